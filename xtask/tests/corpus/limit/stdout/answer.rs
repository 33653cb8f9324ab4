// G25: endless output on stdout.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    loop {
        println!("still looking at {shops:?}");
    }
}
