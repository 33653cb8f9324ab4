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
    #[path = "../src/three_prices.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/three_prices.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_in_the_middle",
            plan: "ACME:300 BOLT:100 CREW:250",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_at_the_end() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_at_the_end",
            plan: "DUNE:140 ECHO:410 ACME:60",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn a_few_milliseconds() {
        let case = lab_kit::Case {
            name: "three_prices__a_few_milliseconds",
            plan: "CREW:11 DUNE:7 BOLT:3",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_handles {
    #[path = "../alternatives/three_prices/by_handles.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/three_prices.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_in_the_middle",
            plan: "ACME:300 BOLT:100 CREW:250",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_at_the_end() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_at_the_end",
            plan: "DUNE:140 ECHO:410 ACME:60",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn a_few_milliseconds() {
        let case = lab_kit::Case {
            name: "three_prices__a_few_milliseconds",
            plan: "CREW:11 DUNE:7 BOLT:3",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_join_all {
    #[path = "../alternatives/three_prices/by_join_all.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/three_prices.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_in_the_middle",
            plan: "ACME:300 BOLT:100 CREW:250",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_at_the_end() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_at_the_end",
            plan: "DUNE:140 ECHO:410 ACME:60",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn a_few_milliseconds() {
        let case = lab_kit::Case {
            name: "three_prices__a_few_milliseconds",
            plan: "CREW:11 DUNE:7 BOLT:3",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_place {
    #[path = "../alternatives/three_prices/by_place.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/three_prices.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_in_the_middle",
            plan: "ACME:300 BOLT:100 CREW:250",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_at_the_end() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_at_the_end",
            plan: "DUNE:140 ECHO:410 ACME:60",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn a_few_milliseconds() {
        let case = lab_kit::Case {
            name: "three_prices__a_few_milliseconds",
            plan: "CREW:11 DUNE:7 BOLT:3",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_spawn {
    #[path = "../alternatives/three_prices/by_spawn.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/three_prices.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_in_the_middle",
            plan: "ACME:300 BOLT:100 CREW:250",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_at_the_end() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_at_the_end",
            plan: "DUNE:140 ECHO:410 ACME:60",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn a_few_milliseconds() {
        let case = lab_kit::Case {
            name: "three_prices__a_few_milliseconds",
            plan: "CREW:11 DUNE:7 BOLT:3",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_awaits_in_sequence {
    #[path = "../misconceptions/three_prices/awaits_in_sequence.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/three_prices.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_in_the_middle",
            plan: "ACME:300 BOLT:100 CREW:250",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_at_the_end() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_at_the_end",
            plan: "DUNE:140 ECHO:410 ACME:60",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn a_few_milliseconds() {
        let case = lab_kit::Case {
            name: "three_prices__a_few_milliseconds",
            plan: "CREW:11 DUNE:7 BOLT:3",
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
    #[path = "../misconceptions/three_prices/awaits_in_sequence__2.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/three_prices.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_in_the_middle",
            plan: "ACME:300 BOLT:100 CREW:250",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_at_the_end() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_at_the_end",
            plan: "DUNE:140 ECHO:410 ACME:60",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn a_few_milliseconds() {
        let case = lab_kit::Case {
            name: "three_prices__a_few_milliseconds",
            plan: "CREW:11 DUNE:7 BOLT:3",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_returns_as_they_come {
    #[path = "../misconceptions/three_prices/returns_as_they_come.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/three_prices.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_in_the_middle",
            plan: "ACME:300 BOLT:100 CREW:250",
            rules: super::RULES,
        };
        let belief = Some("returns_as_they_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_at_the_end() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_at_the_end",
            plan: "DUNE:140 ECHO:410 ACME:60",
            rules: super::RULES,
        };
        let belief = Some("returns_as_they_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn a_few_milliseconds() {
        let case = lab_kit::Case {
            name: "three_prices__a_few_milliseconds",
            plan: "CREW:11 DUNE:7 BOLT:3",
            rules: super::RULES,
        };
        let belief = Some("returns_as_they_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_returns_as_they_come__2 {
    #[path = "../misconceptions/three_prices/returns_as_they_come__2.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/three_prices.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_in_the_middle",
            plan: "ACME:300 BOLT:100 CREW:250",
            rules: super::RULES,
        };
        let belief = Some("returns_as_they_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_at_the_end() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_at_the_end",
            plan: "DUNE:140 ECHO:410 ACME:60",
            rules: super::RULES,
        };
        let belief = Some("returns_as_they_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn a_few_milliseconds() {
        let case = lab_kit::Case {
            name: "three_prices__a_few_milliseconds",
            plan: "CREW:11 DUNE:7 BOLT:3",
            rules: super::RULES,
        };
        let belief = Some("returns_as_they_come");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_returns_at_once {
    #[path = "../misconceptions/three_prices/returns_at_once.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/three_prices.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_in_the_middle",
            plan: "ACME:300 BOLT:100 CREW:250",
            rules: super::RULES,
        };
        let belief = Some("returns_at_once");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_at_the_end() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_at_the_end",
            plan: "DUNE:140 ECHO:410 ACME:60",
            rules: super::RULES,
        };
        let belief = Some("returns_at_once");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn a_few_milliseconds() {
        let case = lab_kit::Case {
            name: "three_prices__a_few_milliseconds",
            plan: "CREW:11 DUNE:7 BOLT:3",
            rules: super::RULES,
        };
        let belief = Some("returns_at_once");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_returns_at_once__2 {
    #[path = "../misconceptions/three_prices/returns_at_once__2.rs"]
    mod answer;
    #[path = "../../../labs/01-waiting/tests/scenarios/three_prices.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_in_the_middle",
            plan: "ACME:300 BOLT:100 CREW:250",
            rules: super::RULES,
        };
        let belief = Some("returns_at_once");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_at_the_end() {
        let case = lab_kit::Case {
            name: "three_prices__fastest_at_the_end",
            plan: "DUNE:140 ECHO:410 ACME:60",
            rules: super::RULES,
        };
        let belief = Some("returns_at_once");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn a_few_milliseconds() {
        let case = lab_kit::Case {
            name: "three_prices__a_few_milliseconds",
            plan: "CREW:11 DUNE:7 BOLT:3",
            rules: super::RULES,
        };
        let belief = Some("returns_at_once");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}
