//! The text of `state.toml`, edited in place: what we do not know stays as it is.

use anyhow::{Result, anyhow, bail};

use super::PATH;
use crate::table::Source;

/// Replaces one value, or adds the line, or the table.
pub(super) fn set(text: &mut String, id: &str, key: &str, literal: &str) {
    match place(text, id, key) {
        Place::Value(range) => text.replace_range(range, literal),
        Place::Table(end) => text.insert_str(end, &format!("\n{key} = {literal}")),
        Place::Nowhere => {
            let gap = if text.ends_with('\n') { "\n" } else { "\n\n" };
            *text += &format!("{gap}[{}]\n{key} = {literal}\n", quoted(id));
        }
    }
}

/// Where a value is to be written.
enum Place {
    /// Over these bytes.
    Value(std::ops::Range<usize>),
    /// As a new line after this byte, the end of the table's header.
    Table(usize),
    /// In a table that is not there yet.
    Nowhere,
}

fn place(text: &str, id: &str, key: &str) -> Place {
    let Ok(root) = toml_span::parse(text) else {
        return Place::Nowhere;
    };
    let entry = root.as_table().and_then(|root| root.get_key_value(id));
    let Some((header, table)) = entry else {
        return Place::Nowhere;
    };
    match table.as_table().and_then(|table| table.get(key)) {
        Some(value) => Place::Value(whole(text, value)),
        None => {
            let rest = &text[header.span.end..];
            let line = rest.find('\n').unwrap_or(rest.len());
            Place::Table(header.span.end + rest[..line].trim_end().len())
        }
    }
}

/// The bytes of a value, with the quotes of a string, which its span leaves out.
fn whole(text: &str, value: &toml_span::Value<'_>) -> std::ops::Range<usize> {
    let (mut start, mut end) = (value.span.start, value.span.end);
    if value.as_str().is_some() {
        let bytes = text.as_bytes();
        while start > 0 && matches!(bytes[start - 1], b'"' | b'\'') {
            start -= 1;
        }
        while end < bytes.len() && matches!(bytes[end], b'"' | b'\'') {
            end += 1;
        }
    }
    start..end
}

/// Whether the file can be read and each exercise has a table with a header, which is what can be
/// edited in place.
pub(super) fn check(text: &str) -> Result<()> {
    let source = Source::new(PATH, text);
    let root =
        toml_span::parse(text).map_err(|err| source.error(source.line(err.span.start), err))?;
    let root = root.as_table().ok_or_else(|| anyhow!("{PATH}: no table"))?;
    for (key, value) in root.iter().filter(|(key, _)| key.name.contains('/')) {
        let before = text[..key.span.start].trim_end_matches(['"', '\'']);
        if value.as_table().is_none() || !before.trim_end().ends_with('[') {
            let wanted = format!("[{}] must be a table with a header", quoted(&key.name));
            bail!(source.error(source.line(key.span.start), wanted));
        }
    }
    Ok(())
}

/// A TOML string. Control characters, which a student's value may bring, become blanks.
pub(super) fn quoted(text: &str) -> String {
    let plain = text.replace(|c: char| c.is_control(), " ");
    format!("\"{}\"", plain.replace('\\', "\\\\").replace('"', "\\\""))
}
