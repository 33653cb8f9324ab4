// G26: memory without end.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let mut all = Vec::new();
    loop {
        all.push(vec![shops.len() as u8; 1 << 20]);
    }
}
