// 2.1 row 11: what is forbidden cannot be allowed again.

#![allow(unsafe_code)]

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    shops.len() as u64
}
