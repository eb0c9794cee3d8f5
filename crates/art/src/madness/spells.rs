//! Which spells can be learnt? Forty vignettes, ten of each element.

mod air;
mod earth;
mod fire;
mod parts;
mod water;

use ::madness::cards::Spell;

use super::{Sheet, hue};
use crate::pen::Pen;

pub fn lay(sheet: &mut Sheet) {
    for spell in Spell::ALL {
        sheet.painted(&format!("spell-{spell}"), (200, 140), hue(spell.element()), painter(spell));
    }
}

fn painter(spell: Spell) -> fn(&mut Pen) {
    match spell {
        Spell::Ice => water::ice,
        Spell::CoolHead => water::cool_head,
        Spell::IceTouch => water::ice_touch,
        Spell::Reservoir => water::reservoir,
        Spell::FrostVeil => water::frost_veil,
        Spell::FrozenLake => water::frozen_lake,
        Spell::PurifyingSpring => water::purifying_spring,
        Spell::ArcticCircle => water::arctic_circle,
        Spell::Avatar => water::avatar,
        Spell::AbsoluteZero => water::absolute_zero,
        Spell::Growth => earth::growth,
        Spell::EssenceOfTheEarth => earth::essence,
        Spell::Abundance => earth::abundance,
        Spell::CalmingHerbs => earth::calming_herbs,
        Spell::DeepRoots => earth::deep_roots,
        Spell::AncientGrove => earth::ancient_grove,
        Spell::Harvest => earth::harvest,
        Spell::MotherNature => earth::mother_nature,
        Spell::VerdantSanctuary => earth::verdant_sanctuary,
        Spell::WorldTree => earth::world_tree,
        Spell::Combustion => fire::combustion,
        Spell::PowerOfTheInferno => fire::inferno,
        Spell::Cauterize => fire::cauterize,
        Spell::ControlledBurn => fire::controlled_burn,
        Spell::Adrenaline => fire::adrenaline,
        Spell::Forge => fire::forge,
        Spell::PurgingFlames => fire::purging_flames,
        Spell::Phoenix => fire::phoenix,
        Spell::Meteor => fire::meteor,
        Spell::HeartOfTheVolcano => fire::volcano,
        Spell::Telepathy => air::telepathy,
        Spell::MentalControl => air::mental_control,
        Spell::EyeOfTheTornado => air::tornado,
        Spell::Whisper => air::whisper,
        Spell::Telekinesis => air::telekinesis,
        Spell::Levitation => air::levitation,
        Spell::SecondWind => air::second_wind,
        Spell::CollectiveMind => air::collective_mind,
        Spell::ZephyrChoir => air::zephyr_choir,
        Spell::AstralProjection => air::astral_projection,
    }
}
