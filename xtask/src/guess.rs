//! A trace as somebody foretold it, line by line, and how much of it is right. Pure.

use std::collections::BTreeMap;

use crate::divergence::Line;
use crate::{names, prediction};

/// A guess at the lines of a transcript.
#[derive(Debug)]
pub(crate) struct Guess<'a> {
    happens: &'a [String],
    run: Vec<Line<'a>>,
    /// Whether the order within one instant counts.
    order: bool,
    /// As they were given: when, and which line of the run it is.
    given: Vec<(u64, usize)>,
}

/// How much of a guess is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Score {
    /// The most lines that stand in the right order among each other.
    pub(crate) order: usize,
    /// Lines with the right time.
    pub(crate) times: usize,
    /// Lines of the run.
    pub(crate) of: usize,
    /// The first difference in words; none if all is right.
    pub(crate) first_wrong: Option<String>,
}

impl<'a> Guess<'a> {
    /// An empty guess at this transcript.
    pub(crate) fn new(happens: &'a [String], order: bool) -> Guess<'a> {
        Guess {
            happens,
            run: Line::parse_all(happens),
            order,
            given: Vec::new(),
        }
    }

    /// Whether no line was given.
    pub(crate) fn is_empty(&self) -> bool {
        self.given.is_empty()
    }

    /// How many lines are not given yet.
    pub(crate) fn left(&self) -> usize {
        self.run.len() - self.given.len()
    }

    /// Takes a line, `100 near failed` or `100 ms Near fail`; or says why it cannot.
    pub(crate) fn add(&mut self, line: &str) -> Result<(), String> {
        let line = line.trim();
        let digits = line
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(line.len());
        let (number, rest) = line.split_at(digits);
        let at_ms: u64 = number
            .parse()
            .map_err(|_| "a line begins with a time, as in `100 near failed`".to_string())?;
        let mut words: Vec<&str> = rest.split_whitespace().collect();
        if words
            .first()
            .is_some_and(|word| word.eq_ignore_ascii_case("ms"))
        {
            words.remove(0);
        }
        let (lane, what) = words.split_first().ok_or("who, and what?")?;
        let lane = self.lane(lane)?;
        let text = self.text(lane, &what.join(" "))?;
        let is_event = |n: &usize| (self.run[*n].lane, self.run[*n].text) == (lane, text);
        let all: Vec<usize> = (0..self.run.len()).filter(is_event).collect();
        let taken = self.given.iter().filter(|(_, n)| all.contains(n)).count();
        let Some(&n) = all.get(taken) else {
            return Err(match all.len() {
                1 => format!("`{lane} {text}` happens once, and you have it already"),
                times => {
                    format!("`{lane} {text}` happens {times} times, and you have them already")
                }
            });
        };
        self.given.push((at_ms, n));
        Ok(())
    }

    /// The lane that a word means.
    fn lane(&self, word: &str) -> Result<&'a str, String> {
        let lanes = self.distinct(|line| Some(line.lane));
        let same = |lane: &&&str| lane.eq_ignore_ascii_case(word);
        if let Some(lane) = lanes.iter().find(same) {
            return Ok(lane);
        }
        let near = names::suggestion(word, lanes.iter().copied());
        Err(format!(
            "there is no \"{word}\"{near} (there are {})",
            lanes.join(", ")
        ))
    }

