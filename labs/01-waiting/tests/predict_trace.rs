//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

#[path = "../src/predict_trace.rs"]
mod answer;

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

#[test]
fn three_workers() {
    let case = lab_kit::Case {
        name: "predict_trace__three_workers",
        plan: "A:300 B:500 C:100",
        rules: RULES,
    };
    lab_kit::check_prediction(&case, answer::PREDICTION);
}
