// G35: bytes of a file that was not written to its end.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    shops.len() as u64
}
