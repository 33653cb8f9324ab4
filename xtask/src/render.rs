//! The report for people: what was seen, why, the two lanes, what to do next. State is said in
//! words; colour only supports them.

use crate::lanes::{EXPECTED_AND_YOURS, RUN_AND_YOURS, lanes};
use crate::report::{CaseReport, ExerciseReport, Remark, Report};
use crate::sweep;
use crate::term::{self, Tone, tint, wrap};
use crate::verdict::{Outcome, Verdict};

/// The whole report in `width` columns. Of several exercises that did not pass, the first is shown
/// in full and the others in brief.
pub(crate) fn human(report: &Report, width: usize) -> String {
    let only = report.exercises.len() == 1;
    let tried = |exercise: &&ExerciseReport| {
        !matches!(exercise.verdict, Verdict::Passed | Verdict::NotAttempted)
    };
    let first = report.exercises.iter().find(tried);
    let mut out = String::new();
    for exercise in &report.exercises {
        let full = first.is_some_and(|first| first.id == exercise.id);
        out += &match exercise.verdict {
            Verdict::Passed => passed(exercise),
            _ if full => in_full(exercise, width),
            Verdict::NotAttempted if !only => format!("{}\n", head(exercise)),
            _ => in_brief(exercise, width),
        };
    }
    if !only {
        let summary = report.summary;
        out += &format!("\n{} of {} passed.\n", summary.passed, summary.asked);
    }
    out
}

fn passed(exercise: &ExerciseReport) -> String {
    let cases = match exercise.cases[..] {
        [
            CaseReport {
                lines_right: Some(lines),
                ..
            },
        ] => term::count(lines as usize, "line"),
        _ => term::count(exercise.cases.len(), "case"),
    };
    let points = term::count(exercise.points as usize, "point");
    format!("{} ({cases}, {points})\n", head(exercise))
}

fn in_brief(exercise: &ExerciseReport, width: usize) -> String {
    format!(
        "{}\n{}{}",
        head(exercise),
        wrap(&exercise.says, "  ", width),
        wrap(&format!("Next: {}", exercise.next), "  ", width)
    )
}

fn in_full(exercise: &ExerciseReport, width: usize) -> String {
    let mut parts = vec![
        format!("{}\n", head(exercise)),
        wrap(&exercise.says, "", width),
    ];
    if let Some(why) = why(exercise) {
        parts.push(wrap(&why, "", width));
    }
    if let Some(page) = &exercise.page {
        parts.push(format!("Read on: book/src/{page}\n"));
    }
    if !exercise.waiting.is_empty() {
        let waiting = exercise.waiting.iter();
        let list: String = waiting.map(|who| wrap(who, "  ", width)).collect();
        parts.push(format!("Waiting:\n{list}"));
    }
    if exercise.verdict == Verdict::DoesNotCompile || exercise.verdict == Verdict::Panicked {
        parts.extend(
            exercise
                .place
                .as_ref()
                .map(|place| format!("Place: {place}\n")),
        );
    }
    if let Some(rendered) = &exercise.rendered {
        parts.push(format!("{}\n", rendered.trim_end()));
    }
    parts.extend(exercise.remarks.iter().map(|remark| said(remark, width)));
    parts.extend(both_lanes(exercise, width));
    if exercise.cases.len() > 1 && exercise.cases.iter().any(ran) {
        parts.push(cases(exercise, width));
    }
    parts.push(wrap(&format!("Next: {}", exercise.next), "", width));
    parts.join("\n")
}

/// A remark, with its place and where to read on.
fn said(remark: &Remark, width: usize) -> String {
    let place = remark.place.as_ref();
    let place = place.map_or(String::new(), |place| format!("  {place}\n"));
    let explain = format!("`cargo xtask explain {}` says more.", remark.code);
    format!(
        "Beside that:\n{}{place}{}",
        wrap(&remark.says, "  ", width),
        wrap(&explain, "  ", width)
    )
}

fn head(exercise: &ExerciseReport) -> String {
    let tone = match exercise.verdict {
        Verdict::Passed => Tone::Good,
        Verdict::NotAttempted => Tone::Faint,
        _ => Tone::Bad,
    };
    let verdict = tint(tone, &exercise.verdict.to_string());
    format!("{}: {verdict}", tint(Tone::Strong, &exercise.id))
}

/// What is known of the cause, or that none is.
fn why(exercise: &ExerciseReport) -> Option<String> {
    let unknown = matches!(
        exercise.verdict,
        Verdict::Differs
            | Verdict::Nondeterministic
            | Verdict::NeverReturns
            | Verdict::Deadlock
            | Verdict::Livelock
            | Verdict::Blocked
    );
    let text = exercise.text.clone();
    text.or_else(|| unknown.then(|| "Cause not known.".to_string()))
}

/// The lanes of the first case with the exercise's verdict, and their first difference in words; or
/// what its sweep lost.
fn both_lanes(exercise: &ExerciseReport, width: usize) -> Vec<String> {
    let verdict = Outcome::Ran(exercise.verdict);
    let case = exercise.cases.iter().find(|case| case.verdict == verdict);
    let Some(case) = case else {
        return Vec::new();
    };
    match exercise.verdict {
        Verdict::Differs | Verdict::Deadlock | Verdict::NeverReturns => {
            if let Some(section) = sweep::section(case, width) {
                return vec![section];
            }
            let names = match case.lines_right {
                Some(_) => RUN_AND_YOURS,
                None => EXPECTED_AND_YOURS,
            };
            let lanes = lanes(&case.expected, sweep::ordinary(case), names, width);
            let divergence = case.divergence.as_ref();
            let words =
                divergence.map(|words| wrap(&format!("First difference: {words}."), "", width));
            [Some(lanes), words].into_iter().flatten().collect()
        }
        Verdict::Nondeterministic => {
            vec![lanes(
                &case.got,
                &case.other,
                ["one play", "another"],
                width,
            )]
        }
        _ => Vec::new(),
    }
}

fn ran(case: &CaseReport) -> bool {
    case.verdict != Outcome::NotRun
}

/// Verdict, name and plan of each case; the plans on lines of their own where one does not fit.
fn cases(exercise: &ExerciseReport, width: usize) -> String {
    let words = |case: &CaseReport| case.verdict.name().replace('_', " ");
    let widest = |of: &dyn Fn(&CaseReport) -> usize| exercise.cases.iter().map(of).max();
    let verdicts = widest(&|case| words(case).len()).unwrap_or(0);
    let names = widest(&|case| case.name.len()).unwrap_or(0);
    let plans = widest(&|case| case.plan.chars().count()).unwrap_or(0);
    let beside = verdicts + names + plans + 3 * 2 <= width;
    let mut out = String::from("Cases:\n");
    for case in &exercise.cases {
        let (verdict, name, plan) = (words(case), &case.name, &case.plan);
        out += &if beside {
            format!("  {verdict:verdicts$}  {name:names$}  {plan}\n")
        } else {
            format!(
                "  {verdict:verdicts$}  {name}\n{}",
                wrap(plan, "    ", width)
            )
        };
    }
    out
}

#[cfg(test)]
#[path = "render_tests.rs"]
mod tests;
