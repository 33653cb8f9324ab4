//! A case played for the grader: its request comes on stdin, records go to stdout.

use std::{
    io::{self, BufRead, Write},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use nanoserde::{DeJson, SerJson};

use crate::{
    exam::examine,
    panics::{self, Reader},
    play::{Play, Twist},
    sweep::sweep,
    wire::{BEAT_MS, End, Ending, Mode, ORPHANED, Played, Record, Request, frame},
};

/// Plays that a case makes at least and at most.
const PLAYS: (u32, u32) = (3, 20);

/// Repeats stop at `PLAYS.1`, or once they took this long, in wall time.
const REPEATS: Duration = Duration::from_millis(400);

/// Wall time that an examination may take. A future that hangs when it is polled once more must not
/// cost the verdict.
const PATIENCE: Duration = Duration::from_secs(4);

/// Wall time between two heartbeats.
#[cfg(not(target_family = "wasm"))]
const BEAT: Duration = Duration::from_millis(BEAT_MS);

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
    let mut first = play(twist);
    if let Some(fault) = &first.fault {
        return wire.send(&Record::Fault(fault.clone()));
    }
    wire.promise(played(&first));
    examine(&mut first, &play);
    wire.keep_promise(played(&first));
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
            play.waiting.iter().map(ToString::to_string).collect()
        } else {
            Vec::new()
        },
        held: play.held.clone(),
    }
}

fn micros(duration: Duration) -> u64 {
    u64::try_from(duration.as_micros()).unwrap_or(u64::MAX)
}

/// The line to the grader.
struct Wire {
    request: Request,
    promised: Arc<Mutex<Option<Promise>>>,
}

/// A record that is sent by the heartbeat if what improves it takes too long.
struct Promise {
    until: Instant,
    played: Played,
}

impl Wire {
    /// Reads the request from stdin.
    fn open() -> Option<Wire> {
        let mut line = String::new();
        io::stdin().lock().read_line(&mut line).ok()?;
        let request = Request::deserialize_json(&line).ok()?;
        Some(Wire {
            request,
            promised: Arc::default(),
        })
    }

    /// One record is one write, so that a kill leaves no half of it between two others.
    fn send(&self, record: &Record) {
        send(&self.request.nonce, record);
    }

    /// The play, to be sent in a while, even if this thread hangs.
    fn promise(&self, played: Played) {
        let until = Instant::now() + PATIENCE;
        *promised(&self.promised) = Some(Promise { until, played });
    }

    /// The play, with all that is known of it. Nothing if it was sent without that.
    fn keep_promise(&self, played: Played) {
        if promised(&self.promised).take().is_some() {
            self.send(&Record::Played(played));
        }
    }

    /// Heartbeats for the grader; and when the grader goes, for whatever reason, so do we.
    fn keep_alive(&self) {
        #[cfg(not(target_family = "wasm"))]
        {
            let (nonce, waits) = (self.request.nonce.clone(), self.promised.clone());
            std::thread::spawn(move || {
                loop {
                    std::thread::sleep(BEAT);
                    let late = |promise: &mut Promise| promise.until < Instant::now();
                    let due = promised(&waits).take_if(late);
                    send(
                        &nonce,
                        &match due {
                            Some(Promise { played, .. }) => Record::Played(played),
                            None => Record::Beat(crate::play::beat()),
                        },
                    );
                }
            });
            std::thread::spawn(|| {
                let _ = io::copy(&mut io::stdin().lock(), &mut io::sink());
                std::process::exit(ORPHANED);
            });
        }
    }
}

fn promised(promised: &Mutex<Option<Promise>>) -> MutexGuard<'_, Option<Promise>> {
    promised.lock().unwrap_or_else(PoisonError::into_inner)
}

fn send(nonce: &str, record: &Record) {
    let mut out = io::stdout().lock();
    // A grader that does not read any more has closed our stdin too.
    let _ = out
        .write_all(frame(nonce, record).as_bytes())
        .and_then(|()| out.flush());
}
