//! Which moves are made on the map itself, and by pressing what?

use ::deathmaydie::Move;
use ::deathmaydie::content::{Investigator, Space, Token};
use ::deathmaydie::figures::Foe;
use ::deathmaydie::moves::Named;
use ::deathmaydie::routes::{Route, Strike};
use ::deathmaydie::view::FoeView;

use crate::deathmaydie::TableScene;

/// Whether this move is made on the map itself: it names a space, a figure or a token that lies there.
pub fn takes(mv: Move) -> bool {
    match mv {
        Move::Step(_)
        | Move::Target(_)
        | Move::Wound(_)
        | Move::Face(_)
        | Move::Sneak(_)
        | Move::Carry(_) => true,
        Move::Pick(what) => !matches!(what, Named::Card(_)),
        _ => false,
    }
}

/// Choosing this space answers the question. Steps are ways, and shown as such.
pub fn of_space(scene: &TableScene, space: Space) -> Option<Move> {
    scene.moves.iter().copied().find(|mv| *mv == Move::Pick(Named::Space(space)))
}

/// What somebody most likely means who presses a space that is not lit: to go there, or to choose it.
pub fn missed_space(scene: &TableScene, space: Space) -> Move {
    let picks = scene.moves.iter().any(|mv| matches!(mv, Move::Pick(Named::Space(_))));
    if picks { Move::Pick(Named::Space(space)) } else { Move::Step(space) }
}

/// The same of an enemy: what is being asked about enemies, otherwise an attack.
pub fn missed_foe(scene: &TableScene, it: &FoeView) -> Option<Move> {
    let foe: Foe = it.name.parse().ok()?;
    let asked = scene.moves.iter().find_map(|mv| match mv {
        Move::Wound(_) => Some(Move::Wound(foe)),
        Move::Face(_) => Some(Move::Face(foe)),
        Move::Sneak(_) => Some(Move::Sneak(foe)),
        Move::Pick(Named::Foe(_)) => Some(Move::Pick(Named::Foe(foe))),
        _ => None,
    });
    Some(asked.unwrap_or(Move::Target(foe)))
}

/// And of somebody else: what is being asked about people, otherwise a trade with them.
pub fn missed_investigator(scene: &TableScene, who: Investigator) -> Option<Move> {
    let asked = scene.moves.iter().find_map(|mv| match mv {
        Move::Carry(_) => Some(Move::Carry(who)),
        Move::Pick(Named::Investigator(_)) => Some(Move::Pick(Named::Investigator(who))),
        _ => None,
    });
    asked.or((!scene.moves.contains(&Move::Trade)).then_some(Move::Trade))
}

pub fn route_to<'a>(scene: &'a TableScene, space: Space) -> Option<&'a Route> {
    scene.view.own.routes.iter().find(|route| route.to == space && !scene.moves.is_empty())
}

/// A figure that is like one in the list is as good as that one: the list has each sort once.
pub fn of_foe(scene: &TableScene, it: &FoeView) -> Option<Move> {
    let meant = |mv: Move| match mv {
        Move::Target(foe)
        | Move::Wound(foe)
        | Move::Face(foe)
        | Move::Sneak(foe)
        | Move::Pick(Named::Foe(foe)) => Some(foe),
        _ => None,
    };
    let listed = |mv: &Move, name: &str| meant(*mv).is_some_and(|foe: Foe| foe.to_string() == name);
    let own = scene.moves.iter().find(|mv| listed(mv, &it.name));
    own.or_else(|| {
        let twins = scene.view.foes.iter().filter(|other| alike(other, it));
        twins.filter_map(|twin| scene.moves.iter().find(|mv| listed(mv, &twin.name))).next()
    })
    .copied()
}

/// Whom an attack could hit at once.
pub fn strike_at<'a>(scene: &'a TableScene, it: &FoeView) -> Option<&'a Strike> {
    let strikes = scene.view.own.strikes.iter().filter(|_| !scene.moves.is_empty());
    let names = |strike: &&Strike| strike.foe == it.name;
    strikes.clone().find(names).or_else(|| {
        let twin = |strike: &&Strike| {
            scene.view.foes.iter().any(|other| other.name == strike.foe && alike(other, it))
        };
        strikes.clone().find(twin)
    })
}

/// Nobody could tell them apart.
pub fn alike(one: &FoeView, other: &FoeView) -> bool {
    let looks = |it: &FoeView| (it.kind, it.space, it.wounds, it.cosmic, it.attacked);
    looks(one) == looks(other)
}

pub fn of_investigator(scene: &TableScene, who: Investigator) -> Option<Move> {
    let meant = |mv: &Move| *mv == Move::Carry(who) || *mv == Move::Pick(Named::Investigator(who));
    scene.moves.iter().copied().find(meant)
}

pub fn of_token(scene: &TableScene, token: Token, number: u8) -> Option<Move> {
    scene.moves.iter().copied().find(|mv| *mv == Move::Pick(Named::Token(token, number)))
}
