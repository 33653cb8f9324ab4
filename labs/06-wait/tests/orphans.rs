//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

#[path = "../src/orphans.rs"]
mod answer;
#[path = "scenarios/orphans.rs"]
mod scenario;

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

#[test]
fn one_is_refused() {
    let case = lab_kit::Case {
        name: "orphans__one_is_refused",
        plan: "anna:250 ben:100:fails cleo:400",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn two_are_refused() {
    let case = lab_kit::Case {
        name: "orphans__two_are_refused",
        plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn all_arrive() {
    let case = lab_kit::Case {
        name: "orphans__all_arrive",
        plan: "dora:70 anna:180 ben:300",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}
