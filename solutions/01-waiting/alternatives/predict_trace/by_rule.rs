//! Reckoned: the workers do not wait for each other, so each has times of its own.

/// What `joined` of the listing `event_loop` prints: when, in virtual ms, who, what.
pub const PREDICTION: &[(u64, &str, &str)] = &predict(300, 500, 100);

const fn predict(a: u64, b: u64, c: u64) -> [(u64, &'static str, &'static str); 10] {
    [
        (0, "A", "starts"),
        (a, "A", "resumes"),
        (2 * a, "A", "done"),
        (0, "B", "starts"),
        (b, "B", "resumes"),
        (2 * b, "B", "done"),
        (0, "C", "starts"),
        (c, "C", "resumes"),
        (2 * c, "C", "done"),
        (2 * longest(a, longest(b, c)), "all", "done"),
    ]
}

const fn longest(a: u64, b: u64) -> u64 {
    if a > b { a } else { b }
}
