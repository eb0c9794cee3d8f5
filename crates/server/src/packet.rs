//! What does a WebSocket message look like on the wire? Made once, sent to any number of viewers.

use axum::body::Bytes;

/// A WebSocket message, ready to be sent to any number of viewers.
#[derive(Clone, Debug)]
pub struct Packet {
    /// The message, after room for the longest header.
    whole: Bytes,
    header: usize,
}

/// The longest header of a message.
const LONGEST_HEADER: usize = 10;

/// What a message is made of (RFC 6455, 5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Text = 1,
    Binary = 2,
    Ping = 9,
}

impl Packet {
    /// Where to write a message that becomes a frame.
    pub fn draft(capacity: usize) -> Vec<u8> {
        let mut draft = Vec::with_capacity(LONGEST_HEADER + capacity);
        draft.resize(LONGEST_HEADER, 0);
        draft
    }

    pub fn text(message: &str) -> Packet {
        Packet::new(message.as_bytes(), Kind::Text)
    }

    pub fn new(message: &[u8], kind: Kind) -> Packet {
        let mut draft = Packet::draft(message.len());
        draft.extend_from_slice(message);
        Packet::seal(draft, kind)
    }

    /// Puts the header before what was written to a draft.
    pub fn seal(mut draft: Vec<u8>, kind: Kind) -> Packet {
        let length = draft.len() - LONGEST_HEADER;
        let header = match length {
            0..=125 => 2,
            126..=0xffff => 4,
            _ => LONGEST_HEADER,
        };
        let (mark, size) = draft[LONGEST_HEADER - header..LONGEST_HEADER].split_at_mut(2);
        mark[0] = 0x80 | kind as u8;
        mark[1] = match header {
            2 => length as u8,
            4 => 126,
            _ => 127,
        };
        size.copy_from_slice(&length.to_be_bytes()[8 - size.len()..]);
        Packet { whole: draft.into(), header }
    }

    pub fn message(&self) -> Bytes {
        self.whole.slice(LONGEST_HEADER..)
    }

    pub fn on_the_wire(&self) -> &[u8] {
        &self.whole[LONGEST_HEADER - self.header..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_say_how_long_a_message_is() {
        let header = |length: usize| {
            let frame = Packet::text(&"x".repeat(length));
            assert_eq!(frame.message().len(), length);
            frame.on_the_wire()[..frame.on_the_wire().len() - length].to_vec()
        };
        assert_eq!(header(0), [0x81, 0]);
        assert_eq!(header(125), [0x81, 125]);
        assert_eq!(header(126), [0x81, 126, 0, 126]);
        assert_eq!(header(0xffff), [0x81, 126, 0xff, 0xff]);
        assert_eq!(header(0x1_0000), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }
}
