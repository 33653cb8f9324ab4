//! Awaits in a plain function.

async fn load() -> u32 {
    42
}

fn report() -> u32 {
    load().await
}

/// Reports.
pub async fn answer() -> u32 {
    report()
}
