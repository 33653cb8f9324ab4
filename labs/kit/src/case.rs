//! A case as a test: compared with its snapshot in a plain `cargo test`, reported to the grader
//! when one asks.

use std::{env, fmt::Debug, fs, panic, path::Path};

use crate::{
    Stage,
    graded::report,
    panics::{self, Reader},
    play::{Play, Twist, play, play_local},
    sweep::sweep,
    wire::{Ending, GRADED, Loss, Swept},
};

#[cfg(test)]
mod tests;

/// One case of an exercise, as `derive` writes it into a mount.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// Name of its snapshot: `mirrors__nearest_mirror_fails`.
    pub name: &'static str,
    /// What the actors do: `near:100:fails mid:200 far:300`.
    pub plan: &'static str,
    /// The exercise's rules.
    pub rules: Rules,
}

/// What holds for all cases of an exercise.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Whether order within one instant is the lesson.
    pub order: bool,
    /// The virtual deadline, in ms.
    pub deadline_ms: u64,
}

/// Plays the case and compares its transcript with the lab's snapshot.
///
/// # Panics
/// When they differ, with both printed.
pub fn check<Fut>(case: &Case, scenario: impl Fn(Stage) -> Fut)
where
    Fut: Future<Output: Debug + Send> + Send + 'static,
{
    compare(
        case,
        answer(|twist| play(case.rules, case.plan, twist, &scenario)),
    );
}

/// [`check`] for an answer that runs on a `LocalSet`.
///
/// # Panics
/// As [`check`].
pub fn check_local<Fut>(case: &Case, scenario: impl Fn(Stage) -> Fut)
where
    Fut: Future<Output: Debug> + 'static,
{
    compare(
        case,
        answer(|twist| play_local(case.rules, case.plan, twist, &scenario)),
    );
}

/// Plays the case and gives its transcript; below it, what its sweep lost. `None` if a grader
/// asked: it has its report.
///
/// # Panics
/// When the plan or the cast is at fault.
pub fn transcript<Fut>(case: &Case, scenario: impl Fn(Stage) -> Fut) -> Option<String>
where
    Fut: Future<Output: Debug + Send> + Send + 'static,
{
    answer(|twist| play(case.rules, case.plan, twist, &scenario)).map(|played| played.whole())
}

/// [`transcript`] for an answer that runs on a `LocalSet`.
///
/// # Panics
/// As [`transcript`].
pub fn transcript_local<Fut>(case: &Case, scenario: impl Fn(Stage) -> Fut) -> Option<String>
where
    Fut: Future<Output: Debug> + 'static,
{
    answer(|twist| play_local(case.rules, case.plan, twist, &scenario)).map(|played| played.whole())
}

/// What one answer gave in one case.
pub(crate) struct Played {
    pub(crate) play: Play,
    swept: Swept,
}

impl Played {
    fn whole(self) -> String {
        self.play.transcript + &self.swept.lines()
    }
}

/// Plays once for a person; `None` if a grader asked, which has its report.
pub(crate) fn answer(play: impl Fn(Twist) -> Play) -> Option<Played> {
    if env::var_os(GRADED).is_some() {
        report(play);
        return None;
    }
    panics::catch(Reader::Person);
    let first = play(Twist::None);
    if let Some(fault) = first.fault {
        panic!("{fault}");
    }
    let swept = sweep(&first, play).unwrap_or_else(|| Ok(Swept::default()));
    Some(Played {
        swept: swept.unwrap_or_else(|fault| panic!("{fault}")),
        play: first,
    })
}

/// Holds a play against the snapshot of its case, as [`check`] does.
pub(crate) fn compare(case: &Case, played: Option<Played>) {
    let Some(Played { play, swept }) = played else {
        return;
    };
    // Cargo runs a test in its package's folder.
    let path = Path::new("tests/snapshots").join(format!("{}.snap", case.name));
    let file = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let (expected, got) = (snapshot_body(&file), &play.transcript);
    if got.trim_end() != expected {
        eprintln!("expected\n{expected}\n\nyours\n{got}");
        if play.ending != Ending::Returned {
            eprintln!("waiting");
            play.waiting.iter().for_each(|waits| eprintln!("{waits}"));
            eprintln!();
        }
        fail(case, "the trace differs");
    }
    // The trace may be right all the same: nobody looks into the handle of a task that panicked.
    if let Some(panic) = play.panic {
        fail(
            case,
            &format!("a task panicked at {}: {}", panic.place, panic.message),
        );
    }
    if let Some(Loss { at, at_ms, says }) = swept.losses.first() {
        eprintln!("the play in which it was dropped\n{}", swept.transcript);
        fail(
            case,
            &format!("dropped at await {at}, at {at_ms} ms: {says}"),
        );
    }
}

/// One message, no backtrace, and no word about accepting the wrong trace.
fn fail(case: &Case, why: &str) -> ! {
    eprintln!(
        "{}: {why}\nFor an explanation: cargo xtask grade",
        case.name
    );
    panic::resume_unwind(Box::new(why.to_owned()));
}

/// What lies below the header of an insta snapshot, without the last newline.
fn snapshot_body(file: &str) -> String {
    let file = file.replace('\r', "");
    let body = file.splitn(3, "---\n").nth(2).unwrap_or(&file);
    body.trim_end().into()
}
