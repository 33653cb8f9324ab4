// G01: a hole is left behind some work.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let first = shops[0].visit().await;
    todo!("add the others to {first}")
}
