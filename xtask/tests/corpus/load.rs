//! Threads that want a core all the time, until this is dropped, in whichever way.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

pub(crate) struct Load {
    over: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl Load {
    /// As many as the environment variable `CORPUS_BUSY` says.
    pub(crate) fn asked() -> Load {
        let threads = std::env::var("CORPUS_BUSY").map_or(0, |n| n.parse().unwrap());
        Load::start(threads)
    }

    /// So many.
    pub(crate) fn start(threads: usize) -> Load {
        let over = Arc::new(AtomicBool::new(false));
        let busy = |over: Arc<AtomicBool>| move || while !over.load(Ordering::Relaxed) {};
        let threads = (0..threads)
            .map(|_| thread::spawn(busy(over.clone())))
            .collect();
        Load { over, threads }
    }

    /// How much longer things may take now, since others have their share of the cores: these
    /// threads, or what else the machine has to do.
    pub(crate) fn factor(&self) -> u32 {
        let others = present().unwrap_or_default().saturating_sub(OWN);
        1 + others.max(u32::try_from(self.threads.len()).unwrap()) / 2
    }
}

/// The load that the corpus itself makes, at most.
const OWN: u32 = 4;

/// The load of the last minute, where the system tells it.
fn present() -> Option<u32> {
    let said = std::fs::read_to_string("/proc/loadavg").ok()?;
    said.split('.').next()?.parse().ok()
}

impl Drop for Load {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        self.threads
            .drain(..)
            .for_each(|thread| drop(thread.join()));
    }
}
