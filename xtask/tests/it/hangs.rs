//! Answers that hang, hold, panic, print or leave something behind: each its own verdict, in time,
//! with no process left, and the next exercise graded all the same.

mod load;
mod programs;

use std::fs;
use std::thread;
use std::time::Duration;

use crate::course::Course;
use crate::report::{ExerciseReport, Report};
use load::Load;
use programs::*;

/// The longest that one play may take, in wall time.
const PLAY: Duration = Duration::from_secs(10);

/// What else the machine has to do.
#[derive(Clone, Copy, PartialEq)]
enum Machine {
    Idle,
    /// Eight others want its cores.
    Busy,
}

#[test]
fn a_deadlock_says_for_what_each_waits_and_who_holds_it_up() {
    let course = Course::whole();
    for (answer, says) in DEADLOCKS {
        let mirrors = graded(&course, answer, "deadlock", Machine::Idle);
        cheap(&mirrors);
        assert!(
            mirrors.waiting.iter().any(|who| who.contains(says)),
            "{says}: {:#?}",
            mirrors.waiting
        );
    }
}

#[test]
fn a_deadlock_costs_no_time_and_says_who_waits() {
    let course = Course::whole();
    let mirrors = graded(&course, DEADLOCK, "deadlock", Machine::Idle);
    cheap(&mirrors);
    assert!(
        mirrors.waiting.iter().any(|who| who.contains("answer")),
        "{mirrors:?}"
    );
}

#[test]
fn a_ticker_that_never_returns_costs_little_time() {
    let course = Course::whole();
    cheap(&graded(&course, TICKER, "never_returns", Machine::Idle));
}

#[test]
fn an_endless_loop_is_blocked() {
    let course = Course::whole();
    let mirrors = graded(&course, ENDLESS_LOOP, "blocked", Machine::Idle);
    let later: Vec<&str> = mirrors
        .cases
        .iter()
        .skip(1)
        .map(|case| case.verdict.as_str())
        .collect();
    assert_eq!(later, ["not_run"; 4], "the first kill ends the exercise");
    let poll = "inside one poll of the answer (last event `answer called` at 0 ms)";
    assert!(mirrors.says.contains(poll), "{}", mirrors.says);
}

#[test]
fn who_asks_to_be_polled_at_once_for_ever_is_in_a_livelock_and_it_is_told_at_once() {
    let course = Course::whole();
    for answer in [YIELD_LOOP, RESTLESS] {
        let mirrors = graded(&course, answer, "livelock", Machine::Idle);
        cheap(&mirrors);
        assert!(
            mirrors.waiting[0].starts_with("the answer: polled "),
            "{mirrors:#?}"
        );
        assert!(mirrors.cases.iter().all(|case| case.verdict == "livelock"));
    }
}

#[test]
fn a_closure_that_does_not_end_is_named_and_so_is_an_exhausted_pool() {
    let course = Course::whole();
    for (answer, says) in [
        (
            STUCK_CLOSURE,
            "no task had a new turn: blocking call 2, spawned at labs/06-wait/src/mirrors.rs:",
        ),
        (
            EXHAUSTED_POOL,
            "the blocking pool is exhausted: 64 of its 64 threads",
        ),
    ] {
        let mirrors = graded(&course, answer, "blocked", Machine::Idle);
        assert!(mirrors.says.contains(says), "{}", mirrors.says);
    }
}

#[test]
fn a_right_trace_does_not_hide_a_held_thread() {
    let course = Course::whole();
    let mirrors = graded(&course, &held(&course), "held_thread", Machine::Idle);
    for case in &mirrors.cases {
        assert_eq!(case.got, case.expected);
        assert!(case.wall_ms.unwrap() >= 80.0, "{case:?}");
    }
    let held = mirrors
        .says
        .split_whitespace()
        .find_map(|word| word.parse::<u32>().ok());
    assert!(held.is_some_and(|ms| ms >= 80), "{}", mirrors.says);
    let who = "most of it by the answer, in one turn of ";
    assert!(mirrors.says.contains(who), "{}", mirrors.says);
}

#[test]
fn a_panic_has_its_message_and_its_place() {
    let course = Course::whole();
    let mirrors = graded(
        &course,
        "    panic!(\"out of {mirrors:?}\")",
        "panicked",
        Machine::Idle,
    );
    assert!(
        mirrors
            .says
            .contains("it panicked: out of [near, mid, far]"),
        "{}",
        mirrors.says
    );
    placed(&course, &mirrors, "panic!");
}

#[test]
fn a_panic_in_a_task_that_nobody_awaits_is_seen() {
    let course = Course::whole();
    let spawned = "    let _ = tokio::spawn(async { panic!(\"nobody looks\") });\n";
    let answer = spawned.to_string() + &course.solution_body("mirrors");
    let mirrors = graded(&course, &answer, "panicked", Machine::Idle);
    assert!(mirrors.says.contains("nobody looks"), "{}", mirrors.says);
    placed(&course, &mirrors, "panic!");
}

