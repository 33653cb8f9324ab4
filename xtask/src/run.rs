//! One case in one process: started, listened to, kept within its limits, ended with all it began.
//!
//! The case leads a process group of its own, so that one kill ends what it started too. Its stdin
//! stays open until it is decided: a case whose grader dies sees it close and ends itself. Nobody
//! waits for a pipe to close, since a process that the answer started may hold it for ever.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread::Builder;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use nanoserde::SerJson;

use crate::limits::{LIMITS, Limit, Limits};
use crate::listen;
use crate::nonce::nonce;
use crate::stopping::{LEAVE, Watch};
use crate::wire::{GRADED, Mode, Played, Record, Request};
use crate::{containment, crash, group};

/// What came of one case's process.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CaseRun {
    /// What it reported, in order.
    pub records: Vec<Record>,
    /// Why we stopped listening.
    pub stop: Stop,
    /// Bytes of stdout and stderr that were no records.
    pub foreign_output_bytes: u64,
    /// Wall time of the process, in milliseconds.
    pub wall_ms: u64,
}

impl CaseRun {
    /// How the first play went, if one ended.
    pub(crate) fn played(&self) -> Option<&Played> {
        self.records.iter().find_map(|record| match record {
            Record::Played(played) => Some(played),
            _ => None,
        })
    }

    /// The JSON trace, in mode `Trace`.
    pub(crate) fn trace(&self) -> Option<&str> {
        self.records.iter().find_map(|record| match record {
            Record::Trace(json) => Some(json.as_str()),
            _ => None,
        })
    }
}

/// Why we stopped listening to a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// It said that everything was sent, or all that matters was.
    Ended,
    /// It closed its output before that: how its process ended.
    Closed(String),
    /// It was killed for a limit.
    Killed(Limit),
}

/// Runs the test `test` of a built mount as a case; `dir` is the folder of its package.
///
/// # Errors
/// The process cannot be started.
pub(crate) fn case(exe: &Path, dir: &Path, test: &str, mode: Mode) -> Result<CaseRun> {
    let (mut command, folder) = containment::here().command(exe);
    command
        // Uncaptured, what the answer prints is counted here and kept nowhere.
        .args([
            "--exact",
            test,
            "--test-threads=1",
            "--quiet",
            "--nocapture",
        ])
        .current_dir(dir);
    let run = play(command, mode, &limits_for(mode));
    // Whatever happened, nothing of it is left.
    drop(folder);
    run.with_context(|| format!("running {}", exe.display()))
}

/// A trace may be longer than a transcript.
fn limits_for(mode: Mode) -> Limits {
    match mode {
        Mode::Trace => Limits {
            record_bytes: 64 << 20,
            ..LIMITS
        },
        Mode::Grade | Mode::Idle => LIMITS,
    }
}

fn play(mut command: Command, mode: Mode, limits: &Limits) -> Result<CaseRun> {
    let request = Request {
        nonce: nonce(),
        mode,
    };
    prepare(&mut command);
    let started = Instant::now();
    let mut child = command.spawn()?;
    // Held until the end of this function: the case ends itself when this pipe closes.
    let mut lifeline = child.stdin.take().context("no pipe to its stdin")?;
    let stdout = child.stdout.take().context("no pipe from its stdout")?;
    let stderr = child.stderr.take().context("no pipe from its stderr")?;
    // A case that ended already is seen by its exit status.
    let _ = lifeline.write_all(format!("{}\n", request.serialize_json()).as_bytes());

    let foreign = Arc::new(AtomicU64::new(0));
    let (sender, records) = mpsc::channel();
    let (last_words, said) = mpsc::channel();
    let hear = {
        let (foreign, longest) = (Arc::clone(&foreign), limits.record_bytes);
        move || listen::records(stdout, &request.nonce, longest, &foreign, &sender)
    };
    let drain = {
        let foreign = Arc::clone(&foreign);
        move || drop(last_words.send(listen::drain(stderr, &foreign)))
    };
    let listening = Builder::new().spawn(hear);
    if let Err(err) = listening.and_then(|_| Builder::new().spawn(drain)) {
        group::end(&mut child);
        return Err(err).context("no thread to listen to the case with");
    }

    let mut watch = Watch::new(limits, mode, started, child.id());
    let mut stop = watch.until_decided(&mut child, &records, &foreign);
    if stop == Stop::Ended {
        group::let_leave(&mut child);
    }
    group::end(&mut child);
    if let (Stop::Closed(_), Some(status)) = (&stop, watch.left) {
        let said = said.recv_timeout(LEAVE).unwrap_or_default();
        if watch.records.is_empty() && containment::not_started(status.code()) {
            bail!("it cannot be contained: {}", said.trim_end());
        }
        stop = crash::stop(status, &said);
    }
    Ok(CaseRun {
        records: watch.records,
        stop,
        foreign_output_bytes: foreign.load(Ordering::Relaxed),
        wall_ms: u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX),
    })
}

/// Its own group, its own pipes, and nothing of our surroundings that could change a verdict.
fn prepare(command: &mut Command) {
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("INSTA_") {
            command.env_remove(name);
        }
    }
    command
        .env_remove("RUST_BACKTRACE")
        .env_remove("RUST_LIB_BACKTRACE")
        .env_remove("RUST_MIN_STACK")
        .env_remove("TOKIO_WORKER_THREADS")
        .env(GRADED, "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    group::lead(command);
}

#[cfg(all(test, unix))]
#[path = "run_tests.rs"]
mod tests;
