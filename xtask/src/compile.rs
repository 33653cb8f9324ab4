//! Why an answer does not compile: the first error that has a place in the student's file, rustc's
//! words with short paths, and an explanation where the error is a known one.

use std::{fmt, fs};

use crate::course::Course;
use crate::hung::Halted;
use crate::known::{self, Known};
use crate::lab::Exercise;
use crate::recognise;
use crate::report::Place;
use crate::rustc::Diagnostic;
use crate::source::Source;
use crate::wire;

/// Why an answer does not compile.
#[derive(Clone, Debug)]
pub(crate) struct Complaint {
    /// One sentence.
    pub(crate) says: String,
    /// What is known about this kind of error.
    pub(crate) text: Option<String>,
    /// Which of the known kinds it is.
    pub(crate) known: Option<&'static Known>,
    /// In the student's file; `None` if rustc names no line there.
    pub(crate) place: Option<Place>,
    /// rustc's own words.
    pub(crate) rendered: String,
}

impl fmt::Display for Complaint {
    /// The sentence, then rustc's words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n\n{}", self.says, self.rendered)
    }
}

/// Codes that say, where their place is the scenario, that the answer's signature changed.
const SIGNATURE: &[&str] = &[
    "E0061", "E0107", "E0277", "E0308", "E0412", "E0423", "E0425", "E0432", "E0433", "E0599",
    "E0603", "E0616",
];

/// The complaint about an exercise, from rustc's errors in its mount. `None` of none.
pub(crate) fn complaint(
    course: &Course,
    exercise: &Exercise,
    errors: &[&Diagnostic],
) -> Option<Complaint> {
    let placed = errors.iter().find(|error| place(error).is_some());
    let error = placed.or(errors.first())?;
    let mut place = place(error);
    let in_course = error
        .primary_file()
        .is_some_and(|file| !is_answer(&wire::fold(file)));
    let refits = !error.message().contains("cannot be sent") && SIGNATURE.contains(&error.code());
    let (says, text, known) = if in_course && refits {
        let (says, text) = no_longer_fits(exercise, error);
        (says, text, Some(&known::SIGNATURE_CHANGED))
    } else if let Some(name) = unknown_crate(error).filter(|_| place.is_some()) {
        let (says, text) = no_such_crate(course, exercise, name);
        (says, text, Some(&known::NO_SUCH_CRATE))
    } else {
        let text = fs::read_to_string(course.path(&exercise.file())).unwrap_or_default();
        let found = recognise::error(error, &Source::new(&text));
        // Where rustc blames the line that plays the answer, a look at the answer may tell more.
        let line = found.as_ref().and_then(|found| found.line);
        let file = exercise.file();
        place = place.or(line.map(|line| Place { file, line }));
        let known = found.as_ref().map(|found| found.known);
        let says = found.map(|found| found.says.unwrap_or(found.known.says.into()));
        let rustcs = || format!("rustc says: {}.", error.message().trim_end_matches('.'));
        let text = known.map(Known::text);
        (says.unwrap_or_else(rustcs), text, known)
    };
    Some(Complaint {
        says,
        text,
        known,
        place,
        rendered: short_paths(&course.root.to_string_lossy(), error.rendered()),
    })
}

/// Whether rustc blames lines at all: a linker's failure has none, and is not the student's fault.
pub(crate) fn is_about_code(errors: &[&Diagnostic]) -> bool {
    errors.iter().any(|error| !error.places().is_empty())
}

/// The complaint about a file that is not there.
pub(crate) fn missing(exercise: &Exercise) -> Complaint {
    Complaint {
        says: format!("{} is missing.", exercise.file()),
        text: Some(format!(
            "`cargo xtask reset {}` brings the starter back; `cargo xtask undo {0}` brings back the \
             last saved copy of yours, if there is one.",
            exercise.slug
        )),
        known: None,
        place: None,
        rendered: String::new(),
    }
}

/// The complaint about a file that is none to give to rustc: `fault` follows its name.
pub(crate) fn unfit(exercise: &Exercise, fault: &str) -> Complaint {
    Complaint {
        known: None,
        says: format!("{} {fault}.", exercise.file()),
        text: None,
        place: None,
        rendered: String::new(),
    }
}

/// The complaint about a file on which rustc was stopped.
pub(crate) fn endless(halted: Halted) -> Complaint {
    Complaint {
        known: None,
        says: halted.says(),
        text: Some(halted.text().into()),
        place: None,
        rendered: String::new(),
    }
}

