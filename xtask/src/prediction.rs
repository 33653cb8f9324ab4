//! A prediction against the run: how many lines it has right, and in words the first that it has
//! not. Pure.

use crate::divergence::{Line, Side, divergence, nth, same_occurrence};
use crate::judge::Judged;
use crate::verdict::{Outcome, Verdict};

/// Says of a judged case what there is to say where the answer is a prediction.
pub(crate) fn judged(mut case: Judged) -> Judged {
    let report = &mut case.report;
    let (run, predicted) = (&report.expected, &report.got);
    match report.verdict {
        Outcome::Ran(Verdict::Differs | Verdict::Passed) if predicted.is_empty() => {
            report.verdict = Outcome::Ran(Verdict::NotAttempted);
            (report.diverges_at, report.divergence) = (None, None);
            case.says = "there is no line in it".into();
        }
        Outcome::Ran(Verdict::Differs) => {
            let right = right(run, predicted);
            case.says = score(right, run.len(), predicted.len());
            report.lines_right = u32::try_from(right).ok();
            report.divergence = difference(run, predicted);
        }
        Outcome::Ran(Verdict::Passed) => {
            case.says = "the run is what you predicted, line by line".into();
            report.lines_right = u32::try_from(run.len()).ok();
        }
        _ => {}
    }
    case
}

/// How many lines of the run are predicted.
fn right(run: &[String], predicted: &[String]) -> usize {
    let mut left = Line::parse_all(predicted);
    let happens = Line::parse_all(run).into_iter();
    happens
        .filter(|line| {
            let found = left.iter().position(|other| other == line);
            found.map(|at| left.remove(at)).is_some()
        })
        .count()
}

fn score(right: usize, run: usize, predicted: usize) -> String {
    let mut says = format!("the run is not what you predicted, with {right} of {run} lines right");
    if right == run {
        says += &format!(" and {} more that never come", predicted - right);
    }
    says
}

/// The first difference, as one says it of what was only foretold.
pub(crate) fn difference(run: &[String], predicted: &[String]) -> Option<String> {
    let found = divergence(run, predicted)?;
    let (run, yours) = (Line::parse_all(run), Line::parse_all(predicted));
    let moved = |event: String, comes: u64, has: u64| match comes == has {
        true => found.says.clone(),
        false => format!("{event} comes at {comes} ms, you have it at {has} ms"),
    };
    Some(match found.line {
        Side::Expected(n) => {
            let (line, event, now) = (&run[n], nth(&run, n), run[n].at_ms);
            let instead = |other: &&Line<'_>| {
                (other.at_ms, other.lane) == (now, line.lane) && !run.contains(other)
            };
            match (same_occurrence(&run, n, &yours), yours.iter().find(instead)) {
                (Some(has), _) => moved(event, now, has),
                (None, Some(other)) => format!("{event} comes at {now} ms, you have {other}"),
                (None, None) => format!("{event} comes at {now} ms, and you have no such line"),
            }
        }
        Side::Got(n) => {
            let (event, now) = (nth(&yours, n), yours[n].at_ms);
            match same_occurrence(&yours, n, &run) {
                Some(comes) => moved(event, comes, now),
                None => format!("you have {event} at {now} ms, and it never comes"),
            }
        }
    })
}

#[cfg(test)]
#[path = "prediction_tests.rs"]
mod tests;
