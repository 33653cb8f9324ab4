//! The grader on input that wants to break it, in a small course of its own: folders named after
//! verdicts hold what must get that verdict.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails its test")]

mod case;
mod course;
mod load;
mod play;
mod processes;
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
