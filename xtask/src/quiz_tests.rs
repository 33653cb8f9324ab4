//! What is printed and recorded where a question is asked.
use super::*;
#[test]
fn x() {
    assert_eq!(How::Right.name(), "right");
}
