//! What are the rules of Death May Die, in Spanish, as a player reads them?

use crate::rules::{Rule, Section};

/// Every rule under its own ID, in the order of the rulebook; then the rulings.
pub static RULES: &[Section] = &[
    Section {
        title: "El objetivo",
        rules: &[
            Rule {
                id: "DMD-1.1",
                text: "Juegan de 1 a 5 personas en el mismo bando: ganan o pierden todas.",
            },
            Rule {
                id: "DMD-1.2",
                text: "Una partida une uno de los 6 Episodios con uno de los 2 Primigenios. Las 12 parejas valen.",
            },
            Rule {
                id: "DMD-1.3",
                text: "El Episodio pone el mapa, el Ritual y cómo interrumpirlo, 2 acciones propias, lo que pasa \
                       cuando el Primigenio avanza, reglas especiales, monstruos, 8 cartas de Mitos, 15 de \
                       Descubrimiento y sus fichas.",
            },
            Rule {
                id: "DMD-1.4",
                text: "El Primigenio pone sus cuatro Etapas (I, II, III y final), sus Sectarios y un monstruo \
                       especial, 8 cartas de Mitos y sus propias fichas.",
            },
            Rule {
                id: "DMD-1.5",
                text: "Siempre es lo mismo: primero se interrumpe el Ritual y después se mata al Primigenio \
                       derrotando su Etapa final.",
            },
        ],
    },
    Section {
        title: "Lo que hay en la caja",
        rules: &[
            Rule {
                id: "DMD-2.1",
                text: "Lo que hay de cada cosa: 12 fichas de Fuego para espacios, 3 Portales, 10 Sectarios, 5 \
                       Ghast, 5 Hombres Serpiente, 2 Gug, 2 Gyaa-Yothn, 2 Pescadores, lo innombrable, un Dhole; \
                       con Tsathoggua 2 Vástagos y 26 fichas de Fatiga, con Azathoth 4 Danzantes y 8 fichas del \
                       Cosmos; 10 Investigadores, 8 Locuras y 12 Reliquias.",
            },
            Rule {
                id: "DMD-2.2",
                text: "Los dados, las Heridas y el Fuego sobre Investigadores no se agotan. Todo lo demás sí: se \
                       usa lo que quede y el resto se omite.",
            },
            Rule {
                id: "DMD-2.3",
                text: "Lo que se descarta o se retira vuelve a su sitio, salvo que un texto diga que sale de la \
                       partida.",
            },
            Rule {
                id: "DMD-2.4",
                text: "En los espacios caben 12 fichas de Fuego; con 12 puestas no se pone ninguna más. El Fuego \
                       sobre Investigadores no cuenta.",
            },
            Rule { id: "DMD-2.5", text: "Se juega solo con esta caja." },
            Rule {
                id: "DMD-2.6",
                text: "Un Investigador puede tener cualquier número de cartas de Descubrimiento, y un espacio, \
                       cualquier número de figuras.",
            },
        ],
    },
    Section {
        title: "Preparación",
        rules: &[
            Rule {
                id: "DMD-3.1",
                text: "Al abrir la mesa se eligen o se sortean Episodio y Primigenio, y se fija cuántas personas \
                       juegan y con qué dificultad.",
            },
            Rule {
                id: "DMD-3.2",
                text: "El Primigenio empieza en la primera casilla del medidor de la Invocación, con sus Etapas \
                       en orden y la Etapa I encima.",
            },
            Rule {
                id: "DMD-3.3",
                text: "Se usan las 8 cartas de Mitos y las 15 de Descubrimiento del Episodio, con sus monstruos y \
                       fichas.",
            },
            Rule {
                id: "DMD-3.4",
                text: "En la reserva están los Sectarios y el monstruo especial del Primigenio y los monstruos \
                       del Episodio; no hay otros, salvo con monstruos desconocidos.",
            },
            Rule {
                id: "DMD-3.5",
                text: "Se monta el mapa con sus Portales, el espacio inicial, los primeros enemigos y las fichas.",
            },
            Rule {
                id: "DMD-3.6",
                text: "8 cartas del Episodio y 8 del Primigenio, barajadas, forman el mazo de Mitos.",
            },
            Rule { id: "DMD-3.7", text: "Las 15 cartas de Descubrimiento forman su mazo, barajadas." },
            Rule {
                id: "DMD-3.8",
                text: "Cada persona elige un Investigador distinto, que empieza en el espacio inicial.",
            },
            Rule {
                id: "DMD-3.9",
                text: "Quien juega a solas lleva dos Investigadores, que se alternan; para todas las reglas son \
                       dos Investigadores distintos.",
            },
            Rule {
                id: "DMD-3.10",
                text: "Las capacidades empiezan en el nivel 1, y Heridas, Estrés y Cordura en 0.",
            },
            Rule {
                id: "DMD-3.11",
                text: "Cada Investigador recibe bocarriba una de las 8 Locuras. Las demás se apartan sin \
                       mirarlas.",
            },
            Rule { id: "DMD-3.12", text: "Quién empieza se decide al azar." },
            Rule {
                id: "DMD-3.13",
                text: "Con monstruos desconocidos o Reliquias, se preparan a continuación (de DMD-23.10 a \
                       DMD-23.14).",
            },
            Rule {
                id: "DMD-3.14",
                text: "Lo que se sortea se sortea en un orden fijo: Episodio y Primigenio, quién empieza, los \
                       mazos, las Locuras, las fichas, los monstruos desconocidos y las Reliquias.",
            },
            Rule { id: "DMD-3.15", text: "Al empezar se cuenta la historia del Episodio." },
        ],
    },
    Section {
        title: "El orden de juego",
        rules: &[
            Rule { id: "DMD-4.1", text: "Se juega alrededor de la mesa, en el orden de los asientos." },
            Rule {
                id: "DMD-4.2",
                text: "Cada cual juega un turno entero, por orden, hasta que acaba la partida. A quien ha sido \
                       eliminado se le salta.",
            },
            Rule {
                id: "DMD-4.3",
                text: "En orden desde el jugador activo: primero el Investigador de quien es el turno y luego los \
                       demás, alrededor de la mesa.",
            },
            Rule {
                id: "DMD-4.4",
                text: "A solas, los dos Investigadores se alternan; se sortea cuál va primero.",
            },
        ],
    },
    Section {
        title: "El mapa",
        rules: &[
            Rule {
                id: "DMD-5.1",
                text: "El mapa son espacios unidos por entradas. Solo hay las entradas que se ven: un muro es un \
                       muro.",
            },
            Rule {
                id: "DMD-5.2",
                text: "Las entradas sirven en los dos sentidos. Dos espacios son adyacentes si se va de uno a \
                       otro en un paso.",
            },
            Rule {
                id: "DMD-5.3",
                text: "Las Escaleras y los Túneles unen sus dos espacios como una entrada, mientras estén los dos \
                       extremos.",
            },
            Rule {
                id: "DMD-5.4",
                text: "Lo que permite tratar unos espacios como adyacentes ayuda solo a ese Investigador y solo \
                       cuando lo dice. Las distancias no cambian.",
            },
            Rule {
                id: "DMD-5.5",
                text: "Cada mapa tiene un Portal rojo, uno amarillo y uno azul. En ellos se invocan enemigos; no \
                       hacen nada más.",
            },
            Rule {
                id: "DMD-5.6",
                text: "Un espacio es seguro si no hay enemigos en él. Fichas, Portales, Fuego e Investigadores no \
                       importan.",
            },
            Rule { id: "DMD-5.7", text: "En un espacio cabe cualquier número de figuras." },
            Rule {
                id: "DMD-5.8",
                text: "La distancia se cuenta en pasos por el camino más corto; en el mismo espacio es 0. A \
                       tantos espacios o menos incluye el propio.",
            },
            Rule {
                id: "DMD-5.9",
                text: "Una entrada bloqueada, por ejemplo por una Cerradura, no es entrada para quienes detiene: \
                       dan un rodeo.",
            },
            Rule {
                id: "DMD-5.10",
                text: "Quien no hace caso de un bloqueo, como los Sectarios de las Cerraduras, va por el camino \
                       corto. Así se cuenta lo más cercano y lo más lejano si el efecto va a mover esas figuras; si \
                       no, el bloqueo cuenta.",
            },
            Rule {
                id: "DMD-5.11",
                text: "Si varios están igual de cerca o de lejos, elige el jugador activo.",
            },
            Rule {
                id: "DMD-5.12",
                text: "Lo que no se puede alcanzar está más lejos que todo lo demás. Quien no tiene camino a su \
                       meta no se mueve.",
            },
            Rule {
                id: "DMD-5.13",
                text: "Un enemigo que se mueve hacia una meta da todos sus pasos por un camino más corto y se \
                       detiene al llegar. Atraviesa todo. Si hay varios caminos, elige el jugador activo.",
            },
            Rule {
                id: "DMD-5.14",
                text: "Lo que se mueve directamente a tu espacio se mueve lo que haga falta.",
            },
            Rule {
                id: "DMD-5.15",
                text: "Lo que se aleja de algo da un paso que lo lleve más lejos si puede; si no, se queda.",
            },
            Rule {
                id: "DMD-5.16",
                text: "A un Investigador que se mueve lo siguen los enemigos y lo prende el Fuego; al que se \
                       sitúa se lo pone allí, sin más. Cuando una Etapa lleva al Primigenio a un Portal, se lo \
                       sitúa.",
            },
        ],
    },
    Section {
        title: "La hoja del Investigador",
        rules: &[
            Rule {
                id: "DMD-6.1",
                text: "Una hoja tiene Heridas, Estrés, Cordura, tres capacidades, una Locura y lo que se lleva: \
                       cartas, Fuego, fichas, Fatiga, Reliquias. Todo está a la vista.",
            },
            Rule { id: "DMD-6.2", text: "El Estrés va de 0 a 4, y nunca pasa de ahí." },
            Rule {
                id: "DMD-6.3",
                text: "Si no cabe todo el Estrés, sube lo que pueda y el resto se pierde, salvo que el texto diga \
                       otra cosa.",
            },
            Rule { id: "DMD-6.4", text: "Un coste de Estrés solo se puede pagar si cabe entero." },
            Rule { id: "DMD-6.5", text: "Las Heridas van de 0 a 5; con 5, el Investigador muere." },
            Rule { id: "DMD-6.6", text: "Nadie sufre más Heridas que la Vida que le queda." },
            Rule {
                id: "DMD-6.7",
                text: "La Cordura va de 0 a 20; con 20, el Investigador se hunde en la demencia y queda \
                       eliminado, como si muriera.",
            },
            Rule {
                id: "DMD-6.8",
                text: "Curar hace retroceder un marcador, nunca más allá del principio ni de una ficha de Fatiga. \
                       La Cordura solo la cura lo que lo diga.",
            },
            Rule {
                id: "DMD-6.9",
                text: "Las capacidades tienen niveles del 1 al 4. La primera es la propia del Investigador, la \
                       distintiva; las otras dos son de las seis comunes. Un nivel nuevo se suma a los \
                       anteriores, o los sustituye si dice En su lugar.",
            },
            Rule {
                id: "DMD-6.10",
                text: "El Estrés al máximo no hace nada, salvo que ya no se puede subir más.",
            },
            Rule {
                id: "DMD-6.11",
                text: "Las Heridas se sufren así: primero se evitan o se desvían, cada medio una vez; luego las \
                       demás se reparten entre uno mismo y sus Compañeros; después caen todas a la vez; por \
                       último ocurre lo que provoquen. Un coste no se puede evitar.",
            },
            Rule {
                id: "DMD-6.12",
                text: "La Cordura se pierde así: primero se evita lo que se pueda; luego el marcador avanza, \
                       hasta el siguiente umbral como mucho; después actúan la calavera o el umbral; por último \
                       ocurre lo que provoque.",
            },
        ],
    },
    Section {
        title: "Los dados",
        rules: &[
            Rule {
                id: "DMD-7.1",
                text: "Un dado normal tiene 6 caras: dos Éxitos, un Éxito con Tentáculo, un Tentáculo, un Símbolo \
                       arcano y una en blanco. Uno de bonificación también tiene 6: dos Éxitos, un Éxito con \
                       Símbolo arcano, un Símbolo arcano y dos en blanco.",
            },
            Rule { id: "DMD-7.2", text: "Una cara con dos símbolos da los dos." },
            Rule {
                id: "DMD-7.3",
                text: "Se tira para atacar, cuando lo pide una acción o una carta, cuando ataca un enemigo y por \
                       Fuego. Las dos últimas, y toda tirada cuyos Éxitos hieran a quien tira, son tiradas contra \
                       ti mismo.",
            },
            Rule {
                id: "DMD-7.4",
                text: "Al atacar o cuando lo pide algo tiras 3 dados normales, los de bonificación que hayas \
                       ganado para siempre y los de tus capacidades y cartas.",
            },
            Rule {
                id: "DMD-7.5",
                text: "Cuando ataca un enemigo se tiran justo los dados de su carta, más los que añada su bando. \
                       Tira quien recibe el ataque.",
            },
            Rule {
                id: "DMD-7.6",
                text: "Por Fuego se tira 1 dado normal por cada ficha de Fuego del Investigador, todos a la vez.",
            },
            Rule {
                id: "DMD-7.7",
                text: "Tus dados de bonificación nunca entran en las tiradas contra ti mismo.",
            },
            Rule {
                id: "DMD-7.8",
                text: "Puede haber cualquier número de dados y hay que tirarlos todos; solo se renuncia a los \
                       opcionales, y antes de tirar.",
            },
            Rule {
                id: "DMD-7.9",
                text: "Una tirada va así: se declara con sus objetivos; se usa lo que sirva antes de tirar; se \
                       tira; se repiten dados; se usa lo que sirva tras repetir; se cuentan y convierten los \
                       símbolos; se aplica el resultado.",
            },
            Rule {
                id: "DMD-7.10",
                text: "Por 1 de Estrés puedes repetir 1 dado, en cualquier tirada y cuantas veces quieras \
                       mientras tu Estrés sea menor que 4. El resultado anterior no vale.",
            },
            Rule {
                id: "DMD-7.11",
                text: "Una repetición sin coste es repetir 1 dado gratis, en esa tirada. Se mezclan con las de \
                       Estrés, dado a dado, viendo lo que sale.",
            },
            Rule {
                id: "DMD-7.12",
                text: "Lo que no nombra un tipo de tirada vale en todas las tuyas, también en las que son contra \
                       ti, salvo los dados.",
            },
            Rule {
                id: "DMD-7.13",
                text: "Un símbolo que cuenta como otro deja de contar como lo que era, salvo que el texto diga \
                       también. Por eso se convierte una sola vez.",
            },
            Rule {
                id: "DMD-7.14", text: "Quien tira elige qué convierte y cuánto, tras las repeticiones."
            },
            Rule {
                id: "DMD-7.15",
                text: "Los Símbolos arcanos y las caras en blanco no hacen nada por sí solos: solo si alguien \
                       sabe usarlos.",
            },
            Rule {
                id: "DMD-7.16",
                text: "El resultado se aplica en este orden. Los Éxitos: Heridas al objetivo, o a ti si la tirada \
                       es contra ti, o lo que diga el texto. Luego, lo que se siga de ello. Después los \
                       Tentáculos: 1 de Cordura perdido por cada uno, todo en una sola pérdida.",
            },
            Rule { id: "DMD-7.17", text: "Los Tentáculos cuestan Cordura en todas las tiradas." },
            Rule {
                id: "DMD-7.18",
                text: "Si quien tira queda eliminado, o se gana la partida, el resto de la tirada se omite.",
            },
            Rule {
                id: "DMD-7.19",
                text: "Los dados caen por orden: primero los normales, luego los de bonificación y después cada \
                       repetición.",
            },
        ],
    },
    Section {
        title: "El turno y las acciones",
        rules: &[
            Rule {
                id: "DMD-8.1",
                text: "Un turno tiene 4 pasos: acciones, una carta de Mitos, Investigar o luchar y el final del \
                       turno.",
            },
            Rule {
                id: "DMD-8.2",
                text: "Puedes hacer hasta 3 acciones, aunque repitas la misma. Las que no uses se pierden.",
            },
            Rule {
                id: "DMD-8.3",
                text: "Las acciones son Mover, Atacar, Descansar, Intercambiar, las dos del Episodio y las \
                       especiales de las cartas.",
            },
            Rule {
                id: "DMD-8.4",
                text: "Las acciones sin coste no gastan ninguna. Se usan en este paso de tu turno, entre otras \
                       acciones y nunca durante una.",
            },
            Rule {
                id: "DMD-8.5",
                text: "Las acciones especiales se hacen en este paso y gastan una acción.",
            },
            Rule { id: "DMD-8.6", text: "Lo que exige un espacio seguro solo se puede elegir en uno." },
            Rule { id: "DMD-8.7", text: "Una capacidad que ganas en mitad del turno cuenta al momento." },
            Rule {
                id: "DMD-8.10",
                text: "Mover: te mueves hasta 3 espacios, paso a paso; al menos uno, y te detienes cuando \
                       quieras.",
            },
            Rule {
                id: "DMD-8.11",
                text: "En cada paso: eliges adónde, luego de quién te escabulles, luego a quién llevas; después \
                       llegas, los enemigos te siguen y el Fuego prende.",
            },
            Rule { id: "DMD-8.12", text: "Entrar en un espacio con enemigos no hace nada ni te detiene." },
            Rule {
                id: "DMD-8.13",
                text: "Cuando sales de un espacio te siguen todos los enemigos que haya, se quede quien se quede \
                       y sea el turno de quien sea, incluso el Primigenio.",
            },
            Rule {
                id: "DMD-8.14",
                text: "No te siguen los enemigos de los que te escabulles, los que lo digan en su carta, ni \
                       ninguno si se te sitúa.",
            },
            Rule { id: "DMD-8.15", text: "Los que siguen conservan sus Heridas y no se prenden." },
            Rule {
                id: "DMD-8.16",
                text: "Cuando sales de un espacio con Fuego recibes tantas fichas de Fuego como haya. Las del \
                       espacio se quedan.",
            },
            Rule {
                id: "DMD-8.17",
                text: "Los enemigos siguen y el Fuego prende con cualquier movimiento, no solo con la acción de \
                       Mover, y también fuera de tu turno.",
            },
            Rule {
                id: "DMD-8.20",
                text: "Atacar: eliges a un enemigo de tu espacio y tiras; cada Éxito es 1 Herida.",
            },
            Rule {
                id: "DMD-8.21",
                text: "Los objetivos se eligen antes de tirar. Las Heridas que no le quepan a un único objetivo \
                       se pierden.",
            },
            Rule {
                id: "DMD-8.22",
                text: "Con varios objetivos, todos en un mismo espacio, repartes las Heridas como quieras después \
                       de tirar.",
            },
            Rule {
                id: "DMD-8.23",
                text: "Las Heridas se quedan en la figura. Con tantas como su Vida muere y vuelve a la reserva.",
            },
            Rule {
                id: "DMD-8.24",
                text: "El Primigenio no puede ser objetivo hasta que se interrumpa el Ritual.",
            },
            Rule {
                id: "DMD-8.25",
                text: "Si se ataca a varios enemigos, ocurre lo que haga cada uno al ser atacado, en el orden que \
                       elija el jugador activo.",
            },
            Rule { id: "DMD-8.26", text: "Solo se puede atacar a enemigos." },
            Rule {
                id: "DMD-8.27",
                text: "Las Heridas de un ataque son sus Éxitos y lo que se añada. Se reparten, cada objetivo \
                       resta su protección, caen todas a la vez y después ocurre lo que se siga de ello.",
            },
            Rule {
                id: "DMD-8.30",
                text: "Descansar, solo en un espacio seguro: curas hasta 3 puntos, de Estrés y Heridas como \
                       quieras.",
            },
            Rule { id: "DMD-8.31", text: "Descansar nunca cura Cordura." },
            Rule {
                id: "DMD-8.40",
                text: "Intercambiar: tú y los Investigadores de tu espacio podéis pasaros Objetos, Compañeros y \
                       las fichas que se puedan intercambiar.",
            },
            Rule {
                id: "DMD-8.41",
                text: "Una carta cambia de manos como está: con el mismo lado y las mismas Heridas.",
            },
            Rule {
                id: "DMD-8.42",
                text: "Los Estados, las Reliquias, las Locuras, el Fuego y la Fatiga no se intercambian.",
            },
            Rule {
                id: "DMD-8.43",
                text: "Propone el jugador activo, cosa por cosa; quien la tiene ha de estar de acuerdo. Tiene que \
                       haber alguien más en el espacio.",
            },
            Rule {
                id: "DMD-8.50",
                text: "Cada Episodio tiene dos acciones propias, que son acciones como las demás.",
            },
        ],
    },
    Section {
        title: "Las cartas de Mitos",
        rules: &[
            Rule {
                id: "DMD-9.1",
                text: "Roba la primera carta de Mitos, haz lo que dice de arriba abajo y ponla en los descartes.",
            },
            Rule { id: "DMD-9.2", text: "Lo que no se puede hacer se omite." },
            Rule {
                id: "DMD-9.3",
                text: "Un símbolo de Invocación no hace nada al salir. Queda en los descartes, donde se cuentan \
                       al final del turno.",
            },
            Rule {
                id: "DMD-9.4",
                text: "Una carta habla del Investigador activo salvo que diga otra cosa, y decide el jugador \
                       activo.",
            },
            Rule {
                id: "DMD-9.5",
                text: "Los enemigos que se invocan vienen de la reserva al Portal que se nombra; si no quedan, no \
                       viene nadie.",
            },
            Rule { id: "DMD-9.6", text: "Si se invocan varios a la vez, el jugador activo elige el orden." },
            Rule {
                id: "DMD-9.7",
                text: "Los invocados llegan sin Heridas y no hacen nada hasta que algo los mueva.",
            },
            Rule { id: "DMD-9.8", text: "Si el mazo está vacío, los descartes se barajan y forman otro." },
        ],
    },
    Section {
        title: "Investigar o luchar",
        rules: &[
            Rule {
                id: "DMD-10.1",
                text: "En un espacio seguro, investigas; si no, luchas. Se decide una vez, al empezar el paso.",
            },
            Rule { id: "DMD-10.2", text: "En un espacio seguro hay que investigar." },
            Rule {
                id: "DMD-10.3",
                text: "Investigar: roba una carta de Descubrimiento y haz lo que dice. Los enemigos que aparezcan \
                       por ella no atacan ahora.",
            },
            Rule { id: "DMD-10.4", text: "Si el mazo está vacío no pasa nada; no se vuelve a barajar." },
            Rule {
                id: "DMD-10.5",
                text: "Luchar: cada enemigo de tu espacio te ataca una vez, en el orden que elijas.",
            },
            Rule {
                id: "DMD-10.6",
                text: "Quien se una mientras tanto también ataca; quien se ha ido, no; nadie ataca dos veces.",
            },
            Rule {
                id: "DMD-10.7",
                text: "Si el espacio pasa a ser seguro, se acaban los ataques; ya no investigas.",
            },
            Rule {
                id: "DMD-10.8",
                text: "El ataque de un enemigo: se tiran sus dados y puedes repetir. Los Éxitos son tus Heridas, \
                       luego lo que se siga de ellas y después los Tentáculos cuestan Cordura.",
            },
            Rule { id: "DMD-10.9", text: "Un ataque fuera de este paso va igual." },
        ],
    },
    Section {
        title: "Las cartas de Descubrimiento",
        rules: &[
            Rule {
                id: "DMD-11.1",
                text: "Una carta tiene un texto en el centro y dos lados; cada lado es un Objeto, un Compañero o \
                       un Estado. Algunos llevan una palabra, como Prueba o Paciente.",
            },
            Rule {
                id: "DMD-11.2",
                text: "Quien reclama un lado se queda la carta con ese lado a la vista; el otro no hace nada.",
            },
            Rule {
                id: "DMD-11.3",
                text: "Puedes pagar por un lado, y entero; si no pagas, tienes que reclamar el otro.",
            },
            Rule {
                id: "DMD-11.4", text: "Si no se reclama ningún lado, la carta se descarta para siempre."
            },
            Rule {
                id: "DMD-11.5",
                text: "Algunas cartas preguntan antes si tienes cierto Estado o Compañero.",
            },
            Rule {
                id: "DMD-11.6",
                text: "Lo que no dice cuándo se puede usar en cualquier momento de tu turno, pero no a mitad de \
                       otra cosa ni durante una tirada (DMD-25.6).",
            },
            Rule {
                id: "DMD-11.7",
                text: "Los Compañeros tienen Vida. Las Heridas que sufras pueden ir a ellos; para todo lo demás, \
                       las has sufrido tú.",
            },
            Rule {
                id: "DMD-11.8",
                text: "Los Compañeros no se curan nunca. Con tantas Heridas como Vida se pierden, y con ellos lo \
                       que daban.",
            },
            Rule {
                id: "DMD-11.9",
                text: "Una carta que sube una capacidad da 1 nivel más, hasta 4; si no tienes la capacidad, la \
                       tienes a nivel 1 mientras tengas la carta.",
            },
            Rule {
                id: "DMD-11.10",
                text: "Quedarse con el otro lado es girar la carta; un Compañero empieza entonces sin Heridas.",
            },
            Rule {
                id: "DMD-11.11",
                text: "Un Estado dura hasta que su texto lo quita. Si recibes otro igual, cuentan los dos.",
            },
            Rule {
                id: "DMD-11.12",
                text: "Los costes en Heridas o Cordura no se pueden evitar; los Compañeros pueden pagar las \
                       Heridas.",
            },
        ],
    },
    Section {
        title: "El final del turno",
        rules: &[
            Rule {
                id: "DMD-12.1",
                text: "Primero, lo que ocurra al final del turno, salvo lo del Primigenio; el jugador activo \
                       elige el orden.",
            },
            Rule {
                id: "DMD-12.2",
                text: "Es lo que digan las cartas y capacidades del Investigador activo y las reglas del \
                       Episodio.",
            },
            Rule {
                id: "DMD-12.3",
                text: "Luego, Fuego: tira 1 dado normal por cada ficha de Fuego que tengas; cada Éxito es 1 \
                       Herida y cada Tentáculo 1 de Cordura; después retira las fichas.",
            },
            Rule { id: "DMD-12.4", text: "Solo tira por Fuego el Investigador activo." },
            Rule {
                id: "DMD-12.5",
                text: "Después se cuentan los símbolos de Invocación en los descartes de Mitos. Con menos de 3 no \
                       pasa nada.",
            },
            Rule {
                id: "DMD-12.6",
                text: "Con 3 o más el Primigenio avanza una casilla; luego sus Etapas, el Episodio y los \
                       monstruos desconocidos hacen lo suyo; por último, mazo y descartes se barajan juntos.",
            },
            Rule { id: "DMD-12.7", text: "Por muchos símbolos que haya, avanza una vez." },
            Rule {
                id: "DMD-12.8",
                text: "Luego, si aún no está en el tablero, se invoca al Primigenio si está en una casilla roja o \
                       si el Ritual se ha interrumpido.",
            },
            Rule {
                id: "DMD-12.9",
                text: "Después, sus Etapas reveladas hacen lo que toque al final del turno, por orden, al \
                       Investigador activo. La que se acaba de revelar también cuenta.",
            },
            Rule { id: "DMD-12.10", text: "Y le toca al siguiente Investigador vivo." },
        ],
    },
    Section {
        title: "El Fuego",
        rules: &[
            Rule {
                id: "DMD-13.1",
                text: "El Fuego está en los espacios, como mucho 12 fichas, o sobre los Investigadores, sin \
                       límite.",
            },
            Rule {
                id: "DMD-13.2",
                text: "El Fuego de un espacio solo prende a los Investigadores que salen de él. A los enemigos, o \
                       a quien entra o se queda, no les hace nada.",
            },
            Rule { id: "DMD-13.3", text: "Algunos efectos ponen Fuego directamente sobre un Investigador." },
        ],
    },
    Section {
        title: "El Primigenio",
        rules: &[
            Rule {
                id: "DMD-14.1",
                text: "El medidor de la Invocación tiene 8 casillas. El Primigenio empieza en la 1; las rojas \
                       empiezan en la 5.",
            },
            Rule {
                id: "DMD-14.2",
                text: "Si la ficha de Progresión llega a la casilla 8, la partida se pierde en el acto.",
            },
            Rule {
                id: "DMD-14.3",
                text: "Invocación: se revela la Etapa II, la ficha de Progresión ocupa el lugar de la figura en \
                       el medidor y la Etapa II dice dónde aparece la figura. La Etapa I sigue en vigor.",
            },
            Rule {
                id: "DMD-14.4",
                text: "Desde entonces avanza la ficha de Progresión, con los mismos efectos de antes.",
            },
            Rule {
                id: "DMD-14.5",
                text: "En el tablero, el Primigenio es un enemigo: su espacio no es seguro, sigue y ataca. No es \
                       ni Sectario ni monstruo.",
            },
            Rule {
                id: "DMD-14.6",
                text: "Hasta que se interrumpe el Ritual, nada puede atacarlo, herirlo ni matarlo; pero él sí \
                       ataca.",
            },
            Rule {
                id: "DMD-14.7",
                text: "Después se lo ataca como a cualquier enemigo. Sus Heridas van a la Etapa actual.",
            },
            Rule { id: "DMD-14.8", text: "Ataca con los dados de todas sus Etapas reveladas, sumados." },
            Rule {
                id: "DMD-14.9",
                text: "Cada Etapa desde la II tiene algo que pasa una vez al revelarse, algo que dura, Vida y \
                       dados.",
            },
            Rule {
                id: "DMD-14.10",
                text: "Una Etapa con tantas Heridas como Vida queda derrotada: primero, lo que provoque una \
                       muerte; luego se revela la siguiente, sin Heridas.",
            },
            Rule {
                id: "DMD-14.11",
                text: "Los textos y dados de las Etapas anteriores siguen en vigor hasta el final.",
            },
            Rule { id: "DMD-14.12", text: "Derrotar la Etapa final gana la partida para todos, en el acto." },
            Rule {
                id: "DMD-14.13",
                text: "Cuando se derrota una Etapa, la figura sigue en el tablero, salvo que la siguiente la \
                       sitúe en otra parte.",
            },
            Rule { id: "DMD-14.14", text: "Las Heridas de un ataque nunca alcanzan a dos Etapas." },
            Rule {
                id: "DMD-14.20",
                text: "Tsathoggua: quien recibe 1 de Fatiga elige el medidor de Estrés o el de Heridas y la pone \
                       en la primera casilla libre, que queda bloqueada.",
            },
            Rule {
                id: "DMD-14.21",
                text: "Si ahí está el marcador, antes deja sitio: sube 1 de Estrés, o sufre 1 Herida que nada \
                       evita y ningún Compañero recibe.",
            },
            Rule {
                id: "DMD-14.22",
                text: "Con 4 de Fatiga en el medidor de Estrés no cabe más. En el de Heridas cabe siempre, aunque \
                       mate.",
            },
            Rule {
                id: "DMD-14.23",
                text: "La Fatiga se recibe de una en una. Si no quedan fichas, no pasa nada.",
            },
            Rule { id: "DMD-14.24", text: "Nada se cura por debajo de la Fatiga de un medidor." },
            Rule {
                id: "DMD-14.25",
                text: "Una vez por descanso puedes retirar antes 1 de Fatiga, y entonces curas 1 menos.",
            },
            Rule {
                id: "DMD-14.30",
                text: "Azathoth: un enemigo con ficha del Cosmos ataca con 1 dado de bonificación más y tiene 1 \
                       de Vida más. Como mucho, una ficha por figura.",
            },
            Rule {
                id: "DMD-14.31",
                text: "Azathoth no recibe ninguna. Cuando muere quien la lleva, la ficha vuelve antes que nada; \
                       hay 8.",
            },
        ],
    },
    Section {
        title: "El Ritual",
        rules: &[
            Rule { id: "DMD-15.1", text: "Cada Episodio dice cómo se interrumpe su Ritual." },
            Rule { id: "DMD-15.2", text: "En cuanto se cumple, el Ritual queda interrumpido para siempre." },
            Rule { id: "DMD-15.3", text: "Se comprueba en todo momento, no solo al final del turno." },
            Rule {
                id: "DMD-15.4",
                text: "Si el Primigenio aún no ha llegado, llega al final de este turno; si ya está, desde ahora \
                       se lo puede atacar.",
            },
        ],
    },
    Section {
        title: "La muerte de un Investigador",
        rules: &[
            Rule {
                id: "DMD-16.1",
                text: "Un Investigador queda eliminado con 5 Heridas o con la Cordura en 20. Ambas cosas son \
                       morir.",
            },
            Rule {
                id: "DMD-16.2",
                text: "Si el Primigenio sigue en el medidor, la partida se pierde en el acto.",
            },
            Rule {
                id: "DMD-16.3",
                text: "Si no, se descarta todo lo que llevaba y se retira la figura; las fichas del Episodio van \
                       adonde este diga.",
            },
            Rule {
                id: "DMD-16.4",
                text: "Quien muere en su propio turno se salta lo que quedaba de él, salvo contar los símbolos de \
                       Invocación.",
            },
            Rule {
                id: "DMD-16.5",
                text: "Lo que necesite saber dónde está ese Investigador mira el espacio en que murió; lo que le \
                       pasaría a quien ha muerto no pasa; esa persona sigue decidiendo.",
            },
            Rule { id: "DMD-16.6", text: "Desde entonces sus turnos se saltan." },
            Rule {
                id: "DMD-16.7",
                text: "Si todos los Investigadores son eliminados, la partida se pierde.",
            },
        ],
    },
    Section {
        title: "El final de la partida",
        rules: &[
            Rule { id: "DMD-17.1", text: "Se gana al derrotar la Etapa final." },
            Rule {
                id: "DMD-17.2",
                text: "Se pierde si un Investigador es eliminado mientras el Primigenio está en el medidor, si \
                       todos son eliminados o si la ficha de Progresión llega a la casilla 8.",
            },
            Rule { id: "DMD-17.3", text: "Si un mismo efecto gana y pierde, se gana." },
            Rule { id: "DMD-17.4", text: "El final se comprueba tras cada cambio y llega en el acto." },
        ],
    },
    Section {
        title: "Capacidades comunes",
        rules: &[
            Rule {
                id: "DMD-18.1",
                text: "Maestría arcana, nivel 1: en cada una de tus tiradas puedes contar 1 Símbolo arcano como \
                       Éxito.",
            },
            Rule { id: "DMD-18.2", text: "Maestría arcana, nivel 2: en su lugar, todos los que quieras." },
            Rule {
                id: "DMD-18.3",
                text: "Maestría arcana, nivel 3: cura 1 de Estrés por cada Símbolo arcano contado así.",
            },
            Rule { id: "DMD-18.4", text: "Maestría arcana, nivel 4: cada uno puede contar como 2 Éxitos." },
            Rule {
                id: "DMD-18.5",
                text: "Sirve en cualquier tirada, también contra ti si quieres; nunca es obligatorio.",
            },
            Rule { id: "DMD-18.6", text: "Pelea, nivel 1: 1 dado de bonificación al atacar en tu espacio." },
            Rule {
                id: "DMD-18.7",
                text: "Pelea, nivel 2: puedes atacar a cuantos enemigos quieras de tu espacio, repartiendo las \
                       Heridas.",
            },
            Rule { id: "DMD-18.8", text: "Pelea, nivel 3: 2 repeticiones gratis al atacar en tu espacio." },
            Rule {
                id: "DMD-18.9",
                text: "Pelea, nivel 4: en tu espacio, cada objetivo sufre todas las Heridas.",
            },
            Rule { id: "DMD-18.10", text: "Rapidez, nivel 1: al Mover avanzas 1 espacio más." },
            Rule { id: "DMD-18.11", text: "Rapidez, nivel 2: 1 acción de Mover gratis por turno." },
            Rule {
                id: "DMD-18.12",
                text: "Rapidez, nivel 3: al Mover, cada vez que sales de un espacio puedes llevar contigo a un \
                       Investigador; no hace falta que acepte.",
            },
            Rule { id: "DMD-18.13", text: "Rapidez, nivel 4: 1 acción más por turno." },
            Rule {
                id: "DMD-18.14",
                text: "Quien va contigo se mueve: el Fuego lo prende y los enemigos lo siguen, incluso aquellos \
                       de los que tú te escabulles.",
            },
            Rule {
                id: "DMD-18.15",
                text: "Resistencia, nivel 1: 1 repetición gratis cuando te atacan o tiras por Fuego.",
            },
            Rule {
                id: "DMD-18.16",
                text: "Resistencia, nivel 2: en su lugar, en esas tiradas puedes sufrir 1 Herida menos y perder 1 \
                       de Cordura menos.",
            },
            Rule {
                id: "DMD-18.17",
                text: "Resistencia, nivel 3: en su lugar, lo mismo con cualquier causa.",
            },
            Rule {
                id: "DMD-18.18",
                text: "Resistencia, nivel 4: en su lugar, hasta 2 Heridas y 1 de Cordura menos, con cualquier \
                       causa.",
            },
            Rule {
                id: "DMD-18.19",
                text: "Por cada causa puedes reducir Heridas, Cordura, ambas o ninguna.",
            },
            Rule {
                id: "DMD-18.20",
                text: "Escabullirse: cuando sales de un espacio al Mover, eliges a un enemigo que te seguiría; se \
                       queda.",
            },
            Rule {
                id: "DMD-18.21",
                text: "Sigilo, nivel 1: te escabulles de 1 enemigo por acción de Mover.",
            },
            Rule { id: "DMD-18.22", text: "Sigilo, nivel 2: en su lugar, de 3, juntos o de uno en uno." },
            Rule {
                id: "DMD-18.23",
                text: "Sigilo, nivel 3: 1 Herida a cada enemigo del que te escabulles, cada vez.",
            },
            Rule { id: "DMD-18.24", text: "Sigilo, nivel 4: de cuantos enemigos quieras." },
            Rule { id: "DMD-18.25", text: "Escabullirse otra vez del mismo enemigo cuenta de nuevo." },
            Rule {
                id: "DMD-18.26",
                text: "Esas Heridas caen al salir, y lo que matan lo has matado tú. Te puedes escabullir del \
                       Primigenio.",
            },
            Rule { id: "DMD-18.27", text: "Tirador, nivel 1: puedes atacar a un objetivo a distancia 1." },
            Rule {
                id: "DMD-18.28",
                text: "Tirador, nivel 2: 2 dados de bonificación al atacar fuera de tu espacio.",
            },
            Rule { id: "DMD-18.29", text: "Tirador, nivel 3: hasta distancia 2." },
            Rule {
                id: "DMD-18.30",
                text: "Tirador, nivel 4: 1 ataque gratis por turno, solo fuera de tu espacio.",
            },
            Rule {
                id: "DMD-18.31",
                text: "Solo se dispara adonde se podría andar: no al otro lado de una Cerradura.",
            },
            Rule { id: "DMD-18.32", text: "Todos los objetivos de un ataque están en un mismo espacio." },
        ],
    },
    Section {
        title: "Capacidades distintivas",
        rules: &[
            Rule {
                id: "DMD-19.1",
                text: "Agatha, Instinto asesino. Nivel 1: una vez por turno, al atacar, puedes subir 1 de Estrés \
                       para infligir 1 Herida más. Nivel 2: 2 en total. Nivel 3: sin Estrés. Nivel 4: en su \
                       lugar, todos tus ataques infligen 2 Heridas más. Se decide tras las repeticiones y no \
                       exige ningún Éxito.",
            },
            Rule {
                id: "DMD-19.2",
                text: "Huikong, Defensa personal. Nivel 1: si te atacan y no sufres Heridas, curas 1 de Estrés y \
                       puedes empujar al atacante a un espacio adyacente. Nivel 2: 1 repetición gratis cuando te \
                       atacan. Nivel 3: 1 más. Nivel 4: si te ataca un Sectario o un monstruo y no sufres \
                       Heridas, lo matas.",
            },
            Rule {
                id: "DMD-19.3",
                text: "Julien, Testigo silencioso, en tiradas que no sean contra ti, tras repetir, por cada \
                       Tentáculo. Nivel 1: puedes curar 1 de Estrés o 1 Herida. Nivel 2: en su lugar, curas 2 \
                       como quieras. Nivel 3: en vez de curar 2, puedes no perder Cordura por él. Nivel 4: las \
                       dos cosas.",
            },
            Rule {
                id: "DMD-19.4",
                text: "Leon, Fanfarrón. Nivel 1: 1 dado de bonificación si hay otro Investigador en tu espacio. \
                       Nivel 2: en su lugar, a 2 espacios o menos. Nivel 3: además, 1 repetición gratis por \
                       tirada. Nivel 4: en su lugar, 1 dado de bonificación y 1 repetición gratis por cada uno de \
                       ellos.",
            },
            Rule {
                id: "DMD-19.5",
                text: "Mike, Competente. Nivel 1: al atacar, cada repetición por Estrés da 1 repetición más en la \
                       misma tirada. Nivel 2: también si no atacas. Nivel 3: puedes curar 1 de Estrés antes de \
                       tirar para atacar. Nivel 4: antes de cualquier tirada.",
            },
            Rule {
                id: "DMD-19.6",
                text: "Peters, Cirujano. Nivel 1: cuando matas a un enemigo, curas 1 de Estrés o 1 Herida a un \
                       Investigador de tu espacio. Nivel 2: en su lugar, tantos puntos como la Vida del enemigo. \
                       Nivel 3: puedes repartirlos entre ti y quienes estén a 1 espacio o menos. Nivel 4: en su \
                       lugar, cada cual cura la cantidad entera.",
            },
            Rule {
                id: "DMD-19.7",
                text: "Ruth, Escurridiza. Nivel 1: una vez por acción de Mover, al escabullirte, curas 1 de \
                       Estrés. Nivel 2: 1 Herida a cada enemigo del que te escabulles. Nivel 3: en lugar de \
                       ambas, cada vez que te escabulles curas 1 de Estrés o 1 Herida e infliges 1 Herida. Nivel \
                       4: una vez por turno, tras Mover escabulléndote, puedes investigar en un espacio seguro.",
            },
            Rule {
                id: "DMD-19.8",
                text: "Sally, Fotógrafa entusiasta. Nivel 1: cuando otro Investigador sale de tu espacio puedes \
                       seguirlo. Nivel 2: los demás de tu espacio tienen 1 dado de bonificación. Nivel 3: cuando \
                       otro descansa en tu espacio, puedes curar 3 puntos. Nivel 4: una vez en tu turno, tú o un \
                       Investigador de tu espacio podéis hacer una acción gratis.",
            },
            Rule {
                id: "DMD-19.9",
                text: "Sandra, Buscadora de reliquias. Nivel 1: al empezar tu primer turno robas 2 Reliquias y te \
                       quedas 1. Nivel 2: al investigar puedes reclamar Objetos sin Estrés ni Heridas. Nivel 3: \
                       al final de tu turno curas 1 de Estrés por cada Reliquia y Objeto que tengas. Nivel 4: en \
                       vez de investigar puedes ganar 1 Reliquia transformada al azar.",
            },
            Rule {
                id: "DMD-19.10",
                text: "Stella, Explosivos químicos. Nivel 1: al atacar puedes tener 1 objetivo más en el espacio \
                       del primero, repartiendo las Heridas. Nivel 2: 1 repetición gratis por objetivo. Nivel 3: \
                       cuantos objetivos quieras de ese espacio. Nivel 4: cada objetivo sufre todas las Heridas.",
            },
        ],
    },
    Section {
        title: "La Cordura y la Locura",
        rules: &[
            Rule { id: "DMD-20.1", text: "Hay umbrales en 4, 8, 12, 15, 18 y 19; la calavera está en 20." },
            Rule {
                id: "DMD-20.2",
                text: "Una pérdida mueve el marcador de una vez; en un umbral se detiene y el resto de esa \
                       pérdida no cuenta.",
            },
            Rule {
                id: "DMD-20.3",
                text: "Todos los Tentáculos de una tirada son una pérdida; cada efecto distinto es otra.",
            },
            Rule {
                id: "DMD-20.4",
                text: "En un umbral, por este orden: el resto de la pérdida no cuenta; si hay un dado de \
                       bonificación, es tuyo; en el tercero, tus Reliquias se transforman; te golpea tu Locura; \
                       una capacidad sube de nivel.",
            },
            Rule {
                id: "DMD-20.5",
                text: "Si varios llegan a umbrales a la vez, se hace en orden desde el jugador activo.",
            },
            Rule {
                id: "DMD-20.6",
                text: "Tienes que subir una de tus tres capacidades que esté por debajo del nivel 4.",
            },
            Rule {
                id: "DMD-20.7",
                text: "Los umbrales en 8, 15, 18 y 19 dan 1 dado de bonificación cada uno para el resto de la \
                       partida, en todas las tiradas salvo las que son contra ti.",
            },
            Rule {
                id: "DMD-20.8",
                text: "Un marcador sobre un umbral sigue con la próxima pérdida. Desde 19, cualquier pérdida \
                       elimina.",
            },
            Rule { id: "DMD-20.9", text: "Lo que dice una Locura hay que hacerlo mientras se pueda." },
            Rule { id: "DMD-20.10", text: "Si la Locura elimina a su dueño, no sube ninguna capacidad." },
        ],
    },
    Section {
        title: "Los enemigos",
        rules: &[
            Rule {
                id: "DMD-21.1",
                text: "Son enemigos los Sectarios, los monstruos y el Primigenio en el tablero. Es monstruo todo \
                       enemigo que no sea ninguna de las otras dos cosas.",
            },
            Rule {
                id: "DMD-21.2",
                text: "La carta de un enemigo dice su Vida, sus dados, lo que sabe hacer y cuántos hay.",
            },
            Rule {
                id: "DMD-21.3",
                text: "Los enemigos no hacen nada por su cuenta: siguen, los mueven las cartas y atacan cuando \
                       luchas.",
            },
            Rule {
                id: "DMD-21.4",
                text: "Lo que hace un enemigo al ser atacado pasa una vez por ataque, sufra Heridas o no.",
            },
            Rule {
                id: "DMD-21.5",
                text: "A un enemigo lo mata el Investigador cuyo ataque, capacidad, carta o Reliquia le da la \
                       última Herida; nadie, si viene de otra parte.",
            },
            Rule {
                id: "DMD-21.6",
                text: "Lo que provoca la muerte de un enemigo pasa cuando la figura ya no está, en el espacio \
                       donde murió.",
            },
        ],
    },
    Section {
        title: "Las decisiones",
        rules: &[
            Rule {
                id: "DMD-22.1",
                text: "Si algo se puede hacer de varias maneras, decide el jugador activo.",
            },
            Rule {
                id: "DMD-22.2",
                text: "Si pasan varias cosas a la vez, el jugador activo elige el orden.",
            },
            Rule {
                id: "DMD-22.3",
                text: "Lo que toca a una hoja lo decide quien la lleva, también fuera de su turno.",
            },
            Rule {
                id: "DMD-22.4",
                text: "Lo que les pasa a todos los Investigadores les pasa en orden desde el jugador activo, de \
                       uno en uno. Si varios pierden Cordura por un mismo efecto, primero se mueven todos los \
                       marcadores; después, en el mismo orden, quienes han llegado a un umbral.",
            },
            Rule {
                id: "DMD-22.5",
                text: "Los enemigos que se mueven a la vez se mueven de uno en uno; cuáles son se fija antes de \
                       que se mueva el primero.",
            },
        ],
    },
    Section {
        title: "Reglas de lo desconocido",
        rules: &[
            Rule {
                id: "DMD-23.1",
                text: "Se pueden añadir a cualquier partida y la hacen más difícil. Conviene empezar con un \
                       monstruo desconocido.",
            },
            Rule { id: "DMD-23.2", text: "Los monstruos desconocidos se llaman A y B." },
            Rule { id: "DMD-23.3", text: "En juego son monstruos como los demás." },
            Rule {
                id: "DMD-23.4",
                text: "Sus cartas dicen cómo se preparan y qué hacen cuando el Primigenio avanza.",
            },
            Rule {
                id: "DMD-23.5",
                text: "En un avance, después del Primigenio y del Episodio, primero A y luego B hacen lo que dice \
                       su carta.",
            },
            Rule {
                id: "DMD-23.6",
                text: "Se añaden 4 cartas de Mitos: dos mueven al A más cercano y dos al B más cercano. No llevan \
                       símbolo de Invocación.",
            },
            Rule {
                id: "DMD-23.7",
                text: "Tras una de esas cartas se roba otra, hasta que salga una que no lo sea.",
            },
            Rule { id: "DMD-23.8", text: "Si algo te hace cumplir una sin robarla, no se roba otra." },
            Rule {
                id: "DMD-23.9",
                text: "Reliquias: cada Investigador empieza con una. En su tercer umbral, todas las Reliquias que \
                       tenga se transforman para siempre.",
            },
            Rule {
                id: "DMD-23.10",
                text: "Preparación: se sortean dos clases de monstruo que no estén en el Episodio, como A y B.",
            },
            Rule {
                id: "DMD-23.11",
                text: "Un A aparece en un Portal sorteado y un B en otro, según sus cartas.",
            },
            Rule { id: "DMD-23.12", text: "Sus 4 cartas de Mitos se barajan en el mazo." },
            Rule {
                id: "DMD-23.13",
                text: "Se roban tantas Reliquias como Investigadores; desde quien empieza, cada cual toma una.",
            },
            Rule {
                id: "DMD-23.14",
                text: "Las Reliquias no son ni Objetos ni cartas de Descubrimiento: ni se intercambian ni se \
                       descartan.",
            },
            Rule {
                id: "DMD-23.15",
                text: "El final del turno es el de siempre, con la parte de los monstruos desconocidos.",
            },
        ],
    },
    Section {
        title: "La dificultad",
        rules: &[
            Rule { id: "DMD-24.1", text: "Las Reliquias sin monstruos desconocidos lo hacen más fácil." },
            Rule { id: "DMD-24.2", text: "Los monstruos desconocidos sin Reliquias lo hacen más difícil." },
            Rule {
                id: "DMD-24.3",
                text: "Con un Primigenio imprevisible, la Etapa III lo sitúa en uno de cuatro lugares al azar, \
                       los tres Portales y el espacio inicial; la Etapa final, en uno de los otros 3.",
            },
            Rule {
                id: "DMD-24.4",
                text: "Con un monstruo desconocido solo hay A, en un Portal, y 2 de las cartas de Mitos.",
            },
            Rule {
                id: "DMD-24.5",
                text: "Todo esto se puede combinar. Las Reglas de lo desconocido completas son dos monstruos y \
                       Reliquias.",
            },
        ],
    },
    Section {
        title: "Cómo funciona la mesa",
        rules: &[
            Rule {
                id: "DMD-25.1",
                text: "La partida espera una decisión de una persona cada vez. Lo que solo tiene una respuesta se \
                       hace al momento, salvo elegir acción.",
            },
            Rule {
                id: "DMD-25.2",
                text: "Una partida es la preparación y luego turnos, uno tras otro, con sus pasos, hasta que \
                       acaba.",
            },
            Rule {
                id: "DMD-25.3",
                text: "Tú, en un texto, es el Investigador activo en Mitos, Episodio y Primigenio; quien \
                       investiga en una carta de Descubrimiento; quien la tiene en lo que se tiene; y quien ataca \
                       o es atacado en la carta de un enemigo.",
            },
            Rule { id: "DMD-25.4", text: "Una vez por turno es una vez en cada turno, sea de quien sea." },
            Rule {
                id: "DMD-25.5",
                text: "En cada clase de decisión se ofrece todo lo que está permitido, y nada más.",
            },
            Rule {
                id: "DMD-25.6",
                text: "Las cartas que no dicen cuándo se pueden usar entre tus acciones, antes de la carta de \
                       Mitos, antes de Investigar o luchar, entre los ataques de dos enemigos, antes de las dos \
                       primeras partes del final de tu turno y después de la tirada por Fuego.",
            },
            Rule {
                id: "DMD-25.7",
                text: "Todo lo que hay en la mesa está a la vista: el mapa, las hojas, las cartas con sus dos \
                       lados, los descartes, las Etapas, los dados y las decisiones.",
            },
            Rule {
                id: "DMD-25.8",
                text: "Nadie ve el orden de los mazos, las Locuras apartadas ni lo que está bocabajo.",
            },
            Rule {
                id: "DMD-25.9",
                text: "Una ficha que se giró y se volvió a tapar está oculta, pero el registro recuerda lo que se \
                       vio.",
            },
            Rule { id: "DMD-25.10", text: "Nadie sabe más que los demás." },
        ],
    },
    Section {
        title: "Aclaraciones",
        rules: &[
            Rule {
                id: "RUL-DMD-1",
                text: "Lo que no se puede alcanzar está infinitamente lejos; sin camino no se mueve nadie.",
            },
            Rule {
                id: "RUL-DMD-2",
                text: "Lo que se aleja tiene que quedar más lejos; si no puede, se queda.",
            },
            Rule {
                id: "RUL-DMD-3",
                text: "Al revelarse una Etapa, las figuras se sitúan: nadie sigue y el Fuego no prende.",
            },
            Rule {
                id: "RUL-DMD-4",
                text: "Los dados de bonificación de capacidades y cartas nunca entran en tiradas contra ti mismo.",
            },
            Rule {
                id: "RUL-DMD-5",
                text: "Las repeticiones gratis, las de Estrés y las que estas traen se mezclan, dado a dado.",
            },
            Rule { id: "RUL-DMD-6", text: "Una eliminación o una victoria cortan la tirada." },
            Rule { id: "RUL-DMD-7", text: "Las acciones son opcionales y acaban cuando lo dices." },
            Rule {
                id: "RUL-DMD-8", text: "Un cambio de nivel cuenta al momento, también a mitad de Mover."
            },
            Rule { id: "RUL-DMD-9", text: "Mover exige al menos un paso, y nada lo deja por debajo de 1." },
            Rule { id: "RUL-DMD-10", text: "El Primigenio sigue como cualquier enemigo." },
            Rule { id: "RUL-DMD-11", text: "Las figuras que se pueden atacar son solo enemigos." },
            Rule {
                id: "RUL-DMD-12",
                text: "En un intercambio ha de aceptar quien tiene la carta, salvo que sea el jugador activo. \
                       Quien la recibe no hace falta.",
            },
            Rule {
                id: "RUL-DMD-13",
                text: "Lo de la propia hoja lo decide su dueño; todo lo demás, el jugador activo.",
            },
            Rule {
                id: "RUL-DMD-14",
                text: "Un mazo de Mitos vacío se rehace con los descartes, sin avance.",
            },
            Rule {
                id: "RUL-DMD-15",
                text: "Las cartas de Descubrimiento descartadas quedan fuera de la partida.",
            },
            Rule {
                id: "RUL-DMD-16",
                text: "Un enemigo ataca como mucho una vez por lucha, aunque se vaya y vuelva.",
            },
            Rule {
                id: "RUL-DMD-17",
                text: "Una capacidad cuenta su nivel y las cartas que la suben, 4 como mucho; una que no tienes \
                       está a nivel 1 por muchas cartas que la den. Solo suben las tres tuyas.",
            },
            Rule { id: "RUL-DMD-18", text: "Dos Estados iguales cuentan los dos." },
            Rule {
                id: "RUL-DMD-19",
                text: "Los costes no se evitan ni se reducen; los Compañeros pueden pagar Heridas.",
            },
            Rule {
                id: "RUL-DMD-20",
                text: "Al final del turno solo ocurren los efectos del Investigador activo y los del Episodio.",
            },
            Rule { id: "RUL-DMD-21", text: "Hay como mucho un avance por turno." },
            Rule { id: "RUL-DMD-22", text: "Una Etapa revelada en este turno ya cuenta a su final." },
            Rule {
                id: "RUL-DMD-23",
                text: "El medidor tiene 8 casillas, empieza en la 1 y es rojo desde la 5.",
            },
            Rule { id: "RUL-DMD-24", text: "La casilla 8 hace perder antes de que ese avance haga nada." },
            Rule {
                id: "RUL-DMD-25",
                text: "La Herida que deja sitio a la Fatiga es tuya, y en el medidor de Estrés caben 4.",
            },
            Rule { id: "RUL-DMD-26", text: "Un enemigo del Cosmos tiene un dado de bonificación más." },
            Rule {
                id: "RUL-DMD-27",
                text: "Cuando muere un enemigo del Cosmos, primero vuelve la ficha, luego la figura y después \
                       ocurre lo que su muerte provoque.",
            },
            Rule {
                id: "RUL-DMD-28",
                text: "El Ritual se interrumpe en cuanto se cumple su condición, y así queda.",
            },
            Rule {
                id: "RUL-DMD-29",
                text: "Quien muere en su turno aún cuenta los símbolos de Invocación y decide lo que traigan.",
            },
            Rule {
                id: "RUL-DMD-30",
                text: "Maestría arcana cura 1 por Símbolo arcano contado, también si cuenta como 2 Éxitos.",
            },
            Rule {
                id: "RUL-DMD-31",
                text: "Quien va de la mano no tiene que aceptar, se prende y lo siguen los enemigos de los que se \
                       escabulle quien corre.",
            },
            Rule {
                id: "RUL-DMD-32",
                text: "Resistencia evita 1 Herida en los niveles 2 y 3, y 2 en el nivel 4.",
            },
            Rule {
                id: "RUL-DMD-33",
                text: "Las Heridas por escabullirse caen al salir, y lo que matan es tuyo.",
            },
            Rule { id: "RUL-DMD-34", text: "Un ataque, un espacio." },
            Rule {
                id: "RUL-DMD-35",
                text: "Instinto asesino se decide tras las repeticiones, cuenta antes de repartir las Heridas y \
                       no exige Éxitos.",
            },
            Rule {
                id: "RUL-DMD-36",
                text: "Defensa personal mira las Heridas que se sufren de verdad, incluidas las de los \
                       Compañeros. Al atacante se lo empuja a cualquier espacio adyacente.",
            },
            Rule {
                id: "RUL-DMD-37",
                text: "Para el Cirujano, un enemigo del Cosmos tiene su 1 de Vida más, cada muerte cuenta aparte \
                       y las distancias se miden desde Peters.",
            },
            Rule {
                id: "RUL-DMD-38",
                text: "Escurridiza 3 sustituye a los dos niveles anteriores. Escurridiza 4 roba una carta como al \
                       investigar, pero no es ese paso.",
            },
            Rule {
                id: "RUL-DMD-39",
                text: "Sally sigue movimientos, no cuando alguien es situado, en cada paso y en el turno de quien \
                       sea, y entonces no puede escabullirse. En el nivel 4 decide quien actúa.",
            },
            Rule {
                id: "RUL-DMD-40",
                text: "Buscadora de reliquias 4 puede sustituir cualquier investigación, mientras queden \
                       Reliquias. El nivel 2 perdona Estrés y Heridas solo por Objetos.",
            },
            Rule { id: "RUL-DMD-41", text: "Cada frase que quita Cordura es una pérdida." },
            Rule {
                id: "RUL-DMD-42",
                text: "En un umbral, el dado y las Reliquias van antes que la Locura, y la capacidad después.",
            },
            Rule { id: "RUL-DMD-43", text: "Ser atacado es ser objetivo, con Heridas o sin ellas." },
            Rule { id: "RUL-DMD-44", text: "Quien da la última Herida ha matado (DMD-21.5)." },
            Rule { id: "RUL-DMD-45", text: "Los grupos se fijan antes y luego van de uno en uno." },
            Rule { id: "RUL-DMD-46", text: "Los dos iconos de monstruos desconocidos se llaman A y B." },
            Rule {
                id: "RUL-DMD-47",
                text: "Las cartas de Mitos desconocidos mueven a A 1 o 2 espacios, y a B 1 o 2; tras cada una se \
                       roba otra.",
            },
            Rule {
                id: "RUL-DMD-48",
                text: "Todas las Reliquias que se tienen giran en el tercer umbral; las que lleguen después \
                       vienen transformadas. Las de quien muere vuelven como estaban.",
            },
            Rule {
                id: "RUL-DMD-49",
                text: "Con el Libro siniestro y el Necronomicón, cada Símbolo arcano elegido cuenta como 2 Éxitos \
                       y también como 1 Tentáculo.",
            },
            Rule {
                id: "RUL-DMD-50",
                text: "Con la Etapa II de Azathoth, cada Símbolo arcano en un ataque suyo o de un enemigo del \
                       Cosmos cuenta también como Tentáculo.",
            },
            Rule {
                id: "RUL-DMD-51",
                text: "Un Gug herido, Excalibur y los Talismanes dan 2 dados de bonificación; una revuelta da 1 \
                       por Paciente.",
            },
            Rule { id: "RUL-DMD-52", text: "Las Locuras que no se reparten no se ven." },
            Rule {
                id: "RUL-DMD-53",
                text: "Quien ataca a un Pescador sube 1 de Estrés por cada Símbolo arcano que lo siga siendo tras \
                       convertir.",
            },
            Rule {
                id: "RUL-DMD-54",
                text: "Una Cerradura está en una entrada y cuenta en los dos espacios. Al volver a taparse, \
                       Cerraduras y Llaves conservan su número.",
            },
            Rule {
                id: "RUL-DMD-55",
                text: "Una revuelta mueve al Sectario más cercano tantos espacios como Éxitos, hasta tu espacio.",
            },
            Rule {
                id: "RUL-DMD-56",
                text: "El Ídolo antiguo te libra de todas las Heridas, aunque un umbral se trague parte de la \
                       Cordura.",
            },
            Rule {
                id: "RUL-DMD-57",
                text: "Solo existe esta caja: 12 fichas de Fuego y siete clases de monstruo desconocido.",
            },
            Rule {
                id: "RUL-DMD-58",
                text: "En la Etapa final de Tsathoggua, primero se mueve; luego se pregunta por orden, y quien \
                       antes acepta muere y libra a los demás de la Fatiga.",
            },
            Rule {
                id: "RUL-DMD-59",
                text: "La Fuga te lleva dos pasos, a un espacio justo a distancia 2; cada paso es un movimiento. \
                       Si no lo hay, no pasa nada.",
            },
            Rule { id: "RUL-DMD-60", text: "Es Prueba lo que lleva esa palabra, no cualquier Objeto." },
            Rule {
                id: "RUL-DMD-61",
                text: "Amuleto inquietante y Excalibur son caras transformadas; Ídolo antiguo y Llave misteriosa, \
                       normales.",
            },
            Rule {
                id: "RUL-DMD-62",
                text: "La protección de un enemigo resta de las Heridas que le toquen en un ataque, ya \
                       repartidas.",
            },
            Rule {
                id: "RUL-DMD-63",
                text: "Las Heridas a varios a la vez caen juntas; luego se miran las muertes y el final, y \
                       primero si se gana.",
            },
            Rule {
                id: "RUL-DMD-64",
                text: "Lo que hiere o mata enemigos no hace nada al Primigenio antes de interrumpir el Ritual; lo \
                       que nombra Sectarios o monstruos no lo toca nunca.",
            },
            Rule {
                id: "RUL-DMD-65",
                text: "El primer Episodio tiene un solo nombre, lo llame como lo llame su introducción.",
            },
            Rule { id: "RUL-DMD-66", text: "Los descartes se barajan antes de invocar al Primigenio." },
            Rule {
                id: "RUL-DMD-67",
                text: "Las cartas sin momento propio se ofrecen solo en los momentos de DMD-25.6.",
            },
            Rule {
                id: "RUL-DMD-68",
                text: "Un coste en Heridas o Cordura se puede pagar aunque te elimine.",
            },
            Rule {
                id: "RUL-DMD-69",
                text: "Las Heridas se reparten como se quiera entre uno mismo y varios Compañeros.",
            },
            Rule {
                id: "RUL-DMD-70",
                text: "Con La presencia de Tsathoggua, cada punto de Estrés que no cabe es una Herida.",
            },
            Rule {
                id: "RUL-DMD-71",
                text: "En un avance, todos los Gug desconocidos se mueven; luego, a la vez, sufren 1 Herida e \
                       infligen 1 a las demás figuras de sus espacios; después se invoca uno.",
            },
            Rule {
                id: "RUL-DMD-72",
                text: "El Portal más cercano se mide desde el Investigador activo, por donde pueden ir los \
                       Investigadores.",
            },
            Rule {
                id: "RUL-DMD-73",
                text: "Si nadie tiene Fatiga, todos empatan a quien más tiene: el jugador activo elige a quién le \
                       toca.",
            },
            Rule {
                id: "RUL-DMD-74",
                text: "Curar una cosa o la otra es todo de lo mismo; curar como quieras se puede repartir.",
            },
            Rule {
                id: "RUL-DMD-75",
                text: "Las fichas de Episodio no son figuras: no son enemigos, no siguen y un espacio con ellas \
                       es seguro. El Portal más lejano de un texto es un solo Portal para todo lo que invoca allí.",
            },
            Rule {
                id: "RUL-DMD-76",
                text: "«Hasta» tantos puede ser menos, también nada: al curar, también.",
            },
        ],
    },
];

