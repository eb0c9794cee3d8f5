//! Can one play with the pictures? Every element is seen where a Butterfly points, and no card is taken for another.

use art::obscurio::{Filters, illusion, map, page, spot_colour};
use obscurio::pictures::{Card, Mist};
use resvg::{tiny_skia, usvg};
use std::collections::BTreeSet;

fn tree(svg: &str) -> usvg::Tree {
    usvg::Tree::from_str(svg, &usvg::Options::default()).expect("well-formed")
}

fn raster(svg: &str, size: u32) -> tiny_skia::Pixmap {
    let tree = tree(svg);
    let mut pixels = tiny_skia::Pixmap::new(size, size).expect("a size");
    let scale = size as f32 / tree.size().width();
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels
}

#[test]
fn drawing_twice_gives_the_same_picture_and_no_two_cards_are_the_same() {
    let files: BTreeSet<String> = Card::ALL.into_iter().map(illusion).collect();
    assert_eq!(files.len(), Card::COUNT);
    assert!(Card::ALL.into_iter().map(illusion).all(|file| files.contains(&file)));
}

#[test]
fn pictures_carry_no_words_and_nothing_from_elsewhere() {
    for card in Card::ALL {
        for filters in [Filters::default(), Filters { red: true, mist: Some(Mist::Left) }] {
            let file = page(card, filters, "p");
            for tag in
                file.split('<').skip(1).map(|tag| tag.split([' ', '>', '/']).next().unwrap_or_default())
            {
                let known = [
                    "svg",
                    "defs",
                    "path",
                    "g",
                    "linearGradient",
                    "radialGradient",
                    "stop",
                    "clipPath",
                    "pattern",
                    "",
                ];
                assert!(known.contains(&tag), "{card}: <{tag}>");
            }
            assert!(!file.contains("href") && !file.contains(card.name()), "{card} says who it is");
        }
    }
}

#[test]
fn every_element_is_seen_where_a_butterfly_points() {
    const SIZE: u32 = 160;
    for card in Card::ALL {
        let pixels = raster(&map(card), SIZE);
        for (at, (element, slot)) in card.placed().enumerate() {
            let wanted = u32::from_str_radix(&spot_colour(at)[1..], 16).expect("a colour");
            let unit = 204.0 / f64::from(SIZE);
            let seen: Vec<(f64, f64)> = (0..SIZE * SIZE)
                .filter(|&n| {
                    let pixel = pixels.pixel(n % SIZE, n / SIZE).expect("inside");
                    let colour = [pixel.red(), pixel.green(), pixel.blue()];
                    u32::from_be_bytes([0, colour[0], colour[1], colour[2]]) == wanted
                })
                .map(|n| (f64::from(n % SIZE) * unit - 102.0, f64::from(n / SIZE) * unit - 102.0))
                .collect();
            assert!(seen.len() >= 40, "{card} e{at} {element:?}: {} pixels", seen.len());
            for &[x, y] in slot.anchors() {
                let near = |&(px, py): &(f64, f64)| (px - f64::from(x)).hypot(py - f64::from(y)) <= 10.0;
                assert!(seen.iter().any(near), "{card} e{at} {element:?} is not where its anchor is");
            }
        }
    }
}

fn lab([r, g, b]: [u8; 3]) -> [f32; 3] {
    let linear = |c: u8| {
        let c = f32::from(c) / 255.0;
        if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    let (r, g, b) = (linear(r), linear(g), linear(b));
    let bend = |t: f32| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    let y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
    let z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

#[test]
fn no_card_is_taken_for_another_on_a_phone() {
    let pictures: Vec<Vec<[f32; 3]>> = Card::ALL
        .into_iter()
        .map(|card| {
            let pixels = raster(&illusion(card), 112);
            let opaque = pixels.pixels().iter().filter(|pixel| pixel.alpha() == 255);
            opaque.map(|pixel| lab([pixel.red(), pixel.green(), pixel.blue()])).collect()
        })
        .collect();
    let mut nearest = (f32::MAX, 0, 0);
    for a in 0..pictures.len() {
        for b in a + 1..pictures.len() {
            assert_eq!(pictures[a].len(), pictures[b].len(), "all cards are the same disc");
            let apart = |(p, q): (&[f32; 3], &[f32; 3])| {
                let d = [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
                (d[0] * d[0] + d[1] * d[1] + d[2] * d[2]).sqrt()
            };
            let mean =
                pictures[a].iter().zip(&pictures[b]).map(apart).sum::<f32>() / pictures[a].len() as f32;
            if mean < nearest.0 {
                nearest = (mean, a + 1, b + 1);
            }
        }
    }
    println!("nearest: {nearest:?}");
    assert!(nearest.0 > 12.0, "I{:02} and I{:02} are only {} apart", nearest.1, nearest.2, nearest.0);
}

#[test]
fn under_mist_nothing_is_drawn_outside_the_clear_zones() {
    fn paths(group: &usvg::Group, found: &mut Vec<usvg::Rect>) {
        for node in group.children() {
            match node {
                usvg::Node::Group(group) => paths(group, found),
                usvg::Node::Path(path) => found.push(path.abs_bounding_box()),
                _ => panic!("only paths"),
            }
        }
    }
    for card in Card::ALL {
        for mist in [Mist::Left, Mist::Right] {
            let mut boxes = Vec::new();
            paths(tree(&page(card, Filters { red: false, mist: Some(mist) }, "p")).root(), &mut boxes);
            let in_clear = |found: &usvg::Rect| {
                mist.clear().iter().any(|&((x, y), r)| {
                    let (x, y, r) = (x as f32 + 102.0, y as f32 + 102.0, r as f32 + 6.2);
                    found.left() >= x - r
                        && found.right() <= x + r
                        && found.top() >= y - r
                        && found.bottom() <= y + r
                })
            };
            // The bank of fog (2), its edge (2), three wisps and the rim (2) are the mist's own.
            let outside = boxes.iter().filter(|found| !in_clear(found)).count();
            assert!(outside <= 9, "{card} {mist:?}: {outside} shapes outside");
        }
    }
}
