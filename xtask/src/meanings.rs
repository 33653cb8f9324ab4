//! What each verdict means, in the words of the book's one machine: a ready queue of tasks, one
//! running task, timers, and a blocking pool beside them.

use crate::verdict::Verdict;

/// What is to be known about a verdict, in short sentences to the student.
#[derive(Clone, Copy, Debug)]
pub struct Meaning {
    /// What was seen, and what it says about the machine.
    pub means: &'static str,
    /// What mostly lies behind it.
    pub cause: &'static str,
    /// What to do now.
    pub act: &'static str,
}

/// The page of the book with all verdicts, below `book/src`.
const PAGE: &str = "reports/verdicts.md";

/// Where the book treats a verdict, below `book/src`.
pub fn page(verdict: Verdict) -> String {
    format!("{PAGE}#{}", verdict.name().replace('_', "-"))
}

/// The meaning of a verdict.
pub fn of(verdict: Verdict) -> Meaning {
    let (means, cause, act) = match verdict {
        Verdict::Passed => PASSED,
        Verdict::NotAttempted => NOT_ATTEMPTED,
        Verdict::HeldThread => HELD_THREAD,
        Verdict::Differs => DIFFERS,
        Verdict::Nondeterministic => NONDETERMINISTIC,
        Verdict::NeverReturns => NEVER_RETURNS,
        Verdict::Deadlock => DEADLOCK,
        Verdict::Panicked => PANICKED,
        Verdict::Livelock => LIVELOCK,
        Verdict::Blocked => BLOCKED,
        Verdict::Limit => LIMIT,
        Verdict::NoTranscript => NO_TRANSCRIPT,
        Verdict::DoesNotCompile => DOES_NOT_COMPILE,
        Verdict::Tampered => TAMPERED,
        Verdict::InternalError => INTERNAL_ERROR,
    };
    Meaning { means, cause, act }
}

