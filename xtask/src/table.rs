//! One TOML table of lab.toml while it is read. Every complaint names the file and the line.

use anyhow::{Result, bail};
use toml_span::Value;
use toml_span::value::{Table as Map, ValueInner};

use crate::names;

/// Where a text comes from, for messages.
pub(crate) struct Source<'a> {
    /// Relative to the course's root.
    pub(crate) path: &'a str,
    /// The whole file.
    pub(crate) text: &'a str,
    /// The byte at which each line begins. Counted once: lines are asked for at every key.
    starts: Vec<usize>,
}

impl<'a> Source<'a> {
    /// The text of the file at `path`.
    pub(crate) fn new(path: &'a str, text: &'a str) -> Source<'a> {
        let ends = text.match_indices('\n').map(|(end, _)| end + 1);
        let starts = std::iter::once(0).chain(ends).collect();
        Source { path, text, starts }
    }

    /// An error that begins with `path:line`.
    pub(crate) fn error(&self, line: usize, what: impl std::fmt::Display) -> Fault {
        Fault(format!("{}:{line}: {what}", self.path))
    }

    /// The line, from 1, that this byte lies on.
    pub(crate) fn line(&self, byte: usize) -> usize {
        self.starts.partition_point(|start| *start <= byte)
    }
}

/// A complaint that may yet be made. As an error it would keep a backtrace, which takes longer than
/// all the reading.
#[derive(Debug)]
pub(crate) struct Fault(String);

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

/// A table whose keys are all known. Reading a key takes it out.
pub(crate) struct Table<'a> {
    source: &'a Source<'a>,
    line: usize,
    map: Map<'a>,
}

impl<'a> Table<'a> {
    /// The whole file. Fails on a syntax error and on a key that is not in `known`, a list
    /// with blanks between.
    pub(crate) fn parse(source: &'a Source<'a>, known: &str) -> Result<Table<'a>> {
        let root = toml_span::parse(source.text)
            .map_err(|err| source.error(source.line(err.span.start), err))?;
        Table::new(source, root, known)
    }

    /// One table. Fails on a key that is not in `known`.
    fn new(source: &'a Source<'a>, mut value: Value<'a>, known: &str) -> Result<Table<'a>> {
        let line = source.line(value.span.start);
        let map = match value.take() {
            ValueInner::Table(map) => map,
            other => bail!(source.error(line, wanted("a table", &other))),
        };
        let known: Vec<&str> = known.split_whitespace().collect();
        if let Some(key) = map.keys().find(|key| !known.contains(&&*key.name)) {
            let near = match names::suggestion(&key.name, known.iter().copied()) {
                near if near.is_empty() => format!("; known here: {}", known.join(", ")),
                near => near,
            };
            let text = format!("unknown key \"{}\"{near}", key.name);
            bail!(source.error(source.line(key.span.start), text));
        }
        Ok(Table { source, line, map })
    }

    /// An error at the line where this table begins.
    pub(crate) fn error(&self, what: impl std::fmt::Display) -> Fault {
        self.source.error(self.line, what)
    }

    /// An error at the line of `key`, which was not taken yet.
    pub(crate) fn error_at(&self, key: &str, what: impl std::fmt::Display) -> Fault {
        let line = self
            .map
            .get_key_value(key)
            .map_or(self.line, |(key, _)| self.source.line(key.span.start));
        self.source.error(line, what)
    }

    /// A text that must be there and not be blank; its ends are trimmed.
    pub(crate) fn text(&mut self, key: &str) -> Result<String> {
        let required = self.missing(key);
        Ok(self.text_or_none(key)?.ok_or(required)?)
    }

    /// A text, or `None` where the key is not there.
    pub(crate) fn text_or_none(&mut self, key: &str) -> Result<Option<String>> {
        let Some((line, value)) = self.take(key) else {
            return Ok(None);
        };
        match value {
            ValueInner::String(text) if !text.trim().is_empty() => {
                Ok(Some(text.trim().to_string()))
            }
            ValueInner::String(_) => bail!(self.source.error(line, format!("\"{key}\" is empty"))),
            other => bail!(self.wrong(line, key, "a string", &other)),
        }
    }

    /// A whole number, not negative, or `default` where the key is not there.
    pub(crate) fn number(&mut self, key: &str, default: Option<u64>) -> Result<u64> {
        let Some((line, value)) = self.take(key) else {
            return Ok(default.ok_or_else(|| self.missing(key))?);
        };
        match value {
            ValueInner::Integer(number) => Ok(u64::try_from(number)
                .map_err(|_| self.source.error(line, format!("\"{key}\" is negative")))?),
            other => bail!(self.wrong(line, key, "a whole number", &other)),
        }
    }

    /// True or false, or `default` where the key is not there.
    pub(crate) fn flag(&mut self, key: &str, default: bool) -> Result<bool> {
        match self.take(key) {
            None => Ok(default),
            Some((_, ValueInner::Boolean(flag))) => Ok(flag),
            Some((line, other)) => bail!(self.wrong(line, key, "true or false", &other)),
        }
    }

    /// A list of texts, or `None` where the key is not there.
    pub(crate) fn texts(&mut self, key: &str) -> Result<Option<Vec<String>>> {
        let Some((line, value)) = self.take(key) else {
            return Ok(None);
        };
        let values = match value {
            ValueInner::Array(values) => values,
            other => bail!(self.wrong(line, key, "a list of strings", &other)),
        };
        let text = |mut value: Value<'a>| match value.take() {
            ValueInner::String(text) => Ok(text.trim().to_string()),
            other => {
                let line = self.source.line(value.span.start);
                Err(self.wrong(line, key, "a list of strings", &other).into())
            }
        };
        values
            .into_iter()
            .map(text)
            .collect::<Result<_>>()
            .map(Some)
    }

    /// The tables of `[[key]]`, none where there is none.
    pub(crate) fn tables(&mut self, key: &str, known: &str) -> Result<Vec<Table<'a>>> {
        let Some((line, value)) = self.take(key) else {
            return Ok(Vec::new());
        };
        match value {
            ValueInner::Array(values) => values
                .into_iter()
                .map(|value| Table::new(self.source, value, known))
                .collect(),
            other => bail!(self.wrong(line, key, "tables", &other)),
        }
    }

    /// The error for a key that must be there.
    pub(crate) fn missing(&self, key: &str) -> Fault {
        self.error(format!("\"{key}\" is missing here"))
    }

    fn take(&mut self, key: &str) -> Option<(usize, ValueInner<'a>)> {
        let (key, mut value) = self.map.remove_entry(key)?;
        Some((self.source.line(key.span.start), value.take()))
    }

    fn wrong(&self, line: usize, key: &str, want: &str, got: &ValueInner<'_>) -> Fault {
        self.source
            .error(line, format!("\"{key}\" {}", wanted(want, got)))
    }
}

fn wanted(want: &str, got: &ValueInner<'_>) -> String {
    let article = if got.type_str().starts_with(['a', 'i']) {
        "an"
    } else {
        "a"
    };
    format!("must be {want}, not {article} {}", got.type_str())
}
