//! What one who makes the course may ask for.

use crate::exit::Exit;
use crate::help::{Command, Opt, Reader};

pub(super) const ALL: &[Command] = &[
    Command {
        name: "derive",
        reader: Reader::Instructor,
        summary: "write starters, mounts and course.lock",
        about: "Makes what follows from lab.toml and solutions/: the starters, the test targets, \
                the solutions' libraries and course.lock. A starter that a student edited is left \
                as it is.",
        words: "",
        takes: (0, 0),
        options: &[
            Opt {
                name: "check",
                value: "",
                about: "write nothing, name what is stale",
            },
            Opt {
                name: "force",
                value: "",
                about: "write edited starters too; a copy is saved",
            },
        ],
        exits: &[
            (Exit::Passed, "all derived files are up to date"),
            (
                Exit::NotPassed,
                "something is stale, or an edited starter was left",
            ),
        ],
        example: "cargo xtask derive --check",
    },
    Command {
        name: "verify",
        reader: Reader::Instructor,
        summary: "check that the course is what it promises",
        about: "For every exercise: the starter is not attempted, solution and alternatives pass, \
                each misconception gets its verdict and its name, cases end as lab.toml says, and \
                nothing lies about that no exercise has.",
        words: "",
        takes: (0, 0),
        options: &[Opt {
            name: "accept",
            value: "",
            about: "take the solutions' transcripts as the snapshots first",
        }],
        exits: &[
            (Exit::Passed, "nothing to mend"),
            (Exit::NotPassed, "something is to be mended"),
        ],
        example: "cargo xtask verify",
    },
    Command {
        name: "book",
        reader: Reader::Instructor,
        summary: "build the book and check it",
        about: "Builds the book into target/book: figures from recorded traces, listings from \
                compiled files, outputs from checked ones. A dead link, a missing anchor, an exercise \
                that no page has and the like are errors with file and line.",
        words: "",
        takes: (0, 0),
        options: &[],
        exits: &[
            (Exit::Passed, "the book is built"),
            (Exit::NotPassed, "something is to be mended"),
        ],
        example: "cargo xtask book",
    },
    Command {
        name: "bench",
        reader: Reader::Instructor,
        summary: "measure what a verdict costs",
        about: "`bench grade` copies the course, builds it from nothing and measures the first \
                verdict, then save to verdict against plain `cargo test`.",
        words: "grade",
        takes: (1, 1),
        options: &[],
        exits: &[
            (Exit::Passed, "all budgets are kept"),
            (Exit::NotPassed, "a budget is exceeded"),
        ],
        example: "cargo xtask bench grade",
    },
    Command {
        name: "ci",
        reader: Reader::Instructor,
        summary: "run all that must hold before a change goes in",
        about: "Formatting, lints, derived files, tests, verify and listings, with the time each \
                took. With a word, that section alone: fmt, clippy, derive, tests, verify, listings, book.",
        words: "[SECTION]",
        takes: (0, 1),
        options: &[],
        exits: &[
            (Exit::Passed, "all sections passed"),
            (Exit::NotPassed, "a section failed"),
        ],
        example: "cargo xtask ci clippy",
    },
];
