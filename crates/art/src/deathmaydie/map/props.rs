//! What stands in a place, seen from above? Furniture and things, each round its own middle, some twenty to forty across.

use crate::motif;
use crate::path::{self, Pt};
use crate::pen::Pen;
use std::f64::consts::TAU;

/// A thing that can stand on a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Prop {
    Altar,
    Anvil,
    Bars,
    Barrel,
    Bed,
    BigTop,
    Blood,
    Boat,
    Bones,
    Books,
    Brazier,
    Bush,
    Cage,
    Candles,
    Carousel,
    Cart,
    Chain,
    Chest,
    Column,
    Cot,
    Crate,
    Desk,
    Ferris,
    Fire,
    Fountain,
    Gallows,
    Grave,
    Hearth,
    House,
    Kegs,
    Lamp,
    Mirror,
    Mound,
    Pew,
    Piano,
    Pine,
    Pit,
    Portrait,
    Puddle,
    Pyre,
    Rack,
    Railing,
    Rings,
    Rocks,
    Roses,
    Rug,
    Runner,
    Sacks,
    Sheets,
    Skulls,
    Slab,
    Spiral,
    Stage,
    Stairs,
    Stake,
    Stall,
    Statue,
    Stove,
    Striker,
    Table,
    Targets,
    Tent,
    Throne,
    Tomb,
    Tree,
    Tub,
    Wagon,
    Well,
    Wheel,
    Wine,
}

const WOOD: &str = "#6b4a2c";
const OAK: &str = "#8a6238";
const DARK: &str = "#2e2119";
const STONE: &str = "#7d766c";
const PALE: &str = "#a89f90";
const BONE: &str = "#d8ccb0";
const IRON: &str = "#3b3d42";
const BRASS: &str = "#c9a24b";
const CLOTH: &str = "#b9ad97";
const WINE: &str = "#7a2c2c";
const LEAF: &str = "#34472b";
const FLAME: &str = "#ffcf6b";

/// How far a thing's own light falls; none for most.
pub fn glow(prop: Prop) -> Option<f64> {
    match prop {
        Prop::Fire | Prop::Pyre | Prop::Brazier => Some(120.0),
        Prop::Hearth | Prop::Stove => Some(88.0),
        Prop::Lamp => Some(92.0),
        Prop::Candles | Prop::Altar => Some(70.0),
        Prop::Carousel | Prop::Ferris | Prop::BigTop | Prop::Stage => Some(120.0),
        Prop::Stall | Prop::Targets | Prop::Tent | Prop::Striker => Some(74.0),
        _ => None,
    }
}

/// How much room a thing takes; none for what one walks over.
pub fn reach(prop: Prop) -> f64 {
    match prop {
        Prop::Rug | Prop::Runner | Prop::Blood | Prop::Puddle | Prop::Railing | Prop::Chain | Prop::Bones => {
            0.0
        }
        Prop::Lamp | Prop::Candles | Prop::Column | Prop::Stake => 13.0,
        Prop::Grave | Prop::Bush | Prop::Chest | Prop::Sacks | Prop::Portrait | Prop::Statue => 18.0,
        Prop::Books
        | Prop::Skulls
        | Prop::Rack
        | Prop::Bars
        | Prop::Altar
        | Prop::Wine
        | Prop::Kegs
        | Prop::Wagon => 36.0,
        Prop::Targets | Prop::Stage | Prop::Rings | Prop::Ferris | Prop::Carousel | Prop::BigTop => 50.0,
        _ => 26.0,
    }
}

pub fn draw(p: &mut Pen, prop: Prop) {
    match prop {
        Prop::Altar | Prop::Candles | Prop::Pew | Prop::Tomb | Prop::Grave | Prop::Statue | Prop::Column => {
            sacred(p, prop)
        }
        Prop::BigTop
        | Prop::Carousel
        | Prop::Ferris
        | Prop::Stall
        | Prop::Tent
        | Prop::Striker
        | Prop::Targets
        | Prop::Rings
        | Prop::Stage
        | Prop::Wagon
        | Prop::Cage => fair(p, prop),
        Prop::Bush
        | Prop::Pine
        | Prop::Tree
        | Prop::Roses
        | Prop::Rocks
        | Prop::Puddle
        | Prop::Mound
        | Prop::Pit => land(p, prop),
        Prop::Fire | Prop::Pyre | Prop::Brazier | Prop::Lamp | Prop::Hearth | Prop::Stove => alight(p, prop),
        Prop::Boat
        | Prop::Cart
        | Prop::Fountain
        | Prop::Gallows
        | Prop::House
        | Prop::Railing
        | Prop::Stake
        | Prop::Well
        | Prop::Wheel
        | Prop::Stairs
        | Prop::Spiral => built(p, prop),
        Prop::Barrel
        | Prop::Kegs
        | Prop::Wine
        | Prop::Crate
        | Prop::Chest
        | Prop::Sacks
        | Prop::Bones
        | Prop::Skulls
        | Prop::Blood
        | Prop::Chain
        | Prop::Bars => stored(p, prop),
        _ => furniture(p, prop),
    }
}

