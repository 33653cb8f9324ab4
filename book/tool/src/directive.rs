//! Directives in a chapter: `{{#trace 06-wait/mirrors/near of=losers_run_on title="Two words"}}`.

use std::ops::Range;

/// One directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directive {
    /// Where it stands in the chapter, in bytes.
    pub range: Range<usize>,
    /// The line, from 1.
    pub line: usize,
    /// `trace`.
    pub name: String,
    /// What stands first after the name; empty where nothing does.
    pub target: String,
    /// `of=losers_run_on`, in order. A word without `=` has an empty value.
    pub options: Vec<(String, String)>,
}

impl Directive {
    /// The value of an option.
    pub fn option(&self, key: &str) -> Option<&str> {
        let found = self.options.iter().find(|(name, _)| name == key);
        found.map(|(_, value)| value.as_str())
    }

    /// Options that are not among `known`.
    pub fn unknown_options<'a>(&'a self, known: &[&str]) -> Option<&'a str> {
        let found = self
            .options
            .iter()
            .find(|(name, _)| !known.contains(&name.as_str()));
        found.map(|(name, _)| name.as_str())
    }
}

/// All directives of a chapter, in order. One after a backslash is text.
pub fn directives(chapter: &str) -> Vec<Directive> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(start) = chapter[from..].find("{{#").map(|at| at + from) {
        let Some(end) = chapter[start..].find("}}").map(|at| at + start + 2) else {
            break;
        };
        let escaped = chapter[..start].ends_with('\\');
        from = end;
        let inner = &chapter[start + 3..end - 2];
        // One line, or it is something else.
        if escaped || inner.contains('\n') {
            from = start + 3;
            continue;
        }
        let mut words = words(inner).into_iter();
        let name = words.next().map_or_else(String::new, |(word, _)| word);
        let target = words.next().map_or_else(String::new, |(word, _)| word);
        let options = words
            .map(|(word, value)| (word, value.unwrap_or_default()))
            .collect();
        let line = chapter[..start].matches('\n').count() + 1;
        found.push(Directive {
            range: start..end,
            line,
            name,
            target,
            options,
        });
    }
    found
}

/// Words, and values after `=`, which may be quoted.
fn words(text: &str) -> Vec<(String, Option<String>)> {
    let mut words: Vec<(String, Option<String>)> = Vec::new();
    let mut quoted = false;
    let mut word: Option<(String, Option<String>)> = None;
    for c in text.chars() {
        match c {
            '"' => quoted = !quoted,
            c if c.is_whitespace() && !quoted => words.extend(word.take()),
            '=' if !quoted => {
                let (_, value) = word.get_or_insert_default();
                value.get_or_insert_default();
            }
            c => match word.get_or_insert_default() {
                (_, Some(value)) => value.push(c),
                (name, None) => name.push(c),
            },
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_directive_has_a_target_and_options() {
        let all = directives("Text\n\n{{#trace a/b/c of=x title=\"Two words\"}}\n{{#lab a/b}}");
        let [trace, lab] = &all[..] else {
            panic!("{all:?}")
        };
        assert_eq!(
            (trace.line, &*trace.name, &*trace.target),
            (3, "trace", "a/b/c")
        );
        assert_eq!(
            (trace.option("of"), trace.option("title")),
            (Some("x"), Some("Two words"))
        );
        assert_eq!(trace.unknown_options(&["of"]), Some("title"));
        assert_eq!((lab.line, &*lab.name, lab.option("of")), (4, "lab", None));
    }

    #[test]
    fn escaped_and_unfinished_ones_are_text() {
        assert_eq!(directives("\\{{#lab a/b}} {{#lab a\n/b}} {{#lab"), []);
        assert_eq!(directives("\\{{#lab a/b}} {{#lab c}}").len(), 1);
    }
}
