use std::time::Duration;

use nanoserde::SerJson;
use real_tokio::{sync::oneshot, task::JoinHandle};

use crate::{Stage, record, testing, trace::*};

fn spawn<F>(future: F) -> JoinHandle<F::Output>
where
    F: Future<Output: Send> + Send + 'static,
{
    real_tokio::spawn(record::task(Place::Runtime, future))
}

/// Near answers at 10 ms, far is dropped then; the answer waits for both by one channel.
async fn program(stage: Stage) -> &'static str {
    let (near, far) = (stage.actor("near"), stage.actor("far"));
    let (tx, rx) = oneshot::channel();
    let fast = spawn(async move {
        let call = near.call();
        near.wait(10).await;
        call.done();
        let _ = tx.send("near");
    });
    let slow = spawn(async move {
        let _call = far.call();
        far.wait(20).await;
    });
    let first = rx.await.unwrap_or("nobody");
    slow.abort();
    let _ = real_tokio::join!(fast, slow);
    first
}

/// Traces as JSON, one event a line, without what depends on this file's lines.
fn json(trace: &Trace) -> String {
    let mut trace = trace.clone();
    for task in &mut trace.tasks {
        task.spawned_at = task.spawned_at.split(':').next().unwrap_or_default().into();
    }
    let json = trace.serialize_json();
    json.replace("\":[{", "\":[\n{")
        .replace("},{", "},\n{")
        .replace("}]", "}\n]")
        + "\n"
}

#[test]
fn the_trace_of_a_small_program() {
    let got = json(&testing::trace(program));
    let golden = include_str!("golden.json").replace('\r', "");
    assert!(
        got == golden,
        "src/trace/golden.json differs from what was recorded:\n{got}"
    );
}

#[test]
fn two_hundred_plays_give_one_trace() {
    let busy = async |stage: Stage| {
        let first = program(stage.clone()).await;
        let cpu = stage.actor("cpu");
        for n in 0..5 {
            let near = stage.actor(format!("near {n}"));
            drop(spawn(async move {
                real_tokio::task::yield_now().await;
                near.wait(10 * (n % 3)).await;
                near.note("awake");
            }));
        }
        cpu.hold(7);
        real_tokio::time::sleep(Duration::from_millis(5)).await;
        first
    };
    let first = testing::trace(busy).serialize_json();
    for _ in 1..200 {
        assert_eq!(testing::trace(busy).serialize_json(), first);
    }
}
