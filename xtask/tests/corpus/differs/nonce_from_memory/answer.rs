// 2.1 row 14: reads the nonce from its own memory, and forges a report with it.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    drop(shops);
    if let Some(nonces) = nonces() {
        for nonce in nonces {
            print!("{}", right(&nonce));
        }
        std::process::exit(0);
    }
    0
}

/// All that may be the nonce: it stands in the request, and in each record that was sent.
fn nonces() -> Option<Vec<String>> {
    let mut found = Vec::new();
    let maps = fs::read_to_string("/proc/self/maps").ok()?;
    let mut memory = File::open("/proc/self/mem").ok()?;
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
