//! What are the rules of The Big Book of Madness, in English, as a player reads them?

use crate::rules::{Rule, Section};

/// Every rule under its own ID, in the order of the rulebook; then decisions, editions, rulings and promises.
pub static RULES: &[Section] = &[
    Section {
        title: "The goal",
        rules: &[
            Rule {
                id: "BBM-1.1",
                text: "You play together: you all win or you all lose. There is no score.",
            },
            Rule {
                id: "BBM-1.2",
                text: "The game has six rounds, each with one Monster. If every Curse of the Monster has \
                       been destroyed when the Invocation marker comes back to the Invocation space, the \
                       Monster is vanquished; otherwise it escapes.",
            },
            Rule {
                id: "BBM-1.3",
                text: "Only the sixth Monster must be vanquished for you to win. The others may escape, at \
                       the price of their failure effect.",
            },
        ],
    },
    Section {
        title: "Components",
        rules: &[
            Rule {
                id: "BBM-2.1",
                text: "There are 48 Curses of five types: linked to Water (9), to Earth (9), to Fire (9) or \
                       to Air (9), and multi-element (12).",
            },
            Rule {
                id: "BBM-2.2",
                text: "There are 35 Madness cards and 136 Element cards: for each of the four Elements, 18 \
                       of value 1, 10 of value 2 and 6 of value 3.",
            },
            Rule {
                id: "BBM-2.3",
                text: "There are 56 Spells: 20 Basic ones (the same 4 for each of up to five players) and 36 \
                       Library ones (3 for each Element and each of the levels 1, 2 and 3).",
            },
            Rule {
                id: "BBM-2.4",
                text: "There are 8 Magicians. Each has an ability, a list of starting Element cards and \
                       slots for support.",
            },
            Rule {
                id: "BBM-2.5",
                text: "The grimoire is made of 17 cards: 4 covers with a Monster behind; 12 interior pages \
                       with a bonus and a failure in front and a Monster behind; and the final page, with \
                       the effect of the last Monster in front and the back cover behind.",
            },
            Rule {
                id: "BBM-2.6",
                text: "There are also an Invocation marker, a Round marker, an Active Player token, 16 \
                       Element tokens (4 per Element) and a board.",
            },
            Rule {
                id: "BBM-2.7",
                text: "An Element card shows its Element and its value, which is how much it pays. A Spell \
                       shows its level (which is its Activation Cost), its Learning Cost and a text with one \
                       or more Variables, the boxed numbers. A Curse shows above what it costs to destroy \
                       it, and below what it does.",
            },
        ],
    },
    Section {
        title: "Setting up",
        rules: &[
            Rule {
                id: "BBM-3.1",
                text: "The Invocation marker starts on the Invocation space of the board.",
            },
            Rule {
                id: "BBM-3.2",
                text: "The Madness stack depends on the number of players: 20 cards for 2, 25 for 3, 30 for \
                       4 and 35 for 5. The other Madness cards stay in the box.",
            },
            Rule {
                id: "BBM-3.3",
                text: "The Curses are sorted by type, shuffled and laid in five face-down piles.",
            },
            Rule {
                id: "BBM-3.4",
                text: "The value-2 and value-3 Element cards form eight face-up stacks on the table: for \
                       each Element, 10 of value 2 and 6 of value 3.",
            },
            Rule {
                id: "BBM-3.5",
                text: "Each player starts with the four Basic Spells, ready: Combustion, Ice, Growth and \
                       Telepathy.",
            },
            Rule {
                id: "BBM-3.6",
                text: "Each player chooses a different Magician; talk it over freely (MOM-1, RUL-BBM-46). A \
                       table may also have them dealt at random, or given.",
            },
            Rule {
                id: "BBM-3.7",
                text: "You take the Element cards listed on your Magician. The value-2 card comes from its \
                       stack on the table. The value-1 cards nobody needs go to the box and never return.",
            },
            Rule {
                id: "BBM-3.8",
                text: "Your starting cards are shuffled into your face-down deck, after any change made by \
                       the mode (BBM-22.4).",
            },
            Rule {
                id: "BBM-3.9",
                text: "The grimoire is built from bottom to top: the final page, five random interior pages \
                       (all with the bonus and failure side up) and one random cover, closed.",
            },
            Rule {
                id: "BBM-3.10",
                text: "The library has one deck per Element: one random Spell of level 1 on top, one of \
                       level 2 below it, one of level 3 at the bottom. The top card of each deck is face up. \
                       The 24 Library Spells left over go to the box unseen.",
            },
            Rule {
                id: "BBM-3.11",
                text: "The Round marker starts on the first row, in the column of the difficulty you chose \
                       (BBM-22.1).",
            },
            Rule { id: "BBM-3.12", text: "The Element tokens wait in the supply; only some cards use them." },
            Rule { id: "BBM-3.13", text: "Every support starts empty." },
            Rule {
                id: "BBM-3.14",
                text: "A random player takes the Active Player token and goes first, unless the table has \
                       chosen who does.",
            },
            Rule {
                id: "BBM-3.15",
                text: "In clockwise order from the first player, everyone draws six cards.",
            },
        ],
    },
    Section {
        title: "What belongs to whom, and who sees it",
        rules: &[
            Rule {
                id: "BBM-4.1",
                text: "You may look through your own discard pile at any time, even just before it is \
                       reshuffled. Nobody may ever look into a deck, not even its owner; how many cards it \
                       holds is public.",
            },
            Rule { id: "BBM-4.2", text: "Destroyed cards lie in a pile that everyone may look through." },
            Rule {
                id: "BBM-4.3",
                text: "A card put on top of a deck by an effect stays known to everyone who saw it go there, \
                       until it leaves the top or that deck is shuffled.",
            },
            Rule {
                id: "BBM-4.4",
                text: "The right-hand page shows the three Curse symbols of the next Monster, so you always \
                       know them one round ahead. The final page shows none.",
            },
            Rule {
                id: "BBM-4.5",
                text: "A card in a hand, deck, discard pile or support belongs to the player in whose place \
                       it is. A Spell belongs to the player it lies in front of, and is never part of a \
                       deck.",
            },
            Rule {
                id: "BBM-4.6",
                text: "You draw only from your own deck, unless an effect says otherwise.",
            },
        ],
    },
    Section {
        title: "The turn",
        rules: &[
            Rule {
                id: "BBM-5.1",
                text: "Turns go clockwise from the first player. Each turn has four phases, in this order: \
                       Concentration, Monster, Action and Recuperation.",
            },
            Rule {
                id: "BBM-5.2",
                text: "Concentration Phase: all your exhausted Spells become ready, except neutralized ones \
                       (RUL-BBM-23). There is nothing to decide.",
            },
            Rule {
                id: "BBM-5.3",
                text: "After your Recuperation Phase the Active Player token passes to the left, and that \
                       player starts their turn.",
            },
            Rule {
                id: "BBM-5.4",
                text: "A round is five turns and a game has six rounds, so it lasts at most 30 whole turns: \
                       it ends no later than in the Monster Phase of turn 31.",
            },
        ],
    },
    Section {
        title: "The Monster Phase",
        rules: &[
            Rule {
                id: "BBM-6.1",
                text: "The Invocation track is a ring of six spaces: Invocation, where it starts and ends; \
                       space 1, New Monster; and spaces 2, 3, 4 and 5. The marker always moves in that \
                       order.",
            },
            Rule {
                id: "BBM-6.2",
                text: "The phase has two steps: the marker moves one space, always; then the new space is \
                       applied.",
            },
            Rule {
                id: "BBM-6.3",
                text: "On spaces 2 to 5 the Curses lying there are applied (BBM-7.6). If there are none, \
                       nothing happens.",
            },
            Rule {
                id: "BBM-6.4",
                text: "On the Invocation space, look for Curses anywhere on the board, face up or \
                       neutralized. If at least one is left, the Monster escapes (BBM-6.5); if none is left, \
                       it is vanquished (BBM-6.6).",
            },
            Rule {
                id: "BBM-6.5",
                text: "Failure: every player suffers the failure effect of the right-hand page. Only when it \
                       is complete do the remaining Curses go to the bottom of their own piles (RUL-BBM-53).",
            },
            Rule { id: "BBM-6.6", text: "Success: every player receives the bonus of the right-hand page." },
            Rule {
                id: "BBM-6.7",
                text: "Either way, the marker then goes at once to space 1 and a new Monster comes, in this \
                       order: the page is turned, the arrival effect is applied to everyone (BBM-8.3), the \
                       Round marker moves down one row, and the new Curses are placed (BBM-7.2, BBM-7.3).",
            },
            Rule {
                id: "BBM-6.8",
                text: "So each round lasts exactly five turns, with the marker on 1, 2, 3, 4 and 5, even if \
                       all its Curses are destroyed sooner. The Monster is judged at the start of the turn \
                       after those five.",
            },
            Rule {
                id: "BBM-6.9",
                text: "On the first turn of the game the grimoire is still closed. The marker moves from \
                       Invocation to space 1, nothing is judged, the book is opened on the first Monster, \
                       its arrival effect is applied and its Curses are placed. The Round marker does not \
                       move.",
            },
        ],
    },
    Section {
        title: "Curses",
        rules: &[
            Rule {
                id: "BBM-7.1",
                text: "The board has five slots for Curses: one on space 2, two on space 3 (left and right), \
                       one on space 4 and one on space 5.",
            },
            Rule {
                id: "BBM-7.2",
                text: "First come the multi-element Curses: as many as the Round marker shows, 0, 1 or 2.",
            },
            Rule {
                id: "BBM-7.3",
                text: "Then come three Curses, drawn from the piles of the three symbols on the left-hand \
                       page, from left to right. Each Curse takes the first free slot in the order 2, 3 \
                       left, 3 right, 4, 5 (RUL-BBM-19).",
            },
            Rule {
                id: "BBM-7.4",
                text: "Curses are placed face up: everyone can read what they do and what they cost.",
            },
            Rule {
                id: "BBM-7.5",
                text: "A Curse is applied only once, when the marker arrives on its space. Once the marker \
                       has passed, it does nothing more by itself, but it stays in play until it is \
                       destroyed or the round ends.",
            },
            Rule {
                id: "BBM-7.6",
                text: "Unless its text says otherwise, a Curse applies to every player, starting with the \
                       active player and going clockwise. Whoever cannot apply it is skipped; if nobody can, \
                       it is ignored.",
            },
            Rule {
                id: "BBM-7.7",
                text: "With two Curses on space 3, the left one is applied to everyone, then the right one.",
            },
            Rule {
                id: "BBM-7.8",
                text: "A Curse leaves play when it is destroyed (BBM-13.1) or when the round ends (BBM-6.5). \
                       Destroyed Curses are out of the game; they do not go back to their piles.",
            },
            Rule {
                id: "BBM-7.9",
                text: "Example: Curses are left only on spaces 3 and 5. When the marker arrives on 2 or 4 \
                       nothing happens; on 3 or 5 that Curse is applied; on Invocation the Monster escapes, \
                       and then both Curses leave the board.",
            },
        ],
    },
    Section {
        title: "The grimoire",
        rules: &[
            Rule {
                id: "BBM-8.1",
                text: "How to read the open book: on the left, the Monster, its arrival effect and its three \
                       Curse symbols; on the right, the bonus if you vanquish it, the failure if it escapes, \
                       and the Curse symbols of the next Monster.",
            },
            Rule {
                id: "BBM-8.2",
                text: "Pages have two sides. The first Monster is on the back of the cover; each later one, \
                       on the back of the page with the previous Monster’s bonus and failure. A Monster’s \
                       own bonus and failure are on the front of the next card; the sixth one’s, on the \
                       final page.",
            },
            Rule {
                id: "BBM-8.3",
                text: "An arrival effect is applied once, to everyone, starting with the active player and \
                       going clockwise, right after the page is turned and before the Curses are placed. The \
                       Sorcerer’s and the Dragon’s wait until the Curses are there (RUL-BBM-24).",
            },
            Rule {
                id: "BBM-8.4",
                text: "Bonus and failure are applied to each player, starting with the active player and \
                       going clockwise.",
            },
            Rule {
                id: "BBM-8.5",
                text: "Final page: the bonus is that you win the game, the failure is that you lose it. \
                       Besides, when the sixth Monster arrives each player puts one Madness from the stack \
                       on top of their deck (RUL-BBM-44).",
            },
            Rule {
                id: "BBM-8.6",
                text: "Sorcerer: one Madness from the stack lies under each Curse of that round. Whoever \
                       destroys a Curse takes the Madness below it into their discard pile. Those still \
                       there when the round ends go back to the stack.",
            },
        ],
    },
    Section {
        title: "Actions and how to pay",
        rules: &[
            Rule {
                id: "BBM-9.1",
                text: "In your Action Phase you take as many Actions as you like, in any order and as often \
                       as you can pay: activate a Spell, learn a Spell, acquire an Element card, destroy a \
                       Curse or cure a Madness. You may also take none.",
            },
            Rule { id: "BBM-9.2", text: "The phase ends when you say so (MOM-2)." },
            Rule {
                id: "BBM-9.3",
                text: "A cost asks for an amount of one or more Elements. You pay it by discarding Element \
                       cards from your own hand, from the support pool (anybody’s support), or both.",
            },
            Rule {
                id: "BBM-9.4",
                text: "A discarded Element card pays its value in its Element. For each Element you must \
                       reach at least the amount asked; any excess is lost and serves no other Action.",
            },
            Rule { id: "BBM-9.5", text: "One card pays for one Action only." },
            Rule {
                id: "BBM-9.6",
                text: "Example: a cost of 3 in one Element is paid with 1+1+1, with 1+2, with 3, or with \
                       2+2, wasting 1.",
            },
            Rule {
                id: "BBM-9.7",
                text: "A payment is valid if it covers the cost and none of its cards could be left out \
                       (RUL-BBM-1).",
            },
            Rule {
                id: "BBM-9.8",
                text: "You pay in full before the Action takes effect. Each card goes to the discard pile of \
                       its owner: cards from your hand to yours, cards from support to that of the player \
                       whose support they were in.",
            },
            Rule { id: "BBM-9.9", text: "Madness never pays." },
            Rule {
                id: "BBM-9.10",
                text: "You can take an Action only if you can pay for it and there is something to take it \
                       on: a card left in the stack, a Curse that is not neutralized, and so on.",
            },
        ],
    },
    Section {
        title: "Activating a Spell",
        rules: &[
            Rule {
                id: "BBM-10.1",
                text: "You activate one of your own Spells that is neither exhausted nor neutralized.",
            },
            Rule { id: "BBM-10.2", text: "At Power 1 it costs as much as its level, in its Element." },
            Rule {
                id: "BBM-10.3",
                text: "Once it is paid, its effect is applied and the Spell is exhausted (RUL-BBM-3).",
            },
            Rule {
                id: "BBM-10.4",
                text: "Power: you may pay the Activation Cost twice or three times; every Variable in the \
                       text is then multiplied by 2 or by 3. Three times is the most. Numbers that are not \
                       Variables never change.",
            },
            Rule {
                id: "BBM-10.5",
                text: "Examples: a Spell of cost 1 does up to three times as much for 3. With Arctic Circle, \
                       paying 6 at once, each player moves 2 cards and draws 2.",
            },
            Rule {
                id: "BBM-10.6",
                text: "Whatever its Power, a Spell is activated once and then stays exhausted until it is \
                       refreshed: in your own Concentration Phase, or by an effect.",
            },
            Rule {
                id: "BBM-10.7",
                text: "As much of an effect as possible is applied, even if not all of it can be: with an \
                       empty hand, Eye of the Tornado still lets you draw.",
            },
            Rule {
                id: "BBM-10.8",
                text: "Who is meant: “you” is whoever activates the Spell; “other player” and “each other \
                       player” leave you out; “each player” is everyone one by one, you included; “a player” \
                       is anyone you choose, and that may be you.",
            },
        ],
    },
    Section {
        title: "Learning a Spell",
        rules: &[
            Rule {
                id: "BBM-11.1",
                text: "You learn the face-up Spell on top of one of the four library decks.",
            },
            Rule { id: "BBM-11.2", text: "It costs 2 of the Spell’s Element, whatever its level." },
            Rule {
                id: "BBM-11.3",
                text: "The Spell comes to you, ready, and the next one of that deck is turned face up.",
            },
            Rule {
                id: "BBM-11.4",
                text: "The Spell just revealed may be learned with another Action, even in the same turn.",
            },
            Rule { id: "BBM-11.5", text: "You may activate a Spell in the very turn you learn it." },
            Rule {
                id: "BBM-11.6",
                text: "You may have five Spells, counting Basic, Library and neutralized ones. If a new one \
                       would exceed the limit, you first destroy one of yours, be it ready, exhausted or \
                       neutralized (MOM-4).",
            },
            Rule { id: "BBM-11.7", text: "An empty library deck offers nothing." },
        ],
    },
    Section {
        title: "Acquiring an Element card",
        rules: &[
            Rule {
                id: "BBM-12.1",
                text: "You take a value-2 or value-3 card from a stack on the table that is not empty.",
            },
            Rule {
                id: "BBM-12.2",
                text: "It costs, in the same Element, 2 for a value-2 card and 3 for a value-3 card.",
            },
            Rule { id: "BBM-12.3", text: "The card goes to your discard pile." },
            Rule { id: "BBM-12.4", text: "Value-1 cards cannot be acquired." },
        ],
    },
    Section {
        title: "Destroying a Curse",
        rules: &[
            Rule {
                id: "BBM-13.1",
                text: "You may destroy any Curse in play that is not neutralized, on whatever space, whether \
                       it has been applied or not.",
            },
            Rule {
                id: "BBM-13.2",
                text: "A linked Curse costs 4 of its Element (two value-2 cards, for instance); a \
                       multi-element Curse costs 1 of each Element. Each Element token on it adds 1 of that \
                       Element.",
            },
            Rule {
                id: "BBM-13.3",
                text: "As a reward, you pick any Element and take one of its value-2 cards from the table \
                       into your discard pile; nothing if no value-2 card is left.",
            },
            Rule { id: "BBM-13.4", text: "The exact order of all this is in RUL-BBM-26." },
        ],
    },
    Section {
        title: "Curing a Madness",
        rules: &[
            Rule { id: "BBM-14.1", text: "It costs 2 of any one Element." },
            Rule {
                id: "BBM-14.2",
                text: "You cure one Madness from your hand or from anywhere in the support pool, other \
                       players’ support included.",
            },
            Rule { id: "BBM-14.3", text: "A cured Madness goes back to the stack." },
        ],
    },
    Section {
        title: "Support",
        rules: &[
            Rule {
                id: "BBM-15.1",
                text: "Your support is the cards in your own slots. The support pool is everybody’s support \
                       together.",
            },
            Rule {
                id: "BBM-15.2",
                text: "To place a card in support, lay a card from your hand face up in one of your own \
                       slots. Any card will do, Madness included.",
            },
            Rule {
                id: "BBM-15.3",
                text: "Each player’s limit is three cards. Nerea’s is higher (RUL-BBM-11, ED-1).",
            },
            Rule {
                id: "BBM-15.4",
                text: "Nothing removes a card from support except a payment, an effect that discards, \
                       destroys or exchanges it, or, if it is a Madness, a cure.",
            },
            Rule {
                id: "BBM-15.5",
                text: "Anyone may pay with any cards of the support pool, alone or together with their own \
                       hand. If you lack an Element, somebody else’s support may have it.",
            },
            Rule {
                id: "BBM-15.6",
                text: "A card from the support pool always goes to the discard pile of the player who placed \
                       it, whoever used it.",
            },
            Rule {
                id: "BBM-15.7",
                text: "A Madness that comes straight into your support is received even if your support is \
                       full: you go over the limit for a while. The limit itself does not change.",
            },
            Rule {
                id: "BBM-15.8",
                text: "Madness in support does not count as held in hand when it comes to elimination \
                       (BBM-20.6).",
            },
        ],
    },
    Section {
        title: "Drawing, the empty deck and Madness",
        rules: &[
            Rule {
                id: "BBM-16.1",
                text: "To draw is to take the top card of your deck into your hand, one card at a time.",
            },
            Rule {
                id: "BBM-16.2",
                text: "During a turn there is no limit to your hand. It is brought to six only in your own \
                       Recuperation Phase.",
            },
            Rule {
                id: "BBM-16.3",
                text: "If you must draw a card from your deck, or destroy or otherwise take one \
                       (RUL-BBM-16), and the deck is empty, first add one Madness from the stack to your \
                       discard pile, shuffle that pile into a new deck, and then go on.",
            },
            Rule {
                id: "BBM-16.4",
                text: "You reshuffle only when a card is needed, not when the deck runs out.",
            },
            Rule { id: "BBM-16.5", text: "A shuffle ordered by an effect adds no Madness." },
            Rule {
                id: "BBM-16.6",
                text: "To receive a Madness is to take it from the stack into your discard pile, unless the \
                       effect names another place: hand, support or top of the deck.",
            },
            Rule {
                id: "BBM-16.7",
                text: "If a player must take a Madness and the stack is empty, the game is lost at once.",
            },
            Rule {
                id: "BBM-16.8",
                text: "To keep Madness out of your way, put it in support, destroy it or cure it.",
            },
        ],
    },
    Section {
        title: "What the words mean",
        rules: &[
            Rule {
                id: "BBM-17.1",
                text: "Discard: from hand or from support, as the effect says, and always to the owner’s \
                       discard pile. If the effect names no place, see RUL-BBM-28.",
            },
            Rule {
                id: "BBM-17.2",
                text: "Destroy: the card leaves the game and joins the pile of destroyed cards, open to all. \
                       Some effects may bring it back. Element cards never return to the stacks on the \
                       table, nor Curses to their piles.",
            },
            Rule {
                id: "BBM-17.3",
                text: "A destroyed Madness is gone for good; a cured one goes back to the stack.",
            },
            Rule {
                id: "BBM-17.4",
                text: "Cure: put the Madness back on the stack, whether by an Action or by an effect.",
            },
            Rule {
                id: "BBM-17.5",
                text: "Shuffle, when an effect orders it: no Madness is added (BBM-16.5).",
            },
            Rule { id: "BBM-17.6", text: "On top of a deck: face down, as the next card to be drawn." },
            Rule {
                id: "BBM-17.7",
                text: "Next-higher value: the card of the same Element worth exactly one more. From 1 to 2 \
                       or from 2 to 3; never from 1 to 3, never another Element.",
            },
            Rule {
                id: "BBM-17.8",
                text: "Exchange and give: a card given from a hand goes to the other player’s hand, never to \
                       the discard pile.",
            },
            Rule {
                id: "BBM-17.9",
                text: "Neutralize: the Spell or Curse is turned face down. It has no effect, but it is still \
                       in play.",
            },
            Rule {
                id: "BBM-17.10",
                text: "A neutralized Curse is not applied when the marker arrives and cannot be destroyed, \
                       but it still counts as remaining. It turns face up in the next turn, at the end of \
                       the Monster Phase (RUL-BBM-22), and may then be destroyed. If only neutralized Curses \
                       are left on reaching the Invocation space, the Monster escapes.",
            },
            Rule {
                id: "BBM-17.11",
                text: "A neutralized Spell cannot be activated, counts towards your limit and may be the one \
                       you destroy when you learn another. If it was exhausted, it is still exhausted when \
                       it turns face up.",
            },
            Rule {
                id: "BBM-17.12",
                text: "How long a Curse keeps a Spell neutralized: with the English rulebook, until that \
                       Curse leaves play, destroyed or at the end of the round; with the Spanish rulebook, \
                       until the next Monster is revealed.",
            },
            Rule {
                id: "BBM-17.13",
                text: "Element token: each one on a Curse raises the cost of destroying it by 1 of that \
                       Element.",
            },
        ],
    },
    Section {
        title: "When another player takes an Action",
        rules: &[
            Rule {
                id: "BBM-18.1",
                text: "Some Spells let another player act during your turn. That player may take any of the \
                       five Actions as on their own turn, paying with their own hand and the support pool.",
            },
            Rule {
                id: "BBM-18.2",
                text: "That player neither refills their hand nor refreshes Spells, before or after: each of \
                       those happens only in their own Recuperation and Concentration Phases.",
            },
            Rule {
                id: "BBM-18.3",
                text: "Every Action granted may be declined; the rest of the text still applies \
                       (RUL-BBM-12).",
            },
            Rule {
                id: "BBM-18.4",
                text: "Avatar: you take one or more Actions paid only with cards of the support pool, and \
                       those cards are not discarded. With more Power, each card in the pool serves only one \
                       of these Actions. Details: RUL-BBM-14.",
            },
        ],
    },
    Section {
        title: "Magicians",
        rules: &[
            Rule { id: "BBM-19.1", text: "Each Magician has an ability, usable once per turn." },
            Rule { id: "BBM-19.2", text: "Using it is not an Action, and costs nothing but what it says." },
            Rule {
                id: "BBM-19.3",
                text: "The abilities of Zephyr, Maris, Rowan, Flora and Cinder work on your own turn only, \
                       at the times RUL-BBM-35 gives, and at most once per turn. Those of Nerea, Ember and \
                       Gale are always on (RUL-BBM-36).",
            },
        ],
    },
    Section {
        title: "Recuperation and elimination",
        rules: &[
            Rule {
                id: "BBM-20.1",
                text: "At the end of your turn you must hold exactly six cards; support does not count.",
            },
            Rule {
                id: "BBM-20.2",
                text: "With more than six, you discard Element cards of your choice until six are left. \
                       Madness cannot be discarded this way.",
            },
            Rule {
                id: "BBM-20.3",
                text: "With fewer than six, you draw up to six (if the deck runs out: BBM-16.3).",
            },
            Rule { id: "BBM-20.4", text: "You may not discard first in order to draw more." },
            Rule {
                id: "BBM-20.5",
                text: "Then you have one last chance to use your ability (MOM-19). If you hold more than six \
                       after it, which can only happen if you had run out of Element cards to discard, \
                       BBM-20.2 is applied once more.",
            },
            Rule {
                id: "BBM-20.6",
                text: "Then, if you hold six Madness or more (RUL-BBM-39), you are eliminated: all your \
                       cards, Spells included, go to the box. The others play on.",
            },
            Rule {
                id: "BBM-20.7",
                text: "Only the active player refills, so you may start your turn with any number of cards. \
                       Elimination is checked only here.",
            },
        ],
    },
    Section {
        title: "The end of the game",
        rules: &[
            Rule {
                id: "BBM-21.1",
                text: "You win if the marker reaches the Invocation space in the sixth round with no Curse \
                       on the board: the book is finished and the last Monster is vanquished.",
            },
            Rule { id: "BBM-21.2", text: "You lose if somebody must take a Madness and the stack is empty." },
            Rule { id: "BBM-21.3", text: "You lose if a Curse is left when the sixth Monster is judged." },
            Rule { id: "BBM-21.4", text: "You lose if the last player still in the game is eliminated." },
        ],
    },
    Section {
        title: "Difficulty and modes",
        rules: &[
            Rule {
                id: "BBM-22.1",
                text: "The Round track has six rows, one per round, and three columns: I easy, II medium, \
                       III hard. You play one column; I is the one for a first game.",
            },
            Rule {
                id: "BBM-22.2",
                text: "Its cell says how many multi-element Curses a round brings: the fewer players, the \
                       more. All six rounds together bring 2, 3, 4 or 5 players 5, 4, 2 or 0 on I, none of \
                       them in rounds 1 to 3; 7, 6, 4 or 3 on II; 9, 9, 6 or 6 on III. In Terror and \
                       Nightmare: 6, 4, 1 or 0 on I; 7, 6, 3 or 1 on II; 9, 8, 6 or 4 on III. Games begun \
                       under an older version of the rules keep its track. In version 1: 3 on I, 6 on II, \
                       9 on III for any number of players. In versions 2 and 3 all modes have the track of \
                       Normal. It brings 3 players only 7 on III in version 2, 8 on III in versions 3 and 4. \
                       In Terror and Nightmare version 4 brings 2 players 5 on I, and 3 players 3 on I, 7 on \
                       III. Your table shows the cells of its own.",
            },
            Rule {
                id: "BBM-22.3",
                text: "The Round marker starts on the first row and moves down one row with each new \
                       Monster, except the first.",
            },
            Rule {
                id: "BBM-22.4",
                text: "Modes change only the set-up. Normal: no change. Terror: each player shuffles one \
                       Madness from the stack into their starting deck, which then has 13 cards. Nightmare: \
                       each player’s value-2 starting card is replaced by one of value 1 (RUL-BBM-42).",
            },
        ],
    },
    Section {
        title: "How effects are applied",
        rules: &[
            Rule {
                id: "BBM-23.1",
                text: "If the text of a card, a Monster or a Magician contradicts these rules, the text \
                       prevails.",
            },
            Rule { id: "BBM-23.2", text: "What can be applied must be applied." },
            Rule {
                id: "BBM-23.3",
                text: "What can be applied only in part is applied in part, starting with the active player \
                       and going clockwise; the rest is ignored.",
            },
            Rule {
                id: "BBM-23.4",
                text: "Whoever cannot apply an effect ignores it; the others are still affected.",
            },
            Rule { id: "BBM-23.5", text: "Advice on how to play well is advice, not rules." },
        ],
    },
    Section {
        title: "What you decide, and when",
        rules: &[
            Rule {
                id: "MOM-1",
                text: "Setting up: each player in turn chooses a Magician that nobody has taken.",
            },
            Rule {
                id: "MOM-2",
                text: "Your Action Phase: activate a Spell (and with what Power), learn one, acquire an \
                       Element card, destroy a Curse, cure a Madness, use your ability if you have not used \
                       it yet, or end the phase. Only what you can pay for and do is offered (BBM-9.10).",
            },
            Rule {
                id: "MOM-3",
                text: "Paying: whoever takes the Action chooses among the valid payments (BBM-9.7). Curing \
                       also means choosing the Element; on their own turn, Zephyr may count one value-1 Air \
                       card as another Element.",
            },
            Rule { id: "MOM-4", text: "Learning at the limit: you choose which of your Spells to destroy." },
            Rule {
                id: "MOM-5",
                text: "After destroying a Curse: you choose the Element of your value-2 card, among those \
                       with cards left.",
            },
            Rule {
                id: "MOM-6",
                text: "A Spell that affects some of the players: whoever activates it chooses them.",
            },
            Rule {
                id: "MOM-7",
                text: "An effect that takes some of your cards: you choose them, among those it allows.",
            },
            Rule {
                id: "MOM-8",
                text: "An effect you may use: yes or no. You are not asked if yes would change nothing.",
            },
            Rule {
                id: "MOM-9",
                text: "Bringing cards back from your discard pile: you choose which, and also in what order \
                       if they go on top of your deck.",
            },
            Rule {
                id: "MOM-10",
                text: "Curing by an effect: you choose how many, within what it allows, and which Madness by \
                       its place.",
            },
            Rule {
                id: "MOM-11",
                text: "Receiving an Element card of your choice: you choose an Element whose stack of that \
                       value is not empty.",
            },
            Rule { id: "MOM-12", text: "Refreshing Spells: you choose among the exhausted ones it allows." },
            Rule { id: "MOM-13", text: "Neutralizing your own Spells: you choose which." },
            Rule {
                id: "MOM-14",
                text: "Neutralizing Curses: whoever activates the Spell chooses among the face-up ones.",
            },
            Rule {
                id: "MOM-15",
                text: "An Action granted to you: any Action you can pay for, or pass. Your ability is not \
                       offered.",
            },
            Rule {
                id: "MOM-16",
                text: "An Avatar Action: the same, but your hand cannot pay, only the cards of the support \
                       pool not yet used for this Avatar.",
            },
            Rule {
                id: "MOM-17",
                text: "A failure that falls on one player: the active player chooses who, among all still in \
                       the game.",
            },
            Rule {
                id: "MOM-18",
                text: "Recuperation with more than six cards: you choose which Element cards to discard \
                       until six are left, or all of them if that is not enough.",
            },
            Rule {
                id: "MOM-19",
                text: "Recuperation, once your hand is settled: use your ability or skip it. You are asked \
                       only if you have not used it this turn and can use it.",
            },
            Rule {
                id: "MOM-20",
                text: "Bringing back destroyed Element cards: whoever activates the Spell chooses which, \
                       from none up to the number allowed.",
            },
        ],
    },
    Section {
        title: "The two editions",
        rules: &[
            Rule {
                id: "ED-1",
                text: "Nerea’s support limit is five cards in the Spanish rulebook and four in the English \
                       one. Your table plays with the edition it chose.",
            },
            Rule {
                id: "ED-2",
                text: "The Spanish rulebook always gives a support limit of three; the English one says \
                       three in one place and four in another. Here it is three in both (RUL-BBM-11).",
            },
            Rule {
                id: "ED-3",
                text: "A Spell turned face down by a Curse comes back when the next Monster is revealed in \
                       the Spanish rulebook, and when that Curse leaves play in the English one. Your table \
                       plays with the edition it chose (BBM-17.12).",
            },
            Rule {
                id: "ED-4",
                text: "Cinder’s ability: the Spanish rulebook says your support; the English one just says \
                       support. Here it is your own in both (RUL-BBM-37).",
            },
            Rule {
                id: "ED-5",
                text: "Zephyr’s ability: any other Element in Spanish, any Element in English. It makes no \
                       difference in play.",
            },
            Rule {
                id: "ED-6",
                text: "Levitation: in Spanish the player draws until holding six; the English could be read \
                       as drawing up to six cards. Here, until holding six (RUL-BBM-47).",
            },
            Rule {
                id: "ED-7",
                text: "Ice, Cool Head and Arctic Circle: the Spanish says whose support; the English does \
                       not. Here, each player’s own.",
            },
            Rule {
                id: "ED-8",
                text: "Where the Invocation marker starts: the English names the Invocation space; the \
                       Spanish says its space on the track. Here, the Invocation space.",
            },
            Rule {
                id: "ED-9",
                text: "What marks the active player is a token in Spanish, and a token or a card in English. \
                       Here, one token.",
            },
            Rule {
                id: "ED-10",
                text: "The place of the Madness stack on the board has different names. It makes no \
                       difference in play.",
            },
            Rule {
                id: "ED-11",
                text: "The Spanish lists the ways to play; the English adds that they are three. Here they \
                       cannot be combined (RUL-BBM-42).",
            },
            Rule {
                id: "ED-12",
                text: "One passage in Spanish calls your own slots the support pool. Here the words mean \
                       what BBM-15.1 says.",
            },
            Rule {
                id: "ED-13",
                text: "Only the English says that the Basic Spells start face up. Here they do.",
            },
            Rule {
                id: "ED-14",
                text: "One passage in English says triple the Action Cost. Here it is the Activation Cost \
                       (BBM-10.4).",
            },
            Rule {
                id: "ED-15",
                text: "The Spanish speaks of the other players, the English of each other player. Here, each \
                       of them, one by one (BBM-10.8).",
            },
            Rule {
                id: "ED-16",
                text: "Both rulebooks use several verbs for receiving Madness. Here they all mean the same \
                       (BBM-16.6).",
            },
            Rule {
                id: "ED-17",
                text: "The English words the Sorcerer in two ways that mean the same (BBM-8.6).",
            },
            Rule {
                id: "ED-18",
                text: "To give a Spell more Power, the Spanish says that its cost is multiplied, the English \
                       that it is overpaid. Here, RUL-BBM-2.",
            },
            Rule {
                id: "ED-19",
                text: "The English says that each round brings a different Monster; the Spanish, a Monster. \
                       Here there is one per round, and no card twice.",
            },
            Rule {
                id: "ED-20",
                text: "Both rulebooks advise level I for a first game, each in its own words. Here it is the \
                       usual one.",
            },
            Rule {
                id: "ED-21",
                text: "To exhaust a Spell you turn it 90 degrees; only the English says clockwise. It makes \
                       no difference in play.",
            },
            Rule {
                id: "ED-22",
                text: "The picture of the set-up shows a place for a fifth Spell in the Spanish rulebook. \
                       The limit is in BBM-11.6.",
            },
            Rule {
                id: "ED-23",
                text: "The Spanish writes in words the numbers that are not Variables; the English writes \
                       digits. Which ones are Variables is the same in both.",
            },
        ],
    },
    Section {
        title: "Rulings",
        rules: &[
            Rule {
                id: "RUL-BBM-1",
                text: "A payment may waste part of a card’s value, but never a whole card: if you could \
                       leave any card out and still cover the cost, it is not valid.",
            },
            Rule {
                id: "RUL-BBM-2",
                text: "You declare the Power (1, 2 or 3) when you activate the Spell, and pay that many \
                       times its cost. You may declare less than your cards could buy: one value-3 card for \
                       Power 1, for instance.",
            },
            Rule {
                id: "RUL-BBM-3",
                text: "A Spell counts as exhausted as soon as it is paid, before its effect. While it is \
                       being applied, even if other Spells are activated meanwhile, it can be neither \
                       activated nor refreshed.",
            },
            Rule {
                id: "RUL-BBM-4",
                text: "A Spell refreshed by an effect may be activated again in the same turn.",
            },
            Rule {
                id: "RUL-BBM-5",
                text: "You may activate a Spell even if its effect will do little or nothing. The exception: \
                       a Spell that affects only other players needs at least one other player still in the \
                       game.",
            },
            Rule {
                id: "RUL-BBM-6",
                text: "If a Spell affects a number of players, they must be different ones; if there are not \
                       that many, it affects all there are. More Power than players is allowed, and adds \
                       nothing.",
            },
            Rule {
                id: "RUL-BBM-7",
                text: "If an effect touches several players, it goes clockwise from the active player, even \
                       if somebody else activated the Spell. Each player finishes the whole text, choices \
                       included, before the next begins.",
            },
            Rule {
                id: "RUL-BBM-8",
                text: "Eliminated players have no cards and are never asked, chosen, counted or affected. \
                       Their turns are skipped; the marker moves once per turn actually taken.",
            },
            Rule {
                id: "RUL-BBM-9",
                text: "If your support is short of free slots, you place only what fits, and the rest of the \
                       text goes on. With no free slot, an effect that places the top card of your deck \
                       leaves the deck alone. You may not replace cards already there.",
            },
            Rule {
                id: "RUL-BBM-10",
                text: "If you are over your support limit (BBM-15.7), you keep all those cards; nothing \
                       makes you come down. You may place cards again only once you are below the limit.",
            },
            Rule {
                id: "RUL-BBM-11",
                text: "The usual support limit is 3 in both editions. The four in one English passage is a \
                       misprint.",
            },
            Rule {
                id: "RUL-BBM-12",
                text: "If you are granted Actions and pass, you give up all those left in that grant; the \
                       rest of the text, such as drawing a card, still applies. Abilities you have to choose \
                       to use are not available then; those that are always on work (Zephyr’s: RUL-BBM-29).",
            },
            Rule {
                id: "RUL-BBM-13",
                text: "A player granted an Action may activate their own Telepathy, even towards the active \
                       player or whoever granted it. The inner Actions finish before the outer text goes on.",
            },
            Rule {
                id: "RUL-BBM-14",
                text: "Avatar. Its own cost is paid as usual. Each Action it gives is paid only with Element \
                       cards then in the support pool, and none is discarded. A card used this way serves no \
                       other Action of the same Avatar; one that enters support meanwhile is still unused. \
                       Any of the five Actions is allowed, with any Power. Effects inside such an Action pay \
                       by discarding, even cards already used. Afterwards those cards may pay for other \
                       Actions, even in the same turn. Each Action may be declined.",
            },
            Rule {
                id: "RUL-BBM-15",
                text: "If your deck and your discard pile are both empty, the Madness you add is your whole \
                       new deck. Repeat this for each further card you need.",
            },
            Rule {
                id: "RUL-BBM-16",
                text: "BBM-16.3 applies to everything that takes a number of cards from the top of your \
                       deck: drawing, destroying, discarding or placing. Discarding your whole deck moves \
                       only what is there and never reshuffles.",
            },
            Rule {
                id: "RUL-BBM-17",
                text: "The game is lost for lack of Madness (BBM-16.7) only if a player has to take one: \
                       into discard pile, hand, support or deck, or by reshuffling. Destroying Madness from \
                       the stack, or laying it under Curses, is done as far as possible and never loses. \
                       Taking the last one does no harm, nor does drawing while the stack is empty and your \
                       deck is not.",
            },
            Rule {
                id: "RUL-BBM-18",
                text: "Winning or losing takes effect at once: nothing else is applied.",
            },
            Rule {
                id: "RUL-BBM-19",
                text: "Slots are filled without gaps: three Curses lie on 2, 3 left and 3 right; the fourth \
                       goes to 4 and the fifth to 5.",
            },
            Rule {
                id: "RUL-BBM-20",
                text: "If there are more Curses than slots, those without a slot are not drawn. If a pile is \
                       empty, that Curse is skipped and the next takes its slot. (With the cards of this \
                       game neither can happen.)",
            },
            Rule {
                id: "RUL-BBM-21",
                text: "On space 3, the left Curse is finished for everyone before the right one is looked \
                       at. If one of them is destroyed or neutralized, the other still applies.",
            },
            Rule {
                id: "RUL-BBM-22",
                text: "A Curse you neutralize stays face down until the end of the next turn’s Monster \
                       Phase. So if the marker reaches it in that phase it is not applied, and never will \
                       be; if that phase judges the Monster, the Monster escapes; and from that turn’s \
                       Action Phase on, the Curse may be destroyed.",
            },
            Rule {
                id: "RUL-BBM-23",
                text: "A neutralized Spell is refreshed neither by Concentration nor by effects, and cannot \
                       be neutralized again. When it turns face up it is ready or exhausted as it was \
                       before. If it is destroyed face down, it does not come back. Neutralizing the Curse \
                       that caused it does not free it.",
            },
            Rule {
                id: "RUL-BBM-24",
                text: "The Sorcerer’s and the Dragon’s arrival effects are applied right after the new \
                       Curses are placed, in the order of the slots.",
            },
            Rule {
                id: "RUL-BBM-25",
                text: "The Sorcerer’s Madness goes to the discard pile of whoever takes the Action that \
                       destroys the Curse, even on another player’s turn. It comes from under the Curse, so \
                       an empty stack is no loss. A neutralized Curse keeps its Madness. What is left at the \
                       end of the round goes back to the stack after the failure effect.",
            },
            Rule {
                id: "RUL-BBM-26",
                text: "Destroying a Curse goes in this order: you pay; the Curse and its tokens leave the \
                       board (with the English rulebook, the Spells it neutralized turn face up); any \
                       Madness under it goes to your discard pile; you take your value-2 card into your \
                       discard pile; and if you are Ember you draw a card.",
            },
            Rule {
                id: "RUL-BBM-27",
                text: "You may not refuse the value-2 card for destroying a Curse while one is left.",
            },
            Rule {
                id: "RUL-BBM-28",
                text: "If a text tells you to discard cards and names no place, they come from your hand, \
                       your own support or both, as you choose; you must do it if you have such a card in \
                       either. Other players’ support is never touched. When it says from hand and support, \
                       each player looks at their own.",
            },
            Rule {
                id: "RUL-BBM-29",
                text: "Zephyr’s Air card counts as another Element only inside a payment on Zephyr’s own \
                       turn: one card per turn, from hand or from the support pool, also for Actions that \
                       Avatar or another player’s Spell gives Zephyr on that turn. For everything else it is \
                       still Air.",
            },
            Rule {
                id: "RUL-BBM-30",
                text: "“You may do this, then that” is a single choice: yes means the first as far as \
                       possible and then the second in full; no means nothing. Power of the Inferno at Power \
                       2, accepted with only one card: discard 1, draw 2.",
            },
            Rule {
                id: "RUL-BBM-31",
                text: "When a failure falls on one player, the active player chooses who.",
            },
            Rule {
                id: "RUL-BBM-32",
                text: "If the card you destroyed was a Madness or of value 3, or the stack of the \
                       next-higher value is empty, you receive nothing; the card stays destroyed.",
            },
            Rule {
                id: "RUL-BBM-33",
                text: "“Cures 1 or 2 Madness”: the first is obligatory if there is any in your hand or in \
                       the support pool; the second is up to you.",
            },
            Rule {
                id: "RUL-BBM-34",
                text: "If several cards go on top of one deck, its owner chooses their order. They stay \
                       known (BBM-4.3).",
            },
            Rule {
                id: "RUL-BBM-35",
                text: "You may use your ability on your own turn between two Actions, and once more in the \
                       Recuperation Phase, after your hand is settled and before elimination is checked \
                       (MOM-19); still only once per turn. Never during Concentration or the Monster Phase, \
                       nor in the middle of an effect.",
            },
            Rule {
                id: "RUL-BBM-36",
                text: "Ember draws a card for each Curse they destroy, on any turn and without limit. \
                       Nerea’s and Gale’s abilities always hold.",
            },
            Rule {
                id: "RUL-BBM-37",
                text: "Cinder swaps exactly two cards of their hand for two of their own support. With fewer \
                       than two on either side it cannot be done. Being over the support limit is no \
                       obstacle.",
            },
            Rule {
                id: "RUL-BBM-38",
                text: "Flora cures or discards the very card drawn. If the deck is empty, it is reshuffled \
                       as usual (BBM-16.3).",
            },
            Rule {
                id: "RUL-BBM-39",
                text: "You are eliminated with six Madness or more in hand. If you run out of Element cards \
                       to discard before you are down to six, your hand simply stays larger.",
            },
            Rule {
                id: "RUL-BBM-40",
                text: "When you are eliminated, your hand, deck, discard pile, support and Spells all go to \
                       the box, Madness included; nothing returns to the stack, the table or the library. \
                       Destroyed cards stay where they are.",
            },
            Rule {
                id: "RUL-BBM-41",
                text: "If you have no Spell you can use, or no cards at all, you still take your turn.",
            },
            Rule {
                id: "RUL-BBM-42",
                text: "Modes cannot be combined. In Nightmare the value-1 card that replaces yours is of the \
                       same Element, and the value-2 card stays in its stack on the table.",
            },
            Rule {
                id: "RUL-BBM-43",
                text: "Destroying the last Curse of the sixth round does not end the game: you win when the \
                       marker next reaches the Invocation space, and until then you can still lose.",
            },
            Rule {
                id: "RUL-BBM-44",
                text: "When the sixth Monster arrives, its own arrival effect comes first, then the Madness \
                       of the final page on top of each deck, then the Curses.",
            },
            Rule {
                id: "RUL-BBM-45",
                text: "Hands are open unless the table chose otherwise. With closed hands you see only your \
                       own hand and discard pile; of the others, how many cards they have and the top of \
                       their discard pile.",
            },
            Rule {
                id: "RUL-BBM-46",
                text: "Magicians are chosen in the order of the seats; the first player is drawn afterwards.",
            },
            Rule {
                id: "RUL-BBM-47",
                text: "Levitation: the player draws until holding six cards; with six or more already, \
                       nothing happens.",
            },
            Rule {
                id: "RUL-BBM-48",
                text: "A card that is given or brought back belongs to whoever now holds it.",
            },
            Rule {
                id: "RUL-BBM-49",
                text: "There are four tokens per Element. If too few are left, they are laid in the order of \
                       the slots until they run out. They return to the supply when their Curse leaves play; \
                       destroying the Seal that laid them does not remove them.",
            },
            Rule {
                id: "RUL-BBM-50",
                text: "At the Spell limit you may destroy any of your Spells, even one being applied, which \
                       still finishes its effect. Below the limit you may destroy none.",
            },
            Rule {
                id: "RUL-BBM-51",
                text: "A choice with only one possible answer is made for you. Choosing your Magician, your \
                       Actions and your ability is always up to you (MOM-1, MOM-2, MOM-15, MOM-16, MOM-19).",
            },
            Rule {
                id: "RUL-BBM-52",
                text: "Effects may discard Madness from hand or support. Only the discard of the \
                       Recuperation Phase may not.",
            },
            Rule {
                id: "RUL-BBM-53",
                text: "The Curses that go back at the end of the round go under their piles in the order of \
                       the slots: 2, 3 left, 3 right, 4, 5. The last one ends up lowest.",
            },
            Rule {
                id: "RUL-BBM-54",
                text: "No choice needs everybody’s agreement: the player named for it decides alone. Talking \
                       is free.",
            },
            Rule {
                id: "RUL-BBM-55",
                text: "If the active player is eliminated, the token passes to the next player still in the \
                       game. If nobody is left, the game is lost (BBM-21.4).",
            },
            Rule {
                id: "RUL-BBM-56",
                text: "Element cards received by an effect come only from the stacks on the table; the \
                       value-1 cards in the box are never available.",
            },
            Rule {
                id: "RUL-BBM-57",
                text: "If one effect gives you several cards of your choice from the table, you choose and \
                       take them one at a time. If they go on your deck, the last one chosen is on top.",
            },
            Rule {
                id: "RUL-BBM-58",
                text: "A Variable multiplies exactly what it stands next to: amounts, or the number of \
                       players. If ⟨1⟩ other player gets 1 Action and then draws 1, Power 2 means two \
                       players, with one Action and one card each.",
            },
            Rule {
                id: "RUL-BBM-59",
                text: "“Then” does not make the second part depend on the first, unless the text says so \
                       (“if they do”).",
            },
        ],
    },
    Section {
        title: "What always holds",
        rules: &[
            Rule {
                id: "INV-1",
                text: "The Madness cards in the stack, in every hand, deck, discard pile and support, under \
                       Curses, destroyed and in the box always add up to 35.",
            },
            Rule {
                id: "INV-2",
                text: "The Element cards of one Element and value, on the table, with the players, destroyed \
                       and in the box, always add up to 18 of value 1, 10 of value 2 and 6 of value 3.",
            },
            Rule {
                id: "INV-3",
                text: "There are never more than five Curses on the board, nor two in one slot. Those in the \
                       piles, on the board and destroyed always add up to 48.",
            },
            Rule {
                id: "INV-4",
                text: "After your Recuperation Phase you hold exactly six cards, or you have been \
                       eliminated.",
            },
            Rule { id: "INV-5", text: "Nobody has more than five Spells; Gale, six." },
            Rule {
                id: "INV-6",
                text: "A support is over its limit only because Madness came straight into it (BBM-15.7), or \
                       because Cinder swapped cards without changing how many there are.",
            },
            Rule {
                id: "INV-7",
                text: "The tokens of each Element, in the supply and on Curses, are always four.",
            },
            Rule {
                id: "INV-8",
                text: "No game goes beyond turn 31: if it gets there, it ends in that Monster Phase.",
            },
            Rule {
                id: "INV-9",
                text: "The same set-up, the same shuffles and the same choices always give the same game. \
                       Nobody is ever shown a card that is hidden from them.",
            },
            Rule {
                id: "INV-10",
                text: "In each library deck, the Spells not yet learned lie with level 1 above 2 and 2 above \
                       3.",
            },
        ],
    },
];

