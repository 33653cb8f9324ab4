// G25: endless events through an actor, in one poll.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    loop {
        shops[0].say("again");
    }
}
