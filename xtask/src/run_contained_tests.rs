//! Shell scripts as contained cases, as far as this machine contains any.

use std::thread;

use super::*;
use crate::containment::{self, Containment};

/// What contains cases here. Where nothing does, it must say why.
fn containment() -> Containment {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let found = Containment::of(containment::program(root).unwrap());
    let lacks = found.parts().iter().any(|part| part.starts_with("no "));
    assert!(found.tier() == "A" || lacks, "{found:?}");
    found
}

/// Runs a script as [`script`] does, contained; `None` where that cannot be had.
fn script(body: &str, limits: &Limits) -> Option<CaseRun> {
    let (mut command, folder) = containment().command(Path::new("sh"));
    folder.as_ref()?;
    say(&mut command, body);
    Some(play(command, Mode::Grade, limits).unwrap())
}

fn running(mark: &str) -> usize {
    let all = std::fs::read_dir("/proc").unwrap().flatten();
    let lines = all.filter_map(|entry| std::fs::read(entry.path().join("cmdline")).ok());
    lines
        .filter(|line| String::from_utf8_lossy(line).contains(mark))
        .count()
}

#[test]
fn records_come_through() {
    if let Some(run) = script("say \"$begin\"; echo printed; say \"$end\"", &limits()) {
        assert_eq!((&run.stop, run.foreign_output_bytes), (&Stop::Ended, 8));
        assert_eq!(run.records, [Record::Begin, Record::End(End::default())]);
    }
}

#[test]
fn a_daemon_with_its_streams_closed_is_ended() {
    let mark = format!("62{}.5", std::process::id());
    // Without `setsid` it stays in the group, with it it does not start.
    let daemon = format!("(setsid sleep {mark} || sleep {mark}) <&- >&- 2>&- &");
    for end in ["say \"$end\"", "exit 3", "kill -SEGV $$"] {
        script(&format!("( {daemon} ) {end}"), &limits());
        assert_eq!(running(&mark), 0, "{end}");
    }
}

#[test]
fn a_case_that_was_killed_leaves_nothing() {
    let mark = format!("63{}.5", std::process::id());
    let short = Limits {
        wall: Duration::from_millis(300),
        ..limits()
    };
    let body = format!("echo x > \"$TMPDIR/file\"; (sleep {mark} &); sleep {mark}");
    if let Some(run) = script(&body, &short) {
        assert_eq!(run.stop, Stop::Killed(Limit::Wall));
    }
    assert_eq!(running(&mark), 0);
    let ours = format!("course-case-{}-", std::process::id());
    // Neighbours may be running: theirs go as well, only later.
    let until = Instant::now() + AMPLE;
    let left = || {
        let all = std::fs::read_dir(std::env::temp_dir()).unwrap().flatten();
        all.filter(|entry| entry.file_name().to_string_lossy().starts_with(&ours))
            .count()
    };
    while left() > 0 && Instant::now() < until {
        thread::sleep(LOOK);
    }
    assert_eq!(left(), 0);
}

#[test]
fn a_fork_bomb_is_bounded_and_its_neighbour_does_not_notice() {
    let bomb = "bomb() { bomb & bomb; }; say \"$begin\"; bomb 2>&-";
    let neighbour = thread::spawn(|| {
        script("say \"$begin\"; sleep 1; say \"$end\"", &limits()).map(|run| run.stop)
    });
    if let Some(run) = script(bomb, &limits()) {
        // Where the system refused a process first, the shell says so and leaves.
        let refused = matches!(run.stop, Stop::Closed(_));
        assert!(
            refused || run.stop == Stop::Killed(Limit::Threads),
            "{run:?}"
        );
    }
    let neighbour = neighbour.join().unwrap();
    assert!(neighbour.is_none_or(|stop| stop == Stop::Ended));
}

#[test]
fn a_case_that_cannot_be_contained_is_our_fault() {
    let (mut command, folder) = containment().command(Path::new("no/such/program"));
    if folder.is_some() {
        say(&mut command, "");
        let err = play(command, Mode::Grade, &limits())
            .unwrap_err()
            .to_string();
        assert!(err.contains("no/such/program cannot be started"), "{err}");
    }
}

#[test]
fn a_file_without_end_is_a_limit() {
    let body = "say \"$begin\"; exec cat /dev/zero > \"$TMPDIR/big\"";
    if let Some(run) = script(body, &limits()) {
        assert_eq!(run.stop, Stop::Killed(Limit::FileSize));
    }
}
