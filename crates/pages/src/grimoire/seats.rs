//! Who sits where, and what lies in front of them?

use grimoire::cards::Card;
use grimoire::chapter::Chapter;
use grimoire::view::{SeatView, SpellView};
use grimoire::{Mode, Move, View};
use maud::{Markup, html};
use table::Seat;
use words::Lang;
use words::grimoire::ending_words::Whose;
use words::grimoire::table_words::{self, table};

use super::{TableScene, card, chapter, round_the_table, sides, spell, summary, tome};
use crate::page_diff::{Id, PageDiff, slot};
use crate::part::Part;
use crate::people;
use crate::sentence::Plain;
use crate::sprites::icon;
use crate::table::move_start;

/// Where each seat is drawn, clockwise from the reader.
const PLACES: [&[&str]; 5] =
    [&[], &["bottom"], &["bottom", "top"], &["bottom", "left", "right"], &["bottom", "left", "top", "right"]];

/// The table with its places. All of it is one form: a choice is made by pressing the thing itself.
pub fn board(scene: &TableScene, diff: &mut PageDiff) {
    let view = scene.view;
    let places = PLACES[view.own.seats.len().min(4)];
    let choosing = scene.moves.iter().any(|mv| matches!(mv, Move::Target(_) | Move::Reveal(_)));
    let question = scene.chrome.question.filter(|_| choosing);
    let finale = view.winner.map(|winner| summary::finale(scene, winner));
    let frame = || {
        html! {
            section #board.board.{ "seats-" (view.own.seats.len()) } {
                h2.unseen { (words::page::page(scene.chrome.lang).the_table) }
                form method="post" action={ "/t/" (scene.chrome.id) "/move" } data-live {
                    (slot())
                    (slot())
                    @for (seat, place) in round_the_table(view).zip(places) {
                        (place_of(scene, &view.own.seats[seat.index()], place))
                    }
                    @if view.tome.is_some() { (slot()) } @else { (chapter::centre(finale.as_ref())) }
                }
            }
        }
    };
    let playing: Vec<bool> = view.own.seats.iter().map(|seat| seat.playing).collect();
    let made_from = (playing, view.tome.is_some(), finale.as_ref().map(|finale| &finale.0));
    let mut parts = vec![
        Part::new("choosing", (choosing, question), || start(scene, choosing)),
        Part::new("scores", (view.chapter, view.round, &view.scores), || scores(scene)),
    ];
    for seat in round_the_table(view) {
        parts.extend(parts_of(scene, &view.own.seats[seat.index()]));
    }
    if view.tome.is_some() {
        parts.push(Part::new("tome", (&view.tome, scene.moves, &scene.chrome.hint), || tome::tome(scene)));
    } else {
        parts.extend(chapter::parts(scene));
    }
    diff.framed("board", made_from, frame, parts);
}

/// What a choice is sent with. It stands by itself, so that the table need not be drawn anew when somebody has to choose.
fn start(scene: &TableScene, choosing: bool) -> Markup {
    html! { div #choosing hidden { @if choosing { (move_start(scene.chrome)) } } }
}

/// Whether the Spells of the Chapter that has just ended still lie there.
pub fn shows_finished(view: &View) -> bool {
    view.finished.is_some() && (view.spells.is_empty() || view.winner.is_some())
}

/// The Spells on the table: of this Chapter, or those of the last one until somebody plays again.
pub fn lying(view: &View) -> &[SpellView] {
    match &view.finished {
        Some(finished) if shows_finished(view) => &finished.spells,
        _ => &view.spells,
    }
}

fn scores(scene: &TableScene) -> Markup {
    let (lang, view) = (scene.chrome.lang, scene.view);
    let words = table(lang);
    html! {
        div #scores.scores {
            span.chapter-no { strong { (table_words::chapter_of(lang, view.chapter.max(1), Chapter::COUNT)) }
                small { (words.round) " " (view.round.max(1)) } }
            @if sides::are_two(view) {
                ul.tally aria-label=(words.score) {
                    @for (party, score) in view.scores.iter().enumerate() {
                        li.{ "side-" (party) }.ours[sides::is_ours(view, party)] {
                            (sides::mark(party)) span { (sides::name(scene, party)) } b tabindex="0" title=(words.score) data-rule=(scoring(view)) { (score) }
                        }
                    }
                }
            }
        }
    }
}

/// The rule by which two sides score.
fn scoring(view: &View) -> &'static str {
    if view.mode == Mode::Teams { "GRI-8.1" } else { "GRI-11.6" }
}

/// Room for a plate and the Spells in front of it.
fn place_of(scene: &TableScene, seat: &SeatView, place: &str) -> Markup {
    let out = !seat.playing && scene.view.tome.is_none();
    let side = if sides::are_two(scene.view) { format!("side-{}", seat.party) } else { String::new() };
    html! { div.place.out[out].{ (place) " " (side) } { (slot()) (slot()) } }
}

