use super::*;
use crate::compile;
use crate::course::Course;
use crate::lock::How;
use crate::toy::{Toy, WAIT};

const RIGHT: &str = "0 ms  a  called\n100 ms  a  done";
const WRONG: &str = "0 ms  a  called\n200 ms  a  done";
const OTHER: &str = "0 ms  a  called\n300 ms  a  done";

/// The toy's lab with a second belief of verdict `differs`.
fn course(name: &str) -> (Toy, Course) {
    let toy = Toy::new(name);
    let second = "\n[[exercise.misconception]]\nslug = \"rivals\"\nfamily = \"M04\"\n\
                  text = \"Another belief.\"\npage = \"06-wait/mirrors.md\"\n";
    toy.write("labs/06-wait/lab.toml", &format!("{WAIT}{second}"));
    let course = toy.course();
    (toy, course)
}

/// Both cases expect `RIGHT`; each belief's transcripts in the two cases are given.
fn stored(exercise: &Exercise, beliefs: &[(&str, [Option<&str>; 2])]) -> Stored {
    let mut stored = Stored::default();
    for (n, case) in exercise.cases.iter().enumerate() {
        stored.expect(case, RIGHT);
        for (slug, transcripts) in beliefs {
            let belief = exercise
                .misconceptions
                .iter()
                .find(|b| b.slug == *slug)
                .unwrap();
            if let Some(transcript) = transcripts[n] {
                stored.recorded(belief, case, transcript);
            }
        }
    }
    stored
}

/// A judged case with a verdict and a transcript.
fn judged(exercise: &Exercise, n: usize, verdict: Verdict, got: &str) -> Judged {
    let mut judged = judge::not_run(&exercise.cases[n], &crate::divergence::lines(RIGHT));
    judged.report.verdict = Outcome::Ran(verdict);
    judged.report.got = crate::divergence::lines(got);
    judged.says = format!("{verdict} was seen");
    judged
}

/// The report of the two cases with these verdicts and transcripts.
fn report(
    name: &str,
    beliefs: &[(&str, [Option<&str>; 2])],
    cases: [(Verdict, &str); 2],
) -> ExerciseReport {
    let (_toy, course) = course(name);
    let mirrors = course.exercise("mirrors").unwrap();
    let [first, second] = cases;
    let judged = vec![
        judged(mirrors, 0, first.0, first.1),
        judged(mirrors, 1, second.0, second.1),
    ];
    exercise(mirrors, &stored(mirrors, beliefs), judged)
}

use Verdict::{Deadlock, Differs, Livelock, Passed};

#[test]
fn all_passed_is_worth_the_points() {
    let report = report("all-passed", &[], [(Passed, RIGHT), (Passed, RIGHT)]);
    assert_eq!(
        (report.verdict, report.points, report.max_points),
        (Passed, 1, 1)
    );
    assert_eq!(report.says, "All 2 traces are the expected ones.");
    assert!(report.next.contains("cargo xtask next"));
}

#[test]
fn the_gravest_case_decides_and_nothing_else_has_points() {
    for verdict in Verdict::ALL
        .into_iter()
        .filter(|verdict| *verdict != Passed)
    {
        let report = report("gravest", &[], [(Passed, RIGHT), (verdict, WRONG)]);
        assert_eq!((report.verdict, report.points), (verdict, 0));
        assert!(
            report.says.contains(&format!("{verdict} was seen")),
            "{}",
            report.says
        );
        assert!(!report.next.is_empty());
    }
}

