//! Where two transcripts part, in words.

use std::collections::BTreeMap;
use std::fmt;

/// One line of a transcript, `  0 ms  near  called`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// Virtual milliseconds since the play began.
    pub at_ms: u64,
    /// The actor's name, or `answer`.
    pub lane: &'a str,
    /// What happened: `called`, `failed: refused`.
    pub text: &'a str,
}

/// The first difference between an expected transcript and another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// Index of the first line that differs; where the shorter transcript ends, its length.
    pub at: usize,
    /// The expected line that `says` is about, or the one that was not expected.
    pub line: Side,
    /// The difference in words.
    pub says: String,
}

/// A line of one of the two transcripts, by index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Of the expected one.
    Expected(usize),
    /// Of the answer's own.
    Got(usize),
}

impl<'a> Line<'a> {
    /// Reads a line. One that is none stands in a lane without a name.
    pub fn parse(line: &'a str) -> Line<'a> {
        let timed = line.trim().split_once(" ms ");
        let read = timed.and_then(|(at, rest)| {
            let rest = rest.trim_start();
            let (lane, text) = rest.split_once(' ').unwrap_or((rest, ""));
            Some(Line {
                at_ms: at.parse().ok()?,
                lane,
                text: text.trim_start(),
            })
        });
        read.unwrap_or(Line {
            at_ms: 0,
            lane: "",
            text: line.trim(),
        })
    }

    /// Reads all lines of a transcript.
    pub fn parse_all(transcript: &'a [String]) -> Vec<Line<'a>> {
        transcript.iter().map(|line| Line::parse(line)).collect()
    }

    fn returned(&self) -> Option<&'a str> {
        let value = self.text.strip_prefix("returned")?;
        (self.lane == "answer").then_some(value.trim())
    }

    fn same_event(&self, other: &Line<'_>) -> bool {
        self.lane == other.lane && self.text == other.text
    }
}

impl fmt::Display for Line<'_> {
    /// The event without its time, as a sentence names it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", format!("{} {}", self.lane, self.text).trim())
    }
}

/// The lines of a transcript. Blank lines and blanks at the end of one mean nothing.
pub fn lines(transcript: &str) -> Vec<String> {
    let lines = transcript.lines().map(str::trim_end);
    lines
        .filter(|line| !line.is_empty())
        .map(str::to_string)
        .collect()
}

/// Whether both hold the same events.
pub fn same(one: &[String], other: &[String]) -> bool {
    Line::parse_all(one) == Line::parse_all(other)
}

/// The first difference, or `None` if there is none.
///
/// Of several at one instant, that one is named which says most: an event that came at another
/// time before one that never came.
pub fn divergence(expected: &[String], got: &[String]) -> Option<Divergence> {
    let both = Both {
        expected: &Line::parse_all(expected),
        got: &Line::parse_all(got),
    };
    let pairs = both.expected.iter().zip(both.got);
    let at = pairs.take_while(|(one, other)| one == other).count();
    let (line, says) = match (both.expected.get(at), both.got.get(at)) {
        (None, None) => return None,
        (one, other) => both.at(at, one, other),
    };
    Some(Divergence { at, line, says })
}

/// Differences of one instant that are weighed on either side; more make no better sentence.
const CANDIDATES: usize = 50;

/// Two transcripts.
struct Both<'a> {
    expected: &'a [Line<'a>],
    got: &'a [Line<'a>],
}

/// How much a sentence says, the most first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Moved,
    Replaced,
    Returned,
    Never,
    Unexpected,
}

