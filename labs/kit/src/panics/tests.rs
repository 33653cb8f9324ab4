use std::future::pending;

use real_tokio::task::yield_now;

use super::*;
use crate::{
    Rules, Stage,
    play::{Play, Twist, play},
    record::{self, Place},
    transcript::ANSWER,
    wire::Ending,
};

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10_000,
};

fn played<Fut>(scene: impl FnOnce(Stage) -> Fut) -> Play
where
    Fut: Future<Output: std::fmt::Debug + Send> + Send + 'static,
{
    catch(Reader::Person);
    play(RULES, "near:100 far:300", Twist::None, scene)
}

fn spawn(future: impl Future<Output: Send> + Send + 'static) {
    drop(real_tokio::spawn(record::task(Place::Runtime, future)));
}

#[test]
fn an_answer_that_panics() {
    let line = line!() + 1;
    let play = played(async |_| assert!(pending_is_ready(), "boom"));
    assert_eq!(play.ending, Ending::Panicked);
    let panic = play.panic.expect("a panic");
    let place = format!("labs/kit/src/panics/tests.rs:{line}");
    assert_eq!((panic.message, panic.place), ("boom".into(), place));
    assert!(play.transcript.ends_with("   0 ms  answer  panicked\n"));
}

fn pending_is_ready() -> bool {
    false
}

#[test]
fn a_panic_in_a_task_that_nobody_awaits_is_seen() {
    let play = played(async |_| {
        spawn(async { assert!(pending_is_ready(), "boom") });
        yield_now().await;
    });
    assert_eq!(play.ending, Ending::Returned);
    assert_eq!(play.panic.map(|panic| panic.message), Some("boom".into()));
}

#[test]
fn of_a_long_message_the_beginning_is_kept() {
    let play = played(async |_| panic!("{}", "long ".repeat(1 << 20)));
    let message = play.panic.expect("a panic").message;
    assert_eq!(message.len(), 4 << 10);
}

#[test]
fn a_todo_in_a_task_is_seen() {
    let play = played(async |_| {
        spawn(async { crate::hole::<()>("wait for the first") });
        yield_now().await;
    });
    let panic = play.panic.expect("a panic");
    assert_eq!(panic.message, "not yet implemented: wait for the first");
    assert!(
        panic.place.starts_with("labs/kit/src/panics/tests.rs:"),
        "{}",
        panic.place
    );
}

#[test]
fn a_stub_counts_as_an_answer_that_returns_where_it_is_asked() {
    let stubbed = |stub| play(RULES, "a:1", stub, async |_| crate::hole::<()>("the whole"));
    catch(Reader::Person);
    let idle = stubbed(Twist::Idle);
    assert_eq!(idle.ending, Ending::Returned);
    assert_eq!(
        idle.transcript,
        "   0 ms  answer  called\n   0 ms  answer  returned\n"
    );
    assert_eq!(stubbed(Twist::None).ending, Ending::Panicked);
    let boom = play(RULES, "a:1", Twist::Idle, async |_| {
        assert!(pending_is_ready())
    });
    assert_eq!(boom.ending, Ending::Panicked);
}

#[test]
fn a_fault_of_the_course_is_no_panic_of_the_answer() {
    catch(Reader::Person);
    let bad_plan = play(RULES, "near", Twist::None, async |_| ());
    assert!(
        bad_plan
            .fault
            .expect("a fault")
            .starts_with("`near` in the plan")
    );
    let in_the_task = played(async |stage| drop(stage.actor(ANSWER)));
    assert!(
        in_the_task
            .fault
            .expect("a fault")
            .contains("lane is taken")
    );
    assert_eq!(in_the_task.panic, None);
    let before_the_task = played(|stage| {
        assert!(stage.plan().items().is_empty(), "boom");
        async {}
    });
    let fault = before_the_task.fault.expect("a fault");
    assert_eq!(fault, "outside of the answer's task: boom");
}

#[test]
fn a_panic_in_the_runtimes_own_shutdown_is_none_of_the_play() {
    struct Panics;
    impl Drop for Panics {
        fn drop(&mut self) {
            assert!(pending_is_ready(), "too late");
        }
    }
    let play = played(async |_| {
        spawn(async {
            let _panics = Panics;
            pending::<()>().await;
        });
        yield_now().await;
    });
    assert_eq!((play.ending, play.panic), (Ending::Returned, None));
}
