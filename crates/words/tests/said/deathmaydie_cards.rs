//! Do the words on the pieces of Death May Die say what the pieces do? That there are any is known when they compile.

use std::collections::BTreeSet;

use deathmaydie::content::{Action, Discovery, Elder, Enemy, Gate, HeldAs, Mythos, Space};
use deathmaydie::effect::Claim;
use deathmaydie::ids::{Kind, Side};
use words::Lang;
use words::deathmaydie::{card_words as on, claims};

use crate::deathmaydie_readings::{Reading, all, episodes, foes, side};

/// The digits of a text, sorted.
fn digits(text: &str) -> Vec<&str> {
    let mut found: Vec<&str> =
        text.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty()).collect();
    found.sort_unstable();
    found
}

#[test]
fn every_piece_is_read_in_both_languages() {
    assert_eq!(all().count(), 64 + 8 + 24 + 11 + 7 + 8 + 73 + 12 + 12 + 13 + 19 + 90 + SIDES);
    for Reading { piece, texts, .. } in all() {
        for text in texts {
            assert!(text.ends_with('.') && !text.contains(['`', '*', '[', '_', '\'']), "{piece}: {text}");
        }
    }
}

/// Items and Companions on Discovery cards: two sides each, but for the Conditions.
const SIDES: usize = 2 * 90 - 39;

#[test]
fn both_languages_print_the_same_numbers() {
    for Reading { piece, texts: [es, en], .. } in all() {
        assert_eq!(digits(&es), digits(&en), "{piece}: {es} / {en}");
    }
}

/// The words of what a piece does.
fn words_of(does: &str) -> BTreeSet<&str> {
    does.split(|letter: char| !letter.is_ascii_alphanumeric()).collect()
}

/// What cannot be done without being said: a word of the vocabulary, and how it shows in Spanish and in English.
const SAID: [(&str, [&str; 2]); 24] = [
    ("Stress", ["Estrés", "Stress"]),
    ("TakeStress", ["Estrés", "Stress"]),
    ("Wound", ["Herida", "Wound"]),
    ("Hurt", ["Herida|infligi", "Wound|dealt"]),
    ("SufferWounds", ["Herida", "Wound"]),
    ("Sanity", ["Cordura", "Sanity"]),
    ("LoseSanity", ["Cordura", "Sanity"]),
    ("Summon", ["nvoca|nvóca", "ummon"]),
    ("Fatigue", ["Fatiga", "Fatigue"]),
    ("Fire", ["Fuego", "Fire"]),
    ("Ignite", ["Fuego", "Fire"]),
    ("Douse", ["Fuego", "Fire"]),
    ("CatchFire", ["Fuego", "Fire"]),
    ("Heal", ["ura", "eal"]),
    ("Rerolls", ["repeti", "reroll"]),
    ("NoFreeRerolls", ["repeti", "reroll"]),
    ("MakeCosmic", ["ficha del Cosmos", "Cosmic token"]),
    ("Level", ["nivel", "level"]),
    ("Safe", ["seguro", "Safe"]),
    ("EndOfTurn", ["l final de tu turno", "nd of your turn"]),
    ("FreeSuccesses", ["Éxito", "success"]),
    ("RestBetter", ["descansar", "Rest"]),
    ("Explore", ["nvestiga", "nvestigat"]),
    ("Disrupted", ["Ritual", "Ritual"]),
];

fn says(text: &str, ways: &str) -> bool {
    ways.split('|').any(|way| text.contains(way))
}

#[test]
fn what_happens_is_said() {
    for Reading { piece, does, texts } in all() {
        let words = words_of(&does);
        for (word, ways) in SAID.iter().filter(|(word, _)| words.contains(word)) {
            for (text, ways) in texts.iter().zip(ways) {
                assert!(says(text, ways), "{piece} has {word}, but says: {text}");
            }
        }
    }
}

/// What is said only where it happens.
#[test]
fn what_is_said_happens() {
    let only: [(&str, &[&str]); 5] = [
        ("ummon", &["Summon", "Place"]),
        ("Fatigue", &["Fatigue", "Fatigued", "MostFatigued", "ToMostFatigued", "YourFatigue"]),
        ("Fire", &["Fire", "Ignite", "Douse", "CatchFire", "Burning", "FromFire"]),
        ("Cosmic", &["MakeCosmic", "Cosmic"]),
        ("reroll", &["Rerolls", "NoFreeRerolls", "Linked", "PerSymbol", "PerSymbolInstead"]),
    ];
    for Reading { piece, does, texts: [_, text] } in foes().chain(episodes()) {
        let words = words_of(&does);
        for (said, ways) in only.iter().filter(|(said, _)| text.contains(said)) {
            assert!(ways.iter().any(|way| words.contains(way)), "{piece} says {said}: {text}");
        }
    }
}

