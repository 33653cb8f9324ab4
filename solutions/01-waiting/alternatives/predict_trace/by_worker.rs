//! Worker by worker, as one reads the program: each line says its own time.

/// What `joined` of the listing `event_loop` prints: when, in virtual ms, who, what.
pub const PREDICTION: &[(u64, &str, &str)] = &[
    (0, "A", "starts"),
    (300, "A", "resumes"),
    (600, "A", "done"),
    (0, "B", "starts"),
    (500, "B", "resumes"),
    (1000, "B", "done"),
    (0, "C", "starts"),
    (100, "C", "resumes"),
    (200, "C", "done"),
    (1000, "all", "done"),
];
