//! Which gender do Monsters have in Spanish?

use madness::cards::Monster;

use crate::es::grammar::Gender;

include!(concat!(env!("OUT_DIR"), "/es_madness_monsters.rs"));
