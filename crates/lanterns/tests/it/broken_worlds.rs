//! Can the checks of imagined worlds and of luck fail? A bot that knows too much or forgets, and luck that repeats itself.

use crate::common::{Like, check, secrets};
use crate::twins::{is_called, what_is_said};
use lanterns::{Event, Lanterns, Move, Options, Reason, State};
use table::{Actor, Chance, Events, Game, Refusal, Seat, Seed, Twin};

flaw!(KnowsTheMoth {
    fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
        State { moth: state.moth, ..Lanterns::redeal(state, seat, chance) }
    }
});
flaw!(KnowsTheBox {
    fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
        State { in_the_box: state.in_the_box, ..Lanterns::redeal(state, seat, chance) }
    }
});
flaw!(KnowsWhatComes {
    fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
        State { seed: state.seed.clone(), ..Lanterns::redeal(state, seat, chance) }
    }
});
flaw!(ImaginesOneWorld {
    fn redeal(state: &State, seat: Seat, _chance: &mut Chance) -> State {
        Lanterns::redeal(state, seat, &mut Chance::fast(1))
    }
});
flaw!(Forgets {
    fn redeal(state: &State, seat: Seat, chance: &mut Chance) -> State {
        let mut world = Lanterns::redeal(state, seat, chance);
        let moths: Vec<Seat> = state.seats().collect();
        world.moth = moths[chance.below(moths.len() as u32) as usize];
        world
    }
});

fn worlds_of<G: Like>() -> Option<String> {
    what_is_said(&|check: &table::checks::Check<G>| {
        check.worlds_differ_where_they_can((0, 6, 1), secrets);
    })
}

#[test]
fn worlds_that_keep_the_truth_or_never_differ_are_found() {
    is_called(worlds_of::<KnowsTheMoth>(), "always imagines the Moth");
    is_called(worlds_of::<KnowsTheBox>(), "always imagines the box");
    is_called(worlds_of::<KnowsWhatComes>(), "always imagines luck to come");
    is_called(worlds_of::<ImaginesOneWorld>(), "always imagines the Moth");
    is_called(worlds_of::<Forgets>(), "knows the Moth");
}

flaw!(SameEachNight {
    fn play(
        state: &mut State,
        actor: Actor,
        mv: Move,
        events: &mut Events<Event>,
    ) -> Result<(), Refusal<Reason>> {
        let before = state.night;
        Lanterns::play(state, actor, mv, events)?;
        if state.night > before {
            state.seed.stream("box", 0).shuffle(&mut state.in_the_box);
        }
        Ok(())
    }
});
flaw!(SameEachGame {
    fn deal(options: &Options, rules: u16, _seed: Seed, events: &mut Events<Event>) -> State {
        Lanterns::deal(options, rules, Seed::Fast(1), events)
    }
});

fn luck_of<G: Like>(drawn: fn(&Event) -> Option<(&'static str, String)>) -> Option<String> {
    what_is_said(&|check: &table::checks::Check<G>| _ = check.luck_is_fresh(0, 6, drawn))
}

#[test]
fn luck_that_repeats_itself_is_found() {
    let who = |event: &Event| match event {
        Event::Over { moth, .. } => Some(("the Moth", moth.to_string())),
        _ => None,
    };
    let same = |event: &Event| match event {
        Event::Dusk { .. } => Some(("nothing", String::new())),
        Event::Wished { seat, .. } => Some(("nothing", seat.to_string())),
        _ => None,
    };
    is_called(luck_of::<SameEachNight>(|_| None), "is asked for twice");
    is_called(luck_of::<SameEachGame>(who), "the Moth is decided the same in every game");
    is_called(luck_of::<Lanterns>(same), "nothing is decided");
    let check = check::<Lanterns>(Options { seats: 3, nights: 3 });
    assert_eq!(check.luck_is_fresh(0, 6, who)["the Moth"], 6);
}
