//! A database, a session on it, and who says when the work there is to stop.

use lab_kit::{Actor, Stage};
use tokio_util::sync::CancellationToken;

use crate::{Timed, debug_as, plain, timed};

/// A database on the other side of a network.
pub struct Database {
    session: Actor,
    open_ms: u64,
    close_ms: u64,
    unit: Timed,
}

impl Database {
    /// Opens a session.
    pub async fn open(&self) -> Session {
        let call = self.session.begin("opens");
        self.session.wait(self.open_ms).await;
        call.done();
        Session {
            actor: self.session.clone(),
            close_ms: self.close_ms,
            unit: self.unit.clone(),
            closed: false,
        }
    }
}

/// An open session. The database keeps it open, and all that it holds there, until
/// it is closed.
pub struct Session {
    actor: Actor,
    close_ms: u64,
    unit: Timed,
    closed: bool,
}

impl Session {
    /// Does one unit of work.
    pub async fn work(&mut self) {
        self.unit.call().await;
    }

    /// Closes the session: says so to the database and waits until it has answered.
    pub async fn close(mut self) {
        let call = self.actor.begin("closes");
        self.actor.wait(self.close_ms).await;
        self.closed = true;
        call.done();
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if !self.closed {
            self.actor.note("dropped, open for ever");
        }
    }
}

/// Who says when the work is to stop.
#[doc(hidden)]
pub struct Owner(Timed);

impl Owner {
    pub async fn stops(self, stop: CancellationToken) {
        let Timed { actor, ms } = self.0;
        actor.wait(ms).await;
        actor.note("says stop");
        stop.cancel();
    }
}

debug_as! {
    Database: |_| "database";
    Session: |session| session.actor.name();
}

/// A plan such as `open:50 unit:30 close:45 stop:100`.
#[doc(hidden)]
pub fn database(stage: &Stage) -> (Database, Owner) {
    let database = Database {
        session: stage.actor("session"),
        open_ms: plain(stage, "open").ms,
        close_ms: plain(stage, "close").ms,
        unit: timed(stage, plain(stage, "unit")),
    };
    let owner = Owner(Timed {
        actor: stage.actor("owner"),
        ms: plain(stage, "stop").ms,
    });
    (database, owner)
}