impl Both<'_> {
    fn at(&self, at: usize, one: Option<&Line<'_>>, other: Option<&Line<'_>>) -> (Side, String) {
        let now = one.iter().chain(&other).map(|line| line.at_ms).min();
        let now = now.unwrap_or_default();
        let missing = unmatched(self.expected, self.got, now);
        let extra = unmatched(self.got, self.expected, now);
        let missing_words = missing
            .iter()
            .map(|&n| (Side::Expected(n), self.missing(n, &extra)));
        let extra_words = extra.iter().map(|&n| (Side::Got(n), self.unexpected(n)));
        let best = missing_words
            .take(CANDIDATES)
            .chain(extra_words.take(CANDIDATES))
            .min_by_key(|(_, (rank, _))| *rank);
        match (best, one, other) {
            (Some((side, (_, says))), _, _) => (side, says),
            (None, Some(one), Some(other)) => self.reordered(at, one, other),
            (None, _, _) => (Side::Expected(at), format!("they part at {now} ms")),
        }
    }

    /// The same events of one instant in another order. What stands on the other side of the
    /// answer's return is named first.
    fn reordered(&self, at: usize, one: &Line<'_>, other: &Line<'_>) -> (Side, String) {
        let now = one.at_ms;
        let after = |lines: &[Line<'_>], event: &Line<'_>| {
            let place = |wanted: &dyn Fn(&Line<'_>) -> bool| lines.iter().position(wanted);
            let returned = place(&|line| line.returned().is_some())?;
            Some(place(&|line| line == event)? > returned)
        };
        let instant = self.expected.iter().enumerate().skip(at);
        for (n, line) in instant
            .take(CANDIDATES)
            .filter(|(_, line)| line.at_ms == now)
        {
            let (was, is) = match (after(self.expected, line), after(self.got, line)) {
                (Some(false), Some(true)) => ("before", "after"),
                (Some(true), Some(false)) => ("after", "before"),
                _ => continue,
            };
            let says =
                format!("at {now} ms, {line} came {is} the answer returned, expected {was} it");
            return (Side::Expected(n), says);
        }
        let says = format!("at {now} ms, {other} came before {one}, expected after it");
        (Side::Expected(at), says)
    }

    /// An expected line that is not there at its time.
    fn missing(&self, n: usize, extra: &[usize]) -> (Rank, String) {
        let line = self.expected[n];
        let now = line.at_ms;
        if let Some(value) = line.returned() {
            let other = self
                .got
                .iter()
                .find_map(|got| Some((got.at_ms, got.returned()?)));
            return (Rank::Returned, returned(Some((now, value)), other));
        }
        let event = nth(self.expected, n);
        if let Some(at_ms) = same_occurrence(self.expected, n, self.got) {
            let says = format!("{event} came at {at_ms} ms, expected at {now} ms");
            return (Rank::Moved, says);
        }
        let instead = extra.iter().find(|&&m| self.got[m].lane == line.lane);
        if let Some(&m) = instead {
            let says = format!("at {now} ms, {} came, expected {line}", self.got[m]);
            return (Rank::Replaced, says);
        }
        (Rank::Never, format!("{event} at {now} ms never came"))
    }

    /// A line that is there and not expected at its time.
    fn unexpected(&self, n: usize) -> (Rank, String) {
        let line = self.got[n];
        let now = line.at_ms;
        if let Some(value) = line.returned() {
            let wanted = self
                .expected
                .iter()
                .find_map(|e| Some((e.at_ms, e.returned()?)));
            return (Rank::Returned, returned(wanted, Some((now, value))));
        }
        let event = nth(self.got, n);
        if let Some(at_ms) = same_occurrence(self.got, n, self.expected) {
            let says = format!("{event} came at {now} ms, expected at {at_ms} ms");
            return (Rank::Moved, says);
        }
        (
            Rank::Unexpected,
            format!("{event} at {now} ms is not expected"),
        )
    }
}

/// Of the lines of `one` at this instant, those without a partner in `other`.
fn unmatched(one: &[Line<'_>], other: &[Line<'_>], now: u64) -> Vec<usize> {
    let mut partners = BTreeMap::new();
    for line in other.iter().filter(|line| line.at_ms == now) {
        *partners.entry((line.lane, line.text)).or_insert(0_u32) += 1;
    }
    let mut alone = Vec::new();
    for (n, line) in one.iter().enumerate().filter(|(_, line)| line.at_ms == now) {
        match partners.get_mut(&(line.lane, line.text)) {
            Some(left) if *left > 0 => *left -= 1,
            _ => alone.push(n),
        }
    }
    alone
}

/// When the event of line `n` of `one` comes in `other`: the second `tick` is the second one there.
pub fn same_occurrence(one: &[Line<'_>], n: usize, other: &[Line<'_>]) -> Option<u64> {
    let before = one[..n]
        .iter()
        .filter(|line| line.same_event(&one[n]))
        .count();
    let mut there = other.iter().filter(|line| line.same_event(&one[n]));
    there.nth(before).map(|line| line.at_ms)
}

/// The event of line `n`, with its number where it comes more than once.
pub fn nth(all: &[Line<'_>], n: usize) -> String {
    let same = |lines: &[Line<'_>]| lines.iter().filter(|line| line.same_event(&all[n])).count();
    if same(all) == 1 {
        return all[n].to_string();
    }
    let number = same(&all[..n]) + 1;
    let ending = match (number % 10, number % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("the {number}{ending} {}", all[n])
}

/// When and with what the answer should have returned, and did.
fn returned(expected: Option<(u64, &str)>, got: Option<(u64, &str)>) -> String {
    match (expected, got) {
        (Some((at, value)), Some((now, other))) if value == other => {
            format!("the answer returned at {now} ms, expected at {at} ms")
        }
        (Some((at, value)), Some((now, other))) if at == now => {
            format!("at {now} ms, the answer returned {other}, expected {value}")
        }
        (Some((at, value)), Some((now, other))) => {
            format!("the answer returned {other} at {now} ms, expected {value} at {at} ms")
        }
        (Some((at, value)), None) => {
            format!("the answer never returned, expected {value} at {at} ms")
        }
        (None, Some((now, other))) => {
            format!("the answer returned {other} at {now} ms, expected not to return")
        }
        (None, None) => String::new(),
    }
}

#[cfg(test)]
#[path = "divergence_tests.rs"]
mod tests;
