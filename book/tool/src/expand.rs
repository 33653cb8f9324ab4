//! What stands in a page in place of a directive.

use std::collections::{BTreeMap, BTreeSet};

use xtask::divergence::{Line, lines};

use crate::{
    boxes,
    course::{self, Course, Exercise, Played, Wanted},
    directive::Directive,
    figure::{
        html::{Figure, Panel},
        timeline::Timeline,
    },
    trace::{ANSWER, Kind, Trace},
};

/// Plays by what was wanted.
pub type Plays = BTreeMap<Wanted, Result<Played, String>>;

/// The right answer's name in `of=`.
const SOLUTION: &str = "solution";

/// A `trace` directive that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Traced {
    exercise: String,
    case: String,
    of: String,
    beside: Option<String>,
    title: Option<String>,
}

impl Traced {
    /// Reads the directive.
    ///
    /// # Errors
    /// In words: an unknown exercise, case, answer or option, or a case that no page may show.
    pub fn parse(directive: &Directive, course: &Course) -> Result<Traced, String> {
        if let Some(option) = directive.unknown_options(&["of", "beside", "title"]) {
            return Err(format!(
                "trace has no option \"{option}\" (it has of, beside, title)"
            ));
        }
        let Some((id, name)) = directive.target.rsplit_once('/') else {
            return Err(format!("\"{}\" is not LAB/EXERCISE/CASE", directive.target));
        };
        let exercise = course.exercise(id)?;
        let Some(case) = exercise.cases.iter().find(|case| case.name == name) else {
            let names: Vec<&str> = exercise
                .cases
                .iter()
                .map(|case| case.name.as_str())
                .collect();
            return Err(format!(
                "{id} has no case \"{name}\" (it has {})",
                names.join(", ")
            ));
        };
        if !case.shown {
            return Err(format!(
                "{id}/{name} is an unshown case: no page may show it"
            ));
        }
        let of = directive.option("of").unwrap_or(SOLUTION);
        let beside = directive.option("beside");
        for answer in [Some(of), beside].into_iter().flatten() {
            known(answer, exercise, course)?;
        }
        Ok(Traced {
            exercise: id.into(),
            case: name.into(),
            of: of.into(),
            beside: beside.map(String::from),
            title: directive.option("title").map(String::from),
        })
    }

    /// The plays it needs: its own, the other one, and what is expected.
    pub fn wanted(&self) -> BTreeSet<Wanted> {
        let answers = [Some(&*self.of), self.beside.as_deref(), Some(SOLUTION)];
        answers
            .into_iter()
            .flatten()
            .map(|of| self.play_of(of))
            .collect()
    }

    fn play_of(&self, of: &str) -> Wanted {
        Wanted {
            exercise: self.exercise.clone(),
            case: self.case.clone(),
            of: of.into(),
        }
    }

    /// The figure as HTML.
    ///
    /// # Errors
    /// In words: a case could not be played, or its trace is not the stored one.
    pub fn html(&self, plays: &Plays) -> Result<String, String> {
        let expected = self.panel(SOLUTION, None, plays)?;
        let panels = match &self.beside {
            Some(beside) => {
                let mut wrong = self.panel(beside, Some(&expected), plays)?;
                wrong.expected = None;
                vec![self.panel(&self.of, None, plays)?, wrong]
            }
            None if self.of == SOLUTION => vec![expected],
            None => vec![self.panel(&self.of, Some(&expected), plays)?],
        };
        let figure = Figure {
            id: self.id(),
            title: self.title(),
            source: format!("{}/{}", self.exercise, self.case),
            panels,
        };
        Ok(figure.html())
    }

