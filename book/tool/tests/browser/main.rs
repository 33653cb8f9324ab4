//! The book in a real browser: headless Chromium, driven over WebDriver.
//!
//! Every page is opened light and dark, on a desk and on a phone. Some things are tried once more
//! without JavaScript, on paper, and by keyboard alone. Each check is shown to find what it looks for
//! (`self_test`). Where a tool is missing, each test says so on stderr and passes; with `CI` set it fails.

mod tools;

mod browser;
mod webdriver;

mod look;
mod problems;
mod served;

mod every_page;
mod keyboard;
mod no_script;
mod on_paper;
mod reload;
mod search;
mod self_test;
