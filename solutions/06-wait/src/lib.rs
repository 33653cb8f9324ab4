//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

pub mod mirrors;
pub mod order_games;
pub mod orphans;
pub mod task_group;