type Text = (&'static str, &'static str, &'static str);

const PASSED: Text = (
    "In every case your answer gave the expected transcript, in each of several plays, and let go \
     of the thread in time.",
    "Each actor was called, finished or was dropped at the right virtual millisecond.",
    "Go on: `cargo xtask next`. To see how ours differs: `cargo xtask solution EXERCISE`.",
);

const NOT_ATTEMPTED: Text = (
    "Your answer reached a `todo!`. The stub is still there, or one branch of yours still ends in \
     one.",
    "You have not begun, or you left a branch for later.",
    "`cargo xtask next` names the file and the line. Replace the `todo!` by code.",
);

const HELD_THREAD: Text = (
    "Your transcript is right, but your code kept the thread for too long. The machine has one \
     running task. Until it awaits, no other task of the ready queue runs and no timer fires, \
     however long it is due. The report says who kept the thread, after which event, and which \
     tasks were ready meanwhile.",
    "A call that waits without awaiting: `std::thread::sleep`, a `std` lock, file or network call, \
     or a long computation between two awaits.",
    "Await Tokio's version of the call. Move work that cannot await to the blocking pool with \
     `spawn_blocking`, or cut it in pieces with an await between them.",
);

const DIFFERS: Text = (
    "Your answer ended, but not with the expected transcript. Some actor was called, finished or \
     was dropped at another virtual time, or the result is another one. Or, where your answer is \
     also dropped at each of its awaits, something was lost when it was.",
    "Mostly one belief about who runs when: that a future runs before it is awaited, that two \
     awaits in a row overlap, that a dropped future goes on, or that a dropped handle stops its \
     task.",
    "Read the first line that differs. Ask which task was running just before, and what it waited \
     for. `cargo xtask trace EXERCISE/CASE` has each poll and each wake.",
);

const NONDETERMINISTIC: Text = (
    "Two plays of the same case gave two transcripts. Nothing from outside differed, so the choice \
     was made inside your answer.",
    "`select!` without `biased;` picks among ready branches at random. So does anything that \
     iterates over a `HashMap`. A `static` still holds what the play before left in it. And the \
     clock on the wall shows another time in each play.",
    "Say which branch goes first with `biased;`, or write the code so that the choice makes no \
     difference. Keep order with a `Vec` or a `BTreeMap`, and keep state in the call.",
);

const NEVER_RETURNS: Text = (
    "The virtual deadline came and tasks were still being polled. The machine is alive: timers \
     fire, tasks wake, and your answer waits for something that all this work never brings.",
    "A loop around a timer whose end condition cannot come true, a retry without a last try, or an \
     `interval` that nobody stops.",
    "Find the loop that still ticks at the end of the transcript. Ask what would make it stop, and \
     who would do that.",
);

const DEADLOCK: Text = (
    "The virtual deadline came and nobody had been polled for a long time. The ready queue is \
     empty, no timer is due, and every task waits for another one. Nobody is left to wake them.",
    "A channel whose last sender is still held by the one who receives. A lock or a permit that is \
     awaited by the task that holds it. A `JoinHandle` that is awaited by the task it belongs to. \
     A future that returned `Pending` and kept no waker.",
    "Read who waits, and since when. For each of them ask: who should wake it, and what is that \
     one doing?",
);

const PANICKED: Text = (
    "Your answer panicked, or a task that it spawned did. A panic ends its task only. Whoever \
     awaits the `JoinHandle` gets an error; if nobody does, the panic goes unseen, which is why we \
     report it.",
    "An `unwrap` on a failed call, an index past the end, a number below zero, a second \
     `block_on` inside a task.",
    "Go to the line that is named. Handle the case that the plan shows, instead of unwrapping it.",
);

const LIVELOCK: Text = (
    "Tasks went through the ready queue tens of thousands of times at one instant of virtual time. \
     Each time one of them was put back at once. As something is always ready, the clock never \
     moves on to the next timer. The report says how often each was polled: the one with the large \
     number is the restless one.",
    "A loop that awaits `yield_now` or a sleep of zero until something has happened. A \
     hand-written future that wakes itself in each poll.",
    "Wait for the event itself, not for a better moment to look: await the handle, the channel, a \
     `Notify`, or a timer with a delay.",
);

const BLOCKED: Text = (
    "The play had to be killed, and until then no task had a new turn for seconds of real time. \
     Either one poll never came back: then the report names the task whose poll it is. Or a \
     closure in the blocking pool did not end, or waits for a thread of a pool that is full: \
     while the pool has work, the paused clock stands, so no timer fires.",
    "In a poll: a loop without an await in it, or a call that waits for the thread, such as \
     `std::thread::sleep`, `block_on`, or a `std` channel or lock that another task of the same \
     thread should release. In the pool: a closure that waits for what a task would do later, or \
     closures without an end, one to a thread, until none is left.",
    "Every loop that waits needs an await that can be pending. Use Tokio's channel, lock or sleep, \
     or move the call to the blocking pool with `spawn_blocking`. A closure there cannot be \
     aborted once it runs: give it an end of its own.",
);

const LIMIT: Text = (
    "The play used more than a play may use: memory, output, events, the size of a file, or \
     threads and processes. The report says which limit it was.",
    "A loop that spawns or pushes without an end, an unbounded channel with a fast sender, or a \
     print in a loop.",
    "Bound what grows: a channel with a capacity, a semaphore for tasks, an end for the loop.",
);

const NO_TRANSCRIPT: Text = (
    "The process of the case ended before its report was complete. What it printed and its exit \
     code prove nothing, so there is nothing to judge. The report says how it ended, and where it \
     can be told, that the stack overflowed.",
    "A call of `std::process::exit` or `abort`, or recursion without an end.",
    "Return from your function instead of ending the process. Give recursion an end.",
);

const DOES_NOT_COMPILE: Text = (
    "rustc does not accept your file, so nothing ran. Other exercises are graded all the same. \
     Where rustc's words prove one of the known errors, the report says in our words what it is.",
    "In async code mostly: a value that is not `Send` is held across an await in a spawned task, a \
     task borrows what its caller owns, or an await is missing before a value is used.",
    "Read the first error only; later ones often follow from it. Follow the page that the report \
     names, or read `rustc --explain CODE`. Keep the signature as the starter has it.",
);

const TAMPERED: Text = (
    "A file of the course was changed, removed or added, and it could alter what is checked. Only \
     `labs/*/src/EXERCISE.rs` is yours to change. Nothing was graded.",
    "A test, a snapshot, a cast or a manifest was edited to try something out, or a merge left \
     something behind.",
    "The report names each file and the command that restores it. Then grade again.",
);

const INTERNAL_ERROR: Text = (
    "The course's own tools failed. This is not about your answer, and it is never a pass.",
    "A fault in a scenario, a snapshot that is missing, a full disk, or a cargo that cannot run.",
    "Read the error. If it is not about your machine, tell those who keep the course.",
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_verdict_has_all_three_and_none_is_another_ones() {
        let mut seen = std::collections::BTreeSet::new();
        for verdict in Verdict::ALL {
            let Meaning { means, cause, act } = of(verdict);
            for text in [means, cause, act] {
                assert!(
                    text.ends_with(['.', '?']) && text.len() > 20,
                    "{verdict}: {text}"
                );
                assert!(seen.insert(text), "{verdict}: {text}");
            }
        }
    }
}
