//! A message of rustc's, as `--message-format=json` gives it: what it says and which lines it is
//! about.
#![expect(unreachable_pub, reason = "nanoserde's derive reads no `pub(crate)`")]
#![allow(clippy::question_mark, reason = "in what nanoserde's derive writes")]

use nanoserde::DeJson;

/// A message of rustc's, with those that belong to it.
#[derive(Clone, Debug, Default, DeJson)]
#[nserde(default)]
pub struct Diagnostic {
    level: String,
    code: Option<Code>,
    message: String,
    spans: Vec<Span>,
    children: Vec<Diagnostic>,
    rendered: Option<String>,
}

#[derive(Clone, Debug, Default, DeJson)]
#[nserde(default)]
struct Code {
    code: String,
}

/// Some lines that a message is about.
#[derive(Clone, Debug, Default, DeJson)]
#[nserde(default)]
struct Span {
    file_name: String,
    line_start: u32,
    line_end: u32,
    label: Option<String>,
    is_primary: bool,
    /// Where the macro was called that these lines came from.
    expansion: Option<Expansion>,
}

#[derive(Clone, Debug, Default, DeJson)]
#[nserde(default)]
struct Expansion {
    span: Box<Span>,
}

/// What a message says of some lines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Label<'a> {
    /// In rustc's words.
    pub(crate) says: &'a str,
    /// The first line, from 1.
    pub(crate) first: u32,
    /// The last one.
    pub(crate) last: u32,
}

impl Diagnostic {
    /// `error`, `warning`, `note`.
    pub(crate) fn level(&self) -> &str {
        &self.level
    }

    /// rustc's first line, without its code.
    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    /// `E0308`, or nothing.
    pub(crate) fn code(&self) -> &str {
        self.code.as_ref().map_or("", |code| &code.code)
    }

    /// As rustc prints it.
    pub(crate) fn rendered(&self) -> &str {
        self.rendered.as_deref().unwrap_or(&self.message)
    }

    /// The lines it is about: its own, the primary ones first, then the calls of the macros they
    /// lie in, then those of its notes.
    pub(crate) fn places(&self) -> Vec<(&str, u32)> {
        let primary = self.spans.iter().filter(|span| span.is_primary);
        let others = self.spans.iter().filter(|span| !span.is_primary);
        let callers = self.spans.iter().flat_map(Span::callers);
        let own = primary.chain(others).chain(callers).map(Span::place);
        let notes = self.children.iter().flat_map(Diagnostic::places);
        own.chain(notes).collect()
    }

    /// What it and its notes say, and what they say of their lines: all of rustc's words but the
    /// code that is shown.
    pub(crate) fn words(&self) -> Vec<&str> {
        let labels = self.labels().map(|label| label.says);
        let notes = self.children.iter().flat_map(Diagnostic::words);
        std::iter::once(self.message.as_str())
            .chain(labels)
            .chain(notes)
            .collect()
    }

    /// The notes and helps that belong to it.
    pub(crate) fn notes(&self) -> &[Diagnostic] {
        &self.children
    }

    /// Its own lines that something is said of.
    pub(crate) fn labels(&self) -> impl Iterator<Item = Label<'_>> {
        self.spans.iter().filter_map(|span| {
            Some(Label {
                says: span.label.as_deref()?,
                first: span.line_start,
                last: span.line_end.max(span.line_start),
            })
        })
    }

    /// The files of its own lines, and of the calls of the macros they lie in.
    pub(crate) fn files(&self) -> impl Iterator<Item = &str> {
        let all = self.spans.iter();
        all.flat_map(|span| std::iter::once(span).chain(span.callers()))
            .map(|span| span.file_name.as_str())
    }

    /// The file of its first primary line; for one in a macro, that of the call.
    pub(crate) fn primary_file(&self) -> Option<&str> {
        let primary = self.spans.iter().find(|span| span.is_primary)?;
        let outermost = primary.callers().last().unwrap_or(primary);
        Some(&outermost.file_name)
    }
}

impl Span {
    fn place(&self) -> (&str, u32) {
        (&self.file_name, self.line_start)
    }

    /// The call of the macro this lies in, the call of the macro that one lies in, and so on.
    fn callers(&self) -> impl Iterator<Item = &Span> {
        std::iter::successors(self.caller(), |span| span.caller())
    }

    fn caller(&self) -> Option<&Span> {
        self.expansion.as_ref().map(|expansion| &*expansion.span)
    }
}
