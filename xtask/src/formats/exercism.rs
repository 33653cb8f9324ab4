//! Exercism's `results.json`, version 3: a test a case.

use nanoserde::SerJson;

use super::checks::{self, Check, at_most};
use crate::report::Report;
use crate::verdict::{Outcome, Verdict};

/// Characters that Exercism takes of a message.
const MESSAGE: usize = 65_535;

/// Characters that Exercism takes of a test's output.
const OUTPUT: usize = 500;

/// Bytes that Exercism takes in all.
const FILE: usize = 500_000;

#[derive(SerJson)]
struct Results {
    version: u32,
    status: String,
    message: Option<String>,
    tests: Vec<Test>,
}

#[derive(SerJson)]
struct Test {
    name: String,
    status: String,
    message: Option<String>,
    output: Option<String>,
    test_code: Option<String>,
    task_id: u32,
}

/// The file. Where it would be too long, its messages are cut.
pub(super) fn json(report: &Report) -> String {
    let exercises = report.exercises.iter().zip(1..);
    let checks: Vec<Named<'_>> = exercises
        .flat_map(|(exercise, task_id)| {
            let checks = checks::of(exercise).into_iter();
            checks.map(move |check| Named {
                exercise: &exercise.id,
                task_id,
                check,
            })
        })
        .collect();
    let mut message = MESSAGE;
    loop {
        let json = results(report, &checks, message).serialize_json() + "\n";
        if json.len() <= FILE || message < 16 {
            return json;
        }
        message /= 4;
    }
}

/// A check and whose it is.
struct Named<'a> {
    exercise: &'a str,
    task_id: u32,
    check: Check<'a>,
}

/// The file with messages of at most so many characters.
fn results(report: &Report, checks: &[Named<'_>], message: usize) -> Results {
    let mut cases = report.exercises.iter().flat_map(|exercise| &exercise.cases);
    if cases.all(|case| case.verdict == Outcome::NotRun) {
        // Nothing ran, so there is nothing but the reason.
        let mut details = checks.iter().map(|named| named.check.details.as_str());
        let first = details.find(|details| !details.is_empty());
        return Results {
            version: 3,
            status: "error".into(),
            message: Some(at_most(first.unwrap_or("no case ran"), message)),
            tests: Vec::new(),
        };
    }
    let several = report.exercises.len() > 1;
    let mut exercises = report.exercises.iter();
    let passed = exercises.all(|exercise| exercise.verdict == Verdict::Passed);
    let tests = checks.iter().map(|named| {
        let name = match several {
            true => format!("{}: {}", named.exercise, named.check.name),
            false => named.check.name.to_string(),
        };
        test(name, named.task_id, &named.check, message)
    });
    Results {
        version: 3,
        status: if passed { "pass" } else { "fail" }.into(),
        message: None,
        tests: tests.collect(),
    }
}

fn test(name: String, task_id: u32, check: &Check<'_>, message: usize) -> Test {
    let status = match check.outcome {
        Outcome::Ran(Verdict::Passed) => "pass",
        Outcome::Ran(Verdict::InternalError | Verdict::Tampered | Verdict::DoesNotCompile)
        | Outcome::NotRun => "error",
        Outcome::Ran(_) => "fail",
    };
    let says = match check.details.as_str() {
        "" => &check.says,
        details => details,
    };
    let output = check.got.join("\n");
    let text = |text: &str, most| Some(at_most(text, most)).filter(|text| !text.is_empty());
    Test {
        name,
        status: status.into(),
        message: text(says, message),
        output: text(&output, OUTPUT.min(message)),
        test_code: text(check.plan, message),
        task_id,
    }
}
