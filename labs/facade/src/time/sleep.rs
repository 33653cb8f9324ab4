//! A `Sleep` whose timer is recorded.

use std::{
    fmt,
    pin::Pin,
    task::{Context, Poll},
};

use lab_kit::record::Timer;
use pin_project_lite::pin_project;
use real_tokio::time::{self, Duration, Instant};

/// Tokio's [`sleep`](time::sleep); in a play the timer is recorded.
///
/// # Panics
/// Outside of a runtime.
#[track_caller]
pub fn sleep(duration: Duration) -> Sleep {
    Sleep::new(time::sleep(duration))
}

/// Tokio's [`sleep_until`](time::sleep_until); in a play the timer is recorded.
///
/// # Panics
/// Outside of a runtime.
#[track_caller]
pub fn sleep_until(deadline: Instant) -> Sleep {
    Sleep::new(time::sleep_until(deadline))
}

pin_project! {
    /// Tokio's [`Sleep`](time::Sleep): the same methods; in a play its timer is recorded.
    #[project(!Unpin)]
    #[must_use = "futures do nothing unless you `.await` or poll them"]
    pub struct Sleep {
        #[pin]
        real: time::Sleep,
        timer: Timer,
    }
}

impl Sleep {
    fn new(real: time::Sleep) -> Sleep {
        let timer = Timer::new(real.deadline());
        Sleep { real, timer }
    }

    /// When it is due.
    pub fn deadline(&self) -> Instant {
        self.real.deadline()
    }

    /// Whether it was due and has fired.
    pub fn is_elapsed(&self) -> bool {
        self.real.is_elapsed()
    }

    /// Moves it to another deadline, whether it has fired or not.
    pub fn reset(self: Pin<&mut Self>, deadline: Instant) {
        let this = self.project();
        this.real.reset(deadline);
        this.timer.moved(deadline);
    }
}

impl Future for Sleep {
    type Output = ();

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        let this = self.project();
        let poll = this.real.poll(cx);
        this.timer.polled(poll.is_ready());
        poll
    }
}

impl fmt::Debug for Sleep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.real.fmt(f)
    }
}
