//! How does the log of Death May Die read in Spanish? Investigators are spoken of by their names, so that a table with two of
//! them in one seat reads as well as any other.

pub mod asks;
pub mod board_words;
pub mod cards;
pub mod claims;
pub mod dice;
pub mod ending_words;
pub mod foretold;
mod grammar;
pub mod labels;
pub mod map_words;
pub mod moves;
pub mod names;
pub mod phrases;
pub mod picks;
pub mod reasons;
pub mod refusals;
pub mod rolling;
pub mod sheet_words;
pub mod sheets;
pub mod table_words;
pub mod tale;

use deathmaydie::Event;
use deathmaydie::content::{Elder, Episode, Investigator, Space, Token};
use deathmaydie::end::End;
use deathmaydie::events::Deed;
use deathmaydie::figures::Foe;
use deathmaydie::ids::Kind;

use super::{card_words as on, naming};
use crate::grammar::counted;
use crate::sentence::Sentence;
use crate::{Lang, say};
use names::{a_token, at, from, of_foe, the_foe, the_token, to, to_foe, who};

/// One event as a whole sentence; nothing if it goes without saying.
pub fn sentence(event: &Event) -> Option<Sentence> {
    use Event::*;
    Some(match *event {
        Set { episode, elder } => set(episode, elder),
        Joined { who: it } => say!("{} se suma a la investigación.", who(it)),
        UnknownCame { slot, kind } => {
            let slot = if slot == 0 { "A" } else { "B" };
            say!("Monstruo desconocido {slot}: {}.", on::enemy(Lang::Es, naming::enemy(kind)).name)
        }
        TurnBegan { who: it } => say!("Turno de {}.", who(it)),
        Acted { who: it, deed } => return acted(it, deed),
        Stepped { who: it, from, to } => say!("{} va {} {}.", who(it), self::from(from), self::to(to)),
        Placed { who: it, to } => say!("{} aparece {}.", who(it), at(to)),
        Sneaked { who: it, past } => say!("{} se escabulle {}.", who(it), of_foe(past)),
        Followed { foe, to } => say!("{} va detrás, {}.", the_foe(foe).capital(), self::to(to)),
        SpaceBurns { space, count: 1 } => say!("Cae 1 ficha de Fuego {}.", at(space)),
        SpaceBurns { space, count } => say!("Caen {count} fichas de Fuego {}.", at(space)),
        SpaceDoused { space, count: 1 } => say!("Se apaga 1 ficha de Fuego {}.", at(space)),
        SpaceDoused { space, count } => say!("Se apagan {count} fichas de Fuego {}.", at(space)),
        Attacks { who: it, target } => say!("{} ataca {}.", who(it), to_foe(target)),
        EnemyAttacks { foe, who: it } => say!("{} ataca a {}.", the_foe(foe).capital(), who(it)),
        MythosDrawn { card } => say!("{} sale del mazo de Mitos.", naming::mythos(Lang::Es, card)),
        MythosShuffled => "El mazo de Mitos se baraja de nuevo.".into(),
        RitualBroken => "¡El Ritual queda interrumpido! Ya se puede herir al Primigenio.".into(),
        Advanced { space } => say!("El Primigenio avanza a la casilla {space} de 8."),
        StageRevealed { stage } => revealed(stage),
        PlaceDrawn { space } => say!("La ficha de Lugar al azar dice: {}.", naming::space(Lang::Es, space)),
        StageDefeated { stage } => say!("¡{} derrotada!", naming::stage_number(Lang::Es, stage)),
        Ended { end } => ended(end).into(),
        _ => of_foes(event).or_else(|| of_tokens(event)).or_else(|| sheets::sentence(event))?,
    })
}

fn set(episode: Episode, elder: Elder) -> Sentence {
    let (name, elder) = (on::episode(Lang::Es, episode).name, on::elder(Lang::Es, elder).name);
    say!("{name}: en algún lugar, un Ritual llama a {elder}.")
}

