//! What a case says: its records picked out of whatever the answer prints, in bounded memory.

use std::io::{BufRead, BufReader, Read};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Sender;

use crate::wire::{self, Record};

const BUFFER_BYTES: usize = 64 << 10;

/// What is kept of stderr.
const TAIL_BYTES: usize = 4 << 10;

/// Sends each record of `from` on. All other bytes are counted in `foreign`, and so is a line
/// longer than `longest`, whatever it holds.
pub(crate) fn records(
    from: impl Read,
    nonce: &str,
    longest: usize,
    foreign: &AtomicU64,
    to: &Sender<Record>,
) {
    let mut from = BufReader::with_capacity(BUFFER_BYTES, from);
    let mut line = Vec::new();
    let mut overlong = false;
    while let Ok(buffer) = from.fill_buf() {
        if buffer.is_empty() {
            break;
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let piece = &buffer[..end.map_or(buffer.len(), |end| end + 1)];
        overlong |= line.len() + piece.len() > longest;
        if overlong {
            count(foreign, line.len() + piece.len());
            line.clear();
        } else {
            line.extend_from_slice(piece);
        }
        let used = piece.len();
        from.consume(used);
        if end.is_some() {
            // The other end of the channel is gone once the case is decided.
            if !overlong && whole(&line, nonce, foreign, to).is_none() {
                break;
            }
            line.clear();
            overlong = false;
        }
    }
    // A process that was killed may leave half a record: not one.
    count(foreign, line.len());
}

/// Reads to the end and counts all. Returns the last few thousand bytes, where the runtime says why
/// it gives up.
pub(crate) fn drain(mut from: impl Read, foreign: &AtomicU64) -> String {
    let mut buffer = vec![0; BUFFER_BYTES];
    let mut tail: Vec<u8> = Vec::new();
    while let Ok(read) = from.read(&mut buffer) {
        if read == 0 {
            break;
        }
        count(foreign, read);
        tail.extend_from_slice(&buffer[read.saturating_sub(TAIL_BYTES)..read]);
        tail.drain(..tail.len().saturating_sub(TAIL_BYTES));
    }
    String::from_utf8_lossy(&tail).into_owned()
}

/// Sends the record of a whole line, if it has one. `None` if nobody listens.
fn whole(line: &[u8], nonce: &str, foreign: &AtomicU64, to: &Sender<Record>) -> Option<()> {
    let text = String::from_utf8_lossy(line);
    let record = match wire::unframe(nonce, &text) {
        None => {
            count(foreign, line.len());
            return Some(());
        }
        Some(Ok(record)) => record,
        Some(Err(err)) => Record::Fault(format!("a record that cannot be read: {err}")),
    };
    count(foreign, text.find(wire::SEPARATOR).unwrap_or(0));
    to.send(record).ok()
}

fn count(foreign: &AtomicU64, bytes: usize) {
    foreign.fetch_add(bytes as u64, Ordering::Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::frame;
    use std::sync::mpsc;

    /// The records in some output, and the number of bytes that were none.
    fn heard(output: &str, longest: usize) -> (Vec<Record>, u64) {
        let foreign = AtomicU64::new(0);
        let (to, from) = mpsc::channel();
        records(output.as_bytes(), "n", longest, &foreign, &to);
        drop(to);
        (from.iter().collect(), foreign.into_inner())
    }

    #[test]
    fn records_are_found_behind_and_between_other_text() {
        let output = format!(
            "hello\nno newline{}{}{}tail",
            frame("n", &Record::Begin),
            frame("other", &Record::Fault("forged".into())),
            frame("n", &Record::Unstable("two\nlines".into())),
        );
        let (records, foreign) = heard(&output, 1000);
        assert_eq!(
            records,
            [Record::Begin, Record::Unstable("two\nlines".into())]
        );
        let forged = frame("other", &Record::Fault("forged".into())).len();
        assert_eq!(foreign, ("hello\nno newlinetail".len() + forged) as u64);
    }

    #[test]
    fn half_a_record_is_none() {
        let frame = frame("n", &Record::Begin);
        let (records, foreign) = heard(frame.trim_end(), 1000);
        assert_eq!((records, foreign), (vec![], frame.len() as u64 - 1));
    }

    #[test]
    fn a_line_beyond_the_limit_is_foreign_even_with_our_nonce() {
        let long = frame("n", &Record::Fault("x".repeat(200_000)));
        let output = format!("{long}{}", frame("n", &Record::Begin));
        let (records, foreign) = heard(&output, 100_000);
        assert_eq!((records, foreign), (vec![Record::Begin], long.len() as u64));
    }

    #[test]
    fn a_record_with_broken_json_is_our_fault() {
        let (records, _) = heard("\u{1e}n {\"Played\":7}\n", 1000);
        assert!(matches!(&records[..], [Record::Fault(text)] if text.contains("cannot be read")));
    }

    #[test]
    fn stderr_is_counted() {
        let foreign = AtomicU64::new(5);
        drain(&[0; 100_000][..], &foreign);
        assert_eq!(foreign.into_inner(), 100_005);
    }

    #[test]
    fn the_end_of_stderr_is_kept() {
        let text = "x".repeat(200_000) + "why";
        let tail = drain(text.as_bytes(), &AtomicU64::new(0));
        assert!(
            tail.ends_with("xwhy") && tail.len() == TAIL_BYTES,
            "{}",
            tail.len()
        );
        assert_eq!(drain(&b"short"[..], &AtomicU64::new(0)), "short");
    }
}
