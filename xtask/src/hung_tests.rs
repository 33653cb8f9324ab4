use std::thread;

use super::*;

fn mirrors() -> Target {
    Target {
        package: "lab-06-wait".into(),
        test: "mirrors".into(),
    }
}

#[test]
fn a_compiler_s_target_is_read_from_what_cargo_tells_it() {
    let words = b"rustc\0--crate-name\0mirrors\0--edition=2024\0labs/06-wait/tests/mirrors.rs\0";
    let surroundings = b"HOME=/\0CARGO_PKG_NAME=lab-06-wait\0";
    assert_eq!(parse(words, surroundings), Some(mirrors()));
    assert_eq!(parse(b"rustc\0-vV\0", surroundings), None);
    assert_eq!(parse(words, b"HOME=/\0"), None);
}

#[test]
fn each_reason_is_a_sentence() {
    assert!(Halted::Wall.says().contains("within 60 s"));
    assert!(Halted::Memory.says().contains("more than 4 GiB"));
}

#[cfg(target_os = "linux")]
mod on_linux {
    use super::*;
    use std::process::Command;

    /// A process that looks like a compiler of a test, and never ends.
    fn compiler(test: &str) -> std::process::Child {
        Command::new("sh")
            .args(["-c", "while :; do sleep 0.1; done", "--crate-name", test])
            .env("CARGO_PKG_NAME", "lab-06-wait")
            .spawn()
            .unwrap()
    }

    fn limits(wall: Duration, memory_bytes: u64) -> BuildLimits {
        BuildLimits { wall, memory_bytes }
    }

    #[test]
    fn one_that_takes_too_long_or_too_much_is_ended() {
        let long = Duration::from_secs(600);
        for (limits, halted) in [
            (limits(Duration::from_millis(300), u64::MAX), Halted::Wall),
            (limits(long, 0), Halted::Memory),
        ] {
            let mut compiler = compiler("mirrors");
            let watch = Watch::start(std::process::id(), &[mirrors()], limits).unwrap();
            assert!(!compiler.wait().unwrap().success());
            assert_eq!(watch.halted(), BTreeMap::from([(mirrors(), halted)]));
        }
    }

    #[test]
    fn one_that_was_not_asked_for_goes_on() {
        let mut compiler = compiler("order_games");
        let at_once = limits(Duration::ZERO, 0);
        let watch = Watch::start(std::process::id(), &[], at_once).unwrap();
        thread::sleep(3 * LOOK);
        assert!(watch.halted().is_empty());
        assert_eq!(compiler.try_wait().unwrap(), None);
        compiler.kill().unwrap();
        compiler.wait().unwrap();
    }
}

#[test]
fn a_rustc_that_broke_down_is_told_from_one_that_was_killed_or_refused() {
    let said = |how: &str| {
        format!(
            "error: could not compile `lab-06-wait` (test \"prices\") due to 1 previous error\n\
             error: could not compile `lab-06-wait` (test \"mirrors\")\n\nCaused by:\n  process \
             didn't exit successfully: `rustc --crate-name mirrors` ({how})\n"
        )
    };
    assert_eq!(crashed(&said("signal: 11, SIGSEGV")), [mirrors()]);
    assert_eq!(crashed(&said("exit status: 101")), [mirrors()]);
    assert_eq!(crashed(&said("signal: 9, SIGKILL: kill")), []);
    let library =
        "error: could not compile `lab-06-wait` (lib)\n  process didn't exit successfully: `";
    assert_eq!(crashed(library), []);
}
