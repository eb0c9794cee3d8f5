//! How is a picture composed? Twelve ways, each painted from back to front.

use super::atmosphere;
use super::backdrops::backdrop;
use super::canvas::Paint;
use super::colour::Rgb;
use super::figure::Figure;
use super::scene::Scene;
use crate::path::{self, round};
use obscurio::pictures::{Mood, Template};

pub fn compose(scene: &mut Scene) {
    match scene.shown.template {
        Template::Horizon => horizon(scene),
        Template::Colossus => colossus(scene),
        Template::Archway => archway(scene),
        Template::Symmetry => symmetry(scene),
        Template::WindingPath => winding_path(scene),
        Template::Orbit => orbit(scene),
        Template::Reflection => reflection(scene),
        Template::Cabinet => cabinet(scene),
        Template::Vessel => vessel(scene),
        Template::Silhouette => silhouette(scene),
        Template::Depths => depths(scene),
        Template::Stage => stage(scene),
    }
}

/// A calm landscape with one big standing thing.
fn horizon(scene: &mut Scene) {
    scene.sky();
    atmosphere::ridges(scene, 30.0);
    scene.put(2);
    scene.put(6);
    backdrop(scene, 0, scene.mix.sky(10.0));
    scene.ground(30.0, 8.0);
    scene.stand(3);
    scene.stand(1);
    scene.stand(4);
    scene.stand(5);
}

/// An enormous thing lies in the land, tiny things on top of it.
fn colossus(scene: &mut Scene) {
    scene.sky();
    atmosphere::ridges(scene, 46.0);
    scene.put(4);
    backdrop(scene, 0, scene.mix.sky(34.0));
    scene.ground(46.0, 10.0);
    scene.shadow_at((6.0, 68.0), 62.0);
    scene.put(2);
    scene.put(3);
    scene.put(1);
    scene.stand(5);
    scene.stand(6);
}

const ARCH: &str = "M-58 60V-20A58 58 0 0 1 58-20V60z";

/// A scene seen through an arch, two objects on its sill.
fn archway(scene: &mut Scene) {
    let mix = scene.mix;
    let bright = mix.bottom.mix(mix.light, 0.25);
    scene.sky();
    bricks(scene);
    scene.canvas.open(ARCH);
    scene.fill(ARCH, bright, 1.0);
    scene.wash(ARCH, (0.0, -78.0), (0.0, 40.0), (mix.top, 0.5), (bright, 0.0));
    scene.pool((0.0, -6.0), 62.0, mix.light, 0.6);
    backdrop(scene, 1, bright);
    scene.ground(28.0, 8.0);
    scene.put_on(4, bright);
    scene.shadow(2);
    scene.put_on(2, bright);
    scene.shadow(3);
    scene.put_on(3, bright);
    // The wall is thick: it throws its shadow into the opening.
    scene.faint("M-56 60V-20A56 56 0 0 1 40-59", mix.ink, 7.0, 0.3);
    scene.canvas.shut();
    let tone = scene.tones(0).main;
    scene.line(ARCH, mix.ink, 12.0);
    scene.line(ARCH, tone.mix(mix.ink, 0.15), 7.0);
    scene.faint("M-60 58V-20A60 60 0 0 1 44-61", mix.light, 1.4, 0.7);
    let sill = "M-80 58H80V68H-80z";
    scene.canvas.shape(sill, Some((Paint::Flat(tone), 1.0)), Some((mix.ink, 1.5)));
    scene.fill("M-80 63.5H80V68H-80z", mix.ink, 0.35);
    scene.fill("M-80 68H80L74 76H-74z", mix.ink, 0.3);
    let frame = scene.figure(0);
    let wall = mix.sky(-10.0);
    for (x, y, half, mirrored) in
        [(-80.0, -10.0, 17.0, false), (80.0, -10.0, 17.0, true), (0.0, -80.0, 20.0, false)]
    {
        scene.place(0, Figure { at: (x, y), half, mirrored, ..frame }, wall);
    }
    scene.put(5);
    scene.put(6);
}

