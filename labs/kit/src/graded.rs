//! A case played for the grader: its request comes on stdin, records go to stdout.

use std::{
    io::{self, BufRead, Write},
    time::{Duration, Instant},
};

use nanoserde::{DeJson, SerJson};

use crate::{
    panics::{self, Reader},
    play::{Play, Twist},
    sweep::sweep,
    wire::{End, Ending, Mode, ORPHANED, Played, Record, Request, frame},
};

/// Plays that a case makes at least and at most.
const PLAYS: (u32, u32) = (3, 20);

/// Repeats stop at `PLAYS.1`, or once they took this long, in wall time.
const REPEATS: Duration = Duration::from_millis(400);

/// Wall time between two heartbeats.
#[cfg(not(target_family = "wasm"))]
const BEAT: Duration = Duration::from_millis(100);

/// Plays the case as the grader asks and reports it.
pub(crate) fn report(play: impl Fn(Twist) -> Play) {
    panics::catch(Reader::Grader);
    let Some(wire) = Wire::open() else {
        // No grader at the other end, only its variable.
        std::process::exit(ORPHANED);
    };
    wire.send(&Record::Begin);
    wire.keep_alive();
    let clock = Instant::now();
    let twist = if wire.request.mode == Mode::Idle {
        Twist::Idle
    } else {
        Twist::None
    };
    let first = play(twist);
    if let Some(fault) = &first.fault {
        return wire.send(&Record::Fault(fault.clone()));
    }
    wire.send(&Record::Played(played(&first)));
    let mut end = End {
        plays: 1,
        wall_us: micros(first.wall),
    };
    match wire.request.mode {
        Mode::Trace => wire.send(&Record::Trace(first.trace.serialize_json())),
        Mode::Grade if first.panic.is_none() => {
            repeat(&wire, &first, &mut end, clock, || play(Twist::None));
            match sweep(&first, play) {
                None => {}
                Some(Ok(swept)) => wire.send(&Record::Swept(swept)),
                Some(Err(fault)) => return wire.send(&Record::Fault(fault)),
            }
        }
        Mode::Grade | Mode::Idle => {}
    }
    wire.send(&Record::End(end));
}

/// Plays again: the same answer must give the same transcript, and the shortest wall time counts.
fn repeat(wire: &Wire, first: &Play, end: &mut End, clock: Instant, play: impl Fn() -> Play) {
    while end.plays < PLAYS.0 || (end.plays < PLAYS.1 && clock.elapsed() < REPEATS) {
        let again = play();
        end.plays += 1;
        end.wall_us = end.wall_us.min(micros(again.wall));
        if let Some(panic) = again.panic {
            // In a task of its own, it need not show in the transcript.
            let other = format!("{}panicked: {}\n", again.transcript, panic.message);
            return wire.send(&Record::Unstable(other));
        }
        if again.transcript != first.transcript || again.ending != first.ending {
            return wire.send(&Record::Unstable(again.transcript));
        }
    }
}

fn played(play: &Play) -> Played {
    // An answer that returned may well leave tasks that wait.
    let waits = play.ending != Ending::Returned;
    Played {
        ending: play.ending.clone(),
        transcript: play.transcript.clone(),
        virtual_ms: play.virtual_ms,
        wall_us: micros(play.wall),
        panic: play.panic.clone(),
        waiting: if waits {
            play.waiting.clone()
        } else {
            Vec::new()
        },
    }
}

fn micros(duration: Duration) -> u64 {
    u64::try_from(duration.as_micros()).unwrap_or(u64::MAX)
}

/// The line to the grader.
struct Wire {
    request: Request,
}

impl Wire {
    /// Reads the request from stdin.
    fn open() -> Option<Wire> {
        let mut line = String::new();
        io::stdin().lock().read_line(&mut line).ok()?;
        let request = Request::deserialize_json(&line).ok()?;
        Some(Wire { request })
    }

    /// One record is one write, so that a kill leaves no half of it between two others.
    fn send(&self, record: &Record) {
        send(&self.request.nonce, record);
    }

    /// Heartbeats for the grader; and when the grader goes, for whatever reason, so do we.
    fn keep_alive(&self) {
        #[cfg(not(target_family = "wasm"))]
        {
            let nonce = self.request.nonce.clone();
            std::thread::spawn(move || {
                loop {
                    std::thread::sleep(BEAT);
                    send(&nonce, &Record::Beat(crate::play::beat()));
                }
            });
            std::thread::spawn(|| {
                let _ = io::copy(&mut io::stdin().lock(), &mut io::sink());
                std::process::exit(ORPHANED);
            });
        }
    }
}

fn send(nonce: &str, record: &Record) {
    let mut out = io::stdout().lock();
    // A grader that does not read any more has closed our stdin too.
    let _ = out
        .write_all(frame(nonce, record).as_bytes())
        .and_then(|()| out.flush());
}
