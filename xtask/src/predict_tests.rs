//! What is shown before a prediction, and what is said of one.

use super::*;
use crate::exit;
use crate::toy::Toy;

const LISTING: &str = "//! Two workers.\n\nfn main() {\n    // ANCHOR: both\n    both();\n    \
                       // ANCHOR_END: both\n}\n";

#[test]
fn it_shows_the_listing_and_where_to_write() {
    let toy = Toy::predicting("predict-text");
    toy.write("labs/06-wait/examples/listing.rs", LISTING);
    let course = toy.course();
    let exercise = course.exercise("two_workers").unwrap();
    assert_eq!(
        text(&course, exercise, 60).unwrap(),
        "06-wait/two_workers\n\nWrite down what the listing prints.\n\n\
         labs/06-wait/examples/listing.rs\n\n    //! Two workers.\n\n    fn main() {\n        \
         both();\n    }\n\nWrite at labs/06-wait/src/two_workers.rs:5\n\n\
         One line an event: the virtual ms, the first word that it\n\
         prints, the rest. For `D wakes up` at 40 ms, write\n\n    \
         (40, \"D\", \"wakes up\"),\n\nThen run it:  cargo xtask grade two_workers\n"
    );
}

#[test]
fn without_a_word_it_is_the_next_one_and_once_passed_the_first() {
    let toy = Toy::predicting("predict-next");
    let course = toy.course();
    let mut state = State::load(&course).unwrap();
    let id = |state: &State| pending(&course, state).unwrap().id();
    assert_eq!(id(&state), "06-wait/two_workers");
    state.graded("06-wait/two_workers", Verdict::Passed, "");
    assert_eq!(id(&state), "06-wait/two_workers");
    let toy = Toy::new("predict-none");
    let err = pending(&toy.course(), &state).unwrap_err().to_string();
    assert_eq!(err, "no exercise of this course asks for a prediction");
}

const RUN: &str = "0 ms answer called\n0 ms far called\n0 ms near called\n100 ms near failed: \
                   refused\n300 ms far done\n300 ms answer returned 1\n";

/// The toy, with a transcript for the shown case of `mirrors`.
fn mirrors(name: &str) -> Toy {
    let toy = Toy::derived(name);
    toy.write(
        "labs/06-wait/tests/snapshots/mirrors__near.snap",
        &format!("---\n---\n{RUN}"),
    );
    toy
}

#[test]
fn what_happens_is_shown_without_order_and_times() {
    let toy = mirrors("predict-sheet");
    let course = toy.course();
    let (exercise, case) = named(&course, "mirrors/near").unwrap();
    let happens = divergence::lines(RUN);
    let sheet = sheet(exercise, case.unwrap(), &happens, 60);
    let listed = "    answer  called\n    answer  returned 1\n    far     called\n    far     done\n    near    \
                  called\n    near    failed: refused\n";
    assert!(
        sheet.starts_with("06-wait/mirrors, case near\n    near:100:fails mid:200 far:300\n"),
        "{sheet}"
    );
    assert!(sheet.contains(listed), "{sheet}");
    assert!(
        !sheet.contains("300 ms") && sheet.ends_with("    100 answer called\n\n"),
        "{sheet}"
    );
    assert!(
        sheet.lines().all(|line| line.chars().count() <= 60),
        "{sheet}"
    );
}

#[test]
fn a_guess_is_read_from_a_person_or_a_pipe() {
    let happens = divergence::lines(RUN);
    let mut guess = Guess::new(&happens, false);
    typed(
        &mut guess,
        &mut "0 near called\nnonsense\n100 near failed\n\n0 far called\n".as_bytes(),
    )
    .unwrap();
    assert_eq!(guess.left(), 4);
    let mut guess = Guess::new(&happens, false);
    piped(
        &mut guess,
        &mut "# mine\n0 near called\n\n100 near f\n".as_bytes(),
    )
    .unwrap();
    assert_eq!(guess.left(), 4);
    let err = piped(&mut guess, &mut "0 far called\n0 fra called".as_bytes()).unwrap_err();
    assert_eq!(exit::of(&err), Exit::Usage);
    assert!(
        err.to_string()
            .starts_with("line 2 of the guess: there is no \"fra\""),
        "{err}"
    );
}

#[test]
fn what_is_right_is_said_in_words_and_both_stand_beside_each_other() {
    let happens = divergence::lines(RUN);
    let mut guess = Guess::new(&happens, false);
    let late = "0 answer called\n0 near called\n100 near failed\n100 far called\n400 far done\n400 answer returned";
    piped(&mut guess, &mut late.as_bytes()).unwrap();
    let text = said(&guess.score(), &happens, &guess.lines(), 80);
    assert!(
        text.starts_with("5 of 6 lines stand in the right order"),
        "{text}"
    );
    for part in [
        "3 of 6 have the right time.",
        "The first that is wrong: `far called` comes at 0 ms, you have it at 100 ms.",
        "the run",
        "first difference",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let right: String = RUN.replace(" ms", "");
    let mut guess = Guess::new(&happens, false);
    piped(&mut guess, &mut right.as_bytes()).unwrap();
    assert_eq!(
        said(&guess.score(), &happens, &guess.lines(), 80),
        "All 6 lines are right, in order and time.\n"
    );
}

#[test]
fn a_case_is_named_or_the_first_that_is_shown() {
    let toy = mirrors("predict-case");
    let course = toy.course();
    for word in [
        "mirrors",
        "06-wait/mirrors",
        "mirrors/near",
        "wait/mirrors/near",
    ] {
        let (exercise, case) = named(&course, word).unwrap();
        assert_eq!(shown(exercise, case).unwrap().name, "near", "{word}");
    }
    let (exercise, case) = named(&course, "mirrors/all_fail").unwrap();
    let err = shown(exercise, case).unwrap_err();
    assert_eq!(exit::of(&err), Exit::Usage);
    assert!(err.to_string().ends_with("predict mirrors/near"), "{err}");
    for (word, of) in [("mirrors/nera", None), ("mirrors", Some("me"))] {
        let err = run(&course, Some(word), of).unwrap_err();
        assert_eq!(exit::of(&err), Exit::Usage, "{word}");
    }
}
