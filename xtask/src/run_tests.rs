//! Shell scripts as cases. Limits are short where one is to be reached and generous elsewhere, since
//! these run on two busy cores.

use std::time::Duration;

use super::*;
use crate::stopping::LOOK;
use crate::wire::{Beat, End, Ending, Played, frame};

/// Long enough on any machine.
const AMPLE: Duration = Duration::from_secs(60);

fn limits() -> Limits {
    Limits {
        wall: AMPLE,
        cpu: AMPLE,
        ..LIMITS
    }
}

/// Runs a script that has `say RECORD`, with `$begin` and `$end` among the records.
fn script(body: &str, limits: &Limits) -> CaseRun {
    let mut command = Command::new("sh");
    say(&mut command, body);
    play(command, Mode::Grade, limits).unwrap()
}

/// Makes the shell that `command` starts run this script.
fn say(command: &mut Command, body: &str) {
    let prelude = r#"
        read -r request
        nonce=${request#*\"nonce\":\"}
        nonce=${nonce%%\"*}
        say() { printf '%s\n' "$1" | sed "s/NONCE/$nonce/"; }
    "#;
    let text = |record| frame("NONCE", &record).trim_end().to_string();
    command
        .args(["-c", &format!("{prelude}\n{body}")])
        .env("begin", text(Record::Begin))
        .env("end", text(Record::End(End::default())))
        .env("played", text(played(Ending::Returned)))
        .env("stuck", text(played(Ending::Deadlock)))
        .env(
            "many",
            text(Record::Beat(Beat {
                events: 100_001,
                ..Beat::default()
            })),
        );
}

fn played(ending: Ending) -> Record {
    Record::Played(Played {
        ending,
        transcript: String::new(),
        virtual_ms: 0,
        wall_us: 0,
        panic: None,
        waiting: vec![],
        held: String::new(),
    })
}

#[test]
fn a_case_that_ends_is_heard_to_the_end() {
    let run = script("say \"$begin\"; echo printed; say \"$end\"", &limits());
    assert_eq!(run.stop, Stop::Ended);
    assert_eq!(run.records, [Record::Begin, Record::End(End::default())]);
    assert_eq!(run.foreign_output_bytes, 8);
}

#[test]
fn a_case_that_leaves_early_says_how() {
    let run = script("say \"$begin\"; exit 7", &limits());
    assert_eq!(run.records, [Record::Begin]);
    assert_eq!(run.stop, Stop::Closed("exit status: 7".into()));
    let run = script("kill -ABRT $$", &limits());
    assert!(
        matches!(&run.stop, Stop::Closed(how) if how.contains("signal: 6")),
        "{run:?}"
    );
}

#[test]
fn printed_look_alikes_are_no_records() {
    let run = script(
        "say \"$begin\"; printf '\\036guessed \"Begin\"\\n'; echo 'test result: ok'; exit 0",
        &limits(),
    );
    assert_eq!(run.records, [Record::Begin]);
    assert_eq!(run.stop, Stop::Closed("exit status: 0".into()));
}

#[test]
fn a_case_that_sleeps_for_ever_is_killed_at_the_wall_limit() {
    let short = Limits {
        wall: Duration::from_millis(300),
        ..limits()
    };
    let run = script("say \"$begin\"; sleep 600", &short);
    assert_eq!(run.stop, Stop::Killed(Limit::Wall));
    assert!(run.wall_ms >= 300, "{run:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_case_that_spins_is_killed_at_the_cpu_limit() {
    let short = Limits {
        cpu: Duration::from_millis(100),
        ..limits()
    };
    let run = script("say \"$begin\"; while :; do :; done", &short);
    assert_eq!(run.stop, Stop::Killed(Limit::Cpu));
}

#[cfg(target_os = "linux")]
#[test]
fn a_case_with_too_many_processes_is_killed() {
    let few = Limits {
        threads: 8,
        ..limits()
    };
    let run = script(
        "for i in 1 2 3 4 5 6 7 8 9 10 11 12; do sleep 600 & done; wait",
        &few,
    );
    assert_eq!(run.stop, Stop::Killed(Limit::Threads));
}

#[cfg(target_os = "linux")]
#[test]
fn a_case_with_too_much_memory_is_killed() {
    let little = Limits {
        memory_bytes: 64 << 10,
        ..limits()
    };
    let run = script("sleep 600", &little);
    assert_eq!(run.stop, Stop::Killed(Limit::Memory));
}

#[test]
fn a_flood_is_cut_off_on_either_pipe() {
    for to in ["", " >&2"] {
        let run = script(
            &format!("while :; do echo {:0>999}; done{to}", 1),
            &limits(),
        );
        assert_eq!(run.stop, Stop::Killed(Limit::Output), "{to}");
        assert!(run.foreign_output_bytes > LIMITS.output_bytes);
    }
}

#[test]
fn repeats_may_print_as_much_as_each_play() {
    let little = Limits {
        output_bytes: 1000,
        ..limits()
    };
    let print = |bytes| format!("printf '%0{bytes}d\n' 1");
    let body = format!("say \"$played\"; {}; sleep 0.3; say \"$end\"", print(9000));
    assert_eq!(script(&body, &little).stop, Stop::Ended);
    let body = format!("say \"$played\"; {}; sleep 600", print(30_000));
    assert_eq!(script(&body, &little).stop, Stop::Killed(Limit::Output));
}

#[test]
fn nobody_waits_for_repeats_of_a_play_that_was_given_up() {
    let run = script("say \"$stuck\"; sleep 600", &limits());
    assert_eq!(run.stop, Stop::Ended);
    assert!(matches!(&run.records[..], [Record::Played(_)]), "{run:?}");
}

#[test]
fn a_beat_with_too_many_events_ends_it() {
    let run = script("say \"$begin\"; say \"$many\"; sleep 600", &limits());
    assert_eq!(run.stop, Stop::Killed(Limit::Events));
}

#[test]
fn a_child_that_holds_the_pipe_delays_nothing_and_is_ended() {
    let mut ended = vec![];
    for body in ["sleep 600 & say \"$end\"", "sleep 600 & exit 3"] {
        let started = Instant::now();
        let run = script(body, &limits());
        assert!(started.elapsed() < AMPLE / 2, "{body}");
        ended.push(run.stop);
    }
    assert_eq!(ended, [Stop::Ended, Stop::Closed("exit status: 3".into())]);
}

#[test]
fn a_program_that_does_not_exist_is_an_error() {
    let err = case(
        Path::new("no/such/program"),
        Path::new("."),
        "test",
        Mode::Grade,
    )
    .unwrap_err();
    assert_eq!(err.to_string(), "running no/such/program");
}

#[cfg(target_os = "linux")]
#[path = "run_contained_tests.rs"]
mod contained;
