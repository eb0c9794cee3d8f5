//! What hangs over the players? The curses of every version of the rules, and the back of a neutralized one.

mod later;
mod many;
mod single;

use ::madness::cards::{Curse, Kind};

use super::{Sheet, glyph, hue};
use crate::elements::DELIRIUM;
use crate::path;
use crate::pen::{Hue, Pen};
use crate::sketch::pair;
use std::fmt::Write;

const SIZE: (u32, u32) = (200, 140);

pub fn lay(sheet: &mut Sheet) {
    for curse in Curse::ALL {
        sheet.painted(&format!("curse-{curse}"), SIZE, kind_hue(curse.kind()), |p| {
            slab(p);
            emblem(p, curse);
        });
    }
    sheet.painted("curse-back", SIZE, DELIRIUM, back);
}

fn kind_hue(kind: Kind) -> Hue {
    match kind {
        Kind::Linked(element) => hue(element),
        Kind::Multi => DELIRIUM,
    }
}

/// What is cut into a slab. The Curses every Element has are painted with its glyph at hand.
fn emblem(p: &mut Pen, curse: Curse) {
    use Curse::*;
    let element = curse.kind().index();
    match curse {
        WaterDrain | EarthDrain | FireDrain | AirDrain => single::drain(p, element),
        WaterDelirium | EarthDelirium | FireDelirium | AirDelirium => single::delirium(p, element),
        WaterFever | EarthFever | FireFever | AirFever => later::fever(p, element),
        WaterSeal | EarthSeal | FireSeal | AirSeal => single::seal(p, element),
        WaterErosion | EarthErosion | FireErosion | AirErosion => single::erosion(p, element),
        WaterOblivion | EarthOblivion | FireOblivion | AirOblivion => single::oblivion(p, element),
        WaterSilence | EarthSilence | FireSilence | AirSilence => single::silence(p, element),
        WaterGrip | EarthGrip | FireGrip | AirGrip => single::grip(p, element),
        WaterSwipe | EarthSwipe | FireSwipe | AirSwipe => later::swipe(p, element),
        WaterStare | EarthStare | FireStare | AirStare => single::stare(p, element),
        Undertow => single::undertow(p),
        Landslide => single::landslide(p),
        Wildfire => single::wildfire(p),
        IllWind => single::ill_wind(p),
        DevouredSanity => many::devoured_sanity(p),
        SealedTongue => many::sealed_tongue(p),
        VoicesInTheWalls => later::voices(p),
        WhispersInTheEar => many::whispers(p),
        CollapsingShelves => many::collapsing_shelves(p),
        Moths => later::moths(p),
        Bookworms => many::bookworms(p),
        Blackout => later::blackout(p),
        BlankPages => many::blank_pages(p),
        Sleepwalking => later::sleepwalking(p),
        RecurringDream => many::recurring_dream(p),
        Scapegoat => many::scapegoat(p),
        Culprit => later::culprit(p),
        LostNotes => later::lost_notes(p),
        ForgottenLessons => many::forgotten_lessons(p),
        PossessedInkwell => later::inkwell(p),
        HauntedDesk => many::haunted_desk(p),
        ShatteredMind => later::shattered_mind(p),
        CrackedMind => many::cracked_mind(p),
        TollOfPower => many::toll_of_power(p),
    }
}

/// The dark slab a curse is cut into, with thorns in its corners.
fn slab(p: &mut Pen) {
    let (name, deep) = (p.hue.name, p.hue.deep);
    p.raw(&format!(
        r#"<rect width="200" height="140" fill="url(#n-{name}) {deep}"/><rect width="200" height="140" fill="url(#thorns) none"/>"#
    ));
    p.halo(100.0, 70.0, 66.0);
}

/// The thorns and cuts all slabs share, as one tile of a slab's size.
pub fn tile(out: &mut String) {
    let mut p = Pen::new("thorns", DELIRIUM);
    p.spokes((100.0, 70.0), 64.0, 118.0, "#0a0508", 0.5);
    let corners = "0 0! 46 0! 20 6! 24 20! 11 14! 12 34! 5 20! 0 52! / 0 140! 46 140! 20 134! 24 120! 11 126! 12 106! 5 120! 0 88!";
    p.veil(pair(100.0, corners), "#0a0508", 0.85);
    let _ = write!(
        out,
        r#"<pattern id="thorns" width="200" height="140" patternUnits="userSpaceOnUse">{}</pattern>"#,
        p.done()
    );
}

/// The element's glyph, or all four of them, round `(x, y)`.
fn mark(p: &mut Pen, x: f64, y: f64, scale: f64, element: usize, colour: &str) {
    if element < 4 {
        p.placed(path::round(x - 12.0 * scale), path::round(y - 12.0 * scale), 0.0, scale, |p| {
            p.raw(&glyph(element, colour))
        });
        return;
    }
    let (small, far) = (scale * 0.44, scale * 7.0);
    for (i, (dx, dy)) in [(0.0, -far), (far, 0.0), (0.0, far), (-far, 0.0)].into_iter().enumerate() {
        let (at, half) = ((x + dx, y + dy), 12.0 * small);
        p.placed(
            path::round(at.0 - half),
            path::round(at.1 - half),
            0.0,
            path::round(small * 10.0) / 10.0,
            |p| p.raw(&glyph(i, colour)),
        );
    }
}

/// Turned face-down: the thorns are there, the words are not.
fn back(p: &mut Pen) {
    let h = p.hue;
    p.raw(r##"<rect width="200" height="140" fill="url(#cloth) #241a33"/><rect x="7" y="7" width="186" height="126" rx="4" fill="none" stroke="#6e5128" stroke-width="1.4"/>"##);
    p.line("M24 20l152 100M176 20L24 120", h.ink, 9.0);
    p.line("M24 20l152 100M176 20L24 120", "#6e5128", 3.0);
    p.inked(path::rosette((100.0, 70.0), 32.0, 0.05, 14), "#8e2f3c", 2.4);
    p.line(path::circle(100.0, 70.0, 22.0), "#5e1524", 2.4);
    p.placed(83.2, 54.4, 0.0, 1.4, |p| p.raw(&glyph(4, "#e8b0a8")));
}
