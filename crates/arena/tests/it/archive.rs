//! Does every finished game of every released version still end as it did?

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use arena::archive::Kept;
use arena::{AnyRules, GAMES};
use table::checks::with_each;

fn folder(game: &dyn AnyRules, version: u16) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("archive/{}/v{version}", game.name()))
}

/// The games kept of this version, by file name.
fn kept(game: &dyn AnyRules, version: u16) -> Vec<(String, Kept)> {
    let folder = folder(game, version);
    let files = fs::read_dir(&folder).unwrap_or_else(|_| panic!("{} is missing", folder.display()));
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).unwrap();
        let kept = text.parse().unwrap_or_else(|wrong| panic!("{}: {wrong}", file.display()));
        (file.display().to_string(), kept)
    };
    files.map(|file| read(file.unwrap().path())).collect()
}

#[test]
fn every_version_that_was_released_is_kept_and_replays() {
    for game in GAMES {
        for version in 1..=game.rules_version() {
            let all = kept(*game, version);
            assert!(all.len() >= 10, "{} v{version}: only {} games", game.name(), all.len());
            let parted = all.iter().filter(|(_, kept)| kept.record.partings() != Ok(Vec::new())).count();
            assert!(parted >= 3, "{} v{version}: only {parted} games that left others", game.name());
            with_each(&all, |_, (file, kept)| {
                assert_eq!((kept.record.game.as_str(), kept.record.rules), (game.name(), version), "{file}");
                kept.check(*game).unwrap_or_else(|wrong| panic!("{file}: {wrong}"));
            });
        }
    }
}

#[test]
fn the_archive_shows_every_option_and_every_number_of_players() {
    for game in GAMES {
        let all = kept(*game, game.rules_version());
        for row in game.options() {
            for value in row.values {
                let shown = all.iter().any(|(_, kept)| kept.record.settings.value(row) == *value);
                assert!(shown, "{}: no game with {}={value}", game.name(), row.key);
            }
        }
        let seats: BTreeSet<u8> = all.iter().map(|(_, kept)| kept.record.seats).collect();
        let usual = game.seat_counts(&Default::default());
        assert!(usual.iter().all(|count| seats.contains(count)), "{}: only {seats:?}", game.name());
    }
}

/// An archive that cannot fail is worth nothing.
#[test]
fn a_game_that_goes_otherwise_is_found() {
    let game = GAMES[0];
    let (_, kept) = kept(game, 1).remove(0);
    let otherwise = Kept { fingerprint: kept.fingerprint ^ 1, ..kept.clone() };
    assert!(otherwise.check(game).is_err_and(|wrong| wrong.contains("is now")));
    let mut shorter = kept.clone();
    shorter.record.entries.pop();
    assert!(shorter.check(game).is_err_and(|wrong| wrong.contains("does not end")));
    let mut luckier = kept;
    luckier.record.seed = table::Seed::Fast(12_345);
    assert!(luckier.check(game).is_err());
}
