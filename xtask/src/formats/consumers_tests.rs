//! What those who read a format ask of it, beside what the golden files hold.
#![allow(clippy::question_mark, reason = "in what nanoserde's derive writes")]

use super::tests::{AT, REPORTS, TOKEN, around, report, text};
use super::*;

#[test]
fn a_student_s_text_gives_no_command_to_github() {
    for name in REPORTS {
        let out = text(&report(name), Format::Github, Look::plain(80)).stdout;
        let fence = format!("::stop-commands::{TOKEN}\n");
        let rest = out.strip_prefix(&fence).unwrap();
        let (log, commands) = rest.split_once(&format!("\n::{TOKEN}::\n")).unwrap();
        assert!(!log.contains(TOKEN), "{name}");
        for line in commands.lines() {
            let (kind, says) = line[2..].split_once(' ').unwrap();
            assert!(["error", "warning", "notice"].contains(&kind), "{line}");
            let (properties, _) = says.split_once("::").unwrap();
            let known = |property: &str| {
                let (name, _) = property.split_once('=').unwrap();
                ["file", "line", "title"].contains(&name)
            };
            assert!(properties.split(',').all(known), "{line}");
        }
        for kind in ["error", "warning", "notice"] {
            let command = format!("::{kind} ");
            let shown = commands.lines().filter(|line| line.starts_with(&command));
            assert!(shown.count() <= 10, "{name}: {kind}");
        }
    }
}

#[test]
fn a_summary_has_each_text_within_a_fence() {
    let written = text(&report("hostile"), Format::Github, Look::plain(80));
    let summary = written.summary.unwrap();
    let mut open: Option<&str> = None;
    for line in summary.lines() {
        match open {
            Some(fence) if line == fence => open = None,
            Some(_) => {}
            None if line.starts_with("```") => open = line.strip_suffix("text"),
            None => assert!(
                !line.contains("forged") && !line.contains("<img"),
                "outside: {line}"
            ),
        }
    }
    assert_eq!(open, None);
}

#[test]
fn a_summary_keeps_below_what_github_drops() {
    let mut large = report("each_verdict");
    let mut failing = large.exercises[8].clone();
    failing.rendered = Some("a line of rustc's, and another\n".repeat(350));
    large.exercises = vec![failing; 120];
    let summary = text(&large, Format::Github, Look::plain(80))
        .summary
        .unwrap();
    assert!(summary.len() <= 1024 << 10, "{}", summary.len());
    assert!(summary.contains(" more did not fit here."), "{summary}");
}

#[test]
fn the_xml_is_well_formed_and_holds_what_it_counts() {
    for name in REPORTS {
        let xml = text(&report(name), Format::Junit, Look::plain(80)).stdout;
        let tags = tags(&xml);
        let count = |tag: &str| tags.iter().filter(|seen| *seen == tag).count();
        let head = format!(
            "<testsuites name=\"course\" tests=\"{}\" failures=\"{}\" errors=\"{}\"",
            count("testcase"),
            count("failure"),
            count("error"),
        );
        assert!(xml.contains(&head), "{name}: {head}");
        assert!(xml.contains(&format!("timestamp=\"{AT}\"")), "{name}");
        assert!(!xml.contains("name=\"won\""), "{name}");
        // What did not pass must not look like a pass.
        let passed = report(name)
            .exercises
            .iter()
            .all(|e| e.verdict == Verdict::Passed);
        assert_eq!(count("failure") + count("error") == 0, passed, "{name}");
    }
}

/// The tags of a document, each once. Fails where it is not well-formed.
fn tags(xml: &str) -> Vec<String> {
    let (head, mut rest) = xml.split_once("?>\n").unwrap();
    assert_eq!(head, "<?xml version=\"1.0\" encoding=\"UTF-8\"");
    let (mut open, mut seen) = (Vec::new(), Vec::new());
    while let Some((text, after)) = rest.split_once('<') {
        assert!(!text.contains('>'), "{text}");
        references(text);
        let (tag, after) = after.split_once('>').unwrap();
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name));
            continue;
        }
        let closed = tag.ends_with('/');
        let tag = tag.trim_end_matches('/');
        let (name, mut attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        while !attributes.is_empty() {
            let (attribute, value) = attributes.split_once("=\"").unwrap();
            assert!(
                attribute
                    .trim()
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c == '_')
            );
            let (value, after) = value.split_once('"').unwrap();
            references(value);
            attributes = after;
        }
        seen.push(name.to_string());
        if !closed {
            open.push(name.to_string());
        }
    }
    assert_eq!((rest.trim(), open.len()), ("", 0));
    seen
}

