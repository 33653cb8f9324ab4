//! `verify --accept`: the only way by which a snapshot or a listing's output changes.

use std::process::{Command, Output, Stdio};

use anyhow::{Context, Result, ensure};

use super::Finding;
use super::plays::{self, Answers};
use crate::answer::{self, Answer, Whose};
use crate::course::Course;
use crate::derive::{self, Mode};
use crate::{listings, term};

/// Plays all our answers and stores what they give: the solutions' transcripts, the wrong answers',
/// the listings' outputs. Then derives anew, since course.lock holds their hashes. A finding for each
/// transcript that two programs do not share: what is stored is that of the last.
///
/// # Errors
/// An answer does not compile, or a file cannot be written.
pub(super) fn all(course: &Course) -> Result<Vec<Finding>> {
    derive::run(course, Mode::Write)?;
    let mut found = Vec::new();
    for answers in plays::built(course)? {
        let stored = played(course, &answers, "always")?;
        ensure!(
            stored.status.success(),
            "the answers to {} could not be played:\n{}",
            answers.exercise.id(),
            said(&stored)
        );
        // What was stored is that of the last program: the others must give it too.
        let compared = played(course, &answers, "no")?;
        if !compared.status.success() {
            found.extend(disagreeing(course, &answers, &said(&compared))?);
        }
    }
    listings::accept(course)?;
    let course = Course::load_at(&course.root)?;
    derive::run(&course, Mode::Write)?;
    term::print("accepted; look at the change before you commit it: git diff labs\n")?;
    Ok(found)
}

/// Runs the test program directly: through cargo, .cargo/config.toml would say how to update.
fn played(course: &Course, answers: &Answers<'_>, update: &str) -> Result<Output> {
    Command::new(&answers.program)
        .args(["--quiet", "--test-threads=1"])
        .current_dir(&answers.folder)
        .env("INSTA_UPDATE", update)
        .env("INSTA_FORCE_PASS", "0")
        .env("INSTA_WORKSPACE_ROOT", &course.root)
        .stdin(Stdio::null())
        .output()
        .with_context(|| format!("{} cannot be started", answers.program.display()))
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Which answers, that must give one transcript, do not.
fn disagreeing(course: &Course, answers: &Answers<'_>, said: &str) -> Result<Vec<Finding>> {
    let exercise = answers.exercise;
    let ours = answer::ours(course, exercise)?;
    let mut lines = Vec::new();
    for (module, case) in failed(said) {
        let of_module = |answer: &&Answer<'_>| answer.module().as_deref() == Some(module);
        let Some(answer) = ours.iter().find(of_module) else {
            continue;
        };
        let file = answer.file();
        lines.push(match &answer.whose {
            Whose::Wrong(belief, _) => {
                let [one, other] = exercise.wrong_answers(belief);
                format!("{one} and {other} disagree in case {case}")
            }
            Whose::Alternative(_) => {
                let solution = exercise.solution();
                format!("{file} and {solution} disagree in case {case}")
            }
            Whose::Solution | Whose::Students => {
                format!("{file} gives another transcript each time, or others disagree, in {case}")
            }
        });
    }
    lines.dedup();
    if lines.is_empty() {
        lines.push(format!("the answers disagree:\n{said}"));
    }
    let mend = "mend one of them, bring the snapshots back (git restore labs), and accept again";
    let findings = lines.into_iter();
    let findings = findings.map(|says| Finding::new(exercise, "accept", says, mend));
    Ok(findings.collect())
}

/// Module and case of each test that failed, by the list at the end of a test program's output.
fn failed(said: &str) -> Vec<(&str, &str)> {
    let list = said.rsplit_once("failures:\n").map_or("", |(_, list)| list);
    let lines = list.lines().take_while(|line| line.starts_with("    "));
    lines
        .filter_map(|line| line.trim().split_once("::"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_at_the_end_names_what_failed() {
        let said = "failures:\n\n---- a::b stdout ----\nx\n\nfailures:\n    \
                    misconception_in_sequence::near\n    solution::far\n\ntest result: FAILED.\n";
        let named = [("misconception_in_sequence", "near"), ("solution", "far")];
        assert_eq!(failed(said), named);
        assert_eq!(failed("test result: ok.\n"), []);
    }
}
