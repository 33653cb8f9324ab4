// issue: a panic while it unwinds from a panic ends the process.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _guard = Guard;
    panic!("first, with {shops:?}")
}

struct Guard;

impl Drop for Guard {
    fn drop(&mut self) {
        panic!("second");
    }
}
