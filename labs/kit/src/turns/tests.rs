use std::thread::sleep;

use super::*;

/// Polls of a task at one instant, as far as they are granted.
fn polls(turns: &mut Turns, now_ms: u64, task: u32, times: u64) -> u64 {
    let granted = (0..times).take_while(|_| {
        let granted = turns.begins(now_ms, task);
        turns.ends(None);
        granted
    });
    granted.count() as u64
}

#[test]
fn one_instant_has_so_many_polls_and_the_next_one_as_many_again() {
    let mut turns = Turns::default();
    let bound = POLLS.0 + POLLS.1;
    assert_eq!(polls(&mut turns, 0, 1, bound), bound);
    assert_eq!(polls(&mut turns, 7, 1, bound), bound);
    assert!(!turns.spent());
    assert_eq!(polls(&mut turns, 7, 1, 1), 0);
    assert!(turns.spent());
    assert!(!turns.begins(8, 1), "what is spent stays so");
}

#[test]
fn many_tasks_have_many_polls() {
    let mut turns = Turns::default();
    for task in 1..=10_000 {
        assert_eq!(polls(&mut turns, 0, task, 3), 3);
    }
}

#[test]
fn who_was_polled_at_an_instant_is_counted_there_only() {
    let mut turns = Turns::default();
    polls(&mut turns, 0, 3, 9);
    polls(&mut turns, 5, 1, 2);
    polls(&mut turns, 5, 2, 4);
    assert_eq!(turns.at_instant(), [(2, 4), (1, 2)]);
}

#[test]
fn a_long_turn_is_kept_with_those_who_were_ready_meanwhile() {
    let mut turns = Turns::default();
    turns.begins(0, 1);
    turns.ready(2);
    turns.ready(3);
    turns.begins(0, 3);
    assert_eq!(turns.now(), Some(3));
    let before = (0, "job starts".to_owned());
    turns.event(None);
    sleep(LONG * 4);
    turns.event(Some(&before));
    turns.ends(Some(&(0, "job ends".into())));
    turns.ends(None);
    assert!(turns.now().is_none());
    let held = turns.held().expect("a long turn");
    assert_eq!((held.task, held.turns, &*held.ready), (3, 1, &[2][..]));
    assert_eq!(held.after, Some(before));
    assert!(held.wall >= LONG * 4 && held.longest == held.wall);
    // The one around it has no part in it.
    assert_eq!(turns.tallies[0].held, Held::default());
}
