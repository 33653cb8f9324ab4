//! A disk: each write is a trip to it, however little it carries.

use std::fmt;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use lab_kit::Actor;
use tokio::io::AsyncWrite;

type Trip = Pin<Box<dyn Future<Output = ()> + Send>>;

/// A disk that takes what is written, one trip a write.
pub struct Disk {
    actor: Actor,
    ms: u64,
    trip: Option<Trip>,
}

impl Disk {
    pub(crate) fn new(actor: Actor, ms: u64) -> Disk {
        Disk {
            actor,
            ms,
            trip: None,
        }
    }

    fn set_out(&self, bytes: usize) -> Trip {
        let (actor, ms) = (self.actor.clone(), self.ms);
        Box::pin(async move {
            let call = actor.begin(format!("takes {bytes} bytes"));
            actor.wait(ms).await;
            call.done();
        })
    }
}

impl AsyncWrite for Disk {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let disk = self.get_mut();
        let mut trip = match disk.trip.take() {
            Some(trip) => trip,
            None => disk.set_out(bytes.len()),
        };
        if trip.as_mut().poll(cx).is_pending() {
            disk.trip = Some(trip);
            return Poll::Pending;
        }
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        if let Some(trip) = &mut self.get_mut().trip {
            ready!(trip.as_mut().poll(cx));
        }
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll_flush(cx)
    }
}

impl fmt::Debug for Disk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.actor.name())
    }
}
