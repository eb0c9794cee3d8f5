//! How is a picture composed? Twelve ways, each painted from back to front.

mod dreams;
mod land;
mod rooms;
mod theatre;
mod water;

use super::composition::Composition;
use obscurio::pictures::Template;

pub fn compose(scene: &mut Composition) {
    match scene.shown.template {
        Template::Horizon => land::horizon(scene),
        Template::Colossus => land::colossus(scene),
        Template::Archway => rooms::archway(scene),
        Template::Symmetry => dreams::symmetry(scene),
        Template::WindingPath => land::winding_path(scene),
        Template::Orbit => dreams::orbit(scene),
        Template::Reflection => water::reflection(scene),
        Template::Cabinet => rooms::cabinet(scene),
        Template::Vessel => land::vessel(scene),
        Template::Silhouette => dreams::silhouette(scene),
        Template::Depths => water::depths(scene),
        Template::Stage => theatre::stage(scene),
    }
}
