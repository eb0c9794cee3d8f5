//! What lies on the map and on the boards? Fire, Gates, links, and the tokens of each Episode on both their sides.

use ::deathmaydie::content::{Die, Face, Gate, Token, Value};

use super::Sheet;
use crate::motif;
use crate::path;
use crate::pen::Pen;
use crate::sketch::{shape, stroke, twin};
use std::f64::consts::TAU;

type Painter = fn(&mut Pen);

const SIDE: (u32, u32) = (64, 64);
const PAPER: &str = "#e9dcc0";
const GOLD: &str = "#c9a24b";
const BONE: &str = "#efe4c8";

pub fn lay(sheet: &mut Sheet) {
    for gate in Gate::ALL {
        sheet.painted(&format!("gate-{gate}"), SIDE, |p| portal(p, gate));
    }
    for token in Token::ALL {
        for name in looks(token) {
            sheet.painted(&format!("token-{token}-{name}"), SIDE, |p| episode(p, token, name));
        }
    }
    let lone: [(&str, Painter); 8] = [
        ("fire", fire),
        ("staircase", staircase),
        ("tunnel", tunnel),
        ("start", start),
        ("progression", progression),
        ("fatigue", fatigue),
        ("cosmic", cosmic),
        ("wounded", wounded),
    ];
    for (id, paint) in lone {
        sheet.painted(id, SIDE, paint);
    }
    for die in Die::ALL {
        sheet.painted(&format!("die-{die}"), (48, 48), |p| cube(p, die));
    }
}

/// The sides of a token by name; a side with a hidden value is one side for each value.
pub fn looks(token: Token) -> Vec<&'static str> {
    let mut names: Vec<&str> = Vec::new();
    for face in token.row().faces {
        match token.values() {
            values if *face == Face::Up && !values.is_empty() => {
                names.extend(values.iter().map(|value| value.name()))
            }
            _ => names.push(face.name()),
        }
    }
    names.dedup();
    names
}

fn plate(p: &mut Pen, ground: &str, rim: &str) {
    p.inked(path::circle(32.0, 32.0, 29.0), ground, 2.6);
    p.line(path::circle(32.0, 32.0, 26.0), rim, 2.4);
}

/// A door of light in stone, and a star whose points tell the colours apart.
fn portal(p: &mut Pen, gate: Gate) {
    let (deep, mid, glow, points) = match gate {
        Gate::Red => ("#5a0f14", "#c8382e", "#ffb0a0", 3),
        Gate::Yellow => ("#5a4408", "#d9a91e", "#fff0a8", 4),
        Gate::Blue => ("#0f2a5a", "#3a7fd0", "#bfe4ff", 6),
    };
    p.inked("M5 61V30C5 14 17 3 32 3s27 11 27 27v31z", "#6f675c", 2.8);
    p.line("M6 46h9M49 46h9M7 28l9 3M57 28l-9 3M20 8l5 8M44 8l-5 8", p.hue.ink, 1.8);
    p.inked("M14 61V32C14 21 22 13 32 13s18 8 18 19v29z", deep, 2.4);
    p.line(path::flow(&path::spiral((32.0, 38.0), 3.0, 17.0, 0.4, 1.6)), mid, 4.4);
    p.fill(path::star((32.0, 38.0), 12.0, if points == 3 { 4.4 } else { 5.0 }, points, path::UP), glow);
}

fn fire(p: &mut Pen) {
    plate(p, "#3a0f08", "#f29a3e");
    let tongues = |k: f64| -> String {
        [(-12.0, 18.0, 34.0, -3.0), (12.0, 18.0, 37.0, 3.0), (0.0, 26.0, 52.0, 2.0)]
            .iter()
            .map(|&(x, w, h, lean)| motif::flame(32.0 + x * k, 56.0, w * k, h * k, lean))
            .collect()
    };
    p.massed(tongues(1.0), "#e0602a", 3.0);
    p.fill(tongues(0.72), "#f29a3e");
    p.fill(tongues(0.42), "#ffe9b0");
}

fn staircase(p: &mut Pen) {
    plate(p, "#2a2420", GOLD);
    for i in 0..4 {
        let (x, y) = (14.0 + f64::from(i) * 9.0, 42.0 - f64::from(i) * 8.0);
        p.inked(
            path::rect(x, y, 10.0, 50.0 - y),
            ["#8f877a", "#a39a8b", "#b8ae9c", "#d0c5b0"][i as usize],
            1.6,
        );
    }
}

