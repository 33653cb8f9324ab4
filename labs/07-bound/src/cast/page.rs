//! A page that is loaded in parts.

use std::time::Duration;

use lab_kit::{Item, Stage};

use crate::{Timed, debug_as, others, plain, timed};

/// A part of a page that takes a while to load.
pub struct Part(Timed);

impl Part {
    /// Loads the text of this part.
    pub async fn load(&self) -> String {
        self.0.call().await;
        format!("text of {self:?}")
    }
}

/// Which limit was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Late {
    /// That of one call.
    Call,
    /// That of the whole page.
    Page,
}

debug_as! {
    Part: |part| part.0.actor.name();
}

/// Parts and limits of a plan such as `each:950 page:1200 head:500 body:800`.
#[doc(hidden)]
pub fn page(stage: &Stage) -> (Vec<Part>, Duration, Duration) {
    let parts = others(stage, &["each", "page"]);
    let part = |item: &Item| Part(timed(stage, item.only(&[])));
    let limit = |name| plain(stage, name).duration();
    let parts = parts.into_iter().map(part).collect();
    (parts, limit("each"), limit("page"))
}
