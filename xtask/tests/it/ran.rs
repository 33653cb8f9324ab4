//! Programs run in a copy of the course, and what they did.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::course::Course;
use crate::report::Report;

/// What a program did.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
    /// Wall time.
    pub(crate) took: Duration,
}

/// Variables of cargo's or the caller's that must not reach a program.
const NOT_PASSED_ON: &[&str] = &[
    "CARGO_MANIFEST_DIR",
    "CI",
    "COLUMNS",
    "LAB_GRADE",
    "NO_COLOR",
    "RUST_BACKTRACE",
];

impl Course {
    /// Runs a command of the course in its root.
    pub(crate) fn xtask(&self, args: &[&str]) -> Ran {
        run(&mut self.command(args))
    }

    /// Runs cargo in its root.
    pub(crate) fn cargo(&self, args: &[&str]) -> Ran {
        run(&mut self.cargo_command(args))
    }

    /// Grades; gives the exit code and the report.
    #[track_caller]
    pub(crate) fn grade(&self, args: &[&str]) -> (i32, Report) {
        let ran = self.xtask(&[&["grade", "--format", "json"], args].concat());
        let report = Report::parse(&ran);
        (ran.code.unwrap(), report)
    }

    /// A command of the course, to be changed before it is run.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = self.program(env!("CARGO_BIN_EXE_xtask"));
        command
            .args(args)
            .env("CARGO_MANIFEST_DIR", self.root().join("xtask"));
        command
    }

    /// Cargo, to be changed before it is run.
    pub(crate) fn cargo_command(&self, args: &[&str]) -> Command {
        let mut command = self.program(&std::env::var("CARGO").unwrap_or("cargo".into()));
        command.args(args);
        command
    }

    fn program(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        for (name, _) in std::env::vars_os() {
            let name = name.to_string_lossy();
            if name.starts_with("INSTA_") || NOT_PASSED_ON.contains(&&*name) {
                command.env_remove(&*name);
            }
        }
        command
            .current_dir(self.root())
            .env("CARGO_TARGET_DIR", self.root().join("target"))
            .stdin(Stdio::null());
        command
    }
}

impl Ran {
    /// Asserts the exit code.
    #[track_caller]
    pub(crate) fn exits(self, code: i32) -> Ran {
        assert_eq!(self.code, Some(code), "{}\n{}", self.out, self.err);
        self
    }

    /// Asserts that stdout has these texts in this order.
    #[track_caller]
    pub(crate) fn says(&self, texts: &[&str]) {
        let mut rest = self.out.as_str();
        for text in texts {
            let at = rest.find(text);
            let at =
                at.unwrap_or_else(|| panic!("no {text:?} in {rest}\n-- all of it:\n{self:#?}"));
            rest = &rest[at + text.len()..];
        }
    }
}

/// Runs a program to its end.
pub(crate) fn run(command: &mut Command) -> Ran {
    let clock = Instant::now();
    let output = command.output().unwrap();
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
        took: clock.elapsed(),
    }
}