fn parts_of<'a>(scene: &'a TableScene, seat: &'a SeatView) -> [Part<'a>; 2] {
    let view = scene.view;
    let plate = Plate {
        seat: seat.seat,
        cards: seat.cards,
        faces: seat.hand.as_deref().filter(|_| view.own.you != Some(seat.seat)),
        turn: view.asked.is_some_and(|asked| asked.seat == seat.seat),
        dealer: view.dealer == seat.seat,
        leader: view.leader == seat.seat,
        lives: seat.lives,
        score: (view.scores.len() > 2).then(|| view.scores[seat.party]),
        out: !seat.playing,
        building: view.tome.is_some(),
        side: sides::are_two(view).then_some(seat.party),
        partner: sides::whose(view, seat.seat) == Whose::Ours,
    };
    let spells: Vec<&SpellView> = lying(view).iter().filter(|spell| spell.player == seat.seat).collect();
    let ended = view.finished.as_ref().filter(|_| shows_finished(view));
    let targets = scene.moves.first().filter(|mv| matches!(mv, Move::Target(_))).map(|_| scene.moves);
    let advised = targets.and(scene.chrome.hint.as_ref());
    let made_from = (spells.clone(), ended, targets, advised, seat.playing, view.tome.is_some());
    [
        Part::alike(plate_id(seat.seat), plate, move || plate.draw(scene)),
        Part::alike(played_id(seat), made_from, move || played(scene, seat, &spells)),
    ]
}

fn plate_id(seat: Seat) -> Id {
    Id::numbered("plate", seat.index())
}

fn played_id(seat: &SeatView) -> Id {
    Id::numbered("played", seat.seat.index())
}

fn played(scene: &TableScene, seat: &SeatView, spells: &[&SpellView]) -> Markup {
    html! {
        div.played.resting[shows_finished(scene.view)] id=(played_id(seat)) {
            @for spell in spells { (spell::spell(scene, spell)) }
            @if scene.view.tome.is_none() && seat.playing {
                @for _ in spells.len()..room(scene.view) { span.spot aria-hidden="true" {} }
            }
        }
    }
}

/// How many Spells a seat plays in a Chapter: two of two people, one of more.
fn room(view: &View) -> usize {
    if view.own.seats.len() == 2 { 2 } else { 1 }
}

/// Who sits here: face, name, hand, marks.
#[derive(Clone, Copy, Hash)]
struct Plate<'a> {
    seat: Seat,
    cards: usize,
    /// The cards of a partner, with team talk.
    faces: Option<&'a [Card]>,
    turn: bool,
    dealer: bool,
    leader: bool,
    lives: Option<u8>,
    /// Teams have theirs beside the Chapter.
    score: Option<u16>,
    out: bool,
    /// The Tome deck is being built.
    building: bool,
    side: Option<usize>,
    /// Plays with the reader.
    partner: bool,
}

impl Plate<'_> {
    fn draw(self, scene: &TableScene) -> Markup {
        let (chrome, words) = (scene.chrome, table(scene.chrome.lang));
        let place = chrome.place(self.seat);
        html! {
            div.plate.turn[self.turn] id=(plate_id(self.seat)) {
                span.seat-face id={ "seat-" (self.seat) } {
                    @if let Some(place) = place { (people::face(place)) }
                    @if self.turn { span.flame aria-hidden="true" {} }
                    @if let Some(side) = self.side { (sides::mark(side)) }
                }
                div.who {
                    span.name { (chrome.names.of(self.seat)) }
                    @if self.partner { small.partner { (words.partner) } }
                    @else if let Some(kind) = place.and_then(|place| people::kind(chrome.lang, place)) { small { (kind) } }
                    @if !self.building { (self.hand(chrome.lang)) }
                }
                div.marks {
                    @if !self.building && self.dealer { (badge("dealer", words.dealer)) }
                    @if !self.building && self.leader { (badge("quill", words.leader)) }
                    @if let Some(lives) = self.lives { (hearts(chrome.lang, lives)) }
                    @if let Some(score) = self.score { span.points tabindex="0" title=(words.score) data-rule="GRI-12.8" { (score) } }
                }
                @if self.out && !self.building { span.tag.ember { (words.eliminated) } }
            }
        }
    }

    /// The hand as others see it.
    fn hand(self, lang: Lang) -> Markup {
        html! {
            @if let Some(faces) = self.faces {
                span.corners { @for card in faces { (card::corner(lang, *card)) } }
            } @else {
                span.backs role="img" aria-label=(table_words::in_hand(lang, self.cards)) {
                    @for _ in 0..self.cards { i {} }
                    b aria-hidden="true" { (self.cards) }
                }
            }
        }
    }
}

pub fn badge(mark: &str, label: &str) -> Markup {
    html! { span.badge title=(Plain(label)) { (icon(mark)) span.unseen { (Plain(label)) } } }
}

fn hearts(lang: Lang, lives: u8) -> Markup {
    html! {
        span.hearts role="img" aria-label=(table_words::lives(lang, lives)) {
            @for life in 0..2u8 { (icon(if life < lives { "life" } else { "life-out" })) }
        }
    }
}
