//! The built program on copies of the real course: what students meet, what hangs, what is tampered
//! with, and every check of `verify` made to fail once.

#![allow(clippy::unwrap_used, reason = "a failed unwrap fails its test")]

mod course;
mod files;
mod ran;
mod report;

// How a case reports: what a forger would have to print.
#[path = "../../../labs/kit/src/wire.rs"]
#[expect(dead_code, unreachable_pub, reason = "we use one half of the protocol")]
mod wire;

mod answers;
mod formats;
mod quiz;
mod shown;
mod students;
mod words;

#[cfg(target_os = "linux")]
mod hangs;
mod tamper;

mod ci;
mod repository;
mod verified;
mod verify_beliefs;
mod verify_checks;
mod verify_missing;
mod verify_plays;
