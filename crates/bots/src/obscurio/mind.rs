//! How does one bot associate pictures? A skill, a style drawn once for a game, and an ear that mishears a little.

use obscurio::Obscurio;
use obscurio::pictures::{Card, Clue, Weights, score};
use table::{Chance, Eyes, Seed};

/// How well a bot gives and reads clues.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// How far its associations differ from everybody else's.
    pub style: f64,
    /// How far off it judges a picture.
    pub ear: f64,
    /// How far off it judges its own clues.
    pub hand: f64,
    /// Whether, as the Grimoire, it remembers what is in the holder.
    pub remembers: bool,
}

impl Skill {
    /// For measuring: weaker than anybody one would like to play with.
    pub const NOVICE: Skill = Skill { style: 0.60, ear: 0.28, hand: 0.20, remembers: false };
    pub const ADEPT: Skill = Skill { style: 0.45, ear: 0.17, hand: 0.05, remembers: false };
    pub const MASTER: Skill = Skill { style: 0.30, ear: 0.06, hand: 0.0, remembers: true };
}

/// How sharply likeness tells one picture from another.
const SHARPNESS: f64 = 8.0;
/// No association is stronger than this, whatever the style.
const STRONGEST: f64 = 0.95;

/// One bot's way of thinking during a whole game.
#[derive(Clone, Debug)]
pub struct Mind {
    pub skill: Skill,
    weights: Weights,
    luck: Seed,
}

impl Mind {
    pub fn of(eyes: &Eyes<Obscurio>, skill: Skill) -> Mind {
        let luck = Seed::Fast(eyes.manner().long_word());
        let weights = styled(skill.style, &mut luck.stream("style", 0));
        Mind { skill, weights, luck }
    }

    /// Luck that stays the same however often the bot thinks again.
    pub fn luck(&self, purpose: &'static str, index: u32) -> Chance {
        self.luck.stream(purpose, index)
    }

    /// How strongly a clue points at a card, in its own style.
    pub fn link(&self, clue: &Clue, card: Card) -> f64 {
        score(clue, card, &self.weights)
    }

    /// How far off it is about this card under the first or second clue of a turn.
    pub fn mishears(&self, turn: u8, clue: usize, card: Card) -> f64 {
        let index = u32::from(turn) << 8 | (clue as u32) << 7 | card.index() as u32;
        self.skill.ear * normal(&mut self.luck("ear", index))
    }

    /// Everything the clues say about a card, misheard as usual.
    pub fn hears(&self, turn: u8, clues: &[Clue], card: Card) -> f64 {
        self.hears_well(turn, clues, card, 1.0)
    }

    /// The same with so much of the usual error.
    pub fn hears_well(&self, turn: u8, clues: &[Clue], card: Card, error: f64) -> f64 {
        let one = |(at, clue): (usize, &Clue)| self.link(clue, card) + error * self.mishears(turn, at, card);
        clues.iter().enumerate().map(one).sum()
    }
}

/// How likely a card with this score is, before all are made to sum up to one.
pub fn likelihood(score: f64) -> f64 {
    (SHARPNESS * score).exp()
}

/// A number around zero, mostly within one.
pub fn normal(chance: &mut Chance) -> f64 {
    let unit = |word: u32| (f64::from(word) + 0.5) / 4_294_967_296.0;
    let (a, b) = (unit(chance.word()), unit(chance.word()));
    (-2.0 * a.ln()).sqrt() * (std::f64::consts::TAU * b).cos()
}

/// Everybody's weights, each a little heavier or lighter; only that a thing is like itself is beyond taste.
fn styled(spread: f64, chance: &mut Chance) -> Weights {
    let mut own = |usual: f64| (usual * (spread * normal(chance)).exp()).min(STRONGEST);
    let usual = Weights::NEUTRAL;
    Weights {
        same: usual.same,
        other_look: own(usual.other_look),
        related: own(usual.related),
        opposite: own(usual.opposite),
        concepts: own(usual.concepts),
        concept: own(usual.concept),
        class: own(usual.class),
        shape: own(usual.shape),
        material: own(usual.material),
        place: own(usual.place),
        mood: own(usual.mood),
        colour: own(usual.colour),
        near_colour: own(usual.near_colour),
    }
}
