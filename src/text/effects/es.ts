/** Textos de las cartas en español. "Yo" is the owner of the card, "tú" the opponent (R20.7). */
import { es as words } from '../words/es';
import { conditionText } from './esConditions';
import {
  banned,
  changedValues,
  counted,
  discarded,
  drawn,
  ignoreText,
  iMay,
  manyOf,
  payment,
  upTo,
} from './esPhrases';
import { type EffectTexts, isForTurn, sentence } from './tables';

const free = words.icons.free.toUpperCase();

const raisedTo = {
  sumOfPrinted: 'la suma de sus valores impresos',
  higherOfPrinted: 'su valor impreso más alto',
};

const youMust = { now: 'Ahora debes', endOfTurn: 'Al final de mi turno debes' };

const dragons = { one: 'dragón', many: 'dragones' };

/** "Se duplica X", "se duplican X"; other factors as "se multiplica por 3 X". */
const multiplied = (factor: number, isMany: boolean): string => {
  const ending = isMany ? 'n' : '';
  return factor === 2 ? `Se duplica${ending}` : `Se multiplica${ending} por ${factor}`;
};

export const es: EffectTexts = {
  // Ignoring and values
  ignore: ignoreText,
  zeroPrintedValues: ({ kinds, parity }) =>
    `Los valores impresos ${parity === 'odd' ? 'impares' : 'pares'} de tus ${manyOf(kinds, 'y')} cuentan como 0.`,
  raiseValue: ({ target, elements, to }) => {
    const rise = elements.length > 1 ? 'suben' : 'sube';
    return sentence(
      `${changedValues(elements, target)} ${rise} a ${typeof to === 'number' ? to : raisedTo[to]}`,
    );
  },
  multiplyValue: ({ target, elements, factor }) =>
    `${multiplied(factor, elements.length > 1)} ${changedValues(elements, target)}.`,
  multiplyDemand: ({ tag, factor }) =>
    `${multiplied(factor, false)} la exigencia de una de mis ${words.tags[tag].many} activas.`,
  raiseTotal: ({ element, to }) =>
    element === 'contested'
      ? `Mi poder es ${to} como mínimo.`
      : `Si se combate con ${words.elements[element]}, mi poder es ${to} como mínimo.`,

  // Dragons and retreat
  changeRetreatDragons: ({ when, change, amount }, card) => {
    const attracted = {
      add: `${counted(amount, dragons)} más`,
      subtract: `${counted(amount, dragons)} menos`,
      atMost: `como máximo ${counted(amount, dragons)}`,
      exactly: `exactamente ${counted(amount, dragons)}`,
    };
    const turn = isForTurn(card) ? ' este turno' : '';
    const [retreat, attract, no] =
      when === 'opponentRetreats'
        ? [`Si te retiras${turn}`, 'atraigo', 'no atraigo ningún dragón']
        : [`Si me retiro${turn}`, 'atraes', 'no atraes ningún dragón'];
    return change === 'exactly' && amount === 0
      ? `${retreat}, ${no}.`
      : `${retreat}, ${attract} ${attracted[change]}.`;
  },
  payForDragon: ({ cost }) => iMay('now', `${payment(cost, 'mi')} para atraer 1 dragón`),
  setAttractsDragon: ({ tag, atLeast }) =>
    `Al comienzo de mi turno, si tengo activas al menos ${atLeast} ${words.tags[tag].many}, atraigo 1 dragón.`,
  setForcesRetreat: ({ tag, atLeast }) =>
    `Después de mi turno, si tengo activas al menos ${atLeast} ${words.tags[tag].many}, debes retirarte de inmediato.`,

  // Restrictions on the opponent
  forbidPlay: ({ cards }) => `No puedes jugar ${banned(cards)}.`,
  limitPlays: ({ scope, max }) =>
    `En cada uno de tus turnos solo puedes jugar ${counted(max, words.card)}${scope === 'combat' ? ' en tu zona de combate' : ''}.`,
  limitActiveCharacters: ({ max }) =>
    `Al final de tu fase de Personaje puedes tener como máximo ${max} ${max === 1 ? 'Personaje activo' : 'Personajes activos'}.`,
  limitDeckDraws: ({ max }) =>
    max === 0
      ? 'No puedes llevar cartas de tu mazo de robo a tu mano.'
      : `En cada turno solo puedes llevar ${counted(max, words.card)} de tu mazo de robo a tu mano.`,
  limitHandIntake: ({ atHandSize }) =>
    atHandSize === 0
      ? 'No puedes llevar cartas a tu mano.'
      : `Mientras tengas ${atHandSize} o más cartas en la mano, no puedes llevar más cartas a ella.`,
  forbidBluffCall: () => 'No puedes exigirme que enseñe los colores.',

  // Permissions
  extraPlays: ({ kind, amount }, card) => {
    const { one, many } = words.kinds[kind];
    const some = amount === 1 ? `${amount} ${one} adicional` : `${amount} ${many} adicionales`;
    const plays = amount === 'any' ? `cualquier número de ${many}` : some;
    return `${isForTurn(card) ? 'Este turno' : 'En cada uno de mis turnos'} puedo jugar ${plays}.`;
  },
  nextCardFree: () => `La próxima carta que juegue este turno es ${free}.`,
  playHandWhileLanding: () =>
    'En el turno en que este barco desembarca, también puedo jugar cartas de mi mano.',
  freeIf: ({ condition }) => `Puedo jugar esta carta como ${free} si ${conditionText(condition)}.`,
  changeElement: ({ onlyIf, to }) => {
    const change =
      to === 'other'
        ? 'cambia el elemento del combate'
        : `el elemento del combate pasa a ser ${words.elements[to]}`;
    return `Solo puedo jugarla si ${conditionText(onlyIf)}. Entonces ${change}.`;
  },
  attackAgain: () => 'Mis cartas activas combaten otra vez este turno; no necesito un Personaje nuevo.',

  // Own cards
  draw: (effect) => iMay(effect.when, drawn(effect)),
  search: ({ when, in: pile }) =>
    pile === 'drawPile'
      ? iMay(when, 'buscar 1 carta en mi mazo de robo, mostrarla, llevarla a mi mano y barajar el mazo')
      : iMay(when, 'elegir 1 carta de mi descarte, mostrarla y llevarla a mi mano'),
  searchShipOrCargo: () =>
    iMay(
      'now',
      'buscar en mi mazo de robo un barco y jugarlo, o una carta y cargarla en uno de mis barcos; después barajo el mazo',
    ),
  recallCard: ({ kinds, activeOnly, otherThanThis }) =>
    activeOnly
      ? iMay('now', `devolver a mi mano 1 de mis ${manyOf(kinds, 'o')} activos`)
      : iMay(
          'now',
          `devolver a mi mano ${otherThanThis ? 'otra' : '1'} carta de mi zona de combate, activa o no`,
        ),
  discardOwnHand: () => iMay('now', 'descartar cualquier número de cartas de mi mano'),
  handToDeckBottom: () =>
    iMay(
      'now',
      'poner cualquier número de cartas de mi mano debajo de mi mazo de robo, en el orden que quiera',
    ),
  discardPileToDeck: () => iMay('now', 'mezclar todo mi descarte con mi mazo de robo'),
  loadShip: ({ count }) =>
    iMay('now', `cargar en este barco hasta ${count} Personajes, Refuerzos o Apoyos de mi mano`),

  // Against the opponent's cards
  discardFromPlay: (effect) => iMay(effect.when, discarded(effect)),
  discardBlindFromHand: ({ count }) =>
    count === 1
      ? iMay('now', 'elegir 1 carta de tu mano sin verla; la descartas')
      : iMay('now', `elegir ${upTo(count)} de tu mano sin verlas; las descartas`),
  discardDeckTop: ({ count }) =>
    iMay(
      'endOfTurn',
      `descartar ${count === 1 ? 'la primera carta' : `las primeras ${count} cartas`} de tu mazo de robo`,
    ),
  opponentDiscards: ({ when, may, amount }) => {
    if ('downToHandSize' in amount) {
      return `${youMust[when]} descartar cartas de tu mano hasta quedarte con solo ${amount.downToHandSize}.`;
    }
    return may
      ? iMay(when, `exigir que descartes ${upTo(amount.count)} de tu mano; eliges tú`)
      : `${youMust[when]} descartar ${counted(amount.count, words.card)} de tu mano, a tu elección.`;
  },
  discloseHand: () =>
    'Ahora debes descubrir tu mano; esas cartas quedan a la vista hasta que salgan de ella.',
  demand: ({ require, otherwise }) => {
    const deed =
      'play' in require ? `jugar un ${words.kinds[require.play].one}` : payment(require.discard, 'tu');
    const comma = 'discard' in require ? ',' : '';
    return otherwise === 'retreat'
      ? `En cada uno de tus turnos debes ${deed}${comma} o retirarte.`
      : `En cada uno de tus turnos debes ${deed}; si no, atraigo 1 dragón, aunque te retires.`;
  },
};
