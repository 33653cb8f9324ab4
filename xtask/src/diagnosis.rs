//! What an exercise's cases say together: its verdict, the belief behind it if one fits, the first
//! sentence that the student reads, and what to do next. Pure.

use crate::compile::Complaint;
use crate::divergence::same;
use crate::judge::{self, Judged};
use crate::known::Known;
use crate::lab::{Exercise, Misconception, Mounted};
use crate::lock::Changed;
use crate::meanings;
use crate::report::{CaseReport, ExerciseReport};
use crate::snapshot::Stored;
use crate::verdict::{Outcome, Verdict};

/// Judges an exercise by its judged cases.
pub(crate) fn exercise(exercise: &Exercise, stored: &Stored, cases: Vec<Judged>) -> ExerciseReport {
    let ran = cases
        .iter()
        .filter_map(|case| case.report.verdict.verdict());
    // An exercise without cases has shown nothing.
    let verdict = Verdict::worst(ran).unwrap_or(Verdict::InternalError);
    let reports: Vec<CaseReport> = cases.iter().map(|case| case.report.clone()).collect();
    let belief = belief(exercise, stored, &reports, verdict);
    let first = cases
        .iter()
        .find(|case| case.report.verdict == Outcome::Ran(verdict));
    let mut report = blank(exercise, verdict, reports);
    report.says = says(verdict, &report.cases, first, belief);
    if let Some(first) = first {
        report.place.clone_from(&first.place);
        report.waiting.clone_from(&first.waiting);
    }
    if let Some(belief) = belief {
        report.misconception = Some(belief.slug.clone());
        report.text = Some(belief.text.clone());
        report.page = Some(belief.page.clone());
    }
    report.next = next(exercise, &report);
    report
}

/// The report on an answer that does not compile.
pub(crate) fn does_not_compile(
    exercise: &Exercise,
    stored: &Stored,
    complaint: Complaint,
) -> ExerciseReport {
    let mut report = unplayed(exercise, stored, Verdict::DoesNotCompile, complaint.says);
    report.text = complaint.text;
    report.page = complaint.known.map(Known::page).or(report.page);
    report.explained = complaint.known.map(|known| known.slug.to_string());
    report.place = complaint.place;
    if let Some(belief) = believed(exercise, complaint.known) {
        report.misconception = Some(belief.slug.clone());
        report.text = Some(belief.text.clone());
        report.page = Some(belief.page.clone());
    }
    report.rendered = Some(complaint.rendered).filter(|rendered| !rendered.is_empty());
    report.next = next(exercise, &report);
    report
}

/// The one belief of the exercise that leads to this known error.
fn believed<'a>(exercise: &'a Exercise, known: Option<&Known>) -> Option<&'a Misconception> {
    let slug = known?.slug;
    let mut all = exercise.misconceptions.iter().filter(|belief| {
        belief.verdict == Verdict::DoesNotCompile && belief.error.as_deref() == Some(slug)
    });
    let first = all.next();
    first.filter(|_| all.next().is_none())
}

/// The report where files of the course were changed.
pub(crate) fn tampered(
    exercise: &Exercise,
    stored: &Stored,
    changed: &[Changed],
) -> ExerciseReport {
    let says = "Files of the course were changed, so that a verdict would mean nothing.";
    let mut report = unplayed(exercise, stored, Verdict::Tampered, says.into());
    report.files = changed.iter().map(|changed| changed.path.clone()).collect();
    // Indented, so that no line is broken where it is to be copied.
    let how = changed
        .iter()
        .map(|changed| format!("  {}", changed.says()));
    report.text = Some(how.collect::<Vec<_>>().join("\n"));
    report.next = next(exercise, &report);
    report
}

/// The report where our own tools failed.
pub(crate) fn internal_error(exercise: &Exercise, stored: &Stored, why: &str) -> ExerciseReport {
    let says = format!(
        "The grader failed, which is not your fault: {}",
        why.trim_end()
    );
    let mut report = unplayed(exercise, stored, Verdict::InternalError, says);
    report.next = next(exercise, &report);
    report
}

/// A report on cases of which none ran.
fn unplayed(
    exercise: &Exercise,
    stored: &Stored,
    verdict: Verdict,
    says: String,
) -> ExerciseReport {
    let cases = exercise.cases.iter();
    let cases = cases.map(|case| judge::not_run(case, stored.expected(&case.name)).report);
    let mut report = blank(exercise, verdict, cases.collect());
    report.says = says;
    report
}

fn blank(exercise: &Exercise, verdict: Verdict, cases: Vec<CaseReport>) -> ExerciseReport {
    let passed = verdict == Verdict::Passed;
    ExerciseReport {
        id: exercise.id(),
        verdict,
        points: if passed { exercise.points } else { 0 },
        max_points: exercise.points,
        misconception: None,
        says: String::new(),
        text: None,
        page: (!passed).then(|| meanings::page(verdict)),
        next: String::new(),
        place: None,
        rendered: None,
        explained: None,
        remarks: Vec::new(),
        waiting: Vec::new(),
        files: Vec::new(),
        hints_used: 0,
        question: None,
        cases,
    }
}

