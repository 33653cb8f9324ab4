//! Errors about futures and awaits: what is awaited, where, and what an await gives.

use super::{Known, known};
use crate::meanings::Meaning;

known!(
    FUTURE_NOT_AWAITED,
    "future_not_awaited",
    ["E0308", "E0277", "E0599", "unused_must_use"],
    "A future stands where its value is wanted: an `.await` is missing.",
    "A call of an `async fn` does nothing but make a future. The work begins when that future is \
     awaited or spawned, and only an await gives its value.",
    "The belief that the call itself starts the work, or an `.await` that was forgotten. A \
     `JoinHandle` is such a future too: its task runs, but its value comes by an await.",
    "Await it where you need the value:\n\n    let price = ask(shop).await;"
);
known!(
    AWAIT_OUTSIDE_ASYNC,
    "await_outside_async",
    ["E0728"],
    "`.await` stands in a function or closure that is not `async`.",
    "`.await` parks the function that it stands in, and only an `async` function or block can be \
     parked and go on later. A plain `fn` or closure runs to its end in one go.",
    "A helper function that was not made `async`, or a closure of an iterator.",
    "Make the function `async` and await its call. In an iterator, make futures and await them \
     together:\n\n    let all = pages.iter().map(|page| load(page));\n    let pages = \
     futures::future::join_all(all).await;"
);
known!(
    NOT_A_FUTURE,
    "not_a_future",
    ["E0277"],
    "Something is awaited or joined that is no future.",
    "Only a future can be awaited, joined, raced or spawned. This value is not one.",
    "The `.await` of a call of a plain `fn`, or a future that was awaited already on its way into \
     `join!`, `select!` or `spawn`: what they were given is its result.",
    "Take the surplus `.await` away:\n\n    let (one, other) = tokio::join!(ask(a), ask(b));"
);
known!(
    AWAIT_GIVES_RESULT,
    "await_gives_result",
    ["E0308", "E0599"],
    "This await gives a `Result`, and its value is wanted.",
    "This await can fail in a way of its own, so it gives a `Result` around the value. A task may \
     have panicked or been aborted (`JoinError`), the time may be up (`Elapsed`), the other half \
     of a channel may be gone.",
    "The belief that awaiting a handle or a timeout gives just what the task or the future gives.",
    "Say what is to happen in that case, or why it cannot come:\n\n    let price = \
     task.await.expect(\"the task does not panic\");"
);
known!(
    QUESTION_MARK_IN_BLOCK,
    "question_mark_in_block",
    ["E0277"],
    "`?` stands in an async block that gives no `Result`.",
    "`?` leaves the innermost function, closure or async block, not the function around it. The \
     block that it stands in must give a `Result` or an `Option` then.",
    "The belief that `?` in a spawned block returns from the function that spawns it. The block is \
     a future of its own, and may run long after that function has returned.",
    "Let the block give a `Result`, and look at it where the task is awaited:\n\n    let task = \
     tokio::spawn(async { ask().await?; Ok::<(), Refused>(()) });\n    \
     task.await.expect(\"no panic\")?;"
);
known!(
    BLOCK_WITHOUT_TYPE,
    "block_without_type",
    ["E0282", "E0283"],
    "Nothing says which error this async block gives.",
    "An async block says nowhere what it gives, and `?` turns one error into another. So rustc \
     cannot know which error this block has.",
    "`Ok(…)` at the end of an async block with a `?` in it.",
    "Name the error where the block ends:\n\n    Ok::<_, Refused>(found)"
);
known!(
    ASYNC_RECURSION,
    "async_recursion",
    ["E0733"],
    "An `async fn` awaits itself, so its future would hold itself.",
    "A future holds all that its function needs between two polls. A function that awaits itself \
     would hold itself, and so have no size.",
    "An `async fn` that awaits its own call, at once or by way of another one.",
    "Put the inner future on the heap, behind a pointer:\n\n    Box::pin(count(from - 1)).await"
);
known!(
    BORROWED_MUTABLY_TWICE,
    "borrowed_mutably_twice",
    ["E0499", "E0502"],
    "Two futures that run beside each other change the same value.",
    "Futures that are joined or raced live at the same time, so their borrows do too. Two of them \
     cannot both hold `&mut` of one value, even where only one of them runs at a time.",
    "Two calls in one `join!` or `select!` that change the same list or map.",
    "Let each future give its result, and change the value after the join:\n\n    let (one, other) = \
     tokio::join!(ask(a), ask(b));\n    found.extend([one, other]);"
);
known!(
    NEEDS_MUT,
    "needs_mut",
    ["E0596"],
    "A call that takes the next of many needs a `mut` variable.",
    "To wait for the next of many changes what it is asked of: a receiver, a set of tasks, an \
     interval. So it must be yours to change.",
    "`recv`, `join_next`, `tick` or `changed` on a variable without `mut`.",
    "Say so where it is made:\n\n    let (sender, mut receiver) = mpsc::channel(1);"
);
known!(
    UNPINNED_IN_SELECT,
    "unpinned_in_select",
    ["E0277"],
    "A future is polled by reference and was not pinned.",
    "A future that was polled must not be moved any more. Who polls it by `&mut`, round after \
     round, must first pin it: fix its place.",
    "`&mut future` in `select!`, or `(&mut future).await`, with a `Sleep` or the future of an \
     `async fn` that was not pinned.",
    "Pin it once, before the loop:\n\n    let over = tokio::time::sleep(limit);\n    \
     tokio::pin!(over);"
);
