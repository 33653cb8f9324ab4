//! The course, the program in place of `xtask`, and the watch that runs on them.

use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use xtask::course::Course;

use crate::course;

/// A busy machine may need some time; a defect never ends.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) const PRICES: &str = "01-waiting/prices";
pub(crate) const MIRRORS: &str = "06-wait/mirrors";
pub(crate) const ORPHANS: &str = "06-wait/orphans";

/// The exercises, in the order of the course.
pub(crate) const ALL: [&str; 3] = [PRICES, MIRRORS, ORPHANS];

/// Notes its process and how it was called. While there is a file `slow`, a grade begins two more
/// processes, and a case, which `timeout` gives a group of its own, and waits for them. It ends with the
/// code in the file `code`.
const XTASK: &str = r#"#!/bin/sh
if [ "$1" = grade ] && [ -e slow ]; then
    sleep 600 &
    sleep 600 &
    timeout 600 sh -c 'sleep 600 & sleep 600 & wait' &
    echo "$!" > case
fi
test -t 1 && tty=terminal || tty=file
echo "$$ $COLUMNS $tty $*" >> log
wait
echo "$$ did $*"
exit "$(cat code)"
"#;

/// A watch on a course of its own; ended and removed when dropped.
pub(crate) struct Scene {
    root: PathBuf,
    pub(crate) watch: Option<Watch>,
}

/// The program under test.
pub(crate) struct Watch {
    pub(crate) child: Child,
    /// None where it has a terminal.
    pub(crate) keys: Option<ChildStdin>,
}

