//! Who sits where, and what lies in front of them?

use grimoire::cards::Card;
use grimoire::chapter::Chapter;
use grimoire::view::{SeatView, SpellView};
use grimoire::{Move, View};
use maud::{Markup, html};
use table::Seat;
use words::grimoire::table_words::{self, TableWords, table};
use words::{Lang, Speak};

use super::{TableScene, card, card_name, chapter, offered, round_the_table, tome};
use crate::page_diff::{Id, PageDiff, Part, slot};
use crate::people;
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
    let frame = html! {
        section #board.board.choosing[choosing].{ "seats-" (view.own.seats.len()) } {
            h2.unseen { (words::page::page(scene.chrome.lang).the_table) }
            form method="post" action={ "/t/" (scene.chrome.id) "/move" } data-live {
                @if choosing { (move_start(scene.chrome)) }
                (slot())
                @for (seat, place) in round_the_table(view).zip(places) {
                    (place_of(scene, &view.own.seats[seat.index()], place))
                }
                @if view.tome.is_some() { (slot()) } @else { (chapter::centre(scene)) }
            }
        }
    };
    let mut parts = vec![Part::new("scores", (view.chapter, view.round, &view.scores), || scores(scene))];
    for seat in round_the_table(view) {
        parts.extend(parts_of(scene, &view.own.seats[seat.index()]));
    }
    if view.tome.is_some() {
        parts.push(Part::new("tome", (&view.tome, scene.moves), || tome::tome(scene)));
    } else {
        parts.extend(chapter::parts(scene));
    }
    diff.framed("board", &frame, parts);
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
            @if view.scores.len() == 2 {
                ul.tally aria-label=(words.score) {
                    @for (party, score) in view.scores.iter().enumerate() {
                        li.{ "party-" (party) }.ours[is_ours(view, party)] {
                            span { (party_name(scene, party)) } b { (score) }
                        }
                    }
                }
            }
        }
    }
}

fn is_ours(view: &View, party: usize) -> bool {
    view.own.you.is_some_and(|seat| view.own.seats[seat.index()].party == party)
}

/// Partners by their names, which says more than a letter.
pub fn party_name(scene: &TableScene, party: usize) -> String {
    let names: Vec<&str> = scene
        .view
        .own
        .seats
        .iter()
        .filter(|seat| seat.party == party)
        .map(|seat| scene.chrome.names.of(seat.seat))
        .collect();
    if names.len() == 2 {
        names.join(" · ")
    } else {
        grimoire::Grimoire::party(scene.chrome.lang, &scene.chrome.names, scene.options, party as u8)
            .to_string()
    }
}

/// Room for a plate and the Spells in front of it.
fn place_of(scene: &TableScene, seat: &SeatView, place: &str) -> Markup {
    let out = !seat.playing && scene.view.tome.is_none();
    html! { div.place.out[out].{ (place) }.{ "party-" (seat.party) } { (slot()) (slot()) } }
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
    };
    let spells: Vec<&SpellView> = lying(view).iter().filter(|spell| spell.player == seat.seat).collect();
    let ended = view.finished.as_ref().filter(|_| shows_finished(view));
    let targets = scene.moves.first().filter(|mv| matches!(mv, Move::Target(_))).map(|_| scene.moves);
    let made_from = (spells.clone(), ended, targets, seat.playing, view.tome.is_some());
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
            @for spell in spells { (self::spell(scene, spell)) }
            @if scene.view.tome.is_none() && seat.playing && spells.is_empty() {
                span.spot aria-hidden="true" {}
            }
        }
    }
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
                }
                div.who {
                    span.name { (chrome.names.of(self.seat)) }
                    @if let Some(kind) = place.and_then(|place| people::kind(chrome.lang, place)) { small { (kind) } }
                    @if !self.building { (self.hand(chrome.lang)) }
                }
                div.marks {
                    @if !self.building && self.dealer { (badge("dealer", words.dealer)) }
                    @if !self.building && self.leader { (badge("quill", words.leader)) }
                    @if let Some(lives) = self.lives { (hearts(chrome.lang, lives)) }
                    @if let Some(score) = self.score { span.points title=(words.score) { (score) } }
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
    html! { span.badge title=(label) { (icon(mark)) span.unseen { (label) } } }
}

