//! How a typed line is read, and how a guess is scored.

use super::*;
use crate::divergence::lines;

const RUN: &str = "   0 ms  answer  called\n   0 ms  far     called\n   0 ms  mid     called\n   0 ms  \
                   near    called\n 100 ms  near    failed: missing\n 250 ms  far     dropped\n 250 ms  \
                   mid     done\n 250 ms  answer  returned Ok(\"file from mid\")\n";

fn run() -> Vec<String> {
    lines(RUN)
}

fn guessed<'a>(happens: &'a [String], typed: &str) -> Guess<'a> {
    let mut guess = Guess::new(happens, false);
    for line in typed.lines() {
        guess.add(line).unwrap();
    }
    guess
}

const RIGHT: &str = "0 answer called\n0 far called\n0 mid called\n0 near called\n100 near failed\n250 far \
                     dropped\n250 mid done\n250 answer returned";

#[test]
fn a_right_guess_is_right_whatever_the_order_within_an_instant() {
    let run = run();
    let other = "100 near failed\n0 near called\n0ms MID called\n0 ms  far   CALLED\n0 answer c\n250 mid \
                 done\n250 far d\n250 answer returned ok(\"file";
    for typed in [RIGHT, other] {
        let guess = guessed(&run, typed);
        assert_eq!(guess.left(), 0);
        assert_eq!(guess.lines(), run);
        let all = Score {
            order: 8,
            times: 8,
            of: 8,
            first_wrong: None,
        };
        assert_eq!(guess.score(), all);
    }
}

#[test]
fn order_and_times_are_scored_apart_and_the_first_wrong_line_is_said() {
    let run = run();
    let check = |typed: &str, order, times, says: &str| {
        let score = guessed(&run, typed).score();
        assert_eq!(
            (score.order, score.times, score.of),
            (order, times, 8),
            "{typed}"
        );
        assert_eq!(score.first_wrong.as_deref(), Some(says), "{typed}");
    };
    // One after another: what was called late is late, and the order of the rest is right.
    check(
        "0 answer called\n0 near called\n100 near failed\n100 mid called\n350 mid done\n350 answer returned",
        5,
        3,
        "`mid called` comes at 0 ms, you have it at 100 ms",
    );
    // All times right but for one that is wrong without a change of order.
    check(
        &RIGHT.replace("100 near failed", "120 near failed"),
        8,
        7,
        "`near failed: missing` comes at 100 ms, you have it at 120 ms",
    );
    // Far is dropped after the return.
    let after = RIGHT.replace("250 far dropped\n", "") + "\n250 far dropped";
    let score = guessed(&run, &after).score();
    assert_eq!((score.order, score.times), (7, 8));
    assert_eq!(
        score.first_wrong.as_deref(),
        Some("at 250 ms, `far dropped` came after the answer returned, expected before it")
    );
    // Nothing but one line.
    check(
        "0 near called",
        1,
        1,
        "`answer called` comes at 0 ms, and you have no such line",
    );
}

#[test]
fn every_transcript_of_the_course_is_a_right_guess_at_itself() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    let course = crate::course::Course::load_at(root.unwrap()).unwrap();
    let mut seen = 0;
    for exercise in course.exercises() {
        let stored = crate::snapshot::Stored::load(&course, exercise).unwrap();
        for case in &exercise.cases {
            let happens = stored.expected(&case.name);
            let mut guess = Guess::new(happens, exercise.order);
            for line in happens {
                guess.add(line).unwrap();
            }
            let score = guess.score();
            assert_eq!((guess.lines(), score.first_wrong), (happens.to_vec(), None));
            assert_eq!((score.order, score.times), (happens.len(), happens.len()));
            seen += 1;
        }
    }
    assert!(seen > 12);
}

#[test]
fn where_the_order_within_an_instant_counts_it_is_scored() {
    let run = run();
    let mut guess = Guess::new(&run, true);
    for line in
        "0 near called\n0 answer called\n0 far called\n0 mid called\n100 near failed\n250 far \
                 dropped\n250 mid done\n250 answer returned"
            .lines()
    {
        guess.add(line).unwrap();
    }
    assert_eq!((guess.score().order, guess.score().times), (7, 8));
}

#[test]
fn events_that_come_more_than_once_are_told_apart_by_time() {
    let run = lines("0 ms  t  tick\n5 ms  t  tick\n9 ms  t  tick\n");
    let guess = guessed(&run, "9 t tick\n0 t tick\n6 t tick");
    let score = guess.score();
    assert_eq!((score.order, score.times), (3, 2));
    assert_eq!(
        score.first_wrong.as_deref(),
        Some("the 2nd `t tick` comes at 5 ms, you have it at 6 ms")
    );
}

#[test]
fn a_line_that_cannot_be_read_is_answered_with_what_there_is() {
    let run = run();
    let mut guess = guessed(&run, "0 near called");
    for (line, says) in [
        (
            "near failed",
            "a line begins with a time, as in `100 near failed`",
        ),
        (
            "99999999999999999999999 near failed",
            "a line begins with a time",
        ),
        ("100", "who, and what?"),
        ("100 ms", "who, and what?"),
        (
            "100 nera failed",
            "there is no \"nera\", did you mean \"near\"? (there are answer, far, mid, near)",
        ),
        (
            "100 near",
            "which of `near called`, `near failed: missing`?",
        ),
        (
            "100 near done",
            "which of `near called`, `near failed: missing`?",
        ),
        (
            "5 near called",
            "`near called` happens once, and you have it already",
        ),
    ] {
        let why = guess.add(line).unwrap_err();
        assert!(why.starts_with(says), "{line}: {why}");
    }
    assert_eq!(guess.left(), 7);
}
