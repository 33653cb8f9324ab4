//! What a reader does with a browser, and what can be seen from outside.

use std::{
    fs,
    path::Path,
    thread,
    time::{Duration, Instant},
};

use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Value, json};

use crate::{
    look::{Look, Screen},
    tools::Tools,
    webdriver::Session,
};

/// How long a page may take to load (wall time).
const PATIENCE: Duration = Duration::from_secs(60);
/// Waits until fonts are there and the page was painted. Chromium takes no key before that.
const PAINTED: &str = "const done = arguments[0];
    document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));";

/// A browser with one tab.
pub(crate) struct Browser {
    session: Session,
    /// Whether pages run scripts.
    scripts: bool,
    axe: String,
}

/// Keys, as WebDriver writes them.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Key {
    Tab,
    Enter,
    Left,
    Right,
    Letter(char),
}

impl Browser {
    pub(crate) fn start(tools: &Tools) -> Browser {
        let browser = Browser {
            session: Session::start(tools),
            scripts: true,
            axe: tools.axe.clone(),
        };
        // The page for printing opens the print dialog, which nobody would close.
        let source = json!({ "source": "window.print = () => {};" });
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", &source);
        browser
    }

    /// Sets screen and scheme for this and all later pages. Motion is reduced, so that nothing is
    /// looked at halfway.
    pub(crate) fn look(&self, look: Look) {
        let (width, height) = look.screen.size();
        let phone = look.screen == Screen::Phone;
        let metrics = json!({ "width": width, "height": height, "mobile": phone,
            "deviceScaleFactor": if phone { 2 } else { 1 } });
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
        self.media("screen", look.scheme.name());
    }

    /// Shows pages as on a sheet of A4 with margins of 1 cm.
    pub(crate) fn paper(&self) {
        let metrics =
            json!({ "width": 718, "height": 1047, "mobile": false, "deviceScaleFactor": 1 });
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
        self.media("print", "light");
    }

    fn media(&self, media: &str, scheme: &str) {
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.devtools(
            "Emulation.setEmulatedMedia",
            &json!({ "media": media, "features": features }),
        );
    }

    /// Pages opened from now on run no script of theirs.
    pub(crate) fn without_scripts(self) -> Browser {
        self.devtools(
            "Emulation.setScriptExecutionDisabled",
            &json!({ "value": true }),
        );
        Browser {
            scripts: false,
            ..self
        }
    }

    /// Opens a page and waits until it is there as a whole.
    pub(crate) fn open(&self, url: &str) {
        self.session.post("/url", &json!({ "url": url }));
        // Without scripts the driver waits for nothing.
        let start = Instant::now();
        while self.run("return document.readyState") != "complete" {
            assert!(start.elapsed() < PATIENCE, "{url} does not load");
            thread::sleep(Duration::from_millis(20));
        }
        if self.scripts {
            self.run_async(PAINTED);
        }
    }

    /// Runs the body of a function in the page and returns its value.
    pub(crate) fn run(&self, script: &str) -> Value {
        self.session
            .post("/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// [`Browser::run`] for a function that returns a list of texts.
    pub(crate) fn list(&self, script: &str) -> Vec<String> {
        let value = self.run(script);
        serde_json::from_value(value).expect("the script returns a list of texts")
    }

    /// Runs the body of a function whose last argument takes the value.
    fn run_async(&self, script: &str) -> Value {
        self.session
            .post("/execute/async", &json!({ "script": script, "args": [] }))
    }

    /// What axe-core says against the page, one text for each rule.
    pub(crate) fn axe(&self) -> Vec<String> {
        self.run(&self.axe);
        let value = self.run_async(include_str!("js/axe.js"));
        serde_json::from_value(value).expect("the script returns a list of texts")
    }

    /// Presses and lets go of a key.
    pub(crate) fn press(&self, key: Key) {
        let key = match key {
            Key::Tab => '\u{E004}',
            Key::Enter => '\u{E007}',
            Key::Left => '\u{E012}',
            Key::Right => '\u{E014}',
            Key::Letter(letter) => letter,
        };
        let actions =
            json!([{ "type": "keyDown", "value": key }, { "type": "keyUp", "value": key }]);
        let source = json!({ "type": "key", "id": "keyboard", "actions": actions });
        self.session
            .post("/actions", &json!({ "actions": [source] }));
    }

    /// Errors in the console since the last call.
    pub(crate) fn console_errors(&self) -> Vec<String> {
        let errors = self
            .log("browser")
            .into_iter()
            .filter(|entry| entry["level"] == "SEVERE");
        errors
            .map(|entry| entry["message"].as_str().unwrap_or_default().to_owned())
            .collect()
    }

    /// The addresses of all requests since the last call, those that failed too.
    pub(crate) fn requests(&self) -> Vec<String> {
        let messages = self
            .log("performance")
            .into_iter()
            .filter_map(|entry| serde_json::from_str::<Value>(entry["message"].as_str()?).ok());
        let url = |message: Value| {
            let params = &message["message"]["params"];
            let url = match message["message"]["method"].as_str()? {
                "Network.requestWillBeSent" => &params["request"]["url"],
                "Network.webSocketCreated" => &params["url"],
                _ => return None,
            };
            Some(url.as_str()?.to_owned())
        };
        messages.filter_map(url).collect()
    }

    fn log(&self, kind: &str) -> Vec<Value> {
        let entries = self.session.post("/se/log", &json!({ "type": kind }));
        entries.as_array().cloned().unwrap_or_default()
    }

    /// Writes a picture of the whole page.
    pub(crate) fn screenshot(&self, file: &Path) {
        let size = &self.devtools("Page.getLayoutMetrics", &json!({}))["cssContentSize"];
        // A picture that is longer is refused, and nobody would look at it.
        let height = size["height"].as_f64().unwrap_or_default().min(8000.0);
        let clip = json!({ "x": 0, "y": 0, "width": size["width"], "height": height, "scale": 1 });
        let shot = json!({ "captureBeyondViewport": true, "clip": clip });
        self.write(file, &self.devtools("Page.captureScreenshot", &shot));
    }

    /// Prints the page.
    pub(crate) fn pdf(&self, file: &Path) {
        let margins = json!({ "paperWidth": 8.27, "paperHeight": 11.69, "marginTop": 0.4, "marginBottom": 0.4,
            "marginLeft": 0.4, "marginRight": 0.4 });
        self.write(file, &self.devtools("Page.printToPDF", &margins));
    }

    fn write(&self, file: &Path, answer: &Value) {
        let data = answer["data"].as_str().expect("the browser sends data");
        fs::create_dir_all(file.parent().expect("it lies in a folder"))
            .expect("the folder can be made");
        fs::write(file, STANDARD.decode(data).expect("it is base64"))
            .expect("the file can be written");
    }

    /// Sends a command of the DevTools protocol.
    fn devtools(&self, command: &str, params: &Value) -> Value {
        self.session.post(
            "/goog/cdp/execute",
            &json!({ "cmd": command, "params": params }),
        )
    }
}
