//! One case in one process: started, listened to, kept within its limits, ended with all it began.
//!
//! The case leads a process group of its own, so that one kill ends what it started too. Its stdin
//! stays open until it is decided: a case whose grader dies sees it close and ends itself. Nobody
//! waits for a pipe to close, since a process that the answer started may hold it for ever.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use nanoserde::SerJson;

use crate::limits::{self, LIMITS, Limit, Limits};
use crate::listen;
use crate::wire::{Ending, GRADED, Mode, Played, Record, Request};
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

/// The time between two looks at what the case uses, and the most a verdict can be late.
const LOOK: Duration = Duration::from_millis(50);

/// How long what a case wrote before its end may take to reach us on a busy machine.
const DRAIN: Duration = Duration::from_secs(5);

/// Plays after the first, at most; they are not told apart, so that what they print is limited
/// together.
const REPEATS: u64 = 20;

/// How long a case that closed its output may take to end.
const LEAVE: Duration = Duration::from_secs(1);

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
    thread::spawn({
        let (foreign, longest) = (Arc::clone(&foreign), limits.record_bytes);
        move || listen::records(stdout, &request.nonce, longest, &foreign, &sender)
    });
    let (last_words, said) = mpsc::channel();
    thread::spawn({
        let foreign = Arc::clone(&foreign);
        move || last_words.send(listen::drain(stderr, &foreign))
    });

    let mut watch = Watch::new(limits, mode, started, child.id());
    let mut stop = watch.until_decided(&mut child, &records, &foreign);
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

/// Not to be guessed by the answer: std seeds each hasher from the system's random numbers.
fn nonce() -> String {
    let word = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", word(), word())
}

/// Listens to one case and decides when to stop.
struct Watch<'a> {
    limits: &'a Limits,
    /// Whether nothing but repeats follows the first play.
    repeats: bool,
    records: Vec<Record>,
    /// When the present play began.
    since: Instant,
    /// CPU time used before the present play; `None` until it is looked up.
    cpu_before: Option<Duration>,
    /// Bytes that may have been printed by now.
    output_bytes: u64,
    looked: Instant,
    /// When the case's process was seen to be gone, and how it ended. Limits no longer matter then.
    gone: Option<(Instant, ExitStatus)>,
    /// How it ended, if that is why we stopped listening.
    left: Option<ExitStatus>,
    /// The process group of the case.
    group: u32,
}

impl<'a> Watch<'a> {
    fn new(limits: &'a Limits, mode: Mode, started: Instant, group: u32) -> Watch<'a> {
        Watch {
            limits,
            repeats: mode != Mode::Trace,
            records: Vec::new(),
            since: started,
            cpu_before: Some(Duration::ZERO),
            output_bytes: limits.output_bytes,
            looked: started,
            gone: None,
            left: None,
            group,
        }
    }

    fn until_decided(
        &mut self,
        child: &mut Child,
        records: &Receiver<Record>,
        foreign: &AtomicU64,
    ) -> Stop {
        loop {
            // Once no record is left that was sent before these bytes, they are those of this play.
            let printed = foreign.load(Ordering::Relaxed);
            match records.recv_timeout(LOOK) {
                Ok(record) => {
                    if let Some(stop) = self.hear(record) {
                        return stop;
                    }
                }
                Err(RecvTimeoutError::Timeout) if printed > self.output_bytes => {
                    return Stop::Killed(Limit::Output);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return self.closed(child),
            }
            match self.gone {
                Some((at, status)) if at.elapsed() > DRAIN => return self.left(status),
                Some(_) => {}
                None => {
                    if let Some(limit) = self.look(child) {
                        return Stop::Killed(limit);
                    }
                }
            }
        }
    }

    /// Notes a record; says whether it was the last one.
    fn hear(&mut self, record: Record) -> Option<Stop> {
        let stop = match &record {
            Record::End(_) => Some(Stop::Ended),
            Record::Beat(beat) if beat.events > self.limits.events => {
                Some(Stop::Killed(Limit::Events))
            }
            Record::Begin => {
                self.since = Instant::now();
                None
            }
            Record::Played(played) if self.has_too_many(played) => {
                Some(Stop::Killed(Limit::Threads))
            }
            // A play that was given up is no better when it is repeated.
            Record::Played(played) if self.repeats && played.ending != Ending::Returned => {
                Some(Stop::Ended)
            }
            Record::Played(_) => {
                self.since = Instant::now();
                self.cpu_before = None;
                self.output_bytes += REPEATS * self.limits.output_bytes;
                None
            }
            Record::Beat(_)
            | Record::Unstable(_)
            | Record::Swept(_)
            | Record::Fault(_)
            | Record::Trace(_) => None,
        };
        self.records.push(record);
        stop
    }

    /// Looks at clock and usage, not more often than they change.
    fn look(&mut self, child: &mut Child) -> Option<Limit> {
        if self.since.elapsed() > self.limits.wall {
            return Some(Limit::Wall);
        }
        if self.looked.elapsed() < LOOK {
            return None;
        }
        self.looked = Instant::now();
        if let Ok(Some(status)) = child.try_wait() {
            // What it started may hold its pipe open; then the end of its records would not be seen.
            group::kill(child.id());
            self.gone = Some((Instant::now(), status));
            return None;
        }
        let mut usage = limits::usage(child.id())?;
        let before = *self.cpu_before.get_or_insert(usage.cpu);
        usage.cpu = usage.cpu.saturating_sub(before);
        self.limits.exceeded(&usage)
    }

    /// Its output is closed: how did it end?
    fn closed(&mut self, child: &mut Child) -> Stop {
        let until = Instant::now() + LEAVE;
        while Instant::now() < until {
            match child.try_wait() {
                Ok(None) => thread::sleep(Duration::from_millis(1)),
                Ok(Some(status)) => return self.left(status),
                Err(err) => return Stop::Closed(err.to_string()),
            }
        }
        Stop::Closed("it closed its output and ran on".into())
    }

    fn left(&mut self, status: ExitStatus) -> Stop {
        self.left = Some(status);
        Stop::Closed(status.to_string())
    }

    /// Whether a play ended since no more threads or processes could be had.
    fn has_too_many(&self, played: &Played) -> bool {
        let Some(panic) = &played.panic else {
            return false;
        };
        crash::is_refused_thread(&panic.message)
            || limits::usage(self.group).is_some_and(|now| now.threads > self.limits.threads)
    }
}

#[cfg(all(test, unix))]
#[path = "run_tests.rs"]
mod tests;
