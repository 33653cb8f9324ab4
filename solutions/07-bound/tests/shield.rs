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
    #[path = "../src/shield.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/shield.rs"]
    mod scenario;

    #[test]
    fn caller_leaves() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves",
            plan: "take:100 give:200 patience:150",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_stays() {
        let case = lab_kit::Case {
            name: "shield__caller_stays",
            plan: "take:80 give:130 patience:400",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_leaves_late() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves_late",
            plan: "take:120 give:310 patience:290",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_channel {
    #[path = "../alternatives/shield/by_channel.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/shield.rs"]
    mod scenario;

    #[test]
    fn caller_leaves() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves",
            plan: "take:100 give:200 patience:150",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_stays() {
        let case = lab_kit::Case {
            name: "shield__caller_stays",
            plan: "take:80 give:130 patience:400",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_leaves_late() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves_late",
            plan: "take:120 give:310 patience:290",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_token {
    #[path = "../alternatives/shield/by_token.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/shield.rs"]
    mod scenario;

    #[test]
    fn caller_leaves() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves",
            plan: "take:100 give:200 patience:150",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_stays() {
        let case = lab_kit::Case {
            name: "shield__caller_stays",
            plan: "take:80 give:130 patience:400",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_leaves_late() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves_late",
            plan: "take:120 give:310 patience:290",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_tracker {
    #[path = "../alternatives/shield/by_tracker.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/shield.rs"]
    mod scenario;

    #[test]
    fn caller_leaves() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves",
            plan: "take:100 give:200 patience:150",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_stays() {
        let case = lab_kit::Case {
            name: "shield__caller_stays",
            plan: "take:80 give:130 patience:400",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_leaves_late() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves_late",
            plan: "take:120 give:310 patience:290",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_awaits_inline {
    #[path = "../misconceptions/shield/awaits_inline.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/shield.rs"]
    mod scenario;

    #[test]
    fn caller_leaves() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves",
            plan: "take:100 give:200 patience:150",
            rules: super::RULES,
        };
        let belief = Some("awaits_inline");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_stays() {
        let case = lab_kit::Case {
            name: "shield__caller_stays",
            plan: "take:80 give:130 patience:400",
            rules: super::RULES,
        };
        let belief = Some("awaits_inline");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_leaves_late() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves_late",
            plan: "take:120 give:310 patience:290",
            rules: super::RULES,
        };
        let belief = Some("awaits_inline");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_awaits_inline__2 {
    #[path = "../misconceptions/shield/awaits_inline__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/shield.rs"]
    mod scenario;

    #[test]
    fn caller_leaves() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves",
            plan: "take:100 give:200 patience:150",
            rules: super::RULES,
        };
        let belief = Some("awaits_inline");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_stays() {
        let case = lab_kit::Case {
            name: "shield__caller_stays",
            plan: "take:80 give:130 patience:400",
            rules: super::RULES,
        };
        let belief = Some("awaits_inline");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_leaves_late() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves_late",
            plan: "take:120 give:310 patience:290",
            rules: super::RULES,
        };
        let belief = Some("awaits_inline");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_spawns_untracked {
    #[path = "../misconceptions/shield/spawns_untracked.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/shield.rs"]
    mod scenario;

    #[test]
    fn caller_leaves() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves",
            plan: "take:100 give:200 patience:150",
            rules: super::RULES,
        };
        let belief = Some("spawns_untracked");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_stays() {
        let case = lab_kit::Case {
            name: "shield__caller_stays",
            plan: "take:80 give:130 patience:400",
            rules: super::RULES,
        };
        let belief = Some("spawns_untracked");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_leaves_late() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves_late",
            plan: "take:120 give:310 patience:290",
            rules: super::RULES,
        };
        let belief = Some("spawns_untracked");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_spawns_untracked__2 {
    #[path = "../misconceptions/shield/spawns_untracked__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/shield.rs"]
    mod scenario;

    #[test]
    fn caller_leaves() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves",
            plan: "take:100 give:200 patience:150",
            rules: super::RULES,
        };
        let belief = Some("spawns_untracked");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_stays() {
        let case = lab_kit::Case {
            name: "shield__caller_stays",
            plan: "take:80 give:130 patience:400",
            rules: super::RULES,
        };
        let belief = Some("spawns_untracked");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_leaves_late() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves_late",
            plan: "take:120 give:310 patience:290",
            rules: super::RULES,
        };
        let belief = Some("spawns_untracked");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_aborts_on_drop {
    #[path = "../misconceptions/shield/aborts_on_drop.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/shield.rs"]
    mod scenario;

    #[test]
    fn caller_leaves() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves",
            plan: "take:100 give:200 patience:150",
            rules: super::RULES,
        };
        let belief = Some("aborts_on_drop");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_stays() {
        let case = lab_kit::Case {
            name: "shield__caller_stays",
            plan: "take:80 give:130 patience:400",
            rules: super::RULES,
        };
        let belief = Some("aborts_on_drop");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_leaves_late() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves_late",
            plan: "take:120 give:310 patience:290",
            rules: super::RULES,
        };
        let belief = Some("aborts_on_drop");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_aborts_on_drop__2 {
    #[path = "../misconceptions/shield/aborts_on_drop__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/shield.rs"]
    mod scenario;

    #[test]
    fn caller_leaves() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves",
            plan: "take:100 give:200 patience:150",
            rules: super::RULES,
        };
        let belief = Some("aborts_on_drop");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_stays() {
        let case = lab_kit::Case {
            name: "shield__caller_stays",
            plan: "take:80 give:130 patience:400",
            rules: super::RULES,
        };
        let belief = Some("aborts_on_drop");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_leaves_late() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves_late",
            plan: "take:120 give:310 patience:290",
            rules: super::RULES,
        };
        let belief = Some("aborts_on_drop");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_shields_each_step {
    #[path = "../misconceptions/shield/shields_each_step.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/shield.rs"]
    mod scenario;

    #[test]
    fn caller_leaves() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves",
            plan: "take:100 give:200 patience:150",
            rules: super::RULES,
        };
        let belief = Some("shields_each_step");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_stays() {
        let case = lab_kit::Case {
            name: "shield__caller_stays",
            plan: "take:80 give:130 patience:400",
            rules: super::RULES,
        };
        let belief = Some("shields_each_step");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_leaves_late() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves_late",
            plan: "take:120 give:310 patience:290",
            rules: super::RULES,
        };
        let belief = Some("shields_each_step");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_shields_each_step__2 {
    #[path = "../misconceptions/shield/shields_each_step__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/shield.rs"]
    mod scenario;

    #[test]
    fn caller_leaves() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves",
            plan: "take:100 give:200 patience:150",
            rules: super::RULES,
        };
        let belief = Some("shields_each_step");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_stays() {
        let case = lab_kit::Case {
            name: "shield__caller_stays",
            plan: "take:80 give:130 patience:400",
            rules: super::RULES,
        };
        let belief = Some("shields_each_step");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn caller_leaves_late() {
        let case = lab_kit::Case {
            name: "shield__caller_leaves_late",
            plan: "take:120 give:310 patience:290",
            rules: super::RULES,
        };
        let belief = Some("shields_each_step");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}
