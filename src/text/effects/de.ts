/** Kartentexte auf Deutsch. "Ich" is the owner of the card, "du" the opponent (R20.7). */
import { de as words } from '../words/de';
import { conditionText } from './deConditions';
import {
  banned,
  changedValues,
  counted,
  discarded,
  drawn,
  ignoreText,
  iMay,
  manyOf,
  oneOf,
  payment,
  upTo,
} from './dePhrases';
import { type EffectTexts, isForTurn } from './tables';

const free = words.icons.free.toUpperCase();

const multiplied = (factor: number): string => (factor === 2 ? 'verdoppelt' : `mit ${factor} multipliziert`);

const raisedTo = {
  sumOfPrinted: 'die Summe seiner aufgedruckten Werte',
  higherOfPrinted: 'seinen höheren aufgedruckten Wert',
};

const youMust = { now: 'Du musst jetzt', endOfTurn: 'Am Ende meines Zugs musst du' };

export const de: EffectTexts = {
  // Ignoring and values
  ignore: ignoreText,
  zeroPrintedValues: ({ kinds, parity }) =>
    `${parity === 'odd' ? 'Ungerade' : 'Gerade'} aufgedruckte Werte deiner ${manyOf(kinds, 'und')} gelten als 0.`,
  raiseValue: ({ target, elements, to }) =>
    `${changedValues(elements, target, 'steigt', 'steigen')} auf ${typeof to === 'number' ? to : raisedTo[to]}.`,
  multiplyValue: ({ target, elements, factor }) =>
    `${changedValues(elements, target, 'wird', 'werden')} ${multiplied(factor)}.`,
  multiplyDemand: ({ tag, factor }) =>
    `Die Forderung einer meiner aktiven ${words.tags[tag].many} wird ${multiplied(factor)}.`,
  raiseTotal: ({ element, to }) =>
    element === 'contested'
      ? `Meine Stärke ist mindestens ${to}.`
      : `Wird mit ${words.elements[element]} gekämpft, ist meine Stärke mindestens ${to}.`,

  // Dragons and retreat
  changeRetreatDragons: ({ when, change, amount }, card) => {
    const attracted = {
      add: `${amount} Drachen mehr`,
      subtract: `${amount} Drachen weniger`,
      atMost: `höchstens ${amount} Drachen`,
      exactly: amount === 0 ? 'keinen Drachen' : `genau ${amount} Drachen`,
    };
    const turn = isForTurn(card) ? ' in diesem Zug' : '';
    return when === 'opponentRetreats'
      ? `Wenn du dich${turn} zurückziehst, ziehe ich ${attracted[change]} an.`
      : `Wenn ich mich${turn} zurückziehe, ziehst du ${attracted[change]} an.`;
  },
  payForDragon: ({ cost }) => iMay('now', `${payment(cost)} abwerfen, um 1 Drachen anzuziehen`),
  setAttractsDragon: ({ tag, atLeast }) =>
    `Sind zu Beginn meines Zugs mindestens ${atLeast} meiner ${words.tags[tag].many} aktiv, ziehe ich 1 Drachen an.`,
  setForcesRetreat: ({ tag, atLeast }) =>
    `Sind nach meinem Zug mindestens ${atLeast} meiner ${words.tags[tag].many} aktiv, musst du dich sofort zurückziehen.`,

  // Restrictions on the opponent
  forbidPlay: ({ cards }) => `Du darfst keine ${banned(cards)} spielen.`,
  limitPlays: ({ scope, max }) =>
    `In jedem deiner Züge darfst du nur ${counted(max, words.card)}${scope === 'combat' ? ' in deinen Kampfbereich' : ''} spielen.`,
  limitActiveCharacters: ({ max }) =>
    `Am Ende deiner Charakterphase darfst du höchstens ${max === 1 ? '1 aktiven Charakter' : `${max} aktive Charaktere`} haben.`,
  limitDeckDraws: ({ max }) =>
    max === 0
      ? 'Du darfst keine Karten vom Nachziehstapel auf die Hand nehmen.'
      : `In jedem Zug darfst du nur ${counted(max, words.card)} vom Nachziehstapel auf die Hand nehmen.`,
  limitHandIntake: ({ atHandSize }) =>
    atHandSize === 0
      ? 'Du darfst keine Karten auf die Hand nehmen.'
      : `Solange du ${atHandSize} oder mehr Handkarten hast, darfst du keine Karten auf die Hand nehmen.`,
  forbidBluffCall: () => 'Du darfst nicht von mir verlangen, Farbe zu bekennen.',

  // Permissions
  extraPlays: ({ kind, amount }, card) => {
    const { one, many } = words.kinds[kind];
    const plays =
      amount === 'any' ? `beliebig viele ${many}` : `${amount} ${amount === 1 ? one : many} zusätzlich`;
    return `${isForTurn(card) ? 'In diesem Zug' : 'In jedem meiner Züge'} darf ich ${plays} spielen.`;
  },
  nextCardFree: () => `Die nächste Karte, die ich in diesem Zug spiele, ist ${free}.`,
  playHandWhileLanding: () =>
    'In dem Zug, in dem dieses Schiff anlandet, darf ich auch Karten aus der Hand spielen.',
  freeIf: ({ condition }) => `Ich darf diese Karte als ${free} spielen, wenn ${conditionText(condition)}.`,
  changeElement: ({ onlyIf, to }) => {
    const change =
      to === 'other'
        ? 'wechselt das Element des Kampfs'
        : `wird ${words.elements[to]} zum Element des Kampfs`;
    return `Nur spielbar, wenn ${conditionText(onlyIf)}. Dann ${change}.`;
  },
  attackAgain: () =>
    'Meine aktiven Karten kämpfen in diesem Zug noch einmal; ich brauche keinen neuen Charakter.',

  // Own cards
  draw: (effect) => iMay(effect.when, drawn(effect)),
  search: ({ when, in: pile }) =>
    pile === 'drawPile'
      ? `${iMay(when, 'im Nachziehstapel 1 Karte suchen, sie zeigen und auf die Hand nehmen')} Dann mische ich ihn.`
      : iMay(when, '1 Karte aus meinem Ablagestapel aussuchen, sie zeigen und auf die Hand nehmen'),
  searchShipOrCargo: () =>
    `${iMay('now', 'im Nachziehstapel ein Schiff suchen und spielen oder eine Karte suchen und auf eines meiner Schiffe laden')} Dann mische ich ihn.`,
  recallCard: ({ kinds, activeOnly, otherThanThis }) =>
    activeOnly
      ? iMay('now', `1 meiner aktiven ${manyOf(kinds, 'oder')} auf die Hand zurücknehmen`)
      : iMay(
          'now',
          `1 ${otherThanThis ? 'andere ' : ''}Karte aus meinem Kampfbereich auf die Hand zurücknehmen, aktiv oder nicht`,
        ),
  discardOwnHand: () => iMay('now', 'beliebig viele Handkarten abwerfen'),
  handToDeckBottom: () =>
    iMay('now', 'beliebig viele Handkarten in beliebiger Reihenfolge unter meinen Nachziehstapel legen'),
  discardPileToDeck: () => iMay('now', 'meinen ganzen Ablagestapel in den Nachziehstapel mischen'),
  loadShip: ({ count }) =>
    iMay(
      'now',
      `bis zu ${count} Charaktere, Verstärkungen oder Unterstützungen aus der Hand auf dieses Schiff laden`,
    ),

  // Against the opponent's cards
  discardFromPlay: (effect) => iMay(effect.when, discarded(effect)),
  discardBlindFromHand: ({ count }) =>
    iMay('now', `${upTo(count)} verdeckt aus deiner Hand ziehen; du wirfst sie ab`),
  discardDeckTop: ({ count }) =>
    iMay(
      'endOfTurn',
      `die ${count === 1 ? 'oberste Karte' : `obersten ${count} Karten`} deines Nachziehstapels abwerfen`,
    ),
  opponentDiscards: ({ when, may, amount }) => {
    if ('downToHandSize' in amount) {
      return `${youMust[when]} Handkarten abwerfen, bis du nur noch ${amount.downToHandSize} hast.`;
    }
    return may
      ? iMay(when, `verlangen, dass du ${upTo(amount.count)} aus der Hand abwirfst; du wählst, welche`)
      : `${youMust[when]} ${counted(amount.count, words.card)} deiner Wahl aus der Hand abwerfen.`;
  },
  discloseHand: () =>
    'Du musst jetzt deine Handkarten offenlegen; sie bleiben offen, bis sie deine Hand verlassen.',
  demand: ({ require, otherwise }) => {
    const deed =
      'play' in require ? `${oneOf[require.play]} spielen` : `${payment(require.discard)} abwerfen`;
    return otherwise === 'retreat'
      ? `In jedem deiner Züge musst du ${deed} oder dich zurückziehen.`
      : `In jedem deiner Züge musst du ${deed}, sonst ziehe ich 1 Drachen an, auch wenn du dich zurückziehst.`;
  },
};
