//! What are the rules of Obscurio, in Spanish, as a player reads them?

use crate::rules::{Rule, Section};

/// Every rule under its own ID, in the order of the rulebook; then the rulings.
pub static RULES: &[Section] = &[
    Section {
        title: "Cómo funciona la mesa",
        rules: &[
            Rule {
                id: "OBS-0.1",
                text: "Una partida depende solo de cómo se abrió la mesa, de la suerte que tuvo y de lo \
                       que hizo cada cual, en ese orden. Repetida así, sale exactamente igual.",
            },
            Rule {
                id: "OBS-0.2",
                text: "En cada momento la mesa ofrece a cada persona todo lo que puede hacer, y solo eso. \
                       Pueden decidir varias personas a la vez. Lo que no se puede hacer se rechaza, se \
                       dice por qué y no cambia nada; quien no tiene nada que hacer, espera.",
            },
            Rule {
                id: "OBS-0.3",
                text: "El tiempo cuenta solo cuando suena un reloj, y solo si es el que está en marcha: el \
                       de mirar el libro, el de los ojos cerrados, el de la arena en su casilla, el del \
                       debate o el de la votación. Un reloj que ya no corre no hace nada.",
            },
            Rule {
                id: "OBS-0.4",
                text: "Cada sorteo (asientos, personajes, mazo, lealtad, bolsa, puertas, votos) tiene su \
                       propia suerte: ninguno altera a otro.",
            },
            Rule {
                id: "OBS-0.5",
                text: "Ves lo que puedes mirar ahora, y nada más. Recordar es cosa tuya: lo que ya pasó no \
                       se vuelve a enseñar (RUL-OBS-3).",
            },
            Rule {
                id: "OBS-0.6",
                text: "Al abrir la mesa se elige: de 2 a 8 personas, Grimorio incluido; quién es el \
                       Grimorio, o al azar; los personajes, todos distintos, o al azar; la dificultad \
                       (para empezar, principiante); y con arena o sin prisa. Con arena, cada casilla y \
                       cada debate duran 60 segundos, la votación 15, mirar el libro 45 y los ojos \
                       cerrados entre 20 y 60, salvo que se elijan otros tiempos.",
            },
            Rule {
                id: "OBS-0.7",
                text: "Con arena corre un solo reloj cada vez: mientras se mira el libro, hasta que el \
                       Grimorio sigue; desde que se cierran los ojos; desde que se colocan las puertas, \
                       casilla a casilla, hasta que se ha elegido; y en cada debate y cada votación. Sin \
                       prisa no corre ninguno.",
            },
            Rule {
                id: "OBS-0.8",
                text: "En cualquier asiento puede haber una persona o un bot. Un bot sabe lo mismo que \
                       sabría una persona en su sitio, y nada más.",
            },
        ],
    },
    Section {
        title: "Los papeles",
        rules: &[
            Rule {
                id: "OBS-1.1",
                text: "Obscurio es un juego en equipo con papeles distintos y secretos: una sola fuga, \
                       guiada por imágenes.",
            },
            Rule {
                id: "OBS-1.2",
                text: "El Grimorio es una sola persona, y todos saben quién. Conoce la salida de cada sala \
                       y sabe quién es el Traidor. No puede hablar: solo se expresa con imágenes.",
            },
            Rule {
                id: "OBS-1.3",
                text: "El Grimorio gana con los magos leales si escapan. No puede dar ninguna pista sobre \
                       quién es el Traidor.",
            },
            Rule {
                id: "OBS-1.4",
                text: "Los magos leales guardan en secreto su carta de lealtad, leen las pistas y eligen \
                       puertas. Ganan si escapan de la biblioteca.",
            },
            Rule {
                id: "OBS-1.5",
                text: "De 4 a 8 personas, uno de los magos es el Traidor desde el principio, en secreto. \
                       Juega contra todos los demás y gana, a solas, si los magos pierden toda la \
                       cohesión.",
            },
            Rule {
                id: "OBS-1.6",
                text: "El Traidor hace lo mismo que cualquier mago (habla, elige puerta, pierde cohesión, \
                       vota) hasta que se descubre quién es. Cuando una regla dice «mago», habla también \
                       del Traidor, salvo que diga otra cosa.",
            },
            Rule {
                id: "OBS-1.7",
                text: "Las reglas son para 4 a 8 personas. Con 2 o 3 se aplican además las de su sección \
                       (OBS-15.1).",
            },
        ],
    },
    Section {
        title: "Componentes",
        rules: &[
            Rule {
                id: "OBS-2.1",
                text: "Hay 84 ilusiones, 2 mariposas, un libro, un tarjetero de 8 huecos con el marcador \
                       de tiempo, un tablero, 7 cartas de lealtad (6 de leal y 1 de Traidor), 7 personajes \
                       con carta y ficha, 2 cristales rojos, 2 filtros de niebla, un indicador de \
                       progreso, un reloj de arena, una bolsa con 14 trampas, 30 fichas de cohesión y la \
                       loseta de la Sala evanescente.",
            },
            Rule {
                id: "OBS-2.2",
                text: "El tablero tiene un marcador de progreso de 6 salas, con el Vigilante en la última; \
                       las puertas 1 a 6, y una 7 que solo usa el Gran salón; la cohesión, con su zona de \
                       luz y su zona oscura; y un centro donde esperan las fichas.",
            },
            Rule {
                id: "OBS-2.3",
                text: "En el libro caben dos páginas, una mariposa debajo de cada una y las trampas en \
                       juego.",
            },
            Rule { id: "OBS-2.4", text: "Las ilusiones son redondas." },
            Rule {
                id: "OBS-2.5",
                text: "En cada ilusión hay unos cuantos sitios que señalar: los detalles que muestra y su \
                       color. Una mariposa va a uno de ellos, o debajo de la página (RUL-OBS-9).",
            },
        ],
    },
    Section {
        title: "Preparación",
        rules: &[
            Rule { id: "OBS-3.1", text: "El indicador de progreso empieza en la sala 1 de 6." },
            Rule {
                id: "OBS-3.2",
                text: "Una persona es el Grimorio y recibe el libro, las mariposas, el tarjetero y el \
                       reloj.",
            },
            Rule { id: "OBS-3.3", text: "Las 84 ilusiones se barajan y forman un mazo bocabajo." },
            Rule {
                id: "OBS-3.4",
                text: "De 4 a 8 personas, el Grimorio pone 8 ilusiones en los huecos del tarjetero, sin \
                       que las vea nadie más, y lo cierra.",
            },
            Rule {
                id: "OBS-3.5",
                text: "Las demás personas son magos. Cada mago tiene un personaje distinto y su ficha \
                       empieza en el centro.",
            },
            Rule {
                id: "OBS-3.6",
                text: "De 4 a 8 personas se reparte en secreto una carta de lealtad a cada mago: una de \
                       Traidor y las demás de leal. Cada cual ve solo la suya; el Grimorio sabe quién \
                       tiene la de Traidor (RUL-OBS-4).",
            },
            Rule { id: "OBS-3.7", text: "Las 14 trampas van a la bolsa." },
            Rule {
                id: "OBS-3.8",
                text: "La cohesión depende de cuántas personas juegan, Grimorio incluido, y de la \
                       dificultad (principiante, experimentada, experta): 8 personas, 30, 26 o 22; 7, 26, \
                       22 o 18; 6, 22, 18 o 15; 5, 18, 15 o 12 (RUL-OBS-5); 4, 15, 12 o 10; 3, 9, 8 o 7; \
                       2, 12, 10 u 8.",
            },
            Rule {
                id: "OBS-3.9",
                text: "Primero se llena la zona oscura (5 fichas con 4 o 5 personas, 7 con 6 a 8) y el \
                       resto va a la luz. Con 2 o 3 personas todo va a la luz (RUL-OBS-6). Lo que sobra se \
                       queda en la caja.",
            },
            Rule {
                id: "OBS-3.10",
                text: "Al empezar, el Grimorio ve el tarjetero y sabe quién es el Traidor, y cada mago ve \
                       su propia carta de lealtad.",
            },
            Rule { id: "OBS-3.11", text: "El primer turno no trae trampas de más." },
        ],
    },
    Section {
        title: "La partida y sus turnos",
        rules: &[
            Rule {
                id: "OBS-4.1",
                text: "En cada turno se resuelve un acertijo para cruzar una sala. Hay que cruzar seis.",
            },
            Rule {
                id: "OBS-4.2",
                text: "Un turno tiene cinco pasos: trampas, acertijo, cartas del Traidor, puertas (elegir \
                       y resolver) y final del turno. Entre los dos últimos, como mucho una vez por \
                       partida, la acusación.",
            },
        ],
    },
    Section {
        title: "Paso 1: las trampas",
        rules: &[
            Rule {
                id: "OBS-5.1",
                text: "Se sacan trampas de la bolsa al azar y se ponen en el libro, a la vista de todos.",
            },
            Rule {
                id: "OBS-5.2",
                text: "Siempre sale al menos una, también en el primer turno; y además, tantas como dijera \
                       la casilla donde quedó el reloj en el turno anterior.",
            },
            Rule {
                id: "OBS-5.3",
                text: "Por ejemplo: el reloj quedó en una casilla «+2», así que salen 3 trampas.",
            },
            Rule {
                id: "OBS-5.4",
                text: "Si sale +2, se sacan enseguida dos más. Si la bolsa se vacía, ya no se saca nada \
                       (RUL-OBS-7).",
            },
            Rule { id: "OBS-5.5", text: "Todas las trampas sacadas valen este turno, juntas." },
            Rule {
                id: "OBS-5.6",
                text: "El Vigilante actúa además siempre que el indicador esté en la última sala; no sale \
                       de la bolsa.",
            },
        ],
    },
    Section {
        title: "Paso 2: el acertijo",
        rules: &[
            Rule {
                id: "OBS-6.1",
                text: "La primera carta del mazo es la salida de este turno. Solo la ve el Grimorio, que \
                       puede volver a mirarla hasta que acabe este paso (RUL-OBS-3).",
            },
            Rule {
                id: "OBS-6.2",
                text: "Las dos siguientes son las páginas del libro, la primera a la izquierda. De momento \
                       solo las ve el Grimorio (RUL-OBS-8).",
            },
            Rule {
                id: "OBS-6.3",
                text: "Con el Pasillo crepuscular o la Neblina mágica, los filtros se ponen en las páginas \
                       antes que las mariposas.",
            },
            Rule {
                id: "OBS-6.4",
                text: "El Grimorio posa una mariposa en un sitio de una página, o debajo de ella: entonces \
                       la pista es la página entera, su tema, su color, lo que sea.",
            },
            Rule {
                id: "OBS-6.5",
                text: "Se usan una o dos mariposas, en las páginas que se quiera. Ninguna no vale.",
            },
            Rule { id: "OBS-6.6", text: "Una mariposa posada ya no se mueve ni se recoge." },
            Rule {
                id: "OBS-6.7",
                text: "Las dos mariposas no pueden señalar lo mismo, ni estar las dos debajo de la \
                       misma página, salvo con Unión de mariposas (RUL-OBS-10). Una debajo de cada \
                       página sí vale.",
            },
            Rule {
                id: "OBS-6.8",
                text: "Las trampas limitan dónde pueden posarse. Solo se ofrecen los sitios con los que \
                       aún se puede acabar bien, y el libro solo se muestra cuando todo está en regla \
                       (RUL-OBS-11).",
            },
            Rule {
                id: "OBS-6.9",
                text: "Al mostrar el libro, la salida queda bocabajo y los magos ven páginas, filtros y \
                       mariposas, y los comentan con libertad. En qué orden se posaron no se ve. También \
                       con las dos mariposas posadas es el Grimorio quien muestra el libro.",
            },
            Rule {
                id: "OBS-6.10",
                text: "Los magos miran y hablan, y cada cual puede avisar cuando ha visto \
                       bastante. Solo el Grimorio decide cuándo seguir, y puede hacerlo en \
                       cualquier momento (RUL-OBS-12).",
            },
            Rule {
                id: "OBS-6.11",
                text: "Por ejemplo: la salida muestra agua y una ventana redonda; una mariposa señala un \
                       mar y la otra, una ventana. La mesa no juzga si una pista es buena, ni si viene a \
                       cuento.",
            },
        ],
    },
    Section {
        title: "Paso 3: las cartas del Traidor",
        rules: &[
            Rule {
                id: "OBS-7.1",
                text: "Con la Noche oscura, lo primero es que desaparecen páginas y mariposas (OBS-13.4, \
                       OBS-13.18).",
            },
            Rule {
                id: "OBS-7.2",
                text: "Cuando lo manda el Grimorio, todos los magos cierran los ojos, y hay que tenerlos \
                       cerrados. Aquí, quien duerme no ve nada de lo que pasa (OBS-17.6).",
            },
            Rule {
                id: "OBS-7.3",
                text: "El Traidor abre los ojos y ve las 8 cartas del tarjetero. Con Espionaje ve antes la \
                       salida.",
            },
            Rule {
                id: "OBS-7.4",
                text: "El Traidor puede elegir una carta del tarjetero: va bocabajo con la salida, y su \
                       hueco se llena enseguida con la primera del mazo, que también puede elegir. O \
                       cierra el tarjetero.",
            },
            Rule {
                id: "OBS-7.5",
                text: "Puede elegir 2 como mucho, o 4 con la Magia negra; también ninguna. Después solo \
                       queda cerrar el tarjetero.",
            },
            Rule {
                id: "OBS-7.6",
                text: "Se trata de colar cartas que se confundan con la salida, según lo que señalen las \
                       mariposas; pero vale cualquiera.",
            },
            Rule {
                id: "OBS-7.7",
                text: "Se cierra el tarjetero, el Traidor cierra los ojos y luego los abren todos. Aquí \
                       ocurre solo; con arena, no antes de que pase un tiempo mínimo (RUL-OBS-13).",
            },
            Rule {
                id: "OBS-7.8",
                text: "Nada puede revelar a los demás magos quién es el Traidor ni qué ha elegido: ni un \
                       comentario, ni un nombre, ni una mirada.",
            },
            Rule {
                id: "OBS-7.9",
                text: "Un Traidor descubierto sigue jugando este paso, con los mismos límites y trampas.",
            },
        ],
    },
    Section {
        title: "Paso 4: elegir puerta",
        rules: &[
            Rule {
                id: "OBS-8.1",
                text: "La salida y las cartas del Traidor se completan con cartas del mazo hasta 6 (7 con \
                       el Gran salón), se barajan y se ponen bocarriba en las puertas. La Puerta oculta y \
                       las Puertas cerradas cambian esto último (OBS-13.9, OBS-13.13).",
            },
            Rule {
                id: "OBS-8.2",
                text: "En cuanto se pone la primera carta, el reloj empieza a correr en la primera \
                       casilla.",
            },
            Rule {
                id: "OBS-8.3",
                text: "Cada vez que se acaba la arena, si la casilla no era la última, se le da la vuelta \
                       y pasa a la siguiente.",
            },
            Rule {
                id: "OBS-8.4",
                text: "Los magos hablan y actúan a la vez. Puedes poner tu ficha ante cualquier puerta y \
                       cambiarla cuantas veces quieras, pero no devolverla al centro (RUL-OBS-14). Todos \
                       ven dónde está.",
            },
            Rule { id: "OBS-8.5", text: "Los magos pueden elegir la misma puerta o repartirse." },
            Rule {
                id: "OBS-8.6",
                text: "El paso acaba cuando todos los magos tienen puerta y la confirman, y el reloj se \
                       queda donde está; o cuando la arena se acaba en la última casilla: ¡tiempo!, y cada \
                       ficha se queda donde esté. Quien se echa atrás o se mueve retira solo su propia \
                       confirmación.",
            },
            Rule { id: "OBS-8.7", text: "El Grimorio y un Traidor descubierto no hacen nada en este paso." },
            Rule {
                id: "OBS-8.8",
                text: "Por ejemplo: Azul va a la puerta 1 por su ventana; Verde, a la 4 por el agua; Rojo \
                       y Amarillo, a la 6 por la luna y las estrellas.",
            },
            Rule {
                id: "OBS-8.9",
                text: "Se elige de otra manera con las Puertas cerradas (OBS-13.13), con el Vigilante \
                       (OBS-14.3), con ambos (OBS-14.6) y entre dos personas (OBS-15.8).",
            },
        ],
    },
    Section {
        title: "Paso 4: lo que pasa entonces",
        rules: &[
            Rule {
                id: "OBS-9.1",
                text: "La casilla donde está el reloj dice cuántas trampas más traerá el próximo turno. Si \
                       se acabó el tiempo, es la última.",
            },
            Rule { id: "OBS-9.2", text: "Se descubren las puertas bocabajo y se dice cuál era la salida." },
            Rule {
                id: "OBS-9.3",
                text: "Hay éxito si al menos una ficha está en la puerta de la salida, aunque sea la del \
                       Traidor.",
            },
            Rule {
                id: "OBS-9.4",
                text: "Con éxito, el indicador avanza una sala. Si llega así a la última, el Vigilante \
                       despierta hasta el final de la partida.",
            },
            Rule { id: "OBS-9.5", text: "Sin éxito, el indicador no se mueve." },
            Rule {
                id: "OBS-9.6",
                text: "Cada mago que esté en una puerta errónea o en ninguna pasa 1 de cohesión del \
                       tablero a su carta de personaje. Todos ven cuántos errores lleva cada cual.",
            },
            Rule {
                id: "OBS-9.7",
                text: "Con la Sala peligrosa se pierde además 1 de cohesión por cada puerta errónea \
                       distinta en la que haya alguien; va a la caja (RUL-OBS-15).",
            },
            Rule {
                id: "OBS-9.8",
                text: "La cohesión sale primero de la luz, y de la zona oscura solo cuando ya no queda \
                       luz. Si no hay bastante, se pierde la que haya.",
            },
            Rule {
                id: "OBS-9.9",
                text: "Si no queda cohesión, los magos se pierden y la partida acaba (OBS-12.2), aunque \
                       acaben de encontrar la última salida (RUL-OBS-16).",
            },
            Rule {
                id: "OBS-9.10",
                text: "Si queda, y hubo éxito estando ya en la última sala, ganan los magos y el Grimorio.",
            },
            Rule {
                id: "OBS-9.11",
                text: "Si no, y con 4 a 8 personas se acaba de apagar la luz, llega la acusación. Si no, \
                       se pasa al final del turno.",
            },
            Rule {
                id: "OBS-9.12",
                text: "Por ejemplo: la salida es la puerta 4; Verde está allí, y Azul, Rojo y Amarillo no. \
                       El grupo avanza una sala y los tres pierden 1 de cohesión cada uno.",
            },
        ],
    },
    Section {
        title: "Paso 5: final del turno",
        rules: &[
            Rule {
                id: "OBS-10.1",
                text: "Las ilusiones de este turno, las de las puertas y las páginas, se descartan \
                       bocarriba. Las del tarjetero se quedan en él.",
            },
            Rule {
                id: "OBS-10.2",
                text: "Las trampas vuelven a la bolsa, y se retiran filtros, loseta y mariposas.",
            },
            Rule {
                id: "OBS-10.3",
                text: "Las fichas vuelven al centro. La cohesión perdida sigue en las cartas de personaje.",
            },
            Rule {
                id: "OBS-10.4",
                text: "Empieza el turno siguiente. Si falta mazo, se forma otro (RUL-OBS-17).",
            },
        ],
    },
    Section {
        title: "La acusación",
        rules: &[
            Rule {
                id: "OBS-11.1",
                text: "Cuando se apaga la luz (OBS-9.11) hay que acusar, antes de acabar el turno y una \
                       sola vez por partida. El Grimorio no participa (RUL-OBS-18).",
            },
            Rule {
                id: "OBS-11.2",
                text: "Los magos debaten durante un minuto, o hasta que todos quieran votar (RUL-OBS-19).",
            },
            Rule {
                id: "OBS-11.3",
                text: "Luego todos los magos señalan a alguien a la vez, también el Traidor y los leales \
                       con la carta bocarriba. El voto es secreto y se puede cambiar hasta que llega el \
                       último; entonces se ven todos.",
            },
            Rule {
                id: "OBS-11.4",
                text: "Se señala a otro mago que tenga la carta bocabajo. Quien no tiene a nadie a quien \
                       señalar no vota (RUL-OBS-20).",
            },
            Rule {
                id: "OBS-11.5",
                text: "La acusación recae en quien tenga más votos; si hay empate, en todos los empatados. \
                       Cada cual muestra su carta de lealtad.",
            },
            Rule {
                id: "OBS-11.6",
                text: "Por cada leal acusado se pierden 2 de cohesión, que van a la caja.",
            },
            Rule {
                id: "OBS-11.7",
                text: "Si así se acaba la cohesión, gana el Traidor, aunque también se le haya acusado.",
            },
            Rule {
                id: "OBS-11.8",
                text: "Si el Traidor no estaba entre los acusados, se debate y se vota otra vez \
                       (OBS-11.2).",
            },
            Rule {
                id: "OBS-11.9",
                text: "Si estaba, queda descubierto: su ficha sale del tablero para siempre, y desde \
                       entonces solo juega el paso 3 y no habla de puertas.",
            },
            Rule {
                id: "OBS-11.10",
                text: "Los leales acusados siguen jugando como siempre, con su carta bocarriba.",
            },
            Rule {
                id: "OBS-11.11",
                text: "La acusación no cambia cuántas trampas traerá el próximo turno (OBS-9.1).",
            },
            Rule {
                id: "OBS-11.12",
                text: "Cada ronda descubre al menos a un leal más o al Traidor, así que no dura para \
                       siempre.",
            },
        ],
    },
    Section {
        title: "El final",
        rules: &[
            Rule {
                id: "OBS-12.1",
                text: "Si el indicador tiene que avanzar desde la última de las 6 salas y queda cohesión, \
                       ganan los magos y el Grimorio, y el Traidor pierde. Es el sexto éxito.",
            },
            Rule {
                id: "OBS-12.2",
                text: "Si sale del tablero la última cohesión, gana solo el Traidor. Con 2 o 3 personas \
                       pierden todos (RUL-OBS-21).",
            },
            Rule { id: "OBS-12.3", text: "La partida no acaba de ninguna otra manera." },
            Rule {
                id: "OBS-12.4",
                text: "Al acabar se descubre todo: los papeles, la salida y las cartas coladas de cada \
                       turno, el tarjetero y el mazo. Todos pueden hablar.",
            },
        ],
    },
    Section {
        title: "Las trampas",
        rules: &[
            Rule { id: "OBS-13.1", text: "+2 (marrón, al salir). Se sacan enseguida dos trampas más." },
            Rule {
                id: "OBS-13.2",
                text: "Pasillo crepuscular (marrón, paso 2). Un cristal rojo cubre las dos páginas antes \
                       de posar las mariposas, y se queda mientras estén las páginas.",
            },
            Rule {
                id: "OBS-13.3",
                text: "Neblina mágica (marrón, paso 2). La niebla cubre las dos páginas antes de posar las \
                       mariposas, y se queda mientras estén. Sobre una página, las mariposas solo señalan \
                       lo que queda despejado.",
            },
            Rule {
                id: "OBS-13.4",
                text: "Noche oscura (marrón, al empezar el paso 3). Desaparecen páginas y mariposas.",
            },
            Rule {
                id: "OBS-13.5",
                text: "Unión de mariposas (marrón, paso 2). Hay que usar las dos mariposas, ambas \
                       en la misma página o debajo de ella; también valen las dos debajo.",
            },
            Rule {
                id: "OBS-13.6",
                text: "Mariposa inferior (marrón, paso 2). Al menos una mariposa tiene que estar debajo de \
                       una página; la otra va donde se quiera.",
            },
            Rule {
                id: "OBS-13.7",
                text: "Magia negra (morada, paso 3). El Traidor puede elegir hasta 4 cartas en vez de 2.",
            },
            Rule {
                id: "OBS-13.8",
                text: "Espionaje (morada, paso 3). El Traidor ve la salida antes de elegir.",
            },
            Rule {
                id: "OBS-13.9",
                text: "Puerta oculta (verde, paso 4). La carta de la puerta 4 queda bocabajo hasta el \
                       final del paso. Se puede elegir.",
            },
            Rule {
                id: "OBS-13.10",
                text: "Sala evanescente (verde, paso 4). Su loseta sustituye al marcador de tiempo hasta \
                       el final del turno.",
            },
            Rule {
                id: "OBS-13.11",
                text: "Gran salón (verde, paso 4). Se añade una carta más del mazo y se usa la puerta 7.",
            },
            Rule {
                id: "OBS-13.12",
                text: "Sala peligrosa (verde, paso 4). Cada puerta errónea distinta que se elija cuesta 1 \
                       de cohesión más.",
            },
            Rule {
                id: "OBS-13.13",
                text: "Puertas cerradas (verde, paso 4). Las puertas se abren de una en una (OBS-13.22).",
            },
            Rule { id: "OBS-13.14", text: "Sin efecto (sin color). No pasa nada." },
            Rule {
                id: "OBS-13.15",
                text: "Los filtros cubren las dos páginas; si salen los dos, valen ambos. Con el rojo todo \
                       se ve en tonos rojos; con la niebla, lo que no está despejado queda velado. Nunca \
                       tocan las puertas ni la salida.",
            },
            Rule {
                id: "OBS-13.16",
                text: "Con niebla siempre vale ponerse debajo de una página, y la pista es entonces la \
                       página tal como se ve. Un detalle dibujado en dos sitios está despejado si lo está \
                       uno de ellos.",
            },
            Rule {
                id: "OBS-13.17",
                text: "Con Unión de mariposas y Mariposa inferior, las dos mariposas van a la \
                       misma página y al menos una debajo; con niebla, la que vaya encima necesita \
                       un sitio despejado.",
            },
            Rule {
                id: "OBS-13.18",
                text: "En una Noche oscura las páginas quedan bocabajo y nadie las ve hasta el final del \
                       turno; filtros y mariposas se van con ellas, y la crónica tampoco las muestra \
                       (RUL-OBS-23). El rato de mirar el libro es la única ocasión.",
            },
            Rule {
                id: "OBS-13.19",
                text: "La carta de la Puerta oculta no la ve nadie durante el paso, ni el Grimorio ni el \
                       Traidor.",
            },
            Rule {
                id: "OBS-13.20",
                text: "En la Sala evanescente el reloj empieza en la primera casilla de su loseta, que \
                       tiene dos: +1 y +3. La última casilla es la de la loseta, y de ella salen las \
                       trampas de más.",
            },
            Rule {
                id: "OBS-13.21",
                text: "En el Gran salón se barajan las siete cartas: la salida puede estar en cualquier \
                       puerta.",
            },
            Rule {
                id: "OBS-13.22",
                text: "Con Puertas cerradas, se abre la 1, luego la 2, y así. Ante cada una, quien aún no \
                       tiene puerta se queda en ella, para siempre, o la deja pasar, y ya no puede volver. \
                       Se responde a la vista de todos y sin vuelta atrás; cuando todos han respondido, se \
                       abre la siguiente. El paso acaba cuando todos tienen puerta, tras la última puerta \
                       o al acabarse el tiempo. Quien las dejó pasar todas no tiene puerta (RUL-OBS-24).",
            },
            Rule {
                id: "OBS-13.23",
                text: "Con Puertas cerradas y Puerta oculta, la 4 se abre bocabajo: se responde sin verla.",
            },
            Rule {
                id: "OBS-13.24",
                text: "En la Sala peligrosa, quien no tiene puerta no añade ninguna a la cuenta, pero \
                       pierde la suya (OBS-9.6).",
            },
        ],
    },
    Section {
        title: "El Vigilante",
        rules: &[
            Rule {
                id: "OBS-14.1",
                text: "No es una trampa de la bolsa. Actúa en todos los turnos desde que el indicador \
                       llega a la última sala.",
            },
            Rule {
                id: "OBS-14.2",
                text: "Mientras está despierto, los magos no pueden comunicarse de ninguna manera \
                       (OBS-16.5), salvo en el debate de una acusación (RUL-OBS-25).",
            },
            Rule {
                id: "OBS-14.3",
                text: "Cada mago elige puerta en secreto, con la ficha en la mano, y puede cambiar hasta \
                       que elija el último. Entonces aparecen todas las fichas a la vez y el paso acaba \
                       (RUL-OBS-26).",
            },
            Rule { id: "OBS-14.4", text: "Se ve quién ha elegido ya, pero no qué." },
            Rule {
                id: "OBS-14.5",
                text: "Si se acaba el tiempo, quienes han elegido van a su puerta y los demás se quedan \
                       sin ella (RUL-OBS-27).",
            },
            Rule {
                id: "OBS-14.6",
                text: "Con Vigilante y Puertas cerradas se responde como en OBS-13.22, pero en secreto: no \
                       se sabe quién se ha quedado en qué puerta ni quién sigue eligiendo. Las fichas \
                       aparecen al final. Sin prisa, se ve cuántas personas piden dar la vuelta al reloj, \
                       no quiénes (RUL-OBS-28).",
            },
        ],
    },
    Section {
        title: "Dos y tres personas",
        rules: &[
            Rule {
                id: "OBS-15.1",
                text: "Con 2 o 3 personas no hay Traidor, ni nada que tenga que ver con él.",
            },
            Rule { id: "OBS-15.2", text: "No hay cartas de lealtad." },
            Rule {
                id: "OBS-15.3",
                text: "El paso 3 se salta. La Noche oscura actúa entonces entre los pasos 2 y 4 \
                       (RUL-OBS-23).",
            },
            Rule {
                id: "OBS-15.4",
                text: "Las trampas moradas, Magia negra y Espionaje, se quedan en la caja: hay 12 en la \
                       bolsa.",
            },
            Rule { id: "OBS-15.5", text: "No hay acusación." },
            Rule {
                id: "OBS-15.6",
                text: "El tarjetero está vacío, así que el mazo tiene las 84 ilusiones; el marcador de \
                       tiempo se usa igual.",
            },
            Rule { id: "OBS-15.7", text: "Con 3 personas hay un Grimorio y dos magos." },
            Rule {
                id: "OBS-15.8",
                text: "Con 2 personas, el único mago lleva dos fichas, la suya y la de su acompañante. Hay \
                       que usar las dos, en la misma puerta o en puertas distintas, antes de confirmar.",
            },
            Rule {
                id: "OBS-15.9",
                text: "Con 2 personas, tu ficha en una puerta errónea o en ninguna cuesta 2 de cohesión, y \
                       la de tu acompañante, 1. Basta con que una de las dos esté en la salida.",
            },
            Rule {
                id: "OBS-15.10",
                text: "El Vigilante actúa como siempre; con un solo mago, lo único que cambia es que elige \
                       en secreto.",
            },
            Rule {
                id: "OBS-15.11",
                text: "Con 2 personas y Puertas cerradas, cada una de las dos fichas responde por su \
                       cuenta ante cada puerta.",
            },
        ],
    },
    Section {
        title: "Hablar y callar",
        rules: &[
            Rule {
                id: "OBS-16.1",
                text: "El Grimorio no puede hablar, hacer gestos ni ruidos, ni nada que pueda ser una \
                       pista: solo tiene las mariposas. Aquí no puede enviar nada hasta el final de la \
                       partida, ni se ve lo que está haciendo. Sí puede leer a los magos.",
            },
            Rule {
                id: "OBS-16.2",
                text: "Los magos, también el Traidor oculto, hablan a la vista de todos, con palabras o \
                       frases hechas. No hay conversaciones privadas.",
            },
            Rule {
                id: "OBS-16.3",
                text: "Se habla en los pasos 1, 2, 4 y 5 y en los debates. En el paso 3 y en las \
                       votaciones no habla nadie.",
            },
            Rule {
                id: "OBS-16.4",
                text: "Un Traidor descubierto ya no puede hablar con los magos (RUL-OBS-29).",
            },
            Rule {
                id: "OBS-16.5",
                text: "Con el Vigilante despierto los magos no hablan, salvo en un debate. Las frases \
                       hechas y las señales también son hablar.",
            },
            Rule {
                id: "OBS-16.6",
                text: "Con una frase hecha se dice qué puerta gusta, cuál no convence o cuál no, y por qué \
                       detalle; en un debate, de quién no te fías. No tiene efecto en el juego.",
            },
            Rule {
                id: "OBS-16.7",
                text: "Quien mira la partida habla aparte, sin que lo vea la mesa hasta el final.",
            },
            Rule {
                id: "OBS-16.8",
                text: "Lo que se dice lo modera quien cuida del lugar; el juego solo dice quién puede \
                       hablar.",
            },
        ],
    },
    Section {
        title: "Lo que sabe cada cual",
        rules: &[
            Rule {
                id: "OBS-17.1",
                text: "La salida: el Grimorio, durante el paso 2; el Traidor, en el paso 3 con Espionaje; \
                       todos, al resolver. El libro: el Grimorio mientras lo prepara, y todos desde que se \
                       muestra. El tarjetero: el Grimorio al empezar y en el paso 3, y el Traidor en el \
                       paso 3. Lo demás (trampas, bolsa, cohesión, progreso, tiempo, descartes, puertas \
                       bocarriba) lo ve cualquiera.",
            },
            Rule {
                id: "OBS-17.2",
                text: "Una carta bocabajo no deja rastro: nada de lo que recibe quien no puede verla dice \
                       cuál es.",
            },
            Rule { id: "OBS-17.3", text: "En el paso 3 no se ve cuántas cartas acompañan a la salida." },
            Rule {
                id: "OBS-17.4",
                text: "Nada distingue en las puertas la salida, las cartas coladas y las del mazo: la \
                       salida se sabe al resolver, y lo demás, al final de la partida.",
            },
            Rule {
                id: "OBS-17.5",
                text: "El Traidor ve las cartas que ha colado hasta el final del turno, para reconocerlas.",
            },
            Rule {
                id: "OBS-17.6",
                text: "Con los ojos cerrados todo sigue como al acabar el paso 2: nada cambia, nada se \
                       pide y nada se cuenta. Es igual sea quien sea el Traidor, y quien mira la partida \
                       ve lo mismo.",
            },
            Rule {
                id: "OBS-17.7",
                text: "Se ve a quién se espera, menos en el paso 3 y con Vigilante y Puertas cerradas. En \
                       el paso 3 tampoco se ve quién está presente ni quién piensa.",
            },
            Rule {
                id: "OBS-17.8",
                text: "Un rechazo lo ve solo quien lo provoca. A quien no es el Traidor se le dice siempre \
                       lo mismo si intenta elegir cartas.",
            },
            Rule {
                id: "OBS-17.9",
                text: "Cada persona ve: la fase, el turno, su papel y su carta, a quién se espera, \
                       progreso y cohesión, a cada mago con sus errores y su ficha, trampas, tiempo, mazo \
                       y descartes; y, cuando toca, el libro, la salida, el tarjetero, las puertas, su \
                       elección y los votos.",
            },
            Rule {
                id: "OBS-17.10",
                text: "Dos partidas que solo se diferencian en algo oculto se ven exactamente iguales \
                       hasta que las reglas dejan verlo.",
            },
        ],
    },
    Section {
        title: "Para comprobar las reglas",
        rules: &[
            Rule {
                id: "OBS-20.1",
                text: "Un ejemplo de las reglas puede empezar en cualquier situación: qué hay en el mazo, \
                       en la bolsa y en las puertas, quién es quién, cuánta cohesión queda y en qué paso \
                       se está.",
            },
            Rule {
                id: "OBS-20.2",
                text: "Nunca se pierde nada: siempre hay 30 de cohesión, 84 ilusiones y 14 trampas (12 con \
                       2 o 3 personas), cada cosa en un solo sitio. El progreso no retrocede y, fuera del \
                       paso 4, las fichas esperan en el centro.",
            },
            Rule {
                id: "OBS-20.3",
                text: "De 4 a 8 personas cada turno usa 8 cartas del mazo, elija lo que elija el Traidor \
                       (9 con el Gran salón); con 2 o 3, también.",
            },
        ],
    },
    Section {
        title: "Aclaraciones",
        rules: &[
            Rule {
                id: "RUL-OBS-1",
                text: "Con arena, cada casilla dura 60 segundos, como un reloj de arena corriente, salvo \
                       que la mesa elija otro tiempo.",
            },
            Rule {
                id: "RUL-OBS-2",
                text: "Sin prisa, el reloj está en la primera casilla. Quien ya ha decidido puede pedir \
                       que se le dé la vuelta; cuando lo pide más de la mitad de los magos, pasa lo mismo \
                       que si se acabara la arena, y se empieza a contar de nuevo. Así la lentitud sigue \
                       teniendo su precio.",
            },
            Rule {
                id: "RUL-OBS-3",
                text: "Se ve solo lo que se puede mirar ahora: la salida, el Grimorio hasta el final del \
                       paso 2; el tarjetero, al empezar y en el paso 3. Recordarlo está permitido, también \
                       a los bots.",
            },
            Rule {
                id: "RUL-OBS-4",
                text: "El Grimorio sabe quién es el Traidor desde el principio: nada de lo que puede hacer \
                       antes depende de ello.",
            },
            Rule {
                id: "RUL-OBS-5",
                text: "En dificultad experta, 5 personas empiezan con 12 de cohesión: es el único número \
                       que encaja en la tabla, donde cada nivel repite el anterior un renglón más abajo.",
            },
            Rule {
                id: "RUL-OBS-6",
                text: "Con 2 o 3 personas no hay zona oscura: solo sirve para la acusación, que no se \
                       juega.",
            },
            Rule {
                id: "RUL-OBS-7",
                text: "Con la bolsa vacía se deja de sacar. Cada +2 que sale cuenta como dos más.",
            },
            Rule {
                id: "RUL-OBS-8",
                text: "Los magos no ven páginas ni mariposas hasta que se muestra el libro.",
            },
            Rule {
                id: "RUL-OBS-9",
                text: "Los sitios que señalar son los detalles de una imagen y su color. Un detalle \
                       dibujado dos veces es un solo sitio.",
            },
            Rule {
                id: "RUL-OBS-10",
                text: "Dos mariposas debajo de la misma página no valen, porque sería la misma \
                       pista, salvo con Unión de mariposas, cuyo texto lo dice. Una debajo de cada \
                       página vale siempre. Las partidas empezadas con la versión 1 siguen con la \
                       lectura antigua.",
            },
            Rule {
                id: "RUL-OBS-11",
                text: "Con estas ilusiones siempre se puede cumplir con todas las trampas. Si alguna vez \
                       no se pudiera, dejaría de contar primero la niebla, luego la Unión de mariposas y \
                       por último la Mariposa inferior.",
            },
            Rule {
                id: "RUL-OBS-12",
                text: "El Grimorio sigue cuando él lo dice: ni los avisos de los magos ni el \
                       tiempo de mirar obligan a nadie. A un Traidor descubierto ni se le pregunta \
                       ni se le espera en los pasos 2 y 4. Un bot sigue cuando todos los magos han \
                       avisado o ha pasado el tiempo de mirar. Con la versión 1 cualquier mago \
                       podía impedirlo.",
            },
            Rule {
                id: "RUL-OBS-13",
                text: "Con arena, los ojos siguen cerrados hasta que se cierra el tarjetero y han \
                       pasado 20 segundos, y no más de lo que permite RUL-OBS-37: la duración no \
                       delata a nadie. Los bots se toman un tiempo humano.",
            },
            Rule {
                id: "RUL-OBS-14",
                text: "Una ficha que ya tiene puerta no vuelve al centro: se mueve de puerta en puerta.",
            },
            Rule {
                id: "RUL-OBS-15",
                text: "La Sala peligrosa cuenta puertas distintas, y se suma a lo normal. Con tres magos \
                       en la puerta 1 y uno en la 5, ambas erróneas, se pierden 4 en las cartas y 2 más en \
                       la caja.",
            },
            Rule {
                id: "RUL-OBS-16",
                text: "Si la cohesión se acaba en la jugada ganadora, gana el Traidor: primero se pierde \
                       todo lo del turno.",
            },
            Rule {
                id: "RUL-OBS-17",
                text: "Si falta una carta y el mazo está vacío, se barajan los descartes y forman otro, \
                       también a mitad de un robo. Las cartas en uso no entran.",
            },
            Rule { id: "RUL-OBS-18", text: "La acusación es obligatoria." },
            Rule {
                id: "RUL-OBS-19",
                text: "Con arena, un debate dura 60 segundos o hasta que todos quieran votar; sin \
                       prisa, hasta que todos quieran, o como dice RUL-OBS-37. A quien no puede \
                       señalar a nadie no se le espera.",
            },
            Rule {
                id: "RUL-OBS-20",
                text: "No se puede señalar a uno mismo, al Grimorio ni a quien tenga la carta \
                       bocarriba. Quien no ha votado a tiempo, o cuando se aplica RUL-OBS-37, \
                       señala al azar.",
            },
            Rule { id: "RUL-OBS-21", text: "Con 2 o 3 personas, si se acaba la cohesión no gana nadie." },
            Rule { id: "RUL-OBS-22", text: "Hay una trampa de cada una de las 14 clases." },
            Rule {
                id: "RUL-OBS-23",
                text: "En una Noche oscura las páginas se van al empezar el paso 3 (con 2 o 3 personas, al \
                       colocar las puertas), quedan bocabajo y se descartan a la vista al final del turno. \
                       Entretanto no se ven en ninguna parte.",
            },
            Rule {
                id: "RUL-OBS-24",
                text: "Las puertas se abren por orden; quedarse es para siempre; una puerta que dejas \
                       pasar la pierdes solo tú; y se pueden dejar pasar todas.",
            },
            Rule {
                id: "RUL-OBS-25",
                text: "La acusación se habla también con el Vigilante despierto, que solo guarda las \
                       puertas.",
            },
            Rule {
                id: "RUL-OBS-26",
                text: "Cuando el Vigilante está despierto y aparecen las fichas, el paso acaba: ya nadie \
                       se mueve.",
            },
            Rule {
                id: "RUL-OBS-27",
                text: "Si se acaba el tiempo con el Vigilante despierto, las fichas en la mano cuentan \
                       donde decidió su dueño. Si no, bastaría con que una persona tardara.",
            },
            Rule {
                id: "RUL-OBS-28",
                text: "Con Vigilante y Puertas cerradas todo es secreto: ver que alguien toma su ficha \
                       diría en qué puerta.",
            },
            Rule {
                id: "RUL-OBS-29",
                text: "Un Traidor descubierto no puede decir nada a los magos: no queda otra cosa de que \
                       hablar que las puertas.",
            },
            Rule {
                id: "RUL-OBS-30",
                text: "Un Traidor descubierto ya no tiene ficha: no pierde cohesión, no se le espera y no \
                       cuenta para las mayorías.",
            },
            Rule { id: "RUL-OBS-31", text: "La ficha del Traidor sola en la salida es un éxito." },
            Rule {
                id: "RUL-OBS-32",
                text: "Los filtros no se pueden quitar: quien no es el Grimorio recibe la página \
                       ya filtrada, y nada más: ni de qué trata, ni su ánimo, ni cómo está \
                       compuesta. El Grimorio vio las páginas sin filtro y puede mirarlas de las \
                       dos maneras.",
            },
            Rule {
                id: "RUL-OBS-33",
                text: "Si alguien se va, un bot ocupa su sitio sabiendo lo mismo, y nada más.",
            },
            Rule {
                id: "RUL-OBS-34",
                text: "La cohesión se pierde por orden de asiento, a partir del que sigue al Grimorio.",
            },
            Rule {
                id: "RUL-OBS-35",
                text: "Las imágenes no llevan palabras: a quien puede verlas no se le nombra lo que \
                       muestran. Un lector de pantalla puede nombrar sus detalles, también el señalado, y \
                       nada más.",
            },
            Rule {
                id: "RUL-OBS-36",
                text: "La acusación llega también si la última ficha de luz se pierde justa o si la \
                       pérdida sigue en la zona oscura; pero no si la partida acaba de terminar.",
            },
            Rule {
                id: "RUL-OBS-37",
                text: "Nadie detiene la mesa por sí solo. Con arena, una noche dura como mucho 60 \
                       segundos, y entonces el tarjetero se cierra con las cartas elegidas hasta \
                       ahí. Sin prisa se espera a todos lo que duraría la arena; después el \
                       Grimorio puede mandar abrir los ojos, y la mayoría de quienes ya se han \
                       decidido, o todos menos 1, pueden seguir: se da la vuelta al reloj, empieza \
                       la votación, los votos que faltan se sortean. Con 2 personas, entonces el \
                       Grimorio puede dar la vuelta al reloj. Tampoco detiene a nadie un Grimorio \
                       que no hace nada, con arena o sin prisa: a los 5 minutos, otros tantos magos \
                       pueden hacer que se muestre el libro, y si falta una mariposa se posa en \
                       cualquier parte; pasado el tiempo de mirar, pueden seguir.",
            },
            Rule {
                id: "RUL-OBS-38",
                text: "Lo que ha hecho un reloj hecho está: no se deshace nada anterior a un reloj \
                       que se ha agotado, aunque todos estén de acuerdo.",
            },
        ],
    },
];

