//! Which words describe a picture? Closed lists; content is written in them.

use table::{Member, WideSet as Set};

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($word:ident)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($word),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$word),+];

            pub const fn set(words: &[$name]) -> Set<$name> {
                let (mut bits, mut at) = (0, 0);
                while at < words.len() {
                    bits |= 1 << words[at] as u32;
                    at += 1;
                }
                Set::from_bits(bits)
            }
        }

        impl Member for $name {
            fn number(self) -> u8 {
                self as u8
            }

            fn at(number: u8) -> $name {
                $name::ALL[usize::from(number) % $name::ALL.len()]
            }
        }
    };
}

words! { Class {
    Celestial Weather Water Land Plant Animal Building Part Hardware Device Arcana Furniture Costume Light Instrument
    Toy Vehicle Body Person
} }

words! { Shape {
    Circle Ring Crescent Dome Oval Drop Blob Heart Square Arch Triangle Column Streak Cross Star Radial Zigzag Wave
    Spiral Curve Branching Bars Fan
} }

words! {
    /// A family of colours, not a tone: a palette says which red its red is.
    Colour { Red Orange Yellow Green Teal Blue Violet Pink Brown White Grey Black }
}

words! { Material {
    Light Fire Water Ice Air Stone Wood Plant Metal Glass Cloth Silk Paper Feather Fur Scale Bone Flesh
} }

words! { Place { Sky Sea Mountain Forest Garden Desert City House Library Castle Ruin Stage Void } }

words! { Mood { Calm Joyful Playful Tender Dreamy Melancholic Mysterious Eerie Majestic Menacing } }

words! { Concept {
    Night Light Dream Cycle Time Fate Journey Guidance Passage Secret Knowledge Vision Memory Transformation Power
    Wealth Danger Death Captivity Protection Solitude Freedom Flight Depth Vastness Growth Beauty Love Fragility
    Temptation Music Play Home Heat Cold
} }

words! {
    /// What a picture is about.
    Theme { Time Passage Arcana Voyage Stage Mourning Garden Heights Depths Crown Snare Sleep Hearth Heartache }
}

words! {
    /// Where in a picture a motif may be.
    Fit { Backdrop Sky Ground Float Niche Hang Water Container Frame Silhouette }
}

words! {
    /// Which of a motif's drawings it is.
    Look {
        Crescent Full Rayed Setting Five Eight Calm Stormy Leafy Bare Koi Angler Flying Perched Howling Walking Coiled
        Waving Round Gothic Square Closed Ajar Straight Spiral Open Wall Pocket Smiling Weeping Conical Shut Galleon
        Paper Reaching Offering
    }
}

impl Colour {
    /// Colours a person would also call alike.
    pub const fn neighbours(self) -> Set<Colour> {
        use Colour::*;
        Colour::set(match self {
            Red => &[Orange, Pink],
            Orange => &[Red, Yellow, Brown],
            Yellow => &[Orange, White],
            Green => &[Teal],
            Teal => &[Green, Blue],
            Blue => &[Teal, Violet],
            Violet => &[Blue, Pink],
            Pink => &[Red, Violet, White],
            Brown => &[Orange, Black],
            White => &[Grey, Yellow, Pink],
            Grey => &[White, Black],
            Black => &[Grey, Brown],
        })
    }
}
