//! The cast: parts of a page, a database, jobs, a bank, a feed and a log.

mod cast {
    pub(crate) mod bank;
    pub(crate) mod database;
    pub(crate) mod feed;
    pub(crate) mod jobs;
    pub(crate) mod page;
}

use lab_kit::{Actor, Item, Stage};

pub use cast::bank::{Bank, Caller, Money, Receipt, bank};
pub use cast::database::{Database, Owner, Session, database};
pub use cast::feed::{Feed, Log, feed};
pub use cast::jobs::{Job, jobs};
pub use cast::page::{Late, Part, page};

/// An actor and how long a call of it takes, in virtual ms.
#[derive(Clone)]
struct Timed {
    actor: Actor,
    ms: u64,
}

impl Timed {
    async fn call(&self) {
        let call = self.actor.call();
        self.actor.wait(self.ms).await;
        call.done();
    }
}

/// A short `Debug`, for the stubs of the starters.
macro_rules! debug_as {
    ($($type:ty: $name:expr;)*) => {$(
        impl ::std::fmt::Debug for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let name: fn(&Self) -> &str = $name;
                f.write_str(name(self))
            }
        }
    )*};
}

use debug_as;

fn timed(stage: &Stage, item: &Item) -> Timed {
    Timed {
        actor: stage.actor(&item.name),
        ms: item.ms,
    }
}

/// The item of that name, which has no flags.
fn plain<'a>(stage: &'a Stage, name: &str) -> &'a Item {
    stage.plan().item(name).only(&[])
}

/// All items but these.
fn others<'a>(stage: &'a Stage, but: &[&str]) -> Vec<&'a Item> {
    let items = stage.plan().items().iter();
    items.filter(|item| !but.contains(&&*item.name)).collect()
}
