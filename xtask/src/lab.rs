//! A lab and its exercises, as `labs/NN-name/lab.toml` describes them, and where their files are.
//! Paths are relative to the course's root, with forward slashes on every system.

use crate::verdict::Verdict;

/// One crate of exercises, one chapter of the book.
#[derive(Clone, Debug, PartialEq)]
pub struct Lab {
    /// The folder's name: `06-wait`.
    pub name: String,
    /// The chapter's title: `Wait`.
    pub title: String,
    /// How long the lab takes, in minutes of a student's time.
    pub minutes: u32,
    /// Labs to do first, by folder name.
    pub prerequisites: Vec<String>,
    /// In the order of the chapter.
    pub exercises: Vec<Exercise>,
}

/// One function to write.
#[derive(Clone, Debug, PartialEq)]
pub struct Exercise {
    /// The lab's folder name.
    pub lab: String,
    /// A Rust identifier, unique in the course: `mirrors`.
    pub slug: String,
    /// The sentence that says what to reach.
    pub task: String,
    /// For an exercise of kind `predict`: the listing whose trace is to be written down. None where
    /// code is to be written.
    pub listing: Option<String>,
    /// Whether the answer runs on a `LocalSet` and need not be `Send`.
    pub local: bool,
    /// Whether order within one instant is judged.
    pub order: bool,
    /// What passing is worth.
    pub points: u32,
    /// When a play is given up, in milliseconds of virtual time.
    pub deadline_ms: u64,
    /// How long the answer may hold the thread, in milliseconds of wall time.
    pub may_hold_ms: u64,
    /// The rungs of the hint ladder: where the trace departs, the rule, a worked example.
    pub hints: Vec<String>,
    /// What it is graded on.
    pub cases: Vec<Case>,
    /// Wrong beliefs that are told apart by their traces.
    pub misconceptions: Vec<Misconception>,
}

/// One test: a plan for the scenario, and how it ends.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// A Rust identifier, unique in the exercise, and the name of the test.
    pub name: String,
    /// Parsed by the lab's cast.
    pub plan: String,
    /// False: no page shows it.
    pub shown: bool,
    /// When the answer returns, in milliseconds of virtual time; by hand, not from a run.
    pub ends_ms: u64,
    /// How each lane ends, `near failed`; by hand.
    pub ends: Vec<String>,
}

/// A named wrong belief.
#[derive(Clone, Debug, PartialEq)]
pub struct Misconception {
    /// A Rust identifier, unique in the exercise.
    pub slug: String,
    /// `M03`: the same belief has the same family in all labs.
    pub family: String,
    /// What a program with this belief gets.
    pub verdict: Verdict,
    /// For one that does not compile: the slug of the known error that tells of it.
    pub error: Option<String>,
    /// The belief, the trace it predicts, the real one, a change that tells them apart.
    pub text: String,
    /// Where the book treats it, below `book/src`.
    pub page: String,
}

/// Where the wrong answers of a misconception are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mounted {
    /// Nowhere: they do not compile.
    Nowhere,
    /// In the solutions' test target named after the exercise, compared with its snapshot.
    Beside,
    /// There too, but not compared: two plays of it differ.
    Uncompared,
    /// In the solutions' test target `hangs`, which only the grader runs.
    Hangs,
}

impl Exercise {
    /// `06-wait/mirrors`.
    pub fn id(&self) -> String {
        format!("{}/{}", self.lab, self.slug)
    }

    /// The lab's package: `lab-06-wait`.
    pub fn package(&self) -> String {
        format!("lab-{}", self.lab)
    }

    /// The student's file: `labs/06-wait/src/mirrors.rs`.
    pub fn file(&self) -> String {
        format!("labs/{}/src/{}.rs", self.lab, self.slug)
    }

    /// The lab's test target: `labs/06-wait/tests/mirrors.rs`.
    pub fn mount(&self) -> String {
        format!("labs/{}/tests/{}.rs", self.lab, self.slug)
    }

    /// What calls the answer: `labs/06-wait/tests/scenarios/mirrors.rs`.
    pub fn scenario(&self) -> String {
        format!("labs/{}/tests/scenarios/{}.rs", self.lab, self.slug)
    }

    /// The actors and types the answer is given: `labs/06-wait/src/lib.rs`.
    pub fn cast(&self) -> String {
        format!("labs/{}/src/lib.rs", self.lab)
    }

    /// Where a cast of several files has its modules; the folder need not be there:
    /// `labs/07-bound/src/cast`.
    pub fn cast_modules(&self) -> String {
        format!("labs/{}/src/cast", self.lab)
    }

    /// The program whose trace is to be predicted: `labs/01-waiting/examples/event_loop.rs`.
    pub fn listing_file(&self) -> Option<String> {
        let listing = self.listing.as_ref()?;
        Some(format!("labs/{}/examples/{listing}.rs", self.lab))
    }

    /// The name a case has in traces and file names: `mirrors__nearest_mirror_fails`.
    pub fn case_name(&self, case: &Case) -> String {
        format!("{}__{}", self.slug, case.name)
    }

    /// The transcript a case expects.
    pub fn snapshot(&self, case: &Case) -> String {
        self.snapshot_file(&self.case_name(case))
    }

    /// The transcript that a wrong belief gives in a case.
    pub fn wrong_snapshot(&self, case: &Case, misconception: &Misconception) -> String {
        self.snapshot_file(&format!("{}@{}", self.case_name(case), misconception.slug))
    }

    /// The hand-written answer: `solutions/06-wait/src/mirrors.rs`.
    pub fn solution(&self) -> String {
        format!("solutions/{}/src/{}.rs", self.lab, self.slug)
    }

    /// The test target of all our answers: `solutions/06-wait/tests/mirrors.rs`.
    pub fn solution_mount(&self) -> String {
        format!("solutions/{}/tests/{}.rs", self.lab, self.slug)
    }

    /// The programs that hold a belief; the second need not be there.
    pub fn wrong_answers(&self, misconception: &Misconception) -> [String; 2] {
        let folder = format!("solutions/{}/misconceptions/{}", self.lab, self.slug);
        let slug = &misconception.slug;
        [
            format!("{folder}/{slug}.rs"),
            format!("{folder}/{slug}__2.rs"),
        ]
    }

    /// Where the right answers in another style are; the folder need not be there.
    pub fn alternatives(&self) -> String {
        format!("solutions/{}/alternatives/{}", self.lab, self.slug)
    }

    fn snapshot_file(&self, name: &str) -> String {
        format!("labs/{}/tests/snapshots/{name}.snap", self.lab)
    }
}

impl Misconception {
    /// Where its programs are built.
    pub fn mounted(&self) -> Mounted {
        match self.verdict {
            Verdict::DoesNotCompile => Mounted::Nowhere,
            verdict if verdict.hangs() => Mounted::Hangs,
            Verdict::Nondeterministic => Mounted::Uncompared,
            _ => Mounted::Beside,
        }
    }
}
