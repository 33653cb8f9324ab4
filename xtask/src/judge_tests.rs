use super::*;
use crate::toy::Toy;
use crate::wire::{End, Panic};

const EXPECTED: &str = "   0 ms  answer  called\n 200 ms  answer  returned 7\n";

fn played(ending: Ending, transcript: &str) -> Played {
    Played {
        ending,
        transcript: transcript.into(),
        virtual_ms: 200,
        wall_us: 1_240,
        panic: None,
        waiting: vec!["near since 0 ms".into()],
        held: String::new(),
    }
}

fn end(wall_us: u64) -> Record {
    Record::End(End { plays: 3, wall_us })
}

fn beats(busy_us: &[u64]) -> Vec<Record> {
    let beat = |&busy_us| {
        Record::Beat(Beat {
            busy_us,
            virtual_ms: 40,
            events: 9,
            ..Beat::default()
        })
    };
    busy_us.iter().map(beat).collect()
}

/// Judges a run of the toy's second case, which no page shows, on the given expectation.
fn judged(records: Vec<Record>, stop: Stop) -> Judged {
    let toy = Toy::new(&format!("judge-{:?}", std::thread::current().id()));
    let course = toy.course();
    let mirrors = course.exercise("mirrors").unwrap();
    let run = CaseRun {
        records: [vec![Record::Begin], records].concat(),
        stop,
        foreign_output_bytes: 0,
        wall_ms: 3,
    };
    case(
        mirrors,
        &mirrors.cases[1],
        &divergence::lines(EXPECTED),
        &run,
    )
}

/// Checks verdict and sentence.
fn check(records: Vec<Record>, stop: Stop, verdict: Verdict, says: &str) -> Judged {
    let judged = judged(records, stop);
    assert_eq!(judged.report.verdict, Outcome::Ran(verdict), "{judged:?}");
    assert!(judged.says.contains(says), "{}", judged.says);
    judged
}

#[test]
fn the_expected_transcript_passes_whatever_its_padding() {
    let transcript = EXPECTED.replace("answer", "answer ");
    let records = vec![
        Record::Played(played(Ending::Returned, &transcript)),
        end(900),
    ];
    let judged = check(records, Stop::Ended, Verdict::Passed, "expected");
    let report = judged.report;
    assert_eq!((report.name.as_str(), report.shown), ("all_fail", false));
    assert_eq!((report.virtual_ms, report.wall_ms), (Some(200), Some(0.9)));
    assert_eq!((report.diverges_at, report.divergence), (None, None));
    assert_eq!((report.expected.len(), report.got.len()), (2, 2));
    assert!(judged.waiting.is_empty());
}

#[test]
fn another_transcript_differs_and_says_where() {
    let transcript = EXPECTED.replace("200", "300");
    let records = vec![
        Record::Played(played(Ending::Returned, &transcript)),
        end(900),
    ];
    let report = check(records, Stop::Ended, Verdict::Differs, "differs").report;
    assert_eq!(report.diverges_at, Some(1));
    assert_eq!(
        report.divergence.as_deref(),
        Some("the answer returned at 300 ms, expected at 200 ms")
    );
}

#[test]
fn a_held_thread_counts_beyond_the_slack_and_only_by_the_shortest_play() {
    let with = |wall_us| {
        vec![
            Record::Played(played(Ending::Returned, EXPECTED)),
            end(wall_us),
        ]
    };
    check(with(50_000), Stop::Ended, Verdict::Passed, "");
    check(
        with(80_400),
        Stop::Ended,
        Verdict::HeldThread,
        "held the thread for 80 ms",
    );
}

#[test]
fn two_transcripts_of_one_plan_are_nondeterministic() {
    let records = vec![
        Record::Played(played(Ending::Returned, EXPECTED)),
        Record::Unstable(EXPECTED.replace("7", "8")),
        end(900),
    ];
    let report = check(records, Stop::Ended, Verdict::Nondeterministic, "two plays").report;
    assert_eq!(report.other[1], " 200 ms  answer  returned 8");
}

#[test]
fn a_play_that_was_given_up_says_who_waits_even_where_the_transcript_is_the_expected_one() {
    for (ending, verdict, says) in [
        (Ending::Deadlock, Verdict::Deadlock, "nobody could go on"),
        (Ending::NeverReturns, Verdict::NeverReturns, "still running"),
        (
            Ending::Livelock,
            Verdict::Livelock,
            "at 200 ms of virtual time",
        ),
    ] {
        let records = || vec![Record::Played(played(ending.clone(), EXPECTED))];
        let ended = [records(), vec![end(9)]].concat();
        let judged = check(ended, Stop::Ended, verdict, says);
        assert_eq!(judged.waiting, ["near since 0 ms"]);
        // Its repeats took too long: the first play is known all the same.
        check(records(), Stop::Killed(Limit::Wall), verdict, says);
    }
}

