//! What is asked of a student: a question after a pass, a guess before a trace, and what is kept.

use std::io::Write;
use std::process::Stdio;

use crate::course::Course;
use crate::ran::{Ran, run};

impl Course {
    /// Runs a command of the course with this on stdin.
    fn told(&self, args: &[&str], typed: &str) -> Ran {
        let mut command = self.command(args);
        let file = self.root().join("target/typed");
        std::fs::File::create(&file)
            .unwrap()
            .write_all(typed.as_bytes())
            .unwrap();
        command.stdin(Stdio::from(std::fs::File::open(file).unwrap()));
        run(&mut command)
    }

    fn state(&self) -> String {
        std::fs::read_to_string(self.root().join(".course/state.toml")).unwrap()
    }
}

#[test]
fn a_pass_has_a_question_that_changes_no_verdict() {
    let course = Course::whole();
    course.xtask(&["question", "mirrors"]).exits(2);
    course.solve("mirrors");
    let ran = course.xtask(&["grade", "mirrors"]).exits(0);
    ran.says(&[
        "passed",
        "A question about your own trace: cargo xtask question mirrors",
    ]);
    let shown = course.xtask(&["question", "mirrors"]).exits(0);
    shown.says(&[
        "Case nearest_mirror_fails",
        "a) ",
        "b) ",
        "Your answer, a to ",
        "It is ",
    ]);
    assert!(course.state().contains("question = \"skipped\""));
    // Each letter in turn: one of them is right, the others are not, and the verdict stays.
    let says: Vec<bool> = ["a", "b", "c"]
        .iter()
        .map(|letter| {
            let told = course
                .told(&["question", "mirrors"], &format!("{letter}\n"))
                .exits(0);
            let right = told.out.contains("\nRight: ");
            assert_eq!(course.state().contains("question = \"right\""), right);
            right
        })
        .collect();
    assert!(says.iter().filter(|right| **right).count() <= 1);
    assert!(course.state().contains("verdict = \"passed\""));
    let (code, report) = course.grade(&["mirrors"]);
    assert_eq!((code, report.of("mirrors").verdict.as_str()), (0, "passed"));
    // What was edited since is graded first.
    course.answer("mirrors", "    let _ = mirrors;\n    Err(AllFailed)");
    let edited = course.xtask(&["question", "mirrors"]).exits(2);
    assert!(
        edited.err.contains("has changed since it passed"),
        "{}",
        edited.err
    );
}

#[test]
fn a_guess_is_scored_against_the_expected_trace_or_the_student_s_own() {
    let course = Course::whole();
    let nothing = course.xtask(&["predict", "mirrors"]).exits(2);
    nothing.says(&[
        "06-wait/mirrors, case nearest_mirror_fails",
        "near    called",
    ]);
    assert!(
        nothing.err.contains("no guess was given"),
        "{}",
        nothing.err
    );
    assert!(
        nothing
            .err
            .contains("cargo xtask predict mirrors/nearest_mirror_fails < ")
    );
    let right = "0 answer called\n0 far called\n0 mid called\n0 near called\n100 near failed\n250 mid \
                 done\n250 far dropped\n250 answer returned\n";
    let told = |args: &[&str], typed: &str| course.told(&[&["predict"], args].concat(), typed);
    told(&["mirrors"], right)
        .exits(0)
        .says(&["All 8 lines are right"]);
    assert!(
        course.state().contains("predicted = \"8/8\""),
        "{}",
        course.state()
    );
    let wrong = right.replace("100 near", "120 near");
    told(&["mirrors/nearest_mirror_fails"], &wrong)
        .exits(0)
        .says(&[
            "8 of 8 lines stand in the right order",
            "7 of 8",
            "comes at 100 ms, you have it at",
        ]);
    told(&["mirrors"], "100 nera failed").exits(2);
    told(&["mirrors/every_mirror_fails"], right).exits(2);
    // The student's own answer asks nobody.
    course.answer("mirrors", "    let _ = mirrors;\n    Err(AllFailed)");
    told(
        &["mirrors", "--of", "answer"],
        "0 answer called\n0 answer returned\n",
    )
    .exits(0)
    .says(&["All 2 lines are right"]);
}

#[test]
fn grades_at_once_lose_nothing_of_what_the_other_recorded() {
    let course = Course::whole();
    course.xtask(&["list"]).exits(0);
    let slugs: Vec<String> = course.exercises().iter().map(|e| e.slug.clone()).collect();
    let children: Vec<_> = slugs
        .iter()
        .map(|slug| {
            course
                .command(&["hint", slug])
                .stdout(Stdio::null())
                .spawn()
                .unwrap()
        })
        .collect();
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    let state = course.state();
    assert_eq!(state.matches("hints = 1").count(), slugs.len(), "{state}");
}

#[test]
fn the_ladder_is_counted_to_its_last_rung() {
    let course = Course::whole();
    course.answer("mirrors", "    let _ = mirrors;\n    Err(AllFailed)");
    assert_eq!(course.grade(&["mirrors"]).1.of("mirrors").hints_used, 0);
    course
        .xtask(&["hint", "mirrors"])
        .exits(0)
        .says(&["hint 1 of 3", "When you last graded it: "]);
    course.xtask(&["solution", "mirrors"]).exits(0);
    assert_eq!(course.grade(&["mirrors"]).1.of("mirrors").hints_used, 1);
    course.xtask(&["solution", "mirrors"]).exits(0);
    assert_eq!(course.grade(&["mirrors"]).1.of("mirrors").hints_used, 2);
    course.xtask(&["list"]).exits(0).says(&["1 hint, solution"]);
}
