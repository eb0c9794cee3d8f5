//! Which figure of the other side is meant? Every figure of the box has a number of its own (DMD-2.1).

use std::fmt;
use std::str::FromStr;

use table::Member;

use crate::ids::Kind;

/// A figure: those of one kind stand together, the Elder One comes last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Foe(pub u8);

/// Its name.
impl fmt::Debug for Foe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// How many figures of each kind there are.
pub const RESERVE: [u8; Kind::COUNT] = [10, 2, 4, 5, 5, 2, 2, 2, 1, 1];
pub const FOES: usize = 35;
const NAMES: [&str; Kind::COUNT] =
    ["cultist", "scion", "dancer", "ghast", "serpent", "gug", "gyaa", "fisher", "unnamable", "dhole"];

impl Foe {
    pub const ELDER: Foe = Foe(FOES as u8 - 1);

    /// The first figure of a kind.
    pub const fn first(kind: Kind) -> Foe {
        let (mut number, mut before) = (0, 0);
        while before < kind as usize {
            number += RESERVE[before];
            before += 1;
        }
        Foe(number)
    }

    /// All figures of a kind.
    pub fn of(kind: Kind) -> FoeSet {
        let first = Foe::first(kind).0;
        (first..first + RESERVE[kind as usize]).map(Foe).collect()
    }

    /// Nothing for the Elder One.
    pub fn kind(self) -> Option<Kind> {
        KINDS[self.index()]
    }

    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The same figure for whoever looks at the table: its kind and a number from 1.
    pub fn number(self, kind: Kind) -> u8 {
        self.0 - Foe::first(kind).0 + 1
    }
}

const KINDS: [Option<Kind>; FOES] = {
    let mut kinds = [None; FOES];
    let mut kind = 0;
    while kind < Kind::COUNT {
        let first = Foe::first(Kind::ALL[kind]).0 as usize;
        let mut number = 0;
        while number < RESERVE[kind] as usize {
            kinds[first + number] = Some(Kind::ALL[kind]);
            number += 1;
        }
        kind += 1;
    }
    kinds
};

pub fn kind_name(kind: Kind) -> &'static str {
    NAMES[kind as usize]
}

pub fn kind_named(text: &str) -> Option<Kind> {
    NAMES.iter().position(|name| *name == text).map(|place| Kind::ALL[place])
}

impl fmt::Display for Foe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Some(kind) => write!(f, "{}-{}", kind_name(kind), self.number(kind)),
            None => f.write_str("elder"),
        }
    }
}

impl FromStr for Foe {
    type Err = ();

    fn from_str(text: &str) -> Result<Foe, ()> {
        if text == "elder" {
            return Ok(Foe::ELDER);
        }
        let (name, number) = text.split_once('-').ok_or(())?;
        let kind = kind_named(name).ok_or(())?;
        let number: u8 = number.parse().map_err(|_| ())?;
        let foe = Foe(Foe::first(kind).0.checked_add(number).ok_or(())?.checked_sub(1).ok_or(())?);
        if number >= 1 && Foe::of(kind).contains(foe) { Ok(foe) } else { Err(()) }
    }
}

impl Member for Foe {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn at(number: u8) -> Foe {
        Foe(number)
    }
}

/// A set of figures.
pub type FoeSet = table::Set<Foe>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_has_a_name_of_its_own() {
        for number in 0..FOES as u8 {
            let foe = Foe(number);
            assert_eq!(foe.to_string().parse(), Ok(foe));
        }
        assert_eq!(RESERVE.iter().sum::<u8>() as usize + 1, FOES);
        assert!(
            ["ghast-0", "ghast-6", "ghast", "cat-1", "elder-1"].iter().all(|it| it.parse::<Foe>().is_err())
        );
    }
}
