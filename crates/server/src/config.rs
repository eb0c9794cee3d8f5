//! The settings of a service: where people reach it, whom it believes, and what it keeps.

use hall::Net;

use std::fmt;
use std::str::FromStr;

/// The settings of a service.
#[derive(Clone, Debug)]
pub struct ServerConfig {
    /// Where people reach it, if that is not where it listens.
    pub public: Option<Public>,
    /// Those who may say for whom they ask.
    pub proxies: Vec<Net>,
    /// A table nobody who sits there comes back to goes to the archive after so many days.
    pub keep_days: u32,
    /// When there are more, those left alone the longest go earlier.
    pub most_tables: usize,
    /// So many connections at once; as many as the system allows if left out.
    pub most_connections: Option<usize>,
    /// For tests alone: everything that is chance otherwise follows from this number (`rehearsal`).
    pub rehearsal: Option<u64>,
}

impl Default for ServerConfig {
    fn default() -> ServerConfig {
        ServerConfig {
            public: None,
            proxies: Vec::new(),
            keep_days: 90,
            most_tables: 200_000,
            most_connections: None,
            rehearsal: None,
        }
    }
}

/// The address people type: `https://games.example.org`, as browsers write an origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Public(String);

impl Public {
    pub fn origin(&self) -> &str {
        &self.0
    }

    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https:")
    }
}

impl FromStr for Public {
    type Err = NotPublic;

    fn from_str(text: &str) -> Result<Public, NotPublic> {
        let text = text.to_ascii_lowercase();
        let (scheme, host) = text.split_once("://").ok_or(NotPublic)?;
        let usual_port = match scheme {
            "https" => ":443",
            "http" => ":80",
            _ => return Err(NotPublic),
        };
        let host = host.strip_suffix('/').unwrap_or(host);
        let host = host.strip_suffix(usual_port).unwrap_or(host);
        let of_a_host = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
        if host.is_empty() || !host.bytes().all(of_a_host) {
            return Err(NotPublic);
        }
        Ok(Public(format!("{scheme}://{host}")))
    }
}

/// This is no address people could type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPublic;

impl fmt::Display for NotPublic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected https://HOST or http://HOST")
    }
}

impl std::error::Error for NotPublic {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_addresses_are_read_as_browsers_write_origins() {
        let origin = |text: &str| text.parse::<Public>().map(|public| public.origin().to_owned());
        assert_eq!(origin("https://Games.Example.org/").as_deref(), Ok("https://games.example.org"));
        assert_eq!(origin("https://x.org:443").as_deref(), Ok("https://x.org"));
        assert_eq!(origin("http://[::1]:8080").as_deref(), Ok("http://[::1]:8080"));
        for bad in
            ["games.example.org", "ftp://x", "https://", "https://x/games", "https://u@x", "https://x y"]
        {
            assert_eq!(origin(bad), Err(NotPublic), "{bad}");
        }
    }
}
