//! All cases of the corpus, each in a copy of the fixture course: two at a time, and beside them one
//! of those that mostly wait for a limit.
//!
//! `CORPUS_ONLY=limit/` plays those whose name has that text, `CORPUS_BUSY=8` plays them beside eight
//! busy loops.

use std::collections::BTreeSet;
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use crate::case::{self, Case};
use crate::course::{self, Course};
use crate::load::Load;
use crate::play;

/// Who takes cases, each in a copy of its own, and which it takes as long as there are such.
const WORKERS: [Prefers; 3] = [Prefers::Short, Prefers::Short, Prefers::Long];

/// A case that may take so long waits for a limit: the seconds go by and the cores are free.
const LONG_S: u64 = 14;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Prefers {
    Short,
    Long,
}

/// Verdicts that a student's own work can get; `internal_error` is had by what surrounds it.
const VERDICTS: &[&str] = &[
    "blocked",
    "deadlock",
    "differs",
    "does_not_compile",
    "held_thread",
    "internal_error",
    "limit",
    "livelock",
    "never_returns",
    "no_transcript",
    "nondeterministic",
    "not_attempted",
    "panicked",
    "passed",
    "tampered",
];

#[test]
fn each_case_gets_the_verdict_of_its_folder() {
    let only = std::env::var("CORPUS_ONLY").unwrap_or_default();
    let mut cases = case::all();
    cases.retain(|case| case.name.contains(&only));
    assert!(!cases.is_empty(), "no case has {only:?} in its name");
    // The longest last: taken first, so that all workers are done at the same time.
    cases.sort_by_key(|case| case.most_s);
    let queue = Mutex::new(cases);
    let _alone = course::machine();
    let (red, clock) = (Mutex::new(Vec::new()), Instant::now());
    let load = Load::asked();
    thread::scope(|scope| {
        for prefers in WORKERS {
            let (queue, red, load) = (&queue, &red, &load);
            scope.spawn(move || {
                let course = Course::take();
                loop {
                    // Not in a `while let`: that would hold the lock meanwhile.
                    let next = take(&mut queue.lock().unwrap(), prefers);
                    let Some(case) = next else { break };
                    if let Some(why) = not_here(&case) {
                        println!("{:<50} skipped: {why}", case.name);
                        continue;
                    }
                    let played = if case.bomb && !course::is_contained() {
                        Err(vec![
                            "a bomb is not played on a machine without containment".into(),
                        ])
                    } else {
                        play::case(&course, &case, load.factor())
                    };
                    println!("{}", line(&case, &played));
                    if let Err(wrong) = played {
                        red.lock().unwrap().push((case.name, wrong));
                    }
                }
            });
        }
    });
    drop(load);
    println!("{:?}", clock.elapsed());
    let red = red.into_inner().unwrap();
    for (name, wrong) in &red {
        println!("\n== {name}\n{}", wrong.join("\n"));
    }
    let names: Vec<&String> = red.iter().map(|(name, _)| name).collect();
    assert!(red.is_empty(), "{} are red: {names:#?}", red.len());
}

#[test]
fn there_is_a_case_for_each_verdict() {
    let cases = case::all();
    let verdicts: BTreeSet<&str> = cases.iter().map(|case| case.verdict.as_str()).collect();
    assert_eq!(verdicts, VERDICTS.iter().copied().collect());
}

/// The longest of those that are preferred, else of the others.
fn take(queue: &mut Vec<Case>, prefers: Prefers) -> Option<Case> {
    let is_preferred = |case: &Case| (case.most_s >= LONG_S) == (prefers == Prefers::Long);
    let preferred = queue.iter().rposition(is_preferred);
    let at = preferred.or(queue.len().checked_sub(1))?;
    Some(queue.remove(at))
}

fn line(case: &Case, played: &Result<Duration, Vec<String>>) -> String {
    match played {
        Ok(took) => format!("{:<50} {:>5.1} s", case.name, took.as_secs_f64()),
        Err(wrong) => format!("{:<50} RED: {}", case.name, wrong[0]),
    }
}

/// Why a case cannot be had on this machine.
fn not_here(case: &Case) -> Option<String> {
    let only = case.only.as_deref()?;
    let here = match only {
        "linux" => cfg!(target_os = "linux"),
        "not root" => !is_root(),
        other => panic!("{}: only = {other:?}", case.name),
    };
    (!here).then(|| format!("only on: {only}"))
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
