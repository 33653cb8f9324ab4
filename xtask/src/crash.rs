//! What ended a process that did not report to the end, by its signal and by the fixed words that
//! Rust's runtime prints. Words can be forged, so they choose among failures and never make a pass.

use std::process::ExitStatus;

use crate::limits::Limit;
use crate::run::Stop;

/// What the runtime prints before it aborts.
const OVERFLOWED: &str = "has overflowed its stack";
const ALLOCATION: &str = "memory allocation of ";

/// What `contain` prints before it ends a case's whole group.
const TOO_MANY: &str = "contain: more than ";

/// Signals, by the numbers that they have on Linux and on macOS.
const ABORT: i32 = 6;
const BUS: [i32; 2] = [7, 10];
const KILL: i32 = 9;
const SEGMENT: i32 = 11;
const CPU_TIME: i32 = 24;
const FILE_SIZE: i32 = 25;

/// Why it closed its output. `stderr` is the end of what it printed there.
pub(crate) fn stop(status: ExitStatus, stderr: &str) -> Stop {
    let overflowed =
        || Stop::Closed("its stack overflowed, most often by endless recursion".into());
    match signal(status) {
        Some(CPU_TIME) => Stop::Killed(Limit::Cpu),
        Some(FILE_SIZE) => Stop::Killed(Limit::FileSize),
        Some(KILL) if stderr.contains(TOO_MANY) => Stop::Killed(Limit::Threads),
        Some(ABORT) if stderr.contains(OVERFLOWED) => overflowed(),
        Some(ABORT) if stderr.contains(ALLOCATION) => Stop::Killed(Limit::Memory),
        // Without unsafe code in the answer nothing else leads there.
        Some(signal) if signal == SEGMENT || BUS.contains(&signal) => overflowed(),
        _ => Stop::Closed(status.to_string()),
    }
}

/// Whether a panic says that no thread or process could be started.
pub(crate) fn is_refused_thread(message: &str) -> bool {
    message.contains("kind: WouldBlock") && message.contains("spawn")
}

#[cfg(unix)]
fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
fn signal(_: ExitStatus) -> Option<i32> {
    None
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::process::ExitStatusExt;

    fn of(status: i32, stderr: &str) -> Stop {
        stop(ExitStatus::from_raw(status), stderr)
    }

    #[test]
    fn recursion_is_told_by_its_words_or_its_signal() {
        let overflowed = of(ABORT, "thread 'main' has overflowed its stack\n");
        assert!(matches!(&overflowed, Stop::Closed(how) if how.contains("stack overflowed")));
        assert_eq!(of(SEGMENT, ""), overflowed);
    }

    #[test]
    fn limits_of_the_system_are_limits() {
        let memory = of(ABORT, "memory allocation of 99 bytes failed\n");
        assert_eq!(memory, Stop::Killed(Limit::Memory));
        assert_eq!(of(CPU_TIME, ""), Stop::Killed(Limit::Cpu));
        assert_eq!(of(FILE_SIZE, ""), Stop::Killed(Limit::FileSize));
        let threads = of(KILL, "contain: more than 512 threads and processes\n");
        assert_eq!(threads, Stop::Killed(Limit::Threads));
    }

    #[test]
    fn words_without_the_signal_mean_nothing() {
        let left = of(
            0,
            "memory allocation of 99 bytes failed; has overflowed its stack",
        );
        assert_eq!(left, Stop::Closed("exit status: 0".into()));
        assert!(matches!(of(ABORT, ""), Stop::Closed(how) if how.contains("signal: 6")));
    }

    #[test]
    fn a_thread_that_could_not_be_started_is_known() {
        let message = "failed to spawn thread: Os { code: 11, kind: WouldBlock, message: \"…\" }";
        assert!(is_refused_thread(message));
        assert!(!is_refused_thread(
            "read: Os { code: 11, kind: WouldBlock }"
        ));
    }
}
