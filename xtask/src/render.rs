//! The report for people: what was seen, why, the two lanes, what to do next. State is said in
//! words; colour only supports them.

use crate::lanes::{EXPECTED_AND_YOURS, RUN_AND_YOURS, lanes};
use crate::printable;
use crate::report::{CaseReport, ExerciseReport, Question, Remark, Report};
use crate::term::{self, Look, Tone, wrap};
use crate::verdict::{Outcome, Verdict};
use crate::{sweep, tier};

/// The whole report. Of several exercises that did not pass, the first is shown in full and the
/// others in brief.
pub(crate) fn human(report: &Report, look: Look) -> String {
    let report = printable::report(report);
    let only = report.exercises.len() == 1;
    let tried = |exercise: &&ExerciseReport| {
        !matches!(exercise.verdict, Verdict::Passed | Verdict::NotAttempted)
    };
    let first = report.exercises.iter().find(tried);
    let mut out = String::new();
    for exercise in &report.exercises {
        let full = first.is_some_and(|first| first.id == exercise.id);
        out += &match exercise.verdict {
            Verdict::Passed => passed(exercise, only, look),
            _ if full => in_full(exercise, look) + "\n",
            Verdict::NotAttempted if !only => format!("{}\n", head(exercise, look)),
            _ => in_brief(exercise, look),
        };
    }
    if !only {
        let summary = report.summary;
        out += &format!("\n{} of {} passed.\n", summary.passed, summary.asked);
    }
    out += &faint(&tier::says(&report), look);
    harmless(&out)
}

/// The text, with a backslash before a line that a CI system would take for a command, such as
/// `::error::`. Only an answer says such a thing; where the line breaks is chance.
fn harmless(text: &str) -> String {
    let lines = text.split_inclusive('\n').map(|line| {
        let begins = line.trim_start();
        let commands = begins.starts_with("::") || begins.starts_with("##[");
        if commands {
            let indent = &line[..line.len() - begins.len()];
            format!("{indent}\\{begins}")
        } else {
            line.to_string()
        }
    });
    lines.collect()
}

/// A line and, of the only exercise, the question about its trace.
fn passed(exercise: &ExerciseReport, only: bool, look: Look) -> String {
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
    let hints = match exercise.hints_used {
        0 => String::new(),
        hints => format!(", {} read", term::count(hints as usize, "hint")),
    };
    let line = format!("{} ({cases}, {points}{hints})\n", head(exercise, look));
    match &exercise.question {
        Some(question) if only => format!("{line}\n{}\n", ask(question, look.width)),
        _ => line,
    }
}

fn in_brief(exercise: &ExerciseReport, look: Look) -> String {
    format!(
        "{}\n{}{}",
        head(exercise, look),
        wrap(&exercise.says, "  ", look.width),
        wrap(&format!("Next: {}", exercise.next), "  ", look.width)
    )
}

/// All that is known of an exercise that did not pass: what was seen first, then why, then what to
/// do. Its texts are printable.
pub(crate) fn in_full(exercise: &ExerciseReport, look: Look) -> String {
    let width = look.width;
    let mut parts = vec![
        format!("{}\n", head(exercise, look)),
        wrap(&exercise.says, "", width),
    ];
    if let Some(place) = &exercise.place
        && matches!(
            exercise.verdict,
            Verdict::DoesNotCompile | Verdict::Panicked
        )
    {
        parts.push(format!("Place: {place}\n"));
    }
    let case = first_seen(exercise);
    parts.extend(case.and_then(|case| comparison(case, exercise.verdict, width)));
    if !exercise.waiting.is_empty() {
        let waiting = exercise.waiting.iter();
        let list: String = waiting.map(|who| wrap(who, "  ", width)).collect();
        parts.push(format!("Waiting:\n{list}"));
    }
    parts.extend(why(exercise).map(|why| wrap(&why, "", width)));
    parts.extend(
        exercise
            .rendered
            .as_deref()
            .map(|rendered| format!("rustc says:\n{}", rustc_says(rendered, "  "))),
    );
    if let Some(page) = &exercise.page {
        parts.push(format!("Read on: book/src/{page}\n"));
    }
    if !exercise.remarks.is_empty() {
        let remarks = exercise.remarks.iter();
        let list: Vec<String> = remarks.map(|remark| noticed(remark, width)).collect();
        parts.push(format!("Noticed:\n{}", list.join("\n")));
    }
    if exercise.cases.len() > 1 && exercise.cases.iter().any(ran) {
        parts.push(cases(exercise, width));
    }
    if exercise.hints_used > 0 {
        let hints = term::count(exercise.hints_used as usize, "hint");
        parts.push(format!("You have read {hints}.\n"));
    }
    parts.push(wrap(&format!("Next: {}", exercise.next), "", width));
    parts.join("\n")
}

