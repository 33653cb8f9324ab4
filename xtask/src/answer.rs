//! The answers to an exercise, the student's and ours: what each is called, where it lies, and in
//! which test program it is mounted.

use std::fs;
use std::io::ErrorKind;

use anyhow::{Context, Result, bail};

use crate::cargo::{Built, Target};
use crate::course::Course;
use crate::exit::usage;
use crate::lab::{Exercise, Lab, Misconception, Mounted};
use crate::names;
use crate::playing::Program;

/// An answer to an exercise.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Answer<'a> {
    pub(crate) exercise: &'a Exercise,
    pub(crate) whose: Whose<'a>,
}

/// Whose answer it is, and what it is to show.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Whose<'a> {
    /// The student's.
    Students,
    /// Ours.
    Solution,
    /// A right one in another style.
    Alternative(String),
    /// One of the two programs of a belief, the second of them if so.
    Wrong(&'a Misconception, bool),
}

/// The student's answer.
pub(crate) fn students(exercise: &Exercise) -> Answer<'_> {
    let whose = Whose::Students;
    Answer { exercise, whose }
}

/// Our solution, the alternatives by name, the wrong answers in the order of lab.toml. The first
/// program of a belief is among them even if it is missing.
pub(crate) fn ours<'a>(course: &Course, exercise: &'a Exercise) -> Result<Vec<Answer<'a>>> {
    let of = |whose| Answer { exercise, whose };
    let mut all = vec![of(Whose::Solution)];
    let alternatives = alternatives(course, exercise)?.into_iter();
    all.extend(alternatives.map(|name| of(Whose::Alternative(name))));
    for belief in &exercise.misconceptions {
        all.push(of(Whose::Wrong(belief, false)));
        let second = of(Whose::Wrong(belief, true));
        if course.path(&second.file()).is_file() {
            all.push(second);
        }
    }
    Ok(all)
}

/// The answer of that [`name`](Answer::name), the student's if none is said.
///
/// # Errors
/// There is none of that name; a wrong command line.
pub(crate) fn named<'a>(
    course: &Course,
    exercise: &'a Exercise,
    name: Option<&str>,
) -> Result<Answer<'a>> {
    let students = students(exercise);
    let Some(name) = name.filter(|name| *name != students.name()) else {
        return Ok(students);
    };
    if !course.path(&exercise.solution()).is_file() {
        bail!(usage(format!(
            "this copy of the course has no solutions/: `--of answer` traces yours, not \"{name}\""
        )));
    }
    let ours = ours(course, exercise)?;
    let names: Vec<String> = ours.iter().map(Answer::name).collect();
    let found = ours.into_iter().find(|answer| answer.name() == name);
    found.ok_or_else(|| {
        let known = ["answer"]
            .into_iter()
            .chain(names.iter().map(String::as_str));
        let near = names::suggestion(name, known);
        usage(format!("{} has no answer \"{name}\"{near}", exercise.id()))
    })
}

/// The test targets in which a lab's exercises mount our answers, and the one for those that hang.
pub(crate) fn targets_of_ours(lab: &Lab) -> Vec<Target> {
    let beside = lab.exercises.iter().map(beside);
    let beliefs = lab.exercises.iter().flat_map(|e| &e.misconceptions);
    let hangs = beliefs.filter(|belief| belief.mounted() == Mounted::Hangs);
    let hangs = hangs.take(1).map(|_| hangs_of(&lab.name));
    beside.chain(hangs).collect()
}

