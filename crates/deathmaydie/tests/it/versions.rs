//! With which cards and special rules does each version of the rules play? Which texts are the same to them?

use deathmaydie::content::*;
use deathmaydie::effect::{Ability, Part};
use deathmaydie::ids::Deck;

/// The cards of a deck, as a version of the rules has it.
fn deck(deck: Deck, rules: u16) -> impl Iterator<Item = Mythos> {
    Mythos::ALL.into_iter().filter(move |card| card.row().deck == deck && card.is_of(rules))
}

const EPISODE_DECKS: [Deck; 6] = [Deck::E1, Deck::E2, Deck::E3, Deck::E4, Deck::E5, Deck::E6];

/// Six of eight in the box as it was made; from version 2 on there are more at the fair.
#[test]
fn every_deck_has_eight_cards_with_these_symbols() {
    let symbols = |of, rules| (deck(of, rules).count(), deck(of, rules).filter(|it| it.row().symbol).count());
    let later = [6, 6, 6, 6, 8, 6];
    for (rules, expected) in [(1, [6; 6]), (2, later), (3, later), (4, later)] {
        assert_eq!(EPISODE_DECKS.map(|it| symbols(it, rules)), expected.map(|it| (8, it)), "version {rules}");
        for of in [Deck::Tsathoggua, Deck::Azathoth] {
            assert_eq!(symbols(of, rules), (8, 6), "{of:?}, version {rules}");
        }
        for of in [Deck::UnknownA, Deck::UnknownB] {
            let again = deck(of, rules).filter(|card| card.row().again && !card.row().symbol).count();
            assert_eq!((deck(of, rules).count(), again), (2, 2), "{of:?}, version {rules}");
        }
    }
}

/// A card is in the box of every version but where another one of the same deck has come instead: four with version 2, one
/// at the fair with version 3.
#[test]
fn every_version_plays_with_its_own_cards() {
    use Mythos::*;
    let second = [(E5M5, E5M9), (E5M8, E5M10), (E6M5, E6M9), (E6M8, E6M10)];
    let third = [(E5M3, E5M11)];
    for card in Mythos::ALL {
        let mut played = [true; 4];
        for (version, pairs) in [(1, &second[..]), (2, &third[..])] {
            for (old, new) in pairs {
                played[version..].iter_mut().for_each(|it| *it &= *old != card);
                played[..version].iter_mut().for_each(|it| *it &= *new != card);
            }
        }
        assert_eq!([1, 2, 3, 4].map(|rules| card.is_of(rules)), played, "{card}");
    }
    for (old, new) in second.into_iter().chain(third) {
        assert_eq!(old.row().deck, new.row().deck, "{old}");
    }
    assert_eq!(E5M8.row().does, E5M10.row().does, "the Calliope differs by its symbol alone");
}

#[test]
fn the_cards_without_a_symbol_are_these() {
    let bare = |rules: u16| -> Vec<String> {
        let cards = Mythos::ALL.into_iter().filter(|it| it.is_of(rules));
        cards.filter(|it| !it.row().symbol && !it.row().again).map(|it| it.to_string()).collect()
    };
    let others = ["e1-m5", "e1-m8", "e2-m5", "e2-m8", "e3-m4", "e3-m8", "e4-m5", "e4-m8"];
    let elders = ["t-m3", "t-m8", "a-m6", "a-m8"];
    assert_eq!(bare(1), [&others[..], &["e5-m5", "e5-m8", "e6-m5", "e6-m8"], &elders].concat());
    for rules in [2, 3, 4] {
        assert_eq!(bare(rules), [&others[..], &["e6-m9", "e6-m10"], &elders].concat(), "version {rules}");
    }
}

/// Every Episode has the same number of special rules in every version, and only the Beast's was replaced.
#[test]
fn the_rules_of_each_version() {
    for rules in [1, 2, 3, 4] {
        assert_eq!(Episode::ALL.map(|it| it.rules(rules).count()), [1, 2, 3, 2, 2, 2], "version {rules}");
    }
    assert_eq!(Episode::E6.rules(1).collect::<Vec<_>>(), [Rule::E6R1, Rule::E6R2]);
    for rules in [2, 3, 4] {
        assert_eq!(Episode::E6.rules(rules).collect::<Vec<_>>(), [Rule::E6R2, Rule::E6R3], "version {rules}");
    }
}

/// Everything that happens by itself: the Episode it belongs to (none for all of them), the list it stands in, its place there.
fn triggers() -> Vec<(Option<Episode>, &'static [Ability], usize)> {
    let levels = Skill::ALL.into_iter().flat_map(|it| &it.row().levels);
    let signatures = Investigator::ALL.into_iter().flat_map(|it| &it.row().levels);
    let sides = |card: Discovery| {
        [&card.row().left, &card.row().right].map(|side| (Some(card.row().episode), side.does()))
    };
    let lists = levels
        .chain(signatures)
        .map(|level| (None, level.does))
        .chain(Relic::ALL.into_iter().flat_map(|it| [(None, it.row().normal), (None, it.row().transformed)]))
        .chain(Enemy::ALL.into_iter().map(|it| (None, it.row().does)))
        .chain(Rule::ALL.into_iter().map(|it| (Some(it.row().episode), it.row().does)))
        .chain(Stage::ALL.into_iter().map(|it| (None, it.row().lasting)))
        .chain(Discovery::ALL.into_iter().flat_map(sides));
    let places = lists.flat_map(|(of, list)| (0..list.len()).map(move |place| (of, list, place)));
    places.filter(|(_, list, place)| matches!(list[*place].part, Part::On(..))).collect()
}

/// The program that played versions 1 to 3 compared abilities by address. Its compiler merged equal lists of abilities, so
/// two abilities were the same if their lists were equal and their places in them, too. Those versions now compare the
/// ability alone, which is the same as long as no two equal abilities of one game stand in different lists.
#[test]
fn equal_abilities_of_one_game_stand_in_equal_lists() {
    let all = triggers();
    let mut equal = 0;
    for (number, (of, list, place)) in all.iter().enumerate() {
        for (other_of, other_list, other_place) in &all[number + 1..] {
            let meet = of.is_none() || other_of.is_none() || of == other_of;
            if meet && list[*place] == other_list[*other_place] {
                assert_eq!((list, place), (other_list, other_place));
                equal += 1;
            }
        }
    }
    assert!(equal > 20, "only {equal} pairs were compared");
}
