//! One question about the trace of an answer that passed. Pure: the same answer gets the same
//! question.
//!
//! Each kind of question takes its right choice from what was recorded and its wrong ones from
//! readings that people have of a trace: another lane's time, a sum for a maximum, a task for a
//! call. A kind that cannot be asked without doubt of this trace is not asked.

use crate::lock;
use crate::report;

mod lines;
pub(crate) mod recorded;
mod tasks;
mod timers;

use recorded::Trace;

/// A question with one right choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    /// What it is about.
    pub(crate) kind: Kind,
    /// The case it is about.
    pub(crate) case: String,
    /// The question, with the case in it.
    pub(crate) text: String,
    /// What may be answered, each once.
    pub(crate) choices: Vec<Choice>,
    /// Index of the right choice.
    pub(crate) answer: usize,
}

/// Something to answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The choice.
    pub(crate) text: String,
    /// Why it is right, or what speaks against it.
    pub(crate) why: String,
}

/// What a question is about. Times are virtual milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Which calls have begun and are not over after this instant.
    Open(u64),
    /// When all calls would be over if each were made after the one before.
    Sequential,
    /// Which call would be over first if the first took twice as long.
    Doubled,
    /// How long it was from one line of the transcript to another, by index.
    Elapsed(usize, usize),
    /// How many tasks the answer spawned.
    Tasks,
    /// What this task had done when its spawner next had to wait.
    Spawned(u32),
    /// How often task 1 was polled.
    Polls,
    /// What the thread did from the first of these instants to the second.
    Parked(u64, u64),
    /// When this timer fired, which was due while the thread was held.
    Late(u32),
    /// When this call, which was dropped, would have been over.
    Dropped(u32),
    /// Who woke task 1 last.
    Woke,
}

/// A shown case that passed.
#[derive(Debug)]
pub(crate) struct Case<'a> {
    /// `nearest_mirror_fails`.
    pub(crate) name: &'a str,
    /// What its actors do.
    pub(crate) plan: &'a str,
    /// The transcript, a line each.
    pub(crate) lines: &'a [String],
    /// The whole trace, where it was played once more.
    pub(crate) trace: Option<Trace>,
}

/// A question before its choices are mixed.
struct Draft {
    kind: Kind,
    text: String,
    right: Choice,
    /// Those that say most first. What is no wrong choice here is left out later.
    wrong: Vec<Choice>,
}

/// Wrong choices a question has at least and at most.
const WRONG: (usize, usize) = (2, 3);

/// The question for this answer to the exercise of this id, in this file; none where nothing can be
/// asked of these cases.
pub(crate) fn of(id: &str, file: &str, answer: &[u8], cases: &[Case<'_>]) -> Option<Question> {
    let seed = seed(id, answer);
    let mut all = all(file, cases, seed);
    // What is about the student's own lines stands there twice, arithmetic only where nothing else is.
    let own: Vec<Question> = all.iter().filter(|q| q.kind.is_own()).cloned().collect();
    all.extend(own);
    if all.iter().any(|q| !matches!(q.kind, Kind::Elapsed(..))) {
        all.retain(|q| !matches!(q.kind, Kind::Elapsed(..)));
    }
    let count = all.len() as u64;
    (count > 0).then(|| all.swap_remove((seed % count) as usize))
}

/// All that can be asked of these cases.
fn all(file: &str, cases: &[Case<'_>], seed: u64) -> Vec<Question> {
    let of_case = |case: &Case<'_>| {
        let mut drafts = lines::drafts(case.lines, seed);
        if let Some(trace) = &case.trace {
            drafts.extend(tasks::drafts(trace, file, seed));
            drafts.extend(timers::drafts(trace, seed));
        }
        let head = format!("Case {} ({}). ", case.name, case.plan);
        let asked = |draft: Draft| draft.mixed(&head, case.name, seed);
        drafts.into_iter().filter_map(asked).collect::<Vec<_>>()
    };
    cases.iter().flat_map(of_case).collect()
}

fn seed(id: &str, answer: &[u8]) -> u64 {
    let hash = lock::hash(&[id.as_bytes(), b"\n", answer].concat());
    u64::from_str_radix(&hash, 16).unwrap_or_default()
}

impl Kind {
    /// Whether it is about tasks that the student's own lines spawned.
    fn is_own(&self) -> bool {
        matches!(self, Kind::Tasks | Kind::Spawned(_))
    }
}

impl Draft {
    /// The question, if it has wrong choices enough. Where the right one stands follows from `seed`.
    fn mixed(self, head: &str, case: &str, seed: u64) -> Option<Question> {
        let Draft {
            kind,
            text,
            right,
            wrong,
        } = self;
        let mut choices: Vec<Choice> = Vec::new();
        for choice in wrong {
            let known = choices.iter().any(|other| other.text == choice.text);
            if !known && choice.text != right.text && choices.len() < WRONG.1 {
                choices.push(choice);
            }
        }
        if choices.len() < WRONG.0 {
            return None;
        }
        choices.sort_by_key(|choice| lock::hash(choice.text.as_bytes()));
        let places = choices.len() as u64 + 1;
        let answer = ((seed >> 8) % places) as usize;
        choices.insert(answer, right);
        Some(Question {
            kind,
            case: case.into(),
            text: format!("{head}{text}"),
            choices,
            answer,
        })
    }
}

impl Question {
    /// The choice of this index, by its letter.
    pub(crate) fn letter(index: usize) -> char {
        char::from(b'a' + u8::try_from(index).unwrap_or_default().min(25))
    }

    /// The index of the choice that a reader typed: a letter, or a number from 1.
    pub(crate) fn index(&self, typed: &str) -> Option<usize> {
        let typed = typed.trim().trim_end_matches([')', '.']).to_lowercase();
        let is =
            |n: &usize| typed == Question::letter(*n).to_string() || typed == format!("{}", n + 1);
        (0..self.choices.len()).find(is)
    }

    /// As the report has it.
    pub(crate) fn reported(&self) -> report::Question {
        report::Question {
            text: self.text.clone(),
            choices: self.choices.iter().map(|c| c.text.clone()).collect(),
            answer: self.answer as u32,
            why: self.choices[self.answer].why.clone(),
        }
    }
}

fn choice(text: impl Into<String>, why: impl Into<String>) -> Choice {
    let (text, why) = (text.into(), why.into());
    Choice { text, why }
}

/// `a`, `a and b`, `a, b and c`.
fn listed(names: &[String]) -> String {
    match names {
        [] => "none".into(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

#[cfg(test)]
#[path = "question_tests.rs"]
mod tests;
