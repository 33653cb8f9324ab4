//! Which known error a message of rustc's is, by what it says; never by its code alone. Where
//! nothing proves one, none is named: a false accusation is worse than rustc's own words.

use crate::known::{self, Known};
use crate::rustc::{Diagnostic, Label};
use crate::source::Source;

/// A known error, and what this message says of it.
#[derive(Clone, Debug)]
pub(crate) struct Recognised {
    pub(crate) known: &'static Known,
    /// One sentence, where rustc names values, types and lines.
    pub(crate) says: Option<String>,
    /// The answer's line it is about, where its text tells that and rustc does not.
    pub(crate) line: Option<u32>,
}

impl Recognised {
    fn new(known: &'static Known, says: Option<String>) -> Recognised {
        let line = None;
        Recognised { known, says, line }
    }
}

/// The known error that a message is, about an answer of this source.
pub(crate) fn error(error: &Diagnostic, source: &Source) -> Option<Recognised> {
    if let Some(found) = not_send(error) {
        return Some(found);
    }
    if let Some(found) = not_general(error, source) {
        return Some(found);
    }
    let known = by_words(error, source).or_else(|| of_a_future(error))?;
    Some(Recognised::new(known, None))
}

/// The known kind of a warning; an ordinary one has none.
pub(crate) fn warning(warning: &Diagnostic) -> Option<Recognised> {
    let future = warning
        .words()
        .iter()
        .any(|words| words.contains("futures do nothing unless"));
    if warning.code() != "unused_must_use" || !future {
        return None;
    }
    let (_, line) = *warning.places().first()?;
    let says = format!("Line {line} makes a future and drops it: nothing of it runs.");
    Some(Recognised::new(&known::FUTURE_NOT_AWAITED, Some(says)))
}

fn by_words(error: &Diagnostic, source: &Source) -> Option<&'static Known> {
    let message = error.message();
    let words = error.words();
    let says = |part: &str| words.iter().any(|words| words.contains(part));
    let line_has = |part: &str| lines(error, source).any(|line| line.contains(part));
    let found = match error.code() {
        "E0728" => &known::AWAIT_OUTSIDE_ASYNC,
        "E0733" => &known::ASYNC_RECURSION,
        "E0373" => &known::BLOCK_NEEDS_MOVE,
        "E0277" if message.contains("cannot be unpinned") => &known::UNPINNED_IN_SELECT,
        "E0277" if message.contains("is not a future") => &known::NOT_A_FUTURE,
        "E0277" if message.contains("can only be used in an async block") => {
            &known::QUESTION_MARK_IN_BLOCK
        }
        "E0282" | "E0283" if says("`E` declared on the enum `Result`") && inside(error, source) => {
            &known::BLOCK_WITHOUT_TYPE
        }
        "E0597" | "E0716" | "E0505" if says("borrowed for `'static`") && line_has("spawn") => {
            &known::BORROW_INTO_TASK
        }
        "E0521" if says("'static") && line_has("spawn") => &known::TASK_NEEDS_STATIC,
        "E0310" if line_has("spawn") => &known::TASK_NEEDS_STATIC,
        "E0382" if words.iter().any(|words| is_receiver(words)) => &known::RECEIVER_IS_NOT_CLONED,
        "E0382" if says("in coroutine") || says("due to this await") => &known::USED_AFTER_MOVE,
        "E0499" | "E0502" if error.files().any(runs_together) => &known::BORROWED_MUTABLY_TWICE,
        "E0596" if NEXT.iter().any(|call| line_has(call)) => &known::NEEDS_MUT,
        "E0053" if message.contains("`drop`") && says("found future") => &known::NO_ASYNC_DROP,
        "E0038" if says("is `async`") => &known::ASYNC_TRAIT_OBJECT,
        "E0659" if message.contains("`futures`") && globs(source) => &known::GLOB_SHADOWS_CRATE,
        "E0432" | "E0433" if message.contains("`futures") && globs(source) => {
            &known::GLOB_SHADOWS_CRATE
        }
        "E0599" if says("is implemented but not in scope") => &known::TRAIT_NOT_IMPORTED,
        "E0599" if message.contains("`clone`") && is_receiver(message) => {
            &known::RECEIVER_IS_NOT_CLONED
        }
        _ => return None,
    };
    Some(found)
}

/// Where a future, or what an await gives, stands in place of a value.
fn of_a_future(error: &Diagnostic) -> Option<&'static Known> {
    if !USES.contains(&error.code()) {
        return None;
    }
    let labels = error.labels().map(|label| label.says);
    let words: Vec<&str> = labels.chain([error.message()]).collect();
    let says = |what: fn(&str) -> bool| words.iter().any(|words| what(words));
    let result = says(|words| {
        let found = words.contains("found `Result<") || words.contains("found for enum `Result<");
        found && any_of(FAILURES, words)
    });
    let future = says(|words| {
        let blamed = words.contains("`impl Future<") && any_of(BLAMED, words);
        blamed || any_of(FOUND, words)
    });
    match (result, future) {
        (true, _) => Some(&known::AWAIT_GIVES_RESULT),
        (_, true) => Some(&known::FUTURE_NOT_AWAITED),
        _ => None,
    }
}

fn any_of(parts: &[&str], words: &str) -> bool {
    parts.iter().any(|part| words.contains(part))
}

/// Codes that rustc gives to a value of another type than the one that is used.
const USES: &[&str] = &[
    "E0308", "E0277", "E0599", "E0369", "E0600", "E0608", "E0609", "E0614",
];

/// A future, or a task's handle, where a value is expected.
const FOUND: &[&str] = &["found future", "found `impl Future<", "found `JoinHandle<"];

