//! What is wrong with the book, with file and line. All of it is found before any of it is printed.

use std::fmt;

/// One thing to mend.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// Relative to the course's root, with forward slashes.
    pub file: String,
    /// From 1; 0 is the file as a whole.
    pub line: usize,
    /// What is wrong, and where it helps, what mends it.
    pub text: String,
}

/// All problems of one build, as an error.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems(pub Vec<Problem>);

impl Problems {
    /// Adds one.
    pub fn add(&mut self, file: impl Into<String>, line: usize, text: impl Into<String>) {
        self.0.push(Problem {
            file: file.into(),
            line,
            text: text.into(),
        });
    }

    /// An error if there is any.
    ///
    /// # Errors
    /// The problems, sorted.
    pub fn check(mut self) -> Result<(), Problems> {
        if self.0.is_empty() {
            return Ok(());
        }
        self.0.sort();
        self.0.dedup();
        Err(self)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.text),
            line => write!(f, "{}:{line}: {}", self.file, self.text),
        }
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.0.len();
        let things = if count == 1 { "thing" } else { "things" };
        write!(f, "the book has {count} {things} to mend")?;
        self.0
            .iter()
            .try_for_each(|problem| write!(f, "\n{problem}"))
    }
}

impl std::error::Error for Problems {}
