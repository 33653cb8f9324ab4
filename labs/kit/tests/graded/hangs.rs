//! Cases that hang, and what a grader hears of each.

use super::*;

/// What the first play reports, if nothing else but its end follows.
fn played(case: &str) -> lab_kit::wire::Played {
    match Grader::ask(case, Mode::Grade).all().into_iter().nth(1) {
        Some(Record::Played(played)) => played,
        record => panic!("{record:?}"),
    }
}

#[test]
fn a_deadlock_says_who_waits_and_for_what() {
    let records = Grader::ask("cases::deadlock", Mode::Grade).all();
    let [Record::Begin, Record::Played(played), Record::End(_)] = &records[..] else {
        panic!("{records:?}")
    };
    assert_eq!(played.ending, Ending::Deadlock);
    assert_eq!(
        played.waiting,
        [
            "the answer: waits since 0 ms in `locked_twice` for `Mutex::lock`, held up by no other \
             task, last event `near called` at 0 ms",
            "near: called at 0 ms, not done",
        ]
    );
}

#[test]
fn who_hangs_when_it_is_polled_once_more_is_reported_all_the_same() {
    let mut grader = Grader::ask("cases::hangs_when_examined", Mode::Grade);
    let played = loop {
        match grader.next().expect("a record") {
            Record::Played(played) => break played,
            Record::Begin | Record::Beat(_) => {}
            record => panic!("{record:?}"),
        }
    };
    assert_eq!(played.ending, Ending::Deadlock);
    let waits = "the answer: waits since 0 ms, last event `answer called` at 0 ms";
    assert_eq!(played.waiting, [waits]);
}

#[test]
fn a_livelock_that_the_kit_sees_is_told_at_once() {
    let clock = Instant::now();
    let played = played("cases::yields");
    assert_eq!(played.ending, Ending::Livelock);
    assert!(
        clock.elapsed() < Duration::from_secs(5),
        "{:?}",
        clock.elapsed()
    );
}

#[test]
fn busy_time_stands_in_one_long_poll_and_grows_over_many() {
    let spins = Grader::ask("cases::spins", Mode::Grade).beats(4);
    assert_eq!(spins[0].busy_us, spins[3].busy_us);
    let yields = Grader::ask("cases::yields_unseen", Mode::Grade).beats(4);
    assert!(yields[0].busy_us < yields[3].busy_us, "{yields:?}");
}

#[test]
fn a_heartbeat_says_who_is_polled() {
    let spins = Grader::ask("cases::spins", Mode::Grade).beats(4);
    let polling = "the answer (last event `answer called` at 0 ms)";
    assert_eq!((&*spins[3].polling, &*spins[3].pool), (polling, ""));
}

#[test]
fn a_heartbeat_says_which_closure_does_not_end() {
    let stuck = Grader::ask("cases::stuck_closure", Mode::Grade).beats(4);
    let Beat { polling, pool, .. } = &stuck[3];
    assert_eq!(polling, "");
    let place = pool.strip_prefix("blocking call 2, spawned at labs/kit/tests/graded/cases.rs:");
    assert!(
        place.is_some_and(|rest| rest.ends_with(", has not ended")),
        "{pool}"
    );
}

#[test]
fn a_heartbeat_says_that_the_pool_is_exhausted() {
    // On a machine that others use too, 64 threads may take a while to begin.
    let mut grader = Grader::ask("cases::exhausted_pool", Mode::Grade);
    let clock = Instant::now();
    let pool = loop {
        let pool = grader.beats(1).remove(0).pool;
        if pool.contains("64 of its 64") || clock.elapsed() > Duration::from_secs(10) {
            break pool;
        }
    };
    assert!(
        pool.starts_with("the blocking pool is exhausted: 64 of its 64"),
        "{pool}"
    );
    assert!(
        pool.contains("graded/cases.rs:") && pool.contains("(64 times)"),
        "{pool}"
    );
    assert!(
        pool.contains("and 1 closure waits for one: blocking call 66,"),
        "{pool}"
    );
}

#[test]
fn a_clock_that_runs_on_is_said() {
    let resumed = Grader::ask("cases::resumed", Mode::Grade).beats(3);
    let place = &resumed[2].resumed;
    assert!(
        place.starts_with("labs/kit/tests/graded/cases.rs:"),
        "{place}"
    );
}

#[test]
fn a_panic_is_seen_though_the_answer_has_its_own_hook() {
    let played = played("cases::hides_a_panic");
    assert_eq!(played.ending, Ending::Returned);
    assert_eq!(
        played.panic.map(|panic| panic.message),
        Some("unseen".into())
    );
}
