//! What is on the cards of The Big Book of Madness, in Spanish?

use super::card_words::{CardWords, EditionWords, ElementWords};

/// The four Elements, in the order of the rulebooks, and Madness, which is none.
pub static ELEMENTS: &[ElementWords] = &[
    ElementWords {
        id: "water",
        name: "Agua",
        of: "de Agua",
        the: "el Agua",
        character: "Fresca y prudente: guarda las cosas para quien las necesite.",
    },
    ElementWords {
        id: "earth",
        name: "Tierra",
        of: "de Tierra",
        the: "la Tierra",
        character: "Paciente y generosa: da, y vuelve a dar.",
    },
    ElementWords {
        id: "fire",
        name: "Fuego",
        of: "de Fuego",
        the: "el Fuego",
        character: "Fiero y limpio: quema lo que te frena.",
    },
    ElementWords {
        id: "air",
        name: "Aire",
        of: "de Aire",
        the: "el Aire",
        character: "Ligero y amable: le lleva tu turno a otra persona.",
    },
    ElementWords {
        id: "madness",
        name: "Locura",
        of: "de Locura",
        the: "la Locura",
        character: "No es ningún elemento: no paga nada y ocupa sitio.",
    },
];

/// The texts that depend on whose rulebook the table plays with.
pub static EDITIONS: &[EditionWords] = &[
    EditionWords {
        id: "nerea",
        english: "Puedes tener hasta 4 cartas en tu apoyo.",
        spanish: "Puedes tener hasta 5 cartas en tu apoyo.",
    },
    EditionWords {
        id: "water-silence",
        english: "Cada jugador neutraliza 1 de sus hechizos de Agua hasta que esta maldición deje de estar \
                  en juego.",
        spanish: "Cada jugador neutraliza 1 de sus hechizos de Agua hasta que se revele el siguiente \
                  monstruo.",
    },
    EditionWords {
        id: "earth-silence",
        english: "Cada jugador neutraliza 1 de sus hechizos de Tierra hasta que esta maldición deje de estar \
                  en juego.",
        spanish: "Cada jugador neutraliza 1 de sus hechizos de Tierra hasta que se revele el siguiente \
                  monstruo.",
    },
    EditionWords {
        id: "fire-silence",
        english: "Cada jugador neutraliza 1 de sus hechizos de Fuego hasta que esta maldición deje de estar \
                  en juego.",
        spanish: "Cada jugador neutraliza 1 de sus hechizos de Fuego hasta que se revele el siguiente \
                  monstruo.",
    },
    EditionWords {
        id: "air-silence",
        english: "Cada jugador neutraliza 1 de sus hechizos de Aire hasta que esta maldición deje de estar \
                  en juego.",
        spanish: "Cada jugador neutraliza 1 de sus hechizos de Aire hasta que se revele el siguiente \
                  monstruo.",
    },
    EditionWords {
        id: "sealed-tongue",
        english: "Cada jugador neutraliza 1 de sus hechizos hasta que esta maldición deje de estar en juego.",
        spanish: "Cada jugador neutraliza 1 de sus hechizos hasta que se revele el siguiente monstruo.",
    },
];

