//! The program that contains cases: built when it is first needed, asked once for the best tier that
//! this machine has, and put before each case's command line.
//!
//! Where it cannot be built or contains nothing, cases run as they are, within the grader's own
//! limits. That is tier `E`, and it is said.
#![expect(unreachable_pub, reason = "nanoserde's derive reads no `pub(crate)`")]
#![allow(clippy::question_mark, reason = "in what nanoserde's derive writes")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, SystemTime};

use anyhow::{Context, Result, bail};
use nanoserde::DeJson;

use crate::cargo;

/// The exit status by which the program says that it could not start the case.
const NOT_STARTED: i32 = 125;

/// Where its sources lie.
const SOURCES: &str = "xtask/contain";

/// How long a build that failed is not tried again: nobody waits for a network in each grade.
const PATIENCE: Duration = Duration::from_secs(600);

/// The containment that cases have in this process.
static HERE: OnceLock<Containment> = OnceLock::new();

/// What contains cases here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Containment {
    /// The program; none in tier `E`.
    program: Option<PathBuf>,
    /// What the program said of this machine.
    found: Found,
}

/// What `contain --tier` prints.
#[derive(Clone, Debug, Default, PartialEq, Eq, DeJson)]
#[nserde(default)]
pub struct Found {
    tier: String,
    has: Vec<String>,
    lacks: Vec<String>,
}

/// A case's temporary folder: removed with all that is in it.
#[derive(Debug)]
pub(crate) struct Folder(PathBuf);

/// Sees to it that cases of the course at `root` are contained from now on. What machine this is
/// gets asked on the side; [`ready`](Asking::ready) waits for the answer.
pub(crate) fn ask(root: &Path) -> Asking {
    if HERE.get().is_some() {
        return Asking::Answered;
    }
    let program = match program(root) {
        Ok(program) => program,
        Err(err) => {
            let why = format!("the program that contains cases cannot be built: {err:#}");
            eprintln!("note: cases run without containment: {why}");
            return Asking::Known(Containment::none(why));
        }
    };
    let asked = program.clone();
    match Builder::new().spawn(move || Containment::of(asked)) {
        Ok(thread) => Asking::Aside(thread),
        // The machine gives no thread now.
        Err(_) => Asking::Known(Containment::of(program)),
    }
}

/// A question to the machine.
pub(crate) enum Asking {
    /// Asked before.
    Answered,
    /// A thread waits for the answer.
    Aside(JoinHandle<Containment>),
    /// The answer is there.
    Known(Containment),
}

impl Asking {
    /// Waits for the answer.
    pub(crate) fn ready(self) -> &'static Containment {
        let found = match self {
            Asking::Answered => None,
            Asking::Aside(thread) => thread.join().ok(),
            Asking::Known(found) => Some(found),
        };
        if let Some(found) = found {
            HERE.get_or_init(|| found);
        }
        here()
    }
}

/// What contains cases in this process; nothing, until [`ask`] was called.
pub(crate) fn here() -> &'static Containment {
    static NONE: OnceLock<Containment> = OnceLock::new();
    HERE.get()
        .unwrap_or_else(|| NONE.get_or_init(|| Containment::none("not asked for".into())))
}

impl Containment {
    /// Tier `E`.
    fn none(why: String) -> Containment {
        Containment {
            program: None,
            found: Found {
                tier: "E".into(),
                has: Vec::new(),
                lacks: vec![why],
            },
        }
    }

    /// The best that this program can do here.
    pub(crate) fn of(program: PathBuf) -> Containment {
        let found = match tier(&program) {
            Ok(found) => found,
            Err(err) => return Containment::none(format!("{err:#}")),
        };
        let contains = matches!(found.tier.as_str(), "A" | "B");
        Containment {
            program: contains.then_some(program),
            found,
        }
    }

    /// `A`, `B` or `E`.
    pub(crate) fn tier(&self) -> &str {
        &self.found.tier
    }

    /// Its parts: those that are there, then those that are not, each with `no` before it.
    pub(crate) fn parts(&self) -> Vec<String> {
        let lacks = self.found.lacks.iter().map(|part| format!("no {part}"));
        self.found.has.iter().cloned().chain(lacks).collect()
    }

