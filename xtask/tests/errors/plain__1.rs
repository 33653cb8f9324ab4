//! A wrong type.

/// Counts.
pub async fn answer() -> usize {
    "four"
}
