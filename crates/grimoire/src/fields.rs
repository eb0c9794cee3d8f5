//! What can a story say of a position? The table of fields: how each is given, and how it is read back.

use table::Seat;
use table::field;
use table::scenario::{Field, Found, Kinds, Many, is};

use crate::cards::{Card, CardSet, Element};
use crate::chapter::Spell;
use crate::facts::{self, Name};
use crate::stage::Position;
use crate::view::parties;
use crate::{Deed, Grimoire};

pub const KINDS: &[Kinds] =
    &[("seat", is::<Seat>), ("card", is::<Card>), ("viewer", |word| facts::viewer(word).is_ok())];

pub const FIELDS: &[Field<Grimoire, Position>] = &[
    Field::given("elements", "elements fire earth wind water light", |it, said| {
        it.elements = said.list()?;
        Ok(())
    }),
    field!("dealer", "dealer S2", dealer),
    Field::both(
        "leader",
        "leader S2",
        |it, said| said.one().map(|seat| it.leader = Some(seat)),
        |scene, _| Ok(Found::is(scene.state.leader)),
    ),
    field!("round", "round 2", round),
    field!("chapter", "chapter 5", chapter.number),
    Field::both(
        "scores",
        "scores 3 4",
        |it, said| facts::fill(&mut it.state.scores, &said.list()?),
        |scene, _| Ok(Found::row(scene.state.scores[..parties(scene.state)].iter().copied())),
    ),
    Field::both(
        "life",
        "life 1 2 1 0",
        |it, said| facts::fill(&mut it.state.lives, &said.list()?),
        |scene, _| Ok(Found::row(scene.state.lives)),
    ),
    Field::expect("<seat> life", "S0 life 0", |scene, said| {
        Ok(Found::is(scene.state.lives[said.subject::<Seat>()?.index()]))
    }),
    Field::expect("<seat> out", "S2 out", |scene, said| {
        Ok(Found::so(!scene.state.is_in(said.subject()?), "still in"))
    }),
    Field::both(
        "<seat> hand",
        "S0 hand has Flash Pyre",
        |it, said| it.hold(said.subject()?, said.many()?),
        |scene, said| Ok(facts::heap(scene.state.hands[said.subject::<Seat>()?.index()])),
    ),
    Field::both("title", "title Recycle water", facts::write_title, |scene, _| {
        Ok(facts::title(&scene.state.chapter))
    }),
    Field::both(
        "element deck",
        "element deck top Glow Halo",
        |it, said| facts::top(&mut it.element_deck, said),
        |scene, _| Ok(Found::row(scene.state.element_deck.cards().iter().copied().map(Name))),
    ),
    Field::both(
        "draw deck",
        "draw deck nothing",
        |it, said| facts::top(&mut it.draw_deck, said),
        |scene, _| Ok(Found::row(scene.state.draw_deck.cards().iter().copied().map(Name))),
    ),
    Field::both(
        "discard",
        "chapter 5, discard has Gale",
        |it, said| match said.many()? {
            Many::Has(cards) => {
                it.discard = cards;
                Ok(())
            }
            _ => Err("the discard pile has some cards".to_owned()),
        },
        |scene, _| Ok(facts::heap(facts::thrown(scene.state))),
    ),
    Field::expect("buried", "buried Glow Halo", |scene, _| {
        Ok(Found::row(scene.state.buried.cards().iter().copied().map(Name)))
    }),
    Field::expect("deck", "deck fire earth wind water light", |scene, said| {
        let cards = said.list::<Element>()?.iter().fold(CardSet::NONE, |all, it| all.or(it.cards()));
        Ok(Found::so(scene.state.deck() == cards, facts::names(scene.state.deck())))
    }),
    Field::expect("printed <card>", "printed Flash fire 4", |_, said| {
        let card: Card = said.subject()?;
        Ok(Found::is(format!("{} {}", card.element().name(), card.power())))
    }),
    Field::expect("cards", "cards 30", |scene, _| facts::conserved(scene.state).map(Found::is)),
    Field::expect("chain", "chain fire", |scene, _| Ok(facts::chain(&scene.state.chapter))),
    Field::expect("links", "links fire 2 broken by Gust", |scene, _| Ok(facts::links(&scene.state.chapter))),
    Field::expect("last chain", "last chain broken", |scene, _| {
        Ok(facts::chain(&facts::finished(scene)?.chapter))
    }),
    Field::expect("last title", "last title none", |scene, _| {
        Ok(facts::title(&facts::finished(scene)?.chapter))
    }),
    Field::expect("trump", "trump Pyre", |scene, said| {
        Ok(Found::so(facts::is_trump(scene, said.one()?)?, "no Trump"))
    }),
    Field::expect("not trump", "not trump Pyre", |scene, said| {
        Ok(Found::so(!facts::is_trump(scene, said.one()?)?, "Trump"))
    }),
    Field::expect("no trump", "no trump", |scene, said| {
        said.plainly()?;
        let trump = facts::lying(scene).trump();
        Ok(Found::so(trump.is_none(), trump.map_or("none", Element::name)))
    }),
    Field::expect("ranking", "ranking Pyre Flash", |scene, _| {
        let chapter = facts::lying(scene);
        Ok(Found::row(chapter.ranking().into_iter().map(|index| Name(chapter.spells()[index].card))))
    }),
    Field::expect("winner", "winner S2", |scene, _| {
        let finished = facts::finished(scene)?;
        Ok(Found::is(finished.chapter.spells()[finished.winner as usize].player))
    }),
    Field::expect("winners", "winners S1 S3", |scene, _| {
        let outcome = scene.state.outcome.ok_or("the game goes on")?;
        Ok(Found::heap(outcome.winners.iter()))
    }),
    Field::expect("weakest", "weakest S1", |scene, _| {
        let finished = facts::finished(scene)?;
        Ok(Found::is(finished.chapter.spells()[finished.weakest as usize].player))
    }),
    Field::expect("activated", "activated Flash", |scene, said| match said.rest[..] {
        [card] => Ok(Found::so(facts::times(scene, card)? == 1, facts::times(scene, card)?)),
        [card, number] => {
            Ok(Found::so(facts::times(scene, card)?.to_string() == number, facts::times(scene, card)?))
        }
        _ => Err("which Spell, and how often?".to_owned()),
    }),
    Field::expect("not activated", "not activated Flash", |scene, said| {
        Ok(Found::so(facts::times(scene, &said.text())? == 0, "it was"))
    }),
    Field::expect("silenced by the Chain", "silenced by the Chain 1", |scene, _| {
        let by_chain = scene.past.iter().filter(|it| matches!(it.deed, Deed::Silenced { by: None, .. }));
        Ok(Found::is(by_chain.count()))
    }),
    Field::expect("asked", "asked S0", |scene, _| {
        Ok(Found::maybe(scene.state.question().map(|(seat, _)| seat)))
    }),
    Field::expect("talk <seat>", "talk S0 partner S2", facts::talk),
    Field::expect("<viewer> sees", "S1 sees hand of S0", |scene, said| facts::sees(scene, said, true)),
    Field::expect("<viewer> does not see", "S1 does not see discard", |scene, said| {
        facts::sees(scene, said, false)
    }),
    Field::expect("<viewer> knows", "S1 knows element deck", |scene, said| facts::knows(scene, said, true)),
    Field::expect("<viewer> does not know", "S1 does not know hand of S0", |scene, said| {
        facts::knows(scene, said, false)
    }),
    Field::expect("<viewer> reads of", "spectator reads of Flash", |scene, said| {
        Ok(Found::so(facts::reads_of(scene, said)?, "it does not"))
    }),
    Field::expect("<viewer> does not read of", "S1 does not read of Flash", |scene, said| {
        Ok(Found::so(!facts::reads_of(scene, said)?, "it does"))
    }),
    Field::expect("<card> touched by", "Flash touched by Forge", |scene, said| {
        let touched_by = facts::spell(scene, said.subject()?)?.touched_by;
        let spells = facts::lying(scene).spells().iter().enumerate();
        Ok(Found::heap(spells.filter(|(index, _)| touched_by >> index & 1 == 1).map(|(_, it)| Name(it.card))))
    }),
    Field::expect("<card>", "Flash fire 4 silenced", |scene, said| {
        let Spell { element, power, silenced, .. } = facts::spell(scene, said.subject()?)?;
        let silence = if silenced { " silenced" } else { "" };
        Ok(Found::is(format!("{} {power}{silence}", element.name())))
    }),
];