/// What a word of the game means.
pub static GLOSSARY: &[(&str, &str)] = &[
    ("Primigenio", "El dios al que hay que matar."),
    ("Etapa", "Una de las cuatro vidas del Primigenio: I, II, III y final."),
    ("Episodio", "Dónde estáis y cuál es el Ritual."),
    ("Ritual", "Lo que hay que interrumpir para que algo pueda herir al Primigenio."),
    ("Medidor de la Invocación", "Lo cerca que está el Primigenio, de 1 a 8."),
    ("Símbolo de Invocación", "En cartas de Mitos: con 3 en los descartes, el Primigenio avanza."),
    ("Investigador", "La figura que llevas."),
    ("Estrés", "De 0 a 4. Paga repeticiones de dados."),
    ("Heridas", "Con 5, un Investigador muere."),
    ("Cordura", "De 0 a 20. Por el camino hay umbrales; al final, la calavera."),
    ("Locura", "Lo que te golpea en cada umbral."),
    ("Umbral de la Locura", "Una casilla de Cordura en la que te golpea tu Locura y sube una capacidad."),
    ("Capacidad distintiva", "La que solo tiene ese Investigador."),
    ("Éxito", "Heridas en un combate, avance en una tirada."),
    ("Símbolo arcano", "No hace nada, salvo que alguien sepa usarlo."),
    ("Tentáculo", "Cuesta 1 de Cordura a quien tira."),
    ("Dado normal", "El negro: tiene Tentáculos."),
    ("Dado de bonificación", "El verde: no tiene ninguno."),
    ("Tirada contra ti mismo", "Cuando te ataca un enemigo, o por Fuego."),
    ("Espacio seguro", "El que no tiene enemigos."),
    ("Portal", "Donde aparecen enemigos: rojo, amarillo o azul."),
    ("Fuego", "Prende a quien sale de él."),
    ("Escabullirse", "Dejar atrás a un enemigo al Mover."),
    ("Carta de Mitos", "Lo que hace el otro bando en cada turno."),
    ("Carta de Descubrimiento", "Lo que encuentras al investigar."),
    ("Objeto", "Un lado de una carta de Descubrimiento que te ayuda."),
    ("Compañero", "Alguien que va contigo y puede sufrir Heridas por ti."),
    ("Estado", "Un lado de una carta de Descubrimiento que te pesa."),
    ("Fatiga", "De Tsathoggua: bloquea tus medidores."),
    ("Enemigo del Cosmos", "De Azathoth: 1 dado más y 1 de Vida más."),
    ("Reliquia", "Un objeto extraño que se transforma con quien lo lleva."),
];

