//! What can a story say of a position? The table of fields: how each is given, and how it is read back.

use table::scenario::{Field, Found, Kinds, is};
use table::{Seat, field};

use crate::content::{Counter, Discovery, Investigator, Relic, Space};
use crate::figures::{Foe, kind_named};
use crate::frames::{Decision, Frame};
use crate::ids::Side;
use crate::moves::Ability;
use crate::stage::{self, Position};
use crate::state::{CardPlace, Lie, Sheet, Stand, State};
use crate::token_name::TokenName;
use crate::{DeathMayDie, opening};

pub const KINDS: &[Kinds] = &[
    ("seat", is::<Seat>),
    ("who", is::<Investigator>),
    ("foe", is::<Foe>),
    ("space", is::<Space>),
    ("token", is::<TokenName>),
    ("counter", is::<Counter>),
    ("card", is::<Discovery>),
];

/// A number on somebody's sheet.
macro_rules! sheet {
    ($words:literal, $example:literal, $place:ident) => {
        Field::both(
            $words,
            $example,
            |it, said| {
                it.sheet(said)?.$place = said.one()?;
                Ok(())
            },
            |scene, said| Ok(Found::is(sheet_of(scene.state, said.subject()?)?.$place)),
        )
    };
}

fn sheet_of(state: &State, who: Investigator) -> Result<&Sheet, String> {
    Ok(state.sheet(stage::person(state, who)?))
}

