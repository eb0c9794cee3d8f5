//! What are the rules of Obscurio, in English, as a player reads them?

use crate::rules::{Rule, Section};

/// Every rule under its own ID, in the order of the rulebook; then the rulings.
pub static RULES: &[Section] = &[
    Section {
        title: "How the table works",
        rules: &[
            Rule {
                id: "OBS-0.1",
                text: "A game depends only on how the table was opened, on the luck it had and on what \
                       everybody did, in that order. Played again like that, it comes out exactly the \
                       same.",
            },
            Rule {
                id: "OBS-0.2",
                text: "At every moment the table offers everybody all they can do, and only that. Several \
                       people may decide at once. What cannot be done is refused with a reason, and \
                       changes nothing; whoever has nothing to do waits.",
            },
            Rule {
                id: "OBS-0.3",
                text: "Time counts only when a timer rings, and only if it is the one that runs: for \
                       looking at the book, for closed eyes, for the sand on its space, for the debate or \
                       for the vote. A timer that no longer runs does nothing.",
            },
            Rule {
                id: "OBS-0.4",
                text: "Each draw (seats, characters, deck, loyalty, bag, doors, votes) has luck of its \
                       own: none disturbs another.",
            },
            Rule {
                id: "OBS-0.5",
                text: "You see what you may look at now, and nothing else. Remembering is up to you: what \
                       has passed is not shown again (RUL-OBS-3).",
            },
            Rule {
                id: "OBS-0.6",
                text: "Opening a table one chooses: 2 to 8 players, the Grimoire included; who is the \
                       Grimoire, or at random; the characters, all different, or at random; the difficulty \
                       (beginner, to begin with); and sand or no hurry. With sand, each space and each \
                       debate last 60 seconds, the vote 15, looking at the book 45 and closed eyes at \
                       least 20 and at most 60, unless other times are chosen.",
            },
            Rule {
                id: "OBS-0.7",
                text: "With sand one timer runs at a time: while the book is looked at, until the Grimoire \
                       goes on; from when eyes close; from when the doors are laid, space by space, until \
                       all have chosen; and in each debate and each vote. With no hurry none runs.",
            },
            Rule {
                id: "OBS-0.8",
                text: "Any seat can hold a person or a bot. A bot knows what a person in its place would \
                       know, and nothing else.",
            },
        ],
    },
    Section {
        title: "Roles",
        rules: &[
            Rule {
                id: "OBS-1.1",
                text: "Obscurio is a team game with different, secret roles: one escape, guided by \
                       pictures.",
            },
            Rule {
                id: "OBS-1.2",
                text: "The Grimoire is exactly one player, and everybody knows who. It knows the exit of \
                       each room and who the Traitor is. It cannot speak: it expresses itself only with \
                       pictures.",
            },
            Rule {
                id: "OBS-1.3",
                text: "The Grimoire wins with the loyal wizards if they escape. It may give no hint about \
                       who the Traitor is.",
            },
            Rule {
                id: "OBS-1.4",
                text: "Loyal wizards keep their loyalty card secret, read the clues and choose doors. They \
                       win if they escape the library.",
            },
            Rule {
                id: "OBS-1.5",
                text: "With 4 to 8 players one of the wizards is the Traitor from the start, in secret. \
                       They play against everybody else and win, alone, if the wizards lose all their \
                       cohesion.",
            },
            Rule {
                id: "OBS-1.6",
                text: "The Traitor does everything a wizard does (talks, chooses doors, loses cohesion, \
                       votes) until unmasked. When a rule says “wizard” it means the Traitor too, unless \
                       it says otherwise.",
            },
            Rule {
                id: "OBS-1.7",
                text: "The rules are for 4 to 8 players. With 2 or 3, those of their own section apply as \
                       well (OBS-15.1).",
            },
        ],
    },
    Section {
        title: "Components",
        rules: &[
            Rule {
                id: "OBS-2.1",
                text: "There are 84 illusions, 2 butterflies, a book, a holder with 8 slots and the time \
                       track, a board, 7 loyalty cards (6 loyal and 1 Traitor), 7 characters with card and \
                       token, 2 red glasses, 2 mist filters, a progress marker, a sand timer, a bag with \
                       14 traps, 30 cohesion tokens and the Evanescent Room tile.",
            },
            Rule {
                id: "OBS-2.2",
                text: "The board has a progress track of 6 rooms with the Watcher at the last; doors 1 to \
                       6, and a door 7 that only the Great Room uses; cohesion in a light and a dark zone; \
                       and a centre where tokens wait.",
            },
            Rule {
                id: "OBS-2.3",
                text: "The book holds two pages, a butterfly under each, and the traps in play.",
            },
            Rule { id: "OBS-2.4", text: "Illusions are round." },
            Rule {
                id: "OBS-2.5",
                text: "Each illusion has a number of spots to point at: the details it shows, and its \
                       colour. A butterfly goes to one of them, or under the page (RUL-OBS-9).",
            },
        ],
    },
    Section {
        title: "Set-up",
        rules: &[
            Rule { id: "OBS-3.1", text: "The progress marker starts in room 1 of 6." },
            Rule {
                id: "OBS-3.2",
                text: "One player is the Grimoire and gets the book, the butterflies, the holder and the \
                       timer.",
            },
            Rule { id: "OBS-3.3", text: "The 84 illusions are shuffled into a face-down deck." },
            Rule {
                id: "OBS-3.4",
                text: "With 4 to 8 players the Grimoire puts 8 illusions into the slots of the holder, \
                       seen by nobody else, and closes it.",
            },
            Rule {
                id: "OBS-3.5",
                text: "All others are wizards. Each wizard has a different character, whose token starts \
                       in the centre.",
            },
            Rule {
                id: "OBS-3.6",
                text: "With 4 to 8 players each wizard is secretly dealt a loyalty card: one Traitor, the \
                       others loyal. Everybody sees only their own; the Grimoire knows who has the \
                       Traitor’s (RUL-OBS-4).",
            },
            Rule { id: "OBS-3.7", text: "All 14 traps go into the bag." },
            Rule {
                id: "OBS-3.8",
                text: "Cohesion depends on how many play, the Grimoire included, and on the difficulty \
                       (beginner, experienced, expert): 8 players, 30, 26 or 22; 7, 26, 22 or 18; 6, 22, \
                       18 or 15; 5, 18, 15 or 12 (RUL-OBS-5); 4, 15, 12 or 10; 3, 9, 8 or 7; 2, 12, 10 or \
                       8.",
            },
            Rule {
                id: "OBS-3.9",
                text: "The dark zone is filled first (5 tokens for 4 or 5 players, 7 for 6 to 8), and the \
                       rest goes into the light. With 2 or 3 players all of it goes into the light \
                       (RUL-OBS-6). What is left stays in the box.",
            },
            Rule {
                id: "OBS-3.10",
                text: "At the start the Grimoire sees the holder and learns who the Traitor is, and each \
                       wizard sees their own loyalty card.",
            },
            Rule { id: "OBS-3.11", text: "The first turn brings no extra traps." },
        ],
    },
    Section {
        title: "The game and its turns",
        rules: &[
            Rule {
                id: "OBS-4.1",
                text: "Each turn a riddle is solved to cross one room. Six have to be crossed.",
            },
            Rule {
                id: "OBS-4.2",
                text: "A turn has five steps: traps, the riddle, the Traitor’s cards, the doors (choosing, \
                       then resolving) and the end of the turn. Between the last two, at most once a game, \
                       comes the accusation.",
            },
        ],
    },
    Section {
        title: "Step 1: the traps",
        rules: &[
            Rule {
                id: "OBS-5.1",
                text: "Traps are drawn from the bag at random and put on the book for all to see.",
            },
            Rule {
                id: "OBS-5.2",
                text: "There is always at least one, also in the first turn; and as many more as the space \
                       where the timer rested the turn before says.",
            },
            Rule {
                id: "OBS-5.3",
                text: "For example: the timer rested on a “+2” space, so 3 traps are drawn.",
            },
            Rule {
                id: "OBS-5.4",
                text: "If +2 is drawn, two more are drawn at once. If the bag runs empty, drawing stops \
                       (RUL-OBS-7).",
            },
            Rule { id: "OBS-5.5", text: "All traps drawn apply this turn, together." },
            Rule {
                id: "OBS-5.6",
                text: "The Watcher applies as well whenever the marker is in the last room; it is not \
                       drawn.",
            },
        ],
    },
    Section {
        title: "Step 2: the riddle",
        rules: &[
            Rule {
                id: "OBS-6.1",
                text: "The top card of the deck is this turn’s exit. Only the Grimoire sees it, and may \
                       look again until this step ends (RUL-OBS-3).",
            },
            Rule {
                id: "OBS-6.2",
                text: "The next two are the pages of the book, the first on the left. For now only the \
                       Grimoire sees them (RUL-OBS-8).",
            },
            Rule {
                id: "OBS-6.3",
                text: "With Twilight Corridor or Magic Mist, the filters are on the pages before any \
                       butterfly.",
            },
            Rule {
                id: "OBS-6.4",
                text: "The Grimoire lands a butterfly on a spot of a page, or under it: then the clue is \
                       the whole page, its subject, its colour, whatever it may be.",
            },
            Rule {
                id: "OBS-6.5",
                text: "One or two butterflies are used, on either page. None will not do.",
            },
            Rule { id: "OBS-6.6", text: "Once it has landed, a butterfly is neither moved nor taken back." },
            Rule {
                id: "OBS-6.7",
                text: "Two butterflies may not point at the same thing, nor both be under the same \
                       page, unless Butterfly Union is in play (RUL-OBS-10). One under each page \
                       is fine.",
            },
            Rule {
                id: "OBS-6.8",
                text: "Traps limit where they may land. Only spots from which one can still finish \
                       properly are offered, and the book is shown only when everything is in order \
                       (RUL-OBS-11).",
            },
            Rule {
                id: "OBS-6.9",
                text: "When the book is shown the exit lies face down, and the wizards see pages, filters \
                       and butterflies, and talk about them freely. The order in which they landed is not \
                       shown. Also with both butterflies placed, it is the Grimoire who shows the book.",
            },
            Rule {
                id: "OBS-6.10",
                text: "The wizards look and talk, and each may say when they have seen enough. The \
                       Grimoire alone decides when to go on, at any time (RUL-OBS-12).",
            },
            Rule {
                id: "OBS-6.11",
                text: "For example: the exit shows water and a round window; one butterfly points at a \
                       sea, the other at a window. The table does not judge whether a clue is good, or \
                       even to the point.",
            },
        ],
    },
    Section {
        title: "Step 3: the Traitor’s cards",
        rules: &[
            Rule {
                id: "OBS-7.1",
                text: "In a Dark Night, pages and butterflies disappear first of all (OBS-13.4, \
                       OBS-13.18).",
            },
            Rule {
                id: "OBS-7.2",
                text: "When the Grimoire says so, all wizards close their eyes, and must keep them closed. \
                       Here, whoever sleeps sees nothing of what happens (OBS-17.6).",
            },
            Rule {
                id: "OBS-7.3",
                text: "The Traitor opens their eyes and sees the 8 cards of the holder. With Espionage \
                       they see the exit first.",
            },
            Rule {
                id: "OBS-7.4",
                text: "The Traitor may pick a card of the holder: it goes face down with the exit, and its \
                       slot is refilled at once from the deck; that card may be picked too. Or they close \
                       the holder.",
            },
            Rule {
                id: "OBS-7.5",
                text: "They may pick 2 at most, or 4 with Black Magic; also none. After that they can only \
                       close the holder.",
            },
            Rule {
                id: "OBS-7.6",
                text: "The idea is to slip in cards that pass for the exit, given where the butterflies \
                       point; but any card will do.",
            },
            Rule {
                id: "OBS-7.7",
                text: "The holder is closed, the Traitor closes their eyes, then all open theirs. Here \
                       this happens by itself; with sand, not before a minimum time has passed \
                       (RUL-OBS-13).",
            },
            Rule {
                id: "OBS-7.8",
                text: "Nothing may reveal to the other wizards who the Traitor is or what they picked: no \
                       comment, no name, no look.",
            },
            Rule {
                id: "OBS-7.9",
                text: "An unmasked Traitor still plays this step, with the same limits and traps.",
            },
        ],
    },
    Section {
        title: "Step 4: choosing a door",
        rules: &[
            Rule {
                id: "OBS-8.1",
                text: "The exit and the Traitor’s cards are joined by cards from the deck up to 6 (7 with \
                       the Great Room), shuffled and laid face up at the doors. Hidden Door and Locked \
                       Doors change the last part (OBS-13.9, OBS-13.13).",
            },
            Rule {
                id: "OBS-8.2",
                text: "As soon as the first card is laid, the timer starts on the first space.",
            },
            Rule {
                id: "OBS-8.3",
                text: "Each time the sand runs out on a space that is not the last, the timer is turned \
                       and moved to the next.",
            },
            Rule {
                id: "OBS-8.4",
                text: "The wizards talk and act at the same time. You may put your token at any door and \
                       move it as often as you like, but not back to the centre (RUL-OBS-14). Everybody \
                       sees where it is.",
            },
            Rule { id: "OBS-8.5", text: "Wizards may choose the same door or spread out." },
            Rule {
                id: "OBS-8.6",
                text: "The step ends when every wizard has a door and confirms it, and the timer stays \
                       where it is; or when the sand runs out on the last space: time!, and each token \
                       stays where it stands. Whoever thinks again or moves takes back only their own \
                       confirmation.",
            },
            Rule { id: "OBS-8.7", text: "The Grimoire and an unmasked Traitor do nothing in this step." },
            Rule {
                id: "OBS-8.8",
                text: "For example: Blue goes to door 1 for its window, Green to door 4 for the water, Red \
                       and Yellow to door 6 for the moon and the stars.",
            },
            Rule {
                id: "OBS-8.9",
                text: "Choosing works differently with Locked Doors (OBS-13.13), with the Watcher \
                       (OBS-14.3), with both (OBS-14.6) and for two players (OBS-15.8).",
            },
        ],
    },
    Section {
        title: "Step 4: what happens then",
        rules: &[
            Rule {
                id: "OBS-9.1",
                text: "The space under the timer says how many more traps the next turn brings. If time \
                       ran out, it is the last one.",
            },
            Rule { id: "OBS-9.2", text: "Face-down doors are turned up, and the exit is pointed out." },
            Rule {
                id: "OBS-9.3",
                text: "It is a success if at least one token stands at the exit’s door, even the \
                       Traitor’s.",
            },
            Rule {
                id: "OBS-9.4",
                text: "On a success the marker moves one room forward. If it thereby reaches the last, the \
                       Watcher is awake until the end of the game.",
            },
            Rule { id: "OBS-9.5", text: "Without a success the marker does not move." },
            Rule {
                id: "OBS-9.6",
                text: "Each wizard at a wrong door or at none moves 1 cohesion from the board onto their \
                       character card. Everybody sees how many mistakes each has made.",
            },
            Rule {
                id: "OBS-9.7",
                text: "In a Dangerous Room 1 more cohesion is lost for each different wrong door with \
                       somebody at it; it goes to the box (RUL-OBS-15).",
            },
            Rule {
                id: "OBS-9.8",
                text: "Cohesion leaves the light first, and the dark zone only once the light is gone. If \
                       there is not enough, all there is is lost.",
            },
            Rule {
                id: "OBS-9.9",
                text: "If no cohesion is left the wizards are lost and the game ends (OBS-12.2), even if \
                       they have just found the last exit (RUL-OBS-16).",
            },
            Rule {
                id: "OBS-9.10",
                text: "If some is left, and it was a success while already in the last room, the wizards \
                       and the Grimoire win.",
            },
            Rule {
                id: "OBS-9.11",
                text: "Otherwise, if with 4 to 8 players the light has just gone out, the accusation \
                       follows. If not, the turn ends.",
            },
            Rule {
                id: "OBS-9.12",
                text: "For example: the exit is door 4; Green is there, Blue, Red and Yellow are not. The \
                       group moves one room forward and the three lose 1 cohesion each.",
            },
        ],
    },
    Section {
        title: "Step 5: the end of the turn",
        rules: &[
            Rule {
                id: "OBS-10.1",
                text: "This turn’s illusions, doors and pages, are discarded face up. Those of the holder \
                       stay there.",
            },
            Rule {
                id: "OBS-10.2",
                text: "Traps go back into the bag, and filters, tile and butterflies are removed.",
            },
            Rule {
                id: "OBS-10.3",
                text: "Tokens return to the centre. Lost cohesion stays on the character cards.",
            },
            Rule {
                id: "OBS-10.4",
                text: "The next turn begins. If the deck has run out, a new one is made (RUL-OBS-17).",
            },
        ],
    },
    Section {
        title: "The accusation",
        rules: &[
            Rule {
                id: "OBS-11.1",
                text: "When the light goes out (OBS-9.11) somebody must be accused, before the turn ends \
                       and only once a game. The Grimoire takes no part (RUL-OBS-18).",
            },
            Rule {
                id: "OBS-11.2",
                text: "The wizards debate for a minute, or until all want to vote (RUL-OBS-19).",
            },
            Rule {
                id: "OBS-11.3",
                text: "Then all wizards point at somebody at the same time, also the Traitor and loyal \
                       wizards whose card is face up. A vote is secret and may be changed until the last \
                       one is in; then all are shown.",
            },
            Rule {
                id: "OBS-11.4",
                text: "One points at another wizard whose card is face down. Whoever has nobody to point \
                       at does not vote (RUL-OBS-20).",
            },
            Rule {
                id: "OBS-11.5",
                text: "Whoever has most votes is accused; in a tie, all who are tied. Each of them turns \
                       their loyalty card face up.",
            },
            Rule { id: "OBS-11.6", text: "For each loyal wizard accused 2 cohesion are lost, to the box." },
            Rule {
                id: "OBS-11.7",
                text: "If that leaves no cohesion the Traitor wins, even if accused as well.",
            },
            Rule {
                id: "OBS-11.8",
                text: "If the Traitor was not among the accused, debate and vote are repeated (OBS-11.2).",
            },
            Rule {
                id: "OBS-11.9",
                text: "If they were, they are unmasked: their token leaves the board for good, and from \
                       then on they play only step 3 and do not talk about doors.",
            },
            Rule {
                id: "OBS-11.10",
                text: "Loyal wizards who were accused go on playing as before, with their card face up.",
            },
            Rule {
                id: "OBS-11.11",
                text: "The accusation does not change how many traps the next turn brings (OBS-9.1).",
            },
            Rule {
                id: "OBS-11.12",
                text: "Each round exposes at least one more loyal wizard or the Traitor, so it does not \
                       last forever.",
            },
        ],
    },
    Section {
        title: "The end of the game",
        rules: &[
            Rule {
                id: "OBS-12.1",
                text: "If the marker must move on from the last of the 6 rooms and cohesion is left, the \
                       wizards and the Grimoire win, and the Traitor loses. That is the sixth success.",
            },
            Rule {
                id: "OBS-12.2",
                text: "If the last cohesion leaves the board, the Traitor alone wins. With 2 or 3 players \
                       everybody loses (RUL-OBS-21).",
            },
            Rule { id: "OBS-12.3", text: "The game ends in no other way." },
            Rule {
                id: "OBS-12.4",
                text: "At the end everything is revealed: roles, the exit and the planted cards of every \
                       turn, the holder and the deck. Everybody may talk.",
            },
        ],
    },
    Section {
        title: "Traps",
        rules: &[
            Rule { id: "OBS-13.1", text: "+2 (brown, when drawn). Two more traps are drawn at once." },
            Rule {
                id: "OBS-13.2",
                text: "Twilight Corridor (brown, step 2). Red glass covers both pages before the \
                       butterflies land, and stays as long as the pages do.",
            },
            Rule {
                id: "OBS-13.3",
                text: "Magic Mist (brown, step 2). Mist covers both pages before the butterflies land, and \
                       stays as long as they do. On a page, butterflies point only at what is clear.",
            },
            Rule {
                id: "OBS-13.4",
                text: "Dark Night (brown, as step 3 begins). Pages and butterflies disappear.",
            },
            Rule {
                id: "OBS-13.5",
                text: "Butterfly Union (brown, step 2). Both butterflies must be used, both on or \
                       under the same page; both under it is allowed too.",
            },
            Rule {
                id: "OBS-13.6",
                text: "Bottom Butterfly (brown, step 2). At least one butterfly must be under a page; the \
                       other goes anywhere.",
            },
            Rule {
                id: "OBS-13.7",
                text: "Black Magic (purple, step 3). The Traitor may pick up to 4 cards instead of 2.",
            },
            Rule {
                id: "OBS-13.8",
                text: "Espionage (purple, step 3). The Traitor sees the exit before picking.",
            },
            Rule {
                id: "OBS-13.9",
                text: "Hidden Door (green, step 4). The card at door 4 lies face down until the step ends. \
                       It may be chosen.",
            },
            Rule {
                id: "OBS-13.10",
                text: "Evanescent Room (green, step 4). Its tile replaces the time track until the turn \
                       ends.",
            },
            Rule {
                id: "OBS-13.11",
                text: "Great Room (green, step 4). One more card comes from the deck, and door 7 is used.",
            },
            Rule {
                id: "OBS-13.12",
                text: "Dangerous Room (green, step 4). Each different wrong door chosen costs 1 more \
                       cohesion.",
            },
            Rule {
                id: "OBS-13.13",
                text: "Locked Doors (green, step 4). Doors open one at a time (OBS-13.22).",
            },
            Rule { id: "OBS-13.14", text: "No effect (no colour). Nothing happens." },
            Rule {
                id: "OBS-13.15",
                text: "Filters cover both pages; if both are in play, both apply. Through red glass all is \
                       shades of red; through mist, whatever is not clear is veiled. They never touch the \
                       doors or the exit.",
            },
            Rule {
                id: "OBS-13.16",
                text: "In mist, going under a page is always allowed, and the clue is then the page as it \
                       looks. A detail drawn in two places is clear if one of them is.",
            },
            Rule {
                id: "OBS-13.17",
                text: "With Butterfly Union and Bottom Butterfly, both butterflies go to the same \
                       page, at least one of them under it; in mist, one on it needs a clear spot.",
            },
            Rule {
                id: "OBS-13.18",
                text: "In a Dark Night the pages lie face down and nobody sees them until the turn ends; \
                       filters and butterflies go with them, and the log does not show them either \
                       (RUL-OBS-23). The time to look at the book is the only chance.",
            },
            Rule {
                id: "OBS-13.19",
                text: "Nobody sees the card of the Hidden Door during the step, neither the Grimoire nor \
                       the Traitor.",
            },
            Rule {
                id: "OBS-13.20",
                text: "In an Evanescent Room the timer starts on the first space of its tile, which has \
                       two: +1 and +3. The last space is the tile’s, and extra traps come from it.",
            },
            Rule {
                id: "OBS-13.21",
                text: "In a Great Room all seven cards are shuffled together: the exit can be at any door.",
            },
            Rule {
                id: "OBS-13.22",
                text: "With Locked Doors, 1 opens, then 2, and so on. At each one, whoever has no door yet \
                       takes it, for good, or lets it pass, and cannot come back to it. Answers are open \
                       and final; when all have answered, the next door opens. The step ends when all have \
                       a door, after the last door, or when time runs out. Whoever let all of them pass \
                       has no door (RUL-OBS-24).",
            },
            Rule {
                id: "OBS-13.23",
                text: "With Locked Doors and Hidden Door, door 4 opens face down: one answers without \
                       seeing it.",
            },
            Rule {
                id: "OBS-13.24",
                text: "In a Dangerous Room, whoever has no door adds none to the count, but still loses \
                       their own token (OBS-9.6).",
            },
        ],
    },
    Section {
        title: "The Watcher",
        rules: &[
            Rule {
                id: "OBS-14.1",
                text: "It is no trap of the bag. It applies in every turn from when the marker reaches the \
                       last room.",
            },
            Rule {
                id: "OBS-14.2",
                text: "While it is awake the wizards may not communicate in any way (OBS-16.5), except in \
                       the debate of an accusation (RUL-OBS-25).",
            },
            Rule {
                id: "OBS-14.3",
                text: "Each wizard chooses a door in secret, token in hand, and may change until the last \
                       one has chosen. Then all tokens appear at once and the step ends (RUL-OBS-26).",
            },
            Rule { id: "OBS-14.4", text: "Everybody sees who has chosen, but not what." },
            Rule {
                id: "OBS-14.5",
                text: "If time runs out, those who have chosen go to their door and the others have none \
                       (RUL-OBS-27).",
            },
            Rule {
                id: "OBS-14.6",
                text: "With Watcher and Locked Doors one answers as in OBS-13.22, but in secret: nobody \
                       knows who took which door or who is still choosing. Tokens appear at the end. With \
                       no hurry, one sees how many ask for the timer, not who (RUL-OBS-28).",
            },
        ],
    },
    Section {
        title: "Two and three players",
        rules: &[
            Rule {
                id: "OBS-15.1",
                text: "With 2 or 3 players there is no Traitor, nor anything to do with one.",
            },
            Rule { id: "OBS-15.2", text: "There are no loyalty cards." },
            Rule {
                id: "OBS-15.3",
                text: "Step 3 is skipped. Dark Night then takes effect between steps 2 and 4 (RUL-OBS-23).",
            },
            Rule {
                id: "OBS-15.4",
                text: "The purple traps, Black Magic and Espionage, stay in the box: there are 12 in the \
                       bag.",
            },
            Rule { id: "OBS-15.5", text: "There is no accusation." },
            Rule {
                id: "OBS-15.6",
                text: "The holder is empty, so the deck has all 84 illusions; the time track is used as \
                       always.",
            },
            Rule { id: "OBS-15.7", text: "With 3 players there are a Grimoire and two wizards." },
            Rule {
                id: "OBS-15.8",
                text: "With 2 players the only wizard has two tokens, their own and a companion’s. Both \
                       must be used, at the same door or at different ones, before confirming.",
            },
            Rule {
                id: "OBS-15.9",
                text: "With 2 players your token at a wrong door or at none costs 2 cohesion, your \
                       companion’s 1. It is enough if either stands at the exit.",
            },
            Rule {
                id: "OBS-15.10",
                text: "The Watcher applies as always; with a single wizard all that changes is that they \
                       choose in secret.",
            },
            Rule {
                id: "OBS-15.11",
                text: "With 2 players and Locked Doors, each of the two tokens answers for itself at every \
                       door.",
            },
        ],
    },
    Section {
        title: "Talking and keeping still",
        rules: &[
            Rule {
                id: "OBS-16.1",
                text: "The Grimoire may not talk, gesture, make sounds or do anything that could be a \
                       hint: it has only its butterflies. Here it can send nothing until the game is over, \
                       and what it is doing is not shown. It can read what the wizards say.",
            },
            Rule {
                id: "OBS-16.2",
                text: "The wizards, the hidden Traitor too, talk in front of everybody, in words or ready \
                       phrases. There are no private conversations.",
            },
            Rule {
                id: "OBS-16.3",
                text: "There is talk in steps 1, 2, 4 and 5 and in debates. In step 3 and during a vote \
                       nobody talks.",
            },
            Rule {
                id: "OBS-16.4",
                text: "An unmasked Traitor can no longer speak to the wizards (RUL-OBS-29).",
            },
            Rule {
                id: "OBS-16.5",
                text: "While the Watcher is awake the wizards do not talk, except in a debate. Ready \
                       phrases and signs are talk, too.",
            },
            Rule {
                id: "OBS-16.6",
                text: "A ready phrase says which door one likes, doubts or rejects, and because of which \
                       detail; in a debate, whom one does not trust. It has no effect in the game.",
            },
            Rule { id: "OBS-16.7", text: "Whoever looks on talks apart, unseen by the table until the end." },
            Rule {
                id: "OBS-16.8",
                text: "What is said is moderated by whoever runs the place; the game only says who may \
                       talk.",
            },
        ],
    },
    Section {
        title: "Who knows what",
        rules: &[
            Rule {
                id: "OBS-17.1",
                text: "The exit: the Grimoire during step 2, the Traitor in step 3 with Espionage, \
                       everybody at the resolution. The book: the Grimoire while preparing it, and \
                       everybody once shown. The holder: the Grimoire at the start and in step 3, the \
                       Traitor in step 3. Everything else (traps, bag, cohesion, progress, time, discards, \
                       open doors) anybody may see.",
            },
            Rule {
                id: "OBS-17.2",
                text: "A face-down card leaves no trace: nothing sent to whoever may not see it tells \
                       which one it is.",
            },
            Rule { id: "OBS-17.3", text: "In step 3 nobody sees how many cards lie with the exit." },
            Rule {
                id: "OBS-17.4",
                text: "Nothing tells the exit, planted cards and deck cards apart at the doors: the exit \
                       is known at the resolution, the rest at the end of the game.",
            },
            Rule {
                id: "OBS-17.5",
                text: "The Traitor sees the cards they planted until the turn ends, so as to recognise \
                       them.",
            },
            Rule {
                id: "OBS-17.6",
                text: "With eyes closed everything stays as it was when step 2 ended: nothing changes, \
                       nothing is asked and nothing is told. It is the same whoever the Traitor is, and \
                       whoever looks on sees the same.",
            },
            Rule {
                id: "OBS-17.7",
                text: "One sees who is being waited for, except in step 3 and with Watcher and Locked \
                       Doors. In step 3 it is not shown either who is present or thinking.",
            },
            Rule {
                id: "OBS-17.8",
                text: "A refusal is seen only by whoever caused it. Whoever is not the Traitor always \
                       hears the same when trying to pick cards.",
            },
            Rule {
                id: "OBS-17.9",
                text: "Everybody sees: the phase, the turn, their role and card, who is awaited, progress \
                       and cohesion, each wizard with mistakes and token, traps, time, deck and discards; \
                       and, when it is time, the book, the exit, the holder, the doors, their own choice \
                       and the votes.",
            },
            Rule {
                id: "OBS-17.10",
                text: "Two games that differ only in something hidden look exactly the same until the \
                       rules let it show.",
            },
        ],
    },
    Section {
        title: "For checking the rules",
        rules: &[
            Rule {
                id: "OBS-20.1",
                text: "An example of the rules may begin in any position: what is in the deck, in the bag \
                       and at the doors, who is who, how much cohesion is left and which step it is.",
            },
            Rule {
                id: "OBS-20.2",
                text: "Nothing is ever lost: there are always 30 cohesion, 84 illusions and 14 traps (12 \
                       with 2 or 3 players), each in one place. Progress never goes back, and outside step \
                       4 the tokens wait in the centre.",
            },
            Rule {
                id: "OBS-20.3",
                text: "With 4 to 8 players each turn takes 8 cards from the deck, whatever the Traitor \
                       picks (9 with the Great Room); with 2 or 3 it does, too.",
            },
        ],
    },
    Section {
        title: "Rulings",
        rules: &[
            Rule {
                id: "RUL-OBS-1",
                text: "With sand each space lasts 60 seconds, like an ordinary sand timer, unless the \
                       table chooses another time.",
            },
            Rule {
                id: "RUL-OBS-2",
                text: "With no hurry the timer stands on the first space. Whoever has decided may ask for \
                       it to be turned; when more than half of the wizards ask, the same happens as if the \
                       sand had run out, and the count starts again. Slowness keeps its price.",
            },
            Rule {
                id: "RUL-OBS-3",
                text: "One sees only what one may look at now: the exit, the Grimoire until step 2 ends; \
                       the holder, at the start and in step 3. Remembering is allowed, for bots too.",
            },
            Rule {
                id: "RUL-OBS-4",
                text: "The Grimoire knows the Traitor from the start: nothing it can do before depends on \
                       it.",
            },
            Rule {
                id: "RUL-OBS-5",
                text: "At expert difficulty 5 players start with 12 cohesion: the only number that fits \
                       the table, where each level repeats the one before a row further down.",
            },
            Rule {
                id: "RUL-OBS-6",
                text: "With 2 or 3 players there is no dark zone: it matters only for the accusation, \
                       which is not played.",
            },
            Rule {
                id: "RUL-OBS-7",
                text: "With an empty bag drawing stops. Each +2 drawn counts as two more.",
            },
            Rule {
                id: "RUL-OBS-8",
                text: "The wizards see neither pages nor butterflies before the book is shown.",
            },
            Rule {
                id: "RUL-OBS-9",
                text: "The spots to point at are the details of a picture and its colour. A detail drawn \
                       twice is one spot.",
            },
            Rule {
                id: "RUL-OBS-10",
                text: "Two butterflies under the same page are not allowed, since it would be the \
                       same clue, except with Butterfly Union, whose text says so. One under each \
                       page always is. Games begun under version 1 keep the old reading.",
            },
            Rule {
                id: "RUL-OBS-11",
                text: "With these illusions all traps can always be obeyed. If ever they could not, the \
                       mist would stop counting first, then Butterfly Union, and Bottom Butterfly last.",
            },
            Rule {
                id: "RUL-OBS-12",
                text: "The Grimoire goes on when it says so: what the wizards say and the time to \
                       look bind nobody. An unmasked Traitor is neither asked nor waited for in \
                       steps 2 and 4. A bot goes on when all wizards have seen enough or the time \
                       to look has passed. Under version 1 every wizard had a veto.",
            },
            Rule {
                id: "RUL-OBS-13",
                text: "With sand, eyes stay closed until the holder is closed and 20 seconds have \
                       passed, and no longer than RUL-OBS-37 allows: the length gives nobody away. \
                       Bots take human time.",
            },
            Rule {
                id: "RUL-OBS-14",
                text: "A token that has a door does not return to the centre: it moves from door to door.",
            },
            Rule {
                id: "RUL-OBS-15",
                text: "A Dangerous Room counts different doors, on top of the usual loss. With three \
                       wizards at door 1 and one at door 5, both wrong, 4 go onto the cards and 2 more to \
                       the box.",
            },
            Rule {
                id: "RUL-OBS-16",
                text: "If cohesion runs out on the winning move, the Traitor wins: all losses of the turn \
                       come first.",
            },
            Rule {
                id: "RUL-OBS-17",
                text: "If a card is needed and the deck is empty, the discards are shuffled into a new \
                       one, also in the middle of a draw. Cards in use are not among them.",
            },
            Rule { id: "RUL-OBS-18", text: "The accusation is compulsory." },
            Rule {
                id: "RUL-OBS-19",
                text: "With sand a debate lasts 60 seconds or until all want to vote; with no \
                       hurry, until all do, or as RUL-OBS-37 says. Whoever can point at nobody is \
                       not waited for.",
            },
            Rule {
                id: "RUL-OBS-20",
                text: "One cannot point at oneself, at the Grimoire or at somebody whose card is \
                       face up. Whoever has not voted in time, or by the end of RUL-OBS-37, points \
                       at random.",
            },
            Rule { id: "RUL-OBS-21", text: "With 2 or 3 players, if cohesion runs out nobody wins." },
            Rule { id: "RUL-OBS-22", text: "There is one trap of each of the 14 kinds." },
            Rule {
                id: "RUL-OBS-23",
                text: "In a Dark Night the pages leave as step 3 begins (with 2 or 3 players, as the doors \
                       are laid), lie face down and are discarded openly when the turn ends. Until then \
                       they are shown nowhere.",
            },
            Rule {
                id: "RUL-OBS-24",
                text: "Doors open in order; taking one is final; a door you let pass is lost to you alone; \
                       and all may be let pass.",
            },
            Rule {
                id: "RUL-OBS-25",
                text: "An accusation is spoken even while the Watcher is awake, for it guards only the \
                       doors.",
            },
            Rule {
                id: "RUL-OBS-26",
                text: "While the Watcher is awake the step ends when the tokens appear: nobody moves any \
                       more.",
            },
            Rule {
                id: "RUL-OBS-27",
                text: "If time runs out while the Watcher is awake, tokens in hand count where their owner \
                       decided. Otherwise one slow person would be enough.",
            },
            Rule {
                id: "RUL-OBS-28",
                text: "With Watcher and Locked Doors everything is secret: seeing a token being taken \
                       would tell the door.",
            },
            Rule {
                id: "RUL-OBS-29",
                text: "An unmasked Traitor can say nothing to the wizards: there is nothing left to talk \
                       about but doors.",
            },
            Rule {
                id: "RUL-OBS-30",
                text: "An unmasked Traitor has no token any more: they lose no cohesion, are not waited \
                       for and do not count for majorities.",
            },
            Rule { id: "RUL-OBS-31", text: "The Traitor’s token alone at the exit is a success." },
            Rule {
                id: "RUL-OBS-32",
                text: "Filters cannot be peeled off: whoever is not the Grimoire gets the page \
                       already filtered, and nothing else: neither what it is about nor its mood \
                       nor how it was composed. The Grimoire saw the pages bare and may look at \
                       them either way.",
            },
            Rule {
                id: "RUL-OBS-33",
                text: "If somebody leaves, a bot takes their place, knowing the same and nothing more.",
            },
            Rule {
                id: "RUL-OBS-34",
                text: "Cohesion is lost in order of seats, from the one after the Grimoire.",
            },
            Rule {
                id: "RUL-OBS-35",
                text: "Pictures carry no words: nobody who can see them is told what they show. A screen \
                       reader may name their details, the marked one too, and nothing more.",
            },
            Rule {
                id: "RUL-OBS-36",
                text: "The accusation also follows if the last light token is lost exactly or if the loss \
                       goes on into the dark zone; but not if the game has just ended.",
            },
            Rule {
                id: "RUL-OBS-37",
                text: "Nobody alone holds up the table. With sand a night lasts 60 seconds at \
                       most, and then the holder closes with the cards picked so far. With no \
                       hurry everybody is waited for as long as the sand would run; after that the \
                       Grimoire may open all eyes, and most of those who have decided, or all but \
                       1, may go on: the timer is turned, the vote begins, missing votes are \
                       drawn. With 2 players the Grimoire may then turn the timer. Nor does a \
                       Grimoire who does nothing hold anybody up, with sand or without: after 5 \
                       minutes so many wizards may have the book shown, any butterfly that must \
                       still land landing anywhere, and after the time to look they may go on.",
            },
            Rule {
                id: "RUL-OBS-38",
                text: "What a clock has done is done: nothing from before a timer ran out is taken \
                       back, whoever agrees.",
            },
        ],
    },
];

