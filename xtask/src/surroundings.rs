//! The variables of the environment that could change what is built, and so a verdict. Cargo does not
//! see them. What it needs to work at all, such as its home, proxies and the place of its target
//! folder, is left.

use std::ffi::OsString;
use std::sync::Once;

/// Changed a build without a word, on purpose or by a tool of the user's.
const CHANGES: &[&str] = &[
    "RUSTFLAGS",
    "RUSTDOCFLAGS",
    "RUSTC",
    "RUSTDOC",
    "RUSTC_WRAPPER",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTC_BOOTSTRAP",
    "RUSTC_FORCE_RUSTC_VERSION",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_ENCODED_RUSTDOCFLAGS",
    "CARGO_INCREMENTAL",
];

/// Of `CARGO_BUILD_…`, what changes no program.
const HARMLESS: &[&str] = &["CARGO_BUILD_TARGET_DIR", "CARGO_BUILD_JOBS"];

/// The names to clear: those nobody asked about, and those to tell of.
pub(crate) fn to_clear() -> (Vec<OsString>, Vec<OsString>) {
    let names = std::env::vars_os().map(|(name, _)| name);
    let (mut quiet, mut told) = (Vec::new(), Vec::new());
    for name in names {
        let text = name.to_string_lossy();
        if text.starts_with("INSTA_") || text == "RUST_BACKTRACE" {
            quiet.push(name);
        } else if changes(&text) {
            told.push(name);
        }
    }
    (quiet, told)
}

/// Says once which variables are ignored.
pub(crate) fn tell(names: &[OsString]) {
    static TOLD: Once = Once::new();
    if names.is_empty() {
        return;
    }
    TOLD.call_once(|| {
        let names: Vec<_> = names.iter().map(|name| name.to_string_lossy()).collect();
        eprintln!(
            "note: {} could change what is built, and is ignored here",
            names.join(", ")
        );
    });
}

/// Whether a variable changes what is built.
fn changes(name: &str) -> bool {
    let of_target = name.starts_with("CARGO_TARGET_");
    CHANGES.contains(&name)
        || (name.starts_with("CARGO_BUILD_") && !HARMLESS.contains(&name))
        || name.starts_with("CARGO_PROFILE_")
        || (of_target && (name.ends_with("_RUNNER") || name.ends_with("FLAGS")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changes_a_build_is_known() {
        for name in [
            "RUSTFLAGS",
            "RUSTC_WRAPPER",
            "CARGO_BUILD_RUSTFLAGS",
            "CARGO_BUILD_TARGET",
            "CARGO_PROFILE_DEV_OPT_LEVEL",
            "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER",
            "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS",
        ] {
            assert!(changes(name), "{name}");
        }
    }

    #[test]
    fn what_cargo_needs_is_left() {
        for name in [
            "CARGO_HOME",
            "CARGO_TARGET_DIR",
            "CARGO_BUILD_TARGET_DIR",
            "CARGO_NET_OFFLINE",
            "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_LINKER",
            "RUSTUP_HOME",
            "HTTPS_PROXY",
        ] {
            assert!(!changes(name), "{name}");
        }
    }
}
