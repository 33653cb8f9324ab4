//! Whole sessions: a small course, a program in place of `xtask` that notes how it is called, and a
//! student who saves and presses keys, through a pipe or a terminal of its own.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a failed unwrap fails its test")]

mod course;
mod saves;
mod scene;
mod sends_no_events;
mod steers;
mod terminals;
