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
    settings.set_snapshot_path("../../../labs/07-bound/tests/snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    if let Some(slug) = belief {
        settings.set_snapshot_suffix(slug);
    }
    settings.bind(|| insta::assert_snapshot!(case.name, got));
}

#[path = "."]
mod solution {
    #[path = "../src/deaf_task.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_budget {
    #[path = "../alternatives/deaf_task/by_budget.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_select {
    #[path = "../alternatives/deaf_task/by_select.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_task {
    #[path = "../alternatives/deaf_task/by_task.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_token {
    #[path = "../alternatives/deaf_task/by_token.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_handle_runs_on {
    #[path = "../misconceptions/deaf_task/handle_runs_on.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_handle_runs_on__2 {
    #[path = "../misconceptions/deaf_task/handle_runs_on__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_never_yields {
    #[path = "../misconceptions/deaf_task/never_yields.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = Some("never_yields");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = Some("never_yields");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = Some("never_yields");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = Some("never_yields");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = Some("never_yields");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_never_yields__2 {
    #[path = "../misconceptions/deaf_task/never_yields__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = Some("never_yields");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = Some("never_yields");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = Some("never_yields");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = Some("never_yields");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = Some("never_yields");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_limit_seen_late {
    #[path = "../misconceptions/deaf_task/limit_seen_late.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = Some("limit_seen_late");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = Some("limit_seen_late");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = Some("limit_seen_late");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = Some("limit_seen_late");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = Some("limit_seen_late");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_limit_seen_late__2 {
    #[path = "../misconceptions/deaf_task/limit_seen_late__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = Some("limit_seen_late");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = Some("limit_seen_late");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = Some("limit_seen_late");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = Some("limit_seen_late");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = Some("limit_seen_late");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_aborts_without_waiting {
    #[path = "../misconceptions/deaf_task/aborts_without_waiting.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_aborts_without_waiting__2 {
    #[path = "../misconceptions/deaf_task/aborts_without_waiting__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_looks_between_jobs {
    #[path = "../misconceptions/deaf_task/looks_between_jobs.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = Some("looks_between_jobs");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = Some("looks_between_jobs");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = Some("looks_between_jobs");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = Some("looks_between_jobs");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = Some("looks_between_jobs");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_looks_between_jobs__2 {
    #[path = "../misconceptions/deaf_task/looks_between_jobs__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/deaf_task.rs"]
    mod scenario;

    #[test]
    fn jobs_that_wait() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_wait",
            plan: "limit:150 wash:100 dry:120 fold:70",
            rules: super::RULES,
        };
        let belief = Some("looks_between_jobs");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn jobs_that_compute() {
        let case = lab_kit::Case {
            name: "deaf_task__jobs_that_compute",
            plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
            rules: super::RULES,
        };
        let belief = Some("looks_between_jobs");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "deaf_task__all_in_time",
            plan: "limit:500 wash:90 sort:140:computes dry:200",
            rules: super::RULES,
        };
        let belief = Some("looks_between_jobs");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_then_waits() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_then_waits",
            plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
            rules: super::RULES,
        };
        let belief = Some("looks_between_jobs");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn computes_beyond_the_limit() {
        let case = lab_kit::Case {
            name: "deaf_task__computes_beyond_the_limit",
            plan: "limit:120 wash:70 sort:110:computes dry:65",
            rules: super::RULES,
        };
        let belief = Some("looks_between_jobs");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}
