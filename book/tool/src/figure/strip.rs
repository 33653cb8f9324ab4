//! A lane as strips: calls of one lane that overlap lie in strips below each other.

use crate::figure::timeline::{Call, Hold, Lane, Moment, Note};

/// Calls that do not overlap; in a lane's first strip, its notes and holds too.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Strip<'a> {
    /// In the order they began.
    pub calls: Vec<&'a Call>,
    /// In order.
    pub notes: Vec<Notes<'a>>,
    /// In order.
    pub holds: &'a [Hold],
    /// When the answer's task was polled, in virtual ms.
    pub polls: &'a [u64],
}

/// Notes of one instant, drawn as one shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Notes<'a> {
    /// The first one's place.
    pub at: Moment,
    /// What they say; never empty.
    pub words: Vec<&'a str>,
}

impl Notes<'_> {
    /// All they say.
    pub fn text(&self) -> String {
        let first = self.words[0];
        if self.words.iter().all(|words| *words == first) && self.words.len() > 1 {
            return format!("{first}, {} times", self.words.len());
        }
        self.words.join(", ")
    }
}

/// The strips of a lane; at least one.
pub fn strips(lane: &Lane) -> Vec<Strip<'_>> {
    let first = Strip {
        calls: Vec::new(),
        notes: notes(&lane.notes),
        holds: &lane.holds,
        polls: &lane.polls,
    };
    let mut strips = vec![first];
    for call in &lane.calls {
        let free = strips.iter_mut().find(|strip| match strip.calls.last() {
            None => true,
            Some(last) => last.end.as_ref().is_some_and(|(end, _)| *end <= call.begin),
        });
        match free {
            Some(strip) => strip.calls.push(call),
            None => strips.push(Strip {
                calls: vec![call],
                ..Strip::default()
            }),
        }
    }
    strips
}

fn notes(notes: &[Note]) -> Vec<Notes<'_>> {
    let mut together: Vec<Notes<'_>> = Vec::new();
    for note in notes {
        match together.last_mut() {
            Some(last) if last.at.at_ms == note.at.at_ms => last.words.push(&note.words),
            _ => together.push(Notes {
                at: note.at,
                words: vec![&note.words],
            }),
        }
    }
    together
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figure::timeline::Outcome;

    fn call(id: u32, from: u64, to: u64) -> Call {
        let at = |at_ms| Moment {
            at_ms,
            seq: at_ms as u32,
        };
        Call {
            id,
            begin: at(from),
            words: "called".into(),
            end: Some((at(to), Outcome::Done)),
        }
    }

    #[test]
    fn calls_that_overlap_lie_in_strips_of_their_own() {
        let calls = vec![
            call(1, 0, 10),
            call(2, 5, 20),
            call(3, 10, 30),
            call(4, 25, 40),
        ];
        let lane = Lane {
            calls,
            ..Lane::default()
        };
        let ids: Vec<Vec<u32>> = strips(&lane)
            .iter()
            .map(|strip| strip.calls.iter().map(|call| call.id).collect())
            .collect();
        assert_eq!(ids, [vec![1, 3], vec![2, 4]]);
    }

    #[test]
    fn notes_of_one_instant_are_one_shape() {
        let note = |at_ms, words: &str| Note {
            at: Moment { at_ms, seq: 0 },
            words: words.into(),
        };
        let all = [
            note(0, "tick"),
            note(0, "tick"),
            note(5, "push 1"),
            note(5, "push 2"),
        ];
        let texts: Vec<String> = notes(&all).iter().map(Notes::text).collect();
        assert_eq!(texts, ["tick, 2 times", "push 1, push 2"]);
    }
}
