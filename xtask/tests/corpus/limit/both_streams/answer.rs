// G25: on both, from threads.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    std::thread::spawn(|| {
        loop {
            eprintln!("to the one");
        }
    });
    loop {
        println!("to the other, {shops:?}");
    }
}
