//! Written by `cargo xtask derive` from lab.toml. Change that, not this.

#[path = "../src/deaf_task.rs"]
mod answer;
#[path = "scenarios/deaf_task.rs"]
mod scenario;

use lab_kit::Rules;

const RULES: Rules = Rules {
    order: false,
    deadline_ms: 10000,
};

#[test]
fn jobs_that_wait() {
    let case = lab_kit::Case {
        name: "deaf_task__jobs_that_wait",
        plan: "limit:150 wash:100 dry:120 fold:70",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn jobs_that_compute() {
    let case = lab_kit::Case {
        name: "deaf_task__jobs_that_compute",
        plan: "limit:150 sums:100:computes sort:60:computes plot:80:computes zip:90:computes",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn all_in_time() {
    let case = lab_kit::Case {
        name: "deaf_task__all_in_time",
        plan: "limit:500 wash:90 sort:140:computes dry:200",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn computes_then_waits() {
    let case = lab_kit::Case {
        name: "deaf_task__computes_then_waits",
        plan: "limit:230 sums:80:computes wash:100 dry:170 fold:60",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}

#[test]
fn computes_beyond_the_limit() {
    let case = lab_kit::Case {
        name: "deaf_task__computes_beyond_the_limit",
        plan: "limit:120 wash:70 sort:110:computes dry:65",
        rules: RULES,
    };
    lab_kit::check(&case, scenario::scenario);
}
