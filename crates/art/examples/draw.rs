//! Writes every picture into a folder, to be looked at in a browser: `cargo run -p art --example draw -- out`.

use std::{env, fs, path::Path};

fn main() -> std::io::Result<()> {
    let folder = env::args().nth(1).unwrap_or_else(|| "art-out".into());
    fs::create_dir_all(&folder)?;
    for (name, svg) in [
        ("common.svg", art::common_sprite()),
        ("grimoire.svg", art::grimoire_sprite()),
        ("madness.svg", art::madness_sprite()),
        ("deathmaydie.svg", art::deathmaydie_sprite()),
        ("scene.svg", art::library_hall()),
        ("table.svg", art::table_top()),
        ("favicon.svg", art::favicon()),
    ] {
        fs::write(Path::new(&folder).join(name), svg)?;
        println!("{name}: {} kB", svg.len() / 1024);
    }
    for episode in deathmaydie::content::Episode::ALL {
        fs::write(Path::new(&folder).join(format!("map-{episode}.svg")), art::deathmaydie::map(episode))?;
    }
    Ok(())
}
