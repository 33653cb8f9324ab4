//! The transcript: what the actors and the answer did, one event a line.
//!
//! ```text
//!    0 ms  answer  called
//!    0 ms  far     called
//!    0 ms  near    called
//!  100 ms  near    failed: refused
//!  100 ms  answer  returned Err(Refused)
//!  100 ms  far     dropped
//! ```
//!
//! Two right answers may differ in the order within one instant, so lines of one instant are sorted
//! by lane; a lane keeps its own order. What came before the answer returned and what came after it
//! are sorted apart. Where order is the lesson (`order = true`) the recorded order stays.

use std::{cmp::Ordering, fmt::Write};

use crate::trace::{Event, Kind, Trace};

#[cfg(test)]
mod tests;

/// The answer's own lane.
pub(crate) const ANSWER: &str = "answer";

/// Bytes a transcript may have.
pub(crate) const MAX_BYTES: usize = 1 << 20;

/// Lines that are kept of a transcript with more bytes than that.
const FIRST_LINES: usize = 200;

/// Bytes that are kept of them.
const FIRST_BYTES: usize = 64 << 10;

/// The trace in canonical form.
pub(crate) fn transcript(trace: &Trace) -> String {
    let mut lines: Vec<Line<'_>> = trace.events.iter().filter_map(line).collect();
    if !trace.order {
        // The answer's lane has two lines: `called`, and how it ended. A prediction has no such lane.
        if let Some(ended) = lines.iter().rposition(|line| line.lane == ANSWER) {
            for (n, line) in lines.iter_mut().enumerate() {
                line.phase = n.cmp(&ended);
            }
        }
        lines.sort_by_key(|line| (line.at_ms, line.phase, line.lane != ANSWER, line.lane));
    }
    let width = lines
        .iter()
        .map(|line| line.lane.chars().count())
        .max()
        .unwrap_or(0);
    let mut out = String::new();
    for Line {
        at_ms, lane, text, ..
    } in lines
    {
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{at_ms:>4} ms  {lane:width$}  {text}");
    }
    out
}

/// The first lines of a transcript, enough for a person.
pub(crate) fn beginning(transcript: &str) -> &str {
    let end = transcript.match_indices('\n').nth(FIRST_LINES - 1);
    let lines = end.map_or(transcript, |(n, _)| &transcript[..=n]);
    cut(lines, FIRST_BYTES)
}

/// A text's first bytes, at most so many, that are whole characters.
pub(crate) fn cut(text: &str, most_bytes: usize) -> &str {
    let fits = |at: &usize| *at <= most_bytes;
    let ends = text.char_indices().map(|(at, _)| at).chain([text.len()]);
    &text[..ends.take_while(fits).last().unwrap_or_default()]
}

struct Line<'a> {
    at_ms: u64,
    /// Before, at or after the line that ends the answer.
    phase: Ordering,
    lane: &'a str,
    text: &'a str,
}

fn line(event: &Event) -> Option<Line<'_>> {
    if event.kind != Kind::Actor {
        return None;
    }
    Some(Line {
        at_ms: event.at_ms,
        phase: Ordering::Equal,
        lane: event.lane.as_deref()?,
        text: event.text.as_deref()?,
    })
}
