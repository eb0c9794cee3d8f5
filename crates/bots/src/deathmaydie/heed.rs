//! What do friends want? A finger on a space draws a bot there or keeps it away, and a wish for a card is granted.

use deathmaydie::content::{Discovery, Space};
use deathmaydie::frames::Frame;
use deathmaydie::map::Sites;
use deathmaydie::moves::Named;
use deathmaydie::people::Inv;
use deathmaydie::{DeathMayDie, Move, State};
use table::company::Phrase;
use table::{Chance, Eyes};

/// More Wounds than this, and nobody is sent anywhere.
const WELL: u8 = 2;

/// What somebody asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    Come(Space),
    Beware(Space),
    Give(Discovery),
}

fn read(phrase: &Phrase) -> Option<Wish> {
    let first = phrase.about.first()?;
    match phrase.id.as_str() {
        "look" | "meet" => first.parse().ok().map(Wish::Come),
        "danger" => first.parse().ok().map(Wish::Beware),
        "give" => first.parse().ok().map(Wish::Give),
        _ => None,
    }
}

/// The moves that do as friends asked, or all of them if none does.
pub(super) fn heed(eyes: &Eyes<DeathMayDie>, moves: &[Move]) -> Vec<Move> {
    let mut wishes = eyes.wishes().filter_map(read).peekable();
    if wishes.peek().is_none() {
        return moves.to_vec();
    }
    // What matters here is open to all: any world will do.
    let state = eyes.imagine(&mut Chance::fast(0));
    let Some(who) = state.stack.top().and_then(|frame| frame.asks(&state)) else { return moves.to_vec() };
    let mut kept = moves.to_vec();
    for wish in wishes {
        let granting: Vec<Move> = kept.iter().copied().filter(|mv| grants(&state, who, wish, *mv)).collect();
        if !granting.is_empty() {
            kept = granting;
        }
    }
    kept
}

/// Whether a move does what is wished for, or at least not the contrary.
fn grants(state: &State, who: Inv, wish: Wish, mv: Move) -> bool {
    let sheet = state.sheet(who);
    match (wish, mv) {
        (Wish::Beware(space), Move::Step(to)) => to != space,
        (Wish::Beware(_), _) => true,
        (Wish::Come(space), _) if space.row().episode == state.episode => {
            let far = state.graph().distances(Sites::one(state.site(space)));
            let here = far[sheet.site.index()];
            let able = sheet.wounds <= WELL && state.is_safe(sheet.site) && here > 0;
            match (able, state.stack.top()) {
                (true, Some(Frame::Act)) => mv == Move::Run,
                (true, Some(Frame::Step(_))) => {
                    matches!(mv, Move::Step(to) if far[state.site(to).index()] < here)
                }
                (false, Some(Frame::Step(_))) if here == 0 => mv == Move::Stop,
                _ => true,
            }
        }
        (Wish::Give(card), Move::Trade) => {
            let held = |it: u8| state.held(who).any(|(held, _)| held == it);
            state.card_number(card).is_some_and(held)
        }
        (Wish::Give(card), Move::Give(thing, _)) => thing == Named::Card(card),
        _ => false,
    }
}
