//! A whole picture: the axis, the lanes below each other, and what runs through all of them.

use std::collections::{BTreeMap, BTreeSet};

use crate::figure::{
    axis::Axis,
    format::Format,
    lane::{Ghost, Mark, Row, Scene},
    place::end_words,
    shapes,
    shelf::Anchor,
    strip::{Strip, strips},
    svg::Svg,
    timeline::{Moment, Timeline},
};

/// Height of the axis above the lanes, in px.
const HEAD: f64 = 26.0;

/// Between two lanes, in px.
const BETWEEN: f64 = 8.0;

/// What is to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The play.
    pub timeline: &'a Timeline,
    /// What was expected, dotted above each lane.
    pub expected: Option<&'a Timeline>,
    /// The lane of the first difference, and its place.
    pub mark: Option<(&'a str, Mark)>,
    /// What the scale is made for; two pictures that are compared share it.
    pub scale: &'a Scale<'a>,
}

/// All that is drawn on one scale.
#[derive(Clone, Debug)]
pub struct Scale<'a> {
    timelines: Vec<&'a Timeline>,
    instants: BTreeSet<u64>,
}

impl<'a> Scale<'a> {
    /// A scale for pictures of `timelines`, with what is `expected` of them.
    pub fn new(timelines: Vec<&'a Timeline>, expected: &[&Timeline]) -> Scale<'a> {
        let all = timelines.iter().chain(expected);
        let instants = all.flat_map(|timeline| timeline.instants()).collect();
        Scale {
            timelines,
            instants,
        }
    }

    fn axis(&self, format: Format) -> Axis {
        let lanes = || self.timelines.iter().flat_map(|timeline| &timeline.lanes);
        let left = format.time_left(lanes().map(|lane| lane.name.as_str()));
        let shares = Axis::new(&self.instants, 0.0, 1.0);
        let words = self
            .timelines
            .iter()
            .flat_map(|timeline| ends(timeline, format));
        let words = words.map(|(at_ms, width)| (shares.share(at_ms), width));
        let width = format.time_width(left, words);
        Axis::new(&self.instants, left, width)
    }
}

/// For each call's end, when it is and how wide the word for it is, in virtual ms and px.
fn ends(timeline: &Timeline, format: Format) -> impl Iterator<Item = (u64, f64)> {
    timeline
        .lanes
        .iter()
        .flat_map(|lane| &lane.calls)
        .filter_map(move |call| {
            let (text, _) = end_words(timeline, call)?;
            let end = call.end.as_ref().map(|(at, _)| at.at_ms);
            let at_ms = end.or(timeline.ended.as_ref().map(|ended| ended.at.at_ms))?;
            Some((at_ms, format.text_width(&format.fitting(&text))))
        })
}

/// A picture in one format.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// SVG elements.
    pub elements: String,
    /// In px.
    pub height: f64,
}

/// Draws it.
pub fn draw(picture: Picture<'_>, format: Format) -> Drawn {
    let axis = picture.scale.axis(format);
    let scene = Scene {
        timeline: picture.timeline,
        format,
        axis: &axis,
    };
    let lanes = rows(picture, scene);
    let mut bars = Vec::new();
    let mut y = HEAD;
    for lane in &lanes {
        for row in lane {
            bars.push(y + row.above());
            y += row.above() + Row::BELOW;
        }
        y += BETWEEN;
    }
    let afterlife = picture
        .timeline
        .returned()
        .filter(|_| picture.timeline.has_afterlife());
    let height = y + if afterlife.is_some() { 14.0 } else { 0.0 };
    let first = bars.first().copied().unwrap_or(y);

    let mut svg = Svg::default();
    draw_held(&mut svg, picture, &axis, y);
    draw_numbers(&mut svg, picture, format, &axis, y);
    if let Some(returned) = afterlife {
        draw_afterlife(&mut svg, scene, returned, y, height);
    }
    if let Some(returned) = picture.timeline.returned() {
        let x = axis.x(returned.at_ms);
        svg.line("returned", (x, first), (x, y));
    }
    draw_wakes(&mut svg, scene, &lanes, &bars);
    for (row, &bar) in lanes.iter().flatten().zip(&bars) {
        row.draw(&mut svg, bar);
    }
    Drawn {
        elements: svg.0,
        height,
    }
}

/// The rows of each lane.
fn rows<'a>(picture: Picture<'a>, scene: Scene<'a>) -> Vec<Vec<Row<'a>>> {
    let mut lanes = Vec::new();
    for lane in &picture.timeline.lanes {
        let mut own = strips(lane);
        let ghost = picture.expected.map(|expected| {
            let lane = expected.lanes.iter().find(|other| other.name == lane.name);
            let ends_ms = expected.ended.as_ref().map(|ended| ended.at.at_ms);
            let strips = lane.map(strips).unwrap_or_default().into_iter();
            strips
                .map(|strip| Ghost { strip, ends_ms })
                .collect::<Vec<_>>()
        });
        let count = own.len().max(ghost.as_ref().map_or(0, Vec::len));
        own.resize(count, Strip::default());
        let mut ghosts = ghost.map(Vec::into_iter);
        let mark = picture
            .mark
            .filter(|(name, _)| *name == lane.name)
            .map(|(_, mark)| mark);
        let rows = own.into_iter().enumerate().map(|(n, strip)| {
            let ghost = ghosts
                .as_mut()
                .map(|ghosts| ghosts.next().unwrap_or_default());
            let first = n == 0;
            Row::new(
                scene,
                strip,
                ghost,
                first.then_some(&*lane.name),
                mark.filter(|_| first),
            )
        });
        lanes.push(rows.collect());
    }
    lanes
}

