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
    #[path = "../src/order_games.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/order_games.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "order_games__fastest_in_the_middle",
            plan: "oslo:210 lima:90 rome:320",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn slowest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__slowest_asked_first",
            plan: "oslo:400 cork:150 lima:70 rome:260",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__fastest_asked_first",
            plan: "cairo:40 rome:300 oslo:130",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_channel {
    #[path = "../alternatives/order_games/by_channel.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/order_games.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "order_games__fastest_in_the_middle",
            plan: "oslo:210 lima:90 rome:320",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn slowest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__slowest_asked_first",
            plan: "oslo:400 cork:150 lima:70 rome:260",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__fastest_asked_first",
            plan: "cairo:40 rome:300 oslo:130",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_place {
    #[path = "../alternatives/order_games/by_place.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/order_games.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "order_games__fastest_in_the_middle",
            plan: "oslo:210 lima:90 rome:320",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn slowest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__slowest_asked_first",
            plan: "oslo:400 cork:150 lima:70 rome:260",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__fastest_asked_first",
            plan: "cairo:40 rome:300 oslo:130",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_stream {
    #[path = "../alternatives/order_games/by_stream.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/order_games.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "order_games__fastest_in_the_middle",
            plan: "oslo:210 lima:90 rome:320",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn slowest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__slowest_asked_first",
            plan: "oslo:400 cork:150 lima:70 rome:260",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__fastest_asked_first",
            plan: "cairo:40 rome:300 oslo:130",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_awaits_in_sequence {
    #[path = "../misconceptions/order_games/awaits_in_sequence.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/order_games.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "order_games__fastest_in_the_middle",
            plan: "oslo:210 lima:90 rome:320",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn slowest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__slowest_asked_first",
            plan: "oslo:400 cork:150 lima:70 rome:260",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__fastest_asked_first",
            plan: "cairo:40 rome:300 oslo:130",
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
    #[path = "../misconceptions/order_games/awaits_in_sequence__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/order_games.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "order_games__fastest_in_the_middle",
            plan: "oslo:210 lima:90 rome:320",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn slowest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__slowest_asked_first",
            plan: "oslo:400 cork:150 lima:70 rome:260",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__fastest_asked_first",
            plan: "cairo:40 rome:300 oslo:130",
            rules: super::RULES,
        };
        let belief = Some("awaits_in_sequence");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_shows_in_asked_order {
    #[path = "../misconceptions/order_games/shows_in_asked_order.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/order_games.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "order_games__fastest_in_the_middle",
            plan: "oslo:210 lima:90 rome:320",
            rules: super::RULES,
        };
        let belief = Some("shows_in_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn slowest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__slowest_asked_first",
            plan: "oslo:400 cork:150 lima:70 rome:260",
            rules: super::RULES,
        };
        let belief = Some("shows_in_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__fastest_asked_first",
            plan: "cairo:40 rome:300 oslo:130",
            rules: super::RULES,
        };
        let belief = Some("shows_in_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_shows_in_asked_order__2 {
    #[path = "../misconceptions/order_games/shows_in_asked_order__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/order_games.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "order_games__fastest_in_the_middle",
            plan: "oslo:210 lima:90 rome:320",
            rules: super::RULES,
        };
        let belief = Some("shows_in_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn slowest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__slowest_asked_first",
            plan: "oslo:400 cork:150 lima:70 rome:260",
            rules: super::RULES,
        };
        let belief = Some("shows_in_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__fastest_asked_first",
            plan: "cairo:40 rome:300 oslo:130",
            rules: super::RULES,
        };
        let belief = Some("shows_in_asked_order");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_waits_for_all_then_shows {
    #[path = "../misconceptions/order_games/waits_for_all_then_shows.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/order_games.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "order_games__fastest_in_the_middle",
            plan: "oslo:210 lima:90 rome:320",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all_then_shows");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn slowest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__slowest_asked_first",
            plan: "oslo:400 cork:150 lima:70 rome:260",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all_then_shows");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__fastest_asked_first",
            plan: "cairo:40 rome:300 oslo:130",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all_then_shows");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_waits_for_all_then_shows__2 {
    #[path = "../misconceptions/order_games/waits_for_all_then_shows__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/order_games.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "order_games__fastest_in_the_middle",
            plan: "oslo:210 lima:90 rome:320",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all_then_shows");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn slowest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__slowest_asked_first",
            plan: "oslo:400 cork:150 lima:70 rome:260",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all_then_shows");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__fastest_asked_first",
            plan: "cairo:40 rome:300 oslo:130",
            rules: super::RULES,
        };
        let belief = Some("waits_for_all_then_shows");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_returns_as_answered {
    #[path = "../misconceptions/order_games/returns_as_answered.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/order_games.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "order_games__fastest_in_the_middle",
            plan: "oslo:210 lima:90 rome:320",
            rules: super::RULES,
        };
        let belief = Some("returns_as_answered");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn slowest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__slowest_asked_first",
            plan: "oslo:400 cork:150 lima:70 rome:260",
            rules: super::RULES,
        };
        let belief = Some("returns_as_answered");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__fastest_asked_first",
            plan: "cairo:40 rome:300 oslo:130",
            rules: super::RULES,
        };
        let belief = Some("returns_as_answered");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_returns_as_answered__2 {
    #[path = "../misconceptions/order_games/returns_as_answered__2.rs"]
    mod answer;
    #[path = "../../../labs/06-wait/tests/scenarios/order_games.rs"]
    mod scenario;

    #[test]
    fn fastest_in_the_middle() {
        let case = lab_kit::Case {
            name: "order_games__fastest_in_the_middle",
            plan: "oslo:210 lima:90 rome:320",
            rules: super::RULES,
        };
        let belief = Some("returns_as_answered");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn slowest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__slowest_asked_first",
            plan: "oslo:400 cork:150 lima:70 rome:260",
            rules: super::RULES,
        };
        let belief = Some("returns_as_answered");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn fastest_asked_first() {
        let case = lab_kit::Case {
            name: "order_games__fastest_asked_first",
            plan: "cairo:40 rome:300 oslo:130",
            rules: super::RULES,
        };
        let belief = Some("returns_as_answered");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}
