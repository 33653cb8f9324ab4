//! Plays an exercise's cases with a built answer, each in a process of its own, as many beside each
//! other as there are cores.

use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, Builder};

use anyhow::{Context, Result};

use crate::answer::Answer;
use crate::cargo;
use crate::compile::{self, Complaint};
use crate::course::Course;
use crate::lab::{Case, Exercise};
use crate::report::ExerciseReport;
use crate::run::{self, CaseRun, Stop};
use crate::snapshot::Stored;
use crate::wire::Mode;
use crate::{containment, diagnosis, judge, prediction, submission};

/// An answer in a built mount.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    /// The test program.
    pub(crate) exe: PathBuf,
    /// The folder of its package.
    pub(crate) folder: PathBuf,
    /// The module that mounts the answer, such as `solution`; none in a lab's own mount.
    pub(crate) module: Option<String>,
}

impl Program {
    /// The test's full name for a case.
    fn test(&self, case: &str) -> String {
        match &self.module {
            Some(module) => format!("{module}::{case}"),
            None => case.to_string(),
        }
    }

    /// Runs a case in a process of its own.
    ///
    /// # Errors
    /// The process cannot be started.
    pub(crate) fn run(&self, case: &Case, mode: Mode) -> Result<CaseRun> {
        run::case(&self.exe, &self.folder, &self.test(&case.name), mode)
    }
}

/// Builds one answer, to be played contained from now on; or says why rustc refuses it.
///
/// # Errors
/// The answer is mounted nowhere, its file is no ordinary one, or cargo fails.
pub(crate) fn build(course: &Course, answer: &Answer<'_>) -> Result<Result<Program, Complaint>> {
    let file = answer.file();
    let mounted = || format!("{file} is in no test program");
    let target = answer.target().with_context(mounted)?;
    submission::read(course, &file)?;
    // Before the build, so that the machine is asked while cargo works.
    let asked = containment::ask(&course.root);
    let built = cargo::build(&course.root, std::slice::from_ref(&target))?;
    asked.ready();
    if let Some(program) = answer.program(course, &built) {
        return Ok(Ok(program));
    }
    let complaint = compile::complaint(course, answer.exercise, &built.errors(&target));
    let not_built = || format!("{}, test {} is not built", target.package, target.test);
    Ok(Err(complaint.with_context(not_built)?))
}

/// Plays all cases and judges them, as many at once as there are cores. The first that has to be
/// killed ends it: what comes after it in lab.toml counts as not run.
pub(crate) fn play(
    exercise: &Exercise,
    stored: &Stored,
    program: &Program,
    mode: Mode,
) -> ExerciseReport {
    let over = AtomicBool::new(false);
    let runs = in_parallel(&exercise.cases, |case| {
        if over.load(Ordering::Relaxed) {
            return None;
        }
        let run = program.run(case, mode);
        if run.as_ref().is_ok_and(was_killed) {
            over.store(true, Ordering::Relaxed);
        }
        Some(run)
    });
    let mut judged = Vec::new();
    let mut killed = false;
    for (case, run) in exercise.cases.iter().zip(runs) {
        let expected = stored.expected(&case.name);
        let Some(run) = run.filter(|_| !killed) else {
            judged.push(judge::not_run(case, expected));
            continue;
        };
        match run {
            Ok(run) => {
                killed = was_killed(&run);
                let case = judge::case(exercise, case, expected, &run);
                judged.push(match exercise.listing {
                    Some(_) => prediction::judged(case),
                    None => case,
                });
            }
            Err(err) => return diagnosis::internal_error(exercise, stored, &format!("{err:#}")),
        }
    }
    diagnosis::exercise(exercise, stored, judged)
}

fn was_killed(run: &CaseRun) -> bool {
    matches!(run.stop, Stop::Killed(_))
}

/// Does the work for each item, as many at once as there are cores; results in the items' order.
/// Where the machine gives no thread, the caller's does it all.
pub(crate) fn in_parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    shared_out(items, work, Builder::new)
}

