//! Belief: workers resume in the order in which they were called, a fast one after
//! the slower ones before it.

pub const PREDICTION: &[(u64, &str, &str)] = &[
    (0, "A", "starts"),
    (0, "B", "starts"),
    (0, "C", "starts"),
    (300, "A", "resumes"),
    (500, "B", "resumes"),
    (500, "C", "resumes"),
    (600, "A", "done"),
    (1000, "B", "done"),
    (1000, "C", "done"),
    (1000, "all", "done"),
];
