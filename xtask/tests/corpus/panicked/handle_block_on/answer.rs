// G24: the same by a handle.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    tokio::runtime::Handle::current().block_on(shops[0].visit())
}
