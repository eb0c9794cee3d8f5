//! By which id and which name is a thing of Death May Die known inside a sentence? Investigators and enemies are figures, spaces
//! are places, everything printed on cardboard is a card that can be read.

use deathmaydie::content::{
    Action, Discovery, Elder, Enemy, HeldAs, Insanity, Investigator, Mythos, Relic, Space, Stage, Unknown,
};
use deathmaydie::figures::{Foe, RESERVE};
use deathmaydie::ids::{Kind as FoeKind, Side};
use deathmaydie::moves::Ability;
use deathmaydie::question::Origin;
use deathmaydie::view::Open;

use super::{card_words as on, claims, en, es};
use crate::lang::{Lang, spoken};
use crate::sentence::{Kind, Piece};

pub fn who(lang: Lang, who: Investigator) -> Piece {
    Piece::thing(Kind::Figure, who.name(), on::investigator(lang, who).name)
}

/// The card of a kind as either Elder One has it: their Cultists share a short name.
pub fn enemy(kind: FoeKind) -> Enemy {
    Enemy::of(kind, Elder::Tsathoggua)
}

/// Whether there is only one figure of it.
pub fn is_only(kind: FoeKind) -> bool {
    RESERVE[kind as usize] == 1
}

/// "Ghast 2", by the id `ghast-2`. Which Elder One it is, the log has said at the beginning.
pub fn foe(lang: Lang, foe: Foe) -> Piece {
    let id = foe.to_string();
    let called = match foe.kind() {
        None => spoken!(lang, names::ELDER_ONE).to_owned(),
        Some(kind) => numbered(lang, kind, foe),
    };
    Piece::thing(Kind::Figure, id, called)
}

/// An enemy whose name begins with this article, called by what follows: in the middle of a sentence the article is written
/// small.
pub fn without_article(lang: Lang, article: &str, foe: Foe) -> Option<Piece> {
    let name = on::enemy(lang, enemy(foe.kind()?)).short;
    Some(Piece::thing(Kind::Figure, foe.to_string(), name.strip_prefix(article)?))
}

/// Which of several alike: the "2" of "Ghast 2".
pub fn number(foe: Foe) -> Piece {
    let number = foe.kind().map_or_else(String::new, |kind| foe.number(kind).to_string());
    Piece::thing(Kind::Figure, foe.to_string(), number)
}

fn numbered(lang: Lang, kind: FoeKind, foe: Foe) -> String {
    let name = on::enemy(lang, enemy(kind)).short;
    if is_only(kind) { name.to_owned() } else { format!("{name} {}", foe.number(kind)) }
}

pub fn space(lang: Lang, space: Space) -> Piece {
    Piece::thing(Kind::Place, space.name(), on::space(lang, space).name)
}

pub fn mythos(lang: Lang, card: Mythos) -> Piece {
    Piece::card(card.name(), on::mythos(lang, card).name)
}

pub fn discovery(lang: Lang, card: Discovery) -> Piece {
    Piece::card(card.name(), on::discovery(lang, card).name)
}

/// A card by the side that shows.
pub fn side(lang: Lang, card: Discovery, side: Side) -> Piece {
    Piece::card(card.name(), claims::side(lang, card, side))
}

/// A card that is a Companion on one of its sides, by that side's name.
pub fn companion(lang: Lang, card: Discovery) -> Piece {
    let is = |it: &Side| matches!(card.side(*it).held, HeldAs::Companion(_));
    match Side::BOTH.map(|it| is(&it)) {
        [true, false] => side(lang, card, Side::Left),
        [false, true] => side(lang, card, Side::Right),
        _ => discovery(lang, card),
    }
}

/// A card somebody holds, by the side that shows; otherwise by its own name.
pub fn held(lang: Lang, view: &Open, card: Discovery) -> Piece {
    let cards = view.investigators.iter().flat_map(|sheet| &sheet.cards);
    let shown = cards.into_iter().find(|it| it.card == card);
    shown.map_or_else(|| discovery(lang, card), |it| side(lang, card, it.side))
}

