//! Who sits where, and what lies in front of them?

use grimoire::view::{SeatView, SpellView};
use grimoire::{Move, View};
use maud::{Markup, html};
use table::Seat;
use words::Speak;
use words::grimoire::table_words::{self, TableWords, table};

use super::{Table, card, card_name, chapter, offered, round_the_table, tome};
use crate::easel::{Easel, Id, Part, slot};
use crate::marks::icon;
use crate::people;
use crate::table::move_start;

/// Where each seat is drawn, clockwise from the reader.
const PLACES: [&[&str]; 5] =
    [&[], &["bottom"], &["bottom", "top"], &["bottom", "left", "right"], &["bottom", "left", "top", "right"]];

/// The table with its places. All of it is one form: a choice is made by pressing the thing itself.
pub fn board(scene: &Table, easel: &mut Easel) {
    let view = scene.view;
    let places = PLACES[view.seats.len().min(4)];
    let choosing = scene.moves.iter().any(|mv| matches!(mv, Move::Target(_) | Move::Reveal(_)));
    let frame = html! {
        section #board.board.choosing[choosing].{ "seats-" (view.seats.len()) } {
            h2.unseen { (words::page::page(scene.room.lang).the_table) }
            form method="post" action={ "/t/" (scene.room.id) "/move" } data-live {
                @if choosing { (move_start(scene.room)) }
                (slot())
                @for (seat, place) in round_the_table(view).zip(places) {
                    (place_of(scene, &view.seats[seat.index()], place))
                }
                @if view.tome.is_some() { (slot()) } @else { (chapter::centre(scene)) }
            }
        }
    };
    let mut parts = vec![Part::new("scores", (view.chapter, view.round, &view.scores), || scores(scene))];
    for seat in round_the_table(view) {
        parts.extend(parts_of(scene, &view.seats[seat.index()]));
    }
    if view.tome.is_some() {
        parts.push(Part::new("tome", (&view.tome, scene.moves), || tome::tome(scene)));
    } else {
        parts.extend(chapter::parts(scene));
    }
    easel.framed("board", &frame, parts);
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

