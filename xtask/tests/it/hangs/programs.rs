//! Answers to mirrors that hang, one way each.

pub(super) const DEADLOCK: &str = "    let _held = mirrors;\n    std::future::pending().await";
pub(super) const ENDLESS_LOOP: &str =
    "    let _held = mirrors;\n    loop {\n        std::hint::spin_loop();\n    }";
pub(super) const YIELD_LOOP: &str =
    "    let _held = mirrors;\n    loop {\n        tokio::task::yield_now().await;\n    }";
pub(super) const TICKER: &str = "    let _held = mirrors;
    loop {
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }";
pub(super) const PRINTER: &str =
    "    loop {\n        println!(\"still looking at {mirrors:?}\");\n    }";

/// Deadlocks, with what is said of somebody who waits.
pub(super) const DEADLOCKS: [(&str, &str); 6] = [
    (
        "    let _held = mirrors;
    async fn both(one: std::sync::Arc<tokio::sync::Mutex<u32>>, two: std::sync::Arc<tokio::sync::Mutex<u32>>) {
        let _one = one.lock().await;
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        let _two = two.lock().await;
    }
    let (a, b) = (std::sync::Arc::default(), std::sync::Arc::default());
    let (one, two) = (both(std::sync::Arc::clone(&a), std::sync::Arc::clone(&b)), both(b, a));
    let (one, two) = (tokio::spawn(one), tokio::spawn(two));
    one.await.ok();
    two.await.ok();
    Err(AllFailed)",
        "waits since 10 ms in `both` for `Mutex::lock`, held up by task 3",
    ),
    (
        "    let (tx, mut rx) = tokio::sync::mpsc::channel(4);
    for mirror in mirrors {
        tx.send(mirror).await.ok();
    }
    while rx.recv().await.is_some() {}
    Err(AllFailed)",
        "the answer: waits since 0 ms in `first_success` for `mpsc::Receiver::recv`, held up by no \
         other task",
    ),
    (
        "    let _held = mirrors;
    let notify = tokio::sync::Notify::new();
    notify.notify_waiters();
    notify.notified().await;
    Err(AllFailed)",
        "in `first_success` for `Notify::notified`, held up by no other task",
    ),
    (
        "    let _held = mirrors;
    let permits = std::sync::Arc::new(tokio::sync::Semaphore::new(1));
    let all = permits.clone().acquire_owned().await;
    tokio::spawn(async move {
        let _all = all;
        std::future::pending::<()>().await;
    });
    let _mine = permits.acquire().await;
    Err(AllFailed)",
        "in `first_success` for `Semaphore::acquire`, held up by task 2",
    ),
    (
        "    let (tx, rx) = tokio::sync::oneshot::channel();
    let _kept = tx;
    drop(mirrors);
    rx.await.unwrap_or(Err(AllFailed))",
        "in `first_success` for `oneshot::Receiver`, held up by no other task",
    ),
    (
        "    let _held = mirrors;
    let (tx, rx) = tokio::sync::oneshot::channel::<tokio::task::JoinHandle<()>>();
    let (done, all_done) = tokio::sync::oneshot::channel::<()>();
    let own = tokio::spawn(async move {
        let _done = done;
        if let Ok(own) = rx.await {
            own.await.ok();
        }
    });
    tx.send(own).ok();
    all_done.await.ok();
    Err(AllFailed)",
        "in `first_success` for `JoinHandle`, held up by no other task",
    ),
];

pub(super) const RESTLESS: &str = "    let _held = mirrors;
    std::future::poll_fn(|cx| {
        cx.waker().wake_by_ref();
        std::task::Poll::Pending
    })
    .await";
pub(super) const STUCK_CLOSURE: &str = "    let _held = mirrors;
    tokio::task::spawn_blocking(|| loop {
        std::thread::park();
    })
    .await
    .unwrap_or(Err(AllFailed))";
pub(super) const EXHAUSTED_POOL: &str = "    for _ in 0..64 {
        tokio::task::spawn_blocking(|| loop {
            std::thread::park();
        });
    }
    drop(mirrors);
    let quick = tokio::task::spawn_blocking(|| Err(AllFailed));
    quick.await.unwrap_or(Err(AllFailed))";
