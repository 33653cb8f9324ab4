//! The wall clock, for people: when something was done. Nothing here is ever graded.

use std::time::{SystemTime, UNIX_EPOCH};

/// Now, in UTC, as RFC 3339: `2026-11-30T22:15:00Z`.
pub(crate) fn rfc3339() -> String {
    let [year, month, day, hour, minute, second] = utc(seconds());
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// Now, in UTC, fit for a file name: `20261130T221500Z`.
pub(crate) fn stamp() -> String {
    rfc3339().replace(['-', ':'], "")
}

/// Seconds since 1970. A clock set before that counts as 1970.
fn seconds() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}

/// Year, month, day, hour, minute, second. The days are counted in eras of 400 years that begin
/// on the first of March, so that the leap day is the last of its year.
fn utc(seconds: u64) -> [u64; 6] {
    let days = seconds / 86_400 + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    let rest = seconds % 86_400;
    [year, month, day, rest / 3_600, rest / 60 % 60, rest % 60]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_become_dates_across_leap_years() {
        assert_eq!(utc(0), [1970, 1, 1, 0, 0, 0]);
        assert_eq!(utc(951_782_399), [2000, 2, 28, 23, 59, 59]);
        assert_eq!(utc(951_782_400), [2000, 2, 29, 0, 0, 0]);
        assert_eq!(utc(1_796_076_900), [2026, 11, 30, 22, 15, 0]);
        assert_eq!(utc(4_107_542_400), [2100, 3, 1, 0, 0, 0]);
    }

    #[test]
    fn a_stamp_has_nothing_a_file_name_may_not_hold() {
        let stamp = stamp();
        assert_eq!(stamp.len(), "20261130T221500Z".len());
        assert!(stamp.bytes().all(|b| b.is_ascii_alphanumeric()));
    }
}
