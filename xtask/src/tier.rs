//! The containment that a report's cases had, in words.

use crate::report::Report;
use crate::verdict::Outcome;

/// One line.
pub(crate) fn says(report: &Report) -> String {
    let tier = &report.tier;
    let about = match tier.as_str() {
        "none" if ran(report) => return "Containment of cases: none.".into(),
        "none" => return "No case ran.".into(),
        "A" => "read-only files, a network of its own",
        "B" => "read-only files; TCP is open",
        _ => "the grader's own limits only",
    };
    let lacks = report.tier_parts.iter();
    let lack = lacks.filter(|part| part.starts_with("no ")).take(1);
    let because: String = lack.map(|part| format!(" ({part})")).collect();
    format!("Containment of cases, tier {tier}: {about}{because}.")
}

fn ran(report: &Report) -> bool {
    let mut cases = report.exercises.iter().flat_map(|exercise| &exercise.cases);
    cases.any(|case| case.verdict != Outcome::NotRun)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(tier: &str, parts: &[&str]) -> String {
        says(&Report {
            tier: tier.into(),
            tier_parts: parts.iter().map(ToString::to_string).collect(),
            ..Report::new(Vec::new())
        })
    }

    #[test]
    fn a_tier_says_what_it_has_and_what_keeps_it_from_more() {
        assert_eq!(
            said("A", &["landlock"]),
            "Containment of cases, tier A: read-only files, a network of its own."
        );
        let lacks = ["landlock", "no network of its own"];
        assert!(said("B", &lacks).ends_with("TCP is open (no network of its own)."));
        assert!(said("E", &lacks).contains("the grader's own limits only"));
        assert_eq!(said("none", &[]), "No case ran.");
    }
}
