//! Plays that spin, hold the thread, or let the clock run.

use super::*;

/// Wakes itself in each poll.
struct Restless;

impl Future for Restless {
    type Output = ();

    fn poll(self: std::pin::Pin<&mut Self>, cx: &mut std::task::Context<'_>) -> Poll<()> {
        cx.waker().wake_by_ref();
        Poll::Pending
    }
}

/// Asserts that it is a livelock at that instant, told at once, and gives the first line of it.
#[track_caller]
fn livelock(play: &Play, at_ms: u64) -> String {
    assert_eq!((&play.ending, play.virtual_ms), (&Ending::Livelock, at_ms));
    // Half a second in a debug build where eight others want the machine, and room for more.
    assert!(play.wall < Duration::from_secs(4), "{:?}", play.wall);
    play.waiting[0].to_string()
}

#[test]
fn who_yields_for_ever_is_in_a_livelock_and_it_is_said_how_often_it_was_polled() {
    let play = played(async |stage| {
        let near = stage.actor("near");
        near.wait(40).await;
        spawn(pending::<()>());
        near.note("looks");
        loop {
            yield_now().await;
        }
        #[expect(unreachable_code, reason = "gives the block a type")]
        ()
    });
    let says = livelock(&play, 40);
    let polls = says
        .strip_prefix("the answer: polled ")
        .expect("the answer first");
    let (times, rest) = polls.split_once(' ').expect("a number");
    assert!(
        times.parse::<u32>().is_ok_and(|times| times > 29_000),
        "{says}"
    );
    assert_eq!(rest, "times at 40 ms, last event `near looks` at 40 ms");
    assert!(
        play.transcript
            .ends_with("  40 ms  answer  still waiting\n")
    );
}

#[test]
fn a_future_that_wakes_itself_is_in_a_livelock_on_a_local_set_too() {
    livelock(&played(async |_| Restless.await), 0);
    panics::catch(Reader::Person);
    let local = play_local(RULES, "a:1", Twist::None, async |_| {
        let task = record::task(Place::LocalSet, Restless);
        real_tokio::task::spawn_local(task).await
    });
    let says = livelock(&local, 0);
    assert!(
        says.starts_with("task 2, spawned at labs/kit/src/play/hangs_tests.rs:"),
        "{says}"
    );
}

#[test]
fn what_an_answer_left_behind_may_be_in_a_livelock_as_well() {
    let play = played(async |_| spawn(Restless));
    assert_eq!(play.ending, Ending::Livelock);
    assert!(
        play.transcript.ends_with("returned ()\n"),
        "{}",
        play.transcript
    );
}

#[test]
fn ten_thousand_tasks_at_one_instant_are_none() {
    let play = played(async |stage| {
        let near = stage.actor("near");
        for _ in 0..10_000 {
            let near = near.clone();
            spawn(async move {
                yield_now().await;
                near.wait(1).await;
            });
        }
        near.wait(2).await;
    });
    // Their events are too many to be kept.
    assert!(
        matches!(play.ending, Ending::Returned | Ending::Limit(_)),
        "{:?}",
        play.ending
    );
}

#[test]
fn whoever_held_the_thread_is_named_with_those_who_were_ready() {
    let play = played(async |stage| {
        let near = stage.actor("near");
        near.note("starts");
        spawn(async {});
        hold_really(Duration::from_millis(40));
        near.note("ends");
    });
    let (who, ready) = play.held.split_once("; ").expect("two parts");
    assert!(who.starts_with("the answer, in one turn of "), "{who}");
    assert!(who.ends_with(" ms after `near starts` at 0 ms"), "{who}");
    assert!(
        ready.starts_with("ready meanwhile: task 2, spawned at labs/kit/"),
        "{ready}"
    );
    assert_eq!(played(async |_| ()).held, "");
}

#[test]
fn a_clock_that_runs_on_stands_again_when_the_answer_has_returned() {
    let play = played(async |_| {
        real_tokio::time::resume();
        record::resumed();
    });
    assert_eq!(play.ending, Ending::Returned);
}
