//! The two formats a figure is drawn in: one for a page, one for a phone. CSS shows the one that fits.

/// Where a figure is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A page's column, and paper: names stand left of their lanes.
    Wide,
    /// A phone: names stand above their lanes.
    Narrow,
}

/// The widest that letters of the fonts in use run, as a share of their size.
const LETTER: f64 = 0.6;

/// Room for half a shape at the left end of the axis, in px.
const INSET: f64 = 9.0;

/// The least share of the width that time gets, whatever words follow.
const LEAST_TIME: f64 = 0.66;

impl Format {
    /// The whole figure's width, in px of its own.
    pub fn width(self) -> f64 {
        match self {
            Format::Wide => 668.0,
            Format::Narrow => 336.0,
        }
    }

    /// Size of names and words, in px; book.css has the same.
    pub fn text_px(self) -> f64 {
        match self {
            Format::Wide => 13.0,
            Format::Narrow => 12.5,
        }
    }

    /// The name of its class in book.css.
    pub fn class(self) -> &'static str {
        match self {
            Format::Wide => "wide",
            Format::Narrow => "narrow",
        }
    }

    /// An upper bound of a text's width, in px.
    pub fn text_width(self, text: &str) -> f64 {
        text.chars().count() as f64 * self.text_px() * LETTER
    }

    /// The text, cut to what a figure has room for beside a shape.
    pub fn fitting(self, text: &str) -> String {
        cut(text, if self == Format::Wide { 34 } else { 30 })
    }

    /// The text, cut to what a figure has room for on a line of its own.
    pub fn fitting_alone(self, text: &str) -> String {
        cut(text, if self == Format::Wide { 64 } else { 38 })
    }

    /// Where time begins, in px, for lanes of these names.
    pub fn time_left<'a>(self, names: impl Iterator<Item = &'a str>) -> f64 {
        let longest = names
            .map(|name| self.text_width(&self.fitting(name)))
            .fold(0.0, f64::max);
        match self {
            Format::Wide => longest + 14.0 + INSET,
            Format::Narrow => INSET,
        }
    }

    /// px that time gets right of `left`, so that words right of the shapes they belong to stay in
    /// the figure. Each word comes with the share of the time at which its shape stands.
    pub fn time_width(self, left: f64, words: impl Iterator<Item = (f64, f64)>) -> f64 {
        let all = self.width() - left - INSET;
        let fit = |(share, width): (f64, f64)| {
            if share <= 0.0 {
                all
            } else {
                (all - width - 14.0) / share
            }
        };
        // A word that asks for too much goes above its shape.
        words
            .map(fit)
            .filter(|width| *width >= all * LEAST_TIME)
            .fold(all, f64::min)
    }
}

fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.into();
    }
    let kept: String = text.chars().take(most - 1).collect();
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_leaves_room_for_the_words_at_its_end() {
        let width = Format::Wide.time_width(60.0, [(1.0, 100.0), (0.2, 30.0)].into_iter());
        assert_eq!(width, 668.0 - 60.0 - INSET - 114.0);
        // A very long word goes above instead.
        let width = Format::Narrow.time_width(9.0, [(1.0, 300.0)].into_iter());
        assert_eq!(width, 336.0 - 9.0 - INSET);
    }

    #[test]
    fn long_text_is_cut() {
        assert_eq!(Format::Wide.fitting("short"), "short");
        let long = "a".repeat(50);
        assert_eq!(Format::Wide.fitting(&long).chars().count(), 34);
        assert_eq!(Format::Wide.fitting_alone(&long), long);
    }
}
