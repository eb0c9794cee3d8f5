//! What an operator is told about their data folder, in their language.

use store::folder::BadFolder;
use store::sqlite::{NotBackedUp, Wrong};
use words::Lang;

/// Something an operator is told.
pub trait Say {
    fn say(&self, lang: Lang) -> String;
}

impl Say for BadFolder {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::Es => folder_in_spanish(self),
            Lang::En => folder_in_english(self),
        }
    }
}

impl Say for Wrong {
    fn say(&self, lang: Lang) -> String {
        match lang {
            Lang::Es => wrong_in_spanish(self),
            Lang::En => wrong_in_english(self),
        }
    }
}

impl Say for NotBackedUp {
    fn say(&self, lang: Lang) -> String {
        match (lang, self) {
            (Lang::Es, NotBackedUp::Exists(place)) => {
                format!("{} ya existe; elige otro sitio", place.display())
            }
            (Lang::En, NotBackedUp::Exists(place)) => {
                format!("{} is there already; choose another place", place.display())
            }
            (_, NotBackedUp::Folder(bad)) => bad.say(lang),
            (Lang::Es, NotBackedUp::NotWhole { kept, .. }) => {
                format!("la copia no está entera y se ha quedado en {}", kept.display())
            }
            (Lang::En, NotBackedUp::NotWhole { kept, .. }) => {
                format!("the copy is not whole, and was left at {}", kept.display())
            }
            (Lang::Es, NotBackedUp::Failed(why)) => format!("no se ha podido copiar: {why}"),
            (Lang::En, NotBackedUp::Failed(why)) => format!("it could not be copied: {why}"),
        }
    }
}

fn folder_in_spanish(bad: &BadFolder) -> String {
    match bad {
        BadFolder::InUse(folder) => format!(
            "otro servidor está usando la carpeta {}; ciérralo antes o elige otra con --data",
            folder.display()
        ),
        BadFolder::ReadOnly(place) => {
            format!("no se puede escribir en {}; las partidas no se guardarían", place.display())
        }
        BadFolder::DatabaseGone { folder, tables } => format!(
            "falta conclave.db en {}, donde había {tables} mesas; recupera una copia, o aparta el archivo \
             «heads» para empezar de cero",
            folder.display()
        ),
        BadFolder::Newer(file) => {
            format!("{} es de una versión más nueva de Conclave; usa esa o una posterior", file.display())
        }
        BadFolder::Unusable { place, why } => format!("no se puede usar {}: {why}", place.display()),
    }
}

fn folder_in_english(bad: &BadFolder) -> String {
    match bad {
        BadFolder::InUse(folder) => format!(
            "another server is using the folder {}; stop it first, or choose another folder with --data",
            folder.display()
        ),
        BadFolder::ReadOnly(place) => {
            format!("{} cannot be written to, so no game could be kept", place.display())
        }
        BadFolder::DatabaseGone { folder, tables } => format!(
            "conclave.db is missing from {}, which held {tables} tables; put a backup in its place, or move the \
             file \"heads\" away to begin anew",
            folder.display()
        ),
        BadFolder::Newer(file) => {
            format!("{} was written by a newer Conclave; use that one or a later one", file.display())
        }
        BadFolder::Unusable { place, why } => format!("{} cannot be used: {why}", place.display()),
    }
}

fn wrong_in_spanish(wrong: &Wrong) -> String {
    match wrong {
        Wrong::File(why) => format!("el archivo está dañado: {why}"),
        Wrong::NoKey => "falta la llave, o está dañada: ningún enlace a un asiento valdría".to_owned(),
        Wrong::Vanished { table, entries } => {
            format!("mesa {table}: ha desaparecido, con {entries} anotaciones")
        }
        Wrong::VanishedToo(tables) => format!("faltan otras {tables} mesas, sin que se sepa cuáles"),
        Wrong::Shorter { table, whole, was } | Wrong::Torn { table, whole, was } => {
            format!("mesa {table}: entera hasta la anotación {whole} de {was}")
        }
        Wrong::Other(table) => format!("mesa {table}: su registro no es el último que se escribió"),
        Wrong::UnknownGame { table, game } => format!("mesa {table}: no tenemos el juego «{game}»"),
        Wrong::DoesNotReplay { table, why } => {
            format!("mesa {table}: la partida no se repite igual: {why}")
        }
        Wrong::Index(table) => {
            format!(
                "mesa {table}: lo que consta junto a su registro no es lo que dice el registro; se corrige cuando alguien la mire"
            )
        }
        Wrong::Flag(table) => {
            format!(
                "mesa {table}: no consta bien si la partida ha terminado; se corrige cuando alguien la mire"
            )
        }
    }
}

fn wrong_in_english(wrong: &Wrong) -> String {
    match wrong {
        Wrong::File(why) => format!("the file is damaged: {why}"),
        Wrong::NoKey => "the key is missing or damaged: no link to a seat would work".to_owned(),
        Wrong::Vanished { table, entries } => format!("table {table}: vanished, with {entries} entries"),
        Wrong::VanishedToo(tables) => {
            format!("{tables} more tables are missing, whose names are not known")
        }
        Wrong::Shorter { table, whole, was } | Wrong::Torn { table, whole, was } => {
            format!("table {table}: whole up to entry {whole} of {was}")
        }
        Wrong::Other(table) => format!("table {table}: its log is not the one that was last written"),
        Wrong::UnknownGame { table, game } => format!("table {table}: there is no game \"{game}\""),
        Wrong::DoesNotReplay { table, why } => format!("table {table}: the game does not replay: {why}"),
        Wrong::Index(table) => {
            format!(
                "table {table}: what stands beside its log is not what the log says; mended when somebody looks at it"
            )
        }
        Wrong::Flag(table) => {
            format!(
                "table {table}: it is marked wrongly whether the game is over; mended when somebody looks at it"
            )
        }
    }
}
