//! Finds out which files changed, by looking: times and lengths, a few times a second.
//!
//! The standard library is enough for the some hundred files of a course, and works on network and
//! container file systems, where change notices get lost.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    time::SystemTime,
};

/// What shall be watched.
#[derive(Clone, Debug)]
pub struct Watch {
    /// The paths below are relative to this folder, and so are those that are told.
    pub root: PathBuf,
    /// Files and folders. One that does not exist may appear later.
    pub paths: Vec<PathBuf>,
    /// Folders below `paths` to leave out.
    pub except: Vec<PathBuf>,
}

/// When each file changed last, and its length in bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seen(BTreeMap<PathBuf, (Option<SystemTime>, u64)>);

impl Watch {
    /// Looks at every file. Those that cannot be read count as absent.
    pub(crate) fn look(&self) -> Seen {
        let mut seen = Seen::default();
        for path in &self.paths {
            self.look_at(path, &mut seen);
        }
        seen
    }

    fn look_at(&self, path: &Path, seen: &mut Seen) {
        if self.except.iter().any(|except| except == path) || is_noise(path) {
            return;
        }
        let full = self.root.join(path);
        let Ok(kind) = fs::symlink_metadata(&full).map(|data| data.file_type()) else {
            return;
        };
        if kind.is_dir() {
            for name in names(&full).unwrap_or_default() {
                self.look_at(&path.join(name), seen);
            }
        } else if let Ok(data) = fs::metadata(&full)
            && data.is_file()
        {
            seen.0
                .insert(path.to_owned(), (data.modified().ok(), data.len()));
        }
    }
}

impl Seen {
    /// The files that are new, gone or changed since `before`.
    pub(crate) fn differs_from<'a>(&'a self, before: &'a Seen) -> Vec<&'a Path> {
        let changed = self
            .0
            .iter()
            .filter(|(path, state)| before.0.get(*path) != Some(state));
        let gone = before.0.keys().filter(|path| !self.0.contains_key(*path));
        let mut paths: Vec<&Path> = changed.map(|(path, _)| path.as_path()).collect();
        paths.extend(gone.map(PathBuf::as_path));
        paths.sort();
        paths
    }
}

fn names(folder: &Path) -> io::Result<Vec<std::ffi::OsString>> {
    fs::read_dir(folder)?
        .map(|entry| Ok(entry?.file_name()))
        .collect()
}

/// Hidden files, what editors leave beside a file while they save it, and built files.
fn is_noise(path: &Path) -> bool {
    let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
        return false;
    };
    name.starts_with(['.', '#'])
        || name.ends_with(['~', '#'])
        || [".tmp", ".bak", ".swp", ".snap.new"]
            .iter()
            .any(|ending| name.ends_with(ending))
        || ["target", "node_modules", "4913"].contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of the test's own, gone with it.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let folder =
                std::env::temp_dir().join(format!("book-server-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(&folder).expect("the temporary folder can be written");
            Folder(folder)
        }

        fn write(&self, path: &str, text: &str) {
            let path = self.0.join(path);
            fs::create_dir_all(path.parent().expect("it lies in the folder"))
                .expect("a folder can be made");
            fs::write(path, text).expect("a file can be written");
        }

        fn watch(&self) -> Watch {
            Watch {
                root: self.0.clone(),
                paths: vec!["book.toml".into(), "book".into(), "labs".into()],
                except: vec!["book/tool".into()],
            }
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn told(after: &Seen, before: &Seen) -> Vec<String> {
        after
            .differs_from(before)
            .iter()
            .map(|path| path.to_string_lossy().into_owned())
            .collect()
    }

    #[test]
    fn a_new_a_changed_and_a_removed_file_are_told() {
        let folder = Folder::new("told");
        folder.write("book.toml", "x");
        folder.write("book/src/a.md", "one");
        folder.write("book/src/b.md", "one");
        let before = folder.watch().look();
        assert_eq!(told(&folder.watch().look(), &before), Vec::<String>::new());

        folder.write("book/src/a.md", "longer");
        folder.write("labs/01/src/lib.rs", "new");
        fs::remove_file(folder.0.join("book/src/b.md")).expect("it was there");
        let after = folder.watch().look();
        assert_eq!(
            told(&after, &before),
            ["book/src/a.md", "book/src/b.md", "labs/01/src/lib.rs"]
        );
    }

    #[test]
    fn a_change_of_time_alone_is_told() {
        let folder = Folder::new("time");
        folder.write("book.toml", "x");
        let before = folder.watch().look();
        let file = fs::File::options()
            .write(true)
            .open(folder.0.join("book.toml"))
            .expect("it is there");
        file.set_modified(SystemTime::UNIX_EPOCH)
            .expect("its time can be set");
        assert_eq!(told(&folder.watch().look(), &before), ["book.toml"]);
    }

    #[test]
    fn what_is_left_out_and_what_editors_leave_is_not_told() {
        let folder = Folder::new("noise");
        folder.write("book/src/a.md", "one");
        let before = folder.watch().look();
        for path in [
            "book/tool/src/main.rs",
            "book/src/.a.md.swp",
            "book/src/a.md~",
            "book/src/4913",
            "labs/target/debug/x",
            "labs/.git/index",
            "solutions/x.rs",
            "labs/01/tests/a.snap.new",
        ] {
            folder.write(path, "noise");
        }
        assert_eq!(told(&folder.watch().look(), &before), Vec::<String>::new());
    }
}
