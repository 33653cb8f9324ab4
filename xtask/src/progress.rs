//! What a long grade is at, on stderr: what is built, what is graded, how many are left. On a terminal
//! it is one line that is written anew and is gone before the report; elsewhere a line now and then,
//! at most one an exercise. What takes less than a second says nothing.
//!
//! Those who work only note what they do; one thread tells of it.

use std::collections::BTreeSet;
use std::io::{self, IsTerminal, Write};
use std::mem;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::term;

/// Wall time that passes in silence, and between two lines that stay.
const QUIET: Duration = Duration::from_secs(1);

/// Wall time between two looks at what is done.
const TICK: Duration = Duration::from_millis(200);

/// Tells of the work until it is dropped.
#[derive(Debug)]
pub(crate) struct Progress {
    shared: Arc<Shared>,
    ticker: Option<JoinHandle<()>>,
}

/// Notes what is being done. Whoever works gets one; the default is heard by nobody.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reporter(Option<Arc<Shared>>);

/// Written by the reporters, read by the ticker.
#[derive(Debug, Default)]
struct Shared {
    work: Mutex<Work>,
    ended: Condvar,
}

/// What is being done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Work {
    /// Raised when another kind of work begins.
    stage: u32,
    doing: Doing,
    over: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Doing {
    #[default]
    Nothing,
    /// Cargo builds: how many crates so far, and the last of them.
    Building { crates: usize, now: String },
    /// Cargo waits for another one.
    Blocked,
    /// Cases are played: of so many exercises so many are done, and these are being graded.
    Grading {
        of: usize,
        done: usize,
        now: Vec<String>,
    },
}

impl Progress {
    /// Begins to tell.
    pub(crate) fn on_stderr() -> Progress {
        let width = io::stderr()
            .is_terminal()
            .then(term::width)
            .filter(|_| !term::is_dumb());
        Progress::to(io::stderr(), width)
    }

    /// Tells `out`, in a line written anew where it has a width.
    fn to(out: impl Write + Send + 'static, width: Option<usize>) -> Progress {
        let shared = Arc::new(Shared::default());
        let seen = Arc::clone(&shared);
        let tell = move || seen.tell(Teller::new(out, width));
        // Where a machine has no thread to give, a grade is worth more than its progress.
        let ticker = thread::Builder::new().spawn(tell).ok();
        Progress { shared, ticker }
    }

    /// For those who work.
    pub(crate) fn reporter(&self) -> Reporter {
        Reporter(Some(Arc::clone(&self.shared)))
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.shared.work().over = true;
        self.shared.ended.notify_all();
        // A ticker that panicked has told of it itself.
        let _ = self.ticker.take().map(JoinHandle::join);
    }
}

impl Reporter {
    /// Notes a line that cargo wrote to stderr. `false` if nobody is told of it.
    pub(crate) fn cargo(&self, line: &str) -> bool {
        let Some(shared) = &self.0 else {
            return false;
        };
        let (word, rest) = line.trim_start().split_once(' ').unwrap_or_default();
        let mut work = shared.work();
        match (word, &mut work.doing) {
            ("Compiling", Doing::Building { crates, now }) => {
                *crates += 1;
                *now = rest.split(' ').next().unwrap_or_default().to_string();
            }
            ("Compiling" | "Downloading" | "Downloaded" | "Updating", doing) => {
                let named = rest.split(' ').next().unwrap_or_default();
                let (crates, now) = match word {
                    "Compiling" => (1, named.to_string()),
                    _ => (0, "the download of what it needs".to_string()),
                };
                *doing = Doing::Building { crates, now };
            }
            ("Blocking", doing) => *doing = Doing::Blocked,
            _ => {}
        }
        true
    }

    /// Notes that so many exercises are graded from here on.
    pub(crate) fn grading(&self, of: usize) {
        if let Some(shared) = &self.0 {
            let mut work = shared.work();
            work.stage += 1;
            work.doing = Doing::Grading {
                of,
                done: 0,
                now: Vec::new(),
            };
        }
    }

