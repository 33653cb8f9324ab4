//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

#[path = "../src/order_games.rs"]
mod answer;
#[path = "scenarios/order_games.rs"]
mod scenario;

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

#[test]
fn fastest_in_the_middle() {
    let case = lab_kit::Case {
        name: "order_games__fastest_in_the_middle",
        plan: "oslo:210 lima:90 rome:320",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn slowest_asked_first() {
    let case = lab_kit::Case {
        name: "order_games__slowest_asked_first",
        plan: "oslo:400 cork:150 lima:70 rome:260",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn fastest_asked_first() {
    let case = lab_kit::Case {
        name: "order_games__fastest_asked_first",
        plan: "cairo:40 rome:300 oslo:130",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}
