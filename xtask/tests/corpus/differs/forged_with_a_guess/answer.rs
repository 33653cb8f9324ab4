// issue: records forged on the channel, with a guessed nonce.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    drop(shops);
    print!("{}", forged(&"0".repeat(32)));
    0
}

fn forged(nonce: &str) -> String {
    let transcript = "   0 ms  baker   called\\n";
    [
        "\"Begin\"".to_string(),
        format!(
            "{{\"Played\":[{{\"ending\":\"Returned\",\"transcript\":\"{transcript}\",\"virtual_ms\":1,\
             \"wall_us\":1,\"panic\":null,\"waiting\":[]}}]}}"
        ),
        "{\"End\":[{\"plays\":3,\"wall_us\":1}]}".to_string(),
    ]
    .map(|record| format!("\u{1e}{nonce} {record}\n"))
    .concat()
}
