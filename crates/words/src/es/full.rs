//! What is a person told in Spanish when there is no more room?

use crate::full::Full;

pub fn say(full: Full) -> String {
    match full {
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
            format!("El ritmo y el tiempo para pensar se han cambiado {most} veces. Se quedan como están.")
        }
    }
}
