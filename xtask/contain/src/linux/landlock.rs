//! What of the file system a case may touch: it reads everything but processes and devices, and
//! writes to its temporary folder and `/dev/null`.
//!
//! `/proc` is hidden since a process can rewrite its own memory there, and with it what the kit
//! reports, without a line of unsafe code.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use super::sys;

const EXECUTE: u64 = 1;
const WRITE_FILE: u64 = 1 << 1;
const READ_FILE: u64 = 1 << 2;
const READ_FOLDER: u64 = 1 << 3;
const TRUNCATE: u64 = 1 << 14;

/// Unix sockets without a file, and signals: neither leaves the case.
const SCOPES: u64 = 0b11;

/// Devices that a case may read.
const DEVICES: &[&str] = &["/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"];

/// What a kernel's Landlock leaves open.
pub(crate) fn gaps(version: i64) -> Vec<&'static str> {
    let mut gaps = Vec::new();
    if version < 3 {
        gaps.push("truncating files (Landlock before version 3)");
    }
    if version < 6 {
        gaps.push("signals to other processes (Landlock before version 6)");
    }
    gaps
}

/// Restricts this process; `writable` is its temporary folder. Returns the version of Landlock.
pub(crate) fn restrict(writable: &Path) -> io::Result<i64> {
    let version = sys::landlock_version()?;
    let all = rights(version);
    let scopes = if version < 6 { 0 } else { SCOPES };
    let rules = sys::landlock_rules(all, scopes)?;
    let grant = |path: &Path, rights: u64| {
        let opened = open(path)?;
        let of_files = EXECUTE | READ_FILE | WRITE_FILE | TRUNCATE;
        let is_folder = opened.metadata()?.is_dir();
        let rights = if is_folder { rights } else { rights & of_files };
        sys::landlock_grant(&rules, rights & all, &opened)
    };
    for entry in fs::read_dir("/")? {
        let path = entry?.path();
        if path != Path::new("/proc") && path != Path::new("/dev") {
            // One that cannot be opened now cannot be opened later.
            let _ = grant(&path, EXECUTE | READ_FILE | READ_FOLDER);
        }
    }
    for device in DEVICES {
        let _ = grant(Path::new(device), READ_FILE);
    }
    // A course may lie there.
    let _ = grant(Path::new("/dev/shm"), EXECUTE | READ_FILE | READ_FOLDER);
    grant(Path::new("/dev/null"), READ_FILE | WRITE_FILE | TRUNCATE)?;
    grant(writable, all)?;
    sys::no_new_privileges()?;
    sys::landlock_restrict(&rules)?;
    Ok(version)
}

/// All rights to files that a version knows.
fn rights(version: i64) -> u64 {
    let known = match version {
        ..=1 => 13,
        2 => 14,
        3 | 4 => 15,
        _ => 16,
    };
    (1 << known) - 1
}

/// As a place, not to be read.
fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new()
        .read(true)
        .custom_flags(libc::O_PATH | libc::O_CLOEXEC)
        .open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_has_the_rights_it_knows() {
        assert_eq!(rights(1), 0x1fff);
        assert_eq!(rights(3) & TRUNCATE, TRUNCATE);
        assert_eq!(rights(2) & TRUNCATE, 0);
        assert_eq!(rights(9), 0xffff);
    }

    #[test]
    fn an_old_version_s_gaps_are_named() {
        assert_eq!(gaps(1).len(), 2);
        assert_eq!(gaps(5).len(), 1);
        assert!(gaps(6).is_empty());
    }
}
