//! What do the buttons of Death May Die say in Spanish?

use deathmaydie::Move;
use deathmaydie::content::Investigator;
use deathmaydie::dice::DieFace;
use deathmaydie::figures::Foe;
use deathmaydie::ids::Symbol;
use deathmaydie::moves::{Ability, Meter, Using, With};
use deathmaydie::question::Question;
use deathmaydie::view::Open;

use super::dice;
use super::names::{of_foe, to, to_foe, who};
use super::picks::{answer, claim, first, named, option, pay, pick};
use super::sheets::points;
use crate::deathmaydie::{card_words as on, naming};
use crate::grammar::counted;
use crate::sentence::{Piece, Sentence};
use crate::{Lang, say};

pub fn move_name(view: &Open, mv: Move) -> Sentence {
    match mv {
        Move::Play(it) => say!("Llevar a {} ({})", who(it), on::investigator(Lang::Es, it).skill),
        Move::Take(relic) => say!("Quedarte con {}", naming::relic(Lang::Es, relic, false)),
        Move::Run => "Mover".into(),
        Move::Attack => "Atacar".into(),
        Move::Rest => "Descansar".into(),
        Move::Trade => "Intercambiar".into(),
        Move::Task(action) => naming::action(Lang::Es, action).into(),
        Move::EndActions if view.actions_left == 0 => "Terminar las acciones".into(),
        Move::EndActions => {
            say!("Terminar (sin usar {})", counted(view.actions_left, "acción", "acciones"))
        }
        Move::Step(space) => say!("Ir {}", to(space)),
        Move::Sneak(foe) => say!("Escabullirte {}", of_foe(foe)),
        Move::Carry(it) => say!("Llevar contigo a {}", who(it)),
        Move::Follow => follow(view),
        Move::Stay => "Quedarte donde estás".into(),
        Move::Target(foe) => target(view, foe),
        Move::Face(foe) => say!("Afrontar {} ({})", to_foe(foe), foe_dice(view, foe)),
        Move::Roll => roll(view),
        Move::Stop => stop(view).into(),
        Move::Done => done(view).into(),
        Move::Leave => "Que la mesa decida estos empates".into(),
        Move::Mind => "Volver a decidir los empates".into(),
        Move::Sacrifice => "Sacrificarte".into(),
        Move::Refuse => "No sacrificarte".into(),
        Move::Wound(foe) => say!("Asignar 1 Herida {}", to_foe(foe)),
        Move::Reroll(die, with) => reroll(die, with),
        _ => of_sheets(view, mv),
    }
}

fn of_sheets(view: &Open, mv: Move) -> Sentence {
    match mv {
        Move::Use(using) => usage(view, using),
        Move::Convert(using, count) => convert(view, using, count),
        Move::Prevent(using, count) => prevent(view, using, count),
        Move::Soak(card) => say!("Que la sufra {}", naming::held(Lang::Es, view, card)),
        Move::Suffer => suffer(view),
        Move::LevelUp(what) => say!("Subir {}", owned(view, what)),
        Move::Heal(0, 0) => "No curar nada".into(),
        Move::Heal(stress, wounds) => say!("Curar {}", points(stress, wounds)),
        Move::Mend(it, Meter::Stress) => say!("Curar 1 de Estrés a {}", who(it)),
        Move::Mend(it, Meter::Wounds) => say!("Curar 1 Herida a {}", who(it)),
        Move::Refresh(meter) => say!("Retirar 1 ficha de Fatiga {} y curar 1 menos", of_track(meter)),
        Move::Fatigue(Meter::Stress) => "Ponerla en el medidor de Estrés".into(),
        Move::Fatigue(Meter::Wounds) => "Ponerla en el medidor de Heridas".into(),
        Move::Avoid => match &view.question {
            Some(Question::Avoid { cost, .. }) => pay(*cost).with(" y librarte"),
            _ => "Pagar y librarte".into(),
        },
        Move::Give(thing, it) => say!("Dar {} a {}", named(view, thing), who(it)),
        Move::Yes => answer(view, true),
        Move::No => answer(view, false),
        Move::Claim(side) => claim(view, side),
        Move::Decline => "No reclamar nada".into(),
        Move::Option(number) => option(view, number),
        Move::Number(count) => match &view.question {
            Some(Question::HowMany { token }) => {
                let words = on::token(Lang::Es, *token);
                say!("Tomar {}", counted(count, words.name, words.plural))
            }
            _ => say!("Tomar {count}"),
        },
        Move::Pick(what) => pick(view, what),
        Move::First(number) => first(view, number),
        _ => Sentence::new(),
    }
}

/// Whose sheet is meant: that of the one who is asked.
fn owner(view: &Open) -> Investigator {
    view.asked.map_or(Investigator::ALL[0], |asked| asked.who)
}

fn owned(view: &Open, what: Ability) -> Piece {
    naming::ability_now(Lang::Es, view, owner(view), what)
}

fn of_track(meter: Meter) -> &'static str {
    match meter {
        Meter::Stress => "del medidor de Estrés",
        Meter::Wounds => "del medidor de Heridas",
    }
}

fn follow(view: &Open) -> Sentence {
    match &view.question {
        Some(Question::Follow { to: space }) => say!("Seguir {}", to(*space)),
        _ => "Seguir".into(),
    }
}

