// G20: a loop without an await.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _shops = shops;
    loop {
        std::hint::spin_loop();
    }
}
