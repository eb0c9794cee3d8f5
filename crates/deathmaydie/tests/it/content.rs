//! Is everything in the box, and does it fit together? That every name leads somewhere is known when it compiles; here is what
//! the compiler cannot see (CONTENT.md §16).

use std::collections::BTreeSet;
use std::fmt::Debug;

use deathmaydie::content::*;
use deathmaydie::dice::DieFace;
use deathmaydie::effect::{Limit, Mod, Part};
use deathmaydie::figures::Foe;
use deathmaydie::ids::{Deck, Kind, Side};

#[test]
fn everything_is_in_the_box() {
    let sheets = [Die::COUNT, Track::COUNT, Investigator::COUNT, Skill::COUNT, Insanity::COUNT, Relic::COUNT];
    assert_eq!(sheets, [2, 4, 10, 6, 8, 12]);
    assert_eq!([Enemy::COUNT, Unknown::COUNT, Elder::COUNT, Stage::COUNT], [11, 7, 2, 8]);
    assert_eq!([Episode::COUNT, Mythos::COUNT, Discovery::COUNT, Condition::COUNT], [6, 73, 90, 19]);
    assert_eq!([Action::COUNT, Rule::COUNT, Token::COUNT, Counter::COUNT], [12, 13, 10, 4]);
    assert_eq!(Episode::ALL.map(|it| it.spaces().count()), [14, 15, 15, 15, 15, 16]);
}

/// How many pieces of a file are in the rulebook, and how many are ours.
fn origins(file: &str) -> (usize, usize) {
    let from =
        |origin: &str| file.lines().filter(|line| line.starts_with(&format!("source = \"{origin}"))).count();
    (from("rulebook") + from("public"), from("original"))
}

#[test]
fn what_the_rulebook_shows_is_told_from_what_is_ours() {
    assert_eq!(origins(include_str!("../../content/insanities.toml")), (3, 5));
    assert_eq!(origins(include_str!("../../content/relics.toml")), (6, 6));
    assert_eq!(origins(include_str!("../../content/unknown.toml")), (3, 4));
    assert_eq!(origins(include_str!("../../content/stages.toml")), (7, 1));
    assert_eq!(origins(include_str!("../../content/episodes.toml")), (2, 4));
    assert_eq!(origins(include_str!("../../content/conditions.toml")), (2, 17));
    assert_eq!(origins(include_str!("../../content/discoveries.toml")), (4, 86));
    let (seen, ours) = origins(include_str!("../../content/mythos.toml"));
    assert_eq!((seen, ours), (2 + 6 + 4, 46 + 10 + 5), "five cards of ours changed since version 1");
}

#[test]
fn dice_and_tracks_are_those_of_the_rulebook() {
    let faces = |die: Die, symbol| die.row().faces.iter().filter(|face| face.contains(&symbol)).count();
    let all = [Symbol::Success, Symbol::ElderSign, Symbol::Tentacle, Symbol::Blank];
    assert_eq!(all.map(|symbol| faces(Die::Standard, symbol)), [3, 1, 2, 1]);
    assert_eq!(all.map(|symbol| faces(Die::Bonus, symbol)), [3, 2, 0, 2]);
    assert_eq!([STRESS_MAX, HEALTH, SANITY_SKULL], [4, 5, 20]);
    assert_eq!([TRACK_START, TRACK_FIRST_RED, TRACK_LEN], [1, 5, 8]);
    assert_eq!(THRESHOLDS, [4, 8, 12, 15, 18, 19]);
    assert_eq!(BONUS_THRESHOLDS, [8, 15, 18, 19]);
}

#[test]
fn the_dice_thrown_and_the_figures_in_reserve_are_those_of_the_files() {
    for (die, bonus) in [(Die::Standard, false), (Die::Bonus, true)] {
        for (face, thrown) in die.row().faces.iter().zip(DieFace::faces_of(bonus)) {
            let shown = thrown.symbols();
            let counted = [Symbol::Success, Symbol::ElderSign, Symbol::Tentacle, Symbol::Blank];
            let printed = counted.map(|symbol| face.iter().filter(|it| **it == symbol).count() as i16);
            assert_eq!(printed, [shown.success, shown.elder, shown.tentacle, shown.blank], "{thrown}");
        }
    }
    for enemy in Enemy::ALL {
        assert_eq!(Foe::of(enemy.row().kind).len(), usize::from(enemy.row().reserve), "{enemy}");
    }
}

