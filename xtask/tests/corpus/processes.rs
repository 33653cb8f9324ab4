//! Processes that a case left behind, by what the system says of each: where it works, what it runs,
//! its arguments, its environment.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

/// The environment variable that marks what a case starts.
pub(crate) const MARK: &str = "CORPUS_CASE";

/// How long what was killed may take to be gone on a busy machine.
const GRACE: Duration = Duration::from_secs(3);

/// What tells a case's processes from others.
pub(crate) struct Marks<'a> {
    /// They work in this folder, or run a program in it.
    pub(crate) root: &'a Path,
    /// Their environment has this value of [`MARK`].
    pub(crate) value: &'a str,
    /// Their command line has this text.
    pub(crate) text: Option<&'a str>,
}

/// The processes still there after a while: number and command line. They are ended then, so that
/// the next case does not meet them.
pub(crate) fn left(marks: &Marks<'_>) -> Vec<String> {
    let until = Instant::now() + GRACE;
    loop {
        let found = now(marks);
        if found.is_empty() {
            return Vec::new();
        }
        if Instant::now() > until {
            for (pid, _) in &found {
                end(*pid);
            }
            return found
                .into_iter()
                .map(|(pid, line)| format!("{pid} {line}"))
                .collect();
        }
        thread::sleep(Duration::from_millis(20));
    }
}

/// Ends all of them at once.
pub(crate) fn end_all(marks: &Marks<'_>) {
    for (pid, _) in now(marks) {
        end(pid);
    }
}

fn end(pid: u32) {
    Command::new("kill")
        .args(["-9", &pid.to_string()])
        .output()
        .ok();
}

fn now(marks: &Marks<'_>) -> Vec<(u32, String)> {
    let Ok(entries) = fs::read_dir("/proc") else {
        return Vec::new();
    };
    let own = std::process::id();
    let pids = entries
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    pids.filter(|pid| *pid != own)
        .filter_map(|pid| Some((pid, seen(Path::new(&format!("/proc/{pid}")), marks)?)))
        .collect()
}

/// The command line of a process that has one of the marks. A zombie has none of them.
fn seen(process: &Path, marks: &Marks<'_>) -> Option<String> {
    let line = fs::read(process.join("cmdline")).ok()?;
    let line = String::from_utf8_lossy(&line).replace('\0', " ");
    let inside = |link: &str| {
        fs::read_link(process.join(link)).is_ok_and(|path| path.starts_with(marks.root))
    };
    let environment = fs::read(process.join("environ")).unwrap_or_default();
    let variable = format!("{MARK}={}", marks.value).into_bytes();
    let marked = environment
        .split(|byte| *byte == 0)
        .any(|one| one == variable);
    let told = marks.text.is_some_and(|text| line.contains(text));
    (marked || told || inside("cwd") || inside("exe")).then_some(line)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn each_mark_is_seen_and_what_is_left_is_ended() {
        let value = format!("seen-{}", std::process::id());
        let root = fs::canonicalize(env!("CARGO_TARGET_TMPDIR"))
            .unwrap()
            .join(&value);
        fs::create_dir_all(&root).unwrap();
        let sleep = |change: &dyn Fn(&mut Command)| {
            let mut command = Command::new("sleep");
            change(command.arg("60").arg("0.0").current_dir("/"));
            let mut child = command.spawn().unwrap();
            // For a moment a new program has neither words nor an environment.
            let environment = format!("/proc/{}/environ", child.id());
            while fs::read(&environment).unwrap().is_empty() {
                thread::yield_now();
            }
            let seen = left(&Marks {
                root: &root,
                value: &value,
                text: Some("0.0909"),
            });
            let ended = child.try_wait().unwrap().is_some();
            child.kill().unwrap();
            child.wait().unwrap();
            (seen.len(), ended)
        };
        assert_eq!(sleep(&|_| {}), (0, false));
        let text = |command: &mut Command| {
            command.arg("0.0909");
        };
        let folder = |command: &mut Command| {
            command.current_dir(&root);
        };
        let variable = |command: &mut Command| {
            command.env(MARK, &value);
        };
        for change in [&text as &dyn Fn(&mut Command), &folder, &variable] {
            assert_eq!(sleep(change).0, 1);
        }
        fs::remove_dir(&root).unwrap();
    }
}
