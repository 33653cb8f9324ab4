// G27: recursion without end over boxed futures.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    deeper(shops.len() as u64).await
}

fn deeper(n: u64) -> std::pin::Pin<Box<dyn Future<Output = u64> + Send>> {
    Box::pin(async move { deeper(n + 1).await + 1 })
}
