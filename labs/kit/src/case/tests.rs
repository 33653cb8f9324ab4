use super::*;

#[test]
fn a_snapshots_body_is_what_lies_below_its_header() {
    let text = "---\nsource: a.rs\n---\n   0 ms  answer  called\n\n";
    assert_eq!(snapshot_body(text), "   0 ms  answer  called");
    assert_eq!(
        snapshot_body(&text.replace('\n', "\r\n")),
        "   0 ms  answer  called"
    );
    assert_eq!(snapshot_body("no header\n"), "no header");
}
