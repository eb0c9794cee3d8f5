//! What is on the cards of The Big Book of Madness, in English?

use super::card_words::{CardWords, EditionWords, ElementWords};

/// The four Elements, in the order of the rulebooks, and Madness, which is none.
pub static ELEMENTS: &[ElementWords] = &[
    ElementWords {
        id: "water",
        name: "Water",
        of: "Water",
        the: "Water",
        character: "Cool and careful: it keeps things for whoever needs them.",
    },
    ElementWords {
        id: "earth",
        name: "Earth",
        of: "Earth",
        the: "Earth",
        character: "Patient and generous: it gives, and gives again.",
    },
    ElementWords {
        id: "fire",
        name: "Fire",
        of: "Fire",
        the: "Fire",
        character: "Fierce and clean: it burns away what holds you back.",
    },
    ElementWords {
        id: "air",
        name: "Air",
        of: "Air",
        the: "Air",
        character: "Quick and friendly: it carries your turn to somebody else.",
    },
    ElementWords {
        id: "madness",
        name: "Madness",
        of: "Madness",
        the: "Madness",
        character: "No Element at all: it pays for nothing and takes up room.",
    },
];

/// The texts that depend on whose rulebook the table plays with.
pub static EDITIONS: &[EditionWords] = &[
    EditionWords {
        id: "nerea",
        english: "You may have up to 4 cards in your support.",
        spanish: "You may have up to 5 cards in your support.",
    },
    EditionWords {
        id: "water-silence",
        english: "Each player neutralizes 1 of their Water Spells until this Curse leaves play.",
        spanish: "Each player neutralizes 1 of their Water Spells until the next Monster is revealed.",
    },
    EditionWords {
        id: "earth-silence",
        english: "Each player neutralizes 1 of their Earth Spells until this Curse leaves play.",
        spanish: "Each player neutralizes 1 of their Earth Spells until the next Monster is revealed.",
    },
    EditionWords {
        id: "fire-silence",
        english: "Each player neutralizes 1 of their Fire Spells until this Curse leaves play.",
        spanish: "Each player neutralizes 1 of their Fire Spells until the next Monster is revealed.",
    },
    EditionWords {
        id: "air-silence",
        english: "Each player neutralizes 1 of their Air Spells until this Curse leaves play.",
        spanish: "Each player neutralizes 1 of their Air Spells until the next Monster is revealed.",
    },
    EditionWords {
        id: "sealed-tongue",
        english: "Each player neutralizes 1 of their Spells until this Curse leaves play.",
        spanish: "Each player neutralizes 1 of their Spells until the next Monster is revealed.",
    },
];

