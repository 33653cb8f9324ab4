//! The best tier here, found by trying all parts on this process.

use std::fs;
use std::io;

use super::filter::{self, Sockets};
use super::{landlock, network, sys};

/// What was found. A caller's process is not restricted, ours is.
pub(crate) struct Found {
    tier: &'static str,
    has: Vec<&'static str>,
    lacks: Vec<String>,
}

/// Tries everything. This process is good for nothing else afterwards.
pub(crate) fn best() -> Found {
    let mut found = Found {
        tier: "E",
        has: vec!["resource limits", "an end to all that is left"],
        lacks: Vec::new(),
    };
    let own_network = found.note("a network of its own", network::leave());
    let files = found.note("read-only files (Landlock)", files());
    let calls = found.note("a filter for system calls (seccomp)", calls(own_network));
    found.tier = match (files && calls, own_network) {
        (true, true) => "A",
        (true, false) => "B",
        (false, _) => "E",
    };
    if let Ok(version) = sys::landlock_version() {
        let gaps = landlock::gaps(version).into_iter();
        found
            .lacks
            .extend(gaps.map(|gap| format!("a guard against {gap}")));
    }
    found
}

/// Restricts the file system, and sees whether it holds.
fn files() -> io::Result<()> {
    landlock::restrict(&std::env::temp_dir())?;
    match fs::File::open("/proc/self/mem") {
        Err(_) => Ok(()),
        Ok(_) => Err(io::Error::other("it has no effect")),
    }
}

/// Restricts system calls, and sees whether it holds.
fn calls(own_network: bool) -> io::Result<()> {
    filter::restrict(if own_network {
        Sockets::OwnNetwork
    } else {
        Sockets::Tcp
    })?;
    // Nobody needs a right for this one.
    match sys::unshare(libc::CLONE_FS) {
        Err(_) => Ok(()),
        Ok(()) => Err(io::Error::other("it has no effect")),
    }
}

impl Found {
    /// Notes a part; says whether it is there.
    fn note(&mut self, part: &'static str, result: io::Result<()>) -> bool {
        match result {
            Ok(()) => {
                self.has.push(part);
                true
            }
            Err(err) => {
                self.lacks.push(format!("{part}: {err}"));
                false
            }
        }
    }

    /// One line.
    pub(crate) fn json(&self) -> String {
        format!(
            "{{\"tier\":\"{}\",\"has\":{},\"lacks\":{}}}",
            self.tier,
            list(&self.has),
            list(&self.lacks)
        )
    }
}

fn list(texts: &[impl AsRef<str>]) -> String {
    let quoted = texts.iter().map(|text| {
        let text = text.as_ref().replace(['"', '\\', '\n'], "'");
        format!("\"{text}\"")
    });
    format!("[{}]", quoted.collect::<Vec<_>>().join(","))
}
