//! What are the rules of Death May Die, in English, as a player reads them?

use crate::rules::{Rule, Section};

/// Every rule under its own ID, in the order of the rulebook; then the rulings.
pub static RULES: &[Section] = &[
    Section {
        title: "Aim and structure",
        rules: &[
            Rule { id: "DMD-1.1", text: "1 to 5 people play together: all win or all lose." },
            Rule {
                id: "DMD-1.2",
                text: "A game joins one of 6 Episodes with one of 2 Elder Ones. All 12 pairings can be played.",
            },
            Rule {
                id: "DMD-1.3",
                text: "The Episode brings the map, the Ritual and how to disrupt it, 2 actions of its own, what \
                       happens when the Elder One advances, special rules, monsters, 8 Mythos cards, 15 Discovery \
                       cards and its tokens.",
            },
            Rule {
                id: "DMD-1.4",
                text: "The Elder One brings its four Stages (I, II, III and Final), its Cultists and a special \
                       monster, 8 Mythos cards and its own tokens.",
            },
            Rule {
                id: "DMD-1.5",
                text: "It is always the same: first disrupt the Ritual, then kill the Elder One by defeating its \
                       Final Stage.",
            },
        ],
    },
    Section {
        title: "What is in the box",
        rules: &[
            Rule {
                id: "DMD-2.1",
                text: "What there is of each: 12 Fire tokens for spaces, 3 Gates, 10 Cultists, 5 Ghasts, 5 \
                       Serpent Men, 2 Gugs, 2 Gyaa-Yothn, 2 Fishers, the Unnamable, a Dhole; with Tsathoggua 2 \
                       Scions and 26 Fatigue tokens, with Azathoth 4 Dancers and 8 Cosmic tokens; 10 \
                       investigators, 8 Insanities and 12 Relics.",
            },
            Rule {
                id: "DMD-2.2",
                text: "Dice, Wounds and Fire on investigators never run out. Everything else does: use what is \
                       left and skip the rest.",
            },
            Rule {
                id: "DMD-2.3",
                text: "What is discarded or removed goes back to where it came from, unless a text says that it \
                       leaves the game.",
            },
            Rule {
                id: "DMD-2.4",
                text: "At most 12 Fire tokens lie on spaces; with 12 there, no more are put. Fire on \
                       investigators does not count.",
            },
            Rule { id: "DMD-2.5", text: "Only this one box is played with." },
            Rule {
                id: "DMD-2.6",
                text: "An investigator may hold any number of Discovery cards, and a space any number of figures.",
            },
        ],
    },
    Section {
        title: "Set-up",
        rules: &[
            Rule {
                id: "DMD-3.1",
                text: "When a table is opened, Episode and Elder One are chosen or drawn, and how many play and \
                       how hard it is.",
            },
            Rule {
                id: "DMD-3.2",
                text: "The Elder One starts on the first space of the Summoning track, with its Stages in order \
                       and Stage I on top.",
            },
            Rule {
                id: "DMD-3.3",
                text: "The Episode’s 8 Mythos and 15 Discovery cards are used, with its monsters and tokens.",
            },
            Rule {
                id: "DMD-3.4",
                text: "In reserve are the Elder One’s Cultists and special monster and the monsters of the \
                       Episode; no others, unless unknown monsters are played.",
            },
            Rule {
                id: "DMD-3.5",
                text: "The map is laid out with its Gates, start space, first enemies and tokens.",
            },
            Rule {
                id: "DMD-3.6",
                text: "8 cards of the Episode and 8 of the Elder One are shuffled into the Mythos deck.",
            },
            Rule { id: "DMD-3.7", text: "The 15 Discovery cards are shuffled into their deck." },
            Rule {
                id: "DMD-3.8",
                text: "Everybody chooses a different investigator, who starts on the start space.",
            },
            Rule {
                id: "DMD-3.9",
                text: "Whoever plays alone plays two investigators, who take turns; for every rule they are two \
                       separate investigators.",
            },
            Rule { id: "DMD-3.10", text: "All skills start at level 1, and Wounds, Stress and Sanity at 0." },
            Rule {
                id: "DMD-3.11",
                text: "Every investigator is dealt one of the 8 Insanities face up. The others are put away \
                       unseen.",
            },
            Rule { id: "DMD-3.12", text: "Who begins is drawn at random." },
            Rule {
                id: "DMD-3.13",
                text: "With unknown monsters or Relics, their set-up comes next (DMD-23.10 to DMD-23.14).",
            },
            Rule {
                id: "DMD-3.14",
                text: "What is drawn at random is drawn in a fixed order: Episode and Elder One, who begins, the \
                       decks, the Insanities, the tokens, the unknown monsters and the Relics.",
            },
            Rule { id: "DMD-3.15", text: "At the start, the Episode’s story is told." },
        ],
    },
    Section {
        title: "Turn order",
        rules: &[
            Rule { id: "DMD-4.1", text: "Play goes around the table in the order of the seats." },
            Rule {
                id: "DMD-4.2",
                text: "One after the other takes a whole turn, until the game ends. Whoever has been eliminated \
                       is skipped.",
            },
            Rule {
                id: "DMD-4.3",
                text: "In order from the active player: first the investigator whose turn it is, then the others \
                       around the table.",
            },
            Rule { id: "DMD-4.4", text: "Alone, the two investigators alternate; which is first is drawn." },
        ],
    },
    Section {
        title: "The map",
        rules: &[
            Rule {
                id: "DMD-5.1",
                text: "The map is made of spaces joined by passages. Only the passages shown exist: a wall is a \
                       wall.",
            },
            Rule {
                id: "DMD-5.2",
                text: "Passages go both ways. Two spaces are adjacent if one can go from one to the other in one \
                       step.",
            },
            Rule {
                id: "DMD-5.3",
                text: "Staircases and Tunnels join their two spaces like a passage, while both ends are there.",
            },
            Rule {
                id: "DMD-5.4",
                text: "What lets somebody treat spaces as adjacent helps that investigator only, and only when it \
                       says. Distances do not change.",
            },
            Rule {
                id: "DMD-5.5",
                text: "Every map has a red, a yellow and a blue Gate. Enemies are summoned there; a Gate does \
                       nothing else.",
            },
            Rule {
                id: "DMD-5.6",
                text: "A space is Safe if there is no enemy in it. Tokens, Gates, Fire and investigators do not \
                       matter.",
            },
            Rule { id: "DMD-5.7", text: "Any number of figures may stand in a space." },
            Rule {
                id: "DMD-5.8",
                text: "Distance is counted in steps along the shortest way; 0 in the same space. Within so many \
                       spaces includes one’s own.",
            },
            Rule {
                id: "DMD-5.9",
                text: "A blocked passage, such as one with a Lock, is no passage for those it stops: they go \
                       round.",
            },
            Rule {
                id: "DMD-5.10",
                text: "Whoever ignores a block, as Cultists do Locks, goes the short way. Nearest and farthest \
                       are counted so if the effect is about to move them; otherwise the block counts.",
            },
            Rule { id: "DMD-5.11", text: "If several are equally near or far, the active player chooses." },
            Rule {
                id: "DMD-5.12",
                text: "What cannot be reached is farther than everything else. Whoever has no way to its goal \
                       does not move.",
            },
            Rule {
                id: "DMD-5.13",
                text: "An enemy that moves toward a goal takes all its steps along a shortest way and stops on \
                       arrival. It passes through everything. If there are several such ways, the active player \
                       chooses.",
            },
            Rule { id: "DMD-5.14", text: "What moves directly to your space moves as far as it has to." },
            Rule {
                id: "DMD-5.15",
                text: "What moves away from something goes one step farther off if it can; otherwise it stays.",
            },
            Rule {
                id: "DMD-5.16",
                text: "Enemies follow an investigator who moves, and Fire catches; an investigator who is placed \
                       is simply put there. When a Stage moves the Elder One to a Gate, it is placed.",
            },
        ],
    },
    Section {
        title: "The investigator’s sheet",
        rules: &[
            Rule {
                id: "DMD-6.1",
                text: "A sheet has Wounds, Stress, Sanity, three skills, an Insanity, and what one holds: cards, \
                       Fire, tokens, Fatigue, Relics. All of it lies open.",
            },
            Rule { id: "DMD-6.2", text: "Stress goes from 0 to 4, and never beyond." },
            Rule {
                id: "DMD-6.3",
                text: "If not all the Stress fits, it rises as far as it can and the rest is lost, unless the \
                       text says otherwise.",
            },
            Rule { id: "DMD-6.4", text: "A cost in Stress can be paid only if all of it fits." },
            Rule { id: "DMD-6.5", text: "Wounds go from 0 to 5; with 5 the investigator is dead." },
            Rule { id: "DMD-6.6", text: "Nobody suffers more Wounds than the Health they have left." },
            Rule {
                id: "DMD-6.7",
                text: "Sanity goes from 0 to 20; with 20 the investigator is consumed by madness, and eliminated \
                       as if dead.",
            },
            Rule {
                id: "DMD-6.8",
                text: "Healing takes a marker back, never before its start nor past a Fatigue token. Sanity is \
                       only healed by what says so.",
            },
            Rule {
                id: "DMD-6.9",
                text: "Skills have levels 1 to 4. The first is the investigator’s own, the signature skill; the \
                       other two are among the six common ones. A higher level adds to the lower ones, or \
                       replaces them if it says Instead.",
            },
            Rule {
                id: "DMD-6.10",
                text: "Stress at its highest does nothing but keep one from taking more.",
            },
            Rule {
                id: "DMD-6.11",
                text: "Wounds are suffered so: first one prevents or redirects them, each means once; then the \
                       rest are shared out between oneself and one’s Companions; then all land at once; then what \
                       follows from them happens. A cost cannot be prevented.",
            },
            Rule {
                id: "DMD-6.12",
                text: "Sanity is lost so: first one prevents what one can; then the marker moves, as far as the \
                       next threshold; then the skull or the threshold does its work; then what follows from it \
                       happens.",
            },
        ],
    },
    Section {
        title: "Dice",
        rules: &[
            Rule {
                id: "DMD-7.1",
                text: "A standard die has 6 faces: two successes, a success with a Tentacle, a Tentacle, an Elder \
                       Sign and a blank. A bonus die has 6 too: two successes, a success with an Elder Sign, an \
                       Elder Sign and two blanks.",
            },
            Rule { id: "DMD-7.2", text: "A face with two symbols yields both." },
            Rule {
                id: "DMD-7.3",
                text: "One rolls to attack, for a check on an action or card, when an enemy attacks, and for \
                       Fire. The last two, and any roll whose successes hurt the roller, are rolls against \
                       yourself.",
            },
            Rule {
                id: "DMD-7.4",
                text: "For an attack or a check you roll 3 standard dice, the bonus dice you have won for good, \
                       and those of skills and cards.",
            },
            Rule {
                id: "DMD-7.5",
                text: "When an enemy attacks, exactly the dice on its card are rolled, and what its own side \
                       adds. The player who is attacked rolls.",
            },
            Rule {
                id: "DMD-7.6",
                text: "For Fire, 1 standard die is rolled for each Fire token on the investigator, all at once.",
            },
            Rule { id: "DMD-7.7", text: "Your bonus dice never enter rolls against yourself." },
            Rule {
                id: "DMD-7.8",
                text: "There may be any number of dice, and all must be rolled; only optional ones may be \
                       declined, before the roll.",
            },
            Rule {
                id: "DMD-7.9",
                text: "A roll goes so: declare it and its targets; use what works before a roll; throw; reroll; \
                       use what works after rerolls; count and convert symbols; apply the result.",
            },
            Rule {
                id: "DMD-7.10",
                text: "For 1 Stress you may reroll 1 die, in any roll, as often as you like while your Stress is \
                       under 4. The old result is void.",
            },
            Rule {
                id: "DMD-7.11",
                text: "A free reroll is a reroll of 1 die for nothing, in that roll. Free ones and Stress may be \
                       mixed, die by die, as you see what comes.",
            },
            Rule {
                id: "DMD-7.12",
                text: "What does not name a kind of roll works in all of your rolls, those against you too, dice \
                       excepted.",
            },
            Rule {
                id: "DMD-7.13",
                text: "A symbol that counts as another no longer counts as what it was, unless the text says \
                       also. So it is converted once only.",
            },
            Rule {
                id: "DMD-7.14",
                text: "Whoever rolls chooses what to convert and how much, after the rerolls.",
            },
            Rule {
                id: "DMD-7.15",
                text: "Elder Signs and blanks do nothing by themselves: only where somebody has a use for them.",
            },
            Rule {
                id: "DMD-7.16",
                text: "The result is applied in this order. Successes: Wounds to the target, or to you if it is a \
                       roll against yourself, or what the check says. Then what follows from the outcome. Then \
                       Tentacles: 1 Sanity lost for each, all as one loss.",
            },
            Rule { id: "DMD-7.17", text: "Tentacles cost Sanity in every roll." },
            Rule {
                id: "DMD-7.18",
                text: "If whoever rolls is eliminated, or the game is won, the rest of the roll is skipped.",
            },
            Rule {
                id: "DMD-7.19",
                text: "Dice fall in order: standard dice first, then bonus dice, then each reroll.",
            },
        ],
    },
    Section {
        title: "The turn and its actions",
        rules: &[
            Rule {
                id: "DMD-8.1",
                text: "A turn has 4 steps: actions, a Mythos card, Investigate or Fight, and the end of the turn.",
            },
            Rule {
                id: "DMD-8.2",
                text: "You may take up to 3 actions, the same one again if you like. Unused ones are lost.",
            },
            Rule {
                id: "DMD-8.3",
                text: "Actions are Run, Attack, Rest, Trade, the two of the Episode and the special ones of \
                       cards.",
            },
            Rule {
                id: "DMD-8.4",
                text: "Free actions cost none of yours. Use them in this step of your own turn, between other \
                       actions, never during one.",
            },
            Rule { id: "DMD-8.5", text: "Special actions are taken in this step and cost one action." },
            Rule { id: "DMD-8.6", text: "What needs a Safe space can only be chosen in one." },
            Rule { id: "DMD-8.7", text: "A skill you gain in the middle of a turn counts at once." },
            Rule {
                id: "DMD-8.10",
                text: "Run: move up to 3 spaces, step by step; at least one, and stop when you like.",
            },
            Rule {
                id: "DMD-8.11",
                text: "In each step: choose where to go, then whom to sneak past, then whom to take along; then \
                       you arrive, enemies follow, and Fire catches.",
            },
            Rule {
                id: "DMD-8.12",
                text: "Entering a space with enemies does nothing, and does not stop you.",
            },
            Rule {
                id: "DMD-8.13",
                text: "When you move out of a space, all enemies there follow you, whoever stays behind and \
                       whoever’s turn it is, the Elder One too.",
            },
            Rule {
                id: "DMD-8.14",
                text: "Enemies do not follow if you sneaked past them, if their card says so, or if you are \
                       placed.",
            },
            Rule { id: "DMD-8.15", text: "Those who follow keep their Wounds and do not catch fire." },
            Rule {
                id: "DMD-8.16",
                text: "When you move out of a space with Fire, you take as many Fire tokens as lie there. Those \
                       stay where they are.",
            },
            Rule {
                id: "DMD-8.17",
                text: "Enemies follow and Fire catches with every move, not only a Run, and also outside your \
                       turn.",
            },
            Rule {
                id: "DMD-8.20",
                text: "Attack: choose one enemy in your space and roll; each success is 1 Wound.",
            },
            Rule {
                id: "DMD-8.21",
                text: "Targets are chosen before the roll. Wounds a single target cannot take are wasted.",
            },
            Rule {
                id: "DMD-8.22",
                text: "With several targets, all in one space, you share the Wounds out as you like after the \
                       roll.",
            },
            Rule {
                id: "DMD-8.23",
                text: "Wounds stay on a figure. With as many as its Health it dies and goes back to the reserve.",
            },
            Rule { id: "DMD-8.24", text: "The Elder One cannot be a target until the Ritual is disrupted." },
            Rule {
                id: "DMD-8.25",
                text: "If several enemies are attacked, what each does when attacked happens, in the order the \
                       active player chooses.",
            },
            Rule { id: "DMD-8.26", text: "Only enemies can be attacked." },
            Rule {
                id: "DMD-8.27",
                text: "The Wounds of an attack are its successes and what is added. They are shared out, each \
                       target’s armour takes its part, all land at once, and then everything that follows from it \
                       happens.",
            },
            Rule {
                id: "DMD-8.30",
                text: "Rest, in a Safe space only: heal up to 3 points, Stress and Wounds in any mix.",
            },
            Rule { id: "DMD-8.31", text: "Rest never heals Sanity." },
            Rule {
                id: "DMD-8.40",
                text: "Trade: you and all investigators in your space may pass Items, Companions and those tokens \
                       that can be traded among each other.",
            },
            Rule { id: "DMD-8.41", text: "A card changes hands as it is: the same side, the same Wounds." },
            Rule {
                id: "DMD-8.42",
                text: "Conditions, Relics, Insanities, Fire and Fatigue cannot be traded.",
            },
            Rule {
                id: "DMD-8.43",
                text: "The active player proposes, one thing at a time; whoever holds it must agree. Somebody \
                       else must be in the space.",
            },
            Rule {
                id: "DMD-8.50",
                text: "Every Episode has two actions of its own, which are actions like any other.",
            },
        ],
    },
    Section {
        title: "Mythos cards",
        rules: &[
            Rule {
                id: "DMD-9.1",
                text: "Draw the top Mythos card, do what it says from top to bottom, and put it on the discard \
                       pile.",
            },
            Rule { id: "DMD-9.2", text: "What cannot be done is skipped." },
            Rule {
                id: "DMD-9.3",
                text: "A Summoning symbol does nothing when drawn. It lies in the discard pile, where symbols are \
                       counted at the end of the turn.",
            },
            Rule {
                id: "DMD-9.4",
                text: "A card is about the active investigator unless it says otherwise, and the active player \
                       decides.",
            },
            Rule {
                id: "DMD-9.5",
                text: "Enemies to summon come from the reserve to the Gate named; if none is left, nobody comes.",
            },
            Rule {
                id: "DMD-9.6",
                text: "If several are summoned at once, the active player chooses the order.",
            },
            Rule {
                id: "DMD-9.7",
                text: "Those who are summoned have no Wounds, and do nothing until something makes them.",
            },
            Rule { id: "DMD-9.8", text: "If the deck is empty, the discards are shuffled into a new one." },
        ],
    },
    Section {
        title: "Investigate or Fight",
        rules: &[
            Rule {
                id: "DMD-10.1",
                text: "In a Safe space you Investigate; otherwise you Fight. That is decided once, as the step \
                       begins.",
            },
            Rule { id: "DMD-10.2", text: "In a Safe space you have to Investigate." },
            Rule {
                id: "DMD-10.3",
                text: "Investigate: draw a Discovery card and do what its text says. Enemies that appear by it do \
                       not attack now.",
            },
            Rule { id: "DMD-10.4", text: "If the deck is empty nothing happens; it is not shuffled again." },
            Rule {
                id: "DMD-10.5",
                text: "Fight: each enemy in your space attacks you, once each, in the order you choose.",
            },
            Rule {
                id: "DMD-10.6",
                text: "Whoever joins you meanwhile attacks too; whoever has left does not; nobody attacks twice.",
            },
            Rule {
                id: "DMD-10.7",
                text: "If the space becomes Safe, the attacks are over; you do not Investigate then.",
            },
            Rule {
                id: "DMD-10.8",
                text: "An enemy’s attack: roll its dice; you may reroll. Successes are your Wounds, then what \
                       follows from them, then Tentacles cost Sanity.",
            },
            Rule { id: "DMD-10.9", text: "An attack outside this step goes the same way." },
        ],
    },
    Section {
        title: "Discovery cards",
        rules: &[
            Rule {
                id: "DMD-11.1",
                text: "A card has a text in the middle and two sides; each side is an Item, a Companion or a \
                       Condition. Some bear a word, such as Evidence or Patient.",
            },
            Rule {
                id: "DMD-11.2",
                text: "Whoever claims a side holds the card with that side showing; the other does nothing.",
            },
            Rule {
                id: "DMD-11.3",
                text: "You may pay for the one side, in full; if you do not, you must claim the other.",
            },
            Rule { id: "DMD-11.4", text: "If no side is claimed, the card is discarded for good." },
            Rule {
                id: "DMD-11.5",
                text: "Some cards ask first whether you have a certain Condition or Companion.",
            },
            Rule {
                id: "DMD-11.6",
                text: "What names no time may be used at any moment of your own turn, but not in the middle of \
                       something else nor during a roll (DMD-25.6).",
            },
            Rule {
                id: "DMD-11.7",
                text: "Companions have Health. Wounds you suffer may go to them instead; for everything else you \
                       still suffered them.",
            },
            Rule {
                id: "DMD-11.8",
                text: "Companions are never healed. With as many Wounds as Health they are lost, and what they \
                       gave with them.",
            },
            Rule {
                id: "DMD-11.9",
                text: "A card that raises a skill gives 1 level more, up to 4; if you do not have the skill, you \
                       have it at level 1 while you hold the card.",
            },
            Rule {
                id: "DMD-11.10",
                text: "To take the other side is to turn the card; a Companion then starts without Wounds.",
            },
            Rule {
                id: "DMD-11.11",
                text: "A Condition stays until its text removes it. A second one of the same kind works too.",
            },
            Rule {
                id: "DMD-11.12",
                text: "Costs in Wounds or Sanity cannot be prevented; Companions may pay the Wounds.",
            },
        ],
    },
    Section {
        title: "The end of the turn",
        rules: &[
            Rule {
                id: "DMD-12.1",
                text: "First, whatever happens at the end of the turn, but for the Elder One’s; the active player \
                       chooses the order.",
            },
            Rule {
                id: "DMD-12.2",
                text: "That is what the active investigator’s cards and skills say, and the Episode’s rules.",
            },
            Rule {
                id: "DMD-12.3",
                text: "Then Fire: roll 1 standard die per Fire token on you; each success is 1 Wound, each \
                       Tentacle 1 Sanity; then remove the tokens.",
            },
            Rule { id: "DMD-12.4", text: "Only the active investigator rolls for Fire." },
            Rule {
                id: "DMD-12.5",
                text: "Then count the Summoning symbols in the Mythos discards. With fewer than 3 nothing \
                       happens.",
            },
            Rule {
                id: "DMD-12.6",
                text: "With 3 or more the Elder One advances one space; then its Stages, the Episode and the \
                       unknown monsters do what they do on an advance; then deck and discards are shuffled \
                       together.",
            },
            Rule { id: "DMD-12.7", text: "However many symbols there are, it advances once." },
            Rule {
                id: "DMD-12.8",
                text: "Then, if it is not on the board yet, the Elder One is summoned if it stands on a red space \
                       or the Ritual is disrupted.",
            },
            Rule {
                id: "DMD-12.9",
                text: "Then its revealed Stages do what they do at the end of a turn, in order, to the active \
                       investigator. One revealed just now counts.",
            },
            Rule { id: "DMD-12.10", text: "Then it is the next living investigator’s turn." },
        ],
    },
    Section {
        title: "Fire",
        rules: &[
            Rule {
                id: "DMD-13.1",
                text: "Fire lies on spaces, at most 12 tokens, or on investigators, without limit.",
            },
            Rule {
                id: "DMD-13.2",
                text: "Fire on a space only catches investigators who move out of it. It does nothing to enemies, \
                       nor to whoever stays or enters.",
            },
            Rule { id: "DMD-13.3", text: "Some effects put Fire on an investigator directly." },
        ],
    },
    Section {
        title: "The Elder One",
        rules: &[
            Rule {
                id: "DMD-14.1",
                text: "The Summoning track has 8 spaces. The Elder One starts on space 1; the red ones begin at \
                       space 5.",
            },
            Rule {
                id: "DMD-14.2",
                text: "If the Progression token enters space 8, the game is lost at once.",
            },
            Rule {
                id: "DMD-14.3",
                text: "Summoning: Stage II is revealed, the Progression token takes the figure’s place on the \
                       track, and Stage II says where the figure appears. Stage I stays in force.",
            },
            Rule {
                id: "DMD-14.4",
                text: "From then on the Progression token advances, with the same effects as before.",
            },
            Rule {
                id: "DMD-14.5",
                text: "On the board the Elder One is an enemy: its space is not Safe, it follows, it attacks. It \
                       is neither a Cultist nor a monster.",
            },
            Rule {
                id: "DMD-14.6",
                text: "Until the Ritual is disrupted nothing can attack, wound or kill it; but it does attack.",
            },
            Rule {
                id: "DMD-14.7",
                text: "Afterwards it is attacked like any enemy. Its Wounds go to the current Stage.",
            },
            Rule { id: "DMD-14.8", text: "It attacks with the dice of all its revealed Stages together." },
            Rule {
                id: "DMD-14.9",
                text: "Each Stage from II on has something that happens once when it is revealed, something that \
                       lasts, Health, and dice.",
            },
            Rule {
                id: "DMD-14.10",
                text: "A Stage with as many Wounds as Health is defeated: first what follows from a death, then \
                       the next Stage is revealed, without Wounds.",
            },
            Rule { id: "DMD-14.11", text: "The texts and dice of earlier Stages stay in force to the end." },
            Rule { id: "DMD-14.12", text: "Whoever defeats the Final Stage wins the game for all, at once." },
            Rule {
                id: "DMD-14.13",
                text: "When a Stage is defeated the figure stays on the board, unless the next one places it \
                       elsewhere.",
            },
            Rule { id: "DMD-14.14", text: "The Wounds of one attack never reach two Stages." },
            Rule {
                id: "DMD-14.20",
                text: "Tsathoggua: whoever receives 1 Fatigue chooses the Stress or the Wound track and puts it \
                       on the leftmost free space, which is then blocked.",
            },
            Rule {
                id: "DMD-14.21",
                text: "If the marker stands there, it makes room first: 1 Stress, or 1 Wound that nothing \
                       prevents and no Companion takes.",
            },
            Rule {
                id: "DMD-14.22",
                text: "With 4 Fatigue on the Stress track no more fits there. On the Wound track it always does, \
                       even if it kills.",
            },
            Rule {
                id: "DMD-14.23",
                text: "Fatigue is received one by one. With none left, nothing happens.",
            },
            Rule { id: "DMD-14.24", text: "Nothing heals past the Fatigue on a track." },
            Rule {
                id: "DMD-14.25",
                text: "Once per Rest you may first remove 1 Fatigue, and then heal 1 less.",
            },
            Rule {
                id: "DMD-14.30",
                text: "Azathoth: an enemy with a Cosmic token attacks with 1 more bonus die and has 1 more \
                       Health. One token each at most.",
            },
            Rule {
                id: "DMD-14.31",
                text: "Azathoth itself gets none. When its bearer dies, the token goes back before anything else; \
                       there are 8.",
            },
        ],
    },
    Section {
        title: "The Ritual",
        rules: &[
            Rule { id: "DMD-15.1", text: "Every Episode says how its Ritual is disrupted." },
            Rule { id: "DMD-15.2", text: "As soon as that is done, the Ritual is disrupted for good." },
            Rule {
                id: "DMD-15.3",
                text: "It is watched for at every moment, not only at the end of a turn.",
            },
            Rule {
                id: "DMD-15.4",
                text: "If the Elder One has not come yet, it comes at the end of this turn; if it has, it can be \
                       attacked from now on.",
            },
        ],
    },
    Section {
        title: "The death of an investigator",
        rules: &[
            Rule {
                id: "DMD-16.1",
                text: "An investigator is eliminated with 5 Wounds or with Sanity at 20. Both are dying.",
            },
            Rule {
                id: "DMD-16.2",
                text: "If the Elder One is still on the track, the game is lost at once.",
            },
            Rule {
                id: "DMD-16.3",
                text: "Otherwise everything the investigator held is discarded and the figure removed; Episode \
                       tokens go where the Episode says.",
            },
            Rule {
                id: "DMD-16.4",
                text: "Whoever dies in their own turn skips the rest of it, but for counting the Summoning \
                       symbols.",
            },
            Rule {
                id: "DMD-16.5",
                text: "What needs to know where that investigator is, looks at the space of the death; what would \
                       happen to the dead does not happen; the player still decides.",
            },
            Rule { id: "DMD-16.6", text: "From then on those turns are skipped." },
            Rule { id: "DMD-16.7", text: "If all investigators are eliminated, the game is lost." },
        ],
    },
    Section {
        title: "The end of the game",
        rules: &[
            Rule { id: "DMD-17.1", text: "You win when the Final Stage is defeated." },
            Rule {
                id: "DMD-17.2",
                text: "You lose if an investigator is eliminated while the Elder One is on the track, if all are \
                       eliminated, or if the Progression token enters space 8.",
            },
            Rule { id: "DMD-17.3", text: "If one effect both wins and loses, it wins." },
            Rule { id: "DMD-17.4", text: "The end is looked for after every change, and comes at once." },
        ],
    },
    Section {
        title: "Common skills",
        rules: &[
            Rule {
                id: "DMD-18.1",
                text: "Arcane Mastery, level 1: in each of your rolls you may count 1 Elder Sign as a success.",
            },
            Rule { id: "DMD-18.2", text: "Arcane Mastery, level 2: instead, any number of them." },
            Rule {
                id: "DMD-18.3",
                text: "Arcane Mastery, level 3: heal 1 Stress for each Elder Sign so counted.",
            },
            Rule { id: "DMD-18.4", text: "Arcane Mastery, level 4: each may count as 2 successes." },
            Rule {
                id: "DMD-18.5",
                text: "It works in any roll, also one against you if you like; you never have to.",
            },
            Rule { id: "DMD-18.6", text: "Brawling, level 1: 1 bonus die when you attack in your space." },
            Rule {
                id: "DMD-18.7",
                text: "Brawling, level 2: you may attack any number of enemies in your space, sharing the Wounds \
                       out.",
            },
            Rule { id: "DMD-18.8", text: "Brawling, level 3: 2 free rerolls when you attack in your space." },
            Rule {
                id: "DMD-18.9",
                text: "Brawling, level 4: in your space, each target suffers all the Wounds.",
            },
            Rule { id: "DMD-18.10", text: "Swiftness, level 1: each Run goes 1 space farther." },
            Rule { id: "DMD-18.11", text: "Swiftness, level 2: 1 free Run per turn." },
            Rule {
                id: "DMD-18.12",
                text: "Swiftness, level 3: in a Run, each time you leave a space you may take one investigator \
                       along; they need not agree.",
            },
            Rule { id: "DMD-18.13", text: "Swiftness, level 4: 1 more action per turn." },
            Rule {
                id: "DMD-18.14",
                text: "Whoever is taken along moves: Fire catches, and enemies follow, even those the runner \
                       sneaks past.",
            },
            Rule {
                id: "DMD-18.15",
                text: "Toughness, level 1: 1 free reroll when you are attacked or roll for Fire.",
            },
            Rule {
                id: "DMD-18.16",
                text: "Toughness, level 2: instead, in those rolls you may suffer 1 Wound less and lose 1 Sanity \
                       less.",
            },
            Rule { id: "DMD-18.17", text: "Toughness, level 3: instead, the same whatever the cause." },
            Rule {
                id: "DMD-18.18",
                text: "Toughness, level 4: instead, up to 2 Wounds and 1 Sanity less, whatever the cause.",
            },
            Rule { id: "DMD-18.19", text: "For each cause you may reduce Wounds, Sanity, both or neither." },
            Rule {
                id: "DMD-18.20",
                text: "To sneak: when you leave a space in a Run, choose an enemy that would follow; it stays.",
            },
            Rule { id: "DMD-18.21", text: "Stealth, level 1: sneak past 1 enemy per Run." },
            Rule { id: "DMD-18.22", text: "Stealth, level 2: instead, past 3, at once or one by one." },
            Rule {
                id: "DMD-18.23",
                text: "Stealth, level 3: 1 Wound to each enemy you sneak past, each time.",
            },
            Rule { id: "DMD-18.24", text: "Stealth, level 4: past any number of enemies." },
            Rule { id: "DMD-18.25", text: "To sneak past the same enemy again counts again." },
            Rule {
                id: "DMD-18.26",
                text: "These Wounds fall as you leave, and what they kill you killed. One may sneak past the \
                       Elder One.",
            },
            Rule { id: "DMD-18.27", text: "Marksman, level 1: you may attack a target at distance 1." },
            Rule {
                id: "DMD-18.28",
                text: "Marksman, level 2: 2 bonus dice when you attack outside your space.",
            },
            Rule { id: "DMD-18.29", text: "Marksman, level 3: up to distance 2." },
            Rule {
                id: "DMD-18.30",
                text: "Marksman, level 4: 1 free attack per turn, outside your space only.",
            },
            Rule { id: "DMD-18.31", text: "One shoots only where one could walk: not past a Lock." },
            Rule { id: "DMD-18.32", text: "All targets of an attack are in one space." },
        ],
    },
    Section {
        title: "Signature skills",
        rules: &[
            Rule {
                id: "DMD-19.1",
                text: "Agatha, Killer Instinct. Level 1: once per turn, when attacking, you may take 1 Stress to \
                       deal 1 Wound more. Level 2: 2 in all. Level 3: without Stress. Level 4: instead, all your \
                       attacks deal 2 Wounds more. It is decided after the rerolls, and needs no success.",
            },
            Rule {
                id: "DMD-19.2",
                text: "Huikong, Self-Defense. Level 1: when you are attacked and suffer no Wounds, heal 1 Stress, \
                       and you may push the attacker to an adjacent space. Level 2: 1 free reroll when attacked. \
                       Level 3: 1 more. Level 4: if a Cultist or monster attacks you and you suffer no Wounds, \
                       kill it.",
            },
            Rule {
                id: "DMD-19.3",
                text: "Julien, Silent Witness, in rolls that are not against you, after rerolls, for each \
                       Tentacle. Level 1: you may heal 1 Stress or 1 Wound. Level 2: instead, heal 2 in any mix. \
                       Level 3: instead of healing 2, you may lose no Sanity for it. Level 4: both.",
            },
            Rule {
                id: "DMD-19.4",
                text: "Leon, Show-Off. Level 1: 1 bonus die if another investigator is in your space. Level 2: \
                       instead, within 2 spaces. Level 3: also 1 free reroll per roll. Level 4: instead, 1 bonus \
                       die and 1 free reroll for each of them.",
            },
            Rule {
                id: "DMD-19.5",
                text: "Mike, Proficient. Level 1: when attacking, each reroll for Stress gives 1 more reroll in \
                       the same roll. Level 2: also when not attacking. Level 3: you may heal 1 Stress before an \
                       attack roll. Level 4: before any roll.",
            },
            Rule {
                id: "DMD-19.6",
                text: "Peters, Surgeon. Level 1: when you kill an enemy, heal 1 Stress or 1 Wound of one \
                       investigator in your space. Level 2: instead, as many points as the enemy’s Health. Level \
                       3: you may divide them among yourself and those within 1 space. Level 4: instead, each of \
                       you heals the whole amount.",
            },
            Rule {
                id: "DMD-19.7",
                text: "Ruth, Sly. Level 1: once per Run, when you sneak, heal 1 Stress. Level 2: 1 Wound to each \
                       enemy you sneak past. Level 3: instead of both, each time you sneak heal 1 Stress or 1 \
                       Wound and deal 1 Wound. Level 4: once per turn, after a Run in which you sneaked, you may \
                       Investigate in a Safe space.",
            },
            Rule {
                id: "DMD-19.8",
                text: "Sally, Avid Photographer. Level 1: when another investigator moves out of your space you \
                       may follow. Level 2: others in your space have 1 bonus die. Level 3: when another in your \
                       space rests, you may heal 3 points. Level 4: once in your turn, you or an investigator in \
                       your space may take one action for free.",
            },
            Rule {
                id: "DMD-19.9",
                text: "Sandra, Relic Seeker. Level 1: at the start of your first turn draw 2 Relics and keep 1. \
                       Level 2: when you Investigate you may claim Items without Stress or Wounds. Level 3: at \
                       the end of your turn heal 1 Stress per Relic and Item you have. Level 4: instead of \
                       Investigating you may gain 1 random transformed Relic.",
            },
            Rule {
                id: "DMD-19.10",
                text: "Stella, Chemical Explosives. Level 1: when you attack you may target 1 more enemy in the \
                       target’s space, sharing the Wounds out. Level 2: 1 free reroll per target. Level 3: any \
                       number of targets there. Level 4: each target suffers all the Wounds.",
            },
        ],
    },
    Section {
        title: "Sanity and Insanity",
        rules: &[
            Rule {
                id: "DMD-20.1",
                text: "There are thresholds at 4, 8, 12, 15, 18 and 19; the skull is at 20.",
            },
            Rule {
                id: "DMD-20.2",
                text: "A loss moves the marker all at once; at a threshold it stops, and the rest of that loss is \
                       ignored.",
            },
            Rule {
                id: "DMD-20.3",
                text: "All Tentacles of a roll are one loss; each other effect is its own.",
            },
            Rule {
                id: "DMD-20.4",
                text: "At a threshold, in this order: the rest of the loss is ignored; a bonus die shown there is \
                       yours; at the third, your Relics transform; your Insanity strikes; one skill rises.",
            },
            Rule {
                id: "DMD-20.5",
                text: "If several reach thresholds at once, it goes in order from the active player.",
            },
            Rule { id: "DMD-20.6", text: "You must raise one of your three skills that is below level 4." },
            Rule {
                id: "DMD-20.7",
                text: "The thresholds at 8, 15, 18 and 19 give 1 bonus die each for the rest of the game, in all \
                       rolls but those against you.",
            },
            Rule {
                id: "DMD-20.8",
                text: "A marker on a threshold moves on with the next loss. From 19 any loss eliminates.",
            },
            Rule { id: "DMD-20.9", text: "What an Insanity says must be done as far as possible." },
            Rule { id: "DMD-20.10", text: "If the Insanity eliminates its owner, no skill rises." },
        ],
    },
    Section {
        title: "Enemies",
        rules: &[
            Rule {
                id: "DMD-21.1",
                text: "Enemies are Cultists, monsters and the Elder One on the board. A monster is any enemy that \
                       is neither of the others.",
            },
            Rule {
                id: "DMD-21.2",
                text: "An enemy’s card shows its Health, its dice, what it can do and how many there are.",
            },
            Rule {
                id: "DMD-21.3",
                text: "Enemies do nothing by themselves: they follow, they are moved by cards, and they attack \
                       when you Fight.",
            },
            Rule {
                id: "DMD-21.4",
                text: "What an enemy does when attacked happens once per attack, wounded or not.",
            },
            Rule {
                id: "DMD-21.5",
                text: "An enemy is killed by the investigator whose attack, skill, card or Relic dealt the last \
                       Wound; by nobody if it came from elsewhere.",
            },
            Rule {
                id: "DMD-21.6",
                text: "What follows from an enemy’s death happens when the figure is gone, in the space where it \
                       died.",
            },
        ],
    },
    Section {
        title: "Choices",
        rules: &[
            Rule {
                id: "DMD-22.1",
                text: "If something can be done in several ways, the active player decides.",
            },
            Rule {
                id: "DMD-22.2",
                text: "If several things happen at once, the active player chooses their order.",
            },
            Rule {
                id: "DMD-22.3",
                text: "What concerns a sheet is decided by its own player, also outside their turn.",
            },
            Rule {
                id: "DMD-22.4",
                text: "What happens to each investigator happens in order from the active player, one after the \
                       other. If several lose Sanity by one effect, all markers move first; then whoever has \
                       reached a threshold, in the same order.",
            },
            Rule {
                id: "DMD-22.5",
                text: "Enemies that move together move one by one; which ones is settled before the first moves.",
            },
        ],
    },
    Section {
        title: "Rules of the Unknown",
        rules: &[
            Rule {
                id: "DMD-23.1",
                text: "They can be added to any game and make it harder. Begin with one unknown monster.",
            },
            Rule { id: "DMD-23.2", text: "Unknown monsters are called A and B." },
            Rule { id: "DMD-23.3", text: "In play they are monsters like any other." },
            Rule {
                id: "DMD-23.4",
                text: "Their cards say how they are set up and what they do when the Elder One advances.",
            },
            Rule {
                id: "DMD-23.5",
                text: "On an advance, after the Elder One and the Episode, first A and then B does what its card \
                       says.",
            },
            Rule {
                id: "DMD-23.6",
                text: "4 more Mythos cards are shuffled in: two move the nearest A, two the nearest B. They bear \
                       no Summoning symbol.",
            },
            Rule {
                id: "DMD-23.7",
                text: "After such a card another is drawn, until one comes that is not like it.",
            },
            Rule {
                id: "DMD-23.8",
                text: "If something makes you resolve one without drawing it, no other is drawn.",
            },
            Rule {
                id: "DMD-23.9",
                text: "Relics: each investigator starts with one. At their third threshold all Relics they hold \
                       transform for good.",
            },
            Rule {
                id: "DMD-23.10",
                text: "Set-up: two kinds of monster that are not in the Episode are drawn as A and B.",
            },
            Rule {
                id: "DMD-23.11",
                text: "An A appears at a Gate drawn at random, a B at another, as their cards say.",
            },
            Rule { id: "DMD-23.12", text: "Their 4 Mythos cards are shuffled into the deck." },
            Rule {
                id: "DMD-23.13",
                text: "As many Relics as investigators are drawn; from the one who begins, each takes one.",
            },
            Rule {
                id: "DMD-23.14",
                text: "Relics are neither Items nor Discovery cards: they are neither traded nor discarded.",
            },
            Rule {
                id: "DMD-23.15",
                text: "The end of the turn is as always, with the unknown monsters’ part in it.",
            },
        ],
    },
    Section {
        title: "How hard it is",
        rules: &[
            Rule { id: "DMD-24.1", text: "Relics without unknown monsters make it easier." },
            Rule { id: "DMD-24.2", text: "Unknown monsters without Relics make it harder." },
            Rule {
                id: "DMD-24.3",
                text: "With a fickle Elder One, Stage III puts it at a random one of four places, the three Gates \
                       and the start space; the Final Stage at one of the other 3.",
            },
            Rule {
                id: "DMD-24.4",
                text: "With one unknown monster there is only A, at one Gate, and 2 of the Mythos cards.",
            },
            Rule {
                id: "DMD-24.5",
                text: "All of this can be combined. The full Rules of the Unknown are two monsters and Relics.",
            },
        ],
    },
    Section {
        title: "How the table works",
        rules: &[
            Rule {
                id: "DMD-25.1",
                text: "The game waits for one decision of one player at a time. What has only one answer is done \
                       at once, but for choosing your action.",
            },
            Rule {
                id: "DMD-25.2",
                text: "A game is set-up, then turns one after the other, each in its steps, until it ends.",
            },
            Rule {
                id: "DMD-25.3",
                text: "You, in a text, is the active investigator on Mythos, Episode and Elder One cards; whoever \
                       investigates on a Discovery card; the holder on what is held; and whoever attacks or is \
                       attacked on an enemy’s card.",
            },
            Rule { id: "DMD-25.4", text: "Once per turn means once in each turn of anybody." },
            Rule {
                id: "DMD-25.5",
                text: "For each kind of decision, everything that is allowed is offered, and nothing else.",
            },
            Rule {
                id: "DMD-25.6",
                text: "Cards that name no time can be used among your actions, before the Mythos card, before \
                       Investigate or Fight, between the attacks of two enemies, before the first two parts of \
                       the end of your turn, and after the Fire roll.",
            },
            Rule {
                id: "DMD-25.7",
                text: "Everything on the table is open to all: the map, the sheets, held cards on both sides, \
                       discards, Stages, dice and decisions.",
            },
            Rule {
                id: "DMD-25.8",
                text: "Hidden from everybody are the order of the decks, the Insanities put away, and what lies \
                       face down.",
            },
            Rule {
                id: "DMD-25.9",
                text: "A token that was turned up and down again is hidden, but the log remembers what was seen.",
            },
            Rule { id: "DMD-25.10", text: "Nobody knows more than the others." },
        ],
    },
    Section {
        title: "Rulings",
        rules: &[
            Rule {
                id: "RUL-DMD-1",
                text: "What cannot be reached is infinitely far; without a way nobody moves.",
            },
            Rule { id: "RUL-DMD-2", text: "What moves away must get farther off; if it cannot, it stays." },
            Rule {
                id: "RUL-DMD-3",
                text: "When a Stage is revealed, figures are placed: nobody follows, and Fire does not catch.",
            },
            Rule {
                id: "RUL-DMD-4",
                text: "Bonus dice of skills and cards never enter rolls against yourself.",
            },
            Rule {
                id: "RUL-DMD-5",
                text: "Free rerolls, those for Stress and those they bring may be mixed, one die at a time.",
            },
            Rule { id: "RUL-DMD-6", text: "An elimination or a victory cuts a roll short." },
            Rule { id: "RUL-DMD-7", text: "Actions are optional, and end when you say so." },
            Rule { id: "RUL-DMD-8", text: "A change of level works at once, also in the middle of a Run." },
            Rule { id: "RUL-DMD-9", text: "A Run has at least one step, and nothing brings it below 1." },
            Rule { id: "RUL-DMD-10", text: "The Elder One follows like any enemy." },
            Rule { id: "RUL-DMD-11", text: "Figures one can attack are enemies only." },
            Rule {
                id: "RUL-DMD-12",
                text: "In a trade, whoever holds a card must agree, unless it is the active player. Whoever \
                       receives it need not.",
            },
            Rule {
                id: "RUL-DMD-13",
                text: "What concerns one’s own sheet one decides oneself; all else is for the active player.",
            },
            Rule {
                id: "RUL-DMD-14",
                text: "An empty Mythos deck is made anew from the discards, without an advance.",
            },
            Rule { id: "RUL-DMD-15", text: "Discarded Discovery cards are out of the game." },
            Rule {
                id: "RUL-DMD-16",
                text: "An enemy attacks at most once per Fight, even if it leaves and comes back.",
            },
            Rule {
                id: "RUL-DMD-17",
                text: "A skill counts its level and the cards that raise it, 4 at most; one you do not have is at \
                       level 1 however many cards give it. Only your own three rise.",
            },
            Rule { id: "RUL-DMD-18", text: "Two Conditions of the same kind both work." },
            Rule {
                id: "RUL-DMD-19",
                text: "Costs cannot be prevented or reduced; Companions may pay Wounds.",
            },
            Rule {
                id: "RUL-DMD-20",
                text: "At the end of the turn only the active investigator’s effects and those of the Episode \
                       happen.",
            },
            Rule { id: "RUL-DMD-21", text: "There is one advance per turn at most." },
            Rule { id: "RUL-DMD-22", text: "A Stage revealed this turn already works at its end." },
            Rule { id: "RUL-DMD-23", text: "The track has 8 spaces, starts at 1 and is red from 5 on." },
            Rule { id: "RUL-DMD-24", text: "Space 8 loses before that advance does anything." },
            Rule {
                id: "RUL-DMD-25",
                text: "The Wound that makes room for Fatigue is your own, and on the Stress track there is room \
                       for 4.",
            },
            Rule { id: "RUL-DMD-26", text: "A Cosmic enemy has one bonus die more." },
            Rule {
                id: "RUL-DMD-27",
                text: "When a Cosmic enemy dies, first the token goes back, then the figure, and then what its \
                       death brings happens.",
            },
            Rule {
                id: "RUL-DMD-28",
                text: "The Ritual is disrupted the moment its condition holds, and stays so.",
            },
            Rule {
                id: "RUL-DMD-29",
                text: "Whoever dies in their own turn still counts the Summoning symbols, and decides what they \
                       bring.",
            },
            Rule {
                id: "RUL-DMD-30",
                text: "Arcane Mastery heals 1 per Elder Sign counted, also one that counts as 2 successes.",
            },
            Rule {
                id: "RUL-DMD-31",
                text: "Whoever is taken along need not agree, catches fire, and is followed by enemies the runner \
                       sneaked past.",
            },
            Rule {
                id: "RUL-DMD-32",
                text: "Toughness prevents 1 Wound at levels 2 and 3, and 2 at level 4.",
            },
            Rule {
                id: "RUL-DMD-33",
                text: "Wounds from sneaking fall as you leave, and what they kill is yours.",
            },
            Rule { id: "RUL-DMD-34", text: "One attack, one space." },
            Rule {
                id: "RUL-DMD-35",
                text: "Killer Instinct is chosen after the rerolls, counts before Wounds are shared out, and \
                       needs no success.",
            },
            Rule {
                id: "RUL-DMD-36",
                text: "Self-Defense looks at the Wounds truly suffered, Companions’ included. The attacker may be \
                       pushed to any adjacent space.",
            },
            Rule {
                id: "RUL-DMD-37",
                text: "For the Surgeon a Cosmic enemy has its 1 Health more, each kill counts by itself, and \
                       distances are measured from Peters.",
            },
            Rule {
                id: "RUL-DMD-38",
                text: "Sly 3 replaces both earlier levels. Sly 4 draws a card as in Investigate, but is not that \
                       step.",
            },
            Rule {
                id: "RUL-DMD-39",
                text: "Sally follows moves, not placements, at every step and in anybody’s turn, and cannot sneak \
                       then. At level 4 whoever acts decides.",
            },
            Rule {
                id: "RUL-DMD-40",
                text: "Relic Seeker 4 may replace any Investigating, while Relics are left. Level 2 waives Stress \
                       and Wounds only for Items.",
            },
            Rule { id: "RUL-DMD-41", text: "Each sentence that takes Sanity is one loss." },
            Rule {
                id: "RUL-DMD-42",
                text: "At a threshold the die and the Relics come before the Insanity, and the skill after it.",
            },
            Rule { id: "RUL-DMD-43", text: "To be attacked is to be a target, wounded or not." },
            Rule { id: "RUL-DMD-44", text: "Whoever deals the last Wound has killed (DMD-21.5)." },
            Rule { id: "RUL-DMD-45", text: "Groups are settled first and then go one by one." },
            Rule { id: "RUL-DMD-46", text: "The two icons of unknown monsters are called A and B." },
            Rule {
                id: "RUL-DMD-47",
                text: "The unknown Mythos cards move A by 1 or 2 spaces, and B by 1 or 2; after each another card \
                       is drawn.",
            },
            Rule {
                id: "RUL-DMD-48",
                text: "All Relics held turn at the third threshold; those gained later come transformed. Those of \
                       the dead go back as they were.",
            },
            Rule {
                id: "RUL-DMD-49",
                text: "With the Sinister Book and the Necronomicon, each Elder Sign chosen counts as 2 successes \
                       and also as 1 Tentacle.",
            },
            Rule {
                id: "RUL-DMD-50",
                text: "With Azathoth’s Stage II, each Elder Sign in an attack by it or a Cosmic enemy also counts \
                       as a Tentacle.",
            },
            Rule {
                id: "RUL-DMD-51",
                text: "A wounded Gug, Excalibur and the Talismans give 2 bonus dice; a riot gives 1 per Patient.",
            },
            Rule { id: "RUL-DMD-52", text: "Insanities that are not dealt stay unseen." },
            Rule {
                id: "RUL-DMD-53",
                text: "Whoever attacks a Fisher takes 1 Stress per Elder Sign that still counts as one after \
                       converting.",
            },
            Rule {
                id: "RUL-DMD-54",
                text: "A Lock lies on a passage and is in both spaces. Turned down again, Locks and Keys keep \
                       their numbers.",
            },
            Rule {
                id: "RUL-DMD-55",
                text: "A riot moves the nearest Cultist as many spaces as successes, as far as your space.",
            },
            Rule {
                id: "RUL-DMD-56",
                text: "The Ancient Idol saves you from all the Wounds, even if a threshold swallows part of the \
                       Sanity.",
            },
            Rule {
                id: "RUL-DMD-57",
                text: "Only this box exists: 12 Fire tokens, seven kinds of unknown monster.",
            },
            Rule {
                id: "RUL-DMD-58",
                text: "At Tsathoggua’s Final Stage it moves first; then each is asked in turn, and the first who \
                       accepts dies and spares all the others the Fatigue.",
            },
            Rule {
                id: "RUL-DMD-59",
                text: "The Fugue takes you two steps, to a space exactly 2 away; each step is a move. If there is \
                       none, nothing happens.",
            },
            Rule { id: "RUL-DMD-60", text: "Evidence is what bears that word, not every Item." },
            Rule {
                id: "RUL-DMD-61",
                text: "Unsettling Amulet and Excalibur are transformed sides; Ancient Idol and Mysterious Key are \
                       normal ones.",
            },
            Rule {
                id: "RUL-DMD-62",
                text: "An enemy’s armour takes from the Wounds it is given by one attack, after they are shared \
                       out.",
            },
            Rule {
                id: "RUL-DMD-63",
                text: "Wounds dealt to several at once land together; then deaths and the end are looked at, \
                       winning first.",
            },
            Rule {
                id: "RUL-DMD-64",
                text: "What wounds or kills enemies does nothing to the Elder One before the Ritual is disrupted; \
                       what names Cultists or monsters never touches it.",
            },
            Rule {
                id: "RUL-DMD-65",
                text: "The first Episode has one name, whatever its introduction calls it.",
            },
            Rule { id: "RUL-DMD-66", text: "The pile is shuffled before the Elder One is summoned." },
            Rule {
                id: "RUL-DMD-67",
                text: "Cards without a time of their own are offered at the moments of DMD-25.6 only.",
            },
            Rule {
                id: "RUL-DMD-68",
                text: "A cost in Wounds or Sanity may be paid even if it eliminates you.",
            },
            Rule {
                id: "RUL-DMD-69",
                text: "Wounds may be split among yourself and several Companions in any way.",
            },
            Rule {
                id: "RUL-DMD-70",
                text: "With The Presence of Tsathoggua, each point of Stress that does not fit is a Wound.",
            },
            Rule {
                id: "RUL-DMD-71",
                text: "On an advance all unknown Gugs move; then all at once suffer 1 Wound and deal 1 to every \
                       other figure in their spaces; then one is summoned.",
            },
            Rule {
                id: "RUL-DMD-72",
                text: "The nearest Gate is measured from the active investigator, by the ways investigators can \
                       go.",
            },
            Rule {
                id: "RUL-DMD-73",
                text: "If nobody has Fatigue, all are tied for the most: the active player chooses whom it is about.",
            },
            Rule {
                id: "RUL-DMD-74",
                text: "Healing this or that is all of one kind; healing in any mix may be split.",
            },
            Rule {
                id: "RUL-DMD-75",
                text: "Episode tokens are not figures: they are no enemies, they do not follow, and a space with \
                       them is Safe. The farthest Gate of one text is one Gate for all it summons there.",
            },
            Rule { id: "RUL-DMD-76", text: "Up to so many may be less, also none: healing, too." },
        ],
    },
];

