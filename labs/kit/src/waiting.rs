//! Who waits when a play is over, and who did what to the thread: lines for people.

use std::fmt;

use crate::{
    trace::{Place, Task},
    transcript::{ANSWER, cut},
    turns::{Held, Said},
};

/// Bytes that are kept of an event's words.
const WORDS_BYTES: usize = 200;

/// One that still waits, or was polled over and over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Waiting {
    /// Which task; none for an open call of an actor, and for those that are only counted.
    pub(crate) task: Option<u32>,
    /// Who, and since when.
    head: String,
    /// For what: ` in `mpsc::Receiver::recv``. What an examination finds.
    pub(crate) what: String,
    /// After what.
    tail: String,
}

impl Waiting {
    /// A task that waits since its last poll.
    pub(crate) fn task(task: &Task, since_ms: u64, last: Option<&Said>) -> Waiting {
        Waiting {
            task: (task.on != Place::BlockingPool).then_some(task.id),
            head: format!("{}: waits since {since_ms} ms", who(task)),
            what: String::new(),
            tail: format!(", {}", after(last)),
        }
    }

    /// A task that was polled so often at one instant.
    pub(crate) fn polled(task: &Task, polls: u64, at_ms: u64, last: Option<&Said>) -> Waiting {
        Waiting {
            task: None,
            head: format!("{}: polled {polls} times at {at_ms} ms", who(task)),
            what: String::new(),
            tail: format!(", {}", after(last)),
        }
    }

    /// What is said in one line.
    pub(crate) fn line(line: String) -> Waiting {
        Waiting {
            task: None,
            head: line,
            what: String::new(),
            tail: String::new(),
        }
    }
}

impl fmt::Display for Waiting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.head, self.what, self.tail)
    }
}

/// `task 2, spawned at labs/06-wait/src/mirrors.rs:12`.
pub(crate) fn who(task: &Task) -> String {
    let spawned_at = match &*task.spawned_at {
        "" => String::new(),
        place => format!(", spawned at {place}"),
    };
    match (task.id, task.on) {
        (1, _) => format!("the {ANSWER}"),
        (id, Place::BlockingPool) => format!("blocking call {id}{spawned_at}"),
        (id, _) => format!("task {id}{spawned_at}"),
    }
}

/// The last event of a task.
fn after(last: Option<&Said>) -> String {
    match last {
        Some((at, what)) => format!("last event `{}` at {at} ms", cut(what, WORDS_BYTES)),
        None => "no event of its own".into(),
    }
}

/// Who is inside a poll now.
pub(crate) fn polling(task: &Task, last: Option<&Said>) -> String {
    format!("{} ({})", who(task), after(last))
}

/// Who held the thread, after what, and who had to wait for it.
pub(crate) fn held(held: &Held, tasks: &[Task]) -> String {
    let named = |id: u32| tasks.get((id as usize).wrapping_sub(1)).map(who);
    let Some(holder) = named(held.task) else {
        return String::new();
    };
    let longest = held.longest.as_millis();
    let turns = match held.turns {
        1 => format!("in one turn of {longest} ms"),
        turns => format!(
            "in {turns} turns, {} ms together, the longest {longest} ms",
            held.wall.as_millis()
        ),
    };
    let after = match &held.after {
        Some((at, what)) => format!(" after `{}` at {at} ms", cut(what, WORDS_BYTES)),
        None => String::new(),
    };
    let ready: Vec<String> = held
        .ready
        .iter()
        .take(3)
        .filter_map(|id| named(*id))
        .collect();
    let more = match held.ready.len() {
        0..=3 => String::new(),
        n => format!(" and {} more", n - 3),
    };
    let meanwhile = match &ready[..] {
        [] => "; no other task was ready meanwhile".into(),
        ready => format!("; ready meanwhile: {}{more}", ready.join("; ")),
    };
    format!("{holder}, {turns}{after}{meanwhile}")
}
