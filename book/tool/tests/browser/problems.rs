//! What can be wrong with one page.

use std::collections::BTreeMap;

use crate::{browser::Browser, look::Look};

/// All that is wrong with the page that is open, in this look. `url` is its address. Opens what is folded.
pub(crate) fn of_page(browser: &Browser, url: &str, look: Look) -> Vec<String> {
    browser.run(include_str!("js/unfold.js"));
    // print.html is all chapters on one page: axe has read each of them, and takes minutes for all.
    let mut found = match url.ends_with("/print.html") {
        true => Vec::new(),
        false => browser.axe(),
    };
    found.extend(browser.list(include_str!("js/sideways.js")));
    found.extend(browser.list(include_str!("js/figures.js")));
    let shown = browser.run(include_str!("js/scheme.js"));
    if shown != look.scheme.name() {
        found.push(format!(
            "the page is {shown}, and the reader wants {:?}",
            look.scheme.name()
        ));
    }
    found.extend(
        browser
            .console_errors()
            .into_iter()
            .map(|error| format!("console: {error}")),
    );
    found.extend(foreign(&browser.requests(), url).map(|url| format!("a request leaves: {url}")));
    found
}

/// The requests that go to another origin than `url`.
fn foreign<'a>(requests: &'a [String], url: &str) -> impl Iterator<Item = &'a String> {
    let end = url
        .match_indices('/')
        .nth(2)
        .map_or(url.len(), |(slash, _)| slash + 1);
    let origin = url[..end].to_owned();
    let inside = ["data:", "blob:", "about:"];
    let is_foreign = move |request: &&String| {
        !request.starts_with(&origin) && !inside.iter().any(|scheme| request.starts_with(scheme))
    };
    requests.iter().filter(is_foreign)
}

/// What was found, and where. A problem of many pages is told once.
#[derive(Debug, Default)]
pub(crate) struct Problems(BTreeMap<String, Vec<String>>);

impl Problems {
    pub(crate) fn add(&mut self, place: &str, found: Vec<String>) {
        for problem in found {
            self.0.entry(problem).or_default().push(place.to_owned());
        }
    }

    pub(crate) fn append(&mut self, other: Problems) {
        for (problem, places) in other.0 {
            self.0.entry(problem).or_default().extend(places);
        }
    }

    /// Fails with all problems, if there are any.
    pub(crate) fn assert_none(&self) {
        let told = self.told();
        assert!(
            told.is_empty(),
            "{} problems:\n{}",
            told.len(),
            told.join("\n")
        );
    }

    fn told(&self) -> Vec<String> {
        let tell = |(problem, places): (&String, &Vec<String>)| {
            let first = places[..places.len().min(5)].join("; ");
            let more = match places.len().saturating_sub(5) {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            format!("{problem}\n    in {first}{more}")
        };
        self.0.iter().map(tell).collect()
    }
}

#[test]
fn another_port_is_another_origin() {
    let requests = [
        "http://127.0.0.1:80/a",
        "http://127.0.0.1:8080/b",
        "data:,",
        "https://x.example/",
    ];
    let requests = requests.map(str::to_owned);
    let found: Vec<&String> = foreign(&requests, "http://127.0.0.1:80/index.html").collect();
    assert_eq!(found, ["http://127.0.0.1:8080/b", "https://x.example/"]);
}

#[test]
fn a_problem_of_many_pages_is_told_once() {
    let mut problems = Problems::default();
    problems.add("a", vec!["wide".to_owned(), "dark".to_owned()]);
    for _ in 0..5 {
        problems.add("b", vec!["wide".to_owned()]);
    }
    let wide = "wide\n    in a; b; b; b; b and 1 more";
    assert_eq!(problems.told(), ["dark\n    in a", wide]);
}