fn furniture(p: &mut Pen, prop: Prop) {
    match prop {
        Prop::Bed => {
            p.inked("M-26-34h52v68h-52z", WOOD, 2.4);
            p.inked("M-22-14h44v44h-44z", WINE, 1.6);
            p.inked("M-20-30h18v12h-18zM2-30h18v12H2z", CLOTH, 1.4);
        }
        Prop::Cot => {
            p.inked("M-13-26h26v52h-26z", IRON, 2.0);
            p.fill("M-10-8h20v30h-20z", "#8f8a7e");
            p.fill("M-9-22H9v10H-9z", "#cfc6b2");
        }
        Prop::Desk => {
            p.inked("M-34-15h68v30h-68z", WOOD, 2.4);
            p.fill("M-26-9h20v14h-20z", CLOTH);
            p.fill("M6-8h14v10H6z", WINE);
            p.inked(path::ellipse(0.0, 26.0, 12.0, 8.0), DARK, 1.8);
        }
        Prop::Table => {
            p.inked("M-30-16h60v32h-60z", OAK, 2.2);
            p.line("M-26-6h52M-26 5h52", DARK, 1.0);
            p.inked("M-24-25h14v7h-14zM8-25h14v7H8zM-24 18h14v7h-14zM8 18h14v7H8z", WOOD, 1.4);
            p.fill(path::circle(-10.0, 0.0, 4.0) + &path::circle(13.0, 4.0, 3.0), PALE);
        }
        Prop::Books => {
            p.inked("M-42-9h84v18h-84z", WOOD, 2.2);
            let spines: String =
                (0..13).map(|i| path::rect(-38.0 + f64::from(i) * 6.0, -5.0, 4.4, 10.0)).collect();
            p.fill(spines, "#9a5a3a");
            p.fill("M-32-5h4.4v10h-4.4zM-8-5h4.4v10H-8zM16-5h4.4v10H16z", BRASS);
        }
        Prop::Rack => {
            p.inked("M-40-5h80v10h-80z", WOOD, 2.0);
            p.line("M-32-14v30M-20-18v34M-8-14v30M4-18v34M16-14v30M30-18v34", PALE, 2.4);
            p.fill("M-24-20l4-8 4 8zM0-20l4-8 4 8zM26-20l4-8 4 8z", PALE);
        }
        Prop::Mirror => {
            p.inked("M-30-6h60v12h-60z", BRASS, 2.0);
            p.fill("M-26-3h52v6h-52z", "#bcd2da");
            p.veil("M-26 6L-40 34H20L26 6z", "#8fb3c4", 0.12);
        }
        Prop::Portrait => {
            p.inked("M-16-5h32v10h-32z", BRASS, 2.0);
            p.fill("M-12-2h24v4h-24z", WINE);
        }
        Prop::Piano => {
            p.inked("M-30-22h60v20c-4 20-22 12-30 20-10 8-30 6-30-10z", "#1b1512", 2.4);
            p.fill("M-28-22h56v7h-56z", CLOTH);
            p.line("M-18-22v7M-8-22v7M2-22v7M12-22v7M22-22v7", DARK, 1.4);
        }
        Prop::Rug => {
            p.inked("M-44-28h88v56h-88z", "#6e2b2a", 1.8);
            p.line("M-38-22h76v44h-76z", BRASS, 1.4);
            p.line("M0-16l22 16L0 16l-22-16z", "#b0703c", 1.8);
        }
        Prop::Runner => {
            p.inked("M-16-62h32V62h-32z", "#6e2b2a", 1.8);
            p.line("M-11-58v116M11-58v116", BRASS, 1.4);
        }
        Prop::Slab => {
            p.inked("M-14-34h28v68h-28z", "#9aa3a6", 2.2);
            p.fill("M-10-28h20c4 20 2 40-2 56h-16c-4-16-6-36-2-56z", "#d5d5cc");
            p.line("M-7-14h14M0-22v40", "#a7a79e", 1.4);
        }
        Prop::Sheets => {
            p.line("M-50 0H50", "#8d8577", 1.6);
            p.inked("M-44-5h26v10h-26zM-12-5H12V5h-24zM18-5h26V5H18z", "#cfc8b8", 1.4);
        }
        Prop::Throne => {
            p.inked("M-26-26h52v52h-52z", WINE, 2.0);
            p.inked("M-16-18h32v30h-32z", BRASS, 2.4);
            p.fill("M-10-8h20v18h-20z", "#5a1d1d");
            p.fill("M-16-18l4-8 4 6 8-9 8 9 4-6 4 8z", BRASS);
        }
        Prop::Tub => {
            p.inked(path::ellipse(0.0, 0.0, 24.0, 17.0), "#8c8f8c", 2.2);
            p.fill(path::ellipse(0.0, 0.0, 18.0, 12.0), "#3d5f6b");
            p.line("M-10-2q5-5 10 0t10 0", "#8fb3c4", 1.6);
        }
        _ => {
            p.inked("M-20-7h28l12-6v14L8 7v10h-14V7h-14z", IRON, 2.0);
        }
    }
}

