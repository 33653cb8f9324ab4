// 2.1 row 18: a wrong answer that is older than the program of the right one.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    drop(shops);
    0
}
