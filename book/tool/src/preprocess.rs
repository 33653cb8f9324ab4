//! The preprocessor `labs`: expands the directives of all chapters, and collects what is wrong.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::{Read, Write},
    path::Path,
};

use anyhow::{Context, Result};
use mdbook_preprocessor::{
    Preprocessor, PreprocessorContext,
    book::{Book, BookItem, Chapter},
};

use crate::{
    boxes, check,
    course::{Course, Wanted},
    directive::{Directive, directives},
    expand::{Plays, Traced},
    include,
    listing::{self, Listing, Shown},
    meaning,
    problem::Problems,
    report,
};

/// Runs before mdBook's `links`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Labs;

impl Preprocessor for Labs {
    fn name(&self) -> &str {
        "labs"
    }

    fn run(&self, context: &PreprocessorContext, mut book: Book) -> Result<Book> {
        let course = Course::load(&context.root)?;
        let mut pass = Pass::new(&context.root, &context.config.book.src, &course);
        pass.plays = course.play(&pass.wanted(&book));
        book.for_each_mut(|item| {
            if let BookItem::Chapter(chapter) = item {
                chapter.content = pass.chapter(chapter);
            }
        });
        check::source::unshown_anchors(&context.root, &pass.shown, &mut pass.problems);
        check::source::lab_links(&course, &pass.labs, &mut pass.problems);
        pass.problems.check()?;
        Ok(book)
    }
}

/// Answers mdBook: its JSON on stdin, the expanded book on stdout.
///
/// # Errors
/// What mdBook sent cannot be read, or the book has problems.
pub fn answer(from: impl Read, mut to: impl Write) -> Result<()> {
    let (context, book) = mdbook_preprocessor::parse_input(from)?;
    let book = Labs.run(&context, book)?;
    serde_json::to_writer(&mut to, &book).context("mdBook does not listen")?;
    to.flush().context("mdBook does not listen")
}

/// Where `{{#lab …}}` stands: chapter and line, by exercise.
pub type LabLinks = BTreeMap<String, Vec<(String, usize)>>;

/// One pass over all chapters.
struct Pass<'a> {
    root: &'a Path,
    src: &'a Path,
    course: &'a Course,
    plays: Plays,
    shown: Shown,
    /// Chapters with the files that they have quoted so far.
    listed: BTreeSet<(String, String)>,
    labs: LabLinks,
    problems: Problems,
}

impl<'a> Pass<'a> {
    fn new(root: &'a Path, src: &'a Path, course: &'a Course) -> Self {
        Pass {
            root,
            src,
            course,
            plays: Plays::new(),
            shown: Shown::new(),
            listed: BTreeSet::new(),
            labs: LabLinks::new(),
            problems: Problems::default(),
        }
    }

    /// All plays that the book shows, so that they can be played together.
    fn wanted(&self, book: &Book) -> BTreeSet<Wanted> {
        let chapters = book.iter().filter_map(|item| match item {
            BookItem::Chapter(chapter) => Some(chapter),
            _ => None,
        });
        let all = chapters.flat_map(|chapter| directives(&chapter.content));
        let traces = all.filter(|directive| directive.name == "trace");
        let parsed = traces.filter_map(|one| Traced::parse(&one, self.course).ok());
        parsed.flat_map(|traced| traced.wanted()).collect()
    }

    fn chapter(&mut self, chapter: &Chapter) -> String {
        let Some(path) = &chapter.source_path else {
            return chapter.content.clone();
        };
        let file = self.src.join(path).to_string_lossy().replace('\\', "/");
        check::source::columns(&file, &chapter.content, &mut self.problems);
        let mut expanded = String::new();
        let mut from = 0;
        for directive in directives(&chapter.content) {
            expanded += &chapter.content[from..directive.range.start];
            from = directive.range.end;
            match self.expand(&file, &directive) {
                Ok(Some(text)) => expanded += &text,
                Ok(None) => expanded += &chapter.content[directive.range.clone()],
                Err(why) => self.problems.add(&file, directive.line, why),
            }
        }
        expanded + &chapter.content[from..]
    }

    /// The text in a directive's place; `None` where mdBook expands it.
    fn expand(&mut self, file: &str, directive: &Directive) -> Result<Option<String>, String> {
        let target = directive.target.as_str();
        let plain = || match directive.unknown_options(&[]) {
            Some(option) => Err(format!("{} has no option \"{option}\"", directive.name)),
            None => Ok(()),
        };
        match directive.name.as_str() {
            "trace" => Traced::parse(directive, self.course)?
                .html(&self.plays)
                .map(Some),
            "lab" => {
                plain()?;
                let exercise = self.course.exercise(target)?;
                let place = (file.to_string(), directive.line);
                self.labs.entry(exercise.id()).or_default().push(place);
                let (line, minutes) = (
                    self.course.todo_line(exercise),
                    self.course.minutes(exercise),
                );
                Ok(Some(boxes::exercise(exercise, line, minutes)))
            }
            "belief" => {
                plain()?;
                self.belief(target).map(Some)
            }
            "meaning" => {
                plain()?;
                meaning::text(self.root, target).map(Some)
            }
            "listing" => {
                plain()?;
                let listing = Listing::parse(target)?;
                let anchor = listing.anchor.clone();
                self.shown
                    .extend(anchor.map(|anchor| (listing.file.clone(), anchor)));
                let excerpt = listing.excerpt(self.root)?;
                let first = self.listed.insert((file.into(), listing.file.clone()));
                Ok(Some(listing.markdown(&excerpt, first)))
            }
            "output" => {
                plain()?;
                listing::output(self.root, target).map(Some)
            }
            "report" => report::markdown(self.root, directive).map(Some),
            "title" => Ok(None),
            name if include::MDBOOKS.contains(&name) => {
                include::check(self.root, file, target, &mut self.shown)?;
                Ok(None)
            }
            name => Err(format!(
                "no directive \"{name}\" (there are trace, lab, belief, meaning, listing, output, report and mdBook's)"
            )),
        }
    }

    fn belief(&self, target: &str) -> Result<String, String> {
        let Some((id, slug)) = target.rsplit_once('/') else {
            return Err(format!("\"{target}\" is not LAB/EXERCISE/SLUG"));
        };
        let exercise = self.course.exercise(id)?;
        let found = exercise
            .misconceptions
            .iter()
            .find(|belief| belief.slug == slug);
        found.map(boxes::belief).ok_or_else(|| {
            let slugs: Vec<&str> = exercise.misconceptions.iter().map(|b| &*b.slug).collect();
            format!(
                "{id} has no misconception \"{slug}\" (it has {})",
                slugs.join(", ")
            )
        })
    }
}
