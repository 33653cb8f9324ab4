//! Timers: `sleep`, `timeout`, `interval` and what is theirs.

use std::{
    future::{IntoFuture, Ready, pending, ready},
    pin::{Pin, pin},
    time::Duration,
};

use tokio::time::{
    self, Instant, Interval, MissedTickBehavior, Sleep, Timeout, error::Elapsed, interval,
    interval_at, sleep, sleep_until, timeout, timeout_at,
};

use super::ms;

const fn millis(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

#[tokio::test(start_paused = true)]
async fn sleep_counts_from_its_making() {
    let start = Instant::now();
    let (one, two) = (sleep(millis(100)), sleep(millis(100)));
    one.await;
    two.await;
    assert_eq!(ms(start), 100);
    sleep(Duration::ZERO).await;
    sleep_until(start + millis(150)).await;
    sleep_until(start).await;
    assert_eq!(ms(start), 150);
}

#[tokio::test(start_paused = true)]
async fn a_sleep_says_when_it_is_due_and_whether_it_was() {
    let start = Instant::now();
    let mut sleep: Pin<&mut Sleep> = pin!(sleep(millis(10)));
    assert_eq!(sleep.deadline(), start + millis(10));
    assert!(!sleep.is_elapsed());
    assert!(format!("{sleep:?}").contains("Sleep"));
    sleep.as_mut().await;
    assert!(sleep.is_elapsed());
    sleep.as_mut().reset(start + millis(30));
    assert!(!sleep.is_elapsed());
    sleep.await;
    assert_eq!(ms(start), 30);
}

#[tokio::test(start_paused = true)]
async fn a_sleep_far_off_can_be_made() {
    let forever = sleep(Duration::MAX);
    assert!(forever.deadline() > Instant::now() + Duration::from_secs(86_400 * 365));
    assert!(timeout(millis(5), forever).await.is_err());
}

#[tokio::test(start_paused = true)]
async fn a_pinned_sleep_is_reset_in_a_select_loop() {
    let start = Instant::now();
    let (tx, mut rx) = tokio::sync::mpsc::channel(1);
    tokio::spawn(async move {
        for delay in [10, 20, 25] {
            sleep(millis(delay)).await;
            tx.send(delay).await.unwrap();
        }
        pending::<()>().await;
    });
    let idle = sleep(millis(30));
    tokio::pin!(idle);
    let mut seen = Vec::new();
    loop {
        tokio::select! {
            () = &mut idle => break,
            Some(delay) = rx.recv() => {
                seen.push(delay);
                idle.as_mut().reset(Instant::now() + millis(30));
            }
        }
    }
    assert_eq!(seen, [10, 20, 25]);
    assert_eq!(ms(start), 85);
}

#[tokio::test(start_paused = true)]
async fn a_sleep_in_a_struct_and_in_a_box() {
    struct Holder {
        sleep: Pin<Box<Sleep>>,
    }
    let start = Instant::now();
    let mut holder = Holder {
        sleep: Box::pin(sleep(millis(10))),
    };
    (&mut holder.sleep).await;
    holder.sleep.as_mut().reset(start + millis(20));
    holder.sleep.await;
    assert_eq!(ms(start), 20);
}

#[tokio::test(start_paused = true)]
async fn timeout_gives_the_value_or_says_elapsed() {
    let start = Instant::now();
    let value: Result<u32, Elapsed> = timeout(millis(10), async { 7 }).await;
    assert_eq!(value, Ok(7));
    let elapsed = timeout(millis(10), pending::<()>()).await.unwrap_err();
    assert_eq!(elapsed.to_string(), "deadline has elapsed");
    assert_eq!(ms(start), 10);
    let error: std::io::Error = elapsed.into();
    assert_eq!(error.kind(), std::io::ErrorKind::TimedOut);
    // A tie is the value's.
    assert!(timeout(millis(10), sleep(millis(10))).await.is_ok());
    assert!(timeout_at(Instant::now(), pending::<()>()).await.is_err());
    assert!(timeout(Duration::MAX, ready(())).await.is_ok());
}

struct Later(u32);

impl IntoFuture for Later {
    type Output = u32;
    type IntoFuture = Ready<u32>;

    fn into_future(self) -> Ready<u32> {
        ready(self.0)
    }
}

#[tokio::test(start_paused = true)]
async fn timeout_takes_whatever_becomes_a_future() {
    assert_eq!(timeout(millis(1), Later(1)).await, Ok(1));
    assert_eq!(
        timeout_at(Instant::now() + millis(1), Later(2)).await,
        Ok(2)
    );
    let mut handle = tokio::spawn(async { 3 });
    assert_eq!(timeout(millis(1), &mut handle).await.unwrap().unwrap(), 3);
}

#[tokio::test(start_paused = true)]
async fn a_timeout_gives_its_future_back() {
    let mut limited: Timeout<Ready<u32>> = timeout(millis(1), ready(7));
    assert!(format!("{limited:?}").starts_with("Timeout"));
    assert!(format!("{:?}", limited.get_ref()).contains('7'));
    *limited.get_mut() = ready(8);
    assert_eq!(limited.into_inner().await, 8);
}

#[tokio::test(start_paused = true)]
async fn a_pinned_timeout_is_polled_again() {
    let start = Instant::now();
    let mut limited = pin!(timeout(millis(30), pending::<()>()));
    assert!(timeout(millis(10), limited.as_mut()).await.is_err());
    assert!(limited.await.is_err());
    assert_eq!(ms(start), 30);
}

#[tokio::test(start_paused = true)]
async fn an_interval_ticks_at_once_and_then_each_period() {
    let start = Instant::now();
    let mut ticks: Interval = interval(millis(10));
    let mut seen = Vec::new();
    for _ in 0..3 {
        seen.push((ticks.tick().await - start).as_millis());
    }
    assert_eq!(seen, [0, 10, 20]);
    assert_eq!(ticks.period(), millis(10));
    let mut late = interval_at(start + millis(50), millis(10));
    assert_eq!(late.tick().await, start + millis(50));
}

#[tokio::test(start_paused = true)]
async fn a_missed_tick_is_made_up_as_the_interval_is_told() {
    let mut seen = Vec::new();
    for missed in [
        MissedTickBehavior::Burst,
        MissedTickBehavior::Delay,
        MissedTickBehavior::Skip,
    ] {
        let start = Instant::now();
        let mut ticks = interval(millis(10));
        ticks.set_missed_tick_behavior(missed);
        assert_eq!(ticks.missed_tick_behavior(), missed);
        ticks.tick().await;
        sleep(millis(35)).await;
        let mut at = Vec::new();
        for _ in 0..3 {
            ticks.tick().await;
            at.push(ms(start));
        }
        seen.push(at);
    }
    assert_eq!(seen, [[35, 35, 35], [35, 45, 55], [35, 40, 50]]);
}

#[tokio::test(start_paused = true)]
async fn an_interval_can_be_reset() {
    let start = Instant::now();
    let mut ticks = interval(millis(10));
    ticks.tick().await;
    ticks.reset_after(millis(25));
    ticks.tick().await;
    assert_eq!(ms(start), 25);
    ticks.reset_immediately();
    ticks.tick().await;
    ticks.reset_at(start + millis(40));
    ticks.tick().await;
    ticks.reset();
    std::future::poll_fn(|cx| ticks.poll_tick(cx)).await;
    assert_eq!(ms(start), 50);
}

#[tokio::test(start_paused = true)]
async fn advance_moves_the_clock() {
    let start = Instant::now();
    time::advance(millis(20)).await;
    assert_eq!(ms(start), 20);
    time::resume();
    time::pause();
}
