//! A figure as HTML: caption, pictures in both formats, what differs, the transcript.

use std::fmt::Write;

use crate::figure::{
    format::Format,
    lane::Mark,
    picture::{Picture, Scale, draw},
    svg::escape,
    timeline::Timeline,
    words,
};

/// A figure of one trace, or of two below each other on one scale.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its id in the page.
    pub id: String,
    /// What it shows, in a few words.
    pub title: String,
    /// Where it comes from: `06-wait/mirrors`.
    pub source: String,
    /// One, or two: the right one first.
    pub panels: Vec<Panel>,
}

/// One picture and its transcript.
#[derive(Clone, Debug)]
pub struct Panel {
    /// Whose trace it is; needed where there are two.
    pub heading: String,
    /// The play.
    pub timeline: Timeline,
    /// What was expected, if that is drawn too.
    pub expected: Option<Timeline>,
    /// Where it first differs from what was expected.
    pub difference: Option<Difference>,
    /// The transcript.
    pub transcript: String,
}

/// The first difference between two traces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// In whose lane.
    pub lane: String,
    /// When, in virtual ms.
    pub at_ms: u64,
    /// Whether it is something expected that did not come.
    pub is_missing: bool,
    /// In words, as the grader says it.
    pub says: String,
}

impl Figure {
    /// The figure as one HTML block of Markdown: it holds no blank line.
    pub fn html(&self) -> String {
        let (id, title, source) = (&self.id, escape(&self.title), escape(&self.source));
        let mut out = format!(
            "<figure class=\"trace\" id=\"{id}\">\n\
             <figcaption><span class=\"trace-title\">{title}</span>\n\
             <span class=\"trace-source\"><code>{source}</code>, virtual time</span>\n\
             <a class=\"trace-link\" href=\"#{id}\" aria-label=\"Link to this figure: {title}\">#</a>\n\
             </figcaption>\n"
        );
        let scale = self.scale();
        for (n, panel) in self.panels.iter().enumerate() {
            if self.panels.len() > 1 {
                // Writing to a String cannot fail, here and below.
                let _ = writeln!(
                    out,
                    "<p class=\"trace-whose\">{}</p>",
                    escape(&panel.heading)
                );
            }
            out += &self.svgs(n, panel, &scale);
            if let Some(difference) = &panel.difference {
                let says = sentence(&difference.says);
                let _ = writeln!(
                    out,
                    "<p class=\"trace-says\"><strong>First difference.</strong> {says}</p>"
                );
            }
        }
        out += "<details><summary>As text</summary>\n<div class=\"transcripts\">\n";
        for panel in &self.panels {
            if self.panels.len() > 1 {
                let _ = writeln!(out, "<div><p>{}</p>", escape(&panel.heading));
            } else {
                out += "<div>\n";
            }
            let _ = writeln!(
                out,
                "<pre class=\"transcript\">{}</pre></div>",
                escape(panel.transcript.trim_end())
            );
        }
        out + "</div>\n</details>\n</figure>\n"
    }

    fn scale(&self) -> Scale<'_> {
        let expected: Vec<&Timeline> = self
            .panels
            .iter()
            .filter_map(|panel| panel.expected.as_ref())
            .collect();
        Scale::new(
            self.panels.iter().map(|panel| &panel.timeline).collect(),
            &expected,
        )
    }

    fn svgs(&self, n: usize, panel: &Panel, scale: &Scale<'_>) -> String {
        let mark = panel.difference.as_ref().map(|difference| {
            let on_expected = difference.is_missing && panel.expected.is_some();
            (
                &*difference.lane,
                Mark {
                    at_ms: difference.at_ms,
                    on_expected,
                },
            )
        });
        let expected = panel.expected.as_ref();
        let picture = Picture {
            timeline: &panel.timeline,
            expected,
            mark,
            scale,
        };
        let label = format!("{}-{n}", self.id);
        let mut out = String::new();
        for format in [Format::Wide, Format::Narrow] {
            let drawn = draw(picture, format);
            let (class, width, height) = (format.class(), format.width(), drawn.height.ceil());
            let _ = writeln!(
                out,
                "<svg class=\"{class}\" viewBox=\"-1 0 {} {height}\" role=\"img\" \
                 aria-labelledby=\"{label}-title\" aria-describedby=\"{label}-desc\">",
                width + 2.0
            );
            if format == Format::Wide {
                let title = escape(&self.label(panel));
                let desc = escape(&words::describe(&panel.timeline));
                let _ = writeln!(out, "<title id=\"{label}-title\">{title}</title>");
                let _ = writeln!(out, "<desc id=\"{label}-desc\">{desc}</desc>");
            }
            out += &drawn.elements;
            out += "</svg>\n";
        }
        out
    }

    fn label(&self, panel: &Panel) -> String {
        if self.panels.len() > 1 || panel.expected.is_some() {
            format!("{}: {}", self.title, panel.heading)
        } else {
            self.title.clone()
        }
    }
}

/// Code in backquotes becomes code; the rest is text.
fn sentence(says: &str) -> String {
    let mut out = String::new();
    for (n, part) in says.split('`').enumerate() {
        match n % 2 {
            1 => out += &format!("<code>{}</code>", escape(part)),
            _ => out += &escape(part),
        }
    }
    let mut chars = out.chars();
    let capital = chars.next().map(|c| c.to_uppercase().collect::<String>());
    let stop = if says.ends_with('.') { "" } else { "." };
    format!("{}{}{stop}", capital.unwrap_or_default(), chars.as_str())
}
