//! How does the log of The Big Book of Madness read in Spanish?

pub mod advice;
pub mod asks;
pub mod board_words;
pub mod ending_words;
mod grammar;
pub mod labels;
pub mod moved;
pub mod offers;
pub mod pages;
pub mod phrases;
pub mod refusals;
pub mod table_words;
pub mod tale;

use madness::Event;
use madness::cards::{Card, Element, Magician, Monster, Page};
use madness::end::End;
use madness::frames::{Action, Cause, Place};
use madness::options::Edition;
use madness::state::Slot;
use table::Seat;

use super::card_words::{self, AnyCard};
use super::naming::{self, after, amounts, headed, source, space};
use crate::Lang;
use crate::grammar::{counted, list};
use crate::say;
use crate::sentence::{Piece, Sentence};
use crate::speak::Names;

/// A card inside a sentence.
pub fn name(card: impl Into<AnyCard>) -> Piece {
    naming::named(Lang::Es, card)
}

pub fn card(card: Card) -> Piece {
    name(card)
}

/// A card as the object of a sentence: "Fuego 1", but "una locura".
pub fn a_card(card: Option<Card>) -> Sentence {
    match card {
        Some(Card::MADNESS) => say!("una {}", locura()),
        Some(card) => self::card(card).into(),
        None => "una carta".into(),
    }
}

/// A Madness card inside a sentence, where it is no proper name.
pub fn locura() -> Piece {
    Piece::card(Card::MADNESS.name(), "locura")
}

/// As it describes a card: "de Fuego".
pub fn of(element: Element) -> &'static str {
    card_words::element(Lang::Es, element).of
}

/// What is behind an event, by name.
pub fn by(cause: Cause) -> Option<Piece> {
    match cause {
        Cause::Bonus(page) => Some(Piece::card(page.name(), "El monstruo ha caído")),
        Cause::Failure(page) => Some(Piece::card(page.name(), "El monstruo ha escapado")),
        Cause::Compensation => Some(Piece::Text("Recompensa".into())),
        Cause::EmptyDeck => Some(Piece::Text("Mazo vacío".into())),
        _ => source(cause).map(name),
    }
}

/// "el Kraken", "la Gárgola", but "Medusa".
pub fn monster(monster: Monster) -> Sentence {
    let name = name(monster);
    if monster == Monster::Medusa { name.into() } else { grammar::monster_gender(monster).the(&name) }
}

/// "1 de Agua y 2 de Fuego".
pub fn cost(cost: [u8; 4]) -> Sentence {
    list(Lang::Es, amounts(cost).map(|(amount, element)| say!("{amount} {}", of(element))))
}

/// A space of the board, with its side where it has two.
pub fn slot(slot: Slot) -> Sentence {
    let called = match slot {
        Slot::Two => "casilla 2",
        Slot::ThreeLeft => "casilla 3 (izquierda)",
        Slot::ThreeRight => "casilla 3 (derecha)",
        Slot::Four => "casilla 4",
        Slot::Five => "casilla 5",
    };
    say!("la {}", space(slot, called))
}

/// "de tu apoyo", "del apoyo de Ana".
pub fn of_support(names: &Names, seat: Seat) -> Sentence {
    names.say(seat, || "de tu apoyo", |name| say!("del apoyo de {name}"))
}

