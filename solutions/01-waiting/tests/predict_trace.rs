//! Written by `cargo xtask derive` from lab.toml. Change that, not this.
#![allow(clippy::duplicate_mod, reason = "one scenario for every answer")]

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

/// Compares with the snapshot. A grader that asked has its report, and `got` is none.
fn compare(case: &lab_kit::Case, belief: Option<&str>, got: Option<String>) {
    let Some(got) = got else { return };
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../../labs/01-waiting/tests/snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    if let Some(slug) = belief {
        settings.set_snapshot_suffix(slug);
    }
    settings.bind(|| insta::assert_snapshot!(case.name, got));
}

#[path = "."]
mod solution {
    #[path = "../src/predict_trace.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/predict_trace.rs"]
    mod scenario;

    #[test]
    fn three_workers() {
        let case = lab_kit::Case {
            name: "predict_trace__three_workers",
            plan: "A:300 B:500 C:100",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::prediction_and_run(&case, answer::PREDICTION, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_instant {
    #[path = "../alternatives/predict_trace/by_instant.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/predict_trace.rs"]
    mod scenario;

    #[test]
    fn three_workers() {
        let case = lab_kit::Case {
            name: "predict_trace__three_workers",
            plan: "A:300 B:500 C:100",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::prediction_and_run(&case, answer::PREDICTION, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_rule {
    #[path = "../alternatives/predict_trace/by_rule.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/predict_trace.rs"]
    mod scenario;

    #[test]
    fn three_workers() {
        let case = lab_kit::Case {
            name: "predict_trace__three_workers",
            plan: "A:300 B:500 C:100",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::prediction_and_run(&case, answer::PREDICTION, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_worker {
    #[path = "../alternatives/predict_trace/by_worker.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/predict_trace.rs"]
    mod scenario;

    #[test]
    fn three_workers() {
        let case = lab_kit::Case {
            name: "predict_trace__three_workers",
            plan: "A:300 B:500 C:100",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::prediction_and_run(&case, answer::PREDICTION, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_one_after_another {
    #[path = "../misconceptions/predict_trace/one_after_another.rs"]
    mod answer;

    #[test]
    fn three_workers() {
        let case = lab_kit::Case {
            name: "predict_trace__three_workers",
            plan: "A:300 B:500 C:100",
            rules: super::RULES,
        };
        let belief = Some("one_after_another");
        let got = lab_kit::prediction(&case, answer::PREDICTION);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_one_after_another__2 {
    #[path = "../misconceptions/predict_trace/one_after_another__2.rs"]
    mod answer;

    #[test]
    fn three_workers() {
        let case = lab_kit::Case {
            name: "predict_trace__three_workers",
            plan: "A:300 B:500 C:100",
            rules: super::RULES,
        };
        let belief = Some("one_after_another");
        let got = lab_kit::prediction(&case, answer::PREDICTION);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_done_when_it_resumes {
    #[path = "../misconceptions/predict_trace/done_when_it_resumes.rs"]
    mod answer;

    #[test]
    fn three_workers() {
        let case = lab_kit::Case {
            name: "predict_trace__three_workers",
            plan: "A:300 B:500 C:100",
            rules: super::RULES,
        };
        let belief = Some("done_when_it_resumes");
        let got = lab_kit::prediction(&case, answer::PREDICTION);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_done_when_it_resumes__2 {
    #[path = "../misconceptions/predict_trace/done_when_it_resumes__2.rs"]
    mod answer;

    #[test]
    fn three_workers() {
        let case = lab_kit::Case {
            name: "predict_trace__three_workers",
            plan: "A:300 B:500 C:100",
            rules: super::RULES,
        };
        let belief = Some("done_when_it_resumes");
        let got = lab_kit::prediction(&case, answer::PREDICTION);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_resumes_in_call_order {
    #[path = "../misconceptions/predict_trace/resumes_in_call_order.rs"]
    mod answer;

    #[test]
    fn three_workers() {
        let case = lab_kit::Case {
            name: "predict_trace__three_workers",
            plan: "A:300 B:500 C:100",
            rules: super::RULES,
        };
        let belief = Some("resumes_in_call_order");
        let got = lab_kit::prediction(&case, answer::PREDICTION);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_resumes_in_call_order__2 {
    #[path = "../misconceptions/predict_trace/resumes_in_call_order__2.rs"]
    mod answer;

    #[test]
    fn three_workers() {
        let case = lab_kit::Case {
            name: "predict_trace__three_workers",
            plan: "A:300 B:500 C:100",
            rules: super::RULES,
        };
        let belief = Some("resumes_in_call_order");
        let got = lab_kit::prediction(&case, answer::PREDICTION);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_goes_on_together {
    #[path = "../misconceptions/predict_trace/goes_on_together.rs"]
    mod answer;

    #[test]
    fn three_workers() {
        let case = lab_kit::Case {
            name: "predict_trace__three_workers",
            plan: "A:300 B:500 C:100",
            rules: super::RULES,
        };
        let belief = Some("goes_on_together");
        let got = lab_kit::prediction(&case, answer::PREDICTION);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_goes_on_together__2 {
    #[path = "../misconceptions/predict_trace/goes_on_together__2.rs"]
    mod answer;

    #[test]
    fn three_workers() {
        let case = lab_kit::Case {
            name: "predict_trace__three_workers",
            plan: "A:300 B:500 C:100",
            rules: super::RULES,
        };
        let belief = Some("goes_on_together");
        let got = lab_kit::prediction(&case, answer::PREDICTION);
        super::compare(&case, belief, got);
    }
}
