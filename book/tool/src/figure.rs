//! Figures: a recorded trace as a static SVG with caption and text.
//!
//! [`timeline`] holds what a trace tells, [`picture`] lays it out and draws it, [`words`] says it.
//! Shapes and words carry the meaning; colours come from book/ui/figure.css and only support it.

pub mod html;
pub mod timeline;

pub mod picture;
pub mod words;

pub mod lane;

mod paint;
mod place;

pub mod axis;
pub mod format;
pub mod shelf;
pub mod strip;

pub mod shapes;
pub mod svg;

mod read;
