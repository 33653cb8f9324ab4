//! A copy of the real course in a folder of its own, with every starter as derived, on which a test
//! may do what it likes. The next one finds it mended.
//!
//! Two copies at most are in use at once, each with a target folder of its own: cargo would take the
//! files of two copies for the same ones. Both begin as copies of a third, built once, so that Tokio
//! is compiled once. They are kept for the next run; two runs at a time need two target folders.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Condvar, LazyLock, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use crate::files::{self, Exercise, Files};

/// A copy. Nobody else has it.
pub(crate) struct Course {
    root: PathBuf,
    _taken: Option<Taken>,
}

/// One of the copies, until it is dropped.
struct Taken {
    slot: usize,
    _running: Running,
}

#[expect(dead_code, reason = "held, not read")]
enum Running {
    BesideOthers(RwLockReadGuard<'static, ()>),
    Alone(RwLockWriteGuard<'static, ()>),
}

/// Held to write by a test that needs the machine for itself.
static MACHINE: RwLock<()> = RwLock::new(());

/// Whether each of the copies is in use.
static SLOTS: Mutex<[bool; 2]> = Mutex::new([false; 2]);
static FREED: Condvar = Condvar::new();

/// The files of the real course, with starters as derived.
static FRESH: LazyLock<Files> = LazyLock::new(seed);

impl Course {
    /// A fresh copy of the whole course.
    pub(crate) fn whole() -> Course {
        Course::take(&FRESH, beside_others())
    }

    /// [`Course::whole`], while no other test runs.
    pub(crate) fn alone() -> Course {
        let running = MACHINE.write().unwrap_or_else(PoisonError::into_inner);
        Course::take(&FRESH, Running::Alone(running))
    }

    /// A fresh copy with one exercise only.
    pub(crate) fn only(slug: &str) -> Course {
        let course = Course::take(&files::only(&FRESH, slug), beside_others());
        course.xtask(&["derive"]).exits(0);
        course
    }

    fn take(files: &Files, running: Running) -> Course {
        let slot = Taken::wait(running);
        let root = place(&format!("copy{}", slot.slot));
        if !root.exists() {
            copy_folder(&place("seed"), &root);
        }
        fs::remove_dir_all(root.join(".course")).ok();
        files::write(&root, files);
        Course {
            root,
            _taken: Some(slot),
        }
    }

    /// Where it lies.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// The exercises it has now.
    pub(crate) fn exercises(&self) -> Vec<Exercise> {
        files::exercises(&files::read(&self.root))
    }

    /// The exercise of this slug.
    pub(crate) fn exercise(&self, slug: &str) -> Exercise {
        let all = self.exercises();
        all.into_iter()
            .find(|exercise| exercise.slug == slug)
            .unwrap()
    }

    /// All files whose path begins so.
    pub(crate) fn below(&self, start: &str) -> Files {
        let mut files = files::read(&self.root);
        files.retain(|path, _| path.starts_with(start));
        files
    }

    /// The text of a file.
    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.root.join(path)).unwrap_or_else(|err| panic!("{path}: {err}"))
    }

    /// Writes a file, and the folders above it.
    pub(crate) fn write(&self, path: &str, text: &str) {
        files::write_one(&self.root, path, text.as_bytes());
    }

    /// Removes a file.
    pub(crate) fn remove(&self, path: &str) {
        fs::remove_file(self.root.join(path)).unwrap_or_else(|err| panic!("{path}: {err}"));
    }

    /// Replaces the first `from` in a file, which must be there.
    pub(crate) fn replace(&self, path: &str, from: &str, to: &str) {
        let text = self.read(path);
        assert!(text.contains(from), "no {from:?} in {path}");
        self.write(path, &text.replacen(from, to, 1));
    }

    /// The file as it was in the beginning.
    pub(crate) fn restore(&self, path: &str) {
        files::write_one(&self.root, path, &FRESH[path]);
    }

    /// Puts our solution into the student's file.
    pub(crate) fn solve(&self, slug: &str) {
        let exercise = self.exercise(slug);
        let solution = self.read(&exercise.solution());
        self.write(&exercise.file(), &unmarked(&solution));
    }

    /// Puts these statements into the student's file in place of the stub. They may use what the
    /// stub uses.
    pub(crate) fn answer(&self, slug: &str, statements: &str) {
        let file = self.exercise(slug).file();
        let starter = str::from_utf8(&FRESH[&file]).unwrap();
        let stub = starter
            .lines()
            .find(|line| line.contains("todo!("))
            .unwrap();
        self.write(&file, &starter.replace(stub, statements));
    }

    /// What our solution has between its markers.
    pub(crate) fn solution_body(&self, slug: &str) -> String {
        let solution = self.read(&self.exercise(slug).solution());
        let (_, from) = solution.split_once("// ANCHOR: solution-").unwrap();
        let (inside, _) = from.split_once("// ANCHOR_END: solution-").unwrap();
        let (_, inside) = inside.split_once('\n').unwrap();
        inside.to_string()
    }
}

impl Taken {
    fn wait(running: Running) -> Taken {
        let mut slots = SLOTS.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(slot) = slots.iter().position(|taken| !taken) {
                slots[slot] = true;
                return Taken {
                    slot,
                    _running: running,
                };
            }
            slots = FREED.wait(slots).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        SLOTS.lock().unwrap_or_else(PoisonError::into_inner)[self.slot] = false;
        FREED.notify_one();
    }
}

/// The real course.
pub(crate) fn real() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

/// A solution as a student would write it.
pub(crate) fn unmarked(solution: &str) -> String {
    let lines = solution.lines().filter(|line| !line.contains("// ANCHOR"));
    lines.map(|line| format!("{line}\n")).collect()
}

/// Copies a folder with its times, so that what was built there counts as built. Where there is no
/// program for it, cargo builds anew.
pub(crate) fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to.parent().unwrap()).unwrap();
    Command::new("cp").arg("-a").args([from, to]).status().ok();
    fs::create_dir_all(to).unwrap();
}

fn beside_others() -> Running {
    Running::BesideOthers(MACHINE.read().unwrap_or_else(PoisonError::into_inner))
}

fn place(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("course")
        .join(name)
}

/// Makes what the copies begin as: derived, and with all that labs and solutions depend on built.
fn seed() -> Files {
    let root = place("seed");
    fs::create_dir_all(&root).unwrap();
    files::write(&root, &files::read(real()));
    let seed = Course { root, _taken: None };
    seed.xtask(&["derive", "--force"]).exits(0);
    let Exercise { lab, slug, .. } = &seed.exercises()[0];
    let (lab, solution) = (format!("lab-{lab}"), format!("solution-{lab}"));
    let build = [
        "test", "--no-run", "--locked", "-p", &lab, "-p", &solution, "--test", slug,
    ];
    seed.cargo(&build).exits(0);
    files::read(seed.root())
}
