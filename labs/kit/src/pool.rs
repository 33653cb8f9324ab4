//! The blocking pool of a play: which closures run, which wait for a thread.

use std::collections::{BTreeMap, BTreeSet};

use crate::{trace::Task, waiting::who, wire::POOL_THREADS};

#[cfg(test)]
mod tests;

/// Places that are named; the rest is counted.
const NAMED: usize = 3;

/// Closures that have not ended, by task.
#[derive(Debug, Default)]
pub(crate) struct Pool {
    queued: BTreeSet<u32>,
    running: BTreeSet<u32>,
}

impl Pool {
    /// A closure was handed to the pool.
    pub(crate) fn queued(&mut self, task: u32) {
        self.queued.insert(task);
    }

    /// A thread took it up, if it is one of ours.
    pub(crate) fn begins(&mut self, task: u32) {
        if self.queued.remove(&task) {
            self.running.insert(task);
        }
    }

    /// It ended, or was taken back.
    pub(crate) fn ends(&mut self, task: u32) {
        self.queued.remove(&task);
        self.running.remove(&task);
    }

    /// What has not ended, in one clause. Empty if all has.
    pub(crate) fn says(&self, tasks: &[Task]) -> String {
        let named = |id: &u32| tasks.get((*id as usize).wrapping_sub(1));
        match (self.queued.first().and_then(named), self.running.len()) {
            (None, 0) => String::new(),
            (None, 1) => {
                let one = self.running.iter().filter_map(named).map(who);
                format!("{}, has not ended", one.collect::<String>())
            }
            (None, running) => {
                let places = places(self.running.iter().filter_map(named));
                format!("{running} closures on the blocking pool have not ended, {places}")
            }
            (Some(first), running) => {
                let places = places(self.running.iter().filter_map(named));
                let wait = match self.queued.len() {
                    1 => "1 closure waits for one".into(),
                    n => format!("{n} closures wait for one, first"),
                };
                format!(
                    "the blocking pool is exhausted: {running} of its {POOL_THREADS} threads are \
                     taken by closures that have not ended, {places}, and {wait}: {}",
                    who(first)
                )
            }
        }
    }
}

/// `spawned at labs/…:12 (40 times) and labs/…:31`.
fn places<'a>(tasks: impl Iterator<Item = &'a Task>) -> String {
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    for task in tasks {
        *counts.entry(&task.spawned_at).or_default() += 1;
    }
    let more = counts.len().saturating_sub(NAMED);
    let mut places: Vec<String> = counts
        .into_iter()
        .take(NAMED)
        .map(|(place, n)| match n {
            1 => place.to_owned(),
            n => format!("{place} ({n} times)"),
        })
        .collect();
    if more > 0 {
        let other = if more == 1 {
            "another place"
        } else {
            "other places"
        };
        places.push(other.into());
    }
    format!("spawned at {}", places.join(" and "))
}
