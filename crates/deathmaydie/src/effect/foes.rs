//! Which enemies? (CONTENT.md §15.2: ESEL and KIND.) `Ghast.nearest()`, `Enemy.one().here()`, `Cosmic.all()`.

use super::Spot;
use crate::ids::Kind;

/// What an enemy must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    Of(Kind),
    ElderOne,
    /// Any enemy.
    Enemy,
    /// Neither Cultist nor Elder One (DMD-21.1).
    Monster,
    /// Cultist or monster.
    Minion,
    /// With a Cosmic token.
    Cosmic,
    /// A minion without one.
    Plain,
    PlainMonster,
    /// Of the kind in slot A of the Unknown Dashboard.
    UnknownA,
    UnknownB,
}

/// How many of them, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// The nearest to you, on its own graph (DMD-5.10).
    Nearest,
    All,
    /// One, chosen.
    One,
    /// All but `this`.
    Others,
    LeastWounded,
    /// `this`, if it is one.
    This,
}

/// Enemies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foes {
    pub pick: Pick,
    pub class: Class,
    /// Only in these spaces.
    pub at: Option<Spot>,
    /// Only within so many spaces of you.
    pub within: Option<u8>,
}

impl Foes {
    const fn new(pick: Pick, class: Class) -> Foes {
        Foes { pick, class, at: None, within: None }
    }

    pub const fn here(self) -> Foes {
        self.at(Spot::Here)
    }

    pub const fn at(self, spot: Spot) -> Foes {
        Foes { at: Some(spot), ..self }
    }

    pub const fn within(self, spaces: u8) -> Foes {
        Foes { within: Some(spaces), ..self }
    }
}

impl Class {
    pub const fn nearest(self) -> Foes {
        Foes::new(Pick::Nearest, self)
    }

    pub const fn all(self) -> Foes {
        Foes::new(Pick::All, self)
    }

    pub const fn one(self) -> Foes {
        Foes::new(Pick::One, self)
    }

    pub const fn least_wounded(self) -> Foes {
        Foes::new(Pick::LeastWounded, self)
    }

    pub const fn this(self) -> Foes {
        Foes::new(Pick::This, self)
    }
}

impl Kind {
    pub const fn nearest(self) -> Foes {
        Class::Of(self).nearest()
    }

    pub const fn all(self) -> Foes {
        Class::Of(self).all()
    }

    pub const fn one(self) -> Foes {
        Class::Of(self).one()
    }

    /// All but `this`.
    pub const fn others(self) -> Foes {
        Foes::new(Pick::Others, Class::Of(self))
    }
}
