//! The ways one could go, drawn over the map: each shows while its end is pointed at.

use ::deathmaydie::content::Space;
use ::deathmaydie::routes::Route;
use art::deathmaydie::{FIELD, area, crossing};
use maud::{Markup, html};

use crate::deathmaydie::TableScene;

pub fn ways(scene: &TableScene) -> Markup {
    let routes = if scene.moves.is_empty() { &[][..] } else { &scene.view.own.routes };
    let here =
        scene.view.asked.and_then(|asked| scene.view.investigators.iter().find(|it| it.who == asked.who));
    html! {
        svg #ways.routes viewBox={ "0 0 " (FIELD.0) " " (FIELD.1) } aria-hidden="true" {
            @if let Some(here) = here {
                @for route in routes { path.route id={ "way-" (route.to) } d=(line(here.space, route)) {} }
            }
        }
    }
}

/// From the middle of a space through the passages to the middle of the last one.
fn line(from: Space, route: &Route) -> String {
    let points = std::iter::once(from).chain(route.by.iter().copied()).collect::<Vec<_>>();
    let (x, y) = area(from).centre();
    let mut d = format!("M{x:.0} {y:.0}");
    for pair in points.windows(2) {
        let [leave, enter] = crossing([pair[0], pair[1]]);
        let end = area(pair[1]).centre();
        for (x, y) in [leave, enter, end] {
            d += &format!("L{x:.0} {y:.0}");
        }
    }
    d
}
