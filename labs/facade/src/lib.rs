#![doc = include_str!("../README.md")]

pub mod task;
pub mod time;

pub use real_tokio::*;
pub use task::spawn;
