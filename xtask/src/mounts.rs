//! Mounts: the test files that join an answer, the scenario and the cases of lab.toml.
//! What is written here is clean to rustfmt as it stands; a test holds that.

use anyhow::{Result, bail};

use crate::answer::{self, Answer, Whose};
use crate::course::Course;
use crate::lab::{Case, Exercise, Lab, Mounted};

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
        let name = answer.module().unwrap_or_default();
        out += &match answer.mounted() {
            Mounted::Nowhere | Mounted::Hangs => continue,
            Mounted::Uncompared => {
                let transcript = kit("transcript", exercise);
                let body = format!("drop({transcript}(&case, scenario::scenario));\n");
                module(&name, &answer, "", "super::RULES", &body)
            }
            Mounted::Beside => {
                let body = compared(&answer);
                module(&name, &answer, "", "super::RULES", &body)
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
        for answer in answers(course, exercise)? {
            if answer.mounted() == Mounted::Hangs {
                let name = answer.module_in_hangs().unwrap_or_default();
                modules += &module(&name, &answer, &head, "RULES", &body);
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

/// Our answers to an exercise, each with a program.
fn answers<'a>(course: &Course, exercise: &'a Exercise) -> Result<Vec<Answer<'a>>> {
    let all = answer::ours(course, exercise)?;
    for answer in &all {
        let file = answer.file();
        if matches!(answer.whose, Whose::Wrong(..)) && !course.path(&file).is_file() {
            let manifest = format!("labs/{}/lab.toml", exercise.lab);
            bail!("{file} is missing; {manifest} names that misconception");
        }
    }
    Ok(all)
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

fn compared(answer: &Answer<'_>) -> String {
    let exercise = answer.exercise;
    let slug = match answer.whose {
        Whose::Wrong(belief, _) => Some(&belief.slug),
        _ => None,
    };
    let belief = match slug {
        Some(slug) => format!("Some(\"{slug}\")"),
        None => "None".into(),
    };
    let got = match (&exercise.listing, slug) {
        (Some(_), Some(_)) => format!("lab_kit::{PREDICTION}"),
        (Some(_), None) => format!("lab_kit::{RUN}"),
        (None, _) => format!("{}(&case, scenario::scenario", kit("transcript", exercise)),
    };
    format!("let belief = {belief};\nlet got = {got});\nsuper::compare(&case, belief, got);\n")
}

/// A module around one answer. Its own `#[path]` keeps rustc in the folder of the mounts.
fn module(name: &str, answer: &Answer<'_>, head: &str, rules: &str, body: &str) -> String {
    let exercise = answer.exercise;
    let solutions = format!("solutions/{}", exercise.lab);
    let file = answer.file().replace(&solutions, "..");
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
