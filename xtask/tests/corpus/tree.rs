//! What lies in a folder: files by their bytes, and everything that is no file by its kind. Nothing
//! is followed or opened that could lead out of the folder or never end.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::files::Files;

/// All below a folder, by path with forward slashes.
pub(crate) type Tree = BTreeMap<String, Node>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Node {
    File(Vec<u8>),
    Folder,
    Link(PathBuf),
    /// A pipe, a socket, a device.
    Other,
}

/// Folders of the course's root that a grade may write to.
const OURS: &[&str] = &["target", ".course"];

/// A file longer than this is told by its length only.
const LONG_BYTES: u64 = 16 << 20;

/// All below `root` but for [`OURS`].
pub(crate) fn list(root: &Path) -> Tree {
    let mut found = Tree::new();
    walk(root, "", &mut found);
    found
}

/// Paths that are in one of the two and not the same in the other.
pub(crate) fn differing(before: &Tree, after: &Tree) -> Vec<String> {
    let paths = before.keys().chain(after.keys());
    let differ = |path: &&String| before.get(*path) != after.get(*path);
    let mut all: Vec<String> = paths.filter(differ).cloned().collect();
    all.sort();
    all.dedup();
    all
}

/// Makes `root` hold these files and nothing else but [`OURS`]. A file that is the same keeps its
/// time, so that cargo builds what changed and no more.
pub(crate) fn restore(root: &Path, files: &Files) {
    let present = list(root);
    for (path, node) in present.iter().rev() {
        let wanted = match node {
            Node::File(_) => files.contains_key(path),
            Node::Folder => files
                .range(format!("{path}/")..)
                .next()
                .is_some_and(|(file, _)| file.starts_with(&format!("{path}/"))),
            Node::Link(_) | Node::Other => false,
        };
        if !wanted {
            remove(&root.join(path));
        }
    }
    for (path, bytes) in files {
        if present.get(path) != Some(&Node::File(bytes.clone())) {
            write(&root.join(path), bytes);
        }
    }
}

/// Removes whatever lies there, if anything does.
pub(crate) fn remove(path: &Path) {
    let Ok(meta) = fs::symlink_metadata(path) else {
        return;
    };
    let removed = if meta.is_dir() {
        fs::remove_dir_all(path)
    } else {
        fs::remove_file(path)
    };
    removed.unwrap_or_else(|err| panic!("{}: {err}", path.display()));
}

/// Writes a file, and the folders above it.
pub(crate) fn write(path: &Path, bytes: &[u8]) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, bytes).unwrap_or_else(|err| panic!("{}: {err}", path.display()));
}

fn walk(root: &Path, below: &str, found: &mut Tree) {
    let Ok(entries) = fs::read_dir(root.join(below)) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if below.is_empty() && OURS.contains(&&*name) {
            continue;
        }
        let path = if below.is_empty() {
            name
        } else {
            format!("{below}/{name}")
        };
        let node = node(&root.join(&path));
        if node == Node::Folder {
            walk(root, &path, found);
        }
        found.insert(path, node);
    }
}

fn node(path: &Path) -> Node {
    let Ok(meta) = fs::symlink_metadata(path) else {
        return Node::Other;
    };
    if meta.is_dir() {
        Node::Folder
    } else if meta.is_symlink() {
        Node::Link(fs::read_link(path).unwrap_or_default())
    } else if meta.is_file() && meta.len() > LONG_BYTES {
        Node::File(meta.len().to_string().into_bytes())
    } else if meta.is_file() {
        Node::File(fs::read(path).unwrap_or_default())
    } else {
        Node::Other
    }
}
