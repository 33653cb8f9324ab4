//! Figures drawn from recorded traces: every event has its shape or word, and no two words touch.

use std::{collections::BTreeSet, fs};

use book_tool::{
    figure::{
        format::Format,
        picture::{Picture, Scale, draw},
        timeline::{Call, Timeline},
        words,
    },
    trace::Trace,
};

/// Traces as `cargo xtask trace` prints them, from programs like the labs'.
const TRACES: [&str; 16] = [
    "burst",
    "crunch",
    "crunch_starved",
    "games",
    "games_asked",
    "heartbeat",
    "mirrors",
    "mirrors_allfail",
    "mirrors_detach",
    "mirrors_dropset",
    "mirrors_hang",
    "mirrors_long",
    "mirrors_seq",
    "prices",
    "prices_seq",
    "workers",
];

fn timeline(name: &str) -> Timeline {
    let path = format!("{}/tests/traces/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let json = fs::read_to_string(&path).expect(&path);
    Timeline::of(&Trace::parse(&json).expect(&path))
}

/// The elements of a figure, and its height.
fn drawn(timeline: &Timeline, expected: Option<&Timeline>, format: Format) -> (String, f64) {
    let scale = Scale::new(vec![timeline], expected.as_slice());
    let drawn = draw(
        Picture {
            timeline,
            expected,
            mark: None,
            scale: &scale,
        },
        format,
    );
    (drawn.elements, drawn.height)
}

/// A text of the figure and the box it lies in, in px.
#[derive(Debug)]
struct Text {
    text: String,
    left: f64,
    right: f64,
    baseline: f64,
}

fn texts(elements: &str, format: Format) -> Vec<Text> {
    let mut texts = Vec::new();
    for line in elements.lines().filter(|line| line.starts_with("<text")) {
        let attribute = |name: &str| {
            let (_, rest) = line.split_once(&format!(" {name}=\""))?;
            rest.split('"').next()
        };
        let number = |name: &str| {
            attribute(name)
                .and_then(|x| x.parse::<f64>().ok())
                .expect(line)
        };
        let text = line
            .split_once('>')
            .and_then(|(_, rest)| rest.strip_suffix("</text>"));
        let text = text.expect(line).replace("&quot;", "\"");
        let width = format.text_width(&text);
        let left = match attribute("text-anchor") {
            Some("middle") => number("x") - width / 2.0,
            Some("end") => number("x") - width,
            _ => number("x"),
        };
        texts.push(Text {
            text,
            left,
            right: left + width,
            baseline: number("y"),
        });
    }
    texts
}

#[test]
fn no_two_words_touch_and_all_lie_in_the_figure() {
    let expected = timeline("mirrors");
    for name in TRACES {
        let own = timeline(name);
        for format in [Format::Wide, Format::Narrow] {
            for ghost in [None, Some(&expected)] {
                let (elements, height) = drawn(&own, ghost, format);
                let texts = texts(&elements, format);
                for (n, one) in texts.iter().enumerate() {
                    assert!(
                        one.baseline < height,
                        "{name} {format:?}: {one:?} below {height}"
                    );
                    let room = format.width() + 30.0;
                    assert!(
                        one.left > -20.0 && one.right < room,
                        "{name} {format:?}: {one:?}"
                    );
                    for other in &texts[n + 1..] {
                        let apart = one.right <= other.left || other.right <= one.left;
                        let lines = (one.baseline - other.baseline).abs();
                        assert!(
                            apart || lines >= 11.0,
                            "{name} {format:?}: {one:?} {other:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn every_end_of_a_call_has_its_shape() {
    for name in TRACES {
        let own = timeline(name);
        let calls = || {
            own.lanes
                .iter()
                .flat_map(|lane| &lane.calls)
                .filter(|call| call.id != 0)
        };
        let ended = |wanted: &str| {
            let is = |call: &&Call| {
                call.end
                    .as_ref()
                    .is_some_and(|(_, how)| how.words().starts_with(wanted))
            };
            calls().filter(is).count()
        };
        for format in [Format::Wide, Format::Narrow] {
            let (elements, _) = drawn(&own, None, format);
            let shapes = |class: &str| elements.matches(&format!("class=\"{class}\"")).count();
            assert_eq!(shapes("tick"), ended("done"), "{name}");
            assert_eq!(shapes("cross"), ended("failed"), "{name}");
            assert_eq!(shapes("cut"), ended("dropped"), "{name}");
            let holds = own.lanes.iter().map(|lane| lane.holds.len()).sum::<usize>();
            assert_eq!(shapes("held"), holds, "{name}");
        }
    }
}

#[test]
fn ends_of_calls_are_said_in_words_too() {
    for name in [
        "mirrors",
        "mirrors_detach",
        "mirrors_dropset",
        "mirrors_hang",
        "prices",
    ] {
        let own = timeline(name);
        for format in [Format::Wide, Format::Narrow] {
            let (elements, _) = drawn(&own, None, format);
            let said: BTreeSet<String> = texts(&elements, format)
                .into_iter()
                .map(|text| text.text)
                .collect();
            for lane in own.lanes.iter().filter(|lane| lane.name != "answer") {
                assert!(
                    said.contains(&lane.name),
                    "{name} {format:?}: {}",
                    lane.name
                );
                for (_, how) in lane.calls.iter().filter_map(|call| call.end.as_ref()) {
                    let words = how.words();
                    assert!(
                        said.iter().any(|one| one.starts_with(&words)),
                        "{name}: {words}"
                    );
                }
            }
        }
    }
}

#[test]
fn what_comes_after_the_return_is_said_and_marked() {
    let (elements, _) = drawn(&timeline("mirrors_detach"), None, Format::Wide);
    assert!(
        elements.contains("done, orphan") && elements.contains("class=\"orphan\""),
        "{elements}"
    );
    assert!(elements.contains("after the answer returned"), "{elements}");
    let (elements, _) = drawn(&timeline("mirrors_dropset"), None, Format::Wide);
    assert!(elements.contains("dropped after the return"), "{elements}");
    let (elements, _) = drawn(&timeline("mirrors"), None, Format::Wide);
    assert!(
        !elements.contains("orphan") && !elements.contains("after the"),
        "{elements}"
    );
}

#[test]
fn an_arrow_shows_who_woke_the_answer() {
    let arrows = |name: &str| {
        let (elements, _) = drawn(&timeline(name), None, Format::Wide);
        elements.matches("class=\"wake head\"").count()
    };
    // `near` fails and wakes it; at the return of `mid` there is the dashed line.
    assert_eq!(arrows("mirrors"), 1);
    // East comes first and wakes nobody: the answer waits for north. At its end the answer returns.
    assert_eq!(arrows("games"), 2);
    assert_eq!(arrows("games_asked"), 0);
    // One task that waits for its own timers.
    assert_eq!(arrows("prices"), 0);
}

#[test]
fn a_deadlock_shows_its_deadline_behind_a_break() {
    let (elements, _) = drawn(&timeline("mirrors_hang"), None, Format::Wide);
    assert!(
        elements.contains("10,000 ms") && elements.contains("still waiting"),
        "{elements}"
    );
    assert!(elements.contains("class=\"broken\"") && !elements.contains("class=\"returned\""));
}

#[test]
fn a_figure_is_told_in_sentences() {
    assert_eq!(
        words::describe(&timeline("mirrors_dropset")),
        "near: called at 0 ms, failed: refused at 100 ms; wakes the answer at 100 ms. \
         mid: called at 0 ms, done at 200 ms; wakes the answer at 200 ms. \
         far: called at 0 ms, dropped at 200 ms, after the answer returned. \
         The answer returns Ok(\"mid\") at 200 ms."
    );
    assert_eq!(
        words::describe(&timeline("heartbeat")),
        "report: holds the thread from 0 to 1000 ms. \
         heartbeat: beat at 1000, 1250, 1500 and 1750 ms. The answer returns at 1000 ms."
    );
}
