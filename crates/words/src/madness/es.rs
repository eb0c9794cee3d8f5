//! How does the log of The Big Book of Madness read in Spanish?

pub mod asks;
pub mod labels;
pub mod moved;
pub mod offers;
pub mod refusals;

use madness::Event;
use madness::cards::{Card, Element, Magician, Monster, Page};
use madness::end::End;
use madness::frames::{Action, Cause, Place};
use madness::options::Edition;
use madness::state::Slot;
use table::Seat;

use super::cards_es::{CARDS, ELEMENTS};
use super::naming::{self, amounts, headed, source};
use super::{card_words, naming::card_id};
use crate::Lang;
use crate::join::list_es;
use crate::speak::Names;

/// The name on the card with this ID.
pub fn name(id: &str) -> &'static str {
    naming::name(Lang::Es, id)
}

pub fn card(card: Card) -> &'static str {
    name(card_id(card))
}

/// A card as the object of a sentence: "Fuego 1", but "una locura".
pub fn a_card(card: Option<Card>) -> &'static str {
    match card {
        Some(Card::MADNESS) => "una locura",
        Some(card) => self::card(card),
        None => "una carta",
    }
}

/// As it describes a card: "de Fuego".
pub fn of(element: Element) -> &'static str {
    ELEMENTS[element.index()].of
}

/// What is behind an event, by name.
pub fn by(cause: Cause) -> Option<&'static str> {
    match cause {
        Cause::Bonus(_) => Some("Bonificación"),
        Cause::Failure(_) => Some("Fracaso"),
        Cause::Compensation => Some("Recompensa"),
        Cause::EmptyDeck => Some("Mazo vacío"),
        _ => source(cause).map(name),
    }
}

/// "el Kraken", "la Gárgola", but "Medusa".
pub fn monster(monster: Monster) -> String {
    let name = name(monster.name());
    match monster {
        Monster::Medusa => name.to_owned(),
        Monster::GhostLibrarian | Monster::Gargoyle | Monster::Banshee => format!("la {name}"),
        Monster::InkFiend
        | Monster::NightmareSteed
        | Monster::Sorcerer
        | Monster::Kraken
        | Monster::LeviathanOfOblivion
        | Monster::Devourer
        | Monster::Puppeteer
        | Monster::Cyclops
        | Monster::Mimic
        | Monster::AbyssWatcher
        | Monster::HoarderDjinn
        | Monster::Dragon => format!("el {name}"),
    }
}

/// Whether adjectives about it end in -a.
fn is_feminine(monster: Monster) -> bool {
    monster == Monster::Medusa || self::monster(monster).starts_with("la ")
}

/// "1 de Agua y 2 de Fuego".
pub fn cost(cost: [u8; 4]) -> String {
    let parts: Vec<String> =
        amounts(cost).map(|(amount, element)| format!("{amount} {}", of(element))).collect();
    list_es(&parts.iter().map(String::as_str).collect::<Vec<_>>())
}

/// A space of the board, with its side where it has two.
pub fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Two => "la casilla 2",
        Slot::ThreeLeft => "la casilla 3 (izquierda)",
        Slot::ThreeRight => "la casilla 3 (derecha)",
        Slot::Four => "la casilla 4",
        Slot::Five => "la casilla 5",
    }
}

/// "de tu apoyo", "del apoyo de Ana".
pub fn of_support(names: &Names, seat: Seat) -> String {
    names.say(seat, || "de tu apoyo".to_owned(), |name| format!("del apoyo de {name}"))
}

