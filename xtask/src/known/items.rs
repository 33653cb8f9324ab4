//! Errors about traits, imports and what the course asks for.

use super::{Known, known};
use crate::meanings::Meaning;

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
    CLOSURE_NOT_GENERAL,
    "closure_not_general",
    [],
    "A closure in a stream borrows, and rustc cannot show that it does so for any lifetime.",
    "The task that plays your answer must be `Send`. For a future that holds a closure like `|stock| \
     stock.price()`, rustc then asks whether it works for a reference of any lifetime at all, and \
     does not see that it does. The code is not wrong; rustc cannot prove it right.",
    "`stream::iter(stocks.iter().map(|stock| stock.price())).buffered(3)`, or another adaptor over an \
     iterator of borrowing closures, held across an await.",
    "Make the futures first, so that the stream holds no closure, or let the closure own its item:\n\n    \
     let calls: Vec<_> = stocks.iter().map(|stock| stock.price()).collect();\n    let prices = \
     stream::iter(calls).buffered(3);"
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
