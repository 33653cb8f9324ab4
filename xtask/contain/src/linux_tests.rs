//! Shell scripts, contained. Each tier that this machine has is tried; the tests say which it lacks.

use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use super::*;

/// What `contain --tier` says here.
fn tier() -> String {
    let output = Command::new(program()).arg("--tier").output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The tiers that can be had here. Without any, what is lacking must be said.
fn tiers() -> &'static [&'static str] {
    let found = tier();
    match found.get(..11) {
        Some("{\"tier\":\"A\"") => &["A", "B"],
        Some("{\"tier\":\"B\"") => &["B"],
        _ => {
            assert!(found.contains("\"lacks\":[\""), "{found}");
            &[]
        }
    }
}

/// The program, which cargo builds beside its unit tests.
fn program() -> PathBuf {
    let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
    let built = Command::new(cargo)
        .args(["build", "--quiet", "--locked", "-p", "contain"])
        .status()
        .unwrap();
    assert!(built.success());
    let tests = std::env::current_exe().unwrap();
    let deps = tests.parent().unwrap();
    deps.parent().unwrap().join("contain")
}

fn folder() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    std::env::temp_dir().join(format!("contain-test-{}-{n}", std::process::id()))
}

fn run(tier: &str, folder: &Path, script: &str) -> Output {
    let mut command = Command::new(program());
    command.args(["--as", tier, "--folder"]).arg(folder);
    command.args(["--", "sh", "-c", script]).output().unwrap()
}

/// Runs a script in each tier; `expected` is all that it prints.
fn prints(script: &str, expected: &str) {
    for tier in tiers() {
        let folder = folder();
        let output = run(tier, &folder, script);
        let stderr = String::from_utf8_lossy(&output.stderr);
        let stdout = String::from_utf8_lossy(&output.stdout);
        assert_eq!(stdout.trim(), expected, "tier {tier}: {stderr}");
        assert!(!folder.exists(), "tier {tier} left its folder");
    }
}

#[test]
fn it_writes_to_its_folder_and_to_nothing_else() {
    prints(
        "echo text > \"$TMPDIR/file\" && cat \"$TMPDIR/file\"",
        "text",
    );
    prints("echo text > /dev/null && echo done", "done");
    let outside = folder();
    let script = format!(
        "echo no > '{0}' || echo refused; mkdir '{0}' || echo refused",
        outside.display()
    );
    prints(&script, "refused\nrefused");
    assert!(!outside.exists());
}

#[test]
fn it_changes_no_rights_of_files() {
    let file = folder();
    std::fs::write(&file, "").unwrap();
    prints(
        &format!("chmod 000 '{}' || echo refused", file.display()),
        "refused",
    );
    assert!(std::fs::read(&file).is_ok());
    std::fs::remove_file(file).unwrap();
}

#[test]
fn it_sees_no_processes_and_not_its_own_memory() {
    prints("cat /proc/self/mem || echo refused", "refused");
    prints("echo x > /proc/self/mem || echo refused", "refused");
    prints("cat /proc/1/status || echo refused", "refused");
}

#[test]
fn it_has_no_session_of_its_own() {
    prints("setsid sleep 600 || echo refused", "refused");
}

#[test]
fn it_signals_nobody_outside() {
    let me = std::process::id();
    prints(&format!("kill -0 {me} || echo refused"), "refused");
}

#[test]
fn what_it_leaves_behind_is_ended() {
    for tier in tiers() {
        let mark = format!("60{}.{}", std::process::id(), tier.len());
        let script = format!("sleep {mark} & (sleep {mark} & sleep {mark} &) & exit 3");
        let began = Instant::now();
        let mut command = Command::new(program());
        command.args(["--as", tier, "--folder"]).arg(folder());
        let status = command.args(["--", "sh", "-c", &script]).status().unwrap();
        assert_eq!(status.code(), Some(3));
        assert!(began.elapsed() < Duration::from_secs(60));
        let left = std::fs::read_dir("/proc")
            .unwrap()
            .flatten()
            .filter(|entry| {
                std::fs::read(entry.path().join("cmdline"))
                    .is_ok_and(|line| String::from_utf8_lossy(&line).contains(&mark))
            });
        assert_eq!(left.count(), 0, "tier {tier}");
    }
}

