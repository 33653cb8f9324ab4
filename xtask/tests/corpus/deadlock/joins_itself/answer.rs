// issue: a task that awaits its own handle.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let (give, take) = tokio::sync::oneshot::channel::<tokio::task::JoinHandle<u64>>();
    let task = tokio::spawn(async move {
        let me = take.await.expect("it is sent");
        me.await.expect("no panic")
    });
    let _shops = shops;
    give.send(task).expect("it is taken");
    std::future::pending().await
}