/// One event as a whole sentence; nothing if it goes without saying.
pub fn sentence(names: &Names, event: &Event) -> Option<String> {
    use Event::*;
    Some(match *event {
        Became { seat, magician } => became(names, seat, magician),
        FirstPlayer { seat } => {
            names.say(seat, || "Empiezas tú.".to_owned(), |name| format!("Empieza {name}."))
        }
        TurnBegan { turn, seat } => names.say(
            seat,
            || format!("Turno {turn}: te toca."),
            |name| format!("Turno {turn}: le toca a {name}."),
        ),
        ActionsEnded { seat } => names.say(
            seat,
            || "Acabas tu fase de acción.".to_owned(),
            |name| format!("{name} acaba su fase de acción."),
        ),
        MarkerMoved { space } => marker(space),
        PageTurned { round, monster, .. } => page_turned(round, monster),
        RowReached { round } => format!("Empieza la ronda {round} de 6."),
        Vanquished { monster } => vanquished(monster),
        Escaped { monster } => format!("Queda alguna maldición: ¡{} escapa!", self::monster(monster)),
        Begins { cause, edition } => return begins(cause, edition),
        Reaches { .. } => return None,
        NothingToDo { seat, cause } => nothing_to_do(names, seat, cause),
        Declined { seat, cause } => headed(names, seat, by(cause), "lo dejas pasar.".to_owned(), |name| {
            format!("{name} lo deja pasar.")
        }),
        Targeted { by, seat, cause } => targeted(names, by, seat, cause),
        CursePlaced { slot, curse } => format!("{} acecha en {}.", name(curse.name()), self::slot(slot)),
        CurseStruck { curse, .. } => format!("¡Golpea {}!", name(curse.name())),
        CurseSlept { curse, .. } => format!("{} está neutralizada: no hace nada.", name(curse.name())),
        CurseNeutralized { curse, cause, .. } => {
            let curse = name(curse.name());
            match by(cause) {
                Some(by) => format!("{by} neutraliza {curse}."),
                None => format!("Se neutraliza {curse}."),
            }
        }
        CurseWoke { curse, .. } => format!("{} despierta y vuelve a estar bocarriba.", name(curse.name())),
        CurseDestroyed { seat, curse, .. } => {
            let curse = name(curse.name());
            names.say(seat, || format!("¡Destruyes {curse}!"), |name| format!("¡{name} destruye {curse}!"))
        }
        CurseReturned { curse, .. } => format!("{} vuelve al fondo de su pila.", name(curse.name())),
        TokenLaid { slot, element, cause } => {
            let dearer = format!("la maldición de {} cuesta ahora 1 {} más.", self::slot(slot), of(element));
            by(cause).map_or_else(|| naming::capital(&dearer), |by| format!("{by}: {dearer}"))
        }
        SpellCast { seat, spell, power } => cast(names, seat, name(spell.name()), power),
        SpellLearned { seat, spell } => {
            let spell = name(spell.name());
            names.say(seat, || format!("Aprendes {spell}."), |name| format!("{name} aprende {spell}."))
        }
        SpellRevealed { spell } => format!("La biblioteca ofrece ahora {}.", name(spell.name())),
        SpellDestroyed { seat, spell } => {
            let spell = name(spell.name());
            names.say(
                seat,
                || format!("Destruyes {spell} para hacer sitio."),
                |name| format!("{name} destruye {spell} para hacer sitio."),
            )
        }
        SpellRefreshed { seat, spell, cause } => {
            let spell = name(spell.name());
            headed(names, seat, by(cause), format!("recargas {spell}."), |name| {
                format!("{name} recarga {spell}.")
            })
        }
        SpellNeutralized { seat, spell, cause } => {
            let spell = name(spell.name());
            headed(names, seat, by(cause), format!("pones {spell} bocabajo."), |name| {
                format!("{name} pone {spell} bocabajo.")
            })
        }
        SpellWoke { seat, spell } => {
            let spell = name(spell.name());
            names.say(
                seat,
                || format!("Tu hechizo {spell} vuelve a estar bocarriba."),
                |name| format!("El hechizo {spell} de {name} vuelve a estar bocarriba."),
            )
        }
        AbilityUsed { seat, magician } => {
            let magician = name(magician.name());
            names.say(
                seat,
                || format!("Usas la habilidad de {magician}."),
                |name| format!("{name} usa la habilidad de {magician}."),
            )
        }
        Granted { seat, actions, cause } => {
            let actions = if actions == 1 { "1 acción".to_owned() } else { format!("{actions} acciones") };
            headed(names, seat, by(cause), format!("obtienes {actions}."), |name| {
                format!("{name} obtiene {actions}.")
            })
        }
        Declared { seat, action } => declared(names, seat, action),
        Paid { seat, card, pool, counts_as, kept, .. } => paid(names, seat, (card, counts_as), pool, kept),
        Moved { card, from, to, cause, .. } => moved::sentence(names, card, (from, to), cause),
        Reshuffled { seat, cause } => reshuffled(names, seat, cause),
        Eliminated { seat } => names.say(
            seat,
            || "Seis locuras en la mano: enloqueces y te quedas fuera de la partida.".to_owned(),
            |name| format!("Seis locuras en la mano: {name} enloquece y se queda fuera de la partida."),
        ),
        Ended { end } => ending(end).to_owned(),
    })
}

fn became(names: &Names, seat: Seat, magician: Magician) -> String {
    let magician = name(magician.name());
    names.say(seat, || format!("Eres {magician}."), |name| format!("{name} es {magician}."))
}

fn marker(space: u8) -> String {
    match space {
        0 => "El indicador vuelve a la casilla de invocación: se juzga al monstruo.".to_owned(),
        1 => "El indicador está en la casilla 1: Nuevo monstruo.".to_owned(),
        _ => format!("El indicador avanza a la casilla {space}."),
    }
}

fn page_turned(round: u8, monster: Monster) -> String {
    let mood = CARDS.iter().find(|card| card.id == monster.name()).map_or("", |card| card.flavour);
    let monster = self::monster(monster);
    match round {
        1 => format!("El Libro se abre. Monstruo 1 de 6: ¡{monster}! {mood}"),
        6 => format!("La última página. Monstruo 6 de 6: ¡{monster}! {mood}"),
        _ => format!("Se pasa la página. Monstruo {round} de 6: ¡{monster}! {mood}"),
    }
}

fn vanquished(monster: Monster) -> String {
    let beaten = if is_feminine(monster) { "derrotada" } else { "derrotado" };
    format!("No queda ninguna maldición: ¡{} cae {beaten}!", self::monster(monster))
}

