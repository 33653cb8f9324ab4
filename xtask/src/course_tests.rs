//! How words name labs, exercises and cases.

use super::*;
use crate::exit::{self, Exit};
use crate::toy::{Toy, WAIT};

#[test]
fn short_and_long_words_name_labs_and_exercises() {
    let toy = Toy::new("course-words");
    let course = toy.course();
    for word in [
        "06-wait",
        "06",
        "6",
        "wait",
        "wait/",
        "06-wait/mirrors",
        "wait/mirrors",
        "mirrors",
    ] {
        let ids: Vec<String> = course
            .select(word)
            .unwrap()
            .iter()
            .map(|e| e.id())
            .collect();
        assert_eq!(ids, ["06-wait/mirrors"], "{word}");
    }
    assert_eq!(course.exercise("01").unwrap().slug, "three_prices");
    let (exercise, case) = course.case("06-wait/mirrors/near").unwrap();
    assert_eq!((exercise.slug.as_str(), case.ends_ms), ("mirrors", 200));
}

#[test]
fn a_wrong_word_is_a_usage_error_with_the_nearest_name() {
    let toy = Toy::new("course-wrong");
    let course = toy.course();
    let check = |err: anyhow::Error, says: &str| {
        assert_eq!(exit::of(&err), Exit::Usage);
        assert!(err.to_string().starts_with(says), "{err}");
    };
    let select = |word: &str| course.select(word).unwrap_err();
    check(
        select("mirors"),
        "no lab or exercise \"mirors\", did you mean \"mirrors\"?",
    );
    check(
        select("06-wait/miror"),
        "no lab or exercise \"06-wait/miror\", did you mean \"06-wait/mirrors\"?",
    );
    check(
        select("wiat"),
        "no lab or exercise \"wiat\", did you mean \"wait\"?",
    );
    check(
        select("nothing_like_it"),
        "no lab or exercise \"nothing_like_it\" (",
    );
    let case = |word: &str| course.case(word).map(|_| ()).unwrap_err();
    check(
        case("mirrors/naer"),
        "06-wait/mirrors has no case \"naer\", did you mean \"near\"?",
    );
    check(
        case("mirrors"),
        "\"mirrors\" names no case: write EXERCISE/CASE",
    );
}

#[test]
fn a_lab_without_a_manifest_and_a_slug_used_twice_are_errors() {
    let toy = Toy::new("course-twice");
    toy.write("labs/07-more/lab.toml", WAIT);
    let root = toy.root();
    let err = Course::load_at(root).unwrap_err().to_string();
    assert!(
        err.starts_with("labs/07-more/lab.toml: slug \"mirrors\" is taken by labs/06-wait"),
        "{err}"
    );
    toy.remove("labs/07-more/lab.toml");
    let err = Course::load_at(root).unwrap_err().to_string();
    assert_eq!(err, "labs/07-more/lab.toml cannot be read");
    toy.write(
        "labs/07-more/lab.toml",
        &WAIT.replace("\"mirrors\"", "\"others\""),
    );
    let course = Course::load_at(root).unwrap();
    let err = course.exercise("0").unwrap_err();
    assert_eq!(exit::of(&err), Exit::Usage);
}

#[test]
fn a_manifest_that_a_student_broke_is_a_changed_file_of_the_course() {
    let toy = Toy::derived("course-broken");
    toy.write("labs/06-wait/lab.toml", "title = \n");
    let err = Course::load_at(toy.root()).unwrap_err();
    assert_eq!(exit::of(&err), Exit::CourseChanged);
    let says = err.to_string();
    assert!(says.starts_with("labs/06-wait/lab.toml:1: "), "{says}");
    assert!(says.contains("git restore labs/06-wait/lab.toml"), "{says}");
}
