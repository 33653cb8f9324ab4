//! The head of a request, and why some get no page.

use std::io::{self, Read};

use crate::response::{Response, Status};

/// A request's head may have this many bytes, and this many fields.
const MAX_HEAD: usize = 16 * 1024;
const MAX_FIELDS: usize = 64;

/// A request that may be answered with a page.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// HEAD: the caller wants no body.
    pub(crate) head_only: bool,
    /// The path, decoded, without the query. It starts with `/`.
    pub(crate) path: String,
}

/// Reads one head. The outer error: the caller is gone. The inner one: what to tell it.
pub(crate) fn read(stream: &mut impl Read) -> io::Result<Result<Request, Response>> {
    let mut head = Vec::new();
    let mut chunk = [0; 4096];
    loop {
        match parse(&head) {
            Ok(Some(request)) => return Ok(Ok(request)),
            Err(refusal) => return Ok(Err(refusal)),
            Ok(None) if head.len() >= MAX_HEAD => {
                return Ok(Err(Response::plain(
                    Status::HeadTooLarge,
                    "The request is too large.",
                )));
            }
            Ok(None) => {}
        }
        match stream.read(&mut chunk)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            read => head.extend_from_slice(&chunk[..read]),
        }
    }
}

/// `None`: the head is not complete yet.
fn parse(head: &[u8]) -> Result<Option<Request>, Response> {
    let mut fields = [httparse::EMPTY_HEADER; MAX_FIELDS];
    let mut parsed = httparse::Request::new(&mut fields);
    match parsed.parse(head) {
        Ok(httparse::Status::Complete(_)) => {}
        Ok(httparse::Status::Partial) => return Ok(None),
        Err(httparse::Error::TooManyHeaders) => {
            return Err(Response::plain(
                Status::HeadTooLarge,
                "The request has too many fields.",
            ));
        }
        Err(err) => return Err(malformed(&err.to_string())),
    }
    check_host(parsed.headers)?;
    let head_only = match parsed.method {
        Some("GET") => false,
        Some("HEAD") => true,
        _ => {
            return Err(Response::plain(
                Status::MethodNotAllowed,
                "Pages can be read, and that is all.",
            ));
        }
    };
    let target = parsed.path.unwrap_or_default();
    let path = target.split('?').next().unwrap_or_default();
    if !path.starts_with('/') {
        return Err(malformed("the target is no path"));
    }
    let path = decode(path).ok_or_else(|| malformed("the path is not encoded as it should be"))?;
    Ok(Some(Request { head_only, path }))
}

/// A page of another site can make its own name lead to 127.0.0.1. The browser then still sends that
/// name as the host, so a host that is not this machine gets nothing. The port may differ: somebody
/// may have forwarded it.
fn check_host(fields: &[httparse::Header<'_>]) -> Result<(), Response> {
    let mut hosts = fields
        .iter()
        .filter(|field| field.name.eq_ignore_ascii_case("host"));
    let (Some(host), None) = (hosts.next(), hosts.next()) else {
        return Err(malformed("there must be one host"));
    };
    let host = String::from_utf8_lossy(host.value);
    let (name, port) = host.split_once(':').unwrap_or((&host, "0"));
    let local = name == "127.0.0.1" || name.eq_ignore_ascii_case("localhost");
    match local && port.parse::<u16>().is_ok() {
        true => Ok(()),
        false => Err(Response::plain(
            Status::Misdirected,
            "This server answers to 127.0.0.1 and localhost only.",
        )),
    }
}

fn malformed(why: &str) -> Response {
    Response::plain(
        Status::BadRequest,
        &format!("This request cannot be read: {why}."),
    )
}

/// Undoes percent-encoding. `None` if that is incomplete, not UTF-8, or hides a control character.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || char::from(rest.next()?).to_digit(16);
        let value = digit()? * 16 + digit()?;
        bytes.push(u8::try_from(value).ok()?);
    }
    String::from_utf8(bytes)
        .ok()
        .filter(|path| !path.contains(char::is_control))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(head: &str) -> Result<Request, u16> {
        read(&mut head.as_bytes())
            .expect("the head is complete")
            .map_err(|refusal| refusal.status.code())
    }

    fn asked_for(target: &str) -> Result<String, u16> {
        of(&format!("GET {target} HTTP/1.1\r\nHost: localhost\r\n\r\n")).map(|request| request.path)
    }

    fn from_host(host: &str) -> Result<String, u16> {
        of(&format!("GET / HTTP/1.1\r\n{host}\r\n")).map(|request| request.path)
    }

    #[test]
    fn a_path_is_decoded_and_loses_its_query() {
        assert_eq!(
            asked_for("/a%20b/%C3%A9.html?x=%zz"),
            Ok("/a b/é.html".to_owned())
        );
        assert_eq!(asked_for("/%2e%2e/x"), Ok("/../x".to_owned()));
    }

    #[test]
    fn a_target_that_is_no_path_is_refused() {
        for target in [
            "*",
            "http://localhost/",
            "x",
            "/%",
            "/%4",
            "/%zz",
            "/%ff",
            "/a%00b",
            "/a%0d%0ab",
        ] {
            assert_eq!(asked_for(target), Err(400), "{target}");
        }
    }

    #[test]
    fn only_this_machine_is_a_host() {
        for host in [
            "Host: localhost\r\n",
            "host: LOCALHOST:80\r\n",
            "Host: 127.0.0.1:3000\r\n",
        ] {
            assert_eq!(from_host(host), Ok("/".to_owned()), "{host}");
        }
        for host in [
            "Host: example.org\r\n",
            "Host: localhost.example.org\r\n",
            "Host: 127.0.0.1.example.org\r\n",
            "Host: localhost:x\r\n",
            "Host: user@localhost\r\n",
            "Host: 0.0.0.0\r\n",
            "Host: \r\n",
        ] {
            assert_eq!(from_host(host), Err(421), "{host}");
        }
        assert_eq!(from_host(""), Err(400));
        assert_eq!(
            from_host("Host: localhost\r\nHost: example.org\r\n"),
            Err(400)
        );
    }

    #[test]
    fn pages_are_read_and_nothing_else() {
        assert!(
            of("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n").is_ok_and(|request| request.head_only)
        );
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "get"] {
            assert_eq!(
                of(&format!("{method} / HTTP/1.1\r\nHost: localhost\r\n\r\n")).err(),
                Some(405)
            );
        }
    }

    #[test]
    fn a_head_has_a_limit() {
        assert_eq!(asked_for(&format!("/{}", "a".repeat(20_000))), Err(431));
        assert_eq!(from_host(&"X: y\r\n".repeat(100)), Err(431));
        assert_eq!(of("nonsense\r\n\r\n").err(), Some(400));
    }

    #[test]
    fn a_caller_that_leaves_early_is_gone() {
        let gone = read(&mut "GET / HTTP/1.1\r\nHost: loc".as_bytes());
        assert!(gone.is_err_and(|err| err.kind() == io::ErrorKind::UnexpectedEof));
    }
}
