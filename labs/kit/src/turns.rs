//! Turns: who is polled, for how long in wall time, and how often at one virtual instant.
//!
//! Plain data, part of the recorder's book.

use std::time::{Duration, Instant};

use crate::wire::MAX_EVENTS;

#[cfg(test)]
mod tests;

/// Polls that a play may have at one virtual instant, and that many more for each of its tasks.
///
/// A poll is three events, so that a play with many more polls than that has more events than are
/// kept, and passes nowhere; and the answer's last line is kept. The solutions have 5 at most; 10,000
/// tasks that yield once have 20,001 and may have 130,000. A loop that yields reaches the bound in 0.3 s, in a debug build.
const POLLS: (u64, u64) = (MAX_EVENTS * 3 / 10, 10);

/// A turn that is shorter than this, in wall time, is no reason for a word.
const LONG: Duration = Duration::from_millis(10);

/// What is known of the turns of a play.
#[derive(Debug, Default)]
pub(crate) struct Turns {
    /// Polls that go on now, the innermost last.
    now: Vec<Turn>,
    /// By task.
    tallies: Vec<Tally>,
    /// The instant that polls are counted at, in virtual ms, and how many it had.
    at_ms: u64,
    polls: u64,
    spent: bool,
}

#[derive(Debug)]
struct Turn {
    task: u32,
    since: Instant,
    /// Wall time of polls inside this one.
    inner: Duration,
    /// When its last event was, or its beginning.
    seen: Instant,
    /// Its longest time without an event, and the one before that.
    gap: (Duration, Option<Said>),
}

/// An event of an actor: when, in virtual ms, and whose and what.
pub(crate) type Said = (u64, String);

impl Turn {
    fn new(task: u32) -> Turn {
        let now = Instant::now();
        Turn {
            task,
            since: now,
            inner: Duration::ZERO,
            seen: now,
            gap: (Duration::ZERO, None),
        }
    }

    /// Something happens now; what happened before it was `last`.
    fn event(&mut self, last: Option<&Said>) {
        let gap = self.seen.elapsed();
        self.seen += gap;
        if gap >= LONG && gap > self.gap.0 {
            self.gap = (gap, last.cloned());
        }
    }
}

/// One task's turns.
#[derive(Clone, Debug, Default)]
struct Tally {
    /// In the ready queue.
    ready: bool,
    at_ms: u64,
    /// Polls at `at_ms`.
    polls: u64,
    /// Wall time of its long turns, how many they were, and who was ready at the end of the longest.
    held: Held,
}

/// What one task took of the thread, in long turns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Held {
    pub(crate) task: u32,
    /// Wall time of all of them.
    pub(crate) wall: Duration,
    pub(crate) turns: u32,
    /// Wall time of the longest.
    pub(crate) longest: Duration,
    /// The event before most of it.
    pub(crate) after: Option<Said>,
    /// Tasks that were ready at its end.
    pub(crate) ready: Vec<u32>,
}

impl Turns {
    /// A task was made or woken.
    pub(crate) fn ready(&mut self, task: u32) {
        self.tally(task).ready = true;
    }

    /// A poll begins. `false` if the play has had too many at this instant.
    pub(crate) fn begins(&mut self, now_ms: u64, task: u32) -> bool {
        if self.at_ms != now_ms {
            self.at_ms = now_ms;
            self.polls = 0;
        }
        self.polls += 1;
        let tally = self.tally(task);
        tally.ready = false;
        if tally.at_ms != now_ms {
            tally.at_ms = now_ms;
            tally.polls = 0;
        }
        tally.polls += 1;
        self.spent |= self.polls > POLLS.0 + POLLS.1 * self.tallies.len() as u64;
        if !self.spent {
            self.now.push(Turn::new(task));
        }
        !self.spent
    }

    /// An event of an actor in the innermost poll; the one before it was `last`.
    pub(crate) fn event(&mut self, last: Option<&Said>) {
        if let Some(turn) = self.now.last_mut() {
            turn.event(last);
        }
    }

    /// The innermost poll ends; the last event of its task was `last`.
    pub(crate) fn ends(&mut self, last: Option<&Said>) {
        let Some(mut turn) = self.now.pop() else {
            return;
        };
        turn.event(last);
        let wall = turn.since.elapsed();
        if let Some(outer) = self.now.last_mut() {
            outer.inner += wall;
        }
        let own = wall.saturating_sub(turn.inner);
        if own >= LONG {
            self.was_long(turn, own);
        }
    }

    /// Whether the play has had too many polls at one instant.
    pub(crate) fn spent(&self) -> bool {
        self.spent
    }

    /// Who is polled now.
    pub(crate) fn now(&self) -> Option<u32> {
        self.now.last().map(|turn| turn.task)
    }

    /// Who was polled at this instant, and how often; the most often first.
    pub(crate) fn at_instant(&self) -> Vec<(u32, u64)> {
        let of_now = (1..).zip(&self.tallies).filter(|(_, tally)| {
            // One that was made later and not polled has counted nothing.
            tally.at_ms == self.at_ms && tally.polls > 0
        });
        let mut polls: Vec<(u32, u64)> = of_now.map(|(task, tally)| (task, tally.polls)).collect();
        polls.sort_by_key(|(task, polls)| (u64::MAX - polls, *task));
        polls
    }

    /// The task that held the thread the longest.
    pub(crate) fn held(&self) -> Option<&Held> {
        let held = self.tallies.iter().map(|tally| &tally.held);
        held.filter(|held| held.turns > 0)
            .max_by_key(|held| held.wall)
    }

    fn was_long(&mut self, turn: Turn, wall: Duration) {
        let task = turn.task;
        let longest = wall > self.tally(task).held.longest;
        let ready = longest.then(|| self.all_ready());
        let held = &mut self.tally(task).held;
        held.task = task;
        held.wall += wall;
        held.turns += 1;
        if let Some(ready) = ready {
            held.longest = wall;
            held.after = turn.gap.1;
            held.ready = ready;
        }
    }

    fn all_ready(&self) -> Vec<u32> {
        let ready = (1..).zip(&self.tallies).filter(|(_, tally)| tally.ready);
        ready.map(|(task, _)| task).collect()
    }

    fn tally(&mut self, task: u32) -> &mut Tally {
        let at = (task as usize).saturating_sub(1);
        if self.tallies.len() <= at {
            self.tallies.resize(at + 1, Tally::default());
        }
        &mut self.tallies[at]
    }
}