/// One event as a whole sentence; nothing if it goes without saying.
pub fn sentence(names: &Names, event: &Event) -> Option<Sentence> {
    use Event::*;
    Some(match *event {
        Became { seat, magician } => became(names, seat, magician),
        FirstPlayer { seat } => names.say(seat, || "Empiezas tú.", |name| say!("Empieza {name}.")),
        TurnBegan { turn, seat } => {
            names.say(seat, || say!("Turno {turn}: te toca."), |name| say!("Turno {turn}: le toca a {name}."))
        }
        ActionsEnded { seat } => {
            names.say(seat, || "Acabas tu fase de acción.", |name| say!("{name} acaba su fase de acción."))
        }
        MarkerMoved { space } => marker(space),
        PageTurned { round, monster, page } => page_turned(round, monster, page),
        RowReached { round } => say!("Empieza la ronda {round} de 6."),
        Vanquished { monster } => vanquished(monster),
        Escaped { monster } => say!("Queda alguna maldición: ¡{} escapa!", self::monster(monster)),
        Begins { cause, edition } => return begins(cause, edition),
        Reaches { .. } => return None,
        NothingToDo { seat, cause } => nothing_to_do(names, seat, cause),
        Declined { seat, cause } => {
            headed(names, seat, by(cause), "lo dejas pasar.", |name| say!("{name} lo deja pasar."))
        }
        Targeted { by, seat, cause } => targeted(names, by, seat, cause),
        CursePlaced { slot, curse } => say!("{} acecha en {}.", name(curse), self::slot(slot)),
        CurseStruck { curse, .. } => say!("¡Golpea {}!", name(curse)),
        CurseSlept { curse, .. } => say!("{} está neutralizada: no hace nada.", name(curse)),
        CurseNeutralized { curse, cause, .. } => {
            let curse = name(curse);
            match by(cause) {
                Some(by) => say!("{by} neutraliza {curse}."),
                None => say!("Se neutraliza {curse}."),
            }
        }
        CurseWoke { curse, .. } => say!("{} despierta y vuelve a estar bocarriba.", name(curse)),
        CurseDestroyed { seat, curse, .. } => {
            let curse = name(curse);
            names.say(seat, || say!("¡Destruyes {curse}!"), |name| say!("¡{name} destruye {curse}!"))
        }
        CurseReturned { curse, .. } => say!("{} vuelve al fondo de su pila.", name(curse)),
        TokenLaid { curse, element, cause, .. } => {
            let dearer = say!("{} cuesta ahora 1 {} más.", name(curse), of(element));
            after(by(cause), dearer)
        }
        SpellCast { seat, spell, power } => cast(names, seat, name(spell), power),
        SpellLearned { seat, spell } => {
            let spell = name(spell);
            names.say(seat, || say!("Aprendes {spell}."), |name| say!("{name} aprende {spell}."))
        }
        SpellRevealed { spell } => say!("La biblioteca ofrece ahora {}.", name(spell)),
        SpellDestroyed { seat, spell } => {
            let spell = name(spell);
            names.say(
                seat,
                || say!("Destruyes {spell} para hacer sitio."),
                |name| say!("{name} destruye {spell} para hacer sitio."),
            )
        }
        SpellRefreshed { seat, spell, cause } => {
            let spell = name(spell);
            headed(names, seat, by(cause), say!("recargas {spell}."), |name| say!("{name} recarga {spell}."))
        }
        SpellNeutralized { seat, spell, cause } => {
            let spell = name(spell);
            headed(names, seat, by(cause), say!("pones {spell} bocabajo."), |name| {
                say!("{name} pone {spell} bocabajo.")
            })
        }
        SpellWoke { seat, spell } => {
            let spell = name(spell);
            names.say(
                seat,
                || say!("Tu hechizo {spell} vuelve a estar bocarriba."),
                |name| say!("El hechizo {spell} de {name} vuelve a estar bocarriba."),
            )
        }
        AbilityUsed { seat, magician } => {
            let magician = name(magician);
            names.say(
                seat,
                || say!("Usas la habilidad de {magician}."),
                |name| say!("{name} usa la habilidad de {magician}."),
            )
        }
        Granted { seat, actions, cause } => {
            let actions = counted(actions, "acción", "acciones");
            headed(names, seat, by(cause), say!("obtienes {actions}."), |name| {
                say!("{name} obtiene {actions}.")
            })
        }
        Declared { seat, action } => declared(names, seat, action),
        Paid { seat, card, pool, counts_as, kept, .. } => paid(names, seat, (card, counts_as), pool, kept),
        Moved { card, from, to, cause, .. } => moved::sentence(names, card, (from, to), cause),
        Reshuffled { seat, cause } => reshuffled(names, seat, cause),
        Eliminated { seat } => names.say(
            seat,
            || "Seis locuras en la mano: enloqueces y te quedas fuera de la partida.",
            |name| say!("Seis locuras en la mano: {name} enloquece y se queda fuera de la partida."),
        ),
        Ended { end } => ending(end).into(),
    })
}

fn became(names: &Names, seat: Seat, magician: Magician) -> Sentence {
    let magician = name(magician);
    names.say(seat, || say!("Eres {magician}."), |name| say!("{name} es {magician}."))
}

fn marker(space: u8) -> Sentence {
    match space {
        0 => "El indicador vuelve a la casilla de invocación: se juzga al monstruo.".into(),
        1 => "El indicador está en la casilla 1: Nuevo monstruo.".into(),
        _ => say!("El indicador avanza a la casilla {space}."),
    }
}

fn page_turned(round: u8, monster: Monster, page: Page) -> Sentence {
    let mood = card_words::monster(Lang::Es, monster).flavour;
    let (monster, page) = (self::monster(monster), Piece::card(page.name(), "página"));
    match round {
        1 => say!("El Libro se abre. Monstruo 1 de 6: ¡{monster}! {mood}"),
        6 => say!("La última {page}. Monstruo 6 de 6: ¡{monster}! {mood}"),
        _ => say!("Se pasa la {page}. Monstruo {round} de 6: ¡{monster}! {mood}"),
    }
}

fn vanquished(monster: Monster) -> Sentence {
    let beaten = grammar::monster_gender(monster).agree("derrotada", "derrotado");
    say!("No queda ninguna maldición: ¡{} cae {beaten}!", self::monster(monster))
}

/// What the text that begins says. A Spell or an ability has just been named.
fn begins(cause: Cause, edition: Edition) -> Option<Sentence> {
    let text = |card: AnyCard| card_words::text(Lang::Es, card, edition);
    let page = |page: Page| card_words::page(Lang::Es, page);
    match cause {
        Cause::Curse(curse) => Some(text(curse.into()).into()),
        Cause::Arrival(monster) => Some(say!("Aparece {}. {}", self::monster(monster), text(monster.into()))),
        Cause::LastArrival => page(Page::Final)
            .arrival
            .map(|text| say!("La última {}. {text}", Piece::card(Page::Final.name(), "página"))),
        Cause::Bonus(front) => Some(say!("El monstruo ha caído. {}", page(front).bonus)),
        Cause::Failure(front) => Some(say!("El monstruo ha escapado. {}", page(front).failure)),
        Cause::Spell(_)
        | Cause::Ability(_)
        | Cause::SetUp
        | Cause::Action
        | Cause::Compensation
        | Cause::EmptyDeck
        | Cause::Concentration
        | Cause::Recuperation
        | Cause::RoundEnd => None,
    }
}

