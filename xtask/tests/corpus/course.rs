//! The fixture course, put together in a folder of its own: labs and solutions from `course/`
//! beside this file; kit, facade, manifest, lock file and cargo's configuration from the
//! repository. What `derive` writes is not kept in Git: it is written here.
//!
//! Three copies at most are in use at once, each with a target folder of its own: cargo would take
//! the files of two copies for the same ones. They begin as copies of a fourth, in which Tokio was
//! built, and are kept for the next run; two runs at a time need two target folders.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Condvar, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

use crate::files::{self, Exercise, Files};
use crate::tree;

/// A copy of the fixture course, as derived. Nobody else has it.
pub(crate) struct Course {
    root: PathBuf,
    slot: Option<usize>,
}

/// Whether each of the copies is in use.
static SLOTS: Mutex<[bool; 3]> = Mutex::new([false; 3]);
static FREED: Condvar = Condvar::new();

/// Held by a test that wants the machine for itself.
static MACHINE: Mutex<()> = Mutex::new(());

/// All files of the fixture course, with starters, mounts and lock.
static FRESH: LazyLock<Files> = LazyLock::new(seed);

/// What is taken from the repository as it is.
const TAKEN: &[&str] = &["labs/kit", "labs/facade", ".cargo", CONTAIN];

/// The program that contains cases.
const CONTAIN: &str = "xtask/contain";

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
        make_old(&self.root.join(CONTAIN));
    }

    /// Puts our solution into the student's file.
    pub(crate) fn solve(&self, slug: &str) {
        let exercises = self.exercises();
        let exercise = exercises.iter().find(|exercise| exercise.slug == slug);
        let exercise = exercise.unwrap();
        let solution = fs::read_to_string(self.root.join(exercise.solution())).unwrap();
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

    /// The real course's labs and solutions, in a folder of their own. One test has it.
    pub(crate) fn real() -> Course {
        LazyLock::force(&FRESH);
        if !place("real").exists() {
            copy_folder(&place("seed"), &place("real"));
        }
        let mut own = Files::new();
        for folder in ["labs", "solutions"] {
            for (path, bytes) in files::read(&real().join(folder)) {
                own.insert(format!("{folder}/{path}"), bytes);
            }
        }
        assemble("real", own)
    }

    /// The exercises it has now.
    pub(crate) fn exercises(&self) -> Vec<Exercise> {
        files::exercises(&files::read(&self.root))
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

/// Waits until no other test wants the machine for itself.
pub(crate) fn machine() -> MutexGuard<'static, ()> {
    MACHINE.lock().unwrap_or_else(PoisonError::into_inner)
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

/// Puts the fixture course together, and builds what its labs and solutions depend on.
fn seed() -> Files {
    build_contain();
    let seed = assemble("seed", files::read(&source()));
    let exercises = files::exercises(&files::read(seed.root()));
    let Exercise { lab, slug, .. } = &exercises[0];
    let (lab, solution) = (format!("lab-{lab}"), format!("solution-{lab}"));
    let build = [
        "test", "--no-run", "--locked", "-p", &lab, "-p", &solution, "--test", slug,
    ];
    seed.cargo(&build).exits(0);
    files::read(seed.root())
}

/// Puts a course of these labs and solutions together, with all that `derive` writes.
fn assemble(name: &str, own: Files) -> Course {
    let root = place(name);
    fs::create_dir_all(&root).unwrap();
    let wanted = with_tools(own, &root);
    let derived = derived(&wanted);
    let mut kept = wanted;
    for (path, bytes) in files::read(&root) {
        // What was derived the last time keeps its time, so that it counts as built.
        if derived.contains(&path) && !kept.contains_key(&path) {
            kept.insert(path, bytes);
        }
    }
    tree::restore(&root, &kept);
    make_old(&root.join(CONTAIN));
    let course = Course { root, slot: None };
    course.xtask(&["derive", "--force"]).exits(0);
    // Without the repository's other crates the lock file is shorter.
    course
        .cargo(&["metadata", "--format-version", "1"])
        .exits(0);
    course.xtask(&["derive"]).exits(0);
    course
}

/// Builds the program that contains cases where the grader looks for it: beside itself.
fn build_contain() {
    let xtask = Path::new(env!("CARGO_BIN_EXE_xtask"));
    let mut cargo = Command::new(std::env::var("CARGO").unwrap_or("cargo".into()));
    cargo
        .args(["build", "--quiet", "--locked", "-p", "contain"])
        .env("CARGO_TARGET_DIR", xtask.ancestors().nth(2).unwrap())
        .current_dir(real());
    assert!(cargo.status().unwrap().success(), "{cargo:?}");
}

/// Whether the machine contains what a case starts: without that, a bomb would go off on it.
pub(crate) fn is_contained() -> bool {
    let contain = Path::new(env!("CARGO_BIN_EXE_xtask")).with_file_name("contain");
    let said = Command::new(contain).arg("--tier").output();
    said.is_ok_and(|output| {
        let said = String::from_utf8_lossy(&output.stdout);
        ["A", "B"]
            .map(|tier| format!("\"tier\":\"{tier}\""))
            .iter()
            .any(|tier| said.contains(tier))
    })
}

/// Makes all files of a folder older than any program, so that what was built of the originals
/// counts as built of them.
fn make_old(folder: &Path) {
    let year_2020 = SystemTime::UNIX_EPOCH + Duration::from_secs(1_577_836_800);
    for path in files::read(folder).keys() {
        let file = File::options().write(true).open(folder.join(path));
        file.unwrap().set_modified(year_2020).unwrap();
    }
}

/// The files with those that they need of the repository.
fn with_tools(mut all: Files, root: &Path) -> Files {
    for folder in TAKEN {
        for (path, bytes) in files::read(&real().join(folder)) {
            all.insert(format!("{folder}/{path}"), bytes);
        }
    }
    let (theirs, ours) = (real().join("Cargo.lock"), root.join("Cargo.lock"));
    let time = |path: &Path| fs::metadata(path).and_then(|meta| meta.modified()).ok();
    // Cargo shortened it the last time, unless the repository has a newer one.
    let lock = if time(&ours) > time(&theirs) {
        ours
    } else {
        theirs
    };
    all.insert("Cargo.lock".into(), fs::read(lock).unwrap());
    all.insert("Cargo.toml".into(), manifest().into_bytes());
    all
}

/// The repository's manifest with the members that the fixture has.
fn manifest() -> String {
    let text = fs::read_to_string(real().join("Cargo.toml")).unwrap();
    let line = |line: &str| {
        if line.starts_with("members = ") {
            format!(
                "members = [\"labs/kit\", \"labs/facade\", \"labs/[0-9]*\", \"solutions/[0-9]*\", \
                 \"{CONTAIN}\"]\n"
            )
        } else if line.starts_with("default-members = ") || line.starts_with("xtask.") {
            String::new()
        } else {
            format!("{line}\n")
        }
    };
    let lines: String = text.lines().map(line).collect();
    // Sections are parted by empty lines; cargo warns of one about a crate that is not there.
    let sections = lines.split("\n\n");
    let kept = sections.filter(|section| !section.contains("profile.dev.package.toml-span"));
    kept.collect::<Vec<_>>().join("\n\n")
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
