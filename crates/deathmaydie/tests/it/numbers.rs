//! Is what people read on a piece of content what it does? Each number of its effects stands in its words, in both languages, and
//! no other; numbers that stand in fields of their own are those of the book.

use deathmaydie::content::*;
use table::wording::{Otherwise, Piece, agree, pieces};

/// The files whose pieces say in words what they do.
const FILES: &[(&str, &str)] = &[
    ("actions", include_str!("../../content/actions.toml")),
    ("conditions", include_str!("../../content/conditions.toml")),
    ("discoveries", include_str!("../../content/discoveries.toml")),
    ("insanities", include_str!("../../content/insanities.toml")),
    ("investigators", include_str!("../../content/investigators.toml")),
    ("mythos", include_str!("../../content/mythos.toml")),
    ("relics", include_str!("../../content/relics.toml")),
    ("rules", include_str!("../../content/rules.toml")),
    ("skills", include_str!("../../content/skills.toml")),
    ("stages", include_str!("../../content/stages.toml")),
    ("unknown", include_str!("../../content/unknown.toml")),
    ("enemies", include_str!("../../content/enemies.toml")),
];

/// Keys whose numbers no text repeats; a central text is put into words from the code itself.
const FIELDS: [&str; 9] =
    ["id", "health", "dice", "reserve", "first", "last", "claim", "left.companion", "right.companion"];

/// Where the words say more, or less, than the effects: numbers the effects alone have, and those of the words.
#[rustfmt::skip]
const OTHERWISE: &[Otherwise] = &[
    // One main number for two things, and what is added to it.
    ("carry-or-guide", &[], &[2]),
    ("strike-the-altar", &[2], &[4]),
    // "Another", "more", "the same", "instead".
    ("e1-d01", &[2], &[]),
    ("agatha", &[2], &[]),
    ("leon", &[2], &[]),
    ("talisman", &[2], &[]),
    ("huikong", &[], &[2]),
    ("marksman", &[], &[2]),
    // One thing for each, two times over.
    ("julien", &[], &[2]),
    ("arcane", &[], &[2]),
    ("book", &[], &[2]),
    // What a rule of the enemy adds is told, too.
    ("e4-m2", &[], &[2]),
    ("e5-m2", &[], &[2]),
    // The Beast: what it has more than the card, and what it has in all.
    ("e6-r1", &[12], &[2, 4, 4, 10]),
    ("e6-r3", &[24], &[30]),
];

/// What a piece says of itself. A central text is put into words from the code.
fn says(piece: &Piece, file: &str, lang: &str) -> String {
    piece.words(lang, |key| match key {
        "text" => file != "discoveries",
        key => key.ends_with(".text") || matches!(key, "levels" | "disrupted" | "advance"),
    })
}

#[test]
fn the_words_on_a_piece_have_the_numbers_of_what_it_does() {
    let mut wrong = Vec::new();
    for (file, text) in FILES {
        let number = (*file == "stages").then_some("number");
        let skipped: Vec<&str> = FIELDS.iter().copied().chain(number).collect();
        for piece in pieces(text) {
            for lang in ["en", "es"] {
                let (code, words) = (piece.code(&skipped), says(&piece, file, lang));
                wrong.extend(agree(piece.name, &code, &words, OTHERWISE).err());
            }
        }
    }
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}

/// Nothing happens no times: a 0 stands for "here", or for the half of a loss that is not reduced.
#[test]
fn no_effect_has_a_nought() {
    for (file, text) in FILES {
        for piece in pieces(text) {
            let skipped: Vec<&str> = FIELDS.iter().copied().chain(["number"]).collect();
            let code = piece.code(&skipped);
            for (at, _) in code.match_indices('0') {
                let alone = |letter: Option<char>| letter.is_none_or(|it| !it.is_ascii_alphanumeric());
                let (before, after) = (&code[..at], &code[at + 1..]);
                if !alone(before.chars().next_back()) || !alone(after.chars().next()) {
                    continue;
                }
                let words = ["within(", "Within(", "wounds: ", "sanity: ", "base: "];
                assert!(words.iter().any(|word| before.ends_with(word)), "{file} {}: {code}", piece.name);
            }
        }
    }
}

