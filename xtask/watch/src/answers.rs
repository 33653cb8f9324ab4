//! The students' files: which of them were saved with another text than before.
//!
//! Only the text counts. A file that was touched, copied beside itself, or saved as it was is not
//! saved here. A save is told once the file lies still: some editors remove it first, or empty it,
//! or write it in pieces.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

/// How long a file lies still before it counts as saved.
pub(crate) const STILL: Duration = Duration::from_millis(60);

/// How long a file may be missing or empty, or keep changing, while it is being saved.
pub(crate) const SAVING: Duration = Duration::from_secs(1);

/// All of them.
#[derive(Debug)]
pub(crate) struct Answers(Vec<Answer>);

#[derive(Debug)]
struct Answer {
    id: String,
    path: PathBuf,
    /// What the last look saw.
    seen: Seen,
    /// The text that was told last.
    told: Text,
    /// Since when the file differs from that, and when that was last seen to change.
    saving: Option<(Instant, Instant)>,
}

/// What a look sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Seen {
    stamp: Option<(SystemTime, u64)>,
    text: Text,
}

/// A text, by its hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Text {
    /// No file, or none that can be read.
    Missing,
    Empty,
    Some(u64),
}

/// Whose text is read, whatever the times and lengths of the files say.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Look<'a> {
    /// Everybody's.
    Closely,
    /// This exercise's: on some file systems two saves have the same time.
    At(Option<&'a str>),
}

impl Answers {
    /// The files as they are now: `(id, path)` each.
    pub(crate) fn new(files: impl IntoIterator<Item = (String, PathBuf)>) -> Answers {
        let answer = |(id, path): (String, PathBuf)| {
            let text = read(&path);
            Answer {
                id,
                seen: Seen {
                    stamp: stamp(&path),
                    text,
                },
                path,
                told: text,
                saving: None,
            }
        };
        Answers(files.into_iter().map(answer).collect())
    }

    /// The folders in which a save can be noticed: those of the files, and those that they are
    /// linked to.
    pub(crate) fn folders(&self) -> Vec<PathBuf> {
        let mut folders = Vec::new();
        for answer in &self.0 {
            let linked = fs::canonicalize(&answer.path).ok();
            for path in [Some(answer.path.clone()), linked].into_iter().flatten() {
                folders.extend(
                    path.parent()
                        .filter(|folder| folder.is_dir())
                        .map(PathBuf::from),
                );
            }
        }
        folders.sort();
        folders.dedup();
        folders
    }

    /// Looks at the files. Says whether a text is another one than at the last look.
    pub(crate) fn look(&mut self, look: Look<'_>, now: Instant) -> bool {
        let mut changed = false;
        for answer in &mut self.0 {
            let close = match look {
                Look::Closely => true,
                Look::At(id) => id == Some(&answer.id),
            };
            changed |= answer.look(close, now);
        }
        changed
    }

    /// The exercises that were saved, the last saved one last, once all saves are complete: a new
    /// branch or an editor's "save all" changes many. Each is told once.
    pub(crate) fn saved(&mut self, now: Instant) -> Vec<String> {
        if !self.0.iter_mut().all(|answer| answer.is_complete(now)) {
            return Vec::new();
        }
        let told = |answer: &mut Answer| Some((answer.tell()?, answer.id.clone()));
        let mut saved: Vec<_> = self.0.iter_mut().filter_map(told).collect();
        saved.sort();
        saved.into_iter().map(|(_, id)| id).collect()
    }

    /// Whether a file is being saved.
    pub(crate) fn saving(&self) -> bool {
        self.0.iter().any(|answer| answer.saving.is_some())
    }
}

impl Answer {
    fn look(&mut self, close: bool, now: Instant) -> bool {
        let stamp = stamp(&self.path);
        if !close && stamp == self.seen.stamp {
            return false;
        }
        let before = self.seen.text;
        self.seen = Seen {
            stamp,
            text: read(&self.path),
        };
        if self.seen.text == before {
            return false;
        }
        let since = self.saving.map_or(now, |(since, _)| since);
        self.saving = Some((since, now));
        true
    }

    /// Whether the file lies still and whole, as after a save, or was waited for long enough.
    fn is_complete(&mut self, now: Instant) -> bool {
        let Some((since, _)) = self.saving else {
            return true;
        };
        self.look(true, now);
        let still = self
            .saving
            .is_some_and(|(_, last)| now.duration_since(last) >= STILL);
        let whole = matches!(self.seen.text, Text::Some(_));
        (still && whole) || now.duration_since(since) >= SAVING
    }

    /// When it was saved, if it was with another text.
    fn tell(&mut self) -> Option<Instant> {
        let (_, last) = self.saving.take()?;
        let other = self.seen.text != self.told;
        self.told = self.seen.text;
        other.then_some(last)
    }
}

/// When a file changed last, and its length in bytes.
fn stamp(path: &Path) -> Option<(SystemTime, u64)> {
    let data = fs::metadata(path).ok()?;
    Some((data.modified().ok()?, data.len()))
}

fn read(path: &Path) -> Text {
    // Not everything can be read to its end: a pipe would wait for a writer.
    if !path.is_file() {
        return Text::Missing;
    }
    match fs::read(path) {
        Err(_) => Text::Missing,
        Ok(bytes) if bytes.is_empty() => Text::Empty,
        Ok(bytes) => {
            let mut hasher = DefaultHasher::new();
            bytes.hash(&mut hasher);
            Text::Some(hasher.finish())
        }
    }
}

#[cfg(test)]
#[path = "answers_tests.rs"]
mod tests;
