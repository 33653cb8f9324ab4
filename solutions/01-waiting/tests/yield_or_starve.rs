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
    #[path = "../src/yield_or_starve.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/yield_or_starve.rs"]
    mod scenario;

    #[test]
    fn ten_steps_and_a_ticker() {
        let case = lab_kit::Case {
            name: "yield_or_starve__ten_steps_and_a_ticker",
            plan: "ticker:10:x5 step:10:x10",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn six_short_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__six_short_steps",
            plan: "ticker:5:x3 step:7:x6",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_kinds_of_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__two_kinds_of_steps",
            plan: "ticker:6:x3 load:9:x3 merge:4:x3",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_count {
    #[path = "../alternatives/yield_or_starve/by_count.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/yield_or_starve.rs"]
    mod scenario;

    #[test]
    fn ten_steps_and_a_ticker() {
        let case = lab_kit::Case {
            name: "yield_or_starve__ten_steps_and_a_ticker",
            plan: "ticker:10:x5 step:10:x10",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn six_short_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__six_short_steps",
            plan: "ticker:5:x3 step:7:x6",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_kinds_of_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__two_kinds_of_steps",
            plan: "ticker:6:x3 load:9:x3 merge:4:x3",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_stream {
    #[path = "../alternatives/yield_or_starve/by_stream.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/yield_or_starve.rs"]
    mod scenario;

    #[test]
    fn ten_steps_and_a_ticker() {
        let case = lab_kit::Case {
            name: "yield_or_starve__ten_steps_and_a_ticker",
            plan: "ticker:10:x5 step:10:x10",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn six_short_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__six_short_steps",
            plan: "ticker:5:x3 step:7:x6",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_kinds_of_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__two_kinds_of_steps",
            plan: "ticker:6:x3 load:9:x3 merge:4:x3",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_task {
    #[path = "../alternatives/yield_or_starve/by_task.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/yield_or_starve.rs"]
    mod scenario;

    #[test]
    fn ten_steps_and_a_ticker() {
        let case = lab_kit::Case {
            name: "yield_or_starve__ten_steps_and_a_ticker",
            plan: "ticker:10:x5 step:10:x10",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn six_short_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__six_short_steps",
            plan: "ticker:5:x3 step:7:x6",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_kinds_of_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__two_kinds_of_steps",
            plan: "ticker:6:x3 load:9:x3 merge:4:x3",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_ready_awaits_yield {
    #[path = "../misconceptions/yield_or_starve/ready_awaits_yield.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/yield_or_starve.rs"]
    mod scenario;

    #[test]
    fn ten_steps_and_a_ticker() {
        let case = lab_kit::Case {
            name: "yield_or_starve__ten_steps_and_a_ticker",
            plan: "ticker:10:x5 step:10:x10",
            rules: super::RULES,
        };
        let belief = Some("ready_awaits_yield");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn six_short_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__six_short_steps",
            plan: "ticker:5:x3 step:7:x6",
            rules: super::RULES,
        };
        let belief = Some("ready_awaits_yield");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_kinds_of_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__two_kinds_of_steps",
            plan: "ticker:6:x3 load:9:x3 merge:4:x3",
            rules: super::RULES,
        };
        let belief = Some("ready_awaits_yield");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_ready_awaits_yield__2 {
    #[path = "../misconceptions/yield_or_starve/ready_awaits_yield__2.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/yield_or_starve.rs"]
    mod scenario;

    #[test]
    fn ten_steps_and_a_ticker() {
        let case = lab_kit::Case {
            name: "yield_or_starve__ten_steps_and_a_ticker",
            plan: "ticker:10:x5 step:10:x10",
            rules: super::RULES,
        };
        let belief = Some("ready_awaits_yield");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn six_short_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__six_short_steps",
            plan: "ticker:5:x3 step:7:x6",
            rules: super::RULES,
        };
        let belief = Some("ready_awaits_yield");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_kinds_of_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__two_kinds_of_steps",
            plan: "ticker:6:x3 load:9:x3 merge:4:x3",
            rules: super::RULES,
        };
        let belief = Some("ready_awaits_yield");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_sleeps_to_yield {
    #[path = "../misconceptions/yield_or_starve/sleeps_to_yield.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/yield_or_starve.rs"]
    mod scenario;

    #[test]
    fn ten_steps_and_a_ticker() {
        let case = lab_kit::Case {
            name: "yield_or_starve__ten_steps_and_a_ticker",
            plan: "ticker:10:x5 step:10:x10",
            rules: super::RULES,
        };
        let belief = Some("sleeps_to_yield");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn six_short_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__six_short_steps",
            plan: "ticker:5:x3 step:7:x6",
            rules: super::RULES,
        };
        let belief = Some("sleeps_to_yield");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_kinds_of_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__two_kinds_of_steps",
            plan: "ticker:6:x3 load:9:x3 merge:4:x3",
            rules: super::RULES,
        };
        let belief = Some("sleeps_to_yield");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_sleeps_to_yield__2 {
    #[path = "../misconceptions/yield_or_starve/sleeps_to_yield__2.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/yield_or_starve.rs"]
    mod scenario;

    #[test]
    fn ten_steps_and_a_ticker() {
        let case = lab_kit::Case {
            name: "yield_or_starve__ten_steps_and_a_ticker",
            plan: "ticker:10:x5 step:10:x10",
            rules: super::RULES,
        };
        let belief = Some("sleeps_to_yield");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn six_short_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__six_short_steps",
            plan: "ticker:5:x3 step:7:x6",
            rules: super::RULES,
        };
        let belief = Some("sleeps_to_yield");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_kinds_of_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__two_kinds_of_steps",
            plan: "ticker:6:x3 load:9:x3 merge:4:x3",
            rules: super::RULES,
        };
        let belief = Some("sleeps_to_yield");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_pauses_the_thread {
    #[path = "../misconceptions/yield_or_starve/pauses_the_thread.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/yield_or_starve.rs"]
    mod scenario;

    #[test]
    fn ten_steps_and_a_ticker() {
        let case = lab_kit::Case {
            name: "yield_or_starve__ten_steps_and_a_ticker",
            plan: "ticker:10:x5 step:10:x10",
            rules: super::RULES,
        };
        let belief = Some("pauses_the_thread");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn six_short_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__six_short_steps",
            plan: "ticker:5:x3 step:7:x6",
            rules: super::RULES,
        };
        let belief = Some("pauses_the_thread");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_kinds_of_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__two_kinds_of_steps",
            plan: "ticker:6:x3 load:9:x3 merge:4:x3",
            rules: super::RULES,
        };
        let belief = Some("pauses_the_thread");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_pauses_the_thread__2 {
    #[path = "../misconceptions/yield_or_starve/pauses_the_thread__2.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/yield_or_starve.rs"]
    mod scenario;

    #[test]
    fn ten_steps_and_a_ticker() {
        let case = lab_kit::Case {
            name: "yield_or_starve__ten_steps_and_a_ticker",
            plan: "ticker:10:x5 step:10:x10",
            rules: super::RULES,
        };
        let belief = Some("pauses_the_thread");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn six_short_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__six_short_steps",
            plan: "ticker:5:x3 step:7:x6",
            rules: super::RULES,
        };
        let belief = Some("pauses_the_thread");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_kinds_of_steps() {
        let case = lab_kit::Case {
            name: "yield_or_starve__two_kinds_of_steps",
            plan: "ticker:6:x3 load:9:x3 merge:4:x3",
            rules: super::RULES,
        };
        let belief = Some("pauses_the_thread");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}
