//! What holds other things: lists, and what is named.

use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};
use serde_json::Error;

use super::Json;

/// Something with members, and what closes it.
pub struct Members<'a, 'b> {
    json: &'a mut Json<'b>,
    first: bool,
    end: &'static str,
}

impl<'a, 'b> Members<'a, 'b> {
    pub fn new(json: &'a mut Json<'b>, start: u8, end: &'static str) -> Members<'a, 'b> {
        json.0.push(start);
        Members { json, first: true, end }
    }

    /// Members of a variant, which stands around them.
    pub fn of_variant(
        json: &'a mut Json<'b>,
        variant: &str,
        start: u8,
        end: &'static str,
    ) -> Members<'a, 'b> {
        json.0.push(b'{');
        json.name(variant);
        json.0.push(b':');
        Members::new(json, start, end)
    }

    fn next(&mut self) {
        if !std::mem::take(&mut self.first) {
            self.json.0.push(b',');
        }
    }

    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.next();
        value.serialize(&mut *self.json)
    }

    pub fn field<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Error> {
        let first = std::mem::take(&mut self.first);
        self.json.key(if first { b"\"" } else { b",\"" }, name);
        value.serialize(&mut *self.json)
    }

    pub fn close(self) -> Result<(), Error> {
        self.json.put(self.end);
        Ok(())
    }
}

/// Everything that holds its members in order.
macro_rules! in_order {
    ($($kind:ident . $member:ident),*) => {
        $(impl $kind for Members<'_, '_> {
            type Ok = ();
            type Error = Error;

            fn $member<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.element(value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

in_order!(
    SerializeSeq.serialize_element,
    SerializeTuple.serialize_element,
    SerializeTupleStruct.serialize_field,
    SerializeTupleVariant.serialize_field
);

/// Everything that holds them by name.
macro_rules! by_name {
    ($($kind:ident),*) => {
        $(impl $kind for Members<'_, '_> {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), Error> {
                self.field(name, value)
            }

            fn end(self) -> Result<(), Error> {
                self.close()
            }
        })*
    };
}

by_name!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Members<'_, '_> {
    type Ok = ();
    type Error = Error;

    /// Keys are text: what is not stands between quotes.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.next();
        let start = self.json.0.len();
        key.serialize(&mut *self.json)?;
        if self.json.0[start] != b'"' {
            self.json.0.insert(start, b'"');
            self.json.0.push(b'"');
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.json.0.push(b':');
        value.serialize(&mut *self.json)
    }

    fn end(self) -> Result<(), Error> {
        self.close()
    }
}
