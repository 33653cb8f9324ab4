//! One strip of a lane: where its shapes stand. `figure::place` finds room for its words,
//! `figure::paint` draws both.

use crate::figure::{
    axis::Axis,
    format::Format,
    shapes::{END, POINT},
    shelf::{Place, Shelf},
    strip::{Notes, Strip},
    timeline::{Call, Moment, Timeline},
};

/// Height of a level of words above a bar, in px.
pub(super) const LEVEL: f64 = 15.0;

/// How far above its bar the expected one lies, in px.
const GHOST: f64 = 14.0;

/// What does not depend on the lane.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// Whose lanes are drawn.
    pub timeline: &'a Timeline,
    /// The format.
    pub format: Format,
    /// The scale.
    pub axis: &'a Axis,
}

/// A strip with its words in place.
pub struct Row<'a> {
    pub(super) scene: Scene<'a>,
    pub(super) strip: Strip<'a>,
    pub(super) ghost: Option<Ghost<'a>>,
    pub(super) name: Option<&'a str>,
    pub(super) mark: Option<Mark>,
    pub(super) words: Vec<Word>,
    levels: usize,
}

/// What was expected of a strip.
#[derive(Clone, Debug, Default)]
pub struct Ghost<'a> {
    /// The expected strip.
    pub strip: Strip<'a>,
    /// When the answer should have ended, in virtual ms.
    pub ends_ms: Option<u64>,
}

/// The first difference lies in this strip.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// When, in virtual ms.
    pub at_ms: u64,
    /// On the expected line; else on the one that was seen.
    pub on_expected: bool,
}

/// A word in its place.
pub(super) struct Word {
    pub(super) place: Place,
    pub(super) class: &'static str,
    pub(super) text: String,
}

impl<'a> Row<'a> {
    /// Finds a place for every word. `name` is given to a lane's first strip, `ghost` to all strips
    /// of a figure that shows what was expected.
    pub fn new(
        scene: Scene<'a>,
        strip: Strip<'a>,
        ghost: Option<Ghost<'a>>,
        name: Option<&'a str>,
        mark: Option<Mark>,
    ) -> Row<'a> {
        let mut row = Row {
            scene,
            strip,
            ghost,
            name,
            mark,
            words: Vec::new(),
            levels: 0,
        };
        let mut shelf = row.shelf();
        row.place_words(&mut shelf);
        row.levels = shelf.levels_above();
        row
    }

    /// From the strip's top to its bar's middle, in px.
    pub fn above(&self) -> f64 {
        14.0 + self.levels as f64 * LEVEL + self.ghost_height()
    }

    /// From the bar's middle to the strip's bottom, in px.
    pub const BELOW: f64 = 12.0;

    pub(super) fn x(&self, at_ms: u64) -> f64 {
        self.scene.axis.x(at_ms)
    }

    pub(super) fn ghost_height(&self) -> f64 {
        if self.ghost.is_some() { GHOST } else { 0.0 }
    }

    pub(super) fn is_answer(&self) -> bool {
        self.strip.calls.first().is_some_and(|call| call.id == 0)
    }

    /// What comes at the instant of the return, and after it, stands right of the line.
    fn late(&self, at: Moment) -> f64 {
        let returned = self.scene.timeline.returned();
        let at_once = returned.is_some_and(|returned| returned.at_ms == at.at_ms && at > returned);
        if at_once { 11.0 } else { 0.0 }
    }

    /// A note stands beside a call's shape of the same instant: left of one that came later.
    pub(super) fn note_x(&self, notes: &Notes<'_>) -> f64 {
        let x = self.x(notes.at.at_ms) + self.late(notes.at);
        let ends = self
            .strip
            .calls
            .iter()
            .filter_map(|call| Some(call.end.as_ref()?.0));
        let begins = self.strip.calls.iter().map(|call| call.begin);
        let beside = begins.chain(ends).find(|at| at.at_ms == notes.at.at_ms);
        match beside {
            Some(at) if at > notes.at => x - END - 2.0,
            Some(_) => x + END + POINT + 1.0,
            None => x,
        }
    }

    pub(super) fn begin_x(&self, n: usize) -> f64 {
        let begin = self.strip.calls[n].begin;
        let before = n
            .checked_sub(1)
            .and_then(|n| self.strip.calls[n].end.as_ref());
        let follows = before.is_some_and(|(end, _)| self.x(begin.at_ms) - self.x(end.at_ms) < 13.0);
        self.x(begin.at_ms) + self.late(begin) + if follows { 7.0 } else { 0.0 }
    }

    pub(super) fn end_x(&self, n: usize, at: Moment) -> f64 {
        let next = self.strip.calls.get(n + 1);
        let followed = next.is_some_and(|next| self.x(next.begin.at_ms) - self.x(at.at_ms) < 13.0);
        let x = self.x(at.at_ms) + self.late(at) - if followed { 7.0 } else { 0.0 };
        x.max(self.begin_x(n) + POINT + END + 1.0)
    }

    /// Where a call's bar ends; one without an end goes on to the edge.
    pub(super) fn bar_end(&self, n: usize, call: &Call) -> f64 {
        let ended = self.scene.timeline.ended.as_ref();
        match &call.end {
            Some((at, _)) => self.end_x(n, *at),
            None if call.id == 0 => {
                ended.map_or(self.scene.axis.right(), |end| self.x(end.at.at_ms))
            }
            None => self.scene.axis.right(),
        }
    }

    fn shelf(&self) -> Shelf {
        let format = self.scene.format;
        let mut shelf = Shelf::new(0.0, format.width());
        if self.name_end() > 0.0 {
            shelf.block(1, 0.0, self.name_end());
        }
        for (n, call) in self.strip.calls.iter().enumerate() {
            shelf.block(0, self.begin_x(n) - POINT, self.bar_end(n, call));
        }
        for notes in &self.strip.notes {
            shelf.block(0, self.note_x(notes) - POINT, self.note_x(notes) + POINT);
        }
        for hold in self.strip.holds {
            shelf.block(0, self.x(hold.at_ms), self.x(hold.end_ms()));
        }
        shelf
    }

    /// Where the lane's name ends on the first level above the bar; 0 where it stands elsewhere.
    pub(super) fn name_end(&self) -> f64 {
        match (self.name, self.scene.format) {
            (Some(name), Format::Narrow) => self.width(&self.scene.format.fitting(name)) + 6.0,
            _ => 0.0,
        }
    }

    pub(super) fn word(&mut self, place: Option<Place>, class: &'static str, text: String) {
        if let Some(place) = place {
            self.words.push(Word { place, class, text });
        }
    }

    pub(super) fn width(&self, text: &str) -> f64 {
        self.scene.format.text_width(text)
    }
}
