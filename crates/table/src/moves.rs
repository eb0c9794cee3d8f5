//! Moves as text: each says its words once, and is written and read by them.

/// Defines the moves of a game with their words, `Display` and `FromStr`.
///
/// ```
/// # use std::{fmt, str::FromStr};
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// struct Times(u8);
/// # impl fmt::Display for Times {
/// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
/// #         if self.0 == 1 { Ok(()) } else { write!(f, " x{}", self.0) }
/// #     }
/// # }
/// # impl FromStr for Times {
/// #     type Err = ();
/// #     fn from_str(text: &str) -> Result<Times, ()> {
/// #         if text.is_empty() { return Ok(Times(1)) }
/// #         text.strip_prefix(" x").and_then(|number| number.parse().ok()).map(Times).ok_or(())
/// #     }
/// # }
/// table::moves! {
///     /// What a player may do.
///     #[derive(Clone, Copy, Debug, PartialEq, Eq)]
///     pub enum Move {
///         /// A part in braces is written and read by its own type,
///         Light(card: u8) = "light {card}",
///         /// or by another that wraps it, if it reads differently in a move.
///         Cast(spell: char, times: u8 as Times) = "cast {spell}{times}",
///         Pass = "pass",
///     }
/// }
/// assert_eq!(Move::Cast('a', 2).to_string(), "cast a x2");
/// assert_eq!("cast a".parse(), Ok(Move::Cast('a', 1)));
/// assert_eq!("pass ".parse::<Move>(), Err(()));
/// ```
#[macro_export]
macro_rules! moves {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $($(#[$note:meta])* $move:ident $(($($part:ident: $type:ty $(as $word:ident)?),+))? = $words:literal),+
            $(,)?
        }
    ) => {
        $(#[$about])*
        pub enum $name {
            $($(#[$note])* $move $(($($type),+))?,)+
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self {
                    $($name::$move $(($($part),+))? => {
                        $($(let $part = $crate::moves!(@say $part $($word)?);)+)?
                        write!(f, $words)
                    })+
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<$name, ()> {
                $(
                    if $crate::moves::fits($words, text) {
                        let read = || Some($name::$move $(($($crate::moves!(
                            @read $words, text, $part $(, $word)?
                        )),+))?);
                        if let Some(mv) = read() {
                            return Ok(mv);
                        }
                    }
                )+
                Err(())
            }
        }
    };
    (@say $part:ident) => { $part };
    (@say $part:ident $word:ident) => { $word($part) };
    (@read $words:literal, $text:ident, $part:ident) => {
        $crate::moves::part($words, $text, stringify!($part))?.parse().ok()?
    };
    (@read $words:literal, $text:ident, $part:ident, $word:ident) => {
        $crate::moves::part($words, $text, stringify!($part))?.parse::<$word>().ok()?.0
    };
}

/// Whether a text has the fixed words of a pattern such as `refresh {spell} of {seat}`.
pub fn fits(words: &str, text: &str) -> bool {
    walk(words, text, None).is_some()
}

/// What stands in the text where the pattern has this part. A part that follows another without a space takes the space
/// with it: nothing, or ` from S1`.
pub fn part<'a>(words: &str, text: &'a str, name: &str) -> Option<&'a str> {
    walk(words, text, Some(name))
}

/// Goes through pattern and text side by side, up to a part or to the end.
fn walk<'a>(mut words: &str, mut text: &'a str, wanted: Option<&str>) -> Option<&'a str> {
    loop {
        let Some((fixed, rest)) = words.split_once('{') else {
            return (wanted.is_none() && words == text).then_some("");
        };
        text = text.strip_prefix(fixed)?;
        let (name, after) = rest.split_once('}')?;
        let next = after.split('{').next().unwrap_or("");
        let end = match (after.is_empty(), next.is_empty()) {
            (true, _) => text.len(),
            (false, true) => text.find(' ').unwrap_or(text.len()),
            (false, false) => text.find(next)?,
        };
        if wanted == Some(name) {
            return Some(&text[..end]);
        }
        (words, text) = (after, &text[end..]);
    }
}
