//! Two transcripts beside each other, mostly the expected one and the answer's own, the first
//! difference marked. Where two columns do not fit, the rows stand below each other, and each says
//! in words whose it is.

use crate::divergence::{Line, Side, divergence};
use crate::term;

/// Rows that are shown; of a longer pair those around the first difference.
const MAX_ROWS: usize = 60;

/// Rows shown before the first difference of a longer pair.
const BEFORE: usize = 12;

/// Below this many columns two transcripts are not set beside each other.
const NARROW: usize = 70;

/// Columns between two columns.
const GAP: usize = 2;

/// Columns that a text has at least, however narrow the window is.
const LEAST: usize = 16;

const MARK: &str = "first difference";

/// What stands where the other side has no such event.
const NOTHING: &str = "-";

/// One row: an event of one side or, the same or in its place, of both, as indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row {
    expected: Option<usize>,
    got: Option<usize>,
}

/// What the two sides are called where an answer is held against what was expected.
pub(crate) const EXPECTED_AND_YOURS: [&str; 2] = ["expected", "yours"];

/// And where a prediction is held against what happened.
pub(crate) const RUN_AND_YOURS: [&str; 2] = ["the run", "yours"];

/// Both transcripts under their names, aligned by time, in `width` columns where that can be.
pub(crate) fn lanes(expected: &[String], got: &[String], names: [&str; 2], width: usize) -> String {
    let both = (Line::parse_all(expected), Line::parse_all(got));
    let marked = divergence(expected, got).map(|found| found.line);
    let rows = rows(&both.0, &both.1);
    let is_marked = |row: &Row| match marked {
        Some(Side::Expected(n)) => row.expected == Some(n),
        Some(Side::Got(n)) => row.got == Some(n),
        None => false,
    };
    let first = rows.iter().position(is_marked).unwrap_or(0);
    let start = match rows.len() {
        0..=MAX_ROWS => 0,
        _ => first.saturating_sub(BEFORE),
    };
    let end = rows.len().min(start + MAX_ROWS);
    let table = Table::new(&both.0, &both.1, names, width);
    let mut out = table.head();
    if start > 0 {
        out += &format!("(the {start} rows before are the same on both sides)\n");
    }
    for (n, row) in rows[..end].iter().enumerate().skip(start) {
        out += &table.row(row, marked.is_some() && n == first);
    }
    if end < rows.len() {
        out += &format!("(and {} more rows)\n", rows.len() - end);
    }
    out
}

/// How the rows are set.
struct Table<'a> {
    expected: &'a [Line<'a>],
    got: &'a [Line<'a>],
    names: [&'a str; 2],
    /// Columns in all.
    width: usize,
    /// Columns of the time and of a lane's name.
    time: usize,
    lane: usize,
    /// Columns of an event in either column; `None` where the rows stand below each other.
    cell: Option<usize>,
}

impl<'a> Table<'a> {
    fn new(
        expected: &'a [Line<'a>],
        got: &'a [Line<'a>],
        names: [&'a str; 2],
        width: usize,
    ) -> Table<'a> {
        let all = || expected.iter().chain(got);
        let lane = all().map(|line| length(line.lane)).max().unwrap_or(0);
        let time = all().map(|line| line.at_ms.to_string().len()).max();
        let time = time.unwrap_or(0).max(4);
        let text = all().map(|line| length(line.text)).max().unwrap_or(0);
        let wanted = (lane + GAP + text).max(length(names[0]));
        let room = width.saturating_sub(time + " ms".len() + 2 * GAP) / 2;
        let cell = wanted.min(room);
        // A long text may take a few lines of its column, but not many.
        let fits = width >= NARROW && text <= 3 * cell.saturating_sub(lane + GAP);
        Table {
            expected,
            got,
            names,
            width,
            time,
            lane,
            cell: fits.then_some(cell),
        }
    }

    fn head(&self) -> String {
        let ([one, other], time) = (self.names, self.time + " ms".len() + GAP);
        match self.cell {
            Some(cell) => format!("{:time$}{one:cell$}  {other}\n", ""),
            None => String::new(),
        }
    }

    fn row(&self, row: &Row, marked: bool) -> String {
        let expected = row.expected.map(|n| &self.expected[n]);
        let got = row.got.map(|n| &self.got[n]);
        let mut rows = match self.cell {
            Some(cell) => self.beside(cell, expected, got),
            None => self.below(expected, got),
        };
        if marked {
            let beside = format!("{}  <- {MARK}", rows[0].trim_end());
            if length(&beside) <= self.width {
                rows[0] = beside;
            } else {
                rows.insert(0, format!("{MARK}:"));
            }
        }
        let ended = rows.iter().map(|row| format!("{}\n", row.trim_end()));
        ended.collect()
    }

    /// One row, of as many lines as its longer event needs.
    fn beside(
        &self,
        cell: usize,
        expected: Option<&Line<'_>>,
        got: Option<&Line<'_>>,
    ) -> Vec<String> {
        let at_ms = expected.or(got).map_or(0, |line| line.at_ms);
        let (left, right) = (self.filled(cell, expected), self.filled(cell, got));
        let line = |n: usize| {
            let text = |side: &[String]| side.get(n).cloned().unwrap_or_default();
            let time = match n {
                0 => format!("{at_ms:>0$} ms", self.time),
                _ => " ".repeat(self.time + " ms".len()),
            };
            format!("{time}  {:cell$}  {}", text(&left), text(&right))
        };
        (0..left.len().max(right.len())).map(line).collect()
    }

    /// The lines of an event in a column of this width.
    fn filled(&self, cell: usize, line: Option<&Line<'_>>) -> Vec<String> {
        let Some(line) = line else {
            return vec![NOTHING.into()];
        };
        let indent = self.lane + GAP;
        let lines = term::fold(line.text, cell.saturating_sub(indent));
        lines
            .iter()
            .enumerate()
            .map(|(n, text)| match n {
                0 => format!("{:indent$}{text}", line.lane),
                _ => format!("{:indent$}{text}", ""),
            })
            .collect()
    }

    /// An entry for what is the same, else one for each side. A text that is too long goes on below
    /// its own beginning.
    fn below(&self, expected: Option<&Line<'_>>, got: Option<&Line<'_>>) -> Vec<String> {
        let alone = |whose: &str, line: &Line<'_>| {
            let (time, lane) = (self.time, self.lane);
            let mut before = format!("{whose:8}  {:>time$} ms  ", line.at_ms);
            let mut text = line.text.to_string();
            if length(&before) + lane + GAP + LEAST <= self.width {
                before += &format!("{:lane$}  ", line.lane);
            } else {
                text = format!("{}  {text}", line.lane);
            }
            let indent = length(&before);
            let room = self.width.saturating_sub(indent).max(LEAST);
            let lines = term::fold(&text, room).into_iter().enumerate();
            let lines = lines.map(|(n, text)| match n {
                0 => format!("{before}{text}"),
                _ => format!("{:indent$}{text}", ""),
            });
            lines.collect::<Vec<_>>()
        };
        match (expected, got) {
            (Some(line), Some(other)) if line == other => alone("same", line),
            _ => {
                let one = expected.map(|line| alone(self.names[0], line));
                let other = got.map(|line| alone(self.names[1], line));
                [one, other].into_iter().flatten().flatten().collect()
            }
        }
    }
}