/// Fails at an `&` that begins no reference.
fn references(text: &str) {
    for part in text.split('&').skip(1) {
        let (name, _) = part.split_once(';').unwrap();
        let known = ["amp", "lt", "gt", "quot", "apos"].contains(&name);
        let number = name
            .strip_prefix('#')
            .is_some_and(|n| n.parse::<u32>().is_ok());
        assert!(known || number, "&{name};");
    }
}

#[derive(DeJson)]
struct Exercism {
    version: u32,
    status: String,
    message: Option<String>,
    tests: Vec<ExercismTest>,
}

#[derive(DeJson)]
struct ExercismTest {
    name: String,
    status: String,
    message: Option<String>,
    output: Option<String>,
    task_id: u32,
}

#[test]
fn exercism_gets_what_it_takes() {
    for name in REPORTS {
        let json = text(&report(name), Format::Exercism, Look::plain(80)).stdout;
        let results = Exercism::deserialize_json(&json).unwrap();
        let status = match name {
            "passed" => "pass",
            "compile_error" => "error",
            _ => "fail",
        };
        assert_eq!((results.version, results.status.as_str()), (3, status));
        assert_eq!(results.message.is_some(), status == "error", "{name}");
        assert_eq!(results.tests.is_empty(), status == "error", "{name}");
        let all_pass = results.tests.iter().all(|test| test.status == "pass");
        assert!(
            all_pass == (status == "pass") || status == "error",
            "{name}"
        );
        for test in results.tests {
            assert!(!test.name.is_empty() && test.task_id > 0);
            let short = |text: &Option<String>, most| {
                text.as_ref()
                    .is_none_or(|text| text.chars().count() <= most)
            };
            assert!(short(&test.output, 500) && short(&test.message, 65_535));
            assert_eq!(
                test.message.is_none(),
                test.status == "pass",
                "{}",
                test.name
            );
        }
    }
}

#[test]
fn a_file_for_exercism_stays_below_its_limit() {
    let mut large = report("hostile");
    let mut failing = large.exercises[0].clone();
    failing.rendered = Some("a line of rustc's, and another\n".repeat(350));
    large.exercises = vec![failing; 60];
    let json = text(&large, Format::Exercism, Look::plain(80)).stdout;
    assert!(json.len() <= 500_000, "{}", json.len());
    let results = Exercism::deserialize_json(&json).unwrap();
    assert_eq!(results.tests.len(), 120);
}

#[derive(DeJson)]
struct Gradescope {
    tests: Vec<GradescopeTest>,
}

#[derive(DeJson)]
struct GradescopeTest {
    score: u32,
    max_score: u32,
    status: String,
}

#[derive(DeJson)]
struct Classroom50 {
    schema: String,
    owner: String,
    datetime: String,
    score: u32,
    #[nserde(rename = "max-score")]
    max_score: u32,
    tests: Vec<Classroom50Test>,
}

#[derive(DeJson)]
struct Classroom50Test {
    #[nserde(rename = "test-name")]
    name: String,
    passed: bool,
    score: u32,
}

#[test]
fn a_score_is_the_sum_of_the_points_and_none_where_our_tools_failed() {
    let look = Look::plain(80);
    for name in ["passed", "belief", "compile_error", "hostile"] {
        let report = report(name);
        let points: u32 = report
            .exercises
            .iter()
            .map(|exercise| exercise.points)
            .sum();
        let json = text(&report, Format::Gradescope, look).stdout;
        let tests = Gradescope::deserialize_json(&json).unwrap().tests;
        assert_eq!(tests.iter().map(|test| test.score).sum::<u32>(), points);
        assert!(tests.iter().all(|test| test.score <= test.max_score));
        let passed = tests.iter().all(|test| test.status == "passed");
        assert_eq!(passed, name == "passed");

        let json = text(&report, Format::Classroom50, look).stdout;
        let result = Classroom50::deserialize_json(&json).unwrap();
        assert_eq!(result.schema, "classroom50/result/v1");
        assert_eq!(
            (result.owner.as_str(), result.datetime.as_str()),
            ("the owner", AT)
        );
        assert_eq!(
            (result.score, result.max_score as usize),
            (points, report.exercises.len())
        );
        for (test, exercise) in result.tests.iter().zip(&report.exercises) {
            assert_eq!((&test.name, test.score), (&exercise.id, exercise.points));
            assert_eq!(test.passed, exercise.verdict == Verdict::Passed);
        }
    }
    let broken = report("each_verdict");
    for format in [Format::Gradescope, Format::Classroom50] {
        let err = write(&broken, format, &around(look)).unwrap_err();
        assert!(err.to_string().starts_with("no score is given: "), "{err}");
    }
}
