//! The keeper: starts the program, waits, ends whatever it left behind, and ends as it did.

use std::fs::{self, File};
use std::io;
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitCode, ExitStatus};
use std::thread;
use std::time::Duration;

use super::sys::{self, Resource};
use super::{Order, inner};

/// How often we look whether the grader is still there, and whether the machine has many more
/// threads than before. A process that doubles itself has thousands after some tens of milliseconds.
const LOOK: Duration = Duration::from_millis(5);

/// How often we look for a child that the system says we have and `/proc` does not show.
const TRIES: u32 = 100;

/// Runs the program to its end, and to that of all it started.
///
/// # Errors
/// The folder is there already, or no process can be started.
pub(crate) fn run(order: &Order) -> io::Result<ExitStatus> {
    sys::become_subreaper()?;
    sys::lead()?;
    sys::limit(Resource::CORE, 0, 0)?;
    fs::create_dir(&order.folder)?;
    let result = watched(order);
    sweep();
    fs::remove_dir_all(&order.folder)?;
    result
}

fn watched(order: &Order) -> io::Result<ExitStatus> {
    let grader = sys::parent();
    let child = start(order)?;
    // Who reads what the program prints sees the end of it when the program closes it.
    let nowhere = File::options().write(true).open("/dev/null")?;
    sys::replace(1, &nowhere)?;
    thread::Builder::new()
        .stack_size(64 << 10)
        .spawn(move || watch(grader))?;
    loop {
        let (pid, status) = sys::wait()?;
        if pid == child.id() {
            return Ok(status);
        }
    }
}

fn start(order: &Order) -> io::Result<Child> {
    let (program, arguments) = order
        .words
        .split_first()
        .ok_or(io::ErrorKind::InvalidInput)?;
    let mut command = Command::new(program);
    command.args(arguments).env("TMPDIR", &order.folder);
    let (tier, folder, me) = (order.tier, order.folder.clone(), std::process::id());
    sys::before_program(&mut command, move || inner::restrict(tier, &folder, me));
    let named = |err: io::Error| {
        let program = program.to_string_lossy();
        io::Error::new(err.kind(), format!("{program} cannot be started: {err}"))
    };
    command.spawn().map_err(named)
}

/// When the grader is gone, so are our children; then `watched` goes on. When the group has too many
/// threads, all of it is killed at once, before it fills the machine and nobody can start `kill`.
fn watch(grader: u32) {
    // For root the system counts no processes; and only root can go first, which matters then.
    sys::go_first();
    let mut before = sys::threads();
    while sys::parent() == grader {
        thread::sleep(LOOK);
        let now = sys::threads();
        if u64::from(now) > u64::from(before) + inner::PROCESSES / 2 {
            if threads_of_group() > inner::PROCESSES {
                // The grader knows these words.
                eprintln!(
                    "contain: more than {} threads and processes",
                    inner::PROCESSES
                );
                sys::kill_group();
            }
            before = now;
        }
        before = before.min(now);
    }
    loop {
        kill_children();
        thread::sleep(LOOK);
    }
}

fn threads_of_group() -> u64 {
    let me = std::process::id();
    processes()
        .filter(|(_, fields)| fields.group == me)
        .map(|(_, fields)| fields.threads)
        .sum()
}

/// Ends all that is left below us. Orphans become our children, however deep they were.
fn sweep() {
    let mut tries = 0;
    while sys::has_children() && tries < TRIES {
        let killed = kill_children();
        if killed == 0 {
            tries += 1;
            thread::sleep(Duration::from_millis(1));
        }
        for _ in 0..killed {
            if sys::wait().is_err() {
                return;
            }
        }
    }
}

/// How many were killed.
fn kill_children() -> usize {
    let me = std::process::id();
    processes()
        .filter(|(pid, fields)| fields.parent == me && sys::kill(*pid, libc::SIGKILL).is_ok())
        .count()
}

/// What we read of `/proc/PID/stat`.
struct Fields {
    parent: u32,
    group: u32,
    threads: u64,
}

fn processes() -> impl Iterator<Item = (u32, Fields)> {
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    all.filter_map(|entry| {
        let pid = entry.file_name().to_str()?.parse().ok()?;
        let stat = fs::read_to_string(entry.path().join("stat")).ok()?;
        // The program's name, in parentheses, may hold anything.
        let (_, rest) = stat.rsplit_once(") ")?;
        let fields: Vec<&str> = rest.split(' ').collect();
        let fields = Fields {
            parent: fields.get(1)?.parse().ok()?,
            group: fields.get(2)?.parse().ok()?,
            threads: fields.get(17)?.parse().ok()?,
        };
        Some((pid, fields))
    })
}

/// Ends this process as that one ended.
pub(crate) fn end_like(status: ExitStatus) -> ExitCode {
    if let Some(code) = status.code() {
        return ExitCode::from(code as u8);
    }
    let signal = status.signal().unwrap_or(libc::SIGKILL);
    // The first one may meet std's own handler, which steps aside for the second.
    for _ in 0..2 {
        let _ = sys::kill(std::process::id(), signal);
    }
    ExitCode::from(128 + signal as u8)
}
