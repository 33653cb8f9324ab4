//! Futures that are made and thrown away. It compiles.

async fn save(name: &str) {
    tokio::task::yield_now().await;
    println!("{name}");
}

/// Saves some.
pub async fn answer() {
    let unused = 1;
    save("u1"); // here
    let _ = save("u2"); // here
    drop(save("u3")); // here
    tokio::time::sleep(std::time::Duration::from_millis(1)); // here
    async { println!("u4") }; // here
    let task = tokio::spawn(save("u5"));
    let _ = task.await;
    let _ = tokio::spawn(save("u6"));
    let later = save("u7");
    later.await;
}
