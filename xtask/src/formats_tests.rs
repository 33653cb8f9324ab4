//! Each format of each stored report, against a file of its own below `golden/`.
//!
//! To renew the files: `BLESS=1 cargo test -p xtask --lib formats::tests`, then read the difference.
//! A run that renewed something fails all the same, so that nobody takes it for a proof.

use super::*;
use crate::report::ExerciseReport;

/// Graded then.
pub(super) const AT: &str = "2026-11-30T22:15:00Z";

/// Not to be guessed, elsewhere.
pub(super) const TOKEN: &str = "0123456789abcdef0123456789abcdef";

pub(super) const REPORTS: [&str; 5] = [
    "each_verdict",
    "passed",
    "belief",
    "compile_error",
    "hostile",
];

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("src/formats/golden")
        .join(name)
}

pub(super) fn report(name: &str) -> Report {
    stored(&golden(&format!("{name}/report.json"))).unwrap()
}

pub(super) fn around(look: Look) -> Around {
    let known = |name: &str| format!("the {}", name.to_lowercase().replace('_', " "));
    Around {
        look,
        at: AT.into(),
        token: TOKEN.into(),
        identity: Identity::of_environment(|name| Some(known(name))),
    }
}

/// A report in a format, or why there is none.
pub(super) fn text(report: &Report, format: Format, look: Look) -> Written {
    write(report, format, &around(look)).unwrap_or_else(|err| Written {
        stdout: format!("error: {err:#}\n"),
        summary: None,
    })
}

/// The report for people and, where it is about several exercises, each of them alone.
fn human(report: &Report, look: Look) -> String {
    let mut out = text(report, Format::Human, look).stdout;
    if report.exercises.len() > 1 {
        for exercise in &report.exercises {
            out += &format!("\n{}\n", "-".repeat(30));
            out += &text(&alone(report, exercise), Format::Human, look).stdout;
        }
    }
    out
}

fn alone(report: &Report, exercise: &ExerciseReport) -> Report {
    let one = Report::new(vec![exercise.clone()]);
    Report {
        tier: report.tier.clone(),
        ..one
    }
}

/// All files of a report: their names and what stands in them.
fn files(name: &str) -> Vec<(String, String)> {
    let report = report(name);
    let mut files = Vec::new();
    let mut add = |file: &str, text: String| files.push((format!("{name}/{file}"), text));
    for width in [60, 80, 120] {
        let text = human(&report, Look::plain(width));
        add(&format!("human-{width}.txt"), text);
    }
    let coloured = Look {
        width: 80,
        colour: true,
    };
    // Escaped, so that the file is a text.
    let text_in_colour = human(&report, coloured).replace('\u{1b}', "\\e");
    add("human-colour.txt", text_in_colour);
    let look = Look::plain(80);
    add("junit.xml", text(&report, Format::Junit, look).stdout);
    let github = text(&report, Format::Github, look);
    add("github.txt", github.stdout);
    add("github.md", github.summary.unwrap());
    add(
        "exercism.json",
        text(&report, Format::Exercism, look).stdout,
    );
    add(
        "gradescope.json",
        text(&report, Format::Gradescope, look).stdout,
    );
    add(
        "classroom50.json",
        text(&report, Format::Classroom50, look).stdout,
    );
    files
}

#[test]
fn each_format_of_each_report_is_its_golden_file() {
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    let mut stale = Vec::new();
    for (file, text) in REPORTS.iter().flat_map(|name| files(name)) {
        let path = golden(&file);
        let stored = fs::read_to_string(&path).unwrap_or_default();
        if stored == text {
            continue;
        }
        if bless {
            fs::write(&path, &text).unwrap();
        }
        stale.push((file, first_change(&stored, &text)));
    }
    assert!(
        stale.is_empty(),
        "to renew them: BLESS=1 cargo test -p xtask --lib formats::tests\n{stale:#?}"
    );
}

/// The first line that changed, before and after.
fn first_change(stored: &str, text: &str) -> [String; 2] {
    let pairs = stored.lines().zip(text.lines());
    let same = pairs.take_while(|(one, other)| one == other).count();
    [stored, text].map(|text| text.lines().nth(same).unwrap_or_default().to_string())
}

#[test]
fn the_reports_have_each_verdict() {
    let seen = report("each_verdict");
    for verdict in Verdict::ALL {
        assert!(
            seen.exercises
                .iter()
                .any(|exercise| exercise.verdict == verdict),
            "{verdict}"
        );
    }
}