    fn panel(&self, of: &str, expected: Option<&Panel>, plays: &Plays) -> Result<Panel, String> {
        let Some(played) = plays.get(&self.play_of(of)) else {
            return Err(format!("{of} was not played"));
        };
        let played = played.as_ref().map_err(Clone::clone)?;
        let trace = Trace::parse(&played.json).map_err(|err| format!("{err:#}"))?;
        let transcript = transcript(&trace, &played.transcript)
            .map_err(|why| format!("the trace of {}/{} by {of} {why}", self.exercise, self.case))?;
        let timeline = Timeline::of(&trace);
        let heading = if of == SOLUTION {
            "expected".into()
        } else {
            spaced(of)
        };
        let difference =
            expected.and_then(|expected| course::difference(&expected.transcript, &transcript));
        let timeline = match expected {
            Some(expected) => timeline.with_lanes_of(&expected.timeline),
            None => timeline,
        };
        let expected = expected.map(|expected| expected.timeline.clone());
        Ok(Panel {
            heading,
            timeline,
            expected,
            difference,
            transcript,
        })
    }

    fn id(&self) -> String {
        let mut id = format!("trace-{}-{}", self.exercise, self.case);
        for answer in [
            (self.of != SOLUTION).then_some(&self.of),
            self.beside.as_ref(),
        ] {
            answer.iter().for_each(|answer| id += &format!("-{answer}"));
        }
        boxes::dashed(&id)
    }

    fn title(&self) -> String {
        if let Some(title) = &self.title {
            return title.clone();
        }
        let case = spaced(&self.case);
        let words = match (&self.beside, &*self.of) {
            (Some(beside), _) => format!("{case}, beside: {}", spaced(beside)),
            (None, SOLUTION) => case,
            (None, of) => format!("{}: {case}", spaced(of)),
        };
        let mut chars = words.chars();
        chars.next().map_or(String::new(), |c| {
            c.to_uppercase().collect::<String>() + chars.as_str()
        })
    }
}

fn known(answer: &str, exercise: &Exercise, course: &Course) -> Result<(), String> {
    let belief = exercise
        .misconceptions
        .iter()
        .any(|belief| belief.slug == answer);
    if answer == SOLUTION || belief || course.has_alternative(exercise, answer) {
        return Ok(());
    }
    let slugs: Vec<&str> = exercise
        .misconceptions
        .iter()
        .map(|belief| &*belief.slug)
        .collect();
    Err(format!(
        "{} has no misconception or alternative \"{answer}\" (misconceptions: {})",
        exercise.id(),
        slugs.join(", ")
    ))
}

/// The stored transcript, once the trace is known to hold the same lines; where none is stored, the
/// trace's own lines in the order recorded.
fn transcript(trace: &Trace, stored: &str) -> Result<String, String> {
    let actors = trace
        .events
        .iter()
        .filter(|event| event.kind == Kind::Actor);
    let recorded: Vec<(u64, &str, &str)> = actors
        .filter_map(|event| Some((event.at_ms, event.lane.as_deref()?, event.text.as_deref()?)))
        .collect();
    if stored.trim().is_empty() {
        let width = recorded
            .iter()
            .map(|(_, lane, _)| lane.len())
            .max()
            .unwrap_or(ANSWER.len());
        let line = |(at_ms, lane, text): &(u64, &str, &str)| {
            format!("{at_ms:>4} ms  {lane:width$}  {text}\n")
        };
        return Ok(recorded.iter().map(line).collect());
    }
    // A prediction is of the actors: the run that it is held against has an answer too.
    let with_answer = lines(stored)
        .iter()
        .any(|line| Line::parse(line).lane == ANSWER);
    let mut drawn: Vec<String> = recorded
        .iter()
        .filter(|(_, lane, _)| with_answer || *lane != ANSWER)
        .map(|(at_ms, lane, text)| format!("{at_ms} ms {lane} {text}"))
        .collect();
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut expected: Vec<String> = stored.lines().map(words).collect();
    expected.retain(|line| !line.is_empty());
    drawn.iter_mut().for_each(|line| *line = words(line));
    expected.sort();
    drawn.sort();
    if drawn == expected {
        return Ok(stored.to_string());
    }
    let other = |from: &[String], than: &[String]| {
        let line = from.iter().find(|line| !than.contains(line));
        line.map_or("nothing else".into(), |line| format!("`{line}`"))
    };
    Err(format!(
        "is not the stored one: it has {}, which has {}; `cargo xtask verify` says why",
        other(&drawn, &expected),
        other(&expected, &drawn)
    ))
}

fn spaced(name: &str) -> String {
    name.replace('_', " ")
}
