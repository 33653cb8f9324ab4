//! A case that was killed for a limit: which verdict that is, and what its last heartbeats say.

use crate::limits::{LIMITS, Limit, beyond};
use crate::verdict::Verdict;
use crate::wire::{BEAT_MS, Beat};

/// Wall time between two heartbeats, in microseconds.
const BEAT_US: u64 = BEAT_MS * 1000;

/// A limit was reached: which, and for time, whether anybody was polled meanwhile. `beats` are those
/// of the play that went on; `began` says whether the case was reached.
pub(crate) fn killed(limit: Limit, began: bool, beats: &[&Beat]) -> (Verdict, String) {
    let spent = match limit {
        Limit::Wall => format!("{} s of wall time", LIMITS.wall.as_secs()),
        Limit::Cpu => format!("{} s of CPU time", LIMITS.cpu.as_secs()),
        // So many events while no virtual time goes by are the turns of a livelock, unless it is one
        // poll that makes them all.
        Limit::Events if !went_on(beats) && kept_polling(beats) => {
            format!("{} events", LIMITS.events)
        }
        Limit::Memory | Limit::Threads | Limit::Output | Limit::Events | Limit::FileSize => {
            return (Verdict::Limit, beyond(limit));
        }
    };
    if !began {
        let says = format!("the case had not begun after {spent}");
        return (Verdict::NoTranscript, says);
    }
    match beats.last() {
        Some(beat) if kept_polling(beats) => {
            let says = format!(
                "after {spent} tasks were still polled over and over, with virtual time at {} ms: \
                 something asks to run again at once, for ever",
                beat.virtual_ms
            );
            (Verdict::Livelock, says)
        }
        last => (Verdict::Blocked, blocked(&spent, last.copied())),
    }
}

/// For so long no task had a new turn: who has the thread?
fn blocked(spent: &str, last: Option<&Beat>) -> String {
    let no_turn = format!("for {spent} no task had a new turn");
    let waits = "where something waits or computes without an `.await`";
    let Some(beat) = last else {
        return format!("{no_turn}: the thread is still inside one poll, {waits}");
    };
    let (polling, pool, resumed) = (&beat.polling, &beat.pool, &beat.resumed);
    if !polling.is_empty() {
        format!("{no_turn}: the thread is still inside one poll of {polling}, {waits}")
    } else if !pool.is_empty() {
        format!("{no_turn}: {pool}; until it ends, the paused clock stands and no timer fires")
    } else if !resumed.is_empty() {
        format!(
            "it took {spent}: `time::resume` at {resumed} lets the clock run, and from there on \
             virtual time takes wall time"
        )
    } else {
        format!("{no_turn}: something keeps the thread outside of all recorded tasks")
    }
}

/// Whether virtual time went on over the last third of the heartbeats.
fn went_on(beats: &[&Beat]) -> bool {
    let virtual_ms = |beat: Option<&&Beat>| beat.map_or(0, |beat| beat.virtual_ms);
    last_third(beats).is_some_and(|(last, before, _)| last.virtual_ms > virtual_ms(before))
}

/// Whether the runtime was polling for at least a tenth of the last third of the heartbeats. The
/// loop's own housekeeping takes a thousandth.
fn kept_polling(beats: &[&Beat]) -> bool {
    last_third(beats).is_some_and(|(last, before, beats)| {
        let busy_before_us = before.map_or(0, |beat| beat.busy_us);
        last.busy_us.saturating_sub(busy_before_us) > beats * BEAT_US / 10
    })
}

/// The last heartbeat, the one before the last third, and how many lie between.
fn last_third<'a, 'b>(beats: &'b [&'a Beat]) -> Option<(&'a Beat, Option<&'b &'a Beat>, u64)> {
    let (last, earlier) = beats.split_last()?;
    let at = earlier.len() * 2 / 3;
    let before = earlier.get(at).or(earlier.last());
    Some((last, before, (earlier.len() - at).max(1) as u64))
}

#[cfg(test)]
#[path = "killed_tests.rs"]
mod tests;
