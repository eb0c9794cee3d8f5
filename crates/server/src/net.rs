//! Which addresses belong together? A network is an address and how many of its first bits count.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// `192.0.2.7`, `10.0.0.0/8`, `2001:db8::/32`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Net {
    address: IpAddr,
    bits: u8,
}

/// What one home or one machine gets of the newer addresses, and what one site gets.
const HOME: u8 = 64;
const SITE: u8 = 48;

impl Net {
    pub fn new(address: IpAddr, bits: u8) -> Net {
        let address = match address.to_canonical() {
            IpAddr::V4(old) => {
                let mask = u32::MAX.checked_shl(32 - u32::from(bits.min(32))).unwrap_or(0);
                IpAddr::V4(Ipv4Addr::from_bits(old.to_bits() & mask))
            }
            IpAddr::V6(new) => {
                let mask = u128::MAX.checked_shl(128 - u32::from(bits.min(128))).unwrap_or(0);
                IpAddr::V6(Ipv6Addr::from_bits(new.to_bits() & mask))
            }
        };
        Net { address, bits }
    }

    /// Everybody who can be told apart from others only by what they may choose themselves.
    pub fn home(address: IpAddr) -> Net {
        let address = address.to_canonical();
        Net::new(address, if address.is_ipv4() { 32 } else { HOME })
    }

    /// The homes that are most likely in one hand, if this is one of the newer addresses.
    pub fn site(self) -> Option<Net> {
        (self.address.is_ipv6() && self.bits > SITE).then(|| Net::new(self.address, SITE))
    }

    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.address.is_ipv4() && Net::new(address, self.bits) == *self
    }
}

impl fmt::Display for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

impl FromStr for Net {
    type Err = NotANet;

    fn from_str(text: &str) -> Result<Net, NotANet> {
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| NotANet)?;
        let all = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(all), |bits| bits.parse().map_err(|_| NotANet))?;
        // Bits of an older address in newer clothes would have to be counted from elsewhere.
        let plain = address.to_canonical() == address;
        if bits <= all && (plain || bits == all) {
            Ok(Net::new(address, if plain { bits } else { 32 }))
        } else {
            Err(NotANet)
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
