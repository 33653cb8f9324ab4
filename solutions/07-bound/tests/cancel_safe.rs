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
    #[path = "../src/cancel_safe.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cancel_safe.rs"]
    mod scenario;

    #[test]
    fn ticks_cut_lines() {
        let case = lab_kit::Case {
            name: "cancel_safe__ticks_cut_lines",
            plan: "every:50 hel:20 lo|:60 goo:95 d|:130 bye|:170 end:210",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn no_tick_cuts_a_line() {
        let case = lab_kit::Case {
            name: "cancel_safe__no_tick_cuts_a_line",
            plan: "every:40 so:15 me|:35 one|:70 el:90 se|:115 end:150",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn long_pause() {
        let case = lab_kit::Case {
            name: "cancel_safe__long_pause",
            plan: "every:70 ab:25 c|:180 d:200 ef|:240 end:300",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn quiet_feed() {
        let case = lab_kit::Case {
            name: "cancel_safe__quiet_feed",
            plan: "every:30 ok|:40 yes|:110 end:165",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_deadline {
    #[path = "../alternatives/cancel_safe/by_deadline.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cancel_safe.rs"]
    mod scenario;

    #[test]
    fn ticks_cut_lines() {
        let case = lab_kit::Case {
            name: "cancel_safe__ticks_cut_lines",
            plan: "every:50 hel:20 lo|:60 goo:95 d|:130 bye|:170 end:210",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn no_tick_cuts_a_line() {
        let case = lab_kit::Case {
            name: "cancel_safe__no_tick_cuts_a_line",
            plan: "every:40 so:15 me|:35 one|:70 el:90 se|:115 end:150",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn long_pause() {
        let case = lab_kit::Case {
            name: "cancel_safe__long_pause",
            plan: "every:70 ab:25 c|:180 d:200 ef|:240 end:300",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn quiet_feed() {
        let case = lab_kit::Case {
            name: "cancel_safe__quiet_feed",
            plan: "every:30 ok|:40 yes|:110 end:165",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_line {
    #[path = "../alternatives/cancel_safe/by_line.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cancel_safe.rs"]
    mod scenario;

    #[test]
    fn ticks_cut_lines() {
        let case = lab_kit::Case {
            name: "cancel_safe__ticks_cut_lines",
            plan: "every:50 hel:20 lo|:60 goo:95 d|:130 bye|:170 end:210",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn no_tick_cuts_a_line() {
        let case = lab_kit::Case {
            name: "cancel_safe__no_tick_cuts_a_line",
            plan: "every:40 so:15 me|:35 one|:70 el:90 se|:115 end:150",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn long_pause() {
        let case = lab_kit::Case {
            name: "cancel_safe__long_pause",
            plan: "every:70 ab:25 c|:180 d:200 ef|:240 end:300",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn quiet_feed() {
        let case = lab_kit::Case {
            name: "cancel_safe__quiet_feed",
            plan: "every:30 ok|:40 yes|:110 end:165",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod alternative_by_two_loops {
    #[path = "../alternatives/cancel_safe/by_two_loops.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cancel_safe.rs"]
    mod scenario;

    #[test]
    fn ticks_cut_lines() {
        let case = lab_kit::Case {
            name: "cancel_safe__ticks_cut_lines",
            plan: "every:50 hel:20 lo|:60 goo:95 d|:130 bye|:170 end:210",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn no_tick_cuts_a_line() {
        let case = lab_kit::Case {
            name: "cancel_safe__no_tick_cuts_a_line",
            plan: "every:40 so:15 me|:35 one|:70 el:90 se|:115 end:150",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn long_pause() {
        let case = lab_kit::Case {
            name: "cancel_safe__long_pause",
            plan: "every:70 ab:25 c|:180 d:200 ef|:240 end:300",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn quiet_feed() {
        let case = lab_kit::Case {
            name: "cancel_safe__quiet_feed",
            plan: "every:30 ok|:40 yes|:110 end:165",
            rules: super::RULES,
        };
        let belief = None;
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_loses_the_begun_line {
    #[path = "../misconceptions/cancel_safe/loses_the_begun_line.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cancel_safe.rs"]
    mod scenario;

    #[test]
    fn ticks_cut_lines() {
        let case = lab_kit::Case {
            name: "cancel_safe__ticks_cut_lines",
            plan: "every:50 hel:20 lo|:60 goo:95 d|:130 bye|:170 end:210",
            rules: super::RULES,
        };
        let belief = Some("loses_the_begun_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn no_tick_cuts_a_line() {
        let case = lab_kit::Case {
            name: "cancel_safe__no_tick_cuts_a_line",
            plan: "every:40 so:15 me|:35 one|:70 el:90 se|:115 end:150",
            rules: super::RULES,
        };
        let belief = Some("loses_the_begun_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn long_pause() {
        let case = lab_kit::Case {
            name: "cancel_safe__long_pause",
            plan: "every:70 ab:25 c|:180 d:200 ef|:240 end:300",
            rules: super::RULES,
        };
        let belief = Some("loses_the_begun_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn quiet_feed() {
        let case = lab_kit::Case {
            name: "cancel_safe__quiet_feed",
            plan: "every:30 ok|:40 yes|:110 end:165",
            rules: super::RULES,
        };
        let belief = Some("loses_the_begun_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_loses_the_begun_line__2 {
    #[path = "../misconceptions/cancel_safe/loses_the_begun_line__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cancel_safe.rs"]
    mod scenario;

    #[test]
    fn ticks_cut_lines() {
        let case = lab_kit::Case {
            name: "cancel_safe__ticks_cut_lines",
            plan: "every:50 hel:20 lo|:60 goo:95 d|:130 bye|:170 end:210",
            rules: super::RULES,
        };
        let belief = Some("loses_the_begun_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn no_tick_cuts_a_line() {
        let case = lab_kit::Case {
            name: "cancel_safe__no_tick_cuts_a_line",
            plan: "every:40 so:15 me|:35 one|:70 el:90 se|:115 end:150",
            rules: super::RULES,
        };
        let belief = Some("loses_the_begun_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn long_pause() {
        let case = lab_kit::Case {
            name: "cancel_safe__long_pause",
            plan: "every:70 ab:25 c|:180 d:200 ef|:240 end:300",
            rules: super::RULES,
        };
        let belief = Some("loses_the_begun_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn quiet_feed() {
        let case = lab_kit::Case {
            name: "cancel_safe__quiet_feed",
            plan: "every:30 ok|:40 yes|:110 end:165",
            rules: super::RULES,
        };
        let belief = Some("loses_the_begun_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_fresh_sleep {
    #[path = "../misconceptions/cancel_safe/fresh_sleep.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cancel_safe.rs"]
    mod scenario;

    #[test]
    fn ticks_cut_lines() {
        let case = lab_kit::Case {
            name: "cancel_safe__ticks_cut_lines",
            plan: "every:50 hel:20 lo|:60 goo:95 d|:130 bye|:170 end:210",
            rules: super::RULES,
        };
        let belief = Some("fresh_sleep");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn no_tick_cuts_a_line() {
        let case = lab_kit::Case {
            name: "cancel_safe__no_tick_cuts_a_line",
            plan: "every:40 so:15 me|:35 one|:70 el:90 se|:115 end:150",
            rules: super::RULES,
        };
        let belief = Some("fresh_sleep");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn long_pause() {
        let case = lab_kit::Case {
            name: "cancel_safe__long_pause",
            plan: "every:70 ab:25 c|:180 d:200 ef|:240 end:300",
            rules: super::RULES,
        };
        let belief = Some("fresh_sleep");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn quiet_feed() {
        let case = lab_kit::Case {
            name: "cancel_safe__quiet_feed",
            plan: "every:30 ok|:40 yes|:110 end:165",
            rules: super::RULES,
        };
        let belief = Some("fresh_sleep");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_fresh_sleep__2 {
    #[path = "../misconceptions/cancel_safe/fresh_sleep__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cancel_safe.rs"]
    mod scenario;

    #[test]
    fn ticks_cut_lines() {
        let case = lab_kit::Case {
            name: "cancel_safe__ticks_cut_lines",
            plan: "every:50 hel:20 lo|:60 goo:95 d|:130 bye|:170 end:210",
            rules: super::RULES,
        };
        let belief = Some("fresh_sleep");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn no_tick_cuts_a_line() {
        let case = lab_kit::Case {
            name: "cancel_safe__no_tick_cuts_a_line",
            plan: "every:40 so:15 me|:35 one|:70 el:90 se|:115 end:150",
            rules: super::RULES,
        };
        let belief = Some("fresh_sleep");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn long_pause() {
        let case = lab_kit::Case {
            name: "cancel_safe__long_pause",
            plan: "every:70 ab:25 c|:180 d:200 ef|:240 end:300",
            rules: super::RULES,
        };
        let belief = Some("fresh_sleep");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn quiet_feed() {
        let case = lab_kit::Case {
            name: "cancel_safe__quiet_feed",
            plan: "every:30 ok|:40 yes|:110 end:165",
            rules: super::RULES,
        };
        let belief = Some("fresh_sleep");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_pins_the_line {
    #[path = "../misconceptions/cancel_safe/pins_the_line.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cancel_safe.rs"]
    mod scenario;

    #[test]
    fn ticks_cut_lines() {
        let case = lab_kit::Case {
            name: "cancel_safe__ticks_cut_lines",
            plan: "every:50 hel:20 lo|:60 goo:95 d|:130 bye|:170 end:210",
            rules: super::RULES,
        };
        let belief = Some("pins_the_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn no_tick_cuts_a_line() {
        let case = lab_kit::Case {
            name: "cancel_safe__no_tick_cuts_a_line",
            plan: "every:40 so:15 me|:35 one|:70 el:90 se|:115 end:150",
            rules: super::RULES,
        };
        let belief = Some("pins_the_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn long_pause() {
        let case = lab_kit::Case {
            name: "cancel_safe__long_pause",
            plan: "every:70 ab:25 c|:180 d:200 ef|:240 end:300",
            rules: super::RULES,
        };
        let belief = Some("pins_the_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn quiet_feed() {
        let case = lab_kit::Case {
            name: "cancel_safe__quiet_feed",
            plan: "every:30 ok|:40 yes|:110 end:165",
            rules: super::RULES,
        };
        let belief = Some("pins_the_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_pins_the_line__2 {
    #[path = "../misconceptions/cancel_safe/pins_the_line__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cancel_safe.rs"]
    mod scenario;

    #[test]
    fn ticks_cut_lines() {
        let case = lab_kit::Case {
            name: "cancel_safe__ticks_cut_lines",
            plan: "every:50 hel:20 lo|:60 goo:95 d|:130 bye|:170 end:210",
            rules: super::RULES,
        };
        let belief = Some("pins_the_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn no_tick_cuts_a_line() {
        let case = lab_kit::Case {
            name: "cancel_safe__no_tick_cuts_a_line",
            plan: "every:40 so:15 me|:35 one|:70 el:90 se|:115 end:150",
            rules: super::RULES,
        };
        let belief = Some("pins_the_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn long_pause() {
        let case = lab_kit::Case {
            name: "cancel_safe__long_pause",
            plan: "every:70 ab:25 c|:180 d:200 ef|:240 end:300",
            rules: super::RULES,
        };
        let belief = Some("pins_the_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn quiet_feed() {
        let case = lab_kit::Case {
            name: "cancel_safe__quiet_feed",
            plan: "every:30 ok|:40 yes|:110 end:165",
            rules: super::RULES,
        };
        let belief = Some("pins_the_line");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[path = "."]
mod misconception_saves_between_pieces {
    #[path = "../misconceptions/cancel_safe/saves_between_pieces.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cancel_safe.rs"]
    mod scenario;

    #[test]
    fn ticks_cut_lines() {
        let case = lab_kit::Case {
            name: "cancel_safe__ticks_cut_lines",
            plan: "every:50 hel:20 lo|:60 goo:95 d|:130 bye|:170 end:210",
            rules: super::RULES,
        };
        let belief = Some("saves_between_pieces");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn no_tick_cuts_a_line() {
        let case = lab_kit::Case {
            name: "cancel_safe__no_tick_cuts_a_line",
            plan: "every:40 so:15 me|:35 one|:70 el:90 se|:115 end:150",
            rules: super::RULES,
        };
        let belief = Some("saves_between_pieces");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn long_pause() {
        let case = lab_kit::Case {
            name: "cancel_safe__long_pause",
            plan: "every:70 ab:25 c|:180 d:200 ef|:240 end:300",
            rules: super::RULES,
        };
        let belief = Some("saves_between_pieces");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn quiet_feed() {
        let case = lab_kit::Case {
            name: "cancel_safe__quiet_feed",
            plan: "every:30 ok|:40 yes|:110 end:165",
            rules: super::RULES,
        };
        let belief = Some("saves_between_pieces");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}

#[allow(non_snake_case, reason = "the second program of a belief")]
#[path = "."]
mod misconception_saves_between_pieces__2 {
    #[path = "../misconceptions/cancel_safe/saves_between_pieces__2.rs"]
    mod answer;
    #[path = "../../../labs/07-bound/tests/scenarios/cancel_safe.rs"]
    mod scenario;

    #[test]
    fn ticks_cut_lines() {
        let case = lab_kit::Case {
            name: "cancel_safe__ticks_cut_lines",
            plan: "every:50 hel:20 lo|:60 goo:95 d|:130 bye|:170 end:210",
            rules: super::RULES,
        };
        let belief = Some("saves_between_pieces");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn no_tick_cuts_a_line() {
        let case = lab_kit::Case {
            name: "cancel_safe__no_tick_cuts_a_line",
            plan: "every:40 so:15 me|:35 one|:70 el:90 se|:115 end:150",
            rules: super::RULES,
        };
        let belief = Some("saves_between_pieces");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn long_pause() {
        let case = lab_kit::Case {
            name: "cancel_safe__long_pause",
            plan: "every:70 ab:25 c|:180 d:200 ef|:240 end:300",
            rules: super::RULES,
        };
        let belief = Some("saves_between_pieces");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }

    #[test]
    fn quiet_feed() {
        let case = lab_kit::Case {
            name: "cancel_safe__quiet_feed",
            plan: "every:30 ok|:40 yes|:110 end:165",
            rules: super::RULES,
        };
        let belief = Some("saves_between_pieces");
        let got = lab_kit::transcript(&case, scenario::scenario);
        super::compare(&case, belief, got);
    }
}
