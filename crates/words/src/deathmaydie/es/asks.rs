//! What does Death May Die ask in Spanish?

use deathmaydie::content::Investigator;
use deathmaydie::dice::{Dice, DieFace};
use deathmaydie::figures::Foe;
use deathmaydie::question::{Next, Origin, Question, Sort};
use deathmaydie::view::{Open, RollView, Rolled};

use super::names::{of_foe, the_foe, the_token, to, to_foe, who};
use super::picks::named;
use super::{dice, grammar};
use crate::deathmaydie::{card_words as on, naming};
use crate::grammar::{counted, list};
use crate::sentence::Sentence;
use crate::speak::Names;
use crate::{Lang, say};

/// Who is being waited for and for what; or how the game ended.
pub fn prompt(names: &Names, view: &Open) -> Sentence {
    if let Some(end) = view.end {
        return super::ended(end).into();
    }
    let (Some(asked), Some(question)) = (view.asked, &view.question) else { return Sentence::new() };
    let (seat, it) = (asked.seat, asked.who);
    let (yours, theirs) = sentences(view, it, question);
    if *question == Question::Investigator {
        return names.say(seat, || yours, |name| say!("{name} {theirs}."));
    }
    let alone = view.investigators.iter().filter(|sheet| sheet.seat == seat).count() == 1;
    names.say(
        seat,
        || if alone { yours.clone() } else { say!("{}. {yours}", who(it)) },
        |name| say!("{name} ({}) {theirs}.", who(it)),
    )
}

/// A card without a time of its own may be used: what would come next.
fn window(next: Next) -> &'static str {
    match next {
        Next::Mythos => "Puedes usar una de tus cartas antes de robar la carta de Mitos.",
        Next::Encounter => "Puedes usar una de tus cartas antes de Investigar o luchar.",
        Next::Attack => "Puedes usar una de tus cartas antes de que ataque el siguiente enemigo.",
        Next::EndOfTurn => "Puedes usar una de tus cartas antes de que acabe tu turno.",
        Next::Fire => "Puedes usar una de tus cartas antes de seguir.",
        Next::AfterFire => "El Fuego ya ha quemado. Puedes usar una de tus cartas antes de seguir.",
    }
}

/// What the one who is asked reads, and what the others read after the name.
fn sentences(view: &Open, it: Investigator, question: &Question) -> (Sentence, Sentence) {
    let (yours, theirs): (Sentence, Sentence) = match question {
        Question::Investigator => ("Elige a tu Investigador.".into(), "elige Investigador".into()),
        Question::Relic => ("Elige una Reliquia.".into(), "elige una Reliquia".into()),
        Question::Act => (act(view), "elige qué hacer".into()),
        Question::FreeAct => {
            ("Puedes hacer una acción gratis.".into(), "puede hacer una acción gratis".into())
        }
        Question::Window { next } => (window(*next).into(), "puede usar una carta".into()),
        Question::Step { left, may_stop } => step(*left, *may_stop),
        Question::Sneak { to: space } => {
            (say!("Vas {}. ¿De quién te escabulles?", to(*space)), "puede escabullirse".into())
        }
        Question::Carry { to: space } => {
            (say!("Vas {}. ¿Llevas a alguien contigo?", to(*space)), "puede llevar a alguien consigo".into())
        }
        Question::Passing => (
            "Te escabulles de varios. ¿Quién lo sufre primero?".into(),
            "elige quién lo sufre primero".into(),
        ),
        Question::Follow { to: space } => {
            (say!("Alguien se va {}. ¿Vas detrás?", to(*space)), "decide si va detrás".into())
        }
        Question::Walk { left } => (
            say!("Tienes que andar {}. ¿Hacia dónde?", counted(*left, "espacio más", "espacios más")),
            "elige por dónde andar".into(),
        ),
        Question::Targets { first: true, .. } => ("¿A quién atacas?".into(), "elige a quién ataca".into()),
        Question::Targets { first: false, .. } => {
            ("Añade otro objetivo o ataca ya.".into(), "elige a quién más ataca".into())
        }
        Question::Fight => ("¿Qué enemigo te ataca primero?".into(), "elige qué enemigo ataca antes".into()),
        Question::Sacrifice => {
            ("¿Te sacrificas para que nadie reciba Fatiga?".into(), "decide si se sacrifica".into())
        }
        Question::Order { .. } => {
            ("Pasan varias cosas a la vez. ¿Cuál va primero?".into(), "decide qué pasa primero".into())
        }
        _ => return of_rolls(view, it, question),
    };
    (yours, theirs)
}

