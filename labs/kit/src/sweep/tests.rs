use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering::Relaxed},
};

use super::*;
use crate::{
    Rules, Stage,
    panics::{self, Reader},
    play::play,
};

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10_000,
};

fn swept<Fut>(scene: impl Fn(Stage) -> Fut) -> (Play, Option<Result<Swept, String>>)
where
    Fut: Future<Output: fmt::Debug + Send> + Send + 'static,
{
    panics::catch(Reader::Person);
    let play = |twist| play(RULES, "a:1", twist, &scene);
    let first = play(Twist::None);
    let swept = sweep(&first, play);
    (first, swept)
}

/// Items that are taken from one side and must come to the other.
#[derive(Clone, Default)]
struct Goods {
    taken: Arc<AtomicU32>,
    given: Arc<AtomicU32>,
}

impl Goods {
    fn kept(&self) -> impl Fn() -> Result<(), String> + Send + 'static {
        let goods = self.clone();
        move || match goods.taken.load(Relaxed) - goods.given.load(Relaxed) {
            0 => Ok(()),
            n => Err(format!("{n} lost")),
        }
    }
}

async fn carries(stage: Stage) -> Option<()> {
    let (goods, porter) = (Goods::default(), stage.actor("porter"));
    stage.invariant(goods.kept());
    let call = async {
        for _ in 0..2 {
            porter.wait(10).await;
            goods.taken.fetch_add(1, Relaxed);
            porter.note("takes");
            porter.wait(20).await;
            goods.given.fetch_add(1, Relaxed);
            porter.note("gives");
        }
    };
    stage.sweep(call).await
}

fn loss(at: u32, at_ms: u64, says: &str) -> Loss {
    let says = says.into();
    Loss { at, at_ms, says }
}

#[test]
fn the_call_is_dropped_at_each_await_and_what_is_lost_is_said() {
    let (first, swept) = swept(carries);
    assert_eq!(first.call.awaits, 4);
    assert!(first.transcript.ends_with("returned Some(())\n"));
    let swept = swept.expect("a sweep").expect("no fault");
    assert_eq!(
        (swept.awaits, &swept.losses[..]),
        (4, &[loss(2, 10, "1 lost"), loss(4, 40, "1 lost")][..])
    );
    assert_eq!(
        swept.transcript,
        "   0 ms  answer  called
  10 ms  answer  dropped at await 2
  10 ms  porter  takes
  10 ms  answer  returned None
"
    );
    assert_eq!(
        swept.lines(),
        "  10 ms  sweep   dropped: 1 lost\n  40 ms  sweep   dropped: 1 lost\n"
    );
}

#[test]
fn a_loss_that_two_awaits_of_one_instant_share_is_one_line() {
    let swept = Swept {
        losses: vec![loss(1, 0, "1 lost"), loss(2, 0, "1 lost")],
        ..Swept::default()
    };
    assert_eq!(swept.lines().lines().count(), 1);
}

#[test]
fn what_comes_after_the_drop_is_played_to_its_end() {
    // An orphan gives what was taken, long after the answer returned.
    let (_, swept) = swept(async |stage: Stage| {
        let (goods, porter) = (Goods::default(), stage.actor("porter"));
        stage.invariant(goods.kept());
        let call = || async {
            goods.taken.fetch_add(1, Relaxed);
            let (goods, porter) = (goods.clone(), porter.clone());
            let gives = async move {
                porter.wait(300).await;
                goods.given.fetch_add(1, Relaxed);
            };
            real_tokio::spawn(gives).await.is_ok()
        };
        while stage.sweep(call()).await.is_none() {}
    });
    let swept = swept.expect("a sweep").expect("no fault");
    assert_eq!((swept.awaits, swept.losses), (1, vec![]));
}

#[test]
fn a_play_that_ends_badly_after_the_drop_is_a_loss() {
    let (_, swept) = swept(async |stage: Stage| {
        stage.invariant(|| Ok(()));
        let near = stage.actor("near");
        let call = async {
            near.wait(10).await;
            near.wait(10).await;
        };
        match stage.sweep(call).await {
            None => std::future::pending().await,
            returned => returned,
        }
    });
    let swept = swept.expect("a sweep").expect("no fault");
    let says: Vec<&str> = swept.losses.iter().map(|loss| &*loss.says).collect();
    assert_eq!(says, ["nobody can go on then"; 2]);
}

#[test]
fn what_is_not_to_be_swept_is_not() {
    assert_eq!(
        swept(async |stage: Stage| stage.actor("a").wait(1).await).1,
        None
    );
    // Never waits: it cannot be dropped.
    let (first, swept_at_once) = swept(async |stage: Stage| {
        stage.invariant(|| Ok(()));
        stage.sweep(async { 7 }).await
    });
    assert_eq!((first.call.awaits, swept_at_once), (0, None));
    // Its transcript says it already.
    let (first, broken) = swept(async |stage: Stage| {
        stage.invariant(|| Err("1 lost".into()));
        stage.sweep(stage.actor("a").wait(1)).await
    });
    assert_eq!(first.call.broken.as_deref(), Some("1 lost"));
    assert_eq!(broken, None);
}

#[test]
fn a_sweep_without_an_invariant_is_a_fault() {
    let (first, _) = swept(async |stage: Stage| stage.sweep(stage.actor("a").wait(1)).await);
    let fault = first.fault.expect("a fault");
    assert!(fault.contains("no invariant"), "{fault}");
}
