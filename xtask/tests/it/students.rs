//! What a student meets: places of errors, commands, progress, saved copies.

use crate::course::Course;
use crate::ran::run;

#[test]
fn an_error_in_one_answer_leaves_the_other_graded() {
    let course = Course::whole();
    course.solve("order_games");
    course.answer("mirrors", "    let file: String = mirrors;\n    Ok(file)");
    let (code, report) = course.grade(&["06-wait"]);
    assert_eq!(code, 3);
    assert_eq!(report.of("order_games").verdict, "passed");
    let mirrors = report.of("mirrors");
    assert_eq!(mirrors.verdict, "does_not_compile");
    assert!(mirrors.says.contains("mismatched types"), "{mirrors:?}");
    let place = mirrors.place.as_ref().unwrap();
    assert_eq!(place.file, "labs/06-wait/src/mirrors.rs");
    assert_eq!(
        line(&course, &place.file, place.line),
        "    let file: String = mirrors;"
    );
    let rendered = mirrors.rendered.as_ref().unwrap();
    assert!(rendered.contains("error[E0308]") && rendered.contains("labs/06-wait/src/mirrors.rs:"));
    assert!(
        !rendered.contains("/../") && !rendered.contains(course.root().to_str().unwrap()),
        "{rendered}"
    );
}

#[test]
fn a_task_that_is_not_send_has_its_place_in_the_student_s_file_and_an_explanation() {
    let course = Course::whole();
    let spawned = "    let _ = &mirrors;
    tokio::spawn(async {
        let count = std::rc::Rc::new(1);
        tokio::task::yield_now().await;
        drop(count);
    });
    Err(AllFailed)";
    let kept = "    let count = std::rc::Rc::new(mirrors);
    tokio::task::yield_now().await;
    drop(count);
    Err(AllFailed)";
    for (answer, places) in [
        (spawned, &["tokio::spawn", "async", "Rc", "yield_now"][..]),
        (kept, &["Rc", "yield_now", "count"]),
    ] {
        course.answer("mirrors", answer);
        let (code, report) = course.grade(&["mirrors"]);
        let mirrors = report.of("mirrors");
        assert_eq!((code, mirrors.verdict.as_str()), (3, "does_not_compile"));
        let place = mirrors
            .place
            .as_ref()
            .unwrap_or_else(|| panic!("{mirrors:?}"));
        assert_eq!(place.file, "labs/06-wait/src/mirrors.rs");
        let line = line(&course, &place.file, place.line);
        assert!(places.iter().any(|word| line.contains(word)), "{line}");
        assert!(
            mirrors
                .text
                .as_ref()
                .is_some_and(|text| text.contains("must be `Send`")),
            "{mirrors:?}"
        );
    }
}

#[test]
fn a_deleted_file_is_named_with_the_command_that_brings_it_back() {
    let course = Course::whole();
    course.solve("order_games");
    course.remove("labs/06-wait/src/mirrors.rs");
    let (code, report) = course.grade(&["06-wait"]);
    let mirrors = report.of("mirrors");
    assert_eq!((code, mirrors.verdict.as_str()), (3, "does_not_compile"));
    assert_eq!(mirrors.says, "labs/06-wait/src/mirrors.rs is missing.");
    assert!(
        mirrors
            .text
            .as_ref()
            .unwrap()
            .contains("cargo xtask reset mirrors")
    );
    assert_eq!(report.of("order_games").verdict, "passed");
    course.xtask(&["reset", "mirrors"]).exits(0);
    assert_eq!(
        course.grade(&["mirrors"]).1.of("mirrors").verdict,
        "not_attempted"
    );
}

#[test]
fn each_command_works_in_a_subfolder_and_with_short_ids() {
    let course = Course::whole();
    let inside = course.root().join("labs/06-wait/src");
    // Cargo tells where our package is; without it the folders above are tried.
    for cargo_tells in [true, false] {
        for word in ["mirrors", "06-wait/mirrors", "wait/mirrors", "6/mirrors"] {
            let mut command = course.command(&["grade", word]);
            command.current_dir(&inside);
            if !cargo_tells {
                command.env_remove("CARGO_MANIFEST_DIR");
            }
            run(&mut command)
                .exits(1)
                .says(&["06-wait/mirrors: not attempted"]);
        }
    }
    let mut list = course.command(&["list"]);
    run(list.current_dir(&inside))
        .exits(0)
        .says(&["three_prices", "mirrors"]);
    let all = course
        .exercises()
        .iter()
        .filter(|e| e.lab == "06-wait")
        .count();
    for word in ["06-wait", "wait", "06", "6"] {
        assert_eq!(course.grade(&[word]).1.exercises.len(), all, "{word}");
    }
}

