//! What is shown is the position: every field of the view, the question and the roll, written down once more from the state.

use deathmaydie::DeathMayDie;
use deathmaydie::content::{Dice, Investigator, Mythos, Space};
use deathmaydie::dice::DieFace;
use deathmaydie::end::End;
use deathmaydie::figures::Foe;
use deathmaydie::foretell::forecast;
use deathmaydie::frames::{Among, Decision, Frame, Loss};
use deathmaydie::ids::{Face, Kind};
use deathmaydie::moves::{Ability, Move, Named, With};
use deathmaydie::people::Inv;
use deathmaydie::question::{Question, Sort, origin};
use deathmaydie::rolls::Reason;
use deathmaydie::state::{CardPlace, Lie, Phase, Stand, State};
use deathmaydie::view::{FoeView, Open, RollView, Rolled, SheetView, TokenView};
use table::checks::moves_of;
use table::{Actor, Game, Seat, Viewer};

/// The view fits the position, for everybody who looks.
pub fn fits(state: &State) {
    let view = DeathMayDie::open(state);
    table_top(state, &view);
    decks(state, &view);
    odds_of_an_advance(state, &view);
    reckoned(state, &view);
    for (number, sheet) in view.investigators.iter().enumerate() {
        assert_eq!(*sheet, sheet_of(state, Inv(number as u8), sheet), "{}", sheet.who);
    }
    assert_eq!(view.foes, foes(state, &view), "enemies");
    assert_eq!(view.tokens, tokens(state), "tokens");
    asked(state, &view);
    let rolling = state.stack.frames().contains(&Frame::Tentacles);
    assert_eq!(view.roll.is_some(), rolling, "a roll is shown while it lasts");
    if let Some(shown) = &view.roll {
        assert_eq!(*shown, roll(state, shown));
    }
    privately(state);
}

fn table_top(state: &State, view: &Open) {
    let set_up = state.phase == Phase::SetUp;
    assert_eq!((view.rules, view.episode, view.elder), (state.rules, state.episode, state.elder));
    assert_eq!((view.phase, view.turn, view.decisions), (state.phase, state.turn, state.decisions));
    let active = state.sheets[state.active.index()].investigator;
    assert_eq!(view.active, (!set_up).then_some(active));
    assert_eq!(view.actions_left, state.actions_left());
    assert_eq!((view.track, view.stage), (state.track, state.stage));
    assert_eq!((view.disrupted, view.end), (state.disrupted, state.end));
    assert_eq!(view.unknown, state.unknown.iter().flatten().copied().collect::<Vec<Kind>>());
    let waiting = |kind: Kind| {
        let figures = Foe::of(kind).iter().map(|foe| state.figures[foe.index()].place);
        (kind, figures.filter(|place| *place == Stand::Reserve).count() as u8)
    };
    assert_eq!(view.reserve, Kind::ALL.map(waiting));
    let burning: Vec<_> =
        state.fire.iter().zip(state.episode.spaces()).filter(|(count, _)| **count > 0).collect();
    assert_eq!(view.fire, burning.into_iter().map(|(count, space)| (space, *count)).collect::<Vec<_>>());
    for (counter, shown) in &view.counters {
        assert_eq!((counter.row().episode, *shown), (state.episode, state.counters[counter.index()]));
    }
    assert_eq!(view.counters.len(), state.episode.counters().count());
}

fn decks(state: &State, view: &Open) {
    let (deck, pool) = (state.mythos.as_slice(), state.relic_pool.as_slice());
    assert_eq!((view.mythos_deck, view.relic_pool), (deck.len(), pool.len()));
    assert_eq!(view.discovery_deck, state.discovery.as_slice().len());
    assert_eq!(view.mythos_discard, state.mythos_discard.as_slice(), "the last one discarded is the last");
    let read = state.stack.frames().iter().filter_map(|frame| match frame {
        Frame::Discard(card) => Some(*card),
        _ => None,
    });
    assert_eq!(view.mythos_read, read.collect::<Vec<_>>());
    let gone = |number: &u8| state.cards[usize::from(*number)].place == CardPlace::Discarded;
    let gone = (0..15).filter(gone).map(|number| state.discovery(number));
    assert_eq!(view.discovery_discard, gone.collect::<Vec<_>>());
}

