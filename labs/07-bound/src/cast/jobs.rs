//! Jobs, of which some compute.

use std::time::Duration;

use lab_kit::{Item, Stage};

use crate::{Timed, debug_as, others, plain, timed};

/// A job that waits for others most of the time, or one that computes.
pub struct Job {
    timed: Timed,
    computes: bool,
}

impl Job {
    /// Does the job. One that computes has no `.await` in it: it holds the thread.
    pub async fn run(&self) {
        if !self.computes {
            return self.timed.call().await;
        }
        let call = self.timed.actor.call();
        self.timed.actor.hold(self.timed.ms);
        call.done();
    }
}

debug_as! {
    Job: |job| job.timed.actor.name();
}

/// Jobs and a limit of a plan such as `limit:150 wash:100 sums:80:computes`.
#[doc(hidden)]
pub fn jobs(stage: &Stage) -> (Vec<Job>, Duration) {
    let job = |item: &Item| Job {
        timed: timed(stage, item.only(&["computes"])),
        computes: item.has("computes"),
    };
    let jobs = others(stage, &["limit"]).into_iter().map(job).collect();
    (jobs, plain(stage, "limit").duration())
}
