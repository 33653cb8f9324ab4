//! What the tests take from the machine, and what happens where it is missing.

use std::{
    env, fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Programs and files that are there.
#[derive(Clone, Debug)]
pub(crate) struct Tools {
    pub(crate) chromium: PathBuf,
    pub(crate) driver: PathBuf,
    /// The source of axe-core, which is run inside each page.
    pub(crate) axe: String,
}

/// The course's folder.
pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The tools. `None`: something is missing, and stderr says that `what` was left out.
///
/// Panics if `CI` is set and something is missing.
pub(crate) fn tools_for(what: &str) -> Option<Tools> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    match find(&folders, &root().join("target/tools/axe.min.js")) {
        Ok(tools) => Some(tools),
        Err(missing) => {
            let said = format!(
                "left out: {what}: no {}; .ci/run installs it",
                missing.join(", no ")
            );
            assert!(env::var_os("CI").is_none_or(|ci| ci.is_empty()), "{said}");
            // Not `eprintln!`: the test runner would keep that to itself, as the test passes.
            let _ = writeln!(io::stderr(), "{said}");
            None
        }
    }
}

fn find(folders: &[PathBuf], axe: &Path) -> Result<Tools, Vec<&'static str>> {
    let program = |names: &[&str]| {
        let places = names
            .iter()
            .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
        places.into_iter().find(|place| place.is_file())
    };
    let chromium = program(&["chromium", "chromium-browser", "google-chrome", "chrome"]);
    let driver = program(&["chromedriver"]);
    let axe = fs::read_to_string(axe).ok();
    match (chromium, driver, axe) {
        (Some(chromium), Some(driver), Some(axe)) => Ok(Tools {
            chromium,
            driver,
            axe,
        }),
        (chromium, driver, axe) => {
            let there = [
                ("Chromium", chromium.is_some()),
                ("chromedriver", driver.is_some()),
                ("axe-core in target/tools", axe.is_some()),
            ];
            Err(there
                .iter()
                .filter(|(_, there)| !there)
                .map(|(name, _)| *name)
                .collect())
        }
    }
}

#[test]
fn what_is_missing_is_named() {
    let missing = find(&[], Path::new("/none/axe.min.js")).expect_err("nothing is there");
    assert_eq!(
        missing,
        ["Chromium", "chromedriver", "axe-core in target/tools"]
    );
}
