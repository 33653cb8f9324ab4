//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

pub mod cancel_safe;
pub mod cleanup;
pub mod deaf_task;
pub mod shield;
pub mod two_ways;