/// While the thread is held, nobody runs: a band through all lanes.
fn draw_held(svg: &mut Svg, picture: Picture<'_>, axis: &Axis, bottom: f64) {
    for hold in picture.timeline.lanes.iter().flat_map(|lane| &lane.holds) {
        let (from, to) = (axis.x(hold.at_ms), axis.x(hold.end_ms()));
        svg.rect("held-band", (from, HEAD), (to - from, bottom - HEAD), 0.0);
    }
}

fn draw_numbers(svg: &mut Svg, picture: Picture<'_>, format: Format, axis: &Axis, bottom: f64) {
    let weights = weights(picture);
    let last = weights.keys().last().copied();
    let label = |at_ms: u64| {
        let unit = if Some(at_ms) == last { " ms" } else { "" };
        format!("{}{unit}", grouped(at_ms))
    };
    for at_ms in axis.numbered(&weights, |at_ms| format.text_width(&label(at_ms))) {
        let x = axis.x(at_ms);
        svg.line("grid", (x, HEAD - 6.0), (x, bottom));
        let text = label(at_ms);
        let half = format.text_width(&text) / 2.0;
        let right = format.width() + 4.0;
        let (x, anchor) = match format {
            Format::Narrow if at_ms == 0 => (x - 4.0, Anchor::Start),
            _ if x + half > right => (right, Anchor::End),
            _ => (x, Anchor::Middle),
        };
        svg.text("number", (x, HEAD - 11.0), anchor, &text);
    }
    if let Some(x) = axis.break_x() {
        shapes::broken(svg, (x, HEAD - 6.0), 5.0);
    }
}

/// Who woke the answer: an arrow from the actor's lane up to the poll. At the return the line is there.
fn draw_wakes(svg: &mut Svg, scene: Scene<'_>, lanes: &[Vec<Row<'_>>], bars: &[f64]) {
    let mut row = 0;
    let mut places = BTreeMap::new();
    for (lane, rows) in scene.timeline.lanes.iter().zip(lanes) {
        places.insert(lane.name.as_str(), bars[row]);
        row += rows.len();
    }
    let ends = scene.timeline.ended.as_ref().map(|ended| ended.at.at_ms);
    for wake in &scene.timeline.wakes {
        let from = places
            .get(wake.lane.as_str())
            .filter(|_| ends != Some(wake.at_ms));
        if let (Some(&from), Some(&to)) = (from, bars.first()) {
            shapes::wake(svg, scene.axis.x(wake.at_ms), from, to);
        }
    }
}

/// How much an instant needs its number: the start, the return and the end most, then those at
/// which most happens.
fn weights(picture: Picture<'_>) -> BTreeMap<u64, u32> {
    let mut weights = BTreeMap::new();
    let mut add = |at_ms: u64, weight: u32| *weights.entry(at_ms).or_insert(0) += weight;
    for timeline in [Some(picture.timeline), picture.expected]
        .into_iter()
        .flatten()
    {
        for lane in &timeline.lanes {
            for call in &lane.calls {
                add(call.begin.at_ms, 1);
                call.end.iter().for_each(|(at, _)| add(at.at_ms, 2));
            }
            lane.notes.iter().for_each(|note| add(note.at.at_ms, 1));
            lane.holds.iter().for_each(|hold| add(hold.end_ms(), 1));
        }
        timeline
            .ended
            .iter()
            .for_each(|ended| add(ended.at.at_ms, 100));
    }
    picture
        .scale
        .instants
        .first()
        .iter()
        .for_each(|at| add(**at, 100));
    picture
        .scale
        .instants
        .last()
        .iter()
        .for_each(|at| add(**at, 50));
    weights
}

fn draw_afterlife(svg: &mut Svg, scene: Scene<'_>, returned: Moment, bottom: f64, height: f64) {
    let x = scene.axis.x(returned.at_ms);
    let width = scene.format.width();
    svg.rect("afterlife", (x, HEAD), (width - x, height - HEAD), 0.0);
    let text = "after the answer returned";
    let room = width - x - 8.0;
    let fits = scene.format.text_width(text) <= room;
    let (x, anchor) = if fits {
        (x + 8.0, Anchor::Start)
    } else {
        (width - 2.0, Anchor::End)
    };
    svg.text("aside", (x, bottom + 6.0), anchor, text);
}

/// `10,000`; four digits stand without a comma.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    match digits.len() {
        0..=4 => digits,
        len => format!("{},{}", &digits[..len - 3], &digits[len - 3..]),
    }
}
