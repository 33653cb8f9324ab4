//! One answer of the course, played, and whether what came of it is what was promised.

use anyhow::Result;

use super::Finding;
use crate::answer::{self, Answer, Whose};
use crate::cargo::Built;
use crate::course::Course;
use crate::divergence::Line;
use crate::lab::{Exercise, Misconception};
use crate::playing::{self, Program};
use crate::report::ExerciseReport;
use crate::snapshot::Stored;
use crate::verdict::Verdict;
use crate::wire::Mode;

/// One answer to play, and what must come of it.
pub(super) struct Play<'a> {
    answer: Answer<'a>,
    stored: Stored,
    program: Program,
}

impl Play<'_> {
    /// Plays it. A finding for each thing that does not hold: a starter is not attempted and, idle,
    /// fails each case; a right answer passes; a wrong one has its belief's verdict and name.
    pub(super) fn findings(&self) -> Vec<Finding> {
        let report = self.play(Mode::Grade);
        match self.answer.whose {
            // Idle, a starter without a stub would say nothing about the cases.
            Whose::Students => match self.attempted(&report) {
                Some(finding) => vec![finding],
                None => self.idle(),
            },
            Whose::Solution | Whose::Alternative(_) => {
                self.not_passed(&report).into_iter().collect()
            }
            Whose::Wrong(belief, second) => {
                let found = self.misjudged(belief, second, &report);
                found.into_iter().collect()
            }
        }
    }

    fn play(&self, mode: Mode) -> ExerciseReport {
        playing::play(self.answer.exercise, &self.stored, &self.program, mode)
    }

    fn attempted(&self, report: &ExerciseReport) -> Option<Finding> {
        if report.verdict == Verdict::NotAttempted {
            return None;
        }
        let says = format!(
            "the starter is judged {}: {}",
            report.verdict.name(),
            report.says
        );
        Some(Finding::new(
            self.answer.exercise,
            "attempted",
            says,
            "let each case reach the stub",
        ))
    }

    /// An answer that returns at once and calls nobody must fail every case, whatever it returns.
    fn idle(&self) -> Vec<Finding> {
        let report = self.play(Mode::Idle);
        let passing = report.cases.iter().filter(|case| {
            !case.got.is_empty() && without_value(&case.got) == without_value(&case.expected)
        });
        let mend = "let the plan show what the answer must do: calls, and when";
        passing
            .map(|case| {
                let says = format!(
                    "case {}: an answer that returns at once passes it",
                    case.name
                );
                Finding::new(self.answer.exercise, "idle", says, mend)
            })
            .collect()
    }

    fn not_passed(&self, report: &ExerciseReport) -> Option<Finding> {
        if report.verdict == Verdict::Passed {
            return None;
        }
        let says = format!(
            "{} is judged {}: {}{}",
            self.answer.file(),
            report.verdict.name(),
            report.says,
            first_difference(report)
        );
        Some(Finding::new(
            self.answer.exercise,
            "right",
            says,
            "mend the answer, or accept its transcript: cargo xtask verify --accept",
        ))
    }

    fn misjudged(
        &self,
        belief: &Misconception,
        second: bool,
        report: &ExerciseReport,
    ) -> Option<Finding> {
        let named = report.misconception.as_deref() == Some(belief.slug.as_str());
        if report.verdict == belief.verdict && named {
            return None;
        }
        let name = report
            .misconception
            .as_deref()
            .unwrap_or("no misconception");
        let says = format!(
            "{} is judged {} and called {name}, not {} and {}: {}{}",
            self.answer.file(),
            report.verdict.name(),
            belief.verdict.name(),
            belief.slug,
            report.says,
            first_difference(report)
        );
        let mend = if second {
            "both programs of a belief must give the same transcripts"
        } else {
            "mend the program or its verdict in lab.toml, or accept its transcripts: cargo xtask verify --accept"
        };
        Some(Finding::new(
            self.answer.exercise,
            "misconceptions",
            says,
            mend,
        ))
    }
}

/// All answers to an exercise that were built, the starter first.
pub(super) fn all<'a>(
    fresh: &Course,
    exercise: &'a Exercise,
    stored: &Stored,
    built: &Built,
) -> Result<Vec<Play<'a>>> {
    let ours = answer::ours(fresh, exercise)?.into_iter();
    let answers = [answer::students(exercise)].into_iter().chain(ours);
    let there = answers.filter(|answer| fresh.path(&answer.file()).is_file());
    let built = there.filter_map(|answer| {
        Some(Play {
            program: answer.program(fresh, built)?,
            stored: stored.clone(),
            answer,
        })
    });
    Ok(built.collect())
}

/// ` (first difference: …)`, of the first case that has one.
fn first_difference(report: &ExerciseReport) -> String {
    let differing = report
        .cases
        .iter()
        .find_map(|case| Some((&case.name, case.divergence.as_ref()?)));
    differing.map_or(String::new(), |(case, says)| {
        format!(" (case {case}: {says})")
    })
}

/// The transcript, less what the answer returned.
fn without_value(transcript: &[String]) -> Vec<(u64, String, String)> {
    let lines = Line::parse_all(transcript).into_iter();
    let lines = lines.map(|line| {
        let returned = line.lane == "answer" && line.text.starts_with("returned");
        let text = if returned { "returned" } else { line.text };
        (line.at_ms, line.lane.to_string(), text.to_string())
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use super::without_value;

    #[test]
    fn what_the_answer_returned_does_not_count() {
        let one = ["   0 ms  answer  called", "   0 ms  answer  returned Ok(3)"].map(String::from);
        let other = ["   0 ms  answer  called", "   0 ms  answer  returned"].map(String::from);
        assert_eq!(without_value(&one), without_value(&other));
        assert_ne!(without_value(&one), without_value(&one[..1]));
    }
}
