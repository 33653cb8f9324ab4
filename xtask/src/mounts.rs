//! Mounts: the test files that join an answer, the scenario and the cases of lab.toml.
//! What is written here is clean to rustfmt as it stands; a test holds that.

use std::fs;
use std::io::ErrorKind;

use anyhow::{Context, Result, bail};

use crate::course::Course;
use crate::lab::{Case, Exercise, Lab, Mounted};
use crate::names;

/// The first line of every mount, by which we know our own.
pub(crate) const HEAD: &str =
    "//! Written by `cargo xtask derive` from lab.toml. Change that, not this.\n";

/// The lab's test target of an exercise, around the student's file.
pub(crate) fn lab(exercise: &Exercise) -> String {
    let slug = &exercise.slug;
    let (scenario, body) = match exercise.listing {
        Some(_) => (String::new(), format!("lab_kit::check_{PREDICTION});\n")),
        None => (
            format!("#[path = \"scenarios/{slug}.rs\"]\nmod scenario;\n"),
            format!("{}(&case, scenario::scenario);\n", kit("check", exercise)),
        ),
    };
    let tests = tests(exercise, "RULES", &body);
    let rules = rules(exercise);
    format!("{HEAD}\n#[path = \"../src/{slug}.rs\"]\nmod answer;\n{scenario}\n{rules}{tests}")
}

/// The solutions' test target of an exercise, around our solution, the alternatives and the wrong
/// answers that come to an end.
pub(crate) fn solutions(course: &Course, exercise: &Exercise) -> Result<String> {
    let mut out = format!("{HEAD}{ALLOW}\n{}\n{}", rules(exercise), compare(exercise));
    for answer in answers(course, exercise)? {
        out += &match answer.mounted {
            Mounted::Nowhere | Mounted::Hangs => continue,
            Mounted::Uncompared => {
                let transcript = kit("transcript", exercise);
                let body = format!("drop({transcript}(&case, scenario::scenario));\n");
                module(exercise, &answer, "", "super::RULES", &body)
            }
            Mounted::Beside => {
                let body = compared(exercise, &answer);
                module(exercise, &answer, "", "super::RULES", &body)
            }
        };
    }
    Ok(out)
}

/// The solutions' test target `hangs`, if a wrong answer of the lab hangs.
pub(crate) fn hangs(course: &Course, lab: &Lab) -> Result<Option<String>> {
    let mut modules = String::new();
    for exercise in &lab.exercises {
        let transcript = kit("transcript", exercise);
        let body =
            format!("if super::asked() {{\n    {transcript}(&case, scenario::scenario);\n}}\n");
        let head = format!("{}\n", rules(exercise));
        for mut answer in answers(course, exercise)? {
            if answer.mounted == Mounted::Hangs {
                answer.name = format!("{}_{}", exercise.slug, answer.name);
                modules += &module(exercise, &answer, &head, "RULES", &body);
            }
        }
    }
    let out = format!(
        "{HEAD}//!\n//! None of these comes to its end: only the grader plays them, each in a \
         process of its own.\n{ALLOW}\n/// Whether a grader asked.\nfn asked() -> bool {{\n    \
         std::env::var_os(lab_kit::wire::GRADED).is_some()\n}}\n{modules}"
    );
    Ok((!modules.is_empty()).then_some(out))
}

/// The solutions' library: our answers as modules.
pub(crate) fn library(lab: &Lab) -> String {
    let mut slugs: Vec<&str> = lab.exercises.iter().map(|e| e.slug.as_str()).collect();
    slugs.sort_unstable();
    let mods: String = slugs
        .iter()
        .map(|slug| format!("pub mod {slug};\n"))
        .collect();
    if mods.is_empty() {
        return HEAD.to_string();
    }
    format!("{HEAD}\n{mods}")
}

const ALLOW: &str =
    "#![allow(clippy::duplicate_mod, reason = \"one scenario for every answer\")]\n";

/// How a prediction is handed to the kit. Right ones are held against the run as well.
const PREDICTION: &str = "prediction(&case, answer::PREDICTION";
const RUN: &str = "prediction_and_run(&case, answer::PREDICTION, scenario::scenario";

/// One of our answers to an exercise.
struct Answer {
    /// The module's.
    name: String,
    /// From the folder of the mounts.
    file: String,
    belief: Option<String>,
    mounted: Mounted,
}

/// Our solution, the alternatives by name, the wrong answers in the order of lab.toml.
fn answers(course: &Course, exercise: &Exercise) -> Result<Vec<Answer>> {
    let slug = &exercise.slug;
    let right = |name: String, file: String| Answer {
        name,
        file,
        belief: None,
        mounted: Mounted::Beside,
    };
    let mut all = vec![right("solution".into(), format!("../src/{slug}.rs"))];
    for name in alternatives(course, exercise)? {
        let file = format!("../alternatives/{slug}/{name}.rs");
        all.push(right(format!("alternative_{name}"), file));
    }
    for misconception in &exercise.misconceptions {
        let [first, second] = exercise.wrong_answers(misconception);
        if !course.path(&first).is_file() {
            let manifest = format!("labs/{}/lab.toml", exercise.lab);
            bail!("{first} is missing; {manifest} names that misconception");
        }
        let second = course.path(&second).is_file().then_some("__2");
        for suffix in [Some(""), second].into_iter().flatten() {
            let belief = &misconception.slug;
            all.push(Answer {
                name: format!("misconception_{belief}{suffix}"),
                file: format!("../misconceptions/{slug}/{belief}{suffix}.rs"),
                belief: Some(belief.clone()),
                mounted: misconception.mounted(),
            });
        }
    }
    Ok(all)
}

