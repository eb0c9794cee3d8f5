//! What does Death May Die ask in English?

use deathmaydie::content::Investigator;
use deathmaydie::dice::{Dice, DieFace};
use deathmaydie::figures::Foe;
use deathmaydie::question::{Next, Origin, Question, Sort};
use deathmaydie::view::{Open, RollView, Rolled};

use super::dice;
use super::names::{a_token, the, the_foe, who};
use super::picks::named;
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
        Next::Mythos => "You may use one of your cards before the Mythos card is drawn.",
        Next::Encounter => "You may use one of your cards before you Investigate or Fight.",
        Next::Attack => "You may use one of your cards before the next enemy attacks.",
        Next::EndOfTurn => "You may use one of your cards before your turn ends.",
        Next::Fire => "You may use one of your cards before going on.",
        Next::AfterFire => "The Fire has burnt. You may use one of your cards before going on.",
    }
}

/// What the one who is asked reads, and what the others read after the name.
fn sentences(view: &Open, it: Investigator, question: &Question) -> (Sentence, Sentence) {
    let (yours, theirs): (Sentence, Sentence) = match question {
        Question::Investigator => ("Choose your investigator.".into(), "chooses an investigator".into()),
        Question::Relic => ("Choose a Relic.".into(), "chooses a Relic".into()),
        Question::Act => (act(view), "chooses what to do".into()),
        Question::FreeAct => {
            ("You may take one action for free.".into(), "may take one action for free".into())
        }
        Question::Window { next } => (window(*next).into(), "may use a card".into()),
        Question::Step { left, may_stop } => step(*left, *may_stop),
        Question::Sneak { to } => {
            (say!("You go to {}. Whom do you sneak past?", the(*to)), "may sneak past enemies".into())
        }
        Question::Carry { to } => {
            (say!("You go to {}. Do you take anybody along?", the(*to)), "may take somebody along".into())
        }
        Question::Passing => {
            ("You sneak past several. Who suffers for it first?".into(), "chooses who suffers first".into())
        }
        Question::Follow { to } => {
            (say!("Somebody leaves for {}. Do you follow?", the(*to)), "decides whether to follow".into())
        }
        Question::Walk { left } => (
            say!("You must walk {}. Which way?", counted(*left, "more space", "more spaces")),
            "chooses which way to walk".into(),
        ),
        Question::Targets { first: true, .. } => {
            ("Whom do you attack?".into(), "chooses whom to attack".into())
        }
        Question::Targets { first: false, .. } => {
            ("Add another target, or attack now.".into(), "chooses whom else to attack".into())
        }
        Question::Fight => {
            ("Which enemy attacks you first?".into(), "chooses which enemy attacks first".into())
        }
        Question::Sacrifice => (
            "Do you sacrifice yourself so that nobody receives Fatigue?".into(),
            "decides whether to die for the others".into(),
        ),
        Question::Order { .. } => {
            ("Several things happen at once. Which comes first?".into(), "decides what happens first".into())
        }
        _ => return of_rolls(view, it, question),
    };
    (yours, theirs)
}

fn act(view: &Open) -> Sentence {
    match view.actions_left {
        0 => "You have no actions left: use what is free, or end.".into(),
        1 => "You have 1 action left. What do you do?".into(),
        left => say!("You have {left} actions left. What do you do?"),
    }
}

fn step(left: u8, may_stop: bool) -> (Sentence, Sentence) {
    match may_stop {
        false => (
            say!("Where to? You may run {}.", counted(left, "space", "spaces")),
            "chooses where to go".into(),
        ),
        true => (
            say!("You may run {}, or stop.", counted(left, "more space", "more spaces")),
            "is running".into(),
        ),
    }
}

