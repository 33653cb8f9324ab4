//! Plans: the numbers of a case, as text such as `near:100:fails mid:200 far:300`.

use std::{any::Any, fmt, panic::panic_any, time::Duration};

#[cfg(test)]
mod tests;

/// What a case's actors do, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    text: String,
    items: Vec<Item>,
}

/// One actor's part of a plan: a name, a time, flags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The actor's name, and its lane's.
    pub name: String,
    /// Virtual milliseconds; what they mean is the cast's to say.
    pub ms: u64,
    flags: Vec<String>,
}

/// The course's own mistake, not the student's. Ends the play with verdict `internal_error`.
pub(crate) struct Fault(pub(crate) String);

impl Plan {
    /// Reads `name:ms` and `name:ms:flag…`, separated by spaces.
    ///
    /// # Panics
    /// With a fault (verdict `internal_error`) when the text is not of that form, a name comes
    /// twice, or it is empty.
    pub fn parse(text: &str) -> Plan {
        let items: Vec<Item> = text
            .split_whitespace()
            .map(|item| parse_item(text, item))
            .collect();
        if items.is_empty() {
            fault(format!("the plan `{text}` is empty"));
        }
        for (n, item) in items.iter().enumerate() {
            if items[..n].iter().any(|before| before.name == item.name) {
                fault(format!("the plan `{text}` names `{}` twice", item.name));
            }
        }
        Plan {
            text: text.into(),
            items,
        }
    }

    /// The actors, in the plan's order.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The item of that name.
    ///
    /// # Panics
    /// With a fault when there is none.
    pub fn item(&self, name: &str) -> &Item {
        let found = self.items.iter().find(|item| item.name == name);
        found.unwrap_or_else(|| fault(format!("the plan `{self}` has no `{name}`")))
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Item {
    /// The time as Tokio takes it.
    pub fn duration(&self) -> Duration {
        Duration::from_millis(self.ms)
    }

    /// Whether the flag is set.
    pub fn has(&self, flag: &str) -> bool {
        self.flags.iter().any(|one| one == flag)
    }

    /// The item, once its flags are known to be among `known`.
    ///
    /// # Panics
    /// With a fault at any other flag: a mistyped one must not be ignored.
    pub fn only(&self, known: &[&str]) -> &Item {
        if let Some(flag) = self
            .flags
            .iter()
            .find(|flag| !known.contains(&flag.as_str()))
        {
            fault(format!(
                "`{}` has the flag `{flag}`; this cast knows {known:?}",
                self.name
            ));
        }
        self
    }
}

/// Gives up for a reason that lies in the course, not in the answer.
///
/// # Panics
/// Always; the grader reports `internal_error` with the text.
pub fn fault(what: String) -> ! {
    panic_any(Fault(what))
}

/// The text of a fault, if a panic's payload is one.
pub(crate) fn fault_text(payload: &(dyn Any + Send)) -> Option<&str> {
    payload
        .downcast_ref::<Fault>()
        .map(|fault| fault.0.as_str())
}

fn parse_item(plan: &str, text: &str) -> Item {
    let mut parts = text.split(':');
    let name = parts.next().unwrap_or_default();
    let ms = parts.next().and_then(|ms| ms.parse().ok());
    let flags: Vec<String> = parts.map(String::from).collect();
    match ms {
        Some(ms) if !name.is_empty() && flags.iter().all(|flag| !flag.is_empty()) => Item {
            name: name.into(),
            ms,
            flags,
        },
        _ => fault(format!(
            "`{text}` in the plan `{plan}` is not name:ms or name:ms:flag"
        )),
    }
}