fn stored(p: &mut Pen, prop: Prop) {
    match prop {
        Prop::Barrel => {
            for (x, y) in [(-12.0, -4.0), (12.0, -8.0), (2.0, 13.0)] {
                p.inked(path::circle(x, y, 11.0), OAK, 2.0);
                p.line(path::circle(x, y, 7.0), DARK, 1.2);
            }
        }
        Prop::Kegs => {
            for (x, y) in [(-28.0, 0.0), (-5.0, -4.0), (18.0, 0.0), (-16.0, 19.0), (8.0, 18.0)] {
                p.inked(path::circle(x, y, 11.5), "#7a4a2a", 2.0);
                p.line(path::circle(x, y, 7.5), IRON, 1.8);
                p.fill(path::circle(x, y, 2.6), "#c8502b");
            }
        }
        Prop::Wine => {
            p.inked("M-44-18h88v36h-88z", WOOD, 2.2);
            for i in 0..3 {
                let x = -29.0 + f64::from(i) * 29.0;
                p.inked(path::ellipse(x, 0.0, 12.0, 15.0), "#7d5330", 1.8);
                p.line(format!("M{} -9h24M{} 9h24", x - 12.0, x - 12.0), IRON, 1.8);
            }
        }
        Prop::Crate => {
            p.inked("M-22-16h24v24h-24zM4-8h20v20H4z", OAK, 2.0);
            p.line("M-22-16l24 24M2-16L-22 8M4-8l20 20M24-8L4 12", DARK, 1.2);
        }
        Prop::Chest => {
            p.inked("M-18-11h36v22h-36z", OAK, 2.0);
            p.line("M-18-1h36M-9-11v22M9-11v22", BRASS, 1.8);
        }
        Prop::Sacks => {
            p.inked(
                "M-20 2c0-12 16-14 18-4s-2 14-9 14-9-4-9-10zM2-4c2-12 18-10 18 0S12 10 8 8 1 4 2-4z",
                CLOTH,
                1.8,
            );
        }
        Prop::Bones => {
            let mut d = String::new();
            for _ in 0..7 {
                let c = (p.hand.between(-30.0, 30.0), p.hand.between(-16.0, 16.0));
                let a = p.hand.between(0.0, TAU);
                let (s, e) = (path::polar(c, 9.0, a), path::polar(c, -9.0, a));
                d += &path::open(&[s, e]);
            }
            p.line(&d, "#0b0908", 5.4);
            p.line(d, BONE, 3.4);
        }
        Prop::Skulls => {
            for i in 0..5 {
                let (x, y) = (-36.0 + f64::from(i) * 18.0, if i % 2 == 0 { 0.0 } else { 3.0 });
                p.inked(path::ellipse(x, y, 8.0, 9.0), BONE, 1.8);
                p.fill(path::circle(x - 3.0, y + 1.0, 2.1) + &path::circle(x + 3.0, y + 1.0, 2.1), DARK);
            }
        }
        Prop::Blood => {
            let d = path::blob(&splash(p, 22.0, 11));
            p.veil(d, "#8e1c1c", 0.75);
            p.veil(path::circle(24.0, 10.0, 4.0) + &path::circle(-26.0, -8.0, 3.0), "#8e1c1c", 0.75);
        }
        Prop::Chain => {
            let links: String =
                (0..6).map(|i| path::ellipse(-25.0 + f64::from(i) * 10.0, 0.0, 6.0, 3.4)).collect();
            p.line(links, PALE, 1.8);
        }
        _ => {
            p.inked("M-40-4h80v8h-80z", IRON, 1.6);
            let bars: String = (0..8).map(|i| path::circle(-35.0 + f64::from(i) * 10.0, 0.0, 2.8)).collect();
            p.fill(bars, PALE);
        }
    }
}

