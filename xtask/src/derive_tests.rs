//! What `derive` writes, refuses, removes and names.

use super::*;
use crate::toy::Toy;

const STARTER: &str = "labs/06-wait/src/mirrors.rs";
const SOLUTION: &str = "solutions/06-wait/src/mirrors.rs";

fn run(toy: &Toy, mode: Mode) -> Exit {
    derive(&toy.course(), mode).unwrap().1
}

#[test]
fn derived_files_are_up_to_date_at_once() {
    let toy = Toy::new("derive-once");
    assert_eq!(run(&toy, Mode::Check), Exit::NotPassed);
    assert!(!toy.has(STARTER));
    assert_eq!(run(&toy, Mode::Write), Exit::Passed);
    assert_eq!(run(&toy, Mode::Check), Exit::Passed);
    let starter = toy.read(STARTER);
    assert!(starter.contains("    // TODO(first)\n    todo!(\"first of {mirrors:?}\")\n"));
    let lock = toy.read("course.lock");
    assert!(lock.contains("  labs/06-wait/src/mirrors.rs  starter\n"));
    assert!(lock.contains("  labs/06-wait/tests/mirrors.rs\n") && !lock.contains("solutions/"));
    toy.write(STARTER, &starter.replace('\n', "\r\n"));
    assert_eq!(run(&toy, Mode::Check), Exit::Passed);
}

#[test]
fn a_new_solution_makes_a_new_starter() {
    let toy = Toy::derived("derive-anew");
    toy.write(
        SOLUTION,
        &toy.read(SOLUTION).replace("Asks all", "Asks each"),
    );
    assert_eq!(run(&toy, Mode::Check), Exit::NotPassed);
    assert_eq!(run(&toy, Mode::Write), Exit::Passed);
    assert!(toy.read(STARTER).contains("/// Asks each."));
}

#[test]
fn an_edited_starter_is_left_and_all_else_is_derived() {
    let toy = Toy::derived("derive-edited");
    toy.write(STARTER, "fn mine() {}");
    let found = compare(&toy.course()).unwrap();
    assert_eq!((found.stale.len(), found.edited.len()), (0, 1));
    let mount = toy.read("labs/06-wait/tests/mirrors.rs");
    toy.write("labs/06-wait/tests/mirrors.rs", "");
    assert_eq!(run(&toy, Mode::Write), Exit::NotPassed);
    assert_eq!(toy.read(STARTER), "fn mine() {}");
    assert_eq!(toy.read("labs/06-wait/tests/mirrors.rs"), mount);
    assert_eq!(run(&toy, Mode::Force), Exit::Passed);
    assert!(toy.read(STARTER).contains("TODO(first)"));
    let copies = fs::read_dir(toy.course().path(".course/saved/06-wait/mirrors")).unwrap();
    let copies: Vec<_> = copies
        .map(|copy| fs::read(copy.unwrap().path()).unwrap())
        .collect();
    assert_eq!(copies, [b"fn mine() {}"]);
}

#[test]
fn a_mount_without_an_exercise_is_removed_if_it_is_ours() {
    let toy = Toy::derived("derive-gone");
    let old = "solutions/06-wait/tests/old.rs";
    toy.write(old, &toy.read("labs/06-wait/tests/mirrors.rs"));
    toy.write("labs/06-wait/tests/hand_written.rs", "//! Not ours.\n");
    assert_eq!(run(&toy, Mode::Check), Exit::NotPassed);
    let compared = super::compare(&toy.course()).unwrap();
    assert_eq!(
        compared.stale_paths().collect::<Vec<_>>(),
        ["course.lock", old],
        "the lock will list hand_written.rs"
    );
    assert_eq!(run(&toy, Mode::Write), Exit::Passed);
    assert!(!toy.has(old) && toy.has("labs/06-wait/tests/hand_written.rs"));
}

#[test]
fn without_a_solution_nothing_is_written_and_it_is_named() {
    let toy = Toy::derived("derive-none");
    toy.remove(SOLUTION);
    toy.write("course.lock", "");
    let err = derive(&toy.course(), Mode::Force).unwrap_err().to_string();
    assert!(
        err.starts_with("solutions/06-wait/src/mirrors.rs cannot be read"),
        "{err}"
    );
    assert_eq!(toy.read("course.lock"), "");
}
