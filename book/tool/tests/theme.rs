//! Our copies of mdBook's templates differ from the pinned release's in these lines and no others.

use std::{fs, path::PathBuf, process::Command};

type Change = (&'static str, &'static str);

const INDEX: [Change; 7] = [
    (
        "    <body>\n    <div id=\"mdbook-help-container\">",
        "    <body>\n    <a class=\"skip-link\" href=\"#mdbook-main\">Skip to content</a>\n    <div id=\"mdbook-help-container\">",
    ),
    (
        "<div id=\"mdbook-menu-bar\" class=\"menu-bar sticky\">",
        "<div id=\"mdbook-menu-bar\" class=\"menu-bar sticky\" role=\"banner\">",
    ),
    (
        "                    <div class=\"left-buttons\">\n",
        "                    <div class=\"left-buttons\">\n                        <noscript><a href=\"{{ path_to_root }}toc.html\">Contents</a></noscript>\n",
    ),
    (
        "<label id=\"mdbook-sidebar-toggle\" class=\"icon-button\" for=\"mdbook-sidebar-toggle-anchor\" title=\"Toggle Table of Contents\" aria-label=\"Toggle Table of Contents\" aria-controls=\"mdbook-sidebar\">\n                            {{fa \"solid\" \"bars\"}}\n                        </label>",
        "<button id=\"mdbook-sidebar-toggle\" class=\"icon-button\" type=\"button\" title=\"Toggle Table of Contents\" aria-label=\"Toggle Table of Contents\" aria-controls=\"mdbook-sidebar\">\n                            {{fa \"solid\" \"bars\"}}\n                        </button>",
    ),
    (
        "                            <li role=\"none\"><button role=\"menuitem\" class=\"theme\" id=\"mdbook-theme-rust\">Rust</button></li>\n                            <li role=\"none\"><button role=\"menuitem\" class=\"theme\" id=\"mdbook-theme-coal\">Coal</button></li>\n                            <li role=\"none\"><button role=\"menuitem\" class=\"theme\" id=\"mdbook-theme-navy\">Navy</button></li>\n                            <li role=\"none\"><button role=\"menuitem\" class=\"theme\" id=\"mdbook-theme-ayu\">Ayu</button></li>\n",
        "                            <li role=\"none\"><button role=\"menuitem\" class=\"theme\" id=\"mdbook-theme-navy\">Dark</button></li>\n",
    ),
    (
        "<h1 class=\"menu-title\">{{ book_title }}</h1>",
        "<div class=\"menu-title\">{{ book_title }}</div>",
    ),
    ("<main>", "<main id=\"mdbook-main\" tabindex=\"-1\">"),
];

const TOC: [Change; 2] = [
    (
        "        <meta charset=\"UTF-8\">\n",
        "        <meta charset=\"UTF-8\">\n        <title>Table of contents</title>\n",
    ),
    (
        "        {{#toc}}{{/toc}}\n",
        "        <main>\n        <h1 class=\"unseen\">Table of contents</h1>\n        {{#toc}}{{/toc}}\n        </main>\n",
    ),
];

/// Fails where `ours` is not `theirs` with all changes made.
fn compare(theirs: &str, ours: &str, changes: &[Change]) -> Result<(), String> {
    let mut wanted = theirs.to_string();
    for (from, to) in changes {
        if wanted.matches(from).count() != 1 {
            return Err(format!(
                "mdBook's template no longer has, exactly once: {from}"
            ));
        }
        wanted = wanted.replace(from, to);
    }
    let line = wanted
        .lines()
        .zip(ours.lines())
        .position(|(wanted, ours)| wanted != ours);
    match line {
        Some(n) => Err(format!("line {} differs from the pinned release's", n + 1)),
        None if wanted != ours => Err("one has more lines than the other".into()),
        None => Ok(()),
    }
}

fn templates() -> PathBuf {
    let cargo = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo metadata");
    let metadata: serde_json::Value = serde_json::from_slice(&cargo.stdout).expect("JSON of cargo");
    let packages = metadata["packages"].as_array().expect("packages");
    let html = packages
        .iter()
        .find(|package| package["name"] == "mdbook-html")
        .expect("mdbook-html");
    let manifest = PathBuf::from(html["manifest_path"].as_str().expect("a path"));
    manifest.with_file_name("front-end").join("templates")
}

#[test]
fn our_templates_are_mdbook_s_but_for_our_lines() {
    let ui = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../ui/theme"));
    for (name, changes) in [("index.hbs", &INDEX[..]), ("toc.html.hbs", &TOC[..])] {
        let theirs = fs::read_to_string(templates().join(name)).expect(name);
        let ours = fs::read_to_string(ui.join(name)).expect(name);
        assert_eq!(compare(&theirs, &ours, changes), Ok(()), "{name}");
    }
}

#[test]
fn another_difference_is_found() {
    let changes: [Change; 1] = [("<b>", "<i>")];
    assert_eq!(compare("a\n<b>\nc\n", "a\n<i>\nc\n", &changes), Ok(()));
    assert!(compare("a\n<b>\nc\n", "a\n<i>\nd\n", &changes).is_err());
    assert!(compare("a\n<b>\nc\n", "a\n<i>\nc\nd\n", &changes).is_err());
    assert!(compare("a\nc\n", "a\nc\n", &changes).is_err());
}
