//! What rustc says of async code, explained: one entry for each kind of error or warning that is
//! known. `recognise` tells which of them a message is.

use crate::meanings::Meaning;

/// A kind of error or warning that has a name and a text.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// `future_not_send`: in reports, in lab.toml, for `explain`, and the anchor of its page.
    pub slug: &'static str,
    /// rustc's codes for it, by which `explain` finds it. A code alone proves nothing.
    pub codes: &'static [&'static str],
    /// What is wrong, in one sentence.
    pub says: &'static str,
    /// What it means, what causes it, what to do.
    pub meaning: Meaning,
}

/// The page of the book with all of them, below `book/src`.
pub(crate) const PAGE: &str = "reports/compile.md";

/// All of them, in the order of the page.
pub const ALL: &[&Known] = &[
    &FUTURE_NOT_AWAITED,
    &AWAIT_OUTSIDE_ASYNC,
    &NOT_A_FUTURE,
    &AWAIT_GIVES_RESULT,
    &QUESTION_MARK_IN_BLOCK,
    &BLOCK_WITHOUT_TYPE,
    &ASYNC_RECURSION,
    &FUTURE_NOT_SEND,
    &GUARD_ACROSS_AWAIT,
    &NOT_SEND,
    &BLOCK_NEEDS_MOVE,
    &BORROW_INTO_TASK,
    &TASK_NEEDS_STATIC,
    &USED_AFTER_MOVE,
    &RECEIVER_IS_NOT_CLONED,
    &BORROWED_MUTABLY_TWICE,
    &NEEDS_MUT,
    &UNPINNED_IN_SELECT,
    &TRAIT_NOT_IMPORTED,
    &GLOB_SHADOWS_CRATE,
    &NO_ASYNC_DROP,
    &ASYNC_TRAIT_OBJECT,
    &SIGNATURE_CHANGED,
    &NO_SUCH_CRATE,
];

/// The one of this slug.
pub fn find(slug: &str) -> Option<&'static Known> {
    ALL.iter().copied().find(|known| known.slug == slug)
}

/// Those that rustc gives this code, such as `E0373`.
pub(crate) fn of_code(code: &str) -> Vec<&'static Known> {
    let has = |known: &&Known| known.codes.contains(&code);
    ALL.iter().copied().filter(has).collect()
}

impl Known {
    /// What a report says below rustc's complaint.
    pub(crate) fn text(&self) -> String {
        format!("{}\n\n{}", self.meaning.means, self.meaning.act)
    }

    /// Where the book treats it, below `book/src`.
    pub fn page(&self) -> String {
        format!("{PAGE}#{}", self.slug.replace('_', "-"))
    }
}

