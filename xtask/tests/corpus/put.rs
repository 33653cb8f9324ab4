//! What a case does to the course before it is graded.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, SystemTime};

use crate::case::{Kind, Put};
use crate::tree;

/// Does one thing to the course.
pub(crate) fn apply(root: &Path, put: &Put) {
    let path = root.join(&put.path);
    let old = || fs::read(&path).unwrap_or_else(|err| panic!("{}: {err}", path.display()));
    match &put.kind {
        Kind::File(bytes) => tree::write(&path, bytes),
        Kind::Prepend(bytes) => tree::write(&path, &[&bytes[..], &old()].concat()),
        Kind::Append(bytes) => tree::write(&path, &[&old(), &bytes[..]].concat()),
        Kind::Replace(from, to) => {
            let text = String::from_utf8(old()).unwrap();
            assert!(text.contains(from), "no {from:?} in {}", put.path);
            tree::write(&path, text.replacen(from, to, 1).as_bytes());
        }
        Kind::Crlf => {
            let text = String::from_utf8(old()).unwrap();
            tree::write(&path, text.replace('\n', "\r\n").as_bytes());
        }
        Kind::Removed => tree::remove(&path),
        Kind::Folder => {
            tree::remove(&path);
            fs::create_dir_all(&path).unwrap();
        }
        Kind::Link(to) => {
            tree::remove(&path);
            link(to, &path);
        }
        Kind::MovedTo(to) => {
            let to = root.join(to);
            fs::create_dir_all(to.parent().unwrap()).unwrap();
            fs::rename(&path, &to).unwrap();
            link(&to, &path);
        }
        Kind::Fifo => {
            tree::remove(&path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            tool("mkfifo", &path);
        }
        Kind::Unreadable => tool("chmod 000", &path),
        Kind::Old => {
            let year_2020 = SystemTime::UNIX_EPOCH + Duration::from_secs(1_577_836_800);
            let file = File::options().write(true).open(&path).unwrap();
            file.set_modified(year_2020).unwrap();
        }
    }
}

/// A program of the system that changes this path.
fn tool(line: &str, path: &Path) {
    let mut words = line.split(' ');
    let status = Command::new(words.next().unwrap())
        .args(words)
        .arg(path)
        .status();
    assert!(status.unwrap().success(), "{line} {}", path.display());
}

#[cfg(unix)]
fn link(to: &Path, at: &Path) {
    std::os::unix::fs::symlink(to, at).unwrap();
}

#[cfg(not(unix))]
fn link(to: &Path, at: &Path) {
    std::os::windows::fs::symlink_file(to, at).unwrap();
}
