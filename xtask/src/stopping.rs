//! Listens to one case and decides when to stop: at its end, at a limit, or when its process is gone.

use std::process::{Child, ExitStatus};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::limits::{self, Limit, Limits};
use crate::run::Stop;
use crate::wire::{Ending, Mode, Played, Record};
use crate::{crash, group};

/// The time between two looks at what the case uses, and the most a verdict can be late.
pub(crate) const LOOK: Duration = Duration::from_millis(50);

/// How long what a case wrote before its end may take to reach us on a busy machine.
const DRAIN: Duration = Duration::from_secs(5);

/// Plays after the first, at most; they are not told apart, so that what they print is limited
/// together.
const REPEATS: u64 = 20;

/// How long a case that closed its output may take to end.
pub(crate) const LEAVE: Duration = Duration::from_secs(1);

/// Listens to one case and decides when to stop.
pub(crate) struct Watch<'a> {
    limits: &'a Limits,
    /// Whether nothing but repeats follows the first play.
    repeats: bool,
    /// What it reported, in order.
    pub(crate) records: Vec<Record>,
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
    pub(crate) left: Option<ExitStatus>,
    /// The process group of the case.
    group: u32,
}

impl<'a> Watch<'a> {
    /// A watch over the case that leads this process group and was started then.
    pub(crate) fn new(limits: &'a Limits, mode: Mode, started: Instant, group: u32) -> Watch<'a> {
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

    /// Listens until it is known why not to go on.
    pub(crate) fn until_decided(
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