/// Whether a text names an enemy; in the last Episode The Unnamable is the Beast.
fn names_enemy(text: &str, lang: Lang, kind: Kind) -> bool {
    let words = on::enemy(lang, Enemy::of(kind, Elder::Azathoth));
    let beast = kind == Kind::Unnamable && text.contains(["Bestia", "Beast"][lang as usize]);
    let close = |name: &str| text.to_lowercase().contains(&name.to_lowercase());
    beast || close(words.short) || close(words.plural)
}

#[test]
fn texts_name_the_enemies_and_gates_of_what_they_do() {
    let gates = [
        (Gate::Red, ["rojo", "red"]),
        (Gate::Yellow, ["amarillo", "yellow"]),
        (Gate::Blue, ["azul", "blue"]),
    ];
    for Reading { piece, does, texts } in all() {
        let words = words_of(&does);
        for kind in Kind::ALL.into_iter().filter(|kind| words.contains(format!("{kind:?}").as_str())) {
            let named = Lang::ALL.map(|lang| names_enemy(&texts[lang as usize], lang, kind));
            assert_eq!(named, [true; 2], "{piece} is about {kind:?}: {texts:?}");
        }
        for (gate, ways) in gates {
            let there = words.contains(format!("{gate:?}").as_str());
            let whole =
                |lang: usize| texts[lang].split(|it: char| !it.is_alphabetic()).any(|it| it == ways[lang]);
            assert_eq!([there; 2], [whole(0), whole(1)], "{piece}: {texts:?}");
        }
    }
}

/// These speak of the spaces of a kind of token together, not by name.
const TOGETHER: [&str; 5] = ["e5-m8", "e5-m10", "strike-the-altar", "e3-d14", "play-a-game"];

#[test]
fn texts_name_the_spaces_of_what_they_do() {
    for Reading { piece, does, texts } in all().filter(|it| !TOGETHER.contains(&it.piece.as_str())) {
        let words = words_of(&does);
        for space in Space::ALL.into_iter().filter(|space| words.contains(format!("{space:?}").as_str())) {
            for lang in Lang::ALL {
                let name = on::space(lang, space).name;
                let first = name.split(' ').next().unwrap_or(name);
                let text = &texts[lang as usize];
                assert!(
                    text.contains(name) || (lang == Lang::Es && text.contains(first)),
                    "{piece}: {name} in {text}"
                );
            }
        }
    }
}

#[test]
fn amounts_are_printed() {
    let spelled = [(2, ["dos", "two"]), (3, ["tres", "three"]), (4, ["cuatro", "four"])];
    for Reading { piece, does, texts } in all() {
        for (number, ways) in spelled {
            let amount = ["Just", "TakeStress", "SufferWounds", "LoseSanity"]
                .iter()
                .any(|word| does.contains(&format!("{word}({number})")));
            let tests = does.contains(&format!("AtLeast(Tagged(Evidence), Just({number}))"));
            for (text, way) in texts.iter().zip(ways).filter(|_| amount && !tests) {
                let there = digits(text).contains(&number.to_string().as_str()) || text.contains(way);
                assert!(there, "{piece} does {number} of something, but says: {text}");
            }
        }
    }
}

#[test]
fn every_choice_has_a_name_for_each_option() {
    for lang in Lang::ALL {
        let mythos = Mythos::ALL.map(|it| (it.name(), format!("{:?}", it.row().does), on::mythos(lang, it)));
        let actions = Action::ALL.map(|it| (it.name(), format!("{:?}", it.row().does), on::action(lang, it)));
        for (piece, does, words) in mythos.into_iter().chain(actions) {
            let options = words.options.map_or(0, <[_]>::len);
            assert_eq!(does.matches("Choice {").count(), options, "{piece}");
        }
    }
}

#[test]
fn only_cards_that_need_it_have_a_text_of_their_own() {
    for card in Discovery::ALL {
        let simple = matches!(card.row().claim, Claim::PayOr(_) | Claim::PayForEither(_));
        for lang in Lang::ALL {
            assert_eq!(on::discovery(lang, card).text.is_none(), simple, "{card}");
            for it in Side::BOTH {
                let own = !matches!(card.side(it).held, HeldAs::Condition(_));
                assert_eq!(side(lang, card, it).is_some(), own, "{card} {it:?}");
            }
        }
    }
    let sheriff = |lang| claims::central(lang, Discovery::E1D03);
    assert_eq!(sheriff(Lang::En), "You may take 2 Stress to claim Peter, the Sheriff or Pistol.");
    assert_eq!(sheriff(Lang::Es), "Puedes subir 2 de Estrés para reclamar Peter, el sheriff o Pistola.");
    let third = |lang| claims::central(lang, Discovery::E1D01);
    assert_eq!(
        third(Lang::En),
        "You may take 2 Stress to claim Richard, the Third Husband. Otherwise claim Haunted."
    );
}
