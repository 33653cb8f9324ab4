use super::*;

/// The words for the first difference between two transcripts.
fn check(expected: &str, got: &str) -> String {
    divergence(&lines(expected), &lines(got)).unwrap().says
}

const EXPECTED: &str = "
   0 ms  answer  called
   0 ms  far     called
   0 ms  mid     called
 100 ms  mid     failed: refused
 200 ms  far     dropped
 200 ms  answer  returned Ok(\"near\")";

#[test]
fn a_line_is_read_whatever_its_padding() {
    let line = Line {
        at_ms: 1200,
        lane: "near",
        text: "failed: not found",
    };
    assert_eq!(Line::parse("1200 ms  near    failed: not found"), line);
    assert_eq!(Line::parse("  1200 ms  near  failed: not found  "), line);
    assert_eq!(Line::parse("no line").text, "no line");
    assert_eq!(Line::parse("x ms  near  called").lane, "");
}

#[test]
fn padding_is_no_difference() {
    let one = lines("  0 ms  a       called\n");
    assert!(same(&one, &lines("0 ms  a  called\n\n")));
    assert!(!same(&one, &lines("1 ms  a  called")));
    assert_eq!(divergence(&one, &lines("0 ms  a  called")), None);
}

#[test]
fn an_event_that_moved_is_named_before_one_that_never_came() {
    let got = EXPECTED
        .replace("   0 ms  far     called\n", "")
        .replace("   0 ms  mid", " 100 ms  mid");
    let seen = divergence(&lines(EXPECTED), &lines(&got)).unwrap();
    assert_eq!(seen.says, "`mid called` came at 100 ms, expected at 0 ms");
    assert_eq!((seen.at, seen.line), (1, Side::Expected(2)));
}

#[test]
fn an_event_that_never_came() {
    let got = EXPECTED.replace(" 200 ms  far     dropped\n", "");
    assert_eq!(check(EXPECTED, &got), "`far dropped` at 200 ms never came");
}

#[test]
fn an_event_too_many() {
    let got = format!("{EXPECTED}\n 300 ms  far  done");
    let seen = divergence(&lines(EXPECTED), &lines(&got)).unwrap();
    assert_eq!(seen.says, "`far done` at 300 ms is not expected");
    assert_eq!((seen.at, seen.line), (6, Side::Got(6)));
}

#[test]
fn another_event_of_the_same_lane() {
    let got = EXPECTED.replace("failed: refused", "done");
    assert_eq!(
        check(EXPECTED, &got),
        "at 100 ms, `mid done` came, expected `mid failed: refused`"
    );
}

#[test]
fn the_answer_returned_something_else_or_at_another_time_or_never() {
    let other = EXPECTED.replace("near", "mid");
    assert_eq!(
        check(EXPECTED, &other),
        "at 200 ms, the answer returned Ok(\"mid\"), expected Ok(\"near\")"
    );
    let late = EXPECTED.replace(" 200 ms  answer", " 250 ms  answer");
    assert_eq!(
        check(EXPECTED, &late),
        "the answer returned at 250 ms, expected at 200 ms"
    );
    assert_eq!(
        check(EXPECTED, &late.replace("near", "mid")),
        "the answer returned Ok(\"mid\") at 250 ms, expected Ok(\"near\") at 200 ms"
    );
    let stuck = late.replace("returned Ok(\"near\")", "still waiting");
    assert_eq!(
        check(EXPECTED, &stuck),
        "the answer never returned, expected Ok(\"near\") at 200 ms"
    );
    assert_eq!(
        check(&stuck, EXPECTED),
        "the answer returned Ok(\"near\") at 200 ms, expected not to return"
    );
}

#[test]
fn repeated_events_are_counted() {
    let ticks = "0 ms  t  tick\n100 ms  t  tick\n200 ms  t  tick";
    assert_eq!(
        check(ticks, "0 ms  t  tick\n150 ms  t  tick\n200 ms  t  tick"),
        "the 2nd `t tick` came at 150 ms, expected at 100 ms"
    );
    assert_eq!(
        check(ticks, "0 ms  t  tick\n100 ms  t  tick"),
        "the 3rd `t tick` at 200 ms never came"
    );
    assert_eq!(
        check(ticks, &format!("{ticks}\n200 ms  t  tick")),
        "the 4th `t tick` at 200 ms is not expected"
    );
}

#[test]
fn another_order_within_one_instant() {
    assert_eq!(
        check(
            "0 ms  a  called\n0 ms  b  called",
            "0 ms  b  called\n0 ms  a  called"
        ),
        "at 0 ms, `b called` came before `a called`, expected after it"
    );
}

#[test]
fn an_event_on_the_other_side_of_the_return() {
    let late = "0 ms  answer  returned 1\n0 ms  far  dropped\n0 ms  mid  done";
    let early = "0 ms  far  dropped\n0 ms  mid  done\n0 ms  answer  returned 1";
    let mixed = "0 ms  mid  done\n0 ms  answer  returned 1\n0 ms  far  dropped";
    assert_eq!(
        check(early, mixed),
        "at 0 ms, `far dropped` came after the answer returned, expected before it"
    );
    assert_eq!(
        check(late, mixed),
        "at 0 ms, `mid done` came before the answer returned, expected after it"
    );
}

#[test]
fn no_transcript_at_all() {
    assert_eq!(
        check("0 ms  a  called", ""),
        "`a called` at 0 ms never came"
    );
}
