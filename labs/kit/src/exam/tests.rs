use std::{fmt::Debug, future::pending, pin::Pin, task::Poll};

use real_tokio::{
    sync::{Mutex as Lock, Notify, Semaphore, mpsc, oneshot},
    task::{JoinHandle, JoinSet},
};

use super::*;
use crate::{
    Rules, Stage, panics,
    play::play,
    record::{self, Place},
};
use std::sync::Arc;

/// Plays the scene, examines it, and gives a line for each task that waits, without its first part.
fn waits<Fut>(scene: impl Fn(Stage) -> Fut) -> Vec<String>
where
    Fut: Future<Output: Debug + Send> + Send + 'static,
{
    given_up(Ending::Deadlock, scene)
}

fn given_up<Fut>(ending: Ending, scene: impl Fn(Stage) -> Fut) -> Vec<String>
where
    Fut: Future<Output: Debug + Send> + Send + 'static,
{
    panics::catch(panics::Reader::Person);
    let rules = Rules {
        order: false,
        deadline_ms: 10_000,
    };
    let play = |twist| play(rules, "a:1", twist, &scene);
    let mut first = play(Twist::None);
    examine(&mut first, play);
    assert_eq!(first.ending, ending);
    first.waiting.into_iter().map(|waits| waits.what).collect()
}

fn spawn<T: Send + 'static>(future: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    real_tokio::spawn(record::task(Place::Runtime, future))
}

#[test]
fn two_locks_taken_crosswise() {
    async fn both(first: Arc<Lock<u32>>, then: Arc<Lock<u32>>, stage: Stage) {
        let _first = first.lock().await;
        stage.actor("near").wait(10).await;
        let _then = then.lock().await;
    }
    let waits = waits(async |stage| {
        let (a, b) = (Arc::new(Lock::new(1)), Arc::new(Lock::new(2)));
        let other = spawn(both(a.clone(), b.clone(), stage.clone()));
        let one = spawn(both(b, a, stage));
        (one.await.is_ok(), other.await.is_ok())
    });
    assert_eq!(
        waits,
        [
            " in `two_locks_taken_crosswise` for `JoinHandle`, held up by task 3",
            " in `both` for `Mutex::lock`, held up by task 3",
            " in `both` for `Mutex::lock`, held up by task 2",
        ]
    );
}

#[test]
fn a_sender_that_lives_in_the_same_function() {
    let waits = waits(async |_| {
        let (_tx, mut rx) = mpsc::channel::<u32>(1);
        while rx.recv().await.is_some() {}
    });
    let expected = " in `a_sender_that_lives_in_the_same_function` for `mpsc::Receiver::recv`, held up by no other task";
    assert_eq!(waits, [expected]);
}

#[test]
fn a_sender_that_another_task_keeps() {
    let waits = waits(async |_| {
        let (tx, rx) = oneshot::channel::<u32>();
        spawn(async move {
            let _tx = tx;
            pending::<()>().await;
        });
        rx.await
    });
    assert_eq!(
        waits,
        [
            " in `a_sender_that_another_task_keeps` for `oneshot::Receiver`, held up by task 2",
            ", and nobody has its waker: nobody can wake it",
        ]
    );
}

#[test]
fn one_permit_and_one_notice_too_few_in_one_task() {
    let waits = waits(async |_| {
        let (permits, notify) = (Semaphore::new(0), Notify::new());
        real_tokio::join!(async { permits.acquire().await.is_ok() }, notify.notified())
    });
    let name = "one_permit_and_one_notice_too_few_in_one_task";
    assert_eq!(
        waits,
        [format!(
            " in `{name}` for `Notify::notified` and `Semaphore::acquire`, held up by no other task"
        )]
    );
}

#[test]
fn the_end_of_a_task_that_does_not_end() {
    let waits = waits(async |_| {
        let mut set = JoinSet::new();
        set.spawn(record::task(Place::Runtime, pending::<()>()));
        set.join_next().await.is_some()
    });
    assert_eq!(
        waits[0],
        " in `the_end_of_a_task_that_does_not_end` for `JoinSet::join_next`, held up by task 2"
    );
}

/// Is ready the second time it is polled, and has asked nobody for that.
#[derive(Default)]
struct Forgetful(bool);

impl Future for Forgetful {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, _: &mut std::task::Context<'_>) -> Poll<()> {
        if std::mem::replace(&mut self.0, true) {
            Poll::Ready(())
        } else {
            Poll::Pending
        }
    }
}

#[test]
fn a_wake_up_that_was_lost() {
    let waits = waits(async |_| Forgetful::default().await);
    assert_eq!(
        waits,
        [", and went on when polled once more: its wake-up was lost"]
    );
}

#[test]
fn a_timer_is_held_up_by_nobody() {
    let waits = given_up(Ending::NeverReturns, async |stage| {
        let near = stage.actor("near");
        spawn(async move {
            loop {
                near.wait(100).await;
            }
            #[expect(unreachable_code, reason = "gives the block a type")]
            ()
        });
        let mut ticks = real_tokio::time::interval(Duration::from_millis(300));
        loop {
            ticks.tick().await;
        }
        #[expect(unreachable_code, reason = "gives the block a type")]
        ()
    });
    let name = "a_timer_is_held_up_by_nobody";
    assert_eq!(
        waits,
        [
            format!(" in `{name}` for `Interval::tick`"),
            format!(" in `{name}` for its actor"),
        ]
    );
}

#[test]
fn a_play_that_returns_is_not_examined() {
    let rules = Rules {
        order: false,
        deadline_ms: 10_000,
    };
    let mut first = play(rules, "a:1", Twist::None, async |_| 1);
    examine(&mut first, |_| panic!("played again"));
}
