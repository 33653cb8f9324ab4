//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

#[path = "../src/task_group.rs"]
mod answer;
#[path = "scenarios/task_group.rs"]
mod scenario;

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

#[test]
fn one_breaks() {
    let case = lab_kit::Case {
        name: "task_group__one_breaks",
        plan: "windows:400 linux:100 mac:150:fails",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn two_would_break() {
    let case = lab_kit::Case {
        name: "task_group__two_would_break",
        plan: "arm:210:fails linux:80 mac:130:fails windows:480",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn all_succeed() {
    let case = lab_kit::Case {
        name: "task_group__all_succeed",
        plan: "mac:320 linux:70 windows:180",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}
