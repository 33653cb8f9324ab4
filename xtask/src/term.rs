//! The terminal: how wide it is, whether it takes colour, and text filled to its width.
//! Colour only supports what a word already says.

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// What a colour stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Passed, added.
    Good,
    /// Not passed, removed.
    Bad,
    /// A heading.
    Strong,
    /// What may be skipped.
    Faint,
}

/// Writes a text to stdout. A reader that went away (`| head`) is no error.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(err) if err.kind() != ErrorKind::BrokenPipe => Err(err.into()),
        _ => Ok(()),
    }
}

/// Columns to write in: those of the terminal, `COLUMNS`, or 80; at least 40 and at most 100.
pub(crate) fn width() -> usize {
    static WIDTH: OnceLock<usize> = OnceLock::new();
    *WIDTH.get_or_init(|| {
        let said = std::env::var("COLUMNS").ok();
        let columns = said.and_then(|columns| columns.trim().parse().ok());
        columns.or_else(measured).unwrap_or(80).clamp(40, 100)
    })
}

/// How a text is set: in how many columns, and with or without colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// Columns.
    pub(crate) width: usize,
    /// Whether words are coloured.
    pub(crate) colour: bool,
}

impl Look {
    /// As stdout takes it.
    pub(crate) fn of_stdout() -> Look {
        Look {
            width: width(),
            colour: takes_colour(),
        }
    }

    /// Without colour, in this many columns.
    pub(crate) fn plain(width: usize) -> Look {
        Look {
            width,
            colour: false,
        }
    }

    /// The text in this tone, where there is colour.
    pub(crate) fn tint(self, tone: Tone, text: &str) -> String {
        let code = match tone {
            Tone::Good => 32,
            Tone::Bad => 31,
            Tone::Strong => 1,
            Tone::Faint => 2,
        };
        if self.colour {
            format!("\u{1b}[{code}m{text}\u{1b}[0m")
        } else {
            text.to_string()
        }
    }
}

/// The text in this tone, where stdout is a terminal that shows colour and `NO_COLOR` is not set.
pub(crate) fn tint(tone: Tone, text: &str) -> String {
    Look::of_stdout().tint(tone, text)
}

fn takes_colour() -> bool {
    static COLOUR: OnceLock<bool> = OnceLock::new();
    *COLOUR.get_or_init(|| {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        io::stdout().is_terminal() && !set("NO_COLOR") && !is_dumb()
    })
}

/// Whether the terminal says of itself that it only writes one line after another.
pub(crate) fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Fills a text to `width` columns, each line behind `indent`. Empty lines part paragraphs; lines
/// that begin with a blank are code or a transcript and stay as they are. A command that is to be
/// copied, such as `cargo xtask next`, stays on one line if it fits.
pub fn wrap(text: &str, indent: &str, width: usize) -> String {
    let mut out = String::new();
    let mut words: Vec<&str> = Vec::new();
    for line in text.lines() {
        if line.trim().is_empty() {
            fill(&mut out, &mut words, indent, width);
            out.push('\n');
        } else if line.starts_with([' ', '\t']) {
            fill(&mut out, &mut words, indent, width);
            out += &format!("{indent}{}\n", line.trim_end());
        } else {
            words.extend(line.split_whitespace());
        }
    }
    fill(&mut out, &mut words, indent, width);
    out
}

/// The text, or as much of it as fits into `width` columns, with a mark where it is cut.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_string();
    }
    let kept: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

/// The lines that a text takes in `width` columns: parted at blanks, and within a word that is wider.
pub(crate) fn fold(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest: Vec<char> = text.chars().collect();
    let width = width.max(1);
    while rest.len() > width {
        // The blank itself may stand where the line ends.
        let blank = rest[..=width].iter().rposition(|c| *c == ' ');
        let tail = rest.split_off(blank.filter(|at| *at > 0).map_or(width, |at| at + 1));
        let line: String = rest.iter().collect();
        lines.push(line.trim_end().to_string());
        rest = tail;
    }
    lines.push(rest.iter().collect());
    lines
}

/// `1 hint`, `2 hints`.
pub(crate) fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

