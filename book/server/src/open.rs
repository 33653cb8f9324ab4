//! Opens the reader's browser.

use std::{
    env,
    ffi::OsString,
    io,
    process::{Command, Stdio},
    thread,
};

/// Opens `url` in the reader's browser. Does nothing where there is no display to show it on.
pub(crate) fn open(url: &str) -> io::Result<()> {
    let Some((program, arguments)) = opener(env::consts::OS, |name| env::var_os(name)) else {
        return Ok(());
    };
    let mut opener = Command::new(program)
        .args(arguments)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    // Some openers stay as long as the browser does.
    thread::spawn(move || opener.wait());
    Ok(())
}

type Opener = (&'static str, &'static [&'static str]);

fn opener(system: &str, variable: impl Fn(&str) -> Option<OsString>) -> Option<Opener> {
    let set = |name| variable(name).is_some_and(|value| !value.is_empty());
    match system {
        "macos" => Some(("open", &[])),
        "windows" => Some(("cmd", &["/c", "start", ""])),
        _ if set("DISPLAY") || set("WAYLAND_DISPLAY") => Some(("xdg-open", &[])),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_display_nothing_is_opened() {
        assert_eq!(opener("linux", |_| None), None);
        assert_eq!(opener("linux", |_| Some("".into())), None);
        let display = |name: &str| (name == "WAYLAND_DISPLAY").then(|| "wayland-0".into());
        assert_eq!(opener("linux", display), Some(("xdg-open", &[][..])));
        assert_eq!(opener("macos", |_| None), Some(("open", &[][..])));
    }
}
