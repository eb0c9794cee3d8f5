//! What are the rules of The Big Book of Madness, in Spanish, as a player reads them?

use crate::rules::{Rule, Section};

/// Every rule under its own ID, in the order of the rulebook; then decisions, editions, rulings and promises.
pub static RULES: &[Section] = &[
    Section {
        title: "El objetivo",
        rules: &[
            Rule {
                id: "BBM-1.1",
                text: "Se juega en equipo: o ganan todos o pierden todos. No hay puntuación.",
            },
            Rule {
                id: "BBM-1.2",
                text: "La partida tiene seis rondas, con un monstruo en cada una. Si todas las maldiciones \
                       del monstruo están destruidas cuando el indicador de invocación vuelve a la casilla \
                       de invocación, el monstruo queda derrotado; si no, escapa.",
            },
            Rule {
                id: "BBM-1.3",
                text: "Para ganar solo hace falta derrotar al sexto monstruo. Los demás pueden escapar, a \
                       cambio de sufrir su efecto de fracaso.",
            },
        ],
    },
    Section {
        title: "Componentes",
        rules: &[
            Rule {
                id: "BBM-2.1",
                text: "Hay 48 maldiciones de cinco tipos: vinculadas al Agua (9), a la Tierra (9), al Fuego \
                       (9) o al Aire (9), y multielemento (12).",
            },
            Rule {
                id: "BBM-2.2",
                text: "Hay 35 cartas de locura y 136 cartas de elemento: de cada uno de los cuatro \
                       elementos, 18 de valor 1, 10 de valor 2 y 6 de valor 3.",
            },
            Rule {
                id: "BBM-2.3",
                text: "Hay 56 hechizos: 20 básicos (los mismos 4 para cada uno de hasta cinco jugadores) y \
                       36 de biblioteca (3 de cada elemento y de cada nivel: 1, 2 y 3).",
            },
            Rule {
                id: "BBM-2.4",
                text: "Hay 8 magos. Cada uno tiene una habilidad, una lista de cartas de elemento iniciales \
                       y casillas de apoyo.",
            },
            Rule {
                id: "BBM-2.5",
                text: "El grimorio se compone de 17 cartas: 4 cubiertas con un monstruo detrás; 12 páginas \
                       interiores, con una bonificación y un fracaso por delante y un monstruo por detrás; y \
                       la página final, con el efecto del último monstruo por delante y la contracubierta \
                       por detrás.",
            },
            Rule {
                id: "BBM-2.6",
                text: "Hay también un indicador de invocación, un indicador de ronda, una ficha de jugador \
                       activo, 16 fichas de elemento (4 de cada uno) y un tablero.",
            },
            Rule {
                id: "BBM-2.7",
                text: "Una carta de elemento muestra su elemento y su valor, que es lo que paga. Un hechizo \
                       muestra su nivel (que es su coste de activación), su coste de aprendizaje y un texto \
                       con una o más variables, los números enmarcados. Una maldición muestra arriba lo que \
                       cuesta destruirla y abajo lo que hace.",
            },
        ],
    },
    Section {
        title: "Preparación",
        rules: &[
            Rule {
                id: "BBM-3.1",
                text: "El indicador de invocación empieza en la casilla de invocación del tablero.",
            },
            Rule {
                id: "BBM-3.2",
                text: "La pila de locura depende del número de jugadores: 20 cartas para 2, 25 para 3, 30 \
                       para 4 y 35 para 5. Las demás cartas de locura se quedan en la caja.",
            },
            Rule {
                id: "BBM-3.3",
                text: "Las maldiciones se separan por tipos, se barajan y forman cinco pilas bocabajo.",
            },
            Rule {
                id: "BBM-3.4",
                text: "Las cartas de elemento de valor 2 y de valor 3 forman ocho pilas bocarriba en la \
                       mesa: de cada elemento, 10 de valor 2 y 6 de valor 3.",
            },
            Rule {
                id: "BBM-3.5",
                text: "Cada jugador empieza con los cuatro hechizos básicos, listos: Combustión, Hielo, \
                       Crecimiento y Telepatía.",
            },
            Rule {
                id: "BBM-3.6",
                text: "Cada jugador elige un mago distinto; se puede hablar con libertad (MOM-1, \
                       RUL-BBM-46). La mesa también puede repartirlos al azar o asignarlos.",
            },
            Rule {
                id: "BBM-3.7",
                text: "Tomas las cartas de elemento que indica tu mago. La de valor 2 sale de su pila de la \
                       mesa. Las de valor 1 que no use nadie van a la caja y no vuelven nunca.",
            },
            Rule {
                id: "BBM-3.8",
                text: "Tus cartas iniciales se barajan y forman tu mazo, bocabajo, después de los cambios \
                       que traiga el modo (BBM-22.4).",
            },
            Rule {
                id: "BBM-3.9",
                text: "El grimorio se monta de abajo arriba: la página final, cinco páginas interiores al \
                       azar (todas con la cara de bonificación y fracaso hacia arriba) y una cubierta al \
                       azar, cerrada.",
            },
            Rule {
                id: "BBM-3.10",
                text: "La biblioteca tiene un mazo por elemento: un hechizo de nivel 1 al azar encima, uno \
                       de nivel 2 debajo y uno de nivel 3 al fondo. La primera carta de cada mazo está \
                       bocarriba. Los 24 hechizos de biblioteca que sobran van a la caja sin que nadie los \
                       vea.",
            },
            Rule {
                id: "BBM-3.11",
                text: "El indicador de ronda empieza en la primera fila, en la columna de la dificultad \
                       elegida (BBM-22.1).",
            },
            Rule {
                id: "BBM-3.12",
                text: "Las fichas de elemento esperan en el suministro; solo las usan algunas cartas.",
            },
            Rule { id: "BBM-3.13", text: "Todos los apoyos empiezan vacíos." },
            Rule {
                id: "BBM-3.14",
                text: "Un jugador al azar toma la ficha de jugador activo y empieza, salvo que la mesa haya \
                       elegido quién.",
            },
            Rule {
                id: "BBM-3.15",
                text: "Cada jugador roba seis cartas, en sentido horario desde el primero.",
            },
        ],
    },
    Section {
        title: "De quién es cada cosa y quién la ve",
        rules: &[
            Rule {
                id: "BBM-4.1",
                text: "Puedes mirar tu descarte siempre que quieras, incluso justo antes de barajarlo. Un \
                       mazo no lo puede mirar nadie, ni siquiera su dueño; cuántas cartas le quedan sí es \
                       público.",
            },
            Rule {
                id: "BBM-4.2",
                text: "Las cartas destruidas forman una pila que cualquiera puede consultar.",
            },
            Rule {
                id: "BBM-4.3",
                text: "Una carta puesta sobre un mazo por un efecto sigue siendo conocida para quienes la \
                       vieron ponerse, hasta que deje de estar encima o se baraje ese mazo.",
            },
            Rule {
                id: "BBM-4.4",
                text: "La página derecha muestra los tres símbolos de maldición del monstruo siguiente: se \
                       conocen con una ronda de antelación. La página final no muestra ninguno.",
            },
            Rule {
                id: "BBM-4.5",
                text: "Una carta en una mano, un mazo, un descarte o un apoyo es del jugador en cuyo sitio \
                       está. Un hechizo es del jugador que lo tiene delante y nunca forma parte de un mazo.",
            },
            Rule { id: "BBM-4.6", text: "Solo robas de tu propio mazo, salvo que un efecto diga otra cosa." },
        ],
    },
    Section {
        title: "El turno",
        rules: &[
            Rule {
                id: "BBM-5.1",
                text: "Los turnos van en sentido horario desde el primer jugador. Cada turno tiene cuatro \
                       fases, en este orden: concentración, monstruo, acción y recuperación.",
            },
            Rule {
                id: "BBM-5.2",
                text: "Fase de concentración: todos tus hechizos agotados vuelven a estar listos, salvo los \
                       neutralizados (RUL-BBM-23). No hay nada que decidir.",
            },
            Rule {
                id: "BBM-5.3",
                text: "Tras tu fase de recuperación, la ficha de jugador activo pasa a la izquierda y esa \
                       persona empieza su turno.",
            },
            Rule {
                id: "BBM-5.4",
                text: "Una ronda son cinco turnos y una partida tiene seis rondas, así que dura como mucho \
                       30 turnos completos: acaba, a más tardar, en la fase de monstruo del turno 31.",
            },
        ],
    },
    Section {
        title: "La fase de monstruo",
        rules: &[
            Rule {
                id: "BBM-6.1",
                text: "La secuencia de invocación es un círculo de seis casillas: invocación, donde empieza \
                       y acaba; la casilla 1, nuevo monstruo; y las casillas 2, 3, 4 y 5. El indicador \
                       avanza siempre en ese orden.",
            },
            Rule {
                id: "BBM-6.2",
                text: "La fase tiene dos pasos: el indicador avanza una casilla, siempre; después se aplica \
                       la casilla nueva.",
            },
            Rule {
                id: "BBM-6.3",
                text: "En las casillas 2 a 5 se aplican las maldiciones que haya allí (BBM-7.6). Si no hay \
                       ninguna, no pasa nada.",
            },
            Rule {
                id: "BBM-6.4",
                text: "En la casilla de invocación se mira si quedan maldiciones en cualquier parte del \
                       tablero, bocarriba o neutralizadas. Si queda al menos una, el monstruo escapa \
                       (BBM-6.5); si no queda ninguna, está derrotado (BBM-6.6).",
            },
            Rule {
                id: "BBM-6.5",
                text: "Fracaso: cada jugador sufre el efecto de fracaso de la página derecha. Solo cuando se \
                       ha aplicado entero van las maldiciones restantes al fondo de sus pilas (RUL-BBM-53).",
            },
            Rule {
                id: "BBM-6.6", text: "Éxito: cada jugador recibe la bonificación de la página derecha."
            },
            Rule {
                id: "BBM-6.7",
                text: "En ambos casos, el indicador pasa enseguida a la casilla 1 y llega un nuevo monstruo, \
                       en este orden: se pasa la página, se aplica a todos el efecto de aparición (BBM-8.3), \
                       el indicador de ronda baja una fila y se colocan las nuevas maldiciones (BBM-7.2, \
                       BBM-7.3).",
            },
            Rule {
                id: "BBM-6.8",
                text: "Así, cada ronda dura exactamente cinco turnos, con el indicador en 1, 2, 3, 4 y 5, \
                       aunque todas sus maldiciones se destruyan antes. El monstruo se juzga al principio \
                       del turno que sigue a esos cinco.",
            },
            Rule {
                id: "BBM-6.9",
                text: "En el primer turno de la partida el grimorio está cerrado. El indicador pasa de \
                       invocación a la casilla 1, no se juzga nada, se abre el libro por el primer monstruo, \
                       se aplica su efecto de aparición y se colocan sus maldiciones. El indicador de ronda \
                       no se mueve.",
            },
        ],
    },
    Section {
        title: "Las maldiciones",
        rules: &[
            Rule {
                id: "BBM-7.1",
                text: "El tablero tiene cinco huecos para maldiciones: uno en la casilla 2, dos en la 3 \
                       (izquierdo y derecho), uno en la 4 y uno en la 5.",
            },
            Rule {
                id: "BBM-7.2",
                text: "Primero vienen las maldiciones multielemento: tantas como señale el indicador de \
                       ronda, 0, 1 o 2.",
            },
            Rule {
                id: "BBM-7.3",
                text: "Después vienen tres maldiciones, sacadas de las pilas de los tres símbolos de la \
                       página izquierda, de izquierda a derecha. Cada una ocupa el primer hueco libre en \
                       este orden: 2, 3 izquierdo, 3 derecho, 4, 5 (RUL-BBM-19).",
            },
            Rule {
                id: "BBM-7.4",
                text: "Las maldiciones se colocan bocarriba: todos pueden leer lo que hacen y lo que \
                       cuestan.",
            },
            Rule {
                id: "BBM-7.5",
                text: "Una maldición se aplica una sola vez, cuando el indicador llega a su casilla. Una vez \
                       pasada, ya no hace nada por sí misma, pero sigue en juego hasta que se destruya o \
                       acabe la ronda.",
            },
            Rule {
                id: "BBM-7.6",
                text: "Salvo que su texto diga otra cosa, una maldición alcanza a todos: primero al jugador \
                       activo y después a los demás, en sentido horario. Quien no pueda aplicarla se la \
                       salta; si nadie puede, se ignora.",
            },
            Rule {
                id: "BBM-7.7",
                text: "Si hay dos maldiciones en la casilla 3, se aplica a todos la izquierda y después la \
                       derecha.",
            },
            Rule {
                id: "BBM-7.8",
                text: "Una maldición deja de estar en juego cuando se destruye (BBM-13.1) o cuando acaba la \
                       ronda (BBM-6.5). Las destruidas quedan fuera de la partida: no vuelven a sus pilas.",
            },
            Rule {
                id: "BBM-7.9",
                text: "Ejemplo: solo quedan maldiciones en las casillas 3 y 5. Cuando el indicador llega a \
                       la 2 o a la 4 no pasa nada; en la 3 o en la 5 se aplica la que haya; en invocación el \
                       monstruo escapa, y después ambas salen del tablero.",
            },
        ],
    },
    Section {
        title: "El grimorio",
        rules: &[
            Rule {
                id: "BBM-8.1",
                text: "Cómo se lee el libro abierto: a la izquierda, el monstruo, su efecto de aparición y \
                       sus tres símbolos de maldición; a la derecha, la bonificación si lo derrota el grupo, \
                       el fracaso si escapa y los símbolos de maldición del monstruo siguiente.",
            },
            Rule {
                id: "BBM-8.2",
                text: "Las páginas tienen dos caras. El primer monstruo está detrás de la cubierta; cada uno \
                       de los siguientes, detrás de la página con la bonificación y el fracaso del anterior. \
                       Los del propio monstruo están en el anverso de la carta siguiente; los del sexto, en \
                       la página final.",
            },
            Rule {
                id: "BBM-8.3",
                text: "Un efecto de aparición se aplica una sola vez, a todos, empezando por el jugador \
                       activo y en sentido horario, justo después de pasar la página y antes de colocar las \
                       maldiciones. Los del Hechicero y el Dragón esperan a que estén colocadas \
                       (RUL-BBM-24).",
            },
            Rule {
                id: "BBM-8.4",
                text: "La bonificación y el fracaso se aplican a cada jugador, empezando por el activo y en \
                       sentido horario.",
            },
            Rule {
                id: "BBM-8.5",
                text: "Página final: la bonificación es ganar la partida y el fracaso es perderla. Además, \
                       cuando aparece el sexto monstruo cada jugador pone una locura de la pila sobre su \
                       mazo (RUL-BBM-44).",
            },
            Rule {
                id: "BBM-8.6",
                text: "Hechicero: hay una locura de la pila bajo cada maldición de esa ronda. Quien destruye \
                       una maldición se lleva a su descarte la locura que tiene debajo. Las que sigan ahí al \
                       acabar la ronda vuelven a la pila.",
            },
        ],
    },
    Section {
        title: "Las acciones y cómo se pagan",
        rules: &[
            Rule {
                id: "BBM-9.1",
                text: "En tu fase de acción realizas tantas acciones como quieras, en cualquier orden y \
                       repitiéndolas mientras puedas pagar: activar un hechizo, aprender uno nuevo, adquirir \
                       una carta de elemento, curar una locura o destruir una maldición. También puedes no \
                       hacer ninguna.",
            },
            Rule { id: "BBM-9.2", text: "La fase acaba cuando tú lo digas (MOM-2)." },
            Rule {
                id: "BBM-9.3",
                text: "Un coste pide cierta cantidad de uno o más elementos. Lo pagas descartando cartas de \
                       elemento de tu mano, de la reserva de apoyos (el apoyo de cualquiera) o de ambas.",
            },
            Rule {
                id: "BBM-9.4",
                text: "Una carta de elemento descartada paga su valor en su elemento. De cada elemento \
                       tienes que llegar al menos a lo que se pide; lo que sobre se pierde y no sirve para \
                       otra acción.",
            },
            Rule { id: "BBM-9.5", text: "Una carta paga una sola acción." },
            Rule {
                id: "BBM-9.6",
                text: "Ejemplo: un coste de 3 de un elemento se paga con 1+1+1, con 1+2, con 3 o con 2+2, \
                       perdiendo 1.",
            },
            Rule {
                id: "BBM-9.7",
                text: "Un pago es válido si cubre el coste y no le sobra ninguna carta (RUL-BBM-1).",
            },
            Rule {
                id: "BBM-9.8",
                text: "Pagas todo antes de que la acción tenga efecto. Cada carta va al descarte de su \
                       dueño: las de tu mano, al tuyo; las de un apoyo, al del jugador que las tenía en él.",
            },
            Rule { id: "BBM-9.9", text: "La locura no paga nunca." },
            Rule {
                id: "BBM-9.10",
                text: "Solo puedes realizar una acción si puedes pagarla y hay algo sobre lo que actuar: una \
                       carta en la pila, una maldición sin neutralizar, etc.",
            },
        ],
    },
    Section {
        title: "Activar un hechizo",
        rules: &[
            Rule {
                id: "BBM-10.1",
                text: "Activas uno de tus propios hechizos que no esté agotado ni neutralizado.",
            },
            Rule { id: "BBM-10.2", text: "Con poder 1 cuesta tanto como su nivel, en su elemento." },
            Rule {
                id: "BBM-10.3",
                text: "Una vez pagado, se aplica su efecto y el hechizo queda agotado (RUL-BBM-3).",
            },
            Rule {
                id: "BBM-10.4",
                text: "Poder: puedes pagar el doble o el triple del coste de activación; todas las variables \
                       del texto se multiplican entonces por 2 o por 3. El triple es el máximo. Los números \
                       que no son variables no cambian nunca.",
            },
            Rule {
                id: "BBM-10.5",
                text: "Ejemplos: un hechizo de coste 1 hace hasta el triple por 3. Con Círculo glacial, si \
                       pagas 6 de una vez, cada jugador pasa 2 cartas y roba 2.",
            },
            Rule {
                id: "BBM-10.6",
                text: "Sea cual sea su poder, un hechizo se activa una vez y queda agotado hasta que se \
                       recargue: en tu fase de concentración o por un efecto.",
            },
            Rule {
                id: "BBM-10.7",
                text: "Del efecto se aplica todo lo que se pueda, aunque no sea entero: con la mano vacía, \
                       Ojo del tornado te deja robar igualmente.",
            },
            Rule {
                id: "BBM-10.8",
                text: "De quién se habla: «tú» es quien activa el hechizo; «otro jugador», «jugador distinto \
                       de ti» y «los otros jugadores» te excluyen; «cada jugador» son todos, de uno en uno, \
                       y tú también; «un jugador» es quien tú elijas, y puedes ser tú.",
            },
        ],
    },
    Section {
        title: "Aprender un hechizo",
        rules: &[
            Rule {
                id: "BBM-11.1",
                text: "Aprendes el hechizo bocarriba de uno de los cuatro mazos de la biblioteca.",
            },
            Rule { id: "BBM-11.2", text: "Cuesta 2 del elemento del hechizo, sea cual sea su nivel." },
            Rule {
                id: "BBM-11.3",
                text: "El hechizo pasa a ser tuyo, listo, y se pone bocarriba el siguiente de ese mazo.",
            },
            Rule {
                id: "BBM-11.4",
                text: "El hechizo recién revelado se puede aprender con otra acción, incluso en el mismo \
                       turno.",
            },
            Rule { id: "BBM-11.5", text: "Puedes activar un hechizo en el mismo turno en que lo aprendes." },
            Rule {
                id: "BBM-11.6",
                text: "Puedes tener cinco hechizos, contando los básicos, los de biblioteca y los \
                       neutralizados. Si uno nuevo supera el límite, antes destruyes uno de los tuyos, esté \
                       listo, agotado o neutralizado (MOM-4).",
            },
            Rule { id: "BBM-11.7", text: "Un mazo de biblioteca vacío no ofrece nada." },
        ],
    },
    Section {
        title: "Adquirir una carta de elemento",
        rules: &[
            Rule {
                id: "BBM-12.1",
                text: "Tomas una carta de valor 2 o de valor 3 de una pila de la mesa que no esté vacía.",
            },
            Rule {
                id: "BBM-12.2",
                text: "Cuesta, en su mismo elemento, 2 si es de valor 2 y 3 si es de valor 3.",
            },
            Rule { id: "BBM-12.3", text: "La carta va a tu descarte." },
            Rule { id: "BBM-12.4", text: "Las cartas de valor 1 no se pueden adquirir." },
        ],
    },
    Section {
        title: "Destruir una maldición",
        rules: &[
            Rule {
                id: "BBM-13.1",
                text: "Puedes destruir cualquier maldición en juego que no esté neutralizada, en cualquier \
                       casilla, se haya aplicado ya o no.",
            },
            Rule {
                id: "BBM-13.2",
                text: "Una maldición vinculada cuesta 4 de su elemento (dos cartas de valor 2, por ejemplo); \
                       una multielemento cuesta 1 de cada elemento. Cada ficha de elemento que tenga encima \
                       suma 1 de ese elemento.",
            },
            Rule {
                id: "BBM-13.3",
                text: "Como recompensa, pones en tu descarte una carta de elemento de valor 2 de la mesa, a \
                       tu elección; nada si no queda ninguna de valor 2.",
            },
            Rule { id: "BBM-13.4", text: "El orden exacto de todo esto está en RUL-BBM-26." },
        ],
    },
    Section {
        title: "Curar una locura",
        rules: &[
            Rule { id: "BBM-14.1", text: "Cuesta 2 de un mismo elemento, el que quieras." },
            Rule {
                id: "BBM-14.2",
                text: "Curas una locura de tu mano o de cualquier sitio de la reserva de apoyos, también del \
                       apoyo de otros jugadores.",
            },
            Rule { id: "BBM-14.3", text: "La locura curada vuelve a la pila." },
        ],
    },
    Section {
        title: "El apoyo",
        rules: &[
            Rule {
                id: "BBM-15.1",
                text: "Tu apoyo son las cartas de tus propias casillas. La reserva de apoyos son los apoyos \
                       de todos, juntos.",
            },
            Rule {
                id: "BBM-15.2",
                text: "Para poner una carta en apoyo, deja una carta de tu mano bocarriba en una de tus \
                       casillas. Vale cualquier carta, también una locura.",
            },
            Rule {
                id: "BBM-15.3",
                text: "El límite de cada jugador es de tres cartas. El de Nerea es mayor (RUL-BBM-11, ED-1).",
            },
            Rule {
                id: "BBM-15.4",
                text: "Nada saca una carta del apoyo salvo un pago, un efecto que la descarte, la destruya o \
                       la intercambie, o, si es una locura, una cura.",
            },
            Rule {
                id: "BBM-15.5",
                text: "Cualquiera puede pagar con cartas de la reserva de apoyos, solas o junto con las de \
                       su mano. Si te falta un elemento, quizá esté en el apoyo de otra persona.",
            },
            Rule {
                id: "BBM-15.6",
                text: "Una carta de la reserva de apoyos va siempre al descarte de quien la puso, la use \
                       quien la use.",
            },
            Rule {
                id: "BBM-15.7",
                text: "Una locura que llega directamente a tu apoyo se recibe aunque esté lleno: superas el \
                       límite por un tiempo. El límite en sí no cambia.",
            },
            Rule {
                id: "BBM-15.8",
                text: "La locura en apoyo no cuenta como locura en la mano para la eliminación (BBM-20.6).",
            },
        ],
    },
    Section {
        title: "Robar, el mazo vacío y la locura",
        rules: &[
            Rule {
                id: "BBM-16.1",
                text: "Robar es llevar a tu mano la primera carta de tu mazo, siempre de una en una.",
            },
            Rule {
                id: "BBM-16.2",
                text: "Durante el turno no hay límite de cartas en la mano. Solo se ajusta a seis en tu \
                       propia fase de recuperación.",
            },
            Rule {
                id: "BBM-16.3",
                text: "Si tienes que robar una carta de tu mazo, o destruirla o tomarla de otro modo \
                       (RUL-BBM-16), y el mazo está vacío, primero añade una locura de la pila a tu \
                       descarte, barájalo para formar un mazo nuevo y después continúa.",
            },
            Rule {
                id: "BBM-16.4",
                text: "Solo se baraja cuando hace falta una carta, no cuando el mazo se acaba.",
            },
            Rule { id: "BBM-16.5", text: "Si es un efecto el que manda barajar, no se añade locura." },
            Rule {
                id: "BBM-16.6",
                text: "Recibir una locura es llevarla de la pila a tu descarte, salvo que el efecto nombre \
                       otro sitio: la mano, el apoyo o sobre el mazo.",
            },
            Rule {
                id: "BBM-16.7",
                text: "Si un jugador tiene que tomar una locura y la pila está vacía, la partida se pierde \
                       al instante.",
            },
            Rule {
                id: "BBM-16.8",
                text: "Para quitarte la locura de encima, ponla en apoyo, destrúyela o cúrala.",
            },
        ],
    },
    Section {
        title: "Qué significan las palabras",
        rules: &[
            Rule {
                id: "BBM-17.1",
                text: "Descartar: de la mano o del apoyo, según diga el efecto, y siempre al descarte de su \
                       dueño. Si el efecto no nombra un sitio, mira RUL-BBM-28.",
            },
            Rule {
                id: "BBM-17.2",
                text: "Destruir: la carta sale de la partida y va a la pila de cartas destruidas, a la vista \
                       de todos. Algunos efectos pueden recuperarla. Las cartas de elemento no vuelven nunca \
                       a las pilas de la mesa, ni las maldiciones a las suyas.",
            },
            Rule {
                id: "BBM-17.3",
                text: "Una locura destruida desaparece para siempre; una curada vuelve a la pila.",
            },
            Rule {
                id: "BBM-17.4",
                text: "Curar: devolver la locura a la pila, sea con una acción o por un efecto.",
            },
            Rule {
                id: "BBM-17.5",
                text: "Barajar, cuando lo manda un efecto: no se añade locura (BBM-16.5).",
            },
            Rule { id: "BBM-17.6", text: "Sobre un mazo: bocabajo, como la próxima carta que se robará." },
            Rule {
                id: "BBM-17.7",
                text: "Valor superior: la carta del mismo elemento que vale exactamente uno más. De 1 a 2 o \
                       de 2 a 3; nunca de 1 a 3, nunca de otro elemento.",
            },
            Rule {
                id: "BBM-17.8",
                text: "Intercambiar y dar: una carta que se da de una mano va a la mano del otro jugador, \
                       nunca al descarte.",
            },
            Rule {
                id: "BBM-17.9",
                text: "Neutralizar: el hechizo o la maldición se pone bocabajo. No tiene efecto, pero sigue \
                       en juego.",
            },
            Rule {
                id: "BBM-17.10",
                text: "Una maldición neutralizada no se aplica cuando llega el indicador y no se puede \
                       destruir, pero sigue contando. Se pone bocarriba en el turno siguiente, al final de \
                       la fase de monstruo (RUL-BBM-22), y entonces ya se puede destruir. Si al llegar a la \
                       casilla de invocación solo quedan maldiciones neutralizadas, el monstruo escapa.",
            },
            Rule {
                id: "BBM-17.11",
                text: "Un hechizo neutralizado no se puede activar, cuenta para el límite y puede ser el que \
                       destruyas al aprender otro. Si estaba agotado, sigue agotado cuando se pone \
                       bocarriba.",
            },
            Rule {
                id: "BBM-17.12",
                text: "Cuánto tiempo sigue neutralizado un hechizo por culpa de una maldición: con el \
                       reglamento inglés, hasta que esa maldición deje de estar en juego, destruida o al \
                       acabar la ronda; con el español, hasta que se revele el siguiente monstruo.",
            },
            Rule {
                id: "BBM-17.13",
                text: "Ficha de elemento: cada una que haya en una maldición sube en 1 de ese elemento lo \
                       que cuesta destruirla.",
            },
        ],
    },
    Section {
        title: "Cuando actúa otro jugador",
        rules: &[
            Rule {
                id: "BBM-18.1",
                text: "Algunos hechizos dejan que otro jugador actúe durante tu turno. Puede realizar \
                       cualquiera de las cinco acciones como en su turno, pagando con su mano y con la \
                       reserva de apoyos.",
            },
            Rule {
                id: "BBM-18.2",
                text: "Ese jugador ni repone su mano ni recarga sus hechizos, antes o después: eso solo \
                       ocurre en sus propias fases de recuperación y de concentración.",
            },
            Rule {
                id: "BBM-18.3",
                text: "Cada acción concedida se puede rechazar; el resto del texto se aplica igual \
                       (RUL-BBM-12).",
            },
            Rule {
                id: "BBM-18.4",
                text: "Avatar: realizas una o más acciones pagadas solo con cartas de la reserva de apoyos, \
                       y esas cartas no se descartan. Con más poder, cada carta de la reserva sirve para una \
                       sola de esas acciones. Los detalles, en RUL-BBM-14.",
            },
        ],
    },
    Section {
        title: "Los magos",
        rules: &[
            Rule {
                id: "BBM-19.1",
                text: "Cada mago tiene una habilidad, que se puede usar una vez por turno.",
            },
            Rule { id: "BBM-19.2", text: "Usarla no es una acción y no cuesta más que lo que ella diga." },
            Rule {
                id: "BBM-19.3",
                text: "Las habilidades de Céfiro, Maris, Rowan, Flora y Ceniza solo funcionan en tu propio \
                       turno, en los momentos que indica RUL-BBM-35, y como mucho una vez por turno. Las de \
                       Nerea, Ascua y Galerna funcionan siempre (RUL-BBM-36).",
            },
        ],
    },
    Section {
        title: "Recuperación y eliminación",
        rules: &[
            Rule {
                id: "BBM-20.1",
                text: "Al final de tu turno debes tener en la mano exactamente seis cartas; el apoyo no \
                       cuenta.",
            },
            Rule {
                id: "BBM-20.2",
                text: "Si tienes más de seis, descartas cartas de elemento a tu elección hasta quedarte con \
                       seis. La locura no se puede descartar así.",
            },
            Rule {
                id: "BBM-20.3",
                text: "Si tienes menos de seis, robas hasta tener seis (si se acaba el mazo: BBM-16.3).",
            },
            Rule { id: "BBM-20.4", text: "No puedes descartar antes para robar más." },
            Rule {
                id: "BBM-20.5",
                text: "Después tienes una última ocasión de usar tu habilidad (MOM-19). Si tras ella tienes \
                       más de seis cartas, lo que solo puede pasar si te habías quedado sin cartas de \
                       elemento que descartar, se aplica BBM-20.2 otra vez.",
            },
            Rule {
                id: "BBM-20.6",
                text: "Después, si tienes en la mano seis locuras o más (RUL-BBM-39), llega tu eliminación: \
                       todas tus cartas, hechizos incluidos, van a la caja. Los demás siguen jugando.",
            },
            Rule {
                id: "BBM-20.7",
                text: "Solo repone la mano el jugador activo, así que puedes empezar tu turno con cualquier \
                       número de cartas. La eliminación solo se comprueba aquí.",
            },
        ],
    },
    Section {
        title: "El final de la partida",
        rules: &[
            Rule {
                id: "BBM-21.1",
                text: "Se gana si, en la sexta ronda, el tablero está limpio de maldiciones cuando el \
                       indicador alcanza la casilla de invocación: el libro se ha acabado y el último \
                       monstruo está derrotado.",
            },
            Rule {
                id: "BBM-21.2",
                text: "Se pierde si alguien tiene que tomar una locura y la pila está vacía.",
            },
            Rule {
                id: "BBM-21.3",
                text: "Se pierde si queda alguna maldición cuando se juzga al sexto monstruo.",
            },
            Rule {
                id: "BBM-21.4",
                text: "Se pierde si queda eliminado el último jugador que seguía en la partida.",
            },
        ],
    },
    Section {
        title: "Dificultad y modos",
        rules: &[
            Rule {
                id: "BBM-22.1",
                text: "El seguimiento de ronda tiene seis filas, una por ronda, y tres columnas: I fácil, II \
                       media, III difícil. Se juega con una sola; la I es la indicada para una primera \
                       partida.",
            },
            Rule {
                id: "BBM-22.2",
                text: "Su casilla dice cuántas maldiciones multielemento trae la ronda: cuantos menos \
                       jugadores, más. Las seis rondas juntas traen a 2, 3, 4 o 5 jugadores 5, 4, 2 o 0 en \
                       la I, ninguna en las rondas 1 a 3; 7, 6, 4 o 3 en la II; 9, 9, 6 o 6 en la III. En \
                       Terror y Pesadilla: 6, 4, 1 o 0 en la I; 7, 6, 3 o 1 en la II; 9, 8, 6 o 4 en la III. \
                       Las partidas empezadas con una versión anterior de las reglas conservan la suya. En \
                       la versión 1: 3 en la I, 6 en la II y 9 en la III con cualquier número de jugadores. \
                       En las versiones 2 y 3 todos los modos tienen la de Normal. A 3 jugadores esta solo \
                       les trae 7 en la III en la versión 2, 8 en la III en las versiones 3 y 4. En Terror y \
                       Pesadilla la versión 4 trae a 2 jugadores 5 en la I, y a 3 jugadores 3 en la I, 7 en \
                       la III. Tu mesa muestra las casillas que le tocan.",
            },
            Rule {
                id: "BBM-22.3",
                text: "El indicador de ronda empieza en la primera fila y baja una con cada nuevo monstruo, \
                       menos con el primero.",
            },
            Rule {
                id: "BBM-22.4",
                text: "Los modos solo cambian la preparación. Normal: sin cambios. Terror: cada jugador \
                       baraja una locura de la pila en su mazo inicial, que pasa a tener 13 cartas. \
                       Pesadilla: la carta inicial de valor 2 de cada jugador se cambia por una de valor 1 \
                       (RUL-BBM-42).",
            },
        ],
    },
    Section {
        title: "Cómo se aplican los efectos",
        rules: &[
            Rule {
                id: "BBM-23.1",
                text: "Si el texto de una carta, un monstruo o un mago contradice estas reglas, manda el \
                       texto.",
            },
            Rule { id: "BBM-23.2", text: "Lo que se puede aplicar hay que aplicarlo." },
            Rule {
                id: "BBM-23.3",
                text: "Lo que solo se puede aplicar en parte se aplica en parte, empezando por el jugador \
                       activo y en sentido horario; el resto se ignora.",
            },
            Rule {
                id: "BBM-23.4",
                text: "Quien no pueda aplicar un efecto lo ignora; a los demás les afecta igual.",
            },
            Rule { id: "BBM-23.5", text: "Los consejos para jugar bien son consejos, no reglas." },
        ],
    },
    Section {
        title: "Qué decides y cuándo",
        rules: &[
            Rule {
                id: "MOM-1",
                text: "Preparación: por turno, cada jugador elige un mago que no tenga nadie.",
            },
            Rule {
                id: "MOM-2",
                text: "Tu fase de acción: activar un hechizo (y con qué poder), aprender uno, adquirir una \
                       carta de elemento, curar una locura, destruir una maldición, usar tu habilidad si aún \
                       no la has usado o acabar la fase. Solo se ofrece lo que puedes pagar y hacer \
                       (BBM-9.10).",
            },
            Rule {
                id: "MOM-3",
                text: "Pagar: quien realiza la acción elige entre los pagos válidos (BBM-9.7). Para curar se \
                       elige también el elemento; en su propio turno, Céfiro puede contar una carta de Aire \
                       de valor 1 como otro elemento.",
            },
            Rule { id: "MOM-4", text: "Aprender en el límite: eliges cuál de tus hechizos destruyes." },
            Rule {
                id: "MOM-5",
                text: "Tras destruir una maldición: eliges el elemento de tu carta de valor 2, entre los que \
                       tengan cartas.",
            },
            Rule {
                id: "MOM-6",
                text: "Un hechizo que afecta a algunos jugadores: los elige quien lo activa.",
            },
            Rule {
                id: "MOM-7",
                text: "Un efecto que se lleva algunas de tus cartas: las eliges tú, entre las que permita.",
            },
            Rule {
                id: "MOM-8",
                text: "Un efecto que puedes usar o no: sí o no. No se te pregunta si el sí no cambiaría \
                       nada.",
            },
            Rule {
                id: "MOM-9",
                text: "Recuperar cartas de tu descarte: eliges cuáles, y también en qué orden si van sobre \
                       tu mazo.",
            },
            Rule {
                id: "MOM-10",
                text: "Curar por un efecto: eliges cuántas, dentro de lo que permita, y qué locuras según \
                       dónde estén.",
            },
            Rule {
                id: "MOM-11",
                text: "Recibir una carta de elemento a tu elección: eliges un elemento cuya pila de ese \
                       valor no esté vacía.",
            },
            Rule {
                id: "MOM-12",
                text: "Recargar hechizos: eliges entre los agotados que permita el efecto.",
            },
            Rule { id: "MOM-13", text: "Neutralizar hechizos tuyos: eliges cuáles." },
            Rule {
                id: "MOM-14",
                text: "Neutralizar maldiciones: quien activa el hechizo elige entre las que estén bocarriba.",
            },
            Rule {
                id: "MOM-15",
                text: "Una acción que te conceden: cualquiera que puedas pagar, o pasar. Tu habilidad no se \
                       ofrece.",
            },
            Rule {
                id: "MOM-16",
                text: "Una acción de Avatar: lo mismo, pero tu mano no puede pagar; solo las cartas de la \
                       reserva de apoyos que aún no haya usado este Avatar.",
            },
            Rule {
                id: "MOM-17",
                text: "Un fracaso que recae en un solo jugador: el jugador activo elige en quién, entre \
                       todos los que siguen en la partida.",
            },
            Rule {
                id: "MOM-18",
                text: "Recuperación con más de seis cartas: eliges qué cartas de elemento descartas hasta \
                       quedarte con seis, o todas si no basta.",
            },
            Rule {
                id: "MOM-19",
                text: "Recuperación, con la mano ya ajustada: usar tu habilidad o no usarla. Solo se te \
                       pregunta si no la has usado este turno y puedes usarla.",
            },
            Rule {
                id: "MOM-20",
                text: "Recuperar cartas de elemento destruidas: quien activa el hechizo elige cuáles, desde \
                       ninguna hasta el número permitido.",
            },
        ],
    },
    Section {
        title: "Las dos ediciones",
        rules: &[
            Rule {
                id: "ED-1",
                text: "El límite de apoyo de Nerea es de cinco cartas en el reglamento español y de cuatro \
                       en el inglés. Tu mesa juega con la edición que eligió.",
            },
            Rule {
                id: "ED-2",
                text: "El reglamento español da siempre un límite de apoyo de tres; el inglés dice tres en \
                       un sitio y cuatro en otro. Aquí es tres en ambos (RUL-BBM-11).",
            },
            Rule {
                id: "ED-3",
                text: "Un hechizo que una maldición puso bocabajo vuelve cuando se revela el siguiente \
                       monstruo en el reglamento español, y cuando esa maldición deja de estar en juego en \
                       el inglés. Tu mesa juega con la edición que eligió (BBM-17.12).",
            },
            Rule {
                id: "ED-4",
                text: "Habilidad de Ceniza: el español dice tu apoyo; el inglés, solo apoyo. Aquí es el \
                       propio en ambos (RUL-BBM-37).",
            },
            Rule {
                id: "ED-5",
                text: "Habilidad de Céfiro: cualquier otro elemento en español, cualquier elemento en \
                       inglés. En la partida da lo mismo.",
            },
            Rule {
                id: "ED-6",
                text: "Levitación: en español se roba hasta tener seis; el inglés podría entenderse como \
                       robar hasta seis cartas. Aquí, hasta tener seis (RUL-BBM-47).",
            },
            Rule {
                id: "ED-7",
                text: "Hielo, Mente fría y Círculo glacial: el español dice de quién es el apoyo; el inglés, \
                       no. Aquí, el propio de cada jugador.",
            },
            Rule {
                id: "ED-8",
                text: "Dónde empieza el indicador de invocación: el inglés nombra la casilla de invocación; \
                       el español dice su casilla de la secuencia. Aquí, la casilla de invocación.",
            },
            Rule {
                id: "ED-9",
                text: "Lo que señala al jugador activo es una ficha en español, y una ficha o una carta en \
                       inglés. Aquí, una ficha.",
            },
            Rule {
                id: "ED-10",
                text: "El lugar de la pila de locura en el tablero recibe nombres distintos. En la partida \
                       da lo mismo.",
            },
            Rule {
                id: "ED-11",
                text: "El español enumera los modos de juego; el inglés añade que son tres. Aquí no se \
                       pueden combinar (RUL-BBM-42).",
            },
            Rule {
                id: "ED-12",
                text: "Un pasaje en español llama reserva a las casillas propias. Aquí las palabras \
                       significan lo que dice BBM-15.1.",
            },
            Rule {
                id: "ED-13",
                text: "Solo el inglés dice que los hechizos básicos empiezan bocarriba. Aquí, sí.",
            },
            Rule {
                id: "ED-14",
                text: "Un pasaje en inglés habla del triple del coste de acción. Aquí es el coste de \
                       activación (BBM-10.4).",
            },
            Rule {
                id: "ED-15",
                text: "El español habla de los otros jugadores; el inglés, de cada uno de ellos. Aquí, cada \
                       uno de ellos, de uno en uno (BBM-10.8).",
            },
            Rule {
                id: "ED-16",
                text: "Los dos reglamentos usan varios verbos para recibir locura. Aquí todos significan lo \
                       mismo (BBM-16.6).",
            },
            Rule {
                id: "ED-17",
                text: "El inglés redacta el Hechicero de dos maneras que significan lo mismo (BBM-8.6).",
            },
            Rule {
                id: "ED-18",
                text: "Para dar más poder a un hechizo, el español dice que su coste se multiplica; el \
                       inglés, que se paga de más. Aquí, RUL-BBM-2.",
            },
            Rule {
                id: "ED-19",
                text: "El inglés dice que cada ronda trae un monstruo distinto; el español, un monstruo. \
                       Aquí hay uno por ronda y ninguna carta se repite.",
            },
            Rule {
                id: "ED-20",
                text: "Los dos reglamentos aconsejan el nivel I para la primera partida, cada uno a su \
                       manera. Aquí es el habitual.",
            },
            Rule {
                id: "ED-21",
                text: "Para agotar un hechizo se gira 90 grados; solo el inglés dice que en sentido horario. \
                       En la partida da lo mismo.",
            },
            Rule {
                id: "ED-22",
                text: "El dibujo de la preparación muestra un sitio para un quinto hechizo en el reglamento \
                       español. El límite está en BBM-11.6.",
            },
            Rule {
                id: "ED-23",
                text: "El español escribe con letra los números que no son variables; el inglés, con cifras. \
                       Cuáles son variables es igual en ambos.",
            },
        ],
    },
    Section {
        title: "Aclaraciones",
        rules: &[
            Rule {
                id: "RUL-BBM-1",
                text: "En un pago se puede perder parte del valor de una carta, pero nunca una carta entera: \
                       si puedes quitar alguna y el coste sigue cubierto, no es válido.",
            },
            Rule {
                id: "RUL-BBM-2",
                text: "Declaras el poder (1, 2 o 3) al activar el hechizo y pagas su coste otras tantas \
                       veces. Puedes declarar menos de lo que darían tus cartas: una carta de valor 3 para \
                       poder 1, por ejemplo.",
            },
            Rule {
                id: "RUL-BBM-3",
                text: "Un hechizo cuenta como agotado en cuanto se paga, antes de su efecto. Mientras se \
                       aplica, aunque entretanto se activen otros, no se puede activar ni recargar.",
            },
            Rule {
                id: "RUL-BBM-4",
                text: "Un hechizo que recarga un efecto se puede volver a activar en el mismo turno.",
            },
            Rule {
                id: "RUL-BBM-5",
                text: "Puedes activar un hechizo aunque su efecto vaya a hacer poco o nada. La excepción: \
                       uno que solo afecta a otros jugadores necesita que quede al menos otro en la partida.",
            },
            Rule {
                id: "RUL-BBM-6",
                text: "Si un hechizo afecta a varios jugadores, tienen que ser distintos; si no hay tantos, \
                       afecta a todos los que haya. Se puede tener más poder que jugadores, pero no añade \
                       nada.",
            },
            Rule {
                id: "RUL-BBM-7",
                text: "Si un efecto alcanza a varios jugadores, va en sentido horario desde el jugador \
                       activo, aunque el hechizo lo haya activado otro. Cada uno completa el texto entero, \
                       con sus decisiones, antes de que empiece el siguiente.",
            },
            Rule {
                id: "RUL-BBM-8",
                text: "Los jugadores eliminados no tienen cartas, y no se les pregunta ni se les elige, no \
                       cuentan y nada les afecta. Sus turnos se saltan; el indicador avanza una vez por cada \
                       turno que se juega de verdad.",
            },
            Rule {
                id: "RUL-BBM-9",
                text: "Si en tu apoyo faltan casillas libres, pones solo lo que quepa y el texto continúa. \
                       Sin ninguna libre, un efecto que pone en apoyo la primera carta de tu mazo no toca el \
                       mazo. No puedes sustituir cartas que ya estén ahí.",
            },
            Rule {
                id: "RUL-BBM-10",
                text: "Si superas tu límite de apoyo (BBM-15.7), conservas todas esas cartas; nada te obliga \
                       a bajar. Solo puedes volver a poner cartas cuando estés por debajo del límite.",
            },
            Rule {
                id: "RUL-BBM-11",
                text: "El límite normal de apoyo es 3 en las dos ediciones. El cuatro de un pasaje en inglés \
                       es una errata.",
            },
            Rule {
                id: "RUL-BBM-12",
                text: "Si te conceden acciones y pasas, renuncias a todas las que te quedaban de esa \
                       concesión; el resto del texto, como robar una carta, se aplica igual. Entonces no se \
                       pueden usar las habilidades que se activan a voluntad; las que funcionan siempre, sí \
                       (la de Céfiro: RUL-BBM-29).",
            },
            Rule {
                id: "RUL-BBM-13",
                text: "Un jugador al que se concede una acción puede activar su propia Telepatía, incluso \
                       hacia el jugador activo o hacia quien se la concedió. Las acciones de dentro se \
                       completan antes de que continúe el texto de fuera.",
            },
            Rule {
                id: "RUL-BBM-14",
                text: "Avatar. Su propio coste se paga como siempre. Cada acción que da se paga solo con \
                       cartas de elemento que estén entonces en la reserva de apoyos, y ninguna se descarta. \
                       Una carta usada así no sirve para otra acción del mismo Avatar; una que entre en \
                       apoyo entretanto está sin usar. Vale cualquiera de las cinco acciones, con cualquier \
                       poder. Los efectos dentro de una de ellas se pagan descartando, incluso cartas ya \
                       usadas. Después, esas cartas pueden pagar otras acciones, incluso en el mismo turno. \
                       Cada acción se puede rechazar.",
            },
            Rule {
                id: "RUL-BBM-15",
                text: "Si tu mazo y tu descarte están vacíos, la locura que añades es todo tu mazo nuevo. Se \
                       repite por cada carta más que necesites.",
            },
            Rule {
                id: "RUL-BBM-16",
                text: "BBM-16.3 vale para todo lo que tome cierto número de cartas de la parte superior de \
                       tu mazo: robar, destruir, descartar o poner en apoyo. Descartar el mazo entero mueve \
                       solo lo que haya y nunca hace barajar.",
            },
            Rule {
                id: "RUL-BBM-17",
                text: "La partida se pierde por falta de locura (BBM-16.7) solo si un jugador tiene que \
                       tomar una: al descarte, a la mano, al apoyo, al mazo o por barajar. Destruir locura \
                       de la pila o ponerla bajo maldiciones se hace hasta donde se pueda y nunca hace \
                       perder. Tomar la última no hace daño; robar con la pila vacía y cartas en el mazo, \
                       tampoco.",
            },
            Rule {
                id: "RUL-BBM-18",
                text: "Ganar o perder tiene efecto al instante: no se aplica nada más.",
            },
            Rule {
                id: "RUL-BBM-19",
                text: "Los huecos se llenan sin saltos: tres maldiciones ocupan el 2, el 3 izquierdo y el 3 \
                       derecho; la cuarta va al 4 y la quinta al 5.",
            },
            Rule {
                id: "RUL-BBM-20",
                text: "Si hay más maldiciones que huecos, las que no tengan hueco no se sacan. Si una pila \
                       está vacía, esa maldición se salta y la siguiente ocupa su hueco. (Con las cartas de \
                       este juego no puede pasar ninguna de las dos cosas.)",
            },
            Rule {
                id: "RUL-BBM-21",
                text: "En la casilla 3, la maldición izquierda se completa para todos antes de mirar la \
                       derecha. Si una de las dos está destruida o neutralizada, la otra se aplica igual.",
            },
            Rule {
                id: "RUL-BBM-22",
                text: "Una maldición que neutralizas sigue bocabajo hasta el final de la fase de monstruo \
                       del turno siguiente. Así, si el indicador llega a ella en esa fase, no se aplica, y \
                       ya no se aplicará; si en esa fase se juzga al monstruo, este escapa; y desde la fase \
                       de acción de ese turno se puede destruir.",
            },
            Rule {
                id: "RUL-BBM-23",
                text: "A un hechizo neutralizado no lo recargan ni la concentración ni los efectos, y no se \
                       puede neutralizar otra vez. Cuando se pone bocarriba está listo o agotado, como \
                       estaba. Si se destruye bocabajo, no vuelve. Neutralizar la maldición que lo causó no \
                       lo libera.",
            },
            Rule {
                id: "RUL-BBM-24",
                text: "Los efectos de aparición del Hechicero y del Dragón se aplican justo después de \
                       colocar las nuevas maldiciones, en el orden de los huecos.",
            },
            Rule {
                id: "RUL-BBM-25",
                text: "La locura del Hechicero va al descarte de quien realiza la acción que destruye la \
                       maldición, aunque sea en el turno de otro. Sale de debajo de la maldición, así que \
                       con la pila vacía no se pierde. Una maldición neutralizada conserva su locura. Lo que \
                       quede al acabar la ronda vuelve a la pila después del efecto de fracaso.",
            },
            Rule {
                id: "RUL-BBM-26",
                text: "Destruir una maldición va en este orden: pagas; la maldición y sus fichas salen del \
                       tablero (con el reglamento inglés, los hechizos que neutralizó se ponen bocarriba); \
                       la locura que tuviera debajo va a tu descarte; tomas tu carta de valor 2, que va a tu \
                       descarte; y, si llevas a Ascua, robas una carta.",
            },
            Rule {
                id: "RUL-BBM-27",
                text: "No puedes rechazar la carta de valor 2 por destruir una maldición mientras quede \
                       alguna.",
            },
            Rule {
                id: "RUL-BBM-28",
                text: "Si un texto te manda descartar y no nombra un sitio, las cartas salen de tu mano, de \
                       tu propio apoyo o de ambos, a tu elección; tienes que hacerlo si tienes alguna que \
                       valga en cualquiera de los dos. El apoyo de los demás no se toca nunca. Si dice de la \
                       mano y del apoyo, cada jugador mira los suyos.",
            },
            Rule {
                id: "RUL-BBM-29",
                text: "La carta de Aire de Céfiro cuenta como otro elemento solo dentro de un pago en su \
                       propio turno: una carta por turno, de su mano o de la reserva de apoyos, también en \
                       acciones que le den en ese turno Avatar o el hechizo de otro jugador. Para todo lo \
                       demás sigue siendo Aire.",
            },
            Rule {
                id: "RUL-BBM-30",
                text: "«Puedes hacer esto y luego aquello» es una sola decisión: sí es lo primero hasta \
                       donde se pueda y luego lo segundo entero; no es nada. Poder del Infierno con poder 2, \
                       aceptado con una sola carta: se descarta 1 y se roban 2.",
            },
            Rule {
                id: "RUL-BBM-31",
                text: "Cuando un fracaso recae en un solo jugador, el jugador activo elige en quién.",
            },
            Rule {
                id: "RUL-BBM-32",
                text: "Si la carta que destruiste era una locura o de valor 3, o la pila del valor superior \
                       está vacía, no recibes nada; la carta queda destruida.",
            },
            Rule {
                id: "RUL-BBM-33",
                text: "«Cura 1 o 2 locuras»: la primera es obligatoria si hay alguna en tu mano o en la \
                       reserva de apoyos; la segunda, si quieres.",
            },
            Rule {
                id: "RUL-BBM-34",
                text: "Si van varias cartas sobre un mismo mazo, su dueño elige el orden. Siguen siendo \
                       conocidas (BBM-4.3).",
            },
            Rule {
                id: "RUL-BBM-35",
                text: "En tu turno puedes usar tu habilidad entre dos acciones, y una última vez en la fase \
                       de recuperación, con la mano ya ajustada y antes de comprobar la eliminación \
                       (MOM-19); siempre una sola vez por turno. Nunca en la fase de concentración ni en la \
                       de monstruo, ni en mitad de un efecto.",
            },
            Rule {
                id: "RUL-BBM-36",
                text: "Ascua roba una carta por cada maldición que destruye, en cualquier turno y sin \
                       límite. Las habilidades de Nerea y Galerna valen siempre.",
            },
            Rule {
                id: "RUL-BBM-37",
                text: "Ceniza cambia exactamente dos cartas de su mano por dos de su propio apoyo. Con menos \
                       de dos en algún lado no se puede. Superar el límite de apoyo no lo impide.",
            },
            Rule {
                id: "RUL-BBM-38",
                text: "Flora cura o descarta justo la carta que ha robado. Si el mazo está vacío, se baraja \
                       como siempre (BBM-16.3).",
            },
            Rule {
                id: "RUL-BBM-39",
                text: "La eliminación llega con seis locuras o más en la mano. Si te quedas sin cartas de \
                       elemento que descartar antes de bajar a seis, tu mano simplemente se queda más \
                       grande.",
            },
            Rule {
                id: "RUL-BBM-40",
                text: "Con tu eliminación van a la caja tu mano, tu mazo, tu descarte, tu apoyo y tus \
                       hechizos, locura incluida; nada vuelve a la pila, a la mesa ni a la biblioteca. Las \
                       cartas destruidas se quedan donde están.",
            },
            Rule {
                id: "RUL-BBM-41",
                text: "Si no tienes ningún hechizo que puedas usar, o ninguna carta, juegas tu turno \
                       igualmente.",
            },
            Rule {
                id: "RUL-BBM-42",
                text: "Los modos no se combinan. En Pesadilla, la carta de valor 1 que sustituye a la tuya \
                       es del mismo elemento, y la de valor 2 se queda en su pila de la mesa.",
            },
            Rule {
                id: "RUL-BBM-43",
                text: "Destruir la última maldición de la sexta ronda no acaba la partida: se gana cuando el \
                       indicador vuelve a llegar a la casilla de invocación, y hasta entonces aún se puede \
                       perder.",
            },
            Rule {
                id: "RUL-BBM-44",
                text: "Cuando aparece el sexto monstruo, primero va su propio efecto de aparición, después \
                       la locura de la página final sobre cada mazo y después las maldiciones.",
            },
            Rule {
                id: "RUL-BBM-45",
                text: "Las manos están a la vista, salvo que la mesa eligiera otra cosa. Con manos ocultas \
                       solo ves tu mano y tu descarte; de los demás, cuántas cartas tienen y la primera de \
                       su descarte.",
            },
            Rule {
                id: "RUL-BBM-46",
                text: "Los magos se eligen en el orden de los asientos; el primer jugador se sortea después.",
            },
            Rule {
                id: "RUL-BBM-47",
                text: "Levitación: el jugador roba hasta tener seis cartas en la mano; si ya tiene seis o \
                       más, no pasa nada.",
            },
            Rule { id: "RUL-BBM-48", text: "Una carta que se da o se recupera es de quien la tiene ahora." },
            Rule {
                id: "RUL-BBM-49",
                text: "Hay cuatro fichas de cada elemento. Si no quedan bastantes, se ponen en el orden de \
                       los huecos hasta que se acaben. Vuelven al suministro cuando su maldición deja de \
                       estar en juego; destruir el Sello que las puso no las quita.",
            },
            Rule {
                id: "RUL-BBM-50",
                text: "En el límite de hechizos puedes destruir cualquiera de los tuyos, incluso uno que se \
                       esté aplicando, que aun así completa su efecto. Por debajo del límite no puedes \
                       destruir ninguno.",
            },
            Rule {
                id: "RUL-BBM-51",
                text: "Una decisión con una sola respuesta posible se toma por ti. Tu mago, tus acciones y \
                       tu habilidad los eliges siempre tú (MOM-1, MOM-2, MOM-15, MOM-16, MOM-19).",
            },
            Rule {
                id: "RUL-BBM-52",
                text: "Los efectos pueden descartar locura de la mano o del apoyo. Solo el descarte de la \
                       fase de recuperación no puede.",
            },
            Rule {
                id: "RUL-BBM-53",
                text: "Las maldiciones que se devuelven al acabar la ronda van debajo de sus pilas en el \
                       orden de los huecos: 2, 3 izquierdo, 3 derecho, 4, 5. La última queda más abajo.",
            },
            Rule {
                id: "RUL-BBM-54",
                text: "Ninguna decisión necesita el acuerdo de todos: decide solo el jugador al que le toca. \
                       Hablar es libre.",
            },
            Rule {
                id: "RUL-BBM-55",
                text: "Si el jugador activo queda eliminado, la ficha pasa al siguiente que siga en la \
                       partida. Si no queda nadie, se pierde (BBM-21.4).",
            },
            Rule {
                id: "RUL-BBM-56",
                text: "Las cartas de elemento que da un efecto salen solo de las pilas de la mesa; las de \
                       valor 1 de la caja no están nunca disponibles.",
            },
            Rule {
                id: "RUL-BBM-57",
                text: "Si un efecto te da varias cartas de la mesa a tu elección, las eliges y las tomas de \
                       una en una. Si van sobre tu mazo, la última elegida queda encima.",
            },
            Rule {
                id: "RUL-BBM-58",
                text: "Una variable multiplica exactamente lo que acompaña: cantidades o número de \
                       jugadores. Si ⟨1⟩ jugador distinto de ti obtiene 1 acción y luego roba 1, con poder 2 \
                       son dos jugadores, con una acción y una carta cada uno.",
            },
            Rule {
                id: "RUL-BBM-59",
                text: "«Luego» no hace que la segunda parte dependa de la primera, salvo que el texto lo \
                       diga («si lo hace»).",
            },
        ],
    },
    Section {
        title: "Lo que siempre se cumple",
        rules: &[
            Rule {
                id: "INV-1",
                text: "Las cartas de locura de la pila, de todas las manos, mazos, descartes y apoyos, bajo \
                       maldiciones, destruidas y en la caja suman siempre 35.",
            },
            Rule {
                id: "INV-2",
                text: "Las cartas de un mismo elemento y valor, en la mesa, en poder de los jugadores, \
                       destruidas y en la caja, suman siempre 18 de valor 1, 10 de valor 2 y 6 de valor 3.",
            },
            Rule {
                id: "INV-3",
                text: "Nunca hay más de cinco maldiciones en el tablero ni dos en un mismo hueco. Las de las \
                       pilas, las del tablero y las destruidas suman siempre 48.",
            },
            Rule {
                id: "INV-4",
                text: "Tras tu fase de recuperación tienes exactamente seis cartas en la mano, o ha llegado \
                       tu eliminación.",
            },
            Rule { id: "INV-5", text: "Nadie tiene más de cinco hechizos; Galerna, seis." },
            Rule {
                id: "INV-6",
                text: "Un apoyo supera su límite solo porque le ha llegado locura directamente (BBM-15.7), o \
                       porque Ceniza ha cambiado cartas sin variar cuántas hay.",
            },
            Rule {
                id: "INV-7",
                text: "Las fichas de cada elemento, entre el suministro y las maldiciones, son siempre \
                       cuatro.",
            },
            Rule {
                id: "INV-8",
                text: "Ninguna partida pasa del turno 31: si llega, acaba en esa fase de monstruo.",
            },
            Rule {
                id: "INV-9",
                text: "La misma preparación, el mismo azar y las mismas decisiones dan siempre la misma \
                       partida. A nadie se le enseña nunca una carta que le esté oculta.",
            },
            Rule {
                id: "INV-10",
                text: "En cada mazo de la biblioteca, los hechizos aún sin aprender están con el nivel 1 \
                       sobre el 2 y el 2 sobre el 3.",
            },
        ],
    },
];

