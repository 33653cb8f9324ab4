//! Belief: at `.await` the whole thread waits, so the workers take their turns.

pub const PREDICTION: &[(u64, &str, &str)] = &[
    (0, "A", "starts"),
    (300, "A", "resumes"),
    (600, "A", "done"),
    (600, "B", "starts"),
    (1100, "B", "resumes"),
    (1600, "B", "done"),
    (1600, "C", "starts"),
    (1700, "C", "resumes"),
    (1800, "C", "done"),
    (1800, "all", "done"),
];