    /// Notes that an exercise is being graded while `grade` runs.
    pub(crate) fn exercise<T>(&self, id: &str, grade: impl FnOnce() -> T) -> T {
        let noted = |change: fn(&mut usize, &mut Vec<String>, &str)| {
            if let Some(shared) = &self.0
                && let Doing::Grading { done, now, .. } = &mut shared.work().doing
            {
                change(done, now, id);
            }
        };
        noted(|_, now, id| now.push(id.into()));
        let result = grade();
        noted(|done, now, id| {
            *done += 1;
            now.retain(|other| other != id);
        });
        result
    }
}

impl Shared {
    fn work(&self) -> MutexGuard<'_, Work> {
        // What is noted is true whoever panicked.
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, mut teller: Teller<impl Write>) {
        let begin = Instant::now();
        let mut work = self.work();
        while !work.over {
            let waited = self.ended.wait_timeout(work, TICK);
            work = waited.unwrap_or_else(PoisonError::into_inner).0;
            let seen = work.clone();
            drop(work);
            if !seen.over {
                teller.look(&seen, begin.elapsed());
            }
            work = self.work();
        }
        drop(work);
        teller.end();
    }
}

/// Writes of the work, at the times it is given.
struct Teller<W> {
    out: W,
    /// Columns of a line written anew; `None` where lines stay.
    width: Option<usize>,
    stage: u32,
    /// When this stage began.
    since: Duration,
    /// When the last line that stays was written.
    last: Option<Duration>,
    /// What lines that stay were about.
    told: BTreeSet<String>,
    /// The line that stands and is to be written anew.
    drawn: String,
}

impl<W: Write> Teller<W> {
    fn new(out: W, width: Option<usize>) -> Teller<W> {
        Teller {
            out,
            width,
            stage: 0,
            since: Duration::ZERO,
            last: None,
            told: BTreeSet::new(),
            drawn: String::new(),
        }
    }

    /// Looks at the work, `now` after it began.
    fn look(&mut self, work: &Work, now: Duration) {
        if work.stage != self.stage {
            (self.stage, self.since) = (work.stage, now);
        }
        let spent = now.saturating_sub(self.since);
        if spent < QUIET {
            return;
        }
        let Some(says) = work.says() else {
            return;
        };
        match self.width {
            Some(width) => {
                let line = format!("{says}, {} s", spent.as_secs());
                // In the last column a terminal may already begin another line.
                let line = term::cut(&line, width - 1);
                if line != self.drawn {
                    self.write(&format!("\r\u{1b}[K{line}"));
                    self.drawn = line;
                }
            }
            None if self.last.is_some_and(|last| now - last < QUIET) => {}
            None => {
                let about = work.about();
                let fresh = about.iter().any(|about| !self.told.contains(about));
                if fresh {
                    self.told.extend(about);
                    self.write(&format!("{says}\n"));
                    self.last = Some(now);
                }
            }
        }
    }

    /// Leaves no half line.
    fn end(&mut self) {
        if !mem::take(&mut self.drawn).is_empty() {
            self.write("\r\u{1b}[K");
        }
    }

    fn write(&mut self, text: &str) {
        // Whoever closed stderr wants to hear nothing.
        let _ = self
            .out
            .write_all(text.as_bytes())
            .and_then(|()| self.out.flush());
    }
}

impl Work {
    /// What is being done, in one line.
    fn says(&self) -> Option<String> {
        match &self.doing {
            Doing::Nothing => None,
            Doing::Building { crates: 0, now } => Some(format!("building: {now}")),
            Doing::Building { crates, now } => {
                let crates = term::count(*crates, "crate");
                Some(format!("building: {now}, {crates} so far"))
            }
            Doing::Blocked => Some("building: cargo waits for another cargo to end".into()),
            Doing::Grading { of: 1, now, .. } => Some(format!("grading {}", now.first()?)),
            Doing::Grading { of, done, now } if !now.is_empty() => {
                let left = of.saturating_sub(*done);
                Some(format!(
                    "grading {}: {done} of {of} done, {left} left",
                    now.join(", ")
                ))
            }
            Doing::Grading { .. } => None,
        }
    }

    /// What a line that stays is about: each gets one.
    fn about(&self) -> Vec<String> {
        match &self.doing {
            Doing::Nothing => Vec::new(),
            Doing::Building { .. } => vec!["building".into()],
            Doing::Blocked => vec!["blocked".into()],
            Doing::Grading { now, .. } => now.clone(),
        }
    }
}

#[cfg(test)]
#[path = "progress_tests.rs"]
mod tests;