#[test]
fn no_line_for_people_is_wider_than_it_may_be_but_code_and_paths() {
    for name in REPORTS {
        let report = printable::report(&report(name));
        let code: Vec<&str> = report
            .exercises
            .iter()
            .flat_map(|exercise| {
                let remarks = exercise.remarks.iter();
                let rendered = remarks.filter_map(|remark| remark.rendered.as_deref());
                rendered.chain(exercise.rendered.as_deref())
            })
            .flat_map(str::lines)
            .map(str::trim)
            .collect();
        for width in [60, 80, 120] {
            for line in human(&report, Look::plain(width)).lines() {
                // A backslash may stand before what a CI system would take for a command.
                let rest = line.trim().trim_start_matches('\\');
                let fits = line.replacen('\\', "", 1).chars().count() <= width;
                let rest = rest.strip_prefix("Place: ").unwrap_or(rest);
                let rest = rest.strip_prefix("Read on: ").unwrap_or(rest);
                let kept = code.contains(&rest) || line.starts_with("    ") || !rest.contains(' ');
                let command = rest.contains("git restore");
                assert!(fits || kept || command, "{name}, {width}: {line}");
            }
        }
    }
}

#[test]
fn without_colour_there_is_no_byte_but_text() {
    for (file, text) in REPORTS.iter().flat_map(|name| files(name)) {
        let text_only = |c: char| !c.is_control() || c == '\n' || c == '\t';
        assert!(text.chars().all(text_only), "{file}");
        for mark in ['\u{202e}', '\u{2066}', '\u{200b}'] {
            assert!(!text.contains(mark), "{file}");
        }
    }
}

#[test]
fn with_and_without_colour_the_same_words_stand() {
    let coloured = Look {
        width: 80,
        colour: true,
    };
    for name in REPORTS {
        let report = report(name);
        let plain = human(&report, Look::plain(80));
        let mut words = human(&report, coloured);
        for code in ["0", "1", "2", "31", "32"] {
            words = words.replace(&format!("\u{1b}[{code}m"), "");
        }
        assert_eq!(words, plain, "{name}");
    }
}

#[test]
fn an_empty_report_is_no_score_and_a_nameless_work_no_result() {
    let look = Look::plain(80);
    let empty = Report::new(Vec::new());
    for (name, format) in Format::ALL {
        let written = write(&empty, format, &around(look));
        assert_eq!(written.is_err(), format.holds_the_verdict(), "{name}");
    }
    let nameless = Around {
        identity: Identity::of_environment(|_| None),
        ..around(look)
    };
    let err = write(&report("passed"), Format::Classroom50, &nameless).unwrap_err();
    assert!(err.to_string().contains("$COMMIT_URL"), "{err}");
}

#[test]
fn the_json_is_the_report_itself() {
    for name in REPORTS {
        let report = report(name);
        let json = text(&report, Format::Json, Look::plain(80)).stdout;
        assert_eq!(json.lines().count(), 1, "{name}");
        assert_eq!(Report::deserialize_json(&json).unwrap(), report, "{name}");
    }
}

#[test]
fn an_exit_code_is_for_those_who_read_no_verdict() {
    for (name, format) in Format::ALL {
        assert_eq!(Format::parse(name), Some(format));
        let failed = match format.holds_the_verdict() {
            true => Exit::Passed,
            false => Exit::NotPassed,
        };
        assert_eq!(format.exit(Exit::NotPassed), failed, "{name}");
        assert_eq!(format.exit(Exit::OurFault), Exit::OurFault, "{name}");
    }
    assert_eq!(Format::parse("Human"), None);
}

#[test]
fn a_stored_report_of_another_version_or_none_is_a_wrong_command_line() {
    let file = std::env::temp_dir().join(format!("report-{}.json", std::process::id()));
    let read = |text: &str| {
        fs::write(&file, text).unwrap();
        let err = stored(&file).unwrap_err();
        assert_eq!(crate::exit::of(&err), Exit::Usage);
        err.to_string()
    };
    let mut newer = report("passed");
    newer.format_version = FORMAT_VERSION + 1;
    assert!(read(&newer.serialize_json()).contains("version 2"));
    assert!(read("{\"exercises\":7}").contains("is no report"));
    // A field that is not known is passed over.
    let known = report("passed");
    let json = known.serialize_json();
    fs::write(&file, json.replacen('{', "{\"later\":{\"a\":[1]},", 1)).unwrap();
    assert_eq!(stored(&file).unwrap(), known);
    fs::remove_file(&file).unwrap();
    assert_eq!(crate::exit::of(&stored(&file).unwrap_err()), Exit::Usage);
}
