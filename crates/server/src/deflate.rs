//! How is a message made smaller? Each by itself, with one compressor for each thread and none for each viewer.

use std::cell::RefCell;
use std::io::Write;

use flate2::write::GzEncoder;
use flate2::{Compress, Compression, FlushCompress, Status};

thread_local! {
    static COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(Compression::fast(), false));
}

/// The message as raw deflate; nothing if that would not make it smaller.
pub fn deflate(message: &[u8]) -> Option<Vec<u8>> {
    COMPRESSOR.with_borrow_mut(|compressor| {
        compressor.reset();
        let mut small = Vec::with_capacity(message.len());
        let status = compressor.compress_vec(message, &mut small, FlushCompress::Finish).ok()?;
        (status == Status::StreamEnd).then(|| {
            small.shrink_to_fit();
            small
        })
    })
}

/// A file for browsers, packed once and well.
pub fn gzip(file: &[u8]) -> Vec<u8> {
    gzip_at(Compression::best(), file)
}

/// The same for what is made while somebody waits.
pub fn gzip_quickly(file: &[u8]) -> Vec<u8> {
    gzip_at(Compression::fast(), file)
}

fn gzip_at(level: Compression, file: &[u8]) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), level);
    packer.write_all(file).and_then(|()| packer.finish()).expect("memory can be written to")
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn what_was_deflated_inflates_again() {
        let message = "a card, a card, a card ".repeat(50);
        for _ in 0..3 {
            let small = deflate(message.as_bytes()).unwrap();
            assert!(small.len() < message.len() / 4);
            let mut again = String::new();
            flate2::read::DeflateDecoder::new(small.as_slice()).read_to_string(&mut again).unwrap();
            assert_eq!(again, message);
        }
    }
}
