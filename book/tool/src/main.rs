//! The command line: `build`, `preprocess`, `serve`.

use std::{env, io, path::PathBuf, process::ExitCode};

use anyhow::{Context, Result, bail};
use book_tool::{build, preprocess, serve};
use lexopt::Arg;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut args = lexopt::Parser::from_env();
    let Some(Arg::Value(command)) = args.next()? else {
        bail!("say build, serve or preprocess");
    };
    match command.to_str() {
        Some("build") => {
            let built = build::build(&root()?)?;
            println!("book: {}", built.display());
            Ok(())
        }
        Some("preprocess") => preprocess(&mut args),
        Some("serve") => serve::serve(&root()?, &mut args),
        _ => bail!("no command {command:?}: say build, serve or preprocess"),
    }
}

/// What mdBook calls: `preprocess` with the book on stdin, `preprocess supports RENDERER`.
fn preprocess(args: &mut lexopt::Parser) -> Result<()> {
    match args.next()? {
        // Every renderer: what comes out is Markdown and HTML.
        Some(Arg::Value(word)) if word == "supports" => Ok(()),
        Some(other) => Err(other.unexpected().into()),
        None => preprocess::answer(io::stdin().lock(), io::stdout().lock()),
    }
}

/// The folder of book.toml: the present one or one above.
fn root() -> Result<PathBuf> {
    let here = env::current_dir().context("the present folder cannot be read")?;
    let root = here
        .ancestors()
        .find(|folder| folder.join("book.toml").is_file());
    Ok(root.context("no book.toml here or above")?.to_path_buf())
}