/// What the words of the game mean.
pub static GLOSSARY: &[(&str, &str)] = &[
    ("Mago", "Quién eres: un aprendiz con una habilidad y doce cartas iniciales."),
    ("Elemento", "Agua, Tierra, Fuego o Aire: con lo que se paga todo."),
    ("Carta de elemento", "Una carta de un elemento; al descartarla para pagar, vale 1, 2 o 3 de él."),
    ("Valor", "Cuánto paga una carta de elemento."),
    (
        "Locura",
        "Una carta que no paga nada y te llena la mano. Con seis en la mano al final de tu turno, llega la \
         eliminación.",
    ),
    (
        "Pila de locura",
        "La pila común de la que sale la locura. Si alguien tiene que tomar una y está vacía, se pierde la \
         partida.",
    ),
    (
        "Maldición",
        "Lo que trae un monstruo: hace daño cuando el indicador llega a ella, y hay que destruirla para \
         derrotarlo.",
    ),
    ("Maldición vinculada", "La de un solo elemento: cuesta 4 de ese elemento."),
    ("Maldición multielemento", "La de los cuatro: cuesta 1 de cada elemento."),
    ("Hechizo", "Una carta que tienes delante y pagas por usar; en general, una vez por turno."),
    (
        "Hechizo básico",
        "Uno de los cuatro con los que empiezan todos: Hielo, Crecimiento, Combustión y Telepatía.",
    ),
    ("Hechizo de biblioteca", "El que se aprende de la biblioteca por 2 de su elemento."),
    (
        "Biblioteca",
        "Cuatro mazos de hechizos que aprender, uno por elemento; solo se ve el primero de cada uno.",
    ),
    ("Nivel", "1, 2 o 3: lo que cuesta activar un hechizo, en su elemento."),
    ("Coste de activación", "Lo que pagas por usar un hechizo: su nivel."),
    ("Coste de aprendizaje", "Lo que pagas por tomar un hechizo de la biblioteca: 2 de su elemento."),
    ("Poder", "Cuántas veces pagas el coste de activación: una, dos o tres."),
    ("Variable", "Un número enmarcado de un hechizo; el poder lo multiplica."),
    ("Listo", "Dicho de un hechizo: se puede activar."),
    ("Agotado", "Dicho de un hechizo: ya usado; espera a que se recargue."),
    ("Recargar", "Hacer que un hechizo agotado vuelva a estar listo."),
    ("Neutralizar", "Poner bocabajo un hechizo o una maldición: sin efecto, pero en juego."),
    ("Apoyo", "Las cartas de tus propias casillas, bocarriba; cualquiera puede pagar con ellas."),
    ("Reserva de apoyos", "Los apoyos de todos, juntos."),
    ("Casilla de apoyo, hueco", "El sitio de una carta: de apoyo, o de una maldición en el tablero."),
    ("Mano", "Las cartas que tienes para jugar."),
    ("Mazo", "Tus cartas bocabajo, de las que robas."),
    ("Descarte", "Tus cartas usadas; vuelven a ser tu mazo cuando se vacía."),
    ("Robar", "Llevar a tu mano la primera carta de tu mazo."),
    ("Descartar", "Poner una carta en el descarte de su dueño."),
    ("Destruir", "Sacar una carta de la partida."),
    ("Curar", "Devolver una locura a la pila de locura."),
    ("Sobre el mazo", "Bocabajo, como la próxima carta que se robará."),
    ("Valor superior", "El mismo elemento, exactamente uno más."),
    ("Intercambio", "Cambiar cartas, o dar una de mano a mano."),
    ("Grimorio", "El Gran Libro: una cubierta, cinco páginas interiores y la página final."),
    ("Cubierta", "La primera carta del libro, con el primer monstruo detrás."),
    ("Página interior", "Una bonificación y un fracaso por delante, un monstruo por detrás."),
    ("Página final", "La última carta: ganar o perder."),
    ("Monstruo", "Lo que hay en la página abierta. Viene uno por ronda."),
    ("Efecto de aparición", "Lo que hace un monstruo cuando aparece."),
    ("Bonificación", "Lo que todos reciben cuando se derrota a un monstruo."),
    ("Fracaso", "Lo que todos sufren cuando un monstruo escapa."),
    ("Secuencia de invocación", "El círculo de seis casillas que recorre el indicador, una por turno."),
    ("Casilla de invocación", "Donde la secuencia empieza y acaba, y se juzga al monstruo."),
    ("Nuevo monstruo", "La casilla 1 de la secuencia, donde empieza una ronda."),
    ("Seguimiento de ronda", "La tabla que dice cuántas maldiciones multielemento trae cada ronda."),
    ("Jugador activo", "Aquel a quien le toca; lo señala la ficha de jugador activo."),
    ("Ficha de elemento", "Una ficha sobre una maldición: cuesta 1 más de ese elemento."),
    ("Fase de concentración", "El principio de tu turno: tus hechizos agotados vuelven a estar listos."),
    ("Fase de monstruo", "El indicador avanza y el libro actúa."),
    ("Fase de acción", "Pagas tantas acciones como quieras."),
    ("Fase de recuperación", "El final de tu turno: te quedas con seis cartas en la mano."),
    (
        "Acción",
        "Activar un hechizo, aprender uno nuevo, adquirir una carta de elemento, curar una locura o destruir \
         una maldición.",
    ),
    ("Eliminado", "Fuera de la partida, por acabar un turno con seis locuras o más en la mano."),
    ("Derrotar", "Haber destruido todas las maldiciones de un monstruo cuando se le juzga."),
    ("Escapar", "Lo que hace un monstruo si queda alguna maldición."),
    (
        "Normal, Terror, Pesadilla",
        "Los tres modos: tal cual, con una locura en cada mazo inicial, o sin tu carta de valor 2.",
    ),
];

