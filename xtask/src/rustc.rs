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
    is_primary: bool,
    /// Where the macro was called that these lines came from.
    expansion: Option<Expansion>,
}

#[derive(Clone, Debug, Default, DeJson)]
#[nserde(default)]
struct Expansion {
    span: Box<Span>,
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
