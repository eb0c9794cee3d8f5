//! What are the rules of Grimoire, in Spanish, as a player reads them?

use crate::rules::{Rule, Section};

/// Every rule and ruling under its own ID, in the order of the rulebook, and the worked examples.
pub static RULES: &[Section] = &[
    Section {
        title: "Componentes",
        rules: &[
            Rule {
                id: "GRI-1.1",
                text: "Una carta de Hechizo muestra un Poder, un Elemento, un Nombre y un texto. En los \
                       Hechizos Básicos el texto es el Efecto propio de la carta; en los Especiales solo \
                       recuerda la Propiedad de su Elemento.",
            },
            Rule {
                id: "GRI-1.2",
                text: "El Nombre no significa nada en la partida: ninguna regla y ningún efecto se fijan en \
                       él.",
            },
            Rule {
                id: "GRI-1.3",
                text: "Los Hechizos Básicos tienen el borde negro. La Edición Luz trae 24: seis de cada uno \
                       de sus cuatro Elementos Básicos, que son Fuego, Tierra, Viento y Agua.",
            },
            Rule {
                id: "GRI-1.4",
                text: "Los Hechizos Especiales tienen el borde blanco. La Edición Luz trae 6, todos de su \
                       único Elemento Especial, la Luz.",
            },
            Rule {
                id: "GRI-1.5",
                text: "Cada edición es, por tanto, una baraja de 30 Hechizos sin cartas repetidas. De cada \
                       Elemento hay seis, con los Poderes impresos 2, 3, 4, 5, 6 y F. La Edición Eclipse \
                       está hecha igual, con Hielo, Rayo, Madera, Metal y su Elemento Especial, la Sombra.",
            },
            Rule {
                id: "GRI-1.6",
                text: "Cada bando lleva una puntuación: un número entero, nunca negativo y sin tope. Con la \
                       caja delante se marca con dos cartas de Puntuación por bando; aquí la cuenta la lleva \
                       la mesa.",
            },
            Rule {
                id: "GRI-1.7",
                text: "La Vida solo se usa en Supervivencia. Cada jugador tiene 2, 1 o 0; con la caja \
                       delante se marca con una ficha de Vida de dos caras.",
            },
            Rule {
                id: "GRI-1.8",
                text: "El carácter de cada Elemento (el Fuego es veloz y ardiente, etc.) es solo \
                       ambientación.",
            },
        ],
    },
    Section {
        title: "Modos y preparación por Equipos",
        rules: &[
            Rule {
                id: "GRI-2.1",
                text: "Hay tres modos: por Equipos (4 jugadores, el habitual), Duelo (2 jugadores) y \
                       Supervivencia (3 o 4 jugadores, cada cual por su cuenta). No se puede jugar con otro \
                       número de jugadores.",
            },
            Rule {
                id: "GRI-2.2",
                text: "Por Equipos juegan dos parejas, con los compañeros sentados frente a frente. Los \
                       asientos se numeran en sentido horario desde el 0: el 0 y el 2 son el equipo A; el 1 \
                       y el 3, el equipo B. Quién se sienta dónde se decide antes de empezar.",
            },
            Rule {
                id: "GRI-2.3",
                text: "Con la caja delante, un miembro de cada equipo lleva la puntuación. No significa nada \
                       más, y aquí no hace falta.",
            },
            Rule { id: "GRI-2.4", text: "El primer repartidor se sortea entre todos los asientos." },
            Rule {
                id: "GRI-2.5",
                text: "Se barajan los 30 Hechizos y se reparten 6 a cada jugador. Los 6 que sobran forman, \
                       bocabajo, el mazo de Elementos.",
            },
            Rule { id: "GRI-2.6", text: "Todas las puntuaciones empiezan en 0." },
            Rule {
                id: "GRI-2.7",
                text: "Solo ves las cartas de tu mano. Nadie sabe qué cartas hay en el mazo de Elementos ni \
                       en qué orden.",
            },
        ],
    },
    Section {
        title: "Rondas y Capítulos",
        rules: &[
            Rule {
                id: "GRI-3.1",
                text: "Una ronda tiene 6 Capítulos, uno por cada carta del mazo de Elementos.",
            },
            Rule {
                id: "GRI-3.2",
                text: "Un Capítulo empieza cuando el repartidor descubre la carta de arriba del mazo de \
                       Elementos: es el Hechizo de Título de ese Capítulo. Desde el segundo Capítulo se pone \
                       encima del Título anterior y lo tapa.",
            },
            Rule {
                id: "GRI-3.3",
                text: "El primer Capítulo de cada ronda lo abre el jugador a la izquierda del repartidor.",
            },
            Rule {
                id: "GRI-3.4",
                text: "Los demás Capítulos los abre quien jugó el Hechizo más fuerte del Capítulo anterior. \
                       Por Equipos es ese mismo jugador, no su compañero.",
            },
            Rule {
                id: "GRI-3.5",
                text: "Empezando por el líder y en sentido horario, cada jugador juega exactamente 1 Hechizo \
                       de su mano, bocarriba. (En Duelo cada uno juega dos: GRI-11.5.)",
            },
            Rule {
                id: "GRI-3.6",
                text: "Puedes jugar cualquier carta de tu mano. Nada te obliga a seguir la Cadena ni el \
                       Título, y no se puede pasar.",
            },
            Rule {
                id: "GRI-3.7",
                text: "Cada jugada se resuelve entera antes de la siguiente: Cadena, silencio, constantes y \
                       todos los efectos que provoque, con las elecciones que pidan.",
            },
            Rule {
                id: "GRI-3.8",
                text: "Tras la última jugada se busca el Hechizo más fuerte (GRI-4.9). Quien lo jugó gana el \
                       Capítulo.",
            },
        ],
    },
    Section {
        title: "Fuerza: qué Hechizo gana",
        rules: &[
            Rule {
                id: "GRI-4.1",
                text: "En principio, el Hechizo de mayor Poder es el más fuerte. Cuenta el Poder que tiene \
                       cuando la última jugada está resuelta del todo; con el Elemento pasa lo mismo.",
            },
            Rule {
                id: "GRI-4.2",
                text: "Triunfo: Hechizo Básico cuyo Elemento coincide con el del Hechizo de Título. Un \
                       Triunfo es más fuerte que todo Hechizo que no lo sea, tengan el Poder que tengan. \
                       (Cuenta el Elemento actual: RUL-GRI-16.)",
            },
            Rule { id: "GRI-4.3", text: "Entre varios Triunfos, el más fuerte es el de mayor Poder." },
            Rule {
                id: "GRI-4.4",
                text: "Si dos Hechizos empatan en rango y en Poder, es más fuerte el que se jugó antes.",
            },
            Rule {
                id: "GRI-4.5",
                text: "Un Hechizo cuyo Elemento es Luz es más fuerte que todo Hechizo que no sea Triunfo. \
                       Entre los de Luz decide el Poder y, después, cuál se jugó antes. El Triunfo sigue por \
                       encima de la Luz.",
            },
            Rule {
                id: "GRI-4.6",
                text: "Mientras el Elemento del Título sea Especial, no hay Triunfo y los Hechizos de Luz \
                       están por encima de todos. Si un efecto lo convierte en un Elemento Básico, vuelve a \
                       haber Triunfo al momento.",
            },
            Rule {
                id: "GRI-4.7",
                text: "F está por encima de cualquier número. F contra F es un empate, así que gana el \
                       Hechizo que se jugó antes (GRI-4.4).",
            },
            Rule {
                id: "GRI-4.8",
                text: "El silencio no cambia el Poder ni el Elemento, no quita el Triunfo y no anula la \
                       Propiedad.",
            },
            Rule {
                id: "GRI-4.9",
                text: "Para comparar dos Hechizos, mira primero el rango (Triunfo, luego Luz, luego el \
                       resto), después el Poder (el mayor gana) y por último el orden de juego (gana el \
                       anterior). Así hay siempre un único Hechizo más fuerte y un único más débil. Solo la \
                       Sombra invierte el paso del Poder (RUL-GRI-43).",
            },
        ],
    },
    Section {
        title: "Cadena y silencio",
        rules: &[
            Rule {
                id: "GRI-5.1",
                text: "Para usar su efecto, un Hechizo Básico debe respetar la Cadena. En cada Capítulo la \
                       Cadena está sin comenzar, en marcha con un Elemento, o rota. Todo Capítulo empieza \
                       sin Cadena.",
            },
            Rule {
                id: "GRI-5.2",
                text: "El primer Hechizo Básico que se juega en un Capítulo comienza una Cadena de su \
                       Elemento y conserva su efecto.",
            },
            Rule {
                id: "GRI-5.3",
                text: "Con la Cadena en marcha, un Hechizo Básico del mismo Elemento la continúa y conserva \
                       su efecto.",
            },
            Rule {
                id: "GRI-5.4",
                text: "Con la Cadena en marcha, un Hechizo Básico de otro Elemento la rompe y queda \
                       silenciado.",
            },
            Rule {
                id: "GRI-5.5",
                text: "Rota la Cadena, el resto de los Hechizos del Capítulo conservan su efecto, sean del \
                       Elemento que sean. No hay otra Cadena hasta el Capítulo siguiente.",
            },
            Rule {
                id: "GRI-5.6",
                text: "Solo el primer Hechizo Básico comienza una Cadena, y se rompe una vez por Capítulo \
                       como mucho. La Cadena silencia únicamente al Hechizo que la rompió.",
            },
            Rule {
                id: "GRI-5.7",
                text: "El silencio impide que un Hechizo active su efecto, y nada más: conserva su Poder y \
                       su Elemento, los efectos ajenos lo alcanzan igual que siempre y, si era Triunfo, lo \
                       sigue siendo.",
            },
            Rule {
                id: "GRI-5.8",
                text: "El Hechizo de Título ni comienza ni rompe la Cadena, y la Cadena no le afecta. Un \
                       Triunfo silenciado sigue ganando a los demás Elementos.",
            },
            Rule {
                id: "GRI-5.9",
                text: "Los Hechizos Especiales ni comienzan ni rompen la Cadena. Si el primer Hechizo es \
                       Especial, todavía no hay Cadena; si se juega uno con la Cadena en marcha, esta sigue \
                       igual para el siguiente.",
            },
            Rule {
                id: "GRI-5.10",
                text: "Los Flujos de Elementos Básicos comienzan, continúan y rompen la Cadena como \
                       cualquier Hechizo Básico. Quedar silenciados, eso sí, no les cuesta nada.",
            },
            Rule {
                id: "GRI-5.11",
                text: "Para la Cadena cuenta el Elemento que tenía el Hechizo al jugarse; si luego cambia, \
                       la Cadena no se altera. Ignición, si es el primer Hechizo jugado, comienza una Cadena \
                       de Fuego aunque pase a ser de Luz.",
            },
            Rule {
                id: "GRI-5.12",
                text: "Un Hechizo con el atributo IMPOSIBLE SILENCIARLO (Tormenta, Colisión; Trueno y Yunque \
                       en la Edición Eclipse) también rompe la Cadena, pero no queda silenciado.",
            },
        ],
    },
    Section {
        title: "Hechizos Especiales y Luz",
        rules: &[
            Rule {
                id: "GRI-6.1",
                text: "Los Hechizos Especiales no tienen efecto. Todos los de un mismo Elemento Especial \
                       comparten la Propiedad de ese Elemento.",
            },
            Rule {
                id: "GRI-6.2",
                text: "La Propiedad es del Elemento, no de la carta, y funciona también en Hechizos \
                       silenciados. La tiene todo Hechizo que ahora sea de ese Elemento, y solo mientras lo \
                       sea.",
            },
            Rule {
                id: "GRI-6.3",
                text: "Un Hechizo Especial que cambia de Elemento pierde la Propiedad; uno Básico que adopta \
                       un Elemento Especial la gana.",
            },
            Rule {
                id: "GRI-6.4",
                text: "Los Hechizos Especiales ni comienzan ni rompen la Cadena (GRI-5.9).",
            },
            Rule {
                id: "GRI-6.5",
                text: "Un Hechizo Especial no puede ser Triunfo. Para esto, lo que lo hace Especial es el \
                       Elemento que tiene ahora (RUL-GRI-16).",
            },
            Rule { id: "GRI-6.6", text: "Con un Título Especial no hay Triunfo (GRI-4.6)." },
            Rule {
                id: "GRI-6.7",
                text: "La Luz es el Elemento Especial de la Edición Luz. Su Propiedad: supera a todo Hechizo \
                       que no sea Triunfo (GRI-4.5).",
            },
        ],
    },
    Section {
        title: "Flujo",
        rules: &[
            Rule {
                id: "GRI-7.1",
                text: "Cada Elemento, también los Especiales, tiene un Hechizo de Flujo, de Poder F.",
            },
            Rule { id: "GRI-7.2", text: "F es el Poder más alto que existe." },
            Rule {
                id: "GRI-7.3",
                text: "F no puede subir ni bajar, ni por efectos activados ni por constantes.",
            },
            Rule {
                id: "GRI-7.4",
                text: "F sí puede cambiarse por un Poder concreto, como cuando un efecto dice que su Poder \
                       pasa a ser 1. Desde entonces es un número corriente y deja de ser inmune.",
            },
            Rule { id: "GRI-7.5", text: "Los Hechizos de Flujo no tienen efecto." },
        ],
    },
    Section {
        title: "Fin del Capítulo, puntuación y fin de la partida",
        rules: &[
            Rule {
                id: "GRI-8.1",
                text: "El equipo del ganador suma 1 punto en cada uno de los Capítulos 1 a 5 y 2 puntos en \
                       el Capítulo 6: en total, 7 puntos por ronda.",
            },
            Rule {
                id: "GRI-8.2",
                text: "La partida acaba en cuanto un equipo tiene 15 puntos o más y lleva 2 o más de \
                       ventaja. Con 15–14 se sigue jugando, hasta que un equipo cumpla las dos cosas.",
            },
            Rule {
                id: "GRI-8.3",
                text: "Los efectos de final de Capítulo (Reciclaje, Calma, Cosecha) se resuelven cuando ya \
                       se conoce al ganador, en el orden en que se jugaron sus Hechizos.",
            },
            Rule {
                id: "GRI-8.4",
                text: "Después, los Hechizos que sigan en el Capítulo van bocabajo a la pila de descartes. \
                       Nadie puede mirar esa pila.",
            },
            Rule {
                id: "GRI-8.5",
                text: "Empieza el Capítulo siguiente, con nuevo Título (GRI-3.2) y nuevo líder (GRI-3.4).",
            },
            Rule {
                id: "GRI-8.6",
                text: "Tras el Capítulo 6 acaba la ronda. Se recogen y barajan todos los Hechizos: Títulos, \
                       descartes y cartas que queden en las manos. Las cartas de más conseguidas con \
                       Reciclaje, Calma o Cosecha no se guardan.",
            },
            Rule {
                id: "GRI-8.7",
                text: "El jugador a la izquierda del repartidor pasa a repartir la nueva ronda, y quien esté \
                       a su izquierda abre el primer Capítulo.",
            },
        ],
    },
    Section {
        title: "Hablar y Modo fácil",
        rules: &[
            Rule {
                id: "GRI-9.1",
                text: "Los compañeros no pueden contarse qué Hechizos tienen ni aconsejarse cuál jugar.",
            },
            Rule {
                id: "GRI-9.2",
                text: "Opción fácil Descartes bocarriba: la pila de descartes está a la vista y cualquiera \
                       puede mirarla. Vale en todos los modos.",
            },
            Rule {
                id: "GRI-9.3",
                text: "Opción fácil Hablar en equipo: los compañeros pueden hablar de sus cartas. Solo por \
                       Equipos.",
            },
            Rule {
                id: "GRI-9.4",
                text: "Las dos opciones son independientes. De entrada, ambas están desactivadas.",
            },
        ],
    },
    Section {
        title: "Varias ediciones: el mazo de Tomos",
        rules: &[
            Rule {
                id: "GRI-10.1",
                text: "Se pueden combinar ediciones con Elementos distintos. La baraja de esas partidas, el \
                       mazo de Tomos, se prepara antes de repartir.",
            },
            Rule {
                id: "GRI-10.2",
                text: "Elementos Básicos: se barajan los Flujos de todos los Elementos Básicos disponibles y \
                       se ponen bocabajo. Los jugadores, por turnos, descubren uno cada vez hasta que haya \
                       bastantes.",
            },
            Rule {
                id: "GRI-10.3",
                text: "Cuántos Elementos Básicos: 4 con 2 jugadores (cada uno descubre dos), 3 con 3 \
                       jugadores y 4 con 4 jugadores.",
            },
            Rule {
                id: "GRI-10.4",
                text: "Los seis Hechizos de cada Elemento descubierto entran en la baraja. Los Flujos sin \
                       descubrir, y sus Elementos, se quedan en la caja.",
            },
            Rule {
                id: "GRI-10.5",
                text: "Elemento Especial: se barajan los Flujos de todos los Elementos Especiales \
                       disponibles, se ponen bocabajo y un jugador descubre uno (RUL-GRI-37). Sus seis \
                       Hechizos entran en la baraja; los demás se quedan en la caja.",
            },
            Rule {
                id: "GRI-10.6",
                text: "Un mazo de Tomos tiene siempre un Elemento Especial, ni más ni menos.",
            },
            Rule {
                id: "GRI-10.7",
                text: "Se barajan todos los Hechizos elegidos y se prepara el modo como de costumbre. La \
                       baraja tiene 30 Hechizos con 2 o 4 jugadores y 24 con 3.",
            },
            Rule {
                id: "GRI-10.8",
                text: "Supervivencia con 3 jugadores usa siempre un mazo de Tomos, aunque haya una sola \
                       edición: tres de sus cuatro Elementos Básicos y su Elemento Especial suman 24 \
                       Hechizos, justo para tres manos de 6 y el mazo de Elementos.",
            },
            Rule {
                id: "GRI-10.9",
                text: "Con una sola edición y 2 o 4 jugadores no hay nada que elegir: la baraja son los 30 \
                       Hechizos de esa edición.",
            },
        ],
    },
    Section {
        title: "Duelo (2 jugadores)",
        rules: &[
            Rule {
                id: "GRI-11.1",
                text: "Efectos, Cadena y silencio funcionan como por Equipos. Cada jugador es un bando: \
                       donde una carta dice «tu bando», eres tú. Lo que esta sección no cambia se juega \
                       como siempre.",
            },
            Rule {
                id: "GRI-11.2",
                text: "Preparación: se sortea el primer repartidor. Cada jugador recibe 6 Hechizos, 6 forman \
                       el mazo de Elementos y los otros 12 el mazo de Robo, ambos bocabajo.",
            },
            Rule {
                id: "GRI-11.3",
                text: "Al empezar cada Capítulo, los dos roban 1 Hechizo del mazo de Robo, primero el \
                       repartidor; después el repartidor descubre el Hechizo de Título.",
            },
            Rule {
                id: "GRI-11.4",
                text: "El primer Capítulo de cada ronda lo abre quien no reparte; los demás, quien ganó el \
                       Capítulo anterior.",
            },
            Rule {
                id: "GRI-11.5",
                text: "Los jugadores se alternan, un Hechizo cada vez, hasta que cada uno haya jugado 2: \
                       líder, rival, líder, rival.",
            },
            Rule {
                id: "GRI-11.6",
                text: "Gana el Capítulo quien jugó el más fuerte de los cuatro Hechizos: 1 punto en los \
                       Capítulos 1 a 5, 2 puntos en el Capítulo 6.",
            },
            Rule { id: "GRI-11.7", text: "Los Hechizos jugados van bocabajo a la pila de descartes." },
            Rule {
                id: "GRI-11.8",
                text: "Una ronda son 6 Capítulos. Sin contar cartas de más, cada jugador recibe 12 cartas y \
                       las juega todas; el sexto robo agota el mazo de Robo.",
            },
            Rule {
                id: "GRI-11.9",
                text: "Al acabar la ronda se baraja todo y reparte el otro jugador; quien no reparte abre el \
                       primer Capítulo.",
            },
            Rule {
                id: "GRI-11.10",
                text: "La partida acaba en cuanto un jugador tiene 15 puntos o más y lleva 2 o más de \
                       ventaja.",
            },
        ],
    },
    Section {
        title: "Supervivencia (3 o 4 jugadores)",
        rules: &[
            Rule {
                id: "GRI-12.1",
                text: "Cada cual juega por su cuenta. Efectos y Cadena funcionan como por Equipos, pero los \
                       puntos llegan de otra manera. La meta: no jugar el Hechizo más débil. Lo que esta \
                       sección no cambia se juega como siempre.",
            },
            Rule { id: "GRI-12.2", text: "Todos empiezan cada ronda con 2 de Vida." },
            Rule {
                id: "GRI-12.3",
                text: "Preparación: con 3 jugadores se prepara antes la baraja (GRI-10.8). Se sortea el \
                       primer repartidor, cada jugador recibe 6 Hechizos y los 6 restantes son el mazo de \
                       Elementos. Cada Capítulo empieza con un Hechizo de Título, como siempre.",
            },
            Rule {
                id: "GRI-12.4",
                text: "El primer Capítulo lo abre el jugador a la izquierda del repartidor. En sentido \
                       horario, cada jugador que siga en la ronda juega 1 Hechizo.",
            },
            Rule {
                id: "GRI-12.5",
                text: "Luego se busca el Hechizo más débil: el que no es más fuerte que ningún otro \
                       (RUL-GRI-31).",
            },
            Rule { id: "GRI-12.6", text: "Haber jugado el Hechizo más débil cuesta 1 de Vida." },
            Rule {
                id: "GRI-12.7",
                text: "Con 0 de Vida quedas eliminado de la ronda: tu mano se descarta bocabajo y no vuelves \
                       a jugar hasta el próximo reparto.",
            },
            Rule {
                id: "GRI-12.8",
                text: "Cada vez que alguien queda eliminado, todos los que siguen en la ronda suman 1 punto.",
            },
            Rule {
                id: "GRI-12.9",
                text: "Si con eso queda un solo jugador, la ronda acaba y ese jugador suma 1 punto más.",
            },
            Rule {
                id: "GRI-12.10",
                text: "Solo en partidas de 4: quien gana el Capítulo 6 con el Hechizo más fuerte suma 1 \
                       punto.",
            },
            Rule {
                id: "GRI-12.11",
                text: "Los Hechizos jugados se apartan bocabajo y se descubre un nuevo Título para el \
                       Capítulo siguiente.",
            },
            Rule {
                id: "GRI-12.12", text: "Abre el Capítulo quien jugó el Hechizo más fuerte del anterior."
            },
            Rule {
                id: "GRI-12.13",
                text: "La ronda acaba cuando solo queda un jugador sin eliminar o tras el Capítulo 6. Se \
                       barajan todos los Hechizos, también los de las manos; reparte el jugador a la \
                       izquierda del repartidor y todos vuelven a tener 2 de Vida.",
            },
            Rule {
                id: "GRI-12.14",
                text: "La victoria solo se mira al acabar una ronda. Si la puntuación más alta es de 10 o \
                       más y nadie la comparte, ese jugador gana; si no, se juega otra ronda.",
            },
        ],
    },
    Section {
        title: "Efectos: momento y condiciones",
        rules: &[
            Rule {
                id: "GRI-13.1",
                text: "Casi todos los efectos tienen un momento (cuándo) y pueden tener condiciones (si). \
                       Hacen falta ambas cosas, aunque el Hechizo no esté silenciado.",
            },
            Rule { id: "GRI-13.2", text: "En cuanto llega su momento, el efecto se activa." },
            Rule {
                id: "GRI-13.3",
                text: "Un efecto se activa obligatoriamente siempre que pueda, salvo que diga «puedes».",
            },
            Rule {
                id: "GRI-13.4",
                text: "Una vez activado, su magia se ha gastado: alcanzó a los Hechizos que había entonces \
                       en el Capítulo. Los que se jueguen después quedan al margen.",
            },
            Rule {
                id: "GRI-13.5",
                text: "Silenciar un Hechizo que ya se activó no deshace nada; el silencio solo impide las \
                       activaciones que faltan.",
            },
            Rule {
                id: "GRI-13.6",
                text: "Un efecto que cuenta Hechizos al jugarse cuenta los que hay en el Capítulo en ese \
                       instante. Derrumbe gana 0, 2, 4 o 6 según sea el primero, segundo, tercero o cuarto.",
            },
            Rule {
                id: "GRI-13.7",
                text: "Si llega el momento y falta una condición, el efecto no se activa. Que la condición \
                       se cumpla más tarde ya no sirve.",
            },
            Rule {
                id: "GRI-13.8",
                text: "Un efecto se activa de nuevo cada vez que vuelven a darse su momento y sus \
                       condiciones. Fogonazo lo comprueba con cada Hechizo de Fuego que se juega, él \
                       incluido, aunque ya se haya activado antes.",
            },
            Rule {
                id: "GRI-13.9",
                text: "Los efectos que coinciden en el mismo momento se resuelven uno tras otro, por el \
                       orden en que se jugaron sus Hechizos.",
            },
        ],
    },
    Section {
        title: "Hechizos Constantes",
        rules: &[
            Rule {
                id: "GRI-14.1",
                text: "Un Hechizo Constante no tiene momento. Su efecto no se activa: rige durante todo el \
                       Capítulo, como una regla más.",
            },
            Rule {
                id: "GRI-14.2",
                text: "Su resultado se vuelve a calcular cada vez que cambia el Capítulo: Hechizos jugados, \
                       Elementos ganados o perdidos, silencio. El Poder de Pira sube y baja con el número de \
                       otros Hechizos de Fuego.",
            },
            Rule {
                id: "GRI-14.3",
                text: "Un Hechizo Constante silenciado no hace nada, y lo que hubiera hecho desaparece.",
            },
            Rule {
                id: "GRI-14.4",
                text: "Remolino: los demás Hechizos pierden 1 de Poder por cada Hechizo de Agua del \
                       Capítulo, contando el propio Remolino. El que quede con menos Poder que Remolino es \
                       de Agua y, a su vez, cuenta para Remolino.",
            },
        ],
    },
    Section {
        title: "Atributos",
        rules: &[Rule {
            id: "GRI-15.1",
            text: "Algunos Hechizos Básicos llevan un atributo, en mayúsculas, delante del efecto. Rige \
                       siempre, aunque el efecto no se active o el Hechizo esté silenciado.",
        }],
    },
    Section {
        title: "El Hechizo de Título y dudas frecuentes",
        rules: &[
            Rule {
                id: "GRI-16.1",
                text: "El Hechizo de Título queda fuera del Capítulo: los efectos ni lo cuentan ni lo tocan, \
                       salvo que lo nombren.",
            },
            Rule {
                id: "GRI-16.2",
                text: "Las cartas que te queden en la mano al acabar la ronda se descartan; no se guardan.",
            },
            Rule {
                id: "GRI-16.3",
                text: "El Poder nunca baja de 1. Un Hechizo de Poder 1 que deba perder Poder se queda en 1.",
            },
            Rule {
                id: "GRI-16.4",
                text: "Ignición comienza o continúa una Cadena de Fuego, aunque enseguida cambie de \
                       Elemento.",
            },
            Rule {
                id: "GRI-16.5",
                text: "Si su equipo no ganó, Reciclaje vuelve a la mano de quien lo jugó. Calma solo llega a \
                       tiempo de llevárselo si se jugó antes que él; si no, Reciclaje ya se ha ido.",
            },
            Rule {
                id: "GRI-16.6",
                text: "Robustez solo impide que cambie el Elemento del Título actual, como hace Fogonazo. No \
                       impide poner otra carta en su lugar, como hace Brisa.",
            },
            Rule {
                id: "GRI-16.7",
                text: "Tormenta y Colisión rompen la Cadena, pero esta no las silencia. Lo mismo vale para \
                       Trueno y Yunque en la Edición Eclipse.",
            },
            Rule {
                id: "GRI-16.8",
                text: "Tormenta devuelve a todos los Hechizos del Capítulo y al Título su Elemento y su \
                       Poder impresos. Los efectos constantes no se detienen y se aplican otra vez acto \
                       seguido.",
            },
            Rule {
                id: "GRI-16.9",
                text: "Torrente descarta el Hechizo de Título si no es de Agua; el Capítulo se queda \
                       entonces sin Título.",
            },
        ],
    },
    Section {
        title: "Lo que siempre se cumple",
        rules: &[
            Rule {
                id: "GRI-18.1",
                text: "Ninguna carta se pierde ni se repite: manos, Capítulo, Hechizos de Título, mazo de \
                       Elementos, mazo de Robo y descartes suman siempre la baraja completa (30 Hechizos, o \
                       24 con 3 jugadores).",
            },
            Rule {
                id: "GRI-18.2",
                text: "Siempre tienes una carta que jugar. Antes de jugar en el Capítulo 1, 2, 3, 4, 5 o 6 \
                       tienes, como mínimo, 6, 5, 4, 3, 2 o 1 cartas. En Duelo, una más antes de tu primera \
                       jugada del Capítulo y las mismas antes de la segunda.",
            },
            Rule { id: "GRI-18.3", text: "La Cadena silencia como mucho un Hechizo por Capítulo." },
            Rule { id: "GRI-18.4", text: "Todo Poder es F o un número entero, de 1 en adelante." },
            Rule {
                id: "GRI-18.5",
                text: "Nunca hay dos Hechizos igual de fuertes: hay un único Hechizo más fuerte y, si hay \
                       dos o más, otro distinto es el más débil.",
            },
            Rule { id: "GRI-18.6", text: "Por Equipos y en Duelo, cada ronda completa reparte 7 puntos." },
            Rule {
                id: "GRI-18.7",
                text: "En Supervivencia se pierde exactamente 1 de Vida por Capítulo. Con 3 jugadores la \
                       ronda dura 4 o 5 Capítulos, nunca 6. Con 4 dura siempre 6: el Capítulo 6 empieza con \
                       tres jugadores a 1 de Vida o con dos, a 2 y a 1, y solo en el segundo caso puede \
                       acabar con un único superviviente.",
            },
            Rule { id: "GRI-18.8", text: "Quien gana un Capítulo nunca queda eliminado en él." },
        ],
    },
    Section {
        title: "Preparar una mesa",
        rules: &[
            Rule {
                id: "GRI-19.1",
                text: "Para cada partida se elige el modo, el número de jugadores (por Equipos 4, Duelo 2, \
                       Supervivencia 3 o 4), al menos una edición (Luz, Eclipse) y las opciones fáciles; \
                       Hablar en equipo solo vale por Equipos. Cada edición se puede jugar sola; las dos \
                       juntas forman siempre un mazo de Tomos.",
            },
            Rule {
                id: "GRI-19.2",
                text: "El azar decide solo tres cosas: el primer repartidor, el orden de los Flujos bocabajo \
                       al preparar un mazo de Tomos y la mezcla antes de cada reparto. Con el mismo azar y \
                       las mismas decisiones, la partida sería la misma.",
            },
            Rule {
                id: "GRI-19.3",
                text: "Para comprobar una regla, también se puede empezar desde una posición preparada: \
                       modo, repartidor, líder, Capítulo, manos, Hechizo de Título, mazos, descartes, \
                       puntos, Vida y Hechizos ya jugados.",
            },
            Rule {
                id: "GRI-19.4",
                text: "Solo se puede hacer lo que las reglas permiten. Lo demás se rechaza y la partida \
                       queda exactamente como estaba.",
            },
        ],
    },
    Section {
        title: "Aclaraciones: orden y Cadena",
        rules: &[
            Rule {
                id: "RUL-GRI-1",
                text: "Los asientos se numeran en sentido horario, y a tu izquierda está el siguiente en ese \
                       sentido. Al jugar se pasa por alto a los eliminados; al buscar al próximo repartidor, \
                       no.",
            },
            Rule {
                id: "RUL-GRI-2",
                text: "La Cadena mira el Elemento impreso y el borde de la carta jugada. Da igual que una \
                       constante la convierta en Agua nada más caer: Pira, jugada en una Cadena de Agua con \
                       Remolino en la mesa, la rompe y queda silenciada.",
            },
            Rule {
                id: "RUL-GRI-3",
                text: "Orden dentro de una jugada: primero la Cadena y el silencio, después las constantes y \
                       al final los efectos que se activan, uno a uno. Por eso un Hechizo silenciado por \
                       romper la Cadena nunca llega a activarse.",
            },
            Rule {
                id: "RUL-GRI-4",
                text: "«Al jugarlo» y «cada vez que se juega Fuego» son el mismo momento, y va primero el \
                       Hechizo que se jugó antes. Con Fogonazo en la mesa y recién jugada Ignición, Fogonazo \
                       comprueba mientras Ignición es aún de Fuego; luego Ignición pasa a ser de Luz.",
            },
            Rule {
                id: "RUL-GRI-5",
                text: "Qué efectos esperan su turno queda fijado en el momento de la jugada, o del final del \
                       Capítulo. Si cada uno puede activarse (sin silenciar, aún en el Capítulo, con sus \
                       condiciones y con algo que elegir) se mira cuando le toca.",
            },
            Rule {
                id: "RUL-GRI-6",
                text: "«Cada vez que se juega Fuego» mira el Elemento impreso de la carta jugada. «Hechizos \
                       de Fuego del Capítulo» mira los Elementos que tienen ahora. Lo mismo vale para \
                       cualquier Elemento.",
            },
        ],
    },
    Section {
        title: "Aclaraciones: Poder",
        rules: &[
            Rule {
                id: "RUL-GRI-7",
                text: "Hay dos capas. Los efectos activados cambian el Poder y el Elemento propios de un \
                       Hechizo por el resto del Capítulo. Las constantes se calculan encima y no dejan \
                       huella.",
            },
            Rule {
                id: "RUL-GRI-8",
                text: "Primero se suman todos los cambios constantes sobre un Hechizo; solo después se \
                       aplica el mínimo de 1. Pira (2) con otro Hechizo de Fuego, bajo un Remolino que \
                       cuenta 2, tiene 2 + 3 − 2 = 3.",
            },
            Rule {
                id: "RUL-GRI-9",
                text: "Una pérdida activada se detiene en 1 en el acto y no deja deuda: un 1 que pierde 2 y \
                       luego gana 2 acaba en 3. Rebaja el Poder propio del Hechizo aunque una constante ya \
                       tenga el Poder actual por los suelos, en 1.",
            },
            Rule {
                id: "RUL-GRI-10",
                text: "Lo que gane o pierda un Poder F no cuenta, ni se recuerda si más tarde pasa a ser un \
                       número. Cuando un efecto compara Poderes, F es mayor que cualquier número y menor que \
                       nada.",
            },
            Rule {
                id: "RUL-GRI-11",
                text: "Cuando un Poder pasa a ser un valor concreto, se olvidan las ganancias y pérdidas \
                       activadas antes. Las constantes se siguen aplicando encima, y lo que gane o pierda \
                       después parte del nuevo valor.",
            },
            Rule {
                id: "RUL-GRI-12",
                text: "Los números no tienen tope: son posibles 8, 10 y más. Ningún número llega a F a \
                       fuerza de ganar.",
            },
        ],
    },
    Section {
        title: "Aclaraciones: Remolino y constantes",
        rules: &[
            Rule {
                id: "RUL-GRI-13",
                text: "Tras cada cambio, las constantes se calculan otra vez desde cero: se cuentan los \
                       Hechizos de Agua, bajan los Poderes, pasan a ser de Agua los que quedan por debajo de \
                       Remolino, se vuelve a contar, y así hasta que nada cambie. Un Hechizo no sigue siendo \
                       de Agua solo porque antes lo fuera.",
            },
            Rule {
                id: "RUL-GRI-14",
                text: "Remolino se cuenta a sí mismo solo mientras es de Agua, y nunca se rebaja ni se \
                       convierte. Los demás se comparan con su Poder actual.",
            },
            Rule {
                id: "RUL-GRI-15",
                text: "Remolino convierte también Hechizos silenciados y Especiales (uno de Luz convertido \
                       en Agua pierde la Propiedad de la Luz), pero nunca uno de Poder F. Tener el mismo \
                       Poder no es quedar por debajo.",
            },
        ],
    },
    Section {
        title: "Aclaraciones: categorías y Hechizo de Título",
        rules: &[
            Rule {
                id: "RUL-GRI-16",
                text: "Para el Triunfo y la Propiedad solo cuenta el Elemento que el Hechizo tiene ahora: \
                       uno de borde blanco convertido en Agua es Triunfo si el Título es de Agua. El borde \
                       solo importa para la Cadena y para saber si hay efecto.",
            },
            Rule {
                id: "RUL-GRI-17",
                text: "Un Hechizo Básico que ha pasado a ser de Luz no es Triunfo, tiene la Propiedad de la \
                       Luz y conserva su efecto y su atributo.",
            },
            Rule {
                id: "RUL-GRI-18",
                text: "El texto de la carta que hace de Título no funciona nunca: ni efecto, ni atributo, ni \
                       Propiedad. Solo importa su Elemento.",
            },
            Rule {
                id: "RUL-GRI-19",
                text: "Sin Hechizo de Título nada es Triunfo, toda condición sobre el Título («es de Fuego», \
                       «no es de Agua») es falsa y los efectos sobre él no hacen nada.",
            },
            Rule {
                id: "RUL-GRI-20",
                text: "Un Título descartado por Torrente va a la pila de descartes, y el Capítulo sigue sin \
                       Título hasta que acaba: Brisa no puede activarse y Tormenta no lo trae de vuelta. El \
                       Capítulo siguiente descubre la próxima carta del mazo de Elementos, como siempre.",
            },
            Rule {
                id: "RUL-GRI-21",
                text: "Al jugar Brisa, si hay Título y te queda alguna carta en la mano, puedes cambiar una \
                       de ellas por el Título, que pasa a tu mano. Si no, no se te pregunta.",
            },
            Rule {
                id: "RUL-GRI-22",
                text: "Mientras haya en el Capítulo una Robustez sin silenciar, nada cambia el Elemento del \
                       Título que está en la mesa, ni siquiera Tormenta. Torrente sí puede descartarlo y \
                       Brisa cambiarlo por otro. Los cambios anteriores se quedan, y uno impedido no se \
                       recupera después.",
            },
            Rule {
                id: "RUL-GRI-23",
                text: "Tormenta se restaura a sí misma, a los demás Hechizos del Capítulo y al Título \
                       actual. No quita el silencio, no repara la Cadena y no deshace descartes ni cambios \
                       de Título.",
            },
        ],
    },
    Section {
        title: "Aclaraciones: final del Capítulo, elecciones y silencio",
        rules: &[
            Rule {
                id: "RUL-GRI-24",
                text: "Orden al acabar un Capítulo: primero se ve cuál fue el Hechizo más fuerte y cuál el \
                       más débil; después, los puntos o la Vida; después, si la partida ha acabado; después, \
                       los efectos de final de Capítulo; y por último, el descarte. En el último Capítulo de \
                       la ronda, o si la partida ha acabado, esos efectos se omiten: ya no cambiarían nada.",
            },
            Rule {
                id: "RUL-GRI-25",
                text: "Calma: al acabar el Capítulo, quien la jugó debe elegir otro Hechizo que siga en el \
                       Capítulo, sea de quien sea, y llevárselo a la mano. Si no hay ninguno, no pasa nada.",
            },
            Rule {
                id: "RUL-GRI-26",
                text: "«No lo ganó tu bando» quiere decir: por Equipos, que ganó alguien del otro equipo; \
                       en Duelo, que ganó tu rival; en Supervivencia, que el Hechizo más fuerte era de otro \
                       jugador. Reciclaje vuelve a la mano de quien lo jugó.",
            },
            Rule {
                id: "RUL-GRI-27",
                text: "Ganador, puntos y próximo líder quedan decididos antes de los efectos de final de \
                       Capítulo; llevarse a la mano el Hechizo ganador no cambia nada. Mientras tanto, los \
                       Poderes y Elementos siguen como estaban, aunque algún Hechizo se vaya.",
            },
            Rule {
                id: "RUL-GRI-28",
                text: "Cuando un Hechizo dice «elige otro Hechizo», hay que elegir. Vale cualquier otro del \
                       Capítulo: de tu bando, silenciado, incluso uno al que no pueda afectar. Si no hay \
                       ninguno, el efecto entero no se activa. Una sola opción sigue siendo una elección, \
                       aunque la mesa puede hacerla por ti.",
            },
            Rule {
                id: "RUL-GRI-29",
                text: "El silencio dura hasta que acaba el Capítulo y no se puede quitar. Silenciar dos \
                       veces un Hechizo no cambia nada.",
            },
            Rule {
                id: "RUL-GRI-30",
                text: "Los Hechizos silenciados cuentan como los demás: como Hechizos del Capítulo, como \
                       Hechizos de Fuego, etc.",
            },
        ],
    },
    Section {
        title: "Aclaraciones: Supervivencia",
        rules: &[
            Rule {
                id: "RUL-GRI-31",
                text: "El Hechizo más débil es el último en el orden de fuerza (GRI-4.9). Con el mismo rango \
                       y Poder es más débil el que se jugó después, así que siempre hay uno y solo uno.",
            },
            Rule {
                id: "RUL-GRI-32",
                text: "Las tres maneras de puntuar se suman, y los eliminados no puntúan. En una partida de \
                       4, Capítulo 6 con dos jugadores: si uno queda eliminado, el otro suma 1 por la \
                       eliminación, 1 por ser el último y 1 por ganar el Capítulo 6; en total, 3.",
            },
            Rule {
                id: "RUL-GRI-33",
                text: "Quien queda eliminado en este Capítulo no resuelve efectos de final de Capítulo. El \
                       Hechizo que jugó sigue en el Capítulo, y la Calma de otro jugador puede llevárselo. \
                       Su mano descartada no la ve nadie, ni con Descartes bocarriba.",
            },
            Rule {
                id: "RUL-GRI-44",
                text: "Un repartidor eliminado sigue siendo el repartidor. El líder siempre es alguien que \
                       sigue en la ronda (GRI-18.8). Partida de 4 significa cuatro jugadores en la mesa, no \
                       cuatro sin eliminar.",
            },
            Rule {
                id: "RUL-GRI-50",
                text: "El primer Capítulo de una ronda de Supervivencia también tiene Hechizo de Título.",
            },
        ],
    },
    Section {
        title: "Aclaraciones: reparto, Duelo, fin de la partida y mazo de Tomos",
        rules: &[
            Rule {
                id: "RUL-GRI-34",
                text: "Se reparte carta a carta, en sentido horario, empezando a la izquierda del \
                       repartidor, seis vueltas. Las 6 siguientes forman el mazo de Elementos y, en Duelo, \
                       las 12 últimas el mazo de Robo; en ambos, la primera carta queda arriba.",
            },
            Rule {
                id: "RUL-GRI-35",
                text: "En Duelo, en todos los Capítulos, se roba antes de descubrir el Título y el \
                       repartidor roba primero; cada jugador juega 2 Hechizos.",
            },
            Rule {
                id: "RUL-GRI-36",
                text: "Por Equipos y en Duelo, la partida puede acabar a mitad de ronda, en cuanto se \
                       cumplen las dos condiciones tras los puntos de un Capítulo. En Supervivencia, nunca a \
                       mitad de ronda.",
            },
            Rule {
                id: "RUL-GRI-37",
                text: "El mazo de Tomos se prepara una vez por partida, después de sortear al primer \
                       repartidor. Empieza a descubrir quien está a su izquierda, y el repartidor descubre \
                       el Flujo Especial.",
            },
            Rule {
                id: "RUL-GRI-38",
                text: "Una carta que nombra un Elemento que no está en el mazo de Tomos funciona igual: \
                       Ignición pasa a ser de Luz, con la Propiedad de la Luz, aunque el Elemento Especial \
                       sea la Sombra.",
            },
            Rule {
                id: "RUL-GRI-47", text: "El Capítulo final es el Capítulo 6 de una ronda y ningún otro."
            },
            Rule { id: "RUL-GRI-48", text: "El cambio de Elemento de Ignición no tiene condiciones." },
            Rule {
                id: "RUL-GRI-49",
                text: "En Supervivencia, si hay empate en cabeza o nadie llega a 10, se juega otra ronda \
                       entera, y otra si hace falta. Los puntos nunca bajan.",
            },
        ],
    },
    Section {
        title: "Aclaraciones: qué se ve y qué se puede decir",
        rules: &[
            Rule {
                id: "RUL-GRI-39",
                text: "Sin Descartes bocarriba, nadie puede mirar la pila de descartes ni un registro carta \
                       a carta de los Capítulos anteriores de la ronda; los bots tampoco reciben ninguna \
                       lista. Recordar es parte del juego. Acabada la ronda, se puede abrir su registro \
                       completo.",
            },
            Rule {
                id: "RUL-GRI-40",
                text: "Con Hablar en equipo ves la mano de tu compañero y compartes con él un chat privado.",
            },
            Rule {
                id: "RUL-GRI-41",
                text: "Sin Hablar en equipo, los compañeros de una partida por Equipos no tienen ningún \
                       canal privado; durante la ronda solo hay frases fijas y neutras que todo el mundo ve.",
            },
            Rule {
                id: "RUL-GRI-45",
                text: "Las cartas que pasan a una mano a la vista de todos (Reciclaje, Calma, Cosecha, \
                       Brisa) se nombran en ese momento, pero después no quedan marcadas en la mano.",
            },
            Rule {
                id: "RUL-GRI-42",
                text: "Con las cartas actuales nadie puede quedarse sin cartas en su turno (GRI-18.2). Si \
                       una carta futura lo hiciera posible, ese jugador se saltaría la jugada.",
            },
        ],
    },
    Section {
        title: "Aclaraciones: Edición Eclipse",
        rules: &[
            Rule {
                id: "RUL-GRI-43",
                text: "Propiedad de la Sombra: mientras al menos un Hechizo del Capítulo sea de Sombra, el \
                       Poder se compara al revés para todos: cuanto más bajo, más fuerte, y F es lo más \
                       débil. El rango sigue contando primero y los empates siguen siendo para el que se \
                       jugó antes. Varios Hechizos de Sombra no se anulan entre sí, y un Título de Sombra no \
                       cuenta. Los efectos que comparan Poderes, como Remolino o Gravedad, no se invierten.",
            },
            Rule {
                id: "RUL-GRI-46",
                text: "«Se juega otro Hechizo» vale para cualquiera que se juegue después de este, también \
                       los Especiales. Si ese efecto silencia al recién llegado, lo hace antes de que le \
                       toque el turno a su propio efecto de «al jugarlo».",
            },
        ],
    },
    Section {
        title: "Ejemplos",
        rules: &[
            Rule {
                id: "GRI-E1",
                text: "Cadena, Fogonazo y Triunfo. Por Equipos; el Título es Reciclaje (Agua). El jugador 1 \
                       abre con Fogonazo (Fuego 4): comienza una Cadena de Fuego. El jugador 2 juega Brillo \
                       (Luz 2), que no toca la Cadena. El jugador 3 juega Pira (Fuego 2): tiene +3 por \
                       Fogonazo, o sea 5, y con dos Hechizos de Fuego Fogonazo convierte el Título en Fuego \
                       (GRI-13.8). El jugador 4 juega Flujo de Tierra, que rompe la Cadena y queda \
                       silenciado. Ahora el Triunfo es Fuego: Pira 5, luego Fogonazo 4, luego Brillo por ser \
                       de Luz y, el último pese a su F, Flujo de Tierra. Gana el jugador 3.",
            },
            Rule {
                id: "GRI-E2",
                text: "Remolino. Por Equipos; el Título es Brillo (Luz), así que no hay Triunfo. El jugador \
                       1 abre con Remolino (Agua 3). El jugador 2 juega Calma (Agua 2): hay dos de Agua y \
                       Calma baja a 1, el mínimo. El jugador 3 juega Fragua (Fuego 5): rompe la Cadena, \
                       queda silenciada y tiene 5 − 2 = 3; como 3 no es menos que 3, sigue siendo de Fuego. \
                       El jugador 4 juega Reciclaje (Agua 4): con tres de Agua, Fragua baja a 2 y pasa a ser \
                       de Agua; con cuatro, Fragua y Reciclaje se hunden también hasta 1 (RUL-GRI-13). Gana \
                       Remolino con 3; detrás van Calma, Fragua y Reciclaje, todos con 1, por orden de \
                       juego.",
            },
            Rule {
                id: "GRI-E3",
                text: "Torrente y Brisa. Por Equipos; el Título es Fragua (Fuego). El jugador 1 abre con \
                       Calma (Agua 2). El jugador 2 juega Torrente (Agua 6): el Título no es de Agua, así \
                       que se descarta. El jugador 3 juega Tormenta (Viento 6), que rompe la Cadena sin \
                       quedar silenciada y no encuentra nada que restaurar; el Título no vuelve. El jugador \
                       4 juega Brisa (Viento 2), libre de actuar, pero no hay Título que cambiar y no se le \
                       pregunta (RUL-GRI-20, RUL-GRI-21). Torrente y Tormenta empatan a 6: gana Torrente, \
                       que se jugó antes. Al acabar el Capítulo, el jugador 1 debe llevarse Torrente, \
                       Tormenta o Brisa con Calma.",
            },
            Rule {
                id: "GRI-E4",
                text: "Puntos en Supervivencia. Cuatro jugadores, Capítulo 5; Vida 1, 2, 1 y 0 (el jugador 4 \
                       está eliminado); puntos 2, 4, 3 y 1. El jugador 2 juega el Hechizo más fuerte y el \
                       jugador 3 el más débil: el 3 queda eliminado, y el 1 y el 2 suman 1 cada uno, con lo \
                       que van 3, 5, 3 y 1. Quedan dos jugadores y no es el Capítulo 6, así que no hay más \
                       puntos. El jugador 2 abre el Capítulo 6. Si entonces el jugador 1 juega el Hechizo \
                       más débil, queda eliminado y el jugador 2 suma 1 + 1 + 1 = 3 y llega a 8. Nadie tiene \
                       10: empieza otra ronda.",
            },
        ],
    },
];

