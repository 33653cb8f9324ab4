//! What rustc says of async code, explained: one entry for each kind of error or warning that is
//! known. `recognise` tells which of them a message is.

mod awaits;
mod items;
mod tasks;

use crate::meanings::Meaning;

pub(crate) use awaits::*;
pub(crate) use items::*;
pub(crate) use tasks::*;

/// A kind of error or warning that has a name and a text.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// `future_not_send`: in reports, in lab.toml, for `explain`, and the anchor of its page.
    pub slug: &'static str,
    /// rustc's codes for it, by which `explain` finds it; none where rustc gives none. A code alone
    /// proves nothing.
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
    &CLOSURE_NOT_GENERAL,
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

/// One of them as a constant.
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
use known;

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
