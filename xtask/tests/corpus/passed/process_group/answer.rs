// G29: a child that leads a process group of its own.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    use std::os::unix::process::CommandExt;
    let child = std::process::Command::new("sleep")
        .arg("3600.4")
        .process_group(0)
        .spawn();
    drop(child);
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