/// The Gates of the code, and the colours in the words.
#[test]
fn the_words_on_a_piece_name_the_gates_it_means() {
    for (file, text) in FILES {
        for piece in pieces(text) {
            let code = piece.code(&FIELDS);
            for (gate, en, es) in
                [("Red", "red", "rojo"), ("Yellow", "yellow", "amarillo"), ("Blue", "blue", "azul")]
            {
                let count = |text: &str, word: &str| {
                    text.split(|it: char| !it.is_alphanumeric()).filter(|it| *it == word).count()
                };
                let [english, spanish] = ["en", "es"].map(|lang| says(&piece, file, lang));
                let found = [count(&code, gate), count(&english, en), count(&spanish, es)];
                assert!(
                    found[0] == found[1] && found[1] == found[2],
                    "{file} {}: {gate} {found:?}",
                    piece.name
                );
            }
        }
    }
}

/// Health, standard and bonus dice, and figures in the reserve (CONTENT.md §4).
#[test]
fn enemies_have_their_health_and_dice() {
    use Enemy::*;
    let cards = [
        (CultistOfNkai, 2, [1, 1], 10),
        (CultistOfTheSultan, 2, [2, 0], 10),
        (Scion, 3, [2, 1], 2),
        (Dancer, 2, [1, 1], 4),
        (Ghast, 3, [1, 1], 5),
        (Serpent, 3, [1, 1], 5),
        (Gug, 5, [2, 1], 2),
        (Gyaa, 4, [2, 0], 2),
        (Fisher, 3, [1, 2], 2),
        (Unnamable, 6, [3, 0], 1),
        (Dhole, 8, [2, 2], 1),
    ];
    assert_eq!(cards.map(|card| card.0).len(), Enemy::COUNT);
    for (enemy, health, [standard, bonus], reserve) in cards {
        let row = enemy.row();
        assert_eq!(
            (row.health, row.dice, row.reserve),
            (health, Dice { standard, bonus }, reserve),
            "{enemy}"
        );
    }
}

/// Health, standard and bonus dice of the Stages (CONTENT.md §8).
#[test]
fn stages_have_their_health_and_dice() {
    let stages = [
        (Elder::Tsathoggua, [(0, [0, 0]), (12, [1, 2]), (12, [1, 1]), (12, [1, 1])]),
        (Elder::Azathoth, [(0, [0, 0]), (12, [2, 1]), (12, [1, 1]), (12, [1, 1])]),
    ];
    for (elder, cards) in stages {
        for (stage, (health, [standard, bonus])) in elder.stages().into_iter().zip(cards) {
            assert_eq!((stage.row().health, stage.row().dice), (health, Dice { standard, bonus }), "{stage}");
        }
    }
}

/// The Health of the Companions of each Episode, card by card; 0 where a card has none.
#[test]
fn companions_have_their_health() {
    let healths: [[u8; 15]; 6] = [
        [1, 1, 1, 1, 2, 0, 0, 0, 2, 0, 0, 1, 1, 1, 0],
        [1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 0, 0, 1, 0],
        [1, 1, 2, 1, 0, 0, 0, 0, 1, 1, 2, 0, 0, 0, 0],
        [1, 1, 1, 2, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0],
        [2, 1, 1, 1, 1, 0, 0, 1, 0, 2, 1, 0, 1, 3, 0],
        [1, 1, 1, 1, 1, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0],
    ];
    for card in Discovery::ALL {
        let health = match card.row().left.held {
            HeldAs::Companion(health) => health,
            HeldAs::Item | HeldAs::Condition(_) => 0,
        };
        assert_eq!(health, healths[card.row().episode.index()][card.index() % 15], "{card}");
        assert!(!matches!(card.row().right.held, HeldAs::Companion(_)), "{card}");
    }
}

/// How many Episode tokens there are, and where counters begin and end.
#[test]
fn tokens_and_counters_are_as_many_as_the_book_has() {
    use Token::*;
    let tokens = [
        (Juror, 4),
        (Lock, 6),
        (Key, 12),
        (Bone, 6),
        (Victim, 4),
        (Charge, 6),
        (Foundation, 4),
        (Booth, 4),
        (Townsfolk, 5),
        (Whisper, 7),
    ];
    assert_eq!(tokens.len(), Token::COUNT);
    tokens.into_iter().for_each(|(token, count)| assert_eq!(token.row().count, count, "{token}"));
    let counters =
        [(Counter::Seals, 5, 8), (Counter::Rescued, 0, 4), (Counter::Blown, 0, 1), (Counter::Memories, 0, 4)];
    for (counter, start, most) in counters {
        assert_eq!((counter.row().start, counter.row().most), (start, most), "{counter}");
    }
}
