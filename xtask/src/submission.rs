//! Whether the file that holds an answer can be given to rustc at all. What is not an ordinary file
//! may block whoever reads it, or lead out of the course.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::course::Course;
use crate::exit::usage;

/// The longest answer, in bytes. The course's own have a few thousand.
const LONGEST: u64 = 256 << 10;

/// The bytes of a student's file, `path` from the course's root; none if nothing is there.
///
/// # Errors
/// No ordinary file lies there, or it cannot be read. It is not opened and not followed then, and
/// nothing may be written to it.
pub(crate) fn read(course: &Course, path: &str) -> Result<Option<Vec<u8>>> {
    let file = course.path(path);
    match fs::symlink_metadata(&file) {
        Err(err) if err.kind() == ErrorKind::NotFound => return Ok(None),
        Err(err) => return Err(err).with_context(|| format!("{path} cannot be looked at")),
        Ok(data) => {
            if let Some(odd) = odd(&data) {
                bail!(usage(format!("{path} {odd}: move it away first")));
            }
        }
    }
    let bytes = fs::read(&file).with_context(|| format!("{path} cannot be read"))?;
    Ok(Some(bytes))
}

/// What lies there in place of an ordinary file.
fn odd(data: &fs::Metadata) -> Option<&'static str> {
    if data.is_symlink() {
        return Some("is a symbolic link; an answer is an ordinary file");
    }
    if data.is_dir() {
        return Some("is a folder; an answer is an ordinary file");
    }
    (!data.is_file()).then_some("is a pipe, a device or a socket; an answer is an ordinary file")
}

/// What is wrong with the file, to follow its name; `None` of nothing. That it is not there is no
/// fault of the file.
pub(crate) fn fault(path: &Path) -> Option<String> {
    let data = match fs::symlink_metadata(path) {
        Ok(data) => data,
        Err(err) if err.kind() == ErrorKind::NotFound => return None,
        Err(err) => return Some(format!("cannot be looked at: {err}")),
    };
    if let Some(odd) = odd(&data) {
        return Some(odd.into());
    }
    if data.len() > LONGEST {
        return Some(format!(
            "has {} KiB; an answer may have {}",
            data.len().div_ceil(1024),
            LONGEST >> 10
        ));
    }
    match fs::read(path) {
        Err(err) => Some(format!("cannot be read: {err}")),
        Ok(bytes) => not_utf8(&bytes),
    }
}

fn not_utf8(bytes: &[u8]) -> Option<String> {
    let err = std::str::from_utf8(bytes).err()?;
    let before = bytes.get(..err.valid_up_to()).unwrap_or_default();
    let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
    Some(format!(
        "is not UTF-8: line {line} holds a byte that is no text; save it as UTF-8"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    /// The fault of a file with these bytes.
    fn of(name: &str, bytes: &[u8]) -> Option<String> {
        let toy = Toy::new(&format!("submission-{name}"));
        let path = toy.root().join("answer.rs");
        fs::write(&path, bytes).unwrap();
        fault(&path)
    }

    #[test]
    fn text_is_fine_with_any_line_ends_and_with_a_mark_before_it() {
        assert_eq!(of("plain", b"fn main() {}\n"), None);
        assert_eq!(of("windows", b"\xef\xbb\xbffn main() {}\r\n"), None);
        assert_eq!(of("empty", b""), None);
    }

    #[test]
    fn other_bytes_are_placed() {
        let says = of("latin", b"// one\n// caf\xe9\n").unwrap();
        assert!(says.contains("line 2"), "{says}");
    }

    #[test]
    fn a_long_file_is_not_read() {
        let says = of("long", &vec![b' '; 5 << 20]).unwrap();
        assert_eq!(says, "has 5120 KiB; an answer may have 256");
        assert_eq!(of("longest", &vec![b' '; LONGEST as usize]), None);
    }

    #[test]
    fn folders_are_refused_and_what_is_not_there_is_somebody_else_s() {
        let toy = Toy::new("submission-folder");
        assert!(fault(toy.root()).unwrap().starts_with("is a folder"));
        assert_eq!(fault(&toy.root().join("none")), None);
    }

    #[cfg(unix)]
    #[test]
    fn links_and_pipes_are_refused_without_being_opened() {
        let toy = Toy::new("submission-odd");
        let (link, pipe) = (toy.root().join("link.rs"), toy.root().join("pipe.rs"));
        std::os::unix::fs::symlink("Cargo.toml", &link).unwrap();
        assert!(fault(&link).unwrap().starts_with("is a symbolic link"));
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.unwrap().success());
        assert!(fault(&pipe).unwrap().starts_with("is a pipe"));
    }
}
