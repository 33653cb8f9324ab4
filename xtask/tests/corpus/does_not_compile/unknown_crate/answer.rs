// G13: a crate that the lab does not have.

use rand::Rng;

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    rand::random::<u64>() + shops.len() as u64
}
