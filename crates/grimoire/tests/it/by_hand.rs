//! Random games played twice: by the game, and at a table kept by hand (`table.rs`). After every move both have told the same,
//! line by line, every viewer is shown and may read what the rules say (RULES 17.2), and what is refused and advised is what
//! follows from the table.

use std::collections::BTreeSet;

use grimoire::advice::{Advice, advice};
use grimoire::cards::{Card, Element};
use grimoire::chapter::Chain;
use grimoire::events::Deed;
use grimoire::foretell::{Foretold, Link, Standing};
use grimoire::story::{TurningPoint, margin, turning_point};
use grimoire::view::{Asked as AskedView, Open, PileView, SeatView, TomeView};
use grimoire::{Event, Grimoire, Mode, Move, Options, Question, Reason, State};
use table::checks::with_each;
use table::{Actor, Events, Game, Seat, Seed, Settled, Viewer};

use crate::any_game::tables;
use crate::table::{Asked, Table};

/// Both, side by side.
struct Pair {
    state: State,
    by_hand: Table,
    /// The Flux Spells that lie there, as far as they were turned up; whether they are the Special ones.
    flux: (Vec<Option<Element>>, bool),
    /// Elements that are in the deck.
    elements: BTreeSet<Element>,
    log: Vec<Event>,
}

/// `partner`: whose Spell is winning, if it is another one's of the own side.
fn advice_to_play(card: Card, plays: &[Foretold], partner: Option<Seat>) -> Advice {
    let it = plays.iter().find(|play| play.card == card).expect("a card in hand");
    let leads = |play: &Foretold| matches!(play.standing, Standing::Wins | Standing::Leads);
    match it.standing {
        _ if plays.len() == 1 => Advice::OnlyMove,
        Standing::Wins => Advice::Wins,
        Standing::Leads if it.trump => Advice::LeadsWithTrump,
        Standing::Leads => Advice::Leads,
        _ if plays.iter().all(|play| play.standing == Standing::CostsLife) => Advice::NothingSaves,
        _ if partner.is_some() => partner.map_or(Advice::Acts, Advice::PartnerWins),
        _ if it.choice => Advice::Acts,
        _ if plays.iter().any(leads) => Advice::KeepsStrong,
        _ => Advice::NothingLeads,
    }
}

fn flux_slots(options: &Options, special: bool) -> usize {
    let editions = if options.editions == grimoire::state::Editions::Both { 2 } else { 1 };
    if special { editions } else { 4 * editions }
}

impl Pair {
    fn begin(options: Options, seed: u64) -> Pair {
        let mut events = Events::new();
        let state = Grimoire::deal(&options, Grimoire::RULES, Seed::Fast(seed), &mut events);
        let news = events.take();
        let Deed::FirstDealer { seat } = news[0].deed else { panic!("{news:?}") };
        let mut by_hand = Table::new(options, seat);
        by_hand.tell(Deed::FirstDealer { seat });
        let mut pair =
            Pair { state, by_hand, flux: (Vec::new(), false), elements: BTreeSet::new(), log: Vec::new() };
        if pair.builds_a_deck() {
            pair.lay_flux(false);
            pair.by_hand.asked = Some(Asked::Reveal(Seat((seat.0 + 1) % options.seats)));
        } else {
            let cards = if options.editions == grimoire::state::Editions::Light { 0..5 } else { 5..10 };
            pair.elements = cards.map(|at| Element::ALL[at]).collect();
        }
        pair.compare(&news);
        pair
    }

    /// GRI-10.1, GRI-10.8.
    fn builds_a_deck(&self) -> bool {
        self.state.options.seats == 3 || self.state.options.editions == grimoire::state::Editions::Both
    }

    fn lay_flux(&mut self, special: bool) {
        self.flux = (vec![None; flux_slots(&self.state.options, special)], special);
    }

