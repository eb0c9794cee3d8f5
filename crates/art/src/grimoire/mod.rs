//! What is painted on the cards of Grimoire? Glyphs, the back, and sixty faces.

mod back;
mod earth;
mod fire;
mod frame;
mod ice;
mod light;
mod lightning;
mod metal;
mod shadow;
mod sigil;
mod water;
mod wind;
mod wood;

use ::grimoire::cards::Card;

use crate::elements::{self, ELEMENT_INKS, HUES};
use crate::ground;
use crate::pen::Pen;
use frame::Border;
use std::fmt::Write;

pub fn sprite() -> String {
    let mut out = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg">"#);
    grounds(&mut out);
    for (i, ink) in ELEMENT_INKS.iter().enumerate() {
        let glyph = elements::glyph(i, "currentColor");
        let _ = write!(out, r#"<symbol id="el-{}" viewBox="0 0 24 24">{glyph}</symbol>"#, ink.id);
    }
    let _ = write!(out, r#"<symbol id="back" viewBox="0 0 200 280">{}</symbol>"#, back::paint());
    let _ = write!(out, r#"<symbol id="bookmark" viewBox="0 0 40 70">{}</symbol>"#, frame::loose_bookmark());
    for card in Card::all() {
        let _ = write!(
            out,
            r#"<symbol id="face-{card}" viewBox="0 0 200 280"><g stroke-linecap="round" stroke-linejoin="round">{}</g></symbol>"#,
            face(card)
        );
    }
    out + "</svg>"
}

fn face(card: Card) -> String {
    let mut pen = Pen::new(card.id(), HUES[card.element().index()]);
    // A nested viewport trims the picture everywhere, even where clip paths of a sprite are ignored.
    pen.raw(r#"<svg x="10" y="10" width="180" height="190" viewBox="10 10 180 190">"#);
    frame::ground(&mut pen, !by_day(card));
    painter(card)(&mut pen);
    pen.raw("</svg>");
    let border = if card.element().is_special() { Border::Special } else { Border::Basic };
    frame::surround(&mut pen, border);
    pen.done()
}

/// Who paints a face.
#[rustfmt::skip]
fn painter(card: Card) -> fn(&mut Pen) {
    use Card::*;
    match card {
        Pyre => fire::pyre, Ignition => fire::ignition, Flash => fire::flash,
        Forge => fire::forge, Incineration => fire::incineration, FireFlux => fire::flux,
        Landslide => earth::landslide, Collision => earth::collision, Sediment => earth::sediment,
        Gravity => earth::gravity, Sturdiness => earth::sturdiness, EarthFlux => earth::flux,
        Breeze => wind::breeze, Mirage => wind::mirage, Gust => wind::gust,
        Gale => wind::gale, Storm => wind::storm, WindFlux => wind::flux,
        Calm => water::calm, Whirlpool => water::whirlpool, Recycle => water::recycle,
        Dew => water::dew, Torrent => water::torrent, WaterFlux => water::flux,
        Glow => light::glow, Halo => light::halo, Prism => light::prism,
        Aurora => light::aurora, Radiance => light::radiance, LightFlux => light::flux,
        Frost => ice::frost, Freeze => ice::freeze, Blizzard => ice::blizzard,
        Hail => ice::hail, Fracture => ice::fracture, IceFlux => ice::flux,
        Spark => lightning::spark, Overload => lightning::overload, Arc => lightning::arc,
        Discharge => lightning::discharge, Thunder => lightning::thunder, LightningFlux => lightning::flux,
        Sprout => wood::sprout, Graft => wood::graft, Vine => wood::vine,
        Harvest => wood::harvest, Grove => wood::grove, WoodFlux => wood::flux,
        Alloy => metal::alloy, Anvil => metal::anvil, Magnet => metal::magnet,
        Plating => metal::plating, Deadbolt => metal::deadbolt, MetalFlux => metal::flux,
        Penumbra => shadow::penumbra, Veil => shadow::veil, Dusk => shadow::dusk,
        Gloom => shadow::gloom, Abyss => shadow::abyss, ShadowFlux => shadow::flux,
    }
}

/// The scenes that are not lit from within.
fn by_day(card: Card) -> bool {
    use Card::*;
    matches!(
        card,
        Flash
            | Landslide
            | Sediment
            | Sturdiness
            | Breeze
            | Mirage
            | Gale
            | Whirlpool
            | Dew
            | Torrent
            | Halo
            | Radiance
            | Blizzard
            | Fracture
            | Discharge
            | Sprout
            | Harvest
            | Anvil
            | Plating
            | Dusk
    )
}

/// Paper and the three lights of every element: night, day, and a halo.
fn grounds(out: &mut String) {
    out.push_str("<defs>");
    ground::gradient(out, "paper", [("#f9f0dc", 1.0), ("#f3e7cf", 1.0), ("#dcc8a0", 1.0)]);
    for hue in &HUES {
        ground::of_hue(out, hue);
    }
    back::grounds(out);
    out.push_str("</defs>");
}