/// What pages and words reckon from the view: company, skills as they are printed, the attackers to come, the end.
fn reckoned(state: &State, view: &Open) {
    let here = |foe: &&FoeView| Some(foe.space) == active_space(view);
    let company: Vec<String> = view.foes.iter().filter(here).map(|foe| foe.name.clone()).collect();
    assert_eq!(view.company(), active_space(view).map(|_| company.len()));
    if let Some(forecast) = forecast(view) {
        let attackers: Vec<String> = forecast.attackers.into_iter().map(|(name, _)| name).collect();
        assert_eq!(attackers, if forecast.encounter { company } else { Vec::new() });
    }
    for (sheet, person) in view.investigators.iter().zip(&state.sheets) {
        let [first, second] = person.investigator.row().skills.map(Ability::Skill);
        let printed = [Ability::Signature, first, second].map(|skill| sheet.printed_level(skill));
        assert_eq!(printed, person.levels.map(Some), "{}", sheet.who);
    }
    if let Some(outcome) = DeathMayDie::outcome(state) {
        let seats = (0..state.options.seats).map(Seat);
        let won = state.end == Some(End::Won);
        assert!(
            seats.into_iter().all(|seat| outcome.winners.contains(seat) == won),
            "all win or lose together"
        );
        assert_eq!(
            DeathMayDie::party_name(state, outcome.party),
            if won { "investigators" } else { "elder" }
        );
    }
}

fn active_space(view: &Open) -> Option<Space> {
    view.investigators.iter().find(|sheet| Some(sheet.who) == view.active).map(|sheet| sheet.space)
}

/// How likely the next card makes the Elder One advance: everybody knows what is in the deck, nobody in which order.
fn odds_of_an_advance(state: &State, view: &Open) {
    let Some(forecast) = forecast(view) else { return };
    let shown = view.mythos_discard.iter().chain(&view.mythos_read).filter(|card| card.row().symbol).count();
    let comes = view.phase < Phase::Mythos && !state.mythos.as_slice().is_empty();
    let in_game = |card: &&Mythos| view.decks().contains(&card.row().deck) && card.is_of(view.rules);
    let lying = view.mythos_deck + view.mythos_discard.len() + view.mythos_read.len();
    // Some stories leave cards out.
    if !comes || shown != 2 || lying != Mythos::ALL.iter().filter(in_game).count() {
        return;
    }
    let deck = || state.mythos.as_slice().iter().filter(|card| !card.row().again);
    let bears = deck().filter(|card| card.row().symbol).count();
    assert_eq!(usize::from(forecast.advance), 1000 * bears / deck().count());
}

/// What `shared` says of dice and skills follows from the rest; see `shown.rs`.
fn sheet_of(state: &State, who: Inv, shared: &SheetView) -> SheetView {
    let sheet = &state.sheets[who.index()];
    let cards = state.cards.iter().enumerate().filter(|(_, card)| card.place == CardPlace::Held(who));
    let card = |(number, card): (usize, &deathmaydie::state::Card)| deathmaydie::view::CardView {
        card: state.discovery(number as u8),
        side: card.side,
        wounds: card.wounds,
    };
    let relics = deathmaydie::content::Relic::ALL.into_iter().zip(&state.relics);
    SheetView {
        seat: Seat(if state.options.seats == 1 { 0 } else { who.0 }),
        who: sheet.investigator,
        alive: sheet.alive,
        space: state.space(sheet.site),
        stress: sheet.stress,
        wounds: sheet.wounds,
        sanity: sheet.sanity,
        fatigue: sheet.fatigue,
        fire: sheet.fire,
        signature: sheet.levels[0],
        printed: [sheet.levels[1], sheet.levels[2]],
        insanity: (state.phase != Phase::SetUp).then_some(sheet.insanity),
        tally: sheet.tally,
        cards: cards.map(card).collect(),
        relics: relics
            .filter(|(_, held)| held.holder == Some(who))
            .map(|(relic, held)| (relic, held.transformed))
            .collect(),
        ..shared.clone()
    }
}

