/** Spanish: R14-R17, how fights, games and matches end, and what power is. */

export const ending = {
  'R14.1':
    'Un combate termina con una retirada: voluntaria, por falta de Personaje, porque no queda otra cosa, por una carta o tras un farol fallido.',
  'R14.2': 'Quien gana un combate atrae un dragón.',
  'R14.3':
    'Son dos si el ganador tiene 6 o más cartas en sus zonas de combate y apoyo; las inactivas cuentan, los faroles boca abajo no.',
  'R14.4':
    'Luego los textos cambian el número: primero los que suman, después los que restan, después los topes y al final los que lo fijan.',
  'R14.5':
    'Los dragones llegan de uno en uno: si el perdedor tiene alguno, uno vuelve al centro; si no, uno va del centro al ganador.',
  'R14.6':
    'Tras un combate se descartan todas las cartas de ambas zonas de combate y apoyo, los barcos se quedan y ambos roban hasta 6.',
  'R14.7':
    'Los dragones atraídos de otro modo no entran en ese número, y los textos sobre retiradas no los cambian.',
  'R15.1': 'Quien tiene los tres dragones y atrae uno más gana el juego en el acto y recibe 4 cristales.',
  'R15.2':
    'Si tras un combate alguien no tiene cartas ni en la mano ni en el mazo, el juego termina; las de los barcos no ayudan.',
  'R15.3': 'Quedarse sin cartas durante un combate no termina el juego antes de que ese combate acabe.',
  'R15.4': 'Quedarse sin cartas al rechazar un combate termina el juego en el acto.',
  'R15.5': 'Gana quien tenga dragones entonces y recibe 1 cristal, y 1 más por cada dragón.',
  'R15.6':
    'Si todos los dragones están en el centro, pierde quien se quedó antes sin cartas y el otro recibe 1 cristal.',
  'R16.1': 'Gana la partida quien llega antes a 5 cristales.',
  'R16.2': 'Entre juegos se intercambian los pueblos y empieza quien perdió el último juego.',
  'R16.3': 'Todo lo demás empieza de nuevo; solo se conservan los cristales.',
  'R16.4': 'Un juego suelto es una partida que gana su ganador.',
  'R16.5': 'Con barajas propias cada uno conserva la suya, salvo que se acuerde otra cosa.',
  'R17.1':
    'Tu poder es la suma de los valores de tus cartas activas en el elemento del combate, sin lo que se ignora.',
  'R17.2': 'Un valor parte de lo impreso, puede pasar a 0, luego subir y por último duplicarse.',
  'R17.3': 'Un texto que sube todo tu poder a un número fija un mínimo; actúa después de todo lo demás.',
  'R17.4':
    'Los textos que hablan de valores impresos miran lo impreso después de pasar a 0 y antes de subir o duplicar.',
  'R17.5': 'Un valor con escudo cuenta como cualquier otro.',
} as const;
