//! Belief: each `.await` is a meeting point, and the slowest decides for all.

pub const PREDICTION: &[(u64, &str, &str)] = &predict(500);

const fn predict(slowest: u64) -> [(u64, &'static str, &'static str); 10] {
    [
        (0, "A", "starts"),
        (slowest, "A", "resumes"),
        (2 * slowest, "A", "done"),
        (0, "B", "starts"),
        (slowest, "B", "resumes"),
        (2 * slowest, "B", "done"),
        (0, "C", "starts"),
        (slowest, "C", "resumes"),
        (2 * slowest, "C", "done"),
        (2 * slowest, "all", "done"),
    ]
}
