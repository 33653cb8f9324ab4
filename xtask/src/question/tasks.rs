//! Questions about tasks: how many there are, when one runs, who wakes whom.

use super::recorded::{Event, On, Task, Trace, What};
use super::{Draft, Kind, choice, listed};
use crate::report::Place;

/// What plays the answer.
const MAIN: u32 = 1;

pub(super) fn drafts(trace: &Trace, file: &str, seed: u64) -> Vec<Draft> {
    let all = [
        tasks(trace, file),
        spawned(trace, file, seed),
        polls(trace),
        woke(trace),
    ];
    all.into_iter().flatten().collect()
}

/// The line of the student's file that spawned a task.
fn line(task: &Task, file: &str) -> Option<u32> {
    let place = Place::parse(&task.spawned_at)?;
    (place.file == file && task.on != On::BlockingPool).then_some(place.line)
}

fn tasks(trace: &Trace, file: &str) -> Option<Draft> {
    let others = || trace.tasks.iter().filter(|task| task.id != MAIN);
    if others().any(|task| task.spawned_at.is_empty() || task.on == On::BlockingPool) {
        return None;
    }
    let mut lines: Vec<u32> = others().filter_map(|task| line(task, file)).collect();
    let (own, calls) = (lines.len(), trace.calls());
    lines.dedup();
    let count = |count: usize| match count {
        0 => "none".into(),
        1 => "1 task".into(),
        count => format!("{count} tasks"),
    };
    let main = "Task 1, in which your function runs, is not among them: the course spawned it.";
    let right = if own == 0 {
        format!(
            "All of your code ran in task 1. A call is a future, and whoever awaits it drives it. {main}"
        )
    } else {
        let lines: Vec<String> = lines.iter().map(|line| format!("line {line}")).collect();
        format!("They were spawned in {}. {main}", listed(&lines))
    };
    let made = match calls {
        0 => String::new(),
        1 => " 1 call was made.".into(),
        calls => format!(" {calls} calls were made."),
    };
    let of_calls =
        "That is one for each call. A call is no task: it runs in the task that drives it.";
    Some(Draft {
        kind: Kind::Tasks,
        text: format!(
            "{} How many tasks did your own code spawn?",
            made.trim_start()
        )
        .trim_start()
        .into(),
        right: choice(count(own), right),
        wrong: vec![
            choice(count(calls), of_calls),
            choice(
                count(0),
                "Your code spawned tasks: the trace has each with its line.",
            ),
            choice(count(own + 1), main),
            choice(count(calls + 1), format!("{of_calls} {main}")),
            choice(
                count(1),
                "One spawn in the source can run more than once, or never.",
            ),
        ],
    })
}

fn spawned(trace: &Trace, file: &str, seed: u64) -> Option<Draft> {
    let own: Vec<(&Task, u32)> = trace
        .tasks
        .iter()
        .filter_map(|task| Some((task, line(task, file)?)))
        .collect();
    let &(task, line) = own.get((seed >> 16) as usize % own.len().max(1))?;
    let is_spawn = |event: &Event| event.kind == What::Spawned && event.task == task.id;
    let at = trace.events.iter().position(is_spawn)?;
    let by = trace.events[at].by.filter(|by| *by != 0)?;
    let after = &trace.events[at..];
    let ends = |event: &Event| {
        event.task == by && matches!(event.kind, What::PollPending | What::PollReady)
    };
    let end = after.iter().position(ends)?;
    if after[..end].iter().any(|event| {
        event.task == task.id && event.kind != What::Spawned && event.kind != What::Woken
    }) {
        return None;
    }
    let id = task.id;
    let ended = match after[end].kind {
        What::PollReady => "was done",
        _ => "had to wait",
    };
    Some(Draft {
        kind: Kind::Spawned(id),
        text: format!(
            "Line {line} of your file spawned task {id}, at {} ms. What had task {id} done when task \
             {by}, which spawned it, next {ended}?",
            after[0].at_ms
        ),
        right: choice(
            "nothing yet",
            format!(
                "A spawn puts a task into the ready queue. There is one thread, and it was polling task \
                 {by}; task {id} has its first poll after that."
            ),
        ),
        wrong: vec![
            choice(
                "it had run to its first wait",
                "A spawn does not run the task. It is put into the ready queue.",
            ),
            choice(
                "it had run to its end",
                "A spawn does not run the task, and nobody waits in a spawn.",
            ),
            choice(
                format!("it had run beside task {by}, for as long"),
                "There is one thread. Two tasks take turns on it.",
            ),
        ],
    })
}