#[test]
fn it_ends_as_the_program_did() {
    for tier in tiers() {
        assert_eq!(run(tier, &folder(), "exit 7").status.code(), Some(7));
        for signal in [libc::SIGABRT, libc::SIGSEGV, libc::SIGXFSZ] {
            let output = run(tier, &folder(), &format!("kill -{signal} $$"));
            assert_eq!(output.status.signal(), Some(signal), "tier {tier}");
        }
    }
}

#[test]
fn a_file_that_grows_without_end_ends_it() {
    for tier in tiers() {
        let output = run(
            tier,
            &folder(),
            "exec head -c 100000000 /dev/zero > \"$TMPDIR/big\"",
        );
        assert_eq!(output.status.signal(), Some(libc::SIGXFSZ), "tier {tier}");
    }
}

#[test]
fn when_the_grader_goes_all_goes() {
    for tier in tiers() {
        let folder = folder();
        let mark = format!("61{}.{}", std::process::id(), tier.len());
        // The shell in the middle is the grader; it is killed.
        let script = format!(
            "'{}' --as {tier} --folder '{}' -- sleep {mark} & sleep 1; kill -KILL $$",
            program().display(),
            folder.display()
        );
        let status = Command::new("sh").args(["-c", &script]).status().unwrap();
        assert_eq!(status.signal(), Some(libc::SIGKILL));
        let until = Instant::now() + Duration::from_secs(30);
        while folder.exists() && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(20));
        }
        assert!(!folder.exists(), "tier {tier}");
    }
}

#[test]
fn a_program_that_is_not_there_is_not_started() {
    for tier in tiers() {
        let mut command = Command::new(program());
        command.args(["--as", tier, "--folder"]).arg(folder());
        let output = command.args(["--", "/no/such/program"]).output().unwrap();
        assert_eq!(output.status.code(), Some(i32::from(NOT_STARTED)));
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(
            said.contains("/no/such/program cannot be started"),
            "{said}"
        );
    }
}

#[test]
fn the_tier_says_what_it_has_and_what_it_lacks() {
    let found = tier();
    assert!(
        found.starts_with("{\"tier\":\"") && found.ends_with("]}\n"),
        "{found}"
    );
    assert!(
        found.contains("\"has\":[") && found.contains("\"lacks\":["),
        "{found}"
    );
}

#[test]
fn a_wrong_command_line_starts_nothing() {
    let parse = |line: &str| Order::parse(line.split(' ').map(OsString::from).collect());
    let order = parse("--as B --folder f -- sh -c x").unwrap();
    assert_eq!((order.tier, order.words.len()), (Tier::B, 3));
    for wrong in [
        "--as C --folder f -- sh",
        "--as A -- sh",
        "--folder f -- sh",
        "--as A --folder f --",
        "sh",
    ] {
        assert_eq!(parse(wrong), None, "{wrong}");
    }
}

/// Set for a copy of this test program that runs contained.
const INSIDE: &str = "CONTAIN_TEST_INSIDE";

#[test]
fn it_talks_to_itself_and_with_its_own_network_to_nobody_else() {
    use std::io::{Read, Write};
    use std::net::{TcpListener, TcpStream, UdpSocket};
    use std::os::unix::net::{UnixListener, UnixStream};
    if let Ok(tier) = std::env::var(INSIDE) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let mut near = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (mut far, _) = listener.accept().unwrap();
        near.write_all(b"x").unwrap();
        far.read_exact(&mut [0]).unwrap();
        // Reserved for documentation: nobody is there.
        let outside = TcpStream::connect_timeout(
            &"192.0.2.1:80".parse().unwrap(),
            Duration::from_millis(200),
        );
        let unreachable = outside.unwrap_err().kind() == std::io::ErrorKind::NetworkUnreachable;
        assert!(unreachable || tier == "B");
        assert_eq!(UdpSocket::bind("127.0.0.1:0").is_ok(), tier == "A");
        assert!(UnixListener::bind(std::env::temp_dir().join("socket")).is_err());
        assert!(UnixStream::pair().is_ok());
        return;
    }
    for tier in tiers() {
        let mut command = Command::new(program());
        command.env(INSIDE, tier).args(["--as", tier, "--folder"]);
        command
            .arg(folder())
            .arg("--")
            .arg(std::env::current_exe().unwrap());
        command.arg("it_talks_to_itself_and_with_its_own_network_to_nobody_else");
        let output = command.output().unwrap();
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(
            output.status.success() && said.contains("1 passed"),
            "{tier}: {said}"
        );
    }
}
