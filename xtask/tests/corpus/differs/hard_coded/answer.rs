// G07: the shown snapshot as a program; the unshown case differs.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    use std::time::Duration;
    let at = |ms, n: usize, what: &'static str| {
        let shop = shops.get(n);
        async move {
            tokio::time::sleep(Duration::from_millis(ms)).await;
            if let Some(shop) = shop {
                shop.say(what);
            }
        }
    };
    futures::join!(
        at(0, 0, "called"),
        at(0, 1, "called"),
        at(0, 2, "called"),
        at(30, 0, "done"),
        at(110, 1, "done"),
        at(70, 2, "done"),
    );
    210
}
