//! Reads the fields of a form into what a command needs, as JSON is read. What else the form brings is left aside.

use std::fmt;

use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, Deserializer, Error, IntoDeserializer, Visitor};
use serde::forward_to_deserialize_any;
use words::problem::Problem;

use crate::request::Fields;

pub fn read<T: DeserializeOwned>(fields: &Fields) -> Result<T, Problem> {
    T::deserialize(Body(fields)).map_err(|Unread(why)| Problem::Malformed(why))
}

/// What could not be read.
#[derive(Debug)]
struct Unread(String);

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unread {}

impl Error for Unread {
    fn custom<T: fmt::Display>(why: T) -> Unread {
        Unread(why.to_string())
    }
}

struct Body<'a>(&'a Fields);

impl<'de> Deserializer<'de> for Body<'_> {
    type Error = Unread;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Unread> {
        Err(Unread("form".to_owned()))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unread> {
        let found = names.iter().filter(|name| self.0.get(name).is_some());
        visitor.visit_map(MapDeserializer::new(found.map(|name| (*name, Field(self.0, name)))))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map enum identifier ignored_any
    }
}

/// The values of the fields with this name.
struct Field<'a>(&'a Fields, &'static str);

impl Field<'_> {
    fn first(&self) -> &str {
        self.0.get(self.1).unwrap_or("")
    }

    fn unread(&self) -> Unread {
        Unread(self.1.to_owned())
    }
}

impl<'de> IntoDeserializer<'de, Unread> for Field<'_> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Field<'_> {
    type Error = Unread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_str(self.first())
    }

    /// Pages name seats as the log does: `S1`.
    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        let first = self.first();
        let digits = if self.1 == "seat" { first.strip_prefix('S').unwrap_or(first) } else { first };
        visitor.visit_u64(digits.parse().map_err(|_| self.unread())?)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        match self.first() {
            "yes" => visitor.visit_bool(true),
            "no" => visitor.visit_bool(false),
            _ => Err(self.unread()),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_some(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unread> {
        visitor.visit_seq(SeqDeserializer::new(self.0.all(self.1)))
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u8 u16 u128 f32 f64 char str string bytes byte_buf unit unit_struct newtype_struct
        tuple tuple_struct map struct enum identifier ignored_any
    }
}
