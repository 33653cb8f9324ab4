//! What a recorder has written down of one play.

use std::collections::BTreeMap;

use crate::{
    pool::Pool,
    thread::polled,
    trace::{Event, Kind, Place, Task},
    turns::{Said, Turns},
    waiting::{self, Waiting},
    wire::{MAX_EVENTS, Panic},
};

/// Tasks and calls that are named as waiting. The rest is counted.
const MAX_WAITING: usize = 20;

/// Plain data behind the recorder's lock.
#[derive(Debug, Default)]
pub(crate) struct Book {
    /// The play is over: what comes now is the runtime's own shutdown, which drops all tasks.
    pub(crate) closed: bool,
    pub(crate) tasks: Vec<Task>,
    pub(crate) events: Vec<Event>,
    /// Events so far, kept or not.
    pub(crate) pushed: u64,
    /// The time of the last event, in virtual ms.
    pub(crate) last_ms: u64,
    /// When a task was polled last, in virtual ms.
    pub(crate) last_poll_ms: u64,
    /// When the answer ended, in virtual ms.
    pub(crate) ended_ms: Option<u64>,
    /// Who still waited when the play was over.
    pub(crate) waiting: Vec<Waiting>,
    /// Where the answer let the clock run on; empty if it did not, or stopped it again.
    pub(crate) resumed: String,
    pub(crate) turns: Turns,
    pool: Pool,
    pub(crate) panics: Vec<Panic>,
    pub(crate) faults: Vec<String>,
    /// One for each task.
    marks: Vec<Mark>,
    timers: u32,
    /// Timers that are set and have neither fired nor gone, and when they are due, in virtual ms.
    set_timers: BTreeMap<u32, u64>,
    /// The longest period of an `Interval`, whose ticks are not seen.
    longest_period_ms: u64,
    /// By number. Thousands may be open at once.
    calls: BTreeMap<u32, OpenCall>,
    last_call: u32,
}

/// What is said of a task if it waits when the deadline comes.
#[derive(Debug, Default)]
struct Mark {
    done: bool,
    since_ms: u64,
    /// The last event of an actor in it: when, whose, what.
    last: Option<Said>,
}

#[derive(Debug)]
struct OpenCall {
    lane: String,
    since_ms: u64,
}

impl Book {
    /// Adds an event, unless there are too many.
    pub(crate) fn push(&mut self, now: u64, event: Event) {
        // The loop wakes at slots of the timer wheel too; of several parks in a row one is kept.
        let parked_before = self.events.last().is_some_and(|e| e.kind == Kind::Parked);
        if event.kind == Kind::Parked && parked_before {
            return;
        }
        if event.kind == Kind::IntervalMade {
            self.longest_period_ms = self.longest_period_ms.max(event.for_ms.unwrap_or(0));
        }
        match event.kind {
            Kind::Woken | Kind::Spawned => self.turns.ready(event.task),
            Kind::BlockingStart => self.pool.begins(event.task),
            _ => {}
        }
        match (event.kind, event.timer) {
            (Kind::TimerSet, Some(timer)) => {
                self.set_timers.insert(timer, event.until_ms.unwrap_or(now));
            }
            (Kind::TimerFired | Kind::TimerDropped, Some(timer)) => {
                self.set_timers.remove(&timer);
            }
            _ => {}
        }
        self.pushed += 1;
        self.last_ms = now;
        if !self.full() {
            let seq = self.events.len() as u32;
            self.events.push(Event {
                at_ms: now,
                seq,
                ..event
            });
        }
    }

    /// Whether the events are too many.
    pub(crate) fn full(&self) -> bool {
        self.events.len() as u64 >= MAX_EVENTS
    }

    /// Adds a task, with the event that it was spawned.
    pub(crate) fn task(&mut self, now: u64, on: Place, spawned_at: String) -> u32 {
        let id = self.tasks.len() as u32 + 1;
        self.tasks.push(Task { id, on, spawned_at });
        self.marks.push(Mark {
            since_ms: now,
            ..Mark::default()
        });
        if on == Place::BlockingPool {
            self.pool.queued(id);
        }
        let spawned = Event::new(Kind::Spawned, id);
        self.push(
            now,
            Event {
                by: Some(polled()),
                ..spawned
            },
        );
        id
    }

    /// A poll of the task on the loop ends.
    pub(crate) fn turn_ends(&mut self, task: u32) {
        let mark = self.marks.get((task as usize).wrapping_sub(1));
        self.turns.ends(mark.and_then(|mark| mark.last.as_ref()));
    }

