//! For whom does a proxy ask? Only named proxies are believed, and only about the hop they saw themselves.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Once;

use axum::http::{HeaderMap, HeaderName, header};
use hall::Source;

use crate::config::ServerConfig;

/// The usual headers, and the one of RFC 7239.
static FORWARDED: HeaderName = header::FORWARDED;
static FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
static PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");
static HOST: HeaderName = HeaderName::from_static("x-forwarded-host");

/// Who asks, and which address of ours they asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CameFrom {
    pub from: Source,
    /// `https://host:port`, as a browser writes an origin. The client may have made up the host.
    pub origin: String,
    /// What links begin with: the same where the host is certain, and nothing where links have to be relative.
    pub links: String,
}

impl ServerConfig {
    /// Reads a request that arrived from this address.
    pub fn came_from(&self, peer: IpAddr, headers: &HeaderMap) -> CameFrom {
        let trusted = self.trusts(peer.to_canonical());
        let (origin, is_certain) = self.origin(trusted, headers);
        let links = if is_certain { origin.clone() } else { String::new() };
        CameFrom { from: self.source(peer, headers), origin, links }
    }

    /// Only who asks.
    pub fn source(&self, peer: IpAddr, headers: &HeaderMap) -> Source {
        let peer = peer.to_canonical();
        if self.trusts(peer) {
            Source::of(self.client(peer, headers))
        } else if forwards(headers) {
            warn_once(peer);
            Source::of(peer)
        } else {
            self.direct(peer)
        }
    }

    /// For whom to count a connection from this address; a proxy's are for those behind it.
    pub fn counts_for(&self, peer: IpAddr) -> Option<Source> {
        let peer = peer.to_canonical();
        (!self.trusts(peer)).then(|| self.direct(peer))
    }

    /// On this very machine nobody needs limits, unless a proxy stands between us and others.
    fn direct(&self, peer: IpAddr) -> Source {
        if peer.is_loopback() && self.proxies.is_empty() { Source::Here } else { Source::of(peer) }
    }

    pub fn trusts(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|proxy| proxy.contains(address))
    }

    /// The nearest address that is no proxy of ours. Where the headers cannot be read, or contradict each other, that
    /// is the last proxy's own: whoever forges them only loses.
    fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let by_rfc = joined(headers, &FORWARDED).map(|text| self.nearest(peer, &elements(&text, "for")));
        let usual = joined(headers, &FOR).map(|text| {
            let hops: Vec<_> = text.split(',').map(|hop| Some(hop.trim().to_owned())).collect();
            self.nearest(peer, &hops)
        });
        match (by_rfc, usual) {
            (Some(one), Some(other)) if one != other => peer,
            (Some(client), _) | (None, Some(client)) => client,
            (None, None) => peer,
        }
    }

    fn nearest(&self, peer: IpAddr, hops: &[Option<String>]) -> IpAddr {
        let mut nearest = peer;
        for hop in hops.iter().rev() {
            let Some(address) = hop.as_deref().and_then(address) else { break };
            nearest = address;
            if !self.trusts(address) {
                break;
            }
        }
        nearest
    }

    /// The address that was asked for, and whether it is certain that it is ours: the operator or a proxy has said so, or it
    /// is no name at all, which somebody else could point here.
    fn origin(&self, trusted: bool, headers: &HeaderMap) -> (String, bool) {
        if let Some(public) = &self.public {
            return (public.origin().to_owned(), true);
        }
        let said = |usual: &HeaderName, by_rfc: &str| {
            if !trusted {
                return None;
            }
            let last = |text: String| text.rsplit(',').next().map(|text| text.trim().to_owned());
            let usual = joined(headers, usual).and_then(last);
            let by_rfc = || elements(&joined(headers, &FORWARDED)?, by_rfc).pop()?;
            usual.or_else(by_rfc).filter(|text| !text.is_empty())
        };
        let secure = said(&PROTO, "proto").is_some_and(|scheme| scheme.eq_ignore_ascii_case("https"));
        let told = said(&HOST, "host").filter(|host| is_host(host));
        let is_told = told.is_some();
        let host = told.or_else(|| joined(headers, &header::HOST)).unwrap_or_else(|| "localhost".to_owned());
        let is_certain = is_told || is_literal(&host);
        (format!("{}://{host}", if secure { "https" } else { "http" }), is_certain)
    }
}

