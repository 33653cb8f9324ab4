//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

#[path = "../src/shield.rs"]
mod answer;
#[path = "scenarios/shield.rs"]
mod scenario;

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

#[test]
fn caller_leaves() {
    let case = lab_kit::Case {
        name: "shield__caller_leaves",
        plan: "take:100 give:200 patience:150",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn caller_stays() {
    let case = lab_kit::Case {
        name: "shield__caller_stays",
        plan: "take:80 give:130 patience:400",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn caller_leaves_late() {
    let case = lab_kit::Case {
        name: "shield__caller_leaves_late",
        plan: "take:120 give:310 patience:290",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}
