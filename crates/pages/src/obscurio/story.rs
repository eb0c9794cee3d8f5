//! What happened in a turn that is over: the clue, the doors, who stood where, and what the Traitor had slipped in?

use ::obscurio::Event;
use ::obscurio::book::{Page, Perch};
use ::obscurio::cards::Trap;
use ::obscurio::pictures::{Card, Spot};
use ::obscurio::state::Token;
use maud::{Markup, html};
use table::Seat;

use super::picture::{Look, side};
use super::spots::butterflies_still;
use super::{TableScene, art, mark, people, words_of};

/// A turn as it can be told afterwards.
#[derive(Clone, Debug, Default)]
pub struct Riddle {
    pub turn: u8,
    pub pages: Option<[Card; 2]>,
    pub butterflies: Vec<Perch>,
    pub doors: Vec<Card>,
    /// From 1.
    pub exit: u8,
    pub picks: Vec<Card>,
    pub stood: Vec<(Seat, Token, u8)>,
    pub traps: Vec<Trap>,
}

/// Every turn of a finished game, from the log.
pub fn turns(scene: &TableScene) -> Vec<Riddle> {
    let mut turns: Vec<Riddle> = Vec::new();
    for (_, event) in scene.log {
        if let Event::TrapsDrawn { turn, traps } = *event {
            turns.push(Riddle { turn, traps: traps.iter().collect(), ..Riddle::default() });
        } else if let Some(riddle) = turns.last_mut() {
            riddle.add(event);
        }
    }
    turns.retain(|riddle| riddle.exit > 0);
    turns
}

impl Riddle {
    fn add(&mut self, event: &Event) {
        match *event {
            Event::BookShown { pages, butterflies, .. } => {
                self.pages = pages;
                self.butterflies = butterflies.into_iter().flatten().flatten().collect();
            }
            Event::Picked { card: Some(card), .. } => self.picks.push(card),
            Event::DoorOpened { door, card: Some(card), .. } => self.lay(door, card),
            Event::Placed { seat, token, door: Some(door) } => self.stood.push((seat, token, door)),
            Event::ExitWas { door, card, .. } => {
                self.lay(door, card);
                self.exit = door;
            }
            _ => {}
        }
    }

    /// Who stood where the Traitor wanted them.
    pub fn misled(&self) -> impl Iterator<Item = Seat> {
        let fell = |(_, token, door): &&(Seat, Token, u8)| {
            let card = self.doors.get(usize::from(*door).wrapping_sub(1));
            *token == Token::Own && card.is_some_and(|card| self.picks.contains(card))
        };
        self.stood.iter().filter(fell).map(|(seat, _, _)| *seat)
    }

    fn lay(&mut self, door: u8, card: Card) {
        let at = usize::from(door).saturating_sub(1);
        // Locked Doors may end before the last one is opened.
        while self.doors.len() <= at {
            self.doors.push(card);
        }
        self.doors[at] = card;
    }
}

/// One turn in pictures: the clue, then the doors with the Exit, the decoys and everybody's token.
pub fn riddle(scene: &TableScene, riddle: &Riddle) -> Markup {
    html! {
        div.told {
            @if let Some(pages) = riddle.pages {
                div.told-pages {
                    @for page in Page::BOTH {
                        @let place = format!("told-{}-{}", riddle.turn, side(page));
                        @let look = Look::card(scene, place, pages[page as usize]).with(butterflies_still(&riddle.butterflies, page));
                        div.page { (look.looked_at())
                            @for _ in riddle.butterflies.iter().filter(|it| **it == Perch { page, spot: Spot::Bottom }) { span.under-page { (art("wings", "butterfly")) } } }
                    }
                }
            }
            ol.told-doors {
                @for (index, card) in riddle.doors.iter().enumerate() { (told_door(scene, riddle, index as u8 + 1, *card)) }
            }
        }
    }
}

fn told_door(scene: &TableScene, riddle: &Riddle, number: u8, card: Card) -> Markup {
    let words = words_of(scene);
    let (exit, decoy) = (riddle.exit == number, riddle.picks.contains(&card));
    let look = Look::card(scene, format!("told-{}-{number}", riddle.turn), card);
    let here = riddle.stood.iter().filter(|(_, _, door)| *door == number);
    html! {
        li.exit[exit].decoy[decoy] {
            (look.looked_at())
            b.number { (number) }
            @if exit { span.tag.gold { (mark("exit")) (words.exit) } }
            @if decoy { span.tag.ember { (mark("decoy")) (words.planted) } }
            span.tokens {
                @for (seat, token, _) in here {
                    @if let Some(wizard) = scene.view.wizards.iter().find(|wizard| wizard.seat == *seat) {
                        (people::token_still(scene, wizard, *token))
                    }
                }
            }
        }
    }
}
