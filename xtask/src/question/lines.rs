//! Questions that a transcript alone can answer: which calls overlap, and what follows from that.

use super::{Choice, Draft, Kind, choice, listed};
use crate::divergence::Line;

/// One call of an actor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Call<'a> {
    lane: &'a str,
    began: u64,
    /// When and how it was over; none if it never was.
    end: Option<(u64, &'a str)>,
}

impl Call<'_> {
    fn is_dropped(&self) -> bool {
        self.end.is_some_and(|(_, how)| how == "dropped")
    }

    /// When it was over by itself.
    fn over(&self) -> Option<u64> {
        self.end.filter(|_| !self.is_dropped()).map(|(at, _)| at)
    }

    fn says(&self) -> String {
        let Call { lane, began, .. } = self;
        match self.end {
            Some((at, how)) => format!(
                "`{lane}` was called at {began} ms and {} at {at} ms",
                past(how)
            ),
            None => format!("`{lane}` was called at {began} ms and never over"),
        }
    }
}

fn past(how: &str) -> &str {
    match how {
        "done" => "done",
        "dropped" => "dropped",
        _ => "failed",
    }
}

pub(super) fn drafts(lines: &[String], seed: u64) -> Vec<Draft> {
    let lines = Line::parse_all(lines);
    let mut all = Vec::new();
    if let Some(calls) = calls(&lines) {
        all.extend(open(&calls, &lines, seed));
        let overlap = calls.len() > 1 && calls.iter().all(|call| call.began == calls[0].began);
        let held = lines.iter().any(|line| line.text.starts_with("holds "));
        if overlap && !held {
            all.extend(sequential(&calls));
            all.extend(doubled(&calls));
        }
    }
    all.extend(elapsed(&lines, seed));
    all
}

/// The calls, if each lane has at most one and no lane has anything else between.
fn calls<'a>(lines: &[Line<'a>]) -> Option<Vec<Call<'a>>> {
    let mut calls: Vec<Call<'a>> = Vec::new();
    for line in lines.iter().filter(|line| line.lane != "answer") {
        let known = calls.iter_mut().find(|call| call.lane == line.lane);
        let ends = matches!(line.text, "done" | "dropped") || line.text.starts_with("failed");
        match (known, line.text) {
            (None, "called") => calls.push(Call {
                lane: line.lane,
                began: line.at_ms,
                end: None,
            }),
            (Some(call), _) if ends && call.end.is_none() => {
                call.end = Some((line.at_ms, line.text))
            }
            (Some(_), "called") => return None,
            _ => {}
        }
    }
    (!calls.is_empty()).then_some(calls)
}

fn open(calls: &[Call<'_>], lines: &[Line<'_>], seed: u64) -> Option<Draft> {
    let is_open =
        |call: &&Call<'_>, at| call.began <= at && call.end.is_none_or(|(end, _)| end > at);
    let returned = lines
        .iter()
        .find(|line| line.lane == "answer" && line.text.starts_with("returned"))?;
    let mut instants: Vec<u64> = calls.iter().filter_map(|call| Some(call.end?.0)).collect();
    instants.retain(|&at| at < returned.at_ms && calls.iter().any(|call| is_open(&call, at)));
    instants.sort_unstable();
    instants.dedup();
    let at = *instants.get((seed >> 16) as usize % instants.len().max(1))?;
    let named = |wanted: &dyn Fn(&&Call<'_>) -> bool| -> Vec<&str> {
        calls
            .iter()
            .filter(|call| wanted(call))
            .map(|call| call.lane)
            .collect()
    };
    let right = named(&|call| is_open(call, at));
    let next = calls
        .iter()
        .filter(|call| is_open(call, at))
        .min_by_key(|call| call.end.map_or(u64::MAX, |(end, _)| end))?;
    let wrong = [
        named(&|call| call.began <= at && call.end.is_none_or(|(end, _)| end >= at)),
        named(&|_| true),
        vec![next.lane],
        Vec::new(),
        named(&|call| call.end.is_some_and(|(end, _)| end <= at)),
        named(&|call| call.began > at || call.lane == next.lane),
    ];
    Some(Draft {
        kind: Kind::Open(at),
        text: format!(
            "After all that happened at {at} ms, which calls have begun and are not over?"
        ),
        right: set(&right, &right, calls),
        wrong: wrong
            .iter()
            .map(|names| set(names, &right, calls))
            .collect(),
    })
}

