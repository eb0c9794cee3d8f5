//! How are days and hours written in Spanish?

pub fn date(year: u64, month: u64, day: u64) -> String {
    format!("{day}/{month}/{year}")
}

pub fn until(time: &str) -> String {
    format!("hasta las {time}")
}
