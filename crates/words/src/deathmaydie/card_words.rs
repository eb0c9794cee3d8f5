//! What can a person read on a card, a board or a token of Death May Die? The words are in `crates/deathmaydie/content/`.

use deathmaydie::content::{
    Action, Condition, Counter, Die, Discovery, Elder, Enemy, Episode, Face, Gate, Insanity, Investigator,
    Mythos, Relic, Rule, Skill, Space, Stage, Symbol, Tag, Token, Track, Unknown, Value,
};

/// Something with a name only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameWords {
    pub name: &'static str,
}

/// Something there can be several of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PluralWords {
    pub name: &'static str,
    pub plural: &'static str,
}

/// Something with a text only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextWords {
    pub text: &'static str,
}

/// A name and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideWords {
    pub name: &'static str,
    pub text: &'static str,
}

/// A text that may leave a choice: what its options are called, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceWords {
    pub name: &'static str,
    pub text: &'static str,
    pub options: Option<&'static [&'static str]>,
}

/// One common skill, level by level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SkillWords {
    pub name: &'static str,
    pub levels: [&'static str; 4],
}

/// One investigator, and the levels of the signature skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvestigatorWords {
    pub name: &'static str,
    pub skill: &'static str,
    pub levels: [&'static str; 4],
}

/// One enemy card; other texts call it by its short name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnemyWords {
    pub name: &'static str,
    pub short: &'static str,
    pub plural: &'static str,
    pub text: &'static str,
}

/// One Relic, on both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RelicWords {
    pub normal: SideWords,
    pub transformed: SideWords,
}

/// One Episode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EpisodeWords {
    pub name: &'static str,
    pub flavour: &'static str,
    /// When the Ritual is disrupted.
    pub disrupted: &'static str,
    /// When the Elder One advances.
    pub advance: &'static str,
}

/// One Discovery card. A side without words is a Condition, which has its own; a card without a text says what it offers in
/// the words of [`claims`](super::claims).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiscoveryWords {
    pub name: &'static str,
    pub flavour: &'static str,
    pub text: Option<&'static str>,
    pub left: Option<SideWords>,
    pub right: Option<SideWords>,
}

include!(concat!(env!("OUT_DIR"), "/deathmaydie_symbols.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_dice.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_tracks.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_tags.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_skills.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_investigators.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_enemies.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_insanities.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_relics.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_unknown.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_elders.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_stages.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_mythos.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_gates.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_episodes.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_spaces.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_faces.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_values.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_tokens.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_counters.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_actions.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_rules.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_conditions.rs"));
include!(concat!(env!("OUT_DIR"), "/deathmaydie_discoveries.rs"));
