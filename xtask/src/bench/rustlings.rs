//! rustlings beside us: the time to its verdict on one of its own exercises, on the same machine.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use super::cost::{self, Cost};

/// The figure's name.
pub(super) const WHAT: &str = "rustlings run errors1, warm";

/// How to have it: `cargo install rustlings --locked --root target/tools`.
const PLACES: [&str; 2] = ["target/tools/bin/rustlings", "rustlings"];

/// What it costs after each of several edits; none where it is not installed.
///
/// # Errors
/// It is installed and cannot make its exercises.
pub(super) fn after_edits(root: &Path, runs: usize) -> Result<Option<Vec<Cost>>> {
    let installed = PLACES.into_iter().find_map(|place| {
        let place = match place.contains('/') {
            true => root.join(place),
            false => PathBuf::from(place),
        };
        let asked = Command::new(&place).arg("--version").output();
        asked
            .is_ok_and(|said| said.status.success())
            .then_some(place)
    });
    let Some(rustlings) = installed else {
        return Ok(None);
    };
    // It wants no workspace around it.
    let folder = std::env::temp_dir().join(format!("bench-rustlings-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let costs = measure(&rustlings, &folder, runs);
    match fs::remove_dir_all(&folder) {
        Err(err) if err.kind() != ErrorKind::NotFound => return Err(err.into()),
        _ => {}
    }
    costs.map(Some)
}

fn measure(rustlings: &Path, folder: &Path, runs: usize) -> Result<Vec<Cost>> {
    let mut init = Command::new(rustlings);
    init.arg("init").current_dir(folder).stdin(Stdio::piped());
    let mut init = init.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    if let Some(mut stdin) = init.stdin.take() {
        std::io::Write::write_all(&mut stdin, b"\n")?;
    }
    ensure!(init.wait()?.success(), "rustlings init failed");
    let course = folder.join("rustlings");
    let file = course.join("exercises/13_error_handling/errors1.rs");
    let source = fs::read_to_string(&file).context("rustlings has no errors1 any more")?;
    let run = |n: usize| {
        fs::write(&file, format!("{source}\nconst _: usize = {n};\n"))?;
        let mut command = Command::new(rustlings);
        command.args(["run", "errors1"]).current_dir(&course);
        command.env_remove("CARGO_TARGET_DIR").env_remove("CARGO");
        // It fails: nobody has solved it. That is a verdict.
        Ok(cost::of(&mut command)?.0)
    };
    run(0)?;
    (1..=runs).map(run).collect()
}