/// What the text that begins says. A Spell or an ability has just been named.
fn begins(cause: Cause, edition: Edition) -> Option<String> {
    let text = |id: &str| card_words::text(Lang::Es, id, edition);
    let page = |page: Page| card_words::page(Lang::Es, page.name());
    match cause {
        Cause::Curse(curse) => text(curse.name()).map(str::to_owned),
        Cause::Arrival(monster) => {
            Some(format!("Aparece {}. {}", self::monster(monster), text(monster.name())?))
        }
        Cause::LastArrival => page(Page::Final)?.arrival.map(|text| format!("La última página. {text}")),
        Cause::Bonus(front) => Some(format!("Bonificación, {}. {}", name(front.name()), page(front)?.bonus)),
        Cause::Failure(front) => Some(format!("Fracaso, {}. {}", name(front.name()), page(front)?.failure)),
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

fn nothing_to_do(names: &Names, seat: Seat, cause: Cause) -> String {
    match by(cause) {
        Some(by) => names.say(
            seat,
            || format!("{by}: sin efecto en ti."),
            |name| format!("{by}: sin efecto en {name}."),
        ),
        None => names.say(
            seat,
            || "No te queda nada que descartar, salvo locura.".to_owned(),
            |name| format!("A {name} no le queda nada que descartar, salvo locura."),
        ),
    }
}

fn targeted(names: &Names, chooser: Seat, target: Seat, cause: Cause) -> String {
    let by = by(cause);
    match (chooser == target, cause) {
        (true, Cause::Failure(_)) => headed(names, chooser, by, "cargas tú con ello.".to_owned(), |name| {
            format!("{name} carga con ello.")
        }),
        (true, _) => {
            headed(names, chooser, by, "te lo quedas.".to_owned(), |name| format!("{name} se lo queda."))
        }
        (false, _) => {
            let chosen = names.of(target);
            headed(names, chooser, by, format!("eliges a {chosen}."), |name| match names.is_you(target) {
                true => format!("{name} te elige."),
                false => format!("{name} elige a {chosen}."),
            })
        }
    }
}

fn cast(names: &Names, seat: Seat, spell: &str, power: u8) -> String {
    match power {
        1 => names.say(seat, || format!("Activas {spell}."), |name| format!("{name} activa {spell}.")),
        _ => names.say(
            seat,
            || format!("Activas {spell} con poder {power}."),
            |name| format!("{name} activa {spell} con poder {power}."),
        ),
    }
}

/// What an Action is about to do, before it is paid.
fn declared(names: &Names, seat: Seat, action: Action) -> String {
    let deed = match action {
        Action::Cast(spell, 1) => format!("activar {}", name(spell.name())),
        Action::Cast(spell, power) => format!("activar {} con poder {power}", name(spell.name())),
        Action::Learn(element) => format!("aprender un hechizo {}", of(element)),
        Action::Acquire(card) => format!("adquirir {}", self::card(card)),
        Action::Destroy(slot) => format!("destruir la maldición de {}", self::slot(slot)),
        Action::Cure(Place::Support(owner)) => format!("curar una locura {}", of_support(names, owner)),
        Action::Cure(Place::Hand | Place::Discard | Place::Destroyed) => {
            "curar una locura de la mano".to_owned()
        }
    };
    names.say(seat, || format!("Te dispones a {deed}."), |name| format!("{name} se dispone a {deed}."))
}

fn paid(
    names: &Names,
    seat: Seat,
    (paying, counts_as): (Option<Card>, Option<Element>),
    pool: Option<Seat>,
    kept: bool,
) -> String {
    let from = match (pool, kept) {
        (None, _) => String::new(),
        (Some(owner), false) => format!(" {}", of_own_support(names, owner, seat)),
        (Some(owner), true) => format!(" {}, donde se queda", of_own_support(names, owner, seat)),
    };
    let card = match (paying, counts_as) {
        (Some(paying), Some(as_if)) if paying.element() != counts_as => {
            format!("{}{from} como 1 {}", self::card(paying), of(as_if))
        }
        (paying, _) => format!("{}{from}", a_card(paying)),
    };
    names.say(seat, || format!("Pagas con {card}."), |name| format!("{name} paga con {card}."))
}

/// From whose support somebody takes.
fn of_own_support(names: &Names, owner: Seat, user: Seat) -> String {
    if owner == user && !names.is_you(owner) {
        "de su propio apoyo".to_owned()
    } else {
        of_support(names, owner)
    }
}

fn reshuffled(names: &Names, seat: Seat, cause: Cause) -> String {
    let (yours, theirs) = match cause {
        Cause::EmptyDeck => (
            "barajas tu descarte para formar un mazo nuevo.",
            "baraja su descarte para formar un mazo nuevo.",
        ),
        _ => ("barajas tu descarte con tu mazo.", "baraja su descarte con su mazo."),
    };
    headed(names, seat, by(cause), yours.to_owned(), |name| format!("{name} {theirs}"))
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
