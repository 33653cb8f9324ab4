//! The command line.
//!
//! Our process is the *keeper*: it stays outside and clears up. Its child restricts itself and becomes
//! the program, so that all happens before the first line of it.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

mod filter;
mod inner;
mod keeper;
mod landlock;
mod network;
mod sys;
mod tier;

/// The exit status of ours that says: the program was not started.
const NOT_STARTED: u8 = 125;

/// How far a program is contained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tier {
    A,
    B,
}

/// What to run, and how.
#[derive(Debug, PartialEq, Eq)]
struct Order {
    tier: Tier,
    /// The only folder that the program may write to.
    folder: PathBuf,
    /// Program and arguments.
    words: Vec<OsString>,
}

/// Does what the command line says.
pub(crate) fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().skip(1).collect();
    if words == ["--tier"] {
        println!("{}", tier::best().json());
        return ExitCode::SUCCESS;
    }
    let Some(order) = Order::parse(words) else {
        eprintln!("contain: --tier, or --as A|B --folder FOLDER -- PROGRAM ARGUMENTS");
        return ExitCode::from(NOT_STARTED);
    };
    match keeper::run(&order) {
        Ok(status) => keeper::end_like(status),
        Err(err) => {
            eprintln!("contain: {err}");
            ExitCode::from(NOT_STARTED)
        }
    }
}

impl Tier {
    fn parse(name: &str) -> Option<Tier> {
        match name {
            "A" => Some(Tier::A),
            "B" => Some(Tier::B),
            _ => None,
        }
    }
}

impl Order {
    fn parse(words: Vec<OsString>) -> Option<Order> {
        let (mut tier, mut folder) = (None, None);
        let mut words = words.into_iter();
        loop {
            match words.next()?.to_str()? {
                "--as" => tier = Tier::parse(words.next()?.to_str()?),
                "--folder" => folder = Some(PathBuf::from(words.next()?)),
                "--" => break,
                _ => return None,
            }
        }
        let words: Vec<OsString> = words.collect();
        Some(Order {
            tier: tier?,
            folder: folder?,
            words: (!words.is_empty()).then_some(words)?,
        })
    }
}

#[cfg(test)]
#[path = "linux_tests.rs"]
mod tests;
