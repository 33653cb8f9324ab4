//! A case: a folder below the one named after its verdict. `answer.rs` is what the student hands
//! in; `case.toml` says what else lies there, and what the report must say. The first line of one of
//! them is a comment with the row of the list of attacks and faults, and why: `// G04: …`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use toml_span::Value;
use toml_span::value::Table;

/// Verdicts with an exit code of their own.
const EXITS: &[(&str, i32)] = &[
    ("passed", 0),
    ("does_not_compile", 3),
    ("tampered", 4),
    ("internal_error", 70),
];

/// The longest that a grade may take, where the case does not say.
const MOST_S: u64 = 20;

/// One thing to grade, and what must come of it.
#[derive(Debug)]
pub(crate) struct Case {
    /// `limit/memory`.
    pub(crate) name: String,
    /// The folder above it.
    pub(crate) verdict: String,
    /// The exit code.
    pub(crate) exit: i32,
    /// The student's file, if it is written anew.
    pub(crate) answer: Option<Vec<u8>>,
    /// Grade the right answer first, so that its program lies there.
    pub(crate) after_right: bool,
    /// What else is done to the course, in this order.
    pub(crate) puts: Vec<Put>,
    /// Set in the environment; `{root}` is the course's folder. An empty value unsets it.
    pub(crate) env: BTreeMap<String, String>,
    /// Words in says, text, next or waiting, whatever their case.
    pub(crate) words: Vec<String>,
    /// Words that none of these may have.
    pub(crate) never: Vec<String>,
    /// Words in what is printed on stderr.
    pub(crate) stderr: Vec<String>,
    /// Words in rustc's part of the report.
    pub(crate) rendered: Vec<String>,
    /// The files that are named.
    pub(crate) files: Vec<String>,
    /// Text of the line that the report's place names.
    pub(crate) place: Option<String>,
    /// The belief that is named.
    pub(crate) misconception: Option<String>,
    /// Wall seconds that the grade may take on an idle machine.
    pub(crate) most_s: u64,
    /// Text in the command line of a process that must not be left.
    pub(crate) left: Option<String>,
    /// Takes what the machine has, unless it is contained.
    pub(crate) bomb: bool,
    /// Where it can be had: `linux`, `not root`.
    pub(crate) only: Option<String>,
}

/// Something done to the course before it is graded.
#[derive(Debug)]
pub(crate) struct Put {
    /// Relative to the course's root.
    pub(crate) path: String,
    /// What is done there.
    pub(crate) kind: Kind,
}

#[derive(Debug)]
pub(crate) enum Kind {
    File(Vec<u8>),
    Prepend(Vec<u8>),
    Append(Vec<u8>),
    /// The first text by the second.
    Replace(String, String),
    /// To this path, from the folder of the link.
    Link(PathBuf),
    Fifo,
    Folder,
    Removed,
    /// Moved to another place of the course, with a link left behind.
    MovedTo(String),
    /// With `\r\n` line ends.
    Crlf,
    /// Last changed in 2020.
    Old,
    /// Readable by nobody but root.
    Unreadable,
}

