//! Each known error in rustc's real words: the programs in tests/errors are built as answers of a
//! lab, all in one call of cargo, and what is said of each is compared with its `.out`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use nanoserde::DeJson;

use super::*;
use crate::cargo::{self, Target};
use crate::compile;
use crate::course::Course;
use crate::lab::Exercise;
use crate::remarks;
use crate::toy::Toy;

/// Where the programs are.
const PROGRAMS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/errors");

#[test]
fn what_rustc_says_of_each_program_is_recognised() {
    let lab = Lab::make();
    let built = cargo::build(&lab.course.root, &lab.targets()).unwrap();
    let mut wrong = Vec::new();
    let mut seen = std::collections::BTreeSet::new();
    for (name, text) in &lab.programs {
        let exercise = lab.exercise(name);
        let kind = name.split("__").next().unwrap();
        if let Some(code) = kind.strip_prefix("remark_") {
            let warnings = built.warnings(&lab.target(name));
            let remarks = remarks::all(&lab.course, &exercise, &warnings);
            let line = |remark: &crate::report::Remark| remark.place.as_ref().unwrap().line;
            let said: Vec<u32> = remarks.iter().map(line).collect();
            let here = text
                .lines()
                .zip(1..)
                .filter(|(line, _)| line.contains("// here"));
            let here: Vec<u32> = here.map(|(_, n)| n).collect();
            if said != here || remarks.iter().any(|remark| remark.code != code) {
                wrong.push(format!("{name}: {here:?} expected, got {remarks:#?}"));
            }
            continue;
        }
        let errors = built.errors(&lab.target(name));
        let Some(complaint) = compile::complaint(&lab.course, &exercise, &errors) else {
            wrong.push(format!("{name} compiles"));
            continue;
        };
        let found = complaint.known.map(|known| known.slug);
        if found != Some(kind).filter(|kind| *kind != "plain") {
            wrong.push(format!("{name}: {found:?}\n{}", complaint.rendered));
            continue;
        }
        seen.extend(found);
        if complaint
            .place
            .as_ref()
            .is_none_or(|place| place.file != exercise.file())
        {
            wrong.push(format!("{name} has no place\n{}", complaint.rendered));
        }
        let here = text.lines().position(|line| line.contains("// here"));
        let line = complaint.place.map(|place| place.line as usize - 1);
        if here.is_some() && here != line {
            wrong.push(format!(
                "{name}: line {here:?} expected, from 0, got {line:?}"
            ));
        }
        if found.is_none() {
            continue;
        }
        let first = complaint.rendered.lines().next().unwrap_or_default();
        let said = format!("{}\n{first}\n", complaint.says);
        let stored = fs::read_to_string(Path::new(PROGRAMS).join(format!("{name}.out")));
        if stored.unwrap_or_default() != said {
            wrong.push(format!("{name}.out should be\n{said}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    // These two are known by what the course's own files say: see compile_tests.
    let others = [known::SIGNATURE_CHANGED.slug, known::NO_SUCH_CRATE.slug];
    let missing: Vec<&str> = known::ALL
        .iter()
        .map(|known| known.slug)
        .filter(|slug| !seen.contains(slug) && !others.contains(slug))
        .collect();
    assert_eq!(missing, [""; 0], "no program shows it");
}

#[test]
fn a_code_alone_proves_nothing() {
    for code in [
        "E0277", "E0282", "E0308", "E0382", "E0499", "E0597", "E0599", "E0433",
    ] {
        let json = format!(
            "{{\"level\":\"error\",\"code\":{{\"code\":\"{code}\"}},\"message\":\"no such `thing`\"}}"
        );
        let message = Diagnostic::deserialize_json(&json).unwrap();
        let found = error(&message, &Source::new("use tokio::sync::*; spawn"));
        assert!(found.is_none(), "{code}: {found:?}");
    }
}

#[test]
fn of_what_is_not_general_enough_only_a_closure_is_one() {
    for (what, known) in [("FnOnce", true), ("FnMut", true), ("Send", false)] {
        let json = format!(
            "{{\"level\":\"error\",\"message\":\"implementation of `{what}` is not general enough\"}}"
        );
        let message = Diagnostic::deserialize_json(&json).unwrap();
        let found = error(&message, &Source::new(""));
        assert_eq!(found.is_some(), known, "{what}");
    }
}

#[test]
fn an_ordinary_warning_is_no_remark() {
    for (code, message) in [
        ("unused_variables", "unused variable: `x`"),
        ("unused_must_use", "unused `Result` that must be used"),
    ] {
        let json = format!(
            "{{\"level\":\"warning\",\"code\":{{\"code\":\"{code}\"}},\"message\":\"{message}\",\
             \"spans\":[{{\"file_name\":\"a\",\"line_start\":1,\"is_primary\":true}}]}}"
        );
        assert!(warning(&Diagnostic::deserialize_json(&json).unwrap()).is_none());
    }
}

/// A course of one lab, whose answers are the programs.
struct Lab {
    course: Course,
    programs: BTreeMap<String, String>,
    like: Exercise,
}

impl Lab {
    /// Kept in the target folder, so that Tokio is built once.
    fn make() -> Lab {
        let ours = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let root = ours.join("target/known-errors");
        let lab = root.join("labs/09-errors");
        fs::remove_dir_all(&lab).ok();
        let mut programs = BTreeMap::new();
        for path in rust_files(Path::new(PROGRAMS)) {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).unwrap();
            write(&lab.join(format!("src/{name}.rs")), &text);
            // As a lab's own mount: what plays an answer asks that it be `Send`.
            let bound = if name.contains("__played") {
                "Send"
            } else {
                "Sized"
            };
            let mount = format!(
                "#[path = \"../src/{name}.rs\"]\nmod answer;\n\nfn plays(answer: impl {bound}) \
                 {{\n    drop(answer);\n}}\n\n#[test]\nfn calls() {{\n    plays(answer::answer());\n}}\n"
            );
            write(&lab.join(format!("tests/{name}.rs")), &mount);
            programs.insert(name, text);
        }
        write(&lab.join("src/lib.rs"), "//! No cast.\n");
        let facade = ours.join("labs/facade");
        write(&lab.join("Cargo.toml"), &manifest(&facade));
        write(&root.join("Cargo.toml"), WORKSPACE);
        fs::copy(ours.join("Cargo.lock"), root.join("Cargo.lock")).unwrap();
        let update = ["update", "--workspace", "--offline", "--quiet"];
        let status = cargo::command(&root).args(update).status().unwrap();
        assert!(status.success(), "cargo update");
        let like = Toy::new("recognise")
            .course()
            .exercise("mirrors")
            .unwrap()
            .clone();
        let labs = Vec::new();
        Lab {
            course: Course { root, labs },
            programs,
            like,
        }
    }

    fn exercise(&self, name: &str) -> Exercise {
        Exercise {
            lab: "09-errors".into(),
            slug: name.into(),
            ..self.like.clone()
        }
    }

    fn target(&self, name: &str) -> Target {
        Target {
            package: "lab-09-errors".into(),
            test: name.into(),
        }
    }

    fn targets(&self) -> Vec<Target> {
        self.programs.keys().map(|name| self.target(name)).collect()
    }
}

const WORKSPACE: &str = "[workspace]\nmembers = [\"labs/09-errors\"]\nresolver = \"3\"\n\
                         [profile.dev]\ndebug = 0\n";

fn manifest(facade: &Path) -> String {
    format!(
        "[package]\nname = \"lab-09-errors\"\nversion = \"0.0.0\"\nedition = \"2024\"\n[lib]\ntest = \
         false\ndoctest = false\n[dependencies]\ntokio = {{ package = \"lab-tokio\", path = {:?} \
         }}\nfutures = {{ version = \"0.3.34\", default-features = false, features = [\"std\", \
         \"async-await\"] }}\n",
        facade.to_string_lossy()
    )
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .collect()
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}