    /// GRI-10.2 to GRI-10.5, RUL-GRI-37.
    fn reveal(&mut self, seat: Seat, slot: u8, element: Element) {
        let special = matches!(element, Element::Light | Element::Shadow);
        assert_eq!(special, self.flux.1);
        assert!(self.elements.insert(element), "{element:?} twice");
        self.flux.0[usize::from(slot)] = Some(element);
        self.by_hand.tell(Deed::FluxRevealed { seat, element });
        let options = self.state.options;
        let wanted = if options.seats == 3 { 3 } else { 4 };
        let dealer = self.by_hand.dealer;
        self.by_hand.asked = None;
        if special {
            let cards = self.elements.iter().flat_map(|element| element.cards().iter()).collect();
            self.by_hand.tell(Deed::DeckBuilt { cards });
            self.flux = (Vec::new(), false);
        } else if self.elements.len() == wanted {
            self.lay_flux(true);
            self.by_hand.asked = Some(Asked::Reveal(dealer));
        } else {
            self.by_hand.asked = Some(Asked::Reveal(Seat((seat.0 + 1) % options.seats)));
        }
    }

    /// What luck has dealt is taken from the game: hands, decks, Title Spell, the cards drawn.
    fn deal(&mut self, news: &[Event]) {
        let at = news.iter().position(|event| matches!(event.deed, Deed::Dealt { .. })).expect("a deal");
        let drawn: Vec<Card> = news[at..]
            .iter()
            .filter_map(|event| if let Deed::Drew { card, .. } = event.deed { card } else { None })
            .collect();
        let hands = self.state.hands.map(|hand| hand.iter().filter(|card| !drawn.contains(card)).collect());
        let title = self.state.chapter.title.expect("a Title Spell").card;
        let elements = [&[title], self.state.element_deck.cards()].concat();
        let draws = [drawn.as_slice(), self.state.draw_deck.cards()].concat();
        let cards = if self.state.options.seats == 3 { 24 } else { 30 };
        let draw_deck = if self.state.options.mode == Mode::Duel { 12 } else { 0 };
        assert_eq!((elements.len(), draws.len(), self.state.deck().len()), (6, draw_deck, cards));
        let seats = usize::from(self.state.options.seats);
        assert!(self.state.hands[..seats].iter().all(|hand| hand.len() == if draw_deck > 0 { 7 } else { 6 }));
        self.by_hand.deal(hands, elements, draws);
    }

    fn play(&mut self, mv: Move) {
        let (seat, _) = self.by_hand.question().expect("somebody is asked");
        let mut events = Events::new();
        Grimoire::play(&mut self.state, Actor::Seat(seat), mv, &mut events).expect("it is legal");
        let settled = events.settled();
        let news = events.take();
        match mv {
            Move::Play(card) => self.by_hand.play(seat, card),
            Move::Target(target) => self.by_hand.choose(usize::from(target)),
            Move::Swap(card) => self.by_hand.swap(Some(card)),
            Move::Decline => self.by_hand.swap(None),
            Move::Reveal(slot) => {
                let Deed::FluxRevealed { element, .. } = news[0].deed else { panic!("{news:?}") };
                self.reveal(seat, slot, element);
            }
        }
        let turned_up = |event: &Event| {
            matches!(event.deed, Deed::TitleRevealed { .. } | Deed::FluxRevealed { .. } | Deed::Dealt { .. })
        };
        // What luck turned up is seen; a card that was shown is; what was chosen openly shows nothing of anybody's own.
        let wanted = match mv {
            _ if news.iter().any(turned_up) => Settled::ByLuck,
            Move::Play(_) | Move::Swap(_) => Settled::Shown,
            _ => Settled::Open,
        };
        assert_eq!(settled, wanted, "how far {mv} is settled");
        self.compare(&news);
    }

    fn compare(&mut self, news: &[Event]) {
        if self.by_hand.awaits_deal() {
            self.deal(news);
        }
        let told = std::mem::take(&mut self.by_hand.told);
        for event in news {
            let part = matches!(event.deed, Deed::ChapterWon { .. } | Deed::RoundOver { .. });
            assert_eq!(Grimoire::ends_a_part(event), part, "{event:?}");
        }
        assert_eq!(news, told, "\n{:?}", self.state);
        self.log.extend(told);
        let moves = table::checks::moves_of::<Grimoire>;
        if let Some((seat, question)) = self.by_hand.question() {
            assert_eq!(moves(&self.state, Actor::Seat(seat)), self.may(seat, question));
        }
        self.look();
    }

