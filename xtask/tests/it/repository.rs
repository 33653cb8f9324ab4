//! What the repository promises beside its programs: few crates for a student to build, a map that
//! is true, licences, line ends, no trace of the machine it was made on.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::course::real;
use crate::files;

/// Crates that xtask may be made of, itself among them.
const CRATES: usize = 7;

/// Folders whose Rust files the map must cover.
const MAPPED: &[&str] = &[
    "labs/kit/src/",
    "labs/facade/src/",
    "xtask/src/",
    "xtask/contain/src/",
    "xtask/tests/",
    "xtask/watch/",
    "book/tool/src/",
];

#[test]
fn xtask_is_made_of_seven_crates_at_most() {
    let mut cargo = Command::new(std::env::var("CARGO").unwrap_or("cargo".into()));
    let args = [
        "tree",
        "--locked",
        "-p",
        "xtask",
        "-e",
        "normal,build",
        "--prefix",
        "none",
    ];
    let output = cargo
        .args(args)
        .current_dir(real())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let tree = String::from_utf8(output.stdout).unwrap();
    let mut names: Vec<&str> = tree
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    names.sort_unstable();
    names.dedup();
    assert!(
        names.contains(&"xtask") && names.contains(&"anyhow"),
        "{tree}"
    );
    assert!(names.len() <= CRATES, "{names:?}");
}

#[test]
fn the_code_map_names_files_that_are_there_and_leaves_none_out() {
    let text = read("ARCHITECTURE.md");
    assert!(
        text.lines().count() <= 150,
        "ARCHITECTURE.md has {} lines",
        text.lines().count()
    );
    let map = mapped(&text);
    assert!(map.len() > 20, "{map:?}");
    let there = |entry: &&String| {
        let path = real().join(entry);
        if entry.ends_with('/') {
            path.is_dir()
        } else {
            path.is_file()
        }
    };
    let gone: Vec<&String> = map.iter().filter(|entry| !there(entry)).collect();
    let files = files::read(real());
    let code = files
        .keys()
        .filter(|path| MAPPED.iter().any(|folder| path.starts_with(folder)));
    let missing: Vec<&String> = code
        .filter(|path| path.ends_with(".rs") && !covers(&map, path))
        .collect();
    assert!(
        gone.is_empty() && missing.is_empty(),
        "not there: {gone:#?}, not named: {missing:#?}"
    );
}

#[test]
fn a_map_covers_what_it_names_and_no_more() {
    let map = mapped(
        "- `no/map.rs`: before it\n## Code map\n\ntext with `a/word`\n\n- `a/one.rs`, `a/more/`: both\n\
         - `a/two.rs`,\n  `a/three.rs`: see `a/four.rs`\n\n## After\n\n- `b/one.rs`: after it\n",
    );
    assert_eq!(map, ["a/one.rs", "a/more/", "a/two.rs", "a/three.rs"]);
    for (path, covered) in [
        ("a/one.rs", true),
        ("a/one_tests.rs", true),
        ("a/more/deep/x.rs", true),
        ("a/four.rs", false),
        ("a/four_tests.rs", false),
        ("a/ones.rs", false),
    ] {
        assert_eq!(covers(&map, path), covered, "{path}");
    }
}

#[test]
fn the_readme_names_the_two_commands_and_has_no_gaps() {
    let readme = read("README.md");
    for command in ["\ncargo xtask serve ", "\ncargo xtask ci "] {
        assert!(readme.contains(command), "{command:?}");
    }
    assert!(
        !readme.contains("@@"),
        "a place in README.md is still to be filled"
    );
}

