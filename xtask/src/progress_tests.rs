use super::*;
use std::sync::mpsc;

/// What a teller writes when it looks at this work at these times, in ms.
fn told(width: Option<usize>, looks: &[(u64, &Work)]) -> String {
    let mut out = Vec::new();
    let mut teller = Teller::new(&mut out, width);
    for (at_ms, work) in looks {
        teller.look(work, Duration::from_millis(*at_ms));
    }
    teller.end();
    String::from_utf8(out).unwrap()
}

fn building(crates: usize, now: &str) -> Work {
    Work {
        doing: Doing::Building {
            crates,
            now: now.into(),
        },
        ..Work::default()
    }
}

fn grading(done: usize, of: usize, now: &[&str]) -> Work {
    Work {
        stage: 1,
        doing: Doing::Grading {
            of,
            done,
            now: now.iter().map(|id| id.to_string()).collect(),
        },
        over: false,
    }
}

#[test]
fn a_second_passes_in_silence_in_each_stage() {
    let (build, play) = (building(3, "tokio"), grading(0, 1, &["06-wait/mirrors"]));
    for width in [None, Some(80)] {
        assert_eq!(told(width, &[(0, &build), (999, &build)]), "");
        let late = told(width, &[(1000, &build), (1200, &play), (2100, &play)]);
        assert!(!late.contains("grading"), "{late}");
    }
}

#[test]
fn without_a_terminal_a_line_stays_for_each_exercise_at_most() {
    let build = building(3, "tokio");
    let more = building(9, "lab-kit");
    let first = grading(0, 12, &["06-wait/mirrors", "06-wait/orphans"]);
    let second = grading(2, 12, &["07-bound/shield"]);
    let text = told(
        None,
        &[
            (1_000, &build),
            (5_000, &more),
            (6_000, &first),
            (7_000, &first),
            (7_500, &second),
            (9_000, &second),
            (15_000, &second),
        ],
    );
    assert_eq!(
        text,
        "building: tokio, 3 crates so far\n\
         grading 06-wait/mirrors, 06-wait/orphans: 0 of 12 done, 12 left\n\
         grading 07-bound/shield: 2 of 12 done, 10 left\n"
    );
}

#[test]
fn on_a_terminal_one_line_is_written_anew_within_its_width_and_removed() {
    let work = grading(3, 12, &["06-wait/mirrors"]);
    let looks = [0, 1_000, 1_200, 2_000].map(|at_ms| (at_ms, &work));
    let text = told(Some(40), &looks);
    let lines: Vec<&str> = text.split("\r\u{1b}[K").collect();
    // It is written anew only where it would be another one.
    assert_eq!(lines, ["", "grading 06-wait/mirrors: 3 of 12 done,…", ""]);
    assert!(!text.contains('\n'), "{text:?}");
    let twice = told(Some(80), &looks);
    assert_eq!(twice.matches("grading").count(), 2, "{twice:?}");
    let wide = told(Some(80), &[(0, &work), (2_500, &work)]);
    assert!(
        wide.contains("grading 06-wait/mirrors: 3 of 12 done, 9 left, 2 s"),
        "{wide:?}"
    );
}

#[test]
fn a_grade_that_was_never_slow_leaves_no_byte() {
    assert_eq!(told(Some(80), &[(10, &grading(0, 1, &["a/b"]))]), "");
}

#[test]
fn what_cargo_says_is_counted_and_a_wait_is_named() {
    let shared = Arc::new(Shared::default());
    let reporter = Reporter(Some(Arc::clone(&shared)));
    let says = || shared.work().says();
    assert_eq!(says(), None);
    assert!(reporter.cargo("    Blocking waiting for file lock on build directory"));
    assert!(says().unwrap().contains("another cargo"));
    assert!(reporter.cargo("  Downloaded tokio v1.52.3"));
    assert!(says().unwrap().contains("download"));
    reporter.cargo("   Compiling tokio v1.52.3");
    reporter.cargo("   Compiling lab-kit v0.0.0 (/course/labs/kit)");
    reporter.cargo("warning: unused variable");
    reporter.cargo("");
    assert_eq!(says().unwrap(), "building: lab-kit, 2 crates so far");
    assert!(!Reporter::default().cargo("   Compiling tokio v1.52.3"));
}

#[test]
fn an_exercise_is_named_while_it_is_graded() {
    let shared = Arc::new(Shared::default());
    let reporter = Reporter(Some(Arc::clone(&shared)));
    reporter.grading(3);
    assert_eq!(shared.work().says(), None);
    let says = reporter.exercise("06-wait/mirrors", || shared.work().says());
    assert_eq!(
        says.unwrap(),
        "grading 06-wait/mirrors: 0 of 3 done, 3 left"
    );
    let says = reporter.exercise("06-wait/orphans", || shared.work().says());
    assert_eq!(
        says.unwrap(),
        "grading 06-wait/orphans: 1 of 3 done, 2 left"
    );
    assert_eq!(Reporter::default().exercise("a/b", || 7), 7);
}

/// Hands on what is written.
struct Pipe(mpsc::Sender<String>);

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes).into_owned();
        self.0.send(text).map_err(io::Error::other)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn the_ticker_tells_by_itself_and_its_line_is_gone_when_it_ends() {
    let (to, from) = mpsc::channel();
    let progress = Progress::to(Pipe(to), Some(80));
    let reporter = progress.reporter();
    reporter.grading(2);
    reporter.exercise("06-wait/mirrors", || {
        let first = from.recv_timeout(Duration::from_secs(60)).unwrap();
        assert!(first.contains("grading 06-wait/mirrors"), "{first:?}");
    });
    drop(progress);
    assert_eq!(from.iter().last().unwrap(), "\r\u{1b}[K");
}