/// Whether this could be a host and its port.
pub fn is_host(text: &str) -> bool {
    let of_a_host = |byte: u8| byte.is_ascii_alphanumeric() || b"._-:[]".contains(&byte);
    !text.is_empty() && text.bytes().all(of_a_host)
}

/// Whether this is an address or `localhost`, perhaps with a port: no name that somebody else could point here.
pub fn is_literal(host: &str) -> bool {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !host.ends_with(']') => (name, port),
        _ => (host, "0"),
    };
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    let is_address = match bare {
        Some(bare) => bare.parse::<Ipv6Addr>().is_ok(),
        None => name.parse::<Ipv4Addr>().is_ok(),
    };
    port.parse::<u16>().is_ok() && (is_address || name.eq_ignore_ascii_case("localhost"))
}

fn forwards(headers: &HeaderMap) -> bool {
    [&FORWARDED, &FOR].into_iter().any(|name| headers.contains_key(name))
}

/// Whoever runs the house should know that everybody behind this address shares its limits.
fn warn_once(peer: IpAddr) {
    static WARNED: Once = Once::new();
    WARNED.call_once(|| {
        tracing::warn!(%peer, "requests are forwarded by an address that --trust-proxy does not name: limits count it, not those behind it");
    });
}

/// The values of a header that came several times are one list, in order. What is not text is in it as such.
fn joined(headers: &HeaderMap, name: &HeaderName) -> Option<String> {
    let values: Vec<&str> = headers.get_all(name).iter().map(|value| value.to_str().unwrap_or("?")).collect();
    (!values.is_empty()).then(|| values.join(", "))
}

/// What each hop says under this name: `for=192.0.2.7;proto=https, for="[2001:db8::1]:4711"`.
fn elements(text: &str, wanted: &str) -> Vec<Option<String>> {
    let value = |element: &str| {
        let mut pairs = parts(element, ';').into_iter().filter_map(|pair| pair.split_once('='));
        let (_, value) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case(wanted))?;
        Some(value.trim().trim_matches('"').replace('\\', ""))
    };
    parts(text, ',').into_iter().map(value).collect()
}

/// Cuts at a mark that is not within quotes.
fn parts(text: &str, mark: char) -> Vec<&str> {
    let (mut quoted, mut escaped) = (false, false);
    let cut = |letter: char| {
        if letter == '"' && !escaped {
            quoted = !quoted;
        }
        escaped = quoted && !escaped && letter == '\\';
        letter == mark && !quoted
    };
    text.split(cut).collect()
}

