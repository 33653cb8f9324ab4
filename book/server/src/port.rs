//! Which port the book is on.

use std::{
    io,
    net::{Ipv4Addr, TcpListener},
};

use anyhow::{Context, bail};

/// How far above the asked port to look for a free one.
const REACH: u16 = 100;

/// Listens on 127.0.0.1, on `port` or the next free one above it. Port 0 is any free one.
///
/// Fails if the port may not be used, or none of the hundred above it is free.
pub fn listen(port: u16) -> anyhow::Result<TcpListener> {
    let last = port.saturating_add(REACH);
    for candidate in port..=last {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, candidate)) {
            Err(err) if err.kind() == io::ErrorKind::AddrInUse => {}
            other => {
                return other.with_context(|| {
                    format!("port {candidate} cannot be used; give another with --port")
                });
            }
        }
    }
    bail!("ports {port} to {last} are all taken; give another with --port")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_leads_to_one_above_it() -> anyhow::Result<()> {
        let first = listen(0)?;
        let taken = first.local_addr()?.port();
        let next = listen(taken)?.local_addr()?;
        assert!(next.port() > taken);
        assert!(next.ip().is_loopback());
        Ok(())
    }

    #[test]
    fn a_range_that_is_taken_is_an_error_that_names_it() -> anyhow::Result<()> {
        let Ok(_held) = TcpListener::bind((Ipv4Addr::LOCALHOST, u16::MAX)) else {
            return Ok(());
        };
        let err = listen(u16::MAX).expect_err("the last port is taken");
        assert_eq!(
            err.to_string(),
            "ports 65535 to 65535 are all taken; give another with --port"
        );
        Ok(())
    }
}
