//! Within one instant, in another order: none of them is the lesson.

/// What `joined` of the listing `event_loop` prints: when, in virtual ms, who, what.
pub const PREDICTION: &[(u64, &str, &str)] = &[
    (0, "C", "starts"),
    (0, "B", "starts"),
    (0, "A", "starts"),
    (100, "C", "resumes"),
    (200, "C", "done"),
    (300, "A", "resumes"),
    (500, "B", "resumes"),
    (600, "A", "done"),
    (1000, "all", "done"),
    (1000, "B", "done"),
];
