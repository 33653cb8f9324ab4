//! The trace of three workers, foretold.

/// What `joined` of the listing `event_loop` prints: when, in virtual ms, who, what.
pub const PREDICTION: &[(u64, &str, &str)] = &[
    // TODO(PREDICTION)
    // (40, "D", "wakes up"),
];
