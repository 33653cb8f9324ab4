//! The system calls that std has no words for. All the unsafe code of the course is here: each call
//! hands over numbers, or memory that it only reads and that outlives it.
#![expect(
    unsafe_code,
    reason = "system calls, which neither std nor a small crate wraps"
)]

use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::process::CommandExt;
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, ExitStatus};

/// A number from the system: an error if it is below zero.
fn check(result: i64) -> io::Result<i64> {
    if result < 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(result)
}

fn prctl(option: i32, argument: u64) -> io::Result<()> {
    // SAFETY: the options below take numbers.
    check(i64::from(unsafe {
        libc::prctl(option, argument, 0u64, 0u64, 0u64)
    }))
    .map(drop)
}

/// Orphans below us become our children.
pub(crate) fn become_subreaper() -> io::Result<()> {
    prctl(libc::PR_SET_CHILD_SUBREAPER, 1)
}

/// The system kills us when the thread that started us ends.
pub(crate) fn die_with_parent() -> io::Result<()> {
    prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL as u64)
}

/// No program that we start gets rights that we do not have.
pub(crate) fn no_new_privileges() -> io::Result<()> {
    prctl(libc::PR_SET_NO_NEW_PRIVS, 1)
}

/// The process that started us.
pub(crate) fn parent() -> u32 {
    std::os::unix::process::parent_id()
}

/// Has the child do this before it becomes the program; an error of it is `spawn`'s.
///
/// Call it while this process has one thread: then the child may do whatever we may.
pub(crate) fn before_program(
    command: &mut Command,
    restrict: impl FnMut() -> io::Result<()> + Send + Sync + 'static,
) {
    // SAFETY: this process has one thread when the child is forked, so that no lock is held in it.
    unsafe {
        command.pre_exec(restrict);
    }
}

/// A resource limit, soft and hard; the hard one that we have is not raised.
pub(crate) fn limit(resource: Resource, soft: u64, hard: u64) -> io::Result<()> {
    let mut limit = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    // SAFETY: `limit` lives on the stack and has the type that the call writes.
    check(i64::from(unsafe {
        libc::getrlimit(resource.0, &raw mut limit)
    }))?;
    limit.rlim_max = limit.rlim_max.min(hard);
    limit.rlim_cur = soft.min(limit.rlim_max);
    // SAFETY: `limit` lives on the stack and has the type that the call reads.
    check(i64::from(unsafe {
        libc::setrlimit(resource.0, &raw const limit)
    }))
    .map(drop)
}

/// What `limit` limits. The number's type differs from one C library to another.
#[derive(Clone, Copy)]
pub(crate) struct Resource(
    #[cfg(target_env = "gnu")] libc::__rlimit_resource_t,
    #[cfg(not(target_env = "gnu"))] libc::c_int,
);

impl Resource {
    /// CPU time of a process, in seconds.
    pub(crate) const CPU: Resource = Resource(libc::RLIMIT_CPU);
    /// Address space of a process, in bytes.
    pub(crate) const ADDRESSES: Resource = Resource(libc::RLIMIT_AS);
    /// Size of a file, in bytes.
    pub(crate) const FILE: Resource = Resource(libc::RLIMIT_FSIZE);
    /// Open files of a process.
    pub(crate) const OPEN: Resource = Resource(libc::RLIMIT_NOFILE);
    /// Size of a core dump, in bytes.
    pub(crate) const CORE: Resource = Resource(libc::RLIMIT_CORE);
    /// Processes and threads of a user in a user namespace.
    pub(crate) const PROCESSES: Resource = Resource(libc::RLIMIT_NPROC);
}

/// New namespaces for this process, which has one thread.
pub(crate) fn unshare(namespaces: i32) -> io::Result<()> {
    // SAFETY: takes a number. No descriptor table or file system state is unshared, and no other
    // thread is there.
    check(i64::from(unsafe { libc::unshare(namespaces) })).map(drop)
}

/// Makes this process the leader of a process group, if it is not.
pub(crate) fn lead() -> io::Result<()> {
    // SAFETY: takes numbers.
    check(i64::from(unsafe { libc::setpgid(0, 0) })).map(drop)
}

/// Lets this thread run before all ordinary ones, if we may: root may.
pub(crate) fn go_first() {
    // SAFETY: zeroes are a valid `sched_param`, which lives on the stack; the call reads one.
    unsafe {
        let mut first: libc::sched_param = std::mem::zeroed();
        first.sched_priority = 1;
        libc::sched_setscheduler(0, libc::SCHED_FIFO, &raw const first);
    }
}

/// Threads of all processes on this machine, modulo 65536.
pub(crate) fn threads() -> u16 {
    // SAFETY: zeroes are a valid `sysinfo`, and the call writes one.
    unsafe {
        let mut info: libc::sysinfo = std::mem::zeroed();
        libc::sysinfo(&raw mut info);
        info.procs
    }
}

/// Ends our process group, and us with it.
pub(crate) fn kill_group() {
    // SAFETY: takes numbers.
    unsafe {
        libc::kill(0, libc::SIGKILL);
    }
}

