/** Spanish: R22-R24, Ships, Bluffs and other rules of the Buka. */

export const ships = {
  'R22.1': 'Un barco se juega en vez de una carta de Liderazgo, boca arriba en tu zona de Influencia.',
  'R22.2': 'Un barco no interviene en el combate y se queda cuando este acaba.',
  'R22.3': 'Ambos jugadores pueden tener cualquier número de barcos.',
  'R22.4':
    'En vez de jugar un Apoyo puedes cargar un Personaje, un Refuerzo o un Apoyo en un barco tuyo con sitio que no haya desembarcado.',
  'R22.5': 'Cada carta cargada gasta una jugada de Apoyo, también una libre.',
  'R22.6':
    'Cargar no es jugar: el texto de la carta no hace nada y los límites solo valen si nombran los Apoyos.',
  'R22.7': 'Las cartas de un barco están a la vista; no están en juego ni en la mano.',
  'R22.8': 'Un barco nunca lleva más cartas que su capacidad.',
  'R22.9': 'Si un barco se descarta o vuelve a la mano, se descarta su carga.',
  'R22.10': 'Al comienzo de tu turno puedes desembarcar uno o más barcos, cada uno con todas sus cartas.',
  'R22.11':
    'En el turno en que desembarcas juegas Personajes, Refuerzos y Apoyos desde los barcos desembarcados, no desde la mano.',
  'R22.12': 'Los Personajes Buka de un barco desembarcado son libres, pero no como faroles.',
  'R22.13':
    'También las cargas salen entonces de los barcos desembarcados. Descartar, robar y las cartas de Liderazgo siguen igual.',
  'R22.14':
    'Los barcos desembarcados se descartan con lo que lleven antes del anuncio, y también si el turno acaba antes.',
  'R22.15': 'Un barco se puede cargar en el turno en que se juega, pero no desembarcar.',
  'R22.16':
    'Un texto que carga en el acto no gasta jugada de Apoyo; la clase de carta y la capacidad siguen contando.',
  'R22.17':
    'Hay textos de barcos que cargan en el acto o dejan jugar desde la mano al desembarcar, con los límites de siempre.',
  'R22.18': 'Solo una prohibición que nombra los Apoyos impide cargar.',
  'R23.1': 'Algunos Personajes muestran un farol de fuego, un farol de tierra o un farol en blanco.',
  'R23.2':
    'Una carta así, que muestra una bandera, se puede poner boca abajo en tu zona de apoyo; cuenta como jugar un Apoyo.',
  'R23.3': 'Un farol boca abajo es un Apoyo activo sin texto; de lo impreso solo queda el signo de farol.',
  'R23.4':
    'Los faroles boca abajo no cuentan para las 6 cartas del segundo dragón; en lo demás cuentan como Apoyos.',
  'R23.5': 'Un farol boca abajo vale 2 en el elemento del combate y 0 en el otro.',
  'R23.6': 'Puedes mirar tus propios faroles; el rival ve cuántos hay y en qué orden se pusieron.',
  'R23.7':
    'Tras tu anuncio, el rival puede pedir que enseñes los colores de todos tus faroles o dejarlo pasar.',
  'R23.8':
    'Si todos muestran el elemento del combate, atraes un dragón, los faroles se descartan y el combate sigue.',
  'R23.9': 'Si alguno no lo muestra, el rival atrae un dragón y tú debes retirarte.',
  'R23.10': 'Un farol en blanco no corresponde a ningún elemento.',
  'R23.11':
    'Ningún texto cambia este dragón; los de la retirada que sigue, sí pueden cambiar. Llega primero y puede ganar el juego.',
  'R23.12': 'Tras un buen farol tu anuncio vale; el rival solo debe igualar lo que te queda.',
  'R23.13':
    'Los faroles ignorados no dan poder, no cuentan y no se pueden enseñar, y no se pueden poner otros.',
  'R23.14':
    'Si se ignoran los iconos, los faroles conservan su 2, no se pueden poner otros y ninguno muestra el color correcto.',
  'R23.15': 'Prohibir los Apoyos o las cartas sin texto prohíbe los faroles; prohibir los Personajes, no.',
  'R23.16': 'Al comienzo de tu turno puedes descartar cualquiera de tus faroles.',
  'R23.17': 'Los faroles descartados se enseñan. Si el rival descarta uno, lo elige sin verlo.',
  'R23.18': 'Solo enseña los colores quien tiene el turno, y solo después del anuncio.',
  'R23.19':
    'Un farol boca abajo no tiene RECUPERAR, pero un texto que devuelve una carta activa puede tomarlo sin verlo.',
  'R24.1':
    'Un Personaje de la Hermandad de los Piratas (B.P.) se puede jugar como libre mientras se cumpla su condición.',
  'R24.2': 'Una vez en juego cuenta como carta sin el icono LIBRE.',
  'R24.3':
    'Old Goo Laa’s Ghost es un Personaje Buka que cambia el elemento como los mutantes; mira tus barcos que no han desembarcado.',
  'R24.4': 'Los Buka tienen un Líder y 30 cartas y se juegan como cualquier pueblo.',
  'R24.5':
    'Si se acuerda, cada jugador mezcla en su baraja una de las seis familias Buka, de cinco cartas; deben ser distintas.',
  'R24.6':
    'Con familias nadie juega con los Buka, y entre juegos las barajas se intercambian con su familia.',
} as const;
