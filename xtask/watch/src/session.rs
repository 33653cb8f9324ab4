//! A session: what a key or a save leads to. One command runs at a time.
//!
//! A grade is killed when another one is asked for, and set aside for a hint or the list: these take
//! some milliseconds and are never killed, since they write down what was shown.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::Result;
use xtask::course::Course;
use xtask::lab::Exercise;

use crate::answers::{Answers, Look};
use crate::group::Group;
use crate::keys::Key;
use crate::sight::Sight;
use crate::terminal::Input;
use crate::words::{self, say};

/// What the threads tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Event {
    /// A key was pressed.
    Key(Key),
    /// Something happened in a folder of answers.
    Stirred,
    /// A signal, or the end of stdin.
    Stop,
}

/// A command to run.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Job {
    Grade(String),
    Hint(String),
    List,
}

/// How often a running command, or a file that is being saved, is looked at.
const SOON: Duration = Duration::from_millis(10);

/// How long nothing happens after a verdict before it is said how to grade by hand.
const SILENCE: Duration = Duration::from_secs(5);

/// The exercise that is watched, and what runs.
pub(crate) struct Session {
    course: Course,
    xtask: PathBuf,
    input: Input,
    answers: Answers,
    sight: Sight,
    /// What keys are about.
    current: Option<String>,
    running: Option<(Job, Group)>,
    /// Hints and lists to show.
    asked: VecDeque<Job>,
    /// What to grade after that.
    next: Option<String>,
    /// When to say that no save was seen.
    silent_at: Option<Instant>,
    /// Whether one was seen, or that was said.
    heard: bool,
}

impl Session {
    /// The course at `root`, and the program that grades it.
    ///
    /// # Errors
    /// The course cannot be read.
    pub(crate) fn new(root: &Path, xtask: PathBuf, input: Input) -> Result<Session> {
        let course = Course::load_at(root)?;
        let files = course
            .exercises()
            .map(|exercise| (exercise.id(), course.path(&exercise.file())));
        let answers = Answers::new(files);
        Ok(Session {
            course,
            xtask,
            input,
            answers,
            sight: Sight::new(Instant::now()),
            current: None,
            running: None,
            asked: VecDeque::new(),
            next: None,
            silent_at: None,
            heard: false,
        })
    }

    /// Where saves can be noticed.
    pub(crate) fn folders(&self) -> Vec<PathBuf> {
        self.answers.folders()
    }

    /// Begins with an exercise, or with none where all passed. `fault` says why there are no notices.
    pub(crate) fn begin(&mut self, first: Option<String>, fault: Option<String>) {
        if let Some(fault) = fault {
            self.sight.expect_none();
            say(&words::deaf(Some(&fault)));
        }
        match first {
            Some(id) => self.turn_to(&id),
            None => self.nothing_left(),
        }
    }

