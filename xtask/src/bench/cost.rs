//! What a command costs: wall time, CPU time, memory.

use std::fs;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::limits;

/// What one run of a command took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cost {
    /// Wall time.
    pub(super) wall: Duration,
    /// CPU time of the command and of all that it waited for. Linux only.
    pub(super) cpu: Option<Duration>,
    /// The most resident memory the command itself had, in bytes. Linux only.
    pub(super) peak_bytes: Option<u64>,
}

/// How often memory is looked at.
const LOOK: Duration = Duration::from_millis(5);

/// Runs a command in silence.
///
/// # Errors
/// It cannot be started.
pub(super) fn of(command: &mut Command) -> Result<(Cost, ExitStatus)> {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let before = cpu_of_children();
    let clock = Instant::now();
    let mut child = command
        .spawn()
        .with_context(|| format!("{command:?} cannot be started"))?;
    let id = child.id();
    let (over, ended) = mpsc::channel::<()>();
    let watch = thread::spawn(move || {
        let mut peak = None;
        // `cargo run` becomes the program it runs, whose peak is a new one.
        while ended.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
            peak = limits::peak(id).or(peak);
        }
        peak
    });
    let status = child.wait()?;
    let wall = clock.elapsed();
    drop(over);
    let cpu = cpu_of_children().zip(before);
    let cost = Cost {
        wall,
        cpu: cpu.map(|(after, before)| after - before),
        peak_bytes: watch.join().ok().flatten(),
    };
    Ok((cost, status))
}

/// The median wall time of several runs.
pub(super) fn median(costs: &[Cost]) -> Duration {
    let walls = sorted(costs);
    walls.get(walls.len() / 2).copied().unwrap_or_default()
}

/// `393 ms (371 to 420)`.
pub(super) fn spread(costs: &[Cost]) -> String {
    let walls = sorted(costs);
    let least = walls.first().copied().unwrap_or_default().as_millis();
    let most = walls.last().copied().unwrap_or_default().as_millis();
    format!("{} ({least} to {most})", ms(median(costs)))
}

/// In milliseconds.
pub(super) fn ms(time: Duration) -> String {
    format!("{} ms", time.as_millis())
}

/// In seconds.
pub(super) fn secs(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// In megabytes.
pub(super) fn megabytes(bytes: Option<u64>) -> String {
    bytes.map_or("not known".into(), |bytes| {
        format!("{} MB", bytes / 1_000_000)
    })
}

fn sorted(costs: &[Cost]) -> Vec<Duration> {
    let mut walls: Vec<Duration> = costs.iter().map(|cost| cost.wall).collect();
    walls.sort_unstable();
    walls
}

/// User and system time of all children waited for so far. Linux only: std cannot tell.
fn cpu_of_children() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // Fields after the name in parentheses; cutime and cstime are the 16th and 17th of all.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |n: usize| fields.get(n).and_then(|field| field.parse::<u64>().ok());
    // 100 ticks a second on every Linux that Rust runs on.
    Some(Duration::from_millis((ticks(13)? + ticks(14)?) * 10))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_one() {
        let costs = [3, 1, 2].map(|ms| Cost {
            wall: Duration::from_millis(ms),
            ..Cost::default()
        });
        assert_eq!(median(&costs).as_millis(), 2);
        assert_eq!(spread(&costs), "2 ms (1 to 3)");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_command_costs_something() {
        let mut command = Command::new("sh");
        let (cost, status) = of(command.args(["-c", "sleep 0.05"])).unwrap();
        assert!(status.success() && cost.wall >= Duration::from_millis(50));
        assert!(cost.peak_bytes > Some(0), "{cost:?}");
    }
}
