//! The corpus of Tokio usage, compiled against the facade. `on_tokio.rs` runs the same on Tokio.

#![allow(clippy::unwrap_used, reason = "a test may")]

extern crate lab_tokio as tokio;

mod corpus;
