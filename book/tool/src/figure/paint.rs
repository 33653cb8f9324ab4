//! Draws one strip of a lane. `figure::lane` has found the places.

use crate::figure::{
    format::Format,
    lane::{LEVEL, Row},
    shapes::{self, POINT},
    shelf::Anchor,
    svg::Svg,
    timeline::Ending,
};

impl Row<'_> {
    /// Draws the strip with its bar at `y`.
    pub fn draw(&self, svg: &mut Svg, y: f64) {
        self.draw_ghost(svg, y - self.ghost_height());
        self.draw_calls(svg, y);
        for hold in self.strip.holds {
            let (from, to) = (self.x(hold.at_ms), self.x(hold.end_ms()));
            shapes::held(svg, (from + 0.5, y), (to - from - 1.0).max(2.0));
        }
        self.draw_end_of_answer(svg, y);
        for notes in &self.strip.notes {
            let after = self.scene.timeline.is_after_return(notes.at);
            let class = if after { "note late" } else { "note" };
            shapes::note(svg, class, (self.note_x(notes), y), POINT);
        }
        self.draw_mark(svg, y);
        self.draw_words(svg, y);
    }

    fn draw_calls(&self, svg: &mut Svg, y: f64) {
        let timeline = self.scene.timeline;
        for (n, call) in self.strip.calls.iter().enumerate() {
            let (from, to) = (self.begin_x(n), self.bar_end(n, call));
            let returned = timeline.returned().filter(|_| timeline.is_orphan(call));
            let split = returned.map_or(to, |at| self.x(at.at_ms).clamp(from, to));
            let class = if call.id == 0 { "wait answer" } else { "wait" };
            svg.rect(class, (from, y - 4.0), (split - from, 8.0), 4.0);
            if to - split > 14.0 {
                svg.rect("orphan", (split, y - 4.0), (to - split, 8.0), 4.0);
            } else if to - split > 1.0 {
                svg.line("orphan", (split, y), (to, y));
            }
            if let Some(x) = self.scene.axis.break_x().filter(|x| (from..to).contains(x)) {
                shapes::broken(svg, (x, y), 8.0);
            }
            shapes::begin(svg, (from, y));
            match &call.end {
                Some((at, outcome)) => shapes::end(svg, outcome, (self.end_x(n, *at), y)),
                None if call.id != 0 => shapes::unfinished(svg, (to, y)),
                None => {}
            }
        }
    }

    fn draw_end_of_answer(&self, svg: &mut Svg, y: f64) {
        let ended = self
            .scene
            .timeline
            .ended
            .as_ref()
            .filter(|_| self.is_answer());
        for &at_ms in self.strip.polls {
            let at_an_end = ended.is_some_and(|ended| ended.at.at_ms == at_ms);
            if !at_an_end && self.x(at_ms) - self.begin_x(0) > 9.0 {
                shapes::poll(svg, (self.x(at_ms), y));
            }
        }
        let Some(ended) = ended else { return };
        let at = (self.x(ended.at.at_ms), y);
        match ended.how {
            Ending::Returned(_) => shapes::returned(svg, at),
            Ending::StillWaiting => shapes::unfinished(svg, at),
            Ending::Panicked => svg.path("cross", (at.0 - 5.5, y - 5.5), "l11 11m0 -11l-11 11"),
        }
    }

    fn draw_ghost(&self, svg: &mut Svg, y: f64) {
        let Some(ghost) = &self.ghost else { return };
        for call in &ghost.strip.calls {
            let from = self.x(call.begin.at_ms);
            let end = call.end.as_ref().map(|(at, _)| at.at_ms);
            let ends_ms = if call.id == 0 { ghost.ends_ms } else { end };
            let to = ends_ms.map_or(self.scene.axis.right(), |at_ms| self.x(at_ms));
            svg.line("ghost", (from, y), (to, y));
            svg.circle("ghost-shape", (from, y), 2.5);
            if ends_ms.is_some() {
                shapes::ghost_end(svg, call, (to, y));
            }
        }
        for notes in &ghost.strip.notes {
            shapes::note(svg, "ghost-shape", (self.x(notes.at.at_ms), y), 3.5);
        }
        for hold in ghost.strip.holds {
            svg.line("ghost", (self.x(hold.at_ms), y), (self.x(hold.end_ms()), y));
        }
    }

    fn draw_mark(&self, svg: &mut Svg, y: f64) {
        let Some(mark) = self.mark else { return };
        let y = if mark.on_expected {
            y - self.ghost_height()
        } else {
            y
        };
        svg.circle("ring", (self.x(mark.at_ms), y), 9.5);
    }

    fn draw_words(&self, svg: &mut Svg, y: f64) {
        let baseline = |level: usize| match level {
            0 => y + 4.5,
            level => y - 13.0 - self.ghost_height() - (level - 1) as f64 * LEVEL,
        };
        if let Some(name) = self.name {
            let level = usize::from(self.scene.format == Format::Narrow);
            let class = if self.is_answer() {
                "name answer"
            } else {
                "name"
            };
            let text = self.scene.format.fitting(name);
            svg.text(class, (0.0, baseline(level)), Anchor::Start, &text);
        }
        for word in &self.words {
            let at = (word.place.x, baseline(word.place.level));
            svg.text(word.class, at, word.place.anchor, &word.text);
        }
    }
}