    /// RULES 17.1: the options, in their order.
    fn may(&self, seat: Seat, question: Question) -> Vec<Move> {
        let hand = || self.by_hand.hands[seat.index()].iter().copied();
        match (question, self.by_hand.asked) {
            (Question::PlaySpell, _) => hand().map(Move::Play).collect(),
            (Question::SwapTitle, _) => hand().map(Move::Swap).chain([Move::Decline]).collect(),
            (Question::ChooseFor(_), Some(Asked::Target(me))) => {
                self.by_hand.may_be_chosen(me).into_iter().map(|at| Move::Target(at as u8)).collect()
            }
            _ => {
                let slots = self.flux.0.iter().enumerate();
                slots.filter(|(_, face)| face.is_none()).map(|(at, _)| Move::Reveal(at as u8)).collect()
            }
        }
    }

    /// What each card would be if it were played, and what is to be said for each move: seen by playing it on a copy of this
    /// table.
    fn foresee(&self) {
        let Some((seat, question)) = self.by_hand.question() else { return };
        let view = Grimoire::view(&self.state, Viewer::Seat(seat));
        let hand = self.by_hand.hands[seat.index()].iter().filter(|_| question == Question::PlaySpell);
        let plays: Vec<Foretold> = hand.map(|card| self.played(seat, *card)).collect();
        assert_eq!(view.own.foretold, plays, "{:?}", self.state);
        for mv in self.may(seat, question) {
            assert_eq!(advice(&view, mv), Some(self.advice(seat, mv, &plays)), "{mv}\n{:?}", self.state);
        }
    }

    fn advice(&self, seat: Seat, mv: Move, plays: &[Foretold]) -> Advice {
        let table = &self.by_hand;
        let own = |at: usize| table.party(table.spells[at].player) == table.party(seat);
        let leader = table.ranking().first().copied();
        match mv {
            Move::Reveal(_) => Advice::AllAlike,
            Move::Decline => Advice::KeepsTitle,
            Move::Swap(card) if matches!(card.element(), Element::Light | Element::Shadow) => {
                Advice::NewTrump(None)
            }
            Move::Swap(card) => Advice::NewTrump(Some(card.element())),
            Move::Target(at) if own(at.into()) => Advice::HelpsOwn,
            Move::Target(at) => {
                let player = table.spells[usize::from(at)].player;
                let leads = leader == Some(at.into());
                if leads { Advice::HitsLeader(player) } else { Advice::HitsRival(player) }
            }
            Move::Play(card) => {
                let partner = leader.filter(|at| own(*at)).map(|at| table.spells[at].player);
                advice_to_play(card, plays, partner.filter(|it| *it != seat))
            }
        }
    }

    /// How this card would lie there, and what it does before the Chapter is ranked.
    fn played(&self, seat: Seat, card: Card) -> Foretold {
        let mut then = self.by_hand.clone();
        let me = then.spells.len();
        then.play(seat, card);
        let spells = if let Some(ended) = &then.ended { ended.spells.clone() } else { then.spell_views() };
        let (spell, last) = (&spells[me], then.ended.as_ref().map(|ended| ended.weakest == me + 1));
        let survival = self.state.options.mode == Mode::Survival;
        let told = |deed: Deed| then.told.iter().any(|event| event.deed == deed);
        let element = card.element();
        let link = match self.by_hand.chain().0 {
            _ if told(Deed::ChainUntouched { card }) => Link::Spares,
            _ if told(Deed::ChainStarted { card, element }) => Link::Starts,
            _ if told(Deed::ChainContinued { card, element }) => Link::Keeps,
            Chain::Active(element) if told(Deed::ChainBroken { card, element }) => Link::Breaks,
            _ => Link::Late,
        };
        let standing = match last {
            Some(_) if spell.rank == 1 => Standing::Wins,
            None if spell.rank == 1 => Standing::Leads,
            Some(true) if survival => Standing::CostsLife,
            _ => Standing::Behind,
        };
        Foretold {
            card,
            power: spell.power,
            element: spell.element,
            trump: spell.trump,
            link,
            silenced: spell.silenced,
            standing,
            choice: last.is_none() && matches!(then.asked, Some(Asked::Target(_) | Asked::Swap(_))),
        }
    }