/// With the caller's thread and others made by `builder`.
fn shared_out<T: Sync, R: Send>(
    items: &[T],
    work: impl Fn(&T) -> R + Sync,
    builder: impl Fn() -> Builder,
) -> Vec<R> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let worker = || {
        while let Some((n, item)) = {
            let n = next.fetch_add(1, Ordering::Relaxed);
            items.get(n).map(|item| (n, item))
        } {
            let result = work(item);
            if let Ok(mut done) = done.lock() {
                done.push((n, result));
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..cores.min(items.len()) {
            if builder().spawn_scoped(scope, worker).is_err() {
                break;
            }
        }
        worker();
    });
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_by_key(|(n, _)| *n);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_items_order() {
        let items: Vec<u64> = (0..50).collect();
        let squares = in_parallel(&items, |n| {
            thread::yield_now();
            n * n
        });
        assert!(
            squares
                .iter()
                .zip(&items)
                .all(|(square, n)| *square == n * n)
        );
        assert_eq!(squares.len(), 50);
        assert!(in_parallel(&[] as &[u8], |n| *n).is_empty());
    }

    #[test]
    fn without_other_threads_the_caller_s_does_all() {
        let own = thread::current().id();
        let who = |_: &u8| thread::current().id();
        // No machine has so much memory for a stack.
        let refused = || Builder::new().stack_size(1 << 60);
        assert!(refused().spawn(|| ()).is_err());
        assert_eq!(shared_out(&[0; 9], who, refused), [own; 9]);
    }

    #[cfg(unix)]
    mod on_unix {
        use super::*;
        use crate::toy::Toy;
        use crate::verdict::{Outcome, Verdict};
        use crate::wire::{End, Ending, Played, Record, frame};
        use std::os::unix::fs::PermissionsExt;

        /// A program that reports, in the case that is named last, this transcript.
        fn script(toy: &Toy, transcript: &str) -> PathBuf {
            let played = Record::Played(Played {
                ending: Ending::Returned,
                transcript: transcript.into(),
                virtual_ms: 0,
                wall_us: 10,
                panic: None,
                waiting: vec![],
                held: String::new(),
            });
            let records = [Record::Begin, played, Record::End(End::default())];
            let frames: String = records.iter().map(|r| frame("NONCE", r)).collect();
            toy.write("frames", &frames);
            toy.write(
                "play",
                "#!/bin/sh\nread -r request\nnonce=${request#*\\\"nonce\\\":\\\"}\n\
                 nonce=${nonce%%\\\"*}\necho \"$@\" >> asked\n\
                 sed \"s/NONCE/$nonce/\" frames\n",
            );
            let path = toy.course().path("play");
            std::fs::set_permissions(&path, PermissionsExt::from_mode(0o755)).unwrap();
            path
        }

        #[test]
        fn each_case_is_asked_for_by_name_and_judged() {
            let toy = Toy::new("playing");
            let course = toy.course();
            let mirrors = course.exercise("mirrors").unwrap();
            let stored = Stored::load(&course, mirrors).unwrap();
            let exe = script(&toy, "0 ms\n");
            let program = Program {
                exe,
                folder: course.root.clone(),
                module: Some("solution".into()),
            };
            let report = play(mirrors, &stored, &program, Mode::Grade);
            assert_eq!(report.verdict, Verdict::Passed, "{report:?}");
            assert_eq!(report.cases[1].verdict, Outcome::Ran(Verdict::Passed));
            let asked = toy.read("asked");
            let mut asked: Vec<&str> = asked.lines().collect();
            asked.sort_unstable();
            assert_eq!(
                asked,
                [
                    "--exact solution::all_fail --test-threads=1 --quiet --nocapture",
                    "--exact solution::near --test-threads=1 --quiet --nocapture",
                ]
            );
        }

        #[test]
        fn a_program_that_cannot_be_started_is_our_fault() {
            let toy = Toy::new("playing-gone");
            let course = toy.course();
            let mirrors = course.exercise("mirrors").unwrap();
            let program = Program {
                exe: course.path("gone"),
                folder: course.root.clone(),
                module: None,
            };
            let report = play(mirrors, &Stored::default(), &program, Mode::Grade);
            assert_eq!((report.verdict, report.points), (Verdict::InternalError, 0));
        }
    }
}
