/** Spanish: R5-R13, the phases of a turn. */

export const turn = {
  'R5.1':
    'Un turno tiene ocho fases en orden fijo: Comienzo, Liderazgo, Retirada, Personaje, Refuerzo o Apoyo, Anuncio, Reponer la mano y Fin.',
  'R5.2':
    'En las seis primeras fases actúa quien tiene el turno; las dos últimas transcurren solas, salvo que una carta pregunte algo.',
  'R5.3':
    'Comienzo, Liderazgo y Refuerzo o Apoyo se pueden pasar sin jugar. La Retirada pide una decisión, el Personaje una carta y el Anuncio un anuncio.',
  'R5.4': 'Un turno se interrumpe cuando termina el combate o el juego.',
  'R5.5': 'Cada acción pertenece a ciertas fases; en cualquier otra se rechaza.',
  'R5.6':
    'Fases, acciones y rechazos tienen nombres fijos, los mismos en el juego, en los diagramas y en las pruebas.',
  'R6.1': 'Al comienzo del turno se cumple primero lo que las cartas imponen entonces.',
  'R6.2':
    'Después puedes recuperar cartas, desembarcar barcos y descartar tus faroles, tantas veces y en el orden que quieras.',
  'R6.3': 'Es posible en todos los turnos, aunque en el de apertura solo queda desembarcar.',
  'R6.4': 'Una vez que sigues adelante, nada de esto es posible en este turno.',
  'R7.1': 'En la fase de Liderazgo puedes jugar una carta de Liderazgo o un barco, no ambos.',
  'R7.2':
    'Una carta de Liderazgo va sobre tu Líder y allí se queda todo el juego, incluso si se descarta de la mano; en ese caso no hace nada.',
  'R7.3': 'El texto de una carta de Liderazgo dura como mucho hasta el final de tu turno.',
  'R7.4':
    'Puedes jugar cartas de Liderazgo en cualquier turno, aunque después te retires o rechaces el combate.',
  'R7.5': 'Desembarcar no impide jugar desde la mano una carta de Liderazgo o un barco.',
  'R7.6':
    'Prohibir las cartas de Liderazgo no afecta a los barcos; prohibir cartas de cualquier clase afecta a ambos.',
  'R8.1':
    'En la decisión de retirada haces una sola cosa: seguir combatiendo, retirarte de un combate en marcha o rechazar uno que ibas a abrir.',
  'R8.2': 'De un combate en marcha siempre puedes retirarte; el turno y el combate terminan en el acto.',
  'R8.3':
    'Para rechazar un combate, descarta de 1 a 3 cartas de la mano y roba hasta 6. No se mueve ningún dragón y el otro jugador lo abre.',
  'R8.4': 'El otro jugador también puede rechazarlo; el único límite son las cartas.',
  'R8.5':
    'Solo puedes seguir combatiendo si ahora puedes jugar un Personaje, o si un texto te deja continuar sin uno nuevo.',
  'R8.6': 'Si no puedes seguir combatiendo, debes retirarte o, en un turno de apertura, rechazar el combate.',
  'R8.7':
    'Si no vas a alcanzar el poder o a cumplir una exigencia, debes retirarte aquí y no después de jugar cartas.',
  'R8.8':
    'Hasta el anuncio puedes volver a la decisión de retirada, mientras no se haya revelado nada oculto desde entonces.',
  'R8.9': 'Si no puedes ni volver atrás, ni anunciar, ni jugar nada más, te retiras.',
  'R8.10':
    'Si tras rechazar no te queda nada en la mano ni en el mazo, el juego termina en el acto. Con la mano vacía no descartas nada y robas hasta 6.',
  'R8.11':
    'Si estás atascado se comprueba en cada fase de Personaje a Anuncio; en un turno de apertura no puede ocurrir.',
  'R9.1': 'Para seguir en el combate debes jugar un Personaje.',
  'R9.2':
    'Juegas un Personaje, una pareja o una banda; nada debe prohibirlo y la condición de la carta debe cumplirse.',
  'R9.3': 'Además puedes jugar cualquier número de Personajes libres, antes o después.',
  'R9.4':
    'Tu primer Personaje del turno deja debajo todas las cartas de tu zona de combate. Los demás del mismo turno no tapan nada, y una banda ampliada tampoco.',
  'R9.5': 'Un Personaje libre puede ser el único del turno.',
  'R9.6': 'Los Personajes salen de la mano o, si has desembarcado, de los barcos desembarcados.',
  'R9.7': 'Lo que un texto hace «ahora» se cumple antes de jugar nada más.',
  'R9.8':
    'Sigues adelante cuando hay un Personaje en la mesa y ningún texto admite menos Personajes activos de los que tienes.',
  'R10.1': 'Después puedes jugar un Refuerzo o un Apoyo.',
  'R10.2':
    'Refuerzo y Apoyo comparten una jugada por turno, ninguna en el de apertura; los textos pueden conceder más de uno u otro.',
  'R10.3': 'Si un texto concede más Apoyos, la jugada normal queda para un Refuerzo, y al revés.',
  'R10.4':
    'Un Refuerzo o un Apoyo se puede jugar si ningún ALTO, texto o límite lo impide y queda una jugada, o si es libre.',
  'R10.5':
    'Un Refuerzo está activo hasta que tu siguiente Personaje lo tapa; un Apoyo, hasta que acaba el combate.',
  'R10.6': 'Poner un farol o cargar una carta gasta una jugada de Apoyo.',
  'R10.7': 'Dos Refuerzos que forman pareja gastan una sola jugada.',
  'R10.8': 'Los Refuerzos y Apoyos libres no gastan jugada y valen también en un turno de apertura.',
  'R10.9':
    'Las exigencias se pueden cumplir en cualquier momento desde la fase de Liderazgo hasta el final de esta.',
  'R10.10': 'Sigues adelante cuando has cumplido toda exigencia que te obligaría a retirarte.',
  'R11.1': 'Anuncias todo tu poder en el elemento del combate.',
  'R11.2': 'En un turno de apertura eliges el elemento con el anuncio, y cualquier poder basta.',
  'R11.3':
    'Si no, tu poder debe ser al menos igual al del rival, o necesitas un escudo en el elemento del combate.',
  'R11.4': 'Ambos poderes se calculan de nuevo en este momento; lo anunciado antes no importa.',
  'R11.5': 'Antes del anuncio se descartan los barcos desembarcados con lo que quede en ellos.',
  'R11.6': 'Tras el anuncio, el rival puede pedirte que enseñes los colores si tienes faroles.',
  'R12.1': 'Después robas hasta tener 6 cartas en la mano; si tienes más, te las quedas.',
  'R12.2': 'Si el mazo se acaba, robas lo que haya; el descarte no se vuelve a barajar.',
  'R12.3':
    'Los textos del rival pueden limitar cuántas cartas robas o te llevas. No valen entre combates ni después de rechazar uno.',
  'R12.4': 'Las cartas de los barcos no son cartas de la mano.',
  'R13.1': 'Se cumple lo que actúa al final de tu turno y luego acaba el texto de tu carta de Liderazgo.',
  'R13.2': 'Se borra lo que solo valía para este turno y le toca al otro jugador.',
} as const;
