//! Two tasks on one thread. The program prints each poll of a task, and each time
//! that no task can run. The thread would rest then, until a timer is due. Here the
//! clock is virtual, and jumps.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::{pin::pin, time::Duration};

use futures::future::poll_fn;
use tokio::runtime::Builder;
use tokio::time::{Instant, sleep};

static RESTS: AtomicBool = AtomicBool::new(false);

// ANCHOR: tasks
async fn tea() {
    sleep(Duration::from_millis(200)).await; // the water boils
    sleep(Duration::from_millis(150)).await; // the tea draws
}

async fn toast() {
    sleep(Duration::from_millis(120)).await;
}

async fn breakfast(start: Instant) {
    let tea = tokio::spawn(watched("tea", start, tea()));
    let toast = tokio::spawn(watched("toast", start, toast()));
    say(start, "both tasks are spawned");
    tea.await.expect("tea does not panic");
    toast.await.expect("toast does not panic");
}
// ANCHOR_END: tasks

/// Prints each poll of a future, and what came of it.
async fn watched(name: &str, start: Instant, future: impl Future<Output = ()>) {
    let mut future = pin!(future);
    poll_fn(|context| {
        let poll = future.as_mut().poll(context);
        let word = if poll.is_ready() { "ready" } else { "pending" };
        say(start, &format!("{name} is polled: {word}"));
        poll
    })
    .await;
}

fn main() {
    let mut runtime = Builder::new_current_thread();
    runtime
        .enable_time()
        .start_paused(true)
        .on_thread_park(rests);
    let runtime = runtime.build().expect("a runtime can be built");
    runtime.block_on(async { breakfast(Instant::now()).await });
}

/// The runtime says so several times while the clock jumps; once is enough.
fn rests() {
    if !RESTS.swap(true, Relaxed) {
        println!("          no task can run");
    }
}

fn say(start: Instant, what: &str) {
    RESTS.store(false, Relaxed);
    println!("[{:>4} ms] {what}", start.elapsed().as_millis());
}