#[test]
fn fifteen_discoveries_grant_no_skill_twice() {
    for episode in Episode::ALL {
        let cards = || Discovery::ALL.into_iter().filter(move |card| card.row().episode == episode);
        assert_eq!(cards().count(), 15, "{episode}");
        let sides = cards().flat_map(|card| Side::BOTH.map(|side| card.side(side)));
        let granted: Vec<Skill> = sides
            .flat_map(|side| side.does())
            .filter_map(|ability| match ability.part {
                Part::Lasting(Mod::Level(skill)) => Some(skill),
                _ => None,
            })
            .collect();
        assert_eq!(granted.iter().collect::<BTreeSet<_>>().len(), granted.len(), "{episode}: {granted:?}");
    }
}

#[test]
fn levels_add_up_but_for_what_they_replace() {
    let count = |skill: Skill| [1, 2, 3, 4].map(|level| at_level(&skill.row().levels, level).count());
    assert_eq!(count(Skill::Arcane), [1, 1, 2, 3]);
    assert_eq!(count(Skill::Brawling), [1, 2, 3, 4]);
    assert_eq!(count(Skill::Toughness), [2, 2, 1, 1]);
    assert_eq!(count(Skill::Stealth), [1, 1, 2, 2]);
    let own = |who: Investigator| [1, 2, 3, 4].map(|level| at_level(&who.row().levels, level).count());
    assert_eq!(own(Investigator::Julien), [1, 1, 2, 1]);
    assert_eq!(own(Investigator::Ruth), [1, 2, 1, 2]);
    assert_eq!(own(Investigator::Sandra), [1, 2, 3, 4]);
    for who in Investigator::ALL {
        let [first, second] = who.row().skills;
        assert_ne!(first, second, "{who}");
    }
}

#[test]
fn every_kind_has_one_card_in_every_game_it_is_in() {
    for elder in Elder::ALL {
        let [cultist, monster] = elder.row().minions;
        assert_eq!((cultist.row().kind, cultist.row().serves), (Kind::Cultist, Some(elder)));
        assert_eq!(monster.row().serves, Some(elder));
        for kind in Kind::ALL {
            assert_eq!(Enemy::of(kind, elder).row().kind, kind);
        }
        assert!(
            elder
                .stages()
                .into_iter()
                .zip(1..)
                .all(|(stage, number)| { (stage.row().elder, stage.row().number) == (elder, number) })
        );
    }
    let unknown: BTreeSet<Kind> = Unknown::ALL.map(|it| it.row().kind).into();
    assert_eq!(unknown.len(), 7);
    for episode in Episode::ALL {
        assert_eq!(
            unknown.iter().filter(|kind| !episode.row().monsters.contains(kind)).count(),
            5,
            "{episode}"
        );
    }
}

#[test]
fn what_stands_on_the_board_at_first_comes_from_the_reserve() {
    for episode in Episode::ALL {
        for garrison in episode.row().enemies {
            let card = Enemy::of(garrison.kind, Elder::Tsathoggua);
            assert!(garrison.at.len() <= usize::from(card.row().reserve), "{episode} {:?}", garrison.kind);
            assert!(garrison.kind == Kind::Cultist || episode.row().monsters.contains(&garrison.kind));
            assert!(garrison.at.iter().all(|space| space.row().episode == episode), "{episode}");
        }
    }
}

#[test]
fn there_are_as_many_tokens_as_places_and_values() {
    for token in Token::ALL {
        let row = token.row();
        let laid = match row.laid {
            Laid::On(spaces) => {
                assert!(spaces.iter().all(|space| space.row().episode == row.episode), "{token}");
                spaces.len()
            }
            Laid::OnLocks => row.episode.locks().len(),
            Laid::InPile => usize::from(row.count),
        };
        assert_eq!(laid, usize::from(row.count), "{token}");
        assert!([0, laid].contains(&token.values().len()), "{token}");
        assert!(!row.faces.is_empty(), "{token}");
    }
    for episode in Episode::ALL {
        assert!(episode.actions().iter().all(|action| action.row().episode == episode), "{episode}");
    }
}

