//! The search of the book.

use std::{
    thread,
    time::{Duration, Instant},
};

use crate::{
    browser::{Browser, Key},
    keyboard::chapters,
    problems,
    served::{Served, book, pages},
    tools::tools_for,
};

/// How long a search may take, the loading of its index included (wall time).
const PATIENCE: Duration = Duration::from_secs(10);

#[test]
fn every_page_is_found_by_its_title() {
    let Some(tools) = tools_for("the search") else {
        return;
    };
    let browser = Browser::start(&tools);
    let mut lost = problems::Problems::default();
    for page in chapters() {
        browser.open(&book().url(page));
        let title = browser.run("return document.querySelector('main h1').textContent");
        let title = title.as_str().expect("a page has a title").to_owned();
        lost.add(page, search(&browser, book(), &title, page));
    }
    lost.assert_none();
}

#[test]
fn the_search_opens_with_a_key() {
    let Some(tools) = tools_for("the search by keyboard") else {
        return;
    };
    let browser = Browser::start(&tools);
    browser.open(&book().url("index.html"));
    for letter in "sasync".chars() {
        browser.press(Key::Letter(letter));
    }
    let start = Instant::now();
    while results(&browser).is_empty() {
        assert!(start.elapsed() < PATIENCE, "no page has the word async");
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_page_that_is_not_found_is_told() {
    let Some(tools) = tools_for("the check of the search") else {
        return;
    };
    let browser = Browser::start(&tools);
    let blank = pages(
        &[("index.html", "<!doctype html><title>t</title>")],
        book_server::Pages::AsBuilt,
    );
    let found = search(&browser, &blank, "Wait", "a.html");
    assert_eq!(found, ["a search for \"Wait\" finds nothing"]);
}

/// Searches for some words as a link to a search does. Returns what is wrong if they do not lead to `page`.
fn search(browser: &Browser, served: &Served, words: &str, page: &str) -> Vec<String> {
    let query: String = words.bytes().map(|byte| format!("%{byte:02X}")).collect();
    browser.open(&served.url(&format!("index.html?search={query}")));
    let start = Instant::now();
    loop {
        let found = results(browser);
        // Like `06-wait/order.html?highlight=two%20orders#two-orders`.
        if found
            .iter()
            .any(|link| link.split(['?', '#']).next() == Some(&served.url(page)))
        {
            return Vec::new();
        }
        if start.elapsed() > PATIENCE {
            let found = if found.is_empty() {
                "nothing".to_owned()
            } else {
                found.join(", ")
            };
            return vec![format!("a search for {words:?} finds {found}")];
        }
        thread::sleep(Duration::from_millis(50));
    }
}

/// The addresses of all results that are shown.
fn results(browser: &Browser) -> Vec<String> {
    browser.list("return [...document.querySelectorAll('#mdbook-searchresults li a')].map((link) => link.href)")
}
