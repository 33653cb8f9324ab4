//! Files that must be there, and files that nothing knows.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::Result;

use super::Finding;
use crate::answer;
use crate::course::Course;
use crate::lab::{Exercise, Lab, Misconception, Mounted};

/// Beliefs an exercise tells apart, and right answers in another style, at least.
const AT_LEAST: usize = 2;

/// What is missing or thin in one exercise.
pub(super) fn missing(course: &Course, exercise: &Exercise) -> Vec<Finding> {
    let mut found = Vec::new();
    let toml = format!("labs/{}/lab.toml", exercise.lab);
    let mut say = |check, says: String, mend: &str| {
        found.push(Finding::new(exercise, check, says, mend));
    };
    for shown in [true, false] {
        // Who predicts has to see the plan.
        let wanted = shown || exercise.listing.is_none();
        if wanted && !exercise.cases.iter().any(|case| case.shown == shown) {
            let kind = if shown { "shown" } else { "unshown" };
            say(
                "cases",
                format!("{toml} has no {kind} case"),
                "add one, with delays of its own",
            );
        }
    }
    let alternatives = alternatives(course, exercise).len();
    if alternatives < AT_LEAST {
        say(
            "alternatives",
            format!(
                "{} holds {alternatives} right answers in another style",
                exercise.alternatives()
            ),
            "write two at least: nothing but the lesson may be graded",
        );
    }
    if exercise.misconceptions.len() < AT_LEAST {
        say(
            "misconceptions",
            format!(
                "{toml} names {} misconceptions",
                exercise.misconceptions.len()
            ),
            "name two at least, from what people really believe",
        );
    }
    for misconception in &exercise.misconceptions {
        say_missing(course, exercise, misconception, &mut say);
    }
    for case in &exercise.cases {
        let path = exercise.snapshot(case);
        if !course.path(&path).is_file() {
            say("snapshots", format!("{path} is not there"), ACCEPT);
        }
    }
    found
}

const ACCEPT: &str = "look at the transcript and accept it: cargo xtask verify --accept";

