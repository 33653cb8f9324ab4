//! Checks on the built pages: links, ids, and that nothing comes from elsewhere.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Component, Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    check::html::{self, Page},
    course::Course,
    meaning,
    problem::Problems,
};

/// A page that repeats all others, with ids and links that mdBook made fit. It is not looked at.
const PRINT: &str = "print.html";

/// The built book.
#[derive(Debug)]
pub struct Built<'a> {
    /// Below which `src` lies, and which places in messages are relative to.
    root: &'a Path,
    /// The chapters' folder below `root`.
    src: &'a Path,
    /// The folder of the HTML.
    out: &'a Path,
    pages: BTreeMap<String, Page>,
    files: BTreeSet<String>,
}

impl<'a> Built<'a> {
    /// Reads all files below `out`.
    ///
    /// # Errors
    /// One cannot be read.
    pub fn read(root: &'a Path, src: &'a Path, out: &'a Path) -> Result<Built<'a>> {
        let mut built = Built {
            root,
            src,
            out,
            pages: BTreeMap::new(),
            files: BTreeSet::new(),
        };
        built.walk(out)?;
        Ok(built)
    }

    fn walk(&mut self, folder: &Path) -> Result<()> {
        for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                self.walk(&path)?;
                continue;
            }
            let name = self.name(&path);
            if name.ends_with(".html") && name != PRINT {
                let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
                self.pages.insert(name.clone(), html::page(&text));
            }
            self.files.insert(name);
        }
        Ok(())
    }

    fn name(&self, path: &Path) -> String {
        path.strip_prefix(self.out)
            .unwrap_or(path)
            .to_string_lossy()
            .replace('\\', "/")
    }

    /// Links to a page or a place in one that is not there.
    pub fn links(&self, problems: &mut Problems) {
        for (name, page) in &self.pages {
            for (href, line) in &page.links {
                if let Some(why) = self.dead(name, page, href) {
                    let (file, line) = self.place(name, href, *line);
                    problems.add(file, line, format!("the link to {href} is dead: {why}"));
                }
            }
        }
    }

    /// Why a link leads nowhere, if it does.
    fn dead(&self, from: &str, page: &Page, href: &str) -> Option<String> {
        if has_scheme(href) || href.starts_with("//") {
            return None;
        }
        let (path, fragment) = href.split_once('#').unwrap_or((href, ""));
        let path = path.split('?').next().unwrap_or(path);
        let to = if path.is_empty() {
            from.to_string()
        } else {
            resolve(from, page, path)
        };
        if !self.files.contains(&to) {
            return Some(format!("there is no {to}"));
        }
        let target = self.pages.get(&to)?;
        let found = fragment.is_empty() || target.ids.iter().any(|(id, _)| id == fragment);
        (!found).then(|| format!("{to} has no id \"{fragment}\""))
    }

    /// Ids that stand twice in one page.
    pub fn ids(&self, problems: &mut Problems) {
        for (name, page) in &self.pages {
            let mut seen = BTreeMap::new();
            for (id, line) in &page.ids {
                if let Some(first) = seen.insert(id, line) {
                    let (file, line) = self.place(name, &format!("\"{id}\""), *line);
                    let text =
                        format!("id \"{id}\" stands twice in {name} (first in line {first})");
                    problems.add(file, line, text);
                }
            }
        }
    }

    /// Anything that a page would fetch from elsewhere, or that is not there.
    pub fn loads(&self, problems: &mut Problems) -> Result<()> {
        for (name, page) in &self.pages {
            for (address, line) in &page.loads {
                self.load(name, page, address, *line, problems);
            }
        }
        for name in self.files.iter().filter(|name| name.ends_with(".css")) {
            let css = fs::read_to_string(self.out.join(name)).with_context(|| name.clone())?;
            for (address, line) in html::style(&css) {
                self.load(name, &Page::default(), &address, line, problems);
            }
        }
        Ok(())
    }

    fn load(&self, from: &str, page: &Page, address: &str, line: usize, problems: &mut Problems) {
        if address.starts_with("data:") || address.starts_with('#') {
            return;
        }
        let (file, line) = self.place(from, address, line);
        if has_scheme(address) || address.starts_with("//") {
            let text = format!("{from} would load {address}: a page loads nothing from elsewhere");
            return problems.add(file, line, text);
        }
        let to = resolve(
            from,
            page,
            address.split(['?', '#']).next().unwrap_or(address),
        );
        if !self.files.contains(&to) {
            problems.add(file, line, format!("{from} loads {to}, which is not there"));
        }
    }

    /// Pages that lab.toml names for misconceptions: verdicts lead there.
    pub fn beliefs(&self, course: &Course, problems: &mut Problems) {
        for exercise in course.exercises() {
            for belief in &exercise.misconceptions {
                let href = belief.page.replacen(".md", ".html", 1);
                if let Some(why) = self.dead("index.html", &Page::default(), &href) {
                    let file = format!("labs/{}/lab.toml", exercise.lab);
                    let text = format!("{}: its page {} is dead: {why}", belief.slug, belief.page);
                    problems.add(file, 0, text);
                }
            }
        }
    }

    /// Pages that reports name for verdicts and known errors: there, and linked from another page.
    pub fn meanings(&self, problems: &mut Problems) {
        for (slug, page) in meaning::pages() {
            let href = page.replacen(".md", ".html", 1);
            let file = href.split('#').next().unwrap_or(&href);
            if let Some(why) = self.dead("index.html", &Page::default(), &href) {
                problems.add(
                    "book/src/SUMMARY.md",
                    0,
                    format!("{slug}: its page {page} is dead: {why}"),
                );
            } else if !self.is_linked(file) {
                let text = format!("{slug}: no other page links to {page}");
                problems.add("book/src/SUMMARY.md", 0, text);
            }
        }
    }

    /// Whether a page links to this file, which is another one.
    fn is_linked(&self, file: &str) -> bool {
        self.pages.iter().any(|(name, page)| {
            let mut targets = page.links.iter().map(|(href, _)| {
                let path = href.split(['#', '?']).next().unwrap_or_default();
                resolve(name, page, path)
            });
            name != file && targets.any(|to| to == file)
        })
    }

    /// The chapter's line that holds `what`, where it can be told; else the built page's line.
    fn place(&self, page: &str, what: &str, line: usize) -> (String, usize) {
        if let Some(stem) = page.strip_suffix(".html") {
            for name in [
                format!("{stem}.md"),
                stem.replace("index", "README") + ".md",
            ] {
                let file = self.src.join(name).to_string_lossy().replace('\\', "/");
                let Ok(text) = fs::read_to_string(self.root.join(&file)) else {
                    continue;
                };
                let wanted = [what.to_string(), what.replace(".html", ".md")];
                let holds = |line: &str| wanted.iter().any(|what| has_word(line, what));
                if let Some(at) = text.lines().position(holds) {
                    return (file, at + 1);
                }
            }
        }
        let out = self.out.strip_prefix(self.root).unwrap_or(self.out);
        (out.join(page).to_string_lossy().replace('\\', "/"), line)
    }
}