/// An uneven ring of points.
fn splash(p: &mut Pen, r: f64, n: usize) -> Vec<Pt> {
    (0..n).map(|i| path::polar((0.0, 0.0), r * p.hand.between(0.6, 1.1), TAU * i as f64 / n as f64)).collect()
}

fn sacred(p: &mut Pen, prop: Prop) {
    match prop {
        Prop::Altar => {
            p.inked("M-40-18h80v36h-80z", STONE, 2.6);
            p.inked("M-32-14h64v24h-64z", CLOTH, 1.4);
            p.line("M0-12v18M-7-5H7", BRASS, 3.0);
            p.fill(path::circle(-24.0, -4.0, 4.0) + &path::circle(24.0, -4.0, 4.0), FLAME);
        }
        Prop::Candles => {
            for (x, y) in [(-12.0, 2.0), (0.0, -6.0), (12.0, 3.0), (3.0, 10.0)] {
                p.inked(path::circle(x, y, 4.6), "#e8dcc0", 1.4);
                p.fill(path::circle(x, y, 2.2), "#ff9b3a");
            }
        }
        Prop::Pew => {
            p.inked("M-34-6h68V6h-68z", WOOD, 2.0);
            p.line("M-32-2h64", OAK, 2.0);
        }
        Prop::Tomb => {
            p.inked("M-20-34h40v68h-40z", STONE, 2.4);
            p.inked("M-14-28h28v56h-28z", PALE, 1.6);
            p.fill(path::circle(0.0, -16.0, 6.0) + "M-8-8H8l-3 32h-10z", STONE);
        }
        Prop::Grave => {
            p.veil("M-9-6h18v36H-9z", "#1a130c", 0.7);
            p.inked("M-10-4v-9a10 10 0 0 1 20 0v9z", PALE, 2.0);
            p.line("M0-19v10M-4-15h8", DARK, 1.8);
        }
        Prop::Statue => {
            p.inked("M-17-17h34v34h-34z", STONE, 2.2);
            p.inked(path::circle(0.0, 0.0, 13.0), "#5f5a52", 1.6);
            p.fill("M-11 3C-8-6 8-6 11 3L6 9H-6z", PALE);
            p.inked(path::circle(0.0, -4.0, 5.4), PALE, 1.4);
        }
        _ => {
            p.veil(path::circle(3.0, 4.0, 13.0), "#000", 0.4);
            p.inked(path::circle(0.0, 0.0, 12.0), STONE, 2.2);
            p.fill(path::circle(-2.0, -2.0, 7.0), PALE);
        }
    }
}

