//! Does the rulebook of The Big Book of Madness say the numbers the game plays with, in every language?

use madness::Madness;
use madness::options::{Difficulty, Mode, Options, ROWS};
use table::Game as _;
use words::rules;
use words::{Lang, Speak};

/// What the rulebook says in this language.
fn either<'a>(lang: Lang, es: &'a str, en: &'a str) -> &'a str {
    match lang {
        Lang::Es => es,
        Lang::En => en,
    }
}

#[test]
fn no_rule_speaks_like_a_program() {
    for lang in Lang::ALL {
        for rule in rules::all(Madness::rulebook(lang).sections) {
            for word in ["seat ", "RNG", "mg_", ".txt", "_", "PUB-", "ICO-", "JSON"] {
                assert!(!rule.text.contains(word), "{} says {word}", rule.id);
            }
        }
    }
}

fn track(rules: u16, mode: Mode, seats: u8, difficulty: Difficulty) -> [u8; 6] {
    Options { difficulty, mode, ..Options::usual(seats) }.round_track(rules)
}

/// How many multi-element Curses a whole game brings 2, 3, 4 and 5 players.
fn brought(rules: u16, mode: Mode, difficulty: Difficulty) -> [u8; 4] {
    [2, 3, 4, 5].map(|seats| track(rules, mode, seats, difficulty).iter().sum())
}

#[test]
fn the_rulebook_tells_what_the_round_track_brings_in_every_version_and_mode() {
    for lang in Lang::ALL {
        let said = rules::all(Madness::rulebook(lang).sections)
            .find(|rule| rule.id == "BBM-22.2")
            .expect("the rule")
            .text;
        let frightened = either(lang, "En Terror y Pesadilla:", "In Terror and Nightmare:");
        let older = either(lang, "En la versión 1:", "In version 1:");
        let (now, before) = said.split_once(older).expect("what version 1 brings");
        let (normal, frightened) = now.split_once(frightened).expect("what frightens");
        let (or, on) = (either(lang, "o", "or"), either(lang, "en la", "on"));
        for difficulty in Difficulty::ALL.iter().copied() {
            let list = |mode| {
                let [two, three, four, five] = brought(Madness::RULES, mode, difficulty);
                format!("{two}, {three}, {four} {or} {five} {on} {difficulty}")
            };
            for (told, mode) in
                [(normal, Mode::Normal), (frightened, Mode::Terror), (frightened, Mode::Nightmare)]
            {
                let list = list(mode);
                assert!(
                    [';', ',', '.'].iter().any(|end| told.contains(&format!("{list}{end}"))),
                    "{lang:?}, {mode}: {list} is not in {told}"
                );
            }
            let first = brought(1, Mode::Normal, difficulty);
            assert_eq!(first, [first[0]; 4]);
            assert!(before.contains(&format!("{} {on} {difficulty}", first[0])), "{lang:?}: {before}");
        }
        let exceptions = [
            (2, Mode::Normal, 3, Difficulty::Three),
            (3, Mode::Normal, 3, Difficulty::Three),
            (4, Mode::Normal, 3, Difficulty::Three),
            (4, Mode::Terror, 2, Difficulty::One),
            (4, Mode::Terror, 3, Difficulty::One),
            (4, Mode::Terror, 3, Difficulty::Three),
        ];
        let (_, before) =
            before.split_once(either(lang, "versiones 2 y 3", "versions 2 and 3")).expect("more");
        for (rules, mode, seats, difficulty) in exceptions {
            let exception: u8 = track(rules, mode, seats, difficulty).iter().sum();
            assert!(before.contains(&format!("{exception} {on} {difficulty}")), "{lang:?}: {before}");
        }
    }
}

/// What BBM-22.2 says of the versions between the first and the newest.
#[test]
fn versions_two_to_four_differ_from_the_newest_where_the_rulebook_says() {
    for difficulty in Difficulty::ALL.iter().copied() {
        for seats in 2..=5 {
            let newest = track(Madness::RULES, Mode::Normal, seats, difficulty);
            let same = (seats, difficulty) != (3, Difficulty::Three);
            for mode in [Mode::Normal, Mode::Terror, Mode::Nightmare] {
                assert_eq!(track(2, mode, seats, difficulty) == newest, same);
                assert_eq!(track(3, mode, seats, difficulty) == newest, same);
            }
            assert_eq!(track(4, Mode::Normal, seats, difficulty) == newest, same);
            for mode in [Mode::Terror, Mode::Nightmare] {
                let same = same && !(seats < 4 && difficulty == Difficulty::One);
                let newest = track(Madness::RULES, mode, seats, difficulty);
                assert_eq!(track(4, mode, seats, difficulty) == newest, same);
            }
        }
    }
}

/// The words beside the three levels hold for any number of players, any mode and every version.
#[test]
fn the_levels_say_no_more_and_no_less_than_the_round_track() {
    for lang in Lang::ALL {
        for (difficulty, first) in Difficulty::ALL.iter().copied().zip([4, 3, 1]) {
            let mut tracks = Vec::new();
            for rules in 1..=Madness::RULES {
                for mode in [Mode::Normal, Mode::Terror, Mode::Nightmare] {
                    tracks.extend((2..=5).map(|seats| track(rules, mode, seats, difficulty)));
                }
            }
            let sums = tracks.iter().map(|track| track.iter().sum::<u8>());
            let (least, most) = (sums.clone().min().unwrap_or(0), sums.max().unwrap_or(0));
            let begins = tracks.iter().filter_map(|track| track.iter().position(|cell| *cell > 0)).min();
            assert_eq!(begins, Some(first - 1), "{difficulty}");
            let help = Madness::option_value(lang, &ROWS[0], difficulty.name()).help;
            let said: Vec<u8> =
                help.split(|c: char| !c.is_ascii_digit()).filter_map(|it| it.parse().ok()).collect();
            let expected = match difficulty {
                Difficulty::One => vec![most, first as u8],
                Difficulty::Two => vec![least, most, first as u8],
                Difficulty::Three => vec![least, most],
            };
            assert_eq!(said, expected, "{help}");
        }
    }
}