/// The names of the right answers in another style, sorted.
fn alternatives(course: &Course, exercise: &Exercise) -> Result<Vec<String>> {
    let folder = exercise.alternatives();
    let entries = match fs::read_dir(course.path(&folder)) {
        Ok(entries) => entries,
        Err(err) if err.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(err) => return Err(err).with_context(|| format!("{folder} cannot be read")),
    };
    let mut names = Vec::new();
    for entry in entries {
        let entry = entry.with_context(|| format!("{folder} cannot be read"))?;
        let file = entry.file_name().to_string_lossy().into_owned();
        if let Some(name) = file.strip_suffix(".rs") {
            if let Some(fault) = names::fault(name) {
                bail!("{folder}/{file}: the name {fault}");
            }
            names.push(name.to_string());
        }
    }
    names.sort();
    Ok(names)
}

/// The kit's function, or its twin for answers that need not be `Send`.
fn kit(name: &str, exercise: &Exercise) -> String {
    let local = if exercise.local { "_local" } else { "" };
    format!("lab_kit::{name}{local}")
}

fn rules(exercise: &Exercise) -> String {
    let Exercise {
        order, deadline_ms, ..
    } = exercise;
    format!(
        "use lab_kit::Rules;\n\nconst RULES: Rules = Rules {{\n    order: {order},\n    \
         deadline_ms: {deadline_ms},\n}};\n"
    )
}

/// insta's settings are set one by one, since its defaults name a snapshot after the module.
fn compare(exercise: &Exercise) -> String {
    format!(
        "/// Compares with the snapshot. A grader that asked has its report, and `got` is none.\n\
         fn compare(case: &lab_kit::Case, belief: Option<&str>, got: Option<String>) {{\n    \
         let Some(got) = got else {{ return }};\n    \
         let mut settings = insta::Settings::clone_current();\n    \
         settings.set_snapshot_path(\"../../../labs/{}/tests/snapshots\");\n    \
         settings.set_prepend_module_to_snapshot(false);\n    \
         settings.set_omit_expression(true);\n    \
         if let Some(slug) = belief {{\n        settings.set_snapshot_suffix(slug);\n    }}\n    \
         settings.bind(|| insta::assert_snapshot!(case.name, got));\n}}\n",
        exercise.lab
    )
}

fn compared(exercise: &Exercise, answer: &Answer) -> String {
    let belief = match &answer.belief {
        Some(slug) => format!("Some(\"{slug}\")"),
        None => "None".into(),
    };
    let got = match (&exercise.listing, &answer.belief) {
        (Some(_), Some(_)) => format!("lab_kit::{PREDICTION}"),
        (Some(_), None) => format!("lab_kit::{RUN}"),
        (None, _) => format!("{}(&case, scenario::scenario", kit("transcript", exercise)),
    };
    format!("let belief = {belief};\nlet got = {got});\nsuper::compare(&case, belief, got);\n")
}

/// A module around one answer. Its own `#[path]` keeps rustc in the folder of the mounts.
fn module(exercise: &Exercise, answer: &Answer, head: &str, rules: &str, body: &str) -> String {
    let Answer { name, file, .. } = answer;
    let odd = if name.contains("__") {
        "#[allow(non_snake_case, reason = \"the second program of a belief\")]\n"
    } else {
        ""
    };
    let (lab, slug) = (&exercise.lab, &exercise.slug);
    let scenario = if body.contains("scenario::") {
        format!("#[path = \"../../../labs/{lab}/tests/scenarios/{slug}.rs\"]\nmod scenario;\n")
    } else {
        String::new()
    };
    let inside = format!(
        "#[path = \"{file}\"]\nmod answer;\n{scenario}\n{head}{}",
        tests(exercise, rules, body).trim_start_matches('\n')
    );
    format!(
        "\n{odd}#[path = \".\"]\nmod {name} {{\n{}}}\n",
        indented(&inside)
    )
}

/// One test a case, an empty line before each.
fn tests(exercise: &Exercise, rules: &str, body: &str) -> String {
    let test = |case: &Case| {
        let literal = format!(
            "let case = lab_kit::Case {{\n    name: {:?},\n    plan: {:?},\n    \
             rules: {rules},\n}};\n{body}",
            exercise.case_name(case),
            case.plan
        );
        let name = &case.name;
        format!("\n#[test]\nfn {name}() {{\n{}}}\n", indented(&literal))
    };
    exercise.cases.iter().map(test).collect()
}

/// Each line but the empty ones, four blanks in.
fn indented(text: &str) -> String {
    text.lines()
        .map(|line| match line {
            "" => "\n".to_string(),
            line => format!("    {line}\n"),
        })
        .collect()
}

#[cfg(test)]
#[path = "mounts_tests.rs"]
mod tests;
