//! Writes SVG elements. No layout here.

use std::fmt::Write;

use crate::figure::shelf::Anchor;

/// SVG text under construction.
#[derive(Clone, Debug, Default)]
pub struct Svg(pub String);

impl Svg {
    /// A straight line.
    pub fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let (x1, y1, x2, y2) = (px(from.0), px(from.1), px(to.0), px(to.1));
        self.push(format_args!(
            r#"<line class="{class}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>"#
        ));
    }

    /// A rectangle with round corners, from its left top corner.
    pub fn rect(&mut self, class: &str, at: (f64, f64), size: (f64, f64), radius: f64) {
        let (x, y, width, height, r) = (px(at.0), px(at.1), px(size.0), px(size.1), px(radius));
        self.push(format_args!(
            r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="{r}"/>"#
        ));
    }

    /// A circle.
    pub fn circle(&mut self, class: &str, at: (f64, f64), radius: f64) {
        let (x, y, r) = (px(at.0), px(at.1), px(radius));
        self.push(format_args!(
            r#"<circle class="{class}" cx="{x}" cy="{y}" r="{r}"/>"#
        ));
    }

    /// A path of straight lines from `at` on, in SVG's relative steps.
    pub fn path(&mut self, class: &str, at: (f64, f64), steps: &str) {
        let (x, y) = (px(at.0), px(at.1));
        self.push(format_args!(
            r#"<path class="{class}" d="M{x} {y}{steps}"/>"#
        ));
    }

    /// A path in absolute places; nothing where it is empty.
    pub fn strokes(&mut self, class: &str, path: &str) {
        if !path.is_empty() {
            self.push(format_args!(r#"<path class="{class}" d="{path}"/>"#));
        }
    }

    /// Text on its baseline.
    pub fn text(&mut self, class: &str, at: (f64, f64), anchor: Anchor, text: &str) {
        let (x, y) = (px(at.0), px(at.1));
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => r#" text-anchor="middle""#,
            Anchor::End => r#" text-anchor="end""#,
        };
        let text = escape(text);
        self.push(format_args!(
            r#"<text class="{class}" x="{x}" y="{y}"{anchor}>{text}</text>"#
        ));
    }

    fn push(&mut self, element: std::fmt::Arguments<'_>) {
        // Writing to a String cannot fail. One element a line keeps a figure's difference readable.
        let _ = writeln!(self.0, "{element}");
    }
}

/// Text as it stands in HTML, in an attribute too.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // A directive of mdBook in the text would be expanded.
            '{' => out.push_str("&#123;"),
            _ => out.push(c),
        }
    }
    out
}

/// A length with at most one decimal.
fn px(length: f64) -> String {
    let rounded = (length * 10.0).round() / 10.0;
    // No `-0`.
    format!("{}", rounded + 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_short() {
        assert_eq!([px(1.0), px(0.349), px(-0.01)], ["1", "0.3", "0"]);
    }

    #[test]
    fn text_cannot_become_markup_or_a_directive() {
        assert_eq!(
            escape(r#"<a b="c">{{#x}}"#),
            "&lt;a b=&quot;c&quot;&gt;&#123;&#123;#x}}"
        );
    }
}
