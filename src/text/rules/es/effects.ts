/** Spanish: R19-R21, change of the element, order of effects, and what cards do to the opponent. */

export const effects = {
  'R19.1':
    'Un mutante no es de ningún pueblo y solo se puede jugar si en ese momento se cumple su condición.',
  'R19.2': 'Al jugarlo, el combate cambia de elemento en el acto y todo se calcula en el nuevo.',
  'R19.3': 'El cambio permanece, pase lo que pase después con la carta.',
  'R19.4': 'Una condición sobre el poder contra ti mira el poder antes del cambio, en un combate en marcha.',
  'R19.5': 'En un turno de apertura no hay elemento que cambiar; lo eliges al anunciar.',
  'R19.6': 'Si se ignora el texto de la carta, no hay condición ni cambio.',
  'R19.7': 'Dos cambios en un turno actúan uno tras otro.',
  'R20.1': 'Lo que dice una carta va por delante de estas reglas.',
  'R20.2': '«No puede» va por delante de «puede» y de cualquier otra instrucción, salvo ignorar.',
  'R20.3': 'Ignorar va por delante de todo, salvo PROTEGIDA.',
  'R20.4': 'Una clase de carta prohibida no se puede jugar para levantar esa misma prohibición.',
  'R20.5':
    'Si un texto actúa sobre una de varias cartas, elige su dueño; si esa carta se pierde, puede elegir otra.',
  'R20.6': 'Lo obligatorio se cumple hasta donde se pueda; lo opcional se elige.',
  'R20.7': 'En una carta, «yo» es su dueño y «tú» el otro jugador.',
  'R20.8':
    'Un texto duradero actúa mientras su carta está activa y no se ignora; empieza y acaba en el acto.',
  'R20.9':
    'Si dos cartas se ignorasen entre sí, actúa la anterior según su orden; si no lo hay, la que lleva más tiempo. Las gemelas se anulan.',
  'R20.10':
    '«Ahora» es al jugar la carta; «en mi turno», una vez en cada uno de tus turnos, de Liderazgo a Refuerzo o Apoyo.',
  'R20.11':
    'Las cartas descartadas van boca arriba al descarte de su dueño; las de Liderazgo, a la pila del Líder.',
  'R21.1':
    'Una carta puede exigir que descartes cartas de la mano por cierto valor o te retires; pagas sin ninguna carta de sobra.',
  'R21.2':
    'Si se exigen ambos elementos, cada uno se paga con cartas distintas; si se exige uno u otro, basta con uno.',
  'R21.3': 'Duplicar una carta así duplica el valor que exige.',
  'R21.4':
    'Una carta puede exigir que juegues un Apoyo o un Refuerzo o te retires; un farol cuenta como Apoyo, cargar no.',
  'R21.5':
    'Si no descartas el Personaje que exige una carta, su dueño atrae un dragón aunque te retires; como mucho una vez por turno.',
  'R21.6': 'Los textos pueden prohibir clases de cartas o limitar cuántas juegas; ser libre no ayuda.',
  'R21.7':
    'Si al final del turno de un jugador actúan dos inundaciones suyas, el otro debe retirarse en el acto.',
  'R21.8': 'Si al comienzo de tu turno actúan dos tormentas tuyas, atraes un dragón.',
  'R21.9': 'Los textos que vacían una zona del rival respetan las cartas activas con PROTEGIDA.',
  'R21.10':
    'Un texto que hace combatir otra vez a tus cartas activas sustituye al nuevo Personaje, si tienes uno activo.',
  'R21.11':
    'Cada exigencia de descartar se cumple por separado; una carta jugada cumple todas las de jugar esa clase.',
} as const;