/// The names in a text of Rust.
fn names(of: &impl Debug) -> BTreeSet<String> {
    let text = format!("{of:?}");
    text.split(|letter: char| !letter.is_ascii_alphanumeric()).map(str::to_owned).collect()
}

/// Whether nothing in an Episode's own texts belongs to another.
fn at_home(episode: Episode, what: &str, texts: &impl Debug) {
    let names = names(texts);
    let named = |it: &dyn Debug| names.contains(&format!("{it:?}"));
    let spaces = Space::ALL.into_iter().filter(|it| named(it)).map(|it| it.row().episode);
    let tokens = Token::ALL.into_iter().filter(|it| named(it)).map(|it| it.row().episode);
    let counters = Counter::ALL.into_iter().filter(|it| named(it)).map(|it| it.row().episode);
    let actions = Action::ALL.into_iter().filter(|it| named(it)).map(|it| it.row().episode);
    let rules = Rule::ALL.into_iter().filter(|it| named(it)).map(|it| it.row().episode);
    let conditions = Condition::ALL.into_iter().filter(|it| named(it)).map(|it| it.row().episode);
    let mut homes = spaces.chain(tokens).chain(counters).chain(actions).chain(rules).chain(conditions);
    assert!(homes.all(|home| home == episode), "{what} speaks of another Episode: {names:?}");
    let mine = |kind: &Kind| *kind == Kind::Cultist || episode.row().monsters.contains(kind);
    let kinds = Kind::ALL.into_iter().filter(|it| named(it)).find(|kind| !mine(kind));
    assert_eq!(kinds, None, "{what} speaks of a monster that is not there");
}

#[test]
fn no_text_speaks_of_another_episode() {
    let home = |deck| match deck {
        Deck::E1 => Some(Episode::E1),
        Deck::E2 => Some(Episode::E2),
        Deck::E3 => Some(Episode::E3),
        Deck::E4 => Some(Episode::E4),
        Deck::E5 => Some(Episode::E5),
        Deck::E6 => Some(Episode::E6),
        Deck::Tsathoggua | Deck::Azathoth | Deck::UnknownA | Deck::UnknownB => None,
    };
    for card in Mythos::ALL {
        if let Some(episode) = home(card.row().deck) {
            at_home(episode, card.name(), &card.row().does);
        }
    }
    for episode in Episode::ALL {
        at_home(episode, episode.name(), &(episode.row().disrupted, episode.row().advance));
    }
    for action in Action::ALL {
        at_home(action.row().episode, action.name(), &(action.row().needs, action.row().does));
    }
    for rule in Rule::ALL {
        at_home(rule.row().episode, rule.name(), &rule.row().does);
    }
    for condition in Condition::ALL {
        at_home(condition.row().episode, condition.name(), &condition.row().does);
    }
    for card in Discovery::ALL {
        let row = card.row();
        at_home(row.episode, card.name(), &(row.claim, row.left, row.right));
    }
}

#[test]
fn every_condition_is_a_side_of_some_card() {
    let sides: BTreeSet<String> =
        Discovery::ALL.into_iter().flat_map(|card| names(&card.row().right.held)).collect();
    for condition in Condition::ALL {
        assert!(sides.contains(&format!("{condition:?}")), "{condition}");
    }
}

/// `State::main_number` looks for them nowhere else.
#[test]
fn only_discovery_cards_adjust_numbers_and_always() {
    let elsewhere =
        [include_str!("../../content/skills.toml"), include_str!("../../content/investigators.toml")];
    let lasting = [include_str!("../../content/relics.toml"), include_str!("../../content/insanities.toml")];
    for file in elsewhere.into_iter().chain(lasting) {
        assert!(!file.contains("Adjust("));
    }
    let sides = Discovery::ALL.into_iter().flat_map(|card| Side::BOTH.map(|side| card.side(side)));
    let adjusting: Vec<_> = sides
        .flat_map(|side| side.does())
        .filter(|ability| matches!(ability.part, Part::Lasting(Mod::Adjust(..))))
        .collect();
    assert_eq!(adjusting.len(), 4);
    assert!(adjusting.iter().all(|ability| ability.limit == Limit::Always && ability.cost.is_none()));
}
