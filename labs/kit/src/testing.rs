//! For the tests of this crate and of the facade, which look at what no case shows.

use std::fmt::Debug;

use crate::{
    Rules, Stage,
    play::{Play, Twist, play, play_local},
    trace::Trace,
};

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10_000,
};

/// Plays a scene once, on a plan without meaning.
///
/// # Panics
/// At a fault.
pub fn trace<Fut>(scene: impl FnOnce(Stage) -> Fut) -> Trace
where
    Fut: Future<Output: Debug + Send> + Send + 'static,
{
    faultless(play(RULES, "a:1", Twist::None, scene))
}

/// [`trace`] on a `LocalSet`.
///
/// # Panics
/// At a fault.
pub fn trace_local<Fut>(scene: impl FnOnce(Stage) -> Fut) -> Trace
where
    Fut: Future<Output: Debug> + 'static,
{
    faultless(play_local(RULES, "a:1", Twist::None, scene))
}

fn faultless(play: Play) -> Trace {
    match play.fault {
        Some(fault) => panic!("{fault}"),
        None => play.trace,
    }
}
