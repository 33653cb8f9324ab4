//! Errors about what a task or a thread may hold, take along or give away.

use super::{Known, known};
use crate::meanings::Meaning;

known!(
    FUTURE_NOT_SEND,
    "future_not_send",
    ["E0277"],
    "A spawned task holds something that may not leave its thread.",
    "A task may go on in another thread after each await. So all that it takes along, and all that \
     it holds across an await, must be `Send`.",
    "An `Rc`, a `RefCell`'s borrow or a raw pointer in a spawned block, in a function that it awaits, \
     or in the answer itself, which is played as a task. This holds on a runtime with one thread as \
     well: `spawn` asks for `Send` by its type.",
    "Share by `Arc` and an atomic or a `Mutex`, or let the value end in a block of its own before \
     the await:\n\n    let hits = Arc::new(AtomicUsize::new(0));"
);
known!(
    GUARD_ACROSS_AWAIT,
    "guard_across_await",
    ["E0277"],
    "A guard of a `std` lock is held across an await.",
    "A guard of a `std` lock must be let go by the thread that took it, so it is not `Send`. While \
     the task is parked with it, everybody else who wants that lock stops a whole thread.",
    "A guard that lives until its block ends, with an await in between; or one that a statement \
     makes in passing and that lives until its semicolon.",
    "End the guard before the await, in a block of its own. Only where the lock must be held \
     while you wait, take `tokio::sync::Mutex`.\n\n    let price = { book.lock().unwrap().price };\n    \
     sell(price).await;"
);
known!(
    NOT_SEND,
    "not_send",
    ["E0277"],
    "Something is given to another thread that may not leave its own.",
    "What goes to another thread must be `Send`: each thing that the closure or task takes along, \
     and what it gives back. What threads look at together must be `Sync`.",
    "An `Rc`, a `Cell` or a `RefCell` that is used in `spawn_blocking`, in a thread, or by \
     reference in a task.",
    "Take along what can be sent: an `Arc` for an `Rc`, a `Mutex` or an atomic for a `Cell`, or a \
     copy of what is inside:\n\n    let name = name.to_string();"
);
known!(
    BLOCK_NEEDS_MOVE,
    "block_needs_move",
    ["E0373"],
    "This block or closure borrows what may be gone when it runs: it needs `move`.",
    "An async block or a closure borrows what it uses, unless it says `move`. This one may still \
     run when its function has returned and the value is gone, so it must own it.",
    "A block for `spawn`, or a closure for `spawn_blocking`, without `move`.",
    "Let it take what it uses. What others need too, clone before:\n\n    let name = \
     name.clone();\n    tokio::spawn(async move { greet(&name).await });"
);
known!(
    BORROW_INTO_TASK,
    "borrow_into_task",
    ["E0597", "E0716", "E0505"],
    "What is spawned borrows a value of the function that spawns it.",
    "What is spawned may outlive the function that spawns it. So it may hold no borrow of what \
     that function owns, even if the function awaits it at once.",
    "A reference that was moved into the task: `async move` moves the reference, not the value. A \
     loop over `&names` gives such references.",
    "Give the task a value of its own:\n\n    for name in names.clone() {\n        \
     tokio::spawn(async move { greet(&name).await });\n    }\n\nOr run the futures in your own \
     task, where they may borrow: `join!`, `join_all`."
);
known!(
    TASK_NEEDS_STATIC,
    "task_needs_static",
    ["E0521", "E0310"],
    "What is spawned may hold a borrow that was only lent to its caller.",
    "What is spawned may outlive its caller, so its type must be `'static`: it owns all it has. A \
     reference that came as an argument is only lent for the call, and a type parameter could \
     hold such a reference.",
    "`spawn` in a function that takes `&str`, `&self` or `impl Future` and hands it to the task.",
    "Take or make a value of its own, or ask for the bound:\n\n    let name = name.to_string();\n    \
     F: Future<Output = usize> + Send + 'static"
);
known!(
    USED_AFTER_MOVE,
    "used_after_move",
    ["E0382"],
    "This value was moved into a task, or awaited, and is used again.",
    "A value that was moved into a task belongs to that task, and a future or handle that was \
     awaited is used up. Neither is here any more.",
    "`async move` takes all that the block uses. `handle.await` takes the handle.",
    "Clone before the move, or let the task give the value back. A handle that is to be waited \
     for again is awaited by reference:\n\n    let mine = name.clone();\n    (&mut handle).await"
);
known!(
    RECEIVER_IS_NOT_CLONED,
    "receiver_is_not_cloned",
    ["E0599", "E0382"],
    "A receiver of an `mpsc` channel is wanted in two places.",
    "An `mpsc` channel has many senders and one receiver: each message goes to one place. So the \
     receiver can neither be cloned nor be moved into two tasks.",
    "Several workers that are to take from one channel, as in a queue of jobs.",
    "Let one task receive and hand out, or give each worker a channel of its own. To tell everybody \
     everything, take `broadcast`:\n\n    let (sender, _) = \
     tokio::sync::broadcast::channel(16);\n    let mut mine = sender.subscribe();"
);