fn tunnel(p: &mut Pen) {
    plate(p, "#3a2c1e", GOLD);
    p.inked("M13 50V34c0-12 8-20 19-20s19 8 19 20v16z", "#7a6a54", 2.2);
    p.fill("M20 50V36c0-8 5-14 12-14s12 6 12 14v14z", "#060504");
    p.fill("M27 50h10l-3-9h-4z", "#4a3c2a");
}

fn start(p: &mut Pen) {
    plate(p, "#1d3328", "#8fc49a");
    p.line("M22 52V14", BONE, 3.6);
    p.inked(shape("22 15! 34 12 48 18! 44 24 48 32! 34 28 22 32!"), "#c9a24b", 2.0);
}

fn progression(p: &mut Pen) {
    plate(p, "#2b0f12", "#c8502b");
    p.inked(shape("10 32! 20 20 32 16 44 20 54 32! 44 44 32 48 20 44"), "#e9dcc0", 2.2);
    p.fill(path::circle(32.0, 32.0, 10.0), "#c8502b");
    p.fill(path::gouge((32.0, 20.0), (32.0, 44.0), 8.0), p.hue.ink);
}

/// A heavy lid over an eye.
fn fatigue(p: &mut Pen) {
    plate(p, "#2a3038", "#8a95a2");
    p.inked(shape("12 34! 22 24 32 22 42 24 52 34! 42 42 32 44 22 42"), BONE, 2.0);
    p.inked(shape("10 34! 20 20 32 17 44 20 54 34! 44 36 32 37 20 36"), "#6a7684", 2.2);
    p.fill(path::circle(32.0, 40.0, 3.6), p.hue.ink);
    p.line("M18 46l-3 5M26 49l-1 6M38 49l1 6M46 46l3 5", "#8a95a2", 2.4);
}

fn cosmic(p: &mut Pen) {
    plate(p, "#1c1040", "#a06ad8");
    p.line(path::flow(&path::spiral((32.0, 32.0), 4.0, 22.0, 0.0, 1.3)), "#7fd0d8", 4.4);
    p.inked(path::star((32.0, 32.0), 14.0, 5.0, 4, path::UP), "#fff2b8", 1.8);
    p.fill(
        path::circle(15.0, 24.0, 2.2) + &path::circle(48.0, 46.0, 2.2) + &path::circle(45.0, 16.0, 1.8),
        "#fff2b8",
    );
}

fn wounded(p: &mut Pen) {
    p.inked(motif::drop(32.0, 3.0, 42.0, 58.0), "#b3202c", 3.0);
    p.fill(shape("20 42 22 34 26 30 25 40 28 50"), "#f08a80");
}

fn cube(p: &mut Pen, die: Die) {
    let (face, edge) = match die {
        Die::Standard => ("#1f1a17", "#8a7d6c"),
        Die::Bonus => ("#1f4a38", "#8fd0a4"),
    };
    p.inked("M10 3h28a7 7 0 0 1 7 7v28a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7V10a7 7 0 0 1 7-7z", face, 2.4);
    p.line("M11 6.5h26a4.5 4.5 0 0 1 4.5 4.5v26a4.5 4.5 0 0 1-4.5 4.5H11A4.5 4.5 0 0 1 6.5 37V11A4.5 4.5 0 0 1 11 6.5z", edge, 1.6);
    if die == Die::Bonus {
        p.fill("M7 7h8l-8 8zM41 7v8l-8-8zM7 41v-8l8 8zM41 41h-8l8-8z", edge);
    }
}

fn episode(p: &mut Pen, token: Token, name: &str) {
    match token {
        Token::Juror => juror(p, name == Face::Innocent.name()),
        Token::Lock => lock(p, name),
        Token::Key => key(p, name),
        Token::Bone => bone(p),
        Token::Victim => victim(p),
        Token::Charge => charge(p),
        Token::Foundation => foundation(p, name == Face::Loaded.name()),
        Token::Booth => booth(p, name == Face::Won.name()),
        Token::Townsfolk => townsfolk(p),
        Token::Whisper => whisper(p, name),
    }
}

