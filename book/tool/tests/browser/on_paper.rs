//! On paper: figures whole, folded text open, nothing cut, no controls.

use crate::{
    browser::Browser,
    problems::Problems,
    served::{book, picture},
    tools::tools_for,
};

#[test]
fn every_page_prints_as_a_whole() {
    let Some(tools) = tools_for("pages on paper") else {
        return;
    };
    let browser = Browser::start(&tools);
    browser.paper();
    let mut found = Problems::default();
    for page in &book().pages {
        browser.open(&book().url(page));
        let mut problems = browser.list(include_str!("js/figures.js"));
        problems.extend(browser.list(include_str!("js/paper.js")));
        found.add(page, problems);
    }
    // All chapters on one page: the book as it comes out of a printer.
    browser.open(&book().url("print.html"));
    browser.pdf(&picture("print.html", "paper", "pdf"));
    found.assert_none();
}
