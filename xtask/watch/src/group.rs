//! A command of ours, with whatever it starts: a process that leads a group of its own.

use std::io;
use std::process::{Child, Command, ExitStatus, Stdio};

/// Ended with all it began when it is dropped.
pub(crate) struct Group {
    leader: Child,
    status: Option<ExitStatus>,
}

impl Group {
    /// Starts a command. It prints where we print, and nothing can be typed into it.
    ///
    /// # Errors
    /// The program cannot be started.
    pub(crate) fn start(command: &mut Command) -> io::Result<Group> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let leader = command.stdin(Stdio::null()).spawn()?;
        let status = None;
        Ok(Group { leader, status })
    }

    /// How it ended, if it did.
    pub(crate) fn ended(&mut self) -> Option<ExitStatus> {
        if self.status.is_none() {
            self.status = self.leader.try_wait().ok().flatten();
        }
        self.status
    }

    /// Kills it, what it started in groups of their own, and what these started.
    ///
    /// A process of a group that is killed may be about to fork: it may need more than one try. What
    /// is dead and not yet waited for still counts as a member, so that the tries are limited.
    #[cfg(unix)]
    fn kill(&mut self) {
        use std::thread;
        use std::time::Duration;

        use rustix::process::{Pid, Signal, kill_process_group};

        use crate::processes;

        let group = Pid::from_child(&self.leader);
        // Stopped, it starts nothing while its cases are looked up.
        let _ = kill_process_group(group, Signal::STOP);
        let below = processes::groups_below(group.as_raw_nonzero().get());
        for group in below.into_iter().filter_map(Pid::from_raw) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = kill_process_group(group, Signal::KILL);
        let _ = self.leader.wait();
        for _ in 0..20 {
            if kill_process_group(group, Signal::KILL).is_err() {
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }

    #[cfg(not(unix))]
    fn kill(&mut self) {
        let _ = self.leader.kill();
        let _ = self.leader.wait();
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        if self.ended().is_none() {
            self.kill();
        }
    }
}