/// Whether the line holds `what`, and not as a part of something longer.
fn has_word(line: &str, what: &str) -> bool {
    let in_word = |c: char| c.is_alphanumeric() || "-_./#".contains(c);
    line.match_indices(what).any(|(at, _)| {
        !line[..at].ends_with(in_word) && !line[at + what.len()..].starts_with(in_word)
    })
}

/// `https:`, `mailto:`, `javascript:`.
fn has_scheme(address: &str) -> bool {
    let Some((scheme, _)) = address.split_once(':') else {
        return false;
    };
    scheme.starts_with(|c: char| c.is_ascii_alphabetic())
        && scheme
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
}

/// The file, below the built book, that an address in a page means.
fn resolve(from: &str, page: &Page, path: &str) -> String {
    let rooted = path.starts_with('/') || page.base.as_deref() == Some("/");
    let folder = if rooted {
        Path::new("")
    } else {
        Path::new(from).parent().unwrap_or(Path::new(""))
    };
    let mut found = PathBuf::new();
    for part in folder.join(path.trim_start_matches('/')).components() {
        match part {
            Component::ParentDir => drop(found.pop()),
            Component::Normal(name) => found.push(name),
            _ => {}
        }
    }
    if path.ends_with('/') || path.is_empty() {
        found.push("index.html");
    }
    found.to_string_lossy().replace('\\', "/")
}
