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
    #[path = "../src/cleanup.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cleanup.rs"]
    mod scenario;

    #[test]
    fn told_in_the_second_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_second_unit",
            plan: "open:50 unit:30 close:45 stop:100",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_in_the_first_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_first_unit",
            plan: "open:40 unit:210 close:90 stop:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_after_three_units() {
        let case = lab_kit::Case {
            name: "cleanup__told_after_three_units",
            plan: "open:20 unit:65 close:110 stop:230",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_block {
    #[path = "../alternatives/cleanup/by_block.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cleanup.rs"]
    mod scenario;

    #[test]
    fn told_in_the_second_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_second_unit",
            plan: "open:50 unit:30 close:45 stop:100",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_in_the_first_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_first_unit",
            plan: "open:40 unit:210 close:90 stop:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_after_three_units() {
        let case = lab_kit::Case {
            name: "cleanup__told_after_three_units",
            plan: "open:20 unit:65 close:110 stop:230",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_either {
    #[path = "../alternatives/cleanup/by_either.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cleanup.rs"]
    mod scenario;

    #[test]
    fn told_in_the_second_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_second_unit",
            plan: "open:50 unit:30 close:45 stop:100",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_in_the_first_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_first_unit",
            plan: "open:40 unit:210 close:90 stop:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_after_three_units() {
        let case = lab_kit::Case {
            name: "cleanup__told_after_three_units",
            plan: "open:20 unit:65 close:110 stop:230",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_run_until {
    #[path = "../alternatives/cleanup/by_run_until.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cleanup.rs"]
    mod scenario;

    #[test]
    fn told_in_the_second_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_second_unit",
            plan: "open:50 unit:30 close:45 stop:100",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_in_the_first_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_first_unit",
            plan: "open:40 unit:210 close:90 stop:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_after_three_units() {
        let case = lab_kit::Case {
            name: "cleanup__told_after_three_units",
            plan: "open:20 unit:65 close:110 stop:230",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_task {
    #[path = "../alternatives/cleanup/by_task.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cleanup.rs"]
    mod scenario;

    #[test]
    fn told_in_the_second_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_second_unit",
            plan: "open:50 unit:30 close:45 stop:100",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_in_the_first_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_first_unit",
            plan: "open:40 unit:210 close:90 stop:70",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_after_three_units() {
        let case = lab_kit::Case {
            name: "cleanup__told_after_three_units",
            plan: "open:20 unit:65 close:110 stop:230",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_drop_closes {
    #[path = "../misconceptions/cleanup/drop_closes.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cleanup.rs"]
    mod scenario;

    #[test]
    fn told_in_the_second_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_second_unit",
            plan: "open:50 unit:30 close:45 stop:100",
            rules: super::RULES,
        };
        let belief = Some("drop_closes");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_in_the_first_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_first_unit",
            plan: "open:40 unit:210 close:90 stop:70",
            rules: super::RULES,
        };
        let belief = Some("drop_closes");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_after_three_units() {
        let case = lab_kit::Case {
            name: "cleanup__told_after_three_units",
            plan: "open:20 unit:65 close:110 stop:230",
            rules: super::RULES,
        };
        let belief = Some("drop_closes");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_drop_closes__2 {
    #[path = "../misconceptions/cleanup/drop_closes__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cleanup.rs"]
    mod scenario;

    #[test]
    fn told_in_the_second_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_second_unit",
            plan: "open:50 unit:30 close:45 stop:100",
            rules: super::RULES,
        };
        let belief = Some("drop_closes");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_in_the_first_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_first_unit",
            plan: "open:40 unit:210 close:90 stop:70",
            rules: super::RULES,
        };
        let belief = Some("drop_closes");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_after_three_units() {
        let case = lab_kit::Case {
            name: "cleanup__told_after_three_units",
            plan: "open:20 unit:65 close:110 stop:230",
            rules: super::RULES,
        };
        let belief = Some("drop_closes");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_closes_in_background {
    #[path = "../misconceptions/cleanup/closes_in_background.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cleanup.rs"]
    mod scenario;

    #[test]
    fn told_in_the_second_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_second_unit",
            plan: "open:50 unit:30 close:45 stop:100",
            rules: super::RULES,
        };
        let belief = Some("closes_in_background");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_in_the_first_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_first_unit",
            plan: "open:40 unit:210 close:90 stop:70",
            rules: super::RULES,
        };
        let belief = Some("closes_in_background");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_after_three_units() {
        let case = lab_kit::Case {
            name: "cleanup__told_after_three_units",
            plan: "open:20 unit:65 close:110 stop:230",
            rules: super::RULES,
        };
        let belief = Some("closes_in_background");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_closes_in_background__2 {
    #[path = "../misconceptions/cleanup/closes_in_background__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cleanup.rs"]
    mod scenario;

    #[test]
    fn told_in_the_second_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_second_unit",
            plan: "open:50 unit:30 close:45 stop:100",
            rules: super::RULES,
        };
        let belief = Some("closes_in_background");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_in_the_first_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_first_unit",
            plan: "open:40 unit:210 close:90 stop:70",
            rules: super::RULES,
        };
        let belief = Some("closes_in_background");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_after_three_units() {
        let case = lab_kit::Case {
            name: "cleanup__told_after_three_units",
            plan: "open:20 unit:65 close:110 stop:230",
            rules: super::RULES,
        };
        let belief = Some("closes_in_background");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_looks_between_units {
    #[path = "../misconceptions/cleanup/looks_between_units.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cleanup.rs"]
    mod scenario;

    #[test]
    fn told_in_the_second_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_second_unit",
            plan: "open:50 unit:30 close:45 stop:100",
            rules: super::RULES,
        };
        let belief = Some("looks_between_units");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_in_the_first_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_first_unit",
            plan: "open:40 unit:210 close:90 stop:70",
            rules: super::RULES,
        };
        let belief = Some("looks_between_units");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_after_three_units() {
        let case = lab_kit::Case {
            name: "cleanup__told_after_three_units",
            plan: "open:20 unit:65 close:110 stop:230",
            rules: super::RULES,
        };
        let belief = Some("looks_between_units");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_looks_between_units__2 {
    #[path = "../misconceptions/cleanup/looks_between_units__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cleanup.rs"]
    mod scenario;

    #[test]
    fn told_in_the_second_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_second_unit",
            plan: "open:50 unit:30 close:45 stop:100",
            rules: super::RULES,
        };
        let belief = Some("looks_between_units");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_in_the_first_unit() {
        let case = lab_kit::Case {
            name: "cleanup__told_in_the_first_unit",
            plan: "open:40 unit:210 close:90 stop:70",
            rules: super::RULES,
        };
        let belief = Some("looks_between_units");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn told_after_three_units() {
        let case = lab_kit::Case {
            name: "cleanup__told_after_three_units",
            plan: "open:20 unit:65 close:110 stop:230",
            rules: super::RULES,
        };
        let belief = Some("looks_between_units");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}