/// A set of calls as a choice. Its reason is the calls in which it differs from the right one.
fn set(names: &[&str], right: &[&str], calls: &[Call<'_>]) -> Choice {
    let text = listed(
        &names
            .iter()
            .map(|name| format!("`{name}`"))
            .collect::<Vec<_>>(),
    );
    let differs = |call: &&Call<'_>| names.contains(&call.lane) != right.contains(&call.lane);
    let mut told: Vec<String> = calls.iter().filter(differs).map(Call::says).collect();
    if told.is_empty() {
        told = calls
            .iter()
            .filter(|call| right.contains(&call.lane))
            .map(Call::says)
            .collect();
    }
    choice(text, format!("{}.", told.join("; ")))
}

fn sequential(calls: &[Call<'_>]) -> Option<Draft> {
    let began = calls[0].began;
    let spans: Option<Vec<u64>> = calls
        .iter()
        .map(|call| Some(call.over()? - began))
        .collect();
    let spans = spans.filter(|spans| spans.iter().all(|span| *span > 0))?;
    let (sum, longest) = (spans.iter().sum::<u64>(), *spans.iter().max()?);
    let shortest = *spans.iter().min()?;
    let terms: Vec<String> = spans.iter().map(u64::to_string).collect();
    let at = |span: u64| format!("at {} ms", began + span);
    Some(Draft {
        kind: Kind::Sequential,
        text: format!(
            "Your calls overlap, and the last is over at {} ms. If each were made only when the one \
             before it was over, and took as long as it does now, when would the last be over?",
            began + longest
        ),
        right: choice(
            at(sum),
            format!(
                "Waits that do not overlap add up: {} = {sum}.",
                terms.join(" + ")
            ),
        ),
        wrong: vec![
            choice(
                at(longest),
                "That is the longest wait: it is the end when all waits overlap.",
            ),
            choice(
                at(longest * spans.len() as u64),
                "That counts the longest wait for each call. The others are shorter.",
            ),
            choice(
                at(sum - shortest),
                "That leaves out the shortest wait. It is waited for too.",
            ),
            choice(
                at(longest + shortest),
                "That adds two of the waits. All of them add up.",
            ),
        ],
    })
}

fn doubled(calls: &[Call<'_>]) -> Option<Draft> {
    let began = calls[0].began;
    let first = calls
        .iter()
        .filter(|call| call.over().is_some())
        .min_by_key(|call| call.over())?;
    let one = first.over()? - began;
    let (mut soonest, mut others) = (None::<&Call<'_>>, Vec::new());
    for call in calls.iter().filter(|call| call.lane != first.lane) {
        let at = call.end?.0;
        if at <= first.over()? {
            return None; // Dropped by what the first did, or over with it.
        }
        match (call.over(), soonest.and_then(Call::over)) {
            (Some(at), other) if other.is_none_or(|other| at < other) => soonest = Some(call),
            _ => {}
        }
        others.push(call);
    }
    let soonest = soonest?;
    let (twice, next) = (began + 2 * one, soonest.over()?);
    // Who is dropped at an instant would have been over later: no two waits of a plan are equal.
    if one == 0
        || twice == next
        || others
            .iter()
            .any(|call| call.end.is_none_or(|(at, _)| at < next))
    {
        return None;
    }
    let stays = twice < next;
    let right = if stays { first } else { soonest };
    let lane = |call: &Call<'_>| format!("`{}`", call.lane);
    let why = |call: &Call<'_>| match (call.lane == first.lane, call.over()) {
        (true, _) => format!(
            "`{}` would be over at {twice} ms, `{}` at {next} ms.",
            first.lane, soonest.lane
        ),
        (false, Some(at)) => format!(
            "`{}` would be over at {at} ms as now, `{}` at {twice} ms.",
            call.lane, first.lane
        ),
        (false, None) => format!(
            "`{}` had not come to its end at {next} ms, when `{}` did.",
            call.lane, soonest.lane
        ),
    };
    let wrong = std::iter::once(first).chain(others.iter().copied());
    Some(Draft {
        kind: Kind::Doubled,
        text: format!(
            "`{}` is over first, at {} ms. If that call took twice as long, which call would be over \
             first?",
            first.lane,
            began + one
        ),
        right: choice(lane(right), why(right)),
        wrong: wrong.map(|call| choice(lane(call), why(call))).collect(),
    })
}

fn elapsed(lines: &[Line<'_>], seed: u64) -> Option<Draft> {
    let mut pairs = Vec::new();
    for (n, line) in lines.iter().enumerate().filter(|(_, line)| line.at_ms > 0) {
        let next = lines
            .iter()
            .enumerate()
            .skip(n + 1)
            .find(|(_, other)| other.lane == line.lane);
        let once = |n: usize| crate::divergence::nth(lines, n) == lines[n].to_string();
        if let Some((m, next)) =
            next.filter(|(m, next)| next.at_ms > line.at_ms && once(n) && once(*m))
        {
            pairs.push((n, m, line, next));
        }
    }
    let &(n, m, from, to) = pairs.get((seed >> 24) as usize % pairs.len().max(1))?;
    let (start, end) = (from.at_ms, to.at_ms);
    let ms = |ms: u64| format!("{ms} ms");
    Some(Draft {
        kind: Kind::Elapsed(n, m),
        text: format!("How long is it from {from} to {to}?"),
        right: choice(
            ms(end - start),
            format!("It is from {start} ms to {end} ms."),
        ),
        wrong: vec![
            choice(
                ms(end),
                "That is when it ends. Times count from the beginning of the play.",
            ),
            choice(
                ms(start),
                "That is when it begins. Times count from the beginning of the play.",
            ),
            choice(
                ms(start + end),
                "That adds two times. A wait is their difference.",
            ),
        ],
    })
}