/// All cases, by name.
pub(crate) fn all() -> Vec<Case> {
    let mut all: Vec<Case> = folders(&here())
        .into_iter()
        .filter(|folder| folder.file_name().unwrap() != "course")
        .flat_map(|verdict| folders(&verdict))
        .map(|folder| Case::read(&folder))
        .collect();
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

impl Case {
    fn read(folder: &Path) -> Case {
        let part = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_string();
        let verdict = part(folder.parent().unwrap());
        let name = format!("{verdict}/{}", part(folder));
        let answer = fs::read(folder.join("answer.rs")).ok();
        let manifest = fs::read_to_string(folder.join("case.toml")).unwrap_or_default();
        reason(&name, answer.as_deref().unwrap_or_default(), &manifest);
        let root = toml_span::parse(&manifest).unwrap_or_else(|err| panic!("{name}: {err}"));
        let table = root.as_table().unwrap();
        known(&name, table, KEYS);
        let exit = EXITS.iter().find(|(word, _)| *word == verdict);
        let puts = table.get("put").and_then(Value::as_array);
        let puts = puts.into_iter().flatten();
        let env = table.get("env").and_then(Value::as_table);
        let env = env.into_iter().flatten();
        Case {
            exit: number(table, "exit").map_or(exit.map_or(1, |(_, code)| *code), |n| n as i32),
            answer,
            after_right: table.get("after_right").is_some(),
            puts: puts
                .map(|put| Put::read(&name, put.as_table().unwrap()))
                .collect(),
            env: env
                .map(|(key, value)| (key.name.to_string(), value.as_str().unwrap().to_string()))
                .collect(),
            words: texts(table, "words"),
            never: texts(table, "never"),
            stderr: texts(table, "stderr"),
            rendered: texts(table, "rendered"),
            files: texts(table, "files"),
            place: text(table, "place"),
            misconception: text(table, "misconception"),
            most_s: number(table, "most_s").map_or(MOST_S, |n| n as u64),
            left: text(table, "left"),
            bomb: table.get("bomb").is_some(),
            only: text(table, "only"),
            name,
            verdict,
        }
    }
}

impl Put {
    fn read(case: &str, table: &Table<'_>) -> Put {
        known(case, table, PUT_KEYS);
        let kind = text(table, "kind").unwrap_or("file".into());
        let to = || text(table, "to").unwrap_or_else(|| panic!("{case}: {kind} without `to`"));
        let kind = match kind.as_str() {
            "file" => Kind::File(bytes(table)),
            "prepend" => Kind::Prepend(bytes(table)),
            "append" => Kind::Append(bytes(table)),
            "replace" => Kind::Replace(text(table, "text").unwrap(), to()),
            "link" => Kind::Link(to().into()),
            "moved" => Kind::MovedTo(to()),
            "fifo" => Kind::Fifo,
            "folder" => Kind::Folder,
            "removed" => Kind::Removed,
            "crlf" => Kind::Crlf,
            "old" => Kind::Old,
            "unreadable" => Kind::Unreadable,
            other => panic!("{case}: nothing is put by \"{other}\""),
        };
        let path = text(table, "path").unwrap_or(ANSWER.into());
        Put { path, kind }
    }
}

/// The student's file of the exercise that is graded.
pub(crate) const ANSWER: &str = "labs/80-hostile/src/errands.rs";

const KEYS: &str = "exit after_right put env words never stderr rendered files place misconception \
                    most_s left bomb only";
const PUT_KEYS: &str = "path kind text to bytes times";

fn here() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

fn folders(of: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(of).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.is_dir()).collect()
}

/// Asserts that one of the two begins with a comment that names the row and gives a reason.
fn reason(name: &str, answer: &[u8], manifest: &str) {
    let answer = String::from_utf8_lossy(answer);
    let told = [&*answer, manifest].into_iter().any(|text| {
        let line = text.lines().next().unwrap_or_default();
        let comment = line
            .trim_start_matches(['/', '#', '!'])
            .strip_prefix(' ')
            .unwrap_or_default();
        let (row, why) = comment.split_once(": ").unwrap_or_default();
        let is_row = row.starts_with('G') || row.starts_with("2.1 row ") || row == "issue";
        is_row && why.len() > 8
    });
    assert!(told, "{name}: its first line is no comment `G00: why`");
}

/// Asserts that a misspelt key is not ignored.
fn known(case: &str, table: &Table<'_>, keys: &str) {
    for key in table.keys() {
        let is_known = keys.split_whitespace().any(|known| known == key.name);
        assert!(is_known, "{case}: unknown key {}", key.name);
    }
}

fn bytes(table: &Table<'_>) -> Vec<u8> {
    let one = match table.get("bytes").and_then(Value::as_array) {
        Some(bytes) => bytes
            .iter()
            .map(|byte| u8::try_from(byte.as_integer().unwrap()).unwrap())
            .collect(),
        None => text(table, "text").unwrap_or_default().into_bytes(),
    };
    one.repeat(number(table, "times").unwrap_or(1) as usize)
}

fn text(table: &Table<'_>, key: &str) -> Option<String> {
    Some(table.get(key)?.as_str().unwrap().to_string())
}

fn texts(table: &Table<'_>, key: &str) -> Vec<String> {
    let list = table.get(key).map(|value| value.as_array().unwrap());
    list.into_iter()
        .flatten()
        .map(|value| value.as_str().unwrap().to_string())
        .collect()
}

fn number(table: &Table<'_>, key: &str) -> Option<i64> {
    Some(table.get(key)?.as_integer().unwrap())
}
