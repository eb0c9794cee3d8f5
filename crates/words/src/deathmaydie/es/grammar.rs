//! Which gender do investigators and tokens have in Spanish, and which article do spaces take?

use deathmaydie::content::{Investigator, Space, Token};

use crate::es::grammar::Gender;

include!(concat!(env!("OUT_DIR"), "/es_deathmaydie_investigators.rs"));
include!(concat!(env!("OUT_DIR"), "/es_deathmaydie_spaces.rs"));
include!(concat!(env!("OUT_DIR"), "/es_deathmaydie_tokens.rs"));
