//! Parts of source files: mdBook's anchors, read so that a mistake is one.

use std::collections::BTreeMap;

/// A source file cut up by its anchors.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// All lines but the anchors' own, with their numbers from 1.
    lines: Vec<(usize, String)>,
    /// By name.
    anchors: BTreeMap<String, Anchor>,
}

/// A named region.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Anchor {
    /// The line that opens it, from 1.
    pub line: usize,
    /// The line that closes it, from 1; `None` where nothing does.
    end: Option<usize>,
}

/// Text that a page shows, with the number of its first line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// Dedented, without anchors' lines and blank ones around, ending in a line break.
    pub text: String,
    /// For each line of `text` its number in the file, from 1.
    pub lines: Vec<usize>,
}

impl Source {
    /// Reads a file's text.
    pub fn parse(text: &str) -> Source {
        let mut source = Source::default();
        for (n, line) in text
            .lines()
            .enumerate()
            .map(|(n, line)| (n + 1, line.trim_end()))
        {
            if let Some(name) = after(line, "ANCHOR:") {
                source
                    .anchors
                    .insert(name.into(), Anchor { line: n, end: None });
            } else if let Some(name) = after(line, "ANCHOR_END:") {
                if let Some(anchor) = source.anchors.get_mut(name) {
                    anchor.end = Some(n);
                }
            } else {
                source.lines.push((n, line.into()));
            }
        }
        source
    }

    /// The anchors, by name.
    pub fn anchors(&self) -> impl Iterator<Item = (&str, &Anchor)> {
        self.anchors
            .iter()
            .map(|(name, anchor)| (name.as_str(), anchor))
    }

    /// The whole file.
    pub fn whole(&self) -> Excerpt {
        excerpt(self.lines.iter())
    }

    /// The region of an anchor.
    ///
    /// # Errors
    /// In words: there is none of that name, it has no end, or it is empty.
    pub fn region(&self, name: &str) -> Result<Excerpt, String> {
        let Some(anchor) = self.anchors.get(name) else {
            let names: Vec<&str> = self.anchors.keys().map(String::as_str).collect();
            return Err(match names[..] {
                [] => format!("has no anchor \"{name}\", and no other"),
                _ => format!("has no anchor \"{name}\" (it has {})", names.join(", ")),
            });
        };
        let Some(end) = anchor.end else {
            return Err(format!(
                "anchor \"{name}\" of line {} has no end",
                anchor.line
            ));
        };
        let inside = self
            .lines
            .iter()
            .filter(|(n, _)| (anchor.line..end).contains(n));
        let found = excerpt(inside);
        if found.text.trim().is_empty() {
            return Err(format!(
                "anchor \"{name}\" of line {} holds nothing",
                anchor.line
            ));
        }
        Ok(found)
    }

    /// How many lines the file has, anchors' lines among them.
    pub fn line_count(&self) -> usize {
        let ends = self
            .anchors
            .values()
            .map(|anchor| anchor.end.unwrap_or(anchor.line));
        self.lines
            .iter()
            .map(|(n, _)| *n)
            .chain(ends)
            .max()
            .unwrap_or(0)
    }
}

fn excerpt<'a>(lines: impl Iterator<Item = &'a (usize, String)>) -> Excerpt {
    let mut lines: Vec<(usize, &str)> = lines.map(|(n, line)| (*n, line.as_str())).collect();
    let filled = |line: &(usize, &str)| !line.1.is_empty();
    let first = lines.iter().position(filled).unwrap_or(0);
    let last = lines.iter().rposition(filled).map_or(0, |at| at + 1);
    lines = lines
        .get(first..last)
        .map(<[_]>::to_vec)
        .unwrap_or_default();
    let indents = lines.iter().filter(|line| filled(line));
    let indent = indents
        .map(|(_, line)| line.len() - line.trim_start_matches(' ').len())
        .min();
    let indent = indent.unwrap_or(0);
    let mut text = String::new();
    for (_, line) in &lines {
        text += line.get(indent..).unwrap_or("");
        text.push('\n');
    }
    Excerpt {
        text,
        lines: lines.into_iter().map(|(n, _)| n).collect(),
    }
}

/// The anchor's name after a marker, as mdBook reads it.
fn after<'a>(line: &'a str, marker: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(marker)?;
    let rest = rest.trim_start();
    let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '-'));
    let name = &rest[..end.unwrap_or(rest.len())];
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\
//! Says hello.
fn main() {
    // ANCHOR: loop
    for n in 0..2 {
        // ANCHOR: say
        say(n);
        // ANCHOR_END: say
    }
    // ANCHOR_END: loop
    // ANCHOR: open
}
// ANCHOR: empty
// ANCHOR_END: empty
";

    #[test]
    fn a_region_is_dedented_and_without_markers() {
        let source = Source::parse(FILE);
        let found = source.region("loop").unwrap();
        assert_eq!(found.text, "for n in 0..2 {\n    say(n);\n}\n");
        assert_eq!(found.lines, [4, 6, 8]);
        assert_eq!(source.region("say").unwrap().text, "say(n);\n");
        assert_eq!(source.line_count(), 13);
    }

    #[test]
    fn what_does_not_resolve_says_why() {
        let source = Source::parse(FILE);
        for (name, why) in [
            (
                "gone",
                "has no anchor \"gone\" (it has empty, loop, open, say)",
            ),
            ("open", "anchor \"open\" of line 10 has no end"),
            ("empty", "anchor \"empty\" of line 12 holds nothing"),
        ] {
            assert_eq!(source.region(name).unwrap_err(), why);
        }
    }

    #[test]
    fn a_hole_s_end_may_carry_its_stub() {
        let source =
            Source::parse("// ANCHOR: solution-a\nx\n// ANCHOR_END: solution-a => todo!()\n");
        assert_eq!(source.region("solution-a").unwrap().text, "x\n");
    }
}
