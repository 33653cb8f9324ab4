//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

#[path = "../src/mirrors.rs"]
mod answer;
#[path = "scenarios/mirrors.rs"]
mod scenario;

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

#[test]
fn nearest_mirror_fails() {
    let case = lab_kit::Case {
        name: "mirrors__nearest_mirror_fails",
        plan: "near:100:fails mid:250 far:400",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn every_mirror_fails() {
    let case = lab_kit::Case {
        name: "mirrors__every_mirror_fails",
        plan: "near:90:fails mid:260:fails far:410:fails",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn fastest_asked_last() {
    let case = lab_kit::Case {
        name: "mirrors__fastest_asked_last",
        plan: "far:420 mid:280 near:110",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn failure_in_between() {
    let case = lab_kit::Case {
        name: "mirrors__failure_in_between",
        plan: "east:330 west:70:fails north:180",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn single_mirror() {
    let case = lab_kit::Case {
        name: "mirrors__single_mirror",
        plan: "home:120",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}
