//! Where may Butterflies land? Every placement there is, held against the words of the rules, with every combination of Traps
//! that says anything about the riddle (OBS-6.4 to OBS-6.8, OBS-13.2 to OBS-13.6, OBS-13.15 to OBS-13.17).

use obscurio::book::{Page, Perch};
use obscurio::cards::{Trap, TrapSet};
use obscurio::pictures::{Card, Spot};
use obscurio::state::State;
use obscurio::{Move, Obscurio};
use table::checks::moves_of;
use table::scenario::Staged;
use table::{Actor, Events, Game, Seat};

const TRAPS: [Trap; 5] =
    [Trap::TwilightCorridor, Trap::MagicMist, Trap::DarkNight, Trap::ButterflyUnion, Trap::BottomButterfly];

/// The circles that the mist leaves clear on a left Page; on a right one they are mirrored.
const CLEAR: [(f64, f64, f64); 2] = [(-14.0, 4.0, 50.0), (44.0, -52.0, 26.0)];

fn is_clear(page: Page, card: Card, spot: Spot) -> bool {
    let side = if page == Page::Left { 1.0 } else { -1.0 };
    card.anchors(spot).iter().any(|&[x, y]| {
        CLEAR
            .iter()
            .any(|&(cx, cy, r)| (f64::from(x) - side * cx).powi(2) + (f64::from(y) - cy).powi(2) <= r * r)
    })
}

/// The spots somebody may point at: elements, the colour field and the bottom.
fn perches(pages: [Card; 2], mist: bool) -> Vec<Perch> {
    let of = |page: Page| {
        let card = pages[page as usize];
        let elements = (0..card.row().elements.len() as u8).map(Spot::Element);
        let seen = elements.chain([Spot::Field]).filter(move |spot| !mist || is_clear(page, card, *spot));
        seen.chain([Spot::Bottom]).map(move |spot| Perch { page, spot })
    };
    Page::BOTH.into_iter().flat_map(of).collect()
}

/// Whether the Book may be shown like this.
fn is_complete(placed: &[Perch], traps: TrapSet) -> bool {
    let union = traps.contains(Trap::ButterflyUnion);
    let bottoms = placed.iter().filter(|perch| perch.spot == Spot::Bottom).count();
    let fits = match placed {
        [_] => !union,
        [one, other] => (one != other || union && bottoms == 2) && (!union || one.page == other.page),
        _ => false,
    };
    fits && (bottoms > 0 || !traps.contains(Trap::BottomButterfly))
}

/// What the Grimoire may do when these have landed.
fn may(landed: &[Perch], all: &[Perch], traps: TrapSet) -> Vec<Move> {
    let with = |more: &[Perch]| [landed, more].concat();
    let reaches = |perch: &Perch| {
        is_complete(&with(&[*perch]), traps)
            || all.iter().any(|other| is_complete(&with(&[*perch, *other]), traps))
    };
    let mut moves: Vec<Move> =
        all.iter().filter(|perch| reaches(perch)).map(|perch| Move::Butterfly(*perch)).collect();
    moves.extend(is_complete(landed, traps).then_some(Move::ShowBook));
    moves
}

#[test]
fn butterflies_land_where_the_rules_let_them() {
    for number in 0..1_usize << TRAPS.len() {
        let traps: TrapSet =
            TRAPS.into_iter().enumerate().filter(|(at, _)| number >> at & 1 == 1).map(|(_, it)| it).collect();
        for first in (number % 3..Card::COUNT).step_by(11) {
            let mut state = Obscurio::stage(&["untimed, phase riddle"]).unwrap();
            state.traps = traps;
            state.pages = Some([Card::ALL[first], Card::ALL[(first + 40) % Card::COUNT]]);
            land_everywhere(&state);
        }
    }
}

fn land_everywhere(state: &State) {
    let (pages, traps) = (state.pages.unwrap(), state.traps);
    let all = perches(pages, traps.contains(Trap::MagicMist));
    let moves = |state: &State| moves_of::<Obscurio>(state, Actor::Seat(Seat(0)));
    assert_eq!(moves(state), may(&[], &all, traps), "{pages:?} {traps:?}");
    for mv in moves(state) {
        let Move::Butterfly(perch) = mv else { panic!("nothing has landed") };
        let mut then = state.clone();
        Obscurio::play(&mut then, Actor::Seat(Seat(0)), mv, &mut Events::silent()).unwrap();
        assert_eq!(moves(&then), may(&[perch], &all, traps), "{pages:?} {traps:?} {perch}");
    }
}