/// Magicians, Spells, Curses, Monsters, pages, Element cards and Madness.
pub static CARDS: &[CardWords] = &[
    CardWords {
        id: "nerea",
        name: "Nerea",
        text: "You may have up to 4 cards in your support (5 with the Spanish edition).",
        flavour: "There is always room on this desk for one more thing.",
    },
    CardWords {
        id: "zephyr",
        name: "Zephyr",
        text: "Once on each of your turns: one value-1 Air card counts as 1 of any other Element in a \
               payment.",
        flavour: "Homework? The wind took it. Honest.",
    },
    CardWords {
        id: "maris",
        name: "Maris",
        text: "Once on each of your turns: discard 1 Madness from your hand and draw 1.",
        flavour: "Bad thoughts go out with the tide.",
    },
    CardWords {
        id: "rowan",
        name: "Rowan",
        text: "Once on each of your turns: refresh 1 exhausted Spell of any player.",
        flavour: "A shoulder to lean on, leaves and all.",
    },
    CardWords {
        id: "flora",
        name: "Flora",
        text: "Once on each of your turns: draw 1; if it is Madness cure it, if not discard it.",
        flavour: "Reads the tea leaves, then drinks the evidence.",
    },
    CardWords {
        id: "ember",
        name: "Ember",
        text: "Each time you destroy a Curse, draw 1.",
        flavour: "Every broken Curse is one more spark.",
    },
    CardWords {
        id: "cinder",
        name: "Cinder",
        text: "Once on each of your turns: swap 2 cards from your hand with 2 from your own support.",
        flavour: "Pockets always full, never of the same things.",
    },
    CardWords {
        id: "gale",
        name: "Gale",
        text: "You may own up to 6 Spells.",
        flavour: "Knows six spells by heart and cannot find the door key.",
    },
    CardWords {
        id: "ice",
        name: "Ice",
        text: "Move ⟨1⟩ card from your hand to your support.",
        flavour: "Keep it cool and it will keep.",
    },
    CardWords {
        id: "cool-head",
        name: "Cool Head",
        text: "Move ⟨1⟩ card from your hand to your support, then draw ⟨1⟩.",
        flavour: "Breathe in. Count to ten. Breathe out snow.",
    },
    CardWords {
        id: "ice-touch",
        name: "Ice Touch",
        text: "⟨1⟩ other player draws 1, then moves 1 card from hand to support.",
        flavour: "A cold hand on a friend’s shoulder, at just the right moment.",
    },
    CardWords {
        id: "reservoir",
        name: "Reservoir",
        text: "Put the top ⟨1⟩ card of your deck in your support.",
        flavour: "What falls in the wet months is drunk in the dry ones.",
    },
    CardWords {
        id: "frost-veil",
        name: "Frost Veil",
        text: "Neutralize ⟨1⟩ Curse.",
        flavour: "The Curse sleeps. Walk softly.",
    },
    CardWords {
        id: "frozen-lake",
        name: "Frozen Lake",
        text: "Each player may move up to ⟨1⟩ card from hand to support.",
        flavour: "The ice will hold us. Probably.",
    },
    CardWords {
        id: "purifying-spring",
        name: "Purifying Spring",
        text: "⟨1⟩ player cures up to 2 Madness from their hand and/or own support.",
        flavour: "Nobody knows where it rises. Everybody knows why.",
    },
    CardWords {
        id: "arctic-circle",
        name: "Arctic Circle",
        text: "Each player moves ⟨1⟩ card from hand to support, then draws ⟨1⟩.",
        flavour: "We stand closer together where it is coldest.",
    },
    CardWords {
        id: "avatar",
        name: "Avatar",
        text: "Take ⟨1⟩ Action paid only with support-pool cards, which stay in place.",
        flavour: "For a moment the whole class fits in one pair of hands.",
    },
    CardWords {
        id: "absolute-zero",
        name: "Absolute Zero",
        text: "Neutralize ⟨2⟩ Curses, then draw ⟨1⟩.",
        flavour: "Even the whispers stop.",
    },
    CardWords {
        id: "growth",
        name: "Growth",
        text: "You draw ⟨1⟩.",
        flavour: "Everything starts with something very small.",
    },
    CardWords {
        id: "essence-of-the-earth",
        name: "Essence of the Earth",
        text: "⟨1⟩ other player picks 1 card in their discard and puts it on top of their deck.",
        flavour: "The ground gives back what you thought was lost.",
    },
    CardWords {
        id: "abundance",
        name: "Abundance",
        text: "One other player draws ⟨2⟩.",
        flavour: "Take two. No, really, take two.",
    },
    CardWords {
        id: "calming-herbs",
        name: "Calming Herbs",
        text: "⟨1⟩ player may discard 1 Madness from hand; then that player draws 1.",
        flavour: "Camomile, lemon balm and somebody to talk to.",
    },
    CardWords {
        id: "deep-roots",
        name: "Deep Roots",
        text: "Take ⟨1⟩ card from your discard into your hand, then draw ⟨1⟩.",
        flavour: "Nothing you have learned is very far away.",
    },
    CardWords {
        id: "ancient-grove",
        name: "Ancient Grove",
        text: "⟨1⟩ player shuffles their discard into their deck (no Madness added), then draws 1.",
        flavour: "Old trees have shuffled many autumns.",
    },
    CardWords {
        id: "harvest",
        name: "Harvest",
        text: "You draw ⟨3⟩.",
        flavour: "You did sow all this, back in first year.",
    },
    CardWords {
        id: "mother-nature",
        name: "Mother Nature",
        text: "Each player draws ⟨2⟩.",
        flavour: "She has never once asked who started it.",
    },
    CardWords {
        id: "verdant-sanctuary",
        name: "Verdant Sanctuary",
        text: "Each player cures ⟨1⟩ Madness from their hand or own support.",
        flavour: "Shoes off. Worries too.",
    },
    CardWords {
        id: "world-tree",
        name: "World Tree",
        text: "Each player may take up to ⟨1⟩ card from their discard into hand.",
        flavour: "Somewhere in its branches hangs everything you dropped.",
    },
    CardWords {
        id: "combustion",
        name: "Combustion",
        text: "Destroy ⟨1⟩ of the cards you hold.",
        flavour: "First lesson: mind your eyebrows.",
    },
    CardWords {
        id: "power-of-the-inferno",
        name: "Power of the Inferno",
        text: "One player may discard ⟨1⟩ and then draw ⟨1⟩.",
        flavour: "Throw in what you do not need and stand back.",
    },
    CardWords {
        id: "cauterize",
        name: "Cauterize",
        text: "Destroy ⟨1⟩ card from your discard.",
        flavour: "It stings, and then it is over.",
    },
    CardWords {
        id: "controlled-burn",
        name: "Controlled Burn",
        text: "Destroy ⟨1⟩ card from your hand, then draw ⟨1⟩.",
        flavour: "The important word is the first one.",
    },
    CardWords {
        id: "adrenaline",
        name: "Adrenaline",
        text: "Draw ⟨2⟩, then cure ⟨1⟩ Madness from your hand or own support.",
        flavour: "Heart pounding, mind suddenly clear.",
    },
    CardWords {
        id: "forge",
        name: "Forge",
        text: "⟨1⟩ player may destroy 1 Element card from hand; if they do, they take the next-higher card \
               of that Element into hand.",
        flavour: "Hit it again. It is nearly a better thing.",
    },
    CardWords {
        id: "purging-flames",
        name: "Purging Flames",
        text: "Each player may destroy up to ⟨1⟩ card from hand.",
        flavour: "One bonfire, room for everybody’s bad ideas.",
    },
    CardWords {
        id: "phoenix",
        name: "Phoenix",
        text: "Take up to ⟨2⟩ destroyed Element cards into your hand.",
        flavour: "It was never gone. It was only ash.",
    },
    CardWords {
        id: "meteor",
        name: "Meteor",
        text: "Each player may destroy up to ⟨1⟩ card from their discard, then draws ⟨1⟩.",
        flavour: "Make a wish. Quickly.",
    },
    CardWords {
        id: "heart-of-the-volcano",
        name: "Heart of the Volcano",
        text: "Put ⟨1⟩ value-3 Element card of your choice from the table on top of your deck.",
        flavour: "Under all that rock, something beats.",
    },
    CardWords {
        id: "telepathy",
        name: "Telepathy",
        text: "Pick one other player: they get ⟨1⟩ Action.",
        flavour: "Psst. You. Yes, you. Now.",
    },
    CardWords {
        id: "mental-control",
        name: "Mental Control",
        text: "⟨1⟩ other player gets 1 Action, then draws 1.",
        flavour: "Your friend’s hand moves. Your friend says thank you.",
    },
    CardWords {
        id: "eye-of-the-tornado",
        name: "Eye of the Tornado",
        text: "Each player discards ⟨1⟩ from hand, then draws ⟨1⟩.",
        flavour: "In the middle it is quiet enough to read.",
    },
    CardWords {
        id: "whisper",
        name: "Whisper",
        text: "Give ⟨1⟩ card from your hand to one other player, then draw ⟨1⟩.",
        flavour: "Pass it on.",
    },
    CardWords {
        id: "telekinesis",
        name: "Telekinesis",
        text: "Each player draws ⟨1⟩.",
        flavour: "For once, nobody asked who moved the books.",
    },
    CardWords {
        id: "levitation",
        name: "Levitation",
        text: "⟨1⟩ other player draws until holding six cards.",
        flavour: "The trick is not to look down.",
    },
    CardWords {
        id: "second-wind",
        name: "Second Wind",
        text: "Refresh ⟨1⟩ other exhausted Spell, yours or another player’s.",
        flavour: "When you think you are done, you are half done.",
    },
    CardWords {
        id: "collective-mind",
        name: "Collective Mind",
        text: "Each other player gets ⟨1⟩ Action.",
        flavour: "One thought, several pairs of raised eyebrows.",
    },
    CardWords {
        id: "zephyr-choir",
        name: "Zephyr Choir",
        text: "Each player refreshes ⟨1⟩ of their exhausted Spells.",
        flavour: "They only know one song, but it wakes everybody.",
    },
    CardWords {
        id: "astral-projection",
        name: "Astral Projection",
        text: "⟨1⟩ other player gets 2 Actions, then draws 2.",
        flavour: "Be in two places at once, and late to neither.",
    },
    CardWords {
        id: "water-drain",
        name: "Water Drain",
        text: "Each player discards 1 Water card.",
        flavour: "The inkwells are dry. So is your throat.",
    },
    CardWords {
        id: "water-delirium",
        name: "Water Delirium",
        text: "Each player receives 1 Madness into their discard.",
        flavour: "You could swear the fish just said your name.",
    },
    CardWords {
        id: "water-seal",
        name: "Water Seal",
        text: "Put 1 Water token on every other Curse in play (each token adds 1 Water to its cost).",
        flavour: "The knots have been tied wet. They will not give.",
    },
    CardWords {
        id: "water-erosion",
        name: "Water Erosion",
        text: "Each player discards 1 card from their own support.",
        flavour: "Drop by drop, and the shelf is bare.",
    },
    CardWords {
        id: "water-oblivion",
        name: "Water Oblivion",
        text: "Each player discards the top 2 cards of their deck.",
        flavour: "It was written on the sand, and now the sea is in.",
    },
    CardWords {
        id: "water-silence",
        name: "Water Silence",
        text: "Each player neutralizes 1 of their Water Spells until this Curse leaves play (Spanish \
               edition: until the next Monster is revealed).",
        flavour: "You open your mouth and only bubbles come out.",
    },
    CardWords {
        id: "water-grip",
        name: "Water Grip",
        text: "Each player discards 2 cards from hand.",
        flavour: "Something has hold of your ankle, and it is patient.",
    },
    CardWords {
        id: "water-stare",
        name: "Water Stare",
        text: "The active player receives 2 Madness into their discard.",
        flavour: "From the bottom of the well, somebody is looking up.",
    },
    CardWords {
        id: "undertow",
        name: "Undertow",
        text: "Destroy 2 Madness from the Madness stack.",
        flavour: "On the surface, not a ripple.",
    },
    CardWords {
        id: "earth-drain",
        name: "Earth Drain",
        text: "Each player discards 1 Earth card.",
        flavour: "Nothing will grow here until spring. If spring comes.",
    },
    CardWords {
        id: "earth-delirium",
        name: "Earth Delirium",
        text: "Each player receives 1 Madness into their discard.",
        flavour: "The walls are breathing. Slowly, like somebody asleep.",
    },
    CardWords {
        id: "earth-seal",
        name: "Earth Seal",
        text: "Put 1 Earth token on every other Curse in play (each token adds 1 Earth to its cost).",
        flavour: "Stone over stone over stone.",
    },
    CardWords {
        id: "earth-erosion",
        name: "Earth Erosion",
        text: "Each player discards 1 card from their own support.",
        flavour: "The ledge you trusted has become a slope.",
    },
    CardWords {
        id: "earth-oblivion",
        name: "Earth Oblivion",
        text: "Each player discards the top 2 cards of their deck.",
        flavour: "Under the moss, a name nobody can read.",
    },
    CardWords {
        id: "earth-silence",
        name: "Earth Silence",
        text: "Each player neutralizes 1 of their Earth Spells until this Curse leaves play (Spanish \
               edition: until the next Monster is revealed).",
        flavour: "A mouthful of clay.",
    },
    CardWords {
        id: "earth-grip",
        name: "Earth Grip",
        text: "Each player discards 2 cards from hand.",
        flavour: "The floor would rather you stayed.",
    },
    CardWords {
        id: "earth-stare",
        name: "Earth Stare",
        text: "The active player receives 2 Madness into their discard.",
        flavour: "The statue was facing the other way.",
    },
    CardWords {
        id: "landslide",
        name: "Landslide",
        text: "Each player destroys the top card of their deck.",
        flavour: "It begins with a pebble and an apology.",
    },
    CardWords {
        id: "fire-drain",
        name: "Fire Drain",
        text: "Each player discards 1 Fire card.",
        flavour: "The candles bow, one after another, and go out.",
    },
    CardWords {
        id: "fire-delirium",
        name: "Fire Delirium",
        text: "Each player receives 1 Madness into their discard.",
        flavour: "There are faces in the hearth, and they are laughing.",
    },
    CardWords {
        id: "fire-seal",
        name: "Fire Seal",
        text: "Put 1 Fire token on every other Curse in play (each token adds 1 Fire to its cost).",
        flavour: "The wax is still hot. So is the warning.",
    },
    CardWords {
        id: "fire-erosion",
        name: "Fire Erosion",
        text: "Each player discards 1 card from their own support.",
        flavour: "What you had put aside is now warm dust.",
    },
    CardWords {
        id: "fire-oblivion",
        name: "Fire Oblivion",
        text: "Each player discards the top 2 cards of their deck.",
        flavour: "A page curls, then the next, then the chapter.",
    },
    CardWords {
        id: "fire-silence",
        name: "Fire Silence",
        text: "Each player neutralizes 1 of their Fire Spells until this Curse leaves play (Spanish edition: \
               until the next Monster is revealed).",
        flavour: "Your tongue tastes of ash and no word will come.",
    },
    CardWords {
        id: "fire-grip",
        name: "Fire Grip",
        text: "Each player discards 2 cards from hand.",
        flavour: "Drop it! Drop it, drop it, drop it!",
    },
    CardWords {
        id: "fire-stare",
        name: "Fire Stare",
        text: "The active player receives 2 Madness into their discard.",
        flavour: "Two embers in the dark. They blink.",
    },
    CardWords {
        id: "wildfire",
        name: "Wildfire",
        text: "Each player destroys 1 card of value 2 or 3 from hand or own support.",
        flavour: "It always starts with the most expensive book.",
    },
    CardWords {
        id: "air-drain",
        name: "Air Drain",
        text: "Each player discards 1 Air card.",
        flavour: "All at once, nobody can catch their breath.",
    },
    CardWords {
        id: "air-delirium",
        name: "Air Delirium",
        text: "Each player receives 1 Madness into their discard.",
        flavour: "The draught hums a song from your childhood. Backwards.",
    },
    CardWords {
        id: "air-seal",
        name: "Air Seal",
        text: "Put 1 Air token on every other Curse in play (each token adds 1 Air to its cost).",
        flavour: "A door held shut by nobody at all.",
    },
    CardWords {
        id: "air-erosion",
        name: "Air Erosion",
        text: "Each player discards 1 card from their own support.",
        flavour: "Your notes were on the sill. The window was open.",
    },
    CardWords {
        id: "air-oblivion",
        name: "Air Oblivion",
        text: "Each player discards the top 2 cards of their deck.",
        flavour: "It was on the tip of your tongue.",
    },
    CardWords {
        id: "air-silence",
        name: "Air Silence",
        text: "Each player neutralizes 1 of their Air Spells until this Curse leaves play (Spanish edition: \
               until the next Monster is revealed).",
        flavour: "Your lips move. The wind keeps the words.",
    },
    CardWords {
        id: "air-grip",
        name: "Air Grip",
        text: "Each player discards 2 cards from hand.",
        flavour: "It has no hands, and yet it will not let go.",
    },
    CardWords {
        id: "air-stare",
        name: "Air Stare",
        text: "The active player receives 2 Madness into their discard.",
        flavour: "The curtain is watching you.",
    },
    CardWords {
        id: "ill-wind",
        name: "Ill Wind",
        text: "Each player puts 1 Madness on top of their deck.",
        flavour: "It came in under the door with a little laugh.",
    },
    CardWords {
        id: "devoured-sanity",
        name: "Devoured Sanity",
        text: "Destroy 4 Madness from the Madness stack.",
        flavour: "It eats quickly and keeps nothing for later.",
    },
    CardWords {
        id: "sealed-tongue",
        name: "Sealed Tongue",
        text: "Each player neutralizes 1 of their Spells until this Curse leaves play (Spanish edition: \
               until the next Monster is revealed).",
        flavour: "The word was there this morning.",
    },
    CardWords {
        id: "whispers-in-the-ear",
        name: "Whispers in the Ear",
        text: "Each player adds 1 Madness to hand.",
        flavour: "It knows what you are most afraid of. It offers a list.",
    },
    CardWords {
        id: "collapsing-shelves",
        name: "Collapsing Shelves",
        text: "Each player discards all cards from their own support.",
        flavour: "So that was what held the ceiling up.",
    },
    CardWords {
        id: "bookworms",
        name: "Bookworms",
        text: "Each player destroys the top 2 cards of their deck.",
        flavour: "They begin with the footnotes and save the ending for last.",
    },
    CardWords {
        id: "blank-pages",
        name: "Blank Pages",
        text: "Each player discards 3 cards from hand.",
        flavour: "You studied all night. Studied what?",
    },
    CardWords {
        id: "recurring-dream",
        name: "Recurring Dream",
        text: "Each player puts 1 Madness on top of their deck.",
        flavour: "You are back in the library. You never left.",
    },
    CardWords {
        id: "scapegoat",
        name: "Scapegoat",
        text: "The active player receives 3 Madness into their discard.",
        flavour: "Everyone turns and looks at the same person.",
    },
    CardWords {
        id: "forgotten-lessons",
        name: "Forgotten Lessons",
        text: "Each player discards their whole deck.",
        flavour: "Surely this was on the syllabus.",
    },
    CardWords {
        id: "haunted-desk",
        name: "Haunted Desk",
        text: "Each player receives 1 Madness into their support.",
        flavour: "The drawer opens on its own and hands you a note.",
    },
    CardWords {
        id: "cracked-mind",
        name: "Cracked Mind",
        text: "Destroy 2 Madness from the Madness stack, then each player receives 1 Madness into their \
               discard.",
        flavour: "The light gets in. So does everything else.",
    },
    CardWords {
        id: "toll-of-power",
        name: "Toll of Power",
        text: "Each player discards 1 card of value 2 or 3 from hand or own support.",
        flavour: "The better the magic, the longer the bill.",
    },
    CardWords {
        id: "ghost-librarian",
        name: "Ghost Librarian",
        text: "Each player adds 1 Madness to hand.",
        flavour: "Your loan is three hundred years overdue.",
    },
    CardWords {
        id: "gargoyle",
        name: "Gargoyle",
        text: "Each player discards 1 card from hand.",
        flavour: "It only moves while you are turning the page.",
    },
    CardWords {
        id: "ink-fiend",
        name: "Ink Fiend",
        text: "Each player discards the top 3 cards of their deck.",
        flavour: "Whatever you write, it crosses out.",
    },
    CardWords {
        id: "nightmare-steed",
        name: "Nightmare Steed",
        text: "Destroy 2 Madness from the Madness stack.",
        flavour: "First you hear the hooves. Then yourself, screaming.",
    },
    CardWords {
        id: "sorcerer",
        name: "Sorcerer",
        text: "Put 1 Madness under each Curse; whoever destroys the Curse takes the Madness into their \
               discard.",
        flavour: "He leaves something unpleasant under every stone.",
    },
    CardWords {
        id: "kraken",
        name: "Kraken",
        text: "Each player discards all cards from their own support.",
        flavour: "Eight arms, and every one of them wants your lunch.",
    },
    CardWords {
        id: "leviathan-of-oblivion",
        name: "Leviathan of Oblivion",
        text: "Each player discards their whole deck.",
        flavour: "It swallowed a sea and then forgot which.",
    },
    CardWords {
        id: "medusa",
        name: "Medusa",
        text: "Each player neutralizes 1 of their Spells until the next Monster is revealed.",
        flavour: "Look at your shoes. Keep looking at your shoes.",
    },
    CardWords {
        id: "devourer",
        name: "Devourer",
        text: "Each player destroys the top card of their deck.",
        flavour: "It says grace before every chapter.",
    },
    CardWords {
        id: "puppeteer",
        name: "Puppeteer",
        text: "Each player receives 1 Madness into their support.",
        flavour: "You lift an arm. It was not your idea.",
    },
    CardWords {
        id: "cyclops",
        name: "Cyclops",
        text: "Each player discards 2 cards from hand.",
        flavour: "One eye is plenty, and it is on you.",
    },
    CardWords {
        id: "banshee",
        name: "Banshee",
        text: "Each player receives 1 Madness into their discard.",
        flavour: "The top shelf of glasses was the first to go.",
    },
    CardWords {
        id: "mimic",
        name: "Mimic",
        text: "The active player adds 2 Madness to hand.",
        flavour: "That was not a reading chair.",
    },
    CardWords {
        id: "abyss-watcher",
        name: "Abyss Watcher",
        text: "Destroy 3 Madness from the Madness stack.",
        flavour: "You looked in. It has been waiting for somebody to.",
    },
    CardWords {
        id: "hoarder-djinn",
        name: "Hoarder Djinn",
        text: "Each player discards 1 card of value 2 or 3 from hand or own support.",
        flavour: "Three wishes. All of them his, and you pay.",
    },
    CardWords {
        id: "dragon",
        name: "Dragon",
        text: "Once the Curses are placed, put 1 token of its own Element on each element-linked Curse.",
        flavour: "It sleeps on the books it has not finished.",
    },
    CardWords {
        id: "p01",
        name: "Bookmarks",
        text: "Bonus: Each player puts up to 2 cards from their discard on top of their deck. Failure: Each \
               player discards every Air card from their hand and own support.",
        flavour: "A ribbon, a ticket, a feather: anything to find the place.",
    },
    CardWords {
        id: "p02",
        name: "Spring Cleaning",
        text: "Bonus: Each player may destroy any number of cards from hand, then draws as many. Failure: \
               One player discards all their support, then receives 3 Madness into their support.",
        flavour: "Three piles: keep, burn, pretend it never happened.",
    },
    CardWords {
        id: "p03",
        name: "A Good Night’s Sleep",
        text: "Bonus: Each player cures 1 or 2 Madness, held in hand or lying in the support pool. Failure: \
               Each player discards their hand, then draws 5.",
        flavour: "The best spell against monsters is eight hours long.",
    },
    CardWords {
        id: "p04",
        name: "Second Draft",
        text: "Bonus: Each player may destroy 1 card from their discard; if they do, they take the \
               next-higher card of that Element into hand. Failure: Each player receives 1 Madness into \
               their discard.",
        flavour: "The first version was only clearing its throat.",
    },
    CardWords {
        id: "p05",
        name: "Shortcut",
        text: "Bonus: Each player may discard 1 value-1 card; if they do, they put a value-3 card of that \
               Element on top of their deck. Failure: Each player discards every Water card from their hand \
               and own support.",
        flavour: "Nobody told you it was allowed. Nobody said it was not.",
    },
    CardWords {
        id: "p06",
        name: "Spare Shelf",
        text: "Bonus: Each player with a free support slot fills it with the top card of their deck. \
               Failure: Each player destroys the top 2 cards of their deck.",
        flavour: "Somebody has dusted a place just for you.",
    },
    CardWords {
        id: "p07",
        name: "By Candlelight",
        text: "Bonus: Each player draws 2. Failure: Each player discards every Fire card from their hand and \
               own support.",
        flavour: "One more chapter. There is still an inch of wax.",
    },
    CardWords {
        id: "p08",
        name: "Break Time",
        text: "Bonus: Each player refreshes all their exhausted Spells. Failure: Each player discards every \
               Earth card from their hand and own support.",
        flavour: "Ten minutes of sun, and the bell again.",
    },
    CardWords {
        id: "p09",
        name: "Prize Day",
        text: "Bonus: Each player takes 1 value-2 Element card of their choice from the table into their \
               discard. Failure: Each player puts 1 Madness on top of their deck.",
        flavour: "Applause, a ribbon and a very small certificate.",
    },
    CardWords {
        id: "p10",
        name: "Wastepaper Basket",
        text: "Bonus: Each player may destroy up to 1 card from hand and up to 1 card from their discard. \
               Failure: Destroy 5 Madness from the Madness stack.",
        flavour: "Paper balls all round it. Nobody has ever scored.",
    },
    CardWords {
        id: "p11",
        name: "Study Group",
        text: "Bonus: Each player may move up to 2 cards from hand to support, then draws as many. Failure: \
               Each player discards all cards from their own support.",
        flavour: "Between all of us we know nearly half of it.",
    },
    CardWords {
        id: "p12",
        name: "Fresh Start",
        text: "Bonus: Each player shuffles their discard into their deck (no Madness added), then draws 1. \
               Failure: Each player adds 1 Madness to hand.",
        flavour: "New notebook. This time the handwriting will be neat.",
    },
    CardWords {
        id: "final",
        name: "The Last Page",
        text: "Arrival: Each player puts 1 Madness on top of their deck. Bonus: The players win. Failure: \
               The players lose.",
        flavour: "After this there is only the cover. One way or another.",
    },
    CardWords {
        id: "water-1",
        name: "Water 1",
        text: "Discard it to pay 1 Water.",
        flavour: "A drop is enough to begin with.",
    },
    CardWords {
        id: "water-2",
        name: "Water 2",
        text: "Discard it to pay 2 Water.",
        flavour: "Now you can hear it running.",
    },
    CardWords {
        id: "water-3",
        name: "Water 3",
        text: "Discard it to pay 3 Water.",
        flavour: "It knows where it is going, and it is not stopping.",
    },
    CardWords {
        id: "earth-1",
        name: "Earth 1",
        text: "Discard it to pay 1 Earth.",
        flavour: "A pinch of soil under the fingernails.",
    },
    CardWords {
        id: "earth-2",
        name: "Earth 2",
        text: "Discard it to pay 2 Earth.",
        flavour: "Good firm ground. Sit down a while.",
    },
    CardWords {
        id: "earth-3",
        name: "Earth 3",
        text: "Discard it to pay 3 Earth.",
        flavour: "The whole mountain, if you ask it politely.",
    },
    CardWords {
        id: "fire-1",
        name: "Fire 1",
        text: "Discard it to pay 1 Fire.",
        flavour: "A spark, cupped in two hands.",
    },
    CardWords {
        id: "fire-2",
        name: "Fire 2",
        text: "Discard it to pay 2 Fire.",
        flavour: "Bright enough to read by, hot enough to regret.",
    },
    CardWords {
        id: "fire-3",
        name: "Fire 3",
        text: "Discard it to pay 3 Fire.",
        flavour: "Now step back. Further.",
    },
    CardWords {
        id: "air-1",
        name: "Air 1",
        text: "Discard it to pay 1 Air.",
        flavour: "Just a breath, and the page turns.",
    },
    CardWords {
        id: "air-2",
        name: "Air 2",
        text: "Discard it to pay 2 Air.",
        flavour: "Hold on to your hat. And to the scrolls.",
    },
    CardWords {
        id: "air-3",
        name: "Air 3",
        text: "Discard it to pay 3 Air.",
        flavour: "It is not wind any more: it has made up its mind.",
    },
    CardWords {
        id: "madness",
        name: "Madness",
        text: "It pays for nothing. End your turn with six in hand and you are out. Cure it for 2 of any one \
               Element.",
        flavour: "It is nothing. It is just that the book is looking at me.",
    },
];
