// G39: a hook of the answer's own hides the panic of its task.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    std::panic::set_hook(Box::new(|_| {}));
    tokio::spawn(async { panic!("nobody looks") });
    let visits = shops.iter().map(Shop::visit);
    futures::future::join_all(visits).await.into_iter().sum()
}
