//! `bench grade`: what a verdict costs, measured on a copy of the course. Nothing here is a test:
//! figures depend on the machine, and the budgets are those of the machine that they were set on.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

use crate::course::Course;
use crate::exit::Exit;
use crate::lab::Exercise;
use crate::{cargo, pristine, starter, term};

/// The exercise that is graded again and again.
const EXERCISE: &str = "mirrors";

/// Runs whose median counts.
const RUNS: usize = 9;

/// How much longer than plain `cargo test` a warm verdict may take, in wall time.
const BUDGET_WARM: Duration = Duration::from_millis(100);

/// What the first verdict on a cold machine may cost, in CPU time of all processes.
const BUDGET_COLD: Duration = Duration::from_secs(20);

/// Crates that xtask may be made of, itself among them.
const BUDGET_CRATES: usize = 7;

/// Measures and prints. Exits 1 if a budget is exceeded.
///
/// # Errors
/// The copy cannot be made, or cargo fails on it.
pub(crate) fn grade(course: &Course) -> Result<Exit> {
    let place = course.root.join("target/bench");
    let copy = pristine::copy(course, &place.join("course"))?;
    let target = place.join("target");
    if target.exists() {
        fs::remove_dir_all(&target)
            .with_context(|| format!("{} cannot be removed", target.display()))?;
    }
    let bench = Bench {
        exercise: copy.exercise(EXERCISE)?,
        copy: &copy,
        target: &target,
    };
    term::print("building from nothing …\n")?;
    bench.edit(0)?;
    let (cold_wall, cold_cpu) = bench.timed(&mut bench.cargo(&["xtask", "grade", EXERCISE]))?;
    let (grade, plain) = bench.warm()?;
    let crates = crates(&copy)?;
    let disk = bench.disk()?;
    let mut exit = Exit::Passed;
    let mut say = |what: &str, got: String, budget: Option<(String, bool)>| -> Result<()> {
        let budget = budget.map_or(String::new(), |(text, kept)| {
            if !kept {
                exit = Exit::NotPassed;
            }
            format!("budget {text}: {}", if kept { "kept" } else { "EXCEEDED" })
        });
        term::print(format!("{what:<44} {got:>12}  {budget}").trim_end())?;
        term::print("\n")
    };
    say(
        "save to verdict, warm, wall",
        ms(grade),
        Some(within(grade, plain + BUDGET_WARM)),
    )?;
    say("plain cargo test, warm, wall", ms(plain), None)?;
    say("first verdict, cold, wall", secs(cold_wall), None)?;
    match cold_cpu {
        Some(cpu) => {
            let budget = (secs(BUDGET_COLD), cpu <= BUDGET_COLD);
            say("first verdict, cold, CPU", secs(cpu), Some(budget))?;
        }
        None => say("first verdict, cold, CPU", "not known".into(), None)?,
    }
    let budget = (BUDGET_CRATES.to_string(), crates <= BUDGET_CRATES);
    say(
        "crates of xtask, itself among them",
        crates.to_string(),
        Some(budget),
    )?;
    say(
        "target folder after that",
        format!("{} MB", disk / 1_000_000),
        None,
    )?;
    term::print(&format!(
        "medians of {RUNS}, taken in turn; {EXERCISE} with one statement changed\n"
    ))?;
    Ok(exit)
}

struct Bench<'a> {
    copy: &'a Course,
    exercise: &'a Exercise,
    target: &'a Path,
}

