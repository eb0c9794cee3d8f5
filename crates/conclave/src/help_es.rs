//! What does `conclave --help` say in Spanish? The English is beside the arguments themselves.

use clap::{Arg, ArgAction, Command};

/// How every help page is laid out.
const LAYOUT: &str = "{about-with-newline}\nUso: {usage}\n\n{all-args}{after-help}";

const ABOUT: &str = "Juegos de mesa con grimorios, en el navegador, con amigos y con bots, con todas las reglas.\n\n\
    Sin orden, `conclave` sirve los juegos en este equipo y dice qué dirección abrir.";

const EXAMPLES: &str = "\
Ejemplos:
  conclave                                        sirve en este equipo y abre mesas en el navegador
  conclave play grimorio --set mode=duel          juega en el terminal contra un bot
  conclave simulate grimorio --bots strong,quick,strong,quick --games 200
  conclave rules grimorio GRI-5.4 --lang es       lee una regla
  conclave backup /copias/hoy                     copia todas las mesas con el servidor en marcha
  conclave replay mesa.txt                        repite y comprueba un informe descargado";

/// What each command does.
const COMMANDS: &[(&str, &str)] = &[
    ("serve", "Sirve los juegos: páginas para personas, una API JSON para programas"),
    ("games", "Enumera los juegos, sus asientos y sus opciones"),
    ("simulate", "Hace jugar a los bots muchas partidas y cuenta quién gana"),
    ("play", "Juega en el terminal: lo mismo que en el navegador, como texto"),
    ("replay", "Repite el registro de una mesa y comprueba cada jugada"),
    (
        "backup",
        "Copia todas las mesas y la clave a una carpeta nueva, también en marcha, y comprueba la copia",
    ),
    ("check", "Comprueba que todas las mesas están enteras; código de salida 1 si no"),
    ("rules", "Lee las reglas: todas, o una por su ID; `rules coverage` ejecuta todos los casos"),
    ("help", "Muestra esta ayuda o la de una orden"),
];

/// What each argument means, the same in every command that has it.
const ARGUMENTS: &[(&str, &str)] = &[
    ("lang", "Idioma de lo que lees aquí: es o en (si no, el de tu sistema)"),
    ("listen", "Dirección y puerto donde escuchar"),
    ("data", "La carpeta donde se guarda todo; cópiala con `conclave backup`, no a mano"),
    ("public", "La dirección que escribe la gente, si delante hay un proxy"),
    ("trust_proxy", "Un proxy que puede decir por quién pregunta; se puede repetir"),
    ("keep_days", "Una mesa a la que nadie vuelve va al archivo tras estos días; 0 las guarda siempre"),
    ("most_tables", "Si hay más mesas, las más abandonadas van antes al archivo"),
    (
        "admin",
        "Responde también a /health/live, /health/ready y /metrics, en una dirección para quien administra",
    ),
    ("log", "Qué anotar: error, warn, info, debug o trace, también por partes"),
    ("game", "El juego por su nombre o su título; `conclave games` los enumera"),
    ("seats", "Cuántos asientos; si falta, los habituales"),
    ("set", "Una opción del juego; se puede repetir"),
    ("games", "Cuántas partidas"),
    ("bots", "Qué bots juegan: random, quick o strong; si falta, rápidos (quick)"),
    ("seed", "La misma semilla da las mismas partidas"),
    ("iterations", "Cuánto piensa un bot fuerte cada jugada"),
    ("json", "Escribe JSON para programas"),
    ("you", "Los asientos que juegas tú, desde 0; en los demás juegan bots"),
    ("file", "El archivo del informe"),
    ("to", "La carpeta que se crea; es a su vez una carpeta de datos"),
    ("id", "El ID de una regla, como GRI-5.4; tras `coverage`, el nombre de un juego"),
];

fn meaning(table: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    table.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

/// The whole command line with Spanish help.
pub fn speak(line: Command) -> Command {
    let line = translated(line).about(ABOUT).long_about(ABOUT).after_help(EXAMPLES);
    line.arg(
        Arg::new("version")
            .short('V')
            .long("version")
            .action(ArgAction::Version)
            .help("Dice la versión")
            .help_heading("Opciones"),
    )
    .disable_version_flag(true)
}

/// An argument with its Spanish words, and what it is when nobody says it.
fn in_spanish(arg: Arg, text: &str) -> Arg {
    let usual: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    let says = arg.get_action().takes_values() && !usual.is_empty();
    let text = if says { format!("{text} (si no, {})", usual.join(", ")) } else { text.to_owned() };
    let heading = if arg.is_positional() { "Argumentos" } else { "Opciones" };
    arg.help(text).long_help(None::<&str>).hide_default_value(says).help_heading(heading)
}

fn translated(command: Command) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let mut command = command
        .mut_args(|arg| match meaning(ARGUMENTS, arg.get_id().as_str()) {
            Some(text) => in_spanish(arg, text),
            None => arg,
        })
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help)
                .help("Muestra la ayuda")
                .help_heading("Opciones"),
        )
        .next_help_heading("Opciones")
        .subcommand_help_heading("Órdenes")
        .help_template(LAYOUT);
    for name in names {
        let about = meaning(COMMANDS, &name);
        command = command.mut_subcommand(name, |sub| {
            let sub = translated(sub);
            about.map_or(sub.clone(), |about| sub.about(about).long_about(about))
        });
    }
    command
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::args::Line;

    /// Every command and argument there is, except those kept from sight.
    #[test]
    fn everything_has_its_spanish_words() {
        let line = Line::command();
        let subs: Vec<&Command> = line.get_subcommands().filter(|sub| !sub.is_hide_set()).collect();
        for command in subs.iter().copied().chain([&line]) {
            for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
                let id = arg.get_id().as_str();
                assert!(meaning(ARGUMENTS, id).is_some(), "{} {id}", command.get_name());
            }
        }
        for sub in subs {
            assert!(meaning(COMMANDS, sub.get_name()).is_some(), "{}", sub.get_name());
        }
        speak(line).debug_assert();
    }

    /// What the library would say by itself is English.
    #[test]
    fn no_page_of_help_falls_back_into_english() {
        let mut line = speak(Line::command());
        line.build();
        for command in line.get_subcommands_mut() {
            let page = command.render_long_help().to_string();
            for word in ["Options:", "Arguments:", "Usage:", "[default", "[possible"] {
                assert!(!page.contains(word), "{word} in {page}");
            }
        }
    }
}