/// What is shown of Health follows from the rest; see `shown.rs`.
fn foes(state: &State, view: &Open) -> Vec<FoeView> {
    let fights = state.rules >= 3 && state.stack.frames().contains(&Frame::Fight);
    let one = |number: usize| {
        let (foe, figure) = (Foe(number as u8), &state.figures[number]);
        let Stand::On(site) = figure.place else { return None };
        let name = foe.to_string();
        let health = view.foes.iter().find(|shown| shown.name == name)?.health;
        Some(FoeView {
            name,
            kind: foe.kind(),
            space: state.space(site),
            wounds: figure.wounds,
            health,
            cosmic: figure.cosmic,
            attacked: fights && state.attacked.contains(foe),
            dice: state.foe_dice(foe),
        })
    };
    (0..state.figures.len()).filter_map(one).collect()
}

fn tokens(state: &State) -> Vec<TokenView> {
    let mut numbers = std::collections::BTreeMap::new();
    let one = |chip: &deathmaydie::state::Chip| {
        let number = numbers.entry(chip.token).and_modify(|number| *number += 1).or_insert(1_u8);
        let at = |site| Some(state.space(site));
        let (spaces, holder) = match chip.place {
            Lie::OutOfGame | Lie::Pile => return None,
            Lie::On(site) => ([at(site), None], None),
            Lie::Between(one, other) => ([at(one), at(other)], None),
            Lie::Held(who) => ([None; 2], Some(state.name(who))),
        };
        let value = if chip.face == Face::Up { chip.value } else { None };
        Some(TokenView { token: chip.token, number: *number, spaces, holder, face: chip.face, value })
    };
    state.chips[..usize::from(state.chip_count)].iter().filter_map(one).collect()
}

/// Whoever is awaited is asked, and the question is the one on top, about what it is about.
fn asked(state: &State, view: &Open) {
    let Some(seat) = DeathMayDie::pending(state).seats.iter().next() else {
        assert_eq!((view.asked, &view.question), (None, &None), "nobody is awaited");
        return;
    };
    let (asked, question) =
        (view.asked.expect("somebody is asked"), view.question.as_ref().expect("a question"));
    assert_eq!(asked.seat, seat);
    let who = view.investigators.iter().find(|sheet| sheet.who == asked.who);
    assert!(view.phase == Phase::SetUp || who.is_some_and(|sheet| sheet.seat == seat), "{asked:?}");
    let frame = *state.stack.frames().last().expect("a frame");
    numbers(state, frame, question);
    let moves = moves_of::<DeathMayDie>(state, Actor::Seat(seat));
    let kinds = |mv: &Move| answers(question, asked.decision, *mv);
    assert!(moves.iter().all(kinds), "{question:?} is a {:?}, but offers {moves:?}", asked.decision);
    for ahead in &view.ahead {
        assert!(moves.contains(&ahead.mv), "{} leads to a roll", ahead.mv);
        let roller = who.expect("a sheet");
        assert_eq!(ahead.prospect.stress, 4 - roller.stress, "{}", ahead.mv);
    }
}

/// Names and numbers in a question.
fn numbers(state: &State, frame: Frame, question: &Question) {
    let name = |who: Inv| -> Investigator { state.sheets[who.index()].investigator };
    let wanted = match frame {
        Frame::Sneak { to, .. } => Question::Sneak { to: state.space(to) },
        Frame::Carry { to, .. } => Question::Carry { to: state.space(to) },
        Frame::Follow { to, .. } => Question::Follow { to: state.space(to) },
        Frame::WalkStep { left, .. } => Question::Walk { left },
        Frame::PerSymbol { left } => Question::PerSymbol { left },
        Frame::Split { left } => Question::Split { left },
        Frame::Prevent(harm, Loss::Wounds) => Question::PreventWounds { count: harm.left },
        Frame::Prevent(harm, Loss::Sanity) => Question::PreventSanity { count: harm.left },
        Frame::Share(harm) => Question::Share { count: harm.left },
        Frame::Heal { who, left, .. } => Question::Heal { who: name(who), points: left },
        Frame::ShareHealing { left, .. } => Question::ShareHealing { points: left },
        Frame::Avoid { cost, left, ctx, .. } => {
            Question::Avoid { of: origin(state, &ctx), cost, count: left }
        }
        Frame::Consent { thing, to, .. } => {
            Question::Consent { thing: state.named(thing).expect("a name"), to: name(to) }
        }
        Frame::ClaimBy { card, .. } => Question::Claim { card: state.discovery(card) },
        Frame::Choose { ctx, .. } => Question::Choose { of: origin(state, &ctx) },
        Frame::May(cue) => Question::May { of: origin(state, &cue.ctx) },
        Frame::HowMany { chips, .. } => {
            Question::HowMany { token: state.chips[chips.trailing_zeros() as usize].token }
        }
        Frame::Pick { among, .. } => return picked(among, question),
        _ => return,
    };
    assert_eq!(*question, wanted);
}

