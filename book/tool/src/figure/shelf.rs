//! Finds room for words beside their shapes, so that none lies on another.

/// Levels above the bar that may be used.
const MOST_LEVELS: usize = 3;

/// How far a word above a shape reaches back over the shape's middle, in px.
pub const BACK: f64 = 3.0;

/// What is kept free between two words, in px.
pub const GAP: f64 = 6.0;

/// The room of one strip of a lane, in px from left to right. Level 0 is the bar's own line, the
/// others lie above it, the nearest first.
#[derive(Clone, Debug)]
pub struct Shelf {
    left: f64,
    right: f64,
    levels: Vec<Vec<(f64, f64)>>,
}

/// Where a word stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// 0 is the bar's own line.
    pub level: usize,
    /// Where the word begins, ends, or has its middle, in px.
    pub x: f64,
    /// Which of these `x` is.
    pub anchor: Anchor,
}

/// SVG's `text-anchor`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The word begins there.
    Start,
    /// Its middle lies there.
    Middle,
    /// It ends there.
    End,
}

impl Shelf {
    /// An empty shelf from `left` to `right`, in px.
    pub fn new(left: f64, right: f64) -> Shelf {
        Shelf {
            left,
            right,
            levels: vec![Vec::new()],
        }
    }

    /// Takes room away: a shape, a bar, a name.
    pub fn block(&mut self, level: usize, from: f64, to: f64) {
        while self.levels.len() <= level {
            self.levels.push(Vec::new());
        }
        self.levels[level].push((from, to));
    }

    /// Room for a word right of its shape, on the bar's own line.
    pub fn on_the_line(&mut self, x: f64, radius: f64, width: f64) -> Option<Place> {
        let start = x + radius + GAP;
        self.take(0, start, start + width, start, Anchor::Start)
    }

    /// Room for a word of `width` px above its shape, to the right rather than to the left.
    pub fn above(&mut self, x: f64, width: f64) -> Option<Place> {
        self.first_free(x, width, [Anchor::Start, Anchor::End, Anchor::Middle])
    }

    /// Room for a word above its shape, to the left rather than to the right.
    pub fn above_ending(&mut self, x: f64, width: f64) -> Option<Place> {
        self.first_free(x, width, [Anchor::End, Anchor::Middle, Anchor::Start])
    }

    /// Levels above the bar that are in use.
    pub fn levels_above(&self) -> usize {
        self.levels
            .iter()
            .rposition(|level| !level.is_empty())
            .unwrap_or(0)
    }

    fn first_free(&mut self, x: f64, width: f64, anchors: [Anchor; 3]) -> Option<Place> {
        let x = x.max(self.left + BACK);
        (1..=MOST_LEVELS).find_map(|level| {
            anchors.into_iter().find_map(|anchor| {
                let (from, x) = match anchor {
                    Anchor::Start => (x - BACK, x - BACK),
                    Anchor::Middle => (x - width / 2.0, x),
                    Anchor::End => (x + BACK - width, x + BACK),
                };
                self.take(level, from, from + width, x, anchor)
            })
        })
    }

    fn take(&mut self, level: usize, from: f64, to: f64, x: f64, anchor: Anchor) -> Option<Place> {
        if from < self.left || to > self.right {
            return None;
        }
        let taken = self.levels.get(level).map_or(&[][..], Vec::as_slice);
        if taken
            .iter()
            .any(|other| from - GAP < other.1 && to + GAP > other.0)
        {
            return None;
        }
        self.block(level, from, to);
        Some(Place { level, x, anchor })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_stands_right_of_its_shape_where_there_is_room() {
        let mut shelf = Shelf::new(0.0, 300.0);
        let place = shelf.on_the_line(100.0, 8.0, 40.0);
        assert_eq!(
            place,
            Some(Place {
                level: 0,
                x: 114.0,
                anchor: Anchor::Start
            })
        );
        assert_eq!(shelf.on_the_line(130.0, 8.0, 40.0), None, "taken");
        assert_eq!(
            shelf.on_the_line(250.0, 8.0, 40.0),
            None,
            "out of the figure"
        );
        assert_eq!(shelf.levels_above(), 0);
    }

    #[test]
    fn words_above_go_right_then_left_then_up() {
        let mut shelf = Shelf::new(0.0, 300.0);
        let places: Vec<_> = (0..3).filter_map(|_| shelf.above(100.0, 40.0)).collect();
        let place = |level, x, anchor| Place { level, x, anchor };
        assert_eq!(
            places,
            [
                place(1, 97.0, Anchor::Start),
                place(2, 97.0, Anchor::Start),
                place(3, 97.0, Anchor::Start),
            ]
        );
        assert_eq!(shelf.above(290.0, 40.0), Some(place(1, 293.0, Anchor::End)));
        assert_eq!(
            shelf.above_ending(80.0, 40.0),
            Some(place(1, 83.0, Anchor::End))
        );
        assert_eq!(shelf.levels_above(), 3);
    }

    #[test]
    fn a_word_without_room_is_left_out() {
        let mut shelf = Shelf::new(0.0, 30.0);
        assert_eq!(shelf.above(10.0, 40.0), None);
        assert_eq!(shelf.levels_above(), 0);
    }
}
