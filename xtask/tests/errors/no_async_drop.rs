//! Cleans up in its end.

struct Connection;

impl Drop for Connection {
    async fn drop(&mut self) {
        tokio::task::yield_now().await;
    }
}

/// Opens a connection.
pub async fn answer() {
    let _connection = Connection;
}