fn alight(p: &mut Pen, prop: Prop) {
    match prop {
        Prop::Fire => flames(p),
        Prop::Brazier => {
            p.inked("M-4-28h8v56h-8zM-28-4h56v8h-56z", IRON, 2.0);
            p.inked(path::circle(0.0, 0.0, 22.0), "#2b2623", 2.4);
            coals(p, 17.0);
        }
        Prop::Pyre => {
            p.inked(path::circle(0.0, 0.0, 40.0), "#2b1a10", 2.0);
            let log =
                |i| path::gouge(path::polar((0.0, 0.0), 42.0, TAU * f64::from(i) / 9.0), (0.0, 0.0), 9.0);
            p.inked((0..9).map(log).collect::<String>(), WOOD, 1.8);
            coals(p, 19.0);
            p.inked(path::circle(0.0, 0.0, 6.0), DARK, 2.0);
        }
        Prop::Lamp => {
            p.inked(path::star((0.0, 0.0), 10.0, 7.0, 6, 0.0), BRASS, 1.8);
            p.fill(path::circle(0.0, 0.0, 5.2), "#fff0b8");
        }
        Prop::Hearth => {
            p.inked("M-32-12h64v24h-64z", "#55504a", 2.4);
            p.fill("M-22-6h44v16h-44z", "#1a0e08");
            p.fill(
                motif::flame(-10.0, 9.0, 12.0, 14.0, 0.0) + &motif::flame(8.0, 9.0, 14.0, 17.0, 1.0),
                "#f08a2c",
            );
            p.fill(motif::flame(-1.0, 9.0, 9.0, 11.0, 0.0), FLAME);
        }
        _ => {
            p.inked("M-28-15h56v30h-56z", IRON, 2.4);
            for (x, lit) in [(-14.0, true), (4.0, false), (18.0, true)] {
                p.inked(path::circle(x, -2.0, 7.0), "#22232a", 1.6);
                if lit {
                    p.line(path::circle(x, -2.0, 4.0), "#f08a2c", 2.4);
                }
            }
        }
    }
}

/// A bed of embers. Flames would look like the Fire of the game.
fn coals(p: &mut Pen, r: f64) {
    p.fill(path::circle(0.0, 0.0, r), "#8a2c12");
    let coal = |p: &mut Pen| {
        let at = path::polar((0.0, 0.0), r * p.hand.between(0.1, 0.8), p.hand.between(0.0, TAU));
        path::circle(at.0, at.1, r * p.hand.between(0.14, 0.24))
    };
    for tone in ["#e0662a", "#ffb14a", "#3a160c"] {
        let some: String = (0..6).map(|_| coal(p)).collect();
        p.fill(some, tone);
    }
}

/// A house on fire.
fn flames(p: &mut Pen) {
    let tongues = |k: f64| -> String {
        [(-14.0, 18.0, 30.0, -3.0), (12.0, 18.0, 34.0, 4.0), (0.0, 24.0, 46.0, 1.0)]
            .iter()
            .map(|&(x, w, h, lean)| motif::flame(x * k, 16.0, w * k, h * k, lean))
            .collect()
    };
    p.massed(tongues(1.0), "#9a3a1c", 2.4);
    p.fill(tongues(0.72), "#cf7428");
    p.fill(tongues(0.42), "#f0c070");
}

fn land(p: &mut Pen, prop: Prop) {
    match prop {
        Prop::Bush => {
            let d = path::blob(&splash(p, 15.0, 9));
            p.inked(d, LEAF, 2.0);
            p.fill(path::circle(-4.0, -5.0, 4.0) + &path::circle(5.0, 1.0, 3.0), "#4c6339");
        }
        Prop::Pine => {
            p.veil("M-20 5a23 23 0 1 0 46 0 23 23 0 1 0-46 0z", "#000", 0.4);
            p.inked(path::star((0.0, 0.0), 25.0, 16.0, 10, 0.0), "#22331f", 2.0);
            p.fill(path::star((-1.0, -2.0), 15.0, 8.0, 7, 0.3), "#3a5130");
        }
        Prop::Tree => {
            p.veil(path::circle(5.0, 7.0, 27.0), "#000", 0.45);
            let d = path::blob(&splash(p, 30.0, 13));
            p.inked(d, "#2a3a22", 2.2);
            let d = path::blob(&splash(p, 17.0, 9));
            p.fill(d, "#3b4f2d");
            p.fill(path::circle(-7.0, -8.0, 5.0) + &path::circle(7.0, -2.0, 3.0), "#56703f");
        }
        Prop::Roses => {
            let d = path::blob(&splash(p, 21.0, 11));
            p.inked(d, LEAF, 2.0);
            for (x, y) in [(-9.0, -5.0), (6.0, -10.0), (10.0, 5.0), (-3.0, 8.0)] {
                p.inked(path::circle(x, y, 5.0), "#a3262f", 1.2);
                p.fill(path::circle(x - 1.0, y - 1.0, 2.0), "#dd6a5e");
            }
        }
        Prop::Rocks => {
            for (x, y, r) in [(-14.0, 4.0, 13.0), (10.0, -4.0, 16.0), (8.0, 15.0, 9.0)] {
                let rim: Vec<Pt> = (0..7)
                    .map(|i| path::polar((x, y), r * p.hand.between(0.8, 1.1), TAU * f64::from(i) / 7.0))
                    .collect();
                p.inked(path::poly(&rim), "#57514a", 2.0);
                p.fill(path::poly(&[rim[3], rim[4], rim[5], (x, y)]), "#8a8277");
            }
        }
        Prop::Puddle => {
            let pool: Vec<Pt> = splash(p, 26.0, 11).into_iter().map(|(x, y)| (x * 1.3, y * 0.8)).collect();
            p.fill(path::blob(&pool), "#1d3b47");
            p.line("M-16-3q6-4 12 0t12 0M-4 7q5-4 10 0", "#6f9aa8", 1.6);
        }
        Prop::Mound => {
            let d = path::blob(&splash(p, 26.0, 11));
            p.inked(d, "#4a3823", 2.0);
            p.line("M-14-2q6-8 14-6M-8 8q8-8 18-4", "#6f5534", 2.0);
        }
        _ => {
            let d = path::blob(&splash(p, 44.0, 13));
            p.inked(d, "#3c3025", 2.6);
            let d = path::blob(&splash(p, 32.0, 11));
            p.fill(d, "#0a0706");
        }
    }
}

