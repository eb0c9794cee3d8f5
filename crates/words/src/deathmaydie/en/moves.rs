//! What do the buttons of Death May Die say in English?

use deathmaydie::Move;
use deathmaydie::content::Investigator;
use deathmaydie::dice::DieFace;
use deathmaydie::figures::Foe;
use deathmaydie::ids::Symbol;
use deathmaydie::moves::{Ability, Meter, Using, With};
use deathmaydie::question::Question;
use deathmaydie::view::Open;

use super::dice;
use super::names::{the, the_foe, who};
use super::picks::{answer, claim, first, named, option, pay, pick};
use super::sheets::{points, track};
use crate::deathmaydie::{card_words as on, naming};
use crate::grammar::counted;
use crate::sentence::{Piece, Sentence};
use crate::{Lang, say};

pub fn move_name(view: &Open, mv: Move) -> Sentence {
    match mv {
        Move::Play(it) => say!("Play {} ({})", who(it), on::investigator(Lang::En, it).skill),
        Move::Take(relic) => say!("Take {}", naming::relic(Lang::En, relic, false)),
        Move::Run => "Run".into(),
        Move::Attack => "Attack".into(),
        Move::Rest => "Rest".into(),
        Move::Trade => "Trade".into(),
        Move::Task(action) => naming::action(Lang::En, action).into(),
        Move::EndActions if view.actions_left == 0 => "End your actions".into(),
        Move::EndActions => say!("End ({} unused)", counted(view.actions_left, "action", "actions")),
        Move::Step(space) => say!("Go to {}", the(space)),
        Move::Sneak(foe) => say!("Sneak past {}", the_foe(foe)),
        Move::Carry(it) => say!("Take {} along", who(it)),
        Move::Follow => follow(view),
        Move::Stay => "Stay where you are".into(),
        Move::Target(foe) => target(view, foe),
        Move::Face(foe) => say!("Face {} ({})", the_foe(foe), foe_dice(view, foe)),
        Move::Roll => roll(view),
        Move::Stop => stop(view).into(),
        Move::Done => done(view).into(),
        Move::Leave => "Let the table settle such ties".into(),
        Move::Mind => "Settle ties yourself again".into(),
        Move::Sacrifice => "Sacrifice yourself".into(),
        Move::Refuse => "Do not sacrifice yourself".into(),
        Move::Wound(foe) => say!("Give 1 Wound to {}", the_foe(foe)),
        Move::Reroll(die, with) => reroll(die, with),
        _ => of_sheets(view, mv),
    }
}

fn of_sheets(view: &Open, mv: Move) -> Sentence {
    match mv {
        Move::Use(using) => usage(view, using),
        Move::Convert(using, count) => convert(view, using, count),
        Move::Prevent(using, count) => prevent(view, using, count),
        Move::Soak(card) => say!("Let {} suffer it", naming::held(Lang::En, view, card)),
        Move::Suffer => suffer(view),
        Move::LevelUp(what) => say!("Raise {}", owned(view, what)),
        Move::Heal(0, 0) => "Heal nothing".into(),
        Move::Heal(stress, wounds) => say!("Heal {}", points(stress, wounds)),
        Move::Mend(it, Meter::Stress) => say!("Heal 1 Stress of {}", who(it)),
        Move::Mend(it, Meter::Wounds) => say!("Heal 1 Wound of {}", who(it)),
        Move::Refresh(meter) => {
            say!("Remove 1 Fatigue token from the {} track and heal 1 less", track(meter))
        }
        Move::Fatigue(meter) => say!("Put it on the {} track", track(meter)),
        Move::Avoid => match &view.question {
            Some(Question::Avoid { cost, .. }) => pay(*cost).with(" and be spared"),
            _ => "Pay and be spared".into(),
        },
        Move::Give(thing, it) => say!("Give {} to {}", named(view, thing), who(it)),
        Move::Yes => answer(view, true),
        Move::No => answer(view, false),
        Move::Claim(side) => claim(view, side),
        Move::Decline => "Claim nothing".into(),
        Move::Option(number) => option(view, number),
        Move::Number(count) => match &view.question {
            Some(Question::HowMany { token }) => {
                let words = on::token(Lang::En, *token);
                say!("Take {}", counted(count, words.name, words.plural))
            }
            _ => say!("Take {count}"),
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
    naming::ability_now(Lang::En, view, owner(view), what)
}

fn follow(view: &Open) -> Sentence {
    match &view.question {
        Some(Question::Follow { to }) => say!("Follow to {}", the(*to)),
        _ => "Follow".into(),
    }
}

/// "Attack Ghast 2 (4 dice)".
fn target(view: &Open, foe: Foe) -> Sentence {
    let aim = match &view.question {
        Some(Question::Targets { aims, .. }) => aims.iter().find(|aim| aim.foe == foe),
        _ => None,
    };
    match aim {
        Some(aim) => say!("Attack {} ({})", the_foe(foe), dice::count(aim.dice)),
        None => say!("Attack {}", the_foe(foe)),
    }
}

fn foe_dice(view: &Open, foe: Foe) -> Sentence {
    let name = foe.to_string();
    let there = view.foes.iter().find(|it| it.name == name);
    there.map_or_else(Sentence::new, |it| dice::count(it.dice))
}

fn roll(view: &Open) -> Sentence {
    match &view.roll {
        Some(roll) => say!("Roll {}", dice::pool(roll.to_throw)),
        None => "Roll".into(),
    }
}

fn stop(view: &Open) -> &'static str {
    match view.question {
        Some(Question::Rerolls) => "Keep the roll",
        Some(Question::Push { .. } | Question::Lead { .. }) => "Leave it there",
        _ => "Stop here",
    }
}

fn done(view: &Open) -> &'static str {
    match view.question {
        Some(Question::Window { .. }) => "Go on without using anything",
        Some(Question::FreeAct) => "Do nothing",
        Some(Question::Sneak { .. }) => "Sneak past nobody else",
        Some(Question::Carry { .. }) => "Go without taking anybody",
        Some(Question::Targets { .. }) => "Attack now",
        Some(Question::PerSymbol { .. }) => "Leave the Tentacles as they are",
        Some(Question::Convert { .. }) => "Count the symbols as they are",
        Some(Question::Extra) => "Add no Wounds",
        Some(Question::Trade) => "End the trade",
        Some(Question::ShareHealing { .. }) => "Heal no more",
        _ => "Done",
    }
}