fn of_rolls(view: &Open, it: Investigator, question: &Question) -> (Sentence, Sentence) {
    let of = view.roll.as_ref().map(|roll| rolled(view, roll, question));
    let (yours, theirs): (&str, &str) = match question {
        Question::BeforeRoll => ("Before the roll you may use something.", "gets ready to roll"),
        Question::Rerolls => ("Do you reroll a die?", "decides whether to reroll dice"),
        Question::PerSymbol { .. } => {
            ("What do you do for each Tentacle?", "decides what to do with the Tentacles")
        }
        Question::Convert { .. } => ("Do you convert any symbols?", "decides whether to convert symbols"),
        Question::Extra => ("Do you add Wounds to the attack?", "decides whether to add Wounds"),
        Question::Split { left } => {
            let left = counted(*left, "Wound", "Wounds");
            return (say!("Share {left} out among the targets."), "shares out the Wounds".into());
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
        Rolled::Attack => say!("Attack on {}", list(Lang::En, foes(&roll.targets).map(the_foe))),
        Rolled::Task(action) => naming::action(Lang::En, *action).into(),
        Rolled::Check => {
            naming::origin(Lang::En, view, roll.of).map_or_else(|| "Roll".into(), Sentence::from)
        }
        Rolled::Defence(foe) => {
            foe.parse().map_or_else(|()| "Attack".into(), |foe| say!("Attack by {}", the_foe(foe)))
        }
        Rolled::Fire => "Fire roll".into(),
    }
}

/// "Attack on Ghast 2: 2 successes and 1 Tentacle." What is rolled for, and what lies there.
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
            say!("You are about to suffer {}. Do you prevent any?", counted(*count, "Wound", "Wounds")),
            "decides whether to prevent Wounds".into(),
        ),
        Question::PreventSanity { count } => (
            say!("You are about to lose {count} Sanity. Do you prevent any?"),
            "decides whether to prevent the loss of Sanity".into(),
        ),
        Question::Share { count } => (
            say!("{} to suffer. Who suffers the next?", counted(*count, "Wound", "Wounds")),
            "shares out Wounds".into(),
        ),
        Question::Level => ("One of your skills rises. Which?".into(), "raises a skill".into()),
        Question::Heal { who: healed, points } if *healed == it => {
            (say!("You may heal {points} in all. What do you heal?"), "heals".into())
        }
        Question::Heal { who: healed, points } => (
            say!("{} may heal {points} in all. What is healed?", who(*healed)),
            say!("heals {}", who(*healed)),
        ),
        Question::ShareHealing { points } => {
            (say!("{points} left to heal. Whose?"), "shares out the healing".into())
        }
        Question::Fatigue => {
            ("You receive 1 Fatigue token. On which track?".into(), "places a Fatigue token".into())
        }
        Question::Avoid { count, .. } => (
            say!(
                "You are about to receive {}. Do you pay to be spared?",
                counted(*count, "Fatigue token", "Fatigue tokens")
            ),
            "decides whether to pay to be spared Fatigue".into(),
        ),
        Question::Trade => ("What changes hands?".into(), "trades".into()),
        Question::Consent { thing, to } => (
            say!("Do you give {} to {}?", named(view, *thing), who(*to)),
            "decides whether to give it".into(),
        ),
        _ => of_cards(view, question),
    }
}

fn of_cards(view: &Open, question: &Question) -> (Sentence, Sentence) {
    match question {
        Question::Claim { card } => {
            let card = naming::discovery(Lang::En, *card);
            (say!("{card}: what do you claim?"), "decides what to claim".into())
        }
        Question::Replace => (
            "Do you investigate, or gain a random Relic?".into(),
            "decides whether to investigate or gain a Relic".into(),
        ),
        Question::Choose { of } => (headed(view, *of, "choose one option."), "chooses an option".into()),
        Question::May { of } => {
            (headed(view, *of, "do you use it?"), "decides whether to use something".into())
        }
        Question::HowMany { token } => {
            let words = on::token(Lang::En, *token);
            (say!("How many {} do you take?", words.plural), "decides how many tokens to take".into())
        }
        Question::Pick { of, sort } => {
            let (yours, theirs) = sorted(*sort);
            (headed(view, *of, yours), theirs.into())
        }
        Question::Path { foe } => {
            (say!("Where does {} go?", the_foe(*foe)), say!("decides where {} goes", the_foe(*foe)))
        }
        Question::Push { foe } => {
            (say!("You move {}. Where to?", the_foe(*foe)), say!("moves {}", the_foe(*foe)))
        }
        Question::Lead { token } => {
            (say!("You move {}. Where to?", a_token(*token)), say!("moves {}", a_token(*token)))
        }
        Question::Redirect => {
            ("Which enemy suffers the Wounds in your place?".into(), "chooses who suffers the Wounds".into())
        }
        Question::GiveUp => ("What do you discard?".into(), "chooses what to discard".into()),
        _ => ("It is for you to decide.".into(), "decides".into()),
    }
}

/// "Ghast!: choose an enemy."
fn headed(view: &Open, of: Origin, ask: &'static str) -> Sentence {
    match naming::origin(Lang::En, view, of) {
        Some(card) => say!("{card}: {ask}"),
        None => Sentence::from(ask).capital(),
    }
}

fn sorted(sort: Sort) -> (&'static str, &'static str) {
    match sort {
        Sort::Enemy => ("choose an enemy.", "chooses an enemy"),
        Sort::Space => ("choose a space.", "chooses a space"),
        Sort::Investigator => ("choose an investigator.", "chooses an investigator"),
        Sort::Token => ("choose a token.", "chooses a token"),
        Sort::Card => ("choose a card.", "chooses a card"),
    }
}
