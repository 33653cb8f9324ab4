//! What keys do, while nothing runs and while something does.

use std::fs::File;
use std::process::{Command, Stdio};

use rustix::process::Signal;

use crate::scene::{ALL, MIRRORS, ORPHANS, PRICES, Scene, file, grade};

/// A watch whose first grade does not end by itself.
fn busy(name: &str) -> Scene {
    let mut scene = Scene::new(name);
    scene.write("slow", "");
    scene.start(&[PRICES]);
    scene.has_run(&[&grade(PRICES)]);
    assert_eq!(scene.members(0), (3, 4));
    scene.remove("slow");
    scene
}

#[test]
fn enter_grades_again() {
    let mut scene = busy("enter");
    scene.key("");
    scene.has_run(&[grade(PRICES).as_str(); 2]);
    scene.is_gone(0);
    scene.is_idle();
    scene.key("");
    scene.has_run(&[grade(PRICES).as_str(); 3]);
}

#[test]
fn q_ends_it_and_what_runs() {
    let mut scene = busy("quit");
    scene.key("q");
    assert_eq!(scene.ends().code(), Some(0));
    scene.is_gone(0);
}

#[test]
fn the_end_of_its_keys_and_a_signal_end_it_and_what_runs() {
    let mut scene = busy("closed");
    drop(scene.watch.as_mut().unwrap().keys.take());
    assert_eq!(scene.ends().code(), Some(0));
    scene.is_gone(0);
    for signal in [Signal::TERM, Signal::INT, Signal::HUP] {
        let mut scene = busy(&format!("signal-{}", signal.as_raw()));
        scene.signal(signal);
        assert_eq!(scene.ends().code(), Some(0), "{signal:?}");
        scene.is_gone(0);
    }
}

#[test]
fn h_and_l_show_theirs_at_once_and_the_grade_begins_anew() {
    for (key, run) in [("h", format!("hint {PRICES}")), ("l", "list".to_string())] {
        let mut scene = busy(&format!("show-{key}"));
        scene.key(key);
        scene.has_run(&[&grade(PRICES), &run, &grade(PRICES)]);
        scene.is_gone(0);
        scene.says(&format!("did {run} Grading {PRICES}. "));
        scene.is_idle();
        scene.key(key);
        scene.has_run(&[&grade(PRICES), &run, &grade(PRICES), &run]);
    }
}

#[test]
fn two_hints_in_a_row_are_two_hints() {
    let mut scene = Scene::watching("hints");
    scene.is_idle();
    scene.key("h\nh\nl");
    let hint = format!("hint {PRICES}");
    scene.has_run(&[&grade(PRICES), &hint, &hint, "list"]);
    scene.is_idle();
}

#[test]
fn n_goes_round_the_exercises_that_have_not_passed() {
    let mut scene = busy("next");
    scene.passes(&[MIRRORS]);
    scene.key("n");
    scene.has_run(&[&grade(PRICES), &grade(ORPHANS)]);
    scene.is_gone(0);
    scene.says(&format!(
        "{ORPHANS}: Ask for orphans at once. {} Grading",
        file(ORPHANS)
    ));
    scene.key("n");
    scene.has_run(&[&grade(PRICES), &grade(ORPHANS), &grade(PRICES)]);
    // What was saved is what the next keys are about.
    scene.write(&file(MIRRORS), "// mine\n");
    scene.has_run(&[
        &grade(PRICES),
        &grade(ORPHANS),
        &grade(PRICES),
        &grade(MIRRORS),
    ]);
    scene.key("h");
    scene.says(&format!("did hint {MIRRORS}"));
}

#[test]
fn a_pass_is_said_and_at_the_end_that_none_is_left() {
    let mut scene = Scene::new("passed");
    scene.write("code", "0");
    scene.passes(&ALL[..2]);
    scene.start(&[ORPHANS]);
    scene.says(&format!(
        "did grade {ORPHANS} n goes to the next exercise that has not passed."
    ));
    scene.is_idle();
    scene.passes(&ALL);
    scene.key("n");
    scene.says("Every exercise passed. Save one to grade it again");
    scene.key("");
    scene.has_run(&[grade(ORPHANS).as_str(); 2]);
}

#[test]
fn where_all_passed_it_begins_with_none_and_still_watches() {
    let mut scene = Scene::new("none-left");
    scene.start(&[]);
    scene.says("Every exercise passed.");
    scene.key("");
    scene.key("h");
    scene.key("l");
    scene.has_run(&["list"]);
    scene.write(&file(MIRRORS), "// mine\n");
    scene.has_run(&["list", &grade(MIRRORS)]);
    scene.is_idle();
}

#[test]
fn without_a_terminal_or_a_pipe_nobody_can_press_a_key() {
    let scene = Scene::new("nobody");
    scene.write("keys", "q\n");
    for stdin in [
        Stdio::null(),
        File::open(scene.path("keys")).unwrap().into(),
    ] {
        let output = scene.command(&[PRICES]).stdin(stdin).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(
            said.starts_with("error: grade --watch takes keys from a terminal"),
            "{said}"
        );
        assert_eq!(output.stdout, b"");
    }
    assert_eq!(scene.runs().len(), 0);
}

/// The whole way, in the real course. A word that names nothing is told before anything is built.
#[test]
fn it_is_what_grade_watch_starts() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    for (word, says) in [
        ("wait", "error: grade --watch takes keys from a terminal"),
        ("mirorrs", "error: no lab or exercise \"mirorrs\""),
    ] {
        let mut command = Command::new(std::env::var("CARGO").unwrap_or("cargo".into()));
        command
            .args(["xtask", "grade", "--watch", word])
            .current_dir(root)
            .env_remove("CARGO_MANIFEST_DIR")
            .stdin(Stdio::null());
        let output = command.output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(says), "{said}");
        assert_eq!(output.status.code(), Some(2), "{said}");
    }
}