/// Courses of stone round the arch.
fn bricks(scene: &mut Scene) {
    let mix = scene.mix;
    let mut joints = String::new();
    for row in 0..17 {
        let y = -100.0 + f64::from(row) * 12.0;
        joints += &path::open(&[(-102.0, y), (102.0, y + scene.hand.between(-0.6, 0.6))]);
        let mut x = -104.0 + if row % 2 == 0 { 0.0 } else { 11.0 };
        while x < 104.0 {
            joints += &path::open(&[(x, y), (x + scene.hand.between(-0.8, 0.8), y + 12.0)]);
            if scene.hand.unit() < 0.22 {
                let d = path::rect(round(x + 0.5), round(y + 0.5), 20.0, 11.0);
                let (colour, opacity) =
                    if scene.hand.unit() < 0.5 { (mix.ink, 0.14) } else { (mix.light, 0.10) };
                scene.fill(&d, colour, opacity);
            }
            x += 21.0;
        }
    }
    scene.faint(&joints, mix.ink, 0.9, 0.3);
}

/// Like an icon: mirrored left and right, rays behind it.
fn symmetry(scene: &mut Scene) {
    let light = scene.mix.light;
    scene.sky();
    for ray in 0..16 {
        scene.canvas.placed((0.0, 0.0), f64::from(ray) * 22.5, 1.0, |canvas| {
            canvas.shape("M0 0L-14-150H14z", Some((Paint::Flat(light), 0.1)), None);
        });
    }
    scene.pool((0.0, 0.0), 70.0, light, 0.4);
    backdrop(scene, 0, scene.mix.sky(42.0));
    scene.ground(44.0, 8.0);
    scene.put(3);
    for at in [2, 5] {
        let figure = scene.figure(at);
        let (x, y) = figure.at;
        for side in [-1.0, 1.0] {
            if y > 0.0 {
                scene.shadow_at((x * side, y + figure.half * 0.97), figure.half * 0.8);
            }
            scene.place(at, Figure { at: (x * side, y), mirrored: side < 0.0, ..figure }, scene.mix.sky(y));
        }
    }
    scene.shadow(1);
    scene.put(1);
    scene.stand(4);
    scene.stand(6);
}

const ROAD: &str = "M-70 110C-60 60 70 60 40 30C10 6-60 20-30 0C-10-8 20-4 24-8L30-6C26 2 0 2-8 8C-30 20 70 6 84 40C90 70 10 70 0 110z";

/// A road climbs through the picture past three things.
fn winding_path(scene: &mut Scene) {
    let mix = scene.mix;
    scene.sky();
    atmosphere::ridges(scene, -2.0);
    scene.put(5);
    backdrop(scene, 0, mix.sky(-14.0));
    scene.ground(-2.0, 10.0);
    let road = mix.light.mix(mix.ground, 0.35);
    scene.canvas.shape(ROAD, Some((Paint::Flat(road), 1.0)), Some((mix.ground.mix(mix.ink, 0.5), 1.2)));
    scene.wash(ROAD, (0.0, -8.0), (0.0, 100.0), (mix.light, 0.35), (mix.ground.mix(mix.ink, 0.3), 0.55));
    scene.faint("M-52 106C-42 68 66 66 60 38C54 12-40 24-22 4", mix.ink, 1.0, 0.25);
    scene.faint("M-24 106C-8 74 74 68 72 40C66 12-34 22-14 5", mix.ink, 1.0, 0.18);
    scene.stand(1);
    scene.stand(4);
    scene.stand(3);
    scene.stand(2);
    scene.stand(6);
}

