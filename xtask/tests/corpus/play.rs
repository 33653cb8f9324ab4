//! Plays one case: puts it into a copy of the course, grades, and holds what came of it against what
//! the case asks for. Then the neighbour's right answer must still pass.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use crate::case::{ANSWER, Case};
use crate::course::Course;
use crate::processes::{self, MARK, Marks};
use crate::put;
use crate::ran::Ran;
use crate::report::{ExerciseReport, Report};
use crate::tree;

/// How much longer than it may take a grade is waited for, so that its verdict is seen.
const OVERTIME: Duration = Duration::from_secs(20);

/// What a grade of the neighbour may take.
const NEIGHBOUR: Duration = Duration::from_secs(60);

/// The wall time of a case's grade, or all that is wrong.
pub(crate) fn case(course: &Course, case: &Case, slower: u32) -> Result<Duration, Vec<String>> {
    course.restore();
    course.solve("first_home");
    if case.after_right {
        course.solve("errands");
        let right = course.xtask(&["grade", "errands", "--format", "json"]);
        if right.code != Some(0) {
            return Err(vec![format!("the right answer did not pass: {right:?}")]);
        }
    }
    if let Some(answer) = &case.answer {
        tree::write(&course.root().join(ANSWER), answer);
    }
    for put in &case.puts {
        put::apply(course.root(), put);
    }
    let mut wrong = Vec::new();
    let most = Duration::from_secs(case.most_s) * slower;
    let before = tree::list(course.root());
    let ran = graded(
        course,
        case,
        "errands",
        &case.env_in(course.root()),
        most,
        &mut wrong,
    );
    let after = tree::list(course.root());
    for path in tree::differing(&before, &after) {
        wrong.push(format!("{path} is not as it was before the grade"));
    }
    check(course, case, &ran, &mut wrong);
    if ran.took > most {
        wrong.push(format!("it took {:?}, more than {most:?}", ran.took));
    }
    if !case.puts.is_empty() {
        course.restore();
        course.solve("first_home");
    }
    let next = graded(
        course,
        case,
        "first_home",
        &[],
        NEIGHBOUR * slower,
        &mut wrong,
    );
    match report(&next).map(|report| report.of("first_home").verdict.clone()) {
        Ok(verdict) if verdict == "passed" => {}
        other => wrong.push(format!("the next exercise: {other:?}\n{}", next.err)),
    }
    if wrong.is_empty() {
        return Ok(ran.took);
    }
    wrong.push(format!(
        "-- stdout\n{}\n-- stderr\n{}",
        start(&ran.out),
        start(&ran.err)
    ));
    Err(wrong)
}

impl Case {
    fn env_in(&self, root: &Path) -> Vec<(String, String)> {
        let root = root.to_str().unwrap();
        let env = self.env.iter();
        env.map(|(name, value)| (name.clone(), value.replace("{root}", root)))
            .collect()
    }
}

/// Grades one exercise within this time; what it leaves behind is wrong.
fn graded(
    course: &Course,
    case: &Case,
    exercise: &str,
    env: &[(String, String)],
    most: Duration,
    wrong: &mut Vec<String>,
) -> Ran {
    let temp = course.root().with_extension("temp");
    fs::remove_dir_all(&temp).ok();
    fs::create_dir_all(&temp).unwrap();
    let value = format!("{}-{}", std::process::id(), case.name);
    let marks = Marks {
        root: course.root(),
        value: &value,
        text: case.left.as_deref(),
    };
    let mut command = course.command(&["grade", exercise, "--format", "json"]);
    command.env(MARK, &value).env("TMPDIR", &temp);
    for (name, value) in env {
        match value.as_str() {
            "" => command.env_remove(name),
            value => command.env(name, value),
        };
    }
    let ran = run(&mut command, most + OVERTIME, &marks);
    for process in processes::left(&marks) {
        wrong.push(format!("{exercise} left a process: {process}"));
    }
    let temps = fs::read_dir(&temp).unwrap().flatten();
    for entry in temps {
        wrong.push(format!("{exercise} left {}", entry.path().display()));
    }
    fs::remove_dir_all(&temp).unwrap();
    ran
}

/// Holds what was printed against what the case asks for.
fn check(course: &Course, case: &Case, ran: &Ran, wrong: &mut Vec<String>) {
    if ran.code != Some(case.exit) {
        wrong.push(format!("exit code {:?}, not {}", ran.code, case.exit));
    }
    for word in case.stderr.iter().filter(|word| !ran.err.contains(*word)) {
        wrong.push(format!("stderr does not say \"{word}\""));
    }
    // Where our tools or the course are so broken that there is no report, stderr says why.
    let unreported = ["internal_error", "tampered"].contains(&&*case.verdict);
    if unreported && ran.out.is_empty() && !case.stderr.is_empty() {
        return;
    }
    match report(ran) {
        Ok(report) => said(course, case, report.of("errands"), wrong),
        Err(err) => wrong.push(err),
    }
}

