//! The same picture in sentences, for those who do not see it.

use crate::figure::timeline::{Call, Ending, Lane, Outcome, Timeline};

/// Events that are listed one by one; of more the number is told.
const MOST: usize = 12;

/// One sentence a lane.
pub fn describe(timeline: &Timeline) -> String {
    let sentences = timeline.lanes.iter().map(|lane| sentence(timeline, lane));
    let mut text: Vec<String> = sentences.collect();
    if let Some(ended) = &timeline.ended {
        let at = ended.at.at_ms;
        text.push(match &ended.how {
            Ending::Returned(value) if value.is_empty() => {
                format!("The answer returns at {at} ms.")
            }
            Ending::Returned(value) => format!("The answer returns {value} at {at} ms."),
            Ending::StillWaiting => format!("The answer still waits at {at} ms, the deadline."),
            Ending::Panicked => format!("The answer panics at {at} ms."),
        });
    }
    text.retain(|sentence| !sentence.is_empty());
    text.join(" ")
}

fn sentence(timeline: &Timeline, lane: &Lane) -> String {
    let mut parts: Vec<String> = Vec::new();
    for call in lane.calls.iter().filter(|call| call.id != 0).take(MOST) {
        parts.push(call_words(timeline, call));
    }
    if lane.calls.len() > MOST {
        parts.push(format!("{} more calls", lane.calls.len() - MOST));
    }
    if let Some(first) = lane.notes.first() {
        let alike = lane.notes.iter().all(|note| note.words == first.words);
        if alike {
            let times = lane.notes.iter().map(|note| note.at.at_ms.to_string());
            parts.push(format!("{} at {} ms", first.words, listed(times.collect())));
        } else {
            let notes = lane.notes.iter().take(MOST);
            parts.extend(notes.map(|note| format!("{} at {} ms", note.words, note.at.at_ms)));
        }
    }
    for hold in lane.holds.iter().take(MOST) {
        parts.push(format!(
            "holds the thread from {} to {} ms",
            hold.at_ms,
            hold.end_ms()
        ));
    }
    let wakes = timeline.wakes.iter().filter(|wake| wake.lane == lane.name);
    let wakes: Vec<String> = wakes.map(|wake| wake.at_ms.to_string()).collect();
    if !wakes.is_empty() {
        parts.push(format!("wakes the answer at {} ms", listed(wakes)));
    }
    match (parts.is_empty(), timeline.lanes.first() == Some(lane)) {
        (true, true) => String::new(),
        (true, false) => format!("{}: nothing happens.", lane.name),
        _ => format!("{}: {}.", lane.name, parts.join("; ")),
    }
}

fn call_words(timeline: &Timeline, call: &Call) -> String {
    let begin = format!("{} at {} ms", call.words, call.begin.at_ms);
    let Some((at, outcome)) = &call.end else {
        return format!("{begin}, never ended");
    };
    let words = match outcome {
        Outcome::Done => "done",
        Outcome::Dropped => "dropped",
        Outcome::Failed(_) | Outcome::Other(_) => &outcome.words(),
    };
    let after = if timeline.is_after_return(*at) {
        ", after the answer returned"
    } else {
        ""
    };
    format!("{begin}, {words} at {} ms{after}", at.at_ms)
}

/// `1, 2 and 3`; of many the first and the last.
fn listed(mut all: Vec<String>) -> String {
    if all.len() > MOST {
        let rest = format!("{} more times until {}", all.len() - 3, all[all.len() - 1]);
        all.truncate(3);
        all.push(rest);
    }
    match all.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => all.concat(),
    }
}
