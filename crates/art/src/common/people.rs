//! Who sits at the table? Eight robed members of the conclave and four brass automata.

use crate::path::{self, Pt};

const SKIN: [&str; 4] = ["#e8c39a", "#c68f5e", "#8d5a38", "#f0d6b8"];

/// Portraits by symbol id, on a 64 × 64 field.
pub fn portraits() -> Vec<(String, String)> {
    let people: [fn() -> String; 8] = [hood, wizard, scholar, widow, monk, oracle, captain, witch];
    let automata: [fn() -> String; 4] = [owl, knight, lantern, gear];
    let mut all = Vec::new();
    for (i, paint) in people.iter().enumerate() {
        all.push((format!("avatar-{}", i + 1), paint()));
    }
    for (i, paint) in automata.iter().enumerate() {
        all.push((format!("bot-{}", i + 1), paint()));
    }
    all
}

fn fill(d: &str, colour: &str) -> String {
    format!(r#"<path fill="{colour}" d="{d}"/>"#)
}

fn line(d: &str, colour: &str, width: f64) -> String {
    format!(
        r#"<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>"#
    )
}

fn medallion(ground: &str, glow: &str) -> String {
    fill(&path::circle(32.0, 32.0, 31.0), ground) + &fill(&path::circle(36.0, 26.0, 21.0), glow)
}

fn rim(colour: &str) -> String {
    line(&path::circle(32.0, 32.0, 30.5), colour, 2.0)
}

fn shoulders(colour: &str) -> String {
    fill("M7 51C12 43 22 41 32 41s20 2 25 10A31 31 0 0 1 32 63 31 31 0 0 1 7 51z", colour)
}

fn eyes(y: f64, gap: f64, colour: &str) -> String {
    fill(&(path::circle(32.0 - gap, y, 1.5) + &path::circle(32.0 + gap, y, 1.5)), colour)
}

fn hood() -> String {
    medallion("#4a1c14", "#6e2a1b")
        + &shoulders("#7d2b1c")
        + &fill("M32 7C46 10 50 28 47 47L32 53 17 47C14 28 18 10 32 7z", "#a33c24")
        + &fill("M32 17c8 2 11 11 10 22l-10 9-10-9c-1-11 2-20 10-22z", "#1d0d09")
        + &fill("M32 24c6 0 8 6 8 12 0 5-4 9-8 9s-8-4-8-9c0-6 2-12 8-12z", SKIN[1])
        + &fill("M23 28c3-5 15-5 18 0-4 4-14 4-18 0z", "#1d0d09")
        + &eyes(34.0, 3.6, "#1d0d09")
        + &line("M29 41q3 1.5 6 0", "#5e2f18", 1.2)
        + &line("M32 7c-1 3-1 6 0 9M21 24c-2 8-2 15-1 22M43 24c2 8 2 15 1 22", "#5e1c10", 1.3)
        + &rim("#d98a4a")
}

fn wizard() -> String {
    medallion("#13294a", "#1f4470")
        + &shoulders("#27507e")
        + &fill("M20 31h24v9c0 8-5 12-12 12s-12-4-12-12z", SKIN[3])
        + &fill("M19 36c3 3 8 2 13 1 5 1 10 2 13-1 2 12-4 22-13 26-9-4-15-14-13-26z", "#efe9dc")
        + &line("M25 44c1 5 3 9 6 13M39 44c-1 5-3 9-6 13M32 43v14", "#b9b3a6", 1.2)
        + &fill("M12 31c6-3 8-3 10-8L37 3c1 7 2 13 6 20 1 5 4 5 9 8-12 4-28 4-40 0z", "#1b3a66")
        + &line("M21 25c7 2.5 15 2.5 22 0", "#e2b94f", 2.4)
        + &fill(&path::star((33.0, 16.0), 3.4, 1.4, 5, path::UP), "#e2b94f")
        + &eyes(35.5, 4.2, "#1a2436")
        + &rim("#8fb6dc")
}

fn scholar() -> String {
    medallion("#3b2a12", "#5a4220")
        + &shoulders("#6d532a")
        + &fill("M25 40l7 9 7-9 3 4-10 14-10-14z", "#efe2c4")
        + &fill("M32 14c9 0 13 7 12 16 0 9-5 16-12 16s-12-7-12-16c-1-9 3-16 12-16z", SKIN[2])
        + &fill("M19 29c-2-13 5-19 13-19s15 6 13 19c-2-5-4-8-6-9-5 2-10 2-14 0-2 1-4 4-6 9z", "#1f150d")
        + &line("M21.5 30h0M26 27.5a4 4 0 1 0 .1 0zM38 27.5a4 4 0 1 0 .1 0zM30 31q2-1 4 0", "#f1d68a", 1.4)
        + &eyes(31.5, 6.0, "#1a0f08")
        + &line("M28.5 40q3.5 2 7 0", "#4b2812", 1.3)
        + &rim("#cda566")
}

fn widow() -> String {
    medallion("#1a1024", "#33204a")
        + &shoulders("#22142f")
        + &fill("M32 8c14 0 20 14 19 30v18q-19 12-38 0V38C12 22 18 8 32 8z", "#3c2654")
        + &fill("M32 19c8 0 11 6 11 14s-5 14-11 14-11-6-11-14 3-14 11-14z", SKIN[0])
        + &fill("M20 31c0-9 5-14 12-14s12 5 12 14c-4-5-7-7-12-7s-8 2-12 7z", "#5a3a7a")
        + &eyes(34.0, 4.3, "#2a1638")
        + &line("M26 31q2-1.5 4 0M34 31q2-1.5 4 0", "#2a1638", 1.0)
        + &fill("M28.5 41q3.5-2 7 0-3.5 3-7 0z", "#8e2f3c")
        + &line("M17 40c-1 6-2 11-5 15M47 40c1 6 2 11 5 15M32 8v6", "#7d5aa3", 1.3)
        + &fill(&path::circle(32.0, 22.0, 2.0), "#e2b94f")
        + &rim("#a98bc4")
}

fn monk() -> String {
    medallion("#22301a", "#374c28")
        + &shoulders("#5a4528")
        + &fill("M14 50c2-7 10-10 18-10s16 3 18 10c-8 5-28 5-36 0z", "#7a6038")
        + &fill("M32 13c9 0 13 7 13 15 0 10-5 17-13 17s-13-7-13-17c0-8 4-15 13-15z", SKIN[0])
        + &fill(
            "M18 28c-1-4 0-9 3-12 3-1 4 1 5 3h12c1-2 2-4 5-3 3 3 4 8 3 12-1-3-2-5-4-6H22c-2 1-3 3-4 6z",
            "#6b4423",
        )
        + &fill("M20 33c2 2 6 2 12 1 6 1 10 1 12-1 0 9-5 15-12 15s-12-6-12-15z", "#6b4423")
        + &line("M29 39.5q3 1.5 6 0", "#e8c39a", 1.6)
        + &line("M24 29q2 1.5 4 0M36 29q2 1.5 4 0", "#3a2010", 1.6)
        + &line("M32 49.5a2.5 2.5 0 1 1-.1 0zM32 54.5v5M32 57h2.5", "#e2b94f", 1.6)
        + &rim("#a6c768")
}

fn oracle() -> String {
    medallion("#0f302c", "#1b4a43")
        + &shoulders("#e9e2d0")
        + &fill(
            "M16 54c-3-14-3-30 4-38 7-7 17-7 24 0 7 8 7 24 4 38-6-4-8-8-8-14H24c0 6-2 10-8 14z",
            "#e9e2d0",
        )
        + &fill("M32 18c8 0 11 6 11 13 0 9-5 15-11 15s-11-6-11-15c0-7 3-13 11-13z", SKIN[2])
        + &fill("M20 25h24v6c-7 3-17 3-24 0z", "#2f7a6c")
        + &line("M28 28c2-2.5 6-2.5 8 0-2 2.5-6 2.5-8 0z", "#eef7e8", 1.2)
        + &fill(&path::circle(32.0, 28.0, 1.1), "#eef7e8")
        + &line("M28.5 39.5q3.5 2 7 0", "#4b2812", 1.4)
        + &fill("M22 16l4-7 6 5 6-5 4 7c-6-2-14-2-20 0z", "#e2b94f")
        + &rim("#86d0b8")
}

fn captain() -> String {
    medallion("#33200f", "#59381a")
        + &shoulders("#20364c")
        + &fill("M26 44l6 6 6-6 6 3-12 14-12-14z", "#c4793c")
        + &fill("M32 17c8 0 12 6 12 14s-5 15-12 15-12-7-12-15 4-14 12-14z", SKIN[1])
        + &fill("M22 38c4-3 7-2 10-2s6-1 10 2c0 6-5 10-10 10s-10-4-10-10z", "#3a2416")
        + &line("M28.5 41.5h7", "#c68f5e", 1.5)
        + &fill("M8 24c6-11 14-15 24-15s18 4 24 15c-7-2-14-4-24-4S15 22 8 24z", "#1f2e3f")
        + &line("M9 24c7-2.5 14-4 23-4s16 1.5 23 4", "#e2b94f", 1.8)
        + &fill("M33 27h9l-1 5c-2 2-5 2-7 0z", "#17110c")
        + &line("M20 25l24 4", "#17110c", 1.2)
        + &fill(&path::circle(27.0, 29.5, 1.6), "#17110c")
        + &rim("#d98a4a")
}

fn witch() -> String {
    medallion("#2b1233", "#4a2154")
        + &shoulders("#2f5438")
        + &fill("M19 28c-6 10-6 20-9 26 8 3 12 0 14-6h16c2 6 6 9 14 6-3-6-3-16-9-26z", "#b2522a")
        + &fill("M32 20c8 0 11 6 11 13 0 8-5 14-11 14s-11-6-11-14c0-7 3-13 11-13z", SKIN[3])
        + &fill("M20 30c2-8 6-11 12-11s10 3 12 11c-4-2-6-4-7-7-3 4-9 6-17 7z", "#b2522a")
        + &fill("M9 25c7-2 11-3 13-6 2-8 8-13 20-14-4 3-5 8-1 14 2 3 7 4 14 6-14 5-32 5-46 0z", "#20122b")
        + &line("M21 20.5c7 2 14 2 21 0", "#7ab648", 2.6)
        + &eyes(33.5, 4.2, "#23401c")
        + &line("M28 40.5q4 3 8-.5", "#8e2f3c", 1.4)
        + &rim("#bd9bd2")
}

const BRASS: &str = "#c69a4a";
const BRONZE: &str = "#7d5424";
const SOOT: &str = "#1c140d";

fn automaton_ground() -> String {
    medallion("#241c15", "#3a2d20")
}

fn rivets(points: &[Pt]) -> String {
    let d: String = points.iter().map(|p| path::circle(p.0, p.1, 1.1)).collect();
    fill(&d, "#f4dfa6")
}

fn lens(x: f64, y: f64, r: f64, glass: &str) -> String {
    fill(&path::circle(x, y, r), SOOT)
        + &fill(&path::circle(x, y, r - 1.8), glass)
        + &fill(&path::circle(x - r * 0.25, y - r * 0.3, r * 0.22), "#fff6dc")
}

fn owl() -> String {
    automaton_ground()
        + &fill("M16 57c1-5 3-8 6-10h20c3 2 5 5 6 10-8 7-24 7-32 0z", BRONZE)
        + &fill("M14 12l9 6h18l9-6c2 12 2 24-3 32-7 7-23 7-30 0-5-8-5-20-3-32z", BRASS)
        + &lens(23.5, 30.0, 8.0, "#f29a3e")
        + &lens(40.5, 30.0, 8.0, "#f29a3e")
        + &fill("M32 33l4 5-4 7-4-7z", SOOT)
        + &line("M24 47q8 4 16 0M26 52q6 3 12 0", "#e8cd88", 1.4)
        + &rivets(&[(18.0, 19.0), (46.0, 19.0), (32.0, 22.0)])
        + &rim(BRASS)
}

fn knight() -> String {
    automaton_ground()
        + &fill("M15 57c2-7 7-10 17-10s15 3 17 10c-8 7-26 7-34 0z", "#4a525b")
        + &fill("M32 8c11 0 16 8 16 19v14l-9 10H25l-9-10V27C16 16 21 8 32 8z", "#98a3ac")
        + &fill("M32 8c11 0 16 8 16 19v14l-9 10h-7z", "#717d89")
        + &fill("M18 26h28v7H34v8h-4v-8H18z", SOOT)
        + &fill(&(path::circle(25.0, 29.5, 2.0) + &path::circle(39.0, 29.5, 2.0)), "#7fdcf0")
        + &fill("M30 2h4v14h-4z", "#c4793c")
        + &line("M23 44v4M28 45v5M36 45v5M41 44v4", SOOT, 1.6)
        + &rivets(&[(20.0, 22.0), (44.0, 22.0), (20.0, 38.0), (44.0, 38.0)])
        + &rim("#98a3ac")
}

fn lantern() -> String {
    automaton_ground()
        + &fill("M20 58c0-6 3-9 6-10h12c3 1 6 4 6 10-6 4-18 4-24 0z", BRONZE)
        + &fill("M18 20h28l3 25H15z", "#3a2a18")
        + &fill("M21 23h22l2 19H19z", "#f2b450")
        + &fill("M32 25c1 5 6 6 6 11 0 4-3 6-6 6s-6-2-6-6c0-5 5-6 6-11z", "#fff0c0")
        + &fill("M14 20c4-6 9-9 18-9s14 3 18 9z", BRASS)
        + &fill("M13 44h38v5H13z", BRASS)
        + &line("M32 11V7M28 7a4 4 0 0 1 8 0M26 23v19M38 23v19", BRASS, 2.2)
        + &eyes(33.5, 10.2, SOOT)
        + &rivets(&[(17.0, 46.5), (32.0, 46.5), (47.0, 46.5)])
        + &rim(BRASS)
}

fn gear() -> String {
    automaton_ground()
        + &fill("M16 57c2-5 7-8 16-8s14 3 16 8c-8 7-24 7-32 0z", "#5a3a1c")
        + &fill(&path::star((32.0, 28.0), 22.0, 17.5, 12, 0.13), BRONZE)
        + &fill(&path::circle(32.0, 28.0, 16.5), BRASS)
        + &fill("M32 11.5a16.5 16.5 0 0 1 0 33z", "#a87d34")
        + &lens(32.0, 25.0, 8.5, "#6fc7a8")
        + &line("M24 38h16M27 36v4M32 36v4M37 36v4", SOOT, 1.5)
        + &rivets(&[(19.5, 25.0), (44.5, 25.0), (24.0, 16.0), (40.0, 16.0)])
        + &rim(BRONZE)
}
