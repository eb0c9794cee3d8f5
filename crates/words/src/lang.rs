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
        match self {
            Lang::Es => "es",
            Lang::En => "en",
        }
    }

    /// The language with exactly this code.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

/// What the files of a language say: a function called with these arguments, a constant, or a table. The modules `es` and
/// `en` are those in scope where it stands, and hold the same names.
macro_rules! spoken {
    ($lang:expr, &$($name:ident)::+) => {
        match $lang {
            $crate::Lang::Es => &es::$($name)::+,
            $crate::Lang::En => &en::$($name)::+,
        }
    };
    ($lang:expr, $($name:ident)::+ $(($($argument:expr),*))?) => {
        match $lang {
            $crate::Lang::Es => es::$($name)::+ $(($($argument),*))?,
            $crate::Lang::En => en::$($name)::+ $(($($argument),*))?,
        }
    };
}

pub(crate) use spoken;
