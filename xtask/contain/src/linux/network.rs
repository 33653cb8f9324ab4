//! A user namespace, with a network and shared memory of its own: the only device is the loopback
//! one, so that a case talks to itself and to nobody else.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::os::unix::fs::MetadataExt;

use super::sys;

/// The user that root is in the namespace: one without its powers.
const NOBODY_SPECIAL: u32 = 1000;

/// Moves this process, which has one thread, into new namespaces and brings the loopback device up.
pub(crate) fn leave() -> io::Result<()> {
    let own = fs::metadata("/proc/self")?;
    let (user, group) = (own.uid(), own.gid());
    sys::unshare(libc::CLONE_NEWUSER | libc::CLONE_NEWNET | libc::CLONE_NEWIPC)?;
    // Without this line no group may be mapped.
    fs::write("/proc/self/setgroups", "deny")?;
    fs::write("/proc/self/uid_map", map(user))?;
    fs::write("/proc/self/gid_map", map(group))?;
    loopback_up()
}

fn map(id: u32) -> String {
    let inside = if id == 0 { NOBODY_SPECIAL } else { id };
    format!("{inside} {id} 1")
}

/// What `ip link set lo up` does.
fn loopback_up() -> io::Result<()> {
    const REQUEST_WITH_REPLY: u16 = 1 | 4;
    const ERROR: u16 = 2;
    let up = (libc::IFF_UP as u32).to_ne_bytes();
    let mut message = Vec::with_capacity(32);
    message.extend(32u32.to_ne_bytes());
    message.extend(libc::RTM_NEWLINK.to_ne_bytes());
    message.extend(REQUEST_WITH_REPLY.to_ne_bytes());
    // Number and sender of the message, then the family of addresses and the kind of device: any.
    message.extend([0; 12]);
    // The loopback device is the first of every network.
    message.extend(1u32.to_ne_bytes());
    message.extend(up);
    message.extend(up);
    let mut socket = File::from(sys::route_socket()?);
    socket.write_all(&message)?;
    let mut reply = [0; 1024];
    let read = socket.read(&mut reply)?;
    let word = |at: usize| reply.get(at..at + 4).and_then(|word| word.try_into().ok());
    let kind = u16::from_ne_bytes([reply[4], reply[5]]);
    let error = word(16).map_or(0, i32::from_ne_bytes);
    if read < 20 || kind != ERROR {
        return Err(io::Error::other("no reply about the loopback device"));
    }
    if error != 0 {
        return Err(io::Error::from_raw_os_error(-error));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn root_has_no_powers_inside_and_others_stay_who_they_are() {
        assert_eq!(map(0), "1000 0 1");
        assert_eq!(map(7), "7 7 1");
    }
}
