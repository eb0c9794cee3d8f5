//! What can Wizards say with one press? What they think of a Door and because of which spot, and whom they suspect.
//!
//! A remark is talk (OBS-16.6): the rules only say how it is written and read, so that people and bots understand each
//! other in any language.

use std::fmt;
use std::str::FromStr;

use table::Seat;
use table::company::Phrase;

use crate::book::Perch;

/// Something ready to be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Remark {
    /// `like door-3`; with a reason, `like-because door-3 left-e1`.
    Door {
        door: u8,
        stance: Stance,
        because: Option<Perch>,
    },
    /// `between door-3 door-5`.
    Between(u8, u8),
    /// `spread`: not all at one Door; `together`: all at the same.
    Spread,
    Together,
    /// `suspect S2`.
    Suspect(Seat),
}

/// What somebody thinks of a Door.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stance {
    Like,
    Doubt,
    Reject,
}

impl Stance {
    pub const ALL: [Stance; 3] = [Stance::Like, Stance::Doubt, Stance::Reject];

    pub const fn name(self) -> &'static str {
        match self {
            Stance::Like => "like",
            Stance::Doubt => "doubt",
            Stance::Reject => "reject",
        }
    }

    /// What it is called with a spot as the reason.
    pub const fn name_because(self) -> &'static str {
        match self {
            Stance::Like => "like-because",
            Stance::Doubt => "doubt-because",
            Stance::Reject => "reject-because",
        }
    }
}

impl Remark {
    /// The remark behind a phrase, if it is one.
    pub fn read(phrase: &Phrase) -> Option<Remark> {
        let about: Vec<&str> = phrase.about.iter().map(String::as_str).collect();
        let stance = |name: fn(Stance) -> &'static str| {
            Stance::ALL.into_iter().find(|stance| name(*stance) == phrase.id)
        };
        match (phrase.id.as_str(), about.as_slice()) {
            ("between", [one, other]) => {
                let doors = (read_door(one)?, read_door(other)?);
                (doors.0 != doors.1).then_some(Remark::Between(doors.0, doors.1))
            }
            ("spread", []) => Some(Remark::Spread),
            ("together", []) => Some(Remark::Together),
            ("suspect", [seat]) => seat.parse().ok().map(Remark::Suspect),
            (_, [door]) => {
                let (door, stance) = (read_door(door)?, stance(Stance::name)?);
                Some(Remark::Door { door, stance, because: None })
            }
            (_, [door, spot]) => {
                let (door, stance) = (read_door(door)?, stance(Stance::name_because)?);
                Some(Remark::Door { door, stance, because: Some(read_perch(spot)?) })
            }
            _ => None,
        }
    }

    /// As the table writes it down.
    pub fn phrase(self) -> Phrase {
        let phrase = |id: &str, about: Vec<String>| Phrase { id: id.to_owned(), about };
        match self {
            Remark::Door { door, stance, because: None } => phrase(stance.name(), vec![place(door)]),
            Remark::Door { door, stance, because: Some(perch) } => {
                phrase(stance.name_because(), vec![place(door), perch.to_string().replace(' ', "-")])
            }
            Remark::Between(one, other) => phrase("between", vec![place(one), place(other)]),
            Remark::Spread => phrase("spread", Vec::new()),
            Remark::Together => phrase("together", Vec::new()),
            Remark::Suspect(seat) => phrase("suspect", vec![seat.to_string()]),
        }
    }
}

/// A Door as phrases name it.
fn place(door: u8) -> String {
    format!("door-{door}")
}

fn read_door(text: &str) -> Option<u8> {
    text.strip_prefix("door-")?.parse().ok().filter(|door| (1..=7).contains(door))
}

/// `left-e1` is what moves write as `left e1`.
fn read_perch(text: &str) -> Option<Perch> {
    text.replacen('-', " ", 1).parse().ok()
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl FromStr for Remark {
    type Err = ();

    fn from_str(text: &str) -> Result<Remark, ()> {
        Remark::read(&text.parse()?).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of every Door, for every reason, between any two of them, and of every seat.
    #[test]
    fn everything_can_be_said() {
        let mut all: Vec<Remark> = Seat::all(8).map(Remark::Suspect).collect();
        for door in 1..=7 {
            let others = (1..=7).filter(|other| *other != door);
            all.extend(others.map(|other| Remark::Between(door, other)));
            for stance in Stance::ALL {
                let reasons = Perch::all().map(Some).chain([None]);
                all.extend(reasons.map(|because| Remark::Door { door, stance, because }));
            }
        }
        let said: std::collections::BTreeSet<String> = all.iter().map(Remark::to_string).collect();
        assert_eq!(said.len(), 8 + 7 * 6 + 7 * 3 * 21);
        for remark in all {
            assert_eq!(remark.to_string().parse(), Ok(remark));
        }
    }

    #[test]
    fn remarks_survive_being_written_down() {
        let spoken = [
            "like door-3",
            "doubt-because door-7 right-bottom",
            "reject door-1",
            "reject-because door-2 left-f",
            "like-because door-4 right-e7",
            "between door-1 door-6",
            "spread",
            "together",
            "suspect S2",
        ];
        for text in spoken {
            assert_eq!(text.parse::<Remark>().unwrap().to_string(), text);
        }
        let meant = [
            ("together", Remark::Together),
            ("spread", Remark::Spread),
            ("doubt door-5", Remark::Door { door: 5, stance: Stance::Doubt, because: None }),
            ("reject door-5", Remark::Door { door: 5, stance: Stance::Reject, because: None }),
            ("between door-6 door-1", Remark::Between(6, 1)),
        ];
        for (text, remark) in meant {
            assert_eq!(text.parse::<Remark>(), Ok(remark));
        }
        for nonsense in
            ["", "like", "like door-8", "like 3", "between door-1 door-1", "suspect door-1", "shout door-1"]
        {
            assert_eq!(nonsense.parse::<Remark>(), Err(()), "{nonsense}");
        }
        assert_eq!("like door-1 left-e1".parse::<Remark>(), Err(()), "a reason makes another phrase of it");
    }
}
