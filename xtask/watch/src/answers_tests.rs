//! What counts as a save, on a clock that the test moves.

use super::*;

/// A folder with two answers, gone with it.
struct Folder {
    root: PathBuf,
    answers: Answers,
    start: Instant,
}

impl Folder {
    fn new(name: &str) -> Folder {
        let root = std::env::temp_dir().join(format!("watch-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(&root).unwrap();
        let file = |id: &str| (id.to_string(), root.join(format!("{id}.rs")));
        for id in ["one", "two"] {
            fs::write(file(id).1, id).unwrap();
        }
        let answers = Answers::new([file("one"), file("two")]);
        let start = Instant::now();
        Folder {
            root,
            answers,
            start,
        }
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.root.join(name), text).unwrap();
    }

    /// Looks closely at `ms`, and says what was saved.
    fn at(&mut self, ms: u64) -> Vec<String> {
        let now = self.start + Duration::from_millis(ms);
        self.answers.look(Look::Closely, now);
        self.answers.saved(now)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.root);
    }
}

const NONE: [String; 0] = [];

#[test]
fn a_save_is_told_once_when_the_file_lies_still() {
    let mut folder = Folder::new("once");
    folder.write("one.rs", "half");
    assert_eq!(folder.at(0), NONE);
    folder.write("one.rs", "half and half");
    assert_eq!(folder.at(50), NONE);
    assert_eq!(folder.at(100), NONE);
    assert!(folder.answers.saving());
    assert_eq!(folder.at(110), ["one"]);
    assert_eq!(folder.at(2_000), NONE);
    assert!(!folder.answers.saving());
}

#[test]
fn a_touch_a_copy_and_a_text_taken_back_are_no_saves() {
    let mut folder = Folder::new("touch");
    folder.write("one.rs", "one");
    folder.write("one (copy).rs", "other");
    folder.write(".one.rs.swp", "other");
    assert_eq!((folder.at(0), folder.at(500)), (vec![], vec![]));
    folder.write("one.rs", "other");
    assert_eq!(folder.at(600), NONE);
    folder.write("one.rs", "one");
    assert_eq!((folder.at(620), folder.at(1_000)), (vec![], vec![]));
    assert!(!folder.answers.saving());
}

#[test]
fn an_empty_or_missing_file_is_waited_for() {
    let mut folder = Folder::new("empty");
    folder.write("one.rs", "");
    assert_eq!((folder.at(0), folder.at(900)), (vec![], vec![]));
    folder.write("one.rs", "whole");
    assert_eq!(
        (folder.at(930), folder.at(990)),
        (vec![], vec!["one".to_string()])
    );
    fs::remove_file(folder.root.join("one.rs")).unwrap();
    assert_eq!((folder.at(2_000), folder.at(2_900)), (vec![], vec![]));
    assert_eq!(folder.at(3_000), ["one"]);
    folder.write("one.rs", "whole");
    assert_eq!(
        (folder.at(4_000), folder.at(4_060)),
        (vec![], vec!["one".to_string()])
    );
}

#[test]
fn a_file_that_never_lies_still_is_told_all_the_same() {
    let mut folder = Folder::new("restless");
    let mut told = Vec::new();
    for step in 0..=25 {
        folder.write("one.rs", &format!("{step}"));
        told.extend(folder.at(step * 40).into_iter().map(|_| step * 40));
    }
    assert_eq!(told, [1_000]);
}

#[test]
fn of_several_saves_the_last_is_told_last() {
    let mut folder = Folder::new("several");
    folder.write("two.rs", "2");
    assert_eq!(folder.at(0), NONE);
    folder.write("one.rs", "1");
    assert_eq!(folder.at(10), NONE);
    assert_eq!(folder.at(65), NONE);
    assert_eq!(folder.at(80), ["two", "one"]);
}

#[test]
fn a_quick_look_reads_what_changed_and_one_text_more() {
    let mut folder = Folder::new("quick");
    let path = |id| folder.root.join(format!("{id}.rs"));
    let times: Vec<_> = ["one", "two"]
        .map(|id| fs::metadata(path(id)).unwrap().modified().unwrap())
        .into();
    for (id, time) in ["one", "two"].into_iter().zip(times) {
        fs::write(path(id), id.to_uppercase()).unwrap();
        fs::File::options()
            .write(true)
            .open(path(id))
            .unwrap()
            .set_modified(time)
            .unwrap();
    }
    let now = folder.start;
    assert!(!folder.answers.look(Look::At(None), now));
    assert!(folder.answers.look(Look::At(Some("one")), now));
    assert_eq!(folder.answers.saved(now + STILL), ["one"]);
    folder.write("two.rs", "longer");
    assert!(folder.answers.look(Look::At(Some("one")), now));
    assert_eq!(folder.answers.saved(now + STILL), ["two"]);
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_the_file_is_not_waited_for() {
    let mut folder = Folder::new("pipe");
    let path = folder.root.join("one.rs");
    fs::remove_file(&path).unwrap();
    let made = std::process::Command::new("mkfifo").arg(&path).status();
    assert!(made.unwrap().success());
    assert_eq!(
        (folder.at(0), folder.at(1_000)),
        (vec![], vec!["one".to_string()])
    );
}

#[cfg(unix)]
#[test]
fn folders_are_those_of_the_files_and_of_what_they_are_linked_to() {
    let folder = Folder::new("folders");
    let whole = fs::canonicalize(&folder.root).unwrap();
    let elsewhere = whole.join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    fs::write(elsewhere.join("real.rs"), "x").unwrap();
    let link = whole.join("link.rs");
    std::os::unix::fs::symlink(elsewhere.join("real.rs"), &link).unwrap();
    let answers = Answers::new([("link".into(), link)]);
    assert_eq!(answers.folders(), [whole.clone(), elsewhere]);
}
