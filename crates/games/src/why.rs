//! Why? What moves would bring, or why they cannot be made, from what their seat knows and from nothing else.

use table::{Actor, Chance, Events, Seat, Viewer};
use words::{Lang, Line, Names};

use crate::checking;
use crate::session::Declined;
use crate::telling::ToldGame;

/// So many worlds are imagined. What is not the same in all of them is not said.
const WORLDS: u64 = 4;

/// What can be said about moves before they are made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// They cannot be made.
    Not(Declined),
    /// What their seat would be told; `certain` unless luck, or what it cannot know, has a say in it.
    Brings { lines: Vec<Line>, certain: bool },
}

/// What these moves of one seat would bring. The truth is not asked: they are tried in worlds this seat cannot tell from
/// it, and those do not depend on what it replaces. So no answer, and no refusal, can tell a secret.
pub fn why<G: ToldGame>(state: &G::State, seat: Seat, moves: &[&str], (lang, names): (Lang, &Names)) -> Why {
    let worlds = (0..WORLDS).map(|salt| G::redeal(state, seat, &mut Chance::fast(salt)));
    let worlds: Vec<G::State> = worlds.collect();
    let acts: Vec<(Actor, &str)> = moves.iter().map(|text| (Actor::Seat(seat), *text)).collect();
    if let Err(declined) = checking::check::<G>(&worlds[0], &acts, names) {
        return Why::Not(declined);
    }
    let tried: Vec<(Vec<G::Event>, bool)> =
        worlds.into_iter().map(|world| tried::<G>(world, seat, moves)).collect();
    let (first, _) = &tried[0];
    let same = |place: usize| tried.iter().all(|(told, _)| told.get(place) == first.get(place));
    let agreed = (0..first.len()).take_while(|place| same(*place)).count();
    let certain = tried.iter().all(|(told, open)| *open && told.len() == agreed);
    Why::Brings {
        lines: first[..agreed].iter().filter_map(|event| G::line(lang, names, event)).collect(),
        certain,
    }
}

/// What this seat would be told in such a world before chance or a secret speaks, and whether neither does.
fn tried<G: ToldGame>(mut world: G::State, seat: Seat, moves: &[&str]) -> (Vec<G::Event>, bool) {
    let mut told = Vec::new();
    for text in moves {
        let mut events = Events::new();
        let played = text.parse().map(|mv| G::play(&mut world, Actor::Seat(seat), mv, &mut events));
        if !matches!(played, Ok(Ok(()))) {
            return (told, false);
        }
        let settled = events.is_settled();
        let open = events.take_foreseeable();
        told.extend(open.iter().filter_map(|event| G::tell(&world, Viewer::Seat(seat), event)));
        if settled {
            return (told, false);
        }
    }
    (told, true)
}