#[test]
fn a_belief_is_named_where_all_its_transcripts_fit() {
    let beliefs = [("in_sequence", [Some(WRONG), Some(RIGHT)])];
    let fits = report("fits", &beliefs, [(Differs, WRONG), (Passed, RIGHT)]);
    assert_eq!(fits.misconception.as_deref(), Some("in_sequence"));
    assert!(fits.text.unwrap().starts_with("An await in a loop"));
    assert_eq!(fits.page.as_deref(), Some("06-wait/mirrors.md#in-sequence"));
    assert!(
        fits.says.ends_with("known belief: `in_sequence`."),
        "{}",
        fits.says
    );
    assert!(
        fits.next.starts_with("change labs/06-wait/src/mirrors.rs"),
        "{}",
        fits.next
    );
    for cases in [
        [(Differs, WRONG), (Differs, WRONG)],
        [(Differs, OTHER), (Passed, RIGHT)],
        [(Differs, WRONG), (Deadlock, RIGHT)],
        [(Verdict::Nondeterministic, WRONG), (Passed, RIGHT)],
    ] {
        let other = report("fits-not", &beliefs, cases);
        assert_eq!((other.misconception, other.text), (None, None), "{cases:?}");
    }
}

#[test]
fn a_belief_whose_transcripts_are_not_yet_stored_accuses_nobody() {
    let half = [("in_sequence", [Some(WRONG), None])];
    for second in [(Differs, WRONG), (Passed, RIGHT)] {
        let report = report("unrecorded", &half, [(Differs, WRONG), second]);
        assert_eq!(report.misconception, None);
    }
}

#[test]
fn of_two_beliefs_that_fit_neither_is_named() {
    let both = [
        ("in_sequence", [Some(WRONG), Some(RIGHT)]),
        ("rivals", [Some(WRONG), Some(RIGHT)]),
    ];
    let cases = [(Differs, WRONG), (Passed, RIGHT)];
    assert_eq!(report("rivals", &both, cases).misconception, None);
    let told_apart = [both[0], ("rivals", [Some(WRONG), Some(OTHER)])];
    let report = report("told-apart", &told_apart, cases);
    assert_eq!(report.misconception.as_deref(), Some("in_sequence"));
}

#[test]
fn a_belief_that_hangs_is_named_by_its_verdict_in_every_case_that_ran() {
    let (_toy, course) = course("hangs");
    let mirrors = course.exercise("mirrors").unwrap();
    let not_run = judge::not_run(&mirrors.cases[1], &[]);
    let named = |cases| {
        let report = exercise(mirrors, &stored(mirrors, &[]), cases);
        report.misconception
    };
    let livelock = judged(mirrors, 0, Livelock, "");
    assert_eq!(
        named(vec![livelock, not_run.clone()]).as_deref(),
        Some("spins")
    );
    let blocked = judged(mirrors, 0, Verdict::Blocked, "");
    assert_eq!(named(vec![blocked, not_run.clone()]), None);
    let passed = judged(mirrors, 0, Passed, RIGHT);
    let livelock = judged(mirrors, 1, Livelock, "");
    assert_eq!(named(vec![passed, livelock]), None);
    assert_eq!(named(vec![not_run.clone(), not_run]), None);
}

#[test]
fn right_on_the_page_and_wrong_elsewhere_is_said() {
    let cases = [(Passed, RIGHT), (Differs, WRONG)];
    assert_eq!(
        report("page-only", &[], cases).says,
        "Right on the page's case, wrong on `near:100:fails far:300:fails`: differs was seen."
    );
    let cases = [(Differs, WRONG), (Differs, WRONG)];
    assert_eq!(
        report("page-too", &[], cases).says,
        "On `near:100:fails mid:200 far:300`, differs was seen."
    );
}

#[test]
fn what_the_first_grave_case_knows_is_passed_on() {
    let (_toy, course) = course("passed-on");
    let mirrors = course.exercise("mirrors").unwrap();
    let mut deadlock = judged(mirrors, 1, Deadlock, WRONG);
    deadlock.waiting = vec!["far since 0 ms".into()];
    let cases = vec![judged(mirrors, 0, Differs, WRONG), deadlock];
    let report = exercise(mirrors, &stored(mirrors, &[]), cases);
    assert_eq!(report.waiting, ["far since 0 ms"]);
    assert!(report.next.contains("hint mirrors") && report.next.contains("explain deadlock"));
}

