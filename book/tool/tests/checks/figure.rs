//! A figure shows the stored trace, or there is none.

use book_tool::{
    course::{Course, Played, Wanted},
    directive::directives,
    expand::{Plays, Traced},
};

use crate::toy::Toy;

const TRACE: &str = include_str!("../traces/mirrors.json");

const TRANSCRIPT: &str = "   0 ms  answer  called
   0 ms  far     called
   0 ms  mid     called
   0 ms  near    called
 100 ms  near    failed: refused
 200 ms  far     dropped
 200 ms  mid     done
 200 ms  answer  returned Ok(\"mid\")
";

/// JSON and stored transcript of a play, or why there is none.
type Play<'a> = Result<(&'a str, &'a str), &'a str>;

/// The figure of the first directive in `text`, if the play of `of` gave `played`.
fn figure(text: &str, plays: &[(&str, Play<'_>)]) -> Result<String, String> {
    let toy = Toy::new();
    let course = Course::load(&toy.0).expect("the toy's course");
    let traced = Traced::parse(&directives(text)[0], &course)?;
    let plays: Plays = plays
        .iter()
        .map(|(of, played)| {
            let wanted = Wanted {
                exercise: "06-wait/mirrors".into(),
                case: "nearest_mirror_fails".into(),
                of: (*of).into(),
            };
            let play = |(json, transcript): (&str, &str)| Played {
                json: json.into(),
                transcript: transcript.into(),
            };
            (wanted, played.map(play).map_err(String::from))
        })
        .collect();
    assert!(
        traced
            .wanted()
            .iter()
            .all(|wanted| plays.contains_key(wanted)),
        "{plays:?}"
    );
    traced.html(&plays)
}

#[test]
fn a_figure_shows_the_stored_trace_or_none() {
    let right = "{{#trace 06-wait/mirrors/nearest_mirror_fails title=\"Three <mirrors>\"}}";
    let html = figure(right, &[("solution", Ok((TRACE, TRANSCRIPT)))]).expect("a figure");
    for part in [
        "<figure class=\"trace\" id=\"trace-06-wait-mirrors-nearest-mirror-fails\">",
        "Three &lt;mirrors&gt;",
        "<title id=\"trace-06-wait-mirrors-nearest-mirror-fails-0-title\">",
        "<details><summary>As text</summary>",
        "   0 ms  answer  called\n",
    ] {
        assert!(html.contains(part), "{part} is not in {html}");
    }
    assert!(
        !html.contains("\n\n"),
        "a blank line would end the HTML block: {html}"
    );

    let other = TRANSCRIPT.replace("200 ms  far", "300 ms  far");
    let said = figure(right, &[("solution", Ok((TRACE, &other)))]).expect_err("another trace");
    assert_eq!(
        said,
        "the trace of 06-wait/mirrors/nearest_mirror_fails by solution is not the stored one: it has \
         `200 ms far dropped`, which has `300 ms far dropped`; `cargo xtask verify` says why"
    );
    let said = figure(right, &[("solution", Err("it does not compile"))]).expect_err("no trace");
    assert_eq!(said, "it does not compile");
    let newer = TRACE.replace("\"format_version\":1", "\"format_version\":2");
    let said = figure(right, &[("solution", Ok((&newer, "")))]).expect_err("a newer trace");
    assert!(said.contains("format_version 2"), "{said}");
}

#[test]
fn a_wrong_trace_s_figure_names_the_first_difference() {
    let detach = include_str!("../traces/mirrors_detach.json");
    let wrong = TRANSCRIPT.replace(" 200 ms  far     dropped\n", "") + " 300 ms  far     done\n";
    let plays = [
        ("solution", Ok((TRACE, TRANSCRIPT))),
        ("losers_run_on", Ok((detach, &*wrong))),
    ];
    let alone = "{{#trace 06-wait/mirrors/nearest_mirror_fails of=losers_run_on}}";
    let html = figure(alone, &plays).expect("a figure");
    for part in [
        "id=\"trace-06-wait-mirrors-nearest-mirror-fails-losers-run-on\"",
        "Losers run on: nearest mirror fails",
        "<strong>First difference.</strong> <code>far dropped</code> at 200 ms never came.",
        "class=\"ghost\"",
        "class=\"ring\"",
        ">first difference</text>",
    ] {
        assert!(html.contains(part), "{part} is not in {html}");
    }
    let beside = "{{#trace 06-wait/mirrors/nearest_mirror_fails beside=losers_run_on}}";
    let html = figure(beside, &plays).expect("a figure");
    assert_eq!(
        html.matches("<svg").count(),
        4,
        "two pictures in two formats"
    );
    assert!(
        !html.contains("class=\"ghost\""),
        "the expected one stands above: {html}"
    );
    assert!(html.contains("First difference."), "{html}");
    assert_eq!(html.matches("<pre class=\"transcript\">").count(), 2);
}
