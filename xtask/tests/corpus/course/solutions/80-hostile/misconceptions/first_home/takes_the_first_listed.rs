//! Visits one.

use lab_80_hostile::Shop;

pub async fn first_home(shops: Vec<Shop>) -> u64 {
    shops[0].visit().await
}
