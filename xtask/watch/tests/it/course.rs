//! The files of the course that a scene plays in.

use xtask::course::Course;

use crate::scene::{ALL, Scene, file};

/// Two labs with three exercises, none of them answered.
pub(crate) fn write(scene: &Scene) {
    scene.write(
        "labs/01-waiting/lab.toml",
        &manifest("Waiting", &["prices"]),
    );
    scene.write(
        "labs/06-wait/lab.toml",
        &manifest("Wait", &["mirrors", "orphans"]),
    );
    for id in ALL {
        scene.write(&file(id), "// TODO\n");
    }
    let course = Course::load_at(&scene.path("")).unwrap();
    for exercise in course.exercises() {
        // What a recorded pass depends on.
        let snapshots = exercise.cases.iter().map(|case| exercise.snapshot(case));
        let checks = [exercise.mount(), exercise.scenario(), exercise.cast()];
        snapshots
            .chain(checks)
            .for_each(|path| scene.write(&path, ""));
    }
}

fn manifest(title: &str, slugs: &[&str]) -> String {
    let mut out = format!("title = \"{title}\"\nminutes = 20\n");
    for slug in slugs {
        out += &format!(
            "[[exercise]]\nslug = \"{slug}\"\ntask = \"Ask for {slug} at once.\"\n\
             hints = [\"One.\", \"Two.\", \"Three.\"]\n[[exercise.case]]\nname = \"slow\"\n\
             plan = \"a:100\"\nends_ms = 100\nends = [\"a done\"]\n"
        );
    }
    out
}
