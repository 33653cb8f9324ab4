use super::*;
use crate::toy::Toy;

fn seen(toy: &Toy, word: &str) -> Vec<String> {
    let course = toy.course();
    let changed = changed(&course, &course.select(word).unwrap()).unwrap();
    changed.iter().map(Changed::says).collect()
}

#[test]
fn the_hash_is_fnv_1a_and_blind_to_line_ends() {
    assert_eq!(hash(b""), "cbf29ce484222325");
    assert_eq!(hash(b"a"), "af63dc4c8601ec8c");
    assert_eq!(hash(b"a\r\nb\r\n"), hash(b"a\nb\n"));
}

#[test]
fn a_fresh_course_is_unchanged_and_an_edited_starter_is_no_change() {
    let toy = Toy::derived("lock-fresh");
    assert_eq!(seen(&toy, "06-wait"), [""; 0]);
    toy.write("labs/06-wait/src/mirrors.rs", "fn mine() {}");
    toy.write("labs/06-wait/examples/listing.rs", "fn main() { play() }");
    assert_eq!(seen(&toy, "06-wait"), [""; 0]);
}

#[test]
fn edited_missing_and_added_files_are_named_with_their_cure() {
    let toy = Toy::derived("lock-changed");
    toy.write("labs/06-wait/tests/mirrors.rs", "#![cfg(any())]");
    toy.remove("labs/06-wait/tests/snapshots/mirrors__near.snap");
    toy.write("labs/kit/build.rs", "fn main() {}");
    toy.write("labs/06-wait/tests/mirrors.rs~", "an editor's");
    toy.write("labs/06-wait/notes.txt", "the student's");
    let all = [
        "labs/06-wait/tests/mirrors.rs was edited: git restore labs/06-wait/tests/mirrors.rs",
        "labs/06-wait/tests/snapshots/mirrors__near.snap is missing: git restore \
         labs/06-wait/tests/snapshots/mirrors__near.snap",
        "labs/kit/build.rs is not the course's: remove it",
    ];
    assert_eq!(seen(&toy, "06-wait"), all);
    assert_eq!(seen(&toy, "01-waiting"), all[2..]);
}

#[test]
fn a_lock_that_is_gone_or_garbled_names_its_command() {
    let toy = Toy::derived("lock-gone");
    toy.write(PATH, "# head\n<<<<<<< HEAD\n");
    let err = Lock::load(&toy.course()).unwrap_err().to_string();
    assert!(err.starts_with("course.lock:2: "), "{err}");
    toy.remove(PATH);
    let err = Lock::load(&toy.course()).unwrap_err().to_string();
    assert!(err.contains("cargo xtask derive"), "{err}");
}

#[test]
fn a_lock_that_says_nothing_of_a_file_is_a_changed_one() {
    let toy = Toy::derived("lock-says-nothing");
    let mirrors = "labs/06-wait/tests/mirrors.rs";
    let told = toy.read(PATH);
    let untold = told.lines().filter(|line| !line.ends_with(mirrors));
    toy.write(PATH, &untold.collect::<Vec<_>>().join("\n"));
    let says = seen(&toy, "06-wait");
    assert_eq!(says.len(), 2, "{says:?}");
    assert!(says[0].starts_with("course.lock does not say"), "{says:?}");
    assert_eq!(says[1], format!("{mirrors} is not the course's: remove it"));
    toy.write(PATH, "<<<<<<< HEAD\n");
    assert_eq!(seen(&toy, "01-waiting"), says[..1]);
    toy.remove(PATH);
    assert_eq!(seen(&toy, "01-waiting"), says[..1]);
}

#[test]
fn a_folder_that_is_no_lab_bears_on_all_of_them() {
    let toy = Toy::derived("lock-no-lab");
    toy.write("labs/.cargo/config.toml", "[build]\n");
    toy.write("labs/.cargo/notes.md", "");
    let says = "labs/.cargo/config.toml is not the course's: remove it";
    assert_eq!(seen(&toy, "06-wait"), [says]);
    assert_eq!(seen(&toy, "01-waiting"), [says]);
}

#[cfg(unix)]
#[test]
fn links_are_changes_even_to_the_same_bytes() {
    use std::os::unix::fs::symlink;
    let toy = Toy::derived("lock-links");
    let course = toy.course();
    let scenario = "labs/06-wait/tests/scenarios/mirrors.rs";
    toy.write("mine.rs", &toy.read(scenario));
    toy.remove(scenario);
    symlink(course.path("mine.rs"), course.path(scenario)).unwrap();
    let says = format!("{scenario} was edited: git restore {scenario}");
    assert_eq!(seen(&toy, "06-wait"), [says.as_str()]);
    toy.remove(scenario);
    toy.write(scenario, &toy.read("mine.rs"));
    let folder = "labs/06-wait/tests/scenarios";
    fs::rename(course.path(folder), course.path("elsewhere")).unwrap();
    symlink(course.path("elsewhere"), course.path(folder)).unwrap();
    symlink(course.path("labs"), course.path("labs/06-wait/src/bin")).unwrap();
    symlink(course.path("labs"), course.path("labs/06-wait/notes")).unwrap();
    let says = [
        "labs/06-wait/src/bin is not the course's: remove it".to_string(),
        format!("{folder} is a link: remove it, then git restore {folder}"),
    ];
    assert_eq!(seen(&toy, "06-wait"), says);
}

#[test]
fn checks_change_with_a_snapshot_and_not_with_the_answer() {
    let toy = Toy::derived("lock-checks");
    let course = toy.course();
    let mirrors = course.exercise("mirrors").unwrap();
    let before = checks(&course, mirrors).unwrap();
    toy.write("labs/06-wait/src/mirrors.rs", "fn mine() {}");
    assert_eq!(checks(&course, mirrors).unwrap(), before);
    toy.write(&mirrors.snapshot(&mirrors.cases[0]), "---\n---\nother");
    assert_ne!(checks(&course, mirrors).unwrap(), before);
}

#[cfg(unix)]
#[test]
fn checks_do_not_wait_for_a_pipe() {
    let toy = Toy::derived("lock-checks-pipe");
    let course = toy.course();
    let mirrors = course.exercise("mirrors").unwrap();
    let path = course.path(&mirrors.scenario());
    fs::remove_file(&path).unwrap();
    let made = std::process::Command::new("mkfifo").arg(&path).status();
    assert!(made.unwrap().success());
    let err = checks(&course, mirrors).unwrap_err().to_string();
    assert!(err.ends_with("is no ordinary file"), "{err}");
}
