use lab_06_wait::{AllFailed, Mirror};

// ANCHOR: answer
pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    for _ in 0..64 {
        tokio::task::spawn_blocking(|| loop {
            std::thread::park();
        });
    }
    let asked = tokio::task::spawn_blocking(move || mirrors.len());
    println!("{:?} mirrors", asked.await);
    Err(AllFailed)
}
// ANCHOR_END: answer