/// What a word of the game means.
pub static GLOSSARY: &[(&str, &str)] = &[
    ("Elder One", "The god that must be killed."),
    ("Stage", "One of the four lives of the Elder One: I, II, III and Final."),
    ("Episode", "Where you are and what the Ritual is."),
    ("Ritual", "What must be disrupted before anything can hurt the Elder One."),
    ("Summoning track", "How near the Elder One is, from 1 to 8."),
    ("Summoning symbol", "On Mythos cards: with 3 in the discards the Elder One advances."),
    ("Investigator", "The figure you play."),
    ("Stress", "From 0 to 4. It pays for rerolls."),
    ("Wounds", "With 5 an investigator dies."),
    ("Sanity", "From 0 to 20. Thresholds on the way; at the end, the skull."),
    ("Insanity", "What strikes you at every threshold."),
    ("Insanity Threshold", "A space of Sanity where your Insanity strikes and a skill rises."),
    ("Signature skill", "The one only this investigator has."),
    ("Success", "Wounds in a fight, progress in a check."),
    ("Elder Sign", "Does nothing unless somebody has a use for it."),
    ("Tentacle", "Costs whoever rolls 1 Sanity."),
    ("Standard die", "The black one: it has Tentacles."),
    ("Bonus die", "The green one: it has none."),
    ("Roll against yourself", "When an enemy attacks you, or for Fire."),
    ("Safe space", "One without enemies."),
    ("Gate", "Where enemies appear: red, yellow or blue."),
    ("Fire", "Catches whoever moves out of it."),
    ("Sneak", "To leave an enemy behind in a Run."),
    ("Mythos card", "What the other side does in every turn."),
    ("Discovery card", "What you find when you Investigate."),
    ("Item", "A side of a Discovery card that helps you."),
    ("Companion", "Somebody who goes with you and can take Wounds for you."),
    ("Condition", "A side of a Discovery card that weighs on you."),
    ("Fatigue", "Tsathoggua’s: it blocks your tracks."),
    ("Cosmic enemy", "Azathoth’s: 1 more die and 1 more Health."),
    ("Relic", "A strange thing that transforms with its holder."),
];

