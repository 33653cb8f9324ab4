//! `trace`: one play of a case as JSON: plan, tasks, events with virtual time, wakes.

use anyhow::{Context, Result, bail};

use crate::cargo::{self, Target};
use crate::course::Course;
use crate::exit::{Exit, usage};
use crate::lab::{Case, Exercise, Mounted};
use crate::playing::{self, Program};
use crate::wire::{Mode, Record};
use crate::{compile, judge, names, run, term};

/// Prints the trace of the case that a word names, played with one of the exercise's answers:
/// `answer` is the student's, `solution` ours, and the slug of a misconception or the name of an
/// alternative one of those. Without a word it is the student's.
pub(crate) fn run(course: &Course, word: &str, of: Option<&str>) -> Result<Exit> {
    let (exercise, case) = course.case(word)?;
    let mounted = mounted(course, exercise, of)?;
    let target = mounted.target();
    let built = cargo::build(&course.root, std::slice::from_ref(&target))?;
    let Some(exe) = built.executable(&target) else {
        let errors = built.errors(&target);
        let complaint = compile::complaint(course, exercise, &errors)
            .with_context(|| format!("{}, test {} is not built", target.package, target.test))?;
        eprintln!("{}\n\n{}", complaint.says, complaint.rendered);
        return Ok(Exit::DoesNotCompile);
    };
    let folder = course.path(&mounted.folder);
    let program = Program {
        exe,
        folder: &folder,
        module: mounted.module.as_deref(),
    };
    match play(exercise, case, &program)? {
        Ok(json) => {
            term::print(&format!("{json}\n"))?;
            Ok(Exit::Passed)
        }
        Err(why) => {
            eprintln!("{why}");
            Ok(Exit::NotPassed)
        }
    }
}

/// A trace to play: an exercise's case, and with whose answer.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The exercise.
    pub exercise: &'a Exercise,
    /// One of its cases.
    pub case: &'a Case,
    /// `solution`, the slug of a misconception, or the name of an alternative.
    pub of: &'a str,
}

/// The JSON traces of several plays, in their order, built at once. What cannot be played has its
/// reason in words.
///
/// # Errors
/// Cargo fails.
pub fn traces(course: &Course, wanted: &[Wanted<'_>]) -> Result<Vec<Result<String, String>>> {
    let mounts: Vec<Result<Mount>> = wanted
        .iter()
        .map(|one| mounted(course, one.exercise, Some(one.of)))
        .collect();
    let targets: Vec<Target> = mounts.iter().flatten().map(Mount::target).collect();
    let built = cargo::build(&course.root, &targets)?;
    let plays: Vec<_> = wanted.iter().zip(mounts).collect();
    let played = playing::in_parallel(&plays, |(one, mount)| {
        let mount = mount.as_ref().map_err(|err| format!("{err:#}"))?;
        let Some(exe) = built.executable(&mount.target()) else {
            return Err(format!(
                "{}, test {} does not compile",
                mount.package, mount.test
            ));
        };
        let folder = course.path(&mount.folder);
        let module = mount.module.as_deref();
        let program = Program {
            exe,
            folder: &folder,
            module,
        };
        play(one.exercise, one.case, &program).map_err(|err| format!("{err:#}"))?
    });
    Ok(played)
}

fn play(exercise: &Exercise, case: &Case, program: &Program<'_>) -> Result<Result<String, String>> {
    let test = program.test(&case.name);
    let run = run::case(program.exe, program.folder, &test, Mode::Trace)?;
    let trace = run.records.iter().find_map(|record| match record {
        Record::Trace(json) => Some(json.clone()),
        _ => None,
    });
    Ok(trace.ok_or_else(|| {
        let judged = judge::case(exercise, case, &[], &run);
        format!("no trace of {}: {}", exercise.case_name(case), judged.says)
    }))
}

/// Where an answer is mounted.
#[derive(Debug, PartialEq, Eq)]
struct Mount {
    package: String,
    test: String,
    folder: String,
    module: Option<String>,
}

impl Mount {
    fn target(&self) -> Target {
        Target {
            package: self.package.clone(),
            test: self.test.clone(),
        }
    }
}

fn mounted(course: &Course, exercise: &Exercise, of: Option<&str>) -> Result<Mount> {
    let has_solution = course.path(&exercise.solution()).is_file();
    let of = of.unwrap_or("answer");
    if of == "answer" {
        return Ok(students(exercise));
    }
    let beside = |module: String| Mount {
        package: format!("solution-{}", exercise.lab),
        test: exercise.slug.clone(),
        folder: format!("solutions/{}", exercise.lab),
        module: Some(module),
    };
    if !has_solution {
        bail!(usage(format!(
            "this copy of the course has no solutions/: `--of answer` traces yours, not \"{of}\""
        )));
    }
    if of == "solution" {
        return Ok(beside("solution".into()));
    }
    let program = of.strip_suffix("__2").unwrap_or(of);
    let beliefs = &exercise.misconceptions;
    if let Some(belief) = beliefs.iter().find(|belief| belief.slug == program) {
        let module = format!("misconception_{of}");
        return match belief.mounted() {
            Mounted::Nowhere => bail!(usage(format!("{of} does not compile: it has no trace"))),
            Mounted::Beside | Mounted::Uncompared => Ok(beside(module)),
            Mounted::Hangs => Ok(Mount {
                test: "hangs".into(),
                ..beside(format!("{}_{module}", exercise.slug))
            }),
        };
    }
    let alternative = format!("{}/{of}.rs", exercise.alternatives());
    if course.path(&alternative).is_file() {
        return Ok(beside(format!("alternative_{of}")));
    }
    let slugs = beliefs.iter().map(|belief| belief.slug.as_str());
    let near = names::suggestion(of, ["answer", "solution"].into_iter().chain(slugs));
    bail!(usage(format!(
        "{} has no answer \"{of}\"{near}",
        exercise.id()
    )))
}

fn students(exercise: &Exercise) -> Mount {
    Mount {
        package: exercise.package(),
        test: exercise.slug.clone(),
        folder: format!("labs/{}", exercise.lab),
        module: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exit;
    use crate::toy::Toy;

    fn check(toy: &Toy, of: Option<&str>) -> Result<(String, String, String)> {
        let course = toy.course();
        let mount = mounted(&course, course.exercise("mirrors")?, of)?;
        let module = mount.module.unwrap_or_default();
        Ok((mount.package, mount.test, module))
    }

    #[test]
    fn each_answer_is_found_in_its_mount() {
        let toy = Toy::new("trace-mounts");
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
        let toy = Toy::new("trace-unknown");
        let err = check(&toy, Some("in_sequense")).unwrap_err();
        assert_eq!(exit::of(&err), Exit::Usage);
        assert!(err.to_string().contains("in_sequence"), "{err}");
    }

    #[test]
    fn without_solutions_only_the_student_s_answer_has_a_trace() {
        let toy = Toy::new("trace-handed-out");
        toy.remove("solutions");
        assert_eq!(check(&toy, None).unwrap().0, "lab-06-wait");
        let err = check(&toy, Some("solution")).unwrap_err();
        assert_eq!(exit::of(&err), Exit::Usage);
    }
}
