//! What a student may ask for.

use super::DONE;
use crate::exit::Exit;
use crate::help::{Command, Opt, Reader};

pub(super) const ALL: &[Command] = &[
    Command {
        name: "grade",
        reader: Reader::Student,
        summary: "play your answer and say what its trace shows",
        about: "Builds the exercises, plays each case in a process of its own and compares its \
                transcript with the expected one. Without a word it takes the next exercise that \
                has not passed. It changes nothing below labs/.",
        words: "[LAB | LAB/EXERCISE | EXERCISE]",
        takes: (0, 1),
        options: &[
            Opt {
                name: "all",
                value: "",
                about: "every exercise of the course",
            },
            Opt {
                name: "format",
                value: "FORMAT",
                about: "human: for people, the default. json: the report, one object. junit: XML, a \
                        test a case. github: annotations of GitHub Actions, and a summary in \
                        $GITHUB_STEP_SUMMARY. exercism: results.json, version 3. gradescope: \
                        results.json. classroom50: result.json; whose work it is comes from \
                        $CLASSROOM, $ASSIGNMENT, $SUBMISSION_TAG, $COMMIT_URL and $RELEASE_URL, \
                        and $REVIEW_URL, $ASSIGNMENT_TYPE and $OWNER where they are set. The last \
                        three hold the verdicts themselves: with them the exit code is 0 \
                        whatever the verdicts, and 70 where the grader failed",
            },
            Opt {
                name: "from",
                value: "FILE",
                about: "grade nothing: print the report that --format json wrote to this file",
            },
            Opt {
                name: "watch",
                value: "",
                about: "grade each exercise when it is saved, until q is pressed",
            },
        ],
        exits: &[
            (
                Exit::Passed,
                "all that was asked for passed, or a watch was ended",
            ),
            (Exit::NotPassed, "something did not pass"),
            (Exit::DoesNotCompile, "an answer does not compile"),
            (Exit::CourseChanged, "files of the course were changed"),
        ],
        example: "cargo xtask grade mirrors",
    },
    Command {
        name: "list",
        reader: Reader::Student,
        summary: "show all exercises and how far you are",
        about: "One line an exercise: its id, its state, the hints you used, its task. What is known \
                of your progress lies in .course/state.toml: to go on at another machine, take that \
                file and your answers along.",
        words: "",
        takes: (0, 0),
        options: &[],
        exits: &[DONE],
        example: "cargo xtask list",
    },
    Command {
        name: "next",
        reader: Reader::Student,
        summary: "show the next exercise, its file and line",
        about: "The first exercise that has not passed: its task, the place to begin at and the \
                command that grades it.",
        words: "",
        takes: (0, 0),
        options: &[],
        exits: &[DONE],
        example: "cargo xtask next",
    },
    Command {
        name: "hint",
        reader: Reader::Student,
        summary: "show the next hint of an exercise",
        about: "Three hints an exercise: where the trace departs, the rule, a worked example \
                elsewhere. Each call shows one more; the solution is the last rung. Without a \
                word it takes the next exercise that has not passed.",
        words: "[EXERCISE]",
        takes: (0, 1),
        options: &[Opt {
            name: "level",
            value: "N",
            about: "show hint N, from 1",
        }],
        exits: &[DONE],
        example: "cargo xtask hint mirrors",
    },
    Command {
        name: "predict",
        reader: Reader::Student,
        summary: "foretell a trace, then see how much is right",
        about: "Shows what happens in a case, without order and times, reads your guess (typed, or \
                from a pipe), and holds it against the trace: how many lines stand in the right \
                order, how many have the right time. For an exercise that asks for a prediction: the \
                listing, the file and line to write at; `grade` then holds it against the run. \
                Without a word it takes the next of those that has not passed.",
        words: "[EXERCISE[/CASE]]",
        takes: (0, 1),
        options: &[Opt {
            name: "of",
            value: "WHOSE",
            about: "whose trace: solution (if nothing is said) or answer, which is yours",
        }],
        exits: &[
            DONE,
            (Exit::NotPassed, "your answer has no trace"),
            (Exit::DoesNotCompile, "your answer does not compile"),
        ],
        example: "cargo xtask predict mirrors",
    },
    Command {
        name: "question",
        reader: Reader::Student,
        summary: "answer a question about your own trace",
        about: "For an answer that passed: one question about its trace, the same as long as the \
                answer is. Type a letter, or nothing to see what is right. It changes no verdict; \
                `grade` asks it after a pass.",
        words: "EXERCISE",
        takes: (1, 1),
        options: &[],
        exits: &[DONE],
        example: "cargo xtask question mirrors",
    },
    Command {
        name: "explain",
        reader: Reader::Student,
        summary: "explain a verdict, an error or a misconception",
        about: "For a verdict, or an error by its name or rustc's code: what it means, what usually \
                causes it, what to do. For a misconception: the belief, the trace it predicts and \
                the real one.",
        words: "VERDICT | ERROR | [[LAB/]EXERCISE/]MISCONCEPTION",
        takes: (1, 1),
        options: &[],
        exits: &[DONE],
        example: "cargo xtask explain deadlock",
    },
    Command {
        name: "trace",
        reader: Reader::Student,
        summary: "print the trace of a case as JSON",
        about: "Plays one case once and prints all that was recorded: tasks, polls, wakes and \
                timers in virtual time.",
        words: "[LAB/]EXERCISE/CASE",
        takes: (1, 1),
        options: &[Opt {
            name: "of",
            value: "WHOSE",
            about: "answer (yours, if nothing is said), solution (ours), the slug of a misconception or \
                    the name of an alternative",
        }],
        exits: &[
            DONE,
            (Exit::NotPassed, "there is no trace to print"),
            (Exit::DoesNotCompile, "it does not compile"),
        ],
        example: "cargo xtask trace mirrors/nearest_mirror_fails --of solution",
    },
    Command {
        name: "serve",
        reader: Reader::Student,
        summary: "read the book in your browser",
        about: "Builds the book, serves it on 127.0.0.1 and opens it in your browser. When a file \
                of the book, a lab or a solution changes, it builds again and open pages reload. A \
                taken port is said, and the next free one taken. Ctrl-C stops it.",
        words: "",
        takes: (0, 0),
        options: &[
            Opt {
                name: "port",
                value: "N",
                about: "begin with this port (3000 if not given, 0 for any free one)",
            },
            Opt {
                name: "no-open",
                value: "",
                about: "open no browser",
            },
        ],
        exits: &[
            (Exit::Passed, "it was stopped"),
            (Exit::NotPassed, "it could not serve"),
        ],
        example: "cargo xtask serve --no-open",
    },
    Command {
        name: "solution",
        reader: Reader::Student,
        summary: "show how our solution differs from yours",
        about: "Shown once the exercise passed, or when you ask twice.",
        words: "EXERCISE",
        takes: (1, 1),
        options: &[],
        exits: &[DONE, (Exit::NotPassed, "the course came without solutions")],
        example: "cargo xtask solution mirrors",
    },
    Command {
        name: "reset",
        reader: Reader::Student,
        summary: "go back to the starter; yours is kept",
        about: "Saves your file in .course/saved/ and writes the starter in its place. It brings a \
                deleted file back too.",
        words: "EXERCISE",
        takes: (1, 1),
        options: &[],
        exits: &[DONE],
        example: "cargo xtask reset mirrors",
    },
    Command {
        name: "undo",
        reader: Reader::Student,
        summary: "bring back the last saved copy",
        about: "Takes the newest copy in .course/saved/ that differs from your file. Your file is \
                saved first, so a second undo takes you back.",
        words: "EXERCISE",
        takes: (1, 1),
        options: &[Opt {
            name: "list",
            value: "",
            about: "show the saved copies, newest first",
        }],
        exits: &[DONE, (Exit::NotPassed, "there is nothing to bring back")],
        example: "cargo xtask undo mirrors",
    },
];
