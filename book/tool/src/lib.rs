//! Builds, checks and serves the book, and draws its figures.
//!
//! `cargo xtask book` calls [`build::build`]; a plain `mdbook build` calls the same preprocessor as a
//! child process.

#![cfg_attr(
    test,
    allow(clippy::unwrap_used, reason = "a failed unwrap fails its test")
)]

pub mod build;
pub mod serve;

pub mod preprocess;

pub mod directive;
pub mod expand;

pub mod boxes;
pub mod include;
pub mod listing;
pub mod meaning;

pub mod excerpt;
pub mod figure;
pub mod trace;

pub mod course;

pub mod check;
pub mod problem;
pub mod report;
