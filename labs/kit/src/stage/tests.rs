use real_tokio::task::{spawn_blocking, yield_now};

use super::*;
use crate::{
    Rules,
    panics::{self, Reader},
    play::{Twist, play},
    record, testing,
    trace::{Kind, Trace},
    transcript::transcript,
    wire::Ending,
};

fn lines(trace: &Trace) -> Vec<String> {
    transcript(trace).lines().map(str::to_owned).collect()
}

#[test]
fn a_call_ends_in_one_of_three_ways() {
    let trace = testing::trace(async |stage| {
        let near = stage.actor("near");
        near.call().done();
        near.begin("asked for page 3").failed("refused");
        drop(near.call());
        near.note("closes");
    });
    let texts: Vec<String> = lines(&trace)
        .iter()
        .map(|line| line[17..].to_owned())
        .collect();
    let expected = [
        "called",
        "done",
        "asked for page 3",
        "failed: refused",
        "called",
        "dropped",
        "closes",
    ];
    assert_eq!(texts[1..8], expected);
    let calls: Vec<Option<u32>> = trace
        .events
        .iter()
        .filter(|e| e.lane.as_deref() == Some("near"))
        .map(|e| e.call)
        .collect();
    assert_eq!(
        calls,
        [Some(1), Some(1), Some(2), Some(2), Some(3), Some(3), None]
    );
}

#[test]
fn whoever_holds_the_thread_makes_the_others_late() {
    let trace = testing::trace(async |stage| {
        let (near, cpu) = (stage.actor("near"), stage.actor("cpu"));
        let waits = real_tokio::spawn(record::task(record::Place::Runtime, async move {
            near.wait(10).await;
            near.note("awake");
        }));
        yield_now().await;
        cpu.hold(250);
        cpu.note("computed");
        waits.await.is_ok()
    });
    assert_eq!(
        lines(&trace),
        [
            "   0 ms  answer  called",
            "   0 ms  cpu     holds the thread 250 ms",
            " 250 ms  cpu     computed",
            " 250 ms  near    awake",
            " 250 ms  answer  returned true",
        ]
    );
    let held = trace.events.iter().find(|event| event.kind == Kind::Held);
    assert_eq!(held.and_then(|event| event.for_ms), Some(250));
}

#[test]
fn holding_off_the_loop_is_explained_at_the_callers_line() {
    panics::catch(Reader::Person);
    let rules = Rules {
        order: false,
        deadline_ms: 10_000,
    };
    let line = line!() + 3;
    let play = play(rules, "a:1", Twist::None, async |stage: Stage| {
        let cpu = stage.actor("cpu");
        let call = spawn_blocking(record::blocking(move || cpu.hold(100)));
        call.await.is_err()
    });
    let panic = play.panic.expect("a panic");
    assert_eq!(panic.place, format!("labs/kit/src/stage/tests.rs:{line}"));
    assert_eq!(
        panic.message,
        "`cpu` computes on the event loop's thread in this exercise: \
         call it from a task, not from spawn_blocking or a thread of your own"
    );
    assert_eq!(play.ending, Ending::Returned);
}

#[test]
fn a_destructor_may_hold_when_the_play_is_over() {
    struct Holds(Actor);
    impl Drop for Holds {
        fn drop(&mut self) {
            self.0.hold(1);
        }
    }
    let trace = testing::trace(async |stage| {
        let holds = Holds(stage.actor("cpu"));
        drop(real_tokio::spawn(async move {
            let _holds = holds;
            std::future::pending::<()>().await;
        }));
    });
    assert_eq!(lines(&trace).len(), 2);
}

#[test]
fn an_event_is_one_line() {
    let trace = testing::trace(async |stage| {
        stage.actor("near").note("one\n 100 ms  far  done\r\u{1e}");
    });
    assert_eq!(
        lines(&trace)[1],
        r"   0 ms  near    one\n 100 ms  far  done\r\u{1e}"
    );
}

#[test]
fn an_actor_used_from_a_thread_has_the_time_last_seen() {
    let trace = testing::trace(async |stage| {
        let near = stage.actor("near");
        near.wait(70).await;
        let (there, elsewhere) = (near.clone(), near.clone());
        let off = std::thread::spawn(move || there.note("off the runtime"));
        off.join().expect("no panic");
        let other = std::thread::spawn(move || {
            let runtime = real_tokio::runtime::Builder::new_current_thread().build();
            runtime
                .expect("a runtime")
                .block_on(async { elsewhere.note("on another runtime") });
        });
        other.join().expect("no panic");
        let on_pool = spawn_blocking(record::blocking(move || near.note("on the pool")));
        on_pool.await.expect("no panic");
    });
    let expected = ["off the runtime", "on another runtime", "on the pool"];
    assert_eq!(
        lines(&trace)[1..4],
        expected.map(|what| format!("  70 ms  near    {what}"))
    );
}

#[test]
fn an_actor_is_printed_as_its_name() {
    testing::trace(async |stage| {
        let near = stage.actor("near");
        assert_eq!(format!("{near:?}"), "near");
        assert!(!format!("{stage:?}").contains("events"));
    });
}
