//! The shapes. Each stands for one thing, in every figure; `figure::words` has the word for it.

use crate::figure::{
    svg::Svg,
    timeline::{Call, Outcome},
};

/// Half the width of an end's shape, in px.
pub const END: f64 = 8.0;

/// Half the width of a beginning's or a note's shape, in px.
pub const POINT: f64 = 5.0;

/// Height of the box that stands for a held thread, in px.
const HELD: f64 = 16.0;

/// Between two of its strokes, in px.
const HATCH: f64 = 5.0;

/// A call begins: a dot.
pub fn begin(svg: &mut Svg, at: (f64, f64)) {
    svg.circle("poll", at, POINT);
}

/// The answer's task is polled again: a small dot.
pub fn poll(svg: &mut Svg, at: (f64, f64)) {
    svg.circle("poll", at, 3.2);
}

/// A call ends: tick, cross, cut, or a disc where it ended in words of its own.
pub fn end(svg: &mut Svg, outcome: &Outcome, at: (f64, f64)) {
    let (x, y) = at;
    match outcome {
        Outcome::Done => {
            svg.circle("done", at, END);
            svg.path("tick", (x - 3.7, y + 0.3), "l2.7 2.8l4.7 -5.7");
        }
        Outcome::Failed(_) => {
            svg.circle("clear", at, END);
            svg.path("cross", (x - 5.5, y - 5.5), "l11 11m0 -11l-11 11");
        }
        Outcome::Dropped => {
            svg.line("cut", (x, y - 11.0), (x, y + 11.0));
        }
        Outcome::Other(_) => svg.circle("poll", at, POINT + 1.5),
    }
}

/// How an expected call ends, small and hollow.
pub fn ghost_end(svg: &mut Svg, call: &Call, at: (f64, f64)) {
    let (x, y) = at;
    match call.end.as_ref().map(|(_, outcome)| outcome) {
        None if call.id == 0 => svg.rect("ghost-shape", (x - 3.5, y - 3.5), (7.0, 7.0), 1.5),
        Some(Outcome::Done) => svg.path("ghost-shape", (x - 3.5, y), "l2.5 3l4.5 -6"),
        Some(Outcome::Failed(_)) => svg.path("ghost-shape", (x - 3.0, y - 3.0), "l6 6m0 -6l-6 6"),
        Some(Outcome::Dropped) => svg.line("ghost-shape", (x, y - 5.0), (x, y + 5.0)),
        Some(Outcome::Other(_)) | None => svg.circle("ghost-shape", at, 2.5),
    }
}

/// Something without a duration: a diamond.
pub fn note(svg: &mut Svg, class: &str, (x, y): (f64, f64), half: f64) {
    svg.path(
        class,
        (x - half, y),
        &format!("l{half} -{half}l{half} {half}l-{half} {half}z"),
    );
}

/// The answer returns: a square stop.
pub fn returned(svg: &mut Svg, (x, y): (f64, f64)) {
    svg.rect("stop", (x - 6.0, y - 6.0), (12.0, 12.0), 2.5);
}

/// The answer had not returned when the trace ended: an open ring.
pub fn unfinished(svg: &mut Svg, at: (f64, f64)) {
    svg.circle("open", at, END - 1.5);
}

/// The end of a task wakes the answer's: an arrow up from the bar at `from` to the one at `to`.
pub fn wake(svg: &mut Svg, x: f64, from: f64, to: f64) {
    svg.line("wake", (x, from - END), (x, to + 7.0));
    svg.path("wake head", (x - 3.5, to + 11.0), "l3.5 -5l3.5 5");
}

/// A piece of time that is not drawn: two strokes across a bar or the axis.
pub fn broken(svg: &mut Svg, (x, y): (f64, f64), half: f64) {
    let (up, down) = (format!("l6 -{}", 2.0 * half), format!("l-6 {}", 2.0 * half));
    svg.path("gap", (x - 6.0, y + half), &format!("{up}h6{down}z"));
    svg.path("broken", (x - 6.0, y + half), &format!("{up}m6 0{down}"));
}

/// The thread is held: a hatched box from its left end, with its middle at `at.1`.
pub fn held(svg: &mut Svg, at: (f64, f64), width: f64) {
    let (x, y) = (at.0, at.1 - HELD / 2.0);
    svg.rect("held", (x, y), (width, HELD), 2.0);
    let mut strokes = String::new();
    let mut offset = HATCH - HELD;
    while offset < width {
        // From the bottom edge up to the right, cut off at the box's sides.
        let (from, to) = (offset.max(0.0), (offset + HELD).min(width));
        let (rise_from, rise_to) = (from - offset, to - offset);
        if to - from > 1.0 {
            let start = (x + from, y + HELD - rise_from);
            let end = (x + to, y + HELD - rise_to);
            strokes += &format!("M{:.1} {:.1}L{:.1} {:.1}", start.0, start.1, end.0, end.1);
        }
        offset += HATCH;
    }
    svg.strokes("hatch", &strokes);
}
