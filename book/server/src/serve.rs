//! The command: build, serve, look for changes, build again, until Ctrl-C.

use std::{
    path::{Path, PathBuf},
    process,
    sync::{
        Arc,
        mpsc::{self, Receiver, RecvTimeoutError},
    },
    time::{Duration, Instant},
};

use anyhow::Context;

use crate::{
    live::Live,
    open::open,
    port::listen,
    server::{Pages, Server},
    site::Site,
    watch::{Seen, Watch},
};

/// How often files are looked at (wall time). A change must also stand still for so long, since an
/// editor or a checkout writes many files.
const GLANCE: Duration = Duration::from_millis(250);

/// What the reader asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The port to start from; 0 is any free one.
    pub port: u16,
    /// Open the reader's browser.
    pub open: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            port: 3000,
            open: true,
        }
    }
}

/// Serves what `build` makes, until Ctrl-C or a request to end.
///
/// `build` returns the folder it built, or the text that says what is wrong and where. That text goes to
/// stderr and in place of every page. Stdout gets one line, with the address.
pub fn serve(
    options: Options,
    watch: &Watch,
    mut build: impl FnMut() -> Result<PathBuf, String>,
) -> anyhow::Result<()> {
    let stop = stop_signal()?;
    let listener = listen(options.port)?;
    let taken = listener.local_addr()?.port();
    if options.port != 0 && taken != options.port {
        eprintln!("port {} is taken; the book is on {taken}", options.port);
    }
    let live = Arc::new(Live::default());
    let mut seen = watch.look();
    rebuild(&live, &mut build, &[]);
    let server = Server::start(listener, Arc::clone(&live), Pages::Reloading)?;
    println!("the book is at {} (Ctrl-C stops it)", server.url());
    if options.open
        && let Err(err) = open(&server.url())
    {
        eprintln!("no browser could be opened ({err}); open the address yourself");
    }
    while let Some(now) = next_change(watch, &seen, &stop) {
        rebuild(&live, &mut build, &now.differs_from(&seen));
        seen = now;
    }
    eprintln!("stopped");
    Ok(())
}

/// Is sent something at the first Ctrl-C. A second one ends the process at once, whatever it builds.
fn stop_signal() -> anyhow::Result<Receiver<()>> {
    let (sender, receiver) = mpsc::sync_channel(1);
    ctrlc::set_handler(move || {
        if sender.try_send(()).is_err() {
            process::exit(130);
        }
    })
    .context("Ctrl-C cannot be caught")?;
    Ok(receiver)
}

/// Waits until files differ from `seen` and stand still. `None`: stop.
fn next_change(watch: &Watch, seen: &Seen, stop: &Receiver<()>) -> Option<Seen> {
    let mut last = seen.clone();
    loop {
        match stop.recv_timeout(GLANCE) {
            Err(RecvTimeoutError::Timeout) => {}
            Ok(()) | Err(RecvTimeoutError::Disconnected) => return None,
        }
        let now = watch.look();
        if now == last && now != *seen {
            return Some(now);
        }
        last = now;
    }
}

/// Builds, and serves the outcome. Says on stderr what changed and what came of it.
fn rebuild(live: &Live, build: &mut impl FnMut() -> Result<PathBuf, String>, changed: &[&Path]) {
    match changed {
        [] => eprintln!("building the book"),
        [path] => eprintln!("{} changed", path.display()),
        [path, rest @ ..] => eprintln!("{} and {} more changed", path.display(), rest.len()),
    }
    let start = Instant::now();
    let built = build().and_then(|folder| {
        Site::load(&folder).map_err(|err| format!("cannot read {}: {err}", folder.display()))
    });
    let took = start.elapsed().as_secs_f32();
    match built {
        Ok(site) => match live.publish(site) {
            true => eprintln!("built in {took:.1} s"),
            false => eprintln!("built in {took:.1} s; no page is different"),
        },
        Err(why) => {
            live.fail(&why);
            eprintln!(
                "{}\nthe book does not build; the pages show this until it does",
                why.trim_end()
            );
        }
    }
}
