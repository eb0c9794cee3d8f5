//! Which spells can be learnt? Forty vignettes, ten of each element.

mod air;
mod earth;
mod fire;
mod parts;
mod water;

use super::{AIR, EARTH, FIRE, Picture, Sheet, WATER, picture};

pub fn lay(sheet: &mut Sheet) {
    sheet.album("spell", (200, 140), &ALL);
}

const ALL: [Picture; 40] = [
    picture("ice", WATER, water::ice),
    picture("cool-head", WATER, water::cool_head),
    picture("ice-touch", WATER, water::ice_touch),
    picture("reservoir", WATER, water::reservoir),
    picture("frost-veil", WATER, water::frost_veil),
    picture("frozen-lake", WATER, water::frozen_lake),
    picture("purifying-spring", WATER, water::purifying_spring),
    picture("arctic-circle", WATER, water::arctic_circle),
    picture("avatar", WATER, water::avatar),
    picture("absolute-zero", WATER, water::absolute_zero),
    picture("growth", EARTH, earth::growth),
    picture("essence-of-the-earth", EARTH, earth::essence),
    picture("abundance", EARTH, earth::abundance),
    picture("calming-herbs", EARTH, earth::calming_herbs),
    picture("deep-roots", EARTH, earth::deep_roots),
    picture("ancient-grove", EARTH, earth::ancient_grove),
    picture("harvest", EARTH, earth::harvest),
    picture("mother-nature", EARTH, earth::mother_nature),
    picture("verdant-sanctuary", EARTH, earth::verdant_sanctuary),
    picture("world-tree", EARTH, earth::world_tree),
    picture("combustion", FIRE, fire::combustion),
    picture("power-of-the-inferno", FIRE, fire::inferno),
    picture("cauterize", FIRE, fire::cauterize),
    picture("controlled-burn", FIRE, fire::controlled_burn),
    picture("adrenaline", FIRE, fire::adrenaline),
    picture("forge", FIRE, fire::forge),
    picture("purging-flames", FIRE, fire::purging_flames),
    picture("phoenix", FIRE, fire::phoenix),
    picture("meteor", FIRE, fire::meteor),
    picture("heart-of-the-volcano", FIRE, fire::volcano),
    picture("telepathy", AIR, air::telepathy),
    picture("mental-control", AIR, air::mental_control),
    picture("eye-of-the-tornado", AIR, air::tornado),
    picture("whisper", AIR, air::whisper),
    picture("telekinesis", AIR, air::telekinesis),
    picture("levitation", AIR, air::levitation),
    picture("second-wind", AIR, air::second_wind),
    picture("collective-mind", AIR, air::collective_mind),
    picture("zephyr-choir", AIR, air::zephyr_choir),
    picture("astral-projection", AIR, air::astral_projection),
];