/// What a future is blamed for and its value would do.
const BLAMED: &[&str] = &[
    "found for opaque type",
    "cannot be applied to type",
    "doesn't implement",
    "is not an iterator",
    "on type `impl Future",
    "cannot be dereferenced",
    "binary operation",
    "cannot add",
    "cannot index",
];

/// What an await of a handle, a bounded wait, a channel or a permit can fail with.
const FAILURES: &[&str] = &["JoinError>", "Elapsed>", "RecvError>", "AcquireError>"];

/// Calls that wait for the next of many, and so need `mut`.
const NEXT: &[&str] = &[".recv(", ".join_next(", ".tick(", ".changed("];

/// Whether a file is that of a macro that runs futures beside each other.
fn runs_together(file: &str) -> bool {
    ["join.rs", "try_join.rs", "select.rs", "join_mod.rs"]
        .iter()
        .any(|name| file.ends_with(&format!("/{name}")))
}

/// Whether the type of an `mpsc` channel's receiver is named.
fn is_receiver(words: &str) -> bool {
    words.contains("mpsc::Receiver<") || words.contains("mpsc::UnboundedReceiver<")
}

/// Whether the answer imports all of a module of Tokio's that has a `futures` of its own.
fn globs(source: &Source) -> bool {
    let code: String = source.code().split_whitespace().collect();
    ["tokio::sync::*", "tokio::task::*"]
        .iter()
        .any(|glob| code.contains(glob))
}

fn inside(error: &Diagnostic, source: &Source) -> bool {
    error
        .labels()
        .any(|label| source.in_async_block(label.first))
}

/// The source's lines that something is said of.
fn lines<'a>(error: &'a Diagnostic, source: &'a Source) -> impl Iterator<Item = &'a str> {
    let labels = error.labels();
    labels.flat_map(|Label { first, last, .. }| source.lines(first, last))
}

/// A closure that rustc does not find general enough, and the first line that runs a stream's futures
/// together.
fn not_general(error: &Diagnostic, source: &Source) -> Option<Recognised> {
    let message = error.message();
    let general = message.ends_with("is not general enough");
    let closure = ["`Fn`", "`FnMut`", "`FnOnce`"];
    let closure = closure.iter().any(|name| message.contains(name));
    if !error.code().is_empty() || !general || !closure {
        return None;
    }
    let runs = |line: &str| {
        let calls = [".buffered(", ".buffer_unordered(", "for_each_concurrent("];
        calls.iter().any(|call| line.contains(call))
    };
    let found = source.code().lines().zip(1..).find(|(line, _)| runs(line));
    Some(Recognised {
        known: &known::CLOSURE_NOT_GENERAL,
        says: None,
        line: found.map(|(_, line)| line),
    })
}

/// What is held where only what is `Send` may be.
fn not_send(error: &Diagnostic) -> Option<Recognised> {
    let message = error.message();
    let threads = message.contains("cannot be sent between threads safely")
        || message.contains("cannot be shared between threads safely");
    if !threads {
        return None;
    }
    if !message.starts_with("future ") {
        return Some(Recognised::new(&known::NOT_SEND, None));
    }
    let held = error.notes().iter().find_map(Held::read);
    let known = match &held {
        Some(held) if held.is_guard() && held.awaits.is_some() => &known::GUARD_ACROSS_AWAIT,
        _ => &known::FUTURE_NOT_SEND,
    };
    // Where rustc blames the line that plays the answer, the answer itself spawns nothing of it.
    let blamed = error.primary_file().map(crate::wire::fold);
    let played = blamed.is_some_and(|file| file.contains("/tests/"));
    let task = if played {
        "Your answer is played as a task, and a task must be `Send`"
    } else {
        "A spawned task must be `Send`"
    };
    let says = held.map(|held| held.says(task));
    Some(Recognised::new(known, says))
}

/// A value that keeps a future from being `Send`.
struct Held<'a> {
    /// `Rc<Cell<i32>>`.
    kind: &'a str,
    line: u32,
    /// The await's line, and the value as rustc names it.
    awaits: Option<(u32, &'a str)>,
}

impl<'a> Held<'a> {
    fn read(note: &'a Diagnostic) -> Option<Held<'a>> {
        let (mut kind, mut awaits) = (None, None);
        for label in note.labels() {
            let named = quoted(label.says);
            if label.says.starts_with("has type") {
                kind = named.map(|named| (named, label.first));
            } else if label.says.starts_with("await occurs here, with") {
                awaits = named.map(|named| (label.first, named));
            }
        }
        let (kind, line) = kind?;
        Some(Held { kind, line, awaits })
    }

    /// Whether it is a guard of a `std` lock.
    fn is_guard(&self) -> bool {
        ["MutexGuard<", "RwLockReadGuard<", "RwLockWriteGuard<"]
            .iter()
            .any(|guard| self.kind.contains(&format!("std::sync::{guard}")))
    }

    fn says(&self, task: &str) -> String {
        let Held { kind, line, awaits } = self;
        let Some((at, name)) = awaits else {
            return format!("{task}: it takes along a `{kind}`, used in line {line}.");
        };
        let name = name.trim_start_matches("mut ");
        let place = match at == line {
            true => "there".into(),
            false => format!("in line {at}"),
        };
        format!("{task}: `{name}` of line {line}, a `{kind}`, is held across the await {place}.")
    }
}

/// The text between the first two backticks.
fn quoted(text: &str) -> Option<&str> {
    text.split('`').nth(1)
}

#[cfg(test)]
#[path = "recognise_tests.rs"]
mod tests;
