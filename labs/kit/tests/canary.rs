//! Facts about Tokio that this course builds on, one test each, with what breaks if it fails.
//!
//! Tokio promises few of them. It is pinned exactly; a new version is taken when these pass, or
//! when what they guard was changed. All in virtual time but one, which judges by ratios.

#![allow(clippy::unwrap_used, reason = "a test may")]

#[path = "canary/clock.rs"]
mod clock;
#[path = "canary/tasks.rs"]
mod tasks;

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use real_tokio::{
    runtime::{Builder, Runtime},
    time::Instant,
};

const fn millis(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

/// A runtime as a play has it.
fn paused() -> Runtime {
    Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()
        .unwrap()
}

/// What happened when, in virtual ms since it was made.
#[derive(Clone)]
struct Log {
    start: Instant,
    lines: Arc<Mutex<Vec<(u64, String)>>>,
}

impl Log {
    fn new() -> Log {
        Log {
            start: Instant::now(),
            lines: Arc::default(),
        }
    }

    fn says(&self, what: impl ToString) {
        let ms = self.start.elapsed().as_millis() as u64;
        self.lines.lock().unwrap().push((ms, what.to_string()));
    }

    fn read(&self) -> Vec<(u64, String)> {
        self.lines.lock().unwrap().clone()
    }

    /// `ms what` for each, in order.
    fn text(&self) -> String {
        let lines: Vec<String> = self
            .read()
            .iter()
            .map(|(ms, what)| format!("{ms} {what}"))
            .collect();
        lines.join(", ")
    }
}

/// Runs `main` as task 1, as a play does, and gives its log.
fn logged<Fut>(main: impl FnOnce(Log) -> Fut) -> String
where
    Fut: Future<Output = ()> + Send + 'static,
{
    paused().block_on(async {
        let log = Log::new();
        real_tokio::spawn(main(log.clone())).await.unwrap();
        log.text()
    })
}
