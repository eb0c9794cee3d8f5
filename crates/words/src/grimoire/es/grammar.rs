//! Which gender do Spells and Elements have in Spanish?

use grimoire::cards::{Card, Element};

use crate::es::grammar::Gender;

include!(concat!(env!("OUT_DIR"), "/es_grimoire_elements.rs"));
include!(concat!(env!("OUT_DIR"), "/es_grimoire_spells.rs"));
