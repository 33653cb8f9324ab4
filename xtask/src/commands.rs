//! The table of commands, in the order of the overview.

use crate::exit::Exit;
use crate::help::Command;

mod instructors;
mod students;

const DONE: (Exit, &str) = (Exit::Passed, "it is done");

/// Students' first, then instructors'.
pub(crate) fn all() -> impl Iterator<Item = &'static Command> + Clone {
    students::ALL.iter().chain(instructors::ALL)
}