fn built(p: &mut Pen, prop: Prop) {
    match prop {
        Prop::Boat => {
            p.inked("M-38 0C-24-16 18-16 38 0 18 16-24 16-38 0z", OAK, 2.4);
            p.fill("M-26 0C-16-9 12-9 26 0 12 9-16 9-26 0z", "#4a3220");
            p.line("M-8-9v18M10-9v18", OAK, 3.4);
            p.line("M-24-20L18 20", PALE, 2.0);
        }
        Prop::Cart => {
            p.inked("M-24-14h40v28h-40z", OAK, 2.2);
            p.line("M-24-5h40M-24 5h40M16-8h22M16 8h22", DARK, 1.6);
            p.inked("M-16-21H4v6h-20zM-16 15H4v6h-20z", DARK, 1.6);
        }
        Prop::Fountain => {
            p.inked(path::circle(0.0, 0.0, 34.0), STONE, 2.6);
            p.inked(path::circle(0.0, 0.0, 27.0), "#24505c", 1.6);
            p.line(path::circle(0.0, 0.0, 18.0), "#7fb0bd", 1.4);
            p.inked(path::circle(0.0, 0.0, 9.0), PALE, 1.8);
        }
        Prop::Gallows => {
            p.inked("M-28-20h56v40h-56z", WOOD, 2.4);
            p.line("M-28-10h56M-28 0h56M-28 10h56", DARK, 1.2);
            p.inked("M-24-4H20v8h-44z", OAK, 1.8);
            p.line(path::circle(13.0, 0.0, 6.0), CLOTH, 2.2);
        }
        Prop::House => house(p),
        Prop::Railing => {
            p.inked("M-76-5h152V5H-76z", STONE, 2.0);
            let posts: String =
                (0..6).map(|i| path::rect(-78.0 + f64::from(i) * 29.6, -8.0, 9.0, 16.0)).collect();
            p.inked(posts, PALE, 1.6);
        }
        Prop::Stake => {
            p.veil("M0 0L16 20l-5 4z", "#000", 0.5);
            p.inked(path::circle(0.0, 0.0, 4.6), OAK, 1.8);
            p.inked("M-3-2L0-30l3 28z", WOOD, 1.8);
            p.fill(path::circle(0.0, -18.0, 4.0), "#8e1c1c");
        }
        Prop::Well => {
            p.inked(path::star((0.0, 0.0), 33.0, 31.0, 10, 0.0), STONE, 2.6);
            p.inked(path::circle(0.0, 0.0, 21.0), "#06090b", 2.0);
            p.inked("M-36-4h72v8h-72z", WOOD, 1.8);
            p.fill("M-5-5H5V5H-5z", BRASS);
        }
        Prop::Wheel => {
            p.inked("M-14-52h28V52h-28z", WOOD, 2.4);
            let floats: String =
                (0..9).map(|i| path::rect(-20.0, -50.0 + f64::from(i) * 11.6, 40.0, 4.0)).collect();
            p.inked(floats, OAK, 1.4);
        }
        Prop::Stairs => {
            for i in 0..6 {
                let tone = ["#8f877a", "#7c7569", "#696258", "#565047", "#433e37", "#2d2925"][i as usize];
                p.inked(path::rect(-24.0, -30.0 + f64::from(i) * 10.0, 48.0, 10.0), tone, 1.4);
            }
        }
        _ => {
            p.inked(path::circle(0.0, 0.0, 34.0), "#2b2723", 2.6);
            for i in 0..12 {
                let a = TAU * f64::from(i) / 12.0;
                let tone = if i < 4 {
                    "#8f877a"
                } else if i < 8 {
                    "#6b645a"
                } else {
                    "#47423b"
                };
                let step = path::poly(&[
                    path::polar((0.0, 0.0), 8.0, a),
                    path::polar((0.0, 0.0), 32.0, a),
                    path::polar((0.0, 0.0), 32.0, a + 0.5),
                    path::polar((0.0, 0.0), 8.0, a + 0.5),
                ]);
                p.inked(step, tone, 1.2);
            }
            p.inked(path::circle(0.0, 0.0, 7.0), STONE, 1.6);
        }
    }
}

