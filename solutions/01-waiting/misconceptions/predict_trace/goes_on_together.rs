//! Belief: who waits together goes on together, when the last of them can.

pub const PREDICTION: &[(u64, &str, &str)] = &[
    (0, "A", "starts"),
    (0, "B", "starts"),
    (0, "C", "starts"),
    (500, "A", "resumes"),
    (500, "B", "resumes"),
    (500, "C", "resumes"),
    (1000, "A", "done"),
    (1000, "B", "done"),
    (1000, "C", "done"),
    (1000, "all", "done"),
];
