// G29: a daemon in a session of its own keeps the pipes of the case open.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let daemon = "setsid sleep 3600.3 & exit 0";
    let child = std::process::Command::new("sh")
        .args(["-c", daemon])
        .spawn();
    drop(child.map(|mut child| child.wait()));
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
