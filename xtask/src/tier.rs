//! The containment that a run had, in words.

/// One sentence on a tier of the report.
pub(crate) fn says(tier: &str) -> String {
    match tier {
        "none" => "Played without containment, within limits of time, memory and output.".into(),
        tier => format!("Played at containment tier {tier}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tier_is_named_and_its_absence_is_said() {
        assert!(says("B").contains("tier B"));
        assert!(says("none").contains("without containment"));
    }
}
