use super::*;
use crate::trace::Place;

fn tasks(places: &[&str]) -> Vec<Task> {
    let task = |(id, place): (u32, &&str)| Task {
        id,
        on: Place::BlockingPool,
        spawned_at: (*place).into(),
    };
    (1..).zip(places).map(task).collect()
}

#[test]
fn one_closure_is_named_and_many_are_counted_by_place() {
    let tasks = tasks(&["", "x.rs:4", "x.rs:4", "x.rs:9"]);
    let mut pool = Pool::default();
    assert_eq!(pool.says(&tasks), "");
    pool.queued(2);
    pool.begins(2);
    // Not one of ours.
    pool.begins(1);
    assert_eq!(
        pool.says(&tasks),
        "blocking call 2, spawned at x.rs:4, has not ended"
    );
    for task in [3, 4] {
        pool.queued(task);
        pool.begins(task);
    }
    assert_eq!(
        pool.says(&tasks),
        "3 closures on the blocking pool have not ended, spawned at x.rs:4 (2 times) and x.rs:9"
    );
    pool.ends(3);
    pool.ends(4);
    pool.ends(2);
    assert_eq!(pool.says(&tasks), "");
}

#[test]
fn closures_that_wait_for_a_thread_show_an_exhausted_pool() {
    let tasks = tasks(&["x.rs:1", "x.rs:2", "x.rs:3", "x.rs:4", "x.rs:9"]);
    let mut pool = Pool::default();
    for task in 1..=4 {
        pool.queued(task);
        pool.begins(task);
    }
    pool.queued(5);
    let says = pool.says(&tasks);
    assert_eq!(
        says,
        "the blocking pool is exhausted: 4 of its 64 threads are taken by closures that have not \
         ended, spawned at x.rs:1 and x.rs:2 and x.rs:3 and another place, and 1 closure waits for \
         one: blocking call 5, spawned at x.rs:9"
    );
    pool.queued(6);
    assert!(
        pool.says(&tasks)
            .contains("2 closures wait for one, first: blocking call 5")
    );
}
