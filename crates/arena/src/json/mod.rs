//! How is a view written as JSON? Byte for byte as `serde_json` does it, with less work: names of fields and variants are our
//! own and go in as they are, and text is looked through many bytes at once.

mod members;
#[cfg(test)]
mod tests;

use std::fmt::Display;
use std::io::Write as _;

use serde::Serialize;
use serde::ser::Serializer;
use serde_json::Error;

use members::Members;

/// Adds a value to what has been written.
pub fn write(value: &(impl Serialize + ?Sized), into: &mut Vec<u8>) {
    value.serialize(&mut Json(into)).expect("views are plain data");
}

/// What has been written so far.
pub struct Json<'a>(&'a mut Vec<u8>);

impl Json<'_> {
    fn put(&mut self, text: &str) {
        self.0.extend_from_slice(text.as_bytes());
    }

    /// A name of ours.
    fn name(&mut self, name: &str) {
        self.0.reserve(name.len() + 2);
        self.0.push(b'"');
        self.put(name);
        self.0.push(b'"');
    }

    /// A name of ours before what it names, put together first: one step instead of four.
    #[inline]
    fn key(&mut self, before: &[u8], name: &str) {
        let mut key = [0; 40];
        let end = before.len() + name.len();
        if end + 2 > key.len() {
            self.0.extend_from_slice(before);
            self.put(name);
            return self.put("\":");
        }
        key[..before.len()].copy_from_slice(before);
        key[before.len()..end].copy_from_slice(name.as_bytes());
        key[end..end + 2].copy_from_slice(b"\":");
        self.0.extend_from_slice(&key[..end + 2]);
    }

    fn number(&mut self, number: u64) {
        match number {
            0..10 => self.0.push(b'0' + number as u8),
            10..100 => self.0.extend_from_slice(&[b'0' + (number / 10) as u8, b'0' + (number % 10) as u8]),
            // Writing to memory cannot fail.
            _ => _ = write!(self.0, "{number}"),
        }
    }

    /// What is too rare to be written by hand.
    fn rare(&mut self, value: &impl Serialize) -> Result<(), Error> {
        serde_json::to_writer(&mut *self.0, value)
    }
}

/// Whether text can be written as it is.
fn is_plain(text: &[u8]) -> bool {
    !text.iter().fold(false, |found, byte| found | (*byte < 0x20 || *byte == b'"' || *byte == b'\\'))
}

/// Small numbers are written as large ones are.
macro_rules! widened {
    ($($small:ident($number:ty) -> $large:ident),*) => {
        $(fn $small(self, value: $number) -> Result<(), Error> {
            self.$large(value.into())
        })*
    };
}

impl<'a, 'b> Serializer for &'a mut Json<'b> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Members<'a, 'b>;
    type SerializeTuple = Members<'a, 'b>;
    type SerializeTupleStruct = Members<'a, 'b>;
    type SerializeTupleVariant = Members<'a, 'b>;
    type SerializeMap = Members<'a, 'b>;
    type SerializeStruct = Members<'a, 'b>;
    type SerializeStructVariant = Members<'a, 'b>;

    fn serialize_bool(self, value: bool) -> Result<(), Error> {
        self.put(if value { "true" } else { "false" });
        Ok(())
    }

    widened! {
        serialize_i8(i8) -> serialize_i64,
        serialize_i16(i16) -> serialize_i64,
        serialize_i32(i32) -> serialize_i64,
        serialize_u8(u8) -> serialize_u64,
        serialize_u16(u16) -> serialize_u64,
        serialize_u32(u32) -> serialize_u64
    }

    fn serialize_i64(self, value: i64) -> Result<(), Error> {
        if value < 0 {
            self.0.push(b'-');
        }
        self.number(value.unsigned_abs());
        Ok(())
    }

    fn serialize_u64(self, value: u64) -> Result<(), Error> {
        self.number(value);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Result<(), Error> {
        self.rare(&value)
    }

    fn serialize_f64(self, value: f64) -> Result<(), Error> {
        self.rare(&value)
    }

    fn serialize_char(self, value: char) -> Result<(), Error> {
        self.rare(&value)
    }

    fn serialize_str(self, text: &str) -> Result<(), Error> {
        if !is_plain(text.as_bytes()) {
            return self.rare(&text);
        }
        self.name(text);
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
        self.rare(&value)
    }

    fn serialize_none(self) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Error> {
        self.put("null");
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Error> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<(), Error> {
        self.name(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Error> {
        let mut around = Members::new(self, b'{', "}");
        around.field(variant, value)?;
        around.close()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Members<'a, 'b>, Error> {
        Ok(Members::new(self, b'[', "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Members<'a, 'b>, Error> {
        Ok(Members::new(self, b'[', "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Members<'a, 'b>, Error> {
        Ok(Members::new(self, b'[', "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Members<'a, 'b>, Error> {
        Ok(Members::of_variant(self, variant, b'[', "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Members<'a, 'b>, Error> {
        Ok(Members::new(self, b'{', "}"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Members<'a, 'b>, Error> {
        Ok(Members::new(self, b'{', "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Members<'a, 'b>, Error> {
        Ok(Members::of_variant(self, variant, b'{', "}}"))
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Result<(), Error> {
        let start = self.0.len();
        self.0.push(b'"');
        // Writing to memory cannot fail.
        let _ = write!(self.0, "{value}");
        if !is_plain(&self.0[start + 1..]) {
            self.0.truncate(start);
            return self.rare(&value.to_string());
        }
        self.0.push(b'"');
        Ok(())
    }
}
