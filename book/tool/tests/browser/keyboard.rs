//! By keyboard alone.

use std::iter;

use crate::{
    browser::{Browser, Key},
    look::{Look, Scheme, Screen},
    problems::Problems,
    served::book,
    tools::tools_for,
};

/// More stops of the Tab key than any page has.
const MAX_STOPS: usize = 400;

const DESK: Look = Look {
    scheme: Scheme::Light,
    screen: Screen::Desk,
};
/// Where more code is wider than the screen, and so can have the focus.
const PHONE: Look = Look {
    scheme: Scheme::Light,
    screen: Screen::Phone,
};

#[test]
fn the_first_stop_leads_to_the_text() {
    on_each_chapter("the skip link", DESK, first_stop);
}

#[test]
fn every_stop_can_be_seen_and_is_marked() {
    on_each_chapter("a walk with the Tab key", DESK, stops);
}

#[test]
fn arrow_keys_stay_inside_code_and_figures() {
    on_each_chapter("arrow keys in code and figures", PHONE, arrows);
}

#[test]
fn folded_text_opens_and_closes() {
    on_each_chapter("folded text by keyboard", DESK, folds);
}

#[test]
fn arrow_keys_elsewhere_still_turn_the_page() {
    let Some(tools) = tools_for("arrow keys outside of code") else {
        return;
    };
    let browser = Browser::start(&tools);
    for (link, key) in [("next", Key::Right), ("prev", Key::Left)] {
        let has_link = |page: &&String| {
            browser.open(&book().url(page));
            browser.run(&format!(
                "return document.querySelector('a[rel~={link}]') !== null"
            )) == true
        };
        assert!(
            chapters().any(|page| has_link(&page)),
            "no page has a {link} one"
        );
        assert!(turns(&browser, key), "{key:?} does not turn the page");
    }
}

/// Runs one check on each page of the book, in a look, and fails with all that was found.
fn on_each_chapter(what: &str, look: Look, check: impl Fn(&Browser) -> Vec<String>) {
    let Some(tools) = tools_for(what) else { return };
    let browser = Browser::start(&tools);
    browser.look(look);
    let mut found = Problems::default();
    for page in chapters() {
        browser.open(&book().url(page));
        found.add(page, check(&browser));
    }
    found.assert_none();
}

/// The pages of the book itself.
pub(crate) fn chapters() -> impl Iterator<Item = &'static String> {
    book()
        .pages
        .iter()
        .filter(|page| !["404.html", "print.html"].contains(&page.as_str()))
}

/// Whether the first Tab reaches a link, and Enter there the text.
pub(crate) fn first_stop(browser: &Browser) -> Vec<String> {
    browser.press(Key::Tab);
    let text = browser.run("return document.activeElement.textContent.trim()");
    browser.press(Key::Enter);
    let stop = browser.run("return document.activeElement.localName");
    let problem = || format!("the first stop is {text}, and Enter there leads to {stop}");
    (stop != "main").then(problem).into_iter().collect()
}

/// What is wrong with the stops of the Tab key, to the end of the page.
pub(crate) fn stops(browser: &Browser) -> Vec<String> {
    let next = || {
        browser.press(Key::Tab);
        browser
            .run(include_str!("js/stop.js"))
            .as_str()
            .map(str::to_owned)
    };
    let stops: Vec<String> = iter::from_fn(next).take(MAX_STOPS).collect();
    if !(3..MAX_STOPS).contains(&stops.len()) {
        return vec![format!("the page has {} stops", stops.len())];
    }
    stops
        .into_iter()
        .filter(|problem| !problem.is_empty())
        .collect()
}

/// Which stops in code and figures let an arrow key turn the page.
pub(crate) fn arrows(browser: &Browser) -> Vec<String> {
    let mut found = Vec::new();
    for stop in each(browser, include_str!("js/arrows.js")) {
        let what = browser.run(&format!(
            "{stop}.focus(); return [{stop}.localName, ...{stop}.classList].join('.')"
        ));
        if browser.run(&format!("return document.activeElement === {stop}")) != true {
            found.push(format!("{what} cannot have the focus"));
        }
        let turning = [Key::Left, Key::Right]
            .into_iter()
            .filter(|key| turns(browser, *key));
        found.extend(turning.map(|key| format!("{key:?} in {what} turns the page")));
    }
    found
}

/// Which folds do not open and close with Enter.
pub(crate) fn folds(browser: &Browser) -> Vec<String> {
    let mut found = Vec::new();
    // Each is left open, so that those inside it can be reached.
    browser.run(include_str!("js/unfold.js"));
    for fold in each(
        browser,
        "return window.each = [...document.querySelectorAll('main details')]",
    ) {
        let what = browser.run(&format!(
            "const summary = {fold}.querySelector('summary'); summary.focus(); return summary.textContent.trim()"
        ));
        for (open, otherwise) in [(false, "open"), (true, "closed")] {
            browser.press(Key::Enter);
            if browser.run(&format!("return {fold}.open")) != open {
                found.push(format!("Enter on {what} leaves it {otherwise}"));
            }
        }
    }
    found
}

/// Runs a script that keeps elements in `window.each`; returns what the page calls each of them.
fn each(browser: &Browser, script: &str) -> impl Iterator<Item = String> + use<> {
    browser.run(&format!("(() => {{ {script} }})()"));
    let count = browser
        .run("return window.each.length")
        .as_u64()
        .expect("it is a count");
    (0..count).map(|index| format!("window.each[{index}]"))
}

/// Whether a key turns the page. The page stays.
fn turns(browser: &Browser, key: Key) -> bool {
    browser.run(include_str!("js/turns.js"));
    browser.press(key);
    browser.run("return window.turned") == true
}
