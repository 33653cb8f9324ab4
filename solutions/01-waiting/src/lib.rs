//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

pub mod predict_trace;
pub mod three_prices;
pub mod yield_or_starve;
