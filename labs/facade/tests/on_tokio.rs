//! The corpus of Tokio usage, compiled against Tokio itself. `on_facade.rs` runs the same on ours.

#![allow(clippy::unwrap_used, reason = "a test may")]

extern crate real_tokio as tokio;

mod corpus;
