//! Questions about timers: what the thread does until one is due, and what becomes of it.

use super::recorded::{Event, Trace, What};
use super::{Draft, Kind, choice};

pub(super) fn drafts(trace: &Trace, seed: u64) -> Vec<Draft> {
    let all = [parked(trace, seed), late(trace, seed), dropped(trace, seed)];
    all.into_iter().flatten().collect()
}

fn parked(trace: &Trace, seed: u64) -> Option<Draft> {
    let end = trace.returned()?;
    let gaps: Vec<(u64, u64)> = trace.events[..end]
        .windows(2)
        .filter(|pair| pair[0].kind == What::Parked && pair[1].at_ms > pair[0].at_ms)
        .map(|pair| (pair[0].at_ms, pair[1].at_ms))
        .collect();
    let &(from, to) = gaps.get((seed >> 20) as usize % gaps.len().max(1))?;
    Some(Draft {
        kind: Kind::Parked(from, to),
        text: format!("Between {from} and {to} ms the trace has no event. What did the thread do?"),
        right: choice(
            "it slept until the next timer",
            format!(
                "No task was ready. The runtime parks the thread, and a timer woke it at {to} ms."
            ),
        ),
        wrong: vec![
            choice(
                "it polled the tasks that waited, again and again",
                "The trace has no poll there. A task that waits is polled when it was woken.",
            ),
            choice(
                "it ran the calls that were not over",
                "A call that waits needs no thread: a timer is all that it left behind.",
            ),
            choice(
                "it stood in an `.await` of task 1",
                "An `.await` that has to wait gives the thread back. Other tasks could have run.",
            ),
        ],
    })
}

fn late(trace: &Trace, seed: u64) -> Option<Draft> {
    let events = &trace.events;
    let mut found = Vec::new();
    for fired in events.iter().filter(|event| event.kind == What::TimerFired) {
        let is_set = |event: &&Event| event.kind == What::TimerSet && event.timer == fired.timer;
        let set: Vec<&Event> = events.iter().filter(is_set).collect();
        let [set] = set[..] else { continue };
        let due = set.until_ms?;
        let holds = |event: &&Event| {
            event.kind == What::Held
                && event.at_ms <= due
                && due < event.at_ms + event.for_ms.unwrap_or(0)
        };
        if let Some(held) = events.iter().find(holds).filter(|_| fired.at_ms > due) {
            found.push((set, due, held, fired));
        }
    }
    let &(set, due, held, fired) = found.get((seed >> 20) as usize % found.len().max(1))?;
    let (start, free) = (held.at_ms, held.at_ms + held.for_ms?);
    let at = |ms: u64| format!("at {ms} ms");
    Some(Draft {
        kind: Kind::Late(fired.timer?),
        text: format!(
            "At {} ms task {} set a timer, which was due at {due} ms. When was that seen?",
            set.at_ms, set.task
        ),
        right: choice(
            at(fired.at_ms),
            format!(
                "The thread was held at {due} ms. Timers are looked at when a poll has given it back."
            ),
        ),
        wrong: vec![
            choice(
                at(due),
                format!(
                    "The thread was held from {start} ms to {free} ms: nobody looked at timers."
                ),
            ),
            choice(
                at(free),
                "One hold was over then, but the same poll went on.",
            ),
            choice(at(start), "A timer is never early."),
            choice(
                at(fired.at_ms + due - set.at_ms),
                "A timer that is seen late does not begin anew.",
            ),
        ],
    })
}

fn dropped(trace: &Trace, seed: u64) -> Option<Draft> {
    let events = &trace.events;
    let mut found = Vec::new();
    for end in events
        .iter()
        .filter(|event| event.text.as_deref() == Some("dropped"))
    {
        let began = events
            .iter()
            .position(|event| event.is_call() && event.call == end.call);
        let pair = began.and_then(|n| Some((&events[n], events.get(n + 1)?)));
        if let Some((call, timer)) =
            pair.filter(|(call, timer)| timer.kind == What::TimerSet && timer.task == call.task)
            && let Some(until) = timer.until_ms.filter(|until| *until > end.at_ms)
        {
            found.push((end, call, until));
        }
    }
    let &(end, call, until) = found.get((seed >> 20) as usize % found.len().max(1))?;
    let lane = end.lane.as_deref()?;
    let (began, at_ms) = (call.at_ms, end.at_ms);
    let at = |ms: u64| format!("at {ms} ms");
    Some(Draft {
        kind: Kind::Dropped(end.call?),
        text: format!(
            "`{lane}` was called at {began} ms and dropped at {at_ms} ms. When would that call have \
             been over, had nobody dropped it?"
        ),
        right: choice(
            at(until),
            format!(
                "It takes {} ms and began at {began} ms. Its timer was set for {until} ms.",
                until - began
            ),
        ),
        wrong: vec![
            choice(
                at(at_ms),
                "That is when it was dropped. Nothing of it was over then.",
            ),
            choice(
                at(at_ms + until - began),
                "A drop ends a call; it does not begin anew.",
            ),
            choice(
                at(until - at_ms),
                "That is what was left of the wait. Times count from the beginning of the play.",
            ),
            choice(
                at(until - began),
                "That is how long it takes. It began later than at 0 ms.",
            ),
            choice(
                "never",
                "It was waiting for a timer, and that would have come.",
            ),
        ],
    })
}
