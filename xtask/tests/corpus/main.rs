//! The grader on input that wants to break it: folders named after verdicts, and in them a folder
//! for each answer that must get that verdict. They are graded in a small course of their own.
//!
//! ```console
//! cargo test -p xtask --test corpus                                  all of it, some minutes
//! CORPUS_ONLY=limit/ cargo test -p xtask --test corpus each_case     those with this in their name
//! CORPUS_BUSY=8 cargo test -p xtask --test corpus each_case          beside eight busy loops
//! FLAKES_RUNS=50 cargo test -p xtask --test corpus flakes            each solution, fifty times
//! ```
//!
//! A case is right if verdict, exit code and words are, in time; if no process is left, and no file
//! but in `target/` and `.course/`; and if the next exercise's right answer passes after it.
//!
//! A case with `bomb = true` takes all that the machine has: it is not played, and red, where the
//! machine does not contain it.
//!
//! The rows `G01` to `G70` are those of a list of attacks and faults on graders, `2.1 row 1` to `20`
//! those that were tried on plain `cargo test`, `issue` what a student of Tokio does. Not here, since
//! one student's work is graded in place and with the student's rights:
//!
//! - G08, G09, G10: reads the snapshots or includes the solution. Both lie in the student's own tree;
//!   grading on originals that are not there is for whole classes.
//! - G31, G32: network, and files of others: the tests of `xtask/contain` hold what is refused.
//! - G34: archives; G37: a poisoned `target/`; G44, G46, G47, G49: runs over a class, and updates.
//! - G45: a full disk: needs a file system of its own.
//! - G48: no network; G50: `verify`'s own tests. G43 is `CORPUS_BUSY`. G70 is in `together.rs`.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails its test")]

mod case;
mod course;
mod load;
mod play;
mod processes;
mod put;
mod tree;

#[path = "../it/files.rs"]
#[allow(dead_code, reason = "shared with the other tests")]
mod files;
#[path = "../it/ran.rs"]
#[allow(dead_code, reason = "shared with the other tests")]
mod ran;
#[path = "../it/report.rs"]
#[allow(dead_code, reason = "shared with the other tests")]
mod report;

mod cases;
mod fixture;
mod flakes;
mod handed;
mod together;
mod traced;
