// issue: it ends its own process by a signal.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    drop(shops);
    let me = std::process::id().to_string();
    let _ = std::process::Command::new("kill")
        .args(["-9", &me])
        .status();
    std::future::pending().await
}
