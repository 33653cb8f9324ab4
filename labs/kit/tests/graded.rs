//! A graded run from end to end: this binary is the case, and the tests are its grader.

#[path = "graded/cases.rs"]
mod cases;
#[path = "graded/hangs.rs"]
mod hangs;

use std::{
    env,
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use lab_kit::wire::{Beat, Ending, GRADED, Mode, ORPHANED, Record, Request, unframe};
use nanoserde::SerJson;

const NONCE: &str = "4f2a";

/// A case in progress, and the pipes to it.
struct Grader {
    case: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
}

impl Grader {
    /// Starts a case and sends it nothing.
    fn start(case: &str) -> Grader {
        let mut case = Command::new(env::current_exe().expect("our own path"))
            .args(["--exact", case, "--test-threads=1", "--quiet"])
            .env(GRADED, "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("our own binary");
        let stdin = case.stdin.take();
        let stdout = BufReader::new(case.stdout.take().expect("a pipe"));
        Grader {
            case,
            stdin,
            stdout,
        }
    }

    /// Starts a case and sends it the request.
    fn ask(case: &str, mode: Mode) -> Grader {
        let mut grader = Grader::start(case);
        let request = Request {
            nonce: NONCE.into(),
            mode,
        }
        .serialize_json()
            + "\n";
        let stdin = grader.stdin.as_mut().expect("a pipe");
        stdin
            .write_all(request.as_bytes())
            .expect("a case that reads");
        grader
    }

    /// The next record; `None` at the end of the output.
    fn next(&mut self) -> Option<Record> {
        let mut line = Vec::new();
        loop {
            line.clear();
            if self.stdout.read_until(b'\n', &mut line).expect("output") == 0 {
                return None;
            }
            if let Some(record) = unframe(NONCE, &String::from_utf8_lossy(&line)) {
                return Some(record.expect("a record as we write it"));
            }
        }
    }

    /// All records but heartbeats, until the case ends.
    fn all(mut self) -> Vec<Record> {
        let mut records = Vec::new();
        while let Some(record) = self.next() {
            if !matches!(record, Record::Beat(_)) {
                records.push(record);
            }
        }
        records
    }

    /// The first `n` heartbeats.
    fn beats(&mut self, n: usize) -> Vec<Beat> {
        let mut beats = Vec::new();
        while beats.len() < n {
            match self.next().expect("a heartbeat") {
                Record::Beat(beat) => beats.push(beat),
                record => assert_eq!(record, Record::Begin),
            }
        }
        beats
    }
}

impl Drop for Grader {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.case.kill();
        let _ = self.case.wait();
    }
}

#[test]
fn grade_plays_it_several_times() {
    let records = Grader::ask("cases::right", Mode::Grade).all();
    let [Record::Begin, Record::Played(played), Record::End(end)] = &records[..] else {
        panic!("{records:?}")
    };
    assert_eq!(
        (&played.ending, played.virtual_ms),
        (&Ending::Returned, 100)
    );
    assert_eq!(played.transcript.lines().count(), 4);
    assert_eq!((&played.panic, &played.waiting), (&None, &Vec::new()));
    assert!(
        (3..=20).contains(&end.plays) && end.wall_us <= played.wall_us,
        "{end:?}"
    );
}

#[test]
fn trace_plays_it_once_and_gives_the_whole_trace() {
    let records = Grader::ask("cases::right", Mode::Trace).all();
    let [
        Record::Begin,
        Record::Played(_),
        Record::Trace(json),
        Record::End(end),
    ] = &records[..]
    else {
        panic!("{records:?}")
    };
    assert!(
        json.starts_with("{\"format_version\":1,\"plan\":\"near:100\""),
        "{json}"
    );
    assert_eq!(end.plays, 1);
}

#[test]
fn a_prediction_is_reported_and_its_trace_is_that_of_the_run() {
    let records = Grader::ask("cases::predicted", Mode::Grade).all();
    let [Record::Begin, Record::Played(played), Record::End(_)] = &records[..] else {
        panic!("{records:?}")
    };
    let foretold = "   0 ms  near  called\n 300 ms  near  done\n";
    assert_eq!(played.transcript, foretold);
    let records = Grader::ask("cases::predicted", Mode::Trace).all();
    let [_, _, Record::Trace(json), _] = &records[..] else {
        panic!("{records:?}")
    };
    assert!(json.contains("\"at_ms\":100") && !json.contains("\"at_ms\":300"));
}

#[test]
fn idle_takes_a_todo_for_an_answer_that_returns() {
    let ending = |mode| match &Grader::ask("cases::todo", mode).all()[..] {
        [Record::Begin, Record::Played(played), Record::End(end)] => {
            assert_eq!(end.plays, 1);
            (
                played.ending.clone(),
                played.panic.clone().map(|panic| panic.message),
            )
        }
        records => panic!("{records:?}"),
    };
    let todo = Some("not yet implemented: wait for near".into());
    assert_eq!(ending(Mode::Idle), (Ending::Returned, todo.clone()));
    assert_eq!(ending(Mode::Grade), (Ending::Panicked, todo));
}

#[test]
fn two_transcripts_are_unstable() {
    let records = Grader::ask("cases::differs_from_play_to_play", Mode::Grade).all();
    let [
        _,
        Record::Played(played),
        Record::Unstable(other),
        Record::End(end),
    ] = &records[..]
    else {
        panic!("{records:?}")
    };
    assert!(played.transcript.ends_with("returned 0\n") && other.ends_with("returned 1\n"));
    assert_eq!(end.plays, 3);
}

#[test]
fn a_panic_in_a_later_play_is_unstable() {
    let records = Grader::ask("cases::panics_in_a_later_play", Mode::Grade).all();
    let [
        _,
        Record::Played(played),
        Record::Unstable(other),
        Record::End(_),
    ] = &records[..]
    else {
        panic!("{records:?}")
    };
    assert_eq!(*other, format!("{}panicked: boom\n", played.transcript));
}

#[test]
fn what_a_sweep_lost_is_said_after_the_repeats() {
    let records = Grader::ask("cases::loses_when_dropped", Mode::Grade).all();
    let [
        _,
        Record::Played(played),
        Record::Swept(swept),
        Record::End(end),
    ] = &records[..]
    else {
        panic!("{records:?}")
    };
    assert_eq!((&played.ending, swept.awaits), (&Ending::Returned, 2));
    let [loss] = &swept.losses[..] else {
        panic!("{swept:?}")
    };
    assert_eq!((loss.at, loss.at_ms, &*loss.says), (2, 10, "1 held"));
    assert!(swept.transcript.contains("answer  dropped at await 2\n"));
    assert!(end.plays >= 3);
    for mode in [Mode::Trace, Mode::Idle] {
        let records = Grader::ask("cases::loses_when_dropped", mode).all();
        let swept = |record: &Record| matches!(record, Record::Swept(_));
        assert!(!records.iter().any(swept), "{records:?}");
    }
}

#[test]
fn a_fault_is_said_and_nothing_after_it() {
    let records = Grader::ask("cases::bad_plan", Mode::Grade).all();
    let [Record::Begin, Record::Fault(fault)] = &records[..] else {
        panic!("{records:?}")
    };
    assert_eq!(
        fault,
        "`near` in the plan `near` is not name:ms or name:ms:flag"
    );
}

#[test]
fn printed_records_are_none() {
    let printed = Grader::ask("cases::prints_records", Mode::Trace).all();
    let [
        Record::Begin,
        Record::Played(played),
        Record::Trace(_),
        Record::End(end),
    ] = &printed[..]
    else {
        panic!("{printed:?}")
    };
    assert_eq!((played.virtual_ms, end.plays), (100, 1));
}

#[test]
fn a_case_goes_when_its_grader_does_even_if_it_spins() {
    let mut grader = Grader::ask("cases::spins", Mode::Grade);
    assert_eq!(grader.next(), Some(Record::Begin));
    drop(grader.stdin.take());
    let gone = Instant::now();
    let status = grader.case.wait().expect("our own child");
    assert_eq!(status.code(), Some(ORPHANED));
    assert!(
        gone.elapsed() < Duration::from_secs(2),
        "{:?}",
        gone.elapsed()
    );
}

#[test]
fn a_case_without_a_request_goes_too() {
    let mut grader = Grader::start("cases::right");
    drop(grader.stdin.take());
    let status = grader.case.wait().expect("our own child");
    assert_eq!(status.code(), Some(ORPHANED));
}
