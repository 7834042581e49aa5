/** Spanish: R18, the icons. */

export const icons = {
  'R18.1':
    'Los escudos y los signos de farol también son iconos: lo que ignora iconos los ignora, salvo que diga otra cosa.',
  'R18.2':
    'Con un escudo activo en el elemento del combate puedes anunciar menos que el rival; después él solo tiene que igualar eso.',
  'R18.3':
    'Tras una carta con ALTO no juegas ni cargas nada más en este turno. Aun así debes anunciar, y puedes cumplir exigencias.',
  'R18.4':
    'Al comienzo de tu turno puedes devolver a tu mano cartas activas con RECUPERAR, pero no Personajes mientras un Personaje activo del rival muestre RECUPERAR.',
  'R18.5': 'Las cartas del rival no pueden ignorar, descartar ni rebajar una carta activa con PROTEGIDA.',
  'R18.6':
    'Una carta LIBRE no gasta tu jugada y vale también en un turno de apertura; las prohibiciones, los límites y ALTO rigen igual.',
  'R18.7':
    'Dos Personajes o dos Refuerzos con PAREJA y la misma primera palabra en el nombre se juegan juntos como una jugada.',
  'R18.8':
    'Puedes jugar juntos varios Personajes de una banda como primeros Personajes del turno. Si solo hay activos Personajes de esa banda, puedes ampliarla en vez de taparlos.',
  'R18.9':
    'Una carta jugada como libre no es parte de una pareja ni de una banda. Una sola carta de banda se juega como cualquier Personaje.',
} as const;
