//! Predictions: the trace of a listing, written down as data before it is run.
//!
//! A prediction is put into the words of a transcript and reported as a play, so that it is judged
//! as any answer is. It has no `called` and `returned` lines: only what the listing prints.

use std::{fmt::Debug, time::Duration};

use crate::{
    Case, Stage,
    book::one_line,
    case::{answer, compare},
    exam::Found,
    play::{Play, play},
    sweep::Outcome,
    trace::{Event, FORMAT_VERSION, Kind, Trace},
    transcript::{ANSWER, transcript},
    wire::Ending,
};

#[cfg(test)]
mod tests;

/// One predicted event: when, in virtual ms, who, what.
pub type Predicted<'a> = (u64, &'a str, &'a str);

/// Compares a prediction with the run that the lab's snapshot holds.
///
/// # Panics
/// When they differ, with both printed.
pub fn check_prediction(case: &Case, prediction: &[Predicted<'_>]) {
    compare(case, answer(|_| foretold(case, prediction)));
}

/// The transcript of a prediction. `None` if a grader asked: it has its report.
pub fn prediction(case: &Case, prediction: &[Predicted<'_>]) -> Option<String> {
    answer(|_| foretold(case, prediction)).map(|played| played.play.transcript)
}

/// The transcript of the run that a right prediction foretells. `None` if a grader asked: it was
/// told the prediction, and, if it wants a trace, that of the run.
///
/// # Panics
/// When they differ, with both printed.
pub fn prediction_and_run<Fut>(
    case: &Case,
    prediction: &[Predicted<'_>],
    scenario: impl Fn(Stage) -> Fut,
) -> Option<String>
where
    Fut: Future<Output: Debug + Send> + Send + 'static,
{
    let foretold = foretold(case, prediction).transcript;
    let run = answer(|twist| Play {
        transcript: foretold.clone(),
        ..play(case.rules, case.plan, twist, &scenario)
    })?;
    let happened = without_answer(run.play.trace);
    if happened != foretold {
        panic!(
            "{}: another run was predicted\n\nthe run\n{happened}\nthe prediction\n{foretold}",
            case.name
        );
    }
    Some(happened)
}

/// What a play of this trace would have given.
fn foretold(case: &Case, prediction: &[Predicted<'_>]) -> Play {
    let mut events: Vec<Event> = prediction.iter().map(event).collect();
    // Each line says its time: in which order they are written is the writer's affair.
    events.sort_by_key(|event| event.at_ms);
    for (n, event) in (0..).zip(&mut events) {
        event.seq = n;
    }
    let virtual_ms = events.last().map_or(0, |event| event.at_ms);
    let trace = Trace {
        format_version: FORMAT_VERSION,
        plan: case.plan.into(),
        order: case.rules.order,
        tasks: Vec::new(),
        events,
    };
    Play {
        transcript: transcript(&trace),
        trace,
        ending: Ending::Returned,
        virtual_ms,
        wall: Duration::ZERO,
        panic: None,
        fault: None,
        waiting: Vec::new(),
        held: String::new(),
        found: Found::default(),
        call: Outcome::default(),
    }
}

/// A predicted line. Where it is parted into who and what does not matter, nor do blanks.
fn event((at_ms, who, what): &Predicted<'_>) -> Event {
    let words: Vec<&str> = who
        .split_whitespace()
        .chain(what.split_whitespace())
        .collect();
    let (lane, text) = words.split_first().unwrap_or((&"", &[]));
    Event {
        at_ms: *at_ms,
        lane: Some(one_line(lane)),
        text: Some(one_line(&text.join(" "))),
        ..Event::new(Kind::Actor, 0)
    }
}

/// The transcript without the lines that only a play has.
fn without_answer(mut trace: Trace) -> String {
    trace
        .events
        .retain(|event| event.lane.as_deref() != Some(ANSWER));
    transcript(&trace)
}
