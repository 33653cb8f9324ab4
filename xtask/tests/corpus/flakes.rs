//! Each solution of the real course passes each time, on an idle machine and on a busy one.
//! `FLAKES_RUNS=50` for fifty grades of each; two is what fits into every run of CI.

use std::time::Instant;

use crate::course::{self, Course};
use crate::load::Load;

/// Loops that want the cores in the second half.
const BUSY: usize = 8;

#[test]
fn every_solution_passes_each_time_idle_and_busy() {
    let runs = std::env::var("FLAKES_RUNS").map_or(2, |n| n.parse().unwrap());
    let _alone = course::machine();
    let course = Course::real();
    for exercise in course.exercises() {
        course.solve(&exercise.slug);
    }
    graded(&course, "built");
    for threads in [0, BUSY] {
        let (load, clock) = (Load::start(threads), Instant::now());
        for run in 1..=runs {
            graded(&course, &format!("run {run} beside {threads} busy loops"));
        }
        drop(load);
        println!(
            "{runs} runs beside {threads} busy loops: {:?}",
            clock.elapsed()
        );
    }
}

fn graded(course: &Course, when: &str) {
    let (code, report) = course.grade(&["--all"]);
    let exercises = report.exercises.iter();
    let others: Vec<_> = exercises
        .filter(|exercise| exercise.verdict != "passed")
        .collect();
    assert!(others.is_empty(), "{when}: {others:#?}");
    assert_eq!(
        (code, report.summary.passed),
        (0, report.summary.asked),
        "{when}"
    );
    assert!(report.summary.asked > 0, "{when}");
}
