//! `LocalSet` and `spawn_local`: tasks that need not be `Send`.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    time::Duration,
};

use tokio::{
    runtime::Builder,
    task::{self, JoinHandle, LocalEnterGuard, LocalSet},
    time::{Instant, sleep},
};

use super::ms;

#[tokio::test(start_paused = true)]
async fn run_until_runs_the_tasks_beside_the_future() {
    let start = Instant::now();
    let seen = Rc::new(RefCell::new(Vec::new()));
    let set = LocalSet::new();
    let value = set.run_until({
        let seen = seen.clone();
        async move {
            let said = seen.clone();
            let handle: JoinHandle<Rc<u32>> = task::spawn_local(async move {
                sleep(Duration::from_millis(10)).await;
                said.borrow_mut().push("task");
                Rc::new(7)
            });
            seen.borrow_mut().push("future");
            handle.await.unwrap()
        }
    });
    assert_eq!(*value.await, 7);
    assert_eq!(*seen.borrow(), ["future", "task"]);
    assert_eq!(ms(start), 10);
}

#[tokio::test(start_paused = true)]
async fn awaiting_the_set_waits_for_all_its_tasks() {
    let count = Rc::new(Cell::new(0));
    let set = LocalSet::default();
    for delay in [10, 20] {
        let count = count.clone();
        set.spawn_local(async move {
            sleep(Duration::from_millis(delay)).await;
            count.set(count.get() + 1);
        });
    }
    assert_eq!(format!("{set:?}"), "LocalSet");
    set.await;
    assert_eq!(count.get(), 2);
}

#[test]
fn block_on_and_enter() {
    let runtime = Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()
        .unwrap();
    let set = LocalSet::new();
    let handle = {
        let _entered: LocalEnterGuard = set.enter();
        task::spawn_local(async { Rc::new("entered") })
    };
    assert_eq!(*set.block_on(&runtime, handle).unwrap(), "entered");
    assert_eq!(set.id(), set.id());
    assert_ne!(set.id(), LocalSet::new().id());
}

#[tokio::test(start_paused = true)]
async fn two_sets_beside_a_task() {
    let (left, right) = (LocalSet::new(), LocalSet::new());
    let counted = Rc::new(Cell::new(0));
    for (set, delay) in [(&left, 10), (&right, 5)] {
        let counted = counted.clone();
        set.spawn_local(async move {
            sleep(Duration::from_millis(delay)).await;
            counted.set(counted.get() + 1);
        });
    }
    let task = tokio::spawn(async { 1 });
    let (_, _, task) = tokio::join!(left, right, task);
    assert_eq!(counted.get() + task.unwrap(), 3);
}

#[tokio::test(start_paused = true)]
async fn dropping_the_set_drops_its_tasks() {
    let held = Rc::new(());
    let set = LocalSet::new();
    let handle = set.spawn_local({
        let held = held.clone();
        async move {
            let _held = held;
            std::future::pending::<()>().await;
        }
    });
    assert_eq!(Rc::strong_count(&held), 2);
    drop(set);
    assert_eq!(Rc::strong_count(&held), 1);
    assert!(handle.await.unwrap_err().is_cancelled());
}

#[tokio::test(start_paused = true)]
async fn run_until_may_borrow() {
    let name = String::from("near");
    let set = LocalSet::new();
    assert_eq!(set.run_until(async { name.as_str() }).await, "near");
}
