//! Reports that a page shows, whole or in part: `{{#report deadlock to="Cases:"}}`. `of` names what
//! was graded, where it is not the exercise that the first line names. A test of xtask holds each
//! against what the grader says.

use std::path::Path;

use crate::{directive::Directive, excerpt::Excerpt, figure::svg::escape, listing};

/// Where the reports are.
const REPORTS: &str = "xtask/tests/reports";

/// What stands for lines that are left out.
const LEFT_OUT: &str = "[…]\n";

/// A report as Markdown, with the command that gives it.
///
/// # Errors
/// In words: no such report, no such line in it, or a line is too long.
pub fn markdown(root: &Path, directive: &Directive) -> Result<String, String> {
    if let Some(option) = directive.unknown_options(&["from", "to", "of"]) {
        return Err(format!(
            "report has no option \"{option}\" (it has from, to, of)"
        ));
    }
    let file = format!("{REPORTS}/{}.txt", directive.target);
    let report = listing::read(root, &file)?;
    let head = report.split_once(": ").map_or("", |(id, _)| id);
    let slug = head.rsplit_once('/').map_or(head, |(_, slug)| slug);
    let graded = directive.option("of").unwrap_or(slug);
    let lines: Vec<&str> = report.lines().collect();
    let at = |option| match directive.option(option) {
        None => Ok(None),
        Some(start) => {
            let found = lines.iter().position(|line| line.starts_with(start));
            found
                .map(Some)
                .ok_or_else(|| format!("{file} has no line that begins with \"{start}\""))
        }
    };
    let (from, to) = (at("from")?, at("to")?);
    let (first, end) = (from.unwrap_or(0), to.unwrap_or(lines.len()));
    let Some(part) = lines.get(first..end) else {
        return Err("`to` comes before `from`".into());
    };
    let excerpt = Excerpt {
        text: part.join("\n").trim_end().to_string() + "\n",
        lines: (first + 1..=end).collect(),
    };
    listing::check_columns(&file, &excerpt)?;
    let before = from.map_or("", |_| LEFT_OUT);
    let after = to.map_or("", |_| LEFT_OUT);
    Ok(format!(
        "<figure class=\"listing output\">\n<figcaption><span>what <code>cargo xtask grade \
         {}</code> says</span></figcaption>\n\n```text\n{before}{}{after}```\n\n</figure>\n",
        escape(graded),
        excerpt.text
    ))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use crate::directive::directives;

    use super::*;

    fn shown(directive: &str) -> Result<String, String> {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
        markdown(&root, &directives(directive)[0])
    }

    #[test]
    fn a_report_is_shown_from_a_line_to_another() {
        let whole = shown("{{#report deadlock}}").unwrap();
        assert!(whole.contains("grade mirrors</code>") && whole.contains("Next:"));
        assert!(!whole.contains(LEFT_OUT));
        let part = shown("{{#report deadlock from=\"Waiting\" to=\"Cases:\"}}").unwrap();
        assert!(
            shown("{{#report deadlock of=06-wait}}")
                .unwrap()
                .contains("grade 06-wait<")
        );
        assert_eq!(part.matches(LEFT_OUT).count(), 2);
        assert!(part.contains("Waiting:") && !part.contains("Cases:"));
    }

    #[test]
    fn what_is_not_there_is_an_error() {
        let told = |directive, why: &str| {
            let said = shown(directive).unwrap_err();
            assert!(said.contains(why), "{said}");
        };
        told("{{#report nothing}}", "cannot be read");
        told("{{#report deadlock by=x}}", "no option \"by\"");
        told("{{#report deadlock to=Never}}", "no line that begins");
        told("{{#report deadlock from=Next to=Cases}}", "comes before");
    }
}
