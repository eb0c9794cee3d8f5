//! How strongly does a clue point at a card? Everything two things can have in common, weighed.

use super::spots::{Clue, Mist, Spot};
use super::tables::{Card, Element};
use super::vocabulary::{Colour, Concept};
use std::sync::LazyLock;

/// How much each kind of likeness counts. Bots have their own; people differ too.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    pub same: f64,
    pub other_look: f64,
    pub related: f64,
    pub opposite: f64,
    pub concepts: f64,
    pub concept: f64,
    pub class: f64,
    pub shape: f64,
    pub material: f64,
    pub place: f64,
    pub mood: f64,
    pub colour: f64,
    pub near_colour: f64,
}

impl Weights {
    pub const NEUTRAL: Weights = Weights {
        same: 1.0,
        other_look: 0.94,
        related: 0.48,
        opposite: 0.26,
        concepts: 0.26,
        concept: 0.12,
        class: 0.15,
        shape: 0.16,
        material: 0.08,
        place: 0.08,
        mood: 0.03,
        colour: 0.18,
        near_colour: 0.06,
    };

    /// No likeness of different things is worth more than this.
    const MOST: f64 = 0.90;

    fn colours(&self, a: Colour, b: Colour) -> f64 {
        if a == b {
            self.colour
        } else if a.neighbours().contains(b) {
            self.near_colour
        } else {
            0.0
        }
    }

    /// How much `b` is like the element pointed at.
    fn elements(&self, a: &Element, b: &Element, red: bool) -> f64 {
        if a.motif == b.motif {
            let thing = if a.look == b.look { self.same } else { self.other_look };
            return if red || a.colour == b.colour { thing } else { thing * 0.95 };
        }
        let (x, y) = (a.motif.facts(), b.motif.facts());
        let when = |applies: bool, weight: f64| if applies { 1.0 - weight } else { 1.0 };
        let kin = if x.related.contains(b.motif) { self.related } else { self.opposite };
        let ideas = [0.0, self.concept, self.concepts][x.concepts.and(y.concepts).len().min(2)];
        let strange = when(x.related.contains(b.motif) || x.opposite.contains(b.motif), kin)
            * (1.0 - ideas)
            * when(x.class == y.class, self.class)
            * when(x.shapes.meets(y.shapes), self.shape)
            * when(x.materials.meets(y.materials), self.material)
            * when(x.places.meets(y.places), self.place)
            * when(x.moods.meets(y.moods), self.mood)
            * when(!red, self.colours(a.colour, b.colour));
        (1.0 - strange).min(Self::MOST)
    }

    fn element(&self, a: &Element, card: Card, red: bool) -> f64 {
        let (mut best, mut second) = (0.0, 0.0);
        for (b, slot) in card.placed() {
            let likeness = self.elements(a, b, red) * salience(slot.half);
            if likeness > best {
                (best, second) = (likeness, best);
            } else if likeness > second {
                second = likeness;
            }
        }
        best + 0.15 * second
    }

    fn field(&self, page: Card, card: Card) -> f64 {
        let (a, b) = (page.row().palette, card.row().palette);
        let likeness = self.colours(a.dominant(), b.dominant());
        let dominant = if a.dominant() == b.dominant() { 0.6 } else { 1.0 } * (1.0 - likeness);
        let strange = (1.0 - 0.18 * shared_families(page, card)) * dominant;
        (1.0 - strange).min(Self::MOST)
    }
}

/// What catches the eye at this size.
fn salience(half: u8) -> f64 {
    match half {
        30.. => 1.0,
        17.. => 0.9,
        _ => 0.78,
    }
}

fn shared_families(page: Card, card: Card) -> f64 {
    let families = |card: Card| Colour::set(&card.row().palette.row().families);
    families(page).and(families(card)).len() as f64
}

/// How often each idea is in what a card shows.
type Ideas = [f64; Concept::ALL.len()];

/// The ideas of a whole card, worked out once.
fn all_ideas(card: Card) -> &'static Ideas {
    static IDEAS: LazyLock<Vec<Ideas>> =
        LazyLock::new(|| Card::ALL.into_iter().map(|card| ideas(card, None)).collect());
    &IDEAS[card.index()]
}

/// What the mist leaves of them; large things say it louder.
fn ideas(card: Card, mist: Option<Mist>) -> Ideas {
    let mut bag = [0.0; Concept::ALL.len()];
    for (element, slot) in card.placed().filter(|(_, slot)| slot.clear(mist)) {
        let voice = if slot.half >= 30 { 1.5 } else { 1.0 };
        element.motif.facts().concepts.iter().for_each(|concept| bag[concept as usize] += voice);
    }
    bag
}

fn cosine(a: &[f64], b: &[f64]) -> f64 {
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f64>();
    let length = (dot(a, a) * dot(b, b)).sqrt();
    if length > 0.0 { dot(a, b) / length } else { 0.0 }
}

/// The clue means the whole Page.
fn whole(page: Card, card: Card, red: bool, mist: Option<Mist>) -> f64 {
    let (a, b) = (page.row(), card.row());
    let likeness = match mist {
        None => cosine(all_ideas(page), all_ideas(card)),
        Some(_) => cosine(&ideas(page, mist), all_ideas(card)),
    };
    let when = |applies: bool, left: f64| if applies { left } else { 1.0 };
    let colours =
        (1.0 - 0.12 * shared_families(page, card)) * when(a.palette.dominant() == b.palette.dominant(), 0.75);
    let strange = when(!red, colours)
        * when(a.theme == b.theme, 0.60)
        * when(a.mood == b.mood, 0.85)
        * when(a.template == b.template, 0.78)
        * (1.0 - 0.45 * likeness);
    (1.0 - strange).min(Weights::MOST)
}

/// How strongly a clue points at a card.
pub fn score(clue: &Clue, card: Card, weights: &Weights) -> f64 {
    let element = |at: u8| clue.page.row().elements.get(at as usize);
    match clue.spot {
        Spot::Element(at) => element(at).map_or(0.0, |element| weights.element(element, card, clue.red)),
        Spot::Field if clue.red => 0.05,
        Spot::Field => weights.field(clue.page, card),
        Spot::Bottom => whole(clue.page, card, clue.red, clue.mist),
    }
}

/// How alike two cards are to a neutral eye: the three best links either way.
pub fn alike(a: Card, b: Card) -> f64 {
    static PAIRS: LazyLock<Vec<f64>> = LazyLock::new(all_pairs);
    PAIRS[a.index() * Card::COUNT + b.index()]
}

fn all_pairs() -> Vec<f64> {
    let one_way = |a: Card| Card::ALL.map(|b| best_three(a, b));
    let links: Vec<[f64; Card::COUNT]> = Card::ALL.into_iter().map(one_way).collect();
    let pair = |a: usize, b: usize| (links[a][b] + links[b][a]) / 2.0;
    (0..Card::COUNT * Card::COUNT).map(|at| pair(at / Card::COUNT, at % Card::COUNT)).collect()
}

fn best_three(page: Card, card: Card) -> f64 {
    let weights = Weights::NEUTRAL;
    let mut links: Vec<f64> =
        page.row().elements.iter().map(|element| weights.element(element, card, false)).collect();
    links.sort_by(|a, b| b.total_cmp(a));
    links.iter().take(3).sum::<f64>() / 3.0
}
