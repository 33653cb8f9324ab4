// G25: a loop that yields, and says something each time.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    loop {
        shops[0].say("still here");
        tokio::task::yield_now().await;
    }
}