/// One picks what is asked for.
fn picked(among: Among, question: &Question) {
    let wanted = match among {
        Among::Foes(_) => Sort::Enemy,
        Among::Sites(_) => Sort::Space,
        Among::Invs(_) => Sort::Investigator,
        Among::Chips(_) => Sort::Token,
        Among::Cards(_) => Sort::Card,
    };
    let asks = match question {
        Question::Pick { sort, .. } => *sort,
        Question::Redirect => Sort::Enemy,
        Question::GiveUp => Sort::Card,
        Question::Path { .. } | Question::Lead { .. } => Sort::Space,
        _ => panic!("{question:?} picks {wanted:?}"),
    };
    assert_eq!(asks, wanted, "{question:?}");
}

/// Whether a question of this kind, as the rules call it, has such an answer.
fn answers(question: &Question, decision: Decision, mv: Move) -> bool {
    use Decision as D;
    use Question as Q;
    let action = || {
        let ordinary = matches!(mv, Move::Run | Move::Attack | Move::Rest | Move::Trade | Move::Task(_));
        ordinary || matches!(mv, Move::Use(_) | Move::EndActions | Move::Done | Move::Mind)
    };
    let picks = matches!(mv, Move::Pick(_) | Move::Leave);
    match (question, decision) {
        (Q::Investigator, D::Inv) => matches!(mv, Move::Play(_)),
        (Q::Relic, D::Relic) => matches!(mv, Move::Take(_)),
        (Q::Act | Q::FreeAct, D::Act) => action(),
        (Q::Window { .. }, D::Window) => matches!(mv, Move::Use(_) | Move::Done),
        (Q::Step { .. } | Q::Walk { .. }, D::Step) => matches!(mv, Move::Step(_) | Move::Stop),
        (Q::Sneak { .. }, D::Sneak) => matches!(mv, Move::Sneak(_) | Move::Done),
        (Q::Carry { .. }, D::Carry) => matches!(mv, Move::Carry(_) | Move::Done),
        (Q::Follow { .. }, D::Follow) => matches!(mv, Move::Follow | Move::Stay),
        (Q::Targets { .. }, D::Target) => matches!(mv, Move::Target(_) | Move::Done),
        (Q::BeforeRoll, D::Preroll) => matches!(mv, Move::Use(_) | Move::Roll),
        (Q::Rerolls, D::Reroll) => matches!(mv, Move::Reroll(..) | Move::Stop),
        (Q::PerSymbol { .. }, D::Postroll) => matches!(mv, Move::Use(_) | Move::Done),
        (Q::Convert { .. }, D::Convert) => matches!(mv, Move::Convert(..) | Move::Done),
        (Q::Extra, D::Extra) => matches!(mv, Move::Use(_) | Move::Done),
        (Q::Split { .. }, D::Split) => matches!(mv, Move::Wound(_)),
        (Q::PreventWounds { .. } | Q::PreventSanity { .. }, D::Prevent) => {
            matches!(mv, Move::Prevent(..) | Move::Use(_) | Move::Suffer)
        }
        (Q::Share { .. }, D::Soak) => matches!(mv, Move::Soak(_) | Move::Suffer),
        (Q::Level, D::Level) => matches!(mv, Move::LevelUp(_)),
        (Q::Heal { .. }, D::Heal) => matches!(mv, Move::Heal(..) | Move::Refresh(_)),
        (Q::ShareHealing { .. }, D::Heal) => matches!(mv, Move::Mend(..) | Move::Done),
        (Q::Fatigue, D::Fatigue) => matches!(mv, Move::Fatigue(_)),
        (Q::Avoid { .. }, D::Avoid) => matches!(mv, Move::Avoid | Move::Suffer),
        (Q::Trade, D::Trade) => matches!(mv, Move::Give(..) | Move::Done),
        (Q::Consent { .. }, D::Consent) => matches!(mv, Move::Yes | Move::No),
        (Q::Claim { .. }, D::Claim) => matches!(mv, Move::Claim(_) | Move::Option(_) | Move::Decline),
        (Q::Replace | Q::May { .. }, D::Option) => matches!(mv, Move::Yes | Move::No),
        (Q::Choose { .. }, D::Option) => matches!(mv, Move::Option(_)),
        (Q::HowMany { .. }, D::Pick) => matches!(mv, Move::Number(_)),
        (Q::Pick { .. } | Q::Redirect | Q::GiveUp, D::Pick) => picks,
        (Q::Path { .. }, D::Path) | (Q::Lead { .. }, D::Path) => picks,
        (Q::Push { .. } | Q::Lead { .. }, D::Push) => matches!(mv, Move::Pick(Named::Space(_)) | Move::Stop),
        (Q::Passing, D::Order) => matches!(mv, Move::Pick(Named::Foe(_))),
        (Q::Order { .. }, D::Order) => matches!(mv, Move::First(_)),
        (Q::Fight, D::Order) => matches!(mv, Move::Face(_) | Move::Leave),
        (Q::Sacrifice, D::Sacrifice) => matches!(mv, Move::Sacrifice | Move::Refuse),
        _ => false,
    }
}

