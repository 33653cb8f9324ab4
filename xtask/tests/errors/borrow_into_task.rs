//! Prints each name from a task of its own.

/// Prints two names.
pub async fn answer() {
    let names = vec![String::from("a"), String::from("b")];
    for name in &names {
        let task = tokio::spawn(async move { println!("{name}") });
        let _ = task.await;
    }
}