fn reroll(die: DieFace, with: With) -> Sentence {
    let with = match with {
        With::Free => "for free",
        With::Turn => "with this turn’s reroll",
        With::Stress => "for 1 Stress",
    };
    say!("Reroll a {} ({}) {with}", dice::kind(die), dice::face(die))
}

/// A second ability of the same card is told by its number; a skill offers one at a time.
fn usage(view: &Open, using: Using) -> Sentence {
    let what = owned(view, using.what);
    match (&view.question, using.which) {
        (Some(Question::PerSymbol { .. }), which) => witness(view, which).into(),
        (Some(Question::Extra), 0) => say!("Add Wounds with {what}"),
        (_, 1..) if !is_skill(using.what) => say!("Use {what} ({})", using.which + 1),
        _ => say!("Use {what}"),
    }
}

fn is_skill(what: Ability) -> bool {
    matches!(what, Ability::Signature | Ability::Skill(_))
}

/// What the Silent Witness does for a Tentacle (DMD-19.3).
fn witness(view: &Open, which: u8) -> &'static str {
    let sheet = view.investigators.iter().find(|sheet| sheet.who == owner(view));
    match (sheet.map_or(1, |sheet| sheet.signature), which) {
        (4, _) => "For one Tentacle: heal 2 and lose no Sanity",
        (3, 1) => "For one Tentacle: lose no Sanity",
        (1, _) => "For one Tentacle: heal 1",
        _ => "For one Tentacle: heal 2",
    }
}

/// "Count 2 Elder Signs as 2 successes (Arcane Mastery)".
fn convert(view: &Open, using: Using, count: u8) -> Sentence {
    let what = owned(view, using.what);
    let way = match &view.question {
        Some(Question::Convert { ways }) => ways.iter().find(|way| way.using == using),
        _ => view.roll.iter().flat_map(|roll| &roll.ways).find(|way| way.using == using),
    };
    let Some(way) = way else { return say!("Convert {} with {what}", counted(count, "symbol", "symbols")) };
    let from = on::symbol(Lang::En, way.from);
    let each = |symbol: Symbol| count * way.to.iter().filter(|it| **it == symbol).count() as u8;
    let to = dice::symbols(each(Symbol::Success), each(Symbol::ElderSign), each(Symbol::Tentacle));
    say!("Count {} as {to} ({what})", counted(count, from.name, from.plural))
}

fn prevent(view: &Open, using: Using, count: u8) -> Sentence {
    let what = owned(view, using.what);
    match &view.question {
        Some(Question::PreventSanity { .. }) => say!("Lose {count} Sanity less ({what})"),
        _ => say!("Suffer {} less ({what})", counted(count, "Wound", "Wounds")),
    }
}

fn suffer(view: &Open) -> Sentence {
    match &view.question {
        Some(Question::PreventWounds { count }) => say!("Suffer {}", counted(*count, "Wound", "Wounds")),
        Some(Question::PreventSanity { count }) => say!("Lose {count} Sanity"),
        Some(Question::Share { .. }) => "Suffer it yourself".into(),
        Some(Question::Avoid { count, .. }) => {
            say!("Receive {}", counted(*count, "Fatigue token", "Fatigue tokens"))
        }
        _ => "Accept it".into(),
    }
}
