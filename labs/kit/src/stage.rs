//! The stage and its actors: stand-ins for the network, the disk and steps of computing.

use std::{
    fmt::{self, Display},
    pin::pin,
    sync::Arc,
    task::{Context, Poll, Waker},
    time::Duration,
};

use real_tokio::{
    runtime::Handle,
    time::{advance, sleep},
};

use crate::{
    plan::{Plan, fault},
    record::Timer,
    recorder::Recorder,
    sweep::Sweep,
    thread,
    transcript::ANSWER,
    wire::SWEEP,
};

#[cfg(test)]
mod tests;

/// Where a scenario finds its plan and its actors.
#[derive(Clone, Debug)]
pub struct Stage {
    recorder: Arc<Recorder>,
    plan: Arc<Plan>,
    sweep: Arc<Sweep>,
}

impl Stage {
    pub(crate) fn new(recorder: Arc<Recorder>, plan: Plan, sweep: Arc<Sweep>) -> Stage {
        Stage {
            recorder,
            plan: Arc::new(plan),
            sweep,
        }
    }

    /// The numbers of this case.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// An actor with a lane of its own.
    ///
    /// # Panics
    /// With a fault for the names `answer` and `sweep`: those lanes are taken.
    pub fn actor(&self, name: impl Into<String>) -> Actor {
        let name = name.into();
        if [ANSWER, SWEEP].contains(&&*name) {
            fault(format!(
                "an actor cannot be called `{name}`: that lane is taken"
            ));
        }
        Actor {
            recorder: self.recorder.clone(),
            name: name.into(),
        }
    }

    /// Awaits the answer's call, and has the case swept: the kit plays it again and again, and drops
    /// the call right after it began to wait for the first time, the second, and so on. Then this
    /// is `None`, at once. Of several calls the awaits are counted together.
    pub async fn sweep<T>(&self, call: impl Future<Output = T>) -> Option<T> {
        self.sweep.call(&self.recorder, call).await
    }

    /// What must hold at the end of a play, wherever the call of [`Stage::sweep`] was dropped:
    /// nothing lost, nothing leaked. `Err` says in few words what does not: `"hel" is lost`.
    ///
    /// It is asked when the play is over. What it looks at has to show in the transcript.
    pub fn invariant(&self, holds: impl Fn() -> Result<(), String> + Send + 'static) {
        self.sweep.invariant(holds);
    }
}

/// A named stand-in for something outside the program. What it does is a line of the transcript.
#[derive(Clone)]
pub struct Actor {
    recorder: Arc<Recorder>,
    name: Arc<str>,
}

impl Actor {
    /// The name, and the lane.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Begins a call: `called`. Whoever drops the [`Call`] before it ended has `dropped` it.
    pub fn call(&self) -> Call {
        self.begin("called")
    }

    /// Begins a call under words of its own, such as `asked for page 3`.
    pub fn begin(&self, what: impl Display) -> Call {
        let id = self.recorder.call(&self.name, &what.to_string());
        Call {
            actor: self.clone(),
            id,
            open: true,
        }
    }

    /// Says something that has no duration.
    pub fn note(&self, what: impl Display) {
        self.recorder.note(&self.name, &what.to_string());
    }

    /// Waits for `ms` virtual milliseconds, as a task does: others run meanwhile.
    pub async fn wait(&self, ms: u64) {
        let mut sleep = pin!(sleep(Duration::from_millis(ms)));
        let mut timer = Timer::new(sleep.deadline());
        std::future::poll_fn(|cx| {
            let poll = sleep.as_mut().poll(cx);
            timer.polled(poll.is_ready());
            poll
        })
        .await;
    }

    /// Computes, or blocks, for `ms` virtual milliseconds: holds the thread, nobody else runs.
    ///
    /// The clock jumps and no other task gets a turn, by polling `tokio::time::advance` once by
    /// hand. Tokio does not promise that; the canary test of this crate watches it.
    ///
    /// # Panics
    /// Off the event loop's thread, with an explanation.
    #[track_caller]
    pub fn hold(&self, ms: u64) {
        if self.recorder.closed() {
            // A destructor in the runtime's own shutdown.
            return;
        }
        assert!(
            thread::on_loop() && Handle::try_current().is_ok(),
            "`{}` computes on the event loop's thread in this exercise: \
             call it from a task, not from spawn_blocking or a thread of your own",
            self.name,
        );
        self.recorder.held(&self.name, ms);
        let mut jump = pin!(advance(Duration::from_millis(ms)));
        let poll = jump.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        assert!(
            matches!(poll, Poll::Pending),
            "advance() gave no turn away: see the canary test"
        );
    }
}

impl fmt::Debug for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// A call in progress.
#[derive(Debug)]
#[must_use = "a call that is dropped at once says `dropped`"]
pub struct Call {
    actor: Actor,
    id: u32,
    open: bool,
}

impl Call {
    /// Ends the call: `done`.
    pub fn done(self) {
        self.end("done");
    }

    /// Ends the call by a failure: `failed: why`.
    pub fn failed(self, why: impl Display) {
        self.end(&format!("failed: {why}"));
    }

    fn end(mut self, text: &str) {
        self.open = false;
        self.actor
            .recorder
            .call_ends(&self.actor.name, self.id, text);
    }
}

impl Drop for Call {
    fn drop(&mut self) {
        if self.open {
            let actor = &self.actor;
            actor.recorder.call_ends(&actor.name, self.id, "dropped");
        }
    }
}
