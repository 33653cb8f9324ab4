//! Each answer that the course knows, put into the student's file and graded: starters, solutions,
//! right answers in another style, wrong ones by belief.

use crate::course::{Course, unmarked};
use crate::files::Exercise;
use crate::ran::Ran;

/// A program for the student's file, and what must come of it.
struct Answer {
    /// Where it lies.
    path: String,
    verdict: String,
    belief: Option<String>,
}

#[test]
fn fresh_starters_are_not_attempted() {
    let course = Course::whole();
    let (code, report) = course.grade(&["--all"]);
    assert_eq!(code, 1);
    assert_eq!(report.exercises.len(), course.exercises().len());
    for exercise in &report.exercises {
        assert_eq!(
            exercise.verdict_and_name(),
            ("not_attempted", None),
            "{exercise:?}"
        );
        assert_eq!(exercise.points, 0, "{exercise:?}");
        // A prediction that is still empty has no place: there is no line in it.
        let Some(place) = &exercise.place else {
            assert!(exercise.says.contains("no line"), "{exercise:?}");
            continue;
        };
        let line = course.read(&place.file);
        let line = line.lines().nth(place.line - 1).unwrap().to_string();
        assert!(
            line.contains("todo!("),
            "{}:{} is {line}",
            place.file,
            place.line
        );
    }
    assert_eq!(
        (report.summary.asked as usize, report.summary.passed),
        (report.exercises.len(), 0)
    );
}

#[test]
fn fresh_starters_compile_without_a_warning() {
    let course = Course::whole();
    let build = || -> Ran {
        let mut build = vec!["test".to_string(), "--no-run".into(), "--locked".into()];
        for exercise in course.exercises() {
            build.extend(["-p".into(), format!("lab-{}", exercise.lab)]);
            build.extend(["--test".into(), exercise.slug]);
        }
        course
            .cargo(&build.iter().map(String::as_str).collect::<Vec<_>>())
            .exits(0)
    };
    let said = build().err;
    assert!(!said.contains("warning"), "{said}");
    // The sign that is looked for is the one that cargo gives.
    course.answer("mirrors", "    let unused = 1;\n    todo!(\"{mirrors:?}\")");
    let said = build().err;
    assert!(
        said.contains("warning: unused variable: `unused`"),
        "{said}"
    );
}

#[test]
fn every_answer_in_the_student_s_file_gets_its_verdict_and_its_name() {
    let course = Course::whole();
    let exercises = course.exercises();
    let all: Vec<Vec<Answer>> = exercises.iter().map(|e| answers(&course, e)).collect();
    let mut wrong = Vec::new();
    for round in 0..all.iter().map(Vec::len).max().unwrap() {
        for (exercise, answers) in exercises.iter().zip(&all) {
            match answers.get(round) {
                Some(answer) => {
                    course.write(&exercise.file(), &unmarked(&course.read(&answer.path)))
                }
                None => course.restore(&exercise.file()),
            }
        }
        let (code, report) = course.grade(&["--all"]);
        for (exercise, answers) in exercises.iter().zip(&all) {
            let Some(answer) = answers.get(round) else {
                continue;
            };
            let got = report.of(&exercise.slug);
            let expected = (answer.verdict.as_str(), answer.belief.as_deref());
            if got.verdict_and_name() != expected {
                let (path, says) = (&answer.path, &got.says);
                wrong.push(format!(
                    "{path}: {:?}, not {expected:?}: {says}",
                    got.verdict_and_name()
                ));
            }
        }
        let all_passed = report.summary.passed == report.summary.asked;
        assert_eq!(code == 0, all_passed, "{code} {report:?}");
        // The first round is of solutions only.
        assert!(round > 0 || all_passed, "{report:?}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The solution, the alternatives, both programs of each belief.
fn answers(course: &Course, exercise: &Exercise) -> Vec<Answer> {
    let right = |path: String| Answer {
        path,
        verdict: "passed".into(),
        belief: None,
    };
    let mut answers = vec![right(exercise.solution())];
    let alternatives = course.below(&exercise.alternatives());
    assert!(alternatives.len() >= 2, "{}", exercise.id());
    answers.extend(alternatives.into_keys().map(right));
    for (slug, verdict) in &exercise.beliefs {
        for path in [exercise.wrong(slug), exercise.wrong(&format!("{slug}__2"))] {
            let (verdict, belief) = (verdict.clone(), Some(slug.clone()));
            answers.push(Answer {
                path,
                verdict,
                belief,
            });
        }
    }
    answers
}
