// issue: a thread of its own, joined in the task.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let _shops = shops;
    let thread = std::thread::spawn(|| std::thread::sleep(std::time::Duration::from_secs(3600)));
    thread.join().expect("no panic");
    0
}
