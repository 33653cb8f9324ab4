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
    #[path = "../src/two_ways.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/two_ways.rs"]
    mod scenario;

    #[test]
    fn page_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__page_limit_passed",
            plan: "each:950 page:1200 head:500 body:800",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn call_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__call_limit_passed",
            plan: "each:200 page:1100 head:450 body:300",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn second_call_too_slow() {
        let case = lab_kit::Case {
            name: "two_ways__second_call_too_slow",
            plan: "each:350 page:1500 head:300 body:900 foot:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "two_ways__all_in_time",
            plan: "each:400 page:1000 head:210 body:330 foot:130",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn last_call_meets_the_end() {
        let case = lab_kit::Case {
            name: "two_ways__last_call_meets_the_end",
            plan: "each:500 page:900 head:310 body:420 foot:260",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_deadline {
    #[path = "../alternatives/two_ways/by_deadline.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/two_ways.rs"]
    mod scenario;

    #[test]
    fn page_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__page_limit_passed",
            plan: "each:950 page:1200 head:500 body:800",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn call_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__call_limit_passed",
            plan: "each:200 page:1100 head:450 body:300",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn second_call_too_slow() {
        let case = lab_kit::Case {
            name: "two_ways__second_call_too_slow",
            plan: "each:350 page:1500 head:300 body:900 foot:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "two_ways__all_in_time",
            plan: "each:400 page:1000 head:210 body:330 foot:130",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn last_call_meets_the_end() {
        let case = lab_kit::Case {
            name: "two_ways__last_call_meets_the_end",
            plan: "each:500 page:900 head:310 body:420 foot:260",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_select {
    #[path = "../alternatives/two_ways/by_select.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/two_ways.rs"]
    mod scenario;

    #[test]
    fn page_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__page_limit_passed",
            plan: "each:950 page:1200 head:500 body:800",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn call_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__call_limit_passed",
            plan: "each:200 page:1100 head:450 body:300",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn second_call_too_slow() {
        let case = lab_kit::Case {
            name: "two_ways__second_call_too_slow",
            plan: "each:350 page:1500 head:300 body:900 foot:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "two_ways__all_in_time",
            plan: "each:400 page:1000 head:210 body:330 foot:130",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn last_call_meets_the_end() {
        let case = lab_kit::Case {
            name: "two_ways__last_call_meets_the_end",
            plan: "each:500 page:900 head:310 body:420 foot:260",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_stream {
    #[path = "../alternatives/two_ways/by_stream.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/two_ways.rs"]
    mod scenario;

    #[test]
    fn page_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__page_limit_passed",
            plan: "each:950 page:1200 head:500 body:800",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn call_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__call_limit_passed",
            plan: "each:200 page:1100 head:450 body:300",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn second_call_too_slow() {
        let case = lab_kit::Case {
            name: "two_ways__second_call_too_slow",
            plan: "each:350 page:1500 head:300 body:900 foot:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "two_ways__all_in_time",
            plan: "each:400 page:1000 head:210 body:330 foot:130",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn last_call_meets_the_end() {
        let case = lab_kit::Case {
            name: "two_ways__last_call_meets_the_end",
            plan: "each:500 page:900 head:310 body:420 foot:260",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_task {
    #[path = "../alternatives/two_ways/by_task.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/two_ways.rs"]
    mod scenario;

    #[test]
    fn page_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__page_limit_passed",
            plan: "each:950 page:1200 head:500 body:800",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn call_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__call_limit_passed",
            plan: "each:200 page:1100 head:450 body:300",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn second_call_too_slow() {
        let case = lab_kit::Case {
            name: "two_ways__second_call_too_slow",
            plan: "each:350 page:1500 head:300 body:900 foot:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "two_ways__all_in_time",
            plan: "each:400 page:1000 head:210 body:330 foot:130",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn last_call_meets_the_end() {
        let case = lab_kit::Case {
            name: "two_ways__last_call_meets_the_end",
            plan: "each:500 page:900 head:310 body:420 foot:260",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_budget_starts_anew {
    #[path = "../misconceptions/two_ways/budget_starts_anew.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/two_ways.rs"]
    mod scenario;

    #[test]
    fn page_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__page_limit_passed",
            plan: "each:950 page:1200 head:500 body:800",
            rules: super::RULES,
        };
        let belief = Some("budget_starts_anew");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn call_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__call_limit_passed",
            plan: "each:200 page:1100 head:450 body:300",
            rules: super::RULES,
        };
        let belief = Some("budget_starts_anew");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn second_call_too_slow() {
        let case = lab_kit::Case {
            name: "two_ways__second_call_too_slow",
            plan: "each:350 page:1500 head:300 body:900 foot:70",
            rules: super::RULES,
        };
        let belief = Some("budget_starts_anew");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "two_ways__all_in_time",
            plan: "each:400 page:1000 head:210 body:330 foot:130",
            rules: super::RULES,
        };
        let belief = Some("budget_starts_anew");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn last_call_meets_the_end() {
        let case = lab_kit::Case {
            name: "two_ways__last_call_meets_the_end",
            plan: "each:500 page:900 head:310 body:420 foot:260",
            rules: super::RULES,
        };
        let belief = Some("budget_starts_anew");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_budget_starts_anew__2 {
    #[path = "../misconceptions/two_ways/budget_starts_anew__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/two_ways.rs"]
    mod scenario;

    #[test]
    fn page_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__page_limit_passed",
            plan: "each:950 page:1200 head:500 body:800",
            rules: super::RULES,
        };
        let belief = Some("budget_starts_anew");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn call_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__call_limit_passed",
            plan: "each:200 page:1100 head:450 body:300",
            rules: super::RULES,
        };
        let belief = Some("budget_starts_anew");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn second_call_too_slow() {
        let case = lab_kit::Case {
            name: "two_ways__second_call_too_slow",
            plan: "each:350 page:1500 head:300 body:900 foot:70",
            rules: super::RULES,
        };
        let belief = Some("budget_starts_anew");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "two_ways__all_in_time",
            plan: "each:400 page:1000 head:210 body:330 foot:130",
            rules: super::RULES,
        };
        let belief = Some("budget_starts_anew");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn last_call_meets_the_end() {
        let case = lab_kit::Case {
            name: "two_ways__last_call_meets_the_end",
            plan: "each:500 page:900 head:310 body:420 foot:260",
            rules: super::RULES,
        };
        let belief = Some("budget_starts_anew");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_one_clock_for_all {
    #[path = "../misconceptions/two_ways/one_clock_for_all.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/two_ways.rs"]
    mod scenario;

    #[test]
    fn page_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__page_limit_passed",
            plan: "each:950 page:1200 head:500 body:800",
            rules: super::RULES,
        };
        let belief = Some("one_clock_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn call_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__call_limit_passed",
            plan: "each:200 page:1100 head:450 body:300",
            rules: super::RULES,
        };
        let belief = Some("one_clock_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn second_call_too_slow() {
        let case = lab_kit::Case {
            name: "two_ways__second_call_too_slow",
            plan: "each:350 page:1500 head:300 body:900 foot:70",
            rules: super::RULES,
        };
        let belief = Some("one_clock_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "two_ways__all_in_time",
            plan: "each:400 page:1000 head:210 body:330 foot:130",
            rules: super::RULES,
        };
        let belief = Some("one_clock_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn last_call_meets_the_end() {
        let case = lab_kit::Case {
            name: "two_ways__last_call_meets_the_end",
            plan: "each:500 page:900 head:310 body:420 foot:260",
            rules: super::RULES,
        };
        let belief = Some("one_clock_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_one_clock_for_all__2 {
    #[path = "../misconceptions/two_ways/one_clock_for_all__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/two_ways.rs"]
    mod scenario;

    #[test]
    fn page_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__page_limit_passed",
            plan: "each:950 page:1200 head:500 body:800",
            rules: super::RULES,
        };
        let belief = Some("one_clock_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn call_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__call_limit_passed",
            plan: "each:200 page:1100 head:450 body:300",
            rules: super::RULES,
        };
        let belief = Some("one_clock_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn second_call_too_slow() {
        let case = lab_kit::Case {
            name: "two_ways__second_call_too_slow",
            plan: "each:350 page:1500 head:300 body:900 foot:70",
            rules: super::RULES,
        };
        let belief = Some("one_clock_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "two_ways__all_in_time",
            plan: "each:400 page:1000 head:210 body:330 foot:130",
            rules: super::RULES,
        };
        let belief = Some("one_clock_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn last_call_meets_the_end() {
        let case = lab_kit::Case {
            name: "two_ways__last_call_meets_the_end",
            plan: "each:500 page:900 head:310 body:420 foot:260",
            rules: super::RULES,
        };
        let belief = Some("one_clock_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_handle_runs_on {
    #[path = "../misconceptions/two_ways/handle_runs_on.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/two_ways.rs"]
    mod scenario;

    #[test]
    fn page_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__page_limit_passed",
            plan: "each:950 page:1200 head:500 body:800",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn call_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__call_limit_passed",
            plan: "each:200 page:1100 head:450 body:300",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn second_call_too_slow() {
        let case = lab_kit::Case {
            name: "two_ways__second_call_too_slow",
            plan: "each:350 page:1500 head:300 body:900 foot:70",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "two_ways__all_in_time",
            plan: "each:400 page:1000 head:210 body:330 foot:130",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn last_call_meets_the_end() {
        let case = lab_kit::Case {
            name: "two_ways__last_call_meets_the_end",
            plan: "each:500 page:900 head:310 body:420 foot:260",
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
    #[path = "../misconceptions/two_ways/handle_runs_on__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/two_ways.rs"]
    mod scenario;

    #[test]
    fn page_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__page_limit_passed",
            plan: "each:950 page:1200 head:500 body:800",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn call_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__call_limit_passed",
            plan: "each:200 page:1100 head:450 body:300",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn second_call_too_slow() {
        let case = lab_kit::Case {
            name: "two_ways__second_call_too_slow",
            plan: "each:350 page:1500 head:300 body:900 foot:70",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "two_ways__all_in_time",
            plan: "each:400 page:1000 head:210 body:330 foot:130",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn last_call_meets_the_end() {
        let case = lab_kit::Case {
            name: "two_ways__last_call_meets_the_end",
            plan: "each:500 page:900 head:310 body:420 foot:260",
            rules: super::RULES,
        };
        let belief = Some("handle_runs_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_looks_after_the_call {
    #[path = "../misconceptions/two_ways/looks_after_the_call.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/two_ways.rs"]
    mod scenario;

    #[test]
    fn page_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__page_limit_passed",
            plan: "each:950 page:1200 head:500 body:800",
            rules: super::RULES,
        };
        let belief = Some("looks_after_the_call");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn call_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__call_limit_passed",
            plan: "each:200 page:1100 head:450 body:300",
            rules: super::RULES,
        };
        let belief = Some("looks_after_the_call");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn second_call_too_slow() {
        let case = lab_kit::Case {
            name: "two_ways__second_call_too_slow",
            plan: "each:350 page:1500 head:300 body:900 foot:70",
            rules: super::RULES,
        };
        let belief = Some("looks_after_the_call");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "two_ways__all_in_time",
            plan: "each:400 page:1000 head:210 body:330 foot:130",
            rules: super::RULES,
        };
        let belief = Some("looks_after_the_call");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn last_call_meets_the_end() {
        let case = lab_kit::Case {
            name: "two_ways__last_call_meets_the_end",
            plan: "each:500 page:900 head:310 body:420 foot:260",
            rules: super::RULES,
        };
        let belief = Some("looks_after_the_call");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_looks_after_the_call__2 {
    #[path = "../misconceptions/two_ways/looks_after_the_call__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/two_ways.rs"]
    mod scenario;

    #[test]
    fn page_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__page_limit_passed",
            plan: "each:950 page:1200 head:500 body:800",
            rules: super::RULES,
        };
        let belief = Some("looks_after_the_call");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn call_limit_passed() {
        let case = lab_kit::Case {
            name: "two_ways__call_limit_passed",
            plan: "each:200 page:1100 head:450 body:300",
            rules: super::RULES,
        };
        let belief = Some("looks_after_the_call");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn second_call_too_slow() {
        let case = lab_kit::Case {
            name: "two_ways__second_call_too_slow",
            plan: "each:350 page:1500 head:300 body:900 foot:70",
            rules: super::RULES,
        };
        let belief = Some("looks_after_the_call");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_in_time() {
        let case = lab_kit::Case {
            name: "two_ways__all_in_time",
            plan: "each:400 page:1000 head:210 body:330 foot:130",
            rules: super::RULES,
        };
        let belief = Some("looks_after_the_call");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn last_call_meets_the_end() {
        let case = lab_kit::Case {
            name: "two_ways__last_call_meets_the_end",
            plan: "each:500 page:900 head:310 body:420 foot:260",
            rules: super::RULES,
        };
        let belief = Some("looks_after_the_call");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}