fn say_missing(
    course: &Course,
    exercise: &Exercise,
    misconception: &Misconception,
    say: &mut impl FnMut(&'static str, String, &str),
) {
    let slug = &misconception.slug;
    for program in exercise.wrong_answers(misconception) {
        if !course.path(&program).is_file() {
            say(
                "misconceptions",
                format!("{program} is not there"),
                "write the program; two that hold the belief show that it is not one program's quirk",
            );
        }
    }
    if misconception.text.split_whitespace().count() < 20 {
        say(
            "misconceptions",
            format!("the text of {slug} is too short to name a belief"),
            "say the belief, the trace it predicts, the real one, and a two-line change that tells them apart",
        );
    }
    let (page, folder) = (&misconception.page, format!("{}/", exercise.lab));
    let (file, anchor) = page.split_once('#').unwrap_or((page, ""));
    if !file.starts_with(&folder) || !file.ends_with(".md") || anchor.is_empty() {
        say(
            "pages",
            format!("the page of {slug} is \"{page}\""),
            "write LAB/PAGE.md#anchor, in this lab's folder",
        );
    } else if course.path("book/src").is_dir() && !course.path("book/src").join(file).is_file() {
        say(
            "pages",
            format!("book/src/{file}, the page of {slug}, is not there"),
            "write the page, or name the one that treats this belief",
        );
    }
    if misconception.mounted() == Mounted::Beside {
        for case in &exercise.cases {
            let path = exercise.wrong_snapshot(case, misconception);
            if !course.path(&path).is_file() {
                say("snapshots", format!("{path} is not there"), ACCEPT);
            }
        }
    }
}

/// Files below `labs/` and `solutions/` that belong to no exercise, case, misconception or listing.
///
/// # Errors
/// A folder cannot be read.
pub(super) fn orphans(course: &Course) -> Result<Vec<Finding>> {
    let known = known(course);
    let mut found = Vec::new();
    for lab in &course.labs {
        for (folder, mend) in looked_at(lab) {
            for name in names(&course.path(&folder))? {
                let path = format!("{folder}/{name}");
                if !known.contains(&path) {
                    found.push(Finding::course(
                        "orphans",
                        format!("nothing knows {path}"),
                        mend,
                    ));
                }
            }
        }
        found.extend(lonely_listings(course, &lab.name)?);
    }
    Ok(found)
}

/// Folders in which every entry must be known, and what to do about one that is not.
fn looked_at(lab: &Lab) -> Vec<(String, &'static str)> {
    let name = &lab.name;
    let mut all = vec![
        (
            format!("labs/{name}/src"),
            "name it in lab.toml as an exercise, or remove it",
        ),
        (
            format!("labs/{name}/tests"),
            "remove it; `cargo xtask derive` writes the mounts",
        ),
        (
            format!("labs/{name}/tests/scenarios"),
            "name its exercise in lab.toml, or remove it",
        ),
        (
            format!("labs/{name}/tests/snapshots"),
            "remove it, or name its case or misconception in lab.toml",
        ),
        (
            format!("solutions/{name}/src"),
            "name it in lab.toml, or remove it",
        ),
        (
            format!("solutions/{name}/tests"),
            "remove it; `cargo xtask derive` writes the mounts",
        ),
    ];
    for kind in ["misconceptions", "alternatives"] {
        let folder = format!("solutions/{name}/{kind}");
        let exercises = lab.exercises.iter();
        all.extend(exercises.map(|e| {
            (
                format!("{folder}/{}", e.slug),
                "name it in lab.toml, or remove it",
            )
        }));
        all.push((folder, "name the folder after an exercise of lab.toml"));
    }
    all
}

/// Each listing has its output, and each output its listing.
fn lonely_listings(course: &Course, lab: &str) -> Result<Vec<Finding>> {
    let mut found = Vec::new();
    let folder = format!("labs/{lab}/examples");
    let all: BTreeSet<String> = names(&course.path(&folder))?.into_iter().collect();
    for name in &all {
        let (stem, partner) = match name.rsplit_once('.') {
            Some((stem, "rs")) => (stem, "out"),
            Some((stem, "out")) => (stem, "rs"),
            _ => continue,
        };
        if !all.contains(&format!("{stem}.{partner}")) {
            let says = format!("{folder}/{name} has no {stem}.{partner}");
            found.push(Finding::course(
                "listings",
                says,
                "accept its output: cargo xtask verify --accept",
            ));
        }
    }
    Ok(found)
}

/// Every file that the manifests account for, in the folders that are looked at.
fn known(course: &Course) -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for lab in &course.labs {
        let name = &lab.name;
        known
            .extend(["scenarios", "snapshots"].map(|folder| format!("labs/{name}/tests/{folder}")));
        known.extend([
            format!("labs/{name}/src/lib.rs"),
            format!("solutions/{name}/src/lib.rs"),
        ]);
        known.insert(format!("solutions/{name}/tests/hangs.rs"));
        known.insert(format!("labs/{name}/src/cast"));
    }
    for exercise in course.exercises() {
        let lab = &exercise.lab;
        known.extend([exercise.file(), exercise.mount(), exercise.scenario()]);
        known.extend([
            exercise.solution(),
            exercise.solution_mount(),
            exercise.alternatives(),
        ]);
        known.insert(format!("solutions/{lab}/misconceptions/{}", exercise.slug));
        for name in alternatives(course, exercise) {
            known.insert(format!("{}/{name}.rs", exercise.alternatives()));
        }
        known.extend(exercise.cases.iter().map(|case| exercise.snapshot(case)));
        for misconception in &exercise.misconceptions {
            known.extend(exercise.wrong_answers(misconception));
            if misconception.mounted() == Mounted::Beside {
                let cases = exercise.cases.iter();
                known.extend(cases.map(|case| exercise.wrong_snapshot(case, misconception)));
            }
        }
    }
    known
}

/// A name that is none is told by what derive says of it.
fn alternatives(course: &Course, exercise: &Exercise) -> Vec<String> {
    answer::alternatives(course, exercise).unwrap_or_default()
}

/// The entries of a folder, sorted; none if it is not there.
fn names(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
            names.push(entry?.file_name().to_string_lossy().into_owned());
        }
    }
    names.sort();
    Ok(names)
}
