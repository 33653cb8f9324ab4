//! What the watch itself says. All else is said by the commands it starts.

use std::io::Write;

use xtask::lab::Exercise;
use xtask::term;

use crate::terminal::{self, Input};

/// Where nobody can press a key.
pub(crate) const NO_KEYS: &str = "grade --watch takes keys from a terminal, or from a pipe, a line \
                                  each; without them: cargo xtask grade";

/// Where no exercise is left.
pub(crate) const ALL_PASSED: &str =
    "Every exercise passed. Save one to grade it again; l shows them all.";

/// Which exercise, what is to be reached, and where.
pub(crate) fn task(exercise: &Exercise) -> String {
    let (id, file, task) = (exercise.id(), exercise.file(), &exercise.task);
    format!("{}{file}\n", filled(&format!("{id}: {task}")))
}

/// Said before its verdict.
pub(crate) fn grading(id: &str) -> String {
    format!("\nGrading {id}.\n")
}

/// Said after a pass.
pub(crate) const PASSED: &str = "n goes to the next exercise that has not passed.\n";

/// Said where several were saved at once: only one is graded.
pub(crate) fn saved_too(ids: &[String]) -> String {
    let ids = ids.join(", ");
    filled(&format!(
        "Saved too, and not graded: {ids}. All of them: cargo xtask grade --all"
    ))
}

/// The last line while nothing runs.
pub(crate) fn keys(input: Input) -> &'static str {
    match input {
        Input::Keys => "Keys: Enter grade, h hint, n next, l list, q quit\n",
        Input::Lines => "Then Enter: h hint, n next, l list, q quit; alone: grade\n",
    }
}

/// Said once, some seconds after the first verdict, where nothing was saved so far.
pub(crate) fn silence(id: &str) -> String {
    let slug = id.rsplit('/').next().unwrap_or(id);
    filled(&format!(
        "No save seen so far. Enter grades now; so does, in another terminal: cargo xtask grade {slug}"
    ))
}

/// Said once, where the file system gives no notices, or none came of a save that was seen.
pub(crate) fn deaf(fault: Option<&str>) -> String {
    let why = fault.map_or(String::new(), |fault| format!(" ({fault})"));
    filled(&format!(
        "This folder sends no events{why}: its files are looked at five times a second instead."
    ))
}

/// Prints at once. A reader that went away is no error.
pub(crate) fn say(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// The text in lines as wide as the terminal.
pub(crate) fn filled(text: &str) -> String {
    fill(text, width())
}

/// Columns to write in.
pub(crate) fn width() -> usize {
    let said = std::env::var("COLUMNS").ok();
    let said = said.and_then(|columns| columns.trim().parse().ok());
    terminal::columns().or(said).unwrap_or(80).clamp(40, 100)
}

fn fill(text: &str, width: usize) -> String {
    term::wrap(text, "", width)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_filled_and_no_word_is_cut() {
        assert_eq!(fill("one two three", 8), "one two\nthree\n");
        assert_eq!(fill("cargo xtask", 3), "cargo\nxtask\n");
        for input in [Input::Keys, Input::Lines] {
            assert!(keys(input).len() <= 60, "{}", keys(input).len());
        }
    }

    #[test]
    fn a_folder_without_events_is_told_with_the_reason_if_there_is_one() {
        assert!(deaf(None).starts_with("This folder sends no events: its"));
        assert!(deaf(Some("too many watches")).contains("events (too many watches): its"));
    }

    #[test]
    fn by_hand_means_a_line_to_copy() {
        let text = silence("06-wait/mirrors").replace('\n', " ");
        assert!(text.ends_with("cargo xtask grade mirrors "), "{text}");
    }
}
