//! Without JavaScript: the text is there, and so are the figures.

use crate::{
    browser::Browser,
    look::{Look, Scheme, Screen},
    problems::Problems,
    served::book,
    tools::tools_for,
};

#[test]
fn every_page_reads_well_without_javascript() {
    let Some(tools) = tools_for("pages without JavaScript") else {
        return;
    };
    let browser = Browser::start(&tools).without_scripts();
    let mut found = Problems::default();
    for screen in Screen::ALL {
        browser.look(Look {
            scheme: Scheme::Light,
            screen,
        });
        for page in &book().pages {
            browser.open(&book().url(page));
            browser.run(include_str!("js/unfold.js"));
            let mut problems = browser.list(include_str!("js/figures.js"));
            problems.extend(browser.list(include_str!("js/sideways.js")));
            problems.extend(browser.list(include_str!("js/words.js")));
            found.add(&format!("{page}, {screen:?}"), problems);
        }
    }
    found.assert_none();
}
