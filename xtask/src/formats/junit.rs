//! JUnit's XML in the dialect that Jenkins reads and cargo-nextest writes: a suite an exercise, a test
//! a case.

use super::checks::{self, Check};
use crate::report::{ExerciseReport, Report};
use crate::verdict::{Outcome, Verdict};

/// How a check counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Count {
    Passed,
    Failure,
    /// What was not judged: our own fault, or files of the course that were changed.
    Error,
    Skipped,
}

impl Count {
    fn of(check: &Check<'_>) -> Count {
        match check.outcome {
            Outcome::Ran(Verdict::Passed) => Count::Passed,
            Outcome::Ran(Verdict::InternalError | Verdict::Tampered) => Count::Error,
            Outcome::Ran(_) => Count::Failure,
            Outcome::NotRun => Count::Skipped,
        }
    }
}

/// The whole document. `at` is when it was graded, as RFC 3339.
pub(super) fn xml(report: &Report, at: &str) -> String {
    let suites: Vec<_> = report
        .exercises
        .iter()
        .map(|exercise| (exercise, checks::of(exercise)))
        .collect();
    let all = || suites.iter().flat_map(|(_, checks)| checks);
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out += &format!(
        "<testsuites name=\"course\" tests=\"{}\" failures=\"{}\" errors=\"{}\" time=\"{}\" \
         timestamp=\"{}\">\n",
        all().count(),
        counted(all(), Count::Failure),
        counted(all(), Count::Error),
        time(all()),
        attribute(at),
    );
    for (exercise, checks) in &suites {
        out += &suite(exercise, checks, &report.tier);
    }
    out + "</testsuites>\n"
}

fn suite(exercise: &ExerciseReport, checks: &[Check<'_>], tier: &str) -> String {
    let mut out = format!(
        "  <testsuite name=\"{}\" tests=\"{}\" disabled=\"{}\" errors=\"{}\" failures=\"{}\" \
         time=\"{}\">\n    <properties>\n",
        attribute(&exercise.id),
        checks.len(),
        counted(checks, Count::Skipped),
        counted(checks, Count::Error),
        counted(checks, Count::Failure),
        time(checks),
    );
    let points = exercise.points.to_string();
    let max_points = exercise.max_points.to_string();
    let hints = exercise.hints_used.to_string();
    let properties = [
        ("verdict", Some(exercise.verdict.name())),
        ("misconception", exercise.misconception.as_deref()),
        ("points", Some(&points)),
        ("max_points", Some(&max_points)),
        ("hints_used", Some(&hints)),
        ("tier", Some(tier)),
    ];
    for (name, value) in properties {
        if let Some(value) = value {
            let value = attribute(value);
            out += &format!("      <property name=\"{name}\" value=\"{value}\"/>\n");
        }
    }
    out += "    </properties>\n";
    for check in checks {
        out += &testcase(exercise, check);
    }
    out + "  </testsuite>\n"
}

fn testcase(exercise: &ExerciseReport, check: &Check<'_>) -> String {
    let head = format!(
        "    <testcase name=\"{}\" classname=\"{}\" time=\"{}\"",
        attribute(check.name),
        attribute(&exercise.id),
        time([check]),
    );
    let (says, details) = (attribute(&check.says), content(&check.details));
    let kind = check.outcome.name();
    match Count::of(check) {
        Count::Passed => format!("{head}/>\n"),
        Count::Skipped => {
            format!("{head}>\n      <skipped message=\"{says}\"/>\n    </testcase>\n")
        }
        Count::Failure => format!(
            "{head}>\n      <failure message=\"{says}\" type=\"{kind}\">{details}</failure>\n    \
             </testcase>\n"
        ),
        Count::Error => format!(
            "{head}>\n      <error message=\"{says}\" type=\"{kind}\">{details}</error>\n    \
             </testcase>\n"
        ),
    }
}

fn counted<'a>(checks: impl IntoIterator<Item = &'a Check<'a>>, count: Count) -> usize {
    let checks = checks.into_iter();
    checks.filter(|check| Count::of(check) == count).count()
}

/// The wall time of these checks, in seconds.
fn time<'a>(checks: impl IntoIterator<Item = &'a Check<'a>>) -> String {
    let all_ms: f64 = checks.into_iter().map(|check| check.wall_ms).sum();
    format!("{:.3}", all_ms / 1000.0)
}

/// A text for an attribute, in which a reader would make blanks of tabs and line ends.
fn attribute(text: &str) -> String {
    let text = content(text);
    text.replace('\t', "&#9;").replace('\n', "&#10;")
}

/// A text for an element, without what XML 1.0 has no way to write.
fn content(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out += "&amp;",
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '"' => out += "&quot;",
            '\'' => out += "&apos;",
            '\r' => out += "&#13;",
            '\t' | '\n' => out.push(c),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_cannot_leave_its_place() {
        assert_eq!(
            content("\"/><x a='1'>&amp;]]>"),
            "&quot;/&gt;&lt;x a=&apos;1&apos;&gt;&amp;amp;]]&gt;"
        );
        assert_eq!(attribute("a\nb\tc\r"), "a&#10;b&#9;c&#13;");
    }

    #[test]
    fn what_xml_cannot_say_is_left_out() {
        assert_eq!(
            content("a\u{0}\u{8}\u{b}\u{1f}\u{fffe}\u{ffff}b\u{1f600}"),
            "ab\u{1f600}"
        );
    }
}
