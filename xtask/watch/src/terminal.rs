//! The terminal: whether keys come one at a time, and how wide it is.

use std::io;

/// How keys come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    /// From a terminal, each as it is pressed.
    Keys,
    /// A line each: from a pipe, or a terminal that cannot be told to send keys.
    Lines,
}

/// How keys can come from stdin. None where nobody is there to press one: an empty or ordinary file.
#[cfg(unix)]
pub(crate) fn input() -> Option<Input> {
    use std::io::IsTerminal;
    use std::os::fd::AsFd;
    use std::os::unix::fs::FileTypeExt;

    let stdin = io::stdin();
    if stdin.is_terminal() {
        return Some(Input::Keys);
    }
    let file = std::fs::File::from(stdin.as_fd().try_clone_to_owned().ok()?);
    let kind = file.metadata().ok()?.file_type();
    (kind.is_fifo() || kind.is_socket()).then_some(Input::Lines)
}

/// Without termios the terminal sends lines.
#[cfg(not(unix))]
pub(crate) fn input() -> Option<Input> {
    Some(Input::Lines)
}

/// A terminal that sends each key at once and echoes none, until this is dropped. What is printed
/// is treated as before. Ctrl-C is a key too: as a signal it would end `cargo xtask` before us.
pub(crate) struct Terminal {
    #[cfg(unix)]
    before: rustix::termios::Termios,
}

#[cfg(unix)]
impl Terminal {
    /// Switches stdin's terminal over.
    pub(crate) fn unechoed() -> io::Result<Terminal> {
        use rustix::termios::{
            LocalModes, OptionalActions, SpecialCodeIndex, tcgetattr, tcsetattr,
        };

        let stdin = io::stdin();
        let before = tcgetattr(&stdin)?;
        let mut mode = before.clone();
        mode.local_modes -=
            LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG | LocalModes::IEXTEN;
        mode.special_codes[SpecialCodeIndex::VMIN] = 1;
        mode.special_codes[SpecialCodeIndex::VTIME] = 0;
        tcsetattr(&stdin, OptionalActions::Now, &mode)?;
        Ok(Terminal { before })
    }
}

#[cfg(unix)]
impl Drop for Terminal {
    fn drop(&mut self) {
        use rustix::termios::{OptionalActions, tcsetattr};
        // The terminal may be gone.
        let _ = tcsetattr(io::stdin(), OptionalActions::Drain, &self.before);
    }
}

#[cfg(not(unix))]
impl Terminal {
    /// Never asked for: [`input`] names lines here.
    pub(crate) fn unechoed() -> io::Result<Terminal> {
        Ok(Terminal {})
    }
}

/// Columns of the terminal on stdout, if it is one that tells.
pub(crate) fn columns() -> Option<usize> {
    #[cfg(unix)]
    {
        let size = rustix::termios::tcgetwinsize(io::stdout()).ok()?;
        (size.ws_col > 0).then_some(size.ws_col.into())
    }
    #[cfg(not(unix))]
    None
}
