//! What fails the build. Each check has a test in which it fails.

pub mod config;
pub mod html;
pub mod log;
pub mod pages;
pub mod source;
