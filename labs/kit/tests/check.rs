//! A case in a plain `cargo test`: compared with its snapshot.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
};

use lab_kit::{Case, Rules, Stage, check, check_local, transcript, transcript_local};
use real_tokio::task::yield_now;

const CASE: Case = Case {
    name: "near",
    plan: "near:100",
    rules: Rules {
        order: false,
        deadline_ms: 10_000,
    },
};

async fn near(stage: Stage) {
    let near = stage.actor("near");
    let call = near.call();
    near.wait(stage.plan().item("near").ms).await;
    call.done();
}

/// Why the check fails; empty if it does not.
fn why(check: impl FnOnce()) -> String {
    match catch_unwind(AssertUnwindSafe(check)) {
        Ok(()) => String::new(),
        Err(payload) => payload.downcast_ref::<String>().expect("a text").clone(),
    }
}

#[test]
fn the_right_trace_passes_on_the_runtime_and_on_a_local_set() {
    check(&CASE, near);
    check_local(&CASE, async |stage| {
        let local = std::rc::Rc::new(());
        near(stage).await;
        *local
    });
    assert_eq!(transcript(&CASE, near), transcript_local(&CASE, near));
}

#[test]
fn another_trace_fails() {
    assert_eq!(why(|| check(&CASE, async |_| ())), "the trace differs");
    let waits = why(|| check(&CASE, async |_| std::future::pending::<()>().await));
    assert_eq!(waits, "the trace differs");
}

#[test]
fn the_right_trace_with_a_panic_beside_it_fails() {
    let why = why(|| {
        check(&CASE, async |stage| {
            real_tokio::spawn(async { assert!(Vec::<u32>::new().len() > 1, "boom") });
            yield_now().await;
            near(stage).await;
        });
    });
    assert!(
        why.starts_with("a task panicked at labs/kit/tests/check.rs:"),
        "{why}"
    );
    assert!(why.ends_with(": boom"), "{why}");
}

#[test]
fn the_right_trace_fails_if_something_is_lost_when_it_is_dropped() {
    let scenario = async |stage: Stage| {
        let called = Arc::new(AtomicBool::new(false));
        let (begun, ended) = (called.clone(), Arc::new(AtomicBool::new(false)));
        let landed = ended.clone();
        stage.invariant(move || match (begun.load(Relaxed), landed.load(Relaxed)) {
            (true, false) => Err("near is lost".into()),
            _ => Ok(()),
        });
        let call = async {
            called.store(true, Relaxed);
            near(stage.clone()).await;
            ended.store(true, Relaxed);
        };
        stage.sweep(call).await;
    };
    let lost = "dropped at await 1, at 0 ms: near is lost";
    assert_eq!(why(|| check(&CASE, scenario)), lost);
    let whole = transcript(&CASE, scenario).expect("no grader");
    assert!(
        whole.ends_with("   0 ms  sweep   dropped: near is lost\n"),
        "{whole}"
    );
}

#[test]
fn a_fault_or_a_missing_snapshot_fails_and_says_what() {
    let no_plan = Case {
        plan: "near",
        ..CASE
    };
    let fault = why(|| check(&no_plan, near));
    assert_eq!(
        fault,
        "`near` in the plan `near` is not name:ms or name:ms:flag"
    );
    let no_snapshot = Case {
        name: "far",
        ..CASE
    };
    let missing = why(|| check(&no_snapshot, near));
    assert!(
        missing.starts_with("tests/snapshots/far.snap: "),
        "{missing}"
    );
}
