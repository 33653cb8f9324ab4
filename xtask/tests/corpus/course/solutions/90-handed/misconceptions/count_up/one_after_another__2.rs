//! A loop.

use lab_90_handed::Part;

pub async fn count_up(steps: Vec<Part>) -> u32 {
    let mut counter = 0;
    for step in steps {
        step.work().await;
        counter += 1;
    }
    counter
}