/// Steps and targets tell what a Run and an attack are.
fn acted(it: Investigator, deed: Deed) -> Option<Sentence> {
    Some(match deed {
        Deed::Run | Deed::Attack => return None,
        Deed::Leave => say!("{} deja que la mesa decida los empates entre enemigos.", who(it)),
        Deed::Mind => say!("{} vuelve a decidir los empates entre enemigos.", who(it)),
        Deed::Rest => say!("{} descansa.", who(it)),
        Deed::Trade => say!("{} propone un intercambio.", who(it)),
        Deed::Task(action) => say!("{} elige {}.", who(it), naming::action(Lang::Es, action)),
    })
}

fn of_foes(event: &Event) -> Option<Sentence> {
    use Event::*;
    Some(match *event {
        FoeWounded { foe, count, .. } => {
            say!("{} sufre {}.", the_foe(foe).capital(), counted(count, "Herida", "Heridas"))
        }
        FoeMended { foe, count } => {
            say!("{} se cura {}.", the_foe(foe).capital(), counted(count, "Herida", "Heridas"))
        }
        FoeDied { foe, space, by: Some(by) } => say!("{} acaba {} {}.", who(by), with(foe), at(space)),
        FoeDied { foe, space, by: None } => say!("{} muere {}.", the_foe(foe).capital(), at(space)),
        FoeMoved { foe, from, to } => moved(the_foe(foe), from, to),
        FoePlaced { foe, to } => say!("{} aparece {}.", the_foe(foe).capital(), at(to)),
        Summoned { foe, space } => say!("{} acude a la llamada {}.", the_foe(foe).capital(), at(space)),
        NobodyLeft { kind } => nobody_left(kind),
        BecameCosmic { foe } => say!("{} recibe una ficha del Cosmos.", the_foe(foe).capital()),
        _ => return None,
    })
}

/// "con el Ghast 2".
fn with(foe: Foe) -> Sentence {
    say!("con {}", the_foe(foe))
}

fn moved(what: Sentence, from: Space, to: Space) -> Sentence {
    say!("{} se mueve {} {}.", what.capital(), self::from(from), self::to(to))
}

fn nobody_left(kind: Kind) -> Sentence {
    match naming::is_only(kind) {
        true => say!("{} ya está en juego y no hay más.", the_foe(Foe::first(kind)).capital()),
        false => say!("No quedan {} en la reserva.", on::enemy(Lang::Es, naming::enemy(kind)).plural),
    }
}

fn of_tokens(event: &Event) -> Option<Sentence> {
    use Event::*;
    let a = |token: Token| a_token(token).capital();
    Some(match *event {
        TokenGiven { token, from, to } => say!("{} da {} a {}.", who(from), a_token(token), who(to)),
        TokenMoved { token, from, to } => moved(a_token(token), from, to),
        TokenTurned { token, face } => say!("{} queda {}.", a(token), on::face(Lang::Es, face).name),
        TokenShown { token, value: Some(value) } => {
            say!("{} muestra: {}.", the_token(token).capital(), on::value(Lang::Es, value).name)
        }
        TokenShown { token, value: None } => say!("{} queda a la vista.", the_token(token).capital()),
        TokenTaken { token, who: it } => say!("{} toma {}.", who(it), a_token(token)),
        TokenPut { token, space } => say!("Se coloca {} {}.", a_token(token), at(space)),
        TokenReturned { token } => say!("{} vuelve a su pila.", a(token)),
        TokenRemoved { token } => say!("{} sale de la partida.", a(token)),
        Counted { counter, now } => {
            say!("{}: {}.", on::counter(Lang::Es, counter).name, now.unsigned_abs())
        }
        _ => return None,
    })
}

fn revealed(stage: u8) -> Sentence {
    match stage {
        2 => "¡El Primigenio ha llegado! Se revela su Etapa II.".into(),
        3 => "Se revela la Etapa III del Primigenio.".into(),
        _ => "Se revela la Etapa final del Primigenio: es ahora o nunca.".into(),
    }
}

/// How it ended, whoever reads it.
pub fn ended(end: End) -> &'static str {
    match end {
        End::Won => "¡El Primigenio ha muerto! El mundo no sabrá nunca lo cerca que estuvo.",
        End::TooEarly => {
            "Ha caído un Investigador antes de que llegara el Primigenio. Nadie queda para detenerlo."
        }
        End::AllDead => "Han caído todos los Investigadores. El Primigenio camina libre.",
        End::Track => "El Primigenio llega al final del medidor: despierta del todo y el mundo se acaba.",
    }
}
