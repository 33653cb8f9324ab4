//! The course on this disk: its root, its labs, and how a word names one of their exercises.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::exit::{course_changed, usage};
use crate::lab::{Case, Exercise, Lab};
use crate::lock::Lock;
use crate::{manifest, names};

/// All labs, and where they are.
#[derive(Debug)]
pub struct Course {
    /// The folder that holds `labs/`.
    pub root: PathBuf,
    /// By folder name.
    pub labs: Vec<Lab>,
}

impl Course {
    /// The course this program belongs to, from whichever folder below it was called.
    pub fn load() -> Result<Course> {
        Course::load_at(&root()?)
    }

    /// The course in this folder. Fails where a lab.toml is missing or wrong, and where two labs
    /// have an exercise of the same slug.
    pub fn load_at(root: &Path) -> Result<Course> {
        let mut labs = Vec::new();
        for name in lab_folders(root)? {
            let text = manifest_of(root, &name)?;
            labs.push(
                manifest::parse(&name, &text).map_err(|err| explain(root, &name, &text, err))?,
            );
        }
        let mut seen = BTreeMap::new();
        for exercise in labs.iter().flat_map(|lab| &lab.exercises) {
            if let Some(first) = seen.insert(&exercise.slug, &exercise.lab) {
                let (slug, lab) = (&exercise.slug, &exercise.lab);
                bail!(
                    "labs/{lab}/lab.toml: slug \"{slug}\" is taken by labs/{first}; short ids \
                     need one of a kind"
                );
            }
        }
        let root = root.to_path_buf();
        Ok(Course { root, labs })
    }

    /// All exercises, in the order of the course.
    pub fn exercises(&self) -> impl Iterator<Item = &Exercise> {
        self.labs.iter().flat_map(|lab| &lab.exercises)
    }

    /// What a word names: `06-wait`, `06`, `wait` a whole lab, `06-wait/mirrors` or `mirrors` one
    /// exercise. A word that names nothing is a usage error that suggests the nearest name.
    pub fn select(&self, word: &str) -> Result<Vec<&Exercise>> {
        let word = word.trim_end_matches('/');
        let found: Vec<&Exercise> = match word.split_once('/') {
            Some((lab, slug)) => self
                .exercises()
                .filter(|exercise| names_lab(&exercise.lab, lab) && exercise.slug == slug)
                .collect(),
            None => self
                .exercises()
                .filter(|exercise| names_lab(&exercise.lab, word) || exercise.slug == word)
                .collect(),
        };
        if found.is_empty() {
            bail!(self.unknown(word));
        }
        Ok(found)
    }

    /// The one exercise that a word names: `06-wait/mirrors` or `mirrors`, or a lab that has only
    /// one. Else a usage error.
    pub fn exercise(&self, word: &str) -> Result<&Exercise> {
        if let Some(exercise) = self.exercises().find(|exercise| exercise.slug == word) {
            return Ok(exercise);
        }
        match self.select(word)?[..] {
            [exercise] => Ok(exercise),
            ref several => {
                let ids: Vec<String> = several.iter().map(|exercise| exercise.id()).collect();
                bail!(usage(format!(
                    "\"{word}\" has more than one exercise: {}",
                    ids.join(", ")
                )))
            }
        }
    }

    /// The case that `06-wait/mirrors/CASE` or `mirrors/CASE` names. Else a usage error.
    pub fn case(&self, word: &str) -> Result<(&Exercise, &Case)> {
        let Some((exercise, name)) = word.rsplit_once('/') else {
            bail!(usage(format!(
                "\"{word}\" names no case: write EXERCISE/CASE"
            )));
        };
        let exercise = self.exercise(exercise)?;
        let case = exercise.cases.iter().find(|case| case.name == name);
        let Some(case) = case else {
            let names: Vec<&str> = exercise.cases.iter().map(|c| c.name.as_str()).collect();
            let near = names::suggestion(name, names.iter().copied());
            bail!(usage(format!(
                "{} has no case \"{name}\"{near} (its cases: {})",
                exercise.id(),
                names.join(", ")
            )));
        };
        Ok((exercise, case))
    }

