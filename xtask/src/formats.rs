//! The report in the words of those who read it: people, CI systems, graders' front ends. Each format
//! is a pure function of the report and of what it is told about its surroundings.

mod checks;
mod classroom50;
mod exercism;
mod github;
mod gradescope;
mod junit;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use nanoserde::{DeJson, SerJson};

use crate::exit::{Exit, usage};
use crate::nonce::nonce;
use crate::report::{FORMAT_VERSION, Report};
use crate::term::{self, Look};
use crate::verdict::Verdict;
use crate::{printable, render, when};
use classroom50::Identity;

/// How a report is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Format {
    /// For people.
    #[default]
    Human,
    /// The report itself: one JSON object.
    Json,
    /// JUnit's XML, as Jenkins reads it.
    Junit,
    /// Annotations of GitHub Actions, and a step summary.
    Github,
    /// Exercism's `results.json`, version 3.
    Exercism,
    /// Gradescope's `results.json`.
    Gradescope,
    /// Classroom 50's `result.json`.
    Classroom50,
}

/// What a format needs to know beside the report.
pub(crate) struct Around {
    /// How text for people is set.
    pub(crate) look: Look,
    /// When it was graded, in UTC, as RFC 3339.
    pub(crate) at: String,
    /// What nobody can guess, to fence what GitHub must not take for a command.
    pub(crate) token: String,
    /// Whose work it is, for Classroom 50; or the variable that does not say so.
    pub(crate) identity: Result<Identity, String>,
}

/// A report in some format.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Written {
    /// For stdout.
    pub(crate) stdout: String,
    /// For the file that `GITHUB_STEP_SUMMARY` names.
    pub(crate) summary: Option<String>,
}

impl Format {
    /// All of them, as the help names them.
    pub(crate) const ALL: [(&'static str, Format); 7] = [
        ("human", Format::Human),
        ("json", Format::Json),
        ("junit", Format::Junit),
        ("github", Format::Github),
        ("exercism", Format::Exercism),
        ("gradescope", Format::Gradescope),
        ("classroom50", Format::Classroom50),
    ];

    /// The format of that name.
    pub(crate) fn parse(name: &str) -> Option<Format> {
        let found = Format::ALL.iter().find(|(known, _)| *known == name);
        found.map(|(_, format)| *format)
    }

    /// Whether who reads it takes its verdicts from the file alone, and any exit code but 0 for a
    /// grader that broke.
    pub(crate) fn holds_the_verdict(self) -> bool {
        matches!(
            self,
            Format::Exercism | Format::Gradescope | Format::Classroom50
        )
    }

    /// The exit code for a report that would have this one.
    pub(crate) fn exit(self, exit: Exit) -> Exit {
        match exit {
            Exit::OurFault => Exit::OurFault,
            _ if self.holds_the_verdict() => Exit::Passed,
            exit => exit,
        }
    }
}

/// Writes the report in a format.
///
/// # Errors
/// The format has no words for this report: nobody was graded, our own tools failed, or it is not
/// known whose work it is.
pub(crate) fn write(report: &Report, format: Format, around: &Around) -> Result<Written> {
    if format.holds_the_verdict() && report.exercises.is_empty() {
        bail!("the report names no exercise, and an empty one would read as a pass");
    }
    let shown = printable::report(report);
    let stdout = match format {
        Format::Human => render::human(report, around.look),
        Format::Json => report.serialize_json() + "\n",
        Format::Junit => junit::xml(&shown, &around.at),
        Format::Github => return Ok(github::written(&shown, &around.token)),
        Format::Exercism => exercism::json(&shown),
        Format::Gradescope => gradescope::json(scored(&shown)?),
        Format::Classroom50 => {
            let identity = around.identity.as_ref();
            let identity = identity.map_err(|name| {
                anyhow::anyhow!("Classroom 50 says whose work it is by ${name}, which is not set")
            })?;
            classroom50::json(scored(&shown)?, identity, &around.at)
        }
    };
    Ok(Written {
        stdout,
        summary: None,
    })
}

/// Prints the report, and adds to GitHub's summary where there is one.
pub(crate) fn show(report: &Report, format: Format) -> Result<()> {
    let around = Around {
        look: Look::of_stdout(),
        at: when::rfc3339(),
        token: nonce(),
        identity: Identity::of_environment(|name| std::env::var(name).ok()),
    };
    let written = write(report, format, &around)?;
    term::print(&written.stdout)?;
    let file = std::env::var_os("GITHUB_STEP_SUMMARY").filter(|file| !file.is_empty());
    if let (Some(summary), Some(file)) = (written.summary, file.map(PathBuf::from)) {
        let opened = fs::File::options().append(true).create(true).open(&file);
        opened
            .and_then(|mut file| file.write_all(summary.as_bytes()))
            .with_context(|| format!("{} cannot be written", file.display()))?;
    }
    Ok(())
}

/// A report that `--format json` printed.
pub(crate) fn stored(file: &Path) -> Result<Report> {
    let name = file.display();
    let text = fs::read_to_string(file).map_err(|err| usage(format!("{name}: {err}")))?;
    let report = Report::deserialize_json(&text)
        .map_err(|err| usage(format!("{name} is no report of `--format json`: {err}")))?;
    if report.format_version > FORMAT_VERSION {
        let version = report.format_version;
        bail!(usage(format!(
            "{name} is a report of version {version}, and this course reads up to {FORMAT_VERSION}"
        )));
    }
    Ok(report)
}

/// The report, if it can be a score. Where our own tools failed there is none to give, and the
/// submission can be graded again.
fn scored(report: &Report) -> Result<&Report> {
    let mut exercises = report.exercises.iter();
    match exercises.find(|exercise| exercise.verdict == Verdict::InternalError) {
        Some(broken) => bail!("no score is given: {}", broken.says),
        None => Ok(report),
    }
}

#[cfg(test)]
#[path = "formats_tests.rs"]
mod tests;

#[cfg(test)]
#[path = "formats/consumers_tests.rs"]
mod consumers_tests;
