//! What a grade can say about a case or an exercise, and which of two weighs more.

use std::fmt;

use nanoserde::{DeJson, DeJsonErr, DeJsonState, SerJson, SerJsonState};

/// The outcome of one case, and of the exercise it belongs to.
///
/// Declared from the gravest to the mildest: an exercise has the first one that one of its cases
/// has, so `min` picks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Our own fault: never points, never a pass.
    InternalError,
    /// Files of the course were changed.
    Tampered,
    /// The answer does not compile.
    DoesNotCompile,
    /// The case's process ended before it reported its transcript.
    NoTranscript,
    /// More memory, output, processes or events than a play may use.
    Limit,
    /// The time limit came and the thread had been in one poll all the while.
    Blocked,
    /// The time limit came while tasks were polled again and again.
    Livelock,
    /// The answer panicked, or a task that it spawned.
    Panicked,
    /// The virtual deadline came and nobody could go on.
    Deadlock,
    /// The virtual deadline came and somebody was still at it.
    NeverReturns,
    /// Two plays of one plan gave two transcripts.
    Nondeterministic,
    /// The transcript is not the expected one.
    Differs,
    /// The transcript is right, but the thread was held while it came about.
    HeldThread,
    /// The stub is still there.
    NotAttempted,
    /// Each case gave the expected transcript.
    Passed,
}

impl Verdict {
    /// All of them, the gravest first.
    pub const ALL: [Verdict; 15] = [
        Verdict::InternalError,
        Verdict::Tampered,
        Verdict::DoesNotCompile,
        Verdict::NoTranscript,
        Verdict::Limit,
        Verdict::Blocked,
        Verdict::Livelock,
        Verdict::Panicked,
        Verdict::Deadlock,
        Verdict::NeverReturns,
        Verdict::Nondeterministic,
        Verdict::Differs,
        Verdict::HeldThread,
        Verdict::NotAttempted,
        Verdict::Passed,
    ];

    /// As it stands in reports, lab.toml, the state file and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::InternalError => "internal_error",
            Verdict::Tampered => "tampered",
            Verdict::DoesNotCompile => "does_not_compile",
            Verdict::NoTranscript => "no_transcript",
            Verdict::Limit => "limit",
            Verdict::Blocked => "blocked",
            Verdict::Livelock => "livelock",
            Verdict::Panicked => "panicked",
            Verdict::Deadlock => "deadlock",
            Verdict::NeverReturns => "never_returns",
            Verdict::Nondeterministic => "nondeterministic",
            Verdict::Differs => "differs",
            Verdict::HeldThread => "held_thread",
            Verdict::NotAttempted => "not_attempted",
            Verdict::Passed => "passed",
        }
    }

    /// The verdict of that [`name`](Verdict::name).
    pub fn parse(name: &str) -> Option<Verdict> {
        Verdict::ALL
            .into_iter()
            .find(|verdict| verdict.name() == name)
    }

    /// The gravest of several; `None` of none.
    pub fn worst(all: impl IntoIterator<Item = Verdict>) -> Option<Verdict> {
        all.into_iter().min()
    }

    /// Whether a play with it is cut short, so that it can only be had from outside: such a wrong
    /// answer is mounted in the target `hangs`.
    pub fn hangs(self) -> bool {
        matches!(
            self,
            Verdict::Livelock | Verdict::Blocked | Verdict::Limit | Verdict::NoTranscript
        )
    }
}

impl fmt::Display for Verdict {
    /// In prose: `does not compile`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name().replace('_', " "))
    }
}

impl SerJson for Verdict {
    fn ser_json(&self, _depth: usize, s: &mut SerJsonState) {
        s.label(self.name());
    }
}

impl DeJson for Verdict {
    fn de_json(s: &mut DeJsonState, chars: &mut std::str::Chars<'_>) -> Result<Self, DeJsonErr> {
        let name = String::de_json(s, chars)?;
        Verdict::parse(&name).ok_or_else(|| s.err_enum(&name))
    }
}

/// What became of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It ran and was judged.
    Ran(Verdict),
    /// It did not run: an earlier case was killed, or there was nothing to run.
    NotRun,
}

impl Outcome {
    /// As it stands in reports.
    pub fn name(self) -> &'static str {
        match self {
            Outcome::Ran(verdict) => verdict.name(),
            Outcome::NotRun => "not_run",
        }
    }

    /// The verdict, if it ran.
    pub fn verdict(self) -> Option<Verdict> {
        match self {
            Outcome::Ran(verdict) => Some(verdict),
            Outcome::NotRun => None,
        }
    }
}

impl SerJson for Outcome {
    fn ser_json(&self, _depth: usize, s: &mut SerJsonState) {
        s.label(self.name());
    }
}

impl DeJson for Outcome {
    fn de_json(s: &mut DeJsonState, chars: &mut std::str::Chars<'_>) -> Result<Self, DeJsonErr> {
        let name = String::de_json(s, chars)?;
        match Verdict::parse(&name) {
            Some(verdict) => Ok(Outcome::Ran(verdict)),
            None if name == Outcome::NotRun.name() => Ok(Outcome::NotRun),
            None => Err(s.err_enum(&name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_of_them_are_listed_gravest_first() {
        assert!(Verdict::ALL.is_sorted());
        assert_eq!(Verdict::ALL[0], Verdict::InternalError);
        assert_eq!(Verdict::ALL[14] as usize, 14);
    }

    #[test]
    fn each_name_leads_back_to_its_verdict() {
        for verdict in Verdict::ALL {
            assert_eq!(Verdict::parse(verdict.name()), Some(verdict));
            assert_eq!(
                Verdict::deserialize_json(&verdict.serialize_json()).unwrap(),
                verdict
            );
            let ran = Outcome::Ran(verdict);
            assert_eq!(
                Outcome::deserialize_json(&ran.serialize_json()).unwrap(),
                ran
            );
        }
        assert_eq!(Verdict::parse("not_run"), None);
        assert_eq!(
            Outcome::deserialize_json("\"not_run\"").unwrap(),
            Outcome::NotRun
        );
        assert!(Verdict::deserialize_json("\"fine\"").is_err());
    }

    #[test]
    fn the_worst_is_the_first_in_the_list() {
        let seen = [Verdict::Passed, Verdict::Differs, Verdict::Deadlock];
        assert_eq!(Verdict::worst(seen), Some(Verdict::Deadlock));
        assert_eq!(Verdict::worst([]), None);
    }

    #[test]
    fn prose_has_no_underscores() {
        assert_eq!(Verdict::DoesNotCompile.to_string(), "does not compile");
    }
}
