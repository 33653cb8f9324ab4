//! The recorder's part in hangs: turns of the loop, livelocks, examinations, hidden panics.

use std::any::Any;

use super::Recorder;
use crate::{
    exam::{Exam, Order},
    panics::message,
    plan::fault_text,
    trace::{Event, Kind},
    wire::Panic,
};

/// What a task may do in the poll that begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// What it likes.
    Free,
    /// Nothing: the play is given up as a livelock.
    None,
    /// What an examination wants.
    Ordered(Order),
}

impl Recorder {
    /// A poll of `task` begins on the loop.
    pub(crate) fn turn(&self, task: u32) -> Turn {
        if let Some(order) = self.exam().and_then(|exam| exam.order(task)) {
            return Turn::Ordered(order);
        }
        let granted = self.write(|book, now| {
            let granted = book.turns.begins(now, task);
            if granted {
                book.push(now, Event::new(Kind::PollStart, task));
            }
            granted
        });
        if granted == Some(false) {
            self.spent.notify_one();
            return Turn::None;
        }
        Turn::Free
    }

    /// It ended in `kind`.
    pub(crate) fn turn_ends(&self, task: u32, kind: Kind) {
        self.write(|book, _| book.turn_ends(task));
        self.polled(task, kind);
    }

    /// Who held the thread.
    pub(crate) fn held_by(&self) -> String {
        self.book().held()
    }

    /// Waits until the play has had too many polls at one instant.
    pub(crate) async fn livelock(&self) {
        self.spent.notified().await;
    }

    /// The clock runs on since this place; empty if it stands again.
    pub(crate) fn resumed(&self, at: String) {
        self.write(|book, _| book.resumed = at);
    }

    /// Whether the clock runs on.
    pub(crate) fn runs_on(&self) -> bool {
        !self.book().resumed.is_empty()
    }

    /// The play is going to be examined.
    pub(crate) fn examine(&self) {
        self.exam.get_or_init(Exam::default);
    }

    /// Its examination, if there is to be one.
    pub(crate) fn exam(&self) -> Option<&Exam> {
        self.exam.get()
    }

    /// A panic unwinds out of a task. Keeps it if the panic hook did not see it.
    pub(crate) fn unwinds(&self, payload: &(dyn Any + Send)) {
        let panic = || Panic {
            message: message(payload).into(),
            place: String::new(),
        };
        self.write(|book, _| match fault_text(payload) {
            Some(fault) if book.faults.is_empty() => book.faults.push(fault.into()),
            None if book.panics.is_empty() => book.panics.push(panic()),
            _ => {}
        });
    }
}
