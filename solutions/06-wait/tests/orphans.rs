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
    #[path = "../src/orphans.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_handles {
    #[path = "../alternatives/orphans/by_handles.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_place {
    #[path = "../alternatives/orphans/by_place.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_stream {
    #[path = "../alternatives/orphans/by_stream.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_awaits_in_sequence {
    #[path = "../misconceptions/orphans/awaits_in_sequence.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
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
    #[path = "../misconceptions/orphans/awaits_in_sequence__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_drops_the_rest {
    #[path = "../misconceptions/orphans/drops_the_rest.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = Some("drops_the_rest");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = Some("drops_the_rest");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
            rules: super::RULES,
        };
        let belief = Some("drops_the_rest");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_drops_the_rest__2 {
    #[path = "../misconceptions/orphans/drops_the_rest__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = Some("drops_the_rest");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = Some("drops_the_rest");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
            rules: super::RULES,
        };
        let belief = Some("drops_the_rest");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_leaves_orphans {
    #[path = "../misconceptions/orphans/leaves_orphans.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = Some("leaves_orphans");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = Some("leaves_orphans");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
            rules: super::RULES,
        };
        let belief = Some("leaves_orphans");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_leaves_orphans__2 {
    #[path = "../misconceptions/orphans/leaves_orphans__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = Some("leaves_orphans");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = Some("leaves_orphans");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
            rules: super::RULES,
        };
        let belief = Some("leaves_orphans");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_leaves_it_to_the_set {
    #[path = "../misconceptions/orphans/leaves_it_to_the_set.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = Some("leaves_it_to_the_set");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = Some("leaves_it_to_the_set");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
            rules: super::RULES,
        };
        let belief = Some("leaves_it_to_the_set");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_leaves_it_to_the_set__2 {
    #[path = "../misconceptions/orphans/leaves_it_to_the_set__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = Some("leaves_it_to_the_set");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = Some("leaves_it_to_the_set");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
            rules: super::RULES,
        };
        let belief = Some("leaves_it_to_the_set");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_reports_the_first_to_come {
    #[path = "../misconceptions/orphans/reports_the_first_to_come.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = Some("reports_the_first_to_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = Some("reports_the_first_to_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
            rules: super::RULES,
        };
        let belief = Some("reports_the_first_to_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_reports_the_first_to_come__2 {
    #[path = "../misconceptions/orphans/reports_the_first_to_come__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/orphans.rs"]
    mod scenario;

    #[test]
    fn one_is_refused() {
        let case = lab_kit::Case {
            name: "orphans__one_is_refused",
            plan: "anna:250 ben:100:fails cleo:400",
            rules: super::RULES,
        };
        let belief = Some("reports_the_first_to_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn two_are_refused() {
        let case = lab_kit::Case {
            name: "orphans__two_are_refused",
            plan: "anna:310:fails ben:90 cleo:130:fails dora:500",
            rules: super::RULES,
        };
        let belief = Some("reports_the_first_to_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn all_arrive() {
        let case = lab_kit::Case {
            name: "orphans__all_arrive",
            plan: "dora:70 anna:180 ben:300",
            rules: super::RULES,
        };
        let belief = Some("reports_the_first_to_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}
