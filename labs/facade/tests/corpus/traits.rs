//! Auto traits and other bounds. What Tokio's types have, ours have; what they lack, ours lack, so
//! that no program compiles here and not with Tokio.

use std::{
    cell::Cell,
    fmt::Debug,
    future::{Future, Pending},
    marker::PhantomData,
    panic::{RefUnwindSafe, UnwindSafe},
    pin::Pin,
    rc::Rc,
};

use tokio::{
    task::{JoinSet, LocalSet},
    time::{Instant, Interval, Sleep, Timeout},
};

type Local = Pin<Box<dyn Future<Output = ()>>>;
type Sent = Pin<Box<dyn Future<Output = ()> + Send>>;
type Shared = Pin<Box<dyn Future<Output = ()> + Send + Sync>>;

/// Says at compile time whether a type has a trait: the method of the type itself wins over the
/// trait's, where its bound holds.
macro_rules! has {
    ($type:ty: $bound:path) => {{
        #[allow(dead_code, reason = "one of the two")]
        trait Lacks {
            const HAS: bool = false;
        }
        impl<T: ?Sized> Lacks for T {}
        #[allow(dead_code, reason = "one of the two")]
        struct Probe<T: ?Sized>(PhantomData<T>);
        #[allow(dead_code, reason = "one of the two")]
        impl<T: ?Sized + $bound> Probe<T> {
            const HAS: bool = true;
        }
        <Probe<$type>>::HAS
    }};
}

macro_rules! assert_traits {
    ($($type:ty: $send:ident $sync:ident $unpin:ident $unwind:ident $ref_unwind:ident $debug:ident;)*) => {
        $(
            const _: () = assert!(has!($type: Send) == $send);
            const _: () = assert!(has!($type: Sync) == $sync);
            const _: () = assert!(has!($type: Unpin) == $unpin);
            const _: () = assert!(has!($type: UnwindSafe) == $unwind);
            const _: () = assert!(has!($type: RefUnwindSafe) == $ref_unwind);
            const _: () = assert!(has!($type: Debug) == $debug);
        )*
    };
}

const YES: bool = true;
const NO: bool = false;

// Type: Send Sync Unpin UnwindSafe RefUnwindSafe Debug.
assert_traits! {
    Sleep: YES YES NO NO NO YES;
    Interval: YES YES YES NO NO YES;
    Timeout<Pending<()>>: YES YES NO NO NO YES;
    Timeout<Shared>: YES YES NO NO NO NO;
    Timeout<Sent>: YES NO NO NO NO NO;
    Timeout<Local>: NO NO NO NO NO NO;
    JoinSet<u32>: YES YES YES NO NO YES;
    JoinSet<Cell<u32>>: YES YES YES NO NO YES;
    JoinSet<Rc<u32>>: NO NO YES NO NO YES;
    LocalSet: NO NO YES NO NO YES;
}

const _: () = assert!(has!(JoinSet<Rc<u32>>: Default));
const _: () = assert!(has!(LocalSet: Default));
const _: () = assert!(has!(LocalSet: Future));
const _: () = assert!(has!(JoinSet<u32>: FromIterator<Pending<u32>>));
const _: () = assert!(has!(JoinSet<u32>: Extend<Pending<u32>>));
const _: () = assert!(!has!(JoinSet<u32>: Clone));
const _: () = assert!(!has!(Sleep: Clone));

fn is_send<T: Send>(_: &T) {}
fn is_shared<T: Send + Sync>(_: &T) {}
fn is_unpin<T: Unpin>(_: &T) {}

/// Never called: it compiles or it does not.
#[allow(dead_code, reason = "checked by the compiler")]
fn futures_of_methods(set: &mut JoinSet<Cell<u32>>, interval: &mut Interval, shared: Shared) {
    is_shared(&set.join_next());
    is_shared(&set.join_next_with_id());
    is_shared(&set.shutdown());
    is_shared(&tokio::time::timeout_at(Instant::now(), shared));
    is_shared(&interval.tick());
    is_unpin(&Box::pin(tokio::time::sleep_until(Instant::now())));
    is_send(&async {
        tokio::time::sleep(tokio::time::Duration::ZERO).await;
        let mut set = JoinSet::new();
        set.spawn(async {});
        set.join_next().await
    });
}

/// The functions are values too.
#[test]
fn functions_can_be_passed_on() {
    let _: fn(tokio::time::Duration) -> Sleep = tokio::time::sleep;
    let _: fn(Instant) -> Sleep = tokio::time::sleep_until;
    let _: fn(tokio::time::Duration) -> Interval = tokio::time::interval;
    let _: fn(tokio::time::Duration, Shared) -> Timeout<Shared> = tokio::time::timeout;
    let _: fn(Shared) -> tokio::task::JoinHandle<()> = tokio::spawn;
    let _: fn(fn() -> u32) -> tokio::task::JoinHandle<u32> = tokio::task::spawn_blocking;
    let _: fn() -> JoinSet<u32> = JoinSet::new;
}
