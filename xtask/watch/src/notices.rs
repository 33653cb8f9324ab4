//! Notices of the file system: that something happened in a folder, and nothing more.
//!
//! Names in a notice are not used. Editors save in a dozen ways, and what counts is the file that
//! lies there afterwards.

use std::path::PathBuf;
use std::sync::mpsc::Sender;

use notify::event::{AccessKind, AccessMode, EventKind};
use notify::{RecommendedWatcher, RecursiveMode, Watcher};

use crate::session::Event;

/// They stop when this is dropped.
pub(crate) struct Notices(#[expect(dead_code, reason = "kept for its Drop")] RecommendedWatcher);

impl Notices {
    /// Sends [`Event::Stirred`] whenever something happens in one of the folders.
    ///
    /// # Errors
    /// The system gives no notices, or not of so many folders.
    pub(crate) fn of(folders: &[PathBuf], sender: &Sender<Event>) -> notify::Result<Notices> {
        let sender = sender.clone();
        let mut watcher =
            notify::recommended_watcher(move |notice: notify::Result<notify::Event>| {
                // A notice that went wrong may stand for others.
                if notice.map_or(true, |notice| may_change(notice.kind)) {
                    let _ = sender.send(Event::Stirred);
                }
            })?;
        for folder in folders {
            watcher.watch(folder, RecursiveMode::NonRecursive)?;
        }
        Ok(Notices(watcher))
    }
}

/// Reading, ours too, changes nothing.
fn may_change(kind: EventKind) -> bool {
    match kind {
        EventKind::Access(access) => access == AccessKind::Close(AccessMode::Write),
        _ => true,
    }
}
