//! The paused clock and its timers.

use std::{
    collections::BTreeMap,
    pin::pin,
    task::{Context, Poll, Waker},
    time::Duration,
};

use real_tokio::{
    task::{JoinSet, spawn_blocking, yield_now},
    time::{Instant, advance, sleep, timeout},
};

use super::{Log, logged, millis, paused};

/// One generated program: for each task, its sleeps in ms.
fn program(seed: u64) -> Vec<Vec<u64>> {
    let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = move || {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        x
    };
    let longest = [5, 70, 300, 5_000, 300_000][(seed % 5) as usize];
    let tasks = 2 + next() % 60;
    (0..tasks)
        .map(|_| (0..1 + next() % 5).map(|_| 1 + next() % longest).collect())
        .collect()
}

/// The model: timers fire by deadline, those of one instant in the order they were set.
fn model(program: &[Vec<u64>]) -> Vec<(u64, String)> {
    let mut set = 0;
    let mut timers = BTreeMap::new();
    for (task, sleeps) in program.iter().enumerate() {
        timers.insert((sleeps[0], set), (task, 0));
        set += 1;
    }
    let mut fired = Vec::new();
    while let Some(((due, _), (task, n))) = timers.pop_first() {
        fired.push((due, format!("{task}.{n}")));
        if let Some(more) = program[task].get(n + 1) {
            timers.insert((due + more, set), (task, n + 1));
            set += 1;
        }
    }
    fired
}

/// Breaks: every transcript in which two things fall due at once, and the book's stepper, which
/// replays traces by this model.
#[test]
fn timers_due_at_once_fire_in_the_order_they_were_set() {
    for seed in 1..=100 {
        let program = program(seed);
        let expected = model(&program);
        let got = paused().block_on(async {
            let log = Log::new();
            let mut set = JoinSet::new();
            for (task, sleeps) in program.into_iter().enumerate() {
                let log = log.clone();
                set.spawn(async move {
                    for (n, ms) in sleeps.into_iter().enumerate() {
                        sleep(millis(ms)).await;
                        log.says(format!("{task}.{n}"));
                    }
                });
            }
            set.join_all().await;
            log.read()
        });
        assert_eq!(got, expected, "seed {seed}");
    }
}

/// Breaks: `Actor::hold`, and with it every exercise about blocking and computing.
#[test]
fn advance_polled_once_by_hand_moves_the_clock_and_lets_nobody_run() {
    let log = logged(async |log| {
        for ms in [5, 20, 100] {
            let log = log.clone();
            real_tokio::spawn(async move {
                sleep(millis(ms)).await;
                log.says(format!("due at {ms}"));
            });
        }
        yield_now().await;
        let mut jump = pin!(advance(millis(50)));
        let poll = jump.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        assert_eq!(poll, Poll::Pending);
        log.says("held");
        sleep(millis(60)).await;
    });
    assert_eq!(log, "50 held, 50 due at 5, 50 due at 20, 100 due at 100");
}

/// Breaks: nothing as long as the answer is task 1. It is why the kit spawns it.
#[test]
fn the_root_future_runs_before_tasks_woken_at_the_same_instant() {
    let log = paused().block_on(async {
        let log = Log::new();
        let said = log.clone();
        real_tokio::spawn(async move {
            sleep(millis(10)).await;
            said.says("task");
        });
        yield_now().await;
        sleep(millis(10)).await;
        log.says("root");
        yield_now().await;
        log.text()
    });
    assert_eq!(log, "10 root, 10 task");
}

/// Breaks: the promise that a real blocking call costs no virtual time, and so that its value
/// comes before a timeout.
#[test]
fn a_paused_clock_stands_while_spawn_blocking_runs() {
    let log = logged(async |log| {
        let call = spawn_blocking(|| std::thread::sleep(millis(20)));
        let limited = timeout(millis(1), call).await;
        log.says(limited.is_ok());
    });
    assert_eq!(log, "0 true");
}

/// Breaks: lab 01, where two sleeps that were made first overlap though they are awaited in turn.
#[test]
fn a_sleep_counts_from_when_it_was_made() {
    let log = logged(async |log| {
        let (one, two) = (sleep(millis(100)), sleep(millis(100)));
        one.await;
        two.await;
        log.says("both");
    });
    assert_eq!(log, "100 both");
}

/// Breaks: lab 01, which says that only `yield_now` gives the turn away.
#[test]
fn a_sleep_of_zero_does_not_yield() {
    let log = logged(async |log| {
        let said = log.clone();
        real_tokio::spawn(async move { said.says("other") });
        sleep(Duration::ZERO).await;
        log.says("slept");
        yield_now().await;
        log.says("yielded");
    });
    assert_eq!(log, "0 slept, 0 other, 0 yielded");
}

/// Breaks: whole milliseconds in every transcript; `time::pause()` in a running runtime is 1 ms off.
#[test]
fn start_paused_is_aligned_with_the_timer_wheel() {
    let log = logged(async |log| {
        for ms in [1, 63, 64, 1_000, 4_097] {
            sleep(millis(ms)).await;
            log.says(ms);
        }
    });
    assert_eq!(log, "1 1, 64 63, 128 64, 1128 1000, 5225 4097");
}

/// Breaks: a held thread's end. Whoever yields after it lets the timers run that came due.
#[test]
fn a_yield_lets_timers_fire_that_are_due() {
    let log = logged(async |log| {
        let said = log.clone();
        real_tokio::spawn(async move {
            sleep(millis(5)).await;
            said.says("due at 5");
        });
        yield_now().await;
        let mut jump = pin!(advance(millis(10)));
        assert!(
            jump.as_mut()
                .poll(&mut Context::from_waker(Waker::noop()))
                .is_pending()
        );
        for _ in 0..2 {
            yield_now().await;
        }
        log.says("yielded");
    });
    assert_eq!(log, "10 due at 5, 10 yielded");
}

/// Breaks: `Timer::moved`, which says that a timer is set when it is moved, polled or not.
#[test]
fn a_timer_that_is_reset_is_set_at_once() {
    paused().block_on(async {
        let mut moved = pin!(sleep(millis(5)));
        let unpolled = pin!(sleep(millis(5)));
        moved.as_mut().reset(Instant::now() + millis(3));
        sleep(millis(6)).await;
        assert_eq!((moved.is_elapsed(), unpolled.is_elapsed()), (true, false));
    });
}
