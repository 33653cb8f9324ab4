//! One answer of the course, played, and whether what came of it is what was promised.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::Finding;
use super::plays::{answer_target, hangs_target, lab_target, solutions};
use crate::cargo::{Built, Target};
use crate::course::Course;
use crate::divergence::Line;
use crate::lab::{Exercise, Misconception, Mounted};
use crate::playing::{self, Program};
use crate::report::ExerciseReport;
use crate::snapshot::Stored;
use crate::verdict::Verdict;
use crate::wire::Mode;

/// One answer to play, and what must come of it.
pub(super) struct Play<'a> {
    exercise: &'a Exercise,
    stored: Stored,
    exe: PathBuf,
    folder: PathBuf,
    module: Option<String>,
    expected: Expected<'a>,
}

enum Expected<'a> {
    /// Not attempted; and idle, it fails each case.
    Starter,
    /// Passed.
    Right(String),
    /// This belief's verdict and name.
    Wrong(&'a Misconception, String),
}

impl Play<'_> {
    /// Plays it. A finding for each thing that does not hold.
    pub(super) fn findings(&self, course: &Course) -> Vec<Finding> {
        let report = self.play(Mode::Grade);
        match &self.expected {
            // Idle, a starter without a stub would say nothing about the cases.
            Expected::Starter => match self.attempted(&report) {
                Some(finding) => vec![finding],
                None => self.idle(),
            },
            Expected::Right(path) => self.not_passed(path, &report).into_iter().collect(),
            Expected::Wrong(belief, path) => {
                let found = self.misjudged(course, belief, path, &report);
                found.into_iter().collect()
            }
        }
    }

    fn play(&self, mode: Mode) -> ExerciseReport {
        let module = self.module.as_deref();
        let program = Program {
            exe: &self.exe,
            folder: &self.folder,
            module,
        };
        playing::play(self.exercise, &self.stored, &program, mode)
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
            self.exercise,
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
                Finding::new(self.exercise, "idle", says, mend)
            })
            .collect()
    }

    fn not_passed(&self, path: &str, report: &ExerciseReport) -> Option<Finding> {
        if report.verdict == Verdict::Passed {
            return None;
        }
        let says = format!(
            "{path} is judged {}: {}{}",
            report.verdict.name(),
            report.says,
            first_difference(report)
        );
        Some(Finding::new(
            self.exercise,
            "right",
            says,
            "mend the answer, or accept its transcript: cargo xtask verify --accept",
        ))
    }

    fn misjudged(
        &self,
        course: &Course,
        belief: &Misconception,
        path: &str,
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
            "{path} is judged {} and called {name}, not {} and {}: {}{}",
            report.verdict.name(),
            belief.verdict.name(),
            belief.slug,
            report.says,
            first_difference(report)
        );
        let second = &self.exercise.wrong_answers(belief)[1];
        let mend = if path == second && course.path(second).is_file() {
            "both programs of a belief must give the same transcripts"
        } else {
            "mend the program or its verdict in lab.toml, or accept its transcripts: cargo xtask verify --accept"
        };
        Some(Finding::new(self.exercise, "misconceptions", says, mend))
    }
}

/// All answers to an exercise that were built.
pub(super) fn all<'a>(
    fresh: &Course,
    exercise: &'a Exercise,
    stored: &Stored,
    built: &Built,
) -> Result<Vec<Play<'a>>> {
    let mut plays = Vec::new();
    let mut add = |target: Target, folder: PathBuf, module: Option<String>, expected| {
        if let Some(exe) = built.executable(&target) {
            plays.push(Play {
                exercise,
                stored: stored.clone(),
                exe: exe.into(),
                folder,
                module,
                expected,
            });
        }
    };
    add(
        lab_target(exercise),
        fresh.path(&format!("labs/{}", exercise.lab)),
        None,
        Expected::Starter,
    );
    let ours = || (answer_target(exercise), solutions(fresh, exercise));
    let (target, folder) = ours();
    add(
        target,
        folder,
        Some("solution".into()),
        Expected::Right(exercise.solution()),
    );
    for path in rust_files(&fresh.path(&exercise.alternatives()))? {
        let (target, folder) = ours();
        let name = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let path = format!("{}/{name}.rs", exercise.alternatives());
        add(
            target,
            folder,
            Some(format!("alternative_{name}")),
            Expected::Right(path),
        );
    }
    for belief in &exercise.misconceptions {
        let hangs = belief.mounted() == Mounted::Hangs;
        if belief.mounted() == Mounted::Nowhere {
            continue;
        }
        for (suffix, path) in ["", "__2"].into_iter().zip(exercise.wrong_answers(belief)) {
            if !fresh.path(&path).is_file() {
                continue;
            }
            let module = format!("misconception_{}{suffix}", belief.slug);
            let (target, module) = if hangs {
                (
                    hangs_target(&exercise.lab),
                    format!("{}_{module}", exercise.slug),
                )
            } else {
                (answer_target(exercise), module)
            };
            add(
                target,
                solutions(fresh, exercise),
                Some(module),
                Expected::Wrong(belief, path),
            );
        }
    }
    Ok(plays)
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

fn rust_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    if folder.is_dir() {
        for entry in
            fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?
        {
            files.push(entry?.path());
        }
    }
    files.retain(|path| path.extension().is_some_and(|ending| ending == "rs"));
    files.sort();
    Ok(files)
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
