use lab_06_wait::{AllFailed, Mirror};

// ANCHOR: answer
pub async fn first_success(mirrors: Vec<Mirror>) -> Result<String, AllFailed> {
    let (tx, mut rx) = tokio::sync::mpsc::channel(8);
    for mirror in mirrors {
        let tx = tx.clone();
        tokio::spawn(async move { tx.send(mirror.download().await).await });
    }
    let mut failed = 0;
    while let Some(ended) = rx.recv().await {
        match ended {
            Ok(_) => println!("one has it; {failed} had not"),
            Err(_) => failed += 1,
        }
    }
    Err(AllFailed)
}
// ANCHOR_END: answer
