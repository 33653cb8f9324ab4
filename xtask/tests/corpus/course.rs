//! The fixture course, put together in a folder of its own: labs and solutions from `course/`
//! beside this file; kit, facade, manifest, lock file and cargo's configuration from the
//! repository. What `derive` writes is not kept in Git: it is written here.
//!
//! Two copies at most are in use at once, each with a target folder of its own: cargo would take
//! the files of two copies for the same ones. They begin as copies of a third, in which Tokio was
//! built, and are kept for the next run; two runs at a time need two target folders.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Condvar, LazyLock, Mutex, PoisonError};

use crate::files::{self, Exercise, Files};
use crate::tree;

/// A copy of the fixture course, as derived. Nobody else has it.
pub(crate) struct Course {
    root: PathBuf,
    slot: Option<usize>,
}

/// Whether each of the copies is in use.
static SLOTS: Mutex<[bool; 2]> = Mutex::new([false; 2]);
static FREED: Condvar = Condvar::new();

/// All files of the fixture course, with starters, mounts and lock.
static FRESH: LazyLock<Files> = LazyLock::new(seed);

/// What is taken from the repository as it is.
const TAKEN: &[&str] = &["labs/kit", "labs/facade", ".cargo"];

impl Course {
    /// Waits for a copy and makes it fresh.
    pub(crate) fn take() -> Course {
        LazyLock::force(&FRESH);
        let slot = free_slot();
        let root = place(&format!("copy{slot}"));
        if !root.exists() {
            copy_folder(&place("seed"), &root);
        }
        let course = Course {
            root,
            slot: Some(slot),
        };
        course.restore();
        course
    }

    /// Makes it fresh again, whatever lies there now.
    pub(crate) fn restore(&self) {
        fs::remove_dir_all(self.root.join(".course")).ok();
        tree::restore(&self.root, &FRESH);
    }

    /// Puts our solution into the student's file.
    pub(crate) fn solve(&self, slug: &str) {
        let exercise = files::exercises(&FRESH)
            .into_iter()
            .find(|exercise| exercise.slug == slug)
            .unwrap();
        let solution = str::from_utf8(&FRESH[&exercise.solution()]).unwrap();
        let lines = solution.lines().filter(|line| !line.contains("// ANCHOR"));
        let answer: String = lines.map(|line| format!("{line}\n")).collect();
        let file = self.root.join(exercise.file());
        if fs::read(&file).ok() != Some(answer.clone().into_bytes()) {
            tree::write(&file, answer.as_bytes());
        }
    }

    /// The one that the others are copies of. Only to be read, or written by who makes it anew.
    pub(crate) fn seed() -> Course {
        LazyLock::force(&FRESH);
        Course {
            root: place("seed"),
            slot: None,
        }
    }

    /// Where it lies.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }
}

impl Drop for Course {
    fn drop(&mut self) {
        if let Some(slot) = self.slot {
            SLOTS.lock().unwrap_or_else(PoisonError::into_inner)[slot] = false;
            FREED.notify_one();
        }
    }
}

/// The hand-written part of the fixture course.
pub(crate) fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/course")
}

/// The real course.
pub(crate) fn real() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("corpus")
        .join(name)
}

fn free_slot() -> usize {
    let mut slots = SLOTS.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if let Some(slot) = slots.iter().position(|taken| !taken) {
            slots[slot] = true;
            return slot;
        }
        slots = FREED.wait(slots).unwrap_or_else(PoisonError::into_inner);
    }
}

/// Puts the course together, derives, and builds what labs and solutions depend on.
fn seed() -> Files {
    let root = place("seed");
    fs::create_dir_all(&root).unwrap();
    let mut wanted = hand_written();
    let lock = root.join("Cargo.lock");
    if let Ok(pruned) = fs::read(&lock) {
        // Cargo's work of the last run, unless the repository's file has changed since.
        if fs::metadata(&lock).unwrap().modified().unwrap()
            > fs::metadata(real().join("Cargo.lock"))
                .unwrap()
                .modified()
                .unwrap()
        {
            wanted.insert("Cargo.lock".into(), pruned);
        }
    }
    let derived = derived(&wanted);
    let mut kept = wanted.clone();
    for (path, bytes) in files::read(&root) {
        if derived.contains(&path) {
            kept.insert(path, bytes);
        }
    }
    files::write(&root, &kept);
    let seed = Course { root, slot: None };
    seed.xtask(&["derive", "--force"]).exits(0);
    // Without the repository's other crates the lock file is shorter.
    seed.cargo(&["metadata", "--format-version", "1"]).exits(0);
    seed.xtask(&["derive"]).exits(0);
    let Exercise { lab, slug, .. } = &files::exercises(&wanted)[0];
    let (lab, solution) = (format!("lab-{lab}"), format!("solution-{lab}"));
    let build = [
        "test", "--no-run", "--locked", "-p", &lab, "-p", &solution, "--test", slug,
    ];
    seed.cargo(&build).exits(0);
    files::read(seed.root())
}

/// All of the fixture course but what `derive` writes.
fn hand_written() -> Files {
    let mut all = files::read(&source());
    for folder in TAKEN {
        for (path, bytes) in files::read(&real().join(folder)) {
            all.insert(format!("{folder}/{path}"), bytes);
        }
    }
    let lock = fs::read(real().join("Cargo.lock")).unwrap();
    all.insert("Cargo.lock".into(), lock);
    all.insert("Cargo.toml".into(), manifest().into_bytes());
    all
}

/// The repository's manifest with the members that the fixture has.
fn manifest() -> String {
    let text = fs::read_to_string(real().join("Cargo.toml")).unwrap();
    let line = |line: &str| {
        if line.starts_with("members = ") {
            "members = [\"labs/kit\", \"labs/facade\", \"labs/[0-9]*\", \"solutions/[0-9]*\"]\n"
                .to_string()
        } else if line.starts_with("default-members = ") || line.starts_with("xtask.") {
            String::new()
        } else {
            format!("{line}\n")
        }
    };
    text.lines().map(line).collect()
}

/// The paths that `derive` writes.
fn derived(files: &Files) -> BTreeSet<String> {
    let mut all = BTreeSet::from(["course.lock".to_string()]);
    for exercise in files::exercises(files) {
        let Exercise { lab, slug, .. } = &exercise;
        all.extend([
            exercise.file(),
            format!("labs/{lab}/tests/{slug}.rs"),
            format!("solutions/{lab}/tests/{slug}.rs"),
            format!("solutions/{lab}/tests/hangs.rs"),
            format!("solutions/{lab}/src/lib.rs"),
        ]);
    }
    all
}

/// Copies a folder with its times, so that what was built there counts as built.
fn copy_folder(from: &Path, to: &Path) {
    Command::new("cp").arg("-a").args([from, to]).status().ok();
    fs::create_dir_all(to).unwrap();
}
