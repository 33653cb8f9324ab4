//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

#[path = "../src/cancel_safe.rs"]
mod answer;
#[path = "scenarios/cancel_safe.rs"]
mod scenario;

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

#[test]
fn ticks_cut_lines() {
    let case = lab_kit::Case {
        name: "cancel_safe__ticks_cut_lines",
        plan: "every:50 hel:20 lo|:60 goo:95 d|:130 bye|:170 end:210",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn no_tick_cuts_a_line() {
    let case = lab_kit::Case {
        name: "cancel_safe__no_tick_cuts_a_line",
        plan: "every:40 so:15 me|:35 one|:70 el:90 se|:115 end:150",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn long_pause() {
    let case = lab_kit::Case {
        name: "cancel_safe__long_pause",
        plan: "every:70 ab:25 c|:180 d:200 ef|:240 end:300",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn quiet_feed() {
    let case = lab_kit::Case {
        name: "cancel_safe__quiet_feed",
        plan: "every:30 ok|:40 yes|:110 end:165",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}
