//! The map: where everybody and everything stands, and where one can press. The ground is a painted picture; spaces lie on
//! it as places of the page, figures stand in them.

mod about;
mod crowd;
mod ground;
mod place;
mod pressable;
mod ways;

use ::deathmaydie::DeathMayDie;
use ::deathmaydie::content::Space;
use maud::{Markup, html};

pub use ground::{ground, outlines, places};
pub use pressable::takes;

use super::{TableScene, words_of};
use crate::board::Board;
use crate::page_diff::{PageDiff, slot};
use crate::part::Part;
use crate::table::move_start;
use words::deathmaydie::map_words;

/// The id of a space's element, and of the card that tells about it.
struct Ids {
    place: &'static str,
    about: &'static str,
}

fn ids(space: Space) -> &'static Ids {
    use std::sync::LazyLock;
    static IDS: LazyLock<Vec<Ids>> = LazyLock::new(|| {
        let id = |prefix: &str, space: &Space| -> &'static str { format!("{prefix}-{space}").leak() };
        Space::ALL.iter().map(|space| Ids { place: id("place", space), about: id("about", space) }).collect()
    });
    &IDS[space.index()]
}

pub fn map(scene: &TableScene, diff: &mut PageDiff) {
    let spaces: Vec<Space> = scene.view.episode.spaces().collect();
    let forecast = ::deathmaydie::foretell::forecast(&scene.view.open);
    let drawn = |id: &'static str, markup: Markup| {
        let made_from = markup.0.clone();
        Part::new(id, made_from, move || markup)
    };
    let mut parts = vec![drawn("ways", ways::ways(scene))];
    parts.extend(
        spaces.iter().map(|space| drawn(ids(*space).place, place::place(scene, *space, forecast.as_ref()))),
    );
    parts.push(drawn("between", crowd::between(scene)));
    parts.push(drawn("strikes", about::strikes(scene)));
    parts.extend(spaces.iter().map(|space| drawn(ids(*space).about, about::about(scene, *space))));
    let made_from = (scene.view.episode.name(), &move_start(scene.chrome).0);
    diff.framed("map", made_from, || frame(scene, spaces.len()), parts);
}

/// What stays while the Episode lasts and the question is the same.
fn frame(scene: &TableScene, spaces: usize) -> Markup {
    let chrome = scene.chrome;
    let words = map_words::map(chrome.lang);
    let picture = DeathMayDie::files().picture(scene.view.episode.name());
    html! {
        section #map.map {
            h2.unseen { (words_of(scene).map) }
            p.unseen #map-keys { (words.keys) }
            fieldset.zoom {
                legend.unseen { (words.zoom) }
                @for (size, label, sign) in [(1, words.whole, "1×"), (2, words.near, "2×"), (3, words.nearer, "3×")] {
                    label title=(label) { input type="radio" name="zoom" value=(size) checked[size == 1] aria-label=(label); span aria-hidden="true" { (sign) } }
                }
            }
            @if let Some(picture) = &picture { img.beyond src=(picture.path) alt="" width="1300" height="900"; }
            div.map-view {
                div.map-field {
                    @if let Some(picture) = &picture { img.painted src=(picture.path) alt="" width="1300" height="900"; }
                    @for _ in 0..spaces + 2 { (slot()) }
                }
            }
            form #map-form method="post" action={ "/t/" (chrome.id) "/move" } data-live { (move_start(chrome)) }
            @for _ in 0..=spaces { (slot()) }
        }
    }
}
