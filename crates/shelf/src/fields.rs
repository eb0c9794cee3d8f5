//! How is a part of a view written as JSON? Field by field, so that what all viewers share is written once for them all.

use serde::Serialize;
use serde::ser::{Error as _, Impossible, SerializeStruct, Serializer};
use serde_json::Error;

/// Writes the wanted fields of a struct with commas between them and no braces around.
pub fn write(of: &impl Serialize, wanted: impl Fn(&str) -> bool, into: &mut Vec<u8>) {
    of.serialize(Fields { wanted, into, first: true }).expect("views are structs of plain data");
}

struct Fields<'a, F> {
    wanted: F,
    into: &'a mut Vec<u8>,
    first: bool,
}

impl<F: Fn(&str) -> bool> SerializeStruct for Fields<'_, F> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Error> {
        if !(self.wanted)(key) {
            return Ok(());
        }
        if !std::mem::take(&mut self.first) {
            self.into.push(b',');
        }
        self.into.push(b'"');
        self.into.extend_from_slice(key.as_bytes());
        self.into.extend_from_slice(b"\":");
        serde_json::to_writer(&mut *self.into, value)
    }

    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}

/// Everything that is not a struct with fields.
macro_rules! refuse {
    ($($method:ident($($what:ty),*) -> $answer:ty;)*) => {
        $(fn $method(self $(, _: $what)*) -> Result<$answer, Error> {
            Err(Error::custom("only a struct has fields"))
        })*
    };
}

type Never = Impossible<(), Error>;
type Name = &'static str;

impl<F: Fn(&str) -> bool> Serializer for Fields<'_, F> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Never;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStruct = Self;
    type SerializeStructVariant = Never;

    fn serialize_struct(self, _: Name, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<(), Error> {
        self.serialize_none()
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: Name, _: &T) -> Result<(), Error> {
        self.serialize_none()
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: Name,
        _: u32,
        _: Name,
        _: &T,
    ) -> Result<(), Error> {
        self.serialize_none()
    }

    refuse! {
        serialize_bool(bool) -> ();
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_i64(i64) -> ();
        serialize_u8(u8) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_str(&str) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(Name) -> ();
        serialize_unit_variant(Name, u32, Name) -> ();
        serialize_seq(Option<usize>) -> Never;
        serialize_tuple(usize) -> Never;
        serialize_tuple_struct(Name, usize) -> Never;
        serialize_tuple_variant(Name, u32, Name, usize) -> Never;
        serialize_map(Option<usize>) -> Never;
        serialize_struct_variant(Name, u32, Name, usize) -> Never;
    }
}
