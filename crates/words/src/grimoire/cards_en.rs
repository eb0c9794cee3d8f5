//! What is on the cards of Grimoire, in English?

use super::card_words::{CardWords, ElementWords};

/// The ten Elements, in listing order.
pub static ELEMENTS: &[ElementWords] = &[
    ElementWords {
        code: "FIR",
        id: "fire",
        name: "Fire",
        of: "Fire",
        character: "Fast and intense: it burns brighter in company.",
    },
    ElementWords {
        code: "EAR",
        id: "earth",
        name: "Earth",
        of: "Earth",
        character: "Blunt and dependable: it arrives late and weighs double.",
    },
    ElementWords {
        code: "WIN",
        id: "wind",
        name: "Wind",
        of: "Wind",
        character: "Tricky and flexible: it changes what the Chapter is about.",
    },
    ElementWords {
        code: "WAT",
        id: "water",
        name: "Water",
        of: "Water",
        character: "Calm and restoring: it gathers what others let go.",
    },
    ElementWords {
        code: "LIG",
        id: "light",
        name: "Light",
        of: "Light",
        character: "Clear and just: only Trump outshines it.",
    },
    ElementWords {
        code: "ICE",
        id: "ice",
        name: "Ice",
        of: "Ice",
        character: "Cold and patient: it numbs whoever comes next.",
    },
    ElementWords {
        code: "VLT",
        id: "lightning",
        name: "Lightning",
        of: "Lightning",
        character: "Sudden and risky: it strikes home or just makes noise.",
    },
    ElementWords {
        code: "WOO",
        id: "wood",
        name: "Wood",
        of: "Wood",
        character: "Growing and generous: it thrives in a crowd.",
    },
    ElementWords {
        code: "MET",
        id: "metal",
        name: "Metal",
        of: "Metal",
        character: "Rigid and resilient: at its best when the Chain is broken.",
    },
    ElementWords {
        code: "SHA",
        id: "shadow",
        name: "Shadow",
        of: "Shadow",
        character: "Quiet and contrary: under it the small ones rule.",
    },
];

