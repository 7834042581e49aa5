import { numberOf, type Text } from './text';

const points = (count: number) => (count === 1 ? '1 punto' : `${count} puntos`);
const dice = (indices: readonly number[]) =>
  indices.length === 1 ? `el dado ${indices.map(numberOf)}` : `los dados ${indices.map(numberOf).join(', ')}`;
const ownerOf = (owner: number | null) => (owner === null ? 'es negro' : `es del jugador ${numberOf(owner)}`);

export const es: Text = {
  actions: {
    startRound: () => 'Empezar la ronda: lanzar los dados de eventos',
    placeDie: ({ player, die, slot }) =>
      `El jugador ${numberOf(player)} pone el dado ${numberOf(die)} en la carta de la casilla ${numberOf(slot)}`,
    removeDice: ({ slot, dice: taken }) =>
      `Un efecto ${taken.length === 0 ? 'no quita ningún dado' : `quita ${dice(taken)}`} de la carta de la casilla ${numberOf(slot)}`,
    chooseLostDie: ({ player, die }) => `El jugador ${numberOf(player)} pierde el dado ${numberOf(die)}`,
    endRound: () => 'Terminar la ronda',
  },
  reasons: {
    gameOver: () => 'La partida ha terminado.',
    roundIsRunning: ({ round }) => `La ronda ${round} aún no ha acabado.`,
    noRoundIsRunning: () => 'Ahora no se juega ninguna ronda.',
    choiceIsOpen: ({ choices }) =>
      choices === 1
        ? 'Queda una elección pendiente.'
        : `Queda una elección pendiente: hay que elegir ${choices} dados.`,
    nothingToChoose: () => 'Nadie tiene que elegir un dado ahora.',
    notYourChoice: ({ player }) => `El jugador ${numberOf(player)} no tiene que perder ningún dado.`,
    noSuchPlayer: ({ player, players }) => `No hay jugador ${numberOf(player)}; juegan ${players}.`,
    noSuchSlot: ({ slot, slots }) =>
      `No hay casilla ${numberOf(slot)}; las casillas van de la 1 a la ${slots}.`,
    noSuchDie: ({ die, dice: all }) => `No hay dado ${numberOf(die)}; los dados van del 1 al ${all}.`,
    notYourDie: ({ die, owner }) => `Ese dado no es tuyo: ${numberOf(die)}, ${ownerOf(owner)}.`,
    chooseOwnDie: ({ die, owner }) => `Elige uno de tus dados, no el ${numberOf(die)}: ${ownerOf(owner)}.`,
    dieIsLost: ({ die }) => `El dado ${numberOf(die)} ya está perdido.`,
    dieNotInHand: ({ die }) => `El dado ${numberOf(die)} no está en la mano.`,
    noCardHere: ({ slot }) => `Aquí no hay carta: la casilla ${numberOf(slot)} está vacía.`,
    cardIsFull: ({ spaces }) => `Esta carta está llena. Hay dados en sus ${spaces} espacios.`,
    noDiceGiven: () => 'Indica al menos un dado.',
    dieNotOnCard: ({ die, slot }) =>
      `El dado ${numberOf(die)} no está en la carta de la casilla ${numberOf(slot)}.`,
  },
  faults: {
    deckTooSmall: ({ have, need }) => `Los montones necesitan ${need} cartas y solo hay ${have}.`,
    tooManyBlackDice: ({ slot, have, most }) =>
      `La casilla ${numberOf(slot)} tiene ${have} dados negros; con estas cartas caben como mucho ${most}.`,
  },
  rules: {
    A1: 'Al principio se mezclan las cartas azules y cada casilla recibe un montón boca arriba de la altura acordada.',
    A2: 'Cada ronda se abre lanzando los dos dados de eventos; cada uno nombra la casilla que muestra.',
    A3: 'Si los dos muestran la misma casilla, uno se queda y el otro se lanza hasta que sea distinto.',
    A4: 'El dado que muestra una casilla vacía se lanza otra vez.',
    A5: 'Las reglas de las dos cartas nombradas obligan a todos durante la ronda, en lo que les toque.',
    A6: 'Durante la ronda cualquiera puede poner un dado propio en una carta visible que tenga sitio.',
    A7: 'En cuanto se llena el último espacio cesa la regla de la carta; carta y dados esperan al final de la ronda.',
    A8: 'Si se quitan dados de una carta nombrada y completa, su regla vuelve a valer.',
    A9: 'Lo que tiene un momento fijado ocurre solo entonces; si la regla vuelve a empezar, no se repite.',
    A10: 'Una pérdida sin momento fijado toca cada vez que empieza la regla; el jugador elige el dado, que después vuelve a su sitio.',
    A11: 'Al final de la ronda se puntúan y se retiran todas las cartas visibles completas, nombradas o no.',
    A12: 'Cada dado de color en una carta puntuada da un punto a su dueño.',
    A13: 'Los dados negros de una carta puntuada dan puntos a quien tiene carta morada y un dado propio en ella.',
    A14: 'Cada cubo verde de una carta puntuada da un punto a cada jugador con un dado propio en ella.',
    A15: 'Quien tenga él solo más dados propios en una carta puntuada cobra la recompensa y se queda la carta.',
    A16: 'Si empatan en dados propios, nadie se lleva ni la carta ni la recompensa.',
    A17: 'Tras puntuar se van las cartas nombradas que queden y se ven las siguientes de sus montones.',
    A18: 'Cuando hay tantas casillas vacías como jugadores, se juega una ronda más, que es la última.',
    A19: 'En la última ronda los dados de eventos se lanzan como siempre.',
    A20: 'Al irse una carta puntuada, sus dados de color vuelven a sus dueños y lo demás queda fuera del juego.',
    A21: 'El dado perdido por una carta vuelve a más tardar cuando ella se va; quien no tiene dados no pierde ninguno.',
    A22: 'El dado que se pierde puede salir de una carta completa, que entonces deja de estarlo.',
  },
  cards: {
    dawnToll: 'Peaje del alba',
    looseGrip: 'Mano floja',
    tallPoppy: 'Espiga alta',
    crowdedTable: 'Mesa llena',
    marketDay: 'Día de mercado',
    helpingHand: 'Mano amiga',
    violetFavour: 'Favor violeta',
    plainCloth: 'Paño sencillo',
    levy: 'Tributo',
    coldNight: 'Noche fría',
    busyHands: 'Manos ocupadas',
    tollBridge: 'Puente de peaje',
    hardBargain: 'Trato duro',
  },
  kinds: { empty: 'vacía', idle: 'sin nombrar', active: 'activa', complete: 'completa' },
  moments: {
    roundStart: 'Al empezar la ronda',
    diePlaced: 'Cada vez que un jugador pone un dado en una carta',
    roundEnd: 'Al acabar la ronda',
  },
  aims: {
    everyone: 'cada jugador',
    placer: 'ese jugador',
    leaders: 'cada jugador con más puntos',
    trailing: 'cada jugador con menos puntos',
    withPurpleCard: 'cada jugador con carta morada',
    withoutPurpleCard: 'cada jugador sin carta morada',
    withDieHere: 'cada jugador con un dado en esta carta',
    withoutDieHere: 'cada jugador sin dados en esta carta',
  },
  effects: {
    loseDie: () => 'pierde un dado',
    points: ({ by }) => (by > 0 ? `gana ${points(by)}` : `pierde ${points(-by)}`),
  },
};
