//! What mdBook warns of. It logs where others fail, so its warnings are problems of ours.

use std::{
    fmt::Write,
    sync::{Arc, Mutex, PoisonError},
};

use tracing::{
    Event, Level, Metadata, Subscriber,
    field::{Field, Visit},
    span::{Attributes, Id, Record},
};

/// Runs `work` and returns what mdBook's crates warned of meanwhile on this thread.
pub fn warnings<T>(work: impl FnOnce() -> T) -> (T, Vec<String>) {
    let said = Arc::new(Mutex::new(Vec::new()));
    let value = tracing::subscriber::with_default(Listener { said: said.clone() }, work);
    let said = std::mem::take(&mut *said.lock().unwrap_or_else(PoisonError::into_inner));
    (value, said)
}

/// Keeps the text of warnings and errors.
struct Listener {
    said: Arc<Mutex<Vec<String>>>,
}

impl Subscriber for Listener {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN && metadata.target().starts_with("mdbook")
    }

    fn event(&self, event: &Event<'_>) {
        let mut text = Text(String::new());
        event.record(&mut text);
        self.said
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(text.0);
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

struct Text(String);

impl Visit for Text {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        // Writing to a String cannot fail.
        let _ = match field.name() {
            "message" => write!(self.0, "{value:?}"),
            name => write!(self.0, " {name}={value:?}"),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn warnings_of_mdbook_are_kept_and_others_are_not() {
        let ((), said) = warnings(|| {
            tracing::warn!(target: "mdbook_driver::links", "no file {}", "a.rs");
            tracing::error!(target: "mdbook_html", "unbalanced");
            tracing::info!(target: "mdbook_html", "building");
            tracing::warn!(target: "elsewhere", "no matter");
        });
        assert_eq!(said, ["no file a.rs", "unbalanced"]);
    }
}