#[test]
fn a_wrong_word_suggests_the_nearest_and_exits_2() {
    let course = Course::whole();
    for (args, near) in [
        (&["grade", "mirors"][..], "\"mirrors\""),
        (&["hint", "three_price"], "\"three_prices\""),
        (&["solution", "mirorrs"], "\"mirrors\""),
        (&["reset", "06-wiat"], "\"06-wait\""),
        (&["undo", "yield_or_starv"], "\"yield_or_starve\""),
        (&["explain", "dedlock"], "\"deadlock\""),
        (&["explain", "mirrors/waits_for_al"], "\"waits_for_all\""),
        (&["trace", "mirrors/single_miror"], "\"single_mirror\""),
        (&["garde"], "\"grade\""),
        (&["grade", "--al"], "--all"),
    ] {
        let ran = course.xtask(args).exits(2);
        assert!(
            ran.err.contains("did you mean") && ran.err.contains(near),
            "{args:?}: {}",
            ran.err
        );
        assert_eq!(ran.out, "", "{args:?}");
    }
}

#[test]
fn the_solution_is_shown_to_who_asks_twice_or_passed() {
    let course = Course::whole();
    let solution = || course.xtask(&["solution", "mirrors"]).exits(0).out;
    let first = solution();
    assert!(
        first.contains("has not passed yet") && first.contains("3 hints left"),
        "{first}"
    );
    assert!(!first.contains("+++ "), "{first}");
    let second = solution();
    assert!(
        second.starts_with("--- labs/06-wait/src/mirrors.rs\n+++ "),
        "{second}"
    );
    assert!(
        second.lines().any(|line| line.starts_with("-    todo!(")),
        "{second}"
    );
    assert!(!second.contains("ANCHOR"), "{second}");
    course.solve("three_prices");
    course.xtask(&["grade", "three_prices"]).exits(0);
    let at_once = course.xtask(&["solution", "three_prices"]).exits(0).out;
    assert!(
        at_once.contains("is our solution, line for line"),
        "{at_once}"
    );
}

#[test]
fn hints_are_a_ladder_and_the_report_counts_the_rungs() {
    let course = Course::whole();
    let hint = || course.xtask(&["hint", "mirrors"]).exits(0).out;
    let rungs: Vec<String> = (0..3).map(|_| hint()).collect();
    for (n, rung) in (1..).zip(&rungs) {
        assert!(
            rung.starts_with(&format!("06-wait/mirrors: hint {n} of 3\n")),
            "{rung}"
        );
        assert_eq!(
            rung.contains("cargo xtask solution mirrors"),
            n == 3,
            "{rung}"
        );
    }
    assert!(hint().contains("you have seen its 3 hints"));
    let again = course
        .xtask(&["hint", "mirrors", "--level", "2"])
        .exits(0)
        .out;
    assert_eq!(again, rungs[1]);
    assert_eq!(course.grade(&["mirrors"]).1.of("mirrors").hints_used, 3);
}

#[test]
fn reset_and_undo_bring_back_what_was_there_byte_for_byte() {
    let course = Course::whole();
    let file = course.root().join("labs/06-wait/src/mirrors.rs");
    let starter = std::fs::read(&file).unwrap();
    let mine = b"// mine, \xff, no newline at the end\r\nfn first_success() {}";
    std::fs::write(&file, mine).unwrap();
    course
        .xtask(&["reset", "mirrors"])
        .exits(0)
        .says(&["is the starter again", "cargo xtask undo mirrors"]);
    assert_eq!(std::fs::read(&file).unwrap(), starter);
    course.xtask(&["undo", "mirrors"]).exits(0);
    assert_eq!(std::fs::read(&file).unwrap(), mine);
    // Forced derivation keeps a copy as well.
    course
        .xtask(&["derive", "--force"])
        .exits(0)
        .says(&["saved    labs/06-wait/src/mirrors.rs"]);
    assert_eq!(std::fs::read(&file).unwrap(), starter);
    course.xtask(&["undo", "mirrors"]).exits(0);
    assert_eq!(std::fs::read(&file).unwrap(), mine);
}

#[test]
fn progress_is_kept_and_next_moves_on() {
    let course = Course::whole();
    let ids: Vec<String> = course
        .exercises()
        .iter()
        .map(|exercise| exercise.id())
        .collect();
    course
        .xtask(&["next"])
        .exits(0)
        .says(&[&ids[0], "three_prices.rs:7"]);
    course.solve("three_prices");
    // Bare, it grades the one that is next.
    course.xtask(&["grade"]).exits(0).says(&[&ids[0], "passed"]);
    course.xtask(&["next"]).exits(0).says(&[&ids[1]]);
    course
        .xtask(&["grade"])
        .exits(1)
        .says(&[&ids[1], "not attempted"]);
    let before = course.below("labs/");
    course
        .xtask(&["list"])
        .exits(0)
        .says(&["three_prices", "passed", "yield_or_starve"]);
    let state = course.root().join(".course/state.toml");
    let kept = std::fs::read_to_string(&state).unwrap();
    std::fs::write(
        &state,
        format!("{kept}\n[\"99-old/gone\"]\nverdict = \"passed\"\n"),
    )
    .unwrap();
    course.xtask(&["grade", "--all"]).exits(1).says(&["1 of "]);
    let after = std::fs::read_to_string(&state).unwrap();
    assert!(
        after.contains("[\"99-old/gone\"]\nverdict = \"passed\""),
        "{after}"
    );
    assert_eq!(course.below("labs/"), before, "grade wrote below labs/");
}

fn line(course: &Course, file: &str, line: usize) -> String {
    course.read(file).lines().nth(line - 1).unwrap().to_string()
}
