//! The ways one could go, drawn over the map: each shows while its end is pointed at. And those enemies will go.

use ::deathmaydie::coming::Coming;
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
            @for it in &scene.view.coming { (onslaught(scene, it)) }
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

/// Where an enemy will go at the end of this turn, or where it will appear.
fn onslaught(scene: &TableScene, it: &Coming) -> Markup {
    let (x, y) = area(it.to).centre();
    let Some(from) = it.from else {
        return html! { circle.arrival cx={ (x.round()) } cy={ (y.round()) } r="44" {} };
    };
    let next = scene.view.passages.iter().any(|&(a, b)| [a, b] == [from, it.to] || [b, a] == [from, it.to]);
    let [start, end] = if next { crossing([from, it.to]) } else { [area(from).centre(), (x, y)] };
    html! { path.coming d={ (arrow(start, end)) } {} }
}

/// Through the door, well into the next space.
fn arrow(start: (f64, f64), end: (f64, f64)) -> String {
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    let long = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / long, dy / long);
    let at = |(x, y): (f64, f64), along: f64, aside: f64| {
        format!("{:.0} {:.0}", x + ux * along - uy * aside, y + uy * along + ux * aside)
    };
    format!(
        "M{}L{}M{}L{}L{}",
        at(start, -26.0, 0.0),
        at(end, 24.0, 0.0),
        at(end, 6.0, -16.0),
        at(end, 26.0, 0.0),
        at(end, 6.0, 16.0)
    )
}