fn fill(out: &mut String, words: &mut Vec<&str>, indent: &str, width: usize) {
    let mut column = 0;
    for word in units(words, width.saturating_sub(indent.chars().count())) {
        let length = word.chars().count();
        if column > 0 && column + 1 + length > width {
            out.push('\n');
            column = 0;
        }
        if column == 0 {
            out.push_str(indent);
            column = indent.chars().count();
        } else {
            out.push(' ');
            column += 1;
        }
        out.push_str(&word);
        column += length;
    }
    if column > 0 {
        out.push('\n');
    }
}

/// The words, those of a command in backticks as one where they fit into `width` columns.
fn units(words: &mut Vec<&str>, width: usize) -> Vec<String> {
    let mut units = Vec::new();
    let mut rest = words.as_slice();
    while let Some((word, after)) = rest.split_first() {
        let command = word.ends_with("`cargo") || *word == "`git";
        let end = after.iter().position(|word| word.contains('`'));
        let whole = end.filter(|_| command).map(|end| rest[..end + 2].join(" "));
        let whole = whole.filter(|whole| whole.chars().count() <= width);
        rest = match (&whole, end) {
            (Some(_), Some(end)) => &after[end + 1..],
            _ => after,
        };
        units.push(whole.unwrap_or_else(|| word.to_string()));
    }
    words.clear();
    units
}

/// Asks `stty`, since std does not know a terminal's size.
fn measured() -> Option<usize> {
    if !cfg!(unix) || !io::stdout().is_terminal() {
        return None;
    }
    let asked = Command::new("stty")
        .arg("size")
        .stdin(std::fs::File::open("/dev/tty").ok()?)
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let size = String::from_utf8(asked.stdout).ok()?;
    let columns = size.split_whitespace().nth(1)?.parse().ok()?;
    (columns > 0).then_some(columns)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prose_is_filled_and_code_is_kept() {
        let text = "One machine runs\nall tasks.\n\n    let a = 1; // not filled\nThen the end.";
        let expected = "  One machine\n  runs all\n  tasks.\n\n      let a = 1; // not filled\n  \
                        Then the end.\n";
        assert_eq!(wrap(text, "  ", 15), expected);
    }

    #[test]
    fn a_command_to_be_copied_stays_whole_if_it_fits() {
        let text = "Now write `cargo xtask next`, then `cargo xtask grade mirrors`.";
        assert_eq!(
            wrap(text, "", 28),
            "Now write\n`cargo xtask next`, then\n`cargo xtask grade mirrors`.\n"
        );
        assert_eq!(
            wrap("a `cargo xtask next`", "", 12),
            "a `cargo\nxtask next`\n"
        );
        assert_eq!(
            wrap("a `cargo is no command", "", 9),
            "a `cargo\nis no\ncommand\n"
        );
    }

    #[test]
    fn a_word_wider_than_the_line_stays_whole() {
        assert_eq!(
            wrap("a labs/06-wait/lab.toml", "", 10),
            "a\nlabs/06-wait/lab.toml\n"
        );
    }

    #[test]
    fn a_folded_text_keeps_every_word_and_breaks_the_widest() {
        assert_eq!(fold("returned Ok(7)", 20), ["returned Ok(7)"]);
        assert_eq!(fold("returned Ok(7)", 8), ["returned", "Ok(7)"]);
        assert_eq!(fold("aaaabbbbcc d", 4), ["aaaa", "bbbb", "cc d"]);
        assert_eq!(fold("", 4), [""]);
        assert_eq!(fold(" ab", 2), [" a", "b"]);
    }

    #[test]
    fn colour_is_the_look_s_to_say() {
        let look = Look {
            width: 80,
            colour: true,
        };
        assert_eq!(look.tint(Tone::Good, "passed"), "\u{1b}[32mpassed\u{1b}[0m");
        assert_eq!(Look::plain(80).tint(Tone::Good, "passed"), "passed");
    }

    #[test]
    fn a_cut_says_so() {
        assert_eq!(cut("mirrors", 7), "mirrors");
        assert_eq!(cut("mirrors", 4), "mir…");
        assert_eq!(count(1, "hint"), "1 hint");
        assert_eq!(count(0, "hint"), "0 hints");
    }
}
