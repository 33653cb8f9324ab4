//! Pages for the browser: the book, or a few pages of a test's own.

use std::{
    path::PathBuf,
    sync::{Arc, OnceLock},
};

use book_server::{Live, Pages, Server, Site, listen};
use book_tool::build;

use crate::tools::root;

/// Pages on a port of this machine.
pub(crate) struct Served {
    pub(crate) live: Arc<Live>,
    /// All pages, by their paths below the address, but the table of contents that other pages show in a
    /// frame where there are no scripts.
    pub(crate) pages: Vec<String>,
    server: Server,
}

impl Served {
    fn start(site: Site, pages: Pages) -> Served {
        let paths = site
            .pages()
            .filter(|page| *page != "toc.html")
            .map(str::to_owned)
            .collect();
        let live = Arc::new(Live::of(site));
        let listener = listen(0).expect("some port is free");
        let server = Server::start(listener, Arc::clone(&live), pages).expect("a thread starts");
        Served {
            live,
            pages: paths,
            server,
        }
    }

    /// The address of a page.
    pub(crate) fn url(&self, page: &str) -> String {
        format!("{}{page}", self.server.url())
    }
}

/// The book as it is built, built once for all tests.
pub(crate) fn book() -> &'static Served {
    static BOOK: OnceLock<Served> = OnceLock::new();
    BOOK.get_or_init(|| {
        let folder =
            build::build(root()).unwrap_or_else(|err| panic!("the book does not build: {err:#}"));
        let site = Site::load(&folder).expect("the folder can be read");
        Served::start(site, Pages::AsBuilt)
    })
}

/// Where a picture of a page goes, in one look at it.
pub(crate) fn picture(page: &str, look: &str, ending: &str) -> PathBuf {
    let name = page.trim_end_matches(".html").replace('/', "-");
    root().join(format!("target/screenshots/{name}-{look}.{ending}"))
}

/// Some pages of a test's own.
pub(crate) fn pages(files: &[(&str, &str)], pages: Pages) -> Served {
    Served::start(site(files), pages)
}

/// A site of some files.
pub(crate) fn site(files: &[(&str, &str)]) -> Site {
    let file = |(path, text): &(&str, &str)| ((*path).to_owned(), (*text).into());
    Site::of(files.iter().map(file).collect())
}
