//! On whose behalf is something asked? Which addresses belong together: a network is an address and how many of its first
//! bits count.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use ipnet::IpNet;

/// Whom a limit counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// Somebody on this very machine, with no proxy between: they need no limits.
    Here,
    Net(Net),
}

impl Source {
    pub fn of(address: IpAddr) -> Source {
        Source::Net(Net::home(address))
    }
}

/// `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Net(IpNet);

/// What one home or one machine gets of IPv6 addresses, and what one site gets.
const HOME: u8 = 64;
const SITE: u8 = 48;

/// What a whole site may do, counted in homes that do all they may.
pub const HOMES_OF_A_SITE: f32 = 16.0;

impl Net {
    /// One subscriber: an IPv4 address or an IPv6 /64.
    pub fn home(address: IpAddr) -> Net {
        let address = address.to_canonical();
        let bits = if address.is_ipv4() { 32 } else { HOME };
        Net(IpNet::new_assert(address, bits).trunc())
    }

    /// The homes that are most likely in one hand, if this is an IPv6 network.
    pub fn site(self) -> Option<Net> {
        let IpNet::V6(net) = self.0 else { return None };
        (net.prefix_len() > SITE).then(|| Net(IpNet::new_assert(net.addr().into(), SITE).trunc()))
    }

    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

impl fmt::Display for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Net {
    type Err = NotANet;

    fn from_str(text: &str) -> Result<Net, NotANet> {
        if let Ok(address) = text.parse::<IpAddr>() {
            return Ok(Net(address.to_canonical().into()));
        }
        let net: IpNet = text.parse().map_err(|_| NotANet)?;
        // Bits of an IPv4 address written as IPv6 would have to be counted from elsewhere.
        let plain = net.addr().to_canonical() == net.addr();
        match plain {
            true => Ok(Net(net.trunc())),
            false if net.prefix_len() == net.max_prefix_len() => Ok(Net(net.addr().to_canonical().into())),
            false => Err(NotANet),
        }
    }
}

/// This is no address and no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotANet;

impl fmt::Display for NotANet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected ADDRESS or ADDRESS/BITS")
    }
}

impl std::error::Error for NotANet {}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_network_holds_its_own_and_no_others() {
        let net: Net = "10.1.0.0/16".parse().unwrap();
        assert!(net.contains(ip("10.1.255.3")) && net.contains(ip("::ffff:10.1.2.3")));
        assert!(!net.contains(ip("10.2.0.1")) && !net.contains(ip("::a01:1")));
        let net: Net = "2001:db8::/32".parse().unwrap();
        assert!(net.contains(ip("2001:db8:ffff::1")) && !net.contains(ip("2001:db9::1")));
        assert!("0.0.0.0/0".parse::<Net>().unwrap().contains(ip("255.1.2.3")));
        assert!("::1".parse::<Net>().unwrap().contains(ip("::1")));
        assert!("::ffff:127.0.0.1".parse::<Net>().unwrap().contains(ip("127.0.0.1")));
        for bad in
            ["", "10.0.0.0/33", "::/129", "10.0.0/8", "10.0.0.1/x", "example.org", "::ffff:10.0.0.0/104"]
        {
            assert_eq!(bad.parse::<Net>(), Err(NotANet), "{bad}");
        }
    }

    #[test]
    fn one_home_is_one_address_or_the_first_half_of_a_newer_one() {
        assert_eq!(Net::home(ip("2001:db8::1")), Net::home(ip("2001:db8::ffff:1:2:3")));
        assert_ne!(Net::home(ip("2001:db8::1")), Net::home(ip("2001:db8:0:1::1")));
        assert_eq!(Net::home(ip("2001:db8::1")).site(), Net::home(ip("2001:db8:0:1::1")).site());
        assert_ne!(Net::home(ip("192.0.2.1")), Net::home(ip("192.0.2.2")));
        assert_eq!(Net::home(ip("::ffff:192.0.2.1")), Net::home(ip("192.0.2.1")));
        assert_eq!(Net::home(ip("192.0.2.1")).site(), None);
    }
}
