//! What one play may use, and what a process group uses right now.
//!
//! Usage is looked up in `/proc`, so only Linux has figures; elsewhere wall time and output are the
//! only limits.

use std::time::Duration;

use crate::wire;

/// What one play may use, and how long a line of a case's output may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    /// Wall time of a play.
    pub wall: Duration,
    /// CPU time of a play, over the whole process group.
    pub cpu: Duration,
    /// Resident memory of the process group, in bytes.
    pub memory_bytes: u64,
    /// Threads of the process group; a process has at least one.
    pub threads: u64,
    /// Bytes that the answer may print.
    pub output_bytes: u64,
    /// Bytes that one record may have.
    pub record_bytes: usize,
    /// Events that a play may record.
    pub events: u64,
}

/// The limits of every case.
pub(crate) const LIMITS: Limits = Limits {
    wall: Duration::from_secs(10),
    cpu: Duration::from_secs(5),
    memory_bytes: 1 << 30,
    threads: 256,
    output_bytes: 1 << 20,
    record_bytes: 2 << 20,
    events: wire::MAX_EVENTS,
};

/// The limit that ended a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Limit {
    /// Wall time.
    Wall,
    /// CPU time.
    Cpu,
    /// Memory.
    Memory,
    /// Threads and processes.
    Threads,
    /// Printed text.
    Output,
    /// Recorded events.
    Events,
    /// The size of a file.
    FileSize,
}

/// What the live members of a process group use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Usage {
    /// CPU time of the members and of the children they waited for.
    pub cpu: Duration,
    /// Resident memory, in bytes.
    pub memory_bytes: u64,
    /// Threads.
    pub threads: u64,
}

impl Limits {
    /// The first limit that this usage, since the start of a play, is beyond.
    pub(crate) fn exceeded(&self, since_start: &Usage) -> Option<Limit> {
        if since_start.cpu > self.cpu {
            Some(Limit::Cpu)
        } else if since_start.memory_bytes > self.memory_bytes {
            Some(Limit::Memory)
        } else if since_start.threads > self.threads {
            Some(Limit::Threads)
        } else {
            None
        }
    }
}

/// That a case was beyond this limit, in words.
pub(crate) fn beyond(limit: Limit) -> String {
    match limit {
        Limit::Wall => format!("it took more than {} s", LIMITS.wall.as_secs()),
        Limit::Cpu => format!("it took more than {} s of CPU time", LIMITS.cpu.as_secs()),
        Limit::Memory => format!(
            "it used more than {} MiB of memory",
            LIMITS.memory_bytes >> 20
        ),
        Limit::Threads => format!("it had more than {} threads and processes", LIMITS.threads),
        Limit::Output => format!("it printed more than {} MiB", LIMITS.output_bytes >> 20),
        Limit::Events => format!("it made more than {} events", LIMITS.events),
        Limit::FileSize => "it wrote a file of more than 64 MiB".into(),
    }
}

/// What the process group uses now. `None` where the system does not say; zero threads once the
/// group is gone.
pub(crate) fn usage(group: u32) -> Option<Usage> {
    if cfg!(target_os = "linux") {
        proc_usage(group)
    } else {
        None
    }
}

fn proc_usage(group: u32) -> Option<Usage> {
    let mut sum = Usage::default();
    for (pid, member) in processes()?.filter(|(_, stat)| stat.group == group) {
        sum.cpu += member.cpu;
        sum.threads += member.threads;
        sum.memory_bytes += resident(pid);
    }
    Some(sum)
}

/// Processes that this one started and that run, by number.
pub(crate) fn children(parent: u32) -> Vec<u32> {
    let all = processes().into_iter().flatten();
    let own = all.filter(|(_, stat)| stat.parent == parent);
    own.map(|(pid, _)| pid).collect()
}

/// All processes that run. One may end between two looks; then it is none.
fn processes() -> Option<impl Iterator<Item = (u32, Stat)>> {
    let entries = std::fs::read_dir("/proc").ok()?.flatten();
    Some(entries.filter_map(|entry| {
        let pid = entry.file_name().to_str()?.parse().ok()?;
        let stat = std::fs::read_to_string(entry.path().join("stat")).ok()?;
        Some((pid, Stat::parse(&stat)?))
    }))
}