/// Sends a signal to a process.
pub(crate) fn kill(pid: u32, signal: i32) -> io::Result<()> {
    let pid = i32::try_from(pid).map_err(io::Error::other)?;
    // SAFETY: takes numbers.
    check(i64::from(unsafe { libc::kill(pid, signal) })).map(drop)
}

/// Waits for any child, and says which one ended and how.
///
/// # Errors
/// There is no child.
pub(crate) fn wait() -> io::Result<(u32, ExitStatus)> {
    let mut status = 0;
    loop {
        // SAFETY: `status` lives on the stack and has the type that the call writes.
        let waited = check(i64::from(unsafe { libc::waitpid(-1, &raw mut status, 0) }));
        match waited {
            Ok(pid) => return Ok((pid as u32, ExitStatus::from_raw(status))),
            Err(err) if err.kind() == io::ErrorKind::Interrupted => {}
            Err(err) => return Err(err),
        }
    }
}

/// Whether a child is there, ended or not.
pub(crate) fn has_children() -> bool {
    let flags = libc::WEXITED | libc::WNOHANG | libc::WNOWAIT;
    // SAFETY: zeroes are a valid `siginfo_t`, and the call writes one.
    unsafe {
        let mut info: libc::siginfo_t = std::mem::zeroed();
        libc::waitid(libc::P_ALL, 0, &raw mut info, flags) == 0
    }
}

/// Makes descriptor 1 or 2 the same file as `file`.
pub(crate) fn replace(descriptor: i32, file: &impl AsRawFd) -> io::Result<()> {
    // SAFETY: both are open; what std writes to descriptors 1 and 2 may go anywhere.
    check(i64::from(unsafe {
        libc::dup2(file.as_raw_fd(), descriptor)
    }))
    .map(drop)
}

/// A socket to the kernel's own tables of interfaces.
pub(crate) fn route_socket() -> io::Result<OwnedFd> {
    let kind = libc::SOCK_RAW | libc::SOCK_CLOEXEC;
    // SAFETY: takes numbers.
    let socket = check(i64::from(unsafe {
        libc::socket(libc::AF_NETLINK, kind, libc::NETLINK_ROUTE)
    }))?;
    owned(socket)
}

fn owned(descriptor: i64) -> io::Result<OwnedFd> {
    let descriptor = i32::try_from(descriptor).map_err(io::Error::other)?;
    // SAFETY: the kernel has just opened it for us, and nobody else knows it.
    Ok(unsafe { OwnedFd::from_raw_fd(descriptor) })
}

/// The version of Landlock that the kernel has.
pub(crate) fn landlock_version() -> io::Result<i64> {
    // SAFETY: with this flag the call reads no memory.
    check(unsafe { libc::syscall(libc::SYS_landlock_create_ruleset, 0u64, 0u64, 1u64) })
}

/// A set of rules that handles these rights to files and these scopes. Older kernels know a shorter
/// form without scopes.
pub(crate) fn landlock_rules(files: u64, scopes: u64) -> io::Result<OwnedFd> {
    let rules = [files, 0, scopes];
    let bytes = if scopes == 0 { 8u64 } else { 24 };
    // SAFETY: `rules` has the layout of `landlock_ruleset_attr`, three 64-bit words, and at least
    // `bytes` bytes.
    owned(check(unsafe {
        libc::syscall(
            libc::SYS_landlock_create_ruleset,
            rules.as_ptr(),
            bytes,
            0u64,
        )
    })?)
}

/// Grants rights to a file, or to all below a folder.
pub(crate) fn landlock_grant(rules: &OwnedFd, rights: u64, to: &impl AsRawFd) -> io::Result<()> {
    /// `landlock_path_beneath_attr`.
    #[repr(C, packed)]
    struct Beneath {
        rights: u64,
        folder: i32,
    }
    let beneath = Beneath {
        rights,
        folder: to.as_raw_fd(),
    };
    // SAFETY: rule type 1 reads one `Beneath`, which lives on the stack.
    check(unsafe {
        libc::syscall(
            libc::SYS_landlock_add_rule,
            rules.as_raw_fd(),
            1u64,
            &raw const beneath,
            0u64,
        )
    })
    .map(drop)
}

/// From now on these rules hold for this process and its children.
pub(crate) fn landlock_restrict(rules: &OwnedFd) -> io::Result<()> {
    // SAFETY: takes numbers.
    check(unsafe { libc::syscall(libc::SYS_landlock_restrict_self, rules.as_raw_fd(), 0u64) })
        .map(drop)
}

/// An instruction of a filter for system calls.
pub(crate) type Instruction = libc::sock_filter;

/// From now on this filter judges each system call of this process and its children.
pub(crate) fn filter_calls(program: &mut [Instruction]) -> io::Result<()> {
    let filter = libc::sock_fprog {
        len: u16::try_from(program.len()).map_err(io::Error::other)?,
        filter: program.as_mut_ptr(),
    };
    // SAFETY: `filter` points to `len` instructions, which the call copies.
    check(unsafe {
        libc::syscall(
            libc::SYS_seccomp,
            libc::SECCOMP_SET_MODE_FILTER,
            0u64,
            &raw const filter,
        )
    })
    .map(drop)
}
