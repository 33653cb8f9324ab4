//! File systems that give no notice of a change: the files are looked at now and then.

use std::fs;
use std::process::Command;

use crate::saves::graded_soon;
use crate::scene::{MIRRORS, PRICES, Scene, file, grade};

/// A second name of the same file, in a folder that is not watched: a write by that name changes the
/// file, and no notice comes, as from another machine on a network mount.
#[test]
fn a_save_without_an_event_is_graded_and_said_once() {
    let mut scene = Scene::new("silent");
    fs::hard_link(scene.path(&file(MIRRORS)), scene.path("far.rs")).unwrap();
    scene.start(&[PRICES]);
    scene.has_run(&[&grade(PRICES)]);
    fs::write(scene.path("far.rs"), "// from afar\n").unwrap();
    scene.has_run(&[&grade(PRICES), &grade(MIRRORS)]);
    let deaf = "This folder sends no events: its files are looked at five times a second instead.";
    scene.says(deaf);
    fs::write(scene.path("far.rs"), "// from afar again\n").unwrap();
    scene.has_run(&[&grade(PRICES), &grade(MIRRORS), &grade(MIRRORS)]);
    graded_soon(&scene, &scene.path("far.rs"));
    assert_eq!(scene.said().matches(deaf).count(), 1);
}

/// Three files are open from the start, and notices need three more.
#[test]
fn where_there_can_be_no_events_it_says_why_and_looks() {
    let mut scene = Scene::new("no-notices");
    let watch = scene.command(&[]);
    let mut command = Command::new("sh");
    command
        .args(["-c", "ulimit -S -n 5; exec \"$0\" \"$@\""])
        .arg(watch.get_program())
        .args(watch.get_args());
    scene.start_by(command);
    scene.says("This folder sends no events (Too many open files");
    scene.write(&file(MIRRORS), "// mine\n");
    scene.says(&format!("Grading {MIRRORS}."));
}

#[test]
fn with_events_nothing_is_said_of_them() {
    let scene = Scene::watching("events");
    scene.write(&file(MIRRORS), "// mine\n");
    scene.has_run(&[&grade(PRICES), &grade(MIRRORS)]);
    scene.is_idle();
    assert!(!scene.said().contains("sends no events"), "{}", scene.out());
}

#[test]
fn after_some_seconds_without_a_save_it_says_how_to_grade_by_hand() {
    let scene = Scene::watching("quiet");
    scene.says(
        "No save seen so far. Enter grades now; so does, in another terminal: cargo xtask grade prices",
    );
    // Once: the next thing said is about the save.
    scene.write(&file(MIRRORS), "// mine\n");
    scene.has_run(&[&grade(PRICES), &grade(MIRRORS)]);
    scene.is_idle();
    assert_eq!(scene.said().matches("No save seen").count(), 1);
}