/// Weightless things around a centre.
fn orbit(scene: &mut Scene) {
    let light = scene.mix.light;
    scene.sky();
    let dark = scene.mix.dark();
    let line = if dark { light } else { scene.mix.ink };
    scene.canvas.dashes("4 5");
    scene.faint(&path::circle(0.0, 0.0, 60.0), line, 1.2, 0.35);
    scene.canvas.dashes("");
    scene.canvas.placed((0.0, 0.0), -14.0, 1.0, |canvas| {
        canvas.faded(0.35, |canvas| {
            canvas.shape(&path::ellipse(0.0, 0.0, 86.0, 40.0), None, Some((line, 1.2)))
        });
    });
    scene.fill(&path::circle(0.0, 0.0, 46.0), light, 0.12);
    scene.pool((0.0, 0.0), 58.0, light, 0.45);
    for (at, turn) in [(1, -6.0), (2, 8.0), (3, -10.0), (4, 10.0), (5, -8.0), (6, 0.0)] {
        let figure = scene.figure(at);
        let (x, y) = figure.at;
        scene.fill(
            &path::ellipse(
                round(x + 3.0),
                round(y + 4.0),
                round(figure.half * 0.85),
                round(figure.half * 0.85),
            ),
            scene.mix.ink,
            0.10,
        );
        scene.place(at, Figure { turn, ..figure }, scene.sky_at(at));
    }
    scene.put(0);
}

/// What the water mirrors is not what stands above it.
fn reflection(scene: &mut Scene) {
    let mix = scene.mix;
    let water = mix.top.mix(mix.ink, 0.25);
    scene.sky();
    atmosphere::ridges(scene, 4.0);
    scene.put(3);
    backdrop(scene, 0, mix.sky(-16.0));
    let haze = mix.sky(4.0).mix(mix.light, 0.5);
    scene.wash("M-100-30H100V4H-100z", (0.0, -28.0), (0.0, 4.0), (haze, 0.0), (haze, 0.55));
    let surface = "M-110 4H110V110H-110z";
    scene.fill(surface, water, 1.0);
    scene.wash(surface, (0.0, 4.0), (0.0, 60.0), (haze, 0.6), (water, 0.0));
    scene.shadow_at((60.0, 1.0), 13.0);
    scene.put(6);
    scene.put(1);
    let below = scene.figure(2);
    let tones = scene.tones(2);
    let upside_down = Figure { at: (below.at.0, below.at.1 - 4.0), turn: 180.0, mirrored: true, ..below };
    if tones.main.contrast(water) < 1.9 {
        upside_down.halo(&mut scene.canvas, mix.light);
    }
    scene.as_element(2, |scene| {
        scene.canvas.faded(0.8, |canvas| upside_down.paint(canvas, &tones));
    });
    ripples(scene);
    scene.line("M-104 4H104", mix.light, 2.0);
    scene.put_on(4, water);
    scene.put_on(5, water);
}

/// Six broken lines on the water, and many small ones.
fn ripples(scene: &mut Scene) {
    let (light, ink) = (scene.mix.light, scene.mix.ink);
    for row in 0..6 {
        let y = 14.0 + f64::from(row) * 13.0;
        let x = scene.hand.between(-70.0, -30.0);
        let long = scene.hand.between(30.0, 70.0);
        let d =
            path::open(&[(x, y), (x + long * 0.55, y)]) + &path::open(&[(x + long * 0.7, y), (x + long, y)]);
        scene.faint(&d, light, 1.3, 0.45);
    }
    let mut glints = String::new();
    for _ in 0..26 {
        let (x, y) = (scene.hand.between(-96.0, 80.0), scene.hand.between(8.0, 94.0));
        glints += &path::gouge((x, y), (x + scene.hand.between(4.0, 18.0), y), 0.7);
    }
    scene.fill(&glints, if scene.mix.dark() { light } else { ink }, 0.22);
}

/// A cabinet of wonders with eight niches.
fn cabinet(scene: &mut Scene) {
    let mix = scene.mix;
    let wood = mix.ground.mix(mix.bottom, 0.25);
    scene.sky();
    scene.fill("M-102-102H102V102H-102z", wood, 1.0);
    scene.wash("M-102-102H102V102H-102z", (-60.0, -90.0), (60.0, 90.0), (mix.light, 0.22), (mix.ink, 0.45));
    grain(scene);
    for at in 0..8 {
        niche(scene, at, wood);
    }
}

