//! GitHub Actions: annotations, and a summary of the step in Markdown.
//!
//! The runner takes a printed line that begins with `::` for a command, whoever wrote it. So the
//! report stands between two fences that only an unguessable token opens, and what an annotation says
//! is escaped.

use super::Written;
use super::checks::COLUMNS;
use crate::render;
use crate::report::{ExerciseReport, Place, Report};
use crate::term::{self, Look};
use crate::verdict::Verdict;

/// GitHub shows so many annotations of a kind in a step.
const MOST: usize = 10;

/// Characters of an annotation: its reader wants a line, and has the log and the summary.
const LONGEST: usize = 1_000;

/// Bytes of a step's summary. GitHub drops one beyond 1,024 KiB; the rest is for what others add.
const SUMMARY: usize = 1_000 << 10;

/// The log with its annotations, and the summary.
pub(super) fn written(report: &Report, token: &str) -> Written {
    let log = render::human(report, Look::plain(100));
    let mut stdout = format!("::stop-commands::{token}\n{log}\n::{token}::\n");
    for line in annotations(report) {
        stdout += &line;
    }
    Written {
        stdout,
        summary: Some(summary(report)),
    }
}

fn annotations(report: &Report) -> Vec<String> {
    let of = |verdict: &dyn Fn(Verdict) -> bool| {
        let exercises = report.exercises.iter();
        exercises
            .filter(|exercise| verdict(exercise.verdict))
            .collect::<Vec<_>>()
    };
    let failed = of(&|verdict| !matches!(verdict, Verdict::Passed | Verdict::NotAttempted));
    let errors = failed.iter().map(|exercise| {
        let title = format!("{}: {}", exercise.id, exercise.verdict);
        let (file, line) = about(exercise);
        command("error", &file, line, &title, &exercise.says)
    });
    let warnings = failed.iter().flat_map(|exercise| {
        exercise.remarks.iter().filter_map(|remark| {
            let Place { file, line } = remark.place.as_ref()?;
            let title = format!("{}: {}", exercise.id, remark.code);
            Some(command("warning", file, Some(*line), &title, &remark.says))
        })
    });
    let mut lines = shown(errors.collect(), "error");
    lines.extend(shown(warnings.collect(), "warning"));
    let untouched = of(&|verdict| verdict == Verdict::NotAttempted);
    if !untouched.is_empty() {
        let ids: Vec<&str> = untouched.iter().map(|e| e.id.as_str()).collect();
        let says = format!("not attempted: {}", ids.join(", "));
        lines.push(command("notice", "", None, "Not attempted", &says));
    }
    lines
}

/// As many as GitHub shows; the last then says how many there are more.
fn shown(mut lines: Vec<String>, kind: &str) -> Vec<String> {
    let more = lines.len().saturating_sub(MOST - 1);
    if lines.len() > MOST {
        lines.truncate(MOST - 1);
        let says = format!("{more} more: see the log or the summary of this step");
        lines.push(command(kind, "", None, "More", &says));
    }
    lines
}

/// One workflow command.
fn command(kind: &str, file: &str, line: Option<u32>, title: &str, says: &str) -> String {
    let mut properties = Vec::new();
    if !file.is_empty() {
        properties.push(format!("file={}", property(file)));
    }
    if let Some(line) = line {
        properties.push(format!("line={line}"));
    }
    properties.push(format!("title={}", property(title)));
    let says = message(&term::cut(says, LONGEST));
    format!("::{kind} {}::{says}\n", properties.join(","))
}

/// The file that a failure is about, and the line where it is known; none where it is our own.
fn about(exercise: &ExerciseReport) -> (String, Option<u32>) {
    match (&exercise.place, exercise.verdict) {
        (Some(Place { file, line }), _) => (file.clone(), Some(*line)),
        (None, Verdict::InternalError) => (String::new(), None),
        (None, Verdict::Tampered) => (exercise.files.first().cloned().unwrap_or_default(), None),
        (None, _) => (answer(&exercise.id), None),
    }
}

/// A student's file, by the exercise's id: `labs/06-wait/src/mirrors.rs`.
fn answer(id: &str) -> String {
    match id.split_once('/') {
        Some((lab, slug)) => format!("labs/{lab}/src/{slug}.rs"),
        None => String::new(),
    }
}

fn message(text: &str) -> String {
    text.replace('%', "%25")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}

fn property(text: &str) -> String {
    message(text).replace(':', "%3A").replace(',', "%2C")
}

/// A table of all exercises, then what is known of each that failed, in a fence that no text of it
/// can close.
fn summary(report: &Report) -> String {
    let (asked, passed) = (report.summary.asked, report.summary.passed);
    let mut out = format!(
        "## {passed} of {asked} passed\n\n| Exercise | Verdict | Points |\n|---|---|---|\n"
    );
    for ExerciseReport {
        id,
        verdict,
        points,
        max_points,
        ..
    } in &report.exercises
    {
        out += &format!("| {} | {verdict} | {points} of {max_points} |\n", cell(id));
    }
    let told = |exercise: &&ExerciseReport| {
        !matches!(exercise.verdict, Verdict::Passed | Verdict::NotAttempted)
    };
    let told: Vec<&ExerciseReport> = report.exercises.iter().filter(told).collect();
    for (n, exercise) in told.iter().enumerate() {
        let text = render::in_full(exercise, Look::plain(COLUMNS));
        let fence = fence(&text);
        let section = format!(
            "\n### {}\n\n{fence}text\n{text}{fence}\n",
            cell(&exercise.id)
        );
        if out.len() + section.len() > SUMMARY {
            let more = told.len() - n;
            out += &format!("\n{more} more did not fit here. The log of the step has them.\n");
            break;
        }
        out += &section;
    }
    out
}

/// More backticks than the text has in a row.
fn fence(text: &str) -> String {
    let (mut longest, mut now) = (0, 0);
    for c in text.chars() {
        now = if c == '`' { now + 1 } else { 0 };
        longest = longest.max(now);
    }
    "`".repeat((longest + 1).max(3))
}

/// A text for a cell of a table or a heading, where nothing of it is Markdown.
fn cell(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if c.is_ascii_punctuation() && !matches!(c, '/' | '-') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_annotation_says_cannot_end_it_or_add_a_property() {
        let line = command(
            "error",
            "a,b:c%.rs",
            Some(7),
            "t\n::error::",
            "100%\r\n::warning::x",
        );
        assert_eq!(
            line,
            "::error file=a%2Cb%3Ac%25.rs,line=7,title=t%0A%3A%3Aerror%3A%3A::100%25%0D%0A\
             ::warning::x\n"
        );
    }

    #[test]
    fn beyond_ten_the_last_counts_the_rest() {
        let lines = |n: usize| shown(vec!["x".into(); n], "error");
        assert_eq!(lines(10), vec!["x"; 10]);
        let eleven = lines(11);
        assert_eq!(eleven.len(), 10);
        assert_eq!(
            eleven[9],
            "::error title=More::2 more: see the log or the summary of this step\n"
        );
    }

    #[test]
    fn a_fence_is_longer_than_any_in_the_text() {
        assert_eq!(fence("no tick"), "```");
        assert_eq!(fence("a ``` b ````` c"), "``````");
    }

    #[test]
    fn an_id_is_no_markdown() {
        assert_eq!(cell("06-wait/a_b|<b>"), "06-wait/a\\_b\\|\\<b\\>");
        assert_eq!(answer("06-wait/mirrors"), "labs/06-wait/src/mirrors.rs");
    }
}