impl Bench<'_> {
    /// Our solution as a student's answer, with a statement that is new in each run.
    fn edit(&self, run: usize) -> Result<()> {
        let path = self.exercise.solution();
        let source = fs::read_to_string(self.copy.path(&path))
            .with_context(|| format!("{path} cannot be read"))?;
        let answer = starter::solution(&path, &source)?;
        let at = answer
            .find("async fn")
            .and_then(|from| Some(from + answer[from..].find("{\n")? + 2));
        let at = at.with_context(|| format!("{path} has no async fn to change"))?;
        let edited = format!("{}    let _ = {run};\n{}", &answer[..at], &answer[at..]);
        fs::write(self.copy.path(&self.exercise.file()), edited)
            .context("the copy cannot be written")
    }

    /// Median wall times of `cargo xtask grade` and of plain `cargo test`, one after the other.
    fn warm(&self) -> Result<(Duration, Duration)> {
        let (mut grades, mut plains) = (Vec::new(), Vec::new());
        let package = self.exercise.package();
        for run in 0..=RUNS {
            self.edit(2 * run + 1)?;
            let (grade, _) = self.timed(&mut self.cargo(&["xtask", "grade", EXERCISE]))?;
            self.edit(2 * run + 2)?;
            let plain = [
                "test", "--locked", "--quiet", "-p", &package, "--test", EXERCISE,
            ];
            let (plain, _) = self.timed(&mut self.cargo(&plain))?;
            // The first round warms up.
            if run > 0 {
                grades.push(grade);
                plains.push(plain);
            }
        }
        Ok((median(grades), median(plains)))
    }

    fn cargo(&self, args: &[&str]) -> Command {
        let mut command = cargo::command(&self.copy.root);
        command
            .args(args)
            .env("CARGO_TARGET_DIR", self.target)
            .env_remove("CARGO_MANIFEST_DIR");
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    }

    fn timed(&self, command: &mut Command) -> Result<(Duration, Option<Duration>)> {
        let before = cpu_of_children();
        let clock = Instant::now();
        let status = command.status().context("cargo cannot be started")?;
        let wall = clock.elapsed();
        ensure!(
            status.success(),
            "{command:?} failed in {}",
            self.copy.root.display()
        );
        Ok((
            wall,
            cpu_of_children()
                .zip(before)
                .map(|(after, before)| after - before),
        ))
    }

    fn disk(&self) -> Result<u64> {
        fn size(path: &Path) -> std::io::Result<u64> {
            let data = fs::symlink_metadata(path)?;
            if !data.is_dir() {
                return Ok(data.len());
            }
            fs::read_dir(path)?.try_fold(0, |sum, entry| Ok(sum + size(&entry?.path())?))
        }
        size(self.target).with_context(|| format!("{} cannot be read", self.target.display()))
    }
}

/// Packages that `cargo tree` counts for xtask, itself among them.
///
/// # Errors
/// cargo fails.
pub(crate) fn crates(course: &Course) -> Result<usize> {
    let mut command = cargo::command(&course.root);
    let args = [
        "tree",
        "--locked",
        "-p",
        "xtask",
        "-e",
        "normal,build",
        "--prefix",
        "none",
        "--no-dedupe",
    ];
    let output = command
        .args(args)
        .output()
        .context("cargo cannot be started")?;
    ensure!(
        output.status.success(),
        "cargo tree: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    let text = String::from_utf8_lossy(&output.stdout);
    let mut names: Vec<&str> = text
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    names.sort_unstable();
    names.dedup();
    Ok(names.len())
}

/// User and system time of all children waited for so far. Linux only: std cannot tell.
fn cpu_of_children() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // Fields after the name in parentheses; cutime and cstime are the 16th and 17th of all.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |n: usize| fields.get(n).and_then(|field| field.parse::<u64>().ok());
    // 100 ticks a second on every Linux that Rust runs on.
    Some(Duration::from_millis((ticks(13)? + ticks(14)?) * 10))
}

fn median(mut all: Vec<Duration>) -> Duration {
    all.sort_unstable();
    all.get(all.len() / 2).copied().unwrap_or_default()
}

fn within(got: Duration, budget: Duration) -> (String, bool) {
    (ms(budget), got <= budget)
}

fn ms(time: Duration) -> String {
    format!("{} ms", time.as_millis())
}

fn secs(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_one() {
        assert_eq!(
            median([3, 1, 2].map(Duration::from_millis).to_vec()).as_millis(),
            2
        );
    }
}
