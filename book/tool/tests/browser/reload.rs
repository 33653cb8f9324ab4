//! A page that is open reloads when the book is built anew.

use std::{
    thread,
    time::{Duration, Instant},
};

use book_server::Pages;

use crate::{browser::Browser, served, tools::tools_for};

const PATIENCE: Duration = Duration::from_secs(20);

fn page(text: &str) -> String {
    format!(
        "<!doctype html><html lang=en><title>t</title><body><main><h1>{text}</h1></main></body></html>"
    )
}

#[test]
fn an_open_page_follows_the_book_into_an_error_and_out_again() {
    let Some(tools) = tools_for("reloading an open page") else {
        return;
    };
    let first = page("first");
    let served = served::pages(&[("a.html", &first)], Pages::Reloading);
    let browser = Browser::start(&tools);
    browser.open(&served.url("a.html"));
    wait_for(&browser, "first");

    served
        .live
        .publish(served::site(&[("a.html", &page("second"))]));
    wait_for(&browser, "second");

    served.live.fail("book/src/a.md:3: no such anchor");
    wait_for(&browser, "The book does not build");
    let shown = browser.run("return document.querySelector('pre').textContent");
    assert_eq!(shown, "book/src/a.md:3: no such anchor");
    assert_eq!(browser.axe(), Vec::<String>::new());

    served
        .live
        .publish(served::site(&[("a.html", &page("third"))]));
    wait_for(&browser, "third");

    // The same again: the page stays as it is.
    browser.run("window.mark = true");
    served
        .live
        .publish(served::site(&[("a.html", &page("third"))]));
    thread::sleep(Duration::from_millis(500));
    assert_eq!(browser.run("return window.mark"), true);
}

fn wait_for(browser: &Browser, heading: &str) {
    let start = Instant::now();
    loop {
        let shown = browser.run("return document.querySelector('h1')?.textContent ?? ''");
        if shown == heading {
            return;
        }
        assert!(start.elapsed() < PATIENCE, "the page still shows {shown}");
        thread::sleep(Duration::from_millis(50));
    }
}