fn hearts(lang: Lang, lives: u8) -> Markup {
    html! {
        span.hearts role="img" aria-label=(table_words::lives(lang, lives)) {
            @for life in 0..2u8 { (icon(if life < lives { "life" } else { "life-out" })) }
        }
    }
}

/// A Spell in front of its player, with everything that happened to it.
fn spell(scene: &TableScene, spell: &SpellView) -> Markup {
    let lang = scene.chrome.lang;
    let finished = scene.view.finished.as_ref().filter(|_| shows_finished(scene.view));
    let best = match finished {
        Some(finished) => finished.winner == spell.index,
        None => spell.rank == 1,
    };
    let class = [
        if best { "best" } else { "" },
        if spell.silenced { "hushed" } else { "" },
        if spell.gone { "gone" } else { "" },
    ];
    let class = format!("card spell el-{} {}", spell.element.name(), class.join(" "));
    let target = offered(scene, |mv| mv == Move::Target(spell.index as u8 - 1));
    let towards = finished.and_then(|finished| finished.spells.get(finished.winner - 1));
    let face = html! {
        (card::inside(lang, spell.card, (spell.power, spell.element)))
        (tags(scene, spell, best))
    };
    let key = (!spell.gone).then(|| spell.card.id());
    let from = format!("seat-{}", spell.player);
    let to = towards.map(|winner| format!("seat-{}", winner.player));
    html! {
        @if let Some(target) = target {
            button id={ "t-" (spell.card) } class=(class) type="submit" name="move" value=(target) data-k=[key]
                data-card=(spell.card) data-from=(from)
                data-do={ (table(lang).choose_target) " " (card_name(lang, spell.card)) } {
                span.unseen { (table(lang).choose_target) " " (card::read_out_now(lang, spell)) } (face) }
        } @else {
            a id={ "t-" (spell.card) } class=(class) href={ "/cards/grimoire/" (spell.card) } data-k=[key]
                data-card=(spell.card) data-from=(from) data-to=[to] {
                span.unseen { (card::read_out_now(lang, spell)) } (face) }
        }
    }
}

/// What is true of the Spell now, in words beside marks.
fn tags(scene: &TableScene, spell: &SpellView, best: bool) -> Markup {
    let words: &TableWords = table(scene.chrome.lang);
    let won = if shows_finished(scene.view) { words.won } else { words.winning };
    let weakest = scene.view.finished.as_ref().is_some_and(|finished| {
        shows_finished(scene.view)
            && finished.weakest == spell.index
            && scene.view.own.seats[0].lives.is_some()
    });
    html! {
        span.tags {
            @if best && !spell.gone { span.tag.gold { (icon("crown")) (won) } }
            @if spell.trump { span.tag { (icon("trump")) (words.trump) } }
            @if spell.silenced { span.tag.ember { (icon("silence")) (words.silenced) } }
            @if weakest { span.tag.ember { (icon("life-out")) (words.weakest) } }
            @if spell.gone { span.tag { (icon("hand")) (words.back_in_hand) } }
        }
        @if !spell.changed_by.is_empty() {
            span.cause { (table_words::changed_by(scene.chrome.lang, &causes(scene, spell))) }
        }
    }
}

fn causes(scene: &TableScene, spell: &SpellView) -> String {
    let names: Vec<&str> = spell.changed_by.iter().map(|card| card_name(scene.chrome.lang, *card)).collect();
    names.join(", ")
}

/// Whether this seat is the reader's own.
pub fn is_own(scene: &TableScene, seat: Seat) -> bool {
    scene.view.own.you == Some(seat)
}
