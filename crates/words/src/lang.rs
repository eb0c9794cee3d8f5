//! Which languages do we speak?

/// A language somebody can read Conclave in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    Es,
    En,
}

impl Lang {
    /// Every language, in the order it is offered.
    pub const ALL: [Lang; 2] = [Lang::Es, Lang::En];

    /// The code used in addresses and in the `lang` attribute of a page.
    pub fn code(self) -> &'static str {
        self.pick("es", "en")
    }

    /// The one in this language.
    pub fn pick<T>(self, es: T, en: T) -> T {
        match self {
            Lang::Es => es,
            Lang::En => en,
        }
    }

    /// The language with exactly this code.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

/// What the module of a language says: `es` and `en` hold the same functions.
macro_rules! spoken {
    ($lang:expr, $($function:ident)::+($($argument:expr),*)) => {
        match $lang {
            $crate::Lang::Es => es::$($function)::+($($argument),*),
            $crate::Lang::En => en::$($function)::+($($argument),*),
        }
    };
}

pub(crate) use spoken;
