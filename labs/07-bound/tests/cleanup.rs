//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

#[path = "../src/cleanup.rs"]
mod answer;
#[path = "scenarios/cleanup.rs"]
mod scenario;

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

#[test]
fn told_in_the_second_unit() {
    let case = lab_kit::Case {
        name: "cleanup__told_in_the_second_unit",
        plan: "open:50 unit:30 close:45 stop:100",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn told_in_the_first_unit() {
    let case = lab_kit::Case {
        name: "cleanup__told_in_the_first_unit",
        plan: "open:40 unit:210 close:90 stop:70",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn told_after_three_units() {
    let case = lab_kit::Case {
        name: "cleanup__told_after_three_units",
        plan: "open:20 unit:65 close:110 stop:230",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}
