//! What command lines ask for, and what is said to wrong ones.

use super::*;
use crate::exit;

fn parsed(line: &str) -> Result<Asked> {
    parse(line.split_whitespace().map(OsString::from))
}

fn check_wrong(line: &str, says: &str) {
    let err = parsed(line).unwrap_err();
    assert_eq!(exit::of(&err), Exit::Usage, "{line}");
    assert!(err.to_string().starts_with(says), "{line}: {err}");
}

#[test]
fn words_and_options_come_in_any_order() {
    for line in [
        "xtask grade mirrors --format json",
        "xtask grade --format=json mirrors",
    ] {
        let Asked::Run(command, given) = parsed(line).unwrap() else {
            panic!("{line}");
        };
        assert_eq!((command.name, given.word()), ("grade", Some("mirrors")));
        assert_eq!(
            (given.value("format"), given.has("all")),
            (Some("json"), false)
        );
    }
    for line in [
        "xtask grade --watch --all",
        "xtask grade --watch --format json",
    ] {
        let Asked::Run(_, given) = parsed(line).unwrap() else {
            panic!("{line}");
        };
        assert_eq!(
            exit::of(&watched(&given).unwrap_err()),
            Exit::Usage,
            "{line}"
        );
    }
    let Asked::Run(_, given) = parsed("xtask derive --check --force").unwrap() else {
        panic!("derive runs");
    };
    assert_eq!(exit::of(&mode(&given).unwrap_err()), Exit::Usage);
}

#[test]
fn help_is_asked_for_in_several_ways() {
    for line in ["xtask", "xtask --help", "xtask help"] {
        assert!(matches!(parsed(line).unwrap(), Asked::Overview), "{line}");
    }
    for line in [
        "xtask grade -h",
        "xtask help grade",
        "xtask --help grade",
        "xtask explain --help",
    ] {
        assert!(matches!(parsed(line).unwrap(), Asked::Page(_)), "{line}");
    }
}

#[test]
fn a_wrong_line_is_a_usage_error_with_the_nearest_name() {
    check_wrong(
        "xtask grdae",
        "no command \"grdae\", did you mean \"grade\"?",
    );
    check_wrong("xtask frobnicate", "no command \"frobnicate\" (");
    check_wrong(
        "xtask grade --fromat json",
        "grade has no option --fromat, did you mean \"--format\"?",
    );
    check_wrong("xtask list --all", "list has no option --all (");
    check_wrong("xtask list all", "list takes no words");
    check_wrong(
        "xtask reset",
        "reset needs a word: cargo xtask reset EXERCISE",
    );
    check_wrong("xtask reset a b", "reset takes one word");
    check_wrong(
        "xtask hint --level",
        "missing argument for option '--level'",
    );
    check_wrong(
        "xtask undo --list=yes a",
        "unexpected argument for option '--list'",
    );
    check_wrong(
        "xtask grade --format",
        "missing argument for option '--format'",
    );
    check_wrong("xtask -x", "unknown option -x");
    check_wrong("xtask --all", "the command comes first");
}

#[test]
fn each_page_says_all_and_fits_sixty_columns() {
    let overview = help::overview(commands::all(), 60);
    for command in commands::all() {
        assert!(
            overview.contains(&format!("\n  {} ", command.name)),
            "{overview}"
        );
        let page = help::page(command, 60);
        for part in [
            "Usage: cargo xtask ",
            "\nOptions\n",
            "\n  70  ",
            "\nExample\n  cargo xtask ",
        ] {
            assert!(page.contains(part), "{page}");
        }
        let example = command.example.strip_prefix("cargo ").unwrap();
        assert!(
            matches!(parsed(example).unwrap(), Asked::Run(..)),
            "{example}"
        );
        let wide = |line: &&str| line.chars().count() > 60 && !line.contains("--of solution");
        assert_eq!(page.lines().chain(overview.lines()).find(wide), None);
    }
}

#[test]
fn each_format_is_in_the_help_and_no_other_is_known() {
    let grade = commands::all()
        .find(|command| command.name == "grade")
        .unwrap();
    let page = help::page(grade, 80);
    for (name, wanted) in Format::ALL {
        assert!(page.contains(&format!("{name}: ")), "{name} in {page}");
        let Asked::Run(_, given) = parsed(&format!("xtask grade --format {name}")).unwrap() else {
            panic!("{name}");
        };
        assert_eq!(format(&given).unwrap(), wanted);
    }
    let Asked::Run(_, given) = parsed("xtask grade --format xml").unwrap() else {
        panic!("no command");
    };
    let err = format(&given).unwrap_err().to_string();
    assert_eq!(
        err,
        "--format is one of human, json, junit, github, exercism, gradescope, classroom50, not \
         \"xml\""
    );
}
