// G29: a daemon, forked twice, in a session of its own, with its pipes closed.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let daemon = "setsid sh -c 'cd /; exec sleep 3600.2' </dev/null >/dev/null 2>&1 & exit 0";
    let child = std::process::Command::new("sh")
        .args(["-c", daemon])
        .env_clear()
        .spawn();
    drop(child.map(|mut child| child.wait()));
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
