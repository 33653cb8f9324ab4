//! The server over a real connection.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    path::PathBuf,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use book_server::{Live, Pages, Server, Site, listen};

/// A built folder with a secret beside it, served on a free port.
struct Served {
    folder: PathBuf,
    live: Arc<Live>,
    server: Server,
    address: SocketAddr,
}

impl Served {
    fn start(name: &str, pages: Pages) -> Served {
        let folder = std::env::temp_dir().join(format!("loopback-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("site/lab")).expect("a folder can be made");
        fs::write(folder.join("secret"), "secret").expect("a file can be written");
        let served = Arc::new(Live::default());
        let listener = listen(0).expect("some port is free");
        let address = listener.local_addr().expect("it listens");
        let server = Server::start(listener, Arc::clone(&served), pages).expect("a thread starts");
        let served = Served {
            folder,
            live: served,
            server,
            address,
        };
        served.write("index.html", "<html><body>first</body></html>");
        served.write("lab/index.html", "<html><body>lab</body></html>");
        served.write("404.html", "<html><body>not here</body></html>");
        served.write("ui/a-1a2b.css", "body { color: red }");
        served.publish();
        served
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.folder.join("site").join(path);
        fs::create_dir_all(path.parent().expect("it lies in a folder"))
            .expect("a folder can be made");
        fs::write(path, text).expect("a file can be written");
    }

    fn publish(&self) {
        self.live
            .publish(Site::load(&self.folder.join("site")).expect("the folder can be read"));
    }

    /// Sends `request` as it is; returns status, head and body.
    fn send(&self, request: &str) -> (u16, String, String) {
        let mut stream = connect(self.address);
        stream
            .write_all(request.as_bytes())
            .expect("the server takes it");
        let mut answer = String::new();
        stream
            .read_to_string(&mut answer)
            .expect("the server answers and closes");
        let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head");
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        (
            status.expect("an answer has a status"),
            head.to_owned(),
            body.to_owned(),
        )
    }

    fn get(&self, path: &str) -> (u16, String, String) {
        self.send(&format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n",
            self.address
        ))
    }

    fn events(&self) -> impl Iterator<Item = String> + use<> {
        let mut stream = connect(self.address);
        write!(
            stream,
            "GET /_serve/events HTTP/1.1\r\nHost: localhost\r\n\r\n"
        )
        .expect("it is taken");
        BufReader::new(stream)
            .lines()
            .map_while(Result::ok)
            .filter_map(|line| line.strip_prefix("data: ").map(str::to_owned))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("the server listens");
    stream
        .set_read_timeout(Some(Duration::from_secs(30)))
        .expect("the time is not zero");
    stream
}

#[test]
fn pages_and_files_come_with_their_type_and_are_never_stored() {
    let served = Served::start("types", Pages::AsBuilt);
    assert_eq!(served.server.url(), format!("http://{}/", served.address));
    assert!(served.address.ip().is_loopback());
    for (path, kind, body) in [
        (
            "/",
            "text/html; charset=utf-8",
            "<html><body>first</body></html>",
        ),
        (
            "/lab/",
            "text/html; charset=utf-8",
            "<html><body>lab</body></html>",
        ),
        (
            "/lab/index.html?theme=x#y",
            "text/html; charset=utf-8",
            "<html><body>lab</body></html>",
        ),
        (
            "/ui/a-1a2b.css",
            "text/css; charset=utf-8",
            "body { color: red }",
        ),
    ] {
        let (status, head, got) = served.get(path);
        assert_eq!((status, got.as_str()), (200, body), "{path}");
        assert!(
            head.contains(&format!("Content-Type: {kind}")),
            "{path}: {head}"
        );
        assert!(head.contains("Cache-Control: no-store"), "{path}: {head}");
        assert!(
            head.contains("X-Content-Type-Options: nosniff"),
            "{path}: {head}"
        );
        assert!(
            head.contains(&format!("Content-Length: {}", body.len())),
            "{path}: {head}"
        );
    }
}

#[test]
fn head_gets_the_same_head_and_no_body() {
    let served = Served::start("head", Pages::Reloading);
    let (_, get_head, body) = served.get("/");
    let (status, head, nothing) = served.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    assert_eq!((status, head, nothing.as_str()), (200, get_head, ""));
    assert!(body.contains("/_serve/reload.js"), "{body}");
}

#[test]
fn what_is_not_there_is_404_and_a_folder_moves_to_its_slash() {
    let served = Served::start("missing", Pages::AsBuilt);
    let (status, _, body) = served.get("/none.html");
    assert_eq!(
        (status, body.as_str()),
        (404, "<html><body>not here</body></html>")
    );
    let (status, head, _) = served.get("/lab");
    assert_eq!(status, 301);
    assert!(head.contains("\r\nLocation: /lab/\r\n"), "{head}");
}

#[test]
fn no_path_leads_out_of_the_folder() {
    let served = Served::start("traversal", Pages::AsBuilt);
    for path in [
        "/../secret",
        "/lab/../../secret",
        "/%2e%2e/secret",
        "/..%2fsecret",
        "/%2e%2e%2fsecret",
        "/....//secret",
        "/..\\secret",
        "/..%5csecret",
        "//../secret",
        "/./../secret",
        "/%252e%252e/secret",
        "/lab/%00/../../secret",
    ] {
        let (status, _, body) = served.get(path);
        assert!(matches!(status, 400 | 404), "{path}: {status}");
        assert!(!body.contains("secret"), "{path}: {body}");
    }
    let whole = format!("/{}", served.folder.join("secret").display());
    assert_eq!(served.get(&whole).0, 404);
}

#[test]
fn a_link_in_the_folder_does_not_lead_out_of_it() {
    let served = Served::start("symlink", Pages::AsBuilt);
    let link = served.folder.join("site/link");
    #[cfg(unix)]
    std::os::unix::fs::symlink(served.folder.join("secret"), link).expect("a link can be made");
    #[cfg(not(unix))]
    drop(link);
    served.publish();
    assert_eq!(served.get("/link").0, 404);
}

#[test]
fn another_host_other_methods_and_nonsense_are_refused() {
    let served = Served::start("refused", Pages::Reloading);
    let body = "x".repeat(100_000);
    let length = body.len();
    for (request, status) in [
        (
            "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n".to_owned(),
            421,
        ),
        (
            "GET /_serve/events HTTP/1.1\r\nHost: evil.example\r\n\r\n".to_owned(),
            421,
        ),
        ("GET / HTTP/1.1\r\n\r\n".to_owned(), 400),
        (
            format!("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n{body}"),
            405,
        ),
        ("nonsense\r\n\r\n".to_owned(), 400),
        (
            format!(
                "GET /{} HTTP/1.1\r\nHost: localhost\r\n\r\n",
                "a".repeat(50_000)
            ),
            431,
        ),
    ] {
        let (got, head, _) = served.send(&request);
        assert_eq!(got, status, "{}", &request[..request.len().min(80)]);
        assert_eq!(
            head.contains("\r\nAllow: GET, HEAD\r\n"),
            status == 405,
            "{head}"
        );
    }
}

#[test]
fn a_new_build_is_told_to_open_pages_and_the_same_build_is_not() {
    let served = Served::start("events", Pages::Reloading);
    let mut events = served.events();
    let first = events.next().expect("the present version comes at once");
    assert!(
        served
            .get("/")
            .2
            .contains(&format!("data-version=\"{first}\""))
    );

    served.publish();
    served.write("index.html", "<html><body>second</body></html>");
    served.publish();
    let second = events.next().expect("the new version is told");
    assert_ne!(second, first);
    let page = served.get("/").2;
    assert!(page.contains("second") && page.contains(&second), "{page}");

    assert!(served.live.fail("book/src/a.md:3: no such anchor"));
    let broken = events.next().expect("the failure is told");
    let (status, _, page) = served.get("/lab/");
    assert_eq!(status, 500);
    assert!(
        page.contains("book/src/a.md:3: no such anchor") && page.contains(&broken),
        "{page}"
    );

    served.publish();
    assert_eq!(events.next(), Some(second));
    assert_eq!(served.get("/lab/").0, 200);
}

#[test]
fn a_caller_that_dawdles_keeps_no_other_waiting() {
    let served = Served::start("dawdle", Pages::AsBuilt);
    let mut slow: Vec<TcpStream> = (0..20).map(|_| connect(served.address)).collect();
    for stream in &mut slow {
        stream.write_all(b"GET / HT").expect("it is taken");
    }
    let start = Instant::now();
    thread::scope(|scope| {
        for _ in 0..20 {
            scope.spawn(|| assert_eq!(served.get("/").0, 200));
        }
    });
    assert!(
        start.elapsed() < Duration::from_secs(5),
        "{:?}",
        start.elapsed()
    );
}

#[test]
fn a_stopped_server_ends_its_event_streams_and_frees_its_port() {
    let served = Served::start("stop", Pages::Reloading);
    let mut events = served.events();
    assert!(events.next().is_some());
    let address = served.address;
    drop(served);
    assert_eq!(events.next(), None);
    TcpListener::bind(address).expect("the port is free again");
}
