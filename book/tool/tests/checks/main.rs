//! Each check, in a small book that is right but for one thing.

mod toy;

mod directives;
mod figure;
mod pages;
mod source;