#[test]
fn a_panic_is_told_with_its_place_and_a_stub_is_no_panic() {
    let with = |message: &str, ending| {
        let mut played = played(ending, EXPECTED);
        played.panic = Some(Panic {
            message: message.into(),
            place: "labs/06-wait/src/mirrors.rs:12".into(),
        });
        vec![Record::Played(played), end(9)]
    };
    let panicked = with("no mirror\nat all", Ending::Returned);
    let judged = check(
        panicked,
        Stop::Ended,
        Verdict::Panicked,
        "it panicked: no mirror",
    );
    assert_eq!(
        judged.place.unwrap().to_string(),
        "labs/06-wait/src/mirrors.rs:12"
    );
    let stub = with("not yet implemented: first success", Ending::Panicked);
    let judged = check(stub, Stop::Ended, Verdict::NotAttempted, "mirrors.rs:12");
    assert_eq!(judged.report.divergence, None);
    let mut elsewhere = played(Ending::Panicked, EXPECTED);
    elsewhere.panic = Some(Panic {
        message: "oh".into(),
        place: "/home/x/tokio/src/time.rs:9".into(),
    });
    assert_eq!(student_place(&elsewhere), None);
    let unknown = vec![Record::Played(played(Ending::Panicked, EXPECTED)), end(9)];
    check(unknown, Stop::Ended, Verdict::Panicked, "it panicked");
}

#[test]
fn a_play_that_hangs_is_judged_by_its_own_heartbeats() {
    let wall = Stop::Killed(Limit::Wall);
    check(
        beats(&[10, 900_000]),
        wall.clone(),
        Verdict::Livelock,
        "polled over and over",
    );
    // Busy time of the first play is not that of a later one that hangs.
    let mut records = beats(&[10, 900_000]);
    records.push(Record::Played(played(Ending::Returned, EXPECTED)));
    check(records, wall, Verdict::Blocked, "no task had a new turn");
}

#[test]
fn a_held_thread_says_by_whom() {
    let mut held = played(Ending::Returned, EXPECTED);
    held.held = "task 2, in one turn of 80 ms; ready meanwhile: task 3".into();
    let records = vec![Record::Played(held), end(80_400)];
    check(
        records,
        Stop::Ended,
        Verdict::HeldThread,
        "80 ms of wall time, most of it by task 2, in one turn of 80 ms; ready meanwhile: task 3;",
    );
}

#[test]
fn a_case_that_never_began_is_not_called_blocked() {
    let run = CaseRun {
        records: vec![],
        stop: Stop::Killed(Limit::Wall),
        foreign_output_bytes: 0,
        wall_ms: 10_000,
    };
    let toy = Toy::new("judge-unbegun");
    let course = toy.course();
    let mirrors = course.exercise("mirrors").unwrap();
    let judged = case(mirrors, &mirrors.cases[0], &[], &run);
    assert_eq!(judged.report.verdict, Outcome::Ran(Verdict::NoTranscript));
}

#[test]
fn each_other_limit_is_named() {
    for (limit, says) in [
        (Limit::Memory, "1024 MiB of memory"),
        (Limit::Threads, "256 threads and processes"),
        (Limit::Output, "printed more than 1 MiB"),
    ] {
        check(vec![], Stop::Killed(limit), Verdict::Limit, says);
    }
    for (name, says) in [
        ("events", "100000 events"),
        ("transcript", "the transcript grew"),
    ] {
        let played = played(Ending::Limit(name.into()), "");
        check(
            vec![Record::Played(played), end(9)],
            Stop::Ended,
            Verdict::Limit,
            says,
        );
    }
}

#[test]
fn without_an_end_there_is_no_transcript_to_judge() {
    let right = || Record::Played(played(Ending::Returned, EXPECTED));
    let exit = Stop::Closed("exit status: 0".into());
    check(
        vec![right()],
        exit.clone(),
        Verdict::NoTranscript,
        "process::exit",
    );
    check(vec![], exit, Verdict::NoTranscript, "exit status: 0");
    let abort = Stop::Closed("signal: 6 (SIGABRT)".into());
    check(vec![], abort, Verdict::NoTranscript, "stack overflow");
    check(
        vec![end(9)],
        Stop::Ended,
        Verdict::NoTranscript,
        "without a transcript",
    );
}

#[test]
fn the_course_s_own_fault_is_never_a_pass() {
    let records = vec![
        Record::Played(played(Ending::Returned, EXPECTED)),
        Record::Fault("bad plan".into()),
        end(9),
    ];
    check(records, Stop::Ended, Verdict::InternalError, "bad plan");
    let left = Stop::Closed("exit status: 0".into());
    check(
        vec![Record::Fault("bad plan".into())],
        left,
        Verdict::InternalError,
        "bad plan",
    );
}

#[test]
fn the_expected_trace_that_loses_something_when_dropped_differs() {
    let swept = |losses| {
        Record::Swept(Swept {
            awaits: 9,
            losses,
            transcript: String::new(),
        })
    };
    let right = || Record::Played(played(Ending::Returned, EXPECTED));
    let loss = crate::wire::Loss {
        at: 2,
        at_ms: 20,
        says: "one line lost".into(),
    };
    let lost = check(
        vec![right(), swept(vec![loss]), end(900)],
        Stop::Ended,
        Verdict::Differs,
        "when it is dropped at await 2 of 9, at 20 ms: one line lost",
    );
    let divergence = lost.report.divergence.unwrap();
    assert_eq!(divergence, "dropped at await 2, at 20 ms: one line lost");
    assert_eq!(lost.report.got.len(), 3);
    let whole = vec![right(), swept(vec![]), end(900)];
    let whole = check(whole, Stop::Ended, Verdict::Passed, "the expected one");
    assert_eq!(whole.report.got, whole.report.expected);
}
