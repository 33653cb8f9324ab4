//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

#[path = "../src/three_prices.rs"]
mod answer;
#[path = "scenarios/three_prices.rs"]
mod scenario;

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

#[test]
fn fastest_in_the_middle() {
    let case = lab_kit::Case {
        name: "three_prices__fastest_in_the_middle",
        plan: "ACME:300 BOLT:100 CREW:250",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn fastest_at_the_end() {
    let case = lab_kit::Case {
        name: "three_prices__fastest_at_the_end",
        plan: "DUNE:140 ECHO:410 ACME:60",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn a_few_milliseconds() {
    let case = lab_kit::Case {
        name: "three_prices__a_few_milliseconds",
        plan: "CREW:11 DUNE:7 BOLT:3",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}
