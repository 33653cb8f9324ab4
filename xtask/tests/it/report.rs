//! The JSON report, as a reader outside of xtask sees it.
#![allow(
    clippy::question_mark,
    reason = "nanoserde's derive writes it so, on some compilers"
)]
#![expect(unreachable_pub, reason = "nanoserde's derive reads no `pub(crate)`")]

use nanoserde::DeJson;

use crate::ran::Ran;

#[derive(Debug, DeJson)]
pub struct Report {
    pub exercises: Vec<ExerciseReport>,
    pub summary: Summary,
}

#[derive(Debug, DeJson)]
pub struct Summary {
    pub asked: u32,
    pub passed: u32,
}

#[derive(Clone, Debug, DeJson)]
pub struct ExerciseReport {
    pub id: String,
    pub verdict: String,
    pub points: u32,
    pub misconception: Option<String>,
    pub says: String,
    pub text: Option<String>,
    pub next: String,
    pub place: Option<Place>,
    pub rendered: Option<String>,
    pub waiting: Vec<String>,
    pub files: Vec<String>,
    pub hints_used: u32,
    pub cases: Vec<CaseReport>,
}

#[derive(Clone, Debug, DeJson)]
pub struct Place {
    pub file: String,
    pub line: usize,
}

#[derive(Clone, Debug, DeJson)]
pub struct CaseReport {
    pub name: String,
    pub plan: String,
    pub verdict: String,
    /// Wall time.
    pub wall_ms: Option<f64>,
    pub expected: Vec<String>,
    pub got: Vec<String>,
    pub divergence: Option<String>,
}

impl Report {
    /// The one object that a command printed.
    #[track_caller]
    pub(crate) fn parse(ran: &Ran) -> Report {
        Report::deserialize_json(&ran.out).unwrap_or_else(|err| panic!("{err}: {ran:#?}"))
    }

    /// What was found about an exercise.
    pub(crate) fn of(&self, slug: &str) -> &ExerciseReport {
        let found = self
            .exercises
            .iter()
            .find(|exercise| exercise.id.ends_with(&format!("/{slug}")));
        found.unwrap_or_else(|| panic!("no {slug} in {self:?}"))
    }
}

impl ExerciseReport {
    /// What a wrong answer is known by.
    pub(crate) fn verdict_and_name(&self) -> (&str, Option<&str>) {
        (&self.verdict, self.misconception.as_deref())
    }
}

/// The keys of a JSON text, each behind the number of objects around it.
pub(crate) fn keys(json: &str) -> Vec<(usize, String)> {
    let (mut keys, mut depth, mut text) = (Vec::new(), 0, None::<String>);
    let mut chars = json.chars();
    while let Some(char) = chars.next() {
        match char {
            '"' => text = Some(rest_of_text(&mut chars)),
            ':' => keys.push((depth, text.take().expect("a colon follows a key"))),
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
    }
    assert_eq!(depth, 0, "{json}");
    keys
}

fn rest_of_text(chars: &mut std::str::Chars<'_>) -> String {
    let mut text = String::new();
    while let Some(char) = chars.next().filter(|char| *char != '"') {
        text.push(char);
        if char == '\\' {
            text.extend(chars.next());
        }
    }
    text
}
