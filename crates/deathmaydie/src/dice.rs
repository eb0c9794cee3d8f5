//! What do dice show? Faces, the symbols on them, and a pool as it lies on the table (section 7).

use std::fmt;
use std::str::FromStr;

use table::Chance;

/// A die as it lies: which die it is and the face it shows. Dice of one kind that show the same are interchangeable, so a
/// pool is counted by faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DieFace {
    Success,
    SuccessTentacle,
    Tentacle,
    Elder,
    Blank,
    BonusSuccess,
    BonusSuccessElder,
    BonusElder,
    BonusBlank,
}

pub const FACES: usize = 9;

/// The six faces of a standard die (DMD-7.1).
pub const STANDARD: [DieFace; 6] = [
    DieFace::Success,
    DieFace::Success,
    DieFace::SuccessTentacle,
    DieFace::Tentacle,
    DieFace::Elder,
    DieFace::Blank,
];
/// The six faces of a bonus die: no Tentacle (DMD-7.1).
pub const BONUS: [DieFace; 6] = [
    DieFace::BonusSuccess,
    DieFace::BonusSuccess,
    DieFace::BonusSuccessElder,
    DieFace::BonusElder,
    DieFace::BonusBlank,
    DieFace::BonusBlank,
];

const NAMES: [&str; FACES] = [
    "success",
    "success+tentacle",
    "tentacle",
    "elder",
    "blank",
    "bonus-success",
    "bonus-success+elder",
    "bonus-elder",
    "bonus-blank",
];

impl DieFace {
    pub const ALL: [DieFace; FACES] = [
        DieFace::Success,
        DieFace::SuccessTentacle,
        DieFace::Tentacle,
        DieFace::Elder,
        DieFace::Blank,
        DieFace::BonusSuccess,
        DieFace::BonusSuccessElder,
        DieFace::BonusElder,
        DieFace::BonusBlank,
    ];

    pub fn is_bonus(self) -> bool {
        self >= DieFace::BonusSuccess
    }

    /// A face with two symbols yields both (DMD-7.2).
    pub fn symbols(self) -> Symbols {
        let (success, elder, tentacle, blank) = match self {
            DieFace::Success | DieFace::BonusSuccess => (1, 0, 0, 0),
            DieFace::SuccessTentacle => (1, 0, 1, 0),
            DieFace::Tentacle => (0, 0, 1, 0),
            DieFace::Elder | DieFace::BonusElder => (0, 1, 0, 0),
            DieFace::BonusSuccessElder => (1, 1, 0, 0),
            DieFace::Blank | DieFace::BonusBlank => (0, 0, 0, 1),
        };
        Symbols { success, elder, tentacle, blank }
    }

    /// The six faces of a die of this kind.
    pub fn faces_of(bonus: bool) -> [DieFace; 6] {
        if bonus { BONUS } else { STANDARD }
    }

    /// Throws one die. A story calls the face by its name.
    pub fn throw(bonus: bool, chance: &mut Chance) -> DieFace {
        let faces = DieFace::faces_of(bonus);
        let named = |face: u32| faces[face as usize].face_name().to_owned();
        faces[chance.pick(6, named) as usize]
    }

    /// The face without the kind of die.
    fn face_name(self) -> &'static str {
        let name = NAMES[self as usize];
        name.strip_prefix("bonus-").unwrap_or(name)
    }
}

impl fmt::Display for DieFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[*self as usize])
    }
}

impl FromStr for DieFace {
    type Err = ();

    fn from_str(text: &str) -> Result<DieFace, ()> {
        NAMES.iter().position(|name| *name == text).map(|place| DieFace::ALL[place]).ok_or(())
    }
}

/// What a pool shows, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Symbols {
    pub success: i16,
    pub elder: i16,
    pub tentacle: i16,
    pub blank: i16,
}

/// A pool on the table: how many dice show each face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dice([u8; FACES]);

impl Dice {
    pub fn count(&self, die: DieFace) -> u8 {
        self.0[die as usize]
    }

    pub fn add(&mut self, die: DieFace) {
        self.0[die as usize] = self.0[die as usize].saturating_add(1);
    }

    pub fn remove(&mut self, die: DieFace) {
        self.0[die as usize] = self.0[die as usize].saturating_sub(1);
    }

    /// The dice that lie there, those that look the same once.
    pub fn kinds(&self) -> impl Iterator<Item = DieFace> + use<> {
        let counts = self.0;
        DieFace::ALL.into_iter().filter(move |die| counts[*die as usize] > 0)
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; FACES]
    }

    pub fn symbols(&self) -> Symbols {
        let mut all = Symbols::default();
        for die in DieFace::ALL {
            let (each, count) = (die.symbols(), i16::from(self.count(die)));
            all.success += each.success * count;
            all.elder += each.elder * count;
            all.tentacle += each.tentacle * count;
            all.blank += each.blank * count;
        }
        all
    }
}

impl FromIterator<DieFace> for Dice {
    fn from_iter<I: IntoIterator<Item = DieFace>>(dice: I) -> Dice {
        let mut pool = Dice::default();
        dice.into_iter().for_each(|die| pool.add(die));
        pool
    }
}
