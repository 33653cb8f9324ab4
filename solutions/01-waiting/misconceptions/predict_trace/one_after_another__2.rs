//! Belief: an async function runs to its end before the next one begins.

pub const PREDICTION: &[(u64, &str, &str)] = &predict(300, 500, 100);

const fn predict(a: u64, b: u64, c: u64) -> [(u64, &'static str, &'static str); 10] {
    let (b_starts, c_starts) = (2 * a, 2 * a + 2 * b);
    let end = c_starts + 2 * c;
    [
        (0, "A", "starts"),
        (a, "A", "resumes"),
        (b_starts, "A", "done"),
        (b_starts, "B", "starts"),
        (b_starts + b, "B", "resumes"),
        (c_starts, "B", "done"),
        (c_starts, "C", "starts"),
        (c_starts + c, "C", "resumes"),
        (end, "C", "done"),
        (end, "all", "done"),
    ]
}
