//! `explain`: what a verdict means, a known error, or a misconception.

use anyhow::{Result, bail};

use crate::course::Course;
use crate::exit::{Exit, usage};
use crate::known::{self, Known};
use crate::lab::{Exercise, Misconception};
use crate::meanings::{self, Meaning};
use crate::verdict::Verdict;
use crate::{names, term};

/// Prints what is known about `deadlock`, `future_not_send`, `E0373`, `06-wait/mirrors/SLUG`,
/// `mirrors/SLUG` or `SLUG`.
pub(crate) fn run(course: &Course, word: &str) -> Result<Exit> {
    let text = text(course, word, term::width())?;
    term::print(&text)?;
    Ok(Exit::Passed)
}

fn text(course: &Course, word: &str, width: usize) -> Result<String> {
    let plain = word.to_lowercase().replace([' ', '-'], "_");
    if let Some(verdict) = Verdict::parse(&plain) {
        let head = format!("{}\n", verdict.name());
        let text = of_meaning(head, meanings::of(verdict), width);
        return Ok(text + &read_on(course, &meanings::page(verdict)));
    }
    if let Some(known) = known::find(&plain) {
        return Ok(of_known(course, known, width));
    }
    if is_code(word) {
        return of_code(course, &word.to_uppercase(), width);
    }
    let (exercise, misconception) = find(course, word)?;
    let text = of_misconception(exercise, misconception, width);
    Ok(text + &read_on(course, &misconception.page))
}

/// Where the book has more. A course may come without its book, or the chapter may be still to be
/// written.
fn read_on(course: &Course, page: &str) -> String {
    let page = format!("book/src/{page}");
    let file = page.split('#').next().unwrap_or(&page);
    match course.path(file).is_file() {
        true => format!("\nRead on: {page}\n"),
        false => String::new(),
    }
}

/// `E0373`, of rustc's.
fn is_code(word: &str) -> bool {
    let digits = word.strip_prefix(['E', 'e']).unwrap_or_default();
    digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// All that a code of rustc's can be; the code alone does not say which.
fn of_code(course: &Course, code: &str, width: usize) -> Result<String> {
    let all = known::of_code(code);
    if all.is_empty() {
        bail!(usage(format!(
            "{code} is not among the errors that the course explains; `rustc --explain {code}` is"
        )));
    }
    let texts = all.iter().map(|known| of_known(course, known, width));
    Ok(texts.collect::<Vec<_>>().join("\n\n"))
}

fn of_known(course: &Course, known: &Known, width: usize) -> String {
    let codes = known.codes.join(", ");
    let head = format!(
        "{} ({codes})\n\n{}",
        known.slug,
        term::wrap(known.says, "", width)
    );
    of_meaning(head, known.meaning, width) + &read_on(course, &known.page())
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
    let errors: Vec<&str> = known::ALL.iter().map(|known| known.slug).collect();
    let ours = verdicts.iter().chain(&errors).copied();
    let near = names::suggestion(slug, ours.chain(slugs));
    usage(format!(
        "\"{word}\" is neither a verdict nor an error nor EXERCISE/MISCONCEPTION{near}\n\
         verdicts: {}\nerrors: {}",
        verdicts.join(", "),
        errors.join(", ")
    ))
}

fn of_meaning(head: String, meaning: Meaning, width: usize) -> String {
    let wrap = |text| term::wrap(text, "  ", width);
    format!(
        "{head}\nWhat it means\n{}\nWhat usually causes it\n{}\nWhat to do\n{}",
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
        for word in [
            "livelock",
            "does-not-compile",
            "Held Thread",
            "async_recursion",
            "await-outside-async",
        ] {
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
    fn a_code_of_rustc_has_all_that_it_can_be_and_the_page_where_it_is() {
        let toy = Toy::new("explain-code");
        let said = text(&toy.course(), "e0382", 80).unwrap();
        for slug in [
            "used_after_move (E0382)",
            "receiver_is_not_cloned (E0599, E0382)",
        ] {
            assert!(said.contains(slug), "{said}");
        }
        assert!(!said.contains("Read on"), "{said}");
        toy.write("book/src/reports/compile.md", "# Errors\n");
        let said = text(&toy.course(), "E0373", 80).unwrap();
        let page = "\nRead on: book/src/reports/compile.md#block-needs-move\n";
        assert!(said.ends_with(page), "{said}");
        let err = text(&toy.course(), "E0001", 80).unwrap_err();
        assert!(err.to_string().contains("rustc --explain E0001"), "{err}");
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
        check("future_not_snd", "did you mean \"future_not_send\"?");
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
