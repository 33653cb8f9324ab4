//! A process that leads a group of its own, so that one kill ends it and whatever it started. Where
//! there are no process groups, only the process itself is ended.

use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::limits;

/// Makes the process lead a group of its own.
pub(crate) fn lead(command: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    #[cfg(not(unix))]
    let _ = command;
}

/// How long a process that has said all may take to end. Mostly it takes less than to kill it.
const LEAVE: Duration = Duration::from_millis(100);

/// Gives a process that has said all some time to end by itself.
pub(crate) fn let_leave(leader: &mut Child) {
    let until = Instant::now() + LEAVE;
    while matches!(leader.try_wait(), Ok(None)) && Instant::now() < until {
        thread::sleep(Duration::from_micros(200));
    }
}

/// Ends the process and whatever it started. The process is waited for, its pipes are not.
pub(crate) fn end(leader: &mut Child) {
    // Fails if it is gone already.
    let _ = leader.kill();
    let _ = leader.wait();
    // A group that forks while it is killed may need more than one try.
    for _ in 0..50 {
        match limits::usage(leader.id()) {
            Some(usage) if usage.threads == 0 => return,
            Some(_) => kill(leader.id()),
            None => return kill(leader.id()),
        }
        thread::sleep(Duration::from_millis(2));
    }
}

/// Kills all members of a group.
pub(crate) fn kill(group: u32) {
    signal(&format!("-{group}"));
}

/// Kills one process, which is no child of ours.
pub(crate) fn kill_one(pid: u32) {
    signal(&pid.to_string());
}

/// std can kill a child and nobody else, so a program does.
fn signal(whom: &str) {
    if !cfg!(unix) {
        return;
    }
    let quiet = |command: &mut Command| {
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
    };
    // Where there is no such program, the shell has it built in.
    if quiet(Command::new("kill").args(["-KILL", "--", whom])).is_err() {
        let _ = quiet(Command::new("sh").args(["-c", "kill -KILL -- \"$0\"", whom]));
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    fn started(script: &str, threads: u64) -> Child {
        let mut command = Command::new("sh");
        lead(command.args(["-c", script]));
        let child = command.spawn().unwrap();
        while limits::usage(child.id()).unwrap().threads < threads {
            thread::sleep(Duration::from_millis(5));
        }
        child
    }

    #[test]
    fn nothing_of_the_group_is_left() {
        let mut child = started("sleep 600 & sleep 600 & wait", 3);
        end(&mut child);
        assert_eq!(limits::usage(child.id()).unwrap().threads, 0);
    }

    #[test]
    fn what_a_process_leaves_behind_is_ended_too() {
        let mut child = started("sleep 600 & sleep 600 & sleep 0.5", 3);
        child.wait().unwrap();
        assert_eq!(limits::usage(child.id()).unwrap().threads, 2);
        end(&mut child);
        assert_eq!(limits::usage(child.id()).unwrap().threads, 0);
    }
}
