//! The exit codes, and which of two weighs more.

use std::fmt;
use std::process::ExitCode;

/// How a command ends. Declared from the mildest to the worst, so that `max` is the one to report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// 0: all that was asked for passed.
    #[default]
    Passed,
    /// 2: the command line is wrong; nothing was done.
    Usage,
    /// 1: something did not pass.
    NotPassed,
    /// 3: an answer does not compile.
    DoesNotCompile,
    /// 4: files of the course were changed.
    CourseChanged,
    /// 70: our own fault, or that of the machine around us.
    OurFault,
}

impl Exit {
    /// The number the shell sees.
    pub(crate) fn code(self) -> u8 {
        match self {
            Exit::Passed => 0,
            Exit::NotPassed => 1,
            Exit::Usage => 2,
            Exit::DoesNotCompile => 3,
            Exit::CourseChanged => 4,
            Exit::OurFault => 70,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit.code())
    }
}

/// A wrong command line: an unknown name, a missing word. Its text says what would be right.
#[derive(Debug)]
pub(crate) struct Usage(String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// An error that ends the program with [`Exit::Usage`].
pub(crate) fn usage(text: impl Into<String>) -> anyhow::Error {
    Usage(text.into()).into()
}

/// A file of the course was changed so that it cannot be read. Its text says how to restore it.
#[derive(Debug)]
pub(crate) struct CourseChanged(String);

impl fmt::Display for CourseChanged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CourseChanged {}

/// An error that ends the program with [`Exit::CourseChanged`].
pub(crate) fn course_changed(text: impl Into<String>) -> anyhow::Error {
    CourseChanged(text.into()).into()
}

/// What an error ends the program with: 2 for a wrong command line, 4 for a changed file of the
/// course, else 70.
pub(crate) fn of(err: &anyhow::Error) -> Exit {
    if err.chain().any(|cause| cause.is::<Usage>()) {
        Exit::Usage
    } else if err.chain().any(|cause| cause.is::<CourseChanged>()) {
        Exit::CourseChanged
    } else {
        Exit::OurFault
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context;

    #[test]
    fn the_worst_wins_in_the_documented_order() {
        let mut all = [
            Exit::Passed,
            Exit::DoesNotCompile,
            Exit::Usage,
            Exit::OurFault,
            Exit::NotPassed,
            Exit::CourseChanged,
        ];
        all.sort();
        assert_eq!(all.map(Exit::code), [0, 2, 1, 3, 4, 70]);
    }

    #[test]
    fn a_usage_error_is_found_below_its_context() {
        let err = Err::<(), _>(usage("no such exercise"))
            .context("grade")
            .unwrap_err();
        assert_eq!(of(&err), Exit::Usage);
        let changed = course_changed("lab.toml was edited").context("grade");
        assert_eq!(of(&changed), Exit::CourseChanged);
        assert_eq!(of(&anyhow::anyhow!("disk full")), Exit::OurFault);
    }
}