/// An address, with or without brackets and port; nothing if somebody hides it or it is nonsense.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|socket| socket.ip()));
    address.map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().unwrap());
        }
        headers
    }

    fn behind(proxies: &[&str]) -> ServerConfig {
        ServerConfig {
            proxies: proxies.iter().map(|net| net.parse().unwrap()).collect(),
            ..ServerConfig::default()
        }
    }

    #[track_caller]
    fn counts(house: &ServerConfig, peer: &str, lines: &[(&'static str, &'static str)], expected: &str) {
        let from = house.came_from(peer.parse().unwrap(), &headers(lines)).from;
        assert_eq!(from, Source::of(expected.parse().unwrap()), "{peer} {lines:?}");
    }

    #[test]
    fn a_named_proxy_says_for_whom_it_asks() {
        let house = behind(&["127.0.0.1", "10.0.0.0/8"]);
        let here = |lines, expected| counts(&house, "127.0.0.1", lines, expected);
        here(&[("x-forwarded-for", "192.0.2.7")], "192.0.2.7");
        here(&[("x-forwarded-for", "192.0.2.7:4711")], "192.0.2.7");
        here(&[("forwarded", "for=192.0.2.7;proto=https;by=10.0.0.1")], "192.0.2.7");
        here(&[("forwarded", "For=\"[2001:db8::7]:4711\"")], "2001:db8::7");
        here(&[("x-forwarded-for", "192.0.2.7, 10.1.2.3")], "192.0.2.7");
        here(&[("x-forwarded-for", "192.0.2.7"), ("forwarded", "for=192.0.2.7")], "192.0.2.7");
        counts(&house, "::ffff:127.0.0.1", &[("x-forwarded-for", "192.0.2.7")], "192.0.2.7");
    }

    #[test]
    fn what_others_put_before_it_is_not_believed() {
        let house = behind(&["127.0.0.1"]);
        let here = |lines, expected| counts(&house, "127.0.0.1", lines, expected);
        here(&[("x-forwarded-for", "198.51.100.1, 192.0.2.7")], "192.0.2.7");
        here(&[("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", "192.0.2.7")], "192.0.2.7");
        here(&[("forwarded", "for=198.51.100.1"), ("forwarded", "for=192.0.2.7")], "192.0.2.7");
        here(&[("forwarded", "for=\"198.51.100.1, for=198.51.100.2\", for=192.0.2.7")], "192.0.2.7");
        // A proxy that sets one of the two passes on what its client put into the other.
        here(&[("forwarded", "for=198.51.100.1"), ("x-forwarded-for", "192.0.2.7")], "127.0.0.1");
    }

    #[test]
    fn what_cannot_be_read_leaves_the_proxys_own_address() {
        let house = behind(&["127.0.0.1", "10.0.0.1"]);
        let lines: [&[(&str, &str)]; 6] = [
            &[],
            &[("x-forwarded-for", "")],
            &[("x-forwarded-for", "192.0.2.7, nonsense")],
            &[("forwarded", "for=_hidden")],
            &[("forwarded", "for=unknown;proto=https")],
            &[("forwarded", "proto=https")],
        ];
        lines.into_iter().for_each(|lines| counts(&house, "127.0.0.1", lines, "127.0.0.1"));
        counts(&house, "127.0.0.1", &[("x-forwarded-for", "nonsense, 10.0.0.1")], "10.0.0.1");
    }

    #[test]
    fn strangers_speak_for_themselves() {
        let house = ServerConfig::default();
        counts(&house, "198.51.100.1", &[("x-forwarded-for", "192.0.2.7")], "198.51.100.1");
        counts(&house, "127.0.0.1", &[("x-forwarded-for", "192.0.2.7")], "127.0.0.1");
        let local = ServerConfig::default();
        assert_eq!(local.came_from("::1".parse().unwrap(), &headers(&[])).from, Source::Here);
    }

    #[test]
    fn the_public_address_is_where_people_are() {
        let (here, there) = ("127.0.0.1".parse().unwrap(), "192.0.2.7".parse().unwrap());
        let told =
            headers(&[("host", "inner:7777"), ("x-forwarded-proto", "https"), ("x-forwarded-host", "x.org")]);
        let by_rfc =
            headers(&[("host", "inner:7777"), ("forwarded", "for=192.0.2.7;proto=https;host=x.org")]);
        let house = behind(&["127.0.0.1"]);
        assert_eq!(house.came_from(here, &told).origin, "https://x.org");
        assert_eq!(house.came_from(here, &by_rfc).origin, "https://x.org");
        assert_eq!(house.came_from(there, &told).origin, "http://inner:7777");
        let named = ServerConfig {
            public: Some("https://games.example.org".parse().unwrap()),
            ..ServerConfig::default()
        };
        assert_eq!(named.came_from(there, &told).origin, "https://games.example.org");
    }

    /// Only a host that is certain is repeated in links.
    #[test]
    fn a_name_anybody_may_have_chosen_is_in_no_link() {
        let (here, there) = ("127.0.0.1".parse().unwrap(), "192.0.2.7".parse().unwrap());
        fn links(house: &ServerConfig, peer: IpAddr, lines: &[(&'static str, &'static str)]) -> String {
            house.came_from(peer, &headers(lines)).links
        }
        let house = behind(&["127.0.0.1"]);
        for literal in
            ["localhost", "LOCALHOST:7777", "127.0.0.1:7777", "192.168.1.5", "[::1]:7777", "[fe80::1]"]
        {
            assert_eq!(links(&house, there, &[("host", literal)]), format!("http://{literal}"));
        }
        let names = [
            "evil.example",
            "evil.example:80",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "localhost:x",
            "[evil]:80",
            "x@localhost",
        ];
        for name in names {
            assert_eq!(links(&house, there, &[("host", name)]), "", "{name}");
            assert_eq!(links(&house, here, &[("host", name)]), "", "{name}");
        }
        let told = &[("host", "inner"), ("x-forwarded-host", "x.org"), ("x-forwarded-proto", "https")];
        assert_eq!(links(&house, here, told), "https://x.org", "a proxy knows");
        assert_eq!(links(&house, there, told), "", "and nobody else");
        assert_eq!(links(&house, here, &[("host", "inner"), ("x-forwarded-host", "a/b?c")]), "");
    }
}
