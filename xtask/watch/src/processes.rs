//! Processes that descend from one, and their groups. A grade gives each case a group of its own; a
//! case whose grader is gone ends itself, but not what it started.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

/// A process, as the system lists it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Process {
    id: i32,
    parent: i32,
    group: i32,
}

/// The groups of all that descends from this process, without its own.
pub(crate) fn groups_below(leader: i32) -> BTreeSet<i32> {
    groups(leader, &all())
}

fn groups(leader: i32, all: &[Process]) -> BTreeSet<i32> {
    let mut found = BTreeSet::from([leader]);
    let mut known = 0;
    while known < found.len() {
        known = found.len();
        let children = all.iter().filter(|process| found.contains(&process.parent));
        let children: Vec<i32> = children.map(|process| process.id).collect();
        found.extend(children);
    }
    let members = all.iter().filter(|process| found.contains(&process.id));
    // The system's own processes have group 0 or 1.
    let groups = members
        .map(|process| process.group)
        .filter(|group| *group > 1);
    groups.filter(|group| *group != leader).collect()
}

/// Asks /proc where there is one, else `ps`.
fn all() -> Vec<Process> {
    let found = fs::read_dir("/proc").map(|entries| {
        let stat = |entry: fs::DirEntry| fs::read_to_string(entry.path().join("stat")).ok();
        let stats = entries.flatten().filter_map(stat);
        stats.filter_map(|text| stat_row(&text)).collect::<Vec<_>>()
    });
    let Some(found) = found.ok().filter(|found| !found.is_empty()) else {
        let listed = Command::new("ps")
            .args(["-A", "-o", "pid=,ppid=,pgid="])
            .output();
        let text = listed.map(|listed| String::from_utf8_lossy(&listed.stdout).into_owned());
        return text.unwrap_or_default().lines().filter_map(row).collect();
    };
    found
}

/// `id (name) state parent group …`; a name may hold anything.
fn stat_row(text: &str) -> Option<Process> {
    let (id, rest) = (text.split(' ').next()?, text.rsplit_once(')')?.1);
    let mut words = rest.split_whitespace().skip(1);
    row(&format!("{id} {} {}", words.next()?, words.next()?))
}

/// `id parent group`.
fn row(text: &str) -> Option<Process> {
    let mut words = text.split_whitespace().map(|word| word.parse().ok());
    Some(Process {
        id: words.next()??,
        parent: words.next()??,
        group: words.next()??,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_those_of_children_and_their_children_only() {
        // The shell, the watch and its grade; a case with a child and one more group; a stranger.
        let listed =
            "1 0 1\n7 1 7\n20 7 20\n30 20 30\n31 30 30\n40 30 40\n32 31 33\n50 1 50\n0 0 0";
        let all: Vec<Process> = listed.lines().filter_map(row).collect();
        assert_eq!(groups(20, &all), BTreeSet::from([30, 33, 40]));
        assert_eq!(groups(50, &all), BTreeSet::new());
        assert_eq!(groups(99, &all), BTreeSet::new());
    }

    #[test]
    fn a_name_with_blanks_and_parentheses_is_no_obstacle() {
        let text = "42 (a (b) 7 8) S 1 42 42 0 -1 4194304";
        assert_eq!(stat_row(text), row("42 1 42"));
        assert_eq!(stat_row("42 (a"), None);
    }

    #[test]
    fn this_process_is_listed() {
        let own = i32::try_from(std::process::id()).unwrap();
        assert!(all().iter().any(|process| process.id == own));
    }
}
