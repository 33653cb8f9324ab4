//! From virtual time to places on the page: the scale, where it is broken, which instants get a number.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
};

/// Instants that get a number of their own; of more, round numbers are taken instead, and the
/// [`WEIGHTIEST`].
const MOST_INSTANTS: usize = 16;

/// Of many instants, how many get a number before round ones do: the start and the return.
const WEIGHTIEST: usize = 2;

/// A pause is cut short where it is this many times as long as all the rest, and at least
/// [`LONG_MS`].
const BREAK_AT: u64 = 6;

/// See [`BREAK_AT`]; in virtual ms.
const LONG_MS: u64 = 1_000;

/// The part of the width that a pause gets which was cut short.
const BREAK_SHARE: f64 = 0.2;

/// A monotonous map from virtual ms to px.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// Where 0 ms lies, in px.
    left: f64,
    /// px from 0 ms to `last_ms`.
    width: f64,
    /// The last instant that is drawn, in virtual ms; never 0.
    last_ms: u64,
    /// A pause that is drawn shorter than it was, in virtual ms.
    pause: Option<(u64, u64)>,
}

impl Axis {
    /// An axis over these instants.
    pub fn new(instants: &BTreeSet<u64>, left: f64, width: f64) -> Axis {
        let last_ms = instants.last().copied().unwrap_or(0).max(1);
        Axis {
            left,
            width,
            last_ms,
            pause: long_pause(instants, last_ms),
        }
    }

    /// The place of an instant, in px.
    pub fn x(&self, at_ms: u64) -> f64 {
        self.left + self.width * self.share(at_ms)
    }

    /// The share of the width that lies left of an instant: 0 to 1.
    pub fn share(&self, at_ms: u64) -> f64 {
        let at = at_ms.min(self.last_ms);
        let Some((from, to)) = self.pause else {
            return at as f64 / self.last_ms as f64;
        };
        let rest = (self.last_ms - (to - from)) as f64;
        let run = |ms: u64| ms as f64 / rest * (1.0 - BREAK_SHARE);
        match at {
            _ if at <= from => run(at),
            _ if at >= to => run(at - (to - from)) + BREAK_SHARE,
            _ => run(from) + (at - from) as f64 / (to - from) as f64 * BREAK_SHARE,
        }
    }

    /// The middle of the pause that was cut short, in px.
    pub fn break_x(&self) -> Option<f64> {
        let (from, to) = self.pause?;
        Some((self.x(from) + self.x(to)) / 2.0)
    }

    /// The right end, in px.
    pub fn right(&self) -> f64 {
        self.left + self.width
    }

    /// The instants that get a number, so that no two numbers touch; by weight, the heaviest first,
    /// at equal weight the earliest. `number_width` gives a number's px.
    pub fn numbered(
        &self,
        weights: &BTreeMap<u64, u32>,
        number_width: impl Fn(u64) -> f64,
    ) -> Vec<u64> {
        let mut heaviest: Vec<(u64, u32)> =
            weights.iter().map(|(&at, &weight)| (at, weight)).collect();
        heaviest.sort_by_key(|&(at, weight)| (Reverse(weight), at));
        let mut candidates: Vec<u64> = heaviest.into_iter().map(|(at, _)| at).collect();
        if weights.len() > MOST_INSTANTS {
            candidates.truncate(WEIGHTIEST);
            candidates.extend(self.round_instants());
        }
        let mut taken: Vec<(f64, f64)> = Vec::new();
        let mut numbered = Vec::new();
        for at in candidates {
            let half = number_width(at) / 2.0 + 4.0;
            let place = (self.x(at) - half, self.x(at) + half);
            if taken
                .iter()
                .all(|other| place.1 <= other.0 || place.0 >= other.1)
            {
                taken.push(place);
                numbered.push(at);
            }
        }
        numbered.sort_unstable();
        numbered
    }

    /// About eight round instants: multiples of 1, 2 or 5 times a power of ten.
    fn round_instants(&self) -> Vec<u64> {
        let shown = self
            .pause
            .map_or(self.last_ms, |(from, to)| self.last_ms - (to - from));
        let mut step = 1;
        let factors = [2, 5, 10].iter().cycle();
        let mut decade = 1;
        for factor in factors {
            if shown / step <= 8 {
                break;
            }
            step = decade * factor;
            if *factor == 10 {
                decade *= 10;
            }
        }
        let in_pause = |at: &u64| {
            self.pause
                .is_some_and(|(from, to)| (from + 1..to).contains(at))
        };
        let rounds = (0..=self.last_ms / step).map(|n| n * step);
        rounds.filter(|at| !in_pause(at)).collect()
    }
}

/// The pause that would squeeze everything else into a corner, if there is one.
fn long_pause(instants: &BTreeSet<u64>, last_ms: u64) -> Option<(u64, u64)> {
    let pairs = instants.iter().zip(instants.iter().skip(1));
    let (&from, &to) = pairs.max_by_key(|(from, to)| *to - *from)?;
    let rest = last_ms - (to - from);
    let is_long = to - from >= LONG_MS && to - from >= rest.saturating_mul(BREAK_AT);
    (is_long && rest > 0).then_some((from, to))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(instants: &[u64]) -> Axis {
        Axis::new(&instants.iter().copied().collect(), 100.0, 500.0)
    }

    fn numbered(instants: &[u64]) -> Vec<u64> {
        let weights = instants.iter().map(|&at| (at, 1)).collect();
        axis(instants).numbered(&weights, |_| 30.0)
    }

    #[test]
    fn time_runs_evenly_from_left_to_right() {
        let axis = axis(&[0, 100, 200, 400]);
        assert_eq!([0, 100, 400].map(|at| axis.x(at)), [100.0, 225.0, 600.0]);
        assert_eq!((axis.break_x(), axis.right()), (None, 600.0));
    }

    #[test]
    fn a_long_pause_is_cut_short_and_the_rest_stays_even() {
        let axis = axis(&[0, 100, 270, 10_000]);
        let xs = [0, 135, 270, 10_000].map(|at| axis.x(at));
        assert_eq!(xs, [100.0, 300.0, 500.0, 600.0]);
        assert_eq!(axis.break_x(), Some(550.0));
    }

    #[test]
    fn an_axis_copes_with_one_instant() {
        assert_eq!(axis(&[0]).x(0), 100.0);
        assert_eq!(axis(&[]).x(0), 100.0);
    }

    #[test]
    fn numbers_stand_at_events_and_do_not_touch() {
        assert_eq!(numbered(&[0, 100, 200, 400]), [0, 100, 200, 400]);
        assert_eq!(numbered(&[0, 10, 200, 210, 400]), [0, 200, 400]);
    }

    #[test]
    fn of_many_instants_round_ones_get_numbers() {
        let many: Vec<u64> = (0..60).map(|n| n * 7).collect();
        assert_eq!(numbered(&many), [0, 50, 100, 150, 200, 250, 300, 350, 400]);
        let many: Vec<u64> = (0..60).map(|n| n * 51).collect();
        assert_eq!(numbered(&many), [0, 500, 1000, 1500, 2000, 2500, 3000]);
    }
}