fn act(view: &Open) -> Sentence {
    match view.actions_left {
        0 => "No te quedan acciones: usa lo que sea gratis o termina.".into(),
        1 => "Te queda 1 acción. ¿Qué haces?".into(),
        left => say!("Te quedan {left} acciones. ¿Qué haces?"),
    }
}

fn step(left: u8, may_stop: bool) -> (Sentence, Sentence) {
    let spaces = counted(left, "espacio", "espacios");
    match (left, may_stop) {
        (_, false) => (say!("¿Adónde? Puedes moverte {spaces}."), "elige adónde ir".into()),
        (_, true) => (say!("Puedes moverte {spaces} más, o detenerte."), "sigue moviéndose".into()),
    }
}

fn of_rolls(view: &Open, it: Investigator, question: &Question) -> (Sentence, Sentence) {
    let of = view.roll.as_ref().map(|roll| rolled(view, roll, question));
    let (yours, theirs): (&str, &str) = match question {
        Question::BeforeRoll => ("Antes de tirar puedes usar algo.", "se prepara para tirar"),
        Question::Rerolls => ("¿Repites algún dado?", "decide si repite dados"),
        Question::PerSymbol { .. } => {
            ("¿Qué haces con cada Tentáculo?", "decide qué hacer con los Tentáculos")
        }
        Question::Convert { .. } => ("¿Conviertes algún símbolo?", "decide si convierte símbolos"),
        Question::Extra => ("¿Añades Heridas al ataque?", "decide si añade Heridas"),
        Question::Split { left } => {
            let left = counted(*left, "Herida", "Heridas");
            return (say!("Reparte {left} entre los objetivos."), "reparte las Heridas".into());
        }
        _ => return of_sheets(view, it, question),
    };
    match of {
        Some(of) => (say!("{of} {yours}"), theirs.into()),
        None => (yours.into(), theirs.into()),
    }
}

/// What is rolled for.
pub fn rolled_for(view: &Open, roll: &RollView) -> Sentence {
    match &roll.what {
        Rolled::Attack => say!("Ataque {}", list(Lang::Es, foes(&roll.targets).map(to_foe))),
        Rolled::Task(action) => naming::action(Lang::Es, *action).into(),
        Rolled::Check => {
            naming::origin(Lang::Es, view, roll.of).map_or_else(|| "Tirada".into(), Sentence::from)
        }
        Rolled::Defence(foe) => {
            foe.parse().map_or_else(|()| "Ataque".into(), |foe| say!("Ataque {}", of_foe(foe)))
        }
        Rolled::Fire => "Tirada por Fuego".into(),
    }
}

/// "Ataque al Ghast 2: 2 Éxitos y 1 Tentáculo." What is rolled for, and what lies there.
fn rolled(view: &Open, roll: &RollView, question: &Question) -> Sentence {
    let what = rolled_for(view, roll);
    match question {
        Question::BeforeRoll => say!("{what}, {}.", dice::pool(roll.to_throw)),
        Question::Rerolls => {
            let lying: Dice = roll.dice.iter().filter_map(|die| die.parse::<DieFace>().ok()).collect();
            let shown = lying.symbols();
            say!("{what}: {}.", counts(shown.success, shown.elder, shown.tentacle))
        }
        _ => say!("{what}: {}.", counts(roll.success, roll.elder, roll.tentacle)),
    }
}

fn counts(success: i16, elder: i16, tentacle: i16) -> Sentence {
    let [success, elder, tentacle] = [success, elder, tentacle].map(|it| u8::try_from(it).unwrap_or(0));
    dice::symbols(success, elder, tentacle)
}

fn foes(names: &[String]) -> impl Iterator<Item = Foe> {
    names.iter().filter_map(|name| name.parse().ok())
}