    /// What words mean in a lane: the whole of what happens there, or the beginning of just one.
    fn text(&self, lane: &str, words: &str) -> Result<&'a str, String> {
        let texts = self.distinct(|line| (line.lane == lane).then_some(line.text));
        let plain = |text: &str| {
            let words: Vec<&str> = text.split_whitespace().collect();
            words.join(" ").to_lowercase()
        };
        let words = plain(words);
        if let Some(text) = texts.iter().find(|text| plain(text) == words) {
            return Ok(text);
        }
        let begins = |text: &&&str| !words.is_empty() && plain(text).starts_with(&words);
        let found: Vec<&&str> = texts.iter().filter(begins).collect();
        match found[..] {
            [text] => Ok(text),
            _ => Err(format!(
                "which of `{lane} {}`?",
                texts.join(&format!("`, `{lane} "))
            )),
        }
    }

    fn distinct(&self, of: impl Fn(&Line<'a>) -> Option<&'a str>) -> Vec<&'a str> {
        let mut all: Vec<&str> = self.run.iter().filter_map(of).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// The guess by time. What was given for one time stays as it was given.
    fn by_time(&self) -> Vec<(u64, usize)> {
        let mut all = self.given.clone();
        all.sort_by_key(|(at_ms, _)| *at_ms);
        all
    }

    /// The guess as a transcript, in the kit's canonical form: lines of one instant by lane, the
    /// answer's first, those before the return and those after it apart.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut all = self.by_time();
        if !self.order {
            let given = all.clone();
            let returned = given.iter().position(|(_, n)| self.returns(*n));
            let place = |line: &(u64, usize)| given.iter().position(|other| other == line);
            all.sort_by_key(|line| {
                let part = place(line).cmp(&returned);
                let lane = self.run[line.1].lane;
                (line.0, part, lane != "answer", lane)
            });
        }
        let width = self
            .run
            .iter()
            .map(|line| line.lane.chars().count())
            .max()
            .unwrap_or(0);
        let text = |&(at_ms, n): &(u64, usize)| {
            let Line { lane, text, .. } = self.run[n];
            format!("{at_ms:>4} ms  {lane:width$}  {text}")
        };
        all.iter().map(text).collect()
    }

    fn returns(&self, n: usize) -> bool {
        self.run[n].lane == "answer" && self.run[n].text.starts_with("returned")
    }

    /// How much is right.
    pub(crate) fn score(&self) -> Score {
        let (guess, ranks) = (self.by_time(), self.ranks());
        let of = self.run.len();
        // The same event at several times: whichever of them was guessed.
        let mut due: BTreeMap<(&str, &str, u64), usize> = BTreeMap::new();
        for line in &self.run {
            *due.entry((line.lane, line.text, line.at_ms)).or_default() += 1;
        }
        let mut times = 0;
        for &(at_ms, n) in &guess {
            let Line { lane, text, .. } = self.run[n];
            if let Some(left) = due.get_mut(&(lane, text, at_ms)).filter(|left| **left > 0) {
                *left -= 1;
                times += 1;
            }
        }
        let order = longest(
            &self
                .by_occurrence(&guess)
                .map(|n| ranks[n])
                .collect::<Vec<_>>(),
        );
        let wrong = times < of || order < of;
        let first_wrong = wrong.then(|| prediction::difference(self.happens, &self.lines()));
        Score {
            order,
            times,
            of,
            first_wrong: first_wrong.map(|words| words.unwrap_or_else(|| "the order".into())),
        }
    }

    /// The lines of the run that a guess names, in its order: the first `tick` it has is the first.
    fn by_occurrence(&self, guess: &[(u64, usize)]) -> impl Iterator<Item = usize> {
        let mut seen: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        guess.iter().filter_map(move |&(_, n)| {
            let event = (self.run[n].lane, self.run[n].text);
            let nth = seen.entry(event).or_default();
            *nth += 1;
            let same = |m: &usize| (self.run[*m].lane, self.run[*m].text) == event;
            (0..self.run.len()).filter(same).nth(*nth - 1)
        })
    }

    /// Where each line of the run stands. Lines of one instant stand at one place, but for the
    /// return, or where the order within an instant counts.
    fn ranks(&self) -> Vec<usize> {
        let mut rank = 0;
        let apart = |n: usize| {
            self.order
                || self.run[n].at_ms != self.run[n - 1].at_ms
                || self.returns(n)
                || self.returns(n - 1)
        };
        (0..self.run.len())
            .map(|n| {
                rank += usize::from(n > 0 && apart(n));
                rank
            })
            .collect()
    }
}

/// The length of the longest part, not all in one piece, that never falls.
fn longest(ranks: &[usize]) -> usize {
    let mut best: Vec<usize> = Vec::new();
    for (n, rank) in ranks.iter().enumerate() {
        let before = (0..n).filter(|&m| ranks[m] <= *rank).map(|m| best[m]).max();
        best.push(before.unwrap_or(0) + 1);
    }
    best.into_iter().max().unwrap_or(0)
}

#[cfg(test)]
#[path = "guess_tests.rs"]
mod tests;