/// Instant by instant, what is the same on both sides, and what stands in its place.
fn rows(expected: &[Line<'_>], got: &[Line<'_>]) -> Vec<Row> {
    let (mut i, mut j) = (0, 0);
    let mut rows = Vec::new();
    while i < expected.len() || j < got.len() {
        let next = expected.get(i).into_iter().chain(got.get(j));
        let now = next.map(|line| line.at_ms).min().unwrap_or_default();
        let run = |lines: &[Line<'_>]| lines.iter().take_while(|line| line.at_ms == now).count();
        let (m, n) = (run(&expected[i..]), run(&got[j..]));
        let instant = align(&expected[i..i + m], &got[j..j + n]);
        rows.extend(instant.into_iter().map(|row| Row {
            expected: row.expected.map(|k| k + i),
            got: row.got.map(|k| k + j),
        }));
        (i, j) = (i + m, j + n);
    }
    rows
}

/// The rows of one instant: along the longest common sequence, and between its members by lane.
fn align(a: &[Line<'_>], b: &[Line<'_>]) -> Vec<Row> {
    let mut rows = Vec::new();
    let (mut i, mut j) = (0, 0);
    for (m, n) in common(a, b).into_iter().chain([(a.len(), b.len())]) {
        let mut left: Vec<usize> = (j..n).collect();
        let few = (m - i) * (n - j) <= 10_000;
        for (k, line) in a[..m].iter().enumerate().skip(i) {
            let same_lane = |&l: &usize| few && b[l].lane == line.lane;
            let partner = left.iter().position(same_lane);
            rows.push(Row {
                expected: Some(k),
                got: partner.map(|at| left.remove(at)),
            });
        }
        rows.extend(left.into_iter().map(|l| Row {
            expected: None,
            got: Some(l),
        }));
        if m < a.len() && n < b.len() {
            rows.push(Row {
                expected: Some(m),
                got: Some(n),
            });
        }
        (i, j) = (m + 1, n + 1);
    }
    rows
}

/// The longest common sequence, as pairs of indices. Beyond a size that no reader follows it is not
/// sought, and only what stands in the same place counts.
fn common(a: &[Line<'_>], b: &[Line<'_>]) -> Vec<(usize, usize)> {
    if a.len() * b.len() > 250_000 {
        let pairs = a.iter().zip(b).enumerate();
        return pairs
            .filter(|(_, (one, other))| one == other)
            .map(|(n, _)| (n, n))
            .collect();
    }
    let mut length = vec![vec![0u32; b.len() + 1]; a.len() + 1];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            length[i][j] = if a[i] == b[j] {
                length[i + 1][j + 1] + 1
            } else {
                length[i + 1][j].max(length[i][j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut pairs = Vec::new();
    while i < a.len() && j < b.len() {
        if a[i] == b[j] {
            pairs.push((i, j));
            (i, j) = (i + 1, j + 1);
        } else if length[i + 1][j] >= length[i][j + 1] {
            i += 1;
        } else {
            j += 1;
        }
    }
    pairs
}

fn length(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
#[path = "lanes_tests.rs"]
mod tests;