#[test]
fn the_readme_names_each_command_that_there_is() {
    let readme = read("README.md");
    let mut xtask = Command::new(env!("CARGO_BIN_EXE_xtask"));
    let ran = xtask.current_dir(real()).stdin(Stdio::null()).output();
    let overview = String::from_utf8(ran.unwrap().stdout).unwrap();
    let commands: Vec<&str> = overview
        .lines()
        .filter_map(|line| line.strip_prefix("  ")?.split(' ').next())
        .filter(|word| !word.is_empty())
        .collect();
    assert!(commands.contains(&"grade") && commands.contains(&"ci"));
    let missing: Vec<&&str> = commands
        .iter()
        .filter(|name| !readme.contains(&format!("cargo xtask {name}")))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_licences_are_there_and_named() {
    for (file, words) in [
        (
            "LICENSE-MIT",
            "Permission is hereby granted, free of charge",
        ),
        ("LICENSE-APACHE", "Apache License"),
        ("LICENSE-CC-BY", "Attribution 4.0 International"),
    ] {
        assert!(read(file).contains(words), "{file}");
        assert!(
            read("README.md").contains(&format!("({file})")),
            "README.md links {file}"
        );
    }
    let manifest = read("Cargo.toml");
    assert!(manifest.contains("license = \"MIT OR Apache-2.0\""));
}

#[test]
fn every_text_file_has_unix_line_ends() {
    assert!(
        read(".gitattributes")
            .lines()
            .any(|line| line == "* text=auto eol=lf")
    );
    let texts = tracked()
        .into_iter()
        .filter_map(|(path, text)| Some((path, text?)));
    let with_cr: Vec<String> = texts
        .filter(|(_, text)| text.contains('\r'))
        .map(|(path, _)| path)
        .collect();
    assert!(with_cr.is_empty(), "{with_cr:?}");
}

#[test]
fn no_file_tells_of_the_machine_it_was_made_on() {
    let machine = foreign(&format!("see {}", real().display()));
    assert_eq!(machine.len(), 1, "{machine:?}");
    for (path, text) in tracked() {
        let found = text.map(|text| foreign(&text)).unwrap_or_default();
        assert!(
            path == "Cargo.lock" || found.is_empty(),
            "{path}: {found:?}"
        );
    }
    let lock = read("Cargo.lock");
    let sources = lock.lines().filter(|line| line.starts_with("source = "));
    let public = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
    assert_eq!(
        sources.filter(|line| *line != public).collect::<Vec<_>>(),
        [""; 0]
    );
}

#[test]
fn cargo_switches_insta_off_whatever_the_environment_says() {
    let text = read(".cargo/config.toml");
    let root = toml_span::parse(&text).unwrap();
    let env = root
        .as_table()
        .unwrap()
        .get("env")
        .unwrap()
        .as_table()
        .unwrap();
    for (name, value) in [("INSTA_UPDATE", "no"), ("INSTA_FORCE_PASS", "0")] {
        let set = env.get(name).and_then(|set| set.as_table()).unwrap();
        assert_eq!(set.get("value").unwrap().as_str(), Some(value), "{name}");
        assert_eq!(set.get("force").unwrap().as_bool(), Some(true), "{name}");
    }
}

/// The files and folders that the bullets of the code map name, before their colon.
fn mapped(architecture: &str) -> Vec<String> {
    let (_, map) = architecture.split_once("\n## Code map\n").unwrap();
    let map = map.split("\n## ").next().unwrap();
    let entries = map
        .lines()
        .filter(|line| line.starts_with("- `") || line.starts_with("  `"));
    let names = entries.flat_map(|line| {
        line.split("`: ")
            .next()
            .unwrap()
            .split('`')
            .skip(1)
            .step_by(2)
    });
    names.map(String::from).collect()
}

/// Whether a file is in the map, or lies in a folder of it, or holds the tests of a file of it.
fn covers(map: &[String], path: &str) -> bool {
    let tested = path
        .strip_suffix("_tests.rs")
        .map(|file| format!("{file}.rs"));
    map.iter().any(|entry| {
        let inside = entry.ends_with('/') && path.starts_with(entry);
        inside || path == entry || tested.as_ref() == Some(entry)
    })
}

/// Words that have a place in them which is not everybody's.
fn foreign(text: &str) -> Vec<String> {
    // Put together here, so that this file has none of them.
    let here = real().to_string_lossy().into_owned();
    let homes = ["/home", "/root", "/work", "/Users"].map(|folder| format!("{folder}/"));
    let is_home = |word: &str| {
        homes.iter().any(|home| {
            word.split(['"', '\'', '`', '('])
                .any(|part| part.starts_with(home))
        })
    };
    // `x` is nobody.
    let nobody = |word: &str| word.contains(&["/home", "/x/"].concat());
    let mirror = |word: &str| {
        let (_, url) = word.split_once("+https://").unwrap_or_default();
        let host = url.split('/').next().unwrap_or_default();
        let is_host = host.contains('.')
            && host
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || ".-:".contains(c));
        is_host && !["github.com", "index.crates.io"].contains(&host)
    };
    let words = text.split_whitespace();
    let found = words
        .filter(|word| word.contains(&here) || (is_home(word) && !nobody(word)) || mirror(word));
    found.map(String::from).collect()
}

/// Files that Git has or would take, by path, with their text if they are text. Without Git, all.
fn tracked() -> Vec<(String, Option<String>)> {
    let args = [
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ];
    let output = Command::new("git")
        .args(args)
        .current_dir(real())
        .stderr(Stdio::null())
        .output();
    let listed = output
        .ok()
        .filter(|output| output.status.success() && !output.stdout.is_empty());
    let paths: Vec<String> = match listed {
        Some(output) => {
            let names = String::from_utf8(output.stdout).unwrap();
            names.split_terminator('\0').map(String::from).collect()
        }
        None => files::read(real()).into_keys().collect(),
    };
    assert!(paths.iter().any(|path| path == "Cargo.toml"), "{paths:?}");
    let text = |path: &str| String::from_utf8(std::fs::read(real().join(path)).ok()?).ok();
    paths
        .into_iter()
        .map(|path| (path.clone(), text(&path)))
        .collect()
}

fn read(path: &str) -> String {
    std::fs::read_to_string(Path::new(real()).join(path))
        .unwrap_or_else(|err| panic!("{path}: {err}"))
}