impl Scene {
    /// The course alone. `name` is one of a kind.
    pub(crate) fn new(name: &str) -> Scene {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("watch-{name}"));
        let _ = fs::remove_dir_all(&root);
        let scene = Scene { root, watch: None };
        scene.write("Cargo.toml", "[workspace]\n");
        course::write(&scene);
        scene.write("code", "1");
        scene.write("xtask", XTASK);
        let program = scene.root.join("xtask");
        fs::set_permissions(program, fs::Permissions::from_mode(0o755)).unwrap();
        scene
    }

    /// A watch that takes keys from a pipe and has graded its first exercise.
    pub(crate) fn watching(name: &str) -> Scene {
        let mut scene = Scene::new(name);
        scene.start(&[PRICES]);
        scene.has_run(&[&grade(PRICES)]);
        scene
    }

    /// Starts the watch with these arguments, its keys from a pipe and its output in a file.
    pub(crate) fn start(&mut self, args: &[&str]) {
        self.start_by(self.command(args));
    }

    /// Starts the watch by a command line that ends in it.
    pub(crate) fn start_by(&mut self, mut command: Command) {
        let out = fs::File::create(self.root.join("out")).unwrap();
        command
            .stdin(Stdio::piped())
            .stdout(out.try_clone().unwrap())
            .stderr(out);
        let mut child = command.spawn().unwrap();
        let keys = child.stdin.take();
        self.watch = Some(Watch { child, keys });
    }

    /// The watch's command line.
    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_course-watch"));
        command
            .arg("--root")
            .arg(&self.root)
            .arg("--xtask")
            .arg(self.root.join("xtask"))
            .args(args)
            .env_remove("COLUMNS");
        command
    }

    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    pub(crate) fn write(&self, path: &str, text: &str) {
        let path = self.root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Records a pass of each.
    pub(crate) fn passes(&self, ids: &[&str]) {
        let course = Course::load_at(&self.root).unwrap();
        for id in ids {
            xtask::watch::record_pass(&course, id).unwrap();
        }
    }

    pub(crate) fn remove(&self, path: &str) {
        fs::remove_file(self.root.join(path)).unwrap();
    }

    /// Sends a line to the watch.
    pub(crate) fn key(&mut self, key: &str) {
        let keys = self
            .watch
            .as_mut()
            .and_then(|watch| watch.keys.as_mut())
            .unwrap();
        keys.write_all(format!("{key}\n").as_bytes()).unwrap();
    }

    /// Sends the watch a signal.
    pub(crate) fn signal(&self, signal: Signal) {
        let watch = self.watch.as_ref().unwrap();
        kill_process(Pid::from_child(&watch.child), signal).unwrap();
    }

    /// What the program in place of `xtask` noted: process, columns, kind of stdout, arguments.
    pub(crate) fn log(&self) -> Vec<[String; 4]> {
        let text = fs::read_to_string(self.root.join("log")).unwrap_or_default();
        let noted = |line: &str| {
            let mut words = line.splitn(4, ' ').map(String::from);
            std::array::from_fn(|_| words.next().unwrap())
        };
        text.lines().map(noted).collect()
    }

    /// How it was called.
    pub(crate) fn runs(&self) -> Vec<String> {
        self.log().into_iter().map(|[.., args]| args).collect()
    }

    /// Waits until it was called so, and no otherwise.
    #[track_caller]
    pub(crate) fn has_run(&self, runs: &[&str]) {
        until(
            || self.runs().len() >= runs.len(),
            || format!("{:?}\n{}", self.runs(), self.out()),
        );
        assert_eq!(self.runs(), runs, "{}", self.out());
    }

    /// Waits until the last call came to its end and the keys are named.
    #[track_caller]
    pub(crate) fn is_idle(&self) {
        let [call, ..] = self.log().pop().unwrap();
        let done = format!("\n{call} did ");
        let idle = || {
            self.out()
                .split_once(&done)
                .is_some_and(|(_, after)| after.contains("Then Enter"))
        };
        until(idle, || self.out());
    }

    /// What the watch and its commands printed, lines joined.
    pub(crate) fn said(&self) -> String {
        self.out().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Waits until the watch said this.
    #[track_caller]
    pub(crate) fn says(&self, words: &str) {
        until(
            || self.said().contains(words),
            || format!("{words:?} is not in\n{}", self.out()),
        );
    }

    pub(crate) fn out(&self) -> String {
        fs::read_to_string(self.root.join("out")).unwrap_or_default()
    }

    /// Waits until the watch ended.
    #[track_caller]
    pub(crate) fn ends(&mut self) -> ExitStatus {
        let mut watch = self.watch.take().unwrap();
        until(|| watch.child.try_wait().unwrap().is_some(), || self.out());
        watch.child.wait().unwrap()
    }

    /// Waits until no process of the group that this call led is left, and none of its case's.
    #[track_caller]
    pub(crate) fn is_gone(&self, call: usize) {
        for group in [self.log()[call][0].parse().unwrap(), self.case()] {
            let left = || members(group);
            until(|| left().is_empty(), || format!("{:?}", left()));
        }
    }

    /// Processes of the group that this call led, and of its case's.
    pub(crate) fn members(&self, call: usize) -> (usize, usize) {
        let grade = self.log()[call][0].parse().unwrap();
        until(|| members(self.case()).len() == 4, || self.out());
        (members(grade).len(), members(self.case()).len())
    }

    /// The group of the case that a slow grade began.
    fn case(&self) -> i32 {
        let id = fs::read_to_string(self.root.join("case")).unwrap();
        id.trim().parse().unwrap()
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        if let Some(mut watch) = self.watch.take() {
            // At the end of its keys it ends, with all that it started.
            drop(watch.keys.take());
            let began = Instant::now();
            while watch.child.try_wait().is_ok_and(|status| status.is_none()) {
                if began.elapsed() > PATIENCE {
                    let _ = watch.child.kill();
                }
                thread::sleep(Duration::from_millis(5));
            }
        }
        let _ = fs::remove_dir_all(&self.root);
    }
}

/// The student's file of an exercise.
pub(crate) fn file(id: &str) -> String {
    let (lab, slug) = id.split_once('/').unwrap();
    format!("labs/{lab}/src/{slug}.rs")
}

/// How an exercise is graded.
pub(crate) fn grade(id: &str) -> String {
    format!("grade {id}")
}

/// Waits until something is so.
#[track_caller]
pub(crate) fn until(mut so: impl FnMut() -> bool, else_say: impl Fn() -> String) {
    let began = Instant::now();
    while !so() {
        assert!(began.elapsed() < PATIENCE, "{}", else_say());
        thread::sleep(Duration::from_millis(2));
    }
}

/// Living processes of a group. What is dead and not waited for is no process any more.
fn members(group: i32) -> Vec<String> {
    let stat = |entry: fs::DirEntry| fs::read_to_string(entry.path().join("stat")).ok();
    let stats = fs::read_dir("/proc").unwrap().flatten().filter_map(stat);
    // `id (name) state parent group …`
    let member = |stat: &String| {
        let words: Vec<&str> = stat
            .rsplit(')')
            .next()
            .unwrap()
            .split_whitespace()
            .collect();
        words[0] != "Z" && words[2] == group.to_string()
    };
    stats.filter(member).collect()
}