    /// A command that runs `program`, and the folder that is made for it, if it is contained.
    pub(crate) fn command(&self, program: &Path) -> (Command, Option<Folder>) {
        let Some(contain) = &self.program else {
            return (Command::new(program), None);
        };
        let folder = Folder::name();
        let mut command = Command::new(contain);
        command
            .args(["--as", self.tier(), "--folder"])
            .arg(&folder.0);
        command.arg("--").arg(program);
        (command, Some(folder))
    }
}

/// Whether a process that ended so, without a record, was never started.
pub(crate) fn not_started(code: Option<i32>) -> bool {
    code == Some(NOT_STARTED)
}

impl Folder {
    /// A name that no other case has. The program makes the folder, and fails if it is there.
    fn name() -> Folder {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
        let name = format!(
            "course-case-{}-{}-{n}",
            std::process::id(),
            since.as_nanos()
        );
        Folder(std::env::temp_dir().join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // The program removed it, unless it was killed.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn tier(program: &Path) -> Result<Found> {
    let output = Command::new(program)
        .arg("--tier")
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .with_context(|| format!("{} cannot be run", program.display()))?;
    let said = String::from_utf8_lossy(&output.stdout);
    Found::deserialize_json(&said).with_context(|| format!("it does not know its tier: {said:?}"))
}

/// The built program of the course at `root`. Cargo is asked only if what lies beside ours is older
/// than its sources.
pub(crate) fn program(root: &Path) -> Result<PathBuf> {
    let built = beside_ours().map(|folder| folder.join(name()));
    let changed = newest(&root.join(SOURCES))?;
    let fresh = |path: &Path| modified(path).is_some_and(|built| built > changed);
    if let Some(built) = built.as_deref().filter(|path| fresh(path)) {
        return Ok(built.to_path_buf());
    }
    let failure = built.map(|path| path.with_extension("failed"));
    if let Some(failure) = failure.as_deref().filter(|path| fresh(path)) {
        let age = modified(failure).and_then(|at| at.elapsed().ok());
        if age.is_some_and(|age| age < PATIENCE) {
            let said = fs::read_to_string(failure).unwrap_or_default();
            bail!("{} (tried again in ten minutes)", said.trim_end());
        }
    }
    build(root).inspect_err(|err| {
        // Only saves time.
        let _ = failure.map(|path| fs::write(path, format!("{err:#}")));
    })
}

fn build(root: &Path) -> Result<PathBuf> {
    let output = cargo::command(root)
        .args([
            "build",
            "--locked",
            "-p",
            "contain",
            "--message-format=json",
        ])
        .stdin(Stdio::null())
        .output()
        .context("cargo cannot be run")?;
    let built = cargo::artifacts(&output.stdout)
        .into_iter()
        .find_map(|artifact| artifact.executable)
        .filter(|_| output.status.success());
    let said = String::from_utf8_lossy(&output.stderr);
    let why = said.lines().find(|line| line.starts_with("error"));
    built.with_context(|| why.unwrap_or("cargo does not say why").to_string())
}

fn name() -> String {
    format!("contain{}", std::env::consts::EXE_SUFFIX)
}

/// The folder of the target folder in which cargo puts programs.
fn beside_ours() -> Option<PathBuf> {
    let ours = std::env::current_exe().ok()?;
    let folder = ours.parent()?;
    // Test programs lie one level below.
    let folder = if folder.ends_with("deps") {
        folder.parent()?
    } else {
        folder
    };
    Some(folder.to_path_buf())
}

/// When the newest file below a folder was changed.
fn newest(folder: &Path) -> Result<SystemTime> {
    let mut newest = SystemTime::UNIX_EPOCH;
    let entries =
        fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        newest = newest.max(if path.is_dir() {
            self::newest(&path)?
        } else {
            modified(&path).unwrap_or(newest)
        });
    }
    Ok(newest)
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

#[cfg(test)]
#[path = "containment_tests.rs"]
mod tests;