/// A roof from above: two slopes, a ridge, a chimney, and now and then a window with light.
fn house(p: &mut Pen) {
    let (w, h) = (p.hand.between(30.0, 44.0).round(), p.hand.between(22.0, 30.0).round());
    // Thatch, slate, brick and old timber.
    let tone = ["#6e5a35", "#494b52", "#6b3f30", "#58452f"][p.hand.pick(4)];
    p.veil(path::rect(-w + 5.0, -h + 7.0, 2.0 * w, 2.0 * h), "#000", 0.5);
    p.inked(path::rect(-w, -h, 2.0 * w, 2.0 * h), tone, 2.2);
    p.veil(path::rect(-w, 0.0, 2.0 * w, h), "#000", 0.34);
    let courses: String =
        [-0.66, -0.33, 0.33, 0.66].iter().map(|k| path::open(&[(-w, h * k), (w, h * k)])).collect();
    p.line(courses, "#1b1511", 1.2);
    p.line(path::open(&[(-w, 0.0), (w, 0.0)]), "#7a6552", 2.4);
    p.inked(path::rect(w * 0.4, -h * 0.7, 10.0, 10.0), "#5d4a40", 1.6);
    if p.hand.unit() < 0.4 {
        p.fill(path::rect(-w * 0.5, h - 3.0, 9.0, 5.0), "#ffcf6b");
    }
}