/// The run of the wood.
fn grain(scene: &mut Scene) {
    let (ink, light) = (scene.mix.ink, scene.mix.light);
    let mut d = String::new();
    for _ in 0..46 {
        let (x, y) = (scene.hand.between(-100.0, 100.0), scene.hand.between(-104.0, 70.0));
        let long = scene.hand.between(16.0, 60.0);
        d += &path::flow(&[(x, y), (x + scene.hand.between(-2.0, 2.0), y + long / 2.0), (x, y + long)]);
    }
    scene.faint(&d, ink, 0.8, 0.22);
    scene.faint("M-102-30H102M-102 33H102", ink, 1.6, 0.35);
    scene.faint("M-102-28.6H102M-102 34.4H102", light, 0.8, 0.3);
}

fn niche(scene: &mut Scene, at: usize, wood: Rgb) {
    let mix = scene.mix;
    let ((x, y), half) = scene.slot(at);
    let inside = if at == 0 { mix.bottom.mix(mix.light, 0.35) } else { mix.top.mix(mix.ink, 0.30) };
    let w = half + 6.0;
    let arch = |w: f64| {
        let (left, right, foot, spring) = (round(x - w), round(x + w), round(y + w), round(y - w * 0.25));
        format!("M{left} {foot}V{spring}A{} {} 0 0 1 {right} {spring}V{foot}z", round(w), round(w))
    };
    scene.line(&arch(w + 1.6), wood.mix(mix.light, 0.35), 2.6);
    scene.canvas.shape(&arch(w), Some((Paint::Flat(inside), 1.0)), Some((mix.ink, 1.8)));
    // Lit from the upper left: the left wall is in shadow, the back is not.
    let (edge, deep) = if at == 0 { (mix.light, 0.7) } else { (mix.bottom.mix(mix.light, 0.3), 0.5) };
    scene.canvas.open(&arch(w));
    scene.pool((x + w * 0.15, y), w * 1.1, edge, deep);
    scene.wash(&arch(w), (x - w, y - w), (x + w * 0.2, y), (mix.ink, 0.6), (mix.ink, 0.0));
    scene.fill(&path::rect(round(x - w), round(y + w * 0.84), round(w * 2.0), round(w * 0.2)), mix.ink, 0.3);
    scene.shadow_at((x + 1.0, y + 2.0 + half * 0.97), half * 0.7);
    scene.canvas.shut();
    let figure = scene.figure(at);
    scene.place(at, Figure { at: (x, y + 2.0), ..figure }, inside);
}

/// A world inside a vessel.
fn vessel(scene: &mut Scene) {
    let mix = scene.mix;
    scene.sky();
    atmosphere::ridges(scene, 50.0);
    scene.put(6);
    backdrop(scene, 0, mix.sky(20.0));
    scene.ground(50.0, 8.0);
    scene.shadow_at((6.0, 67.0), 56.0);
    scene.put(1);
    let pool = mix.light.mix(mix.bottom, 0.30);
    let oval = path::ellipse(0.0, 20.0, 36.0, 34.0);
    scene.fill(&oval, pool, 0.9);
    let glow = [(0.0, mix.light, 0.9), (0.6, mix.light, 0.2), (0.85, mix.ink, 0.0), (1.0, mix.ink, 0.35)];
    scene.oval((0.0, 20.0), 36.0, 34.0 / 36.0, &glow);
    scene.faint(&oval, mix.light, 1.2, 0.8);
    scene.shadow_at((2.0, 50.0), 18.0);
    scene.put_on(2, pool);
    scene.put_on(3, pool);
    scene.stand(4);
    scene.stand(5);
}

