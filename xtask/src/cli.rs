//! The command line: which command, with which words and options.

use std::ffi::OsString;
use std::path::Path;

use anyhow::{Result, bail};
use lexopt::{Arg, Parser, ValueExt};

use crate::course::Course;
use crate::derive::Mode;
use crate::exit::{Exit, usage};
use crate::formats::Format;
use crate::help::{Command, Opt};
use crate::{
    bench, book, ci, commands, derive, explain, grade, help, hint, list, names, next, predict,
    quiz, reset, solution, term, trace, undo, verify, watch,
};

/// Runs the command that these arguments name; the first is the program's name.
pub(crate) fn run(args: impl IntoIterator<Item = OsString>) -> Result<Exit> {
    match parse(args)? {
        Asked::Overview => {
            term::print(&help::overview(commands::all(), term::width()))?;
            Ok(Exit::Passed)
        }
        Asked::Page(command) => {
            term::print(&help::page(command, term::width()))?;
            Ok(Exit::Passed)
        }
        Asked::Run(command, given) => dispatch(command.name, &given, &Course::load()?),
    }
}

/// What the arguments ask for.
#[derive(Debug)]
enum Asked {
    Overview,
    Page(&'static Command),
    Run(&'static Command, Given),
}

/// The words and options of a command.
#[derive(Debug, Default)]
struct Given {
    words: Vec<String>,
    options: Vec<(&'static str, String)>,
}

impl Given {
    fn word(&self) -> Option<&str> {
        self.words.first().map(String::as_str)
    }

    /// The word of a command that takes just one; `parse` saw to it.
    fn only_word(&self) -> &str {
        self.word().unwrap_or_default()
    }

    fn has(&self, name: &str) -> bool {
        self.value(name).is_some()
    }

    /// The value of an option, the last where it is given twice.
    fn value(&self, name: &str) -> Option<&str> {
        let found = self
            .options
            .iter()
            .rev()
            .find(|(option, _)| *option == name);
        found.map(|(_, value)| value.as_str())
    }
}

fn dispatch(name: &str, given: &Given, course: &Course) -> Result<Exit> {
    match name {
        "grade" if given.has("watch") => watch::run(course, watched(given)?),
        "grade" => match given.value("from") {
            Some(_) if given.word().is_some() || given.has("all") => bail!(usage(
                "--from prints a stored report: give it without a word and without --all"
            )),
            Some(file) => grade::stored(Path::new(file), format(given)?),
            None => grade::run(course, asked(given)?, format(given)?),
        },
        "list" => list::run(course),
        "next" => next::run(course),
        "hint" => hint::run(course, given.word(), level(given)?),
        "predict" => predict::run(course, given.word(), given.value("of")),
        "explain" => explain::run(course, given.only_word()),
        "question" => quiz::run(course, given.only_word()),
        "solution" => solution::run(course, given.only_word()),
        "reset" => reset::run(course, given.only_word()),
        "undo" if given.has("list") => undo::list(course, given.only_word()),
        "undo" => undo::run(course, given.only_word()),
        "trace" => trace::run(course, given.only_word(), given.value("of")),
        "serve" => book::serve(course, port(given)?, !given.has("no-open")),
        "book" => book::build(course),
        "derive" => derive::run(course, mode(given)?),
        "verify" => verify::run(course, given.has("accept")),
        "bench" => match given.only_word() {
            "grade" => bench::grade(course),
            other => bail!(usage(format!(
                "nothing to bench is called \"{other}\": write grade"
            ))),
        },
        "ci" => ci::run(course, given.word()),
        other => bail!("{other} is in the table of commands, and nothing runs it"),
    }
}

fn asked(given: &Given) -> Result<grade::Asked<'_>> {
    match (given.word(), given.has("all")) {
        (Some(_), true) => bail!(usage("--all grades every exercise: give it without a word")),
        (Some(word), false) => Ok(grade::Asked::Named(word)),
        (None, true) => Ok(grade::Asked::All),
        (None, false) => Ok(grade::Asked::Next),
    }
}

/// The word that says where a watch begins. Whatever is saved is graded, and people read it.
fn watched(given: &Given) -> Result<Option<&str>> {
    if given.has("all") || given.has("format") || given.has("from") {
        bail!(usage(
            "--watch goes with a word, not with --all, --format or --from"
        ));
    }
    Ok(given.word())
}

fn format(given: &Given) -> Result<Format> {
    let Some(name) = given.value("format") else {
        return Ok(Format::Human);
    };
    Format::parse(name).ok_or_else(|| {
        let known = Format::ALL.map(|(name, _)| name);
        usage(format!(
            "--format is one of {}, not \"{name}\"",
            known.join(", ")
        ))
    })
}

fn level(given: &Given) -> Result<Option<usize>> {
    let Some(value) = given.value("level") else {
        return Ok(None);
    };
    match value.parse() {
        Ok(level) => Ok(Some(level)),
        Err(_) => bail!(usage(format!("--level takes a number, not \"{value}\""))),
    }
}

fn port(given: &Given) -> Result<Option<&str>> {
    match given.value("port") {
        Some(port) if port.parse::<u16>().is_err() => bail!(usage(format!(
            "--port takes a number up to 65535, not \"{port}\""
        ))),
        port => Ok(port),
    }
}

fn mode(given: &Given) -> Result<Mode> {
    match (given.has("check"), given.has("force")) {
        (true, true) => bail!(usage(
            "--check writes nothing, --force writes all: give one of them"
        )),
        (true, false) => Ok(Mode::Check),
        (false, true) => Ok(Mode::Force),
        (false, false) => Ok(Mode::Write),
    }
}

fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Asked> {
    let mut parser = Parser::from_iter(args);
    let (mut command, mut given, mut page) = (None::<&Command>, Given::default(), false);
    while let Some(arg) = parser.next().map_err(wrong)? {
        match (arg, command) {
            (Arg::Short('h') | Arg::Long("help"), _) => page = true,
            (Arg::Value(word), None) => {
                let word = word.string().map_err(wrong)?;
                if word == "help" {
                    page = true;
                } else {
                    command = Some(find(&word)?);
                }
            }
            (Arg::Value(word), Some(_)) => given.words.push(word.string().map_err(wrong)?),
            (Arg::Long(name), Some(command)) => {
                let option = option(command, name)?;
                let value = match option.value {
                    "" => String::new(),
                    _ => parser
                        .value()
                        .and_then(|value| value.string())
                        .map_err(wrong)?,
                };
                given.options.push((option.name, value));
            }
            (Arg::Long(name), None) => bail!(usage(format!(
                "the command comes first: cargo xtask COMMAND --{name}"
            ))),
            (Arg::Short(short), _) => bail!(usage(format!(
                "unknown option -{short} (`cargo xtask --help` shows what there is)"
            ))),
        }
    }
    match command {
        None => Ok(Asked::Overview),
        Some(command) if page => Ok(Asked::Page(command)),
        Some(command) => {
            count(command, given.words.len())?;
            Ok(Asked::Run(command, given))
        }
    }
}

fn find(word: &str) -> Result<&'static Command> {
    let found = commands::all().find(|command| command.name == word);
    found.ok_or_else(|| {
        let near = names::suggestion(word, commands::all().map(|command| command.name));
        usage(format!(
            "no command \"{word}\"{near} (`cargo xtask` shows them all)"
        ))
    })
}

fn option(command: &'static Command, name: &str) -> Result<&'static Opt> {
    let found = command.options.iter().find(|option| option.name == name);
    found.ok_or_else(|| {
        let known = command.options.iter().map(|option| option.name);
        let known: Vec<String> = known
            .chain(["help"])
            .map(|name| format!("--{name}"))
            .collect();
        let word = format!("--{name}");
        let near = names::suggestion(&word, known.iter().map(String::as_str));
        let command = command.name;
        usage(format!(
            "{command} has no option {word}{near} (`cargo xtask {command} --help` shows them)"
        ))
    })
}

fn count(command: &Command, words: usize) -> Result<()> {
    let (least, most) = command.takes;
    let name = command.name;
    let says = if words < least {
        format!("{name} needs a word: cargo xtask {name} {}", command.words)
    } else if words > most && most == 0 {
        format!("{name} takes no words")
    } else if words > most {
        format!(
            "{name} takes one word: cargo xtask {name} {}",
            command.words
        )
    } else {
        return Ok(());
    };
    bail!(usage(says))
}

/// What lexopt found wrong is a wrong command line.
fn wrong(err: lexopt::Error) -> anyhow::Error {
    usage(err.to_string())
}

#[cfg(test)]
#[path = "cli_tests.rs"]
mod tests;
