//! Gradescope's `results.json`: a test an exercise, since an exercise's points are given as a whole.

use nanoserde::SerJson;

use super::checks::COLUMNS;
use crate::render;
use crate::report::{ExerciseReport, Report};
use crate::term::Look;
use crate::tier;
use crate::verdict::Verdict;

#[derive(SerJson)]
struct Results {
    output: String,
    output_format: String,
    test_output_format: String,
    test_name_format: String,
    visibility: String,
    stdout_visibility: String,
    extra_data: Course,
    tests: Vec<Test>,
}

#[derive(SerJson)]
struct Course {
    edition: String,
    tier: String,
}

#[derive(SerJson)]
struct Test {
    score: u32,
    max_score: u32,
    status: String,
    name: String,
    number: String,
    output: String,
    tags: Vec<String>,
    visibility: String,
    extra_data: Known,
}

#[derive(SerJson)]
#[nserde(serialize_none_as_null)]
struct Known {
    verdict: String,
    misconception: Option<String>,
    hints_used: u32,
}

/// The file, which Gradescope takes for a score.
pub(super) fn json(report: &Report) -> String {
    let (asked, passed) = (report.summary.asked, report.summary.passed);
    let exercises = report.exercises.iter().zip(1..);
    let results = Results {
        output: format!("{passed} of {asked} passed.\n{}\n", tier::says(report)),
        output_format: "text".into(),
        test_output_format: "text".into(),
        test_name_format: "text".into(),
        visibility: "visible".into(),
        // What the programs around us print is no concern of the student's.
        stdout_visibility: "hidden".into(),
        extra_data: Course {
            edition: report.edition.clone(),
            tier: report.tier.clone(),
        },
        tests: exercises
            .map(|(exercise, number)| test(exercise, number))
            .collect(),
    };
    results.serialize_json() + "\n"
}

fn test(exercise: &ExerciseReport, number: u32) -> Test {
    let verdict = exercise.verdict;
    let (status, output) = match verdict {
        Verdict::Passed => ("passed", exercise.says.clone() + "\n"),
        _ => ("failed", render::in_full(exercise, Look::plain(COLUMNS))),
    };
    let mut tags = vec![verdict.name().to_string()];
    tags.extend(exercise.misconception.clone());
    Test {
        score: exercise.points,
        max_score: exercise.max_points,
        status: status.into(),
        name: exercise.id.clone(),
        number: number.to_string(),
        output,
        tags,
        visibility: "visible".into(),
        extra_data: Known {
            verdict: verdict.name().into(),
            misconception: exercise.misconception.clone(),
            hints_used: exercise.hints_used,
        },
    }
}
