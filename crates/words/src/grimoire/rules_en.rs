//! What are the rules of Grimoire, in English, as a player reads them?

use crate::rules::{Rule, Section};

/// Every rule and ruling under its own ID, in the order of the rulebook, and the worked examples.
pub static RULES: &[Section] = &[
    Section {
        title: "Components",
        rules: &[
            Rule {
                id: "GRI-1.1",
                text: "A Spell card shows a Power, an Element, a Name and a text. On Basic Spells the text \
                       is the Spell’s own Effect; on Special Spells it only recalls the Property of their \
                       Element.",
            },
            Rule {
                id: "GRI-1.2",
                text: "The Name means nothing in play: no rule and no effect ever looks at it.",
            },
            Rule {
                id: "GRI-1.3",
                text: "Basic Spells have a black border. The Light Edition has 24 of them: six for each of \
                       its four Basic Elements, Fire, Earth, Wind and Water.",
            },
            Rule {
                id: "GRI-1.4",
                text: "Special Spells have a white border. The Light Edition has 6 of them, all of its one \
                       Special Element, Light.",
            },
            Rule {
                id: "GRI-1.5",
                text: "An edition is therefore a deck of 30 Spells, each card once. Every Element has six \
                       Spells, with the printed Powers 2, 3, 4, 5, 6 and F. The Eclipse Edition is built the \
                       same way from Ice, Lightning, Wood, Metal and its Special Element, Shadow.",
            },
            Rule {
                id: "GRI-1.6",
                text: "Each side keeps a score: a whole number, never negative, with no upper limit. On a \
                       tabletop, two Score cards per side show it; here the table counts for you.",
            },
            Rule {
                id: "GRI-1.7",
                text: "Life is used in Survival only. Each player has 2, 1 or 0; on a tabletop a two-sided \
                       Life token shows it.",
            },
            Rule {
                id: "GRI-1.8",
                text: "The character of an Element (Fire is fast and intense, and so on) is flavour only.",
            },
        ],
    },
    Section {
        title: "Modes and setting up Teams",
        rules: &[
            Rule {
                id: "GRI-2.1",
                text: "There are three modes: Teams (4 players, the usual game), Duel (2 players) and \
                       Survival (3 or 4 players, everyone alone). No other number of players is possible.",
            },
            Rule {
                id: "GRI-2.2",
                text: "In Teams, two teams of two play each other and partners sit face to face. Seats are \
                       numbered clockwise from 0: seats 0 and 2 are team A, seats 1 and 3 are team B. Who \
                       sits where is chosen before the game.",
            },
            Rule {
                id: "GRI-2.3",
                text: "On a tabletop one member of each team keeps the score. The role means nothing else, \
                       and here nobody needs it.",
            },
            Rule { id: "GRI-2.4", text: "The first dealer is drawn at random from all the seats." },
            Rule {
                id: "GRI-2.5",
                text: "All 30 Spells are shuffled and each player is dealt 6. The 6 left over form the \
                       Element deck, face down.",
            },
            Rule { id: "GRI-2.6", text: "Every score starts at 0." },
            Rule {
                id: "GRI-2.7",
                text: "You see only your own hand. Nobody knows which cards are in the Element deck, nor \
                       their order.",
            },
        ],
    },
    Section {
        title: "Rounds and Chapters",
        rules: &[
            Rule { id: "GRI-3.1", text: "A round is 6 Chapters, one for each card of the Element deck." },
            Rule {
                id: "GRI-3.2",
                text: "A Chapter starts when the dealer turns up the top card of the Element deck: it is the \
                       Title Spell of this Chapter. From the second Chapter on it is laid on top of the \
                       previous Title Spell.",
            },
            Rule {
                id: "GRI-3.3",
                text: "In the first Chapter of a round the player to the dealer’s left leads.",
            },
            Rule {
                id: "GRI-3.4",
                text: "In every later Chapter the lead goes to whoever played the strongest Spell of the \
                       previous Chapter. In Teams that means this very player, not the partner.",
            },
            Rule {
                id: "GRI-3.5",
                text: "Starting with the leader and going clockwise, each player plays exactly 1 Spell from \
                       hand, face up. (In Duel each plays two: GRI-11.5.)",
            },
            Rule {
                id: "GRI-3.6",
                text: "You may play any card of your hand. Nothing obliges you to follow the Chain or the \
                       Title Spell, and you cannot pass.",
            },
            Rule {
                id: "GRI-3.7",
                text: "Each play is settled completely before the next player plays: Chain, silence, \
                       constants, and every effect it sets off with the choices it asks for.",
            },
            Rule {
                id: "GRI-3.8",
                text: "After the last play the strongest Spell is found (GRI-4.9). Whoever played it wins \
                       the Chapter.",
            },
        ],
    },
    Section {
        title: "Strength: which Spell wins",
        rules: &[
            Rule {
                id: "GRI-4.1",
                text: "As a rule, the Spell with the highest Power is the strongest. What counts is the \
                       current Power once the last play is fully settled; the same goes for Elements.",
            },
            Rule {
                id: "GRI-4.2",
                text: "Trump: a Basic Spell whose Element is that of the Title Spell. A Trump is stronger \
                       than every Spell that is not Trump, whatever their Powers. (What counts is the \
                       current Element: RUL-GRI-16.)",
            },
            Rule {
                id: "GRI-4.3",
                text: "Among several Trumps, the one with the highest Power is the strongest.",
            },
            Rule {
                id: "GRI-4.4",
                text: "If two Spells tie in rank and in Power, the one played earlier is the stronger.",
            },
            Rule {
                id: "GRI-4.5",
                text: "A Spell whose Element is Light is stronger than every Spell that is not Trump. Among \
                       Light Spells Power decides, then who played first. Trump stays above Light.",
            },
            Rule {
                id: "GRI-4.6",
                text: "While the Title Spell’s Element is Special, no Element is Trump and Light Spells \
                       stand above all others. If an effect turns the Title Spell into a Basic Element, \
                       there is Trump again at once.",
            },
            Rule {
                id: "GRI-4.7",
                text: "F is above every number. F against F is a tie, so the earlier one wins (GRI-4.4).",
            },
            Rule {
                id: "GRI-4.8",
                text: "Silence changes neither Power nor Element, neither Trump nor Property.",
            },
            Rule {
                id: "GRI-4.9",
                text: "To compare two Spells, look first at their rank (Trump, then Light, then the rest), \
                       next at their Power (higher first) and last at the order of play (earlier first). So \
                       there is always exactly one strongest and one weakest Spell. Only Shadow turns the \
                       Power step around (RUL-GRI-43).",
            },
        ],
    },
    Section {
        title: "Chain and silence",
        rules: &[
            Rule {
                id: "GRI-5.1",
                text: "To use its effect, a Basic Spell must respect the Chain. In each Chapter the Chain \
                       has not started, is running in one Element, or is broken. Every Chapter begins with \
                       no Chain.",
            },
            Rule {
                id: "GRI-5.2",
                text: "The first Basic Spell played in a Chapter starts a Chain of its Element and keeps its \
                       effect.",
            },
            Rule {
                id: "GRI-5.3",
                text: "While a Chain runs, a Basic Spell of the same Element continues it and keeps its \
                       effect.",
            },
            Rule {
                id: "GRI-5.4",
                text: "While a Chain runs, a Basic Spell of another Element breaks it and is silenced.",
            },
            Rule {
                id: "GRI-5.5",
                text: "Once the Chain is broken, all further Spells of the Chapter keep their effects, \
                       whatever their Element. No new Chain starts until the next Chapter.",
            },
            Rule {
                id: "GRI-5.6",
                text: "Only the first Basic Spell starts a Chain, and it breaks at most once per Chapter. \
                       The Chain silences only the one Spell that broke it.",
            },
            Rule {
                id: "GRI-5.7",
                text: "A silenced Spell cannot activate its effect. Its Power and Element stay, other \
                       Spells’ effects touch it as usual, and a Trump is still a Trump.",
            },
            Rule {
                id: "GRI-5.8",
                text: "The Title Spell neither starts nor breaks a Chain, and the Chain does nothing to the \
                       Title Spell. A silenced Trump still beats the other Elements.",
            },
            Rule {
                id: "GRI-5.9",
                text: "Special Spells neither start nor break a Chain. If the first Spell is Special, there \
                       is no Chain yet; if one is played while a Chain runs, the Chain goes on unchanged for \
                       the next Spell.",
            },
            Rule {
                id: "GRI-5.10",
                text: "Flux Spells of Basic Elements start, continue and break Chains like any Basic Spell. \
                       Being silenced simply costs them nothing.",
            },
            Rule {
                id: "GRI-5.11",
                text: "For the Chain, a Spell has the Element it had when it was played; changing Element \
                       later does not alter the Chain. Ignition, played first, starts a Fire Chain although \
                       it turns into Light.",
            },
            Rule {
                id: "GRI-5.12",
                text: "A Spell that says CANNOT BE SILENCED (Storm, Collision; Thunder and Anvil in the \
                       Eclipse Edition) still breaks the Chain, but is not silenced.",
            },
        ],
    },
    Section {
        title: "Special Spells and Light",
        rules: &[
            Rule {
                id: "GRI-6.1",
                text: "Special Spells have no effect. All Spells of a Special Element share the Property of \
                       that Element.",
            },
            Rule {
                id: "GRI-6.2",
                text: "The Property belongs to the Element, not to the card, and works on silenced Spells \
                       too. Any Spell that has the Element now has the Property, for exactly as long as it \
                       keeps the Element.",
            },
            Rule {
                id: "GRI-6.3",
                text: "A Special Spell that changes Element loses the Property; a Basic Spell that takes a \
                       Special Element gains it.",
            },
            Rule { id: "GRI-6.4", text: "Special Spells neither start nor break the Chain (GRI-5.9)." },
            Rule {
                id: "GRI-6.5",
                text: "Special Spells cannot be Trump. For this, the Element a Spell has now decides whether \
                       it is Special (RUL-GRI-16).",
            },
            Rule { id: "GRI-6.6", text: "A Special Title Spell means there is no Trump (GRI-4.6)." },
            Rule {
                id: "GRI-6.7",
                text: "Light is the Special Element of the Light Edition. Its Property: stronger than every \
                       Spell that is not Trump (GRI-4.5).",
            },
        ],
    },
    Section {
        title: "Flux",
        rules: &[
            Rule {
                id: "GRI-7.1",
                text: "Every Element, Special ones included, has one Flux Spell, of Power F.",
            },
            Rule { id: "GRI-7.2", text: "F is the highest Power there is." },
            Rule {
                id: "GRI-7.3",
                text: "F cannot go up or down, neither by activated nor by constant effects.",
            },
            Rule {
                id: "GRI-7.4",
                text: "F can be changed to a stated Power, as when an effect says its Power becomes 1. From \
                       then on it is an ordinary number and no longer immune.",
            },
            Rule { id: "GRI-7.5", text: "Flux Spells have no effect." },
        ],
    },
    Section {
        title: "End of Chapter, scoring and end of the game",
        rules: &[
            Rule {
                id: "GRI-8.1",
                text: "The winner’s team scores 1 point in each of Chapters 1 to 5 and 2 points in Chapter \
                       6: 7 points per round in all.",
            },
            Rule {
                id: "GRI-8.2",
                text: "The game ends as soon as a team has 15 or more points and leads by 2 or more. At \
                       15–14 play goes on, until a team meets both conditions.",
            },
            Rule {
                id: "GRI-8.3",
                text: "Effects that happen when the Chapter ends (Recycle, Calm, Harvest) are resolved once \
                       the winner is known, in the order in which their Spells were played.",
            },
            Rule {
                id: "GRI-8.4",
                text: "Then every Spell still in the Chapter goes face down to the discard pile. Nobody may \
                       look through the discard pile.",
            },
            Rule {
                id: "GRI-8.5",
                text: "The next Chapter starts with a new Title Spell (GRI-3.2) and its new leader \
                       (GRI-3.4).",
            },
            Rule {
                id: "GRI-8.6",
                text: "After Chapter 6 the round ends. Every Spell is gathered and shuffled: Title Spells, \
                       discards and cards still in hand. Extra cards gained with Recycle, Calm or Harvest \
                       are not kept.",
            },
            Rule {
                id: "GRI-8.7",
                text: "The player to the dealer’s left becomes the new dealer and deals a new round; the \
                       player to the new dealer’s left leads its first Chapter.",
            },
        ],
    },
    Section {
        title: "Talking and Easy mode",
        rules: &[
            Rule {
                id: "GRI-9.1",
                text: "Partners may not tell each other which Spells they hold or which Spell the other \
                       should play.",
            },
            Rule {
                id: "GRI-9.2",
                text: "Easy option Open discard: the discard pile lies face up and everybody may look \
                       through it. Available in every mode.",
            },
            Rule {
                id: "GRI-9.3",
                text: "Easy option Team talk: partners may talk about their cards. Teams only.",
            },
            Rule {
                id: "GRI-9.4",
                text: "The two options are independent of each other. Both are off unless you turn them on.",
            },
        ],
    },
    Section {
        title: "Several editions: the Tome deck",
        rules: &[
            Rule {
                id: "GRI-10.1",
                text: "Editions with different Elements can be combined. The deck for such a game, the Tome \
                       deck, is built before the cards are dealt.",
            },
            Rule {
                id: "GRI-10.2",
                text: "Basic Elements: the Flux Spells of all available Basic Elements are shuffled and laid \
                       face down. The players take turns revealing one until there are enough.",
            },
            Rule {
                id: "GRI-10.3",
                text: "How many Basic Elements: 4 with 2 players (each reveals two), 3 with 3 players, 4 \
                       with 4 players.",
            },
            Rule {
                id: "GRI-10.4",
                text: "All six Spells of each revealed Element join the deck. The Flux Spells nobody \
                       revealed, and their Elements, stay in the box.",
            },
            Rule {
                id: "GRI-10.5",
                text: "Special Element: the Flux Spells of all available Special Elements are shuffled and \
                       laid face down, and one player reveals one (RUL-GRI-37). Its six Spells join the \
                       deck; the others stay in the box.",
            },
            Rule { id: "GRI-10.6", text: "A Tome deck always has exactly one Special Element." },
            Rule {
                id: "GRI-10.7",
                text: "All the chosen Spells are shuffled and the mode is set up as usual. The deck has 30 \
                       Spells with 2 or 4 players and 24 with 3.",
            },
            Rule {
                id: "GRI-10.8",
                text: "Survival with 3 players always builds a Tome deck, even from one edition: three of \
                       its four Basic Elements plus its Special Element make 24 Spells, enough for three \
                       hands of 6 and the Element deck.",
            },
            Rule {
                id: "GRI-10.9",
                text: "With a single edition and 2 or 4 players there is nothing to choose: the deck is \
                       simply that edition’s 30 Spells.",
            },
        ],
    },
    Section {
        title: "Duel (2 players)",
        rules: &[
            Rule {
                id: "GRI-11.1",
                text: "Effects, Chain and silence work as in Teams. Each player is a side alone: where a \
                       card says “your side”, it means you. Whatever this section does not replace is played \
                       as usual.",
            },
            Rule {
                id: "GRI-11.2",
                text: "Set-up: the first dealer is random. Each player gets 6 Spells, 6 form the Element \
                       deck and the other 12 form the Draw deck, both face down.",
            },
            Rule {
                id: "GRI-11.3",
                text: "At the start of every Chapter both players draw 1 Spell from the Draw deck, the \
                       dealer first; then the dealer reveals the Title Spell.",
            },
            Rule {
                id: "GRI-11.4",
                text: "The player who did not deal leads the first Chapter of a round; after that, the \
                       winner of the previous Chapter leads.",
            },
            Rule {
                id: "GRI-11.5",
                text: "The players alternate, one Spell at a time, until each has played 2: leader, other, \
                       leader, other.",
            },
            Rule {
                id: "GRI-11.6",
                text: "The player of the strongest of the four Spells wins the Chapter: 1 point in Chapters \
                       1 to 5, 2 points in Chapter 6.",
            },
            Rule { id: "GRI-11.7", text: "The Spells played go face down to the discard pile." },
            Rule {
                id: "GRI-11.8",
                text: "A round is 6 Chapters. Extra cards aside, each player gets 12 cards and plays them \
                       all; the sixth draw empties the Draw deck.",
            },
            Rule {
                id: "GRI-11.9",
                text: "After the round everything is shuffled again and the other player deals; whoever does \
                       not deal leads.",
            },
            Rule {
                id: "GRI-11.10",
                text: "The game ends as soon as a player has 15 or more points and leads by 2 or more.",
            },
        ],
    },
    Section {
        title: "Survival (3 or 4 players)",
        rules: &[
            Rule {
                id: "GRI-12.1",
                text: "Everyone plays alone. Effects and Chain work as in Teams, but points come in another \
                       way. The aim: do not play the weakest Spell. Whatever this section does not replace \
                       is played as usual.",
            },
            Rule { id: "GRI-12.2", text: "Everyone starts each round with 2 Life." },
            Rule {
                id: "GRI-12.3",
                text: "Set-up: with 3 players the deck is built first (GRI-10.8). The first dealer is \
                       random, each player gets 6 Spells and the remaining 6 are the Element deck. Each \
                       Chapter starts with a Title Spell, as always.",
            },
            Rule {
                id: "GRI-12.4",
                text: "The player to the dealer’s left leads the first Chapter. Going clockwise, each player \
                       still in the round plays 1 Spell.",
            },
            Rule {
                id: "GRI-12.5",
                text: "Then the weakest Spell is found: the one that is not stronger than any other \
                       (RUL-GRI-31).",
            },
            Rule { id: "GRI-12.6", text: "Whoever played the weakest Spell loses 1 Life." },
            Rule {
                id: "GRI-12.7",
                text: "At 0 Life you are eliminated from the round: your hand is discarded face down and you \
                       take no more turns until the next deal.",
            },
            Rule {
                id: "GRI-12.8",
                text: "Each time a player is eliminated, every player still in the round scores 1 point.",
            },
            Rule {
                id: "GRI-12.9",
                text: "If that leaves only 1 player, the round ends and that player scores 1 more point.",
            },
            Rule {
                id: "GRI-12.10",
                text: "In games of 4 only: whoever wins Chapter 6 with the strongest Spell scores 1 point.",
            },
            Rule {
                id: "GRI-12.11",
                text: "The Spells played are put away face down, and a new Title Spell is revealed for the \
                       next Chapter.",
            },
            Rule {
                id: "GRI-12.12",
                text: "Whoever played the strongest Spell of the previous Chapter leads.",
            },
            Rule {
                id: "GRI-12.13",
                text: "The round ends when all players but one are eliminated, or after Chapter 6. All \
                       Spells, hands included, are shuffled; the player to the dealer’s left deals, and \
                       everyone has 2 Life again.",
            },
            Rule {
                id: "GRI-12.14",
                text: "Victory is checked only at the end of a round. If the highest score is 10 or more and \
                       nobody shares it, that player wins; otherwise a new round starts.",
            },
        ],
    },
    Section {
        title: "Effects: timing and conditions",
        rules: &[
            Rule {
                id: "GRI-13.1",
                text: "Most effects have a timing (when) and may have conditions (if). Both must be met, \
                       even for a Spell that is not silenced.",
            },
            Rule { id: "GRI-13.2", text: "When its timing comes, the effect activates at once." },
            Rule {
                id: "GRI-13.3",
                text: "An effect must activate whenever it legally can, unless it says “you may”.",
            },
            Rule {
                id: "GRI-13.4",
                text: "Once activated, its magic is spent: it touched the Spells in the Chapter at that \
                       moment. Spells played later are not affected.",
            },
            Rule {
                id: "GRI-13.5",
                text: "Silencing a Spell that has already activated undoes nothing; silence only stops \
                       activations still to come.",
            },
            Rule {
                id: "GRI-13.6",
                text: "An effect that counts Spells when played counts those in the Chapter at that moment. \
                       Landslide gains 0, 2, 4 or 6 as the first, second, third or fourth Spell.",
            },
            Rule {
                id: "GRI-13.7",
                text: "If the timing comes and a condition is not met, the effect does not activate. A \
                       condition that comes true afterwards is too late.",
            },
            Rule {
                id: "GRI-13.8",
                text: "An effect activates again each time its timing and conditions are met again. Flash \
                       checks at every Fire Spell played, itself included, even if it has activated before.",
            },
            Rule {
                id: "GRI-13.9",
                text: "Effects due at the same time are resolved one after another, in the order in which \
                       their Spells were played.",
            },
        ],
    },
    Section {
        title: "Constant Spells",
        rules: &[
            Rule {
                id: "GRI-14.1",
                text: "A constant Spell has no timing. Its effect does not activate: it holds for the whole \
                       Chapter, like one more rule.",
            },
            Rule {
                id: "GRI-14.2",
                text: "Its result is worked out anew whenever the Chapter changes: Spells played, Elements \
                       won or lost, silence. Pyre’s Power rises and falls with the number of other Fire \
                       Spells.",
            },
            Rule {
                id: "GRI-14.3",
                text: "A silenced constant Spell does nothing, and whatever it had done disappears.",
            },
            Rule {
                id: "GRI-14.4",
                text: "Whirlpool: every other Spell loses 1 Power for each Water Spell in the Chapter, \
                       Whirlpool included. A Spell left with less Power than Whirlpool is Water, and counts \
                       for Whirlpool in turn.",
            },
        ],
    },
    Section {
        title: "Attributes",
        rules: &[Rule {
            id: "GRI-15.1",
            text: "Some Basic Spells carry an attribute, in capitals before the effect. It always holds, \
                       even if the effect does not activate or the Spell is silenced.",
        }],
    },
    Section {
        title: "The Title Spell and common questions",
        rules: &[
            Rule {
                id: "GRI-16.1",
                text: "The Title Spell is not in the Chapter: effects neither count it nor touch it unless \
                       they name it.",
            },
            Rule {
                id: "GRI-16.2",
                text: "Cards left in hand at the end of a round are discarded, not kept.",
            },
            Rule {
                id: "GRI-16.3",
                text: "Power never falls below 1. A Spell of Power 1 that would lose Power stays at 1.",
            },
            Rule {
                id: "GRI-16.4",
                text: "Ignition starts or continues a Fire Chain even though it then changes Element.",
            },
            Rule {
                id: "GRI-16.5",
                text: "If its team did not win, Recycle returns to its player’s hand. Calm can still take it \
                       only if Calm was played before Recycle; otherwise Recycle is already gone.",
            },
            Rule {
                id: "GRI-16.6",
                text: "Sturdiness only prevents changing the Element of the current Title Spell, as Flash \
                       does. It does not prevent replacing the Title Spell with another card, as Breeze \
                       does.",
            },
            Rule {
                id: "GRI-16.7",
                text: "Storm and Collision do break the Chain, but it does not silence them. The same goes \
                       for Thunder and Anvil in the Eclipse Edition.",
            },
            Rule {
                id: "GRI-16.8",
                text: "Storm returns every Spell in the Chapter and the Title Spell to their printed Element \
                       and Power. Constant effects go on working and apply again right after.",
            },
            Rule {
                id: "GRI-16.9",
                text: "Torrent discards the Title Spell if it is not Water; the Chapter then has no Title \
                       Spell.",
            },
        ],
    },
    Section {
        title: "What always holds",
        rules: &[
            Rule {
                id: "GRI-18.1",
                text: "No card is ever lost or doubled: hands, Chapter, Title Spells, Element deck, Draw \
                       deck and discard pile always add up to the full deck (30 Spells, or 24 with 3 \
                       players).",
            },
            Rule {
                id: "GRI-18.2",
                text: "You always have a card to play. Before your play in Chapter 1, 2, 3, 4, 5 or 6 you \
                       hold at least 6, 5, 4, 3, 2 or 1 cards. In Duel it is one more before your first play \
                       of the Chapter and the same number before your second.",
            },
            Rule { id: "GRI-18.3", text: "The Chain silences at most one Spell per Chapter." },
            Rule { id: "GRI-18.4", text: "Every Power is F or a whole number, 1 or more." },
            Rule {
                id: "GRI-18.5",
                text: "No two Spells are ever equally strong: there is exactly one strongest Spell and, with \
                       two or more Spells, a different one is the weakest.",
            },
            Rule { id: "GRI-18.6", text: "In Teams and Duel every completed round gives 7 points." },
            Rule {
                id: "GRI-18.7",
                text: "In Survival exactly 1 Life is lost per Chapter. With 3 players a round lasts 4 or 5 \
                       Chapters, never 6. With 4 it always lasts 6: Chapter 6 begins with three players on 1 \
                       Life each or with two players on 2 and 1, and only in the second case can it end with \
                       a sole survivor.",
            },
            Rule { id: "GRI-18.8", text: "The winner of a Chapter is never eliminated in that Chapter." },
        ],
    },
    Section {
        title: "Setting up a table",
        rules: &[
            Rule {
                id: "GRI-19.1",
                text: "For a game you choose the mode, the number of players (Teams 4, Duel 2, Survival 3 or \
                       4), at least one edition (Light, Eclipse) and the easy options; Team talk is for \
                       Teams only. Each edition can be played alone; both together always build a Tome deck.",
            },
            Rule {
                id: "GRI-19.2",
                text: "Chance decides only three things: the first dealer, the order of the face-down Flux \
                       Spells when a Tome deck is built, and the shuffle before each deal. With the same \
                       chance and the same choices, the game would be the same.",
            },
            Rule {
                id: "GRI-19.3",
                text: "To check a rule, a game can also start from a position laid out on purpose: mode, \
                       dealer, leader, Chapter, hands, Title Spell, decks, discards, scores, Life and the \
                       Spells already played.",
            },
            Rule {
                id: "GRI-19.4",
                text: "Only legal plays can be made. Anything else is refused, and the game stays exactly as \
                       it was.",
            },
        ],
    },
    Section {
        title: "Rulings: order and Chain",
        rules: &[
            Rule {
                id: "RUL-GRI-1",
                text: "Seats are numbered clockwise, and the player to your left is the next one clockwise. \
                       Eliminated players are skipped when it is time to play, but not when finding the next \
                       dealer.",
            },
            Rule {
                id: "RUL-GRI-2",
                text: "The Chain looks at the printed Element and border of the card played. It does not \
                       matter if a constant turns it into Water the moment it lands: Pyre played into a \
                       Water Chain under Whirlpool breaks the Chain and is silenced.",
            },
            Rule {
                id: "RUL-GRI-3",
                text: "Order within a play: first Chain and silence, then constants, then the effects that \
                       activate, one by one. So a Spell silenced for breaking the Chain never gets to \
                       activate.",
            },
            Rule {
                id: "RUL-GRI-4",
                text: "“When played” and “when a Fire Spell is played” are the same moment, and the Spell \
                       played earlier goes first. With Flash on the table and Ignition just played, Flash \
                       checks while Ignition is still Fire; then Ignition turns into Light.",
            },
            Rule {
                id: "RUL-GRI-5",
                text: "Which effects are waiting to activate is fixed at the moment of the play, or of the \
                       Chapter’s end. Whether each one may activate (not silenced, still in the Chapter, \
                       conditions met, a target to choose) is checked when its turn comes.",
            },
            Rule {
                id: "RUL-GRI-6",
                text: "“When a Fire Spell is played” looks at the printed Element of the card played. “Fire \
                       Spells in the Chapter” looks at the Elements they have now. The same goes for every \
                       Element.",
            },
        ],
    },
    Section {
        title: "Rulings: Power",
        rules: &[
            Rule {
                id: "RUL-GRI-7",
                text: "There are two layers. Activated effects change a Spell’s own Power and Element for \
                       the rest of the Chapter. Constants are worked out on top of that and leave nothing \
                       behind.",
            },
            Rule {
                id: "RUL-GRI-8",
                text: "All constant changes to a Spell are added up first; only then does the minimum of 1 \
                       apply. Pyre (2) with one other Fire Spell, under a Whirlpool that counts 2, has 2 + 3 \
                       − 2 = 3.",
            },
            Rule {
                id: "RUL-GRI-9",
                text: "An activated loss stops at 1 right away and leaves no debt: a 1 that loses 2 and then \
                       gains 2 ends at 3. It lowers the Spell’s own Power even when a constant already \
                       presses the current Power down to 1.",
            },
            Rule {
                id: "RUL-GRI-10",
                text: "Gains and losses on F are lost, and none is remembered if the Power later becomes a \
                       number. Whenever effects compare Powers, F is higher than every number and lower than \
                       nothing.",
            },
            Rule {
                id: "RUL-GRI-11",
                text: "When a Power becomes a stated value, earlier activated gains and losses are gone. \
                       Constants still apply on top, and later gains and losses start from the new value.",
            },
            Rule {
                id: "RUL-GRI-12",
                text: "Numbers have no upper limit: 8, 10 and more are possible. No number becomes F by \
                       gaining.",
            },
        ],
    },
    Section {
        title: "Rulings: Whirlpool and constants",
        rules: &[
            Rule {
                id: "RUL-GRI-13",
                text: "After every change, constants are worked out again from scratch: count the Water \
                       Spells, lower the Powers, turn into Water every Spell now below Whirlpool, count \
                       again, and so on until nothing more changes. A Spell does not stay Water just because \
                       it was Water before.",
            },
            Rule {
                id: "RUL-GRI-14",
                text: "Whirlpool counts itself only while it is Water, and never lowers or converts itself. \
                       The other Spells are compared with its current Power.",
            },
            Rule {
                id: "RUL-GRI-15",
                text: "Whirlpool also converts silenced and Special Spells (a Light Spell turned Water loses \
                       the Property of Light), but never a Spell of Power F. Having the same Power is not \
                       being below.",
            },
        ],
    },
    Section {
        title: "Rulings: categories and the Title Spell",
        rules: &[
            Rule {
                id: "RUL-GRI-16",
                text: "For Trump and Property only the Element a Spell has now counts: a white-bordered \
                       Spell turned Water is Trump if the Title Spell is Water. The border matters only for \
                       the Chain and for having an effect at all.",
            },
            Rule {
                id: "RUL-GRI-17",
                text: "A Basic Spell that has become Light is not Trump, has the Property of Light, and \
                       keeps its own effect and attribute.",
            },
            Rule {
                id: "RUL-GRI-18",
                text: "The text of the card serving as Title Spell never works: no effect, no attribute, no \
                       Property. Only its Element matters.",
            },
            Rule {
                id: "RUL-GRI-19",
                text: "Without a Title Spell nothing is Trump, any condition about the Title Spell (“is \
                       Fire”, “is not Water”) is false, and effects on it do nothing.",
            },
            Rule {
                id: "RUL-GRI-20",
                text: "A Title Spell discarded by Torrent goes to the discard pile, and the Chapter has none \
                       until it ends: Breeze cannot activate and Storm does not bring it back. The next \
                       Chapter reveals the next card of the Element deck as usual.",
            },
            Rule {
                id: "RUL-GRI-21",
                text: "When you play Breeze, if there is a Title Spell and you still have a card in hand, \
                       you may exchange one card of your hand for the Title Spell, which goes to your hand. \
                       Otherwise you are not asked.",
            },
            Rule {
                id: "RUL-GRI-22",
                text: "While a Sturdiness that is not silenced is in the Chapter, nothing changes the \
                       Element of the Title Spell lying there, not even Storm. Torrent can still discard it \
                       and Breeze replace it. Earlier changes stay, and a blocked change is not made up for \
                       later.",
            },
            Rule {
                id: "RUL-GRI-23",
                text: "Storm resets itself, every other Spell in the Chapter and the current Title Spell. It \
                       does not lift silence, mend the Chain, or undo a discard or exchange of the Title \
                       Spell.",
            },
        ],
    },
    Section {
        title: "Rulings: end of Chapter, choices and silence",
        rules: &[
            Rule {
                id: "RUL-GRI-24",
                text: "Order at the end of a Chapter: first who was strongest and weakest, then points or \
                       Life, then whether the game is over, then the effects of the Chapter’s end, and last \
                       the discard. In the last Chapter of a round, or once the game is over, effects of the \
                       Chapter’s end are skipped: they could change nothing.",
            },
            Rule {
                id: "RUL-GRI-25",
                text: "Calm: when the Chapter ends, its player must choose one other Spell still in the \
                       Chapter, anyone’s, and take it into hand. If there is none, nothing happens.",
            },
            Rule {
                id: "RUL-GRI-26",
                text: "“Your side did not win” means: in Teams, a player of the other team won; in Duel, \
                       your opponent won; in Survival, another player had the strongest Spell. Recycle \
                       returns to the hand of whoever played it.",
            },
            Rule {
                id: "RUL-GRI-27",
                text: "Winner, points and next leader are settled before the effects of the Chapter’s end; \
                       taking the winning Spell into hand changes none of it. Meanwhile Powers and Elements \
                       stay as they were, even when a Spell leaves.",
            },
            Rule {
                id: "RUL-GRI-28",
                text: "When a Spell says “choose another Spell”, you must. You may choose any other Spell in \
                       the Chapter: your own side’s, a silenced one, even one it cannot affect. If there is \
                       none, the whole effect does not activate. A single possible choice is still a choice, \
                       though the table may make it for you.",
            },
            Rule {
                id: "RUL-GRI-29",
                text: "Silence lasts until the Chapter ends and cannot be lifted. Silencing a Spell twice \
                       changes nothing.",
            },
            Rule {
                id: "RUL-GRI-30",
                text: "Silenced Spells count like any others: as Spells in the Chapter, as Fire Spells, and \
                       so on.",
            },
        ],
    },
    Section {
        title: "Rulings: Survival",
        rules: &[
            Rule {
                id: "RUL-GRI-31",
                text: "The weakest Spell is the last in order of strength (GRI-4.9). With the same rank and \
                       Power, the one played later is the weaker, so there is always exactly one.",
            },
            Rule {
                id: "RUL-GRI-32",
                text: "The three ways to score add up, and eliminated players score nothing. In a game of 4, \
                       Chapter 6 with two players left: if one is eliminated, the other scores 1 for the \
                       elimination, 1 for being the last and 1 for winning Chapter 6, 3 in all.",
            },
            Rule {
                id: "RUL-GRI-33",
                text: "A player eliminated in this Chapter gets no effects of the Chapter’s end. The Spell \
                       they played stays in the Chapter, where another player’s Calm may take it. Their \
                       discarded hand stays unseen, even with Open discard.",
            },
            Rule {
                id: "RUL-GRI-44",
                text: "An eliminated dealer is still the dealer. The leader is always a player still in the \
                       round (GRI-18.8). A game of 4 means four players at the table, not four still in the \
                       round.",
            },
            Rule { id: "RUL-GRI-50", text: "The first Chapter of a Survival round has a Title Spell too." },
        ],
    },
    Section {
        title: "Rulings: dealing, Duel, end of the game and Tome deck",
        rules: &[
            Rule {
                id: "RUL-GRI-34",
                text: "Cards are dealt one at a time, clockwise, beginning to the dealer’s left, six times \
                       round. The next 6 form the Element deck and, in Duel, the last 12 the Draw deck; in \
                       both, the first card is the top one.",
            },
            Rule {
                id: "RUL-GRI-35",
                text: "In Duel, in every Chapter, drawing comes before the Title Spell and the dealer draws \
                       first; each player plays 2 Spells.",
            },
            Rule {
                id: "RUL-GRI-36",
                text: "Teams and Duel can end in the middle of a round, as soon as both conditions hold \
                       after a Chapter’s points. Survival never ends in mid-round.",
            },
            Rule {
                id: "RUL-GRI-37",
                text: "The Tome deck is built once per game, after the first dealer is drawn. The reveals \
                       begin to the dealer’s left, and the dealer reveals the Special Flux.",
            },
            Rule {
                id: "RUL-GRI-38",
                text: "A card that names an Element missing from the Tome deck still works: Ignition becomes \
                       Light, with the Property of Light, even when Shadow is the Special Element.",
            },
            Rule { id: "RUL-GRI-47", text: "The final Chapter is Chapter 6 of a round and no other." },
            Rule { id: "RUL-GRI-48", text: "Ignition’s change of Element has no condition." },
            Rule {
                id: "RUL-GRI-49",
                text: "In Survival, if the top score is tied or below 10, another full round is played, and \
                       another if need be. Scores never go down.",
            },
        ],
    },
    Section {
        title: "Rulings: what is shown and what may be said",
        rules: &[
            Rule {
                id: "RUL-GRI-39",
                text: "Without Open discard, nobody can look through the discard pile or a card-by-card log \
                       of earlier Chapters of the round; bots get no list either. Remembering is part of the \
                       game. Once the round is over, its full log may be opened.",
            },
            Rule {
                id: "RUL-GRI-40",
                text: "With Team talk you see your partner’s hand and share a private team chat.",
            },
            Rule {
                id: "RUL-GRI-41",
                text: "Without Team talk, partners in Teams have no private channel; during a round there \
                       are only fixed, neutral phrases that everybody sees.",
            },
            Rule {
                id: "RUL-GRI-45",
                text: "Cards taken into a hand in plain sight (Recycle, Calm, Harvest, Breeze) are named \
                       when it happens, but not marked in the hand afterwards.",
            },
            Rule {
                id: "RUL-GRI-42",
                text: "Nobody can run out of cards on their turn with the present cards (GRI-18.2). Should a \
                       future card make it possible, that player would skip the play.",
            },
        ],
    },
    Section {
        title: "Rulings: Eclipse Edition",
        rules: &[
            Rule {
                id: "RUL-GRI-43",
                text: "Property of Shadow: while at least one Spell in the Chapter is Shadow, Power is \
                       compared the other way round for all Spells: lower is stronger and F is the weakest. \
                       Rank still comes first and ties still go to the earlier Spell. Several Shadow Spells \
                       do not cancel out, and a Shadow Title Spell does not count. Effects that compare \
                       Powers, such as Whirlpool or Gravity, are not reversed.",
            },
            Rule {
                id: "RUL-GRI-46",
                text: "“Another Spell is played” means any Spell played after this one, Special Spells \
                       included. If such an effect silences the new Spell, it does so before that Spell’s \
                       own “when played” effect gets its turn.",
            },
        ],
    },
    Section {
        title: "Worked examples",
        rules: &[
            Rule {
                id: "GRI-E1",
                text: "Chain, Flash and Trump. Teams; the Title Spell is Recycle (Water). Player 1 leads \
                       Flash (Fire 4): a Fire Chain starts. Player 2 plays Glow (Light 2), which leaves the \
                       Chain alone. Player 3 plays Pyre (Fire 2): it has +3 for Flash, so 5, and with two \
                       Fire Spells Flash turns the Title Spell into Fire (GRI-13.8). Player 4 plays Earth \
                       Flux, which breaks the Chain and is silenced. Now Fire is Trump: Pyre 5, then Flash \
                       4, then Glow as Light, and Earth Flux last in spite of its F. Player 3 wins.",
            },
            Rule {
                id: "GRI-E2",
                text: "Whirlpool. Teams; the Title Spell is Glow (Light), so there is no Trump. Player 1 \
                       leads Whirlpool (Water 3). Player 2 plays Calm (Water 2): two Water Spells, so Calm \
                       falls to 1, the minimum. Player 3 plays Forge (Fire 5): it breaks the Chain, is \
                       silenced and has 5 − 2 = 3; 3 is not below 3, so it stays Fire. Player 4 plays \
                       Recycle (Water 4): with three Water Spells Forge falls to 2 and becomes Water, and \
                       with four, Forge and Recycle sink to 1 as well (RUL-GRI-13). Whirlpool wins with 3; \
                       behind it come Calm, Forge and Recycle, all 1, in order of play.",
            },
            Rule {
                id: "GRI-E3",
                text: "Torrent and Breeze. Teams; the Title Spell is Forge (Fire). Player 1 leads Calm \
                       (Water 2). Player 2 plays Torrent (Water 6): the Title Spell is not Water, so it is \
                       discarded. Player 3 plays Storm (Wind 6), which breaks the Chain without being \
                       silenced and finds nothing to reset; the Title Spell does not come back. Player 4 \
                       plays Breeze (Wind 2), free to act, but there is no Title Spell to swap, so player 4 \
                       is not asked (RUL-GRI-20, RUL-GRI-21). Torrent and Storm tie at 6: Torrent was played \
                       first and wins. At the end of the Chapter player 1 must take Torrent, Storm or Breeze \
                       with Calm.",
            },
            Rule {
                id: "GRI-E4",
                text: "Points in Survival. Four players, Chapter 5; Life 1, 2, 1 and 0 (player 4 is out); \
                       scores 2, 4, 3 and 1. Player 2 plays the strongest Spell and player 3 the weakest: \
                       player 3 is eliminated, and players 1 and 2 score 1 each, so 3, 5, 3 and 1. Two \
                       players are left and it is not Chapter 6, so there is nothing more to score. Player 2 \
                       leads Chapter 6. If player 1 then plays the weaker Spell, player 1 is eliminated and \
                       player 2 scores 1 + 1 + 1 = 3, for 8. Nobody has 10, so a new round begins.",
            },
        ],
    },
];

