//! Why is a move of Grimoire good, in Spanish?

use grimoire::advice::Advice;

use super::element;
use crate::say;
use crate::sentence::Sentence;
use crate::speak::Names;

/// The reason of a hint as one sentence.
pub fn advice(names: &Names, advice: Advice) -> Sentence {
    match advice {
        Advice::OnlyMove => "No tienes otra jugada.".into(),
        Advice::Wins => "Gana el Capítulo: ya nadie juega después.".into(),
        Advice::LeadsWithTrump => "Se pone en cabeza, y solo un Triunfo más fuerte la supera.".into(),
        Advice::Leads => "Se pone en cabeza del Capítulo.".into(),
        Advice::PartnerWins(seat) => {
            say!("{} ya va ganando: guarda tus cartas fuertes.", names.seat(seat))
        }
        Advice::Acts => "Su efecto cambia los demás Hechizos del Capítulo.".into(),
        Advice::NothingLeads => {
            "Ninguna de tus cartas se pone en cabeza: suelta la que menos falta te hace.".into()
        }
        Advice::KeepsStrong => "Tus cartas fuertes valen más en otro Capítulo.".into(),
        Advice::NothingSaves => "Ninguna carta te salva: suelta la que menos falta te hace.".into(),
        Advice::HitsLeader(seat) => say!("Es el Hechizo con el que {} va ganando.", names.seat(seat)),
        Advice::HitsRival(seat) => say!("Es de {}, que juega contra ti.", names.seat(seat)),
        Advice::HelpsOwn => "Así mejora un Hechizo de los tuyos.".into(),
        Advice::NewTrump(Some(trump)) => {
            say!("{} pasa a ser Triunfo, y eso te conviene.", element(trump))
        }
        Advice::NewTrump(None) => "Así deja de haber Triunfo.".into(),
        Advice::KeepsTitle => "El Título que hay te conviene más que tus cartas.".into(),
        Advice::AllAlike => "Bocabajo todos son iguales: elige el que quieras.".into(),
    }
}