    /// A poll of the task ended, or it was dropped.
    pub(crate) fn task_rests(&mut self, now: u64, task: u32, done: bool) {
        if done {
            self.pool.ends(task);
        }
        if let Some(mark) = self.mark(task) {
            mark.since_ms = now;
            mark.done = done;
        }
    }

    /// A number for a new timer.
    pub(crate) fn timer(&mut self) -> u32 {
        self.timers += 1;
        self.timers
    }

    /// Whether nobody was polled since `since` and no timer is known that is still to come.
    pub(crate) fn still(&self, now: u64, since: u64) -> bool {
        let timers = self.set_timers.values().any(|due_ms| *due_ms > now);
        // One of a shorter period had been seen, by the poll it brings.
        let intervals = self.longest_period_ms > now.saturating_sub(since);
        self.last_poll_ms <= since && !timers && !intervals
    }

    /// Adds an event of an actor, or the answer: a line of the transcript.
    pub(crate) fn actor(&mut self, now: u64, lane: &str, text: &str, call: Option<u32>) {
        let (lane, text) = (one_line(lane), one_line(text));
        let task = polled();
        if let Some(mark) = self.marks.get_mut((task as usize).wrapping_sub(1)) {
            self.turns.event(mark.last.as_ref());
            mark.last = Some((now, format!("{lane} {text}")));
        }
        let event = Event::new(Kind::Actor, task);
        self.push(
            now,
            Event {
                lane: Some(lane),
                text: Some(text),
                call,
                ..event
            },
        );
    }

    /// Opens a call of an actor. Returns its number.
    pub(crate) fn call(&mut self, now: u64, lane: &str, text: &str) -> u32 {
        self.last_call += 1;
        let id = self.last_call;
        let open = OpenCall {
            lane: one_line(lane),
            since_ms: now,
        };
        self.calls.insert(id, open);
        self.actor(now, lane, text, Some(id));
        id
    }

    /// Closes it.
    pub(crate) fn call_ends(&mut self, now: u64, lane: &str, call: u32, text: &str) {
        self.calls.remove(&call);
        self.actor(now, lane, text, Some(call));
    }

    /// For each task and call that still waits, a line. In a livelock, who was polled how often.
    pub(crate) fn who_waits(&self) -> Vec<Waiting> {
        let mut lines = if self.turns.spent() {
            self.who_was_polled()
        } else {
            let tasks = self.tasks.iter().zip(&self.marks);
            let waits = tasks.filter(|(_, mark)| !mark.done);
            waits
                .map(|(task, mark)| Waiting::task(task, mark.since_ms, mark.last.as_ref()))
                .collect()
        };
        let call = |call: &OpenCall| {
            Waiting::line(format!(
                "{}: called at {} ms, not done",
                call.lane, call.since_ms
            ))
        };
        lines.extend(self.calls.values().map(call));
        if lines.len() > MAX_WAITING {
            let more = lines.len() - MAX_WAITING;
            lines.truncate(MAX_WAITING);
            lines.push(Waiting::line(format!("and {more} more")));
        }
        lines
    }

    fn who_was_polled(&self) -> Vec<Waiting> {
        let polls = self.turns.at_instant();
        let line = |(task, polls): (u32, u64)| {
            let (task, mark) = self.known(task)?;
            Some(Waiting::polled(
                task,
                polls,
                self.last_ms,
                mark.last.as_ref(),
            ))
        };
        polls.into_iter().filter_map(line).collect()
    }

    /// Who is inside a poll right now. Empty between two polls.
    pub(crate) fn polling(&self) -> String {
        let polled = self.turns.now().and_then(|task| self.known(task));
        polled.map_or_else(String::new, |(task, mark)| {
            waiting::polling(task, mark.last.as_ref())
        })
    }

    /// What has not ended on the blocking pool.
    pub(crate) fn pool(&self) -> String {
        self.pool.says(&self.tasks)
    }

    /// Who held the thread.
    pub(crate) fn held(&self) -> String {
        let held = self.turns.held();
        held.map_or_else(String::new, |held| waiting::held(held, &self.tasks))
    }

    fn known(&self, task: u32) -> Option<(&Task, &Mark)> {
        let at = (task as usize).checked_sub(1)?;
        self.tasks.get(at).zip(self.marks.get(at))
    }

    fn mark(&mut self, task: u32) -> Option<&mut Mark> {
        self.marks.get_mut((task as usize).checked_sub(1)?)
    }
}

/// An event is one line, whatever an actor says: a second line would read as another event.
pub(crate) fn one_line(text: &str) -> String {
    let escape = |c: char| {
        if c.is_control() {
            c.escape_default().to_string()
        } else {
            c.into()
        }
    };
    if text.contains(char::is_control) {
        text.chars().map(escape).collect()
    } else {
        text.into()
    }
}
