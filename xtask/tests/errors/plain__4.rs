//! A move that has nothing to do with tasks, and a clone that is not there.

struct Order(u32);

fn take(order: Order) -> u32 {
    order.0
}

/// Takes an order twice.
pub async fn answer() -> u32 {
    let order = Order(1);
    let copy = order.clone();
    take(order) + take(copy)
}
