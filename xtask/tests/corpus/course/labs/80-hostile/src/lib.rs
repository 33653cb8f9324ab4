//! The cast: shops that take a while and name a price.

use std::fmt;

use lab_kit::{Actor, Stage};

/// A shop.
pub struct Shop {
    actor: Actor,
    ms: u64,
}

impl Shop {
    /// Goes there and asks for the price. Other tasks run meanwhile.
    pub async fn visit(&self) -> u64 {
        let call = self.actor.call();
        self.actor.wait(self.ms).await;
        call.done();
        self.ms
    }

    /// Says something in the shop's lane, now.
    pub fn say(&self, what: &str) {
        self.actor.note(what);
    }
}

impl fmt::Debug for Shop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.actor.name())
    }
}

/// The shops of a plan such as `baker:30 smith:70`; each charges what its visit takes.
#[doc(hidden)]
pub fn shops(stage: &Stage) -> Vec<Shop> {
    let items = stage.plan().items().iter();
    let shop = |item: &lab_kit::Item| Shop {
        actor: stage.actor(&item.name),
        ms: item.only(&[]).ms,
    };
    items.map(shop).collect()
}
