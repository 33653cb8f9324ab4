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
    #[path = "../src/mirrors.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_channel {
    #[path = "../alternatives/mirrors/by_channel.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_handles {
    #[path = "../alternatives/mirrors/by_handles.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_select_ok {
    #[path = "../alternatives/mirrors/by_select_ok.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_stream {
    #[path = "../alternatives/mirrors/by_stream.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_awaits_in_sequence {
    #[path = "../misconceptions/mirrors/awaits_in_sequence.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
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
    #[path = "../misconceptions/mirrors/awaits_in_sequence__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_losers_run_on {
    #[path = "../misconceptions/mirrors/losers_run_on.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("losers_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("losers_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("losers_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("losers_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = Some("losers_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_losers_run_on__2 {
    #[path = "../misconceptions/mirrors/losers_run_on__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("losers_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("losers_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("losers_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("losers_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = Some("losers_run_on");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_first_answer_wins {
    #[path = "../misconceptions/mirrors/first_answer_wins.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("first_answer_wins");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("first_answer_wins");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("first_answer_wins");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("first_answer_wins");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = Some("first_answer_wins");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_first_answer_wins__2 {
    #[path = "../misconceptions/mirrors/first_answer_wins__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("first_answer_wins");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("first_answer_wins");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("first_answer_wins");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("first_answer_wins");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = Some("first_answer_wins");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_drops_without_waiting {
    #[path = "../misconceptions/mirrors/drops_without_waiting.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("drops_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("drops_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("drops_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("drops_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = Some("drops_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_drops_without_waiting__2 {
    #[path = "../misconceptions/mirrors/drops_without_waiting__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("drops_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("drops_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("drops_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("drops_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = Some("drops_without_waiting");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_waits_for_all {
    #[path = "../misconceptions/mirrors/waits_for_all.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
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
    #[path = "../misconceptions/mirrors/waits_for_all__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_takes_asked_order {
    #[path = "../misconceptions/mirrors/takes_asked_order.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("takes_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("takes_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("takes_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("takes_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = Some("takes_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_takes_asked_order__2 {
    #[path = "../misconceptions/mirrors/takes_asked_order__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("takes_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("takes_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("takes_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("takes_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = Some("takes_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_keeps_a_sender {
    #[path = "../misconceptions/mirrors/keeps_a_sender.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("keeps_a_sender");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("keeps_a_sender");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("keeps_a_sender");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("keeps_a_sender");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = Some("keeps_a_sender");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_keeps_a_sender__2 {
    #[path = "../misconceptions/mirrors/keeps_a_sender__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/mirrors.rs"]
    mod scenario;

    #[test]
    fn nearest_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__nearest_mirror_fails",
            plan: "near:100:fails mid:250 far:400",
            rules: super::RULES,
        };
        let belief = Some("keeps_a_sender");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn every_mirror_fails() {
        let case = lab_kit::Case {
            name: "mirrors__every_mirror_fails",
            plan: "near:90:fails mid:260:fails far:410:fails",
            rules: super::RULES,
        };
        let belief = Some("keeps_a_sender");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_last() {
        let case = lab_kit::Case {
            name: "mirrors__fastest_asked_last",
            plan: "far:420 mid:280 near:110",
            rules: super::RULES,
        };
        let belief = Some("keeps_a_sender");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn failure_in_between() {
        let case = lab_kit::Case {
            name: "mirrors__failure_in_between",
            plan: "east:330 west:70:fails north:180",
            rules: super::RULES,
        };
        let belief = Some("keeps_a_sender");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn single_mirror() {
        let case = lab_kit::Case {
            name: "mirrors__single_mirror",
            plan: "home:120",
            rules: super::RULES,
        };
        let belief = Some("keeps_a_sender");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}