/// The words of the game and what they mean.
pub static GLOSSARY: &[(&str, &str)] = &[
    ("Spell", "A card. It has a Power, an Element, a Name and a text."),
    (
        "Basic Spell",
        "A Spell with a black border. It takes part in the Chain and, except for Flux, has an effect or an \
         attribute.",
    ),
    (
        "Special Spell",
        "A Spell with a white border. It has the Property of its Element instead of an effect.",
    ),
    ("Element", "The suit of a Spell."),
    ("Fire, Earth, Wind, Water", "The Basic Elements of the Light Edition."),
    ("Light", "The Special Element of the Light Edition."),
    ("Ice, Lightning, Wood, Metal", "The Basic Elements of the Eclipse Edition."),
    ("Shadow", "The Special Element of the Eclipse Edition."),
    ("Power", "The rank of a Spell: a number from 1 up, or F."),
    ("Flux", "The Spell of Power F that each Element has."),
    ("Effect", "What the text of a Basic Spell does."),
    ("Property", "The ability shared by all Spells of a Special Element."),
    ("Attribute", "An ability in capitals that always holds, even on a silenced Spell."),
    (
        "Constant Spell",
        "A Spell whose effect has no timing: it holds as long as the Spell is in the Chapter and not \
         silenced.",
    ),
    ("Timing", "When an effect activates."),
    ("Condition", "What must be true for an effect to activate."),
    ("To activate", "Said of an effect when it happens."),
    ("Chapter", "One trick: everyone plays, and the strongest Spell wins."),
    (
        "In the Chapter",
        "Among the Spells played in this Chapter and still lying there. The Title Spell never is.",
    ),
    ("Round", "One deal: six Chapters."),
    (
        "Title Spell",
        "The card turned up at the start of a Chapter. If its Element is Basic, that Element is Trump.",
    ),
    (
        "Trump",
        "A Spell whose Basic Element is that of the Title Spell. It beats every Spell that is not Trump.",
    ),
    ("Chain", "The Element to follow if you want to keep your effect."),
    ("To start the Chain", "To play the first Basic Spell of a Chapter."),
    ("To continue the Chain", "To play a Basic Spell of the Chain’s Element."),
    (
        "To break the Chain",
        "To play a Basic Spell of another Element while a Chain runs. It happens at most once per Chapter.",
    ),
    ("Silenced", "Said of a Spell that cannot use its effect for the rest of the Chapter."),
    ("Strongest", "First in order of strength: it wins the Chapter."),
    ("Weakest", "Last in order of strength: in Survival it costs a Life."),
    ("Printed", "As it stands on the card."),
    ("Current", "As it is now, after everything in force."),
    ("Element deck", "The six face-down cards that become the Title Spells."),
    ("Draw deck", "The face-down cards drawn in Duel, one per player and Chapter."),
    ("Tome deck", "A deck built by choosing Elements: with several editions, or with 3 players."),
    ("Discard pile", "Where the Spells go after a Chapter, face down."),
    ("Dealer", "The player who deals the round and turns up the Title Spells."),
    ("Leader", "The player who plays first in a Chapter."),
    ("Hand", "The cards you hold; only you see them."),
    ("Side", "Whoever scores together: a team in Teams, each player in Duel and Survival."),
    ("Score card", "On a tabletop, the cards that show a side’s points."),
    ("Life token", "On a tabletop, the token that shows a player’s Life."),
    ("Life", "In Survival, what you lose with the weakest Spell. Everyone starts each round with 2."),
    ("Eliminated", "With no Life left: out until the next round."),
    ("Teams", "The usual mode: 4 players, two against two."),
    ("Duel", "The mode for 2 players."),
    ("Survival", "The mode for 3 or 4 players, everyone alone."),
    ("Easy mode", "Two options for a gentler game: Open discard and Team talk."),
    ("Open discard", "Easy option: everybody may look through the discard pile."),
    ("Team talk", "Easy option: partners may talk about their cards."),
    ("You may", "The effect is optional."),
    ("To decline", "To leave an optional effect unused."),
    ("Face up, face down", "Showing the front of the card, or only its back."),
];