/// The words of the game and what they mean.
pub static GLOSSARY: &[(&str, &str)] = &[
    ("Hechizo", "Una carta. Tiene un Poder, un Elemento, un Nombre y un texto."),
    (
        "Hechizo Básico",
        "Hechizo de borde negro. Participa en la Cadena y, salvo los Flujos, tiene un efecto o un atributo.",
    ),
    ("Hechizo Especial", "Hechizo de borde blanco. En vez de efecto tiene la Propiedad de su Elemento."),
    ("Elemento", "El palo de un Hechizo."),
    ("Fuego, Tierra, Viento, Agua", "Los Elementos Básicos de la Edición Luz."),
    ("Luz", "El Elemento Especial de la Edición Luz."),
    ("Hielo, Rayo, Madera, Metal", "Los Elementos Básicos de la Edición Eclipse."),
    ("Sombra", "El Elemento Especial de la Edición Eclipse."),
    ("Poder", "El valor de un Hechizo: un número, de 1 en adelante, o F."),
    ("Flujo", "El Hechizo de Poder F que tiene cada Elemento."),
    ("Efecto", "Lo que hace el texto de un Hechizo Básico."),
    ("Propiedad", "La capacidad que comparten todos los Hechizos de un Elemento Especial."),
    ("Atributo", "Capacidad escrita en mayúsculas que rige siempre, también en un Hechizo silenciado."),
    (
        "Hechizo Constante",
        "Hechizo cuyo efecto no tiene momento: rige mientras esté en el Capítulo y sin silenciar.",
    ),
    ("Momento", "Cuándo se activa un efecto."),
    ("Condición", "Lo que debe cumplirse para que un efecto se active."),
    ("Activar", "Hacer que un efecto ocurra."),
    ("Capítulo", "Una baza: todos juegan y gana el Hechizo más fuerte."),
    (
        "En el Capítulo",
        "Entre los Hechizos jugados en este Capítulo que siguen en la mesa. El Título nunca lo está.",
    ),
    ("Ronda", "Un reparto: seis Capítulos."),
    (
        "Hechizo de Título",
        "La carta que se descubre al empezar un Capítulo. Si su Elemento es Básico, ese Elemento es Triunfo.",
    ),
    (
        "Triunfo",
        "Hechizo cuyo Elemento, siendo Básico, es el del Título. Gana a todo Hechizo que no sea Triunfo.",
    ),
    ("Cadena", "El Elemento que hay que seguir para conservar el efecto."),
    ("Comenzar la Cadena", "Jugar el primer Hechizo Básico de un Capítulo."),
    ("Continuar la Cadena", "Jugar un Hechizo Básico del Elemento de la Cadena."),
    (
        "Romper la Cadena",
        "Jugar un Hechizo Básico de otro Elemento con la Cadena en marcha. Pasa una vez por Capítulo como \
         mucho.",
    ),
    ("Silenciado", "Dicho de un Hechizo que no puede usar su efecto en lo que queda de Capítulo."),
    ("Más fuerte", "El primero en el orden de fuerza: gana el Capítulo."),
    ("Más débil", "El último en el orden de fuerza: en Supervivencia cuesta una Vida."),
    ("Impreso", "Tal como figura en la carta."),
    ("Actual", "Tal como está ahora, con todo lo que esté en vigor."),
    ("Mazo de Elementos", "Las seis cartas bocabajo de las que salen los Títulos."),
    ("Mazo de Robo", "Las cartas bocabajo que se roban en Duelo, una por jugador y Capítulo."),
    ("Mazo de Tomos", "Baraja que se forma eligiendo Elementos: con varias ediciones o con 3 jugadores."),
    ("Pila de descartes", "Donde van, bocabajo, los Hechizos tras cada Capítulo."),
    ("Repartidor", "Quien reparte la ronda y descubre los Títulos."),
    ("Líder", "Quien juega primero en un Capítulo."),
    ("Mano", "Las cartas que tienes; solo las ves tú."),
    ("Bando", "Quienes puntúan juntos: un equipo por Equipos, cada jugador en Duelo y en Supervivencia."),
    ("Carta de Puntuación", "Con la caja delante, la carta que marca los puntos de un bando."),
    ("Ficha de Vida", "Con la caja delante, la ficha que marca la Vida de un jugador."),
    ("Vida", "En Supervivencia, lo que pierdes con el Hechizo más débil. Se empieza cada ronda con 2."),
    ("Eliminado", "Sin Vida: fuera hasta la próxima ronda."),
    ("Por Equipos", "El modo habitual: 4 jugadores, dos contra dos."),
    ("Duelo", "El modo para 2 jugadores."),
    ("Supervivencia", "El modo para 3 o 4 jugadores, cada cual por su cuenta."),
    ("Modo fácil", "Dos opciones para jugar más relajado: Descartes bocarriba y Hablar en equipo."),
    ("Descartes bocarriba", "Opción fácil: cualquiera puede mirar la pila de descartes."),
    ("Hablar en equipo", "Opción fácil: los compañeros pueden hablar de sus cartas."),
    ("Puedes", "El efecto es opcional."),
    ("Rechazar", "No usar un efecto opcional."),
    ("Bocarriba, bocabajo", "Con la cara de la carta a la vista, o solo el dorso."),
];

