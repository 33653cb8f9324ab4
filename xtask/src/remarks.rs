//! What can be said of an answer that compiles, from rustc's warnings and from a look at its text.
//! None of it changes a verdict. Each says what a line does, where nothing else can be meant.

use std::collections::BTreeSet;
use std::fs;

use crate::compile;
use crate::course::Course;
use crate::known::{self, Known};
use crate::lab::Exercise;
use crate::recognise;
use crate::report::{Place, Remark};
use crate::rustc::Diagnostic;
use crate::source::{Source, is_word, opens_async_block};

/// All remarks on the student's file, in the order of their lines.
pub(crate) fn all(course: &Course, exercise: &Exercise, warnings: &[&Diagnostic]) -> Vec<Remark> {
    let text = fs::read_to_string(course.path(&exercise.file())).unwrap_or_default();
    let source = Source::new(&text);
    let root = course.root.to_string_lossy();
    let warned = warnings.iter();
    let mut found: Vec<Remark> = warned
        .filter_map(|warning| of_warning(warning, &root))
        .collect();
    let seen = dropped(&source, &cast(course, exercise));
    found.extend(seen.into_iter().chain(guards(&source)).map(|seen| Remark {
        code: seen.known.slug.into(),
        says: seen.says,
        place: Some(Place {
            file: exercise.file(),
            line: seen.line,
        }),
        page: Some(seen.known.page()),
        rendered: None,
    }));
    found.sort_by_key(|remark| remark.place.as_ref().map(|place| place.line));
    found
}

fn of_warning(warning: &Diagnostic, root: &str) -> Option<Remark> {
    let place = compile::place(warning)?;
    let found = recognise::warning(warning)?;
    Some(Remark {
        code: found.known.slug.into(),
        says: found.says.unwrap_or_else(|| warning.message().to_string()),
        place: Some(place),
        page: Some(found.known.page()),
        rendered: Some(compile::short_paths(root, warning.rendered())),
    })
}

/// The lab's actors and types, as text.
fn cast(course: &Course, exercise: &Exercise) -> Source {
    let mut text = fs::read_to_string(course.path(&exercise.cast())).unwrap_or_default();
    let modules = fs::read_dir(course.path(&exercise.cast_modules()));
    for entry in modules.into_iter().flatten().flatten() {
        text += &fs::read_to_string(entry.path()).unwrap_or_default();
    }
    Source::new(&text)
}

/// Something that the text shows.
#[derive(Debug)]
struct Seen {
    line: u32,
    known: &'static Known,
    says: String,
}

/// Names of functions that give a future and can be nothing else: those of answer and cast that no
/// plain function or variable shares, and Tokio's `sleep` where the answer knows no other.
fn futures(source: &Source, cast: &Source) -> BTreeSet<String> {
    let (mut futures, mut others) = (BTreeSet::new(), BTreeSet::new());
    for code in [source.code(), cast.code()] {
        let words: Vec<&str> = code
            .split(|c: char| !is_word(c))
            .filter(|word| !word.is_empty())
            .collect();
        for three in words.windows(3) {
            match three {
                ["async", "fn", name] => drop(futures.insert(name.to_string())),
                [_, "fn" | "let", name] | ["let", "mut", name] => {
                    others.insert(name.to_string());
                }
                _ => {}
            }
        }
    }
    let code: String = source.code().split_whitespace().collect();
    if code.contains("tokio::time::sleep") && !code.contains("thread") {
        futures.insert("sleep".into());
    }
    futures.retain(|name| !others.contains(name));
    futures
}

/// `let _ = save(x);` and `drop(save(x));`: a future that is made and dropped, of which rustc says
/// nothing.
fn dropped(source: &Source, cast: &Source) -> Vec<Seen> {
    let futures = futures(source, cast);
    let code = source.code();
    let begins = code
        .match_indices("let _")
        .chain(code.match_indices("drop"));
    let mut found: Vec<Seen> = begins
        .filter_map(|(at, _)| {
            let name = called(discarded(source, at)?)?;
            let line = source.line_of(at);
            futures.contains(name).then(|| Seen {
                line,
                known: &known::FUTURE_NOT_AWAITED,
                says: format!(
                    "Line {line} makes the future of `{name}` and drops it: nothing of it runs."
                ),
            })
        })
        .collect();
    found.sort_by_key(|seen| seen.line);
    found
}

