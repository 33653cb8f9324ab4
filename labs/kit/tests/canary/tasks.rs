//! Tasks: their order, their wakes, their end.

use std::{
    future::{pending, poll_fn},
    pin::pin,
    rc::Rc,
    sync::{Arc, Mutex},
    task::{Context, Poll, Waker},
    time::Duration,
};

use real_tokio::{
    runtime::Handle,
    sync::mpsc,
    task::{JoinSet, LocalSet, yield_now},
    time::sleep,
};

use super::{Log, logged, millis, paused};

/// Breaks: the order of first events in exercises with `order = true`, and the stepper's queue.
#[test]
fn tasks_start_in_the_order_they_were_spawned_and_the_spawner_goes_on_first() {
    let log = logged(async |log| {
        for n in 0..3 {
            let log = log.clone();
            real_tokio::spawn(async move { log.says(n) });
        }
        log.says("spawner");
        sleep(millis(1)).await;
    });
    assert_eq!(log, "0 spawner, 0 0, 0 1, 0 2");
}

/// Breaks: the reason to sort transcripts within one instant, as the book gives it.
#[test]
fn join_polls_another_branch_first_each_time() {
    let log = logged(async |log| {
        let branch = async |name: &str| {
            for _ in 0..4 {
                log.says(name);
                sleep(millis(1)).await;
            }
        };
        real_tokio::join!(branch("a"), branch("b"), branch("c"));
    });
    let order: String = log.chars().filter(char::is_ascii_alphabetic).collect();
    assert_eq!(order, "abcbcacababc");
}

/// Breaks: the verdicts `livelock` and `blocked`, which are told apart by it.
#[test]
fn busy_time_grows_in_a_yield_loop_and_stands_in_one_long_poll() {
    let runtime = paused();
    let metrics = runtime.metrics();
    let for_a_while = millis(30);
    let (stands, grows) = runtime.block_on(async move {
        let task = real_tokio::spawn(async move {
            // From the poll's own start: nothing is added before it ends.
            let before = metrics.worker_total_busy_duration(0);
            let clock = std::time::Instant::now();
            while clock.elapsed() < for_a_while {}
            let stands = metrics.worker_total_busy_duration(0) - before;
            let clock = std::time::Instant::now();
            while clock.elapsed() < for_a_while * 2 {
                yield_now().await;
            }
            (stands, metrics.worker_total_busy_duration(0) - before)
        });
        task.await.unwrap()
    });
    assert_eq!(stands, Duration::ZERO);
    // At least the long poll was added since; the loop as far as the machine let us run.
    assert!(grows > for_a_while, "{grows:?}");
}

/// Says so when it is dropped.
struct Guard(Log, &'static str);

impl Drop for Guard {
    fn drop(&mut self) {
        self.0.says(self.1);
    }
}

/// Breaks: lab 06, on leaving a group of tasks.
#[test]
fn dropping_a_join_set_aborts_without_waiting() {
    let log = logged(async |log| {
        let guard = Guard(log.clone(), "task gone");
        let mut set = JoinSet::new();
        set.spawn(async move {
            let _guard = guard;
            pending::<()>().await;
        });
        yield_now().await;
        drop(set);
        log.says("set dropped");
        yield_now().await;
    });
    assert_eq!(log, "0 set dropped, 0 task gone");
}

/// Breaks: the same lab, which offers it as the way to wait.
#[test]
fn shutdown_waits_until_the_tasks_are_gone() {
    let log = logged(async |log| {
        let guard = Guard(log.clone(), "task gone");
        let mut set = JoinSet::new();
        set.spawn(async move {
            let _guard = guard;
            pending::<()>().await;
        });
        yield_now().await;
        set.shutdown().await;
        log.says("shut down");
    });
    assert_eq!(log, "0 task gone, 0 shut down");
}

/// Breaks: lab 01's reason why a loop over ready values does not starve the others for ever.
#[test]
fn the_budget_of_a_poll_is_128() {
    let received = paused().block_on(async {
        let (tx, mut rx) = mpsc::unbounded_channel();
        for n in 0..1_000 {
            tx.send(n).unwrap();
        }
        let task = real_tokio::spawn(async move {
            let mut received = 0;
            poll_fn(|cx| {
                while rx.poll_recv(cx).is_ready() {
                    received += 1;
                }
                Poll::Ready(received)
            })
            .await
        });
        task.await.unwrap()
    });
    assert_eq!(received, 128);
}

/// Breaks: who woke whom. A task that has ended is let go right after it woke whoever joins it.
#[test]
fn an_ended_task_counts_as_alive_while_it_wakes_its_joiner() {
    struct Counts(Mutex<Vec<usize>>);
    impl std::task::Wake for Counts {
        fn wake(self: Arc<Self>) {
            self.0
                .lock()
                .unwrap()
                .push(Handle::current().metrics().num_alive_tasks());
        }
    }
    let counts = Arc::new(Counts(Mutex::default()));
    paused().block_on(async {
        let mut joined = pin!(real_tokio::spawn(async {}));
        let waker = Waker::from(counts.clone());
        assert!(
            joined
                .as_mut()
                .poll(&mut Context::from_waker(&waker))
                .is_pending()
        );
        yield_now().await;
        counts
            .0
            .lock()
            .unwrap()
            .push(Handle::current().metrics().num_alive_tasks());
    });
    assert_eq!(*counts.0.lock().unwrap(), [1, 0]);
}

/// Breaks: `Recorded`, which keeps its waker while Tokio's own stays the same.
#[test]
fn a_tasks_waker_is_the_same_at_every_poll() {
    let same = paused().block_on(async {
        let task = real_tokio::spawn(async {
            let first = poll_fn(|cx| Poll::Ready(cx.waker().clone())).await;
            sleep(millis(1)).await;
            poll_fn(|cx| Poll::Ready(cx.waker().will_wake(&first))).await
        });
        task.await.unwrap()
    });
    assert!(same);
}

/// Breaks: `play_local`, whose last act is to close the recorder before the set goes.
#[test]
fn a_local_set_drops_its_tasks_with_itself() {
    paused().block_on(async {
        let held = Rc::new(());
        let set = LocalSet::new();
        let inside = held.clone();
        set.spawn_local(async move {
            let _inside = inside;
            pending::<()>().await;
        });
        drop(set);
        assert_eq!(Rc::strong_count(&held), 1);
    });
}
