//! Two changing borrows that have nothing to do with futures, and no trait that is missing.

/// Pushes.
pub async fn answer() -> usize {
    let mut all = vec![1];
    let one = &mut all;
    let other = &mut all;
    one.push(1);
    other.push(2);
    all.len()
}