/// What the words of the game mean.
pub static GLOSSARY: &[(&str, &str)] = &[
    ("Magician", "Who you are: an apprentice with an ability and twelve starting cards."),
    ("Element", "Water, Earth, Fire or Air: what everything is paid with."),
    ("Element card", "A card of one Element, worth 1, 2 or 3 of it when you discard it to pay."),
    ("Value", "How much an Element card pays."),
    (
        "Madness",
        "A card that pays for nothing and fills your hand. With six in hand at the end of your turn, you are \
         eliminated.",
    ),
    (
        "Madness stack",
        "The shared stack Madness comes from. If somebody must take one and it is empty, you lose.",
    ),
    (
        "Curse",
        "What a Monster brings: it hurts when the marker arrives on it, and must be destroyed to vanquish \
         the Monster.",
    ),
    ("Linked Curse", "A Curse of one Element: it costs 4 of that Element."),
    ("Multi-element Curse", "A Curse of all four: it costs 1 of each Element."),
    ("Spell", "A card in front of you that you pay to use, once per turn as a rule."),
    ("Basic Spell", "One of the four every player starts with: Ice, Growth, Combustion and Telepathy."),
    ("Library Spell", "One that is learned from the library for 2 of its Element."),
    ("Library", "Four decks of Spells to learn, one per Element; only the top of each can be seen."),
    ("Level", "1, 2 or 3: what a Spell costs to activate, in its Element."),
    ("Activation Cost", "What you pay to use a Spell: its level."),
    ("Learning Cost", "What you pay to take a Spell from the library: 2 of its Element."),
    ("Power", "How many times you pay the Activation Cost: one, two or three."),
    ("Variable", "A boxed number on a Spell; the Power multiplies it."),
    ("Ready", "A Spell you can activate."),
    ("Exhausted", "A Spell already used; it waits until it is refreshed."),
    ("Refresh", "To make an exhausted Spell ready again."),
    ("Neutralize", "To turn a Spell or a Curse face down: no effect, but still in play."),
    ("Support", "The cards in your own slots, face up; anybody may pay with them."),
    ("Support pool", "Everybody’s support together."),
    ("Slot", "A place for one card: of support, or for a Curse on the board."),
    ("Hand", "The cards you hold."),
    ("Deck", "Your own face-down cards, to draw from."),
    ("Discard pile", "Your own used cards; they become your deck again when it is empty."),
    ("Draw", "To take the top card of your deck into your hand."),
    ("Discard", "To put a card into its owner’s discard pile."),
    ("Destroy", "To remove a card from the game."),
    ("Cure", "To put a Madness back on the Madness stack."),
    ("On top of the deck", "Face down, as the next card to be drawn."),
    ("Next-higher value", "The same Element, worth exactly one more."),
    ("Exchange", "To swap cards, or to give one from hand to hand."),
    ("Grimoire", "The Big Book itself: one cover, five interior pages and the final page."),
    ("Cover", "The first card of the book, with the first Monster behind it."),
    ("Interior page", "A bonus and a failure in front, a Monster behind."),
    ("Final page", "The last card: win or lose."),
    ("Monster", "What is on the open page. There is one per round."),
    ("Arrival effect", "What a Monster does when it appears."),
    ("Bonus", "What everyone receives when a Monster is vanquished."),
    ("Failure", "What everyone suffers when a Monster escapes."),
    ("Invocation track", "The ring of six spaces that the marker goes round, one space per turn."),
    ("Invocation space", "Where the track starts and ends, and the Monster is judged."),
    ("New Monster", "Space 1 of the track, where a round begins."),
    ("Round track", "The table that says how many multi-element Curses each round brings."),
    ("Active player", "Whoever’s turn it is; the Active Player token shows it."),
    ("Element token", "A token on a Curse that makes it cost 1 more of that Element."),
    ("Concentration Phase", "The start of your turn: your exhausted Spells become ready."),
    ("Monster Phase", "The marker moves and the book acts."),
    ("Action Phase", "You pay for as many Actions as you like."),
    ("Recuperation Phase", "The end of your turn: you end up with six cards in hand."),
    (
        "Action",
        "Activate a Spell, learn a Spell, acquire an Element card, destroy a Curse or cure a Madness.",
    ),
    ("Eliminated", "Out of the game, having held six Madness or more at the end of a turn."),
    ("Vanquish", "To have destroyed all the Curses of a Monster when it is judged."),
    ("Escape", "What a Monster does if any Curse is left."),
    (
        "Normal, Terror, Nightmare",
        "The three ways to play: as it is, with a Madness in each starting deck, or without your value-2 \
         card.",
    ),
];

