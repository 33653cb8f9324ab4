//! The report as a list of checks that passed or did not, which is how most readers see a grade.

use crate::render;
use crate::report::{CaseReport, ExerciseReport};
use crate::term::Look;
use crate::verdict::{Outcome, Verdict};

/// Columns of the texts in a file.
pub(super) const COLUMNS: usize = 80;

/// One case, or what kept an exercise's cases from running.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Check<'a> {
    /// The case's name, or `compiles`, `course files`, `grader`.
    pub(super) name: &'a str,
    /// What the case's actors do; empty where it is no case.
    pub(super) plan: &'a str,
    /// Its verdict, or that it did not run.
    pub(super) outcome: Outcome,
    /// One sentence; empty if it passed.
    pub(super) says: String,
    /// All that is known, for people; empty if it passed or did not run.
    pub(super) details: String,
    /// Wall time, in milliseconds.
    pub(super) wall_ms: f64,
    /// Its transcript, a line each.
    pub(super) got: &'a [String],
}

/// The checks of an exercise. All of them passed exactly if the exercise did.
pub(super) fn of(exercise: &ExerciseReport) -> Vec<Check<'_>> {
    let first = render::first_seen(exercise);
    let mut checks = Vec::new();
    if first.is_none() {
        checks.push(Check {
            name: kept_by(exercise.verdict),
            plan: "",
            outcome: Outcome::Ran(exercise.verdict),
            says: exercise.says.clone(),
            details: render::in_full(exercise, Look::plain(COLUMNS)),
            wall_ms: 0.0,
            got: &[],
        });
    }
    checks.extend(exercise.cases.iter().map(|case| Check {
        name: &case.name,
        plan: &case.plan,
        outcome: case.verdict,
        says: says(exercise, case, first),
        details: details(exercise, case, first),
        wall_ms: case.wall_ms.unwrap_or_default(),
        got: &case.got,
    }));
    checks
}

/// What a check is called that is not a case.
fn kept_by(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::DoesNotCompile => "compiles",
        Verdict::Tampered => "course files",
        _ => "grader",
    }
}

fn says(exercise: &ExerciseReport, case: &CaseReport, first: Option<&CaseReport>) -> String {
    match case.verdict {
        Outcome::Ran(Verdict::Passed) => String::new(),
        Outcome::NotRun => format!(
            "not run, since the exercise is judged: {}",
            exercise.verdict
        ),
        Outcome::Ran(_) if first == Some(case) => exercise.says.clone(),
        Outcome::Ran(verdict) => match &case.divergence {
            Some(divergence) => format!("{verdict}: {divergence}"),
            None => verdict.to_string(),
        },
    }
}

fn details(exercise: &ExerciseReport, case: &CaseReport, first: Option<&CaseReport>) -> String {
    match case.verdict {
        Outcome::Ran(Verdict::Passed) | Outcome::NotRun => String::new(),
        Outcome::Ran(_) if first == Some(case) => render::in_full(exercise, Look::plain(COLUMNS)),
        Outcome::Ran(verdict) => render::comparison(case, verdict, COLUMNS).unwrap_or_default(),
    }
}

/// A text of at most this many characters, which says so where it is cut.
pub(super) fn at_most(text: &str, characters: usize) -> String {
    const CUT: &str = "\n[cut]";
    if text.chars().count() <= characters {
        return text.into();
    }
    let kept = characters.saturating_sub(CUT.chars().count());
    let kept: String = text.chars().take(kept).collect();
    (kept + CUT).chars().take(characters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_text_keeps_to_its_limit_and_says_that_it_is_cut() {
        assert_eq!(at_most("héllo", 5), "héllo");
        let cut = at_most(&"é".repeat(600), 500);
        assert_eq!(cut.chars().count(), 500);
        assert!(cut.ends_with("é\n[cut]"));
        assert_eq!(at_most("héllo", 0), "");
    }
}
