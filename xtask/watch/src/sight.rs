//! When to look at the files: at each notice, and now and then without one.

use std::time::{Duration, Instant};

/// The time between two looks, where the file system sends notices.
const SELDOM: Duration = Duration::from_millis(500);

/// The same where it does not: then the looks are all there is.
const OFTEN: Duration = Duration::from_millis(200);

/// How late a notice may come.
const LATE: Duration = Duration::from_secs(1);

/// What is known of notices, and of the last look.
#[derive(Debug)]
pub(crate) struct Sight {
    /// Whether none are to be expected.
    deaf: bool,
    looked: Instant,
    /// A change that was seen before a notice of it.
    unannounced: Option<Instant>,
}

impl Sight {
    /// Before the first look.
    pub(crate) fn new(now: Instant) -> Sight {
        Sight {
            deaf: false,
            looked: now,
            unannounced: None,
        }
    }

    /// No notices are to be expected.
    pub(crate) fn expect_none(&mut self) {
        self.deaf = true;
    }

    /// When to look next, if no notice comes.
    pub(crate) fn due(&self) -> Instant {
        self.looked + if self.deaf { OFTEN } else { SELDOM }
    }

    /// A notice came, and a look followed.
    pub(crate) fn noticed(&mut self, now: Instant) {
        self.looked = now;
        self.unannounced = None;
    }

    /// Without a notice, a look found a change or none. Says whether notices are missing, once.
    pub(crate) fn looked(&mut self, changed: bool, now: Instant) -> bool {
        self.looked = now;
        if changed {
            self.unannounced.get_or_insert(now);
        }
        let missing = self
            .unannounced
            .is_some_and(|since| now.duration_since(since) >= LATE);
        missing && !std::mem::replace(&mut self.deaf, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_without_a_notice_makes_it_look_more_often_and_say_so_once() {
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        let mut sight = Sight::new(start);
        assert_eq!(sight.due(), at(500));
        assert!(!sight.looked(true, at(500)));
        assert!(!sight.looked(false, at(1_000)));
        assert!(sight.looked(false, at(1_500)));
        assert_eq!(sight.due(), at(1_700));
        assert!(!sight.looked(true, at(9_000)));
    }

    #[test]
    fn a_late_notice_is_one() {
        let start = Instant::now();
        let at = |ms| start + Duration::from_millis(ms);
        let mut sight = Sight::new(start);
        assert!(!sight.looked(true, at(500)));
        sight.noticed(at(900));
        assert!(!sight.looked(false, at(2_000)));
        assert_eq!(sight.due(), at(2_500));
    }
}