#[test]
fn who_prints_without_end_is_stopped() {
    let course = Course::whole();
    let mirrors = graded(&course, PRINTER, "limit", Machine::Idle);
    assert!(
        mirrors.says.contains("it printed more than 1 MiB"),
        "{}",
        mirrors.says
    );
}

#[test]
fn a_right_answer_that_leaves_a_process_behind_passes_and_the_process_is_ended() {
    let course = Course::whole();
    // An argument by which no other process is known.
    let mark = format!("60.{:07}", std::process::id());
    let answer = format!(
        "    std::process::Command::new(\"sleep\").arg(\"{mark}\").spawn().expect(\"sleep is there\");\n{}",
        course.solution_body("mirrors")
    );
    graded(&course, &answer, "passed", Machine::Idle);
    assert_eq!(running(&mark), [""; 0]);
    // The mark would have been seen; a process that has just begun has no command line yet.
    let mut sleep = std::process::Command::new("sleep")
        .arg(&mark)
        .spawn()
        .unwrap();
    while running(&mark).is_empty() && sleep.try_wait().unwrap().is_none() {
        thread::yield_now();
    }
    let seen = running(&mark);
    sleep.kill().unwrap();
    sleep.wait().unwrap();
    assert_eq!(seen.len(), 1);
}

#[test]
fn under_eight_busy_loops_each_verdict_stays_what_it_is() {
    let course = Course::alone();
    let held = held(&course);
    // One of a kind: each costs seconds of a machine that is slow on purpose.
    for (answer, verdict) in [
        (ENDLESS_LOOP, "blocked"),
        (YIELD_LOOP, "livelock"),
        (STUCK_CLOSURE, "blocked"),
        (&held, "held_thread"),
        (TICKER, "never_returns"),
    ] {
        graded(&course, answer, verdict, Machine::Busy);
    }
    let (answer, says) = DEADLOCKS[0];
    let mirrors = graded(&course, answer, "deadlock", Machine::Busy);
    let said = mirrors.waiting.iter().any(|who| who.contains(says));
    assert!(said, "{says}: {:#?}", mirrors.waiting);
}

/// Grades these statements as the answer to mirrors, and the solutions of its neighbours in the
/// same run. The build is no part of the time, and done before the machine gets busy.
#[track_caller]
fn graded(course: &Course, statements: &str, verdict: &str, machine: Machine) -> ExerciseReport {
    let exercises = course.exercises();
    let others = exercises
        .iter()
        .filter(|e| e.lab == "06-wait" && e.slug != "mirrors");
    others.for_each(|exercise| course.solve(&exercise.slug));
    course.answer("mirrors", statements);
    let build = [
        "test",
        "--no-run",
        "--locked",
        "-p",
        "lab-06-wait",
        "--tests",
    ];
    course.cargo(&build).exits(0);
    let load = (machine == Machine::Busy).then(|| Load::start(8));
    let ran = course.xtask(&["grade", "06-wait", "--format", "json"]);
    drop(load);
    let report = Report::parse(&ran);
    let mirrors = report.of("mirrors");
    assert_eq!(mirrors.verdict, verdict, "{mirrors:#?}");
    assert_eq!(
        report.of("order_games").verdict,
        "passed",
        "{:#?}",
        report.of("order_games")
    );
    assert_eq!(ran.code, Some(if verdict == "passed" { 0 } else { 1 }));
    // What it takes beside the play to start processes, look at them and end them.
    let slack = Duration::from_secs(if machine == Machine::Busy { 30 } else { 15 });
    assert!(ran.took < PLAY + slack, "{verdict} took {:?}", ran.took);
    let root = course.root().to_str().unwrap();
    assert_eq!(running(root), [""; 0], "left by {verdict}");
    mirrors.clone()
}

/// Asserts that virtual time did not cost wall time: ten virtual seconds take a fraction of one, and
/// a machine on which others work too may be ten times slower.
fn cheap(mirrors: &ExerciseReport) {
    for case in &mirrors.cases {
        assert!(case.wall_ms.unwrap() < 6000.0, "{case:?}");
    }
}

fn placed(course: &Course, mirrors: &ExerciseReport, what: &str) {
    let place = mirrors
        .place
        .as_ref()
        .unwrap_or_else(|| panic!("{mirrors:?}"));
    assert_eq!(place.file, "labs/06-wait/src/mirrors.rs");
    let text = course.read(&place.file);
    let line = text.lines().nth(place.line - 1).unwrap();
    assert!(line.contains(what), "{line}");
}

/// The solution, late in wall time only.
fn held(course: &Course) -> String {
    let hold = "    std::thread::sleep(std::time::Duration::from_millis(80));\n";
    hold.to_string() + &course.solution_body("mirrors")
}

/// The command lines that have this text in them, of all processes.
fn running(text: &str) -> Vec<String> {
    let all = fs::read_dir("/proc").unwrap().filter_map(Result::ok);
    let lines = all.filter_map(|entry| fs::read(entry.path().join("cmdline")).ok());
    let lines = lines.map(|line| String::from_utf8_lossy(&line).replace('\0', " "));
    lines.filter(|line| line.contains(text)).collect()
}
