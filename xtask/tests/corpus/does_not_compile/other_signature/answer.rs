// G18: it takes something else.

pub async fn errands(shops: u64) -> u64 {
    shops
}
