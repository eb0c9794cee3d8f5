//! What can a picture of a motif mean? Content lists it; here it is sets, worked out while compiling.

use table::{Member, WideSet as Set};

use super::tables::Motif;
use super::vocabulary::*;

/// A motif as content has it.
#[derive(Debug)]
pub struct MotifRow {
    pub class: Class,
    pub shapes: &'static [Shape],
    /// The colours it takes, the most natural first.
    pub colours: &'static [Colour],
    pub materials: &'static [Material],
    pub places: &'static [Place],
    pub moods: &'static [Mood],
    pub concepts: &'static [Concept],
    pub related: &'static [Motif],
    pub opposite: &'static [Motif],
    pub fits: &'static [Fit],
    /// The ways it is drawn, if there are several.
    pub looks: &'static [Look],
}

/// A motif as the rules ask about it.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    pub class: Class,
    pub shapes: Set<Shape>,
    pub materials: Set<Material>,
    pub places: Set<Place>,
    pub moods: Set<Mood>,
    pub concepts: Set<Concept>,
    /// Mutual: whoever names me is related to me.
    pub related: Set<Motif>,
    /// Mutual as well.
    pub opposite: Set<Motif>,
    pub fits: Set<Fit>,
}

impl Motif {
    pub fn facts(self) -> &'static Facts {
        static FACTS: [Facts; Motif::COUNT] = {
            let mut all = [Facts::of(Motif::ALL[0]); Motif::COUNT];
            let mut at = 1;
            while at < Motif::COUNT {
                all[at] = Facts::of(Motif::ALL[at]);
                at += 1;
            }
            all
        };
        &FACTS[self.index()]
    }
}

impl Facts {
    const fn of(motif: Motif) -> Facts {
        let row = motif.row();
        let (mut related, mut opposite) = (bits(row.related), bits(row.opposite));
        let mut at = 0;
        while at < Motif::COUNT {
            let other = Motif::ALL[at].row();
            let me = 1 << motif.index();
            if bits(other.related) & me != 0 {
                related |= 1 << at;
            }
            if bits(other.opposite) & me != 0 {
                opposite |= 1 << at;
            }
            at += 1;
        }
        Facts {
            class: row.class,
            shapes: Shape::set(row.shapes),
            materials: Material::set(row.materials),
            places: Place::set(row.places),
            moods: Mood::set(row.moods),
            concepts: Concept::set(row.concepts),
            related: Set::from_bits(related),
            opposite: Set::from_bits(opposite),
            fits: Fit::set(row.fits),
        }
    }
}

const fn bits(motifs: &[Motif]) -> u128 {
    let (mut bits, mut at) = (0, 0);
    while at < motifs.len() {
        bits |= 1 << motifs[at].index();
        at += 1;
    }
    bits
}

impl Member for Motif {
    fn number(self) -> u8 {
        self.index() as u8
    }

    fn at(number: u8) -> Motif {
        Motif::ALL[usize::from(number) % Motif::COUNT]
    }
}
