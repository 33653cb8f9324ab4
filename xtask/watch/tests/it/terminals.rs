//! On a terminal: keys one at a time and unechoed, and its mode restored however the watch ends.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::sync::{Arc, Mutex};
use std::thread;

use rustix::fs::{Mode, OFlags, open};
use rustix::process::Signal;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Termios, Winsize, tcgetattr, tcsetwinsize};

use crate::scene::{MIRRORS, PRICES, Scene, Watch, file, grade, until};

/// The user's end of a terminal.
struct Terminal {
    keyboard: File,
    other_end: File,
    before: Termios,
    screen: Arc<Mutex<Vec<u8>>>,
}

impl Terminal {
    /// A terminal of so many columns, with a watch on it that begins with a grade.
    fn of(scene: &mut Scene, columns: u16) -> Terminal {
        let user = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&user).unwrap();
        unlockpt(&user).unwrap();
        let name = ptsname(&user, Vec::new()).unwrap();
        let other_end: OwnedFd = open(name, OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).unwrap();
        let size = Winsize {
            ws_col: columns,
            ws_row: 24,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        tcsetwinsize(&other_end, size).unwrap();
        let (keyboard, other_end) = (File::from(user), File::from(other_end));
        let mut command = scene.command(&[PRICES]);
        let end = || other_end.try_clone().unwrap();
        let child = command
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .unwrap();
        scene.watch = Some(Watch { child, keys: None });
        let screen = Arc::<Mutex<Vec<u8>>>::default();
        let (mut shown, written) = (keyboard.try_clone().unwrap(), Arc::clone(&screen));
        thread::spawn(move || {
            let mut chunk = [0; 1024];
            while let Ok(length @ 1..) = shown.read(&mut chunk) {
                written.lock().unwrap().extend(&chunk[..length]);
            }
        });
        let before = tcgetattr(&other_end).unwrap();
        let terminal = Terminal {
            keyboard,
            other_end,
            before,
            screen,
        };
        scene.has_run(&[&grade(PRICES)]);
        terminal
    }

    fn press(&mut self, keys: &[u8]) {
        self.keyboard.write_all(keys).unwrap();
    }

    fn shows(&self, words: &str) {
        until(|| self.screen().contains(words), || self.screen());
    }

    fn screen(&self) -> String {
        String::from_utf8_lossy(&self.screen.lock().unwrap()).into_owned()
    }

    fn local_modes(&self) -> LocalModes {
        tcgetattr(&self.other_end).unwrap().local_modes
    }

    #[track_caller]
    fn is_as_before(&self) {
        assert_eq!(self.local_modes(), self.before.local_modes);
        assert!(
            self.local_modes()
                .contains(LocalModes::ECHO | LocalModes::ICANON)
        );
    }
}

#[test]
fn keys_work_without_enter_and_are_not_shown() {
    let mut scene = Scene::new("terminal");
    let mut terminal = Terminal::of(&mut scene, 60);
    terminal.shows("Keys: Enter grade, h hint, n next, l list, q quit\r\n");
    assert!(!terminal.local_modes().contains(LocalModes::ECHO));
    terminal.press(b"\x1b[Ax");
    terminal.press(b"h");
    terminal.shows(&format!("did hint {PRICES}"));
    terminal.press(b"\r");
    scene.has_run(&[&grade(PRICES), &format!("hint {PRICES}"), &grade(PRICES)]);
    terminal.press(b"q");
    assert_eq!(scene.ends().code(), Some(0));
    terminal.is_as_before();
    let screen = terminal.screen();
    let lines = |word: &str| screen.lines().filter(|line| *line == word).count();
    assert_eq!((lines("x"), lines("h"), lines("q")), (0, 0, 0), "{screen}");
    assert!(!screen.contains('\u{1b}'), "{screen:?}");
    let long: Vec<&str> = screen
        .lines()
        .filter(|line| line.chars().count() > 60)
        .collect();
    assert!(long.is_empty(), "{long:?}");
}

#[test]
fn what_is_graded_has_the_terminal_and_its_width() {
    let mut scene = Scene::new("width");
    let mut terminal = Terminal::of(&mut scene, 72);
    let [_, columns, stdout, _] = scene.log().remove(0);
    assert_eq!((columns.as_str(), stdout.as_str()), ("72", "terminal"));
    terminal.press(b"q");
    scene.ends();
}

#[test]
fn every_way_to_end_it_restores_the_terminal() {
    for (way, key, signal) in [
        ("ctrl-c", Some(3), None),
        ("ctrl-backslash", Some(0x1c), None),
        ("term", None, Some(Signal::TERM)),
        ("int", None, Some(Signal::INT)),
    ] {
        let mut scene = Scene::new(&format!("restored-{way}"));
        scene.write("slow", "");
        let mut terminal = Terminal::of(&mut scene, 80);
        until(
            || !terminal.local_modes().contains(LocalModes::ECHO),
            || "the watch did not switch the terminal over".into(),
        );
        if let Some(key) = key {
            terminal.press(&[key]);
        }
        if let Some(signal) = signal {
            scene.signal(signal);
        }
        assert_eq!(scene.ends().code(), Some(0), "{way}");
        terminal.is_as_before();
        scene.is_gone(0);
    }
}

#[test]
fn ctrl_z_and_pasted_letters_leave_it_watching() {
    let mut scene = Scene::new("ctrl-z");
    let mut terminal = Terminal::of(&mut scene, 80);
    terminal.press(b"\x1aabc\x1b[Q\x1bOQ");
    scene.write(&file(MIRRORS), "// mine\n");
    scene.has_run(&[&grade(PRICES), &grade(MIRRORS)]);
    terminal.press(b"q");
    assert_eq!(scene.ends().code(), Some(0));
}