pub static GLOSSARY: &[(&str, &str)] = &[
    ("Grimorio", "Quien conoce la salida y guía a los magos con mariposas, sin hablar."),
    ("Mago", "Cualquiera que no sea el Grimorio, también el Traidor."),
    ("Leal", "Dicho de un mago: el que quiere escapar con los demás."),
    ("Traidor", "El mago que quiere que los demás se pierdan."),
    ("Descubierto", "Dicho del Traidor: señalado en una acusación; pierde su ficha y calla."),
    ("Biblioteca", "El lugar del que se escapa: seis salas."),
    ("Sala", "Lo que se cruza con cada éxito."),
    ("Ilusión", "Una de las 84 imágenes redondas."),
    ("Salida", "La ilusión que hay que encontrar entre las puertas."),
    ("Página", "Una de las dos ilusiones del libro, con las que se da la pista."),
    ("Libro", "Donde están las páginas, las mariposas y las trampas."),
    ("Mariposa", "Con lo que el Grimorio señala un detalle o una página entera."),
    ("Debajo de la página", "Donde una mariposa señala la página entera."),
    ("Tarjetero", "Las ocho ilusiones entre las que elige el Traidor."),
    ("Carta colada", "La que el Traidor añade a las puertas."),
    ("Puerta", "Donde hay una ilusión que puede ser la salida."),
    ("Personaje", "Quién es cada mago, y su ficha. No tiene poderes."),
    ("Acompañante", "La segunda ficha del único mago, en las partidas de dos."),
    ("Carta de lealtad", "Dice en secreto si un mago es leal o el Traidor."),
    ("Cohesión", "La vida del grupo: se pierde con cada error. Primero la de la luz, luego la oscura."),
    ("Progreso", "Por qué sala va el grupo."),
    ("Marcador de tiempo", "Las casillas del reloj: cuanto más se tarda, más trampas en el turno siguiente."),
    ("Reloj de arena", "Lo que dura una casilla: un minuto."),
    ("Trampa", "Lo que complica un turno. Su color dice en qué paso muerde."),
    ("Vigilante", "Despierta en la última sala: silencio, y puertas en secreto."),
    ("Acusación", "Debate y voto para descubrir al Traidor, cuando se apaga la luz."),
    ("Ojos cerrados", "El paso en que solo miran el Grimorio y el Traidor."),
];