macro_rules! known {
    ($name:ident, $slug:literal, $codes:expr, $says:literal, $means:literal, $cause:literal, $act:literal) => {
        pub(crate) const $name: Known = Known {
            slug: $slug,
            codes: &$codes,
            says: $says,
            meaning: Meaning {
                means: $means,
                cause: $cause,
                act: $act,
            },
        };
    };
}

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
    FUTURE_NOT_SEND,
    "future_not_send",
    ["E0277"],
    "A spawned task holds something that may not leave its thread.",
    "A spawned task may go on in another thread after each await. So all that it takes along, and \
     all that it holds across an await, must be `Send`.",
    "An `Rc`, a `RefCell`'s borrow or a raw pointer in a spawned block, or in a function that it \
     awaits. This holds on a runtime with one thread as well: `spawn` asks for `Send` by its type.",
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
known!(
    TRAIT_NOT_IMPORTED,
    "trait_not_imported",
    ["E0599"],
    "The method belongs to a trait that is not imported.",
    "The method is there, but it belongs to a trait, and a trait's methods are found only where \
     the trait is imported.",
    "`read`, `write_all` and the like come from `AsyncReadExt` and `AsyncWriteExt`; `next`, `map` \
     and the like from `StreamExt` and `FutureExt`.",
    "Import it. What rustc calls `lab_tokio` is `tokio` to you:\n\n    use \
     tokio::io::{AsyncReadExt, AsyncWriteExt};"
);
known!(
    GLOB_SHADOWS_CRATE,
    "glob_shadows_crate",
    ["E0659", "E0433", "E0432"],
    "A glob import hides the crate `futures`.",
    "A glob import brings all public names of a module, and some are the names of crates: \
     `tokio::sync` and `tokio::task` have a `futures` of their own. So `futures` no longer means \
     the crate.",
    "`use tokio::sync::*;` or `use tokio::task::*;` in a file that uses the crate `futures`.",
    "Import what you need by name, or write `::futures` for the crate:\n\n    use \
     tokio::sync::{Mutex, mpsc};"
);
known!(
    NO_ASYNC_DROP,
    "no_async_drop",
    ["E0053"],
    "`drop` cannot be `async`.",
    "A drop happens at once, in the middle of whatever code lets go of the value. It cannot await.",
    "A clean-up that needs an await (a goodbye, a flush), put into `Drop`.",
    "Give the type a method that ends it, and call it:\n\n    pub async fn close(self) { \
     self.goodbye().await }\n\nWhat must happen even where nobody calls it, `drop` can only \
     start: by `spawn`, or by a message to a task that lives on."
);
known!(
    ASYNC_TRAIT_OBJECT,
    "async_trait_object",
    ["E0038"],
    "A trait with an `async fn` cannot be used behind `dyn`.",
    "Each type's `async fn` gives a future of another type and size. Behind `dyn` nobody knows \
     which, so a trait with an `async fn` makes no trait object.",
    "`Box<dyn Trait>` or `&dyn Trait` for a trait that has an `async fn`.",
    "Take a type parameter instead of `dyn`, or let the method give a boxed future:\n\n    fn \
     price(&self) -> Pin<Box<dyn Future<Output = usize> + Send + '_>>;"
);
known!(
    SIGNATURE_CHANGED,
    "signature_changed",
    ["E0061", "E0425", "E0432", "E0308"],
    "The scenario calls something that the answer does not have in that form.",
    "The scenario calls your answer as the starter has it. Names, arguments and results must stay \
     as they were, and so must `pub` and `async`.",
    "A function that was renamed or made private, another argument, another result, an `async` \
     that was lost.",
    "Bring the signature back. `cargo xtask reset EXERCISE` restores the starter and keeps a copy \
     of yours; `cargo xtask undo EXERCISE` brings that copy back."
);
known!(
    NO_SUCH_CRATE,
    "no_such_crate",
    ["E0432", "E0433"],
    "The answer uses a crate that the lab does not have.",
    "A lab has the crates that its Cargo.toml names, and no others. That file is the course's: one \
     that was changed is not graded.",
    "An import of a crate that you know from elsewhere, or a slip in its name.",
    "Write it with what the lab has. The report lists its crates."
);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Verdict;

    #[test]
    fn each_has_a_name_of_its_own_and_three_texts() {
        let mut slugs = std::collections::BTreeSet::new();
        for known in ALL {
            let Meaning { means, cause, act } = known.meaning;
            assert!(slugs.insert(known.slug), "{}", known.slug);
            assert!(crate::names::fault(known.slug).is_none(), "{}", known.slug);
            assert!(Verdict::parse(known.slug).is_none(), "{}", known.slug);
            assert!(!known.codes.is_empty(), "{}", known.slug);
            assert!(known.says.ends_with('.') && known.says.len() <= 90);
            for text in [means, cause, act] {
                assert!(text.len() > 40 && !text.contains("  \n"), "{text}");
            }
            for line in act.lines() {
                assert!(!line.starts_with(' ') || line.starts_with("    "), "{act}");
                assert!(!line.starts_with(' ') || line.len() <= 76, "{line}");
            }
        }
    }

    #[test]
    fn a_code_of_rustc_leads_to_all_that_have_it() {
        let slugs = |code| of_code(code).iter().map(|k| k.slug).collect::<Vec<_>>();
        assert_eq!(slugs("E0373"), ["block_needs_move"]);
        assert!(slugs("E0382").contains(&"receiver_is_not_cloned"));
        assert!(slugs("E9999").is_empty());
        assert_eq!(find("async_recursion").unwrap().codes, ["E0733"]);
        assert_eq!(
            find("async_recursion").unwrap().page(),
            "reports/compile.md#async-recursion"
        );
    }
}