/// Resident memory of a process, in bytes; nothing of one that is gone.
pub(crate) fn resident(pid: u32) -> u64 {
    memory(pid, "VmRSS:").unwrap_or(0)
}

/// The most resident memory that a process had, in bytes.
pub(crate) fn peak(pid: u32) -> Option<u64> {
    memory(pid, "VmHWM:")
}

fn memory(pid: u32, name: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    bytes(&status, name)
}

/// What we read of `/proc/PID/stat`.
#[derive(Debug, PartialEq, Eq)]
struct Stat {
    parent: u32,
    group: u32,
    cpu: Duration,
    threads: u64,
}

impl Stat {
    /// `None` for a zombie: it is over.
    fn parse(stat: &str) -> Option<Stat> {
        // The second field is the program's name in parentheses, and may hold spaces and more.
        let (_, rest) = stat.rsplit_once(") ")?;
        let fields: Vec<&str> = rest.split(' ').collect();
        let number = |n: usize| fields.get(n)?.parse::<u64>().ok();
        if matches!(*fields.first()?, "Z" | "X") {
            return None;
        }
        // User and system time, own and of children waited for, in ticks of 1/100 s on all of Linux.
        let ticks = number(11)? + number(12)? + number(13)? + number(14)?;
        Some(Stat {
            parent: u32::try_from(number(1)?).ok()?,
            group: u32::try_from(number(2)?).ok()?,
            cpu: Duration::from_millis(ticks * 10),
            threads: number(17)?,
        })
    }
}

/// A line of `/proc/PID/status`, such as `VmRSS:    12 kB`, in bytes.
fn bytes(status: &str, name: &str) -> Option<u64> {
    let rest = status.lines().find_map(|line| line.strip_prefix(name))?;
    let kib: u64 = rest.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kib * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    const STAT: &str = "42 (a) b) R 1 77 77 0 -1 4194560 9 8 7 6 150 50 20 10 20 0 3 0 5 6 7 8";

    #[test]
    fn stat_is_read_behind_a_name_with_parentheses() {
        assert_eq!(
            Stat::parse(STAT),
            Some(Stat {
                parent: 1,
                group: 77,
                cpu: Duration::from_millis(2300),
                threads: 3
            })
        );
        assert_eq!(Stat::parse(&STAT.replace(" R ", " Z ")), None);
        assert_eq!(Stat::parse("42 (short) R 1"), None);
    }

    #[test]
    fn resident_memory_is_in_bytes() {
        assert_eq!(
            bytes("VmPeak:\t 9 kB\nVmRSS:\t    12 kB\n", "VmRSS:"),
            Some(12 * 1024)
        );
        assert_eq!(bytes("State: Z", "VmRSS:"), None);
    }

    #[test]
    fn each_limit_is_found() {
        let within = Usage {
            cpu: LIMITS.cpu,
            memory_bytes: LIMITS.memory_bytes,
            threads: LIMITS.threads,
        };
        assert_eq!(LIMITS.exceeded(&within), None);
        let one = Duration::from_millis(1);
        let cpu = Usage {
            cpu: LIMITS.cpu + one,
            ..within
        };
        let memory = Usage {
            memory_bytes: within.memory_bytes + 1,
            ..within
        };
        let threads = Usage {
            threads: within.threads + 1,
            ..within
        };
        assert_eq!(LIMITS.exceeded(&cpu), Some(Limit::Cpu));
        assert_eq!(LIMITS.exceeded(&memory), Some(Limit::Memory));
        assert_eq!(LIMITS.exceeded(&threads), Some(Limit::Threads));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn our_own_group_uses_something_and_a_made_up_one_nothing() {
        let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
        let own = usage(Stat::parse(&stat).unwrap().group).unwrap();
        assert!(own.threads >= 1 && own.memory_bytes > 0, "{own:?}");
        assert_eq!(usage(u32::MAX), Some(Usage::default()));
    }
}
