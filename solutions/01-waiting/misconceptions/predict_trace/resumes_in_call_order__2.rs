//! Belief: `join!` looks at a future only when the one before it has moved on.

pub const PREDICTION: &[(u64, &str, &str)] = &predict(300, 500, 100);

const fn predict(a: u64, b: u64, c: u64) -> [(u64, &'static str, &'static str); 10] {
    let b = later(a, b);
    let c = later(b, c);
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
        (2 * c, "all", "done"),
    ]
}

const fn later(one: u64, other: u64) -> u64 {
    if one > other { one } else { other }
}
