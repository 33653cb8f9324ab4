//! Timers: set, fired, dropped.

use std::{panic::Location, sync::Arc, time::Duration};

use real_tokio::time::Instant;

use crate::{
    recorder::Recorder,
    thread,
    trace::{Event, Kind},
};

/// Watches one timer: report each of its polls and moves.
#[derive(Debug)]
pub struct Timer {
    lens: Option<(Arc<Recorder>, u32)>,
    until: Instant,
    set: bool,
}

impl Timer {
    /// A timer due at `until`, not yet set: Tokio sets it when it is polled first.
    pub fn new(until: Instant) -> Timer {
        let lens = thread::current().map(|recorder| {
            let timer = recorder.timer();
            (recorder, timer)
        });
        Timer {
            lens,
            until,
            set: false,
        }
    }

    /// It was polled, and had fired or not.
    pub fn polled(&mut self, fired: bool) {
        match (self.set, fired) {
            (false, false) => self.set(),
            (true, true) => {
                self.set = false;
                self.push(Kind::TimerFired);
            }
            _ => {}
        }
    }

    /// It was moved to another deadline, and so set, whether it was before or not.
    pub fn moved(&mut self, until: Instant) {
        self.gone();
        self.until = until;
        self.set();
    }

    fn set(&mut self) {
        self.set = true;
        self.push(Kind::TimerSet);
    }

    fn gone(&mut self) {
        if self.set {
            self.set = false;
            self.push(Kind::TimerDropped);
        }
    }

    fn push(&self, kind: Kind) {
        let Some((recorder, timer)) = &self.lens else {
            return;
        };
        let event = Event::new(kind, thread::polled());
        let until_ms = (kind == Kind::TimerSet).then(|| recorder.ms(self.until));
        recorder.push(Event {
            timer: Some(*timer),
            until_ms,
            ..event
        });
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        self.gone();
    }
}

/// An interval was made whose first tick is due at `first`.
pub fn interval(first: Instant, period: Duration) {
    let Some(recorder) = thread::current() else {
        return;
    };
    let made = Event::new(Kind::IntervalMade, thread::polled());
    let for_ms = u64::try_from(period.as_millis()).ok();
    recorder.push(Event {
        until_ms: Some(recorder.ms(first)),
        for_ms,
        ..made
    });
}

/// The clock was let run on, at the caller's line: from here on virtual time takes wall time.
#[track_caller]
pub fn resumed() {
    let at = Location::caller();
    if let Some(recorder) = thread::current() {
        recorder.resumed(thread::place(at));
    }
}

/// The clock was stopped again.
pub fn paused() {
    if let Some(recorder) = thread::current() {
        recorder.resumed(String::new());
    }
}
