//! Reads `labs/NN-name/lab.toml`. What it does not understand is an error with the file and the
//! line, never a default.

use std::collections::BTreeSet;

use anyhow::{Result, bail};

use crate::known;
use crate::lab::{Case, Exercise, Lab, Misconception};
use crate::names;
use crate::table::{Source, Table};
use crate::verdict::Verdict;

/// The known keys of each kind of table.
const LAB: &str = "title minutes prerequisites exercise";
const EXERCISE: &str = "slug task kind listing local order clock runtime outcomes points deadline_ms \
                        may_hold_ms hints case misconception";
const CASE: &str = "name plan shown ends_ms ends";
const MISCONCEPTION: &str = "slug family verdict error text page";

/// Rungs of a hint ladder: where the trace departs, the rule, a worked example elsewhere.
const RUNGS: usize = 3;

/// The lab of this folder name, from the text of its lab.toml.
pub(crate) fn parse(name: &str, text: &str) -> Result<Lab> {
    let path = format!("labs/{name}/lab.toml");
    let source = Source::new(&path, text);
    let mut table = Table::parse(&source, LAB)?;
    let (title, minutes) = (table.text("title")?, small(&mut table, "minutes", None)?);
    let prerequisites = table.texts("prerequisites")?.unwrap_or_default();
    let mut seen = BTreeSet::new();
    let mut exercises = Vec::new();
    for table in table.tables("exercise", EXERCISE)? {
        exercises.push(exercise(name, table, &mut seen)?);
    }
    Ok(Lab {
        name: name.to_string(),
        title,
        minutes,
        prerequisites,
        exercises,
    })
}

fn exercise(lab: &str, mut table: Table<'_>, seen: &mut BTreeSet<String>) -> Result<Exercise> {
    let listing = listing(&mut table)?;
    only(&mut table, "clock", "paused")?;
    only(&mut table, "runtime", "current_thread")?;
    let later = "outcomes above 1 is not supported by this edition's tools yet";
    let outcomes = table.error_at("outcomes", later);
    if table.number("outcomes", Some(1))? != 1 {
        bail!(outcomes);
    }
    let line = table.error_at("slug", "");
    let slug = name(&mut table, "slug", seen)?;
    if names::is_crate(&slug) {
        bail!("{line}slug \"{slug}\" is the name of a crate or of a test target of ours");
    }
    let local = table.error_at("local", "\"local\" is not for kind \"predict\"");
    let unshown = table.error("a prediction has no unshown case: who predicts must see the plan");
    let exercise = Exercise {
        lab: lab.to_string(),
        slug,
        task: table.text("task")?,
        listing,
        local: table.flag("local", false)?,
        order: table.flag("order", false)?,
        points: small(&mut table, "points", Some(1))?,
        deadline_ms: deadline(&mut table)?,
        may_hold_ms: table.number("may_hold_ms", Some(0))?,
        hints: hints(&mut table)?,
        cases: cases(&mut table)?,
        misconceptions: misconceptions(&mut table)?,
    };
    if exercise.listing.is_some() {
        if exercise.local {
            bail!(local);
        }
        if exercise.cases.iter().any(|case| !case.shown) {
            bail!(unshown);
        }
    }
    Ok(exercise)
}

/// The listing of an exercise of kind `predict`; none of kind `code`.
fn listing(table: &mut Table<'_>) -> Result<Option<String>> {
    let (kind, line) = (table.error_at("kind", ""), table.error_at("listing", ""));
    let missing = table.missing("listing");
    let listing = table.text_or_none("listing")?;
    match (table.text_or_none("kind")?.as_deref(), listing) {
        (None | Some("code"), None) => Ok(None),
        (None | Some("code"), Some(_)) => bail!("{line}\"listing\" is for kind \"predict\""),
        (Some("predict"), None) => bail!(missing),
        (Some("predict"), Some(listing)) => match names::fault(&listing) {
            Some(fault) => bail!("{line}listing \"{listing}\" {fault}"),
            None => Ok(Some(listing)),
        },
        (Some(other), _) => {
            bail!("{kind}kind \"{other}\" is not supported by this edition's tools yet")
        }
    }
}