fn fair(p: &mut Pen, prop: Prop) {
    match prop {
        Prop::BigTop => canopy(p, 62.0, 16, ["#8e2b2b", "#d9cbae"]),
        Prop::Tent => canopy(p, 34.0, 10, ["#4b2f63", "#8a6a3a"]),
        Prop::Carousel => {
            p.inked(path::circle(0.0, 0.0, 58.0), WOOD, 2.4);
            for i in 0..8 {
                let (x, y) = path::polar((0.0, 0.0), 48.0, TAU * f64::from(i) / 8.0);
                p.inked(path::ellipse(x, y, 8.0, 5.0), if i % 2 == 0 { "#e6d9bd" } else { "#c9a24b" }, 1.6);
            }
            canopy(p, 37.0, 12, ["#a8442f", "#e0c98f"]);
        }
        Prop::Ferris => {
            p.line(path::circle(0.0, 0.0, 50.0) + &path::circle(0.0, 0.0, 40.0), "#8d95a0", 2.6);
            let spokes: String = (0..8)
                .map(|i| path::open(&[(0.0, 0.0), path::polar((0.0, 0.0), 50.0, TAU * f64::from(i) / 8.0)]))
                .collect();
            p.line(spokes, "#8d95a0", 2.0);
            p.line("M-26 60L0 0l26 60", "#5a616b", 4.0);
            for i in 0..8 {
                let (x, y) = path::polar((0.0, 0.0), 50.0, TAU * f64::from(i) / 8.0);
                let tone = ["#c8502b", "#c9a24b", "#5d8a8f", "#8e5a8a"][i as usize % 4];
                p.inked(path::circle(x, y, 8.0), tone, 1.8);
            }
            p.inked(path::circle(0.0, 0.0, 7.0), BRASS, 1.8);
        }
        Prop::Stall => {
            p.veil("M-34-18h72v44h-72z", "#000", 0.4);
            awning(p, 36.0, 20.0);
        }
        Prop::Targets => {
            awning(p, 60.0, 14.0);
            for x in [-38.0, 0.0, 38.0] {
                p.inked(path::circle(x, 30.0, 12.0), "#e6d9bd", 1.8);
                p.line(path::circle(x, 30.0, 7.0), "#a8332b", 3.0);
                p.fill(path::circle(x, 30.0, 2.4), "#a8332b");
            }
        }
        Prop::Striker => {
            p.inked("M-8-56H8V34H-8z", "#d9cbae", 2.2);
            p.fill("M-8-20H8v10H-8zM-8 2H8v10H-8zM-8-42H8v10H-8z", "#a8332b");
            p.inked(path::circle(0.0, -58.0, 11.0), BRASS, 2.2);
            p.inked("M-16 34h32v18h-32z", WOOD, 2.0);
            p.line("M24 46l22-24", OAK, 4.0);
            p.inked("M38 12l14 14-8 8-14-14z", IRON, 1.8);
        }
        Prop::Rings => {
            p.inked("M-56-22H56v36H-56z", WOOD, 2.2);
            for i in 0..5 {
                let x = -44.0 + f64::from(i) * 22.0;
                p.inked(path::circle(x, -4.0, 4.0), "#e6d9bd", 1.4);
                p.line(path::circle(x, -4.0, 9.0), ["#c9a24b", "#c8502b", "#5d8a8f"][i as usize % 3], 2.8);
            }
            p.fill("M-56 14H56l-6 9h-100z", "#8e2b2b");
        }
        Prop::Stage => {
            p.inked("M-56-24H56v48H-56z", WOOD, 2.4);
            p.inked("M-56-30H56v12H-56z", "#8e2b2b", 2.0);
            p.line("M-40-30v12M-20-30v12M0-30v12M20-30v12M40-30v12", "#4a1414", 2.0);
            for x in [-22.0, 18.0] {
                p.line(format!("M{x}-20v16"), PALE, 1.0);
                p.inked(path::circle(x, 0.0, 5.0), "#e8c39a", 1.4);
                p.inked(
                    format!("M{} 6h14l-4 12h-6z", x - 7.0),
                    if x < 0.0 { "#5d8a8f" } else { "#c9a24b" },
                    1.4,
                );
            }
        }
        Prop::Wagon => {
            p.veil("M-36-16h78v46h-78z", "#000", 0.45);
            p.inked("M-28-24h14v6h-14zM14-24h14v6H14zM-28 18h14v6h-14zM14 18h14v6H14z", DARK, 1.6);
            p.inked("M-38-19h76v38h-76z", "#7d3b2c", 2.4);
            p.fill("M-38-6h76V6h-76z", "#5a2a22");
            p.line("M-38-12h76M-38 12h76", BRASS, 1.8);
            p.line("M38 0h18", OAK, 3.4);
        }
        _ => {
            p.inked("M-32-24h64v48h-64z", "#1a1512", 2.6);
            p.fill("M-26-18h52v36h-52z", "#4a3d24");
            p.line("M-22-24v48M-11-24v48M0-24v48M11-24v48M22-24v48", PALE, 2.6);
        }
    }
}

fn canopy(p: &mut Pen, r: f64, n: usize, tones: [&str; 2]) {
    p.veil(path::circle(5.0, 8.0, r), "#000", 0.45);
    let rim = |i: usize| path::polar((0.0, 0.0), r, TAU * i as f64 / n as f64);
    p.inked(path::circle(0.0, 0.0, r), tones[0], 2.4);
    let pale: String = (0..n).step_by(2).map(|i| path::poly(&[(0.0, 0.0), rim(i), rim(i + 1)])).collect();
    p.fill(pale, tones[1]);
    p.veil(
        path::poly(&[(0.0, 0.0), (r * 0.7, -r * 0.7), (r, 0.0), (r * 0.7, r * 0.7), (0.0, r)]),
        "#000",
        0.22,
    );
    p.inked(path::circle(0.0, 0.0, r * 0.12), BRASS, 1.6);
}

fn awning(p: &mut Pen, w: f64, h: f64) {
    p.inked(path::rect(-w, -h, 2.0 * w, 2.0 * h), "#d9cbae", 2.2);
    let step = w / 4.0;
    let bands: String =
        (0..4).map(|i| path::rect(-w + f64::from(i) * 2.0 * step, -h, step, 2.0 * h)).collect();
    p.fill(bands, "#9c3a2c");
    p.veil(path::rect(-w, h * 0.4, 2.0 * w, h * 0.6), "#000", 0.28);
}
