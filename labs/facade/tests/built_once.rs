//! What labs build upon has the same features in each of them: a student builds Tokio once.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::Path,
    process::Command,
};

/// Each crate that a lab is built from, with its features.
fn built_from(lab: &str) -> BTreeSet<(String, String)> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let tree = Command::new(cargo)
        .args(["tree", "--offline", "--package", lab])
        .args(["--edges", "normal,build,dev", "--prefix", "none"])
        .args(["--format", "{lib}|{f}"])
        .output()
        .expect("cargo");
    let (out, err) = (tree.stdout, tree.stderr);
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&err));
    let out = String::from_utf8(out).expect("UTF-8");
    let line = |line: &str| {
        let (name, features) = line.trim_end_matches(" (*)").split_once('|')?;
        Some((name.to_owned(), features.to_owned()))
    };
    out.lines().filter_map(line).collect()
}

#[test]
fn every_lab_builds_a_crate_with_the_same_features() {
    let labs = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("labs");
    let mut features: BTreeMap<String, (String, String)> = BTreeMap::new();
    let mut seen = 0;
    for lab in fs::read_dir(labs).expect("labs") {
        let folder = lab.expect("a folder").file_name();
        let lab = format!("lab-{}", folder.to_string_lossy());
        if !lab[4..].starts_with(|c: char| c.is_ascii_digit()) {
            continue;
        }
        seen += 1;
        for (name, here) in built_from(&lab) {
            let (other, there) = features
                .entry(name.clone())
                .or_insert((lab.clone(), here.clone()));
            assert_eq!(
                *there, here,
                "{name} in {other} and in {lab}: it is built twice"
            );
        }
    }
    assert!(seen >= 2 && features.contains_key("tokio"), "{features:?}");
}
