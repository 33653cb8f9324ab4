//! A WebDriver client as small as it can be: one command is one HTTP request to chromedriver.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpStream},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use serde_json::{Value, json};

use crate::tools::Tools;

/// The longest a command may take (wall time): axe on a long page, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(660);

/// One browser with one tab, and its driver. Both end when this is dropped.
pub(crate) struct Session {
    driver: Child,
    port: u16,
    id: String,
}

impl Session {
    /// Starts driver and browser.
    ///
    /// Panics, as all here does, if the driver does not do what it should: the test then fails with the
    /// driver's words.
    pub(crate) fn start(tools: &Tools) -> Session {
        let mut driver = Command::new(&tools.driver)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        let mut said = BufReader::new(driver.stdout.take().expect("it is a pipe")).lines();
        let port = said
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| {
                line.split("successfully on port ")
                    .nth(1)?
                    .trim_end_matches('.')
                    .parse()
                    .ok()
            })
            .expect("chromedriver says its port");
        // A full pipe would stop it.
        thread::spawn(move || said.for_each(drop));
        let mut session = Session {
            driver,
            port,
            id: String::new(),
        };
        let answer = session.send("POST", "/session", Some(&capabilities(tools)));
        session.id = answer["sessionId"]
            .as_str()
            .expect("a session has an id")
            .to_owned();
        session
    }

    /// Sends a command with a body.
    pub(crate) fn post(&self, command: &str, body: &Value) -> Value {
        self.send(
            "POST",
            &format!("/session/{}{command}", self.id),
            Some(body),
        )
    }

    fn send(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        let answer = self
            .exchange(method, path, body)
            .unwrap_or_else(|err| panic!("chromedriver does not answer {path}: {err}"));
        let value = &answer["value"];
        assert!(value["error"].is_null(), "{path}: {}", value["message"]);
        value.clone()
    }

    fn exchange(&self, method: &str, path: &str, body: Option<&Value>) -> io::Result<Value> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )?;
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        let mut line = String::new();
        while answer.read_line(&mut line)? > 0 && line != "\r\n" {
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.trim().parse().map_err(io::Error::other)?;
            }
            line.clear();
        }
        let mut body = vec![0; length];
        answer.read_exact(&mut body)?;
        Ok(serde_json::from_slice(&body)?)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.exchange("DELETE", &format!("/session/{}", self.id), None);
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

fn capabilities(tools: &Tools) -> Value {
    // axe reads all chapters on one page: on a busy machine that takes minutes (wall time, in ms).
    json!({ "capabilities": { "alwaysMatch": {
        "timeouts": { "script": 600_000 },
        "browserName": "chrome",
        "goog:chromeOptions": {
            "binary": tools.chromium,
            "args": [
                "--headless=new", "--disable-gpu", "--disable-quic", "--no-first-run",
                "--disable-background-networking", "--disable-component-update", "--disable-sync",
                // CI runs as root in a container, where the sandbox refuses to start.
                "--no-sandbox",
                // Nothing may leave this machine, whatever a page asks for.
                "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
            ],
            "perfLoggingPrefs": { "enableNetwork": true, "enablePage": false },
        },
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
    } } })
}
