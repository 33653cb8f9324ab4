//! What each command is for: the table that parsing, `--help` and the overview are made from.

use crate::exit::Exit;
use crate::term;

/// A command.
#[derive(Debug)]
pub(crate) struct Command {
    /// As it is called.
    pub(crate) name: &'static str,
    /// Who it is for.
    pub(crate) reader: Reader,
    /// In a few words, for the overview.
    pub(crate) summary: &'static str,
    /// What it does, for its own page.
    pub(crate) about: &'static str,
    /// Its words, as the usage line shows them.
    pub(crate) words: &'static str,
    /// How few and how many words it takes.
    pub(crate) takes: (usize, usize),
    /// Its options, without `--help`.
    pub(crate) options: &'static [Opt],
    /// What 0 means, and the codes of its own; 2 and 70 mean the same everywhere.
    pub(crate) exits: &'static [(Exit, &'static str)],
    /// A line to copy.
    pub(crate) example: &'static str,
}

/// An option.
#[derive(Debug)]
pub(crate) struct Opt {
    /// Without the dashes.
    pub(crate) name: &'static str,
    /// What its value is called; empty for a flag.
    pub(crate) value: &'static str,
    /// What it does.
    pub(crate) about: &'static str,
}

/// Who a command is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reader {
    /// Those who do the exercises.
    Student,
    /// Those who write and run the course.
    Instructor,
}

/// What `cargo xtask` alone says.
pub(crate) fn overview(
    commands: impl Iterator<Item = &'static Command> + Clone,
    width: usize,
) -> String {
    let mut out = "Usage: cargo xtask COMMAND [--help]\n".to_string();
    for (reader, title) in [
        (Reader::Student, "For students"),
        (Reader::Instructor, "For instructors"),
    ] {
        out += &format!("\n{title}\n");
        for command in commands.clone().filter(|command| command.reader == reader) {
            out += &item(command.name, command.summary, 12, width);
        }
    }
    out += "\nBegin with: cargo xtask next\n";
    out
}

/// What `--help` says of one command.
pub(crate) fn page(command: &Command, width: usize) -> String {
    let name = command.name;
    let mut usage = format!("Usage: cargo xtask {name}");
    if !command.words.is_empty() {
        usage += &format!(" {}", command.words);
    }
    for option in command.options {
        usage += &format!(" [{}]", dashed(option));
    }
    let mut out = term::wrap(&format!("{name}: {}", command.summary), "", width);
    out += &format!("\n{}\n", term::wrap(&usage, "", width));
    out += &term::wrap(command.about, "", width);
    out += "\nOptions\n";
    for option in command.options {
        out += &item(&dashed(option), option.about, 24, width);
    }
    out += &item("-h, --help", "this text", 24, width);
    out += "\nExit codes\n";
    let everywhere = [
        (Exit::Usage, "the command line is wrong"),
        (Exit::OurFault, "our tools, or what they need, failed"),
    ];
    let mut exits: Vec<_> = command.exits.iter().copied().chain(everywhere).collect();
    exits.sort_by_key(|(exit, _)| exit.code());
    for (exit, meaning) in exits {
        out += &item(&exit.code().to_string(), meaning, 4, width);
    }
    out += &format!("\nExample\n  {}\n", command.example);
    out
}

fn dashed(option: &Opt) -> String {
    match option.value {
        "" => format!("--{}", option.name),
        value => format!("--{} {value}", option.name),
    }
}

/// `  left    text`, the text from its own column on.
fn item(left: &str, text: &str, column: usize, width: usize) -> String {
    let wrapped = term::wrap(text, &" ".repeat(column + 2), width);
    format!("  {left:column$}{}", &wrapped[column + 2..])
}
