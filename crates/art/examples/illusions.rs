//! Contact sheets to look at: `cargo run -p art --example illusions -- motifs` (or `cards`, `grey`, `small`, `quiz`, `filters`, `files`, `one I07`).

use art::obscurio::Filters;
use obscurio::pictures::{Card, Colour, Look, Mist, Motif, Palette};
use resvg::{tiny_skia, usvg};

fn raster(svg: &str, size: u32) -> tiny_skia::Pixmap {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("well-formed");
    let mut pixels = tiny_skia::Pixmap::new(size, size).expect("a size");
    let scale = size as f32 / tree.size().width();
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels
}

fn sheet(name: &str, pictures: &[String], size: u32, columns: u32, grey: bool) {
    let gap = 6;
    let rows = (pictures.len() as u32).div_ceil(columns);
    let mut page =
        tiny_skia::Pixmap::new(columns * (size + gap) + gap, rows * (size + gap) + gap).expect("a size");
    page.fill(tiny_skia::Color::from_rgba8(40, 34, 30, 255));
    for (at, picture) in pictures.iter().enumerate() {
        let (x, y) = (at as u32 % columns * (size + gap) + gap, at as u32 / columns * (size + gap) + gap);
        let image = raster(picture, size);
        let paint = tiny_skia::PixmapPaint::default();
        page.draw_pixmap(x as i32, y as i32, image.as_ref(), &paint, tiny_skia::Transform::identity(), None);
    }
    if grey {
        for pixel in page.pixels_mut() {
            let light = 0.299 * f32::from(pixel.red())
                + 0.587 * f32::from(pixel.green())
                + 0.114 * f32::from(pixel.blue());
            let light = (light.round() as u8).min(pixel.alpha());
            *pixel =
                tiny_skia::PremultipliedColorU8::from_rgba(light, light, light, pixel.alpha()).expect("grey");
        }
    }
    std::fs::create_dir_all("target/illusions").expect("a folder");
    let path = format!("target/illusions/{name}.png");
    page.save_png(&path).expect("written");
    println!("{path}");
}

fn motifs() -> Vec<(Motif, Option<Look>)> {
    let looks = |motif: Motif| match motif.row().looks {
        [] => vec![(motif, None)],
        looks => looks.iter().map(|&look| (motif, Some(look))).collect(),
    };
    Motif::ALL.into_iter().flat_map(looks).collect()
}

fn natural(motif: Motif, look: Option<Look>, palette: Palette) -> String {
    let colours = motif.row().colours;
    let colour: Colour =
        colours.iter().copied().find(|c| palette.row().families.contains(c)).unwrap_or(colours[0]);
    art::obscurio::motif(motif, look, colour, palette)
}

fn main() {
    let what = std::env::args().nth(1).unwrap_or_else(|| "motifs".into());
    match what.as_str() {
        "motifs" => {
            for (part, some) in motifs().chunks(35).enumerate() {
                let palettes = [Palette::Verdigris, Palette::Moonlit, Palette::DesertDawn];
                let pictures: Vec<String> = some
                    .iter()
                    .enumerate()
                    .map(|(at, &(m, v))| natural(m, v, palettes[(at + part) % 3]))
                    .collect();
                sheet(&format!("motifs{part}"), &pictures, 200, 7, false);
            }
        }
        "quiz" => {
            // Shuffled, in colours that give nothing away, as small as things get on a card; the answers go beside it.
            let mut order: Vec<(usize, (Motif, Option<Look>))> = motifs()
                .into_iter()
                .enumerate()
                .map(|(at, motif)| ((at * 7919 + 31) % 1009, motif))
                .collect();
            order.sort_by_key(|(key, _)| *key);
            let palettes = [Palette::InkAndBlood, Palette::AmberLibrary, Palette::Frost];
            let draw = |(at, (_, (m, l))): (usize, &(usize, (Motif, Option<Look>)))| {
                let palette = palettes[at % 3];
                art::obscurio::motif(*m, *l, palette.row().families[(at / 3) % 4], palette)
            };
            let pictures: Vec<String> = order.iter().enumerate().map(draw).collect();
            sheet("quiz", &pictures, 120, 12, false);
            sheet("quiz-small", &pictures, 26, 34, true);
            let names: Vec<String> = order.iter().map(|(_, (m, l))| format!("{m} {l:?}")).collect();
            std::fs::write("target/illusions/quiz.txt", names.join("\n")).expect("written");
        }
        "one" => {
            let wanted = std::env::args().skip(2).filter_map(|name| name.parse().ok());
            let pictures: Vec<String> = wanted.map(art::obscurio::illusion).collect();
            sheet("one", &pictures, 620, 2, false);
        }
        "files" => {
            std::fs::create_dir_all("target/illusions").expect("a folder");
            for card in Card::ALL {
                let path = format!("target/illusions/{card}.svg");
                std::fs::write(path, art::obscurio::illusion(card)).expect("written");
            }
        }
        "filters" => {
            let looks = [
                (true, None),
                (false, Some(Mist::Left)),
                (false, Some(Mist::Right)),
                (true, Some(Mist::Left)),
            ];
            let page = |card, (red, mist)| art::obscurio::page(card, Filters { red, mist }, "p");
            let cards = Card::ALL.into_iter().step_by(17);
            let pictures: Vec<String> = cards.flat_map(|card| looks.map(|look| page(card, look))).collect();
            sheet("filters", &pictures, 300, 4, false);
        }
        "cards" | "grey" => {
            for (part, some) in Card::ALL.chunks(20).enumerate() {
                let pictures: Vec<String> = some.iter().map(|&card| art::obscurio::illusion(card)).collect();
                sheet(&format!("{what}{part}"), &pictures, 300, 5, what == "grey");
            }
        }
        "small" => {
            let pictures: Vec<String> = Card::ALL.into_iter().map(art::obscurio::illusion).collect();
            let mut weights: Vec<usize> = pictures.iter().map(String::len).collect();
            weights.sort();
            let mean = weights.iter().sum::<usize>() / Card::COUNT;
            println!("{} to {} bytes, median {}, mean {mean}", weights[0], weights[83], weights[42]);
            sheet("small", &pictures, 112, 12, false);
        }
        _ => panic!("motifs, cards, grey, small, quiz, filters, files or one"),
    }
}
