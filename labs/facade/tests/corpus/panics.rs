//! Misuse: what panics in Tokio panics in the facade, and at the caller's line.

use std::{
    cell::Cell,
    panic::{self, AssertUnwindSafe, Location},
    sync::Once,
    time::Duration,
};

use tokio::{
    runtime::Builder,
    task::{self, JoinSet, LocalSet},
    time::{self, Instant},
};

thread_local! {
    /// Whether a panic is expected on this thread.
    static EXPECTED: Cell<bool> = const { Cell::new(false) };
    /// The line of the last one, if it was in this file.
    static LINE: Cell<Option<u32>> = const { Cell::new(None) };
}

/// Asserts that `misuse`, written in one line, panics there. The caller's line is that line.
#[track_caller]
fn panics_here(misuse: impl FnOnce()) {
    panics(misuse);
    assert_eq!(LINE.get(), Some(Location::caller().line()));
}

/// Asserts that `misuse` panics; where, Tokio does not say.
fn panics(misuse: impl FnOnce()) {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let print = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let at = info.location().filter(|at| at.file() == file!());
            LINE.set(at.map(Location::line));
            if !EXPECTED.get() {
                print(info);
            }
        }));
    });
    LINE.set(None);
    EXPECTED.set(true);
    let caught = panic::catch_unwind(AssertUnwindSafe(misuse));
    EXPECTED.set(false);
    assert!(caught.is_err());
}

#[test]
fn outside_of_a_runtime() {
    let ms = Duration::from_millis(1);
    panics_here(|| drop(tokio::spawn(async {})));
    panics_here(|| drop(task::spawn(async {})));
    panics_here(|| drop(task::spawn_local(async {})));
    panics_here(|| drop(task::spawn_blocking(|| ())));
    panics_here(|| drop(JoinSet::new().spawn(async {})));
    panics_here(|| drop(JoinSet::new().spawn_local(async {})));
    panics_here(|| drop(JoinSet::new().spawn_blocking(|| ())));
    panics_here(|| drop(time::sleep(ms)));
    panics_here(|| drop(time::sleep_until(Instant::now())));
    panics_here(|| drop(time::timeout(ms, async {})));
    panics_here(|| drop(time::timeout_at(Instant::now(), async {})));
    panics(|| drop(time::interval(ms)));
    panics(|| drop(time::interval_at(Instant::now(), ms)));
    panics(|| JoinSet::new().extend([async {}]));
}

#[test]
fn inside_of_a_runtime() {
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    let other = Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        panics_here(|| drop(time::interval(Duration::ZERO)));
        panics_here(|| drop(time::interval_at(Instant::now(), Duration::ZERO)));
        panics(|| drop(task::spawn_local(async {})));
        panics_here(|| LocalSet::new().block_on(&other, async {}));
        panics_here(|| task::block_in_place(|| ()));
    });
}