    /// Runs until a key or a signal ends it. What runs then is killed.
    pub(crate) fn until_stopped(&mut self, events: &Receiver<Event>) {
        loop {
            self.step();
            let first = match events.recv_timeout(self.rest()) {
                Ok(event) => Some(event),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            let mut stirred = false;
            for event in first.into_iter().chain(events.try_iter()) {
                match event {
                    Event::Stop | Event::Key(Key::Quit) => {
                        self.running = None;
                        return;
                    }
                    Event::Key(key) => self.press(key),
                    Event::Stirred => stirred = true,
                }
            }
            self.look(stirred);
        }
    }

    /// How long nothing has to be done if nothing happens.
    fn rest(&self) -> Duration {
        if self.running.is_some() || self.answers.saving() {
            return SOON;
        }
        let now = Instant::now();
        let due = self
            .silent_at
            .map_or(self.sight.due(), |at| at.min(self.sight.due()));
        due.saturating_duration_since(now)
    }

    fn press(&mut self, key: Key) {
        match (key, self.current.clone()) {
            (Key::Again, Some(id)) => self.grade(id),
            (Key::Hint, Some(id)) => self.show(Job::Hint(id)),
            (Key::Again | Key::Hint, None) => self.nothing_left(),
            (Key::List, _) => self.show(Job::List),
            (Key::Next, current) => match self.pending_after(current.as_deref()) {
                Ok(Some(id)) => self.turn_to(&id),
                Ok(None) => self.nothing_left(),
                Err(err) => say(&words::filled(&format!("error: {err:#}"))),
            },
            (Key::Quit, _) => {}
        }
    }

    /// Looks at the files, if it is time, and grades what was saved.
    fn look(&mut self, stirred: bool) {
        let now = Instant::now();
        if stirred {
            self.answers.look(Look::Closely, now);
            self.sight.noticed(now);
        } else if now >= self.sight.due() {
            let changed = self.answers.look(Look::At(self.current.as_deref()), now);
            if self.sight.looked(changed, now) {
                say(&words::deaf(None));
            }
        }
        let mut saved = self.answers.saved(now);
        let position = saved
            .iter()
            .position(|id| Some(id) == self.current.as_ref());
        let Some(chosen) = position.or(saved.len().checked_sub(1)) else {
            return;
        };
        self.heard = true;
        let id = saved.remove(chosen);
        if !saved.is_empty() {
            say(&words::saved_too(&saved));
        }
        self.grade(id);
    }

    /// Notes what ended and starts what is to be done.
    fn step(&mut self) {
        if let Some((job, group)) = &mut self.running
            && let Some(status) = group.ended()
        {
            let job = job.clone();
            self.running = None;
            self.ended(&job, status);
        }
        if self.running.is_none()
            && let Some(job) = self
                .asked
                .pop_front()
                .or_else(|| self.next.take().map(Job::Grade))
        {
            self.start(job);
        }
        if self.running.is_none() && self.silent_at.is_some_and(|at| Instant::now() >= at) {
            self.silent_at = None;
            if let Some(id) = self.current.as_ref().filter(|_| !self.heard) {
                say(&words::silence(id));
                self.heard = true;
            }
        }
    }

    fn start(&mut self, job: Job) {
        let mut command = Command::new(&self.xtask);
        match &job {
            Job::Grade(id) => {
                say(&words::grading(id));
                command.args(["grade", id])
            }
            Job::Hint(id) => command.args(["hint", id]),
            Job::List => command.arg("list"),
        };
        command
            .current_dir(&self.course.root)
            .env("COLUMNS", words::width().to_string())
            // It is that of this package.
            .env_remove("CARGO_MANIFEST_DIR");
        match Group::start(&mut command) {
            Ok(group) => self.running = Some((job, group)),
            Err(err) => {
                let program = self.xtask.display();
                say(&words::filled(&format!(
                    "error: {program} cannot be started: {err}"
                )));
            }
        }
    }

    fn ended(&mut self, job: &Job, status: ExitStatus) {
        if let Job::Grade(_) = job {
            self.silent_at = Some(Instant::now() + SILENCE);
            match status.code() {
                Some(0) => say(words::PASSED),
                Some(_) => {}
                None => say(&words::filled(&format!("grade ended with {status}"))),
            }
        }
        if self.asked.is_empty() && self.next.is_none() {
            say(words::keys(self.input));
        }
    }

    /// Says what an exercise is about, and grades it.
    fn turn_to(&mut self, id: &str) {
        let exercise = self.course.exercises().find(|exercise| exercise.id() == id);
        say(&format!(
            "\n{}",
            exercise.map_or(String::new(), words::task)
        ));
        self.grade(id.into());
    }

    /// Grades an exercise next, instead of what is graded now.
    fn grade(&mut self, id: String) {
        if matches!(self.running, Some((Job::Grade(_), _))) {
            self.running = None;
        }
        self.current = Some(id.clone());
        self.next = Some(id);
    }

    /// Runs a hint or a list next. What is graded now is graded anew after it.
    fn show(&mut self, job: Job) {
        if let Some((Job::Grade(id), _)) = &self.running {
            self.next = Some(id.clone());
            self.running = None;
        }
        self.asked.push_back(job);
    }

    fn nothing_left(&self) {
        say(&words::filled(words::ALL_PASSED));
        say(words::keys(self.input));
    }

    /// The first exercise not passed after that one, in the order of the course and round its end.
    fn pending_after(&self, current: Option<&str>) -> Result<Option<String>> {
        let pending = xtask::watch::pending(&self.course)?;
        let ids: Vec<String> = self.course.exercises().map(Exercise::id).collect();
        let at = ids.iter().position(|id| Some(id.as_str()) == current);
        let (before, after) = ids.split_at(at.map_or(0, |at| at + 1));
        let mut round = after.iter().chain(before);
        Ok(round.find(|id| pending.contains(id)).cloned())
    }
}
