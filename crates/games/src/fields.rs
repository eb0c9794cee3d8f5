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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use grimoire::Grimoire;
    use madness::Madness;
    use serde_json::Value;
    use table::{Replay, Seat, Seed, Settings, Viewer};

    use super::*;
    use crate::Complete;

    /// Plays whole games and compares: what everybody sees and what a viewer sees in their own way make the view.
    fn parts_make_the_view<G: Complete>(seats: u8, settings: &Settings) {
        // Some values need a larger table: whoever begins must sit there.
        let Ok(options) = G::set_up(seats, settings) else { return };
        let mut replay = Replay::<G>::new(options, G::RULES, Seed::Fast(11));
        let mut luck = Seed::Fast(12).stream("moves", 0);
        let own = |key: &str| G::OWN_FIELDS.contains(&key);
        loop {
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let view = G::view(replay.state(), viewer);
                let mut text = b"{".to_vec();
                write(&G::view(replay.state(), Viewer::Spectator), |key| !own(key), &mut text);
                text.push(b',');
                write(&view, own, &mut text);
                text.push(b'}');
                let parts: Value = serde_json::from_slice(&text).expect("JSON");
                let whole = serde_json::to_value(view).expect("a view");
                assert_eq!(parts, whole, "{viewer:?} with {settings:?} after {} moves", replay.moves().len());
            }
            let Some(actor) = G::pending(replay.state()).actors().next() else { return };
            let mv = G::any_move(replay.state(), actor, &mut luck, &mut Vec::new());
            replay.play(actor, mv).expect("a legal move");
        }
    }

    /// With every value of every option, at the smallest and the largest table.
    fn with_every_option<G: Complete>() {
        for row in G::options() {
            for value in row.values {
                let settings = Settings::default().with(row.key, value);
                let counts = G::seat_counts(&settings);
                let ends = BTreeSet::from([counts.iter().min(), counts.iter().max()]);
                for seats in ends.into_iter().flatten() {
                    parts_make_the_view::<G>(*seats, &settings);
                }
            }
        }
    }

    #[test]
    fn the_parts_of_a_view_of_grimoire_make_the_view() {
        with_every_option::<Grimoire>();
    }

    #[test]
    fn the_parts_of_a_view_of_madness_make_the_view() {
        with_every_option::<Madness>();
    }
}