pub static GLOSSARY: &[(&str, &str)] = &[
    ("Grimoire", "Whoever knows the exit and guides the wizards with butterflies, without speaking."),
    ("Wizard", "Anybody who is not the Grimoire, the Traitor included."),
    ("Loyal", "Said of a wizard: one who wants to escape with the others."),
    ("Traitor", "The wizard who wants the others lost."),
    ("Unmasked", "Said of the Traitor: found in an accusation; loses their token and keeps still."),
    ("Library", "What one escapes from: six rooms."),
    ("Room", "What is crossed with each success."),
    ("Illusion", "One of the 84 round pictures."),
    ("Exit", "The illusion to be found among the doors."),
    ("Page", "One of the two illusions of the book, with which the clue is given."),
    ("Book", "Where pages, butterflies and traps are."),
    ("Butterfly", "What the Grimoire points at a detail or a whole page with."),
    ("Under the page", "Where a butterfly points at the whole page."),
    ("Holder", "The eight illusions the Traitor picks from."),
    ("Planted card", "One that the Traitor adds to the doors."),
    ("Door", "Where an illusion lies that may be the exit."),
    ("Character", "Who each wizard is, and their token. It has no powers."),
    ("Companion", "The second token of the only wizard in a game of two."),
    ("Loyalty card", "Says in secret whether a wizard is loyal or the Traitor."),
    ("Cohesion", "The life of the group: lost with each mistake. First the light, then the dark."),
    ("Progress", "Which room the group has reached."),
    ("Time track", "The spaces of the timer: the longer it takes, the more traps next turn."),
    ("Sand timer", "How long a space lasts: a minute."),
    ("Trap", "What makes a turn harder. Its colour says in which step it bites."),
    ("Watcher", "Awakes in the last room: silence, and doors in secret."),
    ("Accusation", "Debate and vote to unmask the Traitor, when the light goes out."),
    ("Eyes closed", "The step in which only the Grimoire and the Traitor look."),
];