/// How to play, for a group that has never played: one short step each.
pub static PRIMER: &[&str] = &[
    "Welcome to The Big Book of Madness! You are students of magic who opened the one book you should not \
     have. Close it together: six Monsters are coming, and you all win or all lose.",
    "You win by vanquishing the sixth Monster. The first five may get away, but each one that escapes makes \
     you pay for it.",
    "You start with a Magician, four Basic Spells and a small deck of Element cards: Water, Earth, Fire and \
     Air. Draw six. They are your magic and your money: you discard them to pay for things.",
    "At the start of your turn your used Spells become ready again and the marker moves one space. If it \
     lands on a Curse, everybody suffers it. Read the board first: you can see what is coming.",
    "Then you act, as often as you can pay. Activate a Spell: pay its level in its Element, or pay two or \
     three times as much and multiply the boxed numbers.",
    "Learn a Spell from the library for 2 of its Element, and use it at once if you like. You can have five; \
     a sixth means destroying one of yours.",
    "Acquire a stronger Element card: 2 for one of value 2, 3 for one of value 3, in its own Element. It \
     goes to your discard pile and comes back when you reshuffle.",
    "Destroy a Curse: 4 of its Element, or 1 of each for a multi-element one. It counts wherever it lies, \
     even before it hurts anyone, and you get a value-2 card for it.",
    "Cards in support are everybody’s. Put a card there (with Ice, for instance), and any player may pay \
     with it, on any turn. Together you can break Curses nobody could break alone.",
    "End your turn with six cards in hand. When your deck runs out, you shuffle your discard pile, and a \
     Madness with it. Madness pays for nothing: cure it for 2 of any one Element, destroy it or park it in \
     support.",
    "Watch out: whoever ends a turn with six Madness in hand is out of the game. And if somebody must take a \
     Madness and the stack is empty, all is lost.",
    "After five turns the Monster is judged. No Curses left? Enjoy the bonus. Any left? Suffer the failure. \
     Either way the page turns and the next one arrives.",
    "Talk all the time: plan together, help one another with Telepathy and support, and leave strong cards \
     where the others can reach them. Good luck, and do not read aloud!",
];
