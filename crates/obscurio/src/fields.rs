//! What can a story say of a position? The table of fields: how each is given, and how it is read back.

use table::scenario::{Field, Found, Kinds, is};
use table::{Game, Seat};

use crate::facts::{self, sight, spelled};
use crate::stage::Position;
use crate::{Obscurio, given, view};

pub const KINDS: &[Kinds] =
    &[("seat", is::<Seat>), ("viewer", |word| word == "spectator" || word.parse::<Seat>().is_ok())];

/// A number of the position, said as it is and read as everybody sees it.
macro_rules! number {
    ($words:literal, $example:literal, $given:ident, $place:ident) => {
        Field::both(
            $words,
            $example,
            |it, said| said.one().map(|number| it.$given = Some(number)),
            |scene, _| Ok(Found::is(view::open(scene.state).$place)),
        )
    };
}

/// Something a viewer sees, as a list of words.
macro_rules! sees {
    ($words:literal, $example:literal, $read:expr) => {
        Field::expect(concat!("<viewer> sees ", $words), $example, |scene, said| sight(scene, said, $read))
    };
}

pub const FIELDS: &[Field<Obscurio, Position>] = &[
    Field::given("phase", "phase night", |it, said| said.one().map(|phase| it.phase = phase)),
    Field::expect("phase", "phase DoorsLocked-2", |scene, _| {
        Ok(Found::is(spelled(view::open(scene.state).phase)))
    }),
    Field::both(
        "grimoire",
        "grimoire S2",
        |it, said| said.one().map(|seat| it.grimoire = Some(seat)),
        |scene, _| Ok(Found::is(view::open(scene.state).grimoire)),
    ),
    Field::given("traitor", "traitor S2", |it, said| said.one().map(|seat| it.traitor = Some(seat))),
    Field::both(
        "rules",
        "rules 1",
        |it, said| said.one().map(|rules| it.rules = rules),
        |scene, _| Ok(Found::is(scene.state.rules)),
    ),
    number!("turn", "turn 3", turn, turn),
    number!("progress", "progress 4", progress, progress),
    number!("light", "light 3", light, light),
    number!("dark", "dark 2", dark, dark),
    number!("extra", "extra 2", extra, extra_traps),
    number!("space", "space 1", space, space),
    Field::expect("boxed", "boxed 12", |scene, _| Ok(Found::is(scene.state.boxed))),
    Field::both("traps", "traps no_effect hidden_door", given::traps, |scene, _| {
        Ok(Found::heap(view::open(scene.state).traps))
    }),
    Field::both(
        "bag",
        "bag plus_two no_effect",
        |it, said| said.list().map(|traps| it.bag = Some(traps)),
        |scene, _| Ok(Found::heap(view::open(scene.state).bag)),
    ),
    Field::given("deck", "deck top I40 I41", given::deck),
    Field::expect("deck", "deck counts 68", |scene, _| Ok(Found::row(scene.state.deck.iter().rev()))),
    Field::expect("discard", "discard has I40", |scene, _| Ok(Found::heap(scene.state.discard.iter()))),
    Field::both("holder", "holder I21 I22 I23 I24 I25 I26 I27 I28", given::holder, |scene, _| {
        Ok(Found::row(scene.state.holder.into_iter().flatten()))
    }),
    Field::both(
        "picks",
        "picks I03 I01",
        |it, said| said.list().map(|cards| it.picks = cards),
        |scene, _| Ok(Found::row(scene.state.picks.iter())),
    ),
    Field::both("butterflies", "butterflies left-e2 right-bottom", given::butterflies, |scene, _| {
        Ok(Found::row(facts::perches(scene.state.butterflies.iter().flatten())))
    }),
    Field::given("exit", "exit I20", |it, said| said.one().map(|card| it.exit = Some(card))),
    Field::expect("exit door", "exit door 3", |scene, _| Ok(Found::maybe(scene.state.exit_door()))),
    Field::given("pages", "pages I50 I51", given::pages),
    Field::both(
        "doors",
        "doors I12 I09 I13 I14 I15 I16",
        |it, said| said.list().map(|cards| it.doors = Some(cards)),
        |scene, _| Ok(Found::row(scene.state.doors.iter())),
    ),
    Field::both(
        "exposed",
        "exposed S2 S3",
        |it, said| said.list().map(|seats| it.exposed = seats),
        |scene, _| Ok(Found::heap(scene.state.exposed.iter())),
    ),
    Field::expect("track", "track 0 1 2 3", |scene, _| Ok(Found::row(view::open(scene.state).track))),
    Field::expect("calls", "calls 2", |scene, _| Ok(Found::is(view::open(scene.state).calls))),
    Field::expect("timer", "timer sand 60000", facts::timer),
    Field::expect("sealed", "sealed S1", |scene, _| {
        Ok(Found::heap(scene.state.seats().filter(|seat| Obscurio::is_sealed(scene.state, *seat))))
    }),
    Field::expect("presence", "presence hidden", |scene, _| {
        Ok(Found::is(if Obscurio::hides_presence(scene.state) { "hidden" } else { "shown" }))
    }),
    Field::expect("winners", "winners S0 S2", |scene, _| {
        let winners = Obscurio::outcome(scene.state).map(|outcome| outcome.winners).unwrap_or_default();
        Ok(Found::heap(winners.iter()))
    }),
    Field::both("<seat> keeps", "S1 keeps 2", given::keeps, |scene, said| {
        Ok(Found::is(facts::wizard(scene, said)?.wrong))
    }),
    Field::expect("<seat> talks", "S1 talks Free", |scene, said| {
        Ok(Found::is(spelled(Obscurio::talk(scene.state, said.subject()?).to_all)))
    }),
    Field::expect("<seat> owes", "S1 owes Answer", |scene, said| {
        Ok(Found::is(spelled(Obscurio::need(scene.state, said.subject()?))))
    }),
    Field::expect("<viewer> awaits", "S0 awaits S1 sand", facts::awaits),
    sees!("exit", "S0 sees exit I09", |_, own| facts::words(own.exit)),
    sees!("book", "S1 sees book I10 I11", facts::book),
    sees!("butterflies", "S1 sees butterflies left-e0", facts::butterflies),
    sees!("holder", "S1 sees holder counts 8", |_, own| facts::words(own.holder.into_iter().flatten())),
    sees!("picks", "S1 sees picks I01", |_, own| facts::words(own.picks)),
    sees!("deck", "S1 sees deck 72", |open, own| facts::words([own.deck_count.unwrap_or(open.deck_count)])),
    sees!("discard", "S1 sees discard has I60", |open, own| facts::words(
        own.discard.unwrap_or(open.discard)
    )),
    sees!("traitor", "S0 sees traitor S1", |_, own| facts::words(own.traitor)),
    sees!("role", "S1 sees role Traitor", |_, own| own.role.map(spelled).into_iter().collect()),
    sees!("doors", "S1 sees doors I12 ? I09", |open, _| {
        open.doors.iter().map(|door| door.map_or("?".to_owned(), |card| card.to_string())).collect()
    }),
    sees!("exit-door", "S1 sees exit-door 3", |open, _| facts::words(open.exit_door)),
    sees!("holds", "S2 sees holds 5", |_, own| facts::words(own.holds.iter().map(|(_, _, door)| door))),
    sees!("votes", "S2 sees votes S1", |_, own| facts::words(own.votes.iter().map(|(_, target)| target))),
    sees!("all-votes", "S2 sees all-votes S1-S2", |open, _| {
        open.votes.iter().map(|(seat, target)| format!("{seat}-{target}")).collect()
    }),
    sees!("voted", "S2 sees voted S1", |open, _| facts::wizards(open, |it| it.voted)),
    sees!("confirmed", "S2 sees confirmed S1", |open, _| facts::wizards(open, |it| it.confirmed)),
    sees!("ready", "S2 sees ready S1", |open, _| facts::wizards(open, |it| it.ready)),
    sees!("picks-left", "S1 sees picks-left 2", |_, own| facts::words(own.picks_left)),
    sees!("last-book", "S1 sees last-book I10 I11", |open, _| {
        facts::words(open.last_turn.and_then(|last| last.book).into_iter().flat_map(|(pages, _)| pages))
    }),
    sees!("last-butterflies", "S1 sees last-butterflies left-e0", |open, _| {
        let book = open.last_turn.and_then(|last| last.book);
        facts::perches(&book.map(|(_, butterflies)| butterflies).unwrap_or_default())
    }),
    sees!("last-doors", "S1 sees last-doors I12 I13", |open, _| {
        facts::words(open.last_turn.into_iter().flat_map(|last| last.doors))
    }),
    sees!("last-exit-door", "S1 sees last-exit-door 3", |open, _| {
        facts::words(open.last_turn.map(|last| last.exit_door))
    }),
    sees!("last-stood", "S1 sees last-stood S1-3 S1-4", |open, _| {
        let stood = open.last_turn.into_iter().flat_map(|last| last.stood);
        stood.map(|(seat, _, door)| format!("{seat}-{door}")).collect()
    }),
    sees!("last-traps", "S1 sees last-traps hidden_door", |open, _| {
        facts::words(open.last_turn.into_iter().flat_map(|last| last.traps))
    }),
    sees!("callers", "S2 sees callers S1", |open, _| facts::wizards(open, |it| it.called)),
    sees!("called", "S2 sees called true", |_, own| facts::words([own.called])),
    sees!("answered", "S2 sees answered true", |_, own| facts::words([own.answered])),
    sees!("may-call", "S0 sees may-call true", |_, own| facts::words([own.may_call])),
    sees!("night-limit", "S1 sees night-limit 60000", |open, _| facts::limit(open.night_limit)),
    sees!("awake", "S1 sees awake true", |_, own| facts::words([own.awake])),
    sees!("end-holder", "S1 sees end-holder counts 8", |open, _| {
        facts::words(open.end.iter().flat_map(|end| end.holder).flatten())
    }),
    sees!("end-picks", "S1 sees end-picks I03", |open, _| {
        facts::words(open.end.into_iter().flat_map(|end| end.picks))
    }),
    sees!("end-traitor", "S1 sees end-traitor S1", |open, _| {
        facts::words(open.end.and_then(|end| end.traitor))
    }),
    sees!("end-escaped", "S1 sees end-escaped true", |open, _| {
        facts::words(open.end.map(|end| end.escaped))
    }),
    sees!("end-deck", "S1 sees end-deck counts 60", |open, _| {
        facts::words(open.end.into_iter().flat_map(|end| end.deck))
    }),
    Field::expect("<seat> card", "S2 card Down", |scene, said| {
        Ok(Found::is(spelled(facts::wizard(scene, said)?.card)))
    }),
    Field::expect("<seat> characters", "S1 characters c1 c2", |scene, said| {
        let wizard = facts::wizard(scene, said)?;
        Ok(Found::row([wizard.character].into_iter().chain(wizard.companion)))
    }),
    Field::both("<seat> token", "S2 token 5", given::token, |scene, said| {
        Ok(Found::is(facts::place(facts::wizard(scene, said)?.token)))
    }),
    Field::expect("<seat> companion", "S1 companion 4", |scene, said| {
        Ok(Found::maybe(facts::wizard(scene, said)?.second.map(facts::place)))
    }),
];
