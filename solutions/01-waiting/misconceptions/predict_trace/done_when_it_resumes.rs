//! Belief: a worker that resumes runs to its end, and the second sleep goes on
//! behind it.

pub const PREDICTION: &[(u64, &str, &str)] = &[
    (0, "A", "starts"),
    (0, "B", "starts"),
    (0, "C", "starts"),
    (100, "C", "resumes"),
    (100, "C", "done"),
    (300, "A", "resumes"),
    (300, "A", "done"),
    (500, "B", "resumes"),
    (500, "B", "done"),
    (500, "all", "done"),
];
