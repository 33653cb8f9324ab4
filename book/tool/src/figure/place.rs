//! Which words a strip has, and in what order they look for a place.

use crate::figure::{
    lane::Row,
    shapes::{END, POINT},
    shelf::{BACK, GAP, Shelf},
    timeline::{Call, Ending, Timeline},
};

impl Row<'_> {
    /// Finds a place for every word; the most needed first.
    pub(super) fn place_words(&mut self, shelf: &mut Shelf) {
        self.place_mark(shelf);
        self.place_ends(shelf);
        self.place_holds(shelf);
        self.place_notes(shelf);
        self.place_silence(shelf);
    }

    /// `x`, or where a word may begin beside the lane's name if that is farther right.
    fn right_of_name(&self, x: f64) -> f64 {
        x.max(self.name_end() + GAP + BACK)
    }

    fn place_mark(&mut self, shelf: &mut Shelf) {
        let Some(mark) = self.mark else { return };
        let text = "first difference";
        let place = shelf.above(self.right_of_name(self.x(mark.at_ms)), self.width(text));
        self.word(place, "word differs", text.into());
    }

    fn place_ends(&mut self, shelf: &mut Shelf) {
        let format = self.scene.format;
        for (n, call) in self.strip.calls.clone().into_iter().enumerate() {
            if call.words != "called" {
                let text = format.fitting(&call.words);
                let place = shelf.above(self.begin_x(n), self.width(&text));
                self.word(place, "word", text);
            }
            let Some((text, class)) = end_words(self.scene.timeline, call) else {
                continue;
            };
            // A long text rather stands whole above than cut short beside its shape.
            let (short, long) = (format.fitting(&text), format.fitting_alone(&text));
            let x = self.bar_end(n, call);
            let beside = (short == text)
                .then(|| shelf.on_the_line(x, END, self.width(&text)))
                .flatten();
            let followed = n + 1 < self.strip.calls.len() && self.begin_x(n + 1) - x < 20.0;
            let mut above = |text: &str| match followed {
                true => shelf.above_ending(x, self.width(text)),
                false => shelf.above(x, self.width(text)),
            };
            let (place, text) = match beside.or_else(|| above(&long)) {
                None => (above(&short), short),
                place => (place, long),
            };
            self.word(place, class, text);
        }
    }

    fn place_holds(&mut self, shelf: &mut Shelf) {
        let Some(first) = self.strip.holds.first() else {
            return;
        };
        let count = self.strip.holds.len();
        let alike = self
            .strip
            .holds
            .iter()
            .all(|hold| hold.for_ms == first.for_ms);
        let text = match (count, alike) {
            (1, _) => format!("holds the thread {} ms", first.for_ms),
            (_, true) => format!("holds the thread {count} × {} ms", first.for_ms),
            (_, false) => format!("holds the thread {count} times"),
        };
        let x = self.right_of_name(self.x(first.at_ms) + BACK);
        let place = shelf.above(x, self.width(&text));
        self.word(place, "word hold", text);
    }

    /// Of notes that say the same, the first has its word, and those with room beside them.
    fn place_notes(&mut self, shelf: &mut Shelf) {
        let mut said = String::new();
        for notes in self.strip.notes.clone() {
            let text = self.scene.format.fitting(&notes.text());
            let (x, width) = (self.note_x(&notes), self.width(&text));
            let beside = shelf.on_the_line(x, POINT, width);
            let place = match beside {
                None if text != said => shelf.above(x, width),
                beside => beside,
            };
            let late = self.scene.timeline.is_after_return(notes.at);
            self.word(place, if late { "word late" } else { "word" }, text.clone());
            said = text;
        }
    }

    fn place_silence(&mut self, shelf: &mut Shelf) {
        let strip = &self.strip;
        let silent = strip.calls.is_empty() && strip.notes.is_empty() && strip.holds.is_empty();
        if silent && self.name.is_some() {
            let calls = self
                .ghost
                .as_ref()
                .is_none_or(|ghost| !ghost.strip.calls.is_empty());
            let text = if calls { "never called" } else { "nothing" };
            let place = shelf.on_the_line(self.x(0), POINT, self.width(text));
            self.word(place, "word quiet", text.into());
        }
    }
}

/// The word beside the end of a call, and its class. `None` where there is nothing to say.
pub(super) fn end_words(timeline: &Timeline, call: &Call) -> Option<(String, &'static str)> {
    if call.id == 0 {
        let words = match &timeline.ended.as_ref()?.how {
            Ending::Returned(value) => return Some((format!("returned {value}"), "word return")),
            Ending::StillWaiting => "still waiting",
            Ending::Panicked => "panicked",
        };
        return Some((words.into(), "word differs"));
    }
    let Some((at, outcome)) = &call.end else {
        return Some(("never ended".into(), "word quiet"));
    };
    let words = outcome.words();
    let returned = timeline.returned().filter(|returned| at > returned);
    Some(match returned {
        None => (words, "word"),
        Some(returned) if returned.at_ms == at.at_ms => {
            (format!("{words} after the return"), "word late")
        }
        Some(_) => (format!("{words}, orphan"), "word late"),
    })
}