/// How to play, for a group that has never played: one short step each.
pub static PRIMER: &[&str] = &[
    "¡Te damos la bienvenida a El Gran Libro de la Locura! Tu grupo estudia magia y acaba de abrir justo el \
     libro que no había que abrir. Toca cerrarlo entre todos: vienen seis monstruos, y o ganan todos o \
     pierden todos.",
    "Se gana derrotando al sexto monstruo. Los cinco primeros pueden escapar, pero cada fuga se paga.",
    "Empiezas con un mago, cuatro hechizos básicos y un pequeño mazo de cartas de elemento: Agua, Tierra, \
     Fuego y Aire. Roba seis. Son tu magia y tu dinero: las descartas para pagar.",
    "Al empezar tu turno, tus hechizos usados vuelven a estar listos y el indicador avanza una casilla. Si \
     cae en una maldición, la sufren todos. Mira antes el tablero: se ve venir.",
    "Después actúas, tantas veces como puedas pagar. Activa un hechizo: paga su nivel en su elemento, o paga \
     el doble o el triple y multiplica los números enmarcados.",
    "Aprende un hechizo de la biblioteca por 2 de su elemento, y úsalo enseguida si quieres. Caben cinco: \
     para un sexto hay que destruir uno de los tuyos.",
    "Adquiere cartas de elemento más fuertes: 2 por una de valor 2 y 3 por una de valor 3, en su propio \
     elemento. Van a tu descarte y volverán cuando barajes.",
    "Destruye una maldición: 4 de su elemento, o 1 de cada si es multielemento. Da igual dónde esté, incluso \
     antes de que haga daño, y te llevas una carta de valor 2.",
    "Las cartas en apoyo son de todos. Pon una ahí (con Hielo, por ejemplo) y cualquiera podrá pagar con \
     ella, en cualquier turno. Juntos se rompen maldiciones que nadie rompería a solas.",
    "Acaba tu turno con seis cartas en la mano. Cuando se te agota el mazo barajas tu descarte, y con él una \
     locura. La locura no paga nada: cúrala con 2 de un mismo elemento, destrúyela o déjala aparcada en \
     apoyo.",
    "Cuidado: quien acabe su turno con seis locuras en la mano queda fuera de la partida. Y si alguien tiene \
     que tomar una locura y la pila está vacía, todo está perdido.",
    "A los cinco turnos se juzga al monstruo. ¿No quedan maldiciones? A disfrutar de la bonificación. ¿Queda \
     alguna? A sufrir el fracaso. En cualquier caso, se pasa la página y llega el siguiente.",
    "Habla todo el rato: haz planes con el grupo, ayuda con Telepatía y con el apoyo, y deja las cartas \
     fuertes donde las alcancen los demás. ¡Suerte, y no leas en voz alta!",
];
