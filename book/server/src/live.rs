//! What is served now: the last good build, or why there is none.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use crate::site::Site;

/// The build that is served. The serving loop writes it, each connection reads it.
#[derive(Default)]
pub struct Live {
    now: Mutex<Now>,
    changed: Condvar,
}

/// [`Live`] at one moment.
#[derive(Clone, Default)]
pub(crate) struct Now {
    /// The last build that worked; empty before the first.
    pub(crate) site: Arc<Site>,
    /// Why the newest build failed, if it did.
    pub(crate) broken: Option<Arc<str>>,
    /// The server is closing: connections that wait shall end.
    pub(crate) closing: bool,
}

impl Now {
    /// Names what a page shows: a page that was loaded under another name is out of date.
    pub(crate) fn version(&self) -> String {
        match &self.broken {
            None => format!("{:016x}", self.site.version()),
            Some(text) => {
                let mut hasher = DefaultHasher::new();
                text.hash(&mut hasher);
                format!("broken-{:016x}", hasher.finish())
            }
        }
    }
}

impl Live {
    /// Serves one site, with nothing to build.
    pub fn of(site: Site) -> Live {
        let live = Live::default();
        live.publish(site);
        live
    }

    /// Serves `site` from now on. True if a page shows something else than before.
    pub fn publish(&self, site: Site) -> bool {
        self.change(|now| {
            now.site = Arc::new(site);
            now.broken = None;
        })
    }

    /// Shows `why` in place of every page, until a build works. True if it was not shown before.
    pub fn fail(&self, why: &str) -> bool {
        self.change(|now| now.broken = Some(why.into()))
    }

    /// Ends the connections that wait for a change.
    pub(crate) fn close(&self) {
        self.change(|now| now.closing = true);
    }

    pub(crate) fn now(&self) -> Now {
        self.lock().clone()
    }

    /// Waits until the version is not `version` or the server closes, for at most `patience` (wall time).
    pub(crate) fn changed_from(&self, version: &str, patience: Duration) -> Now {
        let now = self.lock();
        let unchanged = |now: &mut Now| now.version() == version && !now.closing;
        match self.changed.wait_timeout_while(now, patience, unchanged) {
            Ok((now, _)) => now.clone(),
            Err(poisoned) => poisoned.into_inner().0.clone(),
        }
    }

    fn change(&self, change: impl FnOnce(&mut Now)) -> bool {
        let mut now = self.lock();
        let before = now.version();
        change(&mut now);
        self.changed.notify_all();
        now.version() != before
    }

    /// A panic elsewhere leaves `Now` whole: each change is an assignment.
    fn lock(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn site(text: &str) -> Site {
        Site::of([("index.html".to_owned(), text.into())].into())
    }

    #[test]
    fn the_same_build_again_is_no_change() {
        let live = Live::of(site("one"));
        assert!(!live.publish(site("one")));
        assert!(live.publish(site("two")));
    }

    #[test]
    fn a_failure_is_a_change_and_keeps_the_last_good_site() {
        let live = Live::of(site("one"));
        assert!(live.fail("line 3"));
        assert!(!live.fail("line 3"));
        assert!(live.fail("line 4"));
        assert_eq!(live.now().site.pages().count(), 1);
        assert!(live.publish(site("one")));
    }

    #[test]
    fn a_waiter_is_told_of_a_change_and_of_the_close() {
        let live = Live::of(site("one"));
        let version = live.now().version();
        let long = Duration::from_secs(60);
        thread::scope(|scope| {
            let waiter = scope.spawn(|| live.changed_from(&version, long).version());
            live.publish(site("two"));
            assert_ne!(waiter.join().expect("the waiter panics nowhere"), version);
        });
        let version = live.now().version();
        thread::scope(|scope| {
            let waiter = scope.spawn(|| live.changed_from(&version, long).closing);
            live.close();
            assert!(waiter.join().expect("the waiter panics nowhere"));
        });
    }
}