/// How to play, for somebody who has never played: one short step each.
pub static PRIMER: &[&str] = &[
    "Welcome to Grimoire! You and your partner, sitting opposite, are two mages racing another pair through \
     a book of magic. Win Chapters to score; the first team to reach 15 points with a lead of 2 or more \
     wins.",
    "A round has six Chapters and you start it with six cards, the Spells. Each has a Power (2 to 6, or F), \
     an Element (in the Light Edition: Fire, Earth, Wind, Water or Light) and a text that can turn the \
     Chapter upside down.",
    "A Chapter opens when the Title Spell is turned up. The leader plays a Spell, then everyone else plays \
     one, clockwise. Play whatever you like: you never have to follow, but you cannot pass.",
    "When all have played, the strongest Spell wins. Usually that is the highest Power; if two are level, \
     the one played first is stronger.",
    "Trump changes that: a Spell of the same Element as the Title Spell beats every Spell that is not Trump, \
     even with a 2 against a 6. If several are Trump, Power decides between them.",
    "Light is the Special Element: it beats everything except Trump. And when the Title Spell itself is \
     Light there is no Trump at all, so Light rules. (The Eclipse Edition has Shadow instead: while it is in \
     the Chapter, lower Power is stronger.)",
    "Now the magic. The first Basic Spell (black border) of a Chapter starts a Chain of its Element. Follow \
     that Element and your effect works. Play another Basic Element and you break the Chain: your Spell is \
     silenced, with no effect, but its Power and Element still count.",
    "The Chain breaks only once per Chapter, so after that everyone plays freely. Special Spells (white \
     border) neither start nor break it. Sometimes a strong card is worth breaking it for; sometimes it pays \
     to let somebody else do it.",
    "Flux is the F of each Element: no effect, but the highest Power there is. Nothing raises or lowers it, \
     though a few Spells can swap it for a plain number. And unless it is Trump too, the humblest Trump \
     still beats it.",
    "Each Chapter is worth 1 point to the winner’s team, and the sixth is worth 2. The winner leads the next \
     one. After six Chapters everything is shuffled, and on you go, until somebody has 15 and a lead of 2.",
    "Duel (2 players): draw a card each Chapter, play two Spells each in turn, and race alone to 15 points \
     with a lead of 2 or more.",
    "Survival (3 or 4 players): everyone alone with 2 Life; the weakest Spell costs one. Outlast the others \
     to score; after a round, a sole top score of 10 or more wins.",
];
