//! No real time in a lab: a transcript is exact only under the paused clock.

use std::fs;

use super::Finding;
use crate::course::Course;
use crate::lab::Exercise;

const SOCKET: &str =
    "is a real socket, for which the paused clock does not wait; use tokio::io::duplex";

/// What must not stand in a scenario, a cast or a right answer, and why.
const FORBIDDEN: &[(&str, &str)] = &[
    (
        "std::time::Instant",
        "reads the wall clock; use tokio::time::Instant",
    ),
    (
        "SystemTime",
        "reads the wall clock; use tokio::time::Instant",
    ),
    (
        "thread::sleep",
        "holds the thread in wall time; use an actor's hold()",
    ),
    ("std::net", SOCKET),
    ("tokio::net", SOCKET),
    (
        "time::pause",
        "pauses too late and shifts every timer by 1 ms; the run is paused already",
    ),
    (
        "pause()",
        "pauses too late and shifts every timer by 1 ms; the run is paused already",
    ),
];

/// Lines of the exercise's own files that bring in real time or a fixed port.
pub(super) fn real_time(course: &Course, exercise: &Exercise) -> Vec<Finding> {
    let mut files = vec![exercise.cast(), exercise.scenario(), exercise.solution()];
    for folder in [exercise.cast_modules(), exercise.alternatives()] {
        if let Ok(entries) = fs::read_dir(course.path(&folder)) {
            let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
            files.extend(names.map(|name| format!("{folder}/{name}")));
        }
    }
    let mut found = Vec::new();
    for path in files {
        let Ok(text) = fs::read_to_string(course.path(&path)) else {
            continue;
        };
        for (number, line) in (1..).zip(text.lines()) {
            let code = line.split("//").next().unwrap_or_default();
            for why in reasons(code) {
                let says = format!("{path}:{number}: {why}");
                found.push(Finding::new(
                    exercise,
                    "clock",
                    says,
                    "take it out of the lab",
                ));
            }
        }
    }
    found
}

fn reasons(code: &str) -> Vec<&'static str> {
    let mut why: Vec<&str> = FORBIDDEN
        .iter()
        .filter(|(what, _)| code.contains(what))
        .map(|(_, why)| *why)
        .collect();
    if imports_instant(code) {
        why.push("reads the wall clock; use tokio::time::Instant");
    }
    if imports_net(code) {
        why.push(SOCKET);
    }
    why.dedup();
    if fixed_port(code) {
        why.push("binds a fixed port, which may be taken; use port 0");
    }
    why
}

/// `use std::time::{Duration, Instant};`, and `use std::{fmt, time::Instant};`.
fn imports_instant(code: &str) -> bool {
    let groups = ["std::{", "std::time::{"].map(|open| code.split_once(open));
    groups
        .into_iter()
        .flatten()
        .any(|(_, names)| names.contains("Instant"))
}

/// `use tokio::{net::TcpStream, time};`.
fn imports_net(code: &str) -> bool {
    let groups = ["std::{", "tokio::{"].map(|open| code.split_once(open));
    let mut names = groups
        .into_iter()
        .flatten()
        .flat_map(|(_, names)| names.split([',', '{', '}']));
    names.any(|name| name.trim() == "net" || name.trim().starts_with("net::"))
}

/// An address with a port other than 0.
fn fixed_port(code: &str) -> bool {
    ["127.0.0.1:", "localhost:", "0.0.0.0:", "[::1]:"]
        .iter()
        .any(|host| {
            code.split(host)
                .skip(1)
                .any(|rest| rest.starts_with(|c: char| ('1'..='9').contains(&c)))
        })
}

#[cfg(test)]
mod tests {
    use super::{real_time, reasons};
    use crate::toy::Toy;

    #[test]
    fn a_cast_is_looked_at_in_all_its_files() {
        let toy = Toy::new("clock");
        let course = toy.course();
        let mirrors = course.exercise("mirrors").unwrap();
        assert_eq!(real_time(&course, mirrors), []);
        let path = format!("{}/mirror.rs", mirrors.cast_modules());
        toy.write(&path, "use std::time::SystemTime;\n");
        let [found] = &real_time(&course, mirrors)[..] else {
            panic!("one finding")
        };
        assert!(found.says.starts_with(&format!("{path}:1: ")), "{found}");
    }

    #[test]
    fn real_time_and_fixed_ports_are_seen() {
        for code in [
            "let t = std::time::Instant::now();",
            "use std::time::{Duration, Instant};",
            "use std::{fmt, time::Instant};",
            "use std::time::SystemTime;",
            "std::thread::sleep(ms(3));",
            "tokio::time::pause();",
            "let peer = std::net::TcpStream::connect(address);",
            "use tokio::net::TcpStream;",
            "use tokio::{io::AsyncWriteExt, net::TcpStream};",
            "use std::{fmt, net};",
            "TcpListener::bind(\"127.0.0.1:8080\")",
        ] {
            assert_eq!(reasons(code).len(), 1, "{code}");
        }
    }

    #[test]
    fn virtual_time_and_port_0_are_not() {
        for code in [
            "let t = tokio::time::Instant::now();",
            "use tokio::time::{Duration, Instant};",
            "use std::{fmt, time::Duration};",
            "use tokio::{io::AsyncWriteExt, time};",
            "let (mut line, peer) = tokio::io::duplex(64);",
            "tokio::time::sleep(ms(3)).await;",
            "TcpListener::bind(\"127.0.0.1:0\")",
        ] {
            assert_eq!(reasons(code).len(), 0, "{code}");
        }
    }
}
