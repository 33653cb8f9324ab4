//! Builds test targets by cargo and reads what it says of each: the program, or rustc's complaints.
//!
//! One target that does not compile leaves the others built.
#![allow(clippy::question_mark, reason = "in what nanoserde's derive writes")]

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::Builder;

use anyhow::{Context, Result, bail};
use nanoserde::DeJson;

use crate::hung::{self, BuildLimits, Halted, Watch};
use crate::progress::Reporter;
use crate::rustc::Diagnostic;
use crate::{pristine, surroundings};

/// A test target of a package.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Target {
    /// `lab-06-wait`.
    pub(crate) package: String,
    /// `mirrors`, for `tests/mirrors.rs`.
    pub(crate) test: String,
}

/// What came of a build.
#[derive(Debug, Default)]
pub(crate) struct Built {
    executables: BTreeMap<Target, PathBuf>,
    diagnostics: BTreeMap<Target, Vec<Diagnostic>>,
    /// Errors of targets that are no tests: kit, facade, a lab's cast.
    elsewhere: Vec<Diagnostic>,
    halted: BTreeMap<Target, Halted>,
}

/// One line of cargo's output.
#[derive(Debug, Default, DeJson)]
#[nserde(default)]
struct Message {
    reason: String,
    package_id: String,
    target: Unit,
    executable: Option<String>,
    message: Option<Diagnostic>,
}

#[derive(Debug, Default, DeJson)]
#[nserde(default)]
struct Unit {
    kind: Vec<String>,
    name: String,
    src_path: String,
}

/// Something cargo built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Artifact {
    /// The file it begins with.
    pub(crate) source: PathBuf,
    /// The program, if it is one.
    pub(crate) executable: Option<PathBuf>,
}

impl Built {
    /// The program of a target, if it compiled.
    pub(crate) fn executable(&self, target: &Target) -> Option<&Path> {
        self.executables.get(target).map(PathBuf::as_path)
    }

    /// Why rustc was stopped on a target, if it was.
    pub(crate) fn halted(&self, target: &Target) -> Option<Halted> {
        self.halted.get(target).copied()
    }

    /// What rustc refused in a target.
    pub(crate) fn errors(&self, target: &Target) -> Vec<&Diagnostic> {
        self.of_level(target, "error")
    }

    /// What rustc warned of in a target.
    pub(crate) fn warnings(&self, target: &Target) -> Vec<&Diagnostic> {
        self.of_level(target, "warning")
    }

    /// Errors of what the targets need, which are no student's: kit, facade, a lab's cast.
    pub(crate) fn elsewhere(&self) -> Vec<&Diagnostic> {
        self.elsewhere.iter().collect()
    }

    fn of_level(&self, target: &Target, level: &str) -> Vec<&Diagnostic> {
        let all = self.diagnostics.get(target).into_iter().flatten();
        all.filter(|diagnostic| diagnostic.level() == level)
            .collect()
    }

    /// Takes in one line of cargo's output.
    fn note(&mut self, message: Message) {
        let target = Target {
            package: package(&message.package_id),
            test: message.target.name,
        };
        let is_test = message.target.kind.iter().any(|kind| kind == "test");
        match (message.reason.as_str(), message.message) {
            ("compiler-artifact", _) if is_test => {
                if let Some(executable) = message.executable {
                    self.executables.insert(target, executable.into());
                }
            }
            ("compiler-message", Some(diagnostic)) if is_test => {
                self.diagnostics.entry(target).or_default().push(diagnostic);
            }
            ("compiler-message", Some(diagnostic)) if diagnostic.level() == "error" => {
                self.elsewhere.push(diagnostic);
            }
            _ => {}
        }
    }
}

/// Builds these targets of the course at `root`.
///
/// # Errors
/// Cargo cannot be run, or it fails and rustc did not say why.
pub(crate) fn build(root: &Path, targets: &[Target]) -> Result<Built> {
    build_told(root, targets, &Reporter::default())
}

/// The same, and notes what is being built.
///
/// # Errors
/// As [`build`].
pub(crate) fn build_told(root: &Path, targets: &[Target], reporter: &Reporter) -> Result<Built> {
    build_within(root, targets, hung::LIMITS, reporter)
}

