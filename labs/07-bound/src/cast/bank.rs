//! A bank, and who has something transferred.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use lab_kit::Stage;

use crate::{Timed, debug_as, plain, timed};

/// A bank, which has two sides of a transfer to do.
#[derive(Clone)]
pub struct Bank {
    take: Timed,
    give: Timed,
    on_the_way: Arc<AtomicU32>,
}

impl Bank {
    /// Takes the money from one account. Until that is done, it is still there.
    pub async fn take(&self) -> Money {
        self.take.call().await;
        self.on_the_way.fetch_add(1, Relaxed);
        Money(())
    }

    /// Gives the money to the other account.
    pub async fn give(&self, _money: Money) -> Receipt {
        self.give.call().await;
        self.on_the_way.fetch_sub(1, Relaxed);
        Receipt
    }

    /// What must hold in the end: all that was taken was given.
    #[doc(hidden)]
    pub fn keeps_all(&self) -> impl Fn() -> Result<(), String> + Send + 'static {
        let on_the_way = self.on_the_way.clone();
        move || match on_the_way.load(Relaxed) {
            0 => Ok(()),
            _ => Err("taken and never given".into()),
        }
    }
}

/// Money that has left one account. Whoever drops it has lost it.
#[derive(Debug)]
#[must_use = "money that is dropped is lost"]
pub struct Money(());

/// The money has arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Receipt;

/// Who calls, and waits no longer than it has patience.
#[doc(hidden)]
pub struct Caller(Timed);

impl Caller {
    pub async fn waits_for<T, F>(&self, call: F) -> Option<T>
    where
        F: Future<Output = Option<T>>,
    {
        let Timed { actor, ms } = &self.0;
        match tokio::time::timeout(Duration::from_millis(*ms), call).await {
            Ok(value) => value,
            Err(_) => {
                actor.note("gives up");
                None
            }
        }
    }
}

debug_as! {
    Bank: |_| "bank";
}

/// A plan such as `take:100 give:200 patience:150`.
#[doc(hidden)]
pub fn bank(stage: &Stage) -> (Bank, Caller) {
    let bank = Bank {
        take: timed(stage, plain(stage, "take")),
        give: timed(stage, plain(stage, "give")),
        on_the_way: Arc::default(),
    };
    let caller = Caller(Timed {
        actor: stage.actor("caller"),
        ms: plain(stage, "patience").ms,
    });
    (bank, caller)
}
