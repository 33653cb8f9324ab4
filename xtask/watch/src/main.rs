//! `cargo xtask grade --watch`: grades an exercise again whenever it is saved.
//!
//! It only starts `xtask`'s own commands, one at a time, each in a process group of its own. What
//! they print goes straight to the terminal. Three threads send events, the main one decides: keys
//! ([`keys`]), notices of the file system ([`notices`]), signals. What a notice says is not trusted:
//! it only makes the session look at the files ([`answers`]), which it does now and then anyway, for
//! file systems that give no notice.

#![cfg_attr(
    test,
    allow(clippy::unwrap_used, reason = "a failed unwrap fails its test")
)]

mod answers;
mod group;
mod keys;
mod notices;
#[cfg(unix)]
mod processes;
mod session;
mod sight;
mod terminal;
mod words;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc;

use anyhow::{Context, Result, bail};
use lexopt::{Arg, Parser};

use crate::notices::Notices;
use crate::session::{Event, Session};
use crate::terminal::{Input, Terminal};

/// What `xtask` gives on the command line.
struct Given {
    /// The course.
    root: PathBuf,
    /// The program that grades.
    xtask: PathBuf,
    /// The exercise to begin with; none where all passed.
    first: Option<String>,
}

/// Exits 0 when it was ended, 2 where nobody can press a key, 70 where it cannot run.
fn main() -> ExitCode {
    match run(std::env::args_os()) {
        Ok(code) => code,
        Err(err) => {
            eprintln!("error: {err:#}");
            ExitCode::from(70)
        }
    }
}

fn run(args: impl IntoIterator<Item = OsString>) -> Result<ExitCode> {
    let given = parse(args)?;
    let Some(input) = terminal::input() else {
        eprintln!("error: {}", words::NO_KEYS);
        return Ok(ExitCode::from(2));
    };
    let (sender, events) = mpsc::channel();
    ctrlc::set_handler({
        let sender = sender.clone();
        move || {
            let _ = sender.send(Event::Stop);
        }
    })
    .context("signals cannot be caught")?;
    let mut session = Session::new(&given.root, given.xtask, input)?;
    let (notices, fault) = match Notices::of(&session.folders(), &sender) {
        Ok(notices) => (Some(notices), None),
        Err(err) => (None, Some(err)),
    };
    // From here to the end of this function keys are not echoed, however it ends.
    let terminal = match input {
        Input::Keys => Some(Terminal::unechoed().context("the terminal's mode cannot be set")?),
        Input::Lines => None,
    };
    keys::listen(input, sender);
    session.begin(given.first, fault.map(|err| err.to_string()));
    session.until_stopped(&events);
    drop((terminal, notices));
    Ok(ExitCode::SUCCESS)
}

fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Given> {
    let mut parser = Parser::from_iter(args);
    let (mut root, mut xtask, mut first) = (None, None, None);
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("root") => root = Some(parser.value()?.into()),
            Arg::Long("xtask") => xtask = Some(parser.value()?.into()),
            Arg::Value(word) if first.is_none() => first = Some(word.to_string_lossy().into()),
            other => bail!(other.unexpected()),
        }
    }
    let started = "start it by `cargo xtask grade --watch`";
    Ok(Given {
        root: root.context(started)?,
        xtask: xtask.context(started)?,
        first,
    })
}