/// "Atacar al Ghast 2 (4 dados)".
fn target(view: &Open, foe: Foe) -> Sentence {
    let aim = match &view.question {
        Some(Question::Targets { aims, .. }) => aims.iter().find(|aim| aim.foe == foe),
        _ => None,
    };
    match aim {
        Some(aim) => say!("Atacar {} ({})", to_foe(foe), dice::count(aim.dice)),
        None => say!("Atacar {}", to_foe(foe)),
    }
}

fn foe_dice(view: &Open, foe: Foe) -> Sentence {
    let name = foe.to_string();
    let there = view.foes.iter().find(|it| it.name == name);
    there.map_or_else(Sentence::new, |it| dice::count(it.dice))
}

fn roll(view: &Open) -> Sentence {
    match &view.roll {
        Some(roll) => say!("Tirar {}", dice::pool(roll.to_throw)),
        None => "Tirar".into(),
    }
}

fn stop(view: &Open) -> &'static str {
    match view.question {
        Some(Question::Rerolls) => "Dar la tirada por buena",
        Some(Question::Push { .. } | Question::Lead { .. }) => "Dejarlo ahí",
        _ => "Detenerte aquí",
    }
}

fn done(view: &Open) -> &'static str {
    match view.question {
        Some(Question::Window { .. }) => "Seguir sin usar nada",
        Some(Question::FreeAct) => "No hacer nada",
        Some(Question::Sneak { .. }) => "No escabullirte de nadie más",
        Some(Question::Carry { .. }) => "Ir sin llevar a nadie",
        Some(Question::Targets { .. }) => "Atacar ya",
        Some(Question::PerSymbol { .. }) => "Dejar los Tentáculos como están",
        Some(Question::Convert { .. }) => "Contar los símbolos como están",
        Some(Question::Extra) => "No añadir Heridas",
        Some(Question::Trade) => "Acabar el intercambio",
        Some(Question::ShareHealing { .. }) => "No curar más",
        _ => "Ya está",
    }
}

fn reroll(die: DieFace, with: With) -> Sentence {
    let with = match with {
        With::Free => "gratis",
        With::Turn => "con la repetición de este turno",
        With::Stress => "por 1 de Estrés",
    };
    say!("Repetir un {} ({}) {with}", dice::kind(die), dice::face(die))
}

/// A second ability of the same card is told by its number; a skill offers one at a time.
fn usage(view: &Open, using: Using) -> Sentence {
    let what = owned(view, using.what);
    match (&view.question, using.which) {
        (Some(Question::PerSymbol { .. }), which) => witness(view, which).into(),
        (Some(Question::Extra), 0) => say!("Añadir Heridas con {what}"),
        (_, 1..) if !is_skill(using.what) => say!("Usar {what} ({})", using.which + 1),
        _ => say!("Usar {what}"),
    }
}

fn is_skill(what: Ability) -> bool {
    matches!(what, Ability::Signature | Ability::Skill(_))
}

/// What the Silent Witness does for a Tentacle (DMD-19.3).
fn witness(view: &Open, which: u8) -> &'static str {
    let sheet = view.investigators.iter().find(|sheet| sheet.who == owner(view));
    match (sheet.map_or(1, |sheet| sheet.signature), which) {
        (4, _) => "Por un Tentáculo: curar 2 y no perder Cordura",
        (3, 1) => "Por un Tentáculo: no perder Cordura",
        (1, _) => "Por un Tentáculo: curar 1",
        _ => "Por un Tentáculo: curar 2",
    }
}

/// "Contar 2 Símbolos arcanos como 2 Éxitos (Maestría arcana)".
fn convert(view: &Open, using: Using, count: u8) -> Sentence {
    let what = owned(view, using.what);
    let way = match &view.question {
        Some(Question::Convert { ways }) => ways.iter().find(|way| way.using == using),
        _ => view.roll.iter().flat_map(|roll| &roll.ways).find(|way| way.using == using),
    };
    let Some(way) = way else {
        return say!("Convertir {} con {what}", counted(count, "símbolo", "símbolos"));
    };
    let from = on::symbol(Lang::Es, way.from);
    let each = |symbol: Symbol| count * way.to.iter().filter(|it| **it == symbol).count() as u8;
    let to = dice::symbols(each(Symbol::Success), each(Symbol::ElderSign), each(Symbol::Tentacle));
    say!("Contar {} como {to} ({what})", counted(count, from.name, from.plural))
}

fn prevent(view: &Open, using: Using, count: u8) -> Sentence {
    let what = owned(view, using.what);
    match &view.question {
        Some(Question::PreventSanity { .. }) => say!("Perder {count} de Cordura menos ({what})"),
        _ => say!("Sufrir {} menos ({what})", counted(count, "Herida", "Heridas")),
    }
}

fn suffer(view: &Open) -> Sentence {
    match &view.question {
        Some(Question::PreventWounds { count }) => say!("Sufrir {}", counted(*count, "Herida", "Heridas")),
        Some(Question::PreventSanity { count }) => say!("Perder {count} de Cordura"),
        Some(Question::Share { .. }) => "Sufrirla tú".into(),
        Some(Question::Avoid { count, .. }) => {
            say!("Recibir {} de Fatiga", counted(*count, "ficha", "fichas"))
        }
        _ => "Aceptarlo".into(),
    }
}