/// The one belief that fits all that was seen. Where two fit, neither is named.
fn belief<'a>(
    exercise: &'a Exercise,
    stored: &Stored,
    cases: &[CaseReport],
    verdict: Verdict,
) -> Option<&'a Misconception> {
    if verdict == Verdict::Passed || !cases.iter().any(|case| case.verdict != Outcome::NotRun) {
        return None;
    }
    let mut fitting = exercise.misconceptions.iter().filter(|belief| {
        belief.verdict == verdict && cases.iter().all(|case| fits(belief, stored, case))
    });
    let first = fitting.next();
    first.filter(|_| fitting.next().is_none())
}

/// Whether a case came out as the belief predicts. Where its transcript can be stored, that decides,
/// and it may be the expected one; where none can be, the case must have the belief's verdict.
fn fits(belief: &Misconception, stored: &Stored, case: &CaseReport) -> bool {
    let Some(verdict) = case.verdict.verdict() else {
        return true;
    };
    let Some(transcript) = stored.wrong(belief, &case.name) else {
        return belief.mounted() != Mounted::Beside && verdict == belief.verdict;
    };
    let as_expected = same(transcript, &case.expected);
    same(transcript, &case.got)
        && (verdict == belief.verdict
            || verdict
                == if as_expected {
                    Verdict::Passed
                } else {
                    Verdict::Differs
                })
}

/// The first sentence. `first` is the first case with the exercise's verdict.
fn says(
    verdict: Verdict,
    cases: &[CaseReport],
    first: Option<&Judged>,
    belief: Option<&Misconception>,
) -> String {
    let Some(first) = first else {
        return "There is no case to judge it by.".into();
    };
    let (plan, seen) = (&first.report.plan, &first.says);
    match (verdict, belief) {
        (Verdict::Passed, _) if first.report.lines_right.is_some() => {
            "The run is what you predicted, line by line.".into()
        }
        (Verdict::Passed, _) if cases.len() == 1 => "The trace is the expected one.".into(),
        (Verdict::Passed, _) => format!("All {} traces are the expected ones.", cases.len()),
        (Verdict::NotAttempted, _) => format!("Not attempted yet: {seen}."),
        (Verdict::InternalError, _) => format!("This is not your fault: {seen}."),
        (Verdict::Differs, Some(belief)) => format!(
            "On `{plan}`, {seen}, in the way of a known belief: `{}`.",
            belief.slug
        ),
        _ if only_shown_pass(cases) => {
            format!("Right on the page's case, wrong on `{plan}`: {seen}.")
        }
        _ => format!("On `{plan}`, {seen}."),
    }
}

/// Right where a page shows it and wrong where not.
fn only_shown_pass(cases: &[CaseReport]) -> bool {
    let passed = |case: &&CaseReport| case.verdict == Outcome::Ran(Verdict::Passed);
    let shown = || cases.iter().filter(|case| case.shown);
    shown().count() > 0
        && shown().all(|case| passed(&case))
        && cases.iter().any(|case| !case.shown && !passed(&case))
}

/// What to do now.
fn next(exercise: &Exercise, report: &ExerciseReport) -> String {
    let (slug, file) = (&exercise.slug, exercise.file());
    let again = format!("then `cargo xtask grade {slug}`");
    let place = report.place.as_ref().map_or(file, ToString::to_string);
    match report.verdict {
        Verdict::Passed => "`cargo xtask next` names the next exercise".into(),
        Verdict::NotAttempted if exercise.listing.is_some() => format!(
            "`cargo xtask predict {slug}` shows what will run; write its trace at {place}, {again}"
        ),
        Verdict::NotAttempted => format!("write it at {place}, {again}"),
        Verdict::DoesNotCompile if report.rendered.is_none() => {
            format!("`cargo xtask reset {slug}` brings the starter back")
        }
        Verdict::DoesNotCompile => format!("mend {place}, {again}"),
        Verdict::Tampered => format!("bring them back as said above, {again}"),
        Verdict::InternalError => {
            "try once more; if it stays, tell the course's authors what stands above".into()
        }
        _ if report.misconception.is_some() => format!("change {place}, {again}"),
        verdict if exercise.hints.is_empty() => {
            format!(
                "`cargo xtask explain {}` says what this means",
                verdict.name()
            )
        }
        verdict => format!(
            "`cargo xtask hint {slug}`, or `cargo xtask explain {}` for what this means",
            verdict.name()
        ),
    }
}

#[cfg(test)]
#[path = "diagnosis_tests.rs"]
mod tests;
