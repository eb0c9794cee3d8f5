//! What is a person told when there is no more room? What is full, how much fits, and what they can still do.

use crate::Lang;

/// What is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    /// The machine has all the tables it keeps.
    Tables,
    /// One address has so many unfinished ones.
    OpenTables(usize),
    /// Around one table.
    Viewers,
    /// One seat said so many things within a minute.
    Minute(usize),
    /// One seat said so many things since the table was opened.
    Talk(usize),
    /// One seat has made so many moves.
    Moves(usize),
    /// One seat has made so many choices that bind nobody: minds changed, moves taken back.
    Choices(usize),
    /// One seat has changed hands so often.
    Seatings(usize),
    /// Pace and time to think have been changed so often.
    Arrangements(usize),
}

impl Full {
    pub fn say(self, lang: Lang) -> String {
        match lang {
            Lang::Es => self.in_spanish(),
            Lang::En => self.in_english(),
        }
    }

    fn in_english(self) -> String {
        match self {
            Full::Tables => "No more tables fit on this machine.".to_owned(),
            Full::OpenTables(most) => {
                format!("{most} tables opened from here are still unfinished. Finish one of them first.")
            }
            Full::Viewers => "No more people fit around this table.".to_owned(),
            Full::Minute(most) => {
                format!("At this table everybody says up to {most} things a minute. Take a breath.")
            }
            Full::Talk(most) => {
                format!("You have said {most} things at this table, and it keeps no more. The game goes on.")
            }
            Full::Moves(most) => format!(
                "You have made {most} moves, and this table keeps no more of one seat. Let a bot finish for you."
            ),
            Full::Choices(most) => format!(
                "You have changed your mind {most} times at this table, and it keeps no more. What you choose now stands."
            ),
            Full::Seatings(most) => format!(
                "This seat has changed hands {most} times, and the table keeps no more. A bot can still take it."
            ),
            Full::Arrangements(most) => {
                format!("Pace and time to think were changed {most} times. They stay as they are now.")
            }
        }
    }

    fn in_spanish(self) -> String {
        match self {
            Full::Tables => "No caben más mesas en esta máquina.".to_owned(),
            Full::OpenTables(most) => {
                format!("Desde aquí hay ya {most} mesas abiertas sin terminar. Termina antes alguna.")
            }
            Full::Viewers => "No cabe más gente alrededor de esta mesa.".to_owned(),
            Full::Minute(most) => {
                format!("En esta mesa cada cual dice hasta {most} cosas por minuto. Respira un momento.")
            }
            Full::Talk(most) => {
                format!("Ya has dicho {most} cosas en esta mesa y no guarda más. La partida sigue.")
            }
            Full::Moves(most) => format!(
                "Has hecho {most} jugadas y esta mesa no guarda más de un mismo asiento. Deja que un bot termine por ti."
            ),
            Full::Choices(most) => format!(
                "Has cambiado de idea {most} veces en esta mesa y no guarda más. Lo que elijas ahora, queda."
            ),
            Full::Seatings(most) => format!(
                "Este asiento ha cambiado de manos {most} veces y la mesa no guarda más. Un bot aún puede ocuparlo."
            ),
            Full::Arrangements(most) => {
                format!(
                    "El ritmo y el tiempo para pensar se han cambiado {most} veces. Se quedan como están."
                )
            }
        }
    }
}
