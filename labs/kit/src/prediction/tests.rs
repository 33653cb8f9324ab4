use super::*;
use crate::Rules;
use std::panic::{AssertUnwindSafe, catch_unwind};

const CASE: Case = Case {
    name: "two",
    plan: "B:200 A:100",
    rules: Rules {
        order: false,
        deadline_ms: 10_000,
    },
};

/// Both workers of the plan at once, and who waits for them.
async fn two(stage: Stage) {
    let (a, b, all) = (stage.actor("A"), stage.actor("B"), stage.actor("all"));
    let work = async |actor: crate::Actor| {
        let call = actor.begin("starts");
        actor.wait(stage.plan().item(actor.name()).ms).await;
        call.done();
    };
    real_tokio::join!(work(b), work(a));
    all.note("done");
}

const RIGHT: &[Predicted<'_>] = &[
    (0, "A", "starts"),
    (0, "B", "starts"),
    (100, "A", "done"),
    (200, "B", "done"),
    (200, "all", "done"),
];

const HAPPENS: &str = "   0 ms  A    starts
   0 ms  B    starts
 100 ms  A    done
 200 ms  B    done
 200 ms  all  done
";

#[test]
fn a_right_prediction_is_the_transcript_of_the_run() {
    assert_eq!(prediction(&CASE, RIGHT).as_deref(), Some(HAPPENS));
    let run = prediction_and_run(&CASE, RIGHT, two);
    assert_eq!(run.as_deref(), Some(HAPPENS));
}

#[test]
fn lines_may_stand_in_any_order_and_be_parted_anywhere() {
    let by_worker = [
        (200, "all", " done"),
        (0, "B starts", ""),
        (200, "", "B\n done"),
        (0, "A", "starts"),
        (100, "A", "done"),
    ];
    assert_eq!(prediction(&CASE, &by_worker).as_deref(), Some(HAPPENS));
}

#[test]
fn one_line_of_a_prediction_stays_one_line() {
    let odd = [(0, "A", "starts\u{1b}[2J"), (3, "", "")];
    let text = prediction(&CASE, &odd).expect("no grader");
    assert_eq!(text, "   0 ms  A  starts\\u{1b}[2J\n   3 ms     \n");
    assert_eq!(prediction(&CASE, &[]).as_deref(), Some(""));
}

#[test]
fn a_run_that_was_not_predicted_fails() {
    let sooner = [(0, "A", "starts"), (0, "B", "starts"), (100, "A", "done")];
    let check = || prediction_and_run(&CASE, &sooner, two);
    assert!(catch_unwind(AssertUnwindSafe(check)).is_err());
}

#[test]
fn the_trace_of_a_prediction_has_its_events_and_no_tasks() {
    let play = foretold(&CASE, RIGHT);
    assert_eq!((play.virtual_ms, play.trace.tasks.len()), (200, 0));
    let seqs: Vec<u32> = play.trace.events.iter().map(|event| event.seq).collect();
    assert_eq!(seqs, [0, 1, 2, 3, 4]);
}
