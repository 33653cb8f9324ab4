// G26: tasks without end.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _shops = shops;
    loop {
        tokio::spawn(std::future::pending::<()>());
    }
}
