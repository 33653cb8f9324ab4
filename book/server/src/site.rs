//! A built folder, read into memory.

use std::{
    collections::BTreeMap,
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::Path,
};

/// The files of one build, by their path below the folder, with `/` between the parts.
#[derive(Default)]
pub struct Site {
    files: BTreeMap<String, Vec<u8>>,
    version: u64,
}

/// What lies at a path.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Found<'a> {
    /// A file: its path below the folder, and its bytes.
    File(&'a str, &'a [u8]),
    /// A folder with an index page, asked for without its last slash.
    Folder,
    /// Nothing.
    Missing,
}

impl Site {
    /// Reads every file below `folder`. Symbolic links are left out.
    pub fn load(folder: &Path) -> io::Result<Site> {
        let mut files = BTreeMap::new();
        read_folder(folder, "", &mut files)?;
        Ok(Site::of(files))
    }

    /// The files at these paths.
    pub fn of(files: BTreeMap<String, Vec<u8>>) -> Site {
        let mut hasher = DefaultHasher::new();
        files.hash(&mut hasher);
        Site {
            files,
            version: hasher.finish(),
        }
    }

    /// A number that is the same for the same files, in another process too.
    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    /// The paths of all files whose names end in `.html`, in order.
    pub fn pages(&self) -> impl Iterator<Item = &str> {
        self.files
            .keys()
            .map(String::as_str)
            .filter(|path| path.ends_with(".html"))
    }

    /// Looks up a decoded path that starts with `/`.
    pub(crate) fn find(&self, path: &str) -> Found<'_> {
        let mut key = path.trim_start_matches('/').to_owned();
        if key.is_empty() || key.ends_with('/') {
            key.push_str("index.html");
        }
        if let Some((path, bytes)) = self.files.get_key_value(&key) {
            return Found::File(path, bytes);
        }
        match self.files.contains_key(&format!("{key}/index.html")) {
            true => Found::Folder,
            false => Found::Missing,
        }
    }
}

fn read_folder(
    folder: &Path,
    prefix: &str,
    files: &mut BTreeMap<String, Vec<u8>>,
) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        let kind = entry.file_type()?;
        if kind.is_dir() {
            read_folder(&entry.path(), &format!("{path}/"), files)?;
        } else if kind.is_file() {
            files.insert(path, fs::read(entry.path())?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(files: &[(&str, &str)]) -> Site {
        Site::of(
            files
                .iter()
                .map(|(path, text)| ((*path).to_owned(), (*text).into()))
                .collect(),
        )
    }

    #[test]
    fn a_folder_stands_for_its_index_page() {
        let site = site(&[("index.html", "top"), ("lab/index.html", "lab")]);
        assert_eq!(site.find("/"), Found::File("index.html", b"top"));
        assert_eq!(site.find("/lab/"), Found::File("lab/index.html", b"lab"));
        assert_eq!(site.find("/lab"), Found::Folder);
        assert_eq!(site.find("/lab/../index.html"), Found::Missing);
        assert_eq!(site.find("/other/"), Found::Missing);
    }

    #[test]
    fn the_version_follows_names_and_contents() {
        let first = site(&[("a", "x"), ("b", "y")]).version();
        assert_eq!(first, site(&[("b", "y"), ("a", "x")]).version());
        assert_ne!(first, site(&[("a", "x"), ("b", "z")]).version());
        assert_ne!(first, site(&[("a", "x"), ("c", "y")]).version());
        assert_ne!(first, site(&[("a", "xy"), ("b", "")]).version());
    }
}
