use super::*;

/// A trace of actor events, as recorded: ms, lane, text.
fn trace(order: bool, events: &[(u64, &str, &str)]) -> Trace {
    let event = |(at_ms, lane, text): &(u64, &str, &str)| Event {
        at_ms: *at_ms,
        lane: Some((*lane).into()),
        text: Some((*text).into()),
        ..Event::new(Kind::Actor, 1)
    };
    Trace {
        format_version: 1,
        plan: "a:1".into(),
        order,
        tasks: Vec::new(),
        events: events.iter().map(event).collect(),
    }
}

const RECORDED: &[(u64, &str, &str)] = &[
    (0, "answer", "called"),
    (0, "near", "called"),
    (0, "far", "called"),
    (0, "far", "asked for page 2"),
    (0, "far", "asked for page 1"),
    (100, "near", "failed: refused"),
    (100, "far", "dropped"),
    (100, "answer", "returned Err(Refused)"),
    (100, "mid", "dropped"),
    (100, "deep", "dropped"),
    (1200, "log", "written"),
];

#[test]
fn lines_of_one_instant_are_sorted_and_those_after_the_return_apart() {
    let text = transcript(&trace(false, RECORDED));
    assert_eq!(
        text,
        "   0 ms  answer  called
   0 ms  far     called
   0 ms  far     asked for page 2
   0 ms  far     asked for page 1
   0 ms  near    called
 100 ms  far     dropped
 100 ms  near    failed: refused
 100 ms  answer  returned Err(Refused)
 100 ms  deep    dropped
 100 ms  mid     dropped
1200 ms  log     written
"
    );
}

#[test]
fn where_order_is_the_lesson_it_stays_as_recorded() {
    let text = transcript(&trace(true, RECORDED));
    let lanes: Vec<&str> = text
        .lines()
        .filter_map(|line| line.split_whitespace().nth(2))
        .collect();
    let recorded: Vec<&str> = RECORDED.iter().map(|(_, lane, _)| *lane).collect();
    assert_eq!(lanes, recorded);
}

#[test]
fn two_orders_within_one_instant_give_one_transcript() {
    let mut other = RECORDED.to_vec();
    other.swap(1, 2);
    other.swap(5, 6);
    other.swap(8, 9);
    assert_eq!(
        transcript(&trace(false, &other)),
        transcript(&trace(false, RECORDED))
    );
}

#[test]
fn before_and_after_the_return_are_two_transcripts() {
    let mut other = RECORDED.to_vec();
    other.swap(6, 7);
    assert_ne!(
        transcript(&trace(false, &other)),
        transcript(&trace(false, RECORDED))
    );
}

#[test]
fn only_actors_and_the_answer_have_lines() {
    let mut trace = trace(false, &RECORDED[..1]);
    trace.events.push(Event::new(Kind::PollPending, 1));
    assert_eq!(transcript(&trace), "   0 ms  answer  called\n");
}

#[test]
fn the_beginning_is_whole_lines() {
    let long = "line\n".repeat(FIRST_LINES + 5);
    assert_eq!(beginning(&long).lines().count(), FIRST_LINES);
    assert!(beginning(&long).ends_with('\n'));
    assert_eq!(beginning("one\ntwo\n"), "one\ntwo\n");
}

#[test]
fn the_beginning_of_a_long_line_is_whole_characters() {
    let long = "é".repeat(FIRST_BYTES);
    assert_eq!(beginning(&long).len(), FIRST_BYTES);
    assert_eq!(cut("aé", 2), "a");
    assert_eq!(cut("aé", 3), "aé");
    assert_eq!(cut("", 0), "");
}
