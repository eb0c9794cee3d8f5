//! What a turn brings, whatever stands where: each resolution held against section 9, figure by figure, with every number of
//! tokens at the Exit, at wrong Doors and nowhere, and with little Cohesion left.

use obscurio::state::{End, Frame, State};
use obscurio::{Move, Obscurio};
use table::scenario::Staged;
use table::{Actor, Events, Game, Seat};

/// Nowhere, the Exit's Door, two wrong ones.
const PLACES: [u8; 4] = [0, 3, 1, 5];
const EXIT: u8 = 3;

/// What lies there before, and what stands where: the tokens of each Wizard from S1 on.
struct Case {
    seats: u8,
    progress: u8,
    light: u8,
    dark: u8,
    /// Whose Loyalty card lies face up; S1 is the Traitor.
    exposed: Option<u8>,
    danger: bool,
    tokens: Vec<Vec<u8>>,
}

/// What is left after it.
#[derive(Debug, PartialEq)]
struct Left {
    progress: u8,
    light: u8,
    dark: u8,
    kept: Vec<u8>,
    boxed: u8,
    end: Option<End>,
    accused: bool,
    turn: u8,
    extra: u8,
}

impl Case {
    fn resolved(&self) -> Left {
        let (mut light, mut dark) = (self.light, self.dark);
        let mut pay = |count: u8| {
            let count = count.min(light + dark);
            let from_light = count.min(light);
            (light, dark) = (light - from_light, dark - (count - from_light));
            count
        };
        let active = |place: &usize| !(self.exposed == Some(1) && *place == 0 && self.seats > 3);
        let stood: Vec<u8> =
            (0..self.tokens.len()).filter(active).flat_map(|place| self.tokens[place].clone()).collect();
        let found = stood.contains(&EXIT);
        let mut kept = Vec::new();
        for (place, tokens) in self.tokens.iter().enumerate() {
            // The own token of a Wizard who plays two costs two.
            let prices = if tokens.len() == 2 { [2, 1] } else { [1, 0] };
            let wrong = tokens.iter().zip(prices).filter(|(door, _)| **door != EXIT);
            let price = wrong.map(|(_, price)| price).sum();
            kept.push(if active(&place) { pay(price) } else { 0 });
        }
        let wrong = [1, 5].iter().filter(|door| stood.contains(door)).count() as u8;
        let boxed = if self.danger { pay(wrong) } else { 0 };
        let lost = light + dark == 0;
        let escaped = !lost && found && self.progress == 6;
        let accused = !lost && !escaped && self.seats > 3 && self.light > 0 && light == 0;
        let over = lost || escaped;
        Left {
            progress: (self.progress + u8::from(found)).min(6),
            light,
            dark,
            kept,
            boxed,
            end: over.then_some(if lost { End::Lost } else { End::Escaped }),
            accused,
            turn: if over || accused { 4 } else { 5 },
            extra: 3,
        }
    }

    /// The same, played: the sand runs out on the last space.
    fn played(&self) -> Left {
        let traps = if self.danger { "dangerous_room" } else { "no_effect" };
        let exposed = self.exposed.map_or(String::new(), |seat| format!(", exposed S{seat}"));
        let mut given = format!(
            "timed, seats {}, phase doors, turn 4, progress {}, light {}, dark {}, traps {traps}{exposed}",
            self.seats, self.progress, self.light, self.dark
        );
        for (place, tokens) in self.tokens.iter().enumerate() {
            if tokens[0] > 0 {
                given.push_str(&format!(", S{} token {}", place + 1, tokens[0]));
            }
        }
        let mut state = Obscurio::stage(&[&given]).unwrap_or_else(|why| panic!("{given}: {why}"));
        if let Some(door) = self.tokens[0].get(1) {
            state.standing[1][1] = *door;
        }
        let before = state.boxed;
        for _ in 0..4 {
            let ring: Move = "ring sand".parse().unwrap();
            Obscurio::play(&mut state, Actor::Clock, ring, &mut Events::silent()).unwrap();
        }
        self.left(&state, before)
    }

    fn left(&self, state: &State, boxed: u8) -> Left {
        let wizards = Seat::all(self.seats).skip(1);
        Left {
            progress: state.progress,
            light: state.light,
            dark: state.dark,
            kept: wizards.map(|seat| state.wrong[seat.index()]).collect(),
            boxed: state.boxed - boxed,
            end: state.end,
            accused: state.stack.top() == Some(Frame::Debate { round: 1 }),
            turn: state.turn,
            extra: state.extra_traps,
        }
    }
}

/// The tokens in one of all ways they can stand.
fn tokens(wizards: usize, each: usize, mut number: usize) -> Vec<Vec<u8>> {
    let mut place = || {
        let door = PLACES[number % 4];
        number /= 4;
        door
    };
    (0..wizards).map(|_| (0..each).map(|_| place()).collect()).collect()
}

#[test]
fn every_turn_is_resolved_as_section_9_has_it() {
    let mut ends = [0; 4];
    for (seats, wizards, each) in [(2, 1, 2), (3, 2, 1), (4, 3, 1), (5, 4, 1)] {
        let few: &[(u8, u8)] = if seats > 3 {
            &[(1, 5), (2, 1), (4, 5), (9, 5), (0, 3), (0, 4), (1, 0), (3, 0)]
        } else {
            &[(1, 0), (2, 0), (3, 0), (4, 0), (7, 0)]
        };
        let exposed: &[Option<u8>] = if seats > 3 { &[None, Some(1), Some(2)] } else { &[None] };
        let ways = 4_usize.pow((wizards * each) as u32);
        let mut number = 0;
        for &(light, dark) in few {
            for progress in [2, 5, 6] {
                for &exposed in exposed {
                    for danger in [false, true] {
                        // Many tokens: some of all ways, other ones for each position.
                        let step = ways.div_ceil(16);
                        number += 1;
                        for way in (number % step..ways).step_by(step) {
                            let tokens = tokens(wizards, each, way);
                            let case = Case { seats, progress, light, dark, exposed, danger, tokens };
                            let left = case.resolved();
                            assert_eq!(case.played(), left, "{seats} at {progress}, {:?}", case.tokens);
                            let end = left.end.map_or(2 + usize::from(left.accused), |end| end as usize);
                            ends[end] += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(ends.iter().all(|times| *times > 50), "{ends:?}");
}