pub fn relic(lang: Lang, relic: Relic, transformed: bool) -> Piece {
    let words = on::relic(lang, relic);
    Piece::card(relic.name(), if transformed { words.transformed.name } else { words.normal.name })
}

pub fn insanity(lang: Lang, insanity: Insanity) -> Piece {
    Piece::card(insanity.name(), on::insanity(lang, insanity).name)
}

pub fn action(lang: Lang, action: Action) -> Piece {
    Piece::card(action.name(), on::action(lang, action).name)
}

/// "Tsathoggua, Etapa II".
pub fn stage_name(lang: Lang, stage: Stage) -> String {
    let row = stage.row();
    format!("{}, {}", on::elder(lang, row.elder).name, stage_number(lang, row.number))
}

pub fn stage_number(lang: Lang, number: u8) -> &'static str {
    spoken!(lang, names::stage_number(number))
}

pub fn unknown_id(unknown: Unknown) -> &'static str {
    match unknown.row().kind {
        FoeKind::Cultist => "unknown-cultist",
        FoeKind::Scion => "unknown-scion",
        FoeKind::Dancer => "unknown-dancer",
        FoeKind::Ghast => "unknown-ghast",
        FoeKind::Serpent => "unknown-serpent",
        FoeKind::Gug => "unknown-gug",
        FoeKind::Gyaa => "unknown-gyaa",
        FoeKind::Fisher => "unknown-fisher",
        FoeKind::Unnamable => "unknown-unnamable",
        FoeKind::Dhole => "unknown-dhole",
    }
}

/// A skill, a card or a Relic of this investigator.
pub fn ability(lang: Lang, owner: Investigator, what: Ability) -> Piece {
    match what {
        Ability::Signature => Piece::card(owner.name(), on::investigator(lang, owner).skill),
        Ability::Skill(skill) => Piece::card(skill.name(), on::skill(lang, skill).name),
        Ability::Card(card) => discovery(lang, card),
        Ability::Relic(it) => relic(lang, it, false),
    }
}

/// The same as it lies on the table now.
pub fn ability_now(lang: Lang, view: &Open, owner: Investigator, what: Ability) -> Piece {
    match what {
        Ability::Card(card) => held(lang, view, card),
        Ability::Relic(it) => relic_now(lang, view, it),
        Ability::Signature | Ability::Skill(_) => ability(lang, owner, what),
    }
}

fn relic_now(lang: Lang, view: &Open, it: Relic) -> Piece {
    let mut all = view.investigators.iter().flat_map(|sheet| &sheet.relics);
    relic(lang, it, all.any(|(held, transformed)| *held == it && *transformed))
}

/// Whose text asks; nothing where it is a rule of the book.
pub fn origin(lang: Lang, view: &Open, origin: Origin) -> Option<Piece> {
    Some(match origin {
        Origin::Signature(who) => ability(lang, who, Ability::Signature),
        Origin::Skill(skill) => Piece::card(skill.name(), on::skill(lang, skill).name),
        Origin::Card(card) => held(lang, view, card),
        Origin::Relic(it) => relic_now(lang, view, it),
        Origin::Insanity(it) => insanity(lang, it),
        Origin::Mythos(card) => mythos(lang, card),
        Origin::Stage(stage) => Piece::thing(Kind::Card, stage.name(), stage_name(lang, stage)),
        Origin::Episode(episode) => Piece::card(episode.name(), on::episode(lang, episode).name),
        Origin::Task(it) => action(lang, it),
        Origin::Unknown(it) => Piece::card(unknown_id(it), on::enemy(lang, enemy(it.row().kind)).name),
        Origin::Enemy(it) => Piece::card(it.name(), on::enemy(lang, it).name),
        Origin::Rules => return None,
    })
}
