use super::*;

/// Checks the verdict of a case that was reached and killed, and the sentence.
fn check(limit: Limit, beats: &[Beat], verdict: Verdict, says: &str) {
    let beats: Vec<&Beat> = beats.iter().collect();
    let (seen, text) = killed(limit, true, &beats);
    assert_eq!(seen, verdict, "{text}");
    assert!(text.contains(says), "{text}");
}

fn busy(busy_us: &[u64]) -> Vec<Beat> {
    let beat = |&busy_us| Beat {
        busy_us,
        virtual_ms: 40,
        ..Beat::default()
    };
    busy_us.iter().map(beat).collect()
}

#[test]
fn time_ran_out_and_busy_time_grew_is_a_livelock() {
    let growing = busy(&[100_000, 200_000, 300_000, 400_000, 500_000, 600_000]);
    for says in ["5 s of CPU", "virtual time at 40 ms"] {
        check(Limit::Cpu, &growing, Verdict::Livelock, says);
    }
    check(
        Limit::Wall,
        &busy(&[70_000]),
        Verdict::Livelock,
        "10 s of wall",
    );
}

#[test]
fn many_events_are_a_livelock_where_no_virtual_time_goes_by() {
    let beat = |busy_us, virtual_ms| Beat {
        busy_us,
        virtual_ms,
        events: 100_001,
        ..Beat::default()
    };
    for standing in [
        vec![beat(90_000, 0)],
        vec![beat(60_000, 30), beat(150_000, 30)],
    ] {
        check(Limit::Events, &standing, Verdict::Livelock, "100000 events");
    }
    for going in [
        vec![beat(90_000, 7)],
        vec![beat(60_000, 30), beat(150_000, 40)],
    ] {
        check(Limit::Events, &going, Verdict::Limit, "100000 events");
    }
}

#[test]
fn many_events_in_one_poll_are_a_limit() {
    let beat = Beat {
        busy_us: 9,
        events: 100_001,
        ..Beat::default()
    };
    check(Limit::Events, &[beat], Verdict::Limit, "100000 events");
}

#[test]
fn time_ran_out_and_busy_time_stood_is_blocked() {
    for beats in [
        &[][..],
        &[0],
        &[0, 0, 0],
        &[10, 20, 30, 30, 30, 30, 30],
        &[10, 100, 190, 280, 370],
    ] {
        check(
            Limit::Wall,
            &busy(beats),
            Verdict::Blocked,
            "no task had a new turn",
        );
    }
}

#[test]
fn blocked_says_who_has_the_thread_and_if_nobody_what_the_pool_does() {
    let beat = |polling: &str, pool: &str, resumed: &str| Beat {
        polling: polling.into(),
        pool: pool.into(),
        resumed: resumed.into(),
        ..Beat::default()
    };
    let call = "blocking call 3 has not ended";
    for (beat, says) in [
        (
            beat("task 2 (no event)", call, ""),
            "inside one poll of task 2 (no event)",
        ),
        (
            beat("", call, "x.rs:1"),
            "a new turn: blocking call 3 has not ended; until it ends, the paused clock stands",
        ),
        (
            beat("", "", "labs/x.rs:1"),
            "`time::resume` at labs/x.rs:1 lets",
        ),
        (beat("", "", ""), "outside of all recorded tasks"),
    ] {
        check(Limit::Wall, &[beat], Verdict::Blocked, says);
    }
}
