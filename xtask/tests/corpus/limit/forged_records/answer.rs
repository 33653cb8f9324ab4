// G25: endless forged records on the channel.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _shops = shops;
    loop {
        print!("\u{1e}{} \"Begin\"\n", "0".repeat(32));
    }
}
