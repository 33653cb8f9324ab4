//! Serves a book on this machine while you read or write it.
//!
//! [`serve`] builds, answers on 127.0.0.1, looks for changed files, builds again, and tells the open
//! pages to reload. How a book is built is the caller's business: it comes in as a closure. The server
//! reads pages only. It runs nothing and saves nothing.
//!
//! A build is read into memory as a whole ([`Site`]). So a page never shows half a build, a request
//! waits for none, and no path can lead out of the folder.

mod serve;

mod site;

mod live;

mod answer;
mod request;
mod response;

mod server;

mod open;
mod port;
mod watch;

pub use live::Live;
pub use port::listen;
pub use serve::{Options, serve};
pub use server::{Pages, Server};
pub use site::Site;
pub use watch::Watch;