/// All sixty Spells, in listing order.
pub static CARDS: &[CardWords] = &[
    CardWords {
        id: "FIR-2",
        name: "Pyre",
        text: "Constant: +3 Power for each other Fire Spell in the Chapter.",
        flavour: "It never burns alone; it waits for company.",
    },
    CardWords {
        id: "FIR-3",
        name: "Ignition",
        text: "When played: this Spell becomes Light.",
        flavour: "Struck as a match, remembered as a sunrise.",
    },
    CardWords {
        id: "FIR-4",
        name: "Flash",
        text: "When a Fire Spell is played, if the Chapter holds 2 or more Fire Spells: the Title Spell \
               becomes Fire.",
        flavour: "Blink, and the page is about fire.",
    },
    CardWords {
        id: "FIR-5",
        name: "Forge",
        text: "When played: +2 Power.",
        flavour: "The hammer has no opinions, only results.",
    },
    CardWords {
        id: "FIR-6",
        name: "Incineration",
        text: "When played: every other Spell that is not Fire gets −2 Power.",
        flavour: "Tidy people call it spring cleaning.",
    },
    CardWords {
        id: "FIR-F",
        name: "Fire Flux",
        text: "No effect.",
        flavour: "Nobody casts it. One merely stands aside.",
    },
    CardWords {
        id: "EAR-2",
        name: "Landslide",
        text: "When played: +2 Power for each other Spell in the Chapter.",
        flavour: "Always late, never small.",
    },
    CardWords {
        id: "EAR-3",
        name: "Collision",
        text: "CANNOT BE SILENCED. When played: choose another Spell in the Chapter; its Power becomes 1.",
        flavour: "Subtlety was tried first. It bounced.",
    },
    CardWords {
        id: "EAR-4",
        name: "Sediment",
        text: "Whenever another Spell is played: +1 Power.",
        flavour: "Every quarrel leaves it a little taller.",
    },
    CardWords {
        id: "EAR-5",
        name: "Gravity",
        text: "When played: every other Spell with more Power than this one changes to Power 4.",
        flavour: "A firm reminder to everything tall.",
    },
    CardWords {
        id: "EAR-6",
        name: "Sturdiness",
        text: "Constant: the Element of the Title Spell cannot change.",
        flavour: "You may argue. The wall will wait.",
    },
    CardWords {
        id: "EAR-F",
        name: "Earth Flux",
        text: "No effect.",
        flavour: "The mountain clears its throat.",
    },
    CardWords {
        id: "WIN-2",
        name: "Breeze",
        text: "When played: you may swap the Title Spell with a card from your hand.",
        flavour: "Whoever turned the page, it certainly wasn’t you.",
    },
    CardWords {
        id: "WIN-3",
        name: "Mirage",
        text: "When played: this Spell takes the Element of the Title Spell.",
        flavour: "Exactly what you wanted to see. Exactly.",
    },
    CardWords {
        id: "WIN-4",
        name: "Gust",
        text: "When played: choose another Spell in the Chapter; it is silenced.",
        flavour: "It takes the words right out of your mouth.",
    },
    CardWords {
        id: "WIN-5",
        name: "Gale",
        text: "When played, if the Title Spell is not Wind: all other Spells of the Title Spell’s Element \
               become Wind.",
        flavour: "By nightfall every flag pointed the same way.",
    },
    CardWords {
        id: "WIN-6",
        name: "Storm",
        text: "CANNOT BE SILENCED. When played: all Spells and the Title Spell return to their printed \
               Element and Power.",
        flavour: "Under this rain nobody keeps a disguise.",
    },
    CardWords {
        id: "WIN-F",
        name: "Wind Flux",
        text: "No effect.",
        flavour: "The whole sky, in one breath.",
    },
    CardWords {
        id: "WAT-2",
        name: "Calm",
        text: "When the Chapter ends: choose another Spell in the Chapter and take it into your hand.",
        flavour: "A still pond keeps what you drop in it.",
    },
    CardWords {
        id: "WAT-3",
        name: "Whirlpool",
        text: "Constant: all other Spells have −1 Power for each Water Spell in the Chapter; those with less \
               Power than this one are Water.",
        flavour: "Come closer. There is room for everyone.",
    },
    CardWords {
        id: "WAT-4",
        name: "Recycle",
        text: "When the Chapter ends, if your team did not win it: take this Spell back into your hand.",
        flavour: "Defeat is only rain on its way back up.",
    },
    CardWords {
        id: "WAT-5",
        name: "Dew",
        text: "When played: choose another Spell in the Chapter; it returns to its printed Element and \
               Power.",
        flavour: "Morning forgives what the night did to you.",
    },
    CardWords {
        id: "WAT-6",
        name: "Torrent",
        text: "When played, if the Title Spell is not Water: discard it; this Chapter has no Title Spell.",
        flavour: "It took the bridge, then the name of the river.",
    },
    CardWords {
        id: "WAT-F",
        name: "Water Flux",
        text: "No effect.",
        flavour: "The sea, briefly out of its bed.",
    },
    CardWords {
        id: "LIG-2",
        name: "Glow",
        text: "Property: stronger than every Spell that is not Trump.",
        flavour: "Small, but try hiding from it.",
    },
    CardWords {
        id: "LIG-3",
        name: "Halo",
        text: "Property: stronger than every Spell that is not Trump.",
        flavour: "Worn slightly tilted, like any good hat.",
    },
    CardWords {
        id: "LIG-4",
        name: "Prism",
        text: "Property: stronger than every Spell that is not Trump.",
        flavour: "One answer in, seven questions out.",
    },
    CardWords {
        id: "LIG-5",
        name: "Aurora",
        text: "Property: stronger than every Spell that is not Trump.",
        flavour: "The night sky, showing off.",
    },
    CardWords {
        id: "LIG-6",
        name: "Radiance",
        text: "Property: stronger than every Spell that is not Trump.",
        flavour: "The shadows resigned by letter.",
    },
    CardWords {
        id: "LIG-F",
        name: "Light Flux",
        text: "Property: stronger than every Spell that is not Trump.",
        flavour: "Best read with your eyes closed.",
    },
    CardWords {
        id: "ICE-2",
        name: "Frost",
        text: "When played: choose another Spell in the Chapter; it gets −3 Power.",
        flavour: "A polite hand on the shoulder. A very cold one.",
    },
    CardWords {
        id: "ICE-3",
        name: "Freeze",
        text: "Whenever another Spell is played: that Spell is silenced.",
        flavour: "You were saying?",
    },
    CardWords {
        id: "ICE-4",
        name: "Blizzard",
        text: "Constant: all other Spells that are not Ice have −1 Power.",
        flavour: "Only the snow knows its way around here.",
    },
    CardWords {
        id: "ICE-5",
        name: "Hail",
        text: "Whenever another Spell is played: that Spell gets −1 Power.",
        flavour: "A round of applause for whoever comes in next.",
    },
    CardWords {
        id: "ICE-6",
        name: "Fracture",
        text: "When played: every other Spell with more Power than this one changes to Power 1.",
        flavour: "The taller the tower, the finer the gravel.",
    },
    CardWords {
        id: "ICE-F",
        name: "Ice Flux",
        text: "No effect.",
        flavour: "A winter that keeps no calendar.",
    },
    CardWords {
        id: "VLT-2",
        name: "Spark",
        text: "Whenever a Lightning Spell is played (this one included): +2 Power.",
        flavour: "It has friends in high places. Very high.",
    },
    CardWords {
        id: "VLT-3",
        name: "Overload",
        text: "When played, if the Chapter holds another Lightning Spell: this Spell’s Power becomes F.",
        flavour: "The fuse advised against it.",
    },
    CardWords {
        id: "VLT-4",
        name: "Arc",
        text: "When played: this Spell’s Power becomes that of the Spell played just before it, then +1 \
               Power.",
        flavour: "Anything you can do, plus one.",
    },
    CardWords {
        id: "VLT-5",
        name: "Discharge",
        text: "When played: all other Spells of the Title Spell’s Element get −3 Power.",
        flavour: "Grand titles make good lightning rods.",
    },
    CardWords {
        id: "VLT-6",
        name: "Thunder",
        text: "CANNOT BE SILENCED. When played: all other Spells in the Chapter are silenced.",
        flavour: "And then nobody could hear the argument.",
    },
    CardWords {
        id: "VLT-F",
        name: "Lightning Flux",
        text: "No effect.",
        flavour: "A signature across the whole sky.",
    },
    CardWords {
        id: "WOO-2",
        name: "Sprout",
        text: "Constant: +1 Power for each other Spell in the Chapter.",
        flavour: "Fond of crowds, as long as they water it.",
    },
    CardWords {
        id: "WOO-3",
        name: "Graft",
        text: "When played: choose another Spell in the Chapter; it becomes Wood and this Spell gets +2 \
               Power.",
        flavour: "What’s yours is bark now.",
    },
    CardWords {
        id: "WOO-4",
        name: "Vine",
        text: "Whenever a Wood Spell is played (this one included): every Wood Spell in the Chapter gets +1 \
               Power.",
        flavour: "It climbs, and lends a hand on the way up.",
    },
    CardWords {
        id: "WOO-5",
        name: "Harvest",
        text: "When the Chapter ends, if your team won it: choose another Spell in the Chapter with less \
               Power than this one and take it into your hand.",
        flavour: "The winner also brought a basket.",
    },
    CardWords {
        id: "WOO-6",
        name: "Grove",
        text: "When played, if the Chapter holds another Wood Spell: the Title Spell becomes Wood.",
        flavour: "Two trees, and already it signs as a forest.",
    },
    CardWords {
        id: "WOO-F",
        name: "Wood Flux",
        text: "No effect.",
        flavour: "Every ring remembers a different king.",
    },
    CardWords {
        id: "MET-2",
        name: "Alloy",
        text: "When played, if the Chain is broken: +4 Power.",
        flavour: "Made from whatever was left after the fight.",
    },
    CardWords {
        id: "MET-3",
        name: "Anvil",
        text: "CANNOT BE SILENCED. When played: +3 Power.",
        flavour: "Hit it all you like. It calls this a career.",
    },
    CardWords {
        id: "MET-4",
        name: "Magnet",
        text: "When played: choose another Spell in the Chapter; its Power becomes 4.",
        flavour: "It has very fixed ideas about the number four.",
    },
    CardWords {
        id: "MET-5",
        name: "Plating",
        text: "ITS POWER CANNOT CHANGE.",
        flavour: "Your opinion has reached the outer layer.",
    },
    CardWords {
        id: "MET-6",
        name: "Deadbolt",
        text: "Whenever another Spell is played, if the Chain is broken: that Spell is silenced.",
        flavour: "You broke the chain. Now meet the door.",
    },
    CardWords {
        id: "MET-F",
        name: "Metal Flux",
        text: "No effect.",
        flavour: "It was a coin once, and a bell, and a war.",
    },
    CardWords {
        id: "SHA-2",
        name: "Penumbra",
        text: "Property: while this Spell is in the Chapter, lower Power is stronger.",
        flavour: "Neither here nor quite elsewhere.",
    },
    CardWords {
        id: "SHA-3",
        name: "Veil",
        text: "Property: while this Spell is in the Chapter, lower Power is stronger.",
        flavour: "The giants never saw who won.",
    },
    CardWords {
        id: "SHA-4",
        name: "Dusk",
        text: "Property: while this Spell is in the Chapter, lower Power is stronger.",
        flavour: "The hour when small things grow long shadows.",
    },
    CardWords {
        id: "SHA-5",
        name: "Gloom",
        text: "Property: while this Spell is in the Chapter, lower Power is stronger.",
        flavour: "Bring a candle. It likes candles.",
    },
    CardWords {
        id: "SHA-6",
        name: "Abyss",
        text: "Property: while this Spell is in the Chapter, lower Power is stronger.",
        flavour: "The bottom is a rumour.",
    },
    CardWords {
        id: "SHA-F",
        name: "Shadow Flux",
        text: "Property: while this Spell is in the Chapter, lower Power is stronger.",
        flavour: "The last candle pretends not to notice.",
    },
];