/// The same, with other limits for rustc.
fn build_within(
    root: &Path,
    targets: &[Target],
    limits: BuildLimits,
    reporter: &Reporter,
) -> Result<Built> {
    if targets.is_empty() {
        return Ok(Built::default());
    }
    let mut command = command(root);
    // What `cargo test` builds. That one stops at the first target that does not compile, even with
    // --no-fail-fast, and then the other exercises would have no verdict.
    command.args(["build", "--keep-going", "--locked", "--message-format=json"]);
    for package in targets
        .iter()
        .map(|target| &target.package)
        .collect::<BTreeSet<_>>()
    {
        command.args(["-p", package]);
    }
    for test in targets
        .iter()
        .map(|target| &target.test)
        .collect::<BTreeSet<_>>()
    {
        command.args(["--test", test]);
    }
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .context("cargo cannot be run")?;
    let stdout = child.stdout.take().context("no pipe from cargo's stdout")?;
    let stderr = child.stderr.take().context("no pipe from cargo's stderr")?;
    let reporter = reporter.clone();
    let aside = Builder::new()
        .spawn(move || listen(stderr, &reporter))
        .and_then(|said| Ok((said, Watch::start(child.id(), targets, limits)?)));
    let (said, watch) = match aside {
        Ok(both) => both,
        Err(err) => {
            let _ = child.kill();
            let _ = child.wait();
            return Err(err).context("no thread to look after cargo with");
        }
    };
    let built = read(stdout);
    let halted = watch.halted();
    let mut built = built?;
    built.halted = halted;
    let status = child.wait().context("cargo does not end")?;
    let said = said.join().unwrap_or_default();
    for target in hung::crashed(&said) {
        if targets.contains(&target) {
            built.halted.entry(target).or_insert(Halted::Crash);
        }
    }
    let explained = built.diagnostics.values().flatten().chain(&built.elsewhere);
    let refused = explained.into_iter().any(|d| d.level() == "error");
    if !status.success() && !refused && built.halted.is_empty() {
        bail!("cargo ended with {status}:\n{}", said.trim_end());
    }
    Ok(built)
}

/// The cargo that runs us, in the course at `root`, without what could change a snapshot or a
/// verdict.
///
/// A fresh copy of the course has a target folder of its own, wherever the environment puts ours:
/// cargo would take the files of the two for the same ones, and the program that it built of a
/// student's answer for the starter's.
pub(crate) fn command(root: &Path) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or(OsString::from("cargo")));
    let (quiet, told) = surroundings::to_clear();
    for name in quiet.iter().chain(&told) {
        command.env_remove(name);
    }
    surroundings::tell(&told);
    command.current_dir(root);
    if root.ends_with(pristine::PLACE) {
        command.env("CARGO_TARGET_DIR", root.join("target"));
    }
    command
}

/// What cargo built, by its own account on stdout (`--message-format=json`).
pub(crate) fn artifacts(stdout: &[u8]) -> Vec<Artifact> {
    let text = String::from_utf8_lossy(stdout);
    let messages = text.lines().filter(|line| line.starts_with('{'));
    messages
        .filter_map(|line| Message::deserialize_json(line).ok())
        .filter(|message| message.reason == "compiler-artifact")
        .map(|message| Artifact {
            source: message.target.src_path.into(),
            executable: message.executable.map(PathBuf::from),
        })
        .collect()
}

fn read(stdout: impl Read) -> Result<Built> {
    let mut built = Built::default();
    for line in BufReader::new(stdout).split(b'\n') {
        let line = line.context("cargo's output cannot be read")?;
        let line = String::from_utf8_lossy(&line);
        // Build scripts and the like may print lines of their own.
        if line.starts_with('{') {
            let message = Message::deserialize_json(&line)
                .with_context(|| format!("cargo's message cannot be read: {line}"))?;
            built.note(message);
        }
    }
    Ok(built)
}

/// Keeps what cargo says on stderr, and passes on what explains a wait.
fn listen(stderr: impl Read, reporter: &Reporter) -> String {
    let mut all = String::new();
    for line in BufReader::new(stderr).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line);
        if !reporter.cargo(&line) && explains_wait(&line) {
            eprintln!("{line}");
        }
        all += &line;
        all.push('\n');
    }
    all
}

/// Another cargo holds the lock, or a dependency is built for the first time. Our own packages have
/// their path in parentheses.
fn explains_wait(line: &str) -> bool {
    let (word, rest) = line.trim_start().split_once(' ').unwrap_or((line, ""));
    match word {
        "Blocking" => true,
        "Compiling" | "Downloading" | "Downloaded" | "Updating" => !rest.contains(" ("),
        _ => false,
    }
}

/// The name in `path+file:///course/labs/06-wait#lab-06-wait@0.0.0`. Where the folder has the
/// package's name, cargo writes only the version.
fn package(id: &str) -> String {
    let (url, fragment) = id.rsplit_once('#').unwrap_or((id, ""));
    let named = fragment.split_once('@').map(|(name, _)| name);
    let folder = || url.trim_end_matches('/').rsplit('/').next().unwrap_or(url);
    named.unwrap_or_else(folder).to_string()
}

#[cfg(test)]
#[path = "cargo_tests.rs"]
mod tests;