fn cases(exercise: &mut Table<'_>) -> Result<Vec<Case>> {
    let missing = exercise.missing("[[exercise.case]]");
    let tables = exercise.tables("case", CASE)?;
    if tables.is_empty() {
        bail!(missing);
    }
    let mut seen = BTreeSet::new();
    let case = |mut table: Table<'_>| {
        let lines = table.error_at("plan", "\"plan\" must be one line");
        let none = table.missing("ends");
        let case = Case {
            name: name(&mut table, "name", &mut seen)?,
            plan: table.text("plan")?,
            shown: table.flag("shown", true)?,
            ends_ms: table.number("ends_ms", None)?,
            ends: table.texts("ends")?.ok_or(none)?,
        };
        if case.plan.contains('\n') {
            bail!(lines);
        }
        Ok(case)
    };
    tables.into_iter().map(case).collect()
}

fn misconceptions(exercise: &mut Table<'_>) -> Result<Vec<Misconception>> {
    let mut seen = BTreeSet::new();
    let misconception = |mut table: Table<'_>| {
        let slug = name(&mut table, "slug", &mut seen)?;
        let verdict = verdict(&mut table)?;
        Ok(Misconception {
            slug,
            family: table.text("family")?,
            verdict,
            error: error(&mut table, verdict)?,
            text: table.text("text")?,
            page: table.text("page")?,
        })
    };
    let tables = exercise.tables("misconception", MISCONCEPTION)?;
    tables.into_iter().map(misconception).collect()
}

/// A verdict that a wrong answer can get.
fn verdict(table: &mut Table<'_>) -> Result<Verdict> {
    let bad = table.error_at("verdict", "");
    let Some(word) = table.text_or_none("verdict")? else {
        return Ok(Verdict::Differs);
    };
    match Verdict::parse(&word) {
        None => {
            let near = names::suggestion(&word, Verdict::ALL.iter().map(|v| v.name()));
            bail!("{bad}unknown verdict \"{word}\"{near}")
        }
        Some(
            Verdict::Passed | Verdict::NotAttempted | Verdict::Tampered | Verdict::InternalError,
        ) => bail!("{bad}a wrong answer cannot be expected to get \"{word}\""),
        Some(verdict) => Ok(verdict),
    }
}

/// The known error that tells of a belief; only where its programs do not compile.
fn error(table: &mut Table<'_>, verdict: Verdict) -> Result<Option<String>> {
    let bad = table.error_at("error", "");
    let Some(slug) = table.text_or_none("error")? else {
        return Ok(None);
    };
    if verdict != Verdict::DoesNotCompile {
        bail!("{bad}\"error\" is for verdict = \"does_not_compile\"");
    }
    if known::find(&slug).is_none() {
        let near = names::suggestion(&slug, known::ALL.iter().map(|known| known.slug));
        bail!("{bad}unknown error \"{slug}\"{near}");
    }
    Ok(Some(slug))
}

fn hints(table: &mut Table<'_>) -> Result<Vec<String>> {
    let (missing, line) = (table.missing("hints"), table.error_at("hints", ""));
    let hints = table.texts("hints")?.ok_or(missing)?;
    if hints.len() != RUNGS || hints.iter().any(String::is_empty) {
        bail!(
            "{line}\"hints\" must be {RUNGS} texts: where the trace departs, the rule, a worked \
             example elsewhere"
        );
    }
    Ok(hints)
}

fn deadline(table: &mut Table<'_>) -> Result<u64> {
    let zero = table.error_at("deadline_ms", "\"deadline_ms\" must be more than 0");
    match table.number("deadline_ms", Some(10_000))? {
        0 => bail!(zero),
        deadline => Ok(deadline),
    }
}

/// A name that is well formed and not in `seen` yet.
fn name(table: &mut Table<'_>, key: &str, seen: &mut BTreeSet<String>) -> Result<String> {
    let line = table.error_at(key, "");
    let name = table.text(key)?;
    if let Some(fault) = names::fault(&name) {
        bail!("{line}{key} \"{name}\" {fault}");
    }
    if !seen.insert(name.clone()) {
        bail!("{line}{key} \"{name}\" is used twice");
    }
    Ok(name)
}

fn small(table: &mut Table<'_>, key: &str, default: Option<u64>) -> Result<u32> {
    let large = table.error_at(key, format!("\"{key}\" is too large"));
    Ok(u32::try_from(table.number(key, default)?).map_err(|_| large)?)
}

/// Fails where the key has another value than the only one supported yet.
fn only(table: &mut Table<'_>, key: &str, value: &str) -> Result<()> {
    let line = table.error_at(key, "");
    match table.text_or_none(key)? {
        Some(other) if other != value => {
            bail!("{line}{key} \"{other}\" is not supported by this edition's tools yet")
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
#[path = "manifest_tests.rs"]
mod tests;
