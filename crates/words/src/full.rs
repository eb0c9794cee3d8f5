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
    /// The table's log, for everything but moves.
    Log,
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
            Full::Log => "This table's log is full. You can still play the game to its end.".to_owned(),
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
            Full::Log => "El registro de esta mesa está lleno. La partida aún se puede jugar hasta el final."
                .to_owned(),
        }
    }
}
