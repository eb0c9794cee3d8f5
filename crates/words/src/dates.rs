//! When was that, as people and as machines write it?

use crate::lang::{Lang, spoken};
use crate::{en, es};

/// When something happened, as people write it; time zones are the browser's affair.
pub fn happened(lang: Lang, at_ms: u64) -> String {
    let (year, month, day) = civil(at_ms / 86_400_000);
    let (hours, minutes) = (at_ms / 3_600_000 % 24, at_ms / 60_000 % 60);
    format!("{}, {hours:02}:{minutes:02} UTC", spoken!(lang, dates::date(year, month, day)))
}

/// The same as machines write it.
pub fn timestamp(at_ms: u64) -> String {
    let (year, month, day) = civil(at_ms / 86_400_000);
    let (hours, minutes, seconds) = (at_ms / 3_600_000 % 24, at_ms / 60_000 % 60, at_ms / 1000 % 60);
    format!("{year}-{month:02}-{day:02}T{hours:02}:{minutes:02}:{seconds:02}Z")
}

/// Year, month and day of a number of days since 1970: 400 years are 146,097 days, and a year begins in March so that
/// the odd day comes last.
fn civil(days: u64) -> (u64, u64, u64) {
    let since = days + 719_468;
    let (era, day) = (since / 146_097, since % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let (month, over) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + over, month, date)
}

/// When something runs out, for those whose page does not count down by itself.
pub fn ends_at(lang: Lang, deadline_ms: u64) -> String {
    let of_day = deadline_ms / 1000 % 86_400;
    let (hours, minutes, seconds) = (of_day / 3600, of_day / 60 % 60, of_day % 60);
    spoken!(lang, dates::until(&format!("{hours:02}:{minutes:02}:{seconds:02} UTC")))
}
