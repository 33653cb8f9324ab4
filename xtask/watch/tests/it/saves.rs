//! What is a save, what is none, and how soon it is graded.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use crate::scene::{ALL, MIRRORS, ORPHANS, PRICES, Scene, file, grade, until};

/// Saves once in this way, then once plainly: just these two saves are graded.
#[track_caller]
fn graded_once(name: &str, save: impl FnOnce(&Scene, &str)) {
    let scene = Scene::watching(name);
    save(&scene, &file(MIRRORS));
    scene.has_run(&[&grade(PRICES), &grade(MIRRORS)]);
    scene.write(&file(ORPHANS), "// other\n");
    scene.has_run(&[&grade(PRICES), &grade(MIRRORS), &grade(ORPHANS)]);
}

#[test]
fn a_file_that_is_overwritten_is_graded_once() {
    graded_once("plain", |scene, file| scene.write(file, "// mine\n"));
}

#[test]
fn a_file_that_is_replaced_by_a_rename_is_graded_once() {
    graded_once("rename", |scene, file| {
        scene.write("labs/06-wait/src/.mirrors.rs.tmp", "// mine\n");
        fs::rename(
            scene.path("labs/06-wait/src/.mirrors.rs.tmp"),
            scene.path(file),
        )
        .unwrap();
    });
}

#[test]
fn a_file_that_is_moved_aside_and_written_anew_is_graded_once() {
    graded_once("aside", |scene, file| {
        scene.write("labs/06-wait/src/4913", "");
        scene.remove("labs/06-wait/src/4913");
        fs::rename(scene.path(file), scene.path(&format!("{file}~"))).unwrap();
        thread::sleep(Duration::from_millis(150));
        scene.write(file, "// mine\n");
        scene.remove(&format!("{file}~"));
    });
}

#[test]
fn a_file_that_is_emptied_first_is_graded_once_and_whole() {
    graded_once("emptied", |scene, file| {
        scene.write(file, "");
        thread::sleep(Duration::from_millis(200));
        scene.write(file, "// mine\n");
    });
}

#[test]
fn a_file_behind_a_linked_folder_is_graded_once() {
    let mut scene = Scene::new("linked");
    fs::rename(scene.path("labs/06-wait"), scene.path("elsewhere")).unwrap();
    std::os::unix::fs::symlink("../elsewhere", scene.path("labs/06-wait")).unwrap();
    scene.start(&[PRICES]);
    scene.has_run(&[&grade(PRICES)]);
    scene.write("elsewhere/src/mirrors.rs", "// mine\n");
    scene.has_run(&[&grade(PRICES), &grade(MIRRORS)]);
    scene.write(&file(ORPHANS), "// other\n");
    scene.has_run(&[&grade(PRICES), &grade(MIRRORS), &grade(ORPHANS)]);
}

#[test]
fn copies_litter_touches_and_what_grading_writes_are_no_saves() {
    let scene = Scene::watching("litter");
    for litter in [
        "mirrors (copy).rs",
        ".mirrors.rs.swp",
        "mirrors.rs~",
        "4913",
        "#mirrors.rs#",
    ] {
        scene.write(&format!("labs/06-wait/src/{litter}"), "// a copy\n");
    }
    for path in [
        "target/debug/x.rs",
        ".course/state.toml",
        "labs/06-wait/src/lib.rs",
    ] {
        scene.write(path, "");
    }
    scene.write(&file(MIRRORS), "// TODO\n");
    scene.write("labs/06-wait/src/mirrors (copy).rs", "// later\n");
    scene.write(&file(ORPHANS), "// other\n");
    scene.has_run(&[&grade(PRICES), &grade(ORPHANS)]);
}

#[test]
fn a_file_that_is_gone_for_good_is_graded_too() {
    let scene = Scene::watching("gone");
    scene.remove(&file(MIRRORS));
    scene.has_run(&[&grade(PRICES), &grade(MIRRORS)]);
}

#[test]
fn of_many_saves_at_once_one_is_graded_and_the_others_are_named() {
    let scene = Scene::watching("many");
    for id in ALL {
        scene.write(&format!("{}.new", file(id)), "// from another branch\n");
    }
    for id in ALL {
        let file = scene.path(&file(id));
        fs::rename(file.with_extension("rs.new"), file).unwrap();
    }
    scene.has_run(&[&grade(PRICES), &grade(PRICES)]);
    scene.says(
        "Saved too, and not graded: 06-wait/mirrors, 06-wait/orphans. All of them: \
         cargo xtask grade --all",
    );
    scene.is_idle();
    assert_eq!(scene.runs().len(), 2);
}

#[test]
fn a_newer_save_ends_the_grade_of_the_older_one_and_all_it_began() {
    let scene = Scene::watching("newer");
    scene.is_idle();
    scene.write("slow", "");
    scene.write(&file(MIRRORS), "// first\n");
    scene.has_run(&[&grade(PRICES), &grade(MIRRORS)]);
    assert_eq!(scene.members(1), (3, 4));
    scene.remove("slow");
    scene.write(&file(MIRRORS), "// second\n");
    scene.has_run(&[&grade(PRICES), &grade(MIRRORS), &grade(MIRRORS)]);
    scene.is_gone(1);
    scene.says(&format!("did grade {MIRRORS}"));
}

#[test]
fn a_save_is_graded_soon() {
    let scene = Scene::watching("soon");
    graded_soon(&scene, &scene.path(&file(MIRRORS)));
}

/// Saves some times to this path and measures how long it takes until a grade runs: 0.3 s and less
/// where the machine has nothing else to do. A busy one is given more.
pub(crate) fn graded_soon(scene: &Scene, path: &Path) {
    let mut times: Vec<Duration> = (0..20)
        .map(|save| {
            scene.is_idle();
            let runs = scene.runs().len();
            let saved = Instant::now();
            fs::write(path, format!("// {save}\n")).unwrap();
            until(|| scene.runs().len() > runs, || scene.out());
            saved.elapsed()
        })
        .collect();
    times.sort();
    let [median, p95, longest] = [9, 18, 19].map(|at| times[at]);
    println!("save to start, wall: median {median:?}, p95 {p95:?}, longest {longest:?}");
    assert!(p95 < Duration::from_secs(1), "{times:?}");
}
