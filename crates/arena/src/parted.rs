//! Where does a game begin that left a running one? In a world dealt anew from what one seat knew then. What was true
//! before is played again to get there, and forgotten: no page, log, replay, story or branch of such a table can go back
//! further, whoever asks and however long it is over, because nothing of it is in its session.

use table::{Parting, Replay, Seed};

use crate::game_entry::PlayableGame;
use crate::game_session::GameSession;

/// Goes from one parting to the next; the luck of the last is this seed.
pub fn begin<G: PlayableGame>(
    first: GameSession<G>,
    partings: &[Parting],
    last: &Seed,
) -> Result<GameSession<G>, String> {
    let mut replay = first.replay;
    let seeds = partings.iter().skip(1).map(|parting| &parting.seed).chain([last]);
    for (parting, seed) in partings.iter().zip(seeds) {
        for (actor, text) in &parting.moves {
            let mv = text.parse().map_err(|_| format!("\"{text}\" is not a move"))?;
            let played = replay.play(*actor, mv);
            played.map_err(|refusal| format!("\"{text}\" is refused by {}", refusal.rule))?;
        }
        let mut world = G::redeal(replay.state(), parting.seat, &mut seed.stream("parting", 0));
        G::reseed(&mut world, seed.clone());
        replay = Replay::staged(world);
    }
    Ok(GameSession { replay, lesson: None })
}

#[cfg(test)]
mod tests {
    use grimoire::Grimoire;
    use table::{Game, Seat, Settings};

    use super::*;

    /// Nobody foresees what is drawn at a live table, also where the world was imagined with the quick luck of bots.
    #[test]
    fn luck_to_come_is_as_well_kept_as_at_any_table() {
        let options = Grimoire::set_up(2, &Settings::default().with("mode", "duel")).expect("a duel");
        let first = GameSession::<Grimoire>::new(options, Grimoire::RULES, Seed::Fast(1));
        let luck = Seed::Sealed([9; 32]);
        let parting = Parting { seed: Seed::Fast(1), moves: Vec::new(), seat: Seat(0) };
        let left = begin(first, &[parting], &luck).expect("it can be left");
        assert_eq!(left.replay.state().seed, luck);
    }
}
