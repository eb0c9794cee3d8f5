//! What do the rules, the first steps and the glossary of Lanterns say?

use crate::Lang;
use crate::rules::{Rule, Section};

pub fn rules(lang: Lang) -> &'static [Section] {
    lang.pick(RULES_ES, RULES_EN)
}

pub fn primer(lang: Lang) -> &'static [&'static str] {
    lang.pick(
        &[
            "Cada noche enciendes en secreto uno de tus faroles, a la vez que los demás.",
            "Gana la noche el más brillante o el más tenue: lo dice por turnos cada persona.",
            "Alguien es la Polilla y espía la caja sin que se note.",
        ],
        &[
            "Each night you light one of your lanterns in secret, all at once.",
            "The brightest or the faintest wins the night: everybody in turn says which.",
            "Somebody is the Moth and looks into the box without anybody noticing.",
        ],
    )
}

pub fn glossary(lang: Lang) -> &'static [(&'static str, &'static str)] {
    lang.pick(
        &[("Polilla", "La persona que de noche puede mirar en la caja (LAN-5).")],
        &[("Moth", "The player who may look into the box at night (LAN-5).")],
    )
}

static RULES_ES: &[Section] = &[
    Section {
        title: "Preparación",
        rules: &[
            Rule {
                id: "LAN-1",
                text: "Juegan de dos a cuatro personas, durante dos o tres noches. Hay un farol por persona y \
                   noche, y tres más, numerados desde el 1: cuanto más alto, más brillante. Cada cual \
                   recibe uno por noche; tres se quedan en la caja, boca abajo.",
            },
            Rule { id: "LAN-2", text: "Alguien, por sorteo secreto, es la Polilla. Nadie más lo sabe." },
        ],
    },
    Section {
        title: "Las noches",
        rules: &[
            Rule {
                id: "LAN-3",
                text: "Al atardecer, una persona (la primera en la primera noche, luego en el sentido del \
                   reloj) dice qué farol ganará, el más brillante o el más tenue, y deja que anochezca. \
                   Hasta entonces puede cambiar de idea.",
            },
            Rule {
                id: "LAN-4",
                text: "De noche cada cual enciende uno de sus faroles, a la vez y sin que se vea. Lo encendido, \
                   encendido está.",
            },
            Rule {
                id: "LAN-5",
                text: "Mientras es de noche, la Polilla puede mirar en la caja: cada uno de los tres faroles \
                   una vez, también después de encender el suyo. Nadie sabe si lo ha hecho, cuántas veces \
                   ni cuándo. Al amanecer tiene que recordar lo que vio.",
            },
            Rule {
                id: "LAN-6",
                text: "Una noche dura treinta segundos. Quien no haya encendido nada para entonces enciende su \
                   farol más tenue.",
            },
            Rule {
                id: "LAN-7",
                text: "Al amanecer, cuando todos arden, los faroles se muestran, y el más brillante o el más \
                   tenue gana un punto.",
            },
        ],
    },
    Section {
        title: "El final y las palabras",
        rules: &[
            Rule {
                id: "LAN-8",
                text: "Gana quien tenga más puntos; en caso de empate, quien se siente antes. Entonces ya nada \
                   es secreto.",
            },
            Rule {
                id: "LAN-9",
                text: "De día se habla como se quiera; de noche, solo con señales de farol.",
            },
        ],
    },
];

static RULES_EN: &[Section] = &[
    Section {
        title: "Set-up",
        rules: &[
            Rule {
                id: "LAN-1",
                text: "Two to four play, for two or three nights. There is a lantern for every player and \
                   night, and three more, numbered from 1: a higher number is brighter. Everybody gets one \
                   for each night; three stay in the box, face down.",
            },
            Rule { id: "LAN-2", text: "One player, drawn in secret, is the Moth. Only they know." },
        ],
    },
    Section {
        title: "Nights",
        rules: &[
            Rule {
                id: "LAN-3",
                text: "At dusk the lamplighter (the first player on the first night, then clockwise) says which \
                   lantern will win, the brightest or the faintest, and lets night fall. Until then they \
                   may change their mind.",
            },
            Rule {
                id: "LAN-4",
                text: "At night everybody lights one of their lanterns, all at once and unseen. What is lit \
                   stays lit.",
            },
            Rule {
                id: "LAN-5",
                text: "Whenever it is night the Moth may look into the box: at each of the three lanterns once, \
                   also after lighting its own. Nobody learns that it did, how often or when. At dawn it \
                   has to remember what it saw.",
            },
            Rule {
                id: "LAN-6",
                text: "A night lasts thirty seconds. Whoever has lit nothing by then lights their faintest \
                   lantern.",
            },
            Rule {
                id: "LAN-7",
                text: "At dawn, when all have lit one, the lanterns are shown, and the brightest or the \
                   faintest scores a point.",
            },
        ],
    },
    Section {
        title: "The end, and talking",
        rules: &[
            Rule {
                id: "LAN-8",
                text: "Most points win; among equals, who sits first. Then nothing is a secret any more.",
            },
            Rule {
                id: "LAN-9",
                text: "By day everybody talks as they like; at night only in lantern signs.",
            },
        ],
    },
];