    /// Why this is refused, if it is (RULES 17.1, 19.4).
    fn why_not(&self, by: Seat, mv: Move) -> Option<(&'static str, Reason)> {
        let Some((seat, question)) = self.by_hand.question() else {
            let rule = match self.state.options.mode {
                Mode::Teams => "GRI-8.2",
                Mode::Duel => "GRI-11.10",
                Mode::Survival => "GRI-12.14",
            };
            return Some((rule, Reason::GameOver));
        };
        let (turn, rule) = match question {
            Question::RevealFlux => ("GRI-10.2", "GRI-10.2"),
            Question::PlaySpell => ("GRI-3.5", "GRI-3.5"),
            Question::ChooseFor(_) => ("GRI-3.7", "RUL-GRI-28"),
            Question::SwapTitle => ("GRI-3.7", "RUL-GRI-21"),
        };
        if by != seat {
            return Some((turn, Reason::NotYourTurn(seat)));
        }
        if self.may(seat, question).contains(&mv) {
            return None;
        }
        Some(match (question, mv) {
            (Question::PlaySpell, Move::Play(card)) => ("GRI-3.6", Reason::NotInHand(card)),
            (Question::PlaySpell, Move::Decline) => ("GRI-3.6", Reason::AnswerFirst(question)),
            (Question::SwapTitle, Move::Swap(card)) => (rule, Reason::NotInHand(card)),
            (Question::RevealFlux, Move::Reveal(_)) => (rule, Reason::NotASlot),
            (Question::ChooseFor(_), Move::Target(_)) => (rule, Reason::NotATarget),
            _ => (rule, Reason::AnswerFirst(question)),
        })
    }

    fn refuses(&self, universe: &[Move]) {
        for by in Seat::all(self.state.options.seats) {
            for mv in universe {
                let Some(why) = self.why_not(by, *mv) else { continue };
                let (actor, mut then) = (Actor::Seat(by), self.state.clone());
                let refused =
                    Grimoire::play(&mut then, actor, *mv, &mut Events::silent()).expect_err("it is refused");
                assert_eq!((refused.rule, refused.reason), why, "{by} {mv}");
            }
        }
    }

    /// Where the winner went ahead for good, by the points as they were given.
    fn turned(&self) {
        let winner = usize::from(self.by_hand.winner.expect("it is over"));
        let mut scores = vec![0_u16; self.by_hand.scores.len()];
        let mut turn = None;
        for event in &self.log {
            let (seat, points, card) = match event.deed {
                Deed::ChapterWon { seat, points, spell } => (seat, points, spell.map(|spell| spell.card)),
                Deed::Scored { seat, points, .. } => (seat, points, None),
                _ => continue,
            };
            let leads =
                |scores: &[u16]| (0..scores.len()).all(|it| it == winner || scores[it] < scores[winner]);
            let before = leads(&scores);
            scores[self.by_hand.party(seat)] += u16::from(points);
            if !before && leads(&scores) {
                turn = Some(TurningPoint { round: event.round, chapter: event.chapter, seat, card });
            }
        }
        assert_eq!(turning_point(&self.log, self.state.options.mode, winner), turn);
        assert_eq!(scores, self.by_hand.scores);
        let mut others = scores.clone();
        let won = others.remove(winner);
        for own in 0..scores.len() {
            let other =
                if own == winner { *others.iter().max().expect("somebody else") } else { scores[own] };
            assert_eq!(margin(&scores, winner, own), won - other);
        }
    }

    fn look(&self) {
        let open = Grimoire::open(&self.state);
        assert_eq!(open, self.shown());
        let seats = Seat::all(self.state.options.seats);
        for viewer in seats.map(Viewer::Seat).chain([Viewer::Spectator]) {
            let own = Grimoire::own(&self.state, viewer);
            assert_eq!(own.seats, self.seats(viewer), "{viewer}");
            assert_eq!(own.you, if let Viewer::Seat(seat) = viewer { Some(seat) } else { None });
            for event in &self.log {
                assert_eq!(Grimoire::tell(&self.state, viewer, event), self.reads(viewer, event), "{viewer}");
            }
        }
    }

