//! `list`: each exercise on a line, with its state in words.

use anyhow::Result;

use crate::course::Course;
use crate::exit::Exit;
use crate::lab::Exercise;
use crate::next;
use crate::state::{Progress, Standing, State};
use crate::term::{self, Tone};
use crate::verdict::Verdict;

/// Prints the exercises and how many passed.
pub(crate) fn run(course: &Course) -> Result<Exit> {
    let state = State::load(course)?;
    term::print(&text(course, &state, term::width()))?;
    Ok(Exit::Passed)
}

/// A task is left out where it would be cut to less than this.
const LEAST: usize = 16;

/// What is said of an exercise.
struct Row<'a> {
    id: String,
    verdict: Option<Verdict>,
    words: String,
    hints: String,
    task: &'a str,
}

fn text(course: &Course, state: &State, width: usize) -> String {
    let rows: Vec<Row<'_>> = course
        .exercises()
        .map(|exercise| row(course, state, exercise))
        .collect();
    let widest = |column: fn(&Row<'_>) -> usize| rows.iter().map(column).max().unwrap_or(0);
    let ids = widest(|row| row.id.len());
    let states = widest(|row| row.words.len());
    let hinted = widest(|row| row.hints.len());
    let room = width.saturating_sub(ids + 2 + states + hinted + 2);
    let mut out = String::new();
    for row in &rows {
        let Row { id, hints, .. } = row;
        let words = term::tint(tone(row.verdict), &format!("{:states$}", row.words));
        let task = match room {
            0..LEAST => String::new(),
            room => term::cut(row.task, room),
        };
        let line = format!("{id:ids$}  {words}{hints:hinted$}  {task}");
        out += &format!("{}\n", line.trim_end());
    }
    let passed = |row: &&Row<'_>| row.verdict == Some(Verdict::Passed);
    let (passed, all) = (rows.iter().filter(passed).count(), rows.len());
    out += &format!("\n{passed} of {all} passed.");
    if passed < all {
        out += " Show the next one: cargo xtask next";
    }
    out += "\n";
    out + &next::outdated(&state.outdated(course), width)
}

fn row<'a>(course: &Course, state: &State, exercise: &'a Exercise) -> Row<'a> {
    let id = exercise.id();
    let progress = state.get(&id);
    Row {
        id,
        verdict: progress.verdict,
        words: words(state, course, exercise, &progress),
        hints: match (progress.hints, progress.saw_solution) {
            (0, false) => String::new(),
            (0, true) => "  solution".into(),
            (hints, saw) => {
                let more = if saw { ", solution" } else { "" };
                format!("  {}{more}", term::count(hints, "hint"))
            }
        },
        task: &exercise.task,
    }
}

fn tone(verdict: Option<Verdict>) -> Tone {
    match verdict {
        None | Some(Verdict::NotAttempted) => Tone::Faint,
        Some(Verdict::Passed) => Tone::Good,
        Some(_) => Tone::Bad,
    }
}

/// The state of an exercise. A pass counts for the checks it was had with: when those changed, it
/// is said.
fn words(state: &State, course: &Course, exercise: &Exercise, progress: &Progress) -> String {
    match progress.verdict {
        None => Verdict::NotAttempted.to_string(),
        Some(Verdict::Passed) => match state.standing(course, exercise) {
            Standing::PassedEarlier => "passed earlier checks".into(),
            _ => "passed".into(),
        },
        Some(verdict) => verdict.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lock;
    use crate::toy::Toy;

    #[test]
    fn each_state_is_said_in_words_at_each_width() {
        let toy = Toy::derived("list-words");
        let course = toy.course();
        let mut state = State::load(&course).unwrap();
        assert_eq!(
            text(&course, &state, 60),
            "01-waiting/three_prices  not attempted  Ask three shops at…\n\
             06-wait/mirrors          not attempted  Ask every mirror at…\n\n\
             0 of 2 passed. Show the next one: cargo xtask next\n"
        );
        let mirrors = course.exercise("mirrors").unwrap();
        let checks = lock::checks(&course, mirrors).unwrap();
        state.graded("06-wait/mirrors", Verdict::Passed, &checks);
        state.graded("01-waiting/three_prices", Verdict::DoesNotCompile, "");
        state.hinted("01-waiting/three_prices", 1);
        assert_eq!(
            text(&course, &state, 60),
            "01-waiting/three_prices  does not compile  1 hint\n\
             06-wait/mirrors          passed\n\n\
             1 of 2 passed. Show the next one: cargo xtask next\n"
        );
        state.saw_solution("01-waiting/three_prices");
        toy.write(&mirrors.scenario(), "//! Another.\n");
        let later = text(&course, &state, 100);
        assert!(
            later.contains("does not compile       1 hint, solution  Ask three"),
            "{later}"
        );
        assert!(later.ends_with("cargo xtask grade mirrors\n"), "{later}");
        assert!(
            later.contains("06-wait/mirrors          passed earlier checks  "),
            "{later}"
        );
    }
}
