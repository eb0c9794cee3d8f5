//! A world nobody at the table can tell apart from the true one: other decks, other hidden faces, other luck (DMD-25.8).

use table::{Chance, Seed};

use crate::content::Token;
use crate::ids::Value;
use crate::state::State;

pub fn redeal(state: &State, chance: &mut Chance) -> State {
    let mut world = state.clone();
    world.seed = Seed::Fast(chance.long_word());
    world.mythos.as_mut_slice().sort_unstable();
    chance.shuffle(world.mythos.as_mut_slice());
    world.discovery.as_mut_slice().sort_unstable();
    chance.shuffle(world.discovery.as_mut_slice());
    world.relic_pool.as_mut_slice().sort_unstable();
    chance.shuffle(world.relic_pool.as_mut_slice());
    let tokens: Vec<Token> = world.episode.tokens().collect();
    for token in tokens {
        let hidden: Vec<usize> =
            world.chips_of(token).map(usize::from).filter(|chip| !world.chips[*chip].seen).collect();
        let mut values: Vec<Option<Value>> = hidden.iter().map(|chip| world.chips[*chip].value).collect();
        values.sort_unstable();
        chance.shuffle(&mut values);
        for (chip, value) in hidden.into_iter().zip(values) {
            world.chips[chip].value = value;
        }
    }
    world
}