/// The expression that the statement at this place throws away, if it is such a statement.
fn discarded(source: &Source, at: usize) -> Option<&str> {
    let (before, rest) = source.code().split_at(at);
    if !before.trim_end().ends_with(['{', '}', ';']) {
        return None;
    }
    if let Some(rest) = rest.strip_prefix("let _") {
        let value = rest.trim_start().strip_prefix('=')?;
        return Some(value.split(';').next()?.trim());
    }
    let open = at + rest.find('(').filter(|open| *open == "drop".len())?;
    let close = source.closing(open)?;
    let code = source.code();
    let ends = code[close + 1..].trim_start().starts_with(';');
    ends.then(|| code[open + 1..close].trim())
}

/// `save` of `store.save(x)`: the call that an expression ends with, where all before it is a path or
/// a chain of calls.
fn called(value: &str) -> Option<&str> {
    let mut depth = 0;
    let mut ends = value.bytes().enumerate().rev();
    let open = ends.find_map(|(at, byte)| {
        match byte {
            b')' | b']' | b'}' => depth += 1,
            b'(' | b'[' | b'{' => depth -= 1,
            _ => {}
        }
        (depth == 0).then_some(at)
    })?;
    let callee = value.get(..open).filter(|_| value.ends_with(')'))?;
    let plain = |c: char| is_word(c) || c.is_whitespace() || ".:&()?".contains(c);
    let name = callee.rsplit(|c| !is_word(c)).next()?;
    (callee.chars().all(plain) && !name.is_empty()).then_some(name)
}

/// `let guard = lock.lock().unwrap();` with an await before its block ends. What Tokio's locks give
/// has no `unwrap`, so it is one of `std`'s.
fn guards(source: &Source) -> Vec<Seen> {
    let code = source.code();
    let mut found = Vec::new();
    for (at, _) in code.match_indices("let ") {
        let rest = &code[at + "let ".len()..];
        let Some((name, value)) = rest.split_once('=') else {
            continue;
        };
        let name = name.trim();
        let name = name.strip_prefix("mut ").map_or(name, str::trim);
        let end = value.find(';').unwrap_or(0);
        let whole = !name.is_empty() && name != "_" && name.chars().all(is_word);
        if !whole || code[..at].ends_with(is_word) || !is_guard(&value[..end]) {
            continue;
        }
        let from = code.len() - value.len() + end + 1;
        let block = &code[from..source.block_end(from)];
        if let Some(awaits) = awaits_with(block, name) {
            let (line, awaits) = (source.line_of(at), source.line_of(from + awaits));
            let says = format!(
                "Line {line} takes a lock of `std`, and `{name}` still holds it at the await in line \
                 {awaits}. Whoever wants that lock meanwhile stops the whole thread."
            );
            let known = &known::GUARD_ACROSS_AWAIT;
            found.push(Seen { line, known, says });
        }
    }
    found
}

/// Whether the value is a fresh guard, and nothing that was taken out of it.
fn is_guard(value: &str) -> bool {
    let value: String = value.split_whitespace().collect();
    let unwrapped = value.strip_suffix(".unwrap()");
    let unwrapped = unwrapped.or_else(|| value.strip_suffix(".expect()"));
    let plain = |c: char| is_word(c) || ".:()&".contains(c);
    unwrapped.is_some_and(|lock| {
        let takes = [".lock()", ".read()", ".write()"];
        lock.chars().all(plain) && takes.iter().any(|take| lock.ends_with(take))
    })
}

/// Where the block awaits while the guard of this name surely lives: not in a future or closure that
/// is only made there, not behind a branch that returns, not after the guard was named by itself
/// (moved, dropped).
fn awaits_with(block: &str, name: &str) -> Option<usize> {
    let awaits = block.find(".await")?;
    let before = &block[..awaits];
    let made = before.match_indices('{').any(|(at, _)| {
        let before = before[..at].trim_end();
        opens_async_block(before) || before.ends_with('|')
    });
    let moved = before.match_indices(name).any(|(at, _)| {
        let (left, right) = (&before[..at], &before[at + name.len()..]);
        let whole = !left.ends_with(is_word) && !right.starts_with(is_word);
        let used = right.trim_start().starts_with('.');
        let read = left.trim_end().ends_with(['*', '&']) || left.ends_with("&mut ");
        whole && !used && !read
    });
    let returns = before.contains("return") || before.contains("break");
    (!made && !moved && !returns).then_some(awaits)
}

#[cfg(test)]
#[path = "remarks_tests.rs"]
mod tests;
