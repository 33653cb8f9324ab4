//! What one case's process reported, against what the case expects: a verdict and one sentence.
//! Pure; the exercise as a whole is judged in [`crate::diagnosis`].

use crate::divergence::{self, divergence};
use crate::killed::killed;
use crate::lab::{Case, Exercise};
use crate::limits::{Limit, beyond};
use crate::report::{CaseReport, Place};
use crate::run::{CaseRun, Stop};
use crate::sweep;
use crate::verdict::{Outcome, Verdict};
use crate::wire::{Beat, Ending, Played, Record, Swept, TODO};

/// Wall time, in ms, that a thread may be held beyond `may_hold_ms`: what a busy machine explains.
const HOLD_SLACK_MS: u64 = 50;

/// A judged case, and what its exercise may say of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Judged {
    /// For the report.
    pub(crate) report: CaseReport,
    /// What was seen, to follow "on this plan, ".
    pub(crate) says: String,
    /// Where in the student's file.
    pub(crate) place: Option<Place>,
    /// Who waits, where the play was given up.
    pub(crate) waiting: Vec<String>,
}

/// Judges one case.
pub(crate) fn case(exercise: &Exercise, case: &Case, expected: &[String], run: &CaseRun) -> Judged {
    let seen = Seen::of(run);
    let got = seen
        .played
        .map(|played| divergence::lines(&played.transcript));
    let same = got
        .as_deref()
        .is_some_and(|got| divergence::same(expected, got));
    let (verdict, says) = seen.verdict(exercise, same, &run.stop);
    let mut judged = not_run(case, expected);
    judged.says = says;
    judged.place = seen.played.and_then(student_place);
    let report = &mut judged.report;
    report.verdict = Outcome::Ran(verdict);
    report.virtual_ms = seen.played.map(|played| played.virtual_ms);
    report.wall_ms = seen.wall_us().map(milliseconds);
    report.other = seen.unstable.map(divergence::lines).unwrap_or_default();
    if let Some(got) = got {
        // Where a case was cut short or never began in earnest, the lines say nothing.
        if let Some(found) = divergence(expected, &got).filter(|_| verdict != Verdict::NotAttempted)
        {
            report.diverges_at = u32::try_from(found.at).ok();
            report.divergence = Some(found.says);
        }
        report.got = got;
        if let Some(swept) = seen.swept {
            sweep::add(swept, report);
        }
    }
    if matches!(
        verdict,
        Verdict::Deadlock | Verdict::NeverReturns | Verdict::Livelock
    ) && let Some(played) = seen.played
    {
        judged.waiting.clone_from(&played.waiting);
    }
    judged
}

/// A case that did not run.
pub(crate) fn not_run(case: &Case, expected: &[String]) -> Judged {
    Judged {
        report: CaseReport {
            name: case.name.clone(),
            plan: case.plan.clone(),
            shown: case.shown,
            verdict: Outcome::NotRun,
            virtual_ms: None,
            wall_ms: None,
            expected: expected.to_vec(),
            got: Vec::new(),
            other: Vec::new(),
            diverges_at: None,
            divergence: None,
            sweep: None,
            lines_right: None,
        },
        says: String::new(),
        place: None,
        waiting: Vec::new(),
    }
}

/// The records of a run, sorted by kind.
#[derive(Default)]
struct Seen<'a> {
    began: bool,
    played: Option<&'a Played>,
    unstable: Option<&'a str>,
    swept: Option<&'a Swept>,
    fault: Option<&'a str>,
    ended: bool,
    /// The shortest wall time of all plays, in microseconds.
    shortest_us: Option<u64>,
    /// Of the play that was going on last.
    beats: Vec<&'a Beat>,
}

