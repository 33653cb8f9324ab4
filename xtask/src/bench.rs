//! `bench grade`: what a verdict costs, measured on a copy of the course. Nothing here is a test:
//! figures depend on the machine, and the budgets are those of the machine that they were set on.

mod cost;
mod rustlings;

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, ensure};

use self::cost::{Cost, median};
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
const BUDGET_COLD: Duration = Duration::from_secs(25);

/// What the whole course may take after one answer changed, in wall time.
const BUDGET_ALL: Duration = Duration::from_secs(1);

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
    let one = ["xtask", "grade", EXERCISE];
    let all = ["xtask", "grade", "--all"];
    let mut table = Table::default();
    term::print("one exercise, built from nothing …\n")?;
    bench.edit(0)?;
    let cold = bench.run(&one)?;
    table.row("first verdict, cold, wall", cost::secs(cold.wall));
    table.cpu("first verdict, cold, CPU", cold.cpu, BUDGET_COLD);
    table.row("target folder after that", bench.disk()?);
    term::print("the same, edited or not …\n")?;
    let (grade, plain) = bench.after_edits(&one)?;
    let budget = median(&plain) + BUDGET_WARM;
    table.wall("save to verdict, warm", &grade, Some(budget));
    table.wall("plain cargo test, warm", &plain, None);
    let unchanged = (0..RUNS).map(|_| bench.run(&one));
    let unchanged = unchanged.collect::<Result<Vec<Cost>>>()?;
    table.wall("nothing changed", &unchanged, None);
    if let Some(other) = rustlings::after_edits(&course.root, RUNS)? {
        table.wall(rustlings::WHAT, &other, None);
    } else {
        table.row(rustlings::WHAT, "not installed".into());
    }
    term::print("the whole course, solved …\n")?;
    bench.solve()?;
    bench.run(&all)?;
    let whole = (0..RUNS).map(|run| {
        bench.edit(3 * RUNS + run)?;
        bench.run(&all)
    });
    let whole = whole.collect::<Result<Vec<Cost>>>()?;
    let name = format!("all {} after one edit", copy.exercises().count());
    table.wall(&name, &whole, Some(BUDGET_ALL));
    let peak = whole.iter().filter_map(|cost| cost.peak_bytes).max();
    table.row("resident memory of grade, at most", cost::megabytes(peak));
    table.crates(crates(&copy)?);
    term::print(&table.text)?;
    term::print(&format!(
        "medians of {RUNS}, with the least and the most; grade and cargo test by turns; one \
         statement of {EXERCISE} changed\n"
    ))?;
    Ok(table.exit)
}

/// The figures, and whether all budgets were kept.
#[derive(Default)]
struct Table {
    text: String,
    exit: Exit,
}

impl Table {
    fn row(&mut self, what: &str, got: String) {
        self.text += format!("{what:<36} {got:>24}").trim_end();
        self.text.push('\n');
    }

    fn budgeted(&mut self, what: &str, got: String, budget: &str, kept: bool) {
        let word = if kept { "kept" } else { "EXCEEDED" };
        if !kept {
            self.exit = Exit::NotPassed;
        }
        self.text += &format!("{what:<36} {got:>24}  budget {budget}: {word}\n");
    }

    /// Median, least and most of several runs' wall time.
    fn wall(&mut self, what: &str, costs: &[Cost], budget: Option<Duration>) {
        let got = cost::spread(costs);
        match budget {
            Some(budget) => {
                let kept = median(costs) <= budget;
                self.budgeted(what, got, &cost::ms(budget), kept);
            }
            None => self.row(what, got),
        }
    }

    fn cpu(&mut self, what: &str, cpu: Option<Duration>, budget: Duration) {
        match cpu {
            Some(cpu) => self.budgeted(what, cost::secs(cpu), &cost::secs(budget), cpu <= budget),
            None => self.row(what, "not known".into()),
        }
    }

    fn crates(&mut self, crates: usize) {
        let kept = crates <= BUDGET_CRATES;
        let what = "crates of xtask, itself among them";
        self.budgeted(what, crates.to_string(), &BUDGET_CRATES.to_string(), kept);
    }
}

struct Bench<'a> {
    copy: &'a Course,
    exercise: &'a Exercise,
    target: &'a Path,
}

impl Bench<'_> {
    /// Our solution as a student's answer, with a statement that is new in each run.
    fn edit(&self, run: usize) -> Result<()> {
        let answer = self.solution(self.exercise)?;
        let at = answer
            .find("async fn")
            .and_then(|from| Some(from + answer[from..].find("{\n")? + 2));
        let at = at.with_context(|| format!("{EXERCISE} has no async fn to change"))?;
        let edited = format!("{}    let _ = {run};\n{}", &answer[..at], &answer[at..]);
        self.answer(self.exercise, &edited)
    }

    /// Our solutions as a student's answers.
    fn solve(&self) -> Result<()> {
        let mut all = self.copy.exercises();
        all.try_for_each(|exercise| self.answer(exercise, &self.solution(exercise)?))
    }

    fn solution(&self, exercise: &Exercise) -> Result<String> {
        let path = exercise.solution();
        let source = fs::read_to_string(self.copy.path(&path))
            .with_context(|| format!("{path} cannot be read"))?;
        starter::solution(&path, &source)
    }

    fn answer(&self, exercise: &Exercise, text: &str) -> Result<()> {
        fs::write(self.copy.path(&exercise.file()), text).context("the copy cannot be written")
    }

    /// What grading costs after a change, and plain `cargo test` after another, by turns.
    fn after_edits(&self, grade: &[&str]) -> Result<(Vec<Cost>, Vec<Cost>)> {
        let package = self.exercise.package();
        let plain = [
            "test", "--locked", "--quiet", "-p", &package, "--test", EXERCISE,
        ];
        let (mut grades, mut plains) = (Vec::new(), Vec::new());
        for run in 0..=RUNS {
            self.edit(2 * run + 1)?;
            let graded = self.run(grade)?;
            self.edit(2 * run + 2)?;
            let tested = self.run(&plain)?;
            // The first round warms up.
            if run > 0 {
                grades.push(graded);
                plains.push(tested);
            }
        }
        Ok((grades, plains))
    }

    fn run(&self, args: &[&str]) -> Result<Cost> {
        let mut command = cargo::command(&self.copy.root);
        command
            .args(args)
            .env("CARGO_TARGET_DIR", self.target)
            .env_remove("CARGO_MANIFEST_DIR");
        let (cost, status) = cost::of(&mut command)?;
        let root = self.copy.root.display();
        ensure!(status.success(), "{command:?} failed in {root}");
        Ok(cost)
    }

    fn disk(&self) -> Result<String> {
        fn size(path: &Path) -> std::io::Result<u64> {
            let data = fs::symlink_metadata(path)?;
            if !data.is_dir() {
                return Ok(data.len());
            }
            fs::read_dir(path)?.try_fold(0, |sum, entry| Ok(sum + size(&entry?.path())?))
        }
        let bytes = size(self.target)
            .with_context(|| format!("{} cannot be read", self.target.display()))?;
        Ok(cost::megabytes(Some(bytes)))
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
