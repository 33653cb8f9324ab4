use std::{
    future::{pending, poll_fn},
    task::Poll,
    thread::sleep as hold_really,
};

use real_tokio::{sync::oneshot, task::yield_now};

use super::*;
use crate::panics::{self, Reader};

#[path = "hangs_tests.rs"]
mod hangs;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10_000,
};

fn played<Fut>(scene: impl FnOnce(Stage) -> Fut) -> Play
where
    Fut: Future<Output: Debug + Send> + Send + 'static,
{
    panics::catch(Reader::Person);
    play(RULES, "near:100 far:300", Twist::None, scene)
}

fn spawn(future: impl Future<Output: Send> + Send + 'static) {
    drop(real_tokio::spawn(record::task(Place::Runtime, future)));
}

#[test]
fn an_answer_that_returns_leaves_its_orphans_to_be_seen() {
    let play = played(async |stage| {
        let (near, far) = (stage.actor("near"), stage.actor("far"));
        spawn(async move {
            let call = far.call();
            far.wait(300).await;
            call.done();
            // Longer than the play goes on: nobody sees how it ends.
            let _call = far.begin("called again");
            far.wait(60_000).await;
        });
        let call = near.call();
        near.wait(100).await;
        call.failed("refused");
        "near"
    });
    assert_eq!(
        play.transcript,
        "   0 ms  answer  called
   0 ms  far     called
   0 ms  near    called
 100 ms  near    failed: refused
 100 ms  answer  returned \"near\"
 300 ms  far     done
 300 ms  far     called again
"
    );
    assert_eq!((play.ending, play.virtual_ms), (Ending::Returned, 100));
    assert_eq!(play.panic, None);
}

#[test]
fn nothing_is_recorded_of_the_end_of_a_local_set_either() {
    let play = play_local(RULES, "a:1", Twist::None, async |stage: Stage| {
        let far = stage.actor("far");
        let orphan = async move {
            let _call = far.call();
            pending::<()>().await;
        };
        drop(real_tokio::task::spawn_local(record::task(
            Place::LocalSet,
            orphan,
        )));
        yield_now().await;
        std::rc::Rc::new(1)
    });
    let lines = [
        "   0 ms  answer  called",
        "   0 ms  far     called",
        "   0 ms  answer  returned 1",
    ];
    assert_eq!(play.transcript.lines().collect::<Vec<_>>(), lines);
    let last = play.trace.events.last().map(|event| event.kind);
    assert_eq!(last, Some(crate::trace::Kind::Parked));
}

#[test]
fn a_deadlock_is_found_at_once_and_says_who_waits() {
    let play = played(async |stage| {
        let (tx, rx) = oneshot::channel::<()>();
        let near = stage.actor("near");
        spawn(async move {
            let _call = near.call();
            near.wait(100).await;
            let _tx = tx;
            pending::<()>().await;
        });
        rx.await
    });
    assert_eq!(play.ending, Ending::Deadlock);
    assert_eq!(play.virtual_ms, 10_000);
    assert!(
        play.transcript
            .ends_with("10000 ms  answer  still waiting\n"),
        "{}",
        play.transcript
    );
    let waiting: Vec<String> = play.waiting.iter().map(ToString::to_string).collect();
    let [answer, task, call] = &waiting[..] else {
        panic!("{waiting:?}")
    };
    assert_eq!(
        answer,
        "the answer: waits since 0 ms, last event `answer called` at 0 ms"
    );
    let (place, rest) = task.split_once(": waits").expect("a line");
    assert!(
        place.starts_with("task 2, spawned at labs/kit/src/play/tests.rs:"),
        "{place}"
    );
    assert_eq!(rest, " since 100 ms, last event `near called` at 0 ms");
    assert_eq!(call, "near: called at 0 ms, not done");
    // Ten virtual seconds cost milliseconds; the bound leaves room for a loaded machine.
    assert!(play.wall < Duration::from_secs(2), "{:?}", play.wall);
}

#[test]
fn a_timer_nobody_looks_at_any_more_does_not_hide_a_deadlock() {
    let play = played(async |_| {
        let mut timer =
            record::Timer::new(real_tokio::time::Instant::now() + Duration::from_millis(5));
        let mut sleep = Box::pin(sleep(Duration::from_millis(5)));
        poll_fn(|cx| {
            timer.polled(sleep.as_mut().poll(cx).is_ready());
            Poll::Ready(())
        })
        .await;
        pending::<()>().await
    });
    assert_eq!(play.ending, Ending::Deadlock);
}

#[test]
fn many_that_wait_are_counted() {
    let play = played(async |_| {
        for _ in 0..50 {
            spawn(pending::<()>());
        }
        pending::<()>().await
    });
    assert_eq!(play.waiting.len(), 21);
    assert_eq!(play.waiting[20].to_string(), "and 31 more");
}

#[test]
fn a_ticker_without_end_never_returns() {
    let play = played(async |stage| {
        let near = stage.actor("near");
        loop {
            near.wait(1).await;
        }
        #[expect(unreachable_code, reason = "gives the block a type")]
        ()
    });
    assert_eq!(play.ending, Ending::NeverReturns);
}

#[test]
fn a_timer_after_the_deadline_never_returns() {
    let play = played(async |stage| stage.actor("near").wait(3_600_000).await);
    assert_eq!(play.ending, Ending::NeverReturns);
    let play = played(async |_| {
        let period = Duration::from_secs(3_600);
        record::interval(real_tokio::time::Instant::now(), period);
        let mut ticks = real_tokio::time::interval(period);
        ticks.tick().await;
        ticks.tick().await;
    });
    assert_eq!(play.ending, Ending::NeverReturns);
}

#[test]
fn too_many_events_or_bytes_are_a_limit() {
    let play = played(async |stage| {
        for _ in 0..100_001 {
            stage.actor("near").note("x");
        }
    });
    assert_eq!(play.ending, Ending::Limit("events".into()));
    assert_eq!(play.trace.events.len(), 100_000);
    let play = played(async |stage| {
        let long = "x".repeat(1 << 12);
        for _ in 0..300 {
            stage.actor("near").note(&long);
        }
    });
    assert_eq!(play.ending, Ending::Limit("transcript".into()));
    assert!(
        play.transcript.len() <= 1 << 16,
        "{}",
        play.transcript.len()
    );
}

#[test]
fn a_ticker_with_too_many_events_is_told_as_a_ticker() {
    let play = played(async |stage| {
        for n in 0..4 {
            let near = stage.actor(format!("near {n}"));
            spawn(async move {
                loop {
                    near.wait(1).await;
                }
            });
        }
        pending::<()>().await
    });
    assert_eq!(play.trace.events.len(), 100_000);
    assert_eq!(play.ending, Ending::NeverReturns);
}

#[test]
fn wall_time_is_that_of_the_play() {
    let play = played(async |_| hold_really(Duration::from_millis(20)));
    assert!(play.wall >= Duration::from_millis(20));
}
