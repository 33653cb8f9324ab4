//! What nobody can guess: std seeds each hasher from the system's random numbers.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};

/// 128 bits, as hexadecimal digits.
pub(crate) fn nonce() -> String {
    let word = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", word(), word())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_nonces_differ() {
        assert_ne!(nonce(), nonce());
        assert_eq!(nonce().len(), 32);
    }
}