impl<'a> Seen<'a> {
    fn of(run: &'a CaseRun) -> Seen<'a> {
        let mut seen = Seen::default();
        for record in &run.records {
            match record {
                Record::Begin => seen.began = true,
                Record::Beat(beat) => seen.beats.push(beat),
                Record::Played(played) => {
                    seen.played.get_or_insert(played);
                    seen.beats.clear();
                }
                Record::Unstable(transcript) => {
                    seen.unstable.get_or_insert(transcript);
                }
                Record::Swept(swept) => seen.swept = Some(swept),
                Record::Fault(text) => {
                    seen.fault.get_or_insert(text);
                }
                Record::Trace(_) => {}
                Record::End(end) => {
                    seen.ended = true;
                    seen.shortest_us = Some(end.wall_us);
                }
            }
        }
        seen
    }

    fn wall_us(&self) -> Option<u64> {
        self.shortest_us
            .or(self.played.map(|played| played.wall_us))
    }

    /// The verdict and what was seen.
    fn verdict(&self, exercise: &Exercise, same: bool, stop: &Stop) -> (Verdict, String) {
        if let Some(fault) = self.fault {
            let says = format!("the course's own code gave up: {fault}");
            return (Verdict::InternalError, says);
        }
        // A play that ended badly is known, even if a repeat of it then took too long.
        let known = self.played.and_then(|played| ending(played, exercise));
        match (stop, known) {
            (Stop::Killed(Limit::Wall | Limit::Cpu), Some(known)) => known,
            (Stop::Killed(limit), _) => killed(*limit, self.began, &self.beats),
            (Stop::Closed(how), _) if !self.ended => (Verdict::NoTranscript, cut_short(how)),
            (_, Some(known)) => known,
            (_, None) if self.played.is_none() => {
                let says = "the case ended without a transcript";
                (Verdict::NoTranscript, says.into())
            }
            (_, None) => self.returned(exercise, same),
        }
    }

    /// The answer returned: is its trace right, each time, and in time?
    fn returned(&self, exercise: &Exercise, same: bool) -> (Verdict, String) {
        if self.unstable.is_some() {
            let says = "two plays of this same plan gave two different traces";
            return (Verdict::Nondeterministic, says.into());
        }
        if !same {
            let says = "the trace differs from the expected one";
            return (Verdict::Differs, says.into());
        }
        if let Some(says) = self.swept.and_then(sweep::says) {
            return (Verdict::Differs, says);
        }
        let held_us = self.wall_us().unwrap_or_default();
        if held_us > (exercise.may_hold_ms + HOLD_SLACK_MS) * 1000 {
            let says = format!(
                "the trace is right, but your code held the thread for {} ms of wall time{}; while \
                 it is held no other task runs and no timer fires",
                held_us / 1000,
                self.held_by()
            );
            return (Verdict::HeldThread, says);
        }
        (Verdict::Passed, "the trace is the expected one".into())
    }

    /// By whom the thread was held, where that is known.
    fn held_by(&self) -> String {
        match self.played.map(|played| &*played.held) {
            None | Some("") => ", in many short pieces".into(),
            Some(held) => format!(", most of it by {held}"),
        }
    }
}

/// The verdict of a play that did not end by the answer's return, or in which something panicked.
fn ending(played: &Played, exercise: &Exercise) -> Option<(Verdict, String)> {
    if let Some(panic) = &played.panic {
        let first = panic.message.lines().next().unwrap_or_default();
        if first.starts_with(TODO) {
            let says = format!("the stub was reached at {}", panic.place);
            return Some((Verdict::NotAttempted, says));
        }
        // The sentence gets its own full stop.
        let cut = if first == panic.message { "" } else { " …" };
        let says = format!("it panicked: {}{cut}", first.trim_end_matches('.'));
        return Some((Verdict::Panicked, says));
    }
    let deadline = exercise.deadline_ms;
    match &played.ending {
        Ending::Returned => None,
        Ending::Panicked => Some((Verdict::Panicked, "it panicked".into())),
        Ending::Deadlock => {
            let says = format!(
                "nobody could go on: at {deadline} ms of virtual time all wait for something that \
                 never comes"
            );
            Some((Verdict::Deadlock, says))
        }
        Ending::Livelock => {
            let says = format!(
                "at {} ms of virtual time tasks were polled over and over, and the clock stood: \
                 something asks to run again at once, for ever",
                played.virtual_ms
            );
            Some((Verdict::Livelock, says))
        }
        Ending::NeverReturns => {
            let says = format!(
                "the answer had not returned at {deadline} ms of virtual time, though tasks were \
                 still running"
            );
            Some((Verdict::NeverReturns, says))
        }
        Ending::Limit(name) if name == "events" => Some((Verdict::Limit, beyond(Limit::Events))),
        Ending::Limit(name) => Some((Verdict::Limit, format!("the {name} grew beyond its limit"))),
    }
}

/// What cut the report short.
fn cut_short(how: &str) -> String {
    let guess = if how.contains("signal") {
        " (a stack overflow or an abort, most often)"
    } else if how.contains("exit") {
        " (does the answer call `process::exit`?)"
    } else {
        ""
    };
    format!("the process ended before its report was complete, {how}{guess}")
}

/// Where it panicked, if that lies in an answer's file.
fn student_place(played: &Played) -> Option<Place> {
    let place = Place::parse(&played.panic.as_ref()?.place)?;
    let ours = place.file.starts_with("labs/") || place.file.starts_with("solutions/");
    ours.then_some(place)
}

/// Microseconds as milliseconds with one decimal.
fn milliseconds(us: u64) -> f64 {
    (us as f64 / 100.0).round() / 10.0
}

#[cfg(test)]
#[path = "judge_tests.rs"]
mod tests;
