// G26: more memory than there may be, in one piece.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let all = vec![1_u8; 3 << 30];
    all[shops.len()].into()
}
