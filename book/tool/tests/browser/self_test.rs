//! Each check finds what it looks for, and finds nothing on a sound page.

use book_server::Pages;

use crate::{
    browser::Browser,
    keyboard,
    look::{Look, Scheme, Screen},
    problems,
    served::{self, Served},
    tools::tools_for,
};

const LIGHT_PHONE: Look = Look {
    scheme: Scheme::Light,
    screen: Screen::Phone,
};
const DARK_DESK: Look = Look {
    scheme: Scheme::Dark,
    screen: Screen::Desk,
};

const FIGURE: &str = "<figure class=trace id=f><figcaption>A figure</figcaption>
    <svg role=img aria-label=x width=100 height=50><text y=20>word</text></svg>
    <details><summary>As text</summary><pre>0 ms a called</pre></details></figure>";

/// A page with `body` in its main part.
fn page(body: &str) -> String {
    format!(
        "<!doctype html><html lang=en><head><meta charset=utf-8><title>t</title>
        <meta name=viewport content='width=device-width, initial-scale=1'><link rel=icon href='data:,'>
        <style>:root {{ color-scheme: light dark }} svg {{ fill: currentColor }}
        @media (prefers-color-scheme: dark) {{ body {{ background: #111 }} }}</style></head>
        <body><main tabindex=-1 id=main><h1>Heading</h1>{body}</main></body></html>"
    )
}

fn served(body: &str) -> Served {
    served::pages(&[("a.html", &page(body))], Pages::AsBuilt)
}

/// Opens a page with each body, runs a check there, and looks for the problem that it must find. An
/// empty problem: it must find none.
fn check(browser: &Browser, check: impl Fn(&Browser) -> Vec<String>, cases: &[(&str, &str, &str)]) {
    for (name, body, problem) in cases {
        browser.open(&served(body).url("a.html"));
        let found = check(browser);
        let right = match problem.is_empty() {
            true => found.is_empty(),
            false => found.iter().any(|found| found.contains(problem)),
        };
        assert!(right, "{name}: no {problem:?} in {found:#?}");
    }
}

#[test]
fn a_sound_page_has_no_problems() {
    let Some(tools) = tools_for("the checks on a sound page") else {
        return;
    };
    let browser = Browser::start(&tools);
    let served = served(&format!("<p>Some words of text.</p>{FIGURE}"));
    for look in [LIGHT_PHONE, DARK_DESK] {
        browser.look(look);
        let url = served.url("a.html");
        browser.open(&url);
        let found = problems::of_page(&browser, &url, look);
        assert_eq!(found, Vec::<String>::new());
    }
}

#[test]
fn each_problem_of_a_page_is_found() {
    let Some(tools) = tools_for("the checks on unsound pages") else {
        return;
    };
    let browser = Browser::start(&tools);
    browser.look(LIGHT_PHONE);
    let dark = "<style>body{background:#111!important;color:#eee}</style>";
    let clipped = "<style>body{overflow-x:hidden}</style><p style='width:500px'>wide</p>";
    for (name, body, problem) in [
        (
            "axe",
            "<img src='data:,' width=9 height=9>",
            "axe image-alt",
        ),
        (
            "contrast",
            "<p style='color:#999;background:#fff'>pale</p>",
            "axe color-contrast, 1×: p (#999999",
        ),
        ("thrown", "<script>throw new Error('oops')</script>", "oops"),
        (
            "rejected",
            "<script>Promise.reject(new Error('late'))</script>",
            "late",
        ),
        ("absent", "<script src=none.js></script>", "404"),
        (
            "foreign",
            "<script src='http://elsewhere.example/x'></script>",
            "a request leaves: http://elsewhere.example/x",
        ),
        (
            "fetch",
            "<script>fetch('http://127.0.0.1:9/x').catch(() => {})</script>",
            "a request leaves: http://127.0.0.1:9/x",
        ),
        (
            "wide",
            "<p style='width:500px'>wide</p>",
            "scrolls sideways by",
        ),
        ("clipped", clipped, "p \"wide\" hangs over the edge by"),
        (
            "scheme",
            dark,
            "the page is \"dark\", and the reader wants \"light\"",
        ),
    ] {
        let served = served(body);
        let url = served.url("a.html");
        browser.open(&url);
        let found = problems::of_page(&browser, &url, LIGHT_PHONE);
        assert!(
            found.iter().any(|found| found.contains(problem)),
            "{name}: {found:#?}"
        );
    }
}

#[test]
fn a_figure_that_cannot_be_seen_or_read_is_found() {
    let Some(tools) = tools_for("the checks of figures") else {
        return;
    };
    let browser = Browser::start(&tools);
    browser.look(LIGHT_PHONE);
    let twice = FIGURE.replace(
        "</svg>",
        "</svg><svg role=img aria-label=x width=50 height=50></svg>",
    );
    check(
        &browser,
        |browser| browser.list(include_str!("js/figures.js")),
        &[
            ("sound", FIGURE, ""),
            (
                "hidden",
                &FIGURE.replace("<svg", "<svg style='visibility:hidden'"),
                "f shows its drawings 0 times",
            ),
            ("twice", &twice, "f shows its drawings 2 times"),
            (
                "none",
                &FIGURE.replace("svg", "b"),
                "f shows its drawings 0 times",
            ),
            (
                "tiny",
                &FIGURE.replace("<svg", "<svg viewBox='0 0 200 100'"),
                "f has letters of 8.0 px",
            ),
            ("silent", &FIGURE.replace("0 ms", ""), "f has no transcript"),
            (
                "unnamed",
                &FIGURE.replace("<figcaption", "<figcaption hidden"),
                "f shows no caption",
            ),
        ],
    );
}

#[test]
fn what_needs_a_script_is_found_missing_without() {
    let Some(tools) = tools_for("the checks without JavaScript") else {
        return;
    };
    let browser = Browser::start(&tools).without_scripts();
    browser.look(LIGHT_PHONE);
    let contents = "<ol class=chapter><li><a href=b.html>Next</a></ol><p>Some words.</p>";
    let script = "<script>document.querySelector('main').style.display = 'block'; path_to_root = ''</script>";
    check(
        &browser,
        |browser| browser.list(include_str!("js/words.js")),
        &[
            ("sound", &format!("{contents}{script}"), ""),
            (
                "hidden",
                &format!("<style>main{{display:none}}</style>{contents}{script}"),
                "the text is not shown",
            ),
            (
                "lost",
                "<p>Some words.</p>",
                "there is no table of contents",
            ),
        ],
    );
}

#[test]
fn what_is_lost_on_paper_is_found() {
    let Some(tools) = tools_for("the checks on paper") else {
        return;
    };
    let browser = Browser::start(&tools);
    browser.paper();
    let open =
        "<style>@media print { details::details-content { content-visibility: visible } }</style>";
    let cut = "<pre style='overflow:auto;width:100px'>a long line that has no end in sight</pre>";
    check(
        &browser,
        |browser| browser.list(include_str!("js/paper.js")),
        &[
            ("open", &format!("{open}{FIGURE}"), ""),
            ("fold", FIGURE, "is closed on paper"),
            ("cut", cut, "is cut at the edge of the paper"),
            (
                "over",
                "<p style='width:900px'>wide</p>",
                "is cut at the edge of the paper",
            ),
            ("control", "<button>Run</button>", "button \"Run\" prints"),
        ],
    );
}

#[test]
fn what_a_keyboard_cannot_do_is_found() {
    let Some(tools) = tools_for("the checks by keyboard") else {
        return;
    };
    let browser = Browser::start(&tools);
    browser.look(DARK_DESK);
    let links = |style: &str| {
        format!("<a href='#x' style='{style}'>one</a> <a href='#y'>two</a> <a href='#z'>three</a>")
    };
    check(
        &browser,
        keyboard::stops,
        &[
            ("sound", &links(""), ""),
            (
                "unmarked",
                &links("outline:none"),
                "has the focus and no mark of it",
            ),
            (
                "away",
                &links("position:fixed;left:-999px"),
                "has the focus and cannot be seen",
            ),
            (
                "clear",
                &links("opacity:0"),
                "has the focus and cannot be seen",
            ),
            ("few", "<a href='#x'>one</a>", "the page has 1 stops"),
        ],
    );
    check(
        &browser,
        keyboard::first_stop,
        &[
            ("skips", "<a href='#main'>Skip to the text</a>", ""),
            (
                "stays",
                "<a href='#x'>Elsewhere</a>",
                "the first stop is \"Elsewhere\", and Enter there leads to \"a\"",
            ),
        ],
    );
    let flip = "<script>onkeydown = (event) => { if (event.key === 'ArrowRight') location = 'b.html' }</script>";
    let stop = "<pre tabindex=0 onkeydown='event.stopPropagation()'>code</pre>";
    check(
        &browser,
        keyboard::arrows,
        &[
            ("stopped", &format!("{flip}{stop}"), ""),
            (
                "flipped",
                &format!("{flip}<pre><code tabindex=0>code</code></pre>"),
                "Right in \"code\" turns",
            ),
        ],
    );
    let deaf = FIGURE.replace("<summary", "<summary onkeydown='event.preventDefault()'");
    check(
        &browser,
        keyboard::folds,
        &[("folds", FIGURE, ""), ("deaf", &deaf, "leaves it open")],
    );
}
