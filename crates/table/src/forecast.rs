//! What will happen if nobody acts? A dry run of the rules, up to the next chance or secret.

use crate::events::Events;
use crate::game::Game;
use crate::seat::Viewer;

/// No game does so much by itself.
const LONGEST: usize = 64;

/// What this viewer would be told if everybody just let things happen ([`Game::idle`]). It ends where somebody has to
/// decide, and before chance or a secret speaks: a forecast tells nothing that is not certain and open.
pub fn forecast<G: Game>(state: &G::State, viewer: Viewer) -> Vec<G::Event> {
    let mut future = state.clone();
    let mut foretold = Vec::new();
    for _ in 0..LONGEST {
        let mut idle = G::pending(&future).actors().map(|actor| (actor, G::idle(&future, actor)));
        let Some((actor, Some(mv))) = idle.next() else { break };
        drop(idle);
        let mut events = Events::new();
        if G::play(&mut future, actor, mv, &mut events).is_err() {
            break;
        }
        let settled = events.is_settled();
        let open = events.take_foreseeable();
        foretold.extend(open.iter().filter_map(|event| G::tell(state, viewer, event)));
        if settled {
            break;
        }
    }
    foretold
}
