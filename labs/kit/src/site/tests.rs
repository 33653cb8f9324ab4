use super::*;

fn said(stack: &str) -> String {
    clause(&of(stack).into_iter().collect())
}

const RECV: &str = "\
   0: <lab_kit::record::task::TaskWaker as core::ops::drop::Drop>::drop
   1: core::ptr::drop_in_place<lab_kit::record::task::TaskWaker>
  14: std::panic::catch_unwind
  16: tokio::sync::task::atomic_waker::AtomicWaker::do_register
  18: tokio::sync::mpsc::chan::Rx<T,S>::recv::{{closure}}
  20: tokio::sync::mpsc::bounded::Receiver<T>::recv::{{closure}}::{{closure}}
  21: <core::future::poll_fn::PollFn<F> as core::future::future::Future>::poll
  22: tokio::sync::mpsc::bounded::Receiver<T>::recv::{{closure}}
  23: mirrors::answer::relay::{{closure}}
  24: <lab_kit::record::task::Recorded<F> as core::future::future::Future>::poll
  25: tokio::runtime::task::core::Core<T,S>::poll::{{closure}}";

#[test]
fn the_call_that_was_awaited_and_the_function_that_awaits_it() {
    assert_eq!(said(RECV), " in `relay` for `mpsc::Receiver::recv`");
}

#[test]
fn a_newer_way_to_write_names_says_the_same() {
    let newer = RECV
        .replace("{{closure}}", "{closure#0}")
        .replace(
            "bounded::Receiver<T>::recv",
            "bounded::Receiver::<u32>::recv",
        )
        .replace(
            "18: tokio::sync::mpsc::chan::Rx<T,S>::recv",
            "18: <tokio::sync::mpsc::chan::Rx<u32, fn() -> u8>>::recv",
        );
    assert_eq!(said(&newer), said(RECV));
}

#[test]
fn a_place_is_better_than_a_name() {
    let placed = RECV.replace(
        "relay::{{closure}}",
        "relay::{{closure}}\n             at ./tests/../../labs/06-wait/src/mirrors.rs:31:9",
    );
    assert_eq!(
        said(&placed),
        " at labs/06-wait/src/mirrors.rs:31 for `mpsc::Receiver::recv`"
    );
}

#[test]
fn what_lies_around_a_call_is_not_the_call() {
    let within = RECV.replace(
        "  23: ",
        "  22: <tokio::time::timeout::Timeout<T> as core::future::future::Future>::poll
  22: <lab_tokio::time::timeout::Timeout<T> as core::future::future::Future>::poll
  23: ",
    );
    assert_eq!(said(&within), said(RECV));
}

#[test]
fn a_waker_that_the_students_own_future_keeps() {
    let own = "\
   0: <lab_kit::record::task::TaskWaker as core::ops::drop::Drop>::drop
   9: <delay::answer::Delay as core::future::future::Future>::poll
  10: delay::answer::wait::{{closure}}
  24: <lab_kit::record::task::Recorded<F> as core::future::future::Future>::poll";
    assert_eq!(said(own), " in `Delay::poll`");
}

#[test]
fn a_task_that_is_nothing_but_a_call_has_no_function() {
    let only = RECV.replace("  23: mirrors::answer::relay::{{closure}}\n", "");
    assert_eq!(said(&only), " for `mpsc::Receiver::recv`");
    assert_eq!(of("   0: <unknown>"), None);
    assert_eq!(of(""), None);
}

#[test]
fn several_calls_of_one_function_are_one_clause() {
    let stacks =
        ["recv", "recv_many", "recv"].map(|call| RECV.replace("::recv::", &format!("::{call}::")));
    let mut sites: BTreeSet<Site> = stacks.iter().filter_map(|stack| of(stack)).collect();
    assert_eq!(
        clause(&sites),
        " in `relay` for `mpsc::Receiver::recv_many` and `mpsc::Receiver::recv`"
    );
    sites.extend(of(&RECV.replace("relay", "collect")));
    assert!(
        clause(&sites).starts_with(" in `collect` for `mpsc::Receiver::recv` and in `relay` for ")
    );
}

#[test]
fn a_set_of_futures_is_named_where_they_wait_in_it() {
    let set = "\
   0: <lab_kit::record::task::TaskWaker as core::ops::drop::Drop>::drop
   8: futures_core::task::__internal::atomic_waker::AtomicWaker::register
   9: <futures_util::stream::futures_unordered::FuturesUnordered<Fut> as futures_core::stream::Stream>::poll_next
  10: <futures_util::stream::stream::next::Next<St> as core::future::future::Future>::poll
  11: first::answer::first::{{closure}}";
    assert_eq!(said(set), " in `first` for `FuturesUnordered::poll_next`");
}
