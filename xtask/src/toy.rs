//! A small course in a folder of its own, for tests.

use std::fs;
use std::path::{Path, PathBuf};

use crate::course::Course;
use crate::derive;

/// Removed when it is dropped.
pub(crate) struct Toy {
    root: PathBuf,
}

impl Toy {
    /// Hand-written files only. `name` is one of a kind among the tests.
    pub(crate) fn new(name: &str) -> Toy {
        let folder = format!("xtask-toy-{}-{name}", std::process::id());
        let root = std::env::temp_dir().join(folder);
        fs::remove_dir_all(&root).ok();
        let toy = Toy { root };
        for (path, text) in FILES {
            toy.write(path, text);
        }
        toy
    }

    /// With what derive makes of them.
    pub(crate) fn derived(name: &str) -> Toy {
        let toy = Toy::new(name);
        for file in derive::files(&toy.course()).unwrap() {
            toy.write(&file.path, &file.text);
        }
        toy
    }

    /// With an exercise that asks for a prediction beside `mirrors`, and what derive makes of it.
    pub(crate) fn predicting(name: &str) -> Toy {
        let toy = Toy::new(name);
        toy.write("labs/06-wait/lab.toml", &format!("{WAIT}{PREDICT}"));
        for (path, text) in PREDICTING {
            toy.write(path, text);
        }
        for file in derive::files(&toy.course()).unwrap() {
            toy.write(&file.path, &file.text);
        }
        toy
    }

    /// Where it lies.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// Reads its manifests.
    pub(crate) fn course(&self) -> Course {
        Course::load_at(&self.root).unwrap()
    }

    /// Writes a file, and the folders above it.
    pub(crate) fn write(&self, path: &str, text: &str) {
        let path = self.root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// The text of a file.
    pub(crate) fn read(&self, path: &str) -> String {
        fs::read_to_string(self.root.join(path)).unwrap()
    }

    /// Whether there is such a file.
    pub(crate) fn has(&self, path: &str) -> bool {
        self.root.join(path).exists()
    }

    /// Removes a file or a folder.
    pub(crate) fn remove(&self, path: &str) {
        let path = self.root.join(path);
        if path.is_dir() {
            fs::remove_dir_all(path).unwrap();
        } else {
            fs::remove_file(path).unwrap();
        }
    }
}

impl Drop for Toy {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.root).ok();
    }
}

/// The manifest of the toy's second lab.
pub(crate) const WAIT: &str = r#"title = "Wait"
minutes = 40
prerequisites = ["01-waiting"]

[[exercise]]
slug = "mirrors"
task = "Ask every mirror at once and return the first file; drop the other downloads."
hints = ["See when the second mirror is called.", "Dropping a future cancels it.", "Read JoinSet."]

[[exercise.case]]
name = "near"
plan = "near:100:fails mid:200 far:300"
ends_ms = 200
ends = ["near failed", "mid done", "far dropped"]

[[exercise.case]]
name = "all_fail"
plan = "near:100:fails far:300:fails"
shown = false
ends_ms = 300
ends = ["near failed", "far failed"]

[[exercise.misconception]]
slug = "in_sequence"
family = "M03"
text = "An await in a loop waits for each mirror before the next one is asked."
page = "06-wait/mirrors.md#in-sequence"

[[exercise.misconception]]
slug = "spins"
family = "M07"
verdict = "livelock"
text = "Asking again and again is no waiting."
page = "06-wait/mirrors.md#spins"
"#;

/// An exercise of kind `predict` for that lab.
pub(crate) const PREDICT: &str = r#"
[[exercise]]
slug = "two_workers"
task = "Write down what the listing prints."
kind = "predict"
listing = "listing"
hints = ["One.", "Two.", "Three."]
[[exercise.case]]
name = "both"
plan = "a:100"
ends_ms = 100
ends = ["a done"]
[[exercise.misconception]]
slug = "sooner"
family = "M03"
text = "It is done before it is called."
page = "06-wait/two_workers.md#sooner"
"#;