/// rustc's words with `x/../` folded away and what lies before the course or a crate left out.
pub(crate) fn short_paths(root: &str, rendered: &str) -> String {
    let short = |word: &str| {
        let (_, path) = word.rsplit_once("/registry/src/").unwrap_or(("", word));
        let in_registry = path.len() < word.len();
        let path = match path.split_once('/') {
            Some((_, path)) if in_registry => path,
            _ => path
                .strip_prefix(root)
                .map_or(path, |path| path.trim_start_matches('/')),
        };
        let ours = path.starts_with("labs/") || path.starts_with("solutions/");
        if ours {
            wire::fold(path)
        } else {
            path.to_string()
        }
    };
    rendered
        .split_inclusive([' ', '\n', '`'])
        .map(|piece| {
            let word = piece.trim_end_matches([' ', '\n', '`']);
            short(word) + &piece[word.len()..]
        })
        .collect()
}

/// The first of its lines that lies in an answer's file.
pub(crate) fn place(error: &Diagnostic) -> Option<Place> {
    let mut places = error.places().into_iter();
    places.find_map(|(file, line)| {
        let file = wire::fold(file);
        is_answer(&file).then_some(Place { file, line })
    })
}

/// Whether the path is that of an answer: the student's, `labs/NN/src/x.rs`, or one of ours.
fn is_answer(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    match parts[..] {
        ["labs", lab, "src", file] => {
            lab.starts_with(|c: char| c.is_ascii_digit()) && file != "lib.rs"
        }
        ["solutions", _, "src", file] => file != "lib.rs",
        ["solutions", _, "misconceptions" | "alternatives", ..] => true,
        _ => false,
    }
}

fn no_longer_fits(exercise: &Exercise, error: &Diagnostic) -> (String, Option<String>) {
    let slug = &exercise.slug;
    if exercise.listing.is_some() {
        let says = format!("The `PREDICTION` in {slug}.rs is not of the kind it was.");
        let text = format!(
            "It is read as the starter has it: `pub const PREDICTION: &[(u64, &str, &str)]`. `cargo \
             xtask reset {slug}` brings the starter back and keeps a copy of yours."
        );
        return (says, Some(text));
    }
    let named = quoted(error.message()).and_then(|name| name.strip_prefix("super::answer::"));
    let says = match named {
        Some(name) => format!("The scenario calls `{name}`, which {slug}.rs does not have."),
        None => format!("The signature in {slug}.rs no longer fits what the scenario calls."),
    };
    let text = format!(
        "The scenario calls the answer as the starter has it: names, arguments and results must \
         stay, and so must `pub` and `async`. `cargo xtask reset {slug}` brings the starter back \
         and keeps a copy of yours; `cargo xtask undo {slug}` brings that copy back."
    );
    (says, Some(text))
}

fn no_such_crate(course: &Course, exercise: &Exercise, name: &str) -> (String, Option<String>) {
    let text = format!(
        "This lab has only these crates: {}. Its Cargo.toml is the course's: one that was changed \
         is not graded.",
        crates(course, exercise).join(", ")
    );
    (format!("There is no crate `{name}` here."), Some(text))
}

/// The crate that an import names and cargo did not give: `rand` in "unresolved import `rand`".
fn unknown_crate(error: &Diagnostic) -> Option<&str> {
    let message = error.message();
    let of_crate = match error.code() {
        "E0432" => message.starts_with("unresolved import"),
        "E0433" => message.contains("crate"),
        _ => false,
    };
    let path = quoted(message).filter(|_| of_crate)?;
    let is_crate = path
        .chars()
        .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
        && !matches!(path, "self" | "super" | "crate");
    is_crate.then_some(path)
}

/// The text between the first two backticks.
fn quoted(message: &str) -> Option<&str> {
    message.split('`').nth(1)
}

/// The crates a lab may use, under the names that `use` takes.
fn crates(course: &Course, exercise: &Exercise) -> Vec<String> {
    let path = course.path(&format!("labs/{}/Cargo.toml", exercise.lab));
    let text = fs::read_to_string(path).unwrap_or_default();
    let manifest = toml_span::parse(&text).ok();
    let names = manifest.as_ref().and_then(|manifest| {
        let dependencies = manifest.as_table()?.get("dependencies")?.as_table()?;
        Some(
            dependencies
                .keys()
                .map(|key| key.name.replace('-', "_"))
                .collect(),
        )
    });
    let mut names: Vec<String> = names.unwrap_or_default();
    names.push(exercise.package().replace('-', "_"));
    names.sort();
    names
}

#[cfg(test)]
#[path = "compile_tests.rs"]
mod tests;
