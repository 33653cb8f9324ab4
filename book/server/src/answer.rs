//! Which answer a request gets.

use crate::{
    live::Now,
    request::Request,
    response::{HTML, Response, Status, content_type},
    server::Pages,
    site::Found,
};

/// Below this path lies what is the server's and not the book's.
pub(crate) const EVENTS: &str = "/_serve/events";
const RELOAD: &str = "/_serve/reload.js";

const RELOAD_JS: &str = include_str!("reload.js");
const BROKEN_HTML: &str = include_str!("broken.html");
const MISSING_HTML: &str = include_str!("missing.html");

/// The answer for `request`, as things are `now`.
pub(crate) fn answer(request: &Request, now: &Now, pages: Pages) -> Response {
    if request.path == RELOAD && pages == Pages::Reloading {
        return Response::new(Status::Ok, content_type(RELOAD), RELOAD_JS);
    }
    let found = now.site.find(&request.path);
    if let Some(why) = &now.broken
        && is_page(&found)
    {
        let page = BROKEN_HTML.replace("{{why}}", &escape(why));
        return html(Status::BuildFailed, page.as_bytes(), now, pages);
    }
    match found {
        Found::File(path, bytes) => match content_type(path) {
            HTML => html(Status::Ok, bytes, now, pages),
            other => Response::new(Status::Ok, other, bytes),
        },
        Found::Folder => moved(&request.path),
        Found::Missing => match now.site.find("/404.html") {
            Found::File(_, bytes) => html(Status::NotFound, bytes, now, pages),
            _ => html(Status::NotFound, MISSING_HTML.as_bytes(), now, pages),
        },
    }
}

/// Where a broken build must not show an old page. Style sheets and pictures of the last good build may
/// still be had. Before the first build every path is a page.
fn is_page(found: &Found<'_>) -> bool {
    match found {
        Found::File(path, _) => content_type(path) == HTML,
        Found::Folder | Found::Missing => true,
    }
}

/// Encoded again, so that the path cannot end the field it stands in or name another host.
fn moved(path: &str) -> Response {
    let mut location = String::from("/");
    for byte in path.trim_start_matches('/').bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'.' | b'_' | b'~' => {
                location.push(char::from(byte));
            }
            other => location.push_str(&format!("%{other:02X}")),
        }
    }
    location.push('/');
    Response {
        location: Some(location),
        ..Response::plain(Status::Moved, "It is a folder.")
    }
}

/// A page, with the reload script before the end of its body.
fn html(status: Status, page: &[u8], now: &Now, pages: Pages) -> Response {
    const END: &[u8] = b"</body>";
    let end = page.windows(END.len()).rposition(|window| window == END);
    let body = match (pages, end) {
        (Pages::Reloading, Some(end)) => {
            let version = now.version();
            let script = format!("<script src=\"{RELOAD}\" data-version=\"{version}\"></script>\n");
            [&page[..end], script.as_bytes(), &page[end..]].concat()
        }
        _ => page.to_vec(),
    };
    Response::new(status, HTML, body)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::site::Site;

    fn now(files: &[(&str, &str)]) -> Now {
        let files = files
            .iter()
            .map(|(path, text)| ((*path).to_owned(), (*text).into()))
            .collect();
        Now {
            site: Arc::new(Site::of(files)),
            ..Now::default()
        }
    }

    fn get(path: &str, now: &Now, pages: Pages) -> (u16, String) {
        let response = answer(
            &Request {
                head_only: false,
                path: path.to_owned(),
            },
            now,
            pages,
        );
        (
            response.status.code(),
            String::from_utf8(response.body).expect("the test's files are text"),
        )
    }

    #[test]
    fn a_page_as_built_is_the_file() {
        let now = now(&[("index.html", "<body>hi</body>")]);
        assert_eq!(
            get("/", &now, Pages::AsBuilt),
            (200, "<body>hi</body>".to_owned())
        );
        assert_eq!(get(RELOAD, &now, Pages::AsBuilt).0, 404);
    }

    #[test]
    fn a_reloading_page_names_its_version_at_the_end_of_the_body() {
        let now = now(&[("index.html", "<body><code></body></code></body></html>")]);
        let (_, page) = get("/", &now, Pages::Reloading);
        let script = format!(
            "<script src=\"{RELOAD}\" data-version=\"{}\"></script>\n",
            now.version()
        );
        assert_eq!(
            page,
            format!("<body><code></body></code>{script}</body></html>")
        );
        assert_eq!(
            get(RELOAD, &now, Pages::Reloading),
            (200, RELOAD_JS.to_owned())
        );
    }

    #[test]
    fn a_missing_page_shows_the_books_own_page_if_there_is_one() {
        let (code, page) = get("/x", &now(&[]), Pages::AsBuilt);
        assert_eq!((code, page.as_str()), (404, MISSING_HTML));
        assert_eq!(
            get("/x", &now(&[("404.html", "ours")]), Pages::AsBuilt),
            (404, "ours".to_owned())
        );
    }

    #[test]
    fn a_broken_build_shows_its_error_in_place_of_every_page() {
        let mut now = now(&[
            ("index.html", "old"),
            ("lab/index.html", "old"),
            ("a.css", "style"),
        ]);
        now.broken = Some("book/src/a.md:3: no <anchor> & no file".into());
        for path in ["/", "/index.html", "/lab", "/lab/", "/missing"] {
            let (code, page) = get(path, &now, Pages::Reloading);
            assert_eq!(code, 500, "{path}");
            assert!(
                page.contains("book/src/a.md:3: no &lt;anchor&gt; &amp; no file"),
                "{page}"
            );
            assert!(page.contains(&now.version()), "{page}");
        }
        assert_eq!(
            get("/a.css", &now, Pages::Reloading),
            (200, "style".to_owned())
        );
    }

    #[test]
    fn a_folder_moves_to_its_slash_and_to_no_other_host() {
        let now = now(&[("a b/index.html", ""), ("evil.example/index.html", "")]);
        let location = |path: &str| {
            let request = Request {
                head_only: false,
                path: path.to_owned(),
            };
            answer(&request, &now, Pages::AsBuilt).location
        };
        assert_eq!(location("/a b").as_deref(), Some("/a%20b/"));
        assert_eq!(
            location("//evil.example").as_deref(),
            Some("/evil.example/")
        );
    }
}