/// A huge silhouette with things inside it: one picture exposed over another.
fn silhouette(scene: &mut Scene) {
    let mix = scene.mix;
    scene.sky();
    scene.put(4);
    backdrop(scene, 1, mix.sky(66.0));
    scene.ground(84.0, 6.0);
    let figure = scene.figure(0);
    let tones = scene.tones(0);
    let larger = Figure { half: figure.half * 1.06, ..figure };
    scene.pool((0.0, 6.0), 92.0, mix.light, 0.4);
    let (high, low) = (tones.main.mix(mix.top, 0.6), tones.main.mix(mix.bottom, 0.6));
    let stops = [(0.0, high, 1.0), (1.0, low, 1.0)];
    if scene.canvas.flat.is_none() {
        larger.silhouette(&mut scene.canvas, Paint::Flat(mix.light), Some((mix.light, 2.0)));
        figure.silhouette(
            &mut scene.canvas,
            Paint::Fade((0.0, -50.0), (0.0, 50.0), &stops),
            Some((tones.main.mix(mix.ink, 0.3), 1.2)),
        );
    }
    // What the shape is of still shows through it, so that one sees an eye and not a lens.
    scene.as_element(0, |scene| scene.canvas.faded(0.42, |canvas| figure.paint(canvas, &tones)));
    for at in [2, 3] {
        let inside = tones.main.mix(scene.sky_at(at), 0.6);
        scene.pool(scene.slot(at).0, scene.slot(at).1 * 1.5, mix.light, 0.45);
        scene.put_on(at, inside);
    }
    scene.put(5);
    scene.stand(6);
}

/// Under the line of the water.
fn depths(scene: &mut Scene) {
    let mix = scene.mix;
    let water = mix.top.mix(mix.ink, 0.35);
    scene.sky();
    scene.put(6);
    let crest = "M-110-42q11-5 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0";
    let body = format!("{crest}V110H-110z");
    scene.fill(&body, water, 1.0);
    scene.wash(&body, (0.0, -42.0), (0.0, 60.0), (mix.bottom, 0.75), (water.mix(mix.ink, 0.3), 0.9));
    for shaft in 0..5 {
        let x = -90.0 + f64::from(shaft) * 40.0 + scene.hand.between(-8.0, 8.0);
        let wide = scene.hand.between(9.0, 20.0);
        let d = path::poly(&[(x, -42.0), (x + wide, -42.0), (x + wide * 2.2 + 34.0, 96.0), (x + 26.0, 96.0)]);
        scene.wash(&d, (0.0, -42.0), (10.0, 90.0), (mix.light, 0.26), (mix.light, 0.0));
    }
    scene.faint(crest, mix.light, 1.5, 0.9);
    backdrop(scene, 0, water);
    scene.ground(76.0, 6.0);
    scene.put_on(2, mix.sky(-58.0));
    scene.put_on(1, water);
    scene.put_on(3, water);
    scene.put_on(4, water);
    scene.shadow(5);
    scene.put_on(5, water);
    for _ in 0..9 {
        let (x, y) = (scene.hand.between(-80.0, 80.0), scene.hand.between(-34.0, 70.0));
        let r = scene.hand.between(1.2, 3.4);
        let d = path::circle(round(x), round(y), round(r));
        scene.fill(&d, mix.light, 0.16);
        scene.faint(&d, mix.light, 0.8, 0.65);
        scene.fill(&path::circle(round(x - r * 0.35), round(y - r * 0.35), round(r * 0.25)), mix.light, 0.8);
    }
}

