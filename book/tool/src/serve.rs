//! `serve`: the book in your browser, built again when its files change.

use std::path::{Path, PathBuf};

use anyhow::Result;
use book_server::{Options, Watch};
use lexopt::Arg;

use crate::build;

const HELP: &str = "\
Builds the book, serves it on 127.0.0.1 and opens it in your browser.
When a file of the book, a lab or a solution changes, it builds again and the open pages reload.

usage: serve [--port N] [--no-open]

  --port N     start from this port (3000 if not given, 0 for any free one);
               a taken port is said, and the next free one taken
  --no-open    open no browser

Ctrl-C stops it.
";

/// What the book is built from.
const WATCHED: [&str; 4] = ["book.toml", "book", "labs", "solutions"];
/// Programs: a change in one shows after the next start, not in the next build.
const PROGRAMS: [&str; 4] = ["book/tool", "book/server", "book/play", "book/measure"];

/// Builds, serves and rebuilds the book whose book.toml lies in `root`, until Ctrl-C.
///
/// Fails if an argument is unknown or no port can be had. A book that does not build is no failure: the
/// pages say what is wrong, until it is mended.
pub fn serve(root: &Path, args: &mut lexopt::Parser) -> Result<()> {
    let Some(options) = options(args)? else {
        print!("{HELP}");
        return Ok(());
    };
    let watch = Watch {
        root: root.to_owned(),
        paths: WATCHED.map(PathBuf::from).to_vec(),
        except: PROGRAMS.map(PathBuf::from).to_vec(),
    };
    book_server::serve(options, &watch, || {
        build::build(root).map_err(|err| format!("{err:#}"))
    })
}

/// `None`: the caller wants help.
fn options(args: &mut lexopt::Parser) -> Result<Option<Options>, lexopt::Error> {
    use lexopt::ValueExt;

    let mut options = Options::default();
    while let Some(arg) = args.next()? {
        match arg {
            Arg::Long("port") | Arg::Short('p') => options.port = args.value()?.parse()?,
            Arg::Long("no-open") => options.open = false,
            Arg::Long("help") | Arg::Short('h') => return Ok(None),
            other => return Err(other.unexpected()),
        }
    }
    Ok(Some(options))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(args: &[&str]) -> Result<Option<Options>, String> {
        options(&mut lexopt::Parser::from_args(args)).map_err(|err| err.to_string())
    }

    #[test]
    fn arguments_are_read() {
        assert_eq!(
            of(&[]),
            Ok(Some(Options {
                port: 3000,
                open: true
            }))
        );
        assert_eq!(
            of(&["--port", "0", "--no-open"]),
            Ok(Some(Options {
                port: 0,
                open: false
            }))
        );
        assert_eq!(of(&["--port=80", "--help"]), Ok(None));
    }

    #[test]
    fn a_wrong_argument_is_an_error_that_names_it() {
        for (args, names) in [
            (&["--prot", "1"][..], "--prot"),
            (&["--port", "70000"], "70000"),
            (&["--port"], "--port"),
            (&["3000"], "3000"),
        ] {
            let err = of(args).expect_err("the arguments are wrong");
            assert!(err.contains(names), "{err}");
        }
    }
}