/// What is forecast of it is looked at elsewhere; whose text asks for it, where it is no card's.
fn roll(state: &State, shown: &RollView) -> RollView {
    let roll = &state.roll;
    let what = match roll.reason {
        Reason::Attack { .. } => Rolled::Attack,
        Reason::Check { task: Some(action) } => Rolled::Task(action),
        Reason::Check { task: None } => Rolled::Check,
        Reason::Defence(foe) => Rolled::Defence(foe.to_string()),
        Reason::Fire => Rolled::Fire,
    };
    let mut dice = Vec::new();
    for die in DieFace::ALL {
        (0..roll.dice.count(die)).for_each(|_| dice.push(die.to_string()));
    }
    let to_throw =
        if dice.is_empty() { Dice { standard: roll.standard, bonus: roll.bonus } } else { Dice::default() };
    if state.stack.top() == Some(Frame::Rerolls) {
        let seat = DeathMayDie::pending(state).seats.iter().next().expect("the roller");
        let moves = moves_of::<DeathMayDie>(state, Actor::Seat(seat));
        let turn = moves.iter().any(|mv| matches!(mv, Move::Reroll(_, With::Turn)));
        assert_eq!(shown.turn_rerolls > 0, turn, "rerolls of the turn");
    }
    if let Some(Question::Convert { ways }) = DeathMayDie::open(state).question {
        assert!(ways.iter().all(|way| shown.ways.contains(way)), "{ways:?} are among the ways");
    }
    assert_eq!(
        (shown.prospect.stress, shown.prospect.pool.rerolls),
        (4 - state.sheets[roll.who.index()].stress, roll.free)
    );
    RollView {
        who: state.sheets[roll.who.index()].investigator,
        what,
        of: origin(state, &roll.ctx),
        against: matches!(roll.reason, Reason::Defence(_) | Reason::Fire),
        targets: roll.targets.iter().map(|foe| foe.to_string()).collect(),
        dice,
        to_throw,
        free_rerolls: roll.free,
        dealt: roll.targets.iter().map(|foe| roll.dealt[foe.index()]).collect(),
        success: roll.symbols.success,
        elder: roll.symbols.elder,
        tentacle: roll.symbols.tentacle,
        ..shown.clone()
    }
}

/// Nobody is shown what somebody else could do.
fn privately(state: &State) {
    let awaited = DeathMayDie::pending(state).seats;
    let seats = (0..state.options.seats).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in seats.chain([Viewer::Spectator]) {
        let own = DeathMayDie::own(state, viewer);
        let is_awaited = matches!(viewer, Viewer::Seat(seat) if awaited.contains(seat));
        assert_eq!(own.asked, is_awaited);
        let nothing = own.routes.is_empty() && own.strikes.is_empty() && own.proposed.is_empty();
        assert!(is_awaited || nothing, "{viewer} is shown what others could do: {own:?}");
    }
}
