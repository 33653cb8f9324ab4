//! Which system calls a case may make: all but those by which it would leave its process group, look
//! into other processes, change what Landlock does not guard, or reach a socket beyond its network.
//!
//! A refused call fails with "operation not permitted"; nothing is killed, so that a program that
//! merely tries goes on.

use std::io;

use super::sys::{self, Instruction};

/// Which sockets a case may have.
///
/// `AF_UNIX` is refused, though not `socketpair`: a path would lead to whoever listens on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sockets {
    /// TCP and UDP: the network is the case's own.
    OwnNetwork,
    /// TCP only, since labs need it on the loopback device and no filter sees an address.
    Tcp,
}

#[cfg(target_arch = "x86_64")]
const MACHINE: u32 = 0xC000_003E;
#[cfg(target_arch = "aarch64")]
const MACHINE: u32 = 0xC000_00B7;

/// Calls that are refused, whatever their arguments.
const REFUSED: &[i64] = &[
    // Out of the group, so that one kill ends all.
    libc::SYS_setsid,
    libc::SYS_setpgid,
    // Into other processes.
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_pidfd_getfd,
    libc::SYS_kcmp,
    // Calls that no filter sees.
    libc::SYS_io_uring_setup,
    libc::SYS_io_uring_enter,
    libc::SYS_io_uring_register,
    // What Landlock does not guard of files.
    libc::SYS_fchmod,
    libc::SYS_fchmodat,
    libc::SYS_fchown,
    libc::SYS_fchownat,
    libc::SYS_setxattr,
    libc::SYS_lsetxattr,
    libc::SYS_fsetxattr,
    libc::SYS_removexattr,
    libc::SYS_lremovexattr,
    libc::SYS_fremovexattr,
    libc::SYS_open_by_handle_at,
    // Another view of the system.
    libc::SYS_unshare,
    libc::SYS_setns,
    libc::SYS_chroot,
    libc::SYS_pivot_root,
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_move_mount,
    libc::SYS_open_tree,
    libc::SYS_fsopen,
    libc::SYS_fsmount,
    libc::SYS_fsconfig,
    libc::SYS_fspick,
    libc::SYS_mount_setattr,
    // The machine itself.
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_userfaultfd,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
    libc::SYS_init_module,
    libc::SYS_finit_module,
    libc::SYS_delete_module,
    libc::SYS_kexec_load,
    libc::SYS_reboot,
    libc::SYS_swapon,
    libc::SYS_swapoff,
    libc::SYS_sethostname,
    libc::SYS_setdomainname,
    libc::SYS_settimeofday,
    libc::SYS_clock_settime,
    libc::SYS_clock_adjtime,
    libc::SYS_adjtimex,
    libc::SYS_quotactl,
    libc::SYS_acct,
    libc::SYS_syslog,
    // `fchmodat2`, which the C library does not know yet.
    452,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_chmod,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_chown,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_lchown,
];

/// All namespaces that `clone` can make.
const NEW_NAMESPACES: u32 = (libc::CLONE_NEWNS
    | libc::CLONE_NEWCGROUP
    | libc::CLONE_NEWUTS
    | libc::CLONE_NEWIPC
    | libc::CLONE_NEWUSER
    | libc::CLONE_NEWPID
    | libc::CLONE_NEWNET) as u32;

/// Where a filter finds the number, the machine and the low half of an argument of a call.
const NUMBER: u32 = 0;
const MACHINE_AT: u32 = 4;
const fn argument(n: u32) -> u32 {
    16 + 8 * n
}

const ALLOW: u32 = libc::SECCOMP_RET_ALLOW;
const REFUSE: u32 = libc::SECCOMP_RET_ERRNO | libc::EPERM as u32;
/// As if the kernel did not have it: who calls it then takes the older call.
const UNKNOWN: u32 = libc::SECCOMP_RET_ERRNO | libc::ENOSYS as u32;

/// Restricts this process, which can get no new privileges.
pub(crate) fn restrict(sockets: Sockets) -> io::Result<()> {
    sys::no_new_privileges()?;
    sys::filter_calls(&mut program(sockets))
}

fn program(sockets: Sockets) -> Vec<Instruction> {
    let mut program = vec![
        load(MACHINE_AT),
        equal(MACHINE, 1, 0),
        end(REFUSE),
        load(NUMBER),
    ];
    // On x86-64 a second set of numbers, for the same calls.
    program.extend([at_least(0x4000_0000, 0, 1), end(REFUSE)]);
    for &call in REFUSED {
        program.extend([equal(call as u32, 0, 1), end(REFUSE)]);
    }
    // Its flags lie in memory, where no filter looks.
    program.extend([equal(libc::SYS_clone3 as u32, 0, 1), end(UNKNOWN)]);
    program.extend([
        equal(libc::SYS_clone as u32, 0, 4),
        load(argument(0)),
        any_bit(NEW_NAMESPACES, 0, 1),
        end(REFUSE),
        end(ALLOW),
    ]);
    program.extend([equal(libc::SYS_socket as u32, 1, 0), end(ALLOW)]);
    program.extend([
        load(argument(0)),
        equal(libc::AF_INET as u32, 2, 0),
        equal(libc::AF_INET6 as u32, 1, 0),
        end(REFUSE),
    ]);
    if sockets == Sockets::Tcp {
        // Its low bits are the type; others are flags.
        program.extend([
            load(argument(1)),
            and(0xf),
            equal(libc::SOCK_STREAM as u32, 1, 0),
            end(REFUSE),
        ]);
    }
    program.push(end(ALLOW));
    program
}

fn instruction(code: u32, k: u32, jt: u8, jf: u8) -> Instruction {
    Instruction {
        code: code as u16,
        jt,
        jf,
        k,
    }
}

fn load(offset: u32) -> Instruction {
    instruction(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, offset, 0, 0)
}

fn and(mask: u32) -> Instruction {
    instruction(libc::BPF_ALU | libc::BPF_AND | libc::BPF_K, mask, 0, 0)
}

/// Skips `then` instructions if the loaded word is that one, else `otherwise`.
fn equal(word: u32, then: u8, otherwise: u8) -> Instruction {
    jump(libc::BPF_JEQ, word, then, otherwise)
}

fn at_least(word: u32, then: u8, otherwise: u8) -> Instruction {
    jump(libc::BPF_JGE, word, then, otherwise)
}

fn any_bit(mask: u32, then: u8, otherwise: u8) -> Instruction {
    jump(libc::BPF_JSET, mask, then, otherwise)
}

fn jump(how: u32, word: u32, then: u8, otherwise: u8) -> Instruction {
    instruction(libc::BPF_JMP | how | libc::BPF_K, word, then, otherwise)
}

fn end(action: u32) -> Instruction {
    instruction(libc::BPF_RET | libc::BPF_K, action, 0, 0)
}
