//! What is kept of progress, by whom it may be written, and what becomes of a broken file.

use super::*;
use crate::toy::Toy;

const OTHERS: &str = "# mine\n[\"99-old/gone\"]\nverdict = \"sublime\" # kept\n\n\
                      [\"06-wait/mirrors\"]   # note\nmood = 'good'\nverdict = 'differs'\n";

#[test]
fn what_other_editions_wrote_is_kept_word_for_word() {
    let toy = Toy::new("state-kept");
    toy.write(PATH, OTHERS);
    State::update(&toy.course(), |state| {
        state.graded("06-wait/mirrors", Verdict::Passed, "0123");
        state.hinted("06-wait/mirrors", 2);
        state.hinted("01-waiting/three_prices", 1);
        state.asked_solution("01-waiting/three_prices");
    })
    .unwrap();
    let text = toy.read(PATH);
    for line in OTHERS.lines().filter(|line| !line.contains("'differs'")) {
        assert!(text.contains(&format!("{line}\n")), "{line} in {text}");
    }
    let state = State::load(&toy.course()).unwrap();
    let mirrors = state.get("06-wait/mirrors");
    assert_eq!(mirrors.verdict, Some(Verdict::Passed));
    assert_eq!(
        (mirrors.hints, mirrors.checks.as_deref()),
        (2, Some("0123"))
    );
    assert_eq!(mirrors.when.map(|when| when.len()), Some(20));
    let prices = state.get("01-waiting/three_prices");
    assert_eq!((prices.hints, prices.asked_solution), (1, true));
    assert_eq!(state.get("99-old/gone").verdict, None);
    assert_eq!(state.get("never/seen"), Progress::default());
}

#[test]
fn each_value_is_replaced_and_not_repeated() {
    let toy = Toy::new("state-twice");
    let mut state = State::load(&toy.course()).unwrap();
    for hints in 1..=3 {
        state.hinted("06-wait/mirrors", hints);
        state.graded("06-wait/mirrors", Verdict::Differs, "0123");
    }
    let head = HEAD.lines().count();
    assert_eq!(state.text.lines().count(), head + 1 + 4, "{}", state.text);
    assert_eq!(state.get("06-wait/mirrors").hints, 3);
    assert_eq!(state.get("06-wait/mirrors").checks, None);
}

#[test]
fn a_broken_file_is_set_aside() {
    for (name, text) in [
        ("state-syntax", "[\"06-wait/mirrors\"]\nhints = \n"),
        ("state-inline", "\"06-wait/mirrors\" = { hints = 1 }\n"),
    ] {
        let toy = Toy::new(name);
        toy.write(PATH, text);
        let state = State::load(&toy.course()).unwrap();
        assert_eq!(state.get("06-wait/mirrors"), Progress::default());
        assert_eq!(toy.read(".course/state.toml.broken"), text);
    }
    let err = check("\n[\"a/b\"]\nhints = \n").unwrap_err().to_string();
    assert!(err.starts_with(".course/state.toml:3: "), "{err}");
}

#[test]
fn a_new_file_says_what_it_is_and_what_may_be_done_with_it() {
    let toy = Toy::new("state-head");
    State::update(&toy.course(), |state| state.hinted("06-wait/mirrors", 1)).unwrap();
    let text = toy.read(PATH);
    assert_eq!(text, format!("{HEAD}\n[\"06-wait/mirrors\"]\nhints = 1\n"));
    assert!(HEAD.lines().all(|line| line.starts_with("# ")));
    assert!(!toy.has(LOCK));
}

#[test]
fn programs_that_record_at_once_lose_nothing_of_each_other() {
    let toy = Toy::new("state-both");
    let course = toy.course();
    let id = |n: usize| format!("06-wait/number{n}");
    thread::scope(|scope| {
        for n in 0..8 {
            let course = &course;
            scope.spawn(move || {
                for hints in 1..=10 {
                    State::update(course, |state| {
                        assert_eq!(state.get(&id(n)).hints, hints - 1);
                        state.hinted(&id(n), hints);
                    })
                    .unwrap();
                }
            });
        }
    });
    let state = State::load(&course).unwrap();
    for n in 0..8 {
        assert_eq!(state.get(&id(n)).hints, 10, "{}", state.text);
    }
}

#[test]
fn a_lock_whose_owner_was_killed_is_taken() {
    let toy = Toy::new("state-stale");
    toy.write(LOCK, "");
    State::update(&toy.course(), |state| state.hinted("06-wait/mirrors", 1)).unwrap();
    assert!(!toy.has(LOCK));
    assert_eq!(
        State::load(&toy.course())
            .unwrap()
            .get("06-wait/mirrors")
            .hints,
        1
    );
}

#[test]
fn words_with_quotes_and_control_characters_come_back() {
    let toy = Toy::new("state-words");
    let mut state = State::load(&toy.course()).unwrap();
    let id = "06-wait/mirrors";
    for (words, back) in [
        (Some("returned \"a\\b\""), Some("returned \"a\\b\"")),
        (Some("two\nlines\u{1b}[0m"), Some("two lines [0m")),
        (None, None),
        (Some("\"\""), Some("\"\"")),
        (Some("later"), Some("later")),
    ] {
        state.departed(id, words);
        assert_eq!(state.get(id).departs.as_deref(), back, "{}", state.text);
        state.graded(id, Verdict::Differs, "");
        check(&state.text).unwrap();
    }
}

#[test]
fn a_pass_counts_for_the_checks_it_was_had_with() {
    let toy = Toy::derived("state-standing");
    let course = toy.course();
    let mirrors = course.exercise("mirrors").unwrap();
    let mut state = State::load(&course).unwrap();
    assert_eq!(state.standing(&course, mirrors), Standing::ToDo);
    let prices = course.exercise("three_prices").unwrap();
    for exercise in [mirrors, prices] {
        let checks = lock::checks(&course, exercise).unwrap();
        state.graded(&exercise.id(), Verdict::Passed, &checks);
        assert_eq!(state.standing(&course, exercise), Standing::Passed);
    }
    assert_eq!(state.pending(&course).map(Exercise::id), None);
    toy.write(&prices.scenario(), "//! Another.\n");
    assert_eq!(state.standing(&course, prices), Standing::PassedEarlier);
    assert_eq!(state.pending(&course).map(Exercise::id), Some(prices.id()));
    state.graded("06-wait/mirrors", Verdict::Differs, "");
    assert_eq!(state.pending(&course).map(Exercise::id), Some(mirrors.id()));
    assert_eq!(state.outdated(&course), [prices]);
}