/// A wigged head with the scales of its opinion: tipped and dark, or level and light.
fn juror(p: &mut Pen, innocent: bool) {
    if innocent {
        plate(p, "#2c4a5e", "#bfe0ea");
    } else {
        plate(p, "#4a1716", "#d0603e");
    }
    p.inked(twin(32.0, "32 26 42 28 48 40 46 54 32 58"), if innocent { "#f3e7cf" } else { "#2a1512" }, 2.0);
    p.inked(twin(32.0, "32 12 41 14 45 26 43 36! 38 32 32 34!"), "#efe9dc", 2.0);
    p.inked(twin(32.0, "32 20 38 22 39 30 35 37 32 38"), "#e0b890", 1.6);
    if innocent {
        p.line("M14 44h36M32 40v16", GOLD, 2.6);
        p.inked("M9 46h10l-5 7zM45 46h10l-5 7z", GOLD, 1.4);
    } else {
        p.line("M14 52l36-12M32 42v14", GOLD, 2.6);
        p.inked("M9 53h10l-5 7zM45 40h10l-5 7z", GOLD, 1.4);
    }
}

/// Pips tell the number, as on dominoes.
fn pips(p: &mut Pen, name: &str, at: (f64, f64), colour: &str) {
    let spots: &[f64] = match name {
        _ if name == Value::One.name() => &[0.0],
        _ if name == Value::Two.name() => &[-6.0, 6.0],
        _ if name == Value::Three.name() => &[-10.0, 0.0, 10.0],
        _ => &[],
    };
    let d: String = spots.iter().map(|x| path::circle(at.0 + x, at.1, 3.8)).collect();
    p.fill(d, colour);
}

fn lock(p: &mut Pen, name: &str) {
    let closed = name == Face::Down.name();
    p.line("M20 30V20a12 12 0 0 1 24 0v10", p.hue.ink, 10.0);
    p.line("M20 30V20a12 12 0 0 1 24 0v10", "#a8adb2", 5.4);
    p.inked("M11 28h42v28a4 4 0 0 1-4 4H15a4 4 0 0 1-4-4z", if closed { "#5c6066" } else { GOLD }, 2.8);
    if closed {
        p.fill(path::circle(32.0, 40.0, 5.4) + "M29 42h6l3 12H26z", p.hue.ink);
    } else {
        pips(p, name, (32.0, 44.0), p.hue.ink);
    }
}

fn key(p: &mut Pen, name: &str) {
    let closed = name == Face::Down.name();
    plate(p, if closed { "#25282c" } else { "#3a2c12" }, if closed { "#7c828a" } else { GOLD });
    let tone = if closed { "#8f959c" } else { "#e6c15e" };
    p.placed(32.0, if closed { 32.0 } else { 26.0 }, -35.0, 1.0, |p| {
        p.inked("M-6-4h26v4h-3v7h-5V0h-3v5h-5V0H-6z", tone, 1.8);
        p.line(path::circle(-13.0, -2.0, 7.6), p.hue.ink, 6.6);
        p.line(path::circle(-13.0, -2.0, 7.6), tone, 3.6);
    });
    pips(p, name, (32.0, 49.0), "#fff0b8");
}

fn bone(p: &mut Pen) {
    p.placed(32.0, 32.0, -38.0, 1.0, |p| {
        p.inked("M-18-6C-22-16-34-10-29 0c-5 10 7 16 11 6h36c4 10 16 4 11-6 5-10-7-16-11-6z", BONE, 2.8);
        p.line("M-14 2h20", "#b8aa86", 2.2);
    });
}

/// Kneeling, bound, the head bent.
fn victim(p: &mut Pen) {
    plate(p, "#33302c", "#cfc4ac");
    p.inked(shape("26 24 38 24 46 36 46 48 54 54! 12 54! 18 46 18 34"), "#c9bda4", 2.2);
    p.inked(path::circle(30.0, 18.0, 8.0), "#e0b890", 2.0);
    p.line(stroke("19 38 32 41 46 38 / 19 44 32 47 46 44"), "#7a5a34", 3.4);
}