/// Two minutes of rules.
pub static PRIMER: &[&str] = &[
    "Alguien llama a algo muy antiguo. En este Episodio hay un Ritual en marcha: primero se interrumpe y \
     después se mata al Primigenio que llega. Ganáis o perdéis todos a la vez.",
    "En tu turno haces hasta 3 acciones: Mover hasta 3 espacios, Atacar a un enemigo de donde estás, \
     Descansar en un espacio seguro, Intercambiar, o una de las dos del Episodio, con las que se \
     interrumpe el Ritual.",
    "Cuando sales de un espacio, te siguen todos los enemigos que haya; y si arde, te prendes.",
    "Para atacar tiras 3 dados negros y los verdes que hayas ganado. Cada Éxito es una Herida. Cada \
     Tentáculo te cuesta 1 de Cordura.",
    "Una mala tirada tiene arreglo: 1 de Estrés repite 1 dado, hasta que tu Estrés llega a 4. Descansar \
     cura Estrés y Heridas, 3 puntos en total.",
    "Perder la cabeza te hace más fuerte. En cada umbral de Cordura te golpea tu Locura, pero una \
     capacidad sube, y en algunos ganas un dado verde para siempre. En la calavera, se acabó.",
    "Tras tus acciones llega una carta de Mitos: vienen enemigos y se mueven. Luego, si tu espacio es \
     seguro, investigas y robas una carta de Descubrimiento; si no, te atacan todos los enemigos que \
     haya.",
    "Con 3 símbolos de Invocación en los descartes, el Primigenio avanza. En una casilla roja, o cuando \
     se interrumpe el Ritual, llega al tablero.",
    "Hasta que llegue no puede morir nadie: una muerte y todo está perdido. Hasta que se interrumpa el \
     Ritual, nada lo hiere.",
    "Entonces, dadle con todo, Etapa a Etapa, antes de que la ficha llegue a la casilla 8. Hasta la \
     muerte puede morir: ¡a por ella!",
];
