//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

#[path = "../src/yield_or_starve.rs"]
mod answer;
#[path = "scenarios/yield_or_starve.rs"]
mod scenario;

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

#[test]
fn ten_steps_and_a_ticker() {
    let case = lab_kit::Case {
        name: "yield_or_starve__ten_steps_and_a_ticker",
        plan: "ticker:10:x5 step:10:x10",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn six_short_steps() {
    let case = lab_kit::Case {
        name: "yield_or_starve__six_short_steps",
        plan: "ticker:5:x3 step:7:x6",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn two_kinds_of_steps() {
    let case = lab_kit::Case {
        name: "yield_or_starve__two_kinds_of_steps",
        plan: "ticker:6:x3 load:9:x3 merge:4:x3",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}