    /// A file of the course.
    pub fn path(&self, relative: &str) -> PathBuf {
        relative
            .split('/')
            .fold(self.root.clone(), |mut path, part| {
                path.push(part);
                path
            })
    }

    fn unknown(&self, word: &str) -> anyhow::Error {
        let ids: Vec<String> = self.exercises().map(Exercise::id).collect();
        let short = self.exercises().map(|exercise| exercise.slug.as_str());
        let labs = self.labs.iter().map(|lab| lab.name.as_str());
        let titles = labs.clone().filter_map(|lab| Some(lab.split_once('-')?.1));
        let all = short
            .chain(labs)
            .chain(titles)
            .chain(ids.iter().map(String::as_str));
        let near = names::suggestion(word, all);
        usage(format!(
            "no lab or exercise \"{word}\"{near} (`cargo xtask list` shows them all)"
        ))
    }
}

/// Cargo says where our package lies; else the folders above the present one are tried.
fn root() -> Result<PathBuf> {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    if let Some(root) = package.as_deref().and_then(Path::parent)
        && is_course(root)
    {
        return Ok(root.to_path_buf());
    }
    let here = std::env::current_dir().context("the present folder cannot be read")?;
    here.ancestors()
        .find(|folder| is_course(folder))
        .map(Path::to_path_buf)
        .context("no course here: call `cargo xtask` in a folder of the course")
}

/// A lab.toml that cannot be read is a changed file of the course where course.lock knows another.
fn explain(root: &Path, lab: &str, text: &str, err: anyhow::Error) -> anyhow::Error {
    let path = format!("labs/{lab}/lab.toml");
    match Lock::load_at(root) {
        Ok(lock) if !lock.has(&path, text.as_bytes()) => course_changed(format!(
            "{err:#}\n{path} is not the course's any more; `git restore {path}` brings it back"
        )),
        _ => err,
    }
}

/// The text of a lab's lab.toml. One that is not there, or no file, is a changed file of the course
/// where course.lock knows it, and so is a folder of which course.lock knows nothing.
fn manifest_of(root: &Path, lab: &str) -> Result<String> {
    let path = format!("labs/{lab}/lab.toml");
    let file = root.join("labs").join(lab).join("lab.toml");
    // Who waits for a pipe waits for ever.
    let text = if file.is_file() || !file.exists() {
        fs::read_to_string(&file)
    } else {
        Err(std::io::ErrorKind::InvalidInput.into())
    };
    text.map_err(|err| match Lock::load_at(root) {
        Ok(lock) if lock.names(&path) => course_changed(format!(
            "{path} cannot be read: {err}; `git restore {path}` brings it back"
        )),
        Ok(_) if !file.exists() => course_changed(format!(
            "labs/{lab} is not the course's: remove it, or write {path} if it is to be a lab"
        )),
        _ => anyhow::Error::from(err).context(format!("{path} cannot be read")),
    })
}

fn is_course(folder: &Path) -> bool {
    folder.join("labs").is_dir() && folder.join("Cargo.toml").is_file()
}

/// The folders `labs/NN-name`, sorted.
fn lab_folders(root: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root.join("labs")).context("labs/ cannot be read")? {
        let entry = entry.context("labs/ cannot be read")?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with(|c: char| c.is_ascii_digit()) && entry.path().is_dir() {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}

/// `06-wait` is meant by `06-wait`, `06`, `6` and `wait`.
fn names_lab(lab: &str, word: &str) -> bool {
    let (number, title) = lab.split_once('-').unwrap_or((lab, lab));
    let bare = number.trim_start_matches('0');
    lab == word || number == word || title == word || (!bare.is_empty() && bare == word)
}

#[cfg(test)]
#[path = "course_tests.rs"]
mod tests;
