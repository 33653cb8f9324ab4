//! What a cancellation sweep lost, for the report and in words. In a sweep the answer's call is
//! dropped at another of its awaits in each play.

use crate::divergence::{Line, lines, same};
use crate::report::{CaseReport, SweepReport};
use crate::term::{self, wrap};
use crate::wire::{Loss, SWEEP, Swept};

/// The first loss in words, to follow "on this plan, "; `None` if nothing was lost.
pub(crate) fn says(swept: &Swept) -> Option<String> {
    let Loss { at, at_ms, says } = swept.losses.first()?;
    let awaits = swept.awaits;
    Some(format!(
        "when it is dropped at await {at} of {awaits}, at {at_ms} ms: {says}"
    ))
}

/// Adds a sweep to its case: its losses as lines below the transcript, and as the first difference
/// where the transcript has none.
pub(crate) fn add(swept: &Swept, case: &mut CaseReport) {
    if case.divergence.is_none()
        && let Some(Loss { at, at_ms, says }) = swept.losses.first()
    {
        case.diverges_at = u32::try_from(case.got.len()).ok();
        case.divergence = Some(format!("dropped at await {at}, at {at_ms} ms: {says}"));
    }
    case.got.extend(lines(&swept.lines()));
    case.sweep = Some(SweepReport {
        awaits: swept.awaits,
        losses: swept.losses.clone(),
        got: lines(&swept.transcript),
    });
}

/// The transcript of the case's own play, without what its sweep lost.
pub(crate) fn ordinary(case: &CaseReport) -> &[String] {
    let swept = |line: &&String| Line::parse(line).lane == SWEEP;
    let below = match case.sweep {
        Some(_) => case.got.iter().rev().take_while(swept).count(),
        None => 0,
    };
    &case.got[..case.got.len() - below]
}

/// The losses of a case whose ordinary play is right, and the play with the first of them. `None`
/// where its own transcript has more to say.
pub(crate) fn section(case: &CaseReport, width: usize) -> Option<String> {
    let sweep = case.sweep.as_ref()?;
    let first = sweep.losses.first()?;
    if !same(&case.expected, ordinary(case)) {
        return None;
    }
    let played = format!(
        "Played to its end it is right. Dropped at each of its awaits, {} in all:",
        sweep.awaits
    );
    let mut out = wrap(&played, "", width);
    for Loss { at, at_ms, says } in &sweep.losses {
        let line = format!("dropped at await {at}, at {at_ms} ms: {says}");
        out += &wrap(&line, "  ", width);
    }
    let whole = (sweep.awaits as usize).saturating_sub(sweep.losses.len());
    if whole > 0 {
        out += &format!("  dropped at the other {whole}: all is well\n");
    }
    out += &format!(
        "\nThe play in which it was dropped at await {}:\n",
        first.at
    );
    for line in &sweep.got {
        // A long event goes on below its lane.
        for (n, piece) in term::fold(line, width.saturating_sub(4)).iter().enumerate() {
            out += &format!("{}{piece}\n", if n == 0 { "" } else { "    " });
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge;
    use crate::toy::Toy;

    const EXPECTED: &str = "   0 ms  answer  called\n  90 ms  answer  returned 7\n";

    fn swept(losses: &[(u32, u64, &str)]) -> Swept {
        let loss = |&(at, at_ms, says): &(u32, u64, &str)| Loss {
            at,
            at_ms,
            says: says.into(),
        };
        Swept {
            awaits: 3,
            losses: losses.iter().map(loss).collect(),
            transcript: "   0 ms  answer  called\n  20 ms  answer  dropped at await 2\n".into(),
        }
    }

    /// A case that gave this transcript, with its sweep.
    fn case(got: &str, swept: &Swept) -> CaseReport {
        let toy = Toy::new(&format!("sweep-{:?}", std::thread::current().id()));
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        let mut case = judge::not_run(&mirrors.cases[0], &lines(EXPECTED)).report;
        case.got = lines(got);
        add(swept, &mut case);
        case
    }

    #[test]
    fn losses_stand_below_the_transcript_and_are_its_first_difference() {
        let swept = swept(&[(2, 20, "\"hel\" is lost"), (3, 20, "\"hel\" is lost")]);
        let case = case(EXPECTED, &swept);
        assert_eq!(
            case.got.last().unwrap(),
            "  20 ms  sweep   dropped: \"hel\" is lost"
        );
        assert_eq!((case.got.len(), case.diverges_at), (3, Some(2)));
        assert_eq!(ordinary(&case), case.expected);
        let text = section(&case, 80).unwrap();
        assert_eq!(
            text,
            "Played to its end it is right. Dropped at each of its awaits, 3 in all:
  dropped at await 2, at 20 ms: \"hel\" is lost
  dropped at await 3, at 20 ms: \"hel\" is lost
  dropped at the other 1: all is well

The play in which it was dropped at await 2:
   0 ms  answer  called
  20 ms  answer  dropped at await 2
"
        );
        assert_eq!(
            says(&swept).unwrap(),
            "when it is dropped at await 2 of 3, at 20 ms: \"hel\" is lost"
        );
    }

    #[test]
    fn where_the_ordinary_play_differs_it_has_the_say() {
        let case = case("   0 ms  answer  called\n", &swept(&[(1, 0, "7 is lost")]));
        assert_eq!(section(&case, 80), None);
        assert_eq!(ordinary(&case).len(), 1);
    }

    #[test]
    fn a_sweep_that_lost_nothing_adds_no_line() {
        let case = case(EXPECTED, &swept(&[]));
        assert_eq!((&case.got, &case.divergence), (&lines(EXPECTED), &None));
        assert_eq!(section(&case, 80), None);
        assert_eq!(says(&swept(&[])), None);
        assert_eq!(case.sweep.unwrap().awaits, 3);
    }
}