/// Magicians, Spells, Curses, Monsters, pages, Element cards and Madness.
pub static CARDS: &[CardWords] = &[
    CardWords {
        id: "nerea",
        name: "Nerea",
        text: "Puedes tener hasta 4 cartas en tu apoyo (5 con la edición española).",
        flavour: "En su pupitre siempre cabe una cosa más.",
    },
    CardWords {
        id: "zephyr",
        name: "Céfiro",
        text: "Una vez en cada uno de tus turnos: una carta de Aire de valor 1 cuenta como 1 de cualquier \
               otro elemento en un pago.",
        flavour: "¿Los deberes? Se los llevó el viento. De verdad.",
    },
    CardWords {
        id: "maris",
        name: "Maris",
        text: "Una vez en cada uno de tus turnos: descarta 1 locura de tu mano y roba 1.",
        flavour: "Los malos pensamientos se van con la marea.",
    },
    CardWords {
        id: "rowan",
        name: "Rowan",
        text: "Una vez en cada uno de tus turnos: recarga 1 hechizo agotado de cualquier jugador.",
        flavour: "Un hombro en el que apoyarse, con hojas y todo.",
    },
    CardWords {
        id: "flora",
        name: "Flora",
        text: "Una vez en cada uno de tus turnos: roba 1; si es locura, cúrala; si no, descártala.",
        flavour: "Lee los posos del té y luego se bebe las pruebas.",
    },
    CardWords {
        id: "ember",
        name: "Ascua",
        text: "Cada vez que destruyes una maldición, roba 1.",
        flavour: "Cada maldición rota es una chispa más.",
    },
    CardWords {
        id: "cinder",
        name: "Ceniza",
        text: "Una vez en cada uno de tus turnos: cambia 2 cartas de tu mano por 2 de tu propio apoyo.",
        flavour: "Los bolsillos siempre llenos, y nunca de lo mismo.",
    },
    CardWords {
        id: "gale",
        name: "Galerna",
        text: "Puedes tener hasta 6 hechizos.",
        flavour: "Se sabe seis hechizos y no encuentra la llave de casa.",
    },
    CardWords {
        id: "ice",
        name: "Hielo",
        text: "Pasa ⟨1⟩ carta de tu mano a tu apoyo.",
        flavour: "Guárdalo al fresco y aguantará.",
    },
    CardWords {
        id: "cool-head",
        name: "Mente fría",
        text: "Pasa ⟨1⟩ carta de tu mano a tu apoyo y luego roba ⟨1⟩.",
        flavour: "Toma aire. Cuenta hasta diez. Suelta nieve.",
    },
    CardWords {
        id: "ice-touch",
        name: "Toque helado",
        text: "⟨1⟩ jugador distinto de ti roba 1 y luego pasa 1 carta de su mano a su apoyo.",
        flavour: "Una mano fría en el hombro, justo cuando hacía falta.",
    },
    CardWords {
        id: "reservoir",
        name: "Embalse",
        text: "Pon en tu apoyo ⟨1⟩ carta de la parte superior de tu mazo.",
        flavour: "Lo que llueve en marzo se bebe en agosto.",
    },
    CardWords {
        id: "frost-veil",
        name: "Velo de escarcha",
        text: "Neutraliza ⟨1⟩ maldición.",
        flavour: "La maldición duerme. De puntillas, por favor.",
    },
    CardWords {
        id: "frozen-lake",
        name: "Lago helado",
        text: "Cada jugador puede pasar hasta ⟨1⟩ carta de su mano a su apoyo.",
        flavour: "El hielo aguanta. Seguramente.",
    },
    CardWords {
        id: "purifying-spring",
        name: "Manantial purificador",
        text: "⟨1⟩ jugador cura hasta 2 locuras de su mano y/o de su propio apoyo.",
        flavour: "Nadie sabe de dónde mana. Todos saben para qué.",
    },
    CardWords {
        id: "arctic-circle",
        name: "Círculo glacial",
        text: "Cada jugador pasa ⟨1⟩ carta de su mano a su apoyo y luego roba ⟨1⟩.",
        flavour: "Donde más frío hace, más nos juntamos.",
    },
    CardWords {
        id: "avatar",
        name: "Avatar",
        text: "Realiza ⟨1⟩ acción pagada solo con cartas de la reserva de apoyos, que no se descartan.",
        flavour: "Por un momento, la clase entera cabe en dos manos.",
    },
    CardWords {
        id: "absolute-zero",
        name: "Cero absoluto",
        text: "Neutraliza ⟨2⟩ maldiciones y luego roba ⟨1⟩.",
        flavour: "Hasta los susurros se callan.",
    },
    CardWords {
        id: "growth",
        name: "Crecimiento",
        text: "Robas ⟨1⟩.",
        flavour: "Todo empieza por algo muy pequeño.",
    },
    CardWords {
        id: "essence-of-the-earth",
        name: "Esencia de la Tierra",
        text: "⟨1⟩ jugador distinto de ti elige 1 carta de su descarte y la pone sobre su mazo.",
        flavour: "La tierra devuelve lo que dabas por perdido.",
    },
    CardWords {
        id: "abundance",
        name: "Abundancia",
        text: "Otro jugador roba ⟨2⟩.",
        flavour: "Toma dos. En serio: toma dos.",
    },
    CardWords {
        id: "calming-herbs",
        name: "Hierbas calmantes",
        text: "⟨1⟩ jugador puede descartar 1 locura de su mano; después roba 1.",
        flavour: "Manzanilla, melisa y alguien con quien hablar.",
    },
    CardWords {
        id: "deep-roots",
        name: "Raíces profundas",
        text: "Lleva ⟨1⟩ carta de tu descarte a tu mano y luego roba ⟨1⟩.",
        flavour: "Nada de lo aprendido queda muy lejos.",
    },
    CardWords {
        id: "ancient-grove",
        name: "Arboleda ancestral",
        text: "⟨1⟩ jugador baraja su descarte con su mazo (sin añadir locura) y luego roba 1.",
        flavour: "Los árboles viejos han barajado muchos otoños.",
    },
    CardWords {
        id: "harvest",
        name: "Cosecha",
        text: "Robas ⟨3⟩.",
        flavour: "Todo esto lo sembraste tú, en primero.",
    },
    CardWords {
        id: "mother-nature",
        name: "Madre naturaleza",
        text: "Cada jugador roba ⟨2⟩.",
        flavour: "Jamás ha preguntado quién empezó.",
    },
    CardWords {
        id: "verdant-sanctuary",
        name: "Santuario verde",
        text: "Cada jugador cura ⟨1⟩ locura de su mano o de su propio apoyo.",
        flavour: "Fuera los zapatos. Y las penas.",
    },
    CardWords {
        id: "world-tree",
        name: "Árbol del mundo",
        text: "Cada jugador puede llevar hasta ⟨1⟩ carta de su descarte a su mano.",
        flavour: "En alguna de sus ramas cuelga todo lo que se te cayó.",
    },
    CardWords {
        id: "combustion",
        name: "Combustión",
        text: "Destruye ⟨1⟩ de las cartas que tienes en mano.",
        flavour: "Primera lección: cuidado con las cejas.",
    },
    CardWords {
        id: "power-of-the-inferno",
        name: "Poder del Infierno",
        text: "Un jugador puede descartar ⟨1⟩ y luego robar ⟨1⟩.",
        flavour: "Echa lo que no te sirva y da un paso atrás.",
    },
    CardWords {
        id: "cauterize",
        name: "Cauterizar",
        text: "Destruye ⟨1⟩ carta de tu descarte.",
        flavour: "Escuece un poco y se acabó.",
    },
    CardWords {
        id: "controlled-burn",
        name: "Quema controlada",
        text: "Destruye ⟨1⟩ carta de tu mano y luego roba ⟨1⟩.",
        flavour: "La palabra importante es la segunda.",
    },
    CardWords {
        id: "adrenaline",
        name: "Adrenalina",
        text: "Roba ⟨2⟩ y luego cura ⟨1⟩ locura de tu mano o de tu apoyo.",
        flavour: "El corazón a mil y, de pronto, la mente clara.",
    },
    CardWords {
        id: "forge",
        name: "Forja",
        text: "⟨1⟩ jugador puede destruir 1 carta de elemento de su mano; si lo hace, recibe en mano la \
               carta de valor superior de ese elemento.",
        flavour: "Dale otra vez: ya casi es algo mejor.",
    },
    CardWords {
        id: "purging-flames",
        name: "Llamas purgadoras",
        text: "Cada jugador puede destruir hasta ⟨1⟩ carta de su mano.",
        flavour: "Una hoguera en la que caben las malas ideas de todos.",
    },
    CardWords {
        id: "phoenix",
        name: "Fénix",
        text: "Recupera en tu mano hasta ⟨2⟩ cartas de elemento destruidas.",
        flavour: "No se había ido. Solo era ceniza.",
    },
    CardWords {
        id: "meteor",
        name: "Meteoro",
        text: "Cada jugador puede destruir hasta ⟨1⟩ carta de su descarte y luego roba ⟨1⟩.",
        flavour: "Pide un deseo. Deprisa.",
    },
    CardWords {
        id: "heart-of-the-volcano",
        name: "Corazón del volcán",
        text: "Pon sobre tu mazo ⟨1⟩ carta de elemento de valor 3 de la mesa, a tu elección.",
        flavour: "Debajo de tanta roca, algo late.",
    },
    CardWords {
        id: "telepathy",
        name: "Telepatía",
        text: "Elige a otro jugador: obtiene ⟨1⟩ acción.",
        flavour: "Chist. Tú. Sí, tú. Ahora.",
    },
    CardWords {
        id: "mental-control",
        name: "Control mental",
        text: "⟨1⟩ jugador distinto de ti obtiene 1 acción y luego roba 1.",
        flavour: "Se le mueve la mano sola y encima te da las gracias.",
    },
    CardWords {
        id: "eye-of-the-tornado",
        name: "Ojo del tornado",
        text: "Cada jugador descarta ⟨1⟩ de su mano y luego roba ⟨1⟩.",
        flavour: "En el centro hay calma suficiente para leer.",
    },
    CardWords {
        id: "whisper",
        name: "Susurro",
        text: "Da ⟨1⟩ carta de tu mano a otro jugador y luego roba ⟨1⟩.",
        flavour: "Pásalo.",
    },
    CardWords {
        id: "telekinesis",
        name: "Telequinesis",
        text: "Cada jugador roba ⟨1⟩.",
        flavour: "Por una vez, nadie preguntó quién había movido los libros.",
    },
    CardWords {
        id: "levitation",
        name: "Levitación",
        text: "⟨1⟩ jugador distinto de ti roba hasta tener seis cartas en mano.",
        flavour: "El truco está en no mirar abajo.",
    },
    CardWords {
        id: "second-wind",
        name: "Segundo aliento",
        text: "Recarga ⟨1⟩ hechizo agotado distinto de este, tuyo o de otro jugador.",
        flavour: "Cuando crees que no puedes más, te queda la mitad.",
    },
    CardWords {
        id: "collective-mind",
        name: "Mente colectiva",
        text: "Cada uno de los otros jugadores obtiene ⟨1⟩ acción.",
        flavour: "Una sola idea y muchas cejas levantadas.",
    },
    CardWords {
        id: "zephyr-choir",
        name: "Coro de céfiros",
        text: "Cada jugador recarga ⟨1⟩ de sus hechizos agotados.",
        flavour: "Solo se saben una canción, pero despierta a cualquiera.",
    },
    CardWords {
        id: "astral-projection",
        name: "Proyección astral",
        text: "⟨1⟩ jugador distinto de ti obtiene 2 acciones y luego roba 2.",
        flavour: "En dos sitios a la vez, y puntual en los dos.",
    },
    CardWords {
        id: "water-drain",
        name: "Sangría de Agua",
        text: "Cada jugador descarta 1 carta de Agua.",
        flavour: "Los tinteros están secos. La garganta, también.",
    },
    CardWords {
        id: "water-delirium",
        name: "Delirio de Agua",
        text: "Cada jugador recibe 1 locura en su descarte.",
        flavour: "Jurarías que el pez acaba de decir tu nombre.",
    },
    CardWords {
        id: "water-seal",
        name: "Sello de Agua",
        text: "Pon 1 ficha de Agua en cada una de las demás maldiciones en juego (cada ficha suma 1 de Agua \
               a su coste).",
        flavour: "Son nudos de soga mojada: no ceden.",
    },
    CardWords {
        id: "water-erosion",
        name: "Erosión de Agua",
        text: "Cada jugador descarta 1 carta de su propio apoyo.",
        flavour: "Gota a gota, el estante se ha quedado vacío.",
    },
    CardWords {
        id: "water-oblivion",
        name: "Olvido de Agua",
        text: "Cada jugador descarta las 2 cartas superiores de su mazo.",
        flavour: "Estaba escrito en la arena y ha subido la marea.",
    },
    CardWords {
        id: "water-silence",
        name: "Silencio de Agua",
        text: "Cada jugador neutraliza 1 de sus hechizos de Agua hasta que esta maldición deje de estar en \
               juego (edición española: hasta que se revele el siguiente monstruo).",
        flavour: "Abres la boca y solo te salen burbujas.",
    },
    CardWords {
        id: "water-grip",
        name: "Garra de Agua",
        text: "Cada jugador descarta 2 cartas de su mano.",
        flavour: "Algo te sujeta por el tobillo, y no tiene prisa.",
    },
    CardWords {
        id: "water-stare",
        name: "Mirada de Agua",
        text: "El jugador activo recibe 2 locuras en su descarte.",
        flavour: "Desde el fondo del pozo, alguien mira hacia arriba.",
    },
    CardWords {
        id: "undertow",
        name: "Resaca",
        text: "Destruye 2 locuras de la pila de locura.",
        flavour: "En la superficie, ni una onda.",
    },
    CardWords {
        id: "earth-drain",
        name: "Sangría de Tierra",
        text: "Cada jugador descarta 1 carta de Tierra.",
        flavour: "Aquí no brotará nada hasta la primavera. Si llega.",
    },
    CardWords {
        id: "earth-delirium",
        name: "Delirio de Tierra",
        text: "Cada jugador recibe 1 locura en su descarte.",
        flavour: "Las paredes respiran despacio, como quien duerme.",
    },
    CardWords {
        id: "earth-seal",
        name: "Sello de Tierra",
        text: "Pon 1 ficha de Tierra en cada una de las demás maldiciones en juego (cada ficha suma 1 de \
               Tierra a su coste).",
        flavour: "Piedra sobre piedra sobre piedra.",
    },
    CardWords {
        id: "earth-erosion",
        name: "Erosión de Tierra",
        text: "Cada jugador descarta 1 carta de su propio apoyo.",
        flavour: "La repisa de la que te fiabas ya es una cuesta.",
    },
    CardWords {
        id: "earth-oblivion",
        name: "Olvido de Tierra",
        text: "Cada jugador descarta las 2 cartas superiores de su mazo.",
        flavour: "Bajo el musgo, un nombre que nadie sabe leer.",
    },
    CardWords {
        id: "earth-silence",
        name: "Silencio de Tierra",
        text: "Cada jugador neutraliza 1 de sus hechizos de Tierra hasta que esta maldición deje de estar en \
               juego (edición española: hasta que se revele el siguiente monstruo).",
        flavour: "La boca llena de barro.",
    },
    CardWords {
        id: "earth-grip",
        name: "Garra de Tierra",
        text: "Cada jugador descarta 2 cartas de su mano.",
        flavour: "El suelo prefiere que te quedes.",
    },
    CardWords {
        id: "earth-stare",
        name: "Mirada de Tierra",
        text: "El jugador activo recibe 2 locuras en su descarte.",
        flavour: "La estatua miraba hacia el otro lado.",
    },
    CardWords {
        id: "landslide",
        name: "Corrimiento",
        text: "Cada jugador destruye la carta superior de su mazo.",
        flavour: "Empieza con una piedrecita y un «perdón».",
    },
    CardWords {
        id: "fire-drain",
        name: "Sangría de Fuego",
        text: "Cada jugador descarta 1 carta de Fuego.",
        flavour: "Las velas se inclinan, una tras otra, y se apagan.",
    },
    CardWords {
        id: "fire-delirium",
        name: "Delirio de Fuego",
        text: "Cada jugador recibe 1 locura en su descarte.",
        flavour: "Hay caras en la chimenea, y se están riendo.",
    },
    CardWords {
        id: "fire-seal",
        name: "Sello de Fuego",
        text: "Pon 1 ficha de Fuego en cada una de las demás maldiciones en juego (cada ficha suma 1 de \
               Fuego a su coste).",
        flavour: "El lacre aún quema. El aviso, también.",
    },
    CardWords {
        id: "fire-erosion",
        name: "Erosión de Fuego",
        text: "Cada jugador descarta 1 carta de su propio apoyo.",
        flavour: "Lo que tenías apartado es ahora polvo tibio.",
    },
    CardWords {
        id: "fire-oblivion",
        name: "Olvido de Fuego",
        text: "Cada jugador descarta las 2 cartas superiores de su mazo.",
        flavour: "Se riza una página, luego otra, luego el capítulo.",
    },
    CardWords {
        id: "fire-silence",
        name: "Silencio de Fuego",
        text: "Cada jugador neutraliza 1 de sus hechizos de Fuego hasta que esta maldición deje de estar en \
               juego (edición española: hasta que se revele el siguiente monstruo).",
        flavour: "La lengua te sabe a ceniza y no te sale palabra.",
    },
    CardWords {
        id: "fire-grip",
        name: "Garra de Fuego",
        text: "Cada jugador descarta 2 cartas de su mano.",
        flavour: "¡Suéltalo! ¡Que lo sueltes! ¡Que quema!",
    },
    CardWords {
        id: "fire-stare",
        name: "Mirada de Fuego",
        text: "El jugador activo recibe 2 locuras en su descarte.",
        flavour: "Dos brasas en la oscuridad. Parpadean.",
    },
    CardWords {
        id: "wildfire",
        name: "Incendio",
        text: "Cada jugador destruye 1 carta de valor 2 o 3 de su mano o de su propio apoyo.",
        flavour: "Siempre empieza por el libro más caro.",
    },
    CardWords {
        id: "air-drain",
        name: "Sangría de Aire",
        text: "Cada jugador descarta 1 carta de Aire.",
        flavour: "De golpe, a nadie le llega el aliento.",
    },
    CardWords {
        id: "air-delirium",
        name: "Delirio de Aire",
        text: "Cada jugador recibe 1 locura en su descarte.",
        flavour: "La corriente tararea tu nana de siempre. Al revés.",
    },
    CardWords {
        id: "air-seal",
        name: "Sello de Aire",
        text: "Pon 1 ficha de Aire en cada una de las demás maldiciones en juego (cada ficha suma 1 de Aire \
               a su coste).",
        flavour: "Una puerta que no sujeta nadie, y no se abre.",
    },
    CardWords {
        id: "air-erosion",
        name: "Erosión de Aire",
        text: "Cada jugador descarta 1 carta de su propio apoyo.",
        flavour: "Los apuntes estaban en el alféizar. Con la ventana abierta.",
    },
    CardWords {
        id: "air-oblivion",
        name: "Olvido de Aire",
        text: "Cada jugador descarta las 2 cartas superiores de su mazo.",
        flavour: "Lo tenías en la punta de la lengua.",
    },
    CardWords {
        id: "air-silence",
        name: "Silencio de Aire",
        text: "Cada jugador neutraliza 1 de sus hechizos de Aire hasta que esta maldición deje de estar en \
               juego (edición española: hasta que se revele el siguiente monstruo).",
        flavour: "Mueves los labios. El viento se queda las palabras.",
    },
    CardWords {
        id: "air-grip",
        name: "Garra de Aire",
        text: "Cada jugador descarta 2 cartas de su mano.",
        flavour: "No tiene manos y, aun así, no suelta.",
    },
    CardWords {
        id: "air-stare",
        name: "Mirada de Aire",
        text: "El jugador activo recibe 2 locuras en su descarte.",
        flavour: "La cortina te está mirando.",
    },
    CardWords {
        id: "ill-wind",
        name: "Mal viento",
        text: "Cada jugador pone 1 locura sobre su mazo.",
        flavour: "Entró por debajo de la puerta con una risita.",
    },
    CardWords {
        id: "devoured-sanity",
        name: "Cordura devorada",
        text: "Destruye 4 locuras de la pila de locura.",
        flavour: "Come deprisa y no deja nada para luego.",
    },
    CardWords {
        id: "sealed-tongue",
        name: "Lengua sellada",
        text: "Cada jugador neutraliza 1 de sus hechizos hasta que esta maldición deje de estar en juego \
               (edición española: hasta que se revele el siguiente monstruo).",
        flavour: "La palabra estaba ahí esta mañana.",
    },
    CardWords {
        id: "whispers-in-the-ear",
        name: "Susurros al oído",
        text: "Cada jugador añade 1 locura a su mano.",
        flavour: "Sabe lo que más miedo te da. Tiene una lista.",
    },
    CardWords {
        id: "collapsing-shelves",
        name: "Estanterías derrumbadas",
        text: "Cada jugador descarta todas las cartas de su propio apoyo.",
        flavour: "Conque era eso lo que sujetaba el techo.",
    },
    CardWords {
        id: "bookworms",
        name: "Carcoma",
        text: "Cada jugador destruye las 2 cartas superiores de su mazo.",
        flavour: "Empiezan por las notas al pie y dejan el final para el postre.",
    },
    CardWords {
        id: "blank-pages",
        name: "Páginas en blanco",
        text: "Cada jugador descarta 3 cartas de su mano.",
        flavour: "Te has pasado la noche estudiando. ¿Estudiando qué?",
    },
    CardWords {
        id: "recurring-dream",
        name: "Sueño recurrente",
        text: "Cada jugador pone 1 locura sobre su mazo.",
        flavour: "Estás otra vez en la biblioteca. Nunca has salido.",
    },
    CardWords {
        id: "scapegoat",
        name: "Chivo expiatorio",
        text: "El jugador activo recibe 3 locuras en su descarte.",
        flavour: "Todos se vuelven a mirar a la misma persona.",
    },
    CardWords {
        id: "forgotten-lessons",
        name: "Lecciones olvidadas",
        text: "Cada jugador descarta su mazo entero.",
        flavour: "Pero si esto entraba en el examen.",
    },
    CardWords {
        id: "haunted-desk",
        name: "Pupitre encantado",
        text: "Cada jugador recibe 1 locura en su apoyo.",
        flavour: "El cajón se abre solo y te pasa una nota.",
    },
    CardWords {
        id: "cracked-mind",
        name: "Mente agrietada",
        text: "Destruye 2 locuras de la pila de locura y luego cada jugador recibe 1 locura en su descarte.",
        flavour: "Por la grieta entra la luz. Y todo lo demás.",
    },
    CardWords {
        id: "toll-of-power",
        name: "Tributo de poder",
        text: "Cada jugador descarta 1 carta de valor 2 o 3 de su mano o de su propio apoyo.",
        flavour: "Cuanto mejor es la magia, más larga es la cuenta.",
    },
    CardWords {
        id: "ghost-librarian",
        name: "Bibliotecaria fantasma",
        text: "Cada jugador añade 1 locura a su mano.",
        flavour: "Su préstamo venció hace trescientos años.",
    },
    CardWords {
        id: "gargoyle",
        name: "Gárgola",
        text: "Cada jugador descarta 1 carta de su mano.",
        flavour: "Solo se mueve mientras pasas la página.",
    },
    CardWords {
        id: "ink-fiend",
        name: "Demonio de tinta",
        text: "Cada jugador descarta las 3 cartas superiores de su mazo.",
        flavour: "Escribas lo que escribas, lo tacha.",
    },
    CardWords {
        id: "nightmare-steed",
        name: "Corcel de pesadilla",
        text: "Destruye 2 locuras de la pila de locura.",
        flavour: "Primero se oyen los cascos. Después, tus gritos.",
    },
    CardWords {
        id: "sorcerer",
        name: "Hechicero",
        text: "Pon 1 locura bajo cada maldición; quien destruya la maldición se lleva la locura a su \
               descarte.",
        flavour: "Debajo de cada piedra deja algo desagradable.",
    },
    CardWords {
        id: "kraken",
        name: "Kraken",
        text: "Cada jugador descarta todas las cartas de su propio apoyo.",
        flavour: "Ocho brazos, y todos quieren tu merienda.",
    },
    CardWords {
        id: "leviathan-of-oblivion",
        name: "Leviatán del Olvido",
        text: "Cada jugador descarta su mazo entero.",
        flavour: "Se tragó un mar y ya no recuerda cuál.",
    },
    CardWords {
        id: "medusa",
        name: "Medusa",
        text: "Cada jugador neutraliza 1 de sus hechizos hasta que se revele el siguiente monstruo.",
        flavour: "Mírate los zapatos. Sigue mirándote los zapatos.",
    },
    CardWords {
        id: "devourer",
        name: "Devorador",
        text: "Cada jugador destruye la carta superior de su mazo.",
        flavour: "Bendice la mesa antes de cada capítulo.",
    },
    CardWords {
        id: "puppeteer",
        name: "Titiritero",
        text: "Cada jugador recibe 1 locura en su apoyo.",
        flavour: "Levantas un brazo. No ha sido idea tuya.",
    },
    CardWords {
        id: "cyclops",
        name: "Cíclope",
        text: "Cada jugador descarta 2 cartas de su mano.",
        flavour: "Con un ojo le basta, y lo tiene puesto en ti.",
    },
    CardWords {
        id: "banshee",
        name: "Banshee",
        text: "Cada jugador recibe 1 locura en su descarte.",
        flavour: "Las copas del estante de arriba fueron las primeras.",
    },
    CardWords {
        id: "mimic",
        name: "Mímico",
        text: "El jugador activo añade 2 locuras a su mano.",
        flavour: "Eso no era un sillón de lectura.",
    },
    CardWords {
        id: "abyss-watcher",
        name: "Vigía del abismo",
        text: "Destruye 3 locuras de la pila de locura.",
        flavour: "Te has asomado. Llevaba siglos esperando visita.",
    },
    CardWords {
        id: "hoarder-djinn",
        name: "Genio acaparador",
        text: "Cada jugador descarta 1 carta de valor 2 o 3 de su mano o de su propio apoyo.",
        flavour: "Tres deseos: los tres son suyos y los pagas tú.",
    },
    CardWords {
        id: "dragon",
        name: "Dragón",
        text: "Cuando estén colocadas las maldiciones, pon en cada una vinculada a un elemento 1 ficha de \
               ese elemento.",
        flavour: "Duerme sobre los libros que no ha terminado.",
    },
    CardWords {
        id: "p01",
        name: "Marcapáginas",
        text: "Bonificación: Cada jugador pone hasta 2 cartas de su descarte sobre su mazo. Fracaso: Cada \
               jugador descarta todas las cartas de Aire de su mano y de su propio apoyo.",
        flavour: "Una cinta, un billete, una pluma: lo que sea para no perderse.",
    },
    CardWords {
        id: "p02",
        name: "Limpieza a fondo",
        text: "Bonificación: Cada jugador puede destruir cualquier número de cartas de su mano y luego roba \
               otras tantas. Fracaso: Un jugador descarta todo su apoyo y luego recibe 3 locuras en su \
               apoyo.",
        flavour: "Tres montones: guardar, quemar y aquí no ha pasado nada.",
    },
    CardWords {
        id: "p03",
        name: "Dormir a pierna suelta",
        text: "Bonificación: Cada jugador cura 1 o 2 locuras, ya estén en su mano o en la reserva de apoyos. \
               Fracaso: Cada jugador descarta su mano y luego roba 5.",
        flavour: "El mejor conjuro contra los monstruos dura ocho horas.",
    },
    CardWords {
        id: "p04",
        name: "Segundo borrador",
        text: "Bonificación: Cada jugador puede destruir 1 carta de su descarte; si lo hace, recibe en mano \
               la carta de valor superior de ese elemento. Fracaso: Cada jugador recibe 1 locura en su \
               descarte.",
        flavour: "La primera versión solo estaba carraspeando.",
    },
    CardWords {
        id: "p05",
        name: "Atajo",
        text: "Bonificación: Cada jugador puede descartar 1 carta de valor 1; si lo hace, pone sobre su mazo \
               una carta de valor 3 de ese elemento. Fracaso: Cada jugador descarta todas las cartas de Agua \
               de su mano y de su propio apoyo.",
        flavour: "Nadie te dijo que se podía. Tampoco que no.",
    },
    CardWords {
        id: "p06",
        name: "Estante libre",
        text: "Bonificación: Cada jugador con una casilla de apoyo libre pone en ella la carta superior de \
               su mazo. Fracaso: Cada jugador destruye las 2 cartas superiores de su mazo.",
        flavour: "Alguien le ha quitado el polvo a un hueco para ti.",
    },
    CardWords {
        id: "p07",
        name: "A la luz de las velas",
        text: "Bonificación: Cada jugador roba 2. Fracaso: Cada jugador descarta todas las cartas de Fuego \
               de su mano y de su propio apoyo.",
        flavour: "Un capítulo más. Aún queda un dedo de cera.",
    },
    CardWords {
        id: "p08",
        name: "Recreo",
        text: "Bonificación: Cada jugador recarga todos sus hechizos agotados. Fracaso: Cada jugador \
               descarta todas las cartas de Tierra de su mano y de su propio apoyo.",
        flavour: "Diez minutos de sol y otra vez la campana.",
    },
    CardWords {
        id: "p09",
        name: "Entrega de premios",
        text: "Bonificación: Cada jugador recibe en su descarte 1 carta de elemento de valor 2 de la mesa, a \
               su elección. Fracaso: Cada jugador pone 1 locura sobre su mazo.",
        flavour: "Aplausos, una banda y un diploma muy pequeñito.",
    },
    CardWords {
        id: "p10",
        name: "Papelera",
        text: "Bonificación: Cada jugador puede destruir hasta 1 carta de su mano y hasta 1 carta de su \
               descarte. Fracaso: Destruye 5 locuras de la pila de locura.",
        flavour: "Rodeada de bolas de papel. Nadie ha encestado jamás.",
    },
    CardWords {
        id: "p11",
        name: "Grupo de estudio",
        text: "Bonificación: Cada jugador puede pasar hasta 2 cartas de su mano a su apoyo y luego roba \
               otras tantas. Fracaso: Cada jugador descarta todas las cartas de su propio apoyo.",
        flavour: "Entre todos nos sabemos casi la mitad.",
    },
    CardWords {
        id: "p12",
        name: "Borrón y cuenta nueva",
        text: "Bonificación: Cada jugador baraja su descarte con su mazo (sin añadir locura) y luego roba 1. \
               Fracaso: Cada jugador añade 1 locura a su mano.",
        flavour: "Cuaderno nuevo. Esta vez, con buena letra.",
    },
    CardWords {
        id: "final",
        name: "La última página",
        text: "Aparición: Cada jugador pone 1 locura sobre su mazo. Bonificación: Los jugadores ganan. \
               Fracaso: Los jugadores pierden.",
        flavour: "Después solo queda la tapa. De una manera o de otra.",
    },
    CardWords {
        id: "water-1",
        name: "Agua 1",
        text: "Descártala para pagar 1 de Agua.",
        flavour: "Para empezar, basta una gota.",
    },
    CardWords {
        id: "water-2",
        name: "Agua 2",
        text: "Descártala para pagar 2 de Agua.",
        flavour: "Ya se la oye correr.",
    },
    CardWords {
        id: "water-3",
        name: "Agua 3",
        text: "Descártala para pagar 3 de Agua.",
        flavour: "Sabe adónde va y no piensa pararse.",
    },
    CardWords {
        id: "earth-1",
        name: "Tierra 1",
        text: "Descártala para pagar 1 de Tierra.",
        flavour: "Una pizca de tierra bajo las uñas.",
    },
    CardWords {
        id: "earth-2",
        name: "Tierra 2",
        text: "Descártala para pagar 2 de Tierra.",
        flavour: "Tierra firme. Siéntate un rato.",
    },
    CardWords {
        id: "earth-3",
        name: "Tierra 3",
        text: "Descártala para pagar 3 de Tierra.",
        flavour: "La montaña entera, si se lo pides con educación.",
    },
    CardWords {
        id: "fire-1",
        name: "Fuego 1",
        text: "Descártala para pagar 1 de Fuego.",
        flavour: "Una chispa en el hueco de las manos.",
    },
    CardWords {
        id: "fire-2",
        name: "Fuego 2",
        text: "Descártala para pagar 2 de Fuego.",
        flavour: "Da para leer y también para arrepentirse.",
    },
    CardWords {
        id: "fire-3",
        name: "Fuego 3",
        text: "Descártala para pagar 3 de Fuego.",
        flavour: "Ahora, un paso atrás. Otro más.",
    },
    CardWords {
        id: "air-1",
        name: "Aire 1",
        text: "Descártala para pagar 1 de Aire.",
        flavour: "Un soplo y se pasa la página.",
    },
    CardWords {
        id: "air-2",
        name: "Aire 2",
        text: "Descártala para pagar 2 de Aire.",
        flavour: "Sujeta bien el sombrero. Y los pergaminos.",
    },
    CardWords {
        id: "air-3",
        name: "Aire 3",
        text: "Descártala para pagar 3 de Aire.",
        flavour: "Esto ya no es viento: esto es una decisión.",
    },
    CardWords {
        id: "madness",
        name: "Locura",
        text: "No paga nada. Si acabas tu turno con seis en la mano, estás fuera. Se cura con 2 de un mismo \
               elemento.",
        flavour: "No es nada. Es solo que el libro me está mirando.",
    },
];
