//! `explain`: what a verdict means, or a misconception.

use anyhow::{Result, bail};

use crate::course::Course;
use crate::exit::{Exit, usage};
use crate::lab::{Exercise, Misconception};
use crate::verdict::Verdict;
use crate::{meanings, names, term};

/// Prints what is known about `deadlock`, `06-wait/mirrors/SLUG` or `mirrors/SLUG`.
pub(crate) fn run(course: &Course, word: &str) -> Result<Exit> {
    let text = text(course, word, term::width())?;
    term::print(&text)?;
    Ok(Exit::Passed)
}

fn text(course: &Course, word: &str, width: usize) -> Result<String> {
    if let Some(verdict) = Verdict::parse(&word.to_lowercase().replace([' ', '-'], "_")) {
        return Ok(of_verdict(verdict, width));
    }
    let (exercise, misconception) = find(course, word)?;
    let mut text = of_misconception(exercise, misconception, width);
    let page = format!("book/src/{}", misconception.page);
    // A course may come without its book, or the chapter may be still to be written.
    let file = page.split('#').next().unwrap_or(&page);
    if course.path(file).is_file() {
        text += &format!("\nRead on: {page}\n");
    }
    Ok(text)
}

/// The misconception that a word names; its slug alone is enough where only one has it.
fn find<'a>(course: &'a Course, word: &str) -> Result<(&'a Exercise, &'a Misconception)> {
    let (exercises, slug) = match word.rsplit_once('/') {
        Some((exercise, slug)) => (vec![course.exercise(exercise)?], slug),
        None => (course.exercises().collect(), word),
    };
    let all: Vec<(&Exercise, &Misconception)> = exercises
        .iter()
        .flat_map(|&e| e.misconceptions.iter().map(move |m| (e, m)))
        .collect();
    let found: Vec<_> = all.iter().filter(|(_, m)| m.slug == slug).collect();
    match found[..] {
        [found] => Ok(*found),
        [] => Err(unknown(word, slug, &all)),
        _ => {
            let ids = found.iter().map(|(e, m)| format!("{}/{}", e.slug, m.slug));
            let ids = ids.collect::<Vec<_>>().join(", ");
            bail!(usage(format!(
                "\"{slug}\" is known in more than one exercise: {ids}"
            )))
        }
    }
}

fn unknown(word: &str, slug: &str, all: &[(&Exercise, &Misconception)]) -> anyhow::Error {
    let slugs = all
        .iter()
        .map(|(_, misconception)| misconception.slug.as_str());
    if let Some((exercise, _)) = word.rsplit_once('/') {
        let near = names::suggestion(slug, slugs);
        return usage(format!("{exercise} has no misconception \"{slug}\"{near}"));
    }
    let verdicts = Verdict::ALL.map(Verdict::name);
    let near = names::suggestion(slug, verdicts.into_iter().chain(slugs));
    usage(format!(
        "\"{word}\" is neither a verdict nor EXERCISE/MISCONCEPTION{near}\nverdicts: {}",
        verdicts.join(", ")
    ))
}

fn of_verdict(verdict: Verdict, width: usize) -> String {
    let meaning = meanings::of(verdict);
    let wrap = |text| term::wrap(text, "  ", width);
    format!(
        "{}\n\nWhat it means\n{}\nWhat usually causes it\n{}\nWhat to do\n{}",
        verdict.name(),
        wrap(meaning.means),
        wrap(meaning.cause),
        wrap(meaning.act)
    )
}

fn of_misconception(exercise: &Exercise, misconception: &Misconception, width: usize) -> String {
    format!(
        "{}/{}, family {}, verdict {}\n\n{}",
        exercise.id(),
        misconception.slug,
        misconception.family,
        misconception.verdict.name(),
        term::wrap(&misconception.text, "", width)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exit;
    use crate::toy::{Toy, WAIT};

    #[test]
    fn verdicts_and_misconceptions_are_explained_within_the_width() {
        let toy = Toy::new("explain-both");
        toy.write("book/src/06-wait/mirrors.md", "# Mirrors\n");
        let course = toy.course();
        for word in ["livelock", "does-not-compile", "Held Thread"] {
            let text = text(&course, word, 60).unwrap();
            assert!(text.contains("\nWhat to do\n"), "{text}");
            assert!(
                text.lines().all(|line| line.chars().count() <= 60),
                "{text}"
            );
        }
        let expected = "06-wait/mirrors/in_sequence, family M03, verdict differs\n\n\
                        An await in a loop waits for each mirror before the next one\nis asked.\n\n\
                        Read on: book/src/06-wait/mirrors.md#in-sequence\n";
        for word in [
            "06-wait/mirrors/in_sequence",
            "mirrors/in_sequence",
            "in_sequence",
        ] {
            assert_eq!(text(&course, word, 60).unwrap(), expected);
        }
    }

    #[test]
    fn a_wrong_word_suggests_the_nearest() {
        let toy = Toy::new("explain-wrong");
        let check = |word: &str, says: &str| {
            let err = text(&toy.course(), word, 60).unwrap_err();
            assert_eq!(exit::of(&err), Exit::Usage);
            assert!(err.to_string().contains(says), "{err}");
        };
        check("dedlock", "did you mean \"deadlock\"?\nverdicts: ");
        check("mirrors/in_sequnce", "did you mean \"in_sequence\"?");
        check("mirors/in_sequence", "did you mean \"mirrors\"?");
        let more = WAIT.replace("slug = \"mirrors\"", "slug = \"others\"");
        toy.write("labs/07-more/lab.toml", &more);
        check(
            "in_sequence",
            "more than one exercise: mirrors/in_sequence, others/in_sequence",
        );
    }
}
