//! All cases of the corpus, two at a time, each in a copy of the fixture course.
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

/// As many as there are copies.
const AT_ONCE: usize = 2;

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
    // The long ones first, so that both copies are done at the same time.
    cases.sort_by_key(|case| case.most_s);
    let queue = Mutex::new(cases);
    let _alone = course::machine();
    let (red, clock) = (Mutex::new(Vec::new()), Instant::now());
    let load = Load::asked();
    thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                let course = Course::take();
                loop {
                    // Not in a `while let`: that would hold the lock meanwhile.
                    let next = queue.lock().unwrap().pop();
                    let Some(case) = next else { break };
                    if let Some(why) = not_here(&case) {
                        println!("{:<50} skipped: {why}", case.name);
                        continue;
                    }
                    let played = play::case(&course, &case, load.factor());
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
