//! `contain`: runs a program so that it changes nothing outside its temporary folder, reaches nobody
//! beyond this machine where that can be had, and leaves no process behind.
//!
//! ```text
//! contain --tier                                  the best tier here, as one line of JSON
//! contain --as A|B --folder FOLDER -- PROGRAM …   runs it; ends as it ended
//! ```
//!
//! `FOLDER` is made, is the program's `TMPDIR`, and is removed. Streams are the caller's.
//!
//! Tiers are tried, not looked up:
//!
//! - `A`: a user namespace with a network of its own, and all of `B`.
//! - `B`: Landlock and a filter for system calls; resource limits; what is left is ended. TCP is open
//!   to all addresses: labs need it on the loopback device, Landlock knows ports only and a filter
//!   neither. UDP, and so names, are refused.
//! - `E`: none of it. Then this program runs nothing, and the caller's own limits are all there is.
//!
//! None of it is a mark's safeguard against a student at the keyboard: it keeps accidents and
//! borrowed code from doing harm, and the machine as it was.

#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
mod linux;

#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
fn main() -> std::process::ExitCode {
    linux::main()
}

#[cfg(not(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
)))]
fn main() -> std::process::ExitCode {
    println!(
        "{{\"tier\":\"E\",\"has\":[],\"lacks\":[\"a way to contain processes on {} {}\"]}}",
        std::env::consts::OS,
        std::env::consts::ARCH
    );
    let asked = std::env::args().nth(1);
    std::process::ExitCode::from(if asked.as_deref() == Some("--tier") {
        0
    } else {
        125
    })
}