    fn shown(&self) -> Open {
        let (table, options) = (&self.by_hand, &self.state.options);
        let (chain, links) = table.chain();
        let built = self.flux.0.is_empty();
        Open {
            mode: options.mode,
            editions: options.editions,
            open_discard: options.open_discard,
            team_talk: options.team_talk,
            round: table.round,
            chapter: table.chapter,
            dealer: table.dealer,
            leader: table.leader,
            elements: self.elements.iter().copied().collect(),
            scores: table.scores.clone(),
            chain,
            links,
            title: table.title_view(),
            buried: table.buried.clone(),
            spells: table.spell_views(),
            element_deck: table.elements.len(),
            draw_deck: table.draws.len(),
            discard: PileView {
                count: table.discard.len() + table.out,
                cards: options.open_discard.then(|| table.discard.iter().copied().collect()),
            },
            asked: table.question().map(|(seat, question)| AskedView { seat, question }),
            tome: (!built).then(|| TomeView { special: self.flux.1, slots: self.flux.0.clone() }),
            finished: table.ended.clone(),
            winner: table.winner,
        }
    }

    fn seats(&self, viewer: Viewer) -> Vec<SeatView> {
        let options = &self.state.options;
        let sees = |seat: Seat| match viewer {
            Viewer::Seat(own) => own == seat || options.team_talk && own.0 % 2 == seat.0 % 2,
            _ => false,
        };
        let view = |seat: Seat| {
            let hand = &self.by_hand.hands[seat.index()];
            SeatView {
                seat,
                party: self.by_hand.party(seat),
                cards: hand.len(),
                hand: sees(seat).then(|| hand.iter().copied().collect()),
                lives: (options.mode == Mode::Survival).then(|| self.by_hand.lives[seat.index()]),
                playing: self.by_hand.is_in(seat),
            }
        };
        Seat::all(options.seats).map(view).collect()
    }

    /// RULES 17.2, RUL-GRI-39: this Chapter, and the one before it until somebody plays, in full; of earlier ones of the round
    /// who won, and the Title Spells that still lie there.
    fn reads(&self, viewer: Viewer, event: &Event) -> Option<Event> {
        let table = &self.by_hand;
        let just_ended = table.spells.is_empty() && event.chapter + 1 == table.chapter;
        let in_full = self.state.options.open_discard
            || table.winner.is_some()
            || event.round < table.round
            || event.chapter == table.chapter
            || just_ended;
        let mut told = *event;
        match &mut told.deed {
            Deed::Drew { seat, card } if viewer != Viewer::Seat(*seat) => *card = None,
            Deed::ChapterWon { spell, .. } | Deed::LifeLost { spell, .. } if !in_full => *spell = None,
            _ => {}
        }
        let stays = match told.deed {
            Deed::TitleRevealed { card } => table.buried.contains(&card),
            Deed::FirstDealer { .. }
            | Deed::FluxRevealed { .. }
            | Deed::DeckBuilt { .. }
            | Deed::Dealt { .. }
            | Deed::Leads { .. }
            | Deed::ChapterWon { .. }
            | Deed::LifeLost { .. }
            | Deed::Eliminated { .. }
            | Deed::Scored { .. }
            | Deed::RoundOver { .. }
            | Deed::GameOver { .. } => true,
            _ => false,
        };
        (in_full || stays).then_some(told)
    }
}

#[test]
fn both_tables_tell_and_show_the_same() {
    with_each(&tables(), |number, table| {
        let universe = &table.universe;
        for game in 0..6 {
            let seed = 100 * number as u64 + game;
            let mut luck = Seed::Fast(seed).stream("by hand", 0);
            let mut pair = Pair::begin(table.options, seed);
            while let Some((seat, question)) = pair.by_hand.question() {
                let moves = pair.may(seat, question);
                pair.foresee();
                if game == 0 {
                    pair.refuses(universe);
                }
                pair.play(moves[luck.below(moves.len() as u32) as usize]);
            }
            pair.refuses(universe);
            pair.turned();
        }
    });
}