/// Two minutes of rules.
pub static PRIMER: &[&str] = &[
    "La biblioteca se ha cerrado con tu grupo dentro. Hay que cruzar seis salas antes de que se acabe la \
     cohesión, y alguien del grupo no quiere que salga nadie.",
    "Una persona es el Grimorio: conoce la salida y no puede hablar. Las demás son magos; con cuatro \
     personas o más, uno es el Traidor en secreto.",
    "Cada turno empieza con una trampa, o varias: niebla en las páginas, una puerta oculta, un salón más \
     grande… Se leen en el libro.",
    "El Grimorio ve en secreto una imagen, la salida, y otras dos en su libro. Con una o dos mariposas \
     señala detalles que lleven a la salida: un objeto, un color o la página entera.",
    "Muestra el libro y los magos lo comentan. Luego se cierran los ojos: solo el Traidor los abre, y \
     cuela hasta dos imágenes que despisten.",
    "Se abren los ojos y hay seis puertas, cada una con su imagen. Habla, ponte ante la que creas que es \
     la salida y confírmala. Todos a la vez, y cada cual donde quiera.",
    "No hay que tardar: cada vez que se acaba la arena, el próximo turno trae más trampas.",
    "Si alguien acierta, el grupo avanza una sala. Cada error cuesta 1 de cohesión.",
    "Cuando se apaga la luz, la primera parte de la cohesión, hay que acusar: debate, y todos señalan a la \
     vez. Acusar a un leal cuesta caro; si cae el Traidor, pierde su ficha y la palabra.",
    "En la última sala despierta el Vigilante: silencio, y puertas en secreto. Quien la cruza, escapa. \
     ¡Suerte, y ojo con quien sonríe!",
];
