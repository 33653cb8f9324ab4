//! The cast of the handed cases: parts that take a while, a log, and for some a stand-in of
//! their own. Each case is one exercise.

mod cast {
    pub(crate) mod disk;
    pub(crate) mod meter;
    pub(crate) mod part;
    pub(crate) mod worker;
}

pub use cast::disk::Disk;
pub use cast::meter::Meter;
pub use cast::part::{Log, Part};
pub use cast::worker::{BadInput, Worker};

use lab_kit::{Item, Stage};
use tokio::io::{AsyncWriteExt, DuplexStream, duplex};

/// The parts of a plan such as `tea:300 milk:200`, in its order.
#[doc(hidden)]
pub fn parts(stage: &Stage) -> Vec<Part> {
    let items = stage.plan().items().iter();
    items.map(|item| part_of(stage, item)).collect()
}

/// The two parts of a plan that names two.
#[doc(hidden)]
pub fn pair(stage: &Stage) -> (Part, Part) {
    let mut parts = parts(stage).into_iter();
    match (parts.next(), parts.next(), parts.next()) {
        (Some(one), Some(other), None) => (one, other),
        _ => lab_kit::fault(format!("the plan `{}` must name two", stage.plan())),
    }
}

/// The part of this name.
#[doc(hidden)]
pub fn part(stage: &Stage, name: &str) -> Part {
    part_of(stage, stage.plan().item(name))
}

fn part_of(stage: &Stage, item: &Item) -> Part {
    Part::new(stage.actor(&item.name), item.only(&[]).ms)
}

/// The number behind this name in the plan, which is no time: `readers:5`.
#[doc(hidden)]
pub fn number(stage: &Stage, name: &str) -> u64 {
    stage.plan().item(name).only(&[]).ms
}

#[doc(hidden)]
pub fn log(stage: &Stage) -> Log {
    Log::new(stage.actor("log"))
}

/// The meter of a plan such as `meter:100 slow:350`: the gap between two reads, and how long the
/// second read takes.
#[doc(hidden)]
pub fn meter(stage: &Stage) -> Meter {
    let (gap, slow) = (number(stage, "meter"), number(stage, "slow"));
    Meter::new(stage.actor("meter"), gap, slow)
}

/// The workers of a plan such as `one:10 two:20:bad`.
#[doc(hidden)]
pub fn workers(stage: &Stage) -> Vec<Worker> {
    let worker = |item: &Item| {
        let Item { name, ms, .. } = item.only(&["bad"]);
        Worker::new(stage.actor(name), *ms, item.has("bad"))
    };
    stage.plan().items().iter().map(worker).collect()
}

/// The disk of a plan such as `disk:3 lines:20`.
#[doc(hidden)]
pub fn disk(stage: &Stage) -> Disk {
    Disk::new(stage.actor("disk"), number(stage, "disk"))
}

/// Our end of a line, at whose other end a peer says `pong` after a while: `peer:20`.
#[doc(hidden)]
pub fn line(stage: &Stage) -> DuplexStream {
    let (ours, mut theirs) = duplex(64);
    let peer = part(stage, "peer");
    tokio::spawn(async move {
        peer.work().await;
        // Whoever hung up does not hear it.
        theirs.write_all(b"pong").await.ok();
    });
    ours
}
