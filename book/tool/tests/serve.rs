//! `serve` as a reader runs it: a process, a book that changes, Ctrl-C.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, ChildStderr, Command, ExitStatus, Stdio},
    time::{Duration, Instant},
};

/// Longer than a build in a test run on a busy machine takes (wall time).
const PATIENCE: Duration = Duration::from_secs(60);

const BOOK_TOML: &str = r#"
[book]
src = "book/src"
[build]
build-dir = "target/book"
create-missing = false
"#;

/// A book of two pages in a folder of its own.
struct Book(PathBuf);

impl Book {
    fn new(name: &str) -> Book {
        let book = Book(std::env::temp_dir().join(format!("serve-{name}-{}", std::process::id())));
        book.write("book.toml", BOOK_TOML);
        book.write("book/src/SUMMARY.md", "- [First](a.md)\n- [Second](b.md)\n");
        book.write("book/src/a.md", "# First\n\nold words\n");
        book.write("book/src/b.md", "# Second\n");
        book
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().expect("it lies in the book"))
            .expect("a folder can be made");
        fs::write(path, text).expect("a file can be written");
    }
}

impl Drop for Book {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// `serve` at work on a book.
struct Serving {
    process: Child,
    said: BufReader<ChildStderr>,
    port: u16,
}

impl Serving {
    fn start(book: &Book, port: u16) -> Serving {
        let mut process = Command::new(env!("CARGO_BIN_EXE_book-tool"))
            .args(["serve", "--no-open", "--port", &port.to_string()])
            .current_dir(&book.0)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the tool starts");
        let mut line = String::new();
        let stdout = process.stdout.take().expect("it is a pipe");
        BufReader::new(stdout)
            .read_line(&mut line)
            .expect("it is text");
        let said = BufReader::new(process.stderr.take().expect("it is a pipe"));
        let port = line
            .strip_prefix("the book is at http://127.0.0.1:")
            .and_then(|rest| rest.split('/').next())
            .and_then(|port| port.parse().ok())
            .unwrap_or_else(|| panic!("no address in {line:?}"));
        Serving {
            process,
            said,
            port,
        }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("it is taken");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// Asks for the page until `wanted` is true of it.
    fn wait_for(&self, path: &str, wanted: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let page = self.get(path);
            if wanted(&page) {
                return page;
            }
            assert!(start.elapsed() < PATIENCE, "still: {page:.200}");
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// Presses Ctrl-C; returns how it ended and what it said on stderr.
    fn interrupt(mut self) -> (ExitStatus, String) {
        let pid = self.process.id().to_string();
        let sent = Command::new("kill")
            .args(["-INT", &pid])
            .status()
            .expect("there is a kill");
        assert!(sent.success());
        let status = self.process.wait().expect("it ends");
        let mut said = String::new();
        self.said.read_to_string(&mut said).expect("it is text");
        (status, said)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn a_change_is_built_an_error_is_shown_and_ctrl_c_ends_cleanly() {
    let book = Book::new("change");
    let serving = Serving::start(&book, 0);
    let page = serving.get("/a.html");
    assert!(
        page.starts_with("HTTP/1.1 200 ") && page.contains("old words"),
        "{page}"
    );
    assert!(page.contains("/_serve/reload.js"), "{page:.200}");

    book.write("book/src/a.md", "# First\n\nnew words\n");
    let page = serving.wait_for("/a.html", |page| page.contains("new words"));
    assert!(page.starts_with("HTTP/1.1 200 "), "{page:.200}");
    let built = fs::read_to_string(book.0.join("target/book/a.html")).expect("it was built");
    assert!(
        built.contains("new words") && !built.contains("_serve"),
        "{built}"
    );

    book.write(
        "book/src/SUMMARY.md",
        "- [First](a.md)\n- [Gone](gone.md)\n",
    );
    let page = serving.wait_for("/a.html", |page| page.starts_with("HTTP/1.1 500 "));
    assert!(
        page.contains("gone.md") && !page.contains("new words"),
        "{page}"
    );

    book.write("book/src/SUMMARY.md", "- [First](a.md)\n- [Second](b.md)\n");
    serving.wait_for("/a.html", |page| page.contains("new words"));

    let (status, said) = serving.interrupt();
    assert_eq!(status.code(), Some(0), "{said}");
    for part in [
        "building the book\n",
        "book/src/a.md changed\n",
        "gone.md",
        "built in ",
        "stopped\n",
    ] {
        assert!(said.contains(part), "no {part:?} in {said}");
    }
}

#[test]
fn a_book_that_is_broken_from_the_start_is_shown_once_it_is_mended() {
    let book = Book::new("broken");
    book.write("book/src/SUMMARY.md", "- [Gone](gone.md)\n");
    let serving = Serving::start(&book, 0);
    let page = serving.get("/");
    assert!(
        page.starts_with("HTTP/1.1 500 ") && page.contains("gone.md"),
        "{page}"
    );
    book.write("book/src/gone.md", "# Found\n");
    serving.wait_for("/", |page| page.contains("Found"));
}

#[test]
fn a_taken_port_is_said_and_a_free_one_taken() {
    let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("some port is free");
    let port = taken.local_addr().expect("it listens").port();
    let book = Book::new("taken");
    let serving = Serving::start(&book, port);
    let other = serving.port;
    assert_ne!(other, port);
    assert!(serving.get("/a.html").contains("old words"));
    let (_, said) = serving.interrupt();
    assert!(
        said.contains(&format!("port {port} is taken; the book is on {other}\n")),
        "{said}"
    );
}