/// `once`, `3 times`.
fn times(count: usize) -> String {
    match count {
        0 => "never".into(),
        1 => "once".into(),
        count => format!("{count} times"),
    }
}

fn polls(trace: &Trace) -> Option<Draft> {
    let polls = trace.count(What::PollStart, MAIN);
    let is_wake = |event: &&Event| event.kind == What::Woken && event.task == MAIN;
    let wakes: Vec<&Event> = trace.events.iter().filter(is_wake).collect();
    if !(2..=12).contains(&polls) || wakes.len() + 1 != polls {
        return None;
    }
    let at: Vec<String> = wakes.iter().map(|event| event.at_ms.to_string()).collect();
    let all: usize = trace
        .tasks
        .iter()
        .map(|task| trace.count(What::PollStart, task.id))
        .sum();
    let began = "The first poll comes from its spawn, and each wake brings one more.";
    Some(Draft {
        kind: Kind::Polls,
        text: "How often was task 1, in which your function runs, polled?".into(),
        right: choice(
            times(polls),
            format!("{began} It was woken at {} ms.", listed(&at)),
        ),
        wrong: vec![
            choice(
                times(1),
                format!("A poll that has to wait ends, and a wake brings the next. {began}"),
            ),
            choice(times(polls - 1), format!("That counts the wakes. {began}")),
            choice(
                times(trace.calls().max(1)),
                format!("That counts the calls. {began}"),
            ),
            choice(
                times(all),
                format!("That counts the polls of all tasks. {began}"),
            ),
            choice(
                "once a millisecond, until all was done",
                "Nobody asks again and again: a task that waits is polled when it was woken.",
            ),
        ],
    })
}

fn woke(trace: &Trace) -> Option<Draft> {
    let end = trace.returned()?;
    let is_wake = |event: &Event| event.kind == What::Woken && event.task == MAIN;
    let at = trace.events[..end].iter().rposition(is_wake)?;
    let (wake, rest) = (&trace.events[at], &trace.events[at..end]);
    let timer = "the runtime: a timer of task 1 was due";
    let nobody = choice(
        "nobody: it looks again and again",
        "A task that waits is polled when it was woken, and at no other time.",
    );
    let thread = choice(
        "the call, from a thread of its own",
        "There is one thread. A call runs in the task that drives it.",
    );
    let fired = rest
        .iter()
        .any(|event| event.kind == What::TimerFired && event.task == MAIN);
    let by = wake.by?;
    let (right, mut wrong) = match by {
        0 if fired => {
            let why = "That poll begins with a timer of task 1 that fires. What waits inside a task is \
                       woken by waking the task.";
            (choice(timer, why), vec![nobody, thread])
        }
        0 => return None,
        by if by == MAIN => return None,
        by => {
            let why = format!(
                "The trace has the wake, by task {by}, in what it did at {} ms.",
                wake.at_ms
            );
            (
                choice(format!("task {by}"), why),
                vec![
                    choice(timer, "No timer of task 1 fires in the poll that follows."),
                    nobody,
                ],
            )
        }
    };
    if by != 0 && fired {
        return None;
    }
    let others = trace
        .tasks
        .iter()
        .filter(|task| task.id != MAIN && task.id != by);
    let not = |task: &Task| {
        choice(
            format!("task {}", task.id),
            "The trace has no wake of task 1 by it at that time.",
        )
    };
    let last = others
        .filter(|task| !rest.iter().any(|e| is_wake(e) && e.by == Some(task.id)))
        .map(not)
        .next_back();
    wrong.splice(1..1, last);
    Some(Draft {
        kind: Kind::Woke,
        text: format!(
            "Before it returned, task 1, in which your function runs, was woken for the last time at {} \
             ms. Who woke it?",
            wake.at_ms
        ),
        right,
        wrong,
    })
}
