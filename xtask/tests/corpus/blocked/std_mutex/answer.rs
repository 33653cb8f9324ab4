// issue: a std lock taken again by the thread that holds it.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    let first = shops[0].visit().await;
    let sum = std::sync::Mutex::new(first);
    let mut held = sum.lock().expect("no panic");
    *held += 1;
    let again = sum.lock().expect("no panic");
    *again
}
