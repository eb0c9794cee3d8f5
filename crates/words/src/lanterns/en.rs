//! What does Lanterns say in English?

use lanterns::view::Moment;
use lanterns::{Event, Lamp, Move, Reason, View, Wish};
use table::{OptionRow, Seat};

use super::card_words;
use super::table_words::TableWords;
use crate::sentence::{Piece, Sentence};
use crate::speak::{Glance, Label, Names};
use crate::{Lang, say};

pub const TITLE: Label = Label {
    name: "Lanterns",
    help: "Light one of your lanterns in the dark; somebody among you is the Moth.",
};

pub const GLANCE: Glance = Glance { kind: "A small example", minutes: (5, 10) };

pub const YOU: &str = "You";
pub const NIGHT: &str = "Night";

/// What the course of a game is counted in.
pub const COURSE: &str = "Nights won";
pub const MOST_LIGHT: &str = "The most light";

pub static TABLE: TableWords = TableWords {
    players: "The table",
    your_lanterns: "Your lanterns",
    light_it: "Light it",
    the_box: "The box",
    you_are_the_moth: "You are the Moth: at night you may look into the box, and nobody notices.",
    you_are_not_the_moth: "You are not the Moth.",
    burning: "burning",
    dark: "dark",
    points: "points",
    shown_last: "showed",
    make_a_sign: "Make this sign",
};

pub fn option(row: &OptionRow) -> Label {
    match row.key {
        "nights" => Label { name: "Nights", help: "How long the game lasts." },
        _ => Label { name: row.key, help: "" },
    }
}

pub fn option_value(_row: &OptionRow, value: &str) -> Label {
    match value {
        "2" => Label { name: "Two nights", help: "A very short game." },
        _ => Label { name: "Three nights", help: "The usual game." },
    }
}

fn lamp(lamp: Lamp) -> Piece {
    card_words::piece(Lang::En, lamp)
}

fn wins(wish: Wish) -> &'static str {
    match wish {
        Wish::Brightest => "brightest",
        Wish::Faintest => "faintest",
    }
}

/// One event as a whole sentence.
pub fn sentence(names: &Names, event: &Event) -> Sentence {
    match *event {
        Event::Dusk { night, lamplighter } => names.say(
            lamplighter,
            || say!("Night {night} draws near: you say which lantern will win."),
            |name| say!("Night {night} draws near: {name} says which lantern will win."),
        ),
        Event::Wished { seat, wish } => names.say(
            seat,
            || say!("You want the {} lantern to win.", wins(wish)),
            |name| say!("{name} wants the {} lantern to win.", wins(wish)),
        ),
        Event::NightFell { night, wish } => say!("Night {night} falls. The {} lantern will win.", wins(wish)),
        Event::Lit { seat, lamp } => lit(names, seat, lamp),
        Event::Looked { moth, place, lamp, .. } => looked(names, moth, place, lamp),
        Event::Rang { .. } => "The night is over: whoever lit nothing lights their faintest lantern.".into(),
        Event::Showed { seat, lamp } => names.say(
            seat,
            || say!("You show {}.", self::lamp(lamp)),
            |name| say!("{name} shows {}.", self::lamp(lamp)),
        ),
        Event::Scored { seat, lamp, night } => names.say(
            seat,
            || say!("You win night {night} with {}.", self::lamp(lamp)),
            |name| say!("{name} wins night {night} with {}.", self::lamp(lamp)),
        ),
        Event::Over { winner, moth } => say!("{} {}", victory(names, winner), unmasked(names, moth)),
    }
}

fn lit(names: &Names, seat: Seat, lamp: Option<Lamp>) -> Sentence {
    match lamp {
        Some(lamp) => {
            let lamp = self::lamp(lamp);
            names.say(seat, || say!("You light {lamp}."), |name| say!("{name} lights {lamp}."))
        }
        None => names.say(seat, || "You light a lantern.", |name| say!("{name} lights a lantern.")),
    }
}

fn looked(names: &Names, moth: Seat, place: u8, lamp: Option<Lamp>) -> Sentence {
    match lamp {
        Some(lamp) => {
            let lamp = self::lamp(lamp);
            names.say(
                moth,
                || say!("You look into the box, place {place}: {lamp}."),
                |name| say!("{name} looked into the box, place {place}: {lamp}."),
            )
        }
        None => names.say(
            moth,
            || say!("You looked into the box, place {place}."),
            |name| say!("{name} looked into the box, place {place}."),
        ),
    }
}

pub fn victory(names: &Names, winner: Seat) -> Sentence {
    names.say(winner, || "You win the game.", |name| say!("{name} wins the game."))
}

pub fn unmasked(names: &Names, moth: Seat) -> Sentence {
    names.say(moth, || "You were the Moth.", |name| say!("{name} was the Moth."))
}

/// Who is being waited for and for what; or how the game ended.
pub fn prompt(names: &Names, view: &View) -> Sentence {
    let lit = |seat: Seat| view.players[seat.index()].lit;
    match (view.moment, view.own.seat) {
        (Moment::Over, _) => view.winner.map_or(Sentence::new(), |winner| victory(names, winner)),
        (Moment::Dusk, _) => names.say(
            view.lamplighter,
            || "Say which lantern will win tonight, then let night fall.",
            |name| say!("{name} says which lantern will win tonight."),
        ),
        (Moment::Night, Some(seat)) if !lit(seat) => {
            say!("Light one of your lanterns: the {} wins.", wins(view.wish))
        }
        (Moment::Night, Some(seat)) if view.own.moth == Some(seat) => {
            "Your lantern burns. While it is night you may look into the box.".into()
        }
        (Moment::Night, _) => say!("It is night: the {} lantern wins.", wins(view.wish)),
    }
}

pub fn move_name(mv: Move) -> Sentence {
    match mv {
        Move::Wish(wish) => say!("Let the {} win", wins(wish)),
        Move::Nightfall => "Let night fall".into(),
        Move::Light(lamp) => say!("Light {}", self::lamp(lamp)),
        Move::Look(place) => say!("Look into the box, place {place}"),
        Move::Ring => "End the night".into(),
    }
}

pub fn shine(lamp: Lamp) -> Sentence {
    say!("Mine shines at least like {}.", self::lamp(lamp))
}

pub fn refusal(reason: Reason) -> &'static str {
    match reason {
        Reason::TooManyOrTooFew => "Two to four play Lanterns.",
        Reason::NotNow => "Not now: somebody else decides, or it is not the time for it.",
        Reason::AlreadyWished => "That is what you said already.",
        Reason::NotYours => "You do not hold that lantern.",
        Reason::AlreadyLit => "Your lantern burns already; what is lit stays lit.",
        Reason::NotTheMoth => "Only the Moth looks into the box.",
        Reason::AlreadySeen => "You have looked there tonight.",
        Reason::NotForYou => "Only the clock ends a night, and only a night.",
    }
}

/// Where the game is, in a few words.
pub fn progress(view: &View) -> Sentence {
    say!("Night {} of {}", view.night, view.nights)
}

pub fn of_light(light: u16) -> Sentence {
    say!("{light} of light")
}
