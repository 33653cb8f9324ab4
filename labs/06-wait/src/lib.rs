//! The cast: weather stations and a board for their reports, transfers of money,
//! builds of a release, mirrors of one file.

use std::fmt;

use lab_kit::{Actor, Item, Stage, fault};

/// The stations that a plan can name, with the weather there.
const WEATHER: [(&str, &str); 5] = [
    ("cairo", "dust"),
    ("cork", "rain"),
    ("lima", "fog"),
    ("oslo", "snow"),
    ("rome", "sun"),
];

/// The people that a plan can name, and what is sent to them.
const PAYEES: [(&str, u32); 5] = [
    ("anna", 120),
    ("ben", 45),
    ("cleo", 80),
    ("dora", 30),
    ("emil", 65),
];

/// A weather station that takes a while to answer.
pub struct Station {
    actor: Actor,
    ms: u64,
    weather: &'static str,
}

impl Station {
    /// Asks for the weather: `oslo: snow`.
    pub async fn report(&self) -> String {
        let call = self.actor.call();
        self.actor.wait(self.ms).await;
        call.done();
        format!("{}: {}", self.actor.name(), self.weather)
    }
}

impl fmt::Debug for Station {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.actor.name())
    }
}

/// A board in a hall, where people read the reports.
pub struct Board {
    actor: Actor,
}

impl Board {
    /// Shows a report, at once.
    pub fn show(&self, report: &str) {
        self.actor.note(format!("shows {report}"));
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.actor.name())
    }
}

/// A transfer of money, to a bank that may refuse it.
pub struct Transfer {
    actor: Actor,
    ms: u64,
    amount: u32,
    fails: bool,
}

impl Transfer {
    /// Sends the money and gives the amount. A transfer that does not come to its
    /// end leaves the books wrong.
    pub async fn send(&self) -> Result<u32, Refused> {
        let call = self.actor.call();
        self.actor.wait(self.ms).await;
        if self.fails {
            call.failed("refused");
            return Err(Refused(self.actor.name().into()));
        }
        call.done();
        Ok(self.amount)
    }
}

impl fmt::Debug for Transfer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.actor.name())
    }
}

/// The bank of this payee refused the money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub String);

/// The build of a release for one platform.
pub struct Build {
    actor: Actor,
    ms: u64,
    fails: bool,
}

impl Build {
    /// Builds, and gives the name of the package.
    pub async fn run(self) -> Result<String, Broken> {
        let call = self.actor.call();
        self.actor.wait(self.ms).await;
        if self.fails {
            call.failed("broken");
            return Err(Broken(self.actor.name().into()));
        }
        call.done();
        Ok(format!("{}.zip", self.actor.name()))
    }
}

impl fmt::Debug for Build {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.actor.name())
    }
}

/// The build for this platform broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken(pub String);

/// A mirror that has the file, or not.
pub struct Mirror {
    actor: Actor,
    ms: u64,
    fails: bool,
}

impl Mirror {
    /// Downloads the file. It says which mirror it came from.
    pub async fn download(&self) -> Result<String, Missing> {
        let call = self.actor.call();
        self.actor.wait(self.ms).await;
        if self.fails {
            call.failed("missing");
            return Err(Missing);
        }
        call.done();
        Ok(format!("file from {}", self.actor.name()))
    }
}

impl fmt::Debug for Mirror {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.actor.name())
    }
}

/// This mirror does not have the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing;

/// No mirror had the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllFailed;

/// The stations of a plan such as `oslo:210 lima:90 rome:320`.
#[doc(hidden)]
pub fn stations(stage: &Stage) -> Vec<Station> {
    let items = stage.plan().items();
    items.iter().map(|item| station(stage, item)).collect()
}

fn station(stage: &Stage, item: &Item) -> Station {
    let Item { name, ms, .. } = item.only(&[]);
    let found = WEATHER.iter().find(|(station, _)| station == name);
    let unknown = || fault(format!("no station is called `{name}`"));
    let &(_, weather) = found.unwrap_or_else(unknown);
    Station {
        actor: stage.actor(name),
        ms: *ms,
        weather,
    }
}

#[doc(hidden)]
pub fn board(stage: &Stage) -> Board {
    Board {
        actor: stage.actor("board"),
    }
}

/// The transfers of a plan such as `anna:250 ben:100:fails cleo:400`.
#[doc(hidden)]
pub fn transfers(stage: &Stage) -> Vec<Transfer> {
    let items = stage.plan().items();
    items.iter().map(|item| transfer(stage, item)).collect()
}

fn transfer(stage: &Stage, item: &Item) -> Transfer {
    let Item { name, ms, .. } = item.only(&["fails"]);
    let found = PAYEES.iter().find(|(payee, _)| payee == name);
    let unknown = || fault(format!("nobody is called `{name}`"));
    let &(_, amount) = found.unwrap_or_else(unknown);
    Transfer {
        actor: stage.actor(name),
        ms: *ms,
        amount,
        fails: item.has("fails"),
    }
}

/// The builds of a plan such as `windows:400 linux:100 mac:150:fails`.
#[doc(hidden)]
pub fn builds(stage: &Stage) -> Vec<Build> {
    let items = stage.plan().items();
    items.iter().map(|item| build(stage, item)).collect()
}

fn build(stage: &Stage, item: &Item) -> Build {
    let Item { name, ms, .. } = item.only(&["fails"]);
    Build {
        actor: stage.actor(name),
        ms: *ms,
        fails: item.has("fails"),
    }
}

/// The mirrors of a plan such as `near:100:fails mid:250 far:400`.
#[doc(hidden)]
pub fn mirrors(stage: &Stage) -> Vec<Mirror> {
    let items = stage.plan().items();
    items.iter().map(|item| mirror(stage, item)).collect()
}

fn mirror(stage: &Stage, item: &Item) -> Mirror {
    let Item { name, ms, .. } = item.only(&["fails"]);
    Mirror {
        actor: stage.actor(name),
        ms: *ms,
        fails: item.has("fails"),
    }
}
