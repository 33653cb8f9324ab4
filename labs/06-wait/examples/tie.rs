//! Two replicas answer at the same instant, a thousand times. `select!` polls its
//! branches in random order, so that either can win. `biased;` makes it go from the
//! top to the bottom.

use std::time::Duration;

use tokio::time::sleep;

async fn ask(replica: usize) -> usize {
    sleep(Duration::from_millis(100)).await;
    replica
}

// ANCHOR: races
async fn any_order() -> usize {
    tokio::select! {
        replica = ask(1) => replica,
        replica = ask(2) => replica,
    }
}

async fn top_to_bottom() -> usize {
    tokio::select! {
        biased;
        replica = ask(1) => replica,
        replica = ask(2) => replica,
    }
}
// ANCHOR_END: races

#[tokio::main(flavor = "current_thread", start_paused = true)]
async fn main() {
    let (mut random, mut biased) = ([0; 2], [0; 2]);
    for _ in 0..1000 {
        random[any_order().await - 1] += 1;
        biased[top_to_bottom().await - 1] += 1;
    }
    // How often is chance. That one of them never wins is not to be expected.
    println!("random: both have won: {}", !random.contains(&0));
    println!("biased: replica 1 has won {} of 1000", biased[0]);
}
