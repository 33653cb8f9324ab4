//! Takes connections and answers them, each on a thread of its own.
//!
//! Plain threads of std, and `httparse` for the head (no dependencies, the parser below hyper). The one
//! small server library, tiny_http, had its last release in 2022; hyper or axum would bring a runtime
//! and some thirty packages to send files to one reader.

use std::{
    io::{self, Read, Write},
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::Arc,
    thread::{self, JoinHandle},
    time::Duration,
};

use crate::{
    answer::{EVENTS, answer},
    live::{Live, Now},
    request,
    response::COMMON,
};

/// A caller that says or takes nothing for so long is let go (wall time).
const PATIENCE: Duration = Duration::from_secs(10);
/// A comment on an event stream, so often (wall time), shows whether somebody still listens.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// More connections than any reader's browser opens. The next one is closed at once.
const MAX_CONNECTIONS: usize = 128;

/// How pages are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pages {
    /// Byte for byte as they were built.
    AsBuilt,
    /// With a script that reloads them after a build.
    Reloading,
}

/// A running server. Dropping it stops it.
pub struct Server {
    address: SocketAddr,
    live: Arc<Live>,
    accepting: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves `live` on `listener` from now on.
    pub fn start(listener: TcpListener, live: Arc<Live>, pages: Pages) -> io::Result<Server> {
        let address = listener.local_addr()?;
        let served = Arc::clone(&live);
        let accepting = thread::Builder::new()
            .name("accept".to_owned())
            .spawn(move || accept(&listener, &served, pages))?;
        Ok(Server {
            address,
            live,
            accepting: Some(accepting),
        })
    }

    /// The address of the first page, with a slash at its end.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.live.close();
        // Wakes the thread that waits for connections. It sees that the server closes, and ends.
        let woken = TcpStream::connect(self.address).is_ok();
        if let Some(accepting) = self.accepting.take()
            && woken
        {
            let _ = accepting.join();
        }
    }
}

fn accept(listener: &TcpListener, live: &Arc<Live>, pages: Pages) {
    // Each connection holds a clone, so the count is the number of connections, and one.
    let open = Arc::new(());
    for stream in listener.incoming() {
        if live.now().closing {
            return;
        }
        let Ok(stream) = stream else {
            // Out of file handles, most likely: let some connections end first.
            thread::sleep(Duration::from_millis(50));
            continue;
        };
        if Arc::strong_count(&open) > MAX_CONNECTIONS {
            continue;
        }
        let (live, open) = (Arc::clone(live), Arc::clone(&open));
        let _ = thread::Builder::new()
            .name("connection".to_owned())
            .spawn(move || {
                // The caller is gone: nobody is left to tell.
                let _ = converse(stream, &live, pages);
                drop(open);
            });
    }
}

/// One request, one answer.
fn converse(mut stream: TcpStream, live: &Live, pages: Pages) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    match request::read(&mut stream)? {
        Ok(request) if request.path == EVENTS && pages == Pages::Reloading => {
            return stream_events(&mut stream, live, request.head_only);
        }
        Ok(request) => {
            answer(&request, &live.now(), pages).write(&mut stream, request.head_only)?
        }
        Err(refusal) => refusal.write(&mut stream, false)?,
    }
    end(&mut stream)
}

/// Reads what the caller still sends, a little: closing before that would make the system take back the
/// answer it has not read.
fn end(stream: &mut TcpStream) -> io::Result<()> {
    stream.shutdown(Shutdown::Write)?;
    stream.set_read_timeout(Some(Duration::from_millis(500)))?;
    let mut chunk = [0; 4096];
    for _ in 0..64 {
        if stream.read(&mut chunk)? == 0 {
            break;
        }
    }
    Ok(())
}

/// Sends the version that is shown, and each later one, until the caller leaves or the server closes.
fn stream_events(stream: &mut TcpStream, live: &Live, head_only: bool) -> io::Result<()> {
    write!(
        stream,
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n{COMMON}"
    )?;
    if head_only {
        return end(stream);
    }
    let mut now: Now = live.now();
    while !now.closing {
        let version = now.version();
        write!(stream, "data: {version}\n\n")?;
        loop {
            now = live.changed_from(&version, HEARTBEAT);
            if now.closing || now.version() != version {
                break;
            }
            stream.write_all(b": still here\n\n")?;
        }
    }
    Ok(())
}