fn of_sheets(view: &Open, it: Investigator, question: &Question) -> (Sentence, Sentence) {
    match question {
        Question::PreventWounds { count } => (
            say!("Vas a sufrir {}. ¿Evitas alguna?", counted(*count, "Herida", "Heridas")),
            "decide si evita Heridas".into(),
        ),
        Question::PreventSanity { count } => {
            (say!("Vas a perder {count} de Cordura. ¿Evitas algo?"), "decide si evita perder Cordura".into())
        }
        Question::Share { count } => (
            say!("Queda por sufrir {}. ¿Quién sufre la siguiente?", counted(*count, "Herida", "Heridas")),
            "reparte sus Heridas".into(),
        ),
        Question::Level => {
            ("Una de tus capacidades sube de nivel. ¿Cuál?".into(), "sube una capacidad".into())
        }
        Question::Heal { who: healed, points } if *healed == it => {
            (say!("Puedes curar {points} en total. ¿Qué curas?"), "se cura".into())
        }
        Question::Heal { who: healed, points } => (
            say!("{} puede curar {points} en total. ¿Qué cura?", who(*healed)),
            say!("cura a {}", who(*healed)),
        ),
        Question::ShareHealing { points } => {
            (say!("Quedan {points} por curar. ¿A quién?"), "reparte la curación".into())
        }
        Question::Fatigue => {
            ("Recibes 1 ficha de Fatiga. ¿En qué medidor?".into(), "coloca una ficha de Fatiga".into())
        }
        Question::Avoid { count, .. } => (
            say!("Vas a recibir {} de Fatiga. ¿Pagas para librarte?", counted(*count, "ficha", "fichas")),
            "decide si paga para librarse de la Fatiga".into(),
        ),
        Question::Trade => ("¿Qué cambia de manos?".into(), "intercambia".into()),
        Question::Consent { thing, to } => {
            (say!("¿Das {} a {}?", named(view, *thing), who(*to)), "decide si lo da".into())
        }
        _ => of_cards(view, question),
    }
}

fn of_cards(view: &Open, question: &Question) -> (Sentence, Sentence) {
    match question {
        Question::Claim { card } => {
            let card = naming::discovery(Lang::Es, *card);
            (say!("{card}: ¿qué reclamas?"), "decide qué reclama".into())
        }
        Question::Replace => (
            "¿Investigas, o ganas una Reliquia al azar?".into(),
            "decide si investiga o gana una Reliquia".into(),
        ),
        Question::Choose { of } => (headed(view, *of, "elige una opción."), "elige una opción".into()),
        Question::May { of } => (headed(view, *of, "¿lo usas?"), "decide si usa algo".into()),
        Question::HowMany { token } => {
            let many = grammar::token_gender(*token).agree("Cuántas", "Cuántos");
            let plural = on::token(Lang::Es, *token).plural;
            (say!("¿{many} {plural} tomas?"), "decide cuántas fichas toma".into())
        }
        Question::Pick { of, sort } => {
            let (yours, theirs) = sorted(*sort);
            (headed(view, *of, yours), theirs.into())
        }
        Question::Path { foe } => {
            (say!("¿Adónde va {}?", the_foe(*foe)), say!("decide adónde va {}", the_foe(*foe)))
        }
        Question::Push { foe } => (say!("Mueves {}. ¿Adónde?", to_foe(*foe)), say!("mueve {}", to_foe(*foe))),
        Question::Lead { token } => {
            (say!("¿Adónde va {}?", the_token(*token)), say!("decide adónde va {}", the_token(*token)))
        }
        Question::Redirect => {
            ("¿Qué enemigo sufre las Heridas en tu lugar?".into(), "elige quién sufre las Heridas".into())
        }
        Question::GiveUp => ("¿Qué descartas?".into(), "elige qué descarta".into()),
        _ => ("Te toca decidir.".into(), "decide".into()),
    }
}

/// "Ghast!: elige un enemigo."
fn headed(view: &Open, of: Origin, ask: &'static str) -> Sentence {
    match naming::origin(Lang::Es, view, of) {
        Some(card) => say!("{card}: {ask}"),
        None => Sentence::from(ask).capital(),
    }
}

fn sorted(sort: Sort) -> (&'static str, &'static str) {
    match sort {
        Sort::Enemy => ("elige un enemigo.", "elige un enemigo"),
        Sort::Space => ("elige un espacio.", "elige un espacio"),
        Sort::Investigator => ("elige a un Investigador.", "elige a un Investigador"),
        Sort::Token => ("elige una ficha.", "elige una ficha"),
        Sort::Card => ("elige una carta.", "elige una carta"),
    }
}
