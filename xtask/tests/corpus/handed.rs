//! The handed cases: each wrong program, put into the student's file, gets its verdict, its name
//! and a text that names the cause. [`course`](crate::course) has an exercise for each.
//!
//! Some of them are an author's traps and no student's: real time, real sockets, ties. `verify`
//! refuses those in a scenario's or an answer's source, or by what its author wrote down by hand.

use crate::course::Course;
use crate::files::{self, Exercise};
use crate::ran::Ran;

/// The lab that holds them.
const LAB: &str = "90-handed";

/// One handed program: its number there, our exercise and belief, and words of its cause.
struct Handed {
    number: &'static str,
    slug: &'static str,
    belief: &'static str,
    verdict: &'static str,
    words: &'static [&'static str],
}

const fn handed(
    number: &'static str,
    slug: &'static str,
    belief: &'static str,
    verdict: &'static str,
    words: &'static [&'static str],
) -> Handed {
    Handed {
        number,
        slug,
        belief,
        verdict,
        words,
    }
}

/// All of them. The words stand in sentence, text or rustc's own rendering.
#[rustfmt::skip]
const ALL: &[Handed] = &[
    handed("01", "two_quotes", "awaits_in_sequence", "differs", &["300 + 200", "overlap", "join!"]),
    handed("04", "save_all", "calls_without_await", "differs", &["without a single poll", "let _ =", "let_underscore_future"]),
    handed("05", "heartbeat", "sleeps_on_the_thread", "held_thread", &["held the", "wall time", "only thread"]),
    handed("05", "instant_job", "sleeps_on_the_thread", "differs", &["looks instant", "only thread", "wall time"]),
    handed("08", "mails", "tasks_belong_to_the_function", "differs", &["orphans", "below `returned`", "JoinSet"]),
    handed("09", "sum_up", "keeps_the_sender", "deadlock", &["still alive in this very function", "drop(tx)"]),
    handed("12", "count_up", "guard_across_await", "blocked", &["lock()", "guard across", "only thread", "await_holding_lock"]),
    handed("15", "start_signal", "waits_for_a_past_signal", "deadlock", &["wakes nobody", "exist at that moment", "notify_one", "watch"]),
    handed("17", "six_reads", "bursts_after_a_stall", "differs", &["burst", "MissedTickBehavior", "Delay"]),
    handed("17", "six_reads", "keeps_the_grid", "differs", &["Skip", "grid"]),
    handed("19", "in_asked_order", "in_order_of_completion", "differs", &["order of completion", "equal delays", "place"]),
    handed("22", "rows_in_time", "sleeps_on_the_pool", "differs", &["blocking closure runs", "clock go on", "timer cannot fire"]),
    handed("22", "rows_in_time", "waits_on_the_pool", "blocked", &["blocking closure runs", "clock go on"]),
    handed("23", "load_settings", "blocks_on_inside", "panicked", &["drives a runtime already", "spawn_blocking"]),
    handed("25", "one_refresh", "checks_then_acts", "differs", &["empty cache", "five times", "OnceCell"]),
    handed("31", "stopwatch", "reads_the_wall_clock", "differs", &["clock of std is the real one", "tokio::time::Instant"]),
    handed("32", "in_turns", "never_yields", "differs", &["the order does", "no point where the other", "yield_now", "no strict alternation"]),
    handed("36", "who_failed", "panics_in_the_task", "panicked", &["ended in its handle", "stderr", "is_panic"]),
    handed("36", "who_failed", "throws_the_result_away", "differs", &["nobody looked at it"]),
    handed("39", "save_lines", "awaits_each_line", "differs", &["20 trips", "blocking thread", "BufWriter"]),
    handed("42", "quick_closure", "parks_closures_on_the_pool", "blocked", &["exhausted", "blocking pool", "hold all of them", "thread of its own"]),
    handed("44", "pong_in_time", "asks_outside_the_runtime", "differs", &["counts as idle", "duplex", "clock jumps"]),
    handed("45", "primary_wins", "branches_in_order", "nondeterministic", &["branch at random", "biased"]),
    handed("46", "two_naps", "counts_from_the_await", "differs", &["deadline when it is created", "async fn"]),
    handed("cf1", "count_up", "guard_into_a_task", "does_not_compile", &["cannot be sent between threads safely", "MutexGuard"]),
    handed("cf2", "mails", "lends_to_a_task", "does_not_compile", &["does not live long enough", "mails"]),
    handed("cf3", "one_refresh", "shares_by_rc", "does_not_compile", &["cannot be sent between threads safely", "Rc"]),
    handed("cf4", "load_settings", "awaits_in_a_sync_fn", "does_not_compile", &["E0728", "only allowed inside `async`"]),
];

