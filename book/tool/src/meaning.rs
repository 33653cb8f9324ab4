//! What the grader says of a verdict or of a known error, for the page that its report names: the
//! text is xtask's own, so that page and `explain` are one.

use std::path::Path;

use xtask::{known, meanings, verdict::Verdict};

use crate::{boxes, figure::svg::escape, listing};

/// Where the programs are that show the known errors; a test of xtask builds them.
const PROGRAMS: &str = "xtask/tests/errors";

/// The texts of `deadlock` or `future_not_send` as Markdown, under an id.
///
/// # Errors
/// In words: there is no such verdict or error, or its program cannot be read.
pub fn text(root: &Path, target: &str) -> Result<String, String> {
    if let Some(verdict) = Verdict::parse(target) {
        let (words, said) = (target.replace('_', " "), meanings::of(verdict));
        return Ok(head(target, &words) + &parts(&said));
    }
    let Some(known) = known::find(target) else {
        return Err(format!("no verdict or known error \"{target}\""));
    };
    let mut out = head(target, known.says.trim_end_matches('.'));
    out += &format!("`{target}`, in rustc's words {}.\n\n", codes(known.codes));
    out += &program(root, target)?;
    Ok(out + &parts(&known.meaning))
}

/// All names that the grader may give a verdict, an error or a belief by, with their pages.
pub fn pages() -> Vec<(&'static str, String)> {
    let verdicts = Verdict::ALL
        .into_iter()
        .map(|verdict| (verdict.name(), meanings::page(verdict)));
    let errors = known::ALL.iter().map(|known| (known.slug, known.page()));
    verdicts.chain(errors).collect()
}

fn head(slug: &str, words: &str) -> String {
    let mut chars = words.chars();
    let first = chars.next().map(|c| c.to_uppercase().to_string());
    let words = first.unwrap_or_default() + chars.as_str();
    format!("## {words} {{#{}}}\n\n", boxes::dashed(slug))
}

fn codes(codes: &[&str]) -> String {
    let codes: Vec<String> = codes.iter().map(|code| format!("`{code}`")).collect();
    codes.join(" or ")
}

fn parts(meaning: &meanings::Meaning) -> String {
    format!(
        "{}\n\n**What usually causes it.** {}\n\n**What to do.** {}\n",
        meaning.means, meaning.cause, meaning.act
    )
}

/// A program that shows it, and what is said of it; none where it takes a whole lab to show.
fn program(root: &Path, slug: &str) -> Result<String, String> {
    let file = format!("{PROGRAMS}/{slug}.rs");
    if !root.join(&file).is_file() {
        return Ok(String::new());
    }
    let text = listing::read(root, &file)?;
    let said = listing::read(root, &format!("{PROGRAMS}/{slug}.out"))?;
    let rustc = said.lines().nth(1).unwrap_or_default();
    let code = text
        .split_once("\n\n")
        .map_or(text.as_str(), |(_, code)| code);
    Ok(format!(
        "<figure class=\"listing\">\n<figcaption><span>This does not compile: \
         {}</span></figcaption>\n\n```rust\n{code}```\n\n</figure>\n\n",
        escape(rustc)
    ))
}
