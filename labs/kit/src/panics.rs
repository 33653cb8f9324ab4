//! Panics of a play, in whichever task or thread they happen: kept for the report.

use std::{
    any::Any,
    panic::{self, PanicHookInfo},
    sync::{Arc, Once},
};

use crate::{
    plan::fault_text,
    play::playing,
    recorder::Recorder,
    thread,
    transcript::cut,
    wire::{Panic, fold},
};

#[cfg(test)]
mod tests;

/// Bytes that are kept of a panic's message.
const MESSAGE_BYTES: usize = 4 << 10;

/// Who reads what a panic prints.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reader {
    /// A person, in a plain `cargo test`.
    Person,
    /// Nobody: a grader listens to records only. It plays one play at a time.
    Grader,
}

/// Hands panics to the play they happen in. What is asked first holds for the whole process.
pub(crate) fn catch(reader: Reader) {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let print = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if let Some(recorder) = play_of(reader) {
                note(&recorder, info);
            }
            // A fault is printed by whoever asked for the play.
            if reader == Reader::Person && fault_text(info.payload()).is_none() {
                print(info);
            }
        }));
    });
}

/// The text of a panic's payload.
pub(crate) fn message(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<&str>().copied();
    let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("a panic whose payload is no text")
}

fn play_of(reader: Reader) -> Option<Arc<Recorder>> {
    // A thread of the answer's own belongs to the one play that a grader asked for.
    thread::current().or_else(|| playing().clone().filter(|_| reader == Reader::Grader))
}

fn note(recorder: &Recorder, info: &PanicHookInfo<'_>) {
    if let Some(text) = fault_text(info.payload()) {
        return recorder.fault(text.into());
    }
    let place = info
        .location()
        .map(|at| format!("{}:{}", fold(at.file()), at.line()));
    let message = cut(message(info.payload()), MESSAGE_BYTES).into();
    recorder.panicked(Panic {
        message,
        place: place.unwrap_or_default(),
    });
}
