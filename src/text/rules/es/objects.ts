/** Spanish: R1-R4, what there is, how a game is set up and how a fight begins. */

export const objects = {
  'R1.1':
    'Cada jugador tiene una baraja de 30 cartas y un Líder; solo las familias y las barajas propias pueden cambiarlo.',
  'R1.2': 'Las dos barajas nunca se mezclan: cada carta acaba en las pilas de su dueño.',
  'R1.3':
    'Cada jugador tiene mazo de robo, mano, zona de combate, zona de apoyo, pila del Líder, zona de Influencia para los barcos y descarte.',
  'R1.4':
    'Hay Líderes, cartas de Liderazgo, Personajes, Refuerzos, Apoyos y barcos, que son cartas de Influencia.',
  'R1.5':
    'Personajes, Refuerzos y Apoyos tienen un valor en fuego y otro en tierra; además pueden llevar iconos y un texto.',
  'R1.6': 'Los tres dragones están en el centro o con un jugador, nunca con los dos a la vez.',
  'R1.7':
    'Una carta está activa cuando se juega. Si queda debajo de otra, está inactiva: sigue ahí sin valor, icono ni texto.',
  'R1.8':
    'Una carta ignorada se queda en su sitio y sigue contando como carta; solo deja de actuar lo que se ignora. Los faroles boca abajo ignorados tampoco cuentan.',
  'R2.1': 'Al empezar un juego, los tres dragones están en el centro.',
  'R2.2': 'Cada jugador toma un pueblo y pone a su Líder boca arriba.',
  'R2.3': 'Cada jugador baraja el resto de sus cartas como mazo de robo boca abajo.',
  'R2.4': 'El azar decide quién empieza el primer juego de una partida.',
  'R2.5': 'Ambos roban 6 cartas; si se ha acordado, después cada uno puede cambiar cartas una vez.',
  'R2.6': 'El jugador inicial abre el primer combate; el elemento aún no está elegido.',
  'R3.1':
    'Una partida consta de juegos, un juego de combates, un combate de turnos alternos hasta una retirada y un turno de ocho fases.',
  'R3.2':
    'Solo actúa quien tiene el turno. El otro responde si deben enseñarse los colores y lo que una carta le pida.',
  'R4.1':
    'Quien abre un combate elige fuego o tierra con su primer anuncio, con las cartas de ese turno ya en la mesa.',
  'R4.2': 'Tras el turno de apertura los jugadores se alternan hasta que uno se retira.',
  'R4.3': 'El elemento vale para todo el combate, salvo que una carta lo cambie.',
  'R4.4': 'Quien se ha retirado abre el siguiente combate.',
  'R4.5':
    'En el turno de apertura puedes rechazar el combate, pero no retirarte, y solo juegas Refuerzos, Apoyos, faroles o cargas si son libres o un texto lo permite.',
  'R4.6': 'Estos límites solo valen en el turno de apertura; el primer turno del otro jugador es normal.',
} as const;
