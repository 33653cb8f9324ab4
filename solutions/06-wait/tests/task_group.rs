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
    settings.set_snapshot_path("../../../labs/06-wait/tests/snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    if let Some(slug) = belief {
        settings.set_snapshot_suffix(slug);
    }
    settings.bind(|| insta::assert_snapshot!(case.name, got));
}

#[path = "."]
mod solution {
    #[path = "../src/task_group.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_drain {
    #[path = "../alternatives/task_group/by_drain.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_handles {
    #[path = "../alternatives/task_group/by_handles.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_stream {
    #[path = "../alternatives/task_group/by_stream.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_try_join_all {
    #[path = "../alternatives/task_group/by_try_join_all.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_awaits_in_sequence {
    #[path = "../misconceptions/task_group/awaits_in_sequence.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_awaits_in_sequence__2 {
    #[path = "../misconceptions/task_group/awaits_in_sequence__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_others_run_on {
    #[path = "../misconceptions/task_group/others_run_on.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("others_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("others_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = Some("others_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_others_run_on__2 {
    #[path = "../misconceptions/task_group/others_run_on__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("others_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("others_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = Some("others_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_aborts_without_waiting {
    #[path = "../misconceptions/task_group/aborts_without_waiting.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
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
    #[path = "../misconceptions/task_group/aborts_without_waiting__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = Some("aborts_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_waits_for_all {
    #[path = "../misconceptions/task_group/waits_for_all.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_waits_for_all__2 {
    #[path = "../misconceptions/task_group/waits_for_all__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_waits_in_order {
    #[path = "../misconceptions/task_group/waits_in_order.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("waits_in_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("waits_in_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = Some("waits_in_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_waits_in_order__2 {
    #[path = "../misconceptions/task_group/waits_in_order__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("waits_in_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("waits_in_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = Some("waits_in_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_results_as_they_come {
    #[path = "../misconceptions/task_group/results_as_they_come.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("results_as_they_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("results_as_they_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = Some("results_as_they_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_results_as_they_come__2 {
    #[path = "../misconceptions/task_group/results_as_they_come__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("results_as_they_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("results_as_they_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = Some("results_as_they_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_expects_every_result {
    #[path = "../misconceptions/task_group/expects_every_result.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("expects_every_result");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("expects_every_result");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = Some("expects_every_result");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_expects_every_result__2 {
    #[path = "../misconceptions/task_group/expects_every_result__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/task_group.rs"]
    mod scenario;

    #[test]
    fn one_breaks() {
        let case = lab_kit::Case {
            name: "task_group__one_breaks",
            plan: "windows:400 linux:100 mac:150:fails",
            rules: super::RULES,
        };
        let belief = Some("expects_every_result");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_would_break() {
        let case = lab_kit::Case {
            name: "task_group__two_would_break",
            plan: "arm:210:fails linux:80 mac:130:fails windows:480",
            rules: super::RULES,
        };
        let belief = Some("expects_every_result");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_succeed() {
        let case = lab_kit::Case {
            name: "task_group__all_succeed",
            plan: "mac:320 linux:70 windows:180",
            rules: super::RULES,
        };
        let belief = Some("expects_every_result");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}
