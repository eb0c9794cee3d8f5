//! Which Spells lie in front of a player, and in which state?

use ::madness::Move;
use ::madness::cards::Spell;
use ::madness::options::Edition;
use ::madness::view::{PlayerView, SpellView};
use maud::{Markup, html};
use table::Seat;
use words::Lang;
use words::madness::{card_words, table_words};

use super::pressable::{Pressable, press, pressable};
use super::{TableScene, card, card_name, words_of};

/// The picture, name, text and price of a Spell: what fits on a tile.
pub fn picture(lang: Lang, spell: Spell, edition: Edition) -> Markup {
    // The longer a text is, the smaller it is written, and never too small to read; a press shows it large.
    let length = words_on(lang, spell).chars().count();
    html! {
        (card::art(&format!("spell-{spell}"), "scene", (200, 140)))
        (card::cost(lang, card::level(spell)))
        span.name.long[card_name(lang, spell).chars().count() > 15] { (card_name(lang, spell)) }
        span.text.long[length > 58].endless[length > 100] { (card::text(lang, spell, edition, 1)) }
    }
}

/// Name, kind and text: everything a listener needs.
pub fn read_out(scene: &TableScene, spell: Spell) -> String {
    let lang = scene.chrome.lang;
    let kind = table_words::spell_kind(lang, spell.level(), spell.element());
    format!("{}, {kind}: {}", card_name(lang, spell), words_on(lang, spell))
}

/// Its text at Power 1.
fn words_on(lang: Lang, spell: Spell) -> &'static str {
    card_words::spell(lang, spell).card.text
}

/// A Spell's state in a word, and the mark for it.
fn state(scene: &TableScene, spell: &SpellView) -> Option<(&'static str, &'static str)> {
    let words = words_of(scene);
    if spell.neutralized.is_some() {
        Some(("neutralized", words.face_down))
    } else if spell.resolving {
        Some(("draw", words.resolving))
    } else if spell.exhausted {
        Some(("exhausted", words.exhausted))
    } else {
        None
    }
}

/// What the rules foretell of one's own Spell: how far it can be paid, or that it would be in vain.
fn could(scene: &TableScene, spell: Spell) -> Markup {
    let (lang, words) = (scene.chrome.lang, words_of(scene));
    let foretold = scene.view.own.foretold.iter().find(|it| it.spell == spell);
    html! {
        @match foretold {
            Some(it) if it.idle => span.could.vain { (words.idle) },
            Some(it) if it.power > 0 => span.could { (table_words::up_to(lang, it.power)) },
            Some(it) if it.poor => span.could.vain { (words.cannot_pay) },
            _ => {},
        }
    }
}

/// The moves that press on a player's Spell.
fn wanted(seat: Seat, spell: Spell, mine: bool) -> Vec<Move> {
    let mut wanted = vec![Move::Refresh(seat, spell)];
    if mine {
        wanted.extend([Move::Cast(spell, 1), Move::Neutralize(spell), Move::Forget(spell)]);
    }
    wanted
}

/// The Spells as tiles (the reader's own) or as small marks (everybody else's).
pub fn spells(scene: &TableScene, player: &PlayerView, mine: bool) -> Markup {
    html! {
        ul.spells { @for spell in &player.spells { li { (one(scene, player, spell, mine)) } } }
    }
}

fn one(scene: &TableScene, player: &PlayerView, view: &SpellView, mine: bool) -> Markup {
    let (lang, spell) = (scene.chrome.lang, view.spell);
    let press = press(scene, &wanted(Seat(player.seat), spell, mine));
    let state = state(scene, view);
    let mark = html! {
        @if let Some((mark, word)) = state {
            span.spell-state { (card::mark(mark)) span.unseen[!mine] { (word) } }
        }
    };
    let inside = if mine {
        html! { (picture(lang, spell, scene.view.edition)) (mark) (could(scene, spell)) }
    } else {
        html! { (card::glyph(spell.element())) b { (spell.level()) } (mark) }
    };
    let spoken = state.map_or(String::new(), |(_, word)| format!("{word}. "));
    pressable(
        scene,
        &press,
        &Pressable {
            id: format!("s{}-{spell}", player.seat),
            class: format!(
                "{} {}{}{}",
                if mine { "tile" } else { "spell-mark" },
                card::ink(Some(spell.element())),
                if view.exhausted { " tired" } else { "" },
                if view.neutralized.is_some() { " down" } else { "" },
            ),
            card: Some(spell.name()),
            label: (!mine).then(|| format!("{spoken}{}", read_out(scene, spell))),
            key: (!spell.is_basic()).then(|| format!("spell-{spell}")),
            from: None,
            to: None,
            inside,
        },
    )
}
