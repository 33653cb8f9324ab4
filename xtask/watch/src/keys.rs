//! Keys: which there are, and how they arrive.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::Sender;
use std::thread;

use crate::session::Event;
use crate::terminal::Input;

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Key {
    /// Enter: grade again.
    Again,
    /// `h`: the next hint.
    Hint,
    /// `n`: the next exercise that has not passed.
    Next,
    /// `l`: all exercises.
    List,
    /// `q`, Ctrl-C, Ctrl-D: end.
    Quit,
}

/// Sends what stdin brings, from a thread of its own. At its end the session ends: whoever sent
/// keys is gone.
pub(crate) fn listen(input: Input, sender: Sender<Event>) {
    thread::spawn(move || {
        let send = |key| sender.send(Event::Key(key)).is_ok();
        match input {
            Input::Keys => {
                let mut chunk = [0; 256];
                while let Some(length) = read(&mut chunk) {
                    if !in_bytes(&chunk[..length]).into_iter().all(send) {
                        return;
                    }
                }
            }
            Input::Lines => {
                let lines = io::stdin().lock().lines().map_while(Result::ok);
                if !lines.filter_map(|line| in_line(&line)).all(send) {
                    return;
                }
            }
        }
        let _ = sender.send(Event::Stop);
    });
}

/// How many bytes came; none at the end of stdin.
fn read(chunk: &mut [u8]) -> Option<usize> {
    loop {
        match io::stdin().lock().read(chunk) {
            Ok(0) => return None,
            Ok(length) => return Some(length),
            Err(err) if err.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => return None,
        }
    }
}

/// The keys in what a terminal sent at once. Arrows and the like come as an escape and letters,
/// which are no keys of ours.
fn in_bytes(bytes: &[u8]) -> Vec<Key> {
    let mut keys = Vec::new();
    let mut rest = bytes;
    while let Some((&byte, after)) = rest.split_first() {
        rest = match byte {
            0x1b => past_escape(after),
            _ => after,
        };
        keys.extend(key(byte));
    }
    keys
}

/// What follows an escape sequence, after its first byte: `[` and up to a letter, `O` and one more,
/// or a key pressed with Alt.
fn past_escape(bytes: &[u8]) -> &[u8] {
    let length = match bytes.first() {
        Some(b'[') => {
            let end = bytes
                .iter()
                .skip(1)
                .position(|byte| matches!(byte, 0x40..=0x7e));
            end.map_or(bytes.len(), |end| end + 2)
        }
        Some(b'O') => 2,
        _ => 1,
    };
    &bytes[length.min(bytes.len())..]
}

/// The key that a line stands for: its first letter, or Enter where it is empty.
fn in_line(line: &str) -> Option<Key> {
    key(line.trim().bytes().next().unwrap_or(b'\n'))
}

fn key(byte: u8) -> Option<Key> {
    match byte {
        b'\r' | b'\n' => Some(Key::Again),
        b'h' => Some(Key::Hint),
        b'n' => Some(Key::Next),
        b'l' => Some(Key::List),
        b'q' | 0x03 | 0x04 | 0x1c => Some(Key::Quit),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_is_known_and_others_are_none() {
        let all = [Key::Again, Key::Hint, Key::Next, Key::List, Key::Quit];
        assert_eq!(in_bytes(b"\rhnlq"), all);
        assert_eq!(in_bytes(b"\nx?\xc3\xa4 H"), [Key::Again]);
        assert_eq!(in_bytes(b"\x03\x04\x1c"), [Key::Quit; 3]);
    }

    #[test]
    fn arrows_function_keys_and_alt_are_none_of_ours() {
        for sequence in [
            "\x1b[A",
            "\x1b[H",
            "\x1b[1;5n",
            "\x1bOn",
            "\x1bq",
            "\x1b[15~",
            "\x1b[",
        ] {
            assert_eq!(in_bytes(sequence.as_bytes()), [], "{sequence:?}");
        }
        assert_eq!(in_bytes(b"\x1b[Al\x1b[1;5Bq\x1b"), [Key::List, Key::Quit]);
    }

    #[test]
    fn a_line_is_its_first_letter() {
        assert_eq!(in_line(""), Some(Key::Again));
        assert_eq!(in_line(" quit\r"), Some(Key::Quit));
        assert_eq!(in_line("?"), None);
    }
}
