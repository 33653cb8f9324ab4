//! What the child does before it becomes the program: it gives up what the program may not have.

use std::io;
use std::path::Path;

use super::filter::{self, Sockets};
use super::sys::{self, Resource};
use super::{Tier, landlock, network};

/// Each limit lies above the grader's own of the same thing, so that the grader's is met first and
/// can be named; these hold where the grader looks too late, or is gone.
const LIMITS: &[(Resource, u64, u64)] = &[
    // Seconds. All plays of a case run in one process.
    (Resource::CPU, 120, 125),
    // Bytes. The grader counts 1 GiB of resident memory; address space is more: two hundred threads
    // have stacks of 2 MiB and arenas of 64.
    (Resource::ADDRESSES, 4 << 30, 4 << 30),
    (Resource::FILE, 64 << 20, 64 << 20),
    (Resource::OPEN, 1024, 1024),
    (Resource::CORE, 0, 0),
];

/// Threads and processes. The system holds them to it where a user namespace makes them count for
/// this case alone. Elsewhere it counts all that the user runs, and for root nothing; then the keeper
/// sees it.
pub(crate) const PROCESSES: u64 = 512;

/// Gives up what a program of this tier may not have, all but its folder. `keeper` is our parent.
pub(crate) fn restrict(tier: Tier, folder: &Path, keeper: u32) -> io::Result<()> {
    let sockets = match tier {
        Tier::A => {
            network::leave().map_err(named("namespaces"))?;
            Sockets::OwnNetwork
        }
        Tier::B => Sockets::Tcp,
    };
    for &(resource, soft, hard) in LIMITS {
        sys::limit(resource, soft, hard).map_err(named("limits"))?;
    }
    if tier == Tier::A {
        sys::limit(Resource::PROCESSES, PROCESSES, PROCESSES).map_err(named("limits"))?;
    }
    landlock::restrict(folder).map_err(named("Landlock"))?;
    filter::restrict(sockets).map_err(named("seccomp"))?;
    // Last, since a change of the user takes it back.
    sys::die_with_parent()?;
    if sys::parent() != keeper {
        return Err(io::Error::from_raw_os_error(libc::ESRCH));
    }
    Ok(())
}

/// Only a number gets from the child to `spawn`, so the words go to stderr.
fn named(what: &str) -> impl Fn(io::Error) -> io::Error {
    move |err| {
        eprintln!("contain: {what}: {err}");
        err
    }
}
