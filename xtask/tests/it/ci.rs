//! `ci`: each section that a change can break, broken. What `tests` and `clippy` run are cargo's.

use crate::course::Course;
use crate::verified::{LATE, SLUG, SOLUTION};

#[test]
fn a_listing_that_prints_something_else_fails_its_section() {
    let course = Course::whole();
    course.ci("listings", &[]).exits(0);
    let output = "labs/01-waiting/examples/together.out";
    course.write(output, "another output\n");
    let ran = course.ci("listings", &[]).exits(1);
    ran.says(&[
        "together.out is not what the listing prints",
        "verify --accept",
    ]);
    course.restore(output);
}

#[test]
fn a_file_that_is_not_formatted_fails_its_section_and_a_student_s_does_not() {
    let course = Course::only(SLUG);
    course.write("labs/01-waiting/src/three_prices.rs", "fn  mine( ) { }\n");
    course.ci("fmt", &[]).exits(0);
    let body = course.solution_body(SLUG);
    course.replace(SOLUTION, &body, &format!("  {body}"));
    course.ci("fmt", &[]).exits(1).says(&["fmt", "FAILED"]);
}

#[test]
fn stale_derived_files_fail_their_section() {
    let course = Course::only(SLUG);
    course.ci("derive", &[]).exits(0);
    course.write("labs/01-waiting/tests/three_prices.rs", "#![cfg(any())]\n");
    let ran = course.ci("derive", &[]).exits(1);
    ran.says(&[
        "stale: labs/01-waiting/tests/three_prices.rs",
        "cargo xtask derive",
    ]);
}

#[test]
fn a_wrong_solution_fails_verify_whatever_insta_is_told() {
    let course = Course::only(SLUG);
    let body = course.solution_body(SLUG);
    course.replace(SOLUTION, &body, &(LATE.to_string() + &body));
    let insta = [("INSTA_FORCE_PASS", "1"), ("INSTA_UPDATE", "always")];
    let ran = course.ci("verify", &insta).exits(1);
    ran.says(&["is judged differs", "FAILED"]);
}

#[test]
fn a_section_that_is_not_there_is_a_usage_error() {
    let course = Course::only(SLUG);
    let ran = course.ci("listing", &[]).exits(2);
    assert!(
        ran.err.contains("did you mean \"listings\"?"),
        "{}",
        ran.err
    );
}
