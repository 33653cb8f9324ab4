// G20: a loop without an await that spawns tasks, none of which ever runs.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _shops = shops;
    loop {
        tokio::spawn(std::future::pending::<()>());
    }
}
