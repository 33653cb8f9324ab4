//! The difference of two texts by lines, in the unified format.

/// What became of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// In both.
    Same,
    /// Only in the old text.
    Removed,
    /// Only in the new text.
    Added,
}

/// Lines around a change that are shown with it.
const CONTEXT: usize = 3;

/// The lines of the unified difference with what each stands for, without the two lines that name
/// the files; none where the texts are equal. The blank, `-` or `+` stands before each line.
pub(crate) fn unified(old: &str, new: &str) -> Vec<(Change, String)> {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let edits = edits(&old, &new);
    let mut out = Vec::new();
    for (start, end) in hunks(&edits) {
        let before = |wanted: Change| edits[..start].iter().filter(|e| e.0 != wanted).count();
        let inside = |wanted: Change| edits[start..end].iter().filter(|e| e.0 != wanted).count();
        let head = format!(
            "@@ -{} +{} @@",
            range(before(Change::Added), inside(Change::Added)),
            range(before(Change::Removed), inside(Change::Removed))
        );
        out.push((Change::Same, head));
        out.extend(edits[start..end].iter().map(|(change, line)| {
            let mark = match change {
                Change::Same => ' ',
                Change::Removed => '-',
                Change::Added => '+',
            };
            (*change, format!("{mark}{line}"))
        }));
    }
    out
}

/// `12,3` as patch reads it: an empty range is named by the line before it.
fn range(before: usize, length: usize) -> String {
    match length {
        0 => format!("{before},0"),
        1 => format!("{}", before + 1),
        _ => format!("{},{length}", before + 1),
    }
}

/// The stretches of changes with their context, from and up to which edit.
fn hunks(edits: &[(Change, &str)]) -> Vec<(usize, usize)> {
    let mut hunks: Vec<(usize, usize)> = Vec::new();
    for (at, _) in edits
        .iter()
        .enumerate()
        .filter(|(_, e)| e.0 != Change::Same)
    {
        let (start, end) = (
            at.saturating_sub(CONTEXT),
            (at + CONTEXT + 1).min(edits.len()),
        );
        match hunks.last_mut() {
            Some((_, last)) if *last >= start => *last = end,
            _ => hunks.push((start, end)),
        }
    }
    hunks
}

/// The fewest removed and added lines that turn old into new: by the longest common sequence of
/// what lies between their common beginning and end. Files here are short.
fn edits<'a>(old: &[&'a str], new: &[&'a str]) -> Vec<(Change, &'a str)> {
    let head = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let tail = old[head..]
        .iter()
        .rev()
        .zip(new[head..].iter().rev())
        .take_while(|(a, b)| a == b)
        .count();
    let (a, b) = (&old[head..old.len() - tail], &new[head..new.len() - tail]);
    // common[i][j]: the length for a[i..] and b[j..].
    let mut common = vec![vec![0u32; b.len() + 1]; a.len() + 1];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            common[i][j] = if a[i] == b[j] {
                common[i + 1][j + 1] + 1
            } else {
                common[i + 1][j].max(common[i][j + 1])
            };
        }
    }
    let mut edits: Vec<(Change, &str)> = Vec::new();
    let same = |line: &&'a str| (Change::Same, *line);
    edits.extend(old[..head].iter().map(same));
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        if i < a.len() && j < b.len() && a[i] == b[j] {
            edits.push((Change::Same, a[i]));
            (i, j) = (i + 1, j + 1);
        } else if i < a.len() && (j == b.len() || common[i + 1][j] >= common[i][j + 1]) {
            edits.push((Change::Removed, a[i]));
            i += 1;
        } else {
            edits.push((Change::Added, b[j]));
            j += 1;
        }
    }
    edits.extend(old[old.len() - tail..].iter().map(same));
    edits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(old: &str, new: &str, expected: &[&str]) {
        let got: Vec<String> = unified(old, new)
            .into_iter()
            .map(|(_, line)| line)
            .collect();
        assert_eq!(got, expected);
    }

    #[test]
    fn equal_texts_have_no_difference_and_line_ends_do_not_count() {
        check("a\nb\n", "a\r\nb", &[]);
    }

    #[test]
    fn a_replaced_line_stands_removed_then_added() {
        check(
            "a\nb\nc\n",
            "a\nx\nc\n",
            &["@@ -1,3 +1,3 @@", " a", "-b", "+x", " c"],
        );
    }

    #[test]
    fn an_empty_side_is_named_by_the_line_before() {
        check("", "a\n", &["@@ -0,0 +1 @@", "+a"]);
        check("a\nb\n", "", &["@@ -1,2 +0,0 @@", "-a", "-b"]);
    }

    #[test]
    fn far_changes_are_hunks_of_their_own() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n";
        let new = old.replace("1\n2\n", "2\n") + "11\n";
        check(
            old,
            &new,
            &[
                "@@ -1,4 +1,3 @@",
                "-1",
                " 2",
                " 3",
                " 4",
                "@@ -8,3 +7,4 @@",
                " 8",
                " 9",
                " 10",
                "+11",
            ],
        );
    }
}
