//! The call in which a task waits, read off a stack: `mpsc::Receiver::recv`, in `relay`.

use std::collections::{BTreeMap, BTreeSet};

use crate::wire::fold;

#[cfg(test)]
mod tests;

/// Crates whose calls a student awaits.
const LIBRARIES: [&str; 9] = [
    "tokio",
    "lab_tokio",
    "tokio_util",
    "tokio_stream",
    "futures",
    "futures_core",
    "futures_util",
    "futures_channel",
    "futures_executor",
];

/// Modules whose names a student writes before the type's.
const MODULES: [&str; 4] = ["mpsc", "oneshot", "broadcast", "watch"];

/// What is waited for in `Actor::wait`.
const ACTOR: &str = "its actor";

/// Where a task waits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Site {
    /// The function of the student's, or of a cast, that waits: ` in `relay``. Its place, where the
    /// build has lines. Empty if the task is nothing but the call.
    by: String,
    /// The library's call. None where the function keeps the waker itself.
    what: Option<String>,
}

impl Site {
    /// Whether time is waited for, which nobody holds up.
    pub(crate) fn is_timer(&self) -> bool {
        let timers = [ACTOR, "`sleep`", "`Interval::tick`"];
        self.what
            .as_deref()
            .is_some_and(|what| timers.contains(&what))
    }
}

/// Several sites in one clause: ` in `relay` for `Mutex::lock``.
pub(crate) fn clause(sites: &BTreeSet<Site>) -> String {
    let mut calls: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for Site { by, what } in sites {
        calls.entry(by).or_default().extend(what.as_deref());
    }
    let clauses: Vec<String> = calls
        .iter()
        .map(|(by, calls)| match &calls[..] {
            [] => (*by).to_owned(),
            calls => format!("{by} for {}", calls.join(" and ")),
        })
        .collect();
    clauses.join(" and")
}

/// The site of a stack on which a waker was let go of; innermost call first.
pub(crate) fn of(stack: &str) -> Option<Site> {
    let mut what = None;
    // The call that was awaited is wanted: not what it is made of, and not what lies around it.
    let mut known = false;
    let mut over = false;
    for frame in &frames(stack) {
        let path = &frame.path;
        let library = LIBRARIES.contains(&&*path[0]);
        if path
            .join("::")
            .starts_with("lab_kit::record::task::Recorded::poll")
        {
            break;
        } else if path.join("::").starts_with("lab_kit::stage::Actor") {
            what = Some(ACTOR.to_owned());
        } else if library && !over {
            over = known && combines(path);
            if !over {
                what = Some(call(path));
                known = !path.iter().any(|part| part == "atomic_waker");
            }
        } else if !library && !transparent(path) {
            let by = by(frame);
            return Some(Site { by, what });
        }
    }
    what.map(|what| Site {
        by: String::new(),
        what: Some(what),
    })
}

/// A call on the stack.
struct Frame {
    /// Crate, modules, type, function; without generics and closures.
    path: Vec<String>,
    place: Option<String>,
}

fn frames(stack: &str) -> Vec<Frame> {
    let mut frames: Vec<Frame> = Vec::new();
    for line in stack.lines() {
        let line = line.trim();
        if let Some(place) = line.strip_prefix("at ") {
            if let Some(frame) = frames.last_mut() {
                frame.place = Some(place.to_owned());
            }
        } else if let Some((_, name)) = line.split_once(": ") {
            let path = path(name);
            frames.push(Frame {
                path: if path.is_empty() {
                    vec![String::new()]
                } else {
                    path
                },
                place: None,
            });
        }
    }
    frames
}

/// `<tokio::sync::oneshot::Receiver<T> as core::future::Future>::poll` is
/// `tokio sync oneshot Receiver poll`.
fn path(name: &str) -> Vec<String> {
    if name == "<unknown>" {
        return Vec::new();
    }
    let whole = match name
        .strip_prefix('<')
        .and_then(|rest| Some((rest, closes(rest)?)))
    {
        Some((rest, end)) => {
            let of = rest[..end].split(" as ").next().unwrap_or_default();
            format!("{of}{}", &rest[end + 1..])
        }
        None => name.to_owned(),
    };
    let plain = without_generics(&whole);
    let parts = plain
        .split("::")
        .filter(|part| !part.is_empty() && !part.starts_with('{'));
    parts.map(str::to_owned).collect()
}

/// Where the `<` before this text is closed.
fn closes(text: &str) -> Option<usize> {
    let mut depth = 1;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        match c {
            '<' => depth += 1,
            '>' if before != '-' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
        before = c;
    }
    None
}

fn without_generics(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((head, tail)) = rest.split_once('<') {
        plain += head;
        rest = closes(tail).map_or("", |end| &tail[end + 1..]);
    }
    plain + rest
}

/// Whether it waits for other futures, one of which tells more.
fn combines(path: &[String]) -> bool {
    let has = |names: &[&str]| path.iter().any(|part| names.contains(&part.as_str()));
    match &*path[0] {
        "tokio" => has(&["timeout", "local", "maybe_done"]),
        "lab_tokio" | "tokio_util" | "tokio_stream" => true,
        _ => !has(&["mpsc", "oneshot", "lock"]),
    }
}

/// What a student calls it: from the type on, with the module of a channel.
fn call(path: &[String]) -> String {
    let named = |part: &String| part.starts_with(char::is_uppercase);
    let from = path
        .iter()
        .position(named)
        .unwrap_or(path.len().saturating_sub(2));
    let mut parts: Vec<&str> = path[from..].iter().map(String::as_str).collect();
    if parts.len() > 1 && parts.last() == Some(&"poll") {
        parts.pop();
    }
    if let Some(module) = path[..from]
        .iter()
        .find(|part| MODULES.contains(&part.as_str()))
    {
        parts.insert(0, module);
    }
    let call = match parts.join("::").as_str() {
        "Notified" => "Notify::notified".to_owned(),
        "Sleep" => "sleep".to_owned(),
        call => call.to_owned(),
    };
    format!("`{call}`")
}

/// Nobody's own: the standard library, the compiler's shims.
fn transparent(path: &[String]) -> bool {
    let first = &*path[0];
    matches!(first, "core" | "alloc" | "std" | "")
        || first.starts_with("__")
        || (first == "lab_kit" && path.get(1).is_some_and(|module| module == "record"))
}

/// The function, or the place where there is one.
fn by(frame: &Frame) -> String {
    let place = frame.place.as_deref().map(fold);
    let ours = place.and_then(|place| {
        let at = place.find("labs/").or(place.find("solutions/"))?;
        let (place, _column) = place[at..].rsplit_once(':')?;
        Some(format!(" at {place}"))
    });
    ours.unwrap_or_else(|| {
        let from = frame.path.len().saturating_sub(2);
        let last = &frame.path[from..];
        let method = last.len() == 2 && last[0].starts_with(char::is_uppercase);
        let name = if method {
            last.join("::")
        } else {
            last[last.len() - 1].clone()
        };
        format!(" in `{name}`")
    })
}