#[test]
fn an_exercise_without_cases_is_never_passed() {
    let (_toy, course) = course("no-cases");
    let mirrors = course.exercise("mirrors").unwrap();
    let report = exercise(mirrors, &Stored::default(), vec![]);
    assert_eq!((report.verdict, report.points), (Verdict::InternalError, 0));
}

#[test]
fn what_kept_the_cases_from_running_is_reported() {
    let (_toy, course) = course("unplayed");
    let mirrors = course.exercise("mirrors").unwrap();
    let stored = stored(mirrors, &[]);

    let missing = does_not_compile(mirrors, &stored, compile::missing(mirrors));
    assert_eq!(
        (missing.verdict, missing.rendered),
        (Verdict::DoesNotCompile, None)
    );
    assert!(
        missing
            .cases
            .iter()
            .all(|case| case.verdict == Outcome::NotRun)
    );
    assert_eq!(missing.cases[0].expected.len(), 2);
    assert!(missing.next.starts_with("`cargo xtask reset mirrors`"));

    let edited = Changed {
        path: "labs/06-wait/lab.toml".into(),
        how: How::Edited,
    };
    let tampered = tampered(mirrors, &stored, &[edited]);
    assert_eq!(tampered.files, ["labs/06-wait/lab.toml"]);
    assert!(
        tampered
            .text
            .unwrap()
            .contains("git restore labs/06-wait/lab.toml")
    );

    let fault = internal_error(mirrors, &stored, "no disk\n");
    assert_eq!((fault.verdict, fault.points), (Verdict::InternalError, 0));
    assert!(fault.says.ends_with("not your fault: no disk"));
}

#[test]
fn a_belief_that_only_a_sweep_shows_is_named_by_what_was_lost() {
    let lost = format!("{RIGHT}\n100 ms  sweep  dropped: one line lost");
    let stored: &[(&str, [Option<&str>; 2])] = &[("in_sequence", [Some(&lost), Some(RIGHT)])];
    let found = |name, got: &str| {
        let cases = [(Verdict::Differs, got), (Verdict::Passed, RIGHT)];
        report(name, stored, cases).misconception
    };
    assert_eq!(found("sweep-named", &lost).as_deref(), Some("in_sequence"));
    let other = format!("{RIGHT}\n100 ms  sweep  dropped: two lines lost");
    assert_eq!(found("sweep-unnamed", &other), None);
}

#[test]
fn an_error_names_the_one_belief_that_leads_to_it() {
    let toy = Toy::new("diagnosis-error");
    let belief = |slug: &str, error: &str| {
        format!(
            "\n[[exercise.misconception]]\nslug = \"{slug}\"\nfamily = \"M30\"\nverdict = \
             \"does_not_compile\"\nerror = \"{error}\"\ntext = \"A belief.\"\npage = \
             \"06-wait/mirrors.md\"\n"
        )
    };
    let check = |beliefs: &str, named: Option<&str>| {
        toy.write("labs/06-wait/lab.toml", &format!("{WAIT}{beliefs}"));
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        let complaint = compile::Complaint {
            says: "No.".into(),
            text: None,
            known: Some(&crate::known::FUTURE_NOT_SEND),
            place: None,
            rendered: String::new(),
        };
        let report = does_not_compile(mirrors, &Stored::default(), complaint);
        assert_eq!(report.misconception.as_deref(), named);
        assert_eq!(report.explained.as_deref(), Some("future_not_send"));
        let page = match named {
            Some(_) => "06-wait/mirrors.md",
            None => "reports/compile.md#future-not-send",
        };
        assert_eq!(report.page.as_deref(), Some(page));
    };
    let (shares, rivals) = (
        belief("shares", "future_not_send"),
        belief("rivals", "future_not_send"),
    );
    check(&shares, Some("shares"));
    check(&(shares + &rivals), None);
    check(&belief("other", "used_after_move"), None);
}
