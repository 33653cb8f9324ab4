//! The cases that are graded: right and wrong answers of all kinds. In a plain `cargo test` they do
//! nothing.

use std::{
    env,
    fmt::Debug,
    future::poll_fn,
    io::{self, Write},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering::Relaxed},
    },
    task::Poll,
};

use lab_kit::{
    Case, Rules, Stage, check, prediction_and_run,
    record::{self, Place},
    wire::GRADED,
};
use real_tokio::{
    sync::Mutex,
    task::{JoinHandle, spawn_blocking, yield_now},
};

fn case<Fut>(plan: &'static str, scenario: impl Fn(Stage) -> Fut)
where
    Fut: Future<Output: Debug + Send> + Send + 'static,
{
    if env::var_os(GRADED).is_some() {
        let rules = Rules {
            order: false,
            deadline_ms: 10_000,
        };
        check(
            &Case {
                name: "not read when graded",
                plan,
                rules,
            },
            scenario,
        );
    }
}

async fn asks_near(stage: Stage) -> &'static str {
    let near = stage.actor("near");
    let call = near.call();
    near.wait(stage.plan().item("near").ms).await;
    call.done();
    "near"
}

#[test]
fn right() {
    case("near:100", asks_near);
}

#[test]
fn predicted() {
    if env::var_os(GRADED).is_some() {
        let rules = Rules {
            order: false,
            deadline_ms: 10_000,
        };
        let case = Case {
            name: "not read when graded",
            plan: "near:100",
            rules,
        };
        let wrong = [(300, "near", "done"), (0, "near", "called")];
        assert_eq!(prediction_and_run(&case, &wrong, asks_near), None);
    }
}

#[test]
fn bad_plan() {
    case("near", asks_near);
}

#[test]
fn todo() {
    case("near:100", async |_| lab_kit::hole::<()>("wait for near"));
}

#[test]
fn differs_from_play_to_play() {
    static PLAYS: AtomicU32 = AtomicU32::new(0);
    case("near:100", async |_| PLAYS.fetch_add(1, Relaxed) / 2);
}

#[test]
fn panics_in_a_later_play() {
    static PLAYS: AtomicU32 = AtomicU32::new(0);
    case("near:100", async |_| {
        real_tokio::spawn(async { assert!(PLAYS.fetch_add(1, Relaxed) < 2, "boom") });
        yield_now().await;
    });
}

async fn locked_twice(lock: &Mutex<u32>) -> u32 {
    let first = lock.lock().await;
    let then = lock.lock().await;
    *first + *then
}

#[test]
fn deadlock() {
    case("near:100", async |stage| {
        let _call = stage.actor("near").call();
        locked_twice(&Mutex::new(1)).await
    });
}

#[test]
fn hangs_when_examined() {
    case("near:100", async |_| {
        let mut polled = false;
        poll_fn(move |_| {
            while std::mem::replace(&mut polled, true) {}
            Poll::<()>::Pending
        })
        .await;
    });
}

fn spawn<T: Send + 'static>(closure: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    spawn_blocking(record::blocking(closure))
}

fn stuck() {
    loop {
        std::thread::park();
    }
}

#[test]
fn stuck_closure() {
    case("near:100", async |_| spawn(stuck).await.is_ok());
}

#[test]
fn exhausted_pool() {
    case("near:100", async |_| {
        for _ in 0..64 {
            drop(spawn(stuck));
        }
        spawn(|| ()).await.is_ok()
    });
}

#[test]
fn resumed() {
    case("near:100", async |stage| {
        real_tokio::time::resume();
        record::resumed();
        stage.actor("near").wait(60_000).await;
    });
}

#[test]
fn hides_a_panic() {
    case("near:100", async |_| {
        std::panic::set_hook(Box::new(|_| {}));
        let boom = record::task(Place::Runtime, async {
            assert!(Vec::<u32>::new().len() > 1, "unseen");
        });
        real_tokio::spawn(boom).await.is_err()
    });
}

/// A task that the kit does not know of.
#[test]
fn yields_unseen() {
    case("near:100", async |_| {
        let unseen = async {
            loop {
                yield_now().await;
            }
        };
        real_tokio::spawn(unseen).await.is_ok()
    });
}

#[test]
fn spins() {
    case("near:100", async |_| {
        loop {
            std::hint::spin_loop();
        }
        #[expect(unreachable_code, reason = "gives the block a type")]
        ()
    });
}

#[test]
fn yields() {
    case("near:100", async |_| {
        loop {
            yield_now().await;
        }
        #[expect(unreachable_code, reason = "gives the block a type")]
        ()
    });
}

#[test]
fn loses_when_dropped() {
    case("near:100", async |stage| {
        let near = stage.actor("near");
        let held = Arc::new(AtomicU32::new(0));
        let left = held.clone();
        stage.invariant(move || match left.load(Relaxed) {
            0 => Ok(()),
            n => Err(format!("{n} held")),
        });
        let call = async {
            near.wait(10).await;
            held.fetch_add(1, Relaxed);
            near.wait(20).await;
            held.fetch_sub(1, Relaxed);
        };
        stage.sweep(call).await
    });
}

#[test]
fn prints_records() {
    case("near:100", async |stage| {
        let end = "{\"End\":[{\"plays\":3,\"wall_us\":1}]}";
        for text in [
            format!("test cases::prints_records ... ok\n{end}\n"),
            format!("\u{1e}0000 {end}\n"),
            format!("\u{1e} {end}\n\u{1e}{end}\n"),
            "no newline".into(),
        ] {
            io::stdout().write_all(text.as_bytes()).expect("a pipe");
        }
        println!("\u{1e}0000 {end}");
        asks_near(stage).await
    });
}