/// Two minutes of rules.
pub static PRIMER: &[&str] = &[
    "Something old is being called. In this Episode a Ritual runs; first disrupt it, then kill the Elder \
     One that comes. All win or lose together.",
    "In your turn you take up to 3 actions: Run up to 3 spaces, Attack an enemy where you stand, Rest in \
     a Safe space, Trade, or one of the Episode’s own two, with which the Ritual is disrupted.",
    "When you leave a space, all enemies there come after you; and if it burns, so do you.",
    "To attack, roll 3 black dice and the green ones you have won. Each success is a Wound. Each Tentacle \
     costs you 1 Sanity.",
    "A bad roll can be mended: 1 Stress rerolls 1 die, until your Stress is at 4. Resting heals Stress \
     and Wounds, 3 points in all.",
    "Losing your mind makes you stronger. At each threshold of Sanity your Insanity strikes, but a skill \
     rises, and at some you win a green die for good. At the skull you are out.",
    "After your actions comes a Mythos card: enemies come and move. Then, if your space is Safe, you \
     Investigate and draw a Discovery card; if not, every enemy there attacks you.",
    "When 3 Summoning symbols lie in the discards, the Elder One advances. On a red space, or when the \
     Ritual is disrupted, it comes to the board.",
    "Until it has come nobody may die: one death, and all is lost. Until the Ritual is disrupted nothing \
     hurts it.",
    "Then hit it with everything, Stage by Stage, before the token reaches space 8. Death may die: see to \
     it!",
];
