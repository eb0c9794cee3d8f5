//! How fast do bots answer, so that people can follow?

use std::time::Duration;

/// How long the table rests between moves nobody had to think about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    Calm,
    #[default]
    Normal,
    Quick,
    /// For programs: no rest at all.
    Instant,
}

impl Pace {
    const ALL: [Pace; 4] = [Pace::Calm, Pace::Normal, Pace::Quick, Pace::Instant];

    pub fn name(self) -> &'static str {
        match self {
            Pace::Calm => "calm",
            Pace::Normal => "normal",
            Pace::Quick => "quick",
            Pace::Instant => "instant",
        }
    }

    pub fn from_name(name: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.name() == name)
    }

    /// The rest before an automatic move; longer after something worth looking at.
    pub fn rest(self, after_a_milestone: bool) -> Duration {
        let plain = match self {
            Pace::Calm => 1800,
            Pace::Normal => 900,
            Pace::Quick => 250,
            Pace::Instant => 0,
        };
        Duration::from_millis(if after_a_milestone { plain * 2 } else { plain })
    }

    /// The pace as pages show it.
    pub fn shown(self) -> pages::chrome::Pace {
        match self {
            Pace::Calm => pages::chrome::Pace::Calm,
            Pace::Normal => pages::chrome::Pace::Normal,
            Pace::Quick | Pace::Instant => pages::chrome::Pace::Quick,
        }
    }
}
