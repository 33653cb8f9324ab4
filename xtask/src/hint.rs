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
    let mut state = State::load(course)?;
    let exercise = match word {
        Some(word) => Some(course.exercise(word)?),
        None => state.pending(course),
    };
    let Some(exercise) = exercise else {
        term::print(next::ALL_PASSED)?;
        return Ok(Exit::Passed);
    };
    let text = rung(exercise, &mut state, level, term::width())?;
    state.save()?;
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
    let hint = term::wrap(hint, "", width);
    Ok(format!("{id}: hint {level} of {rungs}\n\n{hint}\n{more}\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exit;
    use crate::toy::Toy;

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