#[test]
fn each_handed_program_gets_its_verdict_and_a_text_that_names_the_cause() {
    let course = Course::take();
    let fresh = files::read(course.root());
    let mut wrong = Vec::new();
    for round in rounds() {
        files::write(course.root(), &fresh);
        for handed in &round {
            course.put(handed, &course.exercise(handed.slug).wrong(handed.belief));
        }
        let (code, report) = course.grade(&[LAB]);
        assert_ne!(code, 0);
        for handed in round {
            let got = report.of(handed.slug);
            let named = got.misconception.as_deref();
            let said = [&got.text, &got.rendered].map(|text| text.clone().unwrap_or_default());
            let said = words_of(
                &[&got.says, &said[0], &said[1]]
                    .map(String::as_str)
                    .join(" "),
            );
            let missing: Vec<_> = handed
                .words
                .iter()
                .filter(|w| !said.contains(**w))
                .collect();
            if got.verdict != handed.verdict || named != Some(handed.belief) || !missing.is_empty()
            {
                let Handed { number, slug, .. } = handed;
                let (verdict, says) = (&got.verdict, &got.says);
                wrong.push(format!(
                    "{number} {slug}: {verdict}, {named:?}, no {missing:?}: {says}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// An exercise takes one program at a time: rounds, in which each has at most one.
fn rounds() -> Vec<Vec<&'static Handed>> {
    let mut rounds: Vec<Vec<&Handed>> = Vec::new();
    for handed in ALL {
        let free = |round: &&mut Vec<&Handed>| round.iter().all(|other| other.slug != handed.slug);
        match rounds.iter_mut().find(free) {
            Some(round) => round.push(handed),
            None => rounds.push(vec![handed]),
        }
    }
    rounds
}

#[test]
fn every_exercise_of_theirs_is_asked_for() {
    let course = Course::take();
    for exercise in course.handed() {
        let asked = ALL.iter().any(|handed| handed.slug == exercise.slug);
        assert!(asked, "{}", exercise.slug);
    }
    for handed in ALL {
        let verdict = course.exercise(handed.slug).beliefs;
        let verdict = verdict.iter().find(|(slug, _)| slug == handed.belief);
        assert_eq!(verdict.map(|(_, verdict)| &**verdict), Some(handed.verdict));
    }
}

/// 31, as its author's mistake: a stopwatch of std in our own answer.
#[test]
fn verify_refuses_a_wall_clock_in_a_right_answer() {
    check(
        "stopwatch",
        "let start = tokio::time::Instant::now();",
        "let start = std::time::Instant::now();",
        &["verify"],
        &["clock: solutions/90-handed/src/stopwatch.rs:9: reads the wall clock"],
    );
}

/// 22, as its author's mistake: blocking work in real time, and a clock that is let run for it.
#[test]
fn verify_refuses_real_blocking_in_a_right_answer() {
    check(
        "rows_in_time",
        "match tokio::time::timeout",
        "tokio::time::resume();\n    \
         std::thread::sleep(std::time::Duration::from_millis(1));\n    \
         tokio::time::pause();\n    match tokio::time::timeout",
        &["verify"],
        &[
            "holds the thread in wall time",
            "pauses too late and shifts every timer",
        ],
    );
}

/// 44, as its author's mistake. A fixed port is seen in the source; with another one the time that
/// was written down by hand is not the recorded one.
#[test]
fn verify_refuses_a_real_socket_in_a_right_answer() {
    const SOCKET: &str = r#"let server = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = server.local_addr().expect("a port");
    std::thread::spawn(move || {
        let mut peer = server.accept().expect("a caller").0;
        std::thread::sleep(std::time::Duration::from_millis(500));
        std::io::Write::write_all(&mut peer, b"pong")
    });
    let _peer = line;
    let line = tokio::net::TcpStream::connect(address).await.expect("a peer");
    let (mut line, mut bytes) = (line, [0; 4]);"#;
    const DUPLEX: &str = "let (mut line, mut bytes) = (line, [0; 4]);";
    check(
        "pong_in_time",
        DUPLEX,
        SOCKET,
        &["verify", "--accept"],
        &[
            "clock: ",
            "holds the thread in wall time",
            "lab.toml says that it ends at 20 ms, its snapshot at 5000 ms",
        ],
    );
    let course = trap("pong_in_time", DUPLEX, &SOCKET.replace("0.1:0", "0.1:4711"));
    finds(&course.xtask(&["verify"]), &["binds a fixed port"]);
}

/// 46, as its author's mistake: two sleeps that were to show a sum, and overlap.
#[test]
fn verify_refuses_sleeps_that_overlap_where_a_sum_was_written_down() {
    check(
        "two_naps",
        "tokio::time::sleep(first.duration()).await;",
        "let other = tokio::time::sleep(second.duration());\n    \
         tokio::time::sleep(first.duration()).await;\n    \
         log.write(\"first over\");\n    other.await;\n    \
         log.write(\"second over\");\n    return;\n    #[allow(unreachable_code)]",
        &["verify", "--accept"],
        &["lab.toml says that it ends at 250 ms, its snapshot at 150 ms"],
    );
}

/// 45, as its author's mistake: a tie in a plain `select!`.
#[test]
fn verify_refuses_a_tie_that_chance_decides() {
    check(
        "primary_wins",
        "biased;",
        "",
        &["verify"],
        &["right: solutions/90-handed/src/primary_wins.rs is judged nondeterministic"],
    );
}

/// Changes our own answer to an exercise; the command must say this.
#[track_caller]
fn check(slug: &str, from: &str, to: &str, command: &[&str], says: &[&str]) {
    finds(&trap(slug, from, to).xtask(command), says);
}

#[track_caller]
fn finds(ran: &Ran, says: &[&str]) {
    assert_eq!(ran.code, Some(1), "{ran:#?}");
    for says in says {
        assert!(ran.out.contains(says), "no {says:?} in {}", ran.out);
    }
}

/// A copy with this exercise only, and its solution changed.
fn trap(slug: &str, from: &str, to: &str) -> Course {
    let course = Course::take();
    let path = course.exercise(slug).solution();
    let mut files = files::only(&files::read(course.root()), slug);
    let text = String::from_utf8(files[&path].clone()).unwrap();
    assert!(text.contains(from), "no {from:?} in {path}");
    files.insert(path, text.replacen(from, to, 1).into_bytes());
    files::write(course.root(), &files);
    course.xtask(&["derive", "--force"]).exits(0);
    course
}

/// Words as they would stand in one line.
fn words_of(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Course {
    /// The exercises of the handed cases.
    fn handed(&self) -> Vec<Exercise> {
        let mut all = self.exercises();
        all.retain(|exercise| exercise.lab == LAB);
        all
    }

    fn exercise(&self, slug: &str) -> Exercise {
        let all = self.handed().into_iter();
        let mut found = all.filter(|exercise| exercise.slug == slug);
        found.next().unwrap_or_else(|| panic!("no {slug}"))
    }

    /// Puts a program into the student's file.
    fn put(&self, handed: &Handed, path: &str) {
        let program = std::fs::read(self.root().join(path)).unwrap();
        files::write_one(self.root(), &self.exercise(handed.slug).file(), &program);
    }
}
