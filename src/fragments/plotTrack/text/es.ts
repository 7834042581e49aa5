import { numberOf, type Text } from './text';

const players = { invader: 'Invasor', humanity: 'Humanidad' };
const subjects = { invader: 'El Invasor', humanity: 'La Humanidad' };
const of = { invader: 'del Invasor', humanity: 'de la Humanidad' };
const by = { invader: 'por el Invasor', humanity: 'por la Humanidad' };
const piles = {
  both: 'los dos mazos de robo',
  invader: 'el mazo de robo del Invasor',
  humanity: 'el mazo de robo de la Humanidad',
};
const spaces = (count: number) => (count === 1 ? '1 casilla' : `${count} casillas`);
const cards = (count: number) => (count === 1 ? '1 carta' : `${count} cartas`);
const tokens = (count: number) => (count === 1 ? '1 ficha' : `${count} fichas`);

export const es: Text = {
  players,
  actions: {
    addToken: ({ zone }) => `Poner una ficha de -1 en la zona ${numberOf(zone)}`,
    addTokens: ({ zone, count }) => `Efecto de carta: poner ${tokens(count)} en la zona ${numberOf(zone)}`,
    removeToken: ({ zone, by: player }) => `${subjects[player]} quita una ficha de la zona ${numberOf(zone)}`,
    dwindle: ({ cards: ordered, prevented, available, cause }) =>
      `${subjects[cause]} hace que la Humanidad mengüe ${cards(ordered)} (${available} disponibles, ${prevented} evitadas)`,
    pilesEmptied: ({ which, cause }) => `${subjects[cause]} vacía ${piles[which]}`,
    moveMarker: ({ count }) => `Bajar el marcador ${spaces(count)}`,
    endTurn: () => 'Terminar el turno',
  },
  reasons: {
    gameOver: () => 'La partida ha terminado.',
    noSuchZone: ({ zone, zones }) => `No hay zona ${numberOf(zone)}; las zonas van de la 1 a la ${zones}.`,
    noStrengthLeft: ({ zone, printed, tokens: lying }) =>
      `A la zona ${numberOf(zone)} no le queda fuerza: ${printed} impresa y ${tokens(lying)} encima.`,
    onlyHumanityRemoves: ({ by: player }) => `Solo la Humanidad quita fichas, no el ${players[player]}.`,
    noTokenHere: ({ zone }) => `En la zona ${numberOf(zone)} no hay ninguna ficha.`,
    countTooLow: ({ have, need }) => `${have} es demasiado poco; hace falta al menos ${need}.`,
    notCovered: ({ which, cause, turn }) =>
      `Esta página no dice qué pasa entonces (${piles[which]}, ${by[cause]}, en el turno ${of[turn]}).`,
    markerIsTheInvaders: () => 'Solo el Invasor mueve el marcador, y solo en su turno.',
  },
  faults: {
    offTrack: ({ path, have, spaces: all }) =>
      `${path} es ${have}, pero la pista acaba en la casilla ${all - 1}.`,
    skullNotBelowMarker: ({ marker, skull }) =>
      `La calavera (casilla ${skull}) debe estar por debajo del marcador (casilla ${marker}).`,
  },
  rules: {
    I1: 'Cuando el Invasor ataca una zona, la fuerza de esta se suma al total de la Humanidad en ella.',
    I2: 'Cada ficha de -1 debilita su zona en uno.',
    I3: 'Una ficha permanece en su zona hasta que la Humanidad la quita.',
    I4: 'Ninguna zona baja de 0; con 0 ya no admite más fichas.',
    I5: 'Debilitar una zona no cuenta como hacer menguar a la Humanidad.',
    I6: 'Una palabra clave no hace nada por sí misma; sirve para que otras cartas la nombren.',
    I7: 'Si el Invasor provoca que los dos mazos de robo se agoten a la vez, gana la Humanidad.',
    I8: 'Si un texto permite algo y otro lo prohíbe, queda prohibido.',
    I9: 'Lo que solo se puede cumplir en parte se cumple hasta donde se pueda; el resto se pierde.',
    I10: 'Juegan dos; «target player» es uno de los dos.',
    I11: 'Si la Humanidad no ha menguado en el turno del Invasor, al final de este el marcador baja una casilla.',
    I12: 'Da igual cómo o en qué momento del turno el Invasor hizo menguar a la Humanidad.',
    I13: 'Lo que la Humanidad consigue evitar no cuenta.',
    I14: 'Al menos una carta tiene que haber ido de verdad al descarte de la Humanidad.',
    I15: 'Lo que la Humanidad descarta en su turno como coste no afecta a la pista.',
    I16: 'El paso forzado es de una casilla por turno; los voluntarios se suman a él.',
    I17: 'Cuando el marcador llega a la calavera, la partida acaba y gana la Humanidad.',
    I18: 'El marcador se detiene en la calavera; un paso voluntario baja al menos una casilla.',
  },
  cards: {
    rustGiant: 'Gigante oxidado',
    siegeCrawler: 'Oruga de asedio',
    quietTruce: 'Tregua callada',
    fieldEngineers: 'Ingenieros de campo',
    acidRain: 'Lluvia ácida',
    massPanic: 'Pánico general',
    worldEnd: 'Fin del mundo',
  },
  keywords: { tank: 'Tanque', robot: 'Robot', infestation: 'Plaga', crew: 'Dotación', relic: 'Reliquia' },
  permissions: { attackZone: 'atacar esta zona', removeTokens: 'quitar fichas' },
};
