//! Figures: a recorded trace as a static SVG with caption and text.
//!
//! [`timeline`] reads the trace, [`picture`] lays it out and draws it, [`words`] says it. Shapes and
//! words carry the meaning; colours come from book/ui/book.css and only support it.

pub mod axis;
pub mod format;
pub mod html;
pub mod lane;
mod paint;
pub mod picture;
pub mod shapes;
pub mod shelf;
pub mod strip;
pub mod svg;
pub mod timeline;
pub mod words;
