//! Examines a play that was given up: for what each task waits, and who holds it up.
//!
//! The case is played again, the same up to its deadline. Then, with the recording over:
//!
//! - Each task that waits is polled once more with a new waker. Whatever it waits in takes that and
//!   lets go of the old one; the destructor of the old one looks at the stack, which names the call.
//! - In a play of its own for each task, that task ends. Whoever is woken by it waited for what the
//!   task held: a lock, a permit, a sender, its own end.
//!
//! So all of Tokio's types stay Tokio's, and those of other crates are seen as well.

use std::{
    backtrace::Backtrace,
    collections::{BTreeMap, BTreeSet},
    sync::{Mutex, MutexGuard, PoisonError, Weak},
    time::{Duration, Instant},
};

use real_tokio::task::yield_now;

use crate::{
    play::{Play, Twist},
    record::TaskWaker,
    site::{self, Site},
    waiting::Waiting,
    wire::Ending,
};

#[cfg(test)]
mod tests;

/// Tasks that are examined at most.
const TASKS: usize = 12;

/// Polls of each. A `join!` polls another branch last each time, and one a poll is seen.
const POLLS: u32 = 3;

/// Turns of the loop within which ordered polls come, if they come: a set that nobody runs has none.
const TURNS: u32 = 100;

/// Wall time for the plays of an examination, and of a play that is worth one.
const PLAYS: Duration = Duration::from_millis(400);

/// What a task has to do at its next poll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Take a new waker, and say where the old one goes.
    Look,
    /// Drop all that it has, and end.
    End,
}

/// The examination of one play.
#[derive(Debug, Default)]
pub(crate) struct Exam {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    wakers: BTreeMap<u32, Weak<TaskWaker>>,
    orders: BTreeMap<u32, Order>,
    looked: BTreeMap<u32, Look>,
    /// The task that was told to end, and who was woken by that.
    ended: Option<u32>,
    woken: BTreeSet<u32>,
}

/// What was seen of a task that waits.
#[derive(Debug, Default)]
struct Look {
    /// Nobody has a waker of it.
    lost: bool,
    /// It ended when it was polled once more.
    went_on: bool,
    stacks: Vec<Backtrace>,
}

/// What an examination found.
#[derive(Debug, Default)]
pub(crate) struct Found {
    looked: BTreeMap<u32, Look>,
    woken: BTreeSet<u32>,
}

impl Exam {
    /// The task has this waker from now on.
    pub(crate) fn waker(&self, task: u32, waker: Weak<TaskWaker>) {
        self.state().wakers.insert(task, waker);
    }

    /// What the task has to do in the poll that begins.
    pub(crate) fn order(&self, task: u32) -> Option<Order> {
        self.state().orders.remove(&task)
    }

    /// Whether anybody but the task itself has its waker, which the task has let go of.
    pub(crate) fn looks(&self, task: u32) {
        let mut state = self.state();
        let kept = state.wakers.get(&task).map_or(0, Weak::strong_count);
        state.looked.entry(task).or_default().lost |= kept == 0;
    }

    /// The task's old waker is gone, here.
    pub(crate) fn saw(&self, task: u32, stack: Backtrace) {
        self.state()
            .looked
            .entry(task)
            .or_default()
            .stacks
            .push(stack);
    }

    /// The task ended in the poll in which it was looked at.
    pub(crate) fn went_on(&self, task: u32) {
        self.state().looked.entry(task).or_default().went_on = true;
    }

    /// `task` was woken by `by`.
    pub(crate) fn woken(&self, task: u32, by: u32) {
        let mut state = self.state();
        if state.ended == Some(by) {
            state.woken.insert(task);
        }
    }

    /// Looks at the tasks that wait; or ends that one.
    pub(crate) async fn run(&self, waiting: &[Waiting], end: Option<u32>) {
        if let Some(task) = end {
            self.state().ended = Some(task);
            return self.have([task].into_iter(), Order::End).await;
        }
        for _ in 0..POLLS {
            self.have(tasks(waiting), Order::Look).await;
        }
    }

    /// What was found.
    pub(crate) fn found(&self) -> Found {
        let mut state = self.state();
        Found {
            looked: std::mem::take(&mut state.looked),
            woken: std::mem::take(&mut state.woken),
        }
    }

    async fn have(&self, tasks: impl Iterator<Item = u32>, order: Order) {
        let wakers: Vec<_> = {
            let mut state = self.state();
            let tasks: Vec<u32> = tasks.collect();
            state.orders = tasks.iter().map(|task| (*task, order)).collect();
            let wakers = tasks
                .iter()
                .filter_map(|task| state.wakers.get(task)?.upgrade());
            wakers.collect()
        };
        wakers.iter().for_each(|waker| waker.poll_again());
        drop(wakers);
        for _ in 0..TURNS {
            if self.state().orders.is_empty() {
                return;
            }
            yield_now().await;
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Plays the case again and again, and says of each task that waits in it for what.
pub(crate) fn examine(first: &mut Play, play: impl Fn(Twist) -> Play) {
    let given_up = matches!(first.ending, Ending::Deadlock | Ending::NeverReturns);
    if !given_up || first.wall > PLAYS {
        return;
    }
    let clock = Instant::now();
    let again = |end| {
        let again = play(Twist::Examined(end));
        let same = again.transcript == first.transcript && again.ending == first.ending;
        same.then_some(again.found)
    };
    let Some(seen) = again(None) else {
        return;
    };
    let waiting: Vec<u32> = tasks(&first.waiting).collect();
    let all = first.waiting.iter().filter(|waits| waits.task.is_some());
    let mut complete = all.count() == waiting.len();
    // Who holds up whom.
    let mut holders: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for task in waiting {
        let in_time = clock.elapsed() < PLAYS;
        match in_time.then(|| again(Some(task))).flatten() {
            Some(found) => {
                let held = found.woken.into_iter().filter(|woken| *woken != task);
                held.for_each(|woken| holders.entry(woken).or_default().push(task));
            }
            None => complete = false,
        }
    }
    for waits in &mut first.waiting {
        if let Some(task) = waits.task
            && let Some(look) = seen.looked.get(&task)
        {
            waits.what = what(look, holders.get(&task), complete);
        }
    }
}

fn tasks(waiting: &[Waiting]) -> impl Iterator<Item = u32> {
    waiting.iter().filter_map(|waits| waits.task).take(TASKS)
}

/// For what a task waits, to follow "waits since 0 ms".
fn what(look: &Look, holders: Option<&Vec<u32>>, complete: bool) -> String {
    let sites = look.stacks.iter().map(|stack| site::of(&stack.to_string()));
    let sites: BTreeSet<Site> = sites.flatten().collect();
    let for_what = site::clause(&sites);
    let timer = sites.iter().any(Site::is_timer);
    if look.went_on {
        return format!("{for_what}, and went on when polled once more: its wake-up was lost");
    }
    if look.lost {
        return format!("{for_what}, and nobody has its waker: nobody can wake it");
    }
    match holders {
        Some(holders) => {
            let named: Vec<String> = holders.iter().map(|task| named(*task)).collect();
            format!("{for_what}, held up by {}", named.join(" and "))
        }
        None if complete && !timer => format!("{for_what}, held up by no other task"),
        None => for_what,
    }
}

fn named(task: u32) -> String {
    if task == 1 {
        "the answer".into()
    } else {
        format!("task {task}")
    }
}
