//! Where a request comes from, behind any number of our own proxies, and under which address it is counted.

use std::{
    net::{IpAddr, Ipv6Addr, SocketAddr},
    str::FromStr,
};

use axum::http::HeaderMap;

/// The addresses that share their first bits: `10.0.0.0/8`, `::1/128`, or one address alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// A text that names no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no network; one is written like 10.0.0.0/8 or ::1/128")]
pub struct NoNetwork;

impl Network {
    /// Whether an address is in it.
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                first_bits(own.to_bits().into(), 32, self.bits) == first_bits(other.to_bits().into(), 32, self.bits)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => {
                first_bits(own.to_bits(), 128, self.bits) == first_bits(other.to_bits(), 128, self.bits)
            }
            _ => false,
        }
    }
}

fn first_bits(address: u128, of: u8, bits: u8) -> u128 {
    address.checked_shr(u32::from(of - bits)).unwrap_or(0)
}

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        let address = address.to_canonical();
        Self { address, bits: if address.is_ipv4() { 32 } else { 128 } }
    }
}

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let Some((address, bits)) = text.trim().split_once('/') else {
            return text.trim().parse::<IpAddr>().map(Self::from).map_err(|_| NoNetwork);
        };
        let address: IpAddr = address.parse().map_err(|_| NoNetwork)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let digits = bits.bytes().all(|letter| letter.is_ascii_digit());
        let bits = bits.parse().ok().filter(|bits| digits && *bits <= most).ok_or(NoNetwork)?;
        Ok(Self { address, bits })
    }
}

/// Where a request comes from: the peer itself, or, where that is one of our proxies, the last in
/// `X-Forwarded-For` that is none. Whatever stands before it a client may have written.
pub(crate) fn client(peer: IpAddr, headers: &HeaderMap, trusted: &[Network]) -> IpAddr {
    let is_ours = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    let mut nearest = peer.to_canonical();
    if !is_ours(nearest) {
        return nearest;
    }
    // A proxy may add to a line or add a line: together they are one list.
    let lines = headers.get_all("x-forwarded-for").iter().rev();
    for told in lines.flat_map(|line| line.as_bytes().rsplit(|letter| *letter == b',')) {
        // Beyond what cannot be read nothing is known: who passed it on is counted.
        let Some(address) = std::str::from_utf8(told).ok().and_then(read) else { break };
        nearest = address;
        if !is_ours(address) {
            break;
        }
    }
    nearest
}

/// An address as proxies write it: `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:4711`.
fn read(told: &str) -> Option<IpAddr> {
    let told = told.trim().trim_matches('"');
    let bare = told.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(told);
    let address = bare.parse::<IpAddr>().ok().or_else(|| told.parse::<SocketAddr>().ok().map(|socket| socket.ip()));
    address.map(|address| address.to_canonical())
}

/// The address under which somebody is counted: of IPv6 the first 64 bits, since whoever has one address there has all
/// that begin alike.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn networks(texts: &[&str]) -> Vec<Network> {
        texts.iter().map(|text| text.parse().expect("a network")).collect()
    }

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_network_holds_what_begins_like_it() {
        let cases = [
            ("10.0.0.0/8", "10.255.1.2", "11.0.0.0"),
            ("10.0.0.7", "10.0.0.7", "10.0.0.8"),
            ("192.0.2.128/25", "192.0.2.255", "192.0.2.127"),
            ("::1/128", "::1", "::2"),
            ("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::"),
            ("0.0.0.0/0", "203.0.113.9", "2001:db8::1"),
            ("::/0", "2001:db8::1", "203.0.113.9"),
            ("10.0.0.0/8", "::ffff:10.1.2.3", "::ffff:11.1.2.3"),
        ];
        for (network, inside, outside) in cases {
            let network: Network = network.parse().expect("a network");
            assert!(network.contains(address(inside)) && !network.contains(address(outside)), "{network:?}");
        }
        for none in
            ["", "/", "10.0.0.0/33", "::1/129", "10.0.0.0/", "10.0.0.0/+8", "10.0.0.0/-1", "ten", "10.0.0.0/8/8"]
        {
            assert_eq!(none.parse::<Network>(), Err(NoNetwork), "{none}");
        }
    }

    #[test]
    fn the_right_most_address_that_is_not_ours_counts() {
        let trusted = networks(&["10.0.0.0/8", "::1/128"]);
        let cases: [(&str, &[&str], &str); 14] = [
            ("203.0.113.9", &["198.51.100.7"], "203.0.113.9"),
            ("10.0.0.1", &["198.51.100.7"], "198.51.100.7"),
            ("10.0.0.1", &["192.0.2.66, 198.51.100.7"], "198.51.100.7"),
            ("10.0.0.1", &["192.0.2.66", "198.51.100.7"], "198.51.100.7"),
            ("10.0.0.1", &["192.0.2.66, 198.51.100.7, 10.3.3.3"], "198.51.100.7"),
            ("10.0.0.1", &["192.0.2.66, 198.51.100.7", "10.3.3.3,10.4.4.4"], "198.51.100.7"),
            ("::ffff:10.0.0.1", &["198.51.100.7:4711"], "198.51.100.7"),
            ("::1", &["[2001:db8::7]:4711"], "2001:db8::7"),
            ("::1", &["[2001:db8::7]"], "2001:db8::7"),
            ("::1", &["\"[2001:db8::7]:4711\""], "2001:db8::7"),
            ("10.0.0.1", &[], "10.0.0.1"),
            ("10.0.0.1", &["10.9.9.9, 10.8.8.8"], "10.9.9.9"),
            ("10.0.0.1", &["198.51.100.7, unknown, 10.8.8.8"], "10.8.8.8"),
            ("10.0.0.1", &["198.51.100.7,"], "10.0.0.1"),
        ];
        for (peer, lines, wanted) in cases {
            let header = |line: &&str| ("x-forwarded-for".parse().expect("a name"), line.parse().expect("a value"));
            let headers: HeaderMap = lines.iter().map(header).collect();
            assert_eq!(client(address(peer), &headers, &trusted), address(wanted), "{peer} {lines:?}");
            assert_eq!(
                client(address(peer), &headers, &[]),
                address(peer).to_canonical(),
                "nobody is believed unasked"
            );
        }
    }

    #[test]
    fn of_ipv6_the_first_half_is_counted() {
        assert_eq!(counted(address("2001:db8:1:2:3:4:5:6")), counted(address("2001:db8:1:2:ffff::")));
        assert_ne!(counted(address("2001:db8:1:2::")), counted(address("2001:db8:1:3::")));
        assert_eq!(counted(address("192.0.2.1")), address("192.0.2.1"));
        assert_eq!(counted(address("::ffff:192.0.2.1")), address("192.0.2.1"));
    }
}
