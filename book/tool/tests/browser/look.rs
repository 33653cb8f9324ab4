//! How a reader may have a page.

/// One way to look at the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    pub(crate) scheme: Scheme,
    pub(crate) screen: Screen,
}

/// What the reader's system prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scheme {
    Light,
    Dark,
}

/// What the reader holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    Desk,
    Phone,
}

impl Look {
    /// As the file of its screenshots is called.
    pub(crate) fn name(self) -> String {
        format!("{}-{}", self.scheme.name(), self.screen.size().0)
    }
}

impl Scheme {
    pub(crate) const ALL: [Scheme; 2] = [Scheme::Light, Scheme::Dark];

    /// As CSS calls it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        }
    }
}

impl Screen {
    pub(crate) const ALL: [Screen; 2] = [Screen::Desk, Screen::Phone];

    /// Width and height in CSS pixels.
    pub(crate) fn size(self) -> (u32, u32) {
        match self {
            Screen::Desk => (1280, 900),
            Screen::Phone => (390, 844),
        }
    }
}