impl Answer<'_> {
    /// As `--of` takes it: `answer`, `solution`, `by_channel`, `awaits_in_sequence__2`.
    pub(crate) fn name(&self) -> String {
        match &self.whose {
            Whose::Students => "answer".into(),
            Whose::Solution => "solution".into(),
            Whose::Alternative(name) => name.clone(),
            Whose::Wrong(belief, second) => {
                let suffix = if *second { "__2" } else { "" };
                format!("{}{suffix}", belief.slug)
            }
        }
    }

    /// Where it lies, from the course's root.
    pub(crate) fn file(&self) -> String {
        let exercise = self.exercise;
        match &self.whose {
            Whose::Students => exercise.file(),
            Whose::Solution => exercise.solution(),
            Whose::Alternative(name) => format!("{}/{name}.rs", exercise.alternatives()),
            Whose::Wrong(belief, second) => {
                exercise.wrong_answers(belief)[usize::from(*second)].clone()
            }
        }
    }

    /// Where it is built. The student's has a test program of its own.
    pub(crate) fn mounted(&self) -> Mounted {
        match &self.whose {
            Whose::Wrong(belief, _) => belief.mounted(),
            _ => Mounted::Beside,
        }
    }

    /// The module around it in its test program, that of `hangs` apart; the student's has none.
    pub(crate) fn module(&self) -> Option<String> {
        match &self.whose {
            Whose::Students => None,
            Whose::Solution => Some(self.name()),
            Whose::Alternative(name) => Some(format!("alternative_{name}")),
            Whose::Wrong(..) => Some(format!("misconception_{}", self.name())),
        }
    }

    /// The module around it in `hangs`, where the exercises of a lab are side by side.
    pub(crate) fn module_in_hangs(&self) -> Option<String> {
        let module = self.module()?;
        Some(format!("{}_{module}", self.exercise.slug))
    }

    /// The test target it is mounted in; none if it does not compile.
    pub(crate) fn target(&self) -> Option<Target> {
        let exercise = self.exercise;
        match (&self.whose, self.mounted()) {
            (_, Mounted::Nowhere) => None,
            (Whose::Students, _) => Some(students_target(exercise)),
            (_, Mounted::Hangs) => Some(hangs_of(&exercise.lab)),
            (_, Mounted::Beside | Mounted::Uncompared) => Some(beside(exercise)),
        }
    }

    /// The program that plays it, if it was built.
    pub(crate) fn program(&self, course: &Course, built: &Built) -> Option<Program> {
        let exe = built.executable(&self.target()?)?;
        let folder = match self.whose {
            Whose::Students => "labs",
            _ => "solutions",
        };
        Some(Program {
            exe: exe.into(),
            folder: course.path(&format!("{folder}/{}", self.exercise.lab)),
            module: match self.mounted() {
                Mounted::Hangs => self.module_in_hangs(),
                _ => self.module(),
            },
        })
    }
}

/// The test target of the student's answer.
pub(crate) fn students_target(exercise: &Exercise) -> Target {
    Target {
        package: exercise.package(),
        test: exercise.slug.clone(),
    }
}

/// The solutions' test target named after an exercise.
pub(crate) fn beside(exercise: &Exercise) -> Target {
    Target {
        package: format!("solution-{}", exercise.lab),
        test: exercise.slug.clone(),
    }
}

fn hangs_of(lab: &str) -> Target {
    Target {
        package: format!("solution-{lab}"),
        test: "hangs".into(),
    }
}

/// The names of the right answers in another style, sorted.
pub(crate) fn alternatives(course: &Course, exercise: &Exercise) -> Result<Vec<String>> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exit::{self, Exit};
    use crate::toy::Toy;

    fn check(toy: &Toy, of: Option<&str>) -> Result<(String, String, String)> {
        let course = toy.course();
        let answer = named(&course, course.exercise("mirrors")?, of)?;
        let module = match answer.mounted() {
            Mounted::Hangs => answer.module_in_hangs(),
            _ => answer.module(),
        };
        let Target { package, test } = answer.target().context("mounted nowhere")?;
        Ok((package, test, module.unwrap_or_default()))
    }

    #[test]
    fn each_answer_is_found_in_its_mount() {
        let toy = Toy::new("answer-mounts");
        for (of, package, test, module) in [
            (None, "lab-06-wait", "mirrors", ""),
            (Some("solution"), "solution-06-wait", "mirrors", "solution"),
            (Some("answer"), "lab-06-wait", "mirrors", ""),
            (
                Some("in_sequence"),
                "solution-06-wait",
                "mirrors",
                "misconception_in_sequence",
            ),
            (
                Some("in_sequence__2"),
                "solution-06-wait",
                "mirrors",
                "misconception_in_sequence__2",
            ),
            (
                Some("spins"),
                "solution-06-wait",
                "hangs",
                "mirrors_misconception_spins",
            ),
            (
                Some("by_channel"),
                "solution-06-wait",
                "mirrors",
                "alternative_by_channel",
            ),
        ] {
            let found = check(&toy, of).unwrap();
            assert_eq!(
                found,
                (package.into(), test.into(), module.into()),
                "{of:?}"
            );
        }
    }

    #[test]
    fn an_unknown_answer_is_a_wrong_command_line() {
        let toy = Toy::new("answer-unknown");
        let err = check(&toy, Some("in_sequense")).unwrap_err();
        assert_eq!(exit::of(&err), Exit::Usage);
        assert!(err.to_string().contains("in_sequence"), "{err}");
    }

    #[test]
    fn without_solutions_only_the_student_s_answer_is_known() {
        let toy = Toy::new("answer-handed-out");
        toy.remove("solutions");
        assert_eq!(check(&toy, None).unwrap().0, "lab-06-wait");
        let err = check(&toy, Some("solution")).unwrap_err();
        assert_eq!(exit::of(&err), Exit::Usage);
    }
}