const PREDICTING: &[(&str, &str)] = &[
    (
        "labs/06-wait/tests/scenarios/two_workers.rs",
        "//! Does what the listing does.\n",
    ),
    (
        "labs/06-wait/tests/snapshots/two_workers__both.snap",
        "---\n---\n0 ms a called\n100 ms a done\n",
    ),
    (
        "solutions/06-wait/src/two_workers.rs",
        "//! A trace.\n\n/// When, who, what.\npub const PREDICTION: &[(u64, &str, &str)] = &[\n    \
         // ANCHOR: solution-trace\n    (0, \"a\", \"called\"),\n    (100, \"a\", \"done\"),\n    \
         // ANCHOR_END: solution-trace => // (40, \"D\", \"wakes up\"),\n];\n",
    ),
    (
        "solutions/06-wait/misconceptions/two_workers/sooner.rs",
        "//! Belief.\n\npub const PREDICTION: &[(u64, &str, &str)] = &[(0, \"a\", \"done\")];\n",
    ),
];

const FILES: &[(&str, &str)] = &[
    ("Cargo.toml", "[workspace]\n"),
    ("Cargo.lock", "version = 4\n"),
    (".cargo/config.toml", "[alias]\n"),
    ("labs/kit/src/lib.rs", "//! The kit.\n"),
    ("labs/01-waiting/Cargo.toml", "[package]\n"),
    ("labs/01-waiting/src/lib.rs", "//! The cast.\n"),
    (
        "labs/01-waiting/tests/scenarios/three_prices.rs",
        "//! Calls it.\n",
    ),
    (
        "labs/01-waiting/tests/snapshots/three_prices__slow.snap",
        "---\n---\n0 ms\n",
    ),
    (
        "labs/01-waiting/lab.toml",
        r#"title = "Waiting"
minutes = 20
[[exercise]]
slug = "three_prices"
task = "Ask three shops at once."
local = true
hints = ["One.", "Two.", "Three."]
[[exercise.case]]
name = "slow"
plan = "a:100"
ends_ms = 100
ends = ["a done"]
"#,
    ),
    (
        "solutions/01-waiting/src/three_prices.rs",
        "//! Prices.\n\n/// Asks.\npub async fn prices() {\n    // ANCHOR: solution-prices\n    \
         ask().await\n    // ANCHOR_END: solution-prices => todo!()\n}\n",
    ),
    ("labs/06-wait/Cargo.toml", "[package]\n"),
    ("labs/06-wait/lab.toml", WAIT),
    ("labs/06-wait/src/lib.rs", "//! The cast.\n"),
    ("labs/06-wait/examples/listing.rs", "fn main() {}\n"),
    ("labs/06-wait/tests/scenarios/mirrors.rs", "//! Calls it.\n"),
    (
        "labs/06-wait/tests/snapshots/mirrors__near.snap",
        "---\n---\n0 ms\n",
    ),
    (
        "labs/06-wait/tests/snapshots/mirrors__all_fail.snap",
        "---\n---\n0 ms\n",
    ),
    (
        "solutions/06-wait/src/mirrors.rs",
        "//! First success wins.\n\nuse lab_06_wait::Mirror;\n\n/// Asks all.\npub async fn \
         first(mirrors: Vec<Mirror>) -> u8 {\n    // ANCHOR: solution-first\n    \
         all(mirrors).await\n    // ANCHOR_END: solution-first => todo!(\"first of \
         {mirrors:?}\")\n}\n",
    ),
    (
        "solutions/06-wait/misconceptions/mirrors/in_sequence.rs",
        "//! One.\n",
    ),
    (
        "solutions/06-wait/misconceptions/mirrors/in_sequence__2.rs",
        "//! Two.\n",
    ),
    (
        "solutions/06-wait/misconceptions/mirrors/spins.rs",
        "//! Spins.\n",
    ),
    (
        "solutions/06-wait/alternatives/mirrors/by_channel.rs",
        "//! Channel.\n",
    ),
];
