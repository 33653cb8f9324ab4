//! Tokio's macros resolve through the name `tokio`, whichever crate bears it.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::ms;

async fn after(ms: u64, value: Result<u64, &'static str>) -> Result<u64, &'static str> {
    sleep(Duration::from_millis(ms)).await;
    value
}

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn on_one_thread() -> u128 {
    let start = Instant::now();
    sleep(Duration::from_millis(10)).await;
    ms(start)
}

#[tokio::main(worker_threads = 2)]
async fn on_two_threads() -> u64 {
    tokio::spawn(after(1, Ok(1))).await.unwrap().unwrap()
}

#[tokio::main]
async fn on_many_threads() -> Result<u64, &'static str> {
    after(1, Ok(2)).await
}

#[test]
fn main_makes_the_runtime_it_is_told() {
    assert_eq!(
        (on_one_thread(), on_two_threads(), on_many_threads()),
        (10, 1, Ok(2))
    );
}

#[tokio::test]
async fn test_without_arguments_has_a_real_clock() {
    let start = std::time::Instant::now();
    sleep(Duration::from_millis(1)).await;
    assert!(start.elapsed() >= Duration::from_millis(1));
}

#[tokio::test(start_paused = true)]
async fn join_waits_for_all() {
    let start = Instant::now();
    let (a, b) = tokio::join!(after(20, Ok(1)), after(10, Err("b")));
    assert_eq!((a, b, ms(start)), (Ok(1), Err("b"), 20));
    let (a, b) = tokio::join!(biased; after(1, Ok(1)), after(2, Ok(2)));
    assert_eq!((a, b), (Ok(1), Ok(2)));
}

#[tokio::test(start_paused = true)]
async fn try_join_stops_at_an_error() {
    let start = Instant::now();
    let both = tokio::try_join!(after(20, Ok(1)), after(10, Err("b")));
    assert_eq!((both, ms(start)), (Err("b"), 10));
    assert_eq!(
        tokio::try_join!(after(1, Ok(1)), after(2, Ok(2))),
        Ok((1, 2))
    );
}

#[tokio::test(start_paused = true)]
async fn select_takes_the_first() {
    let first = tokio::select! {
        biased;
        a = after(20, Ok(1)), if true => a,
        Ok(b) = after(10, Ok(2)) => Ok(b),
        else => Err("neither"),
    };
    assert_eq!(first, Ok(2));
}

#[tokio::test(start_paused = true)]
async fn pin_pins_in_place() {
    let slow = after(10, Ok(1));
    tokio::pin!(slow);
    tokio::pin! {
        let fast = after(5, Ok(2));
    }
    let seen = tokio::select! {
        value = &mut slow => value,
        value = &mut fast => value,
    };
    assert_eq!((seen, slow.await), (Ok(2), Ok(1)));
}
