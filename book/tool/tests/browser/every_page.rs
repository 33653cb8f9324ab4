//! Every page, light and dark, on a desk and on a phone.

use std::thread;

use crate::{
    browser::Browser,
    look::{Look, Scheme, Screen},
    problems::{self, Problems},
    served::{book, picture},
    tools::{Tools, tools_for},
};

#[test]
fn every_page_is_sound_in_every_look() {
    let Some(tools) = tools_for("every page × {light, dark} × {1280, 390}") else {
        return;
    };
    let book = book();
    assert!(book.pages.len() > 2, "the book has pages: {:?}", book.pages);
    let mut problems = Problems::default();
    thread::scope(|scope| {
        let tools = &tools;
        let walks = Scheme::ALL.map(|scheme| scope.spawn(move || in_scheme(tools, scheme)));
        for walk in walks {
            problems.append(walk.join().expect("a browser that fails has said so"));
        }
    });
    problems.assert_none();
}

fn in_scheme(tools: &Tools, scheme: Scheme) -> Problems {
    let browser = Browser::start(tools);
    let mut found = Problems::default();
    for screen in Screen::ALL {
        let look = Look { scheme, screen };
        browser.look(look);
        for page in &book().pages {
            let url = book().url(page);
            browser.open(&url);
            browser.screenshot(&picture(page, &look.name(), "png"));
            let problems = problems::of_page(&browser, &url, look);
            found.add(&format!("{page}, {}", look.name()), problems);
        }
    }
    found
}
