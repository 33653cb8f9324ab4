//! A small book in a folder of its own.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
};

use book_tool::{build::build, meaning, problem::Problems};

const BOOK: &str = r#"
[book]
title = "A small book"
src = "book/src"
[build]
build-dir = "target/book"
create-missing = false
[preprocessor.labs]
command = "never-called"
before = ["links"]
[output.html]
"#;

pub(crate) const LAB: &str = r##"
title = "Wait"
minutes = 40
prerequisites = []
[[exercise]]
slug = "mirrors"
task = "Ask all mirrors at once."
hints = ["Look at 0 ms.", "A failure is an answer.", "Two teams look for a dog."]
[[exercise.case]]
name = "nearest_mirror_fails"
plan = "near:100:fails mid:200 far:300"
ends_ms = 200
ends = ["near failed", "mid done", "far dropped"]
[[exercise.case]]
name = "hidden"
plan = "near:100"
shown = false
ends_ms = 100
ends = ["near done"]
[[exercise.misconception]]
slug = "losers_run_on"
family = "M05"
page = "wait.md#losers-run-on"
text = "The belief: a dropped handle stops its task."
"##;

pub(crate) const LISTING: &str = "\
//! A race.
// ANCHOR: main
fn main() {
    // ANCHOR: inner
    println!(\"{}\", 1);
    // ANCHOR_END: inner
}
// ANCHOR_END: main
";

/// What the exercise's starter is made from: its TODO lands in line 4.
const SOLUTION: &str = "\
//! Mirrors.

pub async fn first() {
    // ANCHOR: solution-first
    // ANCHOR_END: solution-first => todo!(\"first\")
}
";

pub(crate) const WAIT: &str = "\
# Wait

{{#lab 06-wait/mirrors}}

{{#belief 06-wait/mirrors/losers_run_on}}

{{#listing 06-wait/race:main}}
{{#output 06-wait/race}}

```rust
{{#include ../../labs/06-wait/examples/race.rs:inner}}
```

See [above](#losers-run-on) and [the start](index.md#start).
";

/// The pages that reports name, by path.
fn reports() -> BTreeMap<String, String> {
    let mut pages = BTreeMap::new();
    for (slug, page) in meaning::pages() {
        let (file, _) = page.split_once('#').expect("an anchor");
        let text: &mut String = pages.entry(file.into()).or_insert("# Words\n".into());
        *text += &format!("\n{{{{#meaning {slug}}}}}\n");
    }
    pages
}

/// A book of its own folder, right as it stands.
pub(crate) struct Toy(pub(crate) PathBuf);

impl Toy {
    pub(crate) fn new() -> Toy {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let next = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("checks-{next}"));
        let _ = fs::remove_dir_all(&folder);
        let toy = Toy(folder);
        toy.write("book.toml", BOOK);
        toy.write("Cargo.toml", "");
        toy.write(
            "book/src/SUMMARY.md",
            "# Summary\n\n- [Start](index.md)\n- [Wait](wait.md)\n- [Verdicts](reports/verdicts.md)\n\
             - [Errors](reports/compile.md)\n",
        );
        toy.write("book/src/index.md", "# Start\n\nRead [on](wait.md).\n");
        toy.write("book/src/wait.md", WAIT);
        for (page, text) in reports() {
            toy.write(&format!("book/src/{page}"), &text);
        }
        toy.write("labs/06-wait/lab.toml", LAB);
        toy.write("solutions/06-wait/src/mirrors.rs", SOLUTION);
        toy.write("labs/06-wait/examples/race.rs", LISTING);
        toy.write("labs/06-wait/examples/race.out", "1\n");
        toy
    }

    pub(crate) fn write(&self, file: &str, text: &str) {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }

    /// Adds to a file.
    pub(crate) fn add(&self, file: &str, text: &str) {
        let old = fs::read_to_string(self.0.join(file)).unwrap_or_default();
        self.write(file, &(old + text));
    }

    /// A built page.
    pub(crate) fn page(&self, name: &str) -> String {
        let out = build(&self.0).expect("a book without problems");
        fs::read_to_string(out.join(name)).expect(name)
    }

    /// The problems of a build, one a line.
    pub(crate) fn problems(&self) -> Vec<String> {
        match build(&self.0) {
            Ok(_) => Vec::new(),
            Err(error) => {
                let problems = error
                    .downcast::<Problems>()
                    .expect("problems and no other error");
                problems.0.iter().map(ToString::to_string).collect()
            }
        }
    }
}

/// A right book with `text` at the end of `file` has exactly this problem.
pub(crate) fn check(file: &str, text: &str, problem: &str) {
    let toy = Toy::new();
    toy.add(file, text);
    assert_eq!(toy.problems(), [problem], "{text}");
}
