// issue: forged records on both streams, with each nonce of one digit.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    drop(shops);
    for digit in "0123456789abcdef".chars() {
        let text = forged(&digit.to_string().repeat(32));
        print!("{text}");
        eprint!("{text}");
    }
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
