//! Names: which are allowed, and which one was meant.

/// The candidate most like `word`, if one is near enough to be a slip of the fingers.
pub(crate) fn nearest<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    let word = word.to_lowercase();
    let allowed = word.chars().count().div_ceil(3);
    candidates
        .into_iter()
        .map(|candidate| (distance(&word, &candidate.to_lowercase()), candidate))
        .filter(|(distance, candidate)| *distance <= allowed || begins(candidate, &word))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// `, did you mean "mirrors"?`, or nothing where no candidate is near.
pub(crate) fn suggestion<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    nearest(word, candidates)
        .map(|name| format!(", did you mean \"{name}\"?"))
        .unwrap_or_default()
}

/// Says what is wrong with a slug or a case's name, if anything is.
pub(crate) fn fault(name: &str) -> Option<String> {
    let plain = name
        .bytes()
        .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    if !plain || !name.starts_with(|c: char| c.is_ascii_lowercase()) {
        return Some("must be a-z, 0-9 and _, beginning with a letter".into());
    }
    if name.len() > LONGEST {
        return Some(format!("has more than {LONGEST} letters"));
    }
    if name.contains("__") || name.ends_with('_') {
        return Some("must hold no \"__\" and not end in \"_\", which part file names".into());
    }
    KEYWORDS
        .contains(&name)
        .then(|| "is a keyword of Rust".into())
}

/// Whether a test target of this name would hide a crate that labs use, or a target of ours.
pub(crate) fn is_crate(name: &str) -> bool {
    CRATES.contains(&name)
}

/// So that names fit into a line of a terminal, and mounts into rustfmt's.
const LONGEST: usize = 40;

const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// `hangs` is the solutions' target for wrong answers that hang; `lib` is the cast.
const CRATES: &[&str] = &[
    "alloc",
    "core",
    "futures",
    "hangs",
    "insta",
    "lab_kit",
    "lab_tokio",
    "lib",
    "main",
    "nanoserde",
    "pin_project_lite",
    "proc_macro",
    "real_tokio",
    "std",
    "test",
    "tokio",
    "tokio_stream",
    "tokio_util",
    "xtask",
];

/// Three letters or more of a longer name count as near.
fn begins(candidate: &str, word: &str) -> bool {
    word.len() >= 3 && candidate.to_lowercase().starts_with(word)
}

/// Edits, and swaps of neighbours, that turn one word into the other.
fn distance(from: &str, to: &str) -> usize {
    let (from, to): (Vec<char>, Vec<char>) = (from.chars().collect(), to.chars().collect());
    let mut rows = vec![vec![0; to.len() + 1]; from.len() + 1];
    rows[0] = (0..=to.len()).collect();
    for i in 1..=from.len() {
        rows[i][0] = i;
        for j in 1..=to.len() {
            let changed = usize::from(from[i - 1] != to[j - 1]);
            let mut least = (rows[i - 1][j] + 1)
                .min(rows[i][j - 1] + 1)
                .min(rows[i - 1][j - 1] + changed);
            if i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            rows[i][j] = least;
        }
    }
    rows[from.len()][to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_finds_its_name_and_a_stranger_none() {
        let commands = ["grade", "list", "next", "hint", "derive", "verify"];
        for (word, expected) in [
            ("grdae", Some("grade")),
            ("lst", Some("list")),
            ("Hint", Some("hint")),
            ("verfiy", Some("verify")),
            ("der", Some("derive")),
            ("deploy", None),
        ] {
            assert_eq!(nearest(word, commands), expected, "{word}");
        }
        assert_eq!(
            suggestion("nxt", commands),
            ", did you mean \"next\"?".to_string()
        );
    }

    #[test]
    fn slugs_are_plain_identifiers() {
        assert_eq!(fault("order_games"), None);
        for bad in [
            "", "Mirrors", "2nd", "_x", "a__b", "a_", "a-b", "match", "héé",
        ] {
            assert!(fault(bad).is_some(), "{bad}");
        }
        assert_eq!(fault(&"a".repeat(40)), None);
        assert!(fault(&"a".repeat(41)).is_some());
        assert!(is_crate("tokio") && is_crate("hangs") && !is_crate("mirrors"));
    }
}
