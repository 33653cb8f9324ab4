// G27: recursion without end.

use lab_80_hostile::Shop;

pub async fn errands(shops: Vec<Shop>) -> u64 {
    deeper(shops.len() as u64)
}

#[expect(unconditional_recursion, reason = "the fault")]
fn deeper(n: u64) -> u64 {
    std::hint::black_box(deeper(std::hint::black_box(n + 1)) + 1)
}
