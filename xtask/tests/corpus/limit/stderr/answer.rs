// G25: endless output on stderr.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    loop {
        eprintln!("still looking at {shops:?}");
    }
}
