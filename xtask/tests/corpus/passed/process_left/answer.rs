// G29: a child process is left running, with the pipes of the case.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let child = std::process::Command::new("sleep").arg("3600.1").spawn();
    drop(child);
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
