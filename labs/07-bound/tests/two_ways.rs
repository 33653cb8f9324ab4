//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

#[path = "../src/two_ways.rs"]
mod answer;
#[path = "scenarios/two_ways.rs"]
mod scenario;

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

#[test]
fn page_limit_passed() {
    let case = lab_kit::Case {
        name: "two_ways__page_limit_passed",
        plan: "each:950 page:1200 head:500 body:800",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn call_limit_passed() {
    let case = lab_kit::Case {
        name: "two_ways__call_limit_passed",
        plan: "each:200 page:1100 head:450 body:300",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn second_call_too_slow() {
    let case = lab_kit::Case {
        name: "two_ways__second_call_too_slow",
        plan: "each:350 page:1500 head:300 body:900 foot:70",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn all_in_time() {
    let case = lab_kit::Case {
        name: "two_ways__all_in_time",
        plan: "each:400 page:1000 head:210 body:330 foot:130",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn last_call_meets_the_end() {
    let case = lab_kit::Case {
        name: "two_ways__last_call_meets_the_end",
        plan: "each:500 page:900 head:310 body:420 foot:260",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}
