//! Ends a rustc that does not come to an end on an asked target: one that reads a device, computes a
//! constant for ever or expands a macro without end. Sees, too, one that broke down by itself. What
//! lies before, Tokio and the labs' own crates, has no limit, and the other targets of the build go on.
//!
//! The compilers are looked up in `/proc`, so only Linux has this limit.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use crate::cargo::Target;
use crate::{group, limits};

/// The time between two looks.
const LOOK: Duration = Duration::from_millis(250);

/// What one target's rustc may use.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BuildLimits {
    /// Wall time.
    pub(crate) wall: Duration,
    /// Resident memory, in bytes.
    pub(crate) memory_bytes: u64,
}

/// The limits of every build.
pub(crate) const LIMITS: BuildLimits = BuildLimits {
    wall: Duration::from_secs(60),
    memory_bytes: 4 << 30,
};

/// Why a rustc was ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Halted {
    /// It took too long.
    Wall,
    /// It used too much memory.
    Memory,
    /// It broke down by itself.
    Crash,
}

impl Halted {
    /// One sentence.
    pub(crate) fn says(self) -> String {
        let seen = match self {
            Halted::Crash => return "rustc itself broke down on your file.".into(),
            Halted::Wall => format!("did not come to an end within {} s", LIMITS.wall.as_secs()),
            Halted::Memory => format!("used more than {} GiB of memory", LIMITS.memory_bytes >> 30),
        };
        format!("rustc {seen} on your file and was stopped.")
    }

    /// What such a file may hold.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Halted::Crash => {
                "Look for what is nested some thousand levels deep: parentheses, types, macros that \
                 call macros. rustc follows them on its stack, and that ends."
            }
            Halted::Wall | Halted::Memory => {
                "Look for work that rustc itself has to do: a constant that is computed in a loop \
                 without an end, a macro that calls itself, or `include_bytes!` and its like of \
                 something that is no ordinary file."
            }
        }
    }
}

/// The targets on which rustc broke down, by what cargo says on stderr. One that was killed from
/// outside did not: the machine has no memory left, most often.
pub(crate) fn crashed(said: &str) -> Vec<Target> {
    let (mut last, mut found) = (None, Vec::new());
    for line in said.lines() {
        if let Some(named) = line.strip_prefix("error: could not compile ") {
            last = refused(named);
        } else if line.contains("process didn't exit successfully: `")
            && !line.contains("(signal: 9,")
        {
            found.extend(last.take());
        }
    }
    found
}

/// Of `` `lab-06-wait` (test "mirrors") due to 1 previous error ``.
fn refused(named: &str) -> Option<Target> {
    let mut words = named.split(['`', '"']);
    let (package, kind, test) = (words.nth(1)?, words.next()?, words.next()?);
    (kind == " (test ").then(|| Target {
        package: package.into(),
        test: test.into(),
    })
}

/// Looks after the compilers of one cargo.
pub(crate) struct Watch {
    over: mpsc::Sender<()>,
    found: JoinHandle<BTreeMap<Target, Halted>>,
}

impl Watch {
    /// Watches the children of the process `cargo`.
    ///
    /// # Errors
    /// The machine gives no thread.
    pub(crate) fn start(cargo: u32, targets: &[Target], limits: BuildLimits) -> io::Result<Watch> {
        let targets: BTreeSet<Target> = targets.iter().cloned().collect();
        let (over, ended) = mpsc::channel();
        let found = Builder::new().spawn(move || {
            let mut compilers = Compilers::default();
            while ended.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
                compilers.look(cargo, &targets, limits);
            }
            compilers.halted
        });
        Ok(Watch {
            over,
            found: found?,
        })
    }

    /// The build is over: which targets were halted.
    pub(crate) fn halted(self) -> BTreeMap<Target, Halted> {
        drop(self.over);
        self.found.join().unwrap_or_default()
    }
}

#[derive(Default)]
struct Compilers {
    /// When each was first seen.
    since: BTreeMap<u32, Instant>,
    halted: BTreeMap<Target, Halted>,
}

impl Compilers {
    fn look(&mut self, cargo: u32, targets: &BTreeSet<Target>, limits: BuildLimits) {
        let running = limits::children(cargo);
        self.since.retain(|pid, _| running.contains(pid));
        for pid in running {
            let since = *self.since.entry(pid).or_insert_with(Instant::now);
            let memory_bytes = limits::resident(pid);
            let halted = if memory_bytes > limits.memory_bytes {
                Halted::Memory
            } else if since.elapsed() > limits.wall {
                Halted::Wall
            } else {
                continue;
            };
            if let Some(target) = target(pid).filter(|target| targets.contains(target)) {
                self.halted.insert(target, halted);
                group::kill_one(pid);
            }
        }
    }
}

/// What a rustc compiles, by what cargo tells it.
fn target(pid: u32) -> Option<Target> {
    let process = Path::new("/proc").join(pid.to_string());
    let words = fs::read(process.join("cmdline")).ok()?;
    let surroundings = fs::read(process.join("environ")).ok()?;
    parse(&words, &surroundings)
}

/// From a process's arguments and its environment, each ended by a zero.
fn parse(words: &[u8], surroundings: &[u8]) -> Option<Target> {
    let split = |bytes: &[u8]| -> Vec<String> {
        let pieces = bytes.split(|&byte| byte == 0);
        pieces
            .map(|piece| String::from_utf8_lossy(piece).into_owned())
            .collect()
    };
    let words = split(words);
    let named = words.iter().position(|word| word == "--crate-name")?;
    let package = split(surroundings)
        .iter()
        .find_map(|variable| variable.strip_prefix("CARGO_PKG_NAME=").map(String::from))?;
    Some(Target {
        package,
        test: words.get(named + 1)?.clone(),
    })
}

#[cfg(test)]
#[path = "hung_tests.rs"]
mod tests;