/// A theatre: curtains, a spotlight, hanging props.
fn stage(scene: &mut Scene) {
    let mix = scene.mix;
    scene.sky();
    if scene.shown.mood != Mood::Menacing {
        scene.wash("M-100-100H100V50H-100z", (0.0, -100.0), (0.0, 40.0), (mix.ink, 0.3), (mix.ink, 0.0));
    }
    backdrop(scene, 1, mix.sky(10.0));
    scene.wash("M0-100L46 60H-46z", (0.0, -100.0), (0.0, 60.0), (mix.light, 0.36), (mix.light, 0.14));
    floor(scene);
    scene.fill(&path::ellipse(0.0, 58.0, 52.0, 8.0), mix.light, 0.4);
    scene.fill(&path::ellipse(0.0, 58.0, 40.0, 5.5), mix.light, 0.3);
    for at in [3, 4] {
        let ((x, y), half) = scene.slot(at);
        scene.line(&format!("M{x}-100V{}", round(y - half * 0.8)), mix.ink, 1.6);
        scene.faint(&format!("M{}-100V{}", x - 0.5, round(y - half * 0.8)), mix.light, 0.5, 0.7);
        scene.put(at);
    }
    scene.stand(2);
    scene.stand(5);
    scene.stand(6);
    drapes(scene);
}

/// Boards that run towards the eye.
fn floor(scene: &mut Scene) {
    let mix = scene.mix;
    let boards = "M-110 50H110V110H-110z";
    scene.canvas.shape(boards, Some((Paint::Flat(mix.ground), 1.0)), Some((mix.ink, 1.2)));
    scene.wash(
        boards,
        (0.0, 50.0),
        (0.0, 100.0),
        (mix.ground.mix(mix.light, 0.3), 1.0),
        (mix.ground.mix(mix.ink, 0.5), 1.0),
    );
    let mut gaps = String::new();
    for board in -7..=7 {
        let x = f64::from(board) * 14.0;
        gaps += &path::open(&[(x, 50.0), (x * 2.1, 104.0)]);
    }
    scene.faint(&gaps, mix.ink, 0.9, 0.4);
}

/// Two side curtains and a pelmet over everything.
fn drapes(scene: &mut Scene) {
    let mix = scene.mix;
    let tones = scene.tones(0);
    let (cloth, fold) = (tones.main, tones.main.mix(mix.ink, 0.45));
    scene.as_element(0, |scene| {
        for side in [-1.0, 1.0] {
            scene.canvas.placed((0.0, 0.0), 0.0, side, |canvas| {
                let drape = "M-104-84H-62C-58-40-64-6-76 14C-82 22-88 24-92 26C-84 44-82 74-84 104H-104z";
                canvas.shape(drape, Some((Paint::Flat(cloth), 1.0)), Some((mix.ink, 1.6)));
                for folds in [
                    "M-98-84C-92-40-94 0-96 24L-92 26C-86 0-84-40-90-84z",
                    "M-82-84C-76-44-78-8-88 20L-84 18C-72-4-70-44-74-84z",
                    "M-66-84C-63-46-67-10-78 12L-75 12C-64-8-58-44-62-84z",
                    "M-92 30C-90 56-92 80-94 104H-88C-86 76-86 52-89 34z",
                ] {
                    canvas.shape(folds, Some((Paint::Flat(fold), 0.75)), None);
                }
                canvas.shape(
                    "M-87-82C-82-44-82-10-92 20M-70-82C-68-46-70-12-82 14",
                    None,
                    Some((cloth.mix(mix.light, 0.4), 1.4)),
                );
                canvas.shape(
                    "M-100 24C-92 32-84 26-74 12L-71 16C-82 32-92 38-100 32z",
                    Some((Paint::Flat(tones.accent), 1.0)),
                    Some((mix.ink, 1.0)),
                );
            });
        }
        let pelmet =
            "M-104-104H104V-74Q86-58 69-74Q52-58 34-74Q17-58 0-74Q-17-58-34-74Q-52-58-69-74Q-86-58-104-74z";
        scene.canvas.shape(pelmet, Some((Paint::Flat(tones.accent), 1.0)), Some((mix.ink, 1.6)));
        scene.canvas.shape(
            "M-104-79Q-86-63-69-79Q-52-63-34-79Q-17-63 0-79Q17-63 34-79Q52-63 69-79Q86-63 104-79",
            None,
            Some((mix.light, 1.2)),
        );
        scene.wash(pelmet, (0.0, -100.0), (0.0, -62.0), (mix.ink, 0.5), (mix.ink, 0.0));
    });
}
