//! A stored report in each format, by the built program: what goes where, and the exit codes.

use std::path::Path;
use std::process::Command;

use crate::ran::{Ran, run};

/// Prints the stored report of the golden files of this name, in a format, with these variables.
fn from(report: &str, format: &str, variables: &[(&str, &str)]) -> Ran {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = xtask.join(format!("src/formats/golden/{report}/report.json"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    command
        .args(["grade", "--format", format, "--from"])
        .arg(file)
        .current_dir(xtask)
        .env_remove("GITHUB_STEP_SUMMARY")
        .env_remove("COMMIT_URL")
        .envs(variables.iter().copied());
    run(&mut command)
}

#[test]
fn a_stored_report_keeps_its_exit_code_but_where_the_format_holds_the_verdict() {
    for (report, code) in [("passed", 0), ("belief", 1), ("compile_error", 3)] {
        for format in ["human", "json", "junit", "github"] {
            let ran = from(report, format, &[]).exits(code);
            assert!(!ran.out.is_empty() && ran.err.is_empty(), "{ran:?}");
        }
        for format in ["exercism", "gradescope"] {
            let ran = from(report, format, &[]).exits(0);
            assert!(ran.out.starts_with('{'), "{ran:?}");
        }
    }
}

#[test]
fn where_the_grader_failed_there_is_no_score() {
    for format in ["gradescope", "classroom50"] {
        let known = [
            "COMMIT_URL",
            "CLASSROOM",
            "ASSIGNMENT",
            "SUBMISSION_TAG",
            "RELEASE_URL",
        ];
        let ran = from("each_verdict", format, &known.map(|name| (name, "x"))).exits(70);
        assert_eq!(ran.out, "");
        assert!(ran.err.contains("no score is given"), "{ran:?}");
    }
    from("each_verdict", "exercism", &[]).exits(70);
}

#[test]
fn classroom_50_s_identity_comes_from_the_environment() {
    let nameless = from("passed", "classroom50", &[]).exits(70);
    assert!(nameless.err.contains("$COMMIT_URL"), "{nameless:?}");
    assert_eq!(nameless.out, "");
    let known = [
        ("COMMIT_URL", "https://example.org/commit"),
        ("CLASSROOM", "async"),
        ("ASSIGNMENT", "wait"),
        ("SUBMISSION_TAG", "submit/1"),
        ("RELEASE_URL", "https://example.org/release"),
    ];
    let ran = from("passed", "classroom50", &known).exits(0);
    assert!(ran.out.contains("\"classroom\":\"async\""), "{ran:?}");
}

#[test]
fn github_s_summary_is_added_to_the_file_it_names_and_each_fence_is_another() {
    let name = format!("summary-{}.md", std::process::id());
    let file = std::env::temp_dir().join(name);
    std::fs::write(&file, "before\n").unwrap();
    let variables = [("GITHUB_STEP_SUMMARY", file.to_str().unwrap())];
    let fence = || {
        let ran = from("hostile", "github", &variables).exits(1);
        ran.out.lines().next().unwrap().to_string()
    };
    let (first, second) = (fence(), fence());
    assert!(first.starts_with("::stop-commands::"), "{first}");
    assert_ne!(first, second);
    let summary = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(
        summary.starts_with("before\n## 0 of 3 passed\n"),
        "{summary}"
    );
    assert_eq!(summary.matches("## 0 of 3 passed\n").count(), 2);
}
