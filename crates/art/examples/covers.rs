//! The covers to look at: `cargo run -p art --example covers` paints them all, and the previews, into `target/covers/`.

use resvg::{tiny_skia, usvg};

fn main() {
    let covers = [
        ("grimoire", art::covers::grimoire()),
        ("madness", art::covers::madness()),
        ("obscurio", art::covers::obscurio()),
        ("deathmaydie", art::covers::deathmaydie()),
        ("plain", art::covers::plain()),
    ];
    std::fs::create_dir_all("target/covers").expect("a folder");
    for (name, cover) in covers {
        println!("{name}: {} bytes", cover.len());
        save(name, cover, 2.0);
        save(&format!("{name}-preview"), &art::covers::preview(Some(cover)), 1.0);
    }
    save("library-preview", &art::covers::preview(None), 1.0);
    save("icon", &art::covers::app_icon(), 1.0);
}

fn save(name: &str, svg: &str, scale: f32) {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).expect("well-formed");
    let (wide, high) = (tree.size().width() * scale, tree.size().height() * scale);
    let mut pixels = tiny_skia::Pixmap::new(wide as u32, high as u32).expect("a size");
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.save_png(format!("target/covers/{name}.png")).expect("written");
}
