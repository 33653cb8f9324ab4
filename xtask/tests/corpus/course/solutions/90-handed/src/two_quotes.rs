//! Two quotes, asked for together.

use lab_90_handed::{Log, Part};

/// Asks for both quotes at once, and logs their sum.
pub async fn two_quotes(first: Part, second: Part, log: &Log) {
    // ANCHOR: solution-two_quotes
    let (a, b) = tokio::join!(first.work(), second.work());
    log.write(format!("sum {}", a + b));
    // ANCHOR_END: solution-two_quotes => todo!("the sum of {first:?} and {second:?} for {log:?}")
}
