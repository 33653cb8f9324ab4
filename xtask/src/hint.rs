//! `hint`: one rung of an exercise's ladder at a time. The last rung is the solution.

use anyhow::{Result, bail};

use crate::course::Course;
use crate::exit::{Exit, usage};
use crate::lab::Exercise;
use crate::state::State;
use crate::{next, term};

/// Shows and records the next rung, or shows rung `level` (from 1) again; of the next exercise not
/// passed where no word names one.
pub(crate) fn run(course: &Course, word: Option<&str>, level: Option<usize>) -> Result<Exit> {
    let exercise = match word {
        Some(word) => Some(course.exercise(word)?),
        None => State::load(course)?.pending(course),
    };
    let Some(exercise) = exercise else {
        term::print(next::ALL_PASSED)?;
        return Ok(Exit::Passed);
    };
    let text = State::update(course, |state| rung(exercise, state, level, term::width()))??;
    term::print(&text)?;
    Ok(Exit::Passed)
}

fn rung(
    exercise: &Exercise,
    state: &mut State,
    level: Option<usize>,
    width: usize,
) -> Result<String> {
    let (id, slug, rungs) = (exercise.id(), &exercise.slug, exercise.hints.len());
    let shown = state.get(&id).hints;
    if let Some(level) = level
        && !(1..=rungs).contains(&level)
    {
        bail!(usage(format!("{id} has hints 1 to {rungs}, not {level}")));
    }
    let level = level.unwrap_or(shown + 1);
    let Some(hint) = exercise.hints.get(level - 1) else {
        return Ok(format!(
            "{id}: you have seen its {}. `cargo xtask hint {slug} --level 1` shows the first\n\
             again. The last rung is the solution: cargo xtask solution {slug}\n",
            term::count(rungs, "hint")
        ));
    };
    if level > shown {
        state.hinted(&id, level);
    }
    let more = if level < rungs {
        format!("One more: cargo xtask hint {slug}")
    } else {
        format!("The last rung is the solution: cargo xtask solution {slug}")
    };
    // The first rung is about the trace: the student's own says more than any text.
    let yours = state.get(&id).departs.filter(|_| level == 1);
    let yours = yours.map(|words| {
        let says = format!("When you last graded it: {words}.");
        format!("{}\n", term::wrap(&says, "", width))
    });
    let yours = yours.unwrap_or_default();
    let hint = term::wrap(hint, "", width);
    Ok(format!(
        "{id}: hint {level} of {rungs}\n\n{yours}{hint}\n{more}\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exit;
    use crate::toy::Toy;

    #[test]
    fn the_first_rung_begins_where_the_student_s_own_trace_departed() {
        let toy = Toy::derived("hint-departs");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        let mut state = State::load(&course).unwrap();
        state.departed(
            "06-wait/mirrors",
            Some("`mid called` came at 100 ms, expected at 0 ms"),
        );
        let first = rung(mirrors, &mut state, None, 60).unwrap();
        assert!(
            first.contains(
                "\n\nWhen you last graded it: `mid called` came at 100 ms,\nexpected at 0 ms.\n\nSee when"
            ),
            "{first}"
        );
        let second = rung(mirrors, &mut state, None, 60).unwrap();
        assert!(!second.contains("When you last"), "{second}");
    }

    #[test]
    fn each_call_climbs_a_rung_and_a_level_shows_one_again() {
        let toy = Toy::derived("hint-ladder");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        let mut state = State::load(&course).unwrap();
        let mut says = |level| rung(mirrors, &mut state, level, 60).unwrap();
        assert_eq!(
            says(None),
            "06-wait/mirrors: hint 1 of 3\n\nSee when the second mirror is called.\n\n\
             One more: cargo xtask hint mirrors\n"
        );
        assert!(says(None).contains("hint 2 of 3"));
        assert!(says(Some(1)).contains("hint 1 of 3"));
        assert!(says(None).contains("cargo xtask solution mirrors"));
        assert!(says(None).contains("you have seen its 3 hints"));
        assert_eq!(state.get("06-wait/mirrors").hints, 3);
        for level in [0, 4] {
            let err = rung(mirrors, &mut state, Some(level), 60).unwrap_err();
            assert_eq!(exit::of(&err), Exit::Usage);
        }
    }
}
