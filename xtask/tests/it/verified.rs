//! `verify` in a copy of the course, and what it found.

use crate::course::{Course, copy_folder};
use crate::ran::{Ran, run};

/// The one exercise that is left, but where a test says otherwise.
pub(crate) const SLUG: &str = "three_prices";
pub(crate) const ID: &str = "01-waiting/three_prices";
pub(crate) const TOML: &str = "labs/01-waiting/lab.toml";
pub(crate) const SNAPSHOTS: &str = "labs/01-waiting/tests/snapshots/";
pub(crate) const SOLUTION: &str = "solutions/01-waiting/src/three_prices.rs";

/// A statement that makes every trace another one.
pub(crate) const LATE: &str =
    "    tokio::time::sleep(std::time::Duration::from_millis(1)).await;\n";

/// One finding.
#[derive(Debug)]
pub(crate) struct Finding {
    /// An exercise's id, or `course`.
    pub(crate) about: String,
    pub(crate) check: String,
    pub(crate) says: String,
    pub(crate) mend: String,
}

impl Course {
    /// Runs `verify` with these options and variables.
    pub(crate) fn verify(&self, options: &[&str], variables: &[(&str, &str)]) -> Ran {
        self.on_pristine(&[&["verify"], options].concat(), variables)
    }

    /// Runs a section of `ci` with these variables.
    pub(crate) fn ci(&self, section: &str, variables: &[(&str, &str)]) -> Ran {
        self.on_pristine(&["ci", section], variables)
    }

    fn on_pristine(&self, args: &[&str], variables: &[(&str, &str)]) -> Ran {
        // It builds a second copy in a target folder of its own: Tokio is there already.
        let target = self.root().join("target/pristine/target/debug");
        if !target.exists() {
            copy_folder(&self.root().join("target/debug"), &target);
        }
        run(self.command(args).envs(variables.iter().copied()))
    }

    /// Asserts that `verify` finds something, that only these checks find it, in this order, and that
    /// each says how to mend it.
    #[track_caller]
    pub(crate) fn finds(&self, checks: &[&str]) -> Vec<Finding> {
        self.verify(&[], &[]).finds(checks)
    }

    /// Writes what follows from what was changed.
    #[track_caller]
    pub(crate) fn derive(&self) {
        self.xtask(&["derive"]).exits(0);
    }

    /// Replaces the first line that begins so.
    pub(crate) fn replace_line(&self, path: &str, start: &str, line: &str) {
        let text = self.read(path);
        let old = text.lines().find(|line| line.starts_with(start));
        self.replace(
            path,
            old.unwrap_or_else(|| panic!("no {start:?} in {path}")),
            line,
        );
    }

    /// Replaces the first `from` and what follows it up to the next `to`.
    pub(crate) fn replace_between(&self, path: &str, from: &str, to: &str, by: &str) {
        let text = self.read(path);
        let start = text
            .find(from)
            .unwrap_or_else(|| panic!("no {from:?} in {path}"));
        let end = start
            + text[start..]
                .find(to)
                .unwrap_or_else(|| panic!("no {to:?} in {path}"));
        self.write(path, &format!("{}{by}{}", &text[..start], &text[end..]));
    }

    /// A value of the first case in lab.toml, as it is written there but for quotes.
    pub(crate) fn first_case(&self, key: &str) -> String {
        let case = self.case_of(TOML, 0);
        let start = format!("{key} = ");
        let value = case.lines().find_map(|line| line.strip_prefix(&start));
        let value = value.unwrap_or_else(|| panic!("no {key} in {case}"));
        value.trim_matches('"').to_string()
    }

    /// The lines of a case in lab.toml, counted from 0, without their header.
    pub(crate) fn case_of(&self, manifest: &str, number: usize) -> String {
        let text = self.read(manifest);
        let case = text.split("[[exercise.case]]\n").nth(number + 1).unwrap();
        case.split("[[").next().unwrap().to_string()
    }
}

impl Ran {
    /// [`Course::finds`], after the run.
    #[track_caller]
    pub(crate) fn finds(self, checks: &[&str]) -> Vec<Finding> {
        let ran = self.exits(1);
        let found = findings(&ran.out);
        let by: Vec<&str> = found.iter().map(|finding| finding.check.as_str()).collect();
        assert_eq!(by, checks, "{}\n{}", ran.out, ran.err);
        assert!(
            found.iter().all(|finding| !finding.mend.is_empty()),
            "{found:#?}"
        );
        found
    }
}

impl Finding {
    /// Asserts whom it is about, and that these texts are in it.
    #[track_caller]
    pub(crate) fn is(&self, about: &str, says: &[&str], mend: &str) {
        assert_eq!(self.about, about, "{self:#?}");
        for text in says {
            assert!(self.says.contains(text), "no {text:?} in {self:#?}");
        }
        assert!(self.mend.contains(mend), "no {mend:?} in {self:#?}");
    }
}

/// The findings in what `verify` printed: `ABOUT: CHECK: SAYS`, then how to mend it.
fn findings(out: &str) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut parts = out.split("\n    to mend it: ");
    let mut before = parts.next().unwrap();
    for part in parts {
        let (mend, rest) = part.split_once('\n').unwrap();
        let start = before
            .lines()
            .position(|line| head(line).is_some())
            .unwrap();
        let lines: Vec<&str> = before.lines().skip(start).collect();
        let text = lines.join("\n");
        let (about, check, says) = head(&text).unwrap();
        let [about, check, says] = [about, check, says].map(String::from);
        found.push(Finding {
            about,
            check,
            says,
            mend: mend.into(),
        });
        before = rest;
    }
    found
}

/// `01-waiting/three_prices: ends: …`, parted.
fn head(text: &str) -> Option<(&str, &str, &str)> {
    let (about, rest) = text.split_once(": ")?;
    let (check, says) = rest.split_once(": ")?;
    let known = about == "course" || about.contains('/') && !about.contains(' ');
    (known && check.chars().all(|c| c.is_ascii_lowercase())).then_some((about, check, says))
}