/// How to play, for somebody who has never played: one short step each.
pub static PRIMER: &[&str] = &[
    "¡Te damos la bienvenida a Grimorio! Con tu compañero, sentado enfrente, compites contra otra pareja de \
     magos por los secretos de un libro. Gana Capítulos para sumar puntos: vence el equipo que llegue a 15 \
     con 2 o más de ventaja.",
    "Una ronda tiene seis Capítulos y la empiezas con seis cartas, los Hechizos. Cada uno tiene un Poder (de \
     2 a 6, o F), un Elemento (en la Edición Luz: Fuego, Tierra, Viento, Agua o Luz) y un texto que puede \
     darle la vuelta al Capítulo.",
    "El Capítulo se abre al descubrir el Hechizo de Título. El líder juega un Hechizo y los demás lo siguen, \
     uno cada uno, en sentido horario. Juega el que quieras: nada te obliga a seguir el Elemento, pero no \
     puedes pasar.",
    "Cuando todos han jugado, gana el Hechizo más fuerte. Suele ser el de mayor Poder; si dos empatan, vale \
     más el que se jugó antes.",
    "El Triunfo lo cambia todo: un Hechizo del mismo Elemento que el Título gana a cualquiera que no sea \
     Triunfo, aunque sea un 2 contra un 6. Si hay varios Triunfos, decide el Poder.",
    "La Luz es el Elemento Especial: gana a todo menos al Triunfo. Y si el propio Título es de Luz, no hay \
     Triunfo que valga y la Luz manda. (En la Edición Eclipse está la Sombra: mientras haya alguna en el \
     Capítulo, el Poder más bajo es el más fuerte.)",
    "Y ahora, la magia. El primer Hechizo Básico (borde negro) del Capítulo comienza una Cadena de su \
     Elemento. Si la sigues, tu efecto funciona. Si juegas otro Elemento Básico, rompes la Cadena: tu \
     Hechizo queda silenciado, sin efecto, pero su Poder y su Elemento siguen contando.",
    "La Cadena solo se rompe una vez por Capítulo, así que después todos juegan con libertad. Los Hechizos \
     Especiales (borde blanco) ni la comienzan ni la rompen. A veces una carta fuerte bien vale una Cadena \
     rota; a veces conviene que la rompa otro.",
    "El Flujo es la F de cada Elemento: no tiene efecto, pero no hay Poder más alto. Nada lo sube ni lo \
     baja, aunque algún Hechizo puede cambiarlo por un simple número. Y si no es también Triunfo, el Triunfo \
     más humilde le gana igual.",
    "Cada Capítulo da 1 punto al equipo del ganador, y el sexto da 2. Quien gana abre el siguiente. Tras los \
     seis se baraja todo y se sigue, hasta que alguien llegue a 15 con 2 de ventaja.",
    "Duelo (2 jugadores): en cada Capítulo se roba una carta y se juegan dos Hechizos por cabeza, \
     alternándose; gana quien llegue a 15 con 2 o más de ventaja.",
    "Supervivencia (3 o 4 jugadores): cada cual por su cuenta y con 2 de Vida; el Hechizo más débil cuesta \
     una. Aguanta más que el resto para puntuar: al acabar una ronda, gana quien vaya en cabeza a solas con \
     10 puntos o más.",
];
