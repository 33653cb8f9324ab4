//! A `Timeout` whose timer is recorded.

use std::{
    fmt,
    pin::Pin,
    task::{Context, Poll},
};

use lab_kit::record::Timer;
use pin_project_lite::pin_project;
use real_tokio::time::{self, Duration, Instant, error::Elapsed};

/// Tokio's [`timeout`](time::timeout); in a play the timer is recorded.
///
/// # Panics
/// Outside of a runtime.
#[track_caller]
pub fn timeout<F>(duration: Duration, future: F) -> Timeout<F::IntoFuture>
where
    F: IntoFuture,
{
    let real = time::timeout(duration, future);
    // One too far off to be reckoned has no timer.
    let timer = Instant::now().checked_add(duration).map(Timer::new);
    Timeout { real, timer }
}

/// Tokio's [`timeout_at`](time::timeout_at); in a play the timer is recorded.
///
/// # Panics
/// Outside of a runtime.
#[track_caller]
pub fn timeout_at<F>(deadline: Instant, future: F) -> Timeout<F::IntoFuture>
where
    F: IntoFuture,
{
    let real = time::timeout_at(deadline, future);
    let timer = Some(Timer::new(deadline));
    Timeout { real, timer }
}

pin_project! {
    /// Tokio's [`Timeout`](time::Timeout): the same methods; in a play its timer is recorded.
    #[must_use = "futures do nothing unless you `.await` or poll them"]
    pub struct Timeout<T> {
        #[pin]
        real: time::Timeout<T>,
        timer: Option<Timer>,
    }
}

impl<T> Timeout<T> {
    /// The future that is waited for.
    pub fn get_ref(&self) -> &T {
        self.real.get_ref()
    }

    /// The future that is waited for.
    pub fn get_mut(&mut self) -> &mut T {
        self.real.get_mut()
    }

    /// The future that is waited for, without the limit.
    pub fn into_inner(self) -> T {
        self.real.into_inner()
    }
}

impl<T: Future> Future for Timeout<T> {
    type Output = Result<T::Output, Elapsed>;

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        let this = self.project();
        let poll = this.real.poll(cx);
        // Tokio polls the future first, and the timer only if that is not ready.
        if let (Some(timer), Poll::Pending | Poll::Ready(Err(_))) = (this.timer, &poll) {
            timer.polled(poll.is_ready());
        }
        poll
    }
}

impl<T: fmt::Debug> fmt::Debug for Timeout<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.real.fmt(f)
    }
}
