//! The book's listings: each `labs/NN/examples/NAME.rs` prints exactly what `NAME.out` holds.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::course::Course;
use crate::{cargo, term};

/// How long a listing may run, in wall time.
const LIMIT: Duration = Duration::from_secs(60);

/// Runs every listing and compares. Prints what differs; true if nothing does.
///
/// # Errors
/// A listing does not compile, fails, or does not end.
pub(crate) fn check(course: &Course) -> Result<bool> {
    let mut differ = 0;
    let all = built(course)?;
    for listing in &all {
        let output = listing.run()?;
        let expected = fs::read_to_string(&listing.output).unwrap_or_default();
        if output != expected.replace('\r', "") {
            differ += 1;
            let path = listing.output.display();
            term::print(&format!(
                "{path} is not what the listing prints:\n{output}\n"
            ))?;
            term::print("    to mend it: cargo xtask verify --accept\n")?;
        }
    }
    let all = term::count(all.len(), "listing");
    term::print(&format!("listings: {all}, {differ} with other output\n"))?;
    Ok(differ == 0)
}

/// Runs every listing and writes what it prints beside it.
///
/// # Errors
/// As [`check`].
pub(crate) fn accept(course: &Course) -> Result<()> {
    for listing in built(course)? {
        let output = listing.run()?;
        if fs::read_to_string(&listing.output).ok().as_ref() != Some(&output) {
            let path = &listing.output;
            fs::write(path, output)
                .with_context(|| format!("{} cannot be written", path.display()))?;
            term::print(&format!("accepted {}\n", path.display()))?;
        }
    }
    Ok(())
}

struct Listing {
    program: PathBuf,
    output: PathBuf,
}

/// All listings of all labs, built.
fn built(course: &Course) -> Result<Vec<Listing>> {
    let mut command = cargo::command(&course.root);
    command.args(["build", "--examples", "--locked", "--quiet"]);
    for lab in &course.labs {
        command.args(["-p", &format!("lab-{}", lab.name)]);
    }
    // Where cargo puts them is asked for, since the reader's settings may move it.
    command
        .arg("--message-format=json-render-diagnostics")
        .stderr(Stdio::inherit());
    let output = command.output().context("cargo cannot be started")?;
    ensure!(output.status.success(), "a listing does not compile");
    let mut listings = Vec::new();
    for artifact in cargo::artifacts(&output.stdout) {
        let Some(program) = artifact.executable else {
            continue;
        };
        let source = Path::new(&artifact.source);
        listings.push(Listing {
            program,
            output: source.with_extension("out"),
        });
    }
    listings.sort_by(|a, b| a.output.cmp(&b.output));
    Ok(listings)
}

impl Listing {
    /// What it prints to stdout.
    fn run(&self) -> Result<String> {
        let program = self.program.display();
        let mut child = Command::new(&self.program)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{program} cannot be started"))?;
        let mut pipe = child.stdout.take().context("no pipe from its stdout")?;
        let reader = thread::spawn(move || std::io::read_to_string(&mut pipe));
        let clock = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break status;
            }
            if clock.elapsed() > LIMIT {
                child.kill()?;
                bail!("{program} did not end within {} s", LIMIT.as_secs());
            }
            thread::sleep(Duration::from_millis(5));
        };
        ensure!(status.success(), "{program} failed: {status}");
        let output = reader
            .join()
            .map_err(|_| anyhow::anyhow!("{program}: its output was lost"))?;
        Ok(output
            .with_context(|| format!("{program} printed no text"))?
            .replace('\r', ""))
    }
}
