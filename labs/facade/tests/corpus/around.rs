//! What the facade leaves alone must still be found under Tokio's names.

use std::{sync::Arc, time::Duration};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    sync::{
        Barrier, Mutex, Notify, OnceCell, RwLock, Semaphore, SetOnce, broadcast, mpsc, oneshot,
        watch,
    },
    time::{Instant, sleep},
};

use super::ms;

#[tokio::test(start_paused = true)]
async fn channels() {
    let (tx, rx) = oneshot::channel();
    tx.send(1).unwrap();
    assert_eq!(rx.await, Ok(1));
    let (tx, mut rx) = mpsc::channel(1);
    let sent = tokio::spawn(async move {
        for n in 0..3 {
            tx.send(n).await.unwrap();
        }
    });
    let mut seen = Vec::new();
    while let Some(n) = rx.recv().await {
        seen.push(n);
    }
    sent.await.unwrap();
    assert_eq!(seen, [0, 1, 2]);
    let (tx, mut rx) = broadcast::channel(4);
    tx.send("all").unwrap();
    assert_eq!(rx.recv().await, Ok("all"));
    let (tx, mut rx) = watch::channel(0);
    tx.send(5).unwrap();
    assert_eq!(*rx.wait_for(|n| *n == 5).await.unwrap(), 5);
}

#[tokio::test(start_paused = true)]
async fn locks_and_signals() {
    let start = Instant::now();
    let one = Arc::new(Semaphore::new(1));
    let held = one.clone().acquire_owned().await.unwrap();
    tokio::spawn(async move {
        sleep(Duration::from_millis(10)).await;
        drop(held);
    });
    let _permit = one.acquire().await.unwrap();
    assert_eq!(ms(start), 10);
    *Mutex::new(0).lock().await += 1;
    assert_eq!(*RwLock::new(2).read().await, 2);
    let notify = Notify::new();
    notify.notify_one();
    notify.notified().await;
    assert!(Barrier::new(1).wait().await.is_leader());
    let (once, set) = (OnceCell::new(), SetOnce::new());
    assert_eq!(*once.get_or_init(async || 3).await, 3);
    set.set(4).unwrap();
    assert_eq!(*set.wait().await, 4);
}

#[tokio::test(start_paused = true)]
async fn bytes_through_a_duplex() {
    let (mut near, far) = tokio::io::duplex(4);
    let writer = tokio::spawn(async move {
        near.write_all(b"one\ntwo\n").await.unwrap();
        near.write_u8(7).await.unwrap();
    });
    let mut far = BufReader::new(far);
    let mut line = String::new();
    far.read_line(&mut line).await.unwrap();
    far.read_line(&mut line).await.unwrap();
    assert_eq!(
        (line.as_str(), far.read_u8().await.unwrap()),
        ("one\ntwo\n", 7)
    );
    writer.await.unwrap();
}

#[tokio::test]
async fn files_sockets_and_processes() {
    let text = tokio::fs::read_to_string("Cargo.toml").await.unwrap();
    assert!(text.contains("lab-tokio"));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let near = tokio::net::TcpStream::connect(listener.local_addr().unwrap());
    let (near, far) = tokio::join!(near, listener.accept());
    near.unwrap().write_all(b"hi").await.unwrap();
    let mut word = [0; 2];
    far.unwrap().0.read_exact(&mut word).await.unwrap();
    assert_eq!(&word, b"hi");
    let _ = tokio::process::Command::new("true");
    let _ctrl_c = tokio::signal::ctrl_c;
}