fn charge(p: &mut Pen) {
    p.inked("M14 22h36v34a5 5 0 0 1-5 5H19a5 5 0 0 1-5-5z", "#7a4a2a", 2.8);
    p.line("M14 30h36M14 52h36", "#2b2521", 4.0);
    p.inked(path::star((32.0, 41.0), 8.0, 3.4, 6, 0.0), "#f29a3e", 1.6);
    p.line(stroke("32 22 34 14 42 12 46 6"), PAPER, 3.0);
    p.fill(path::star((48.0, 6.0), 6.0, 2.4, 7, 0.0), "#ffe27a");
}

fn foundation(p: &mut Pen, loaded: bool) {
    p.inked(
        "M4 60V44h56v16zM10 44V28h44v16zM18 28V12h28v16z",
        if loaded { "#6a3c30" } else { "#8a8276" },
        2.6,
    );
    p.line("M32 44v16M22 28v16M42 28v16M32 12v16M17 44v16M47 44v16", p.hue.ink, 2.0);
    if loaded {
        p.inked("M21 26h22v26H21z", "#c8502b", 2.4);
        p.line("M21 33h22M21 45h22", p.hue.ink, 2.4);
        p.line("M32 26v-8l6-5", PAPER, 2.6);
        p.fill(path::star((40.0, 11.0), 6.0, 2.4, 7, 0.0), "#ffe27a");
    }
}

fn booth(p: &mut Pen, won: bool) {
    p.inked("M10 24h44v36H10z", if won { "#3c5a3a" } else { "#5a3a26" }, 2.6);
    p.fill("M15 38h34v22H15z", "#140d09");
    p.inked("M4 24L12 6h40l8 18z", PAPER, 2.6);
    let stripe = if won { "#5f9a4a" } else { "#b03a2c" };
    p.fill("M12 6h8l-5 18H4zM28 6h8v18h-8zM44 6h8l8 18H49z", stripe);
    if won {
        p.inked(path::star((32.0, 46.0), 15.0, 6.4, 5, path::UP), "#ffd84a", 2.2);
    } else {
        p.line("M16 52l32 0", "#8a6238", 5.0);
        p.fill(path::circle(32.0, 43.0, 4.6), "#ffcf6b");
    }
}

fn townsfolk(p: &mut Pen) {
    plate(p, "#3a3524", "#d8b96a");
    for (x, y, coat) in [(18.0, 28.0, "#5d7a8f"), (46.0, 28.0, "#8e4a3a"), (32.0, 32.0, "#c9a24b")] {
        p.inked(format!("M{} {}c0-16 22-16 22 0z", x - 11.0, y + 24.0), coat, 2.0);
        p.inked(path::circle(x, y, 7.4), "#e8c39a", 2.0);
    }
}

fn whisper(p: &mut Pen, name: &str) {
    match name {
        _ if name == Value::Memory.name() => {
            plate(p, "#4a1a26", "#e88a94");
            p.line(stroke("32 30 30 44 34 56"), "#4c7a3c", 3.6);
            p.inked(path::circle(32.0, 24.0, 12.0), "#c22f42", 2.2);
            p.line(path::flow(&path::spiral((32.0, 24.0), 2.0, 9.0, 0.0, 1.4)), "#ff9aa4", 2.4);
            p.inked(shape("32 46! 42 38 50 42! 42 50"), "#4c7a3c", 1.6);
        }
        _ if name == Value::Howl.name() => {
            plate(p, "#14161c", "#8a95a2");
            p.fill(path::circle(41.0, 26.0, 13.0), "#e9dfc0");
            let wolf =
                "16 56! 17 42 20 34 15 22! 24 27 32 24 41 10! 45 12 42 18! 48 20 44 26 38 31 40 42 44 56!";
            p.inked(shape(wolf), "#4a505c", 2.2);
            p.fill(shape("42 13! 38 22 43 21!"), "#a3262f");
            p.fill(path::circle(31.0, 28.0, 2.0), "#ffd24a");
            p.line(stroke("24 38 26 46 24 53 / 32 40 34 48"), "#7d8694", 2.2);
        }
        _ => {
            plate(p, "#26222e", "#8f86a8");
            let curls = [0.0, 1.0, 2.0].map(|i: f64| {
                path::flow(&path::spiral((22.0 + i * 10.0, 40.0 - i * 8.0), 1.5, 8.0, TAU * 0.3 * i, 1.1))
            });
            p.line(curls.concat(), "#cfc6e4", 3.4);
        }
    }
}
