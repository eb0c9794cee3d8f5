//! What does somebody read who follows the name of a card? Everything printed on it, by the id it has in sentences. Texts that
//! stand on several sides or levels are joined once, when first asked for.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use deathmaydie::content::{
    Action, Condition, Discovery, Enemy, Episode, HeldAs, Insanity, Investigator, Mythos, Relic, Skill,
    Stage, Unknown,
};
use deathmaydie::ids::Side;

use super::card_words as on;
use super::{claims, en, es, naming};
use crate::lang::{Lang, spoken};
use crate::speak::CardWords;

type Cards = BTreeMap<&'static str, CardWords>;

static CARDS: LazyLock<BTreeMap<Lang, Cards>> =
    LazyLock::new(|| Lang::ALL.into_iter().map(|lang| (lang, cards(lang))).collect());

/// What is written on the piece with this id.
pub fn find(lang: Lang, id: &str) -> Option<&'static CardWords> {
    CARDS[&lang].get(id)
}

fn cards(lang: Lang) -> Cards {
    let all = people(lang).chain(foes(lang)).chain(episodes(lang)).chain(discoveries(lang));
    all.map(|words| (words.id, words)).collect()
}

/// Kept for good: a text is made once for each language.
fn keep(text: String) -> &'static str {
    text.leak()
}

fn plain(id: &'static str, name: &'static str, text: &'static str) -> CardWords {
    CardWords { id, name, text, flavour: "" }
}

/// "1: … 2: … 3: … 4: …"
fn levels(levels: &[&'static str; 4]) -> String {
    let told: Vec<String> = levels.iter().zip(1..).map(|(text, level)| format!("{level}: {text}")).collect();
    told.join(" ")
}

fn people(lang: Lang) -> impl Iterator<Item = CardWords> {
    let investigators = Investigator::ALL.into_iter().map(move |it| {
        let words = on::investigator(lang, it);
        plain(it.name(), words.name, keep(format!("{}. {}", words.skill, levels(&words.levels))))
    });
    let skills = Skill::ALL.into_iter().map(move |it| {
        let words = on::skill(lang, it);
        plain(it.name(), words.name, keep(levels(&words.levels)))
    });
    let insanities = Insanity::ALL.into_iter().map(move |it| {
        let words = on::insanity(lang, it);
        plain(it.name(), words.name, words.text)
    });
    let relics = Relic::ALL.into_iter().map(move |it| {
        let words = on::relic(lang, it);
        let other = format!("{} {}: {}", words.normal.text, words.transformed.name, words.transformed.text);
        plain(it.name(), words.normal.name, keep(other))
    });
    investigators.chain(skills).chain(insanities).chain(relics)
}

fn foes(lang: Lang) -> impl Iterator<Item = CardWords> {
    let enemies = Enemy::ALL.into_iter().map(move |it| {
        let words = on::enemy(lang, it);
        plain(it.name(), words.name, words.text)
    });
    let unknown = Unknown::ALL.into_iter().map(move |it| {
        let name = on::enemy(lang, naming::enemy(it.row().kind)).name;
        plain(naming::unknown_id(it), name, on::unknown(lang, it).text)
    });
    let stages = Stage::ALL
        .into_iter()
        .map(move |it| plain(it.name(), keep(naming::stage_name(lang, it)), on::stage(lang, it).text));
    let mythos = Mythos::ALL.into_iter().map(move |it| {
        let words = on::mythos(lang, it);
        plain(it.name(), words.name, words.text)
    });
    enemies.chain(unknown).chain(stages).chain(mythos)
}

fn episodes(lang: Lang) -> impl Iterator<Item = CardWords> {
    let episodes = Episode::ALL.into_iter().map(move |it| {
        let words = on::episode(lang, it);
        let text = keep(format!("{} {}", words.disrupted, words.advance));
        CardWords { id: it.name(), name: words.name, text, flavour: words.flavour }
    });
    let actions = Action::ALL.into_iter().map(move |it| {
        let words = on::action(lang, it);
        plain(it.name(), words.name, words.text)
    });
    let conditions = Condition::ALL.into_iter().map(move |it| {
        let words = on::condition(lang, it);
        plain(it.name(), words.name, words.text)
    });
    episodes.chain(actions).chain(conditions)
}

/// The central text, and both sides with what they are.
fn discoveries(lang: Lang) -> impl Iterator<Item = CardWords> {
    Discovery::ALL.into_iter().map(move |card| {
        let words = on::discovery(lang, card);
        let [left, right] = Side::BOTH.map(|it| side(lang, card, it));
        let text = keep(format!("{} {left} {right}", claims::central(lang, card)));
        CardWords { id: card.name(), name: words.name, text, flavour: words.flavour }
    })
}

/// "Pistol (Item): 2 free rerolls when attacking."
fn side(lang: Lang, card: Discovery, side: Side) -> String {
    let words = on::discovery(lang, card);
    let own = match side {
        Side::Left => words.left,
        Side::Right => words.right,
    };
    let kind = match card.side(side).held {
        HeldAs::Item => spoken!(lang, cards::ITEM).to_owned(),
        HeldAs::Companion(health) => spoken!(lang, cards::companion(health)),
        HeldAs::Condition(condition) => {
            let words = on::condition(lang, condition);
            return format!("{} ({}): {}", words.name, spoken!(lang, cards::CONDITION), words.text);
        }
    };
    format!("{} ({kind}): {}", claims::side(lang, card, side), own.map_or("", |words| words.text))
}
