//! An answer: status, fields, body.

use std::io::{self, Write};

/// The statuses the server uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Ok,
    Moved,
    BadRequest,
    NotFound,
    MethodNotAllowed,
    Misdirected,
    HeadTooLarge,
    BuildFailed,
}

impl Status {
    pub(crate) fn code(self) -> u16 {
        match self {
            Status::Ok => 200,
            Status::Moved => 301,
            Status::BadRequest => 400,
            Status::NotFound => 404,
            Status::MethodNotAllowed => 405,
            Status::Misdirected => 421,
            Status::HeadTooLarge => 431,
            Status::BuildFailed => 500,
        }
    }

    fn reason(self) -> &'static str {
        match self {
            Status::Ok => "OK",
            Status::Moved => "Moved Permanently",
            Status::BadRequest => "Bad Request",
            Status::NotFound => "Not Found",
            Status::MethodNotAllowed => "Method Not Allowed",
            Status::Misdirected => "Misdirected Request",
            Status::HeadTooLarge => "Request Header Fields Too Large",
            Status::BuildFailed => "Internal Server Error",
        }
    }
}

/// One answer, ready to be written.
#[derive(Debug)]
pub(crate) struct Response {
    pub(crate) status: Status,
    pub(crate) content_type: &'static str,
    /// Where to go instead, for [`Status::Moved`].
    pub(crate) location: Option<String>,
    pub(crate) body: Vec<u8>,
}

impl Response {
    pub(crate) fn new(
        status: Status,
        content_type: &'static str,
        body: impl Into<Vec<u8>>,
    ) -> Response {
        Response {
            status,
            content_type,
            location: None,
            body: body.into(),
        }
    }

    pub(crate) fn plain(status: Status, text: &str) -> Response {
        Response::new(status, "text/plain; charset=utf-8", format!("{text}\n"))
    }

    /// Writes the answer, without its body if the caller asked for the head only.
    pub(crate) fn write(&self, stream: &mut impl Write, head_only: bool) -> io::Result<()> {
        let (code, reason) = (self.status.code(), self.status.reason());
        let mut head = format!(
            "HTTP/1.1 {code} {reason}\r\nContent-Type: {}\r\nContent-Length: {}\r\n",
            self.content_type,
            self.body.len()
        );
        if let Some(location) = &self.location {
            head.push_str(&format!("Location: {location}\r\n"));
        }
        if self.status == Status::MethodNotAllowed {
            head.push_str("Allow: GET, HEAD\r\n");
        }
        head.push_str(COMMON);
        stream.write_all(head.as_bytes())?;
        if !head_only {
            stream.write_all(&self.body)?;
        }
        stream.flush()
    }
}

/// Ends every head. A page must never be an old one, and a file is what its type says.
pub(crate) const COMMON: &str =
    "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n";

/// The type of a file, by its name. Text is UTF-8.
pub(crate) fn content_type(path: &str) -> &'static str {
    let name = path.rsplit('/').next().unwrap_or_default();
    let ending = name
        .rsplit_once('.')
        .map(|(_, ending)| ending.to_ascii_lowercase());
    match ending.as_deref() {
        Some("html") => HTML,
        Some("css") => "text/css; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("txt" | "md" | "rs" | "toml" | "out") => "text/plain; charset=utf-8",
        Some("xml") => "text/xml; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("gif") => "image/gif",
        Some("webp") => "image/webp",
        Some("avif") => "image/avif",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("woff") => "font/woff",
        Some("ttf") => "font/ttf",
        Some("pdf") => "application/pdf",
        _ => "application/octet-stream",
    }
}

/// The type of a page.
pub(crate) const HTML: &str = "text/html; charset=utf-8";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_of_the_name_gives_the_type() {
        assert_eq!(content_type("a/b.html"), HTML);
        assert_eq!(
            content_type("ui/step-1a2b3c4d.js"),
            "text/javascript; charset=utf-8"
        );
        assert_eq!(content_type("PLAY.WASM"), "application/wasm");
        assert_eq!(content_type("a.b/c"), "application/octet-stream");
        assert_eq!(content_type(".nojekyll"), "application/octet-stream");
    }

    #[test]
    fn an_answer_to_head_tells_the_length_and_sends_nothing() {
        let mut sent = Vec::new();
        Response::plain(Status::Ok, "four")
            .write(&mut sent, true)
            .expect("a vector takes all");
        let sent = String::from_utf8(sent).expect("a head is text");
        assert!(sent.contains("Content-Length: 5\r\n"), "{sent}");
        assert!(sent.ends_with("\r\n\r\n"), "{sent}");
    }
}
