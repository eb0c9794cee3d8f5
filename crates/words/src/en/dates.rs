//! How are days and hours written in English?

pub fn date(year: u64, month: u64, day: u64) -> String {
    format!("{year}-{month:02}-{day:02}")
}

pub fn until(time: &str) -> String {
    format!("until {time}")
}