/// Two minutes of rules.
pub static PRIMER: &[&str] = &[
    "The library has closed with your group inside. Six rooms have to be crossed before cohesion runs out, \
     and somebody in the group wants nobody to get out.",
    "One player is the Grimoire: it knows the exit and cannot speak. The others are wizards; with four \
     players or more, one of them is secretly the Traitor.",
    "Each turn begins with a trap, or several: mist on the pages, a hidden door, a greater room… They can \
     be read on the book.",
    "The Grimoire secretly sees a picture, the exit, and two more in its book. With one or two butterflies \
     it points at details that lead to the exit: a thing, a colour, or the whole page.",
    "It shows the book, and the wizards talk it over. Then eyes close: only the Traitor’s open, and up to \
     two misleading pictures are slipped in.",
    "Eyes open on six doors, each with its picture. Talk, go to the one you believe is the exit and \
     confirm it. Everybody at once, and everybody where they like.",
    "Do not take too long: each time the sand runs out, the next turn brings more traps.",
    "If anybody is right, the group moves one room forward. Each mistake costs 1 cohesion.",
    "When the light goes out, the first part of cohesion, somebody must be accused: a debate, then all \
     point at once. Accusing a loyal wizard is dear; if it is the Traitor, they lose their token and their \
     voice.",
    "In the last room the Watcher awakes: silence, and doors in secret. Cross it and you escape. Good \
     luck, and mind whoever smiles!",
];
