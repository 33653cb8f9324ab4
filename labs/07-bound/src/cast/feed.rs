//! A feed of text, and a log of its lines.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lab_kit::{Actor, Item, Stage, fault};
use tokio::sync::mpsc::{Receiver, Sender, channel};

use crate::{debug_as, others, plain};

/// Text that comes in pieces. A piece never goes beyond the end of a line.
pub struct Feed(Receiver<String>);

impl Feed {
    /// The next piece, when it comes; `None` at the end. To drop this call loses
    /// nothing: the piece is there for the next one.
    pub async fn piece(&mut self) -> Option<String> {
        self.0.recv().await
    }

    /// The next whole line; `None` at the end. If this call is dropped, the part of
    /// the line that had come is lost.
    pub async fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        while !line.ends_with('\n') {
            line += &self.piece().await?;
        }
        Some(line)
    }
}

/// A log that people read while it is written.
pub struct Log {
    actor: Actor,
    text: Shared,
}

type Shared = Arc<Mutex<Text>>;

#[derive(Default)]
struct Text {
    shown: Vec<String>,
    saved: usize,
}

impl Log {
    /// Shows a line, at once.
    pub fn show(&self, line: &str) {
        let line = line.trim_end();
        self.actor.note(format!("shows {line}"));
        self.text().shown.push(line.into());
    }

    /// Saves what was shown since the last time. If there is nothing new, does
    /// nothing.
    pub fn save(&self) {
        let mut text = self.text();
        match text.shown.len() - text.saved {
            0 => return,
            1 => self.actor.note("saves 1 line"),
            n => self.actor.note(format!("saves {n} lines")),
        }
        text.saved = text.shown.len();
    }

    fn text(&self) -> MutexGuard<'_, Text> {
        self.text.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

debug_as! {
    Feed: |_| "feed";
    Log: |log| log.actor.name();
}

/// A plan such as `every:50 hel:20 lo|:60 end:90`: how often to save, pieces with
/// the time at which each comes (`|` ends a line), and when the feed ends.
#[doc(hidden)]
pub fn feed(stage: &Stage) -> (Feed, Log, Duration) {
    let (to, from) = channel(1);
    let actor = stage.actor("feed");
    let pieces = others(stage, &["every", "end"]);
    let piece = |item: &Item| (item.only(&[]).ms, item.name.replace('|', "\n"));
    let pieces: Vec<(u64, String)> = pieces.into_iter().map(piece).collect();
    let whole: String = pieces.iter().map(|(_, text)| &**text).collect();
    if whole.lines().count() != whole.matches('\n').count() {
        fault("the last line has no end".into());
    }
    let end = plain(stage, "end").ms;
    let times = pieces.iter().map(|(at, _)| *at).chain([end]);
    if !times.is_sorted() {
        fault("the pieces do not come in order".into());
    }
    let log = Log {
        actor: stage.actor("log"),
        text: Arc::default(),
    };
    stage.invariant(shows(whole, log.text.clone()));
    tokio::spawn(brings(actor, pieces, end, to));
    (Feed(from), log, plain(stage, "every").duration())
}

/// What must hold in the end: each line of the feed was shown.
fn shows(whole: String, text: Shared) -> impl Fn() -> Result<(), String> + Send {
    move || {
        let text = text.lock().unwrap_or_else(PoisonError::into_inner);
        let mut shown = text.shown.iter();
        for line in whole.lines() {
            match shown.next() {
                Some(same) if same == line => {}
                Some(not) => return Err(format!("`{line}` was shown as `{not}`")),
                None => return Err(format!("`{line}` was not shown")),
            }
        }
        match shown.next() {
            Some(more) => Err(format!("`{more}` was shown once more")),
            None => Ok(()),
        }
    }
}

async fn brings(actor: Actor, text: Vec<(u64, String)>, end: u64, to: Sender<String>) {
    let call = actor.call();
    let mut now = 0;
    for (at, piece) in text {
        actor.wait(at - now).await;
        now = at;
        actor.note(format!("brings {piece:?}"));
        // Nobody may read it.
        to.send(piece).await.ok();
    }
    actor.wait(end - now).await;
    call.done();
}