/// Holds the report against what the case asks for.
fn said(course: &Course, case: &Case, errands: &ExerciseReport, wrong: &mut Vec<String>) {
    let ExerciseReport {
        says,
        next,
        verdict,
        ..
    } = errands;
    if *verdict != case.verdict {
        wrong.push(format!("verdict {verdict}, not {}: {says}", case.verdict));
    }
    if (errands.points > 0) != (case.verdict == "passed") {
        wrong.push(format!("{} points", errands.points));
    }
    if errands.misconception != case.misconception && case.verdict != "passed" {
        let found = &errands.misconception;
        wrong.push(format!("belief {found:?}, not {:?}", case.misconception));
    }
    let text = errands.text.as_deref().unwrap_or_default();
    let rendered = errands.rendered.as_deref().unwrap_or_default();
    let waiting = errands.waiting.join("\n");
    let told = format!("{says}\n{text}\n{next}\n{waiting}").to_lowercase();
    let has = |word: &&String| told.contains(&word.to_lowercase());
    for word in case.words.iter().filter(|word| !has(word)) {
        wrong.push(format!("nothing says \"{word}\""));
    }
    for word in case.never.iter().filter(has) {
        wrong.push(format!("it says \"{word}\""));
    }
    for word in case
        .rendered
        .iter()
        .filter(|word| !rendered.contains(*word))
    {
        wrong.push(format!("rendered has no \"{word}\""));
    }
    let named = |file: &&String| errands.files.contains(file);
    for file in case.files.iter().filter(|file| !named(file)) {
        wrong.push(format!("{file} is not named in {:?}", errands.files));
    }
    let line = errands.place.as_ref().map(|place| line(course, place));
    if let Some(wanted) = &case.place
        && !line.as_ref().is_some_and(|line| line.contains(wanted))
    {
        wrong.push(format!("the place is {:?}, not {wanted:?}", errands.place));
    }
}

fn line(course: &Course, place: &crate::report::Place) -> String {
    let text = fs::read_to_string(course.root().join(&place.file)).unwrap_or_default();
    text.lines().nth(place.line - 1).unwrap_or_default().into()
}

/// The one object on stdout.
fn report(ran: &Ran) -> Result<Report, String> {
    use nanoserde::DeJson;
    let object = ran.out.trim_end();
    let lines = object.starts_with('{') && object.ends_with('}');
    let report = Report::deserialize_json(object).map_err(|err| format!("no report: {err}"))?;
    if lines {
        Ok(report)
    } else {
        Err("stdout has more than the report".into())
    }
}

/// Enough of a text to see what it is about.
fn start(text: &str) -> &str {
    let end = text.char_indices().nth(3000);
    end.map_or(text, |(at, _)| &text[..at])
}

/// Runs a program, and ends it with all that has the marks after this time.
fn run(command: &mut Command, most: Duration, marks: &Marks<'_>) -> Ran {
    let clock = Instant::now();
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let out = reader(child.stdout.take().unwrap());
    let err = reader(child.stderr.take().unwrap());
    let code = ended(&mut child, clock + most);
    let took = clock.elapsed();
    if code.is_none() {
        child.kill().ok();
        processes::end_all(marks);
        child.wait().ok();
    }
    // A process that is left may hold the pipes; what was said before is enough then.
    let text = |from: Receiver<Vec<u8>>| {
        let mut all = Vec::new();
        while let Ok(piece) = from.recv_timeout(Duration::from_secs(2)) {
            all.extend(piece);
        }
        String::from_utf8_lossy(&all).into_owned()
    };
    Ran {
        code: code.flatten(),
        out: text(out),
        err: text(err),
        took,
    }
}

/// The exit code, once it ended; `None` if it did not in time.
fn ended(child: &mut Child, until: Instant) -> Option<Option<i32>> {
    while Instant::now() < until {
        if let Some(status) = child.try_wait().unwrap() {
            return Some(status.code());
        }
        thread::sleep(Duration::from_millis(5));
    }
    None
}

fn reader(mut from: impl Read + Send + 'static) -> Receiver<Vec<u8>> {
    let (to, pieces) = mpsc::channel();
    thread::spawn(move || {
        let mut buffer = vec![0; 1 << 16];
        while let Ok(n @ 1..) = from.read(&mut buffer) {
            if to.send(buffer[..n].to_vec()).is_err() {
                break;
            }
        }
    });
    pieces
}
