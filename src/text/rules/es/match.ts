/** Spanish: R25-R28 and the timing list: decks, options, what may be seen, refusals. */

export const match = {
  'R25.1':
    'Una baraja propia tiene exactamente 30 cartas distintas; las ajenas pueden costar 10 lunas en total.',
  'R25.2': 'Las cartas del pueblo de tu Líder no cuestan nada; los mutantes cuentan como ajenos.',
  'R25.3': 'El Líder no es una de las 30 cartas.',
  'R25.4': 'Las cartas Buka son propias con el Líder Buka y, si no, cuestan sus lunas.',
  'R25.5':
    'Los Emisarios añaden cartas a las barajas hechas y los Inquisidores cambian los límites de las propias; nunca ambos.',
  'R25.6':
    'Emisarios e Inquisidores aún no son parte de este juego; la revisión de barajas toma sus límites como cifras.',
  'R26.1':
    'Si se acuerda, cada jugador puede devolver una vez cartas de su primera mano, barajar y robar hasta 6.',
  'R26.2': 'Familias, barajas propias y duración de la partida se acuerdan antes del primer juego.',
  'R26.3': 'El jugador inicial responde primero; los cambios se hacen cuando ambos han respondido.',
  'R27.1':
    'Están a la vista todas las zonas salvo los faroles boca abajo, las cartas descartadas y de Liderazgo, y cuántas cartas hay en manos y mazos.',
  'R27.2': 'Están ocultos tu mano, el orden de tu mazo y la cara de tus faroles.',
  'R27.3':
    'Las cartas de una mano descubierta siguen a la vista hasta que salen de ella; las que llegan después están ocultas.',
  'R27.4':
    'Si el rival descarta de tu mano, las cartas ocultas se toman al azar y las descubiertas se eligen.',
  'R27.5': 'Las cartas descubiertas de la mano y las de un barco desembarcado están separadas.',
  'R28.1': 'Una acción que no está permitida no cambia nada.',
  'R28.2': 'Si varias cosas impiden una acción, un orden fijo decide cuál se nombra.',
  T1: 'Comienzo del turno: se borra lo anotado del anterior, se cumple lo obligatorio y luego lo que puedes hacer, en cualquier orden.',
  T2: 'Jugar una carta: se comprueba, se pone y está activa; vale lo que ignora o prohíbe; luego actúa su texto y al final ALTO.',
  T3: 'Una carta de Liderazgo se juega como cualquiera; lo que dura de ella acaba con tu turno o con el combate.',
  T4: 'Fin de la fase de Refuerzo o Apoyo: exigencias, dragones por las incumplidas, tus efectos de ese momento, se van los barcos desembarcados y se eligen los objetivos.',
  T5: 'Anuncio: el elemento en el turno de apertura, ambos poderes, el anuncio, la pregunta por los colores y lo que resulte de ella.',
  T6: 'Fin del turno: reponer la mano, tus efectos de ese momento, acaba el texto de Liderazgo, inundaciones, y le toca al otro.',
  T7: 'Acaba un combate: se van los barcos desembarcados, dragones por exigencias, dragones de la retirada, se descarta todo, ambos roban y se miran los mazos vacíos.',
  T8: 'Rechazar: se van los barcos desembarcados, se descartan las cartas, robas, se miran los mazos vacíos y abre el otro jugador.',
  T9: 'Ganar con el cuarto dragón detiene todo en el acto.',
} as const;
