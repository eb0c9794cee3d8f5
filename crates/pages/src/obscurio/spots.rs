//! Where on a picture is a spot? Every template has its places; the stylesheet knows them all. Under a filter nobody is told
//! which template it is: there a spot is called by its place.

use std::collections::BTreeSet;
use std::fmt::Write;

use ::obscurio::book::{Page, Perch};
use ::obscurio::pictures::{Point, Spot, Template};
use ::obscurio::view::PageView;
use maud::{Markup, html};

use super::art;
use super::picture::side;

/// From the middle of the picture to its edge, rim included.
const REACH: f64 = 102.0;

/// The rules of the stylesheet for every spot of every template: where it is, and how large one may press.
pub fn places() -> String {
    let mut css = String::new();
    for template in Template::ALL {
        let row = template.row();
        for (at, slot) in row.slots.iter().enumerate() {
            let place = slot.anchors().first().copied().unwrap_or(slot.at);
            place_rule(&mut css, template, &format!("e{at}"), place, f64::from(slot.half));
        }
        place_rule(&mut css, template, "f", row.field, 12.0);
    }
    let seen = Template::ALL.into_iter().flat_map(|template| {
        let row = template.row();
        row.slots.iter().map(|slot| slot.anchors().first().copied().unwrap_or(slot.at)).chain([row.field])
    });
    for point in seen.collect::<BTreeSet<Point>>() {
        let (left, top) = (percent(point[0]), percent(point[1]));
        let _ = write!(css, ".{}{{left:{left:.1}%;top:{top:.1}%;--press:12%}}", place(point));
    }
    css
}

/// What a place is called in the stylesheet, whatever is there.
fn place([x, y]: Point) -> String {
    format!("xy-{}-{}", i16::from(x) + 128, i16::from(y) + 128)
}

/// What a spot of this Page is called in the stylesheet.
pub fn class_on(shown: &PageView, spot: Spot) -> String {
    match (shown, spot) {
        (PageView::Bare(_), _) | (_, Spot::Bottom) => class(spot),
        (PageView::Filtered(page), Spot::Field) => place(page.field),
        (PageView::Filtered(page), Spot::Element(at)) => {
            page.elements.iter().find(|seen| seen.spot == at).map_or_else(String::new, |seen| place(seen.at))
        }
    }
}

fn percent(part: i8) -> f64 {
    (f64::from(part) + REACH) / (2.0 * REACH) * 100.0
}

fn place_rule(css: &mut String, template: Template, spot: &str, [x, y]: Point, half: f64) {
    // Small things stay large enough for a finger, large ones leave room for what stands before them.
    let press = (half * 1.1).clamp(22.0, 46.0) / (2.0 * REACH) * 100.0;
    let _ = write!(
        css,
        ".t-{template} .at-{spot}{{left:{:.1}%;top:{:.1}%;--press:{press:.1}%}}",
        percent(x),
        percent(y)
    );
}

/// What a spot is called in the stylesheet.
pub fn class(spot: Spot) -> String {
    match spot {
        Spot::Element(at) => format!("at-e{at}"),
        Spot::Field => "at-f".to_owned(),
        Spot::Bottom => "at-bottom".to_owned(),
    }
}

/// The Butterflies on this Page: they came flying.
pub fn butterflies(landed: &[Perch], page: Page, shown: &PageView) -> Markup {
    html! {
        @for perch in on(landed, page) {
            span class={ "butterfly " (class_on(shown, perch.spot)) } data-k={ "butterfly-" (side(page)) "-" (class(perch.spot)) } data-from="figure-book" {
                (art("wings", "butterfly"))
            }
        }
    }
}

/// The same in a picture that only shows how it was.
pub fn butterflies_still(landed: &[Perch], page: Page) -> Markup {
    html! { @for perch in on(landed, page) { span class={ "butterfly " (class(perch.spot)) } { (art("wings", "butterfly")) } } }
}

/// Those on the picture; whoever sits under it is drawn there.
fn on(landed: &[Perch], page: Page) -> impl Iterator<Item = &Perch> {
    landed.iter().filter(move |perch| perch.page == page && perch.spot != Spot::Bottom)
}
