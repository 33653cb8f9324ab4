//! A report whose texts may be shown as they stand. A student's answer has a say in some of them, by
//! its panics, its values and its names: no byte of those may move a cursor, colour a word, turn
//! the writing round or begin a line of its own.

use std::fmt::Write;

use crate::report::{
    CaseReport, ExerciseReport, Place, Question, Remark, Report, Summary, SweepReport,
};
use crate::wire::Loss;

/// Characters of a line that are shown.
const LONGEST_LINE: usize = 2_000;

/// Characters that are kept of a longer line.
const KEPT: usize = LONGEST_LINE - 50;

/// Lines of a text that are shown.
const MOST_LINES: usize = 400;

/// The same report, each text of it printable. A new field must be named here before this compiles.
pub(crate) fn report(report: &Report) -> Report {
    let Report {
        format_version,
        edition,
        tier,
        tier_parts,
        exercises,
        summary: Summary { asked, passed },
    } = report;
    Report {
        format_version: *format_version,
        edition: line(edition),
        tier: line(tier),
        tier_parts: tier_parts.iter().map(|part| line(part)).collect(),
        exercises: exercises.iter().map(exercise).collect(),
        summary: Summary {
            asked: *asked,
            passed: *passed,
        },
    }
}

fn exercise(report: &ExerciseReport) -> ExerciseReport {
    let ExerciseReport {
        id,
        verdict,
        points,
        max_points,
        misconception,
        says,
        text,
        page,
        next,
        place: at,
        rendered,
        explained,
        remarks,
        waiting,
        files,
        hints_used,
        question: asked,
        cases,
    } = report;
    ExerciseReport {
        id: line(id),
        verdict: *verdict,
        points: *points,
        max_points: *max_points,
        misconception: misconception.as_deref().map(line),
        says: lines(says),
        text: text.as_deref().map(lines),
        page: page.as_deref().map(line),
        next: lines(next),
        place: at.as_ref().map(place),
        rendered: rendered.as_deref().map(lines),
        explained: explained.as_deref().map(line),
        remarks: remarks.iter().map(remark).collect(),
        waiting: all(waiting),
        files: all(files),
        hints_used: *hints_used,
        question: asked.as_ref().map(question),
        cases: cases.iter().map(case).collect(),
    }
}

fn case(report: &CaseReport) -> CaseReport {
    let CaseReport {
        name,
        plan,
        shown,
        verdict,
        virtual_ms,
        wall_ms,
        expected,
        got,
        other,
        diverges_at,
        divergence,
        sweep: swept,
        lines_right,
    } = report;
    CaseReport {
        name: line(name),
        plan: line(plan),
        shown: *shown,
        verdict: *verdict,
        virtual_ms: *virtual_ms,
        wall_ms: *wall_ms,
        expected: all(expected),
        got: all(got),
        other: all(other),
        diverges_at: *diverges_at,
        divergence: divergence.as_deref().map(line),
        sweep: swept.as_ref().map(sweep),
        lines_right: *lines_right,
    }
}

fn sweep(report: &SweepReport) -> SweepReport {
    let SweepReport {
        awaits,
        losses,
        got,
    } = report;
    let loss = |Loss { at, at_ms, says }: &Loss| Loss {
        at: *at,
        at_ms: *at_ms,
        says: line(says),
    };
    SweepReport {
        awaits: *awaits,
        losses: losses.iter().map(loss).collect(),
        got: all(got),
    }
}

fn remark(remark: &Remark) -> Remark {
    let Remark {
        code,
        says,
        place: at,
        page,
        rendered,
    } = remark;
    Remark {
        code: line(code),
        says: line(says),
        place: at.as_ref().map(place),
        page: page.as_deref().map(line),
        rendered: rendered.as_deref().map(lines),
    }
}

fn question(question: &Question) -> Question {
    let Question {
        text,
        choices,
        answer,
        why,
    } = question;
    Question {
        text: lines(text),
        choices: all(choices),
        answer: *answer,
        why: lines(why),
    }
}

fn place(place: &Place) -> Place {
    let Place { file, line: number } = place;
    Place {
        file: line(file),
        line: *number,
    }
}

fn all(texts: &[String]) -> Vec<String> {
    texts.iter().map(|text| line(text)).collect()
}

/// A text of several lines.
fn lines(text: &str) -> String {
    let all = text.lines().count();
    let kept = if all > MOST_LINES {
        MOST_LINES - 1
    } else {
        all
    };
    let mut shown: Vec<String> = text.lines().take(kept).map(kept_tabs).collect();
    if kept < all {
        shown.push(format!("(and {} more lines)", all - kept));
    }
    shown.join("\n")
}

fn kept_tabs(text: &str) -> String {
    let parts: Vec<String> = text.split('\t').map(line).collect();
    parts.join("\t")
}

/// A text of one line: what would not be seen, or would change what is seen, is escaped as in a
/// Rust string. What is longer than anybody reads is cut, and says so.
pub(crate) fn line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars().take(LONGEST_LINE + 1) {
        if is_shown(c) {
            out.push(c);
        } else {
            // `\n`, `\u{1b}`; a string takes any text.
            let _ = write!(out, "{}", c.escape_default());
        }
    }
    let longest = out.char_indices().nth(LONGEST_LINE);
    if longest.is_some() {
        // The note fits below the limit, so that a text may be made printable twice.
        let (at, _) = out.char_indices().nth(KEPT).unwrap_or_default();
        out.truncate(at);
        let _ = write!(out, "… ({} characters in all)", text.chars().count());
    }
    out
}

/// Whether a character shows as itself and leaves its neighbours in their places.
fn is_shown(c: char) -> bool {
    let invisible = matches!(
        c,
        // Marks and overrides of the writing direction.
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
        // Of no width, and separators of lines that a terminal does not show.
        | '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2028}' | '\u{2029}' | '\u{2060}'..='\u{2065}'
        | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
    );
    !c.is_control() && !invisible
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_change_the_text_around_it_is_escaped() {
        assert_eq!(
            line("\u{1b}[32mpassed\u{1b}[0m"),
            "\\u{1b}[32mpassed\\u{1b}[0m"
        );
        assert_eq!(line("a\r\nb\tc\u{9b}d"), "a\\r\\nb\\tc\\u{9b}d");
        assert_eq!(line("x\u{202e}y\u{2066}z"), "x\\u{202e}y\\u{2066}z");
        assert_eq!(
            line("zero\u{200b}width\u{2028}"),
            "zero\\u{200b}width\\u{2028}"
        );
    }

    #[test]
    fn ordinary_text_of_any_language_stays() {
        for text in ["Grüße, 世界", "שלום", "naïve → ✓", "Err(\"it's\")"] {
            assert_eq!(line(text), text);
        }
    }

    #[test]
    fn a_text_keeps_its_lines_and_tabs_only() {
        assert_eq!(
            lines("one\r\n\ttwo\n\nthree\u{7}"),
            "one\n\ttwo\n\nthree\\u{7}"
        );
    }

    #[test]
    fn what_nobody_reads_is_cut_and_counted() {
        let long = line(&"x".repeat(LONGEST_LINE + 7));
        assert!(long.ends_with("x… (2007 characters in all)"), "{long}");
        assert!(long.chars().count() <= LONGEST_LINE && line(&long) == long);
        let many = lines(&"y\n".repeat(MOST_LINES + 2));
        assert!(many.ends_with("y\n(and 3 more lines)"), "{many}");
        assert_eq!(lines(&many), many);
    }
}
