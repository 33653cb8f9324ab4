//! Belief: both sleeps of a worker count from its start, so they end together.

pub const PREDICTION: &[(u64, &str, &str)] = &predict(300, 500, 100);

const fn predict(a: u64, b: u64, c: u64) -> [(u64, &'static str, &'static str); 10] {
    let longest = b;
    [
        (0, "A", "starts"),
        (a, "A", "resumes"),
        (a, "A", "done"),
        (0, "B", "starts"),
        (b, "B", "resumes"),
        (b, "B", "done"),
        (0, "C", "starts"),
        (c, "C", "resumes"),
        (c, "C", "done"),
        (longest, "all", "done"),
    ]
}
