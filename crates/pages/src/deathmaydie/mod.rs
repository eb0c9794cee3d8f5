//! What does Death May Die look like? The map in the middle, the threat beside it, one's own sheet and what to do next below.

mod acts;
mod ask;
mod cards;
mod choose;
mod dice;
mod keep;
mod log;
mod map;
mod odds;
mod press;
mod result;
mod sheet;
mod skills;
mod story;
mod threat;
mod tracks;
mod trade;

use std::sync::LazyLock;

use ::deathmaydie::DeathMayDie;
use ::deathmaydie::content::Episode;
use maud::Markup;
use table::Game;
use words::Lang;
use words::deathmaydie::table_words::{TableWords, table};

use crate::assets::GameFiles;
use crate::board::{Board, Scene};
use crate::page_diff::PageDiff;
use crate::sprites::{Mark, of_game};

type TableScene<'a> = Scene<'a, DeathMayDie>;

impl Board for DeathMayDie {
    fn files() -> &'static GameFiles {
        static FILES: LazyLock<GameFiles> = LazyLock::new(|| {
            let places = map::places();
            let hues = sheet::hues();
            let styles = [
                include_str!("../style/deathmaydie/table.css"),
                include_str!("../style/deathmaydie/map.css"),
                include_str!("../style/deathmaydie/sheet.css"),
                include_str!("../style/deathmaydie/dice.css"),
                include_str!("../style/deathmaydie/cards.css"),
                include_str!("../style/deathmaydie/threat.css"),
                include_str!("../style/deathmaydie/story.css"),
                include_str!("../style/deathmaydie/phone.css"),
                &hues,
                &places,
            ];
            let script = Some(include_str!("map.js"));
            let sprite = map::outlines(art::deathmaydie_sprite());
            GameFiles::new(DeathMayDie::NAME, &styles, &sprite, script)
                .with_pictures(Episode::ALL.map(|episode| (episode.name(), map::ground(episode))))
        });
        &FILES
    }

    fn cover() -> &'static str {
        art::covers::deathmaydie()
    }

    fn primer_pictures() -> &'static [&'static str] {
        &[
            "elder-tsathoggua",
            "investigator-mike",
            "fire",
            "die-bonus",
            "stress",
            "insanity",
            "mythos",
            "summoning",
            "skull",
            "elder-azathoth",
        ]
    }

    /// A turn of five investigators, with their fights.
    const REMEMBERED: usize = 120;

    fn draw(scene: &TableScene, diff: &mut PageDiff) {
        ask::status(scene, diff);
        threat::threat(scene, diff);
        map::map(scene, diff);
        sheet::others(scene, diff);
        sheet::own(scene, diff);
        dice::roll(scene, diff);
        ask::answers(scene, diff);
        story::moment(scene, diff);
        log::log(scene, diff);
    }

    fn card(lang: Lang, id: &str) -> Option<Markup> {
        cards::card(lang, id)
    }

    fn shelves(lang: Lang) -> Vec<(String, Vec<&'static str>)> {
        cards::shelves(lang)
    }
}

/// A mark in the current colour.
fn mark(id: &str) -> Mark<'_> {
    of_game("icon", DeathMayDie::files(), "", id)
}

/// Something painted: a figure, a token, a die.
fn art<'a>(class: &'static str, id: &'a str) -> Mark<'a> {
    of_game(class, DeathMayDie::files(), "", id)
}

fn words_of(scene: &TableScene) -> &'static TableWords {
    table(scene.chrome.lang)
}
