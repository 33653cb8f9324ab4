//! The course's commands, one module each. Nouns come first, in the order a reader wants them.
//!
//! What is public is what the tools of the book and the watch read: the course, its transcripts, its
//! traces, and how text is set.

#![cfg_attr(
    test,
    allow(clippy::unwrap_used, reason = "a failed unwrap fails its test")
)]

mod exit;
mod names;
mod nonce;
pub mod term;
mod when;

pub mod known;
pub mod meanings;
pub mod verdict;

pub mod lab;
mod manifest;
mod table;

mod answer;
pub mod course;
mod lock;
mod mounts;
mod saved;
pub mod starter;
mod state;
mod tracked;

mod diff;

// What the kit sends and we read: one file, compiled on both sides.
#[path = "../../labs/kit/src/wire.rs"]
#[expect(
    dead_code,
    unreachable_pub,
    reason = "each side uses its half of the protocol"
)]
mod wire;

// What a trace holds: the same.
#[path = "../../labs/kit/src/trace.rs"]
#[expect(dead_code, unreachable_pub, reason = "questions read a part of it")]
mod recorded;

mod cargo;
mod compile;
mod containment;
mod crash;
mod diagnosis;
pub mod divergence;
mod formats;
mod group;
mod guess;
mod hung;
mod judge;
mod killed;
mod lanes;
mod limits;
mod listen;
mod playing;
mod prediction;
mod printable;
mod progress;
mod question;
mod quiz;
mod recognise;
mod remarks;
mod render;
mod report;
mod run;
mod rustc;
pub mod snapshot;
mod source;
mod stale;
mod stopping;
mod submission;
mod surroundings;
mod sweep;
mod tier;

mod cli;
mod commands;
mod help;

mod derive;
mod explain;
mod grade;
mod hint;
mod list;
mod next;
mod predict;
mod reset;
mod solution;
pub mod trace;
mod undo;
pub mod watch;

mod bench;
mod book;
mod ci;
mod listings;
mod pristine;
mod verify;

#[cfg(test)]
mod toy;

use std::ffi::OsString;
use std::process::ExitCode;

/// Runs one command and turns what it found into its exit code: 70 our own fault, 4 course files
/// changed, 3 an answer does not compile, 1 some did not pass, 2 a wrong command line, 0 all passed.
pub fn main(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let exit = cli::run(args).unwrap_or_else(|err| {
        eprintln!("error: {err:#}");
        exit::of(&err)
    });
    exit.into()
}