fn nothing_to_do(names: &Names, seat: Seat, cause: Cause) -> Sentence {
    match by(cause) {
        Some(by) => {
            names.say(seat, || say!("{by}: sin efecto en ti."), |name| say!("{by}: sin efecto en {name}."))
        }
        None => names.say(
            seat,
            || "No te queda nada que descartar, salvo locura.",
            |name| say!("A {name} no le queda nada que descartar, salvo locura."),
        ),
    }
}

fn targeted(names: &Names, chooser: Seat, target: Seat, cause: Cause) -> Sentence {
    let by = by(cause);
    match (chooser == target, cause) {
        (true, Cause::Failure(_)) => {
            headed(names, chooser, by, "cargas tú con ello.", |name| say!("{name} carga con ello."))
        }
        (true, _) => headed(names, chooser, by, "te lo quedas.", |name| say!("{name} se lo queda.")),
        (false, _) => {
            let chosen = names.seat(target);
            headed(names, chooser, by, say!("eliges a {chosen}."), |name| match names.is_you(target) {
                true => say!("{name} te elige."),
                false => say!("{name} elige a {chosen}."),
            })
        }
    }
}

fn cast(names: &Names, seat: Seat, spell: Piece, power: u8) -> Sentence {
    match power {
        1 => names.say(seat, || say!("Activas {spell}."), |name| say!("{name} activa {spell}.")),
        _ => names.say(
            seat,
            || say!("Activas {spell} con poder {power}."),
            |name| say!("{name} activa {spell} con poder {power}."),
        ),
    }
}

/// What an Action is about to do, before it is paid.
fn declared(names: &Names, seat: Seat, action: Action) -> Sentence {
    let deed = match action {
        Action::Cast(spell, 1) => say!("activar {}", name(spell)),
        Action::Cast(spell, power) => say!("activar {} con poder {power}", name(spell)),
        Action::Learn(element) => say!("aprender un hechizo {}", of(element)),
        Action::Acquire(card) => say!("adquirir {}", self::card(card)),
        Action::Destroy(_) => "destruir una maldición".into(),
        Action::Cure(Place::Support(owner)) => {
            say!("curar {} {}", a_card(Some(Card::MADNESS)), of_support(names, owner))
        }
        Action::Cure(Place::Hand | Place::Discard | Place::Destroyed) => {
            say!("curar {} de la mano", a_card(Some(Card::MADNESS)))
        }
    };
    names.say(seat, || say!("Te dispones a {deed}."), |name| say!("{name} se dispone a {deed}."))
}

fn paid(
    names: &Names,
    seat: Seat,
    (paying, counts_as): (Option<Card>, Option<Element>),
    pool: Option<Seat>,
    kept: bool,
) -> Sentence {
    let from = match (pool, kept) {
        (None, _) => Sentence::new(),
        (Some(owner), false) => say!(" {}", of_own_support(names, owner, seat)),
        (Some(owner), true) => say!(" {}, donde se queda", of_own_support(names, owner, seat)),
    };
    let card = match (paying, counts_as) {
        (Some(paying), Some(as_if)) if paying.element() != counts_as => {
            say!("{}{from} como 1 {}", self::card(paying), of(as_if))
        }
        (paying, _) => say!("{}{from}", a_card(paying)),
    };
    names.say(seat, || say!("Pagas con {card}."), |name| say!("{name} paga con {card}."))
}

/// From whose support somebody takes.
fn of_own_support(names: &Names, owner: Seat, user: Seat) -> Sentence {
    if owner == user && !names.is_you(owner) { "de su propio apoyo".into() } else { of_support(names, owner) }
}

fn reshuffled(names: &Names, seat: Seat, cause: Cause) -> Sentence {
    let (yours, theirs) = match cause {
        Cause::EmptyDeck => (
            "barajas tu descarte para formar un mazo nuevo.",
            "baraja su descarte para formar un mazo nuevo.",
        ),
        _ => ("barajas tu descarte con tu mazo.", "baraja su descarte con su mazo."),
    };
    headed(names, seat, by(cause), yours, |name| say!("{name} {theirs}"))
}

/// How it ended.
pub fn ending(end: End) -> &'static str {
    match end {
        End::Won => "Cae el último monstruo y el Libro se cierra de golpe. ¡Victoria!",
        End::MadnessExhausted => "Hay que tomar una locura y la pila está vacía. Gana el Libro.",
        End::FinalMonsterEscaped => "El último monstruo escapa al mundo. Gana el Libro.",
        End::AllEliminated => "Ya no queda nadie en su sano juicio. Gana el Libro.",
    }
}
