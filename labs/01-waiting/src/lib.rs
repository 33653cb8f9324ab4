//! The cast: stocks to ask for their price, steps that keep the thread busy, and the
//! workers of the listing `event_loop`.

use std::fmt;

use lab_kit::{Actor, Item, Stage, fault};

/// The stocks that a plan can name, with their prices in cents.
const LISTED: [(&str, u32); 5] = [
    ("ACME", 22_750),
    ("BOLT", 41_520),
    ("CREW", 11_890),
    ("DUNE", 6_405),
    ("ECHO", 9_930),
];

/// A stock at an exchange that takes a while to answer.
pub struct Stock {
    actor: Actor,
    ms: u64,
    cents: u32,
}

impl Stock {
    /// Asks for the price, in cents. Other tasks run while it is on its way.
    pub async fn price(&self) -> u32 {
        let call = self.actor.call();
        self.actor.wait(self.ms).await;
        call.done();
        self.cents
    }
}

impl fmt::Debug for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.actor.name())
    }
}

/// One step of a long computation.
pub struct Step {
    actor: Actor,
    ms: u64,
}

impl Step {
    /// Computes. It holds the thread until it is done: no other task runs meanwhile.
    pub fn run(&self) {
        self.actor.hold(self.ms);
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {} ms", self.actor.name(), self.ms)
    }
}

/// A task that shares the thread with the steps: it ticks, waits, ticks again.
#[doc(hidden)]
#[derive(Debug)]
pub struct Ticker {
    actor: Actor,
    every_ms: u64,
    ticks: usize,
}

impl Ticker {
    pub async fn run(self) {
        let call = self.actor.begin("tick 1");
        for n in 2..=self.ticks {
            self.actor.wait(self.every_ms).await;
            self.actor.note(format!("tick {n}"));
        }
        call.done();
    }
}

/// A worker of the listing `event_loop`, with the words that it prints.
#[doc(hidden)]
#[derive(Debug)]
pub struct Worker {
    actor: Actor,
    pause_ms: u64,
}

impl Worker {
    pub async fn run(self) {
        let call = self.actor.begin("starts");
        self.actor.wait(self.pause_ms).await;
        self.actor.note("resumes");
        self.actor.wait(self.pause_ms).await;
        call.done();
    }
}

/// The three stocks of a plan such as `ACME:300 BOLT:100 CREW:250`.
#[doc(hidden)]
pub fn stocks(stage: &Stage) -> [Stock; 3] {
    let items = stage.plan().items();
    let stocks: Vec<Stock> = items.iter().map(|item| stock(stage, item)).collect();
    let count = stocks.len();
    let not_three = |_| fault(format!("the plan has {count} stocks, not three"));
    stocks.try_into().unwrap_or_else(not_three)
}

fn stock(stage: &Stage, item: &Item) -> Stock {
    let Item { name, ms, .. } = item.only(&[]);
    let listed = LISTED.iter().find(|(listed, _)| listed == name);
    let unknown = || fault(format!("no stock is called `{name}`"));
    let &(_, cents) = listed.unwrap_or_else(unknown);
    Stock {
        actor: stage.actor(name),
        ms: *ms,
        cents,
    }
}

/// The ticker and the steps of a plan such as `ticker:10:x5 step:10:x10`: five
/// ticks, ten steps.
#[doc(hidden)]
pub fn ticker_and_steps(stage: &Stage) -> (Ticker, Vec<Step>) {
    let item = stage.plan().item("ticker");
    let ticker = Ticker {
        actor: stage.actor(&item.name),
        every_ms: item.ms,
        ticks: times(item),
    };
    let items = stage.plan().items();
    let mut steps = Vec::new();
    for item in items.iter().filter(|item| item.name != "ticker") {
        let (actor, ms) = (stage.actor(&item.name), item.ms);
        let step = |_| Step {
            actor: actor.clone(),
            ms,
        };
        steps.extend((0..times(item)).map(step));
    }
    (ticker, steps)
}

/// The workers of a plan such as `A:300 B:500 C:100`.
#[doc(hidden)]
pub fn workers(stage: &Stage) -> Vec<Worker> {
    let items = stage.plan().items().iter().map(|item| item.only(&[]));
    let workers = items.map(|item| Worker {
        actor: stage.actor(&item.name),
        pause_ms: item.ms,
    });
    workers.collect()
}

/// Five for the flag `x5`; one without a flag.
fn times(item: &Item) -> usize {
    let times = (1..=50).find(|n| item.has(&format!("x{n}"))).unwrap_or(1);
    item.only(&[&format!("x{times}")]);
    times
}
