//! The text of an answer, as far as it can be read without a parser: comments and literals are
//! blanked, so that what is left are names, brackets and lines.

/// An answer's text.
#[derive(Clone, Debug, Default)]
pub(crate) struct Source {
    /// As written, with comments and literals blanked; of the same lines and length.
    code: String,
}

impl Source {
    /// Blanks what is no code.
    pub(crate) fn new(text: &str) -> Source {
        Source {
            code: blanked(text),
        }
    }

    /// What is left, of the same lines and length as the text.
    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// The line, from 1, of a place in the code.
    pub(crate) fn line_of(&self, at: usize) -> u32 {
        let before = &self.code.as_bytes()[..at];
        before.iter().filter(|byte| **byte == b'\n').count() as u32 + 1
    }

    /// These lines, from 1, both ends included.
    pub(crate) fn lines(&self, first: u32, last: u32) -> impl Iterator<Item = &str> {
        let skip = first.saturating_sub(1) as usize;
        let count = last.saturating_sub(first) as usize + 1;
        self.code.lines().skip(skip).take(count)
    }

    /// Whether the line lies in an async block, and in no closure or function inside of it.
    pub(crate) fn in_async_block(&self, line: u32) -> bool {
        let skip = line.saturating_sub(1) as usize;
        let end: usize = self
            .code
            .split_inclusive('\n')
            .take(skip)
            .map(str::len)
            .sum();
        let mut depth = 0;
        for (at, byte) in self.code.as_bytes()[..end].iter().enumerate().rev() {
            match byte {
                b'}' => depth += 1,
                b'{' if depth > 0 => depth -= 1,
                b'{' => {
                    let before = self.code[..at].trim_end();
                    if opens_async_block(before) {
                        return true;
                    }
                    if before.ends_with('|') || is_function(before) {
                        return false;
                    }
                }
                _ => {}
            }
        }
        false
    }

    /// Where the bracket that opens at `open` is closed.
    pub(crate) fn closing(&self, open: usize) -> Option<usize> {
        let mut depth = 0;
        for (at, byte) in self.code.bytes().enumerate().skip(open) {
            match byte {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => {
                    depth -= 1;
                    if depth == 0 {
                        return Some(at);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// Where the block around a place ends, or the text does.
    pub(crate) fn block_end(&self, from: usize) -> usize {
        let mut depth = 0;
        for (at, byte) in self.code.bytes().enumerate().skip(from) {
            match byte {
                b'{' | b'(' | b'[' => depth += 1,
                b'}' | b')' | b']' if depth == 0 => return at,
                b'}' | b')' | b']' => depth -= 1,
                _ => {}
            }
        }
        self.code.len()
    }
}

/// Whether a `{` after this text begins an async block.
pub(crate) fn opens_async_block(before: &str) -> bool {
    let before = before.trim_end();
    let before = before.strip_suffix("move").map_or(before, str::trim_end);
    before
        .strip_suffix("async")
        .is_some_and(|rest| !rest.ends_with(is_word))
}

/// Whether a character can be part of a name.
pub(crate) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Whether a `{` after this text begins a function's body.
fn is_function(before: &str) -> bool {
    let from = before.rfind(['{', '}', ';']).map_or(0, |at| at + 1);
    before[from..]
        .split(|c| !is_word(c))
        .any(|word| word == "fn")
}

/// The text with each byte of a comment, string or character literal as a blank.
fn blanked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let mut last = ' ';
    while let Some(c) = rest.chars().next() {
        let length = literal(rest, last).unwrap_or(0);
        if length == 0 {
            out.push(c);
            last = c;
            rest = &rest[c.len_utf8()..];
            continue;
        }
        for byte in rest[..length].bytes() {
            out.push(if byte == b'\n' { '\n' } else { ' ' });
        }
        last = ' ';
        rest = &rest[length..];
    }
    out
}

/// The length of the comment or literal that begins here, if one does.
fn literal(rest: &str, last: char) -> Option<usize> {
    if rest.starts_with("//") {
        return Some(rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return Some(comment(rest));
    }
    if rest.starts_with('"') {
        return Some(string(rest));
    }
    if let Some(raw) = rest
        .strip_prefix('r')
        .filter(|_| !is_word(last) || last == 'b')
    {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        if raw[hashes..].starts_with('"') {
            let end = format!("\"{}", "#".repeat(hashes));
            let from = 1 + hashes + 1;
            let found = rest[from..].find(&end);
            return Some(found.map_or(rest.len(), |at| from + at + end.len()));
        }
    }
    rest.starts_with('\'').then(|| character(rest)).flatten()
}

/// Block comments nest.
fn comment(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let (mut at, mut depth) = (0, 0);
    while at < bytes.len() {
        match &bytes[at..] {
            [b'/', b'*', ..] => (at, depth) = (at + 2, depth + 1),
            [b'*', b'/', ..] => (at, depth) = (at + 2, depth - 1),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

fn string(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// `'a'`, and not the lifetime `'a`.
fn character(rest: &str) -> Option<usize> {
    let mut chars = rest.char_indices().skip(1);
    let (_, first) = chars.next()?;
    if first == '\\' {
        return rest[3..].find('\'').map(|at| 3 + at + 1);
    }
    let (at, second) = chars.next()?;
    (second == '\'').then_some(at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_literals_are_blanked_and_lines_stay() {
        let text =
            "a // b {\n/* c /* d */ { */ e \"f\\\"{\" r#\"g\"{\"# 'h' '\\'' <'i> 'ü' b\"x\" j";
        let source = Source::new(text);
        let words: Vec<&str> = source.code().split_whitespace().collect();
        assert_eq!(words, ["a", "e", "<'i>", "b", "j"]);
        assert_eq!(source.code().lines().count(), text.lines().count());
        assert_eq!(source.code().len(), text.len());
    }

    #[test]
    fn an_async_block_is_told_from_a_closure_and_a_function() {
        let source = Source::new(
            "async fn a() {\n  x();\n  async move {\n    y?;\n    if z {\n      w?;\n    }\n    \
             all.map(|v| {\n      v?;\n    });\n  }\n}\n",
        );
        let inside: Vec<u32> = (1..=12)
            .filter(|line| source.in_async_block(*line))
            .collect();
        assert_eq!(inside, [4, 5, 6, 7, 8, 11]);
    }

    #[test]
    fn brackets_find_their_end() {
        let source = Source::new("f(a, [b, (c)], \")\") + { d } }");
        assert_eq!(source.closing(1), Some(18));
        assert_eq!(source.block_end(0), source.code().len() - 1);
        assert_eq!(source.line_of(5), 1);
    }
}