fn scores(scene: &Table) -> Markup {
    let (lang, view) = (scene.room.lang, scene.view);
    let words = table(lang);
    html! {
        div #scores.scores {
            span.chapter-no { strong { (table_words::chapter_of(lang, view.chapter.max(1), 6)) }
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
    view.you.is_some_and(|seat| view.seats[seat.index()].party == party)
}

/// Partners by their names, which says more than a letter.
pub fn party_name(scene: &Table, party: usize) -> String {
    let names: Vec<&str> = scene
        .view
        .seats
        .iter()
        .filter(|seat| seat.party == party)
        .map(|seat| scene.room.names.of(seat.seat))
        .collect();
    if names.len() == 2 {
        names.join(" · ")
    } else {
        grimoire::Grimoire::party(scene.room.lang, &scene.room.names, scene.options, party as u8)
    }
}

/// Room for a plate and the Spells in front of it.
fn place_of(scene: &Table, seat: &SeatView, place: &str) -> Markup {
    let out = !seat.playing && scene.view.tome.is_none();
    html! { div.place.out[out].{ (place) }.{ "party-" (seat.party) } { (slot()) (slot()) } }
}

fn parts_of<'a>(scene: &'a Table, seat: &'a SeatView) -> [Part<'a>; 2] {
    let view = scene.view;
    let turn = view.asked.is_some_and(|asked| asked.seat == seat.seat);
    let marks = (view.dealer == seat.seat, view.leader == seat.seat, view.tome.is_some());
    let spells: Vec<&SpellView> = lying(view).iter().filter(|spell| spell.player == seat.seat).collect();
    let ended = view.finished.as_ref().filter(|_| shows_finished(view));
    let targets = scene.moves.first().filter(|mv| matches!(mv, Move::Target(_))).map(|_| scene.moves);
    [
        Part::new(plate_id(seat), (seat, turn, marks, own_score(view, seat)), move || {
            plate(scene, seat, turn)
        }),
        Part::new(played_id(seat), (spells.clone(), ended, targets, seat.playing), move || {
            played(scene, seat, &spells)
        }),
    ]
}

fn plate_id(seat: &SeatView) -> Id {
    Id::numbered("plate", seat.seat.index())
}

fn played_id(seat: &SeatView) -> Id {
    Id::numbered("played", seat.seat.index())
}

fn played(scene: &Table, seat: &SeatView, spells: &[&SpellView]) -> Markup {
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
fn plate(scene: &Table, seat: &SeatView, turn: bool) -> Markup {
    let (room, view, words) = (scene.room, scene.view, table(scene.room.lang));
    let place = room.place(seat.seat);
    html! {
        div.plate.turn[turn] id=(plate_id(seat)) {
            span.seat-face id={ "seat-" (seat.seat) } {
                @if let Some(place) = place { (people::face(place)) }
                @if turn { span.flame aria-hidden="true" {} }
            }
            div.who {
                span.name { (room.names.of(seat.seat)) }
                @if let Some(kind) = place.and_then(|place| people::kind(room.lang, place)) { small { (kind) } }
                @if view.tome.is_none() { (backs(scene, seat)) }
            }
            div.marks {
                @if view.tome.is_none() && view.dealer == seat.seat { (badge("dealer", words.dealer)) }
                @if view.tome.is_none() && view.leader == seat.seat { (badge("quill", words.leader)) }
                @if let Some(lives) = seat.lives { (hearts(scene, lives)) }
                @if let Some(score) = own_score(view, seat) { span.points title=(words.score) { (score) } }
            }
            @if !seat.playing && view.tome.is_none() { span.tag.ember { (words.eliminated) } }
        }
    }
}

/// Teams have theirs beside the Chapter.
fn own_score(view: &View, seat: &SeatView) -> Option<u16> {
    (view.scores.len() > 2).then(|| view.scores[seat.party])
}

pub fn badge(mark: &str, label: &str) -> Markup {
    html! { span.badge title=(label) { (icon(mark)) span.unseen { (label) } } }
}

fn hearts(scene: &Table, lives: u8) -> Markup {
    let label = table_words::lives(scene.room.lang, lives);
    html! {
        span.hearts role="img" aria-label=(label) {
            @for life in 0..2u8 { (icon(if life < lives { "life" } else { "life-out" })) }
        }
    }
}

/// The hand as others see it; with team talk one sees a partner's cards.
fn backs(scene: &Table, seat: &SeatView) -> Markup {
    let lang = scene.room.lang;
    let shown = seat.hand.as_ref().filter(|_| scene.view.you != Some(seat.seat));
    html! {
        @if let Some(hand) = shown {
            span.corners { @for card in hand { (card::corner(lang, *card)) } }
        } @else {
            span.backs role="img" aria-label=(table_words::in_hand(lang, seat.cards)) {
                @for _ in 0..seat.cards { i {} }
                b aria-hidden="true" { (seat.cards) }
            }
        }
    }
}

/// A Spell in front of its player, with everything that happened to it.
fn spell(scene: &Table, spell: &SpellView) -> Markup {
    let lang = scene.room.lang;
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
fn tags(scene: &Table, spell: &SpellView, best: bool) -> Markup {
    let words: &TableWords = table(scene.room.lang);
    let won = if shows_finished(scene.view) { words.won } else { words.winning };
    let weakest = scene.view.finished.as_ref().is_some_and(|finished| {
        shows_finished(scene.view) && finished.weakest == spell.index && scene.view.seats[0].lives.is_some()
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
            span.cause { (table_words::changed_by(scene.room.lang, &causes(scene, spell))) }
        }
    }
}

fn causes(scene: &Table, spell: &SpellView) -> String {
    let names: Vec<&str> = spell.changed_by.iter().map(|card| card_name(scene.room.lang, *card)).collect();
    names.join(", ")
}

/// Whether this seat is the reader's own.
pub fn is_own(scene: &Table, seat: Seat) -> bool {
    scene.view.you == Some(seat)
}