fn head(exercise: &ExerciseReport, look: Look) -> String {
    let tone = match exercise.verdict {
        Verdict::Passed => Tone::Good,
        Verdict::NotAttempted => Tone::Faint,
        _ => Tone::Bad,
    };
    let verdict = look.tint(tone, &exercise.verdict.to_string());
    format!("{}: {verdict}", look.tint(Tone::Strong, &exercise.id))
}

fn faint(text: &str, look: Look) -> String {
    let filled = wrap(text, "", look.width);
    let lines = filled.lines();
    lines
        .map(|line| format!("{}\n", look.tint(Tone::Faint, line)))
        .collect()
}

/// The question, without its answer.
fn ask(question: &Question, width: usize) -> String {
    let mut out = wrap(
        &format!("A question about your trace: {}", question.text),
        "",
        width,
    );
    for (letter, choice) in ('a'..='z').zip(&question.choices) {
        out += &hanging(&format!("{letter}) {choice}"), width);
    }
    out
}

/// A text behind two blanks; from its second line on, behind five.
fn hanging(text: &str, width: usize) -> String {
    let lines = term::fold(text, width.saturating_sub(5));
    let lines = lines.iter().enumerate();
    lines
        .map(|(n, line)| format!("{}{line}\n", if n == 0 { "  " } else { "     " }))
        .collect()
}

/// Something noticed beside the verdict, and where to learn about it.
fn noticed(remark: &Remark, width: usize) -> String {
    let mut says = remark.says.clone();
    if !remark.code.is_empty() {
        says += &format!(" `cargo xtask explain {}` says more.", remark.code);
    }
    let mut out = match &remark.place {
        Some(place) => format!("  {place}\n"),
        None => String::new(),
    };
    out += &wrap(&says, "  ", width);
    out += &remark
        .rendered
        .as_deref()
        .map(|rendered| rustc_says(rendered, "    "))
        .unwrap_or_default();
    out
}

/// rustc's own words. They are drawn with blanks, so no line of them is broken; and as a message may
/// be the answer's (`compile_error!`), none begins where ours do.
fn rustc_says(rendered: &str, indent: &str) -> String {
    let lines = rendered.trim_end().lines();
    lines
        .map(|line| format!("{}\n", format!("{indent}{line}").trim_end()))
        .collect()
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

/// The first case that has the exercise's verdict.
pub(crate) fn first_seen(exercise: &ExerciseReport) -> Option<&CaseReport> {
    let verdict = Outcome::Ran(exercise.verdict);
    exercise.cases.iter().find(|case| case.verdict == verdict)
}

/// What a case with this verdict gave beside what was expected, and the first difference in words;
/// or what its sweep lost.
pub(crate) fn comparison(case: &CaseReport, verdict: Verdict, width: usize) -> Option<String> {
    match verdict {
        Verdict::Differs | Verdict::Deadlock | Verdict::NeverReturns => {
            if let Some(section) = sweep::section(case, width) {
                return Some(section);
            }
            let names = match case.lines_right {
                Some(_) => RUN_AND_YOURS,
                None => EXPECTED_AND_YOURS,
            };
            let lanes = lanes(&case.expected, sweep::ordinary(case), names, width);
            Some(match &case.divergence {
                Some(words) => {
                    let words = format!("First difference: {words}.");
                    format!("{lanes}\n{}", wrap(&words, "", width))
                }
                None => lanes,
            })
        }
        Verdict::Nondeterministic => {
            let names = ["one play", "another"];
            Some(lanes(&case.got, &case.other, names, width))
        }
        _ => None,
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
