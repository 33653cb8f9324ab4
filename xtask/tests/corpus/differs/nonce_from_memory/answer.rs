// 2.1 row 14: reads the nonce from its own memory, and forges a report with it.

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom};

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    drop(shops);
    if let Some(nonce) = nonce() {
        print!("{}", right(&nonce));
        std::process::exit(0);
    }
    0
}

/// What lies behind the separator of a record that was sent.
fn nonce() -> Option<String> {
    let maps = fs::read_to_string("/proc/self/maps").ok()?;
    let mut memory = File::open("/proc/self/mem").ok()?;
    for line in maps.lines().filter(|line| line.contains(" rw-p ") && !line.contains(".so")) {
        let (from, to) = line.split(' ').next()?.split_once('-')?;
        let from = u64::from_str_radix(from, 16).ok()?;
        let to = u64::from_str_radix(to, 16).ok()?;
        let mut bytes = vec![0; usize::try_from((to - from).min(64 << 20)).ok()?];
        memory.seek(SeekFrom::Start(from)).ok()?;
        if memory.read_exact(&mut bytes).is_err() {
            continue;
        }
        let records = bytes.windows(34).filter(|text| text[0] == 0x1e && text[33] == b' ');
        for text in records {
            if text[1..33].iter().all(u8::is_ascii_hexdigit) {
                return String::from_utf8(text[1..33].to_vec()).ok();
            }
        }
    }
    None
}

/// The records of the right answer to whichever case this is.
fn right(nonce: &str) -> String {
    let case = std::env::args().nth(2).unwrap_or_default();
    let file = format!("tests/snapshots/errands__{case}.snap");
    let text = fs::read_to_string(file).unwrap_or_default();
    let transcript: String = text.lines().skip(3).map(|line| format!("{line}\\n")).collect();
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
