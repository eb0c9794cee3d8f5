//! What can a story say of a position? The table of fields: how each is given, and how it is read back.

use table::scenario::{Field, Found, Kinds, is};
use table::{Seat, field};

use crate::Madness;
use crate::cards::{Card, Curse, Element, Page, Spell};
use crate::end::{self, End};
use crate::facts;
use crate::stage::{self, Position};
use crate::state::Slot;

pub const KINDS: &[Kinds] = &[
    ("seat", is::<Seat>),
    ("slot", is::<Slot>),
    ("element", is::<Element>),
    ("card", is::<Card>),
    ("pile", |word| stage::kind(word).is_ok()),
];

/// A heap in front of a player.
macro_rules! heap {
    ($words:literal, $example:literal, $place:ident) => {
        Field::both(
            $words,
            $example,
            |it, said| {
                it.player(said)?.$place = said.list()?.into_iter().collect();
                Ok(())
            },
            |scene, said| Ok(Found::heap(scene.state.player(said.subject()?).$place.iter())),
        )
    };
}

pub const FIELDS: &[Field<Madness, Position>] = &[
    Field::both("rules", "rules 1", stage::rules, |scene, _| Ok(Found::is(scene.state.rules))),
    field!("active", "active S1", active),
    field!("turn", "turn 7", turn),
    Field::expect("round track", "round track 0 0 0 1 1 1", facts::round_track),
    field!("round", "round 2", round),
    field!("space", "space 5", space),
    field!("stack", "stack 10", madness),
    Field::both(
        "monster",
        "monster banshee",
        |it, said| said.one().map(|monster| it.state.monster = Some(monster)),
        |scene, _| Ok(Found::maybe(scene.state.monster)),
    ),
    Field::both("page", "page p08", stage::page, |scene, _| Ok(Found::maybe(scene.state.page))),
    Field::both("unopened", "unopened p09 p11", stage::unopened, |scene, _| {
        let pages = scene.state.pages;
        Ok(Found::heap(Page::ALL.iter().copied().filter(move |page| pages >> page.index() & 1 == 1)))
    }),
    Field::given("book closed", "book closed", stage::closed_book),
    Field::given("ability used", "ability used", |it, said| {
        it.state.ability_used = true;
        said.plainly()
    }),
    Field::both(
        "<seat> is",
        "S0 is flora",
        |it, said| {
            it.player(said)?.magician = Some(said.one()?);
            Ok(())
        },
        |scene, said| Ok(Found::maybe(scene.state.player(said.subject()?).magician)),
    ),
    heap!("<seat> hand", "S0 hand fire-1 madness*3", hand),
    heap!("<seat> discard", "S0 discard fire-1", discard),
    heap!("<seat> support", "S0 support fire-1", support),
    Field::both(
        "<seat> deck",
        "S0 deck fire-1 air-2*2",
        |it, said| {
            it.player(said)?.deck = said.list()?.into_iter().collect();
            Ok(())
        },
        |scene, said| {
            let player = scene.state.player(said.subject()?);
            Ok(Found::heap(player.deck.iter().chain(player.known.iter().map(|(card, _)| card))))
        },
    ),
    Field::both("<seat> on-deck", "S0 on-deck fire-2 madness", stage::on_deck, |scene, said| {
        let known = scene.state.player(said.subject()?).known;
        Ok(Found::row(known.iter().rev().map(|(card, _)| card)))
    }),
    Field::expect("<seat> discard-top", "S0 discard-top fire-1", |scene, said| {
        Ok(Found::maybe(scene.state.player(said.subject()?).discard_top))
    }),
    heap!("<seat> spells", "S0 spells ice growth", spells),
    heap!("<seat> exhausted", "S0 exhausted ice", exhausted),
    Field::both("<seat> neutralized", "S0 neutralized ice", stage::silenced, |scene, said| {
        Ok(Found::heap(scene.state.player(said.subject()?).neutralized().iter()))
    }),
    Field::expect("<seat> ready", "S0 ready ice growth", |scene, said| {
        Ok(Found::heap(scene.state.player(said.subject()?).ready().iter()))
    }),
    Field::both("<seat> eliminated", "S1 eliminated", stage::eliminated, |scene, said| {
        Ok(Found::so(!scene.state.player(said.subject()?).in_play, "still in play"))
    }),
    Field::expect("<seat> limits", "S0 limits 3 5", |scene, said| {
        let player = scene.state.player(said.subject()?);
        let limits = (player.support_limit(scene.state.options.edition), player.spell_limit());
        Ok(Found::is(format!("{} {}", limits.0, limits.1)))
    }),
    Field::expect("<seat> sees", "S0 sees S1 hand 6 backs", facts::sees),
    Field::both("table <card>", "table fire-2 3", stage::stock, |scene, said| {
        Ok(Found::is(scene.state.table.count(said.subject()?)))
    }),
    Field::both("library <element>", "library fire nothing", stage::library, |scene, said| {
        let shelf = scene.state.library[said.subject::<Element>()?.index()];
        let below = usize::from(shelf.left).saturating_sub(1);
        Ok(facts::faces(shelf.top.iter().map(Spell::to_string), 0, below))
    }),
    Field::both("pile <pile>", "pile water water-grip water-seal", stage::pile, |scene, said| {
        let pile = scene.state.pile(stage::kind(&said.subject::<String>()?)?);
        Ok(facts::faces(pile.bottom().iter().map(Curse::to_string), pile.unseen.len(), 0))
    }),
    Field::both(
        "tokens <element>",
        "tokens fire 2",
        |it, said| {
            it.state.tokens[said.subject::<Element>()?.index()] = said.one()?;
            Ok(())
        },
        |scene, said| Ok(Found::is(scene.state.tokens[said.subject::<Element>()?.index()])),
    ),
    Field::expect("destroyed curses", "destroyed curses fire-grip", |scene, _| {
        Ok(Found::heap(scene.state.destroyed_curses.iter()))
    }),
    Field::expect("destroyed spells", "destroyed spells growth", |scene, _| {
        let times = |spell: &Spell| scene.state.destroyed_spells[spell.index()] as usize;
        Ok(Found::heap(Spell::ALL.iter().flat_map(|spell| std::iter::repeat_n(*spell, times(spell)))))
    }),
    Field::both(
        "destroyed",
        "destroyed fire-3 madness*2",
        |it, said| {
            it.state.destroyed = said.list()?.into_iter().collect();
            Ok(())
        },
        |scene, _| Ok(Found::heap(scene.state.destroyed.iter())),
    ),
    Field::expect("boxed", "boxed has water-1*12", |scene, _| Ok(Found::heap(scene.state.boxed.iter()))),
    Field::expect("curses", "curses 3", |scene, _| Ok(Found::is(scene.state.cursed().count()))),
    Field::expect("next curses", "next curses earth water air", facts::next_curses),
    Field::expect("coming", "coming 4 air-grip strikes", facts::coming),
    Field::expect("reached", "reached p08 S0 S1", facts::reached),
    Field::expect("end", "end won", |scene, _| Ok(Found::maybe(scene.state.end.map(End::name)))),
    Field::expect("winners", "winners S0 S1", |scene, _| {
        Ok(Found::row(end::outcome(scene.state).into_iter().flat_map(|outcome| outcome.winners.iter())))
    }),
    Field::both("<slot> neutralized", "2 neutralized", stage::neutralized_curse, |scene, said| {
        Ok(Found::so(scene.state.spot(said.subject()?).asleep > 0, "face-up"))
    }),
    Field::expect("<slot> face-up", "2 face-up", |scene, said| {
        Ok(Found::so(scene.state.spot(said.subject()?).asleep == 0, "neutralized"))
    }),
    Field::expect("<slot> passed", "2 passed", facts::passed),
    Field::both("<slot> over", "2 over 1 madness", stage::madness_below, |scene, said| {
        Ok(Found::is(format!("{} madness", scene.state.spot(said.subject()?).madness)))
    }),
    Field::both("<slot> token", "2 token water fire*2", stage::token, |scene, said| {
        Ok(facts::elements(scene.state.spot(said.subject()?).tokens))
    }),
    Field::expect("<slot> costs", "2 costs fire*4 water", |scene, said| {
        Ok(facts::elements(scene.state.spot(said.subject()?).cost()))
    }),
    Field::expect("<slot> empty", "2 empty", |scene, said| {
        let curse = scene.state.spot(said.subject()?).curse;
        Ok(Found::so(curse.is_none(), curse.map_or("", Curse::name)))
    }),
    Field::both("<slot>", "2 fire-grip", stage::curse, |scene, said| {
        Ok(Found::maybe(scene.state.spot(said.subject()?).curse))
    }),
];
