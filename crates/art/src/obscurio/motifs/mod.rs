//! Which drawing belongs to which motif? One for every way it may look.

mod beasts;
mod birds;
mod bodies;
mod buildings;
mod land;
mod objects;
mod plants;
mod sky;
mod swimmers;
mod things;
mod water;

/// What every sheet of drawings is written with.
mod notes {
    pub use super::super::drawing::*;

    pub type Drawing = &'static [Mark];

    pub const M: Tone = Tone::Main;
    pub const A: Tone = Tone::Accent;
    pub const D: Tone = Tone::Ink;
    pub const L: Tone = Tone::Light;
}

use super::drawing::Mark;
use notes::Drawing;
use obscurio::pictures::{Look, Motif};
use std::sync::LazyLock;

/// The drawings of a motif, one for each of its looks.
fn drawings(motif: Motif) -> &'static [Drawing] {
    match motif {
        Motif::Moon => sky::MOON,
        Motif::Sun => sky::SUN,
        Motif::Star => sky::STAR,
        Motif::Comet => sky::COMET,
        Motif::Cloud => sky::CLOUD,
        Motif::Lightning => sky::LIGHTNING,
        Motif::Planet => sky::PLANET,
        Motif::Snowflake => sky::SNOWFLAKE,
        Motif::Sea => water::SEA,
        Motif::Waterfall => water::WATERFALL,
        Motif::Whirlpool => water::WHIRLPOOL,
        Motif::Fountain => water::FOUNTAIN,
        Motif::Mountain => land::MOUNTAIN,
        Motif::Volcano => land::VOLCANO,
        Motif::Tree => land::TREE,
        Motif::Forest => land::FOREST,
        Motif::Rose => plants::ROSE,
        Motif::Mushroom => plants::MUSHROOM,
        Motif::Leaf => plants::LEAF,
        Motif::Vine => plants::VINE,
        Motif::Waterlily => plants::WATERLILY,
        Motif::Apple => plants::APPLE,
        Motif::Fish => swimmers::FISH,
        Motif::Whale => swimmers::WHALE,
        Motif::Octopus => swimmers::OCTOPUS,
        Motif::Bird => birds::BIRD,
        Motif::Owl => birds::OWL,
        Motif::Raven => birds::RAVEN,
        Motif::Cat => beasts::CAT,
        Motif::Wolf => beasts::WOLF,
        Motif::Stag => beasts::STAG,
        Motif::Snake => beasts::SNAKE,
        Motif::Spider => beasts::SPIDER,
        Motif::Snail => beasts::SNAIL,
        Motif::Hare => beasts::HARE,
        Motif::Dragon => beasts::DRAGON,
        Motif::Tower => buildings::TOWER,
        Motif::Castle => buildings::CASTLE,
        Motif::Lighthouse => buildings::LIGHTHOUSE,
        Motif::House => buildings::HOUSE,
        Motif::Temple => buildings::TEMPLE,
        Motif::Bridge => buildings::BRIDGE,
        Motif::Window => buildings::WINDOW,
        Motif::Door => buildings::DOOR,
        Motif::Staircase => buildings::STAIRCASE,
        Motif::Labyrinth => buildings::LABYRINTH,
        Motif::Curtain => things::CURTAIN,
        Motif::Key => objects::KEY,
        Motif::Lock => objects::LOCK,
        Motif::Book => objects::BOOK,
        Motif::Candle => objects::CANDLE,
        Motif::Lantern => objects::LANTERN,
        Motif::Clock => objects::CLOCK,
        Motif::Hourglass => objects::HOURGLASS,
        Motif::Mask => things::MASK,
        Motif::Crown => things::CROWN,
        Motif::Sword => things::SWORD,
        Motif::Potion => objects::POTION,
        Motif::Chest => objects::CHEST,
        Motif::CrystalBall => objects::CRYSTAL_BALL,
        Motif::Mirror => objects::MIRROR,
        Motif::Compass => objects::COMPASS,
        Motif::Cage => objects::CAGE,
        Motif::Umbrella => things::UMBRELLA,
        Motif::Throne => things::THRONE,
        Motif::Violin => things::VIOLIN,
        Motif::Bell => things::BELL,
        Motif::Gear => things::GEAR,
        Motif::Anchor => things::ANCHOR,
        Motif::ChessPawn => things::CHESS_PAWN,
        Motif::Puppet => things::PUPPET,
        Motif::Ship => things::SHIP,
        Motif::Balloon => things::BALLOON,
        Motif::Eye => bodies::EYE,
        Motif::Hand => bodies::HAND,
        Motif::Heart => bodies::HEART,
        Motif::Skull => bodies::SKULL,
        Motif::Wings => bodies::WINGS,
        Motif::HoodedFigure => bodies::HOODED_FIGURE,
        Motif::Dancer => bodies::DANCER,
    }
}

/// A mark and its outline as path data.
pub struct Shape {
    pub mark: &'static Mark,
    pub d: String,
}

/// The shapes of a motif, back to front; worked out once.
pub fn shapes(motif: Motif, look: Option<Look>) -> &'static [Shape] {
    static ALL: LazyLock<Vec<Vec<Vec<Shape>>>> = LazyLock::new(|| {
        let shape = |mark: &'static Mark| Shape { mark, d: mark.outline() };
        let drawing = |marks: &'static Drawing| marks.iter().map(shape).collect();
        Motif::ALL.into_iter().map(|motif| drawings(motif).iter().map(drawing).collect()).collect()
    });
    let which = motif.row().looks.iter().position(|&known| Some(known) == look).unwrap_or(0);
    &ALL[motif.index()][which]
}

#[cfg(test)]
mod tests {
    use super::{Motif, drawings};

    #[test]
    fn every_look_has_its_drawing() {
        for motif in Motif::ALL {
            assert_eq!(drawings(motif).len(), motif.row().looks.len().max(1), "{motif:?}");
        }
    }
}