pub const FIELDS: &[Field<DeathMayDie, Position>] = &[
    field!("rules", "rules 1", rules),
    field!("track", "track 4", track),
    field!("stage", "stage 1", stage),
    Field::both(
        "disrupted",
        "disrupted",
        |it, said| {
            it.state.disrupted = true;
            said.plainly()
        },
        |scene, _| Ok(Found::so(scene.state.disrupted, "the Ritual goes on")),
    ),
    Field::expect("not disrupted", "not disrupted", |scene, _| {
        Ok(Found::so(!scene.state.disrupted, "the Ritual is disrupted"))
    }),
    Field::both(
        "acted",
        "acted 2",
        |it, said| said.one().map(|acted| it.acted = acted),
        |scene, _| Ok(Found::is(scene.state.acted)),
    ),
    Field::both(
        "active",
        "active peters",
        |it, said| {
            it.state.active = stage::person(&it.state, said.one()?)?;
            Ok(())
        },
        |scene, _| Ok(Found::is(scene.state.name(scene.state.active))),
    ),
    Field::both("cast", "cast agatha leon", stage::cast, |scene, _| {
        let people = scene.state.sheets[..usize::from(scene.state.count)].iter();
        Ok(Found::row(people.map(|sheet| sheet.investigator)))
    }),
    Field::both("<who> at", "mike at e1-pub", stage::stand, |scene, said| {
        Ok(Found::is(scene.state.space(sheet_of(scene.state, said.subject()?)?.site)))
    }),
    sheet!("<who> stress", "mike stress 2", stress),
    sheet!("<who> wounds", "mike wounds 2", wounds),
    sheet!("<who> sanity", "mike sanity 7", sanity),
    sheet!("<who> fire", "mike fire 1", fire),
    sheet!("<who> insanity", "mike insanity pyromania", insanity),
    sheet!("<who> tally", "mike tally 2", tally),
    Field::both("<who> level", "mike level brawling 3", stage::level, |scene, said| {
        let sheet = sheet_of(scene.state, said.subject()?)?;
        let skill = said.rest.first().ok_or("which skill?")?;
        let level = sheet.levels[stage::slot(sheet, table::scenario::one::<Ability>(skill)?)?];
        Ok(Found::is(format!("{skill} {level}")))
    }),
    Field::expect("<who> skill", "mike skill brawling 1", |scene, said| {
        let who = stage::person(scene.state, said.subject()?)?;
        let skill = said.rest.first().ok_or("which skill?")?;
        Ok(Found::is(format!("{skill} {}", scene.state.level(who, table::scenario::one(skill)?))))
    }),
    Field::both("<who> fatigue", "mike fatigue 1 0", stage::fatigue, |scene, said| {
        let [stress, wounds] = sheet_of(scene.state, said.subject()?)?.fatigue;
        Ok(Found::is(format!("{stress} {wounds}")))
    }),
    Field::both("<who> holds", "mike holds e1-d03 right", stage::holds, |scene, said| {
        let who = stage::person(scene.state, said.subject()?)?;
        let held: Vec<String> = scene.state.held(who).map(|(card, _)| shown(scene.state, card)).collect();
        Ok(Found::so(held.contains(&said.text()), held.join(", ")))
    }),
    Field::expect("<who> cards", "mike cards nothing", |scene, said| {
        let who = stage::person(scene.state, said.subject()?)?;
        Ok(Found::heap(scene.state.held(who).map(|(card, _)| scene.state.discovery(card))))
    }),
    Field::both("<who> relic", "mike relic sword transformed", stage::relic, |scene, said| {
        let who = stage::person(scene.state, said.subject()?)?;
        let named = |relic: Relic| match scene.state.relics[relic.index()].transformed {
            true => format!("{relic} transformed"),
            false => relic.to_string(),
        };
        let held: Vec<String> = scene.state.relics_of(who).map(named).collect();
        Ok(Found::so(held.contains(&said.text()), held.join(", ")))
    }),
    Field::both("<who> dead", "peters dead", stage::dead, |scene, said| {
        Ok(Found::so(!sheet_of(scene.state, said.subject()?)?.alive, "alive"))
    }),
    Field::expect("<who> tokens", "mike tokens nothing", |scene, said| {
        let who = stage::person(scene.state, said.subject()?)?;
        Ok(Found::heap(tokens(scene.state, |lie| lie == Lie::Held(who))))
    }),
    Field::both("relics", "relics sword key", stage::pool, |scene, _| {
        Ok(Found::row(scene.state.relic_pool.iter()))
    }),
    Field::both("<foe> at", "ghast-1 at e1-pub", stage::foe, |scene, said| {
        Ok(match scene.state.figures[said.subject::<Foe>()?.index()].place {
            Stand::On(site) => Found::is(scene.state.space(site)),
            Stand::Reserve => Found::is("reserve"),
            Stand::Boxed => Found::is("box"),
        })
    }),
    Field::both(
        "<foe> wounds",
        "ghast-1 wounds 2",
        |it, said| {
            it.figure(said)?.wounds = said.one()?;
            Ok(())
        },
        |scene, said| Ok(Found::is(scene.state.figures[said.subject::<Foe>()?.index()].wounds)),
    ),
    Field::both(
        "<foe> cosmic",
        "ghast-1 cosmic",
        |it, said| {
            it.figure(said)?.cosmic = true;
            said.plainly()
        },
        |scene, said| Ok(Found::so(scene.state.figures[said.subject::<Foe>()?.index()].cosmic, "not Cosmic")),
    ),
    Field::both("reserve", "reserve ghast 1", stage::reserve, |scene, said| {
        let kind = said.rest.first().ok_or("of which kind?")?;
        let waits = |foe: &Foe| scene.state.figures[foe.index()].place == Stand::Reserve;
        let count = Foe::of(kind_named(kind).ok_or("no such kind")?).iter().filter(waits).count();
        Ok(Found::is(format!("{kind} {count}")))
    }),
    Field::expect("<space> enemies", "e1-pub enemies nothing", |scene, said| {
        let site = scene.state.site(said.subject()?);
        let there = |foe: &Foe| scene.state.figures[foe.index()].place == Stand::On(site);
        Ok(Found::heap(stage::all_foes().filter(there)))
    }),
    Field::both("<space> fire", "e1-pub fire 2", stage::fire, |scene, said| {
        Ok(Found::is(scene.state.fire[scene.state.site(said.subject()?).index()]))
    }),
    Field::expect("<space> tokens", "e1-pub tokens nothing", |scene, said| {
        let site = scene.state.site(said.subject()?);
        let lies = |lie| lie == Lie::On(site) || matches!(lie, Lie::Between(a, b) if a == site || b == site);
        Ok(Found::heap(tokens(scene.state, lies)))
    }),
    Field::both("<token> at", "juror-1 at e1-pub", stage::token, |scene, said| {
        let chip = scene.state.chips[stage::chip(scene.state, said.subject()?)?];
        let space = |site| scene.state.space(site);
        Ok(match chip.place {
            Lie::OutOfGame => Found::is("nowhere"),
            Lie::Pile => Found::is("pile"),
            Lie::On(site) => Found::is(space(site)),
            Lie::Between(one, other) => Found::is(format!("{} {}", space(one), space(other))),
            Lie::Held(who) => Found::is(scene.state.name(who)),
        })
    }),
    Field::both("<token> shows", "juror-1 shows innocent", stage::face, |scene, said| {
        Ok(Found::is(scene.state.chips[stage::chip(scene.state, said.subject()?)?].face))
    }),
    Field::given("<token> is", "juror-1 is memory", stage::value),
    Field::both(
        "<token> seen",
        "juror-1 seen",
        |it, said| {
            it.state.chips[stage::chip(&it.state, said.subject()?)?].seen = true;
            said.plainly()
        },
        |scene, said| {
            let chip = scene.state.chips[stage::chip(scene.state, said.subject()?)?];
            Ok(Found::so(chip.seen, "nobody has seen its value"))
        },
    ),
    Field::expect("<token> unseen", "juror-1 unseen", |scene, said| {
        let chip = scene.state.chips[stage::chip(scene.state, said.subject()?)?];
        Ok(Found::so(!chip.seen, "its value was seen"))
    }),
    Field::both("step", "step actions", opening::step, |scene, _| Ok(Found::is(opening::name(scene.state)))),
    Field::both(
        "<counter>",
        "seals 3",
        |it, said| {
            it.state.counters[said.subject::<Counter>()?.index()] = said.one()?;
            Ok(())
        },
        |scene, said| Ok(Found::is(scene.state.counters[said.subject::<Counter>()?.index()])),
    ),
    Field::both("mythos discard", "mythos discard e1-m2", stage::mythos_discard, |scene, _| {
        Ok(Found::heap(scene.state.mythos_discard.iter()))
    }),
    Field::both("mythos", "mythos e1-m1 e1-m2", stage::mythos, |scene, _| {
        Ok(Found::row(scene.state.mythos.iter()))
    }),
    Field::both("discoveries", "discoveries e1-d03 e1-d04", stage::discoveries, |scene, _| {
        Ok(Found::row(scene.state.discovery.iter().map(|card| scene.state.discovery(card))))
    }),
    Field::expect("discarded", "discarded nothing", |scene, _| {
        let gone = |card: &u8| scene.state.cards[usize::from(*card)].place == CardPlace::Discarded;
        let cards = (0..scene.state.cards.len() as u8).filter(gone);
        Ok(Found::heap(cards.map(|card| scene.state.discovery(card))))
    }),
    Field::both(
        "<card> wounds",
        "e1-d03 wounds 0",
        |it, said| {
            let card = it.state.card_number(said.subject()?).ok_or("a card of another Episode")?;
            it.state.cards[usize::from(card)].wounds = said.one()?;
            Ok(())
        },
        |scene, said| {
            let card = scene.state.card_number(said.subject()?).ok_or("a card of another Episode")?;
            Ok(Found::is(scene.state.cards[usize::from(card)].wounds))
        },
    ),
    Field::given("unknown kinds", "unknown kinds dhole gyaa", stage::unknown),
    Field::expect("killed", "killed ghast 0", |scene, said| {
        let kind = said.rest.first().ok_or("of which kind?")?;
        let count = scene.state.killed[kind_named(kind).ok_or("no such kind")? as usize];
        Ok(Found::is(format!("{kind} {count}")))
    }),
    Field::expect("turn of", "turn of mike", |scene, _| {
        let acts = scene.state.stack.top() == Some(Frame::Act);
        Ok(if acts { Found::is(scene.state.name(scene.state.active)) } else { Found::is("nobody") })
    }),
    Field::expect("decision", "decision Act", |scene, _| {
        Ok(Found::maybe(Decision::of(scene.state).map(|decision| format!("{decision:?}"))))
    }),
    Field::expect("end", "end none", |scene, _| {
        Ok(Found::maybe(scene.state.end.map(|end| format!("{end:?}").to_lowercase())))
    }),
];

/// `e1-d03 right`.
fn shown(state: &State, card: u8) -> String {
    let side = if state.cards[usize::from(card)].side == Side::Left { "left" } else { "right" };
    format!("{} {side}", state.discovery(card))
}

/// The tokens that lie there, by name.
fn tokens(state: &State, fits: impl Fn(Lie) -> bool) -> Vec<TokenName> {
    let kinds = state.episode.tokens();
    let numbered = kinds
        .flat_map(|token| state.chips_of(token).zip(1..).map(move |(chip, number)| (token, chip, number)));
    let there = numbered.filter(|(_, chip, _)| fits(state.chips[usize::from(*chip)].place));
    there.map(|(token, _, number)| TokenName(token, number)).collect()
}
