/** German: why not. */

import type { CardId } from '../../actions';
import type { Condition, Payment } from '../../effects/effect';
import {
  cardName,
  cardsOf,
  conditionNeeds,
  cards as counted,
  inElement,
  phaseIn,
  upperFirst,
} from '../grammar/de';
import type { Names } from '../names';
import { conditionOf } from './condition';
import type { ReasonTexts } from './table';

/** The name of a card at the beginning of a sentence. */
const card = (names: Names, id: CardId): string => upperFirst(cardName(names, id));

/** R21.1, R21.2: "3 in Feuer", with any doubling. */
function owed({ fire, earth, either }: Extract<Payment, { pay: 'total' }>): string {
  const sums: string[] = [];
  if (fire !== undefined) sums.push(`${fire} ${inElement('fire')}`);
  if (earth !== undefined) sums.push(`${earth} ${inElement('earth')}`);
  return sums.join(either ? ' oder ' : ' und ');
}

export const reasons: ReasonTexts = {
  gameOver: () => 'Das Spiel ist vorbei.',
  answerFirst: () => 'Beantworte zuerst die offene Frage.',
  notYourTurn: () => 'Du bist nicht am Zug.',
  notYourCard: (reason, names) =>
    names.printed(reason.card) === null
      ? 'Das ist nicht deine Karte.'
      : `${card(names, reason.card)} ist nicht deine Karte.`,
  wrongPhase({ phase, place }) {
    if (phase === 'none') return 'Das geht jetzt nicht.';
    return place === undefined
      ? `Das geht nicht ${phaseIn[phase]}.`
      : `Das kommt ${phaseIn[place]}, nicht ${phaseIn[phase]}.`;
  },
  leadershipTooLate: () => 'Führungskarten spielst du vor der Rückzugsentscheidung.',
  retreatTooLate: () => 'Über den Rückzug entscheidest du, bevor du einen Charakter spielst.',
  stopped: () => 'Eine Karte mit STOPP hat dein Kartenspiel in diesem Zug beendet.',
  handLocked: (reason, names) =>
    `${card(names, reason.card)} ruht: Nach dem Anlanden spielst du von den Schiffen.`,
  cardNotHere: (reason, names) => `${card(names, reason.card)} liegt nicht da, wo du die Karte brauchst.`,
  wrongKind: (reason, names) => `${card(names, reason.card)} ist eine andere Art von Karte.`,
  cannotLoad: () => 'Laden kannst du nur Charaktere, Verstärkungen und Unterstützungen.',
  noBluffIcon: (reason, names) => `${card(names, reason.card)} hat kein gültiges Bluffsymbol.`,
  notAPair: () => 'Ein Paar sind zwei Karten mit PAAR und gleichem ersten Wort im Namen.',
  notAGang: () => 'Nur Mitglieder derselben Bande spielst du zusammen.',
  bannedByCard(reason, names) {
    const effect = names.printed(reason.by)?.effect;
    const what = effect?.do === 'forbidPlay' ? cardsOf(effect.cards) : 'diese Karte';
    return `${card(names, reason.by)} verbietet ${what}.`;
  },
  bluffBlocked: (reason, names) =>
    `${card(names, reason.by)} nimmt Bluffs die Wirkung; du kannst keinen legen.`,
  conditionNotMet(reason, names) {
    const condition = conditionOf(names, reason.card);
    const name = card(names, reason.card);
    if (condition === null) {
      return `Die Bedingung von ${name} ist nicht erfüllt: ${reason.have} statt ${reason.need}.`;
    }
    const needs = conditionNeeds[condition.test] as (c: Condition, have: number, need: number) => string;
    return `${name} braucht ${needs(condition, reason.have, reason.need)}.`;
  },
  cardLimit(reason, names) {
    const effect = names.printed(reason.by)?.effect;
    const isCombat = effect?.do === 'limitPlays' && effect.scope === 'combat';
    const what = isCombat ? `${reason.max} Charakter oder Verstärkung` : counted(reason.max);
    return `${card(names, reason.by)} erlaubt dir nur ${what} im Zug.`;
  },
  openingNoBooster: () =>
    'Im ersten Zug des Kampfs keine Verstärkung, Unterstützung, kein Bluff, kein Laden.',
  oneCharacter: () => 'Ein Charakter, Paar oder eine Bande im Zug; du hast schon gespielt.',
  boosterOrSupportUsed: () => 'Deine Verstärkung oder Unterstützung dieses Zugs ist schon gespielt.',
  noSupportLeft: () => 'Du darfst in diesem Zug keine Unterstützung mehr dafür einsetzen.',
  leadershipOnce: () => 'Nur eine Führungskarte oder ein Schiff im Zug.',
  gangTooLate: () => 'Eine Bande spielst du vor jedem anderen Charakter des Zugs.',
  gangBroken: () => 'Nicht alle deine aktiven Karten sind von dieser Bande; sie wächst nicht weiter.',
  shipLanded: (reason, names) => `${card(names, reason.card)} ist angelandet und nimmt keine Ladung auf.`,
  shipFull: (reason, names) =>
    `${card(names, reason.card)} ist voll: ${reason.capacity} von ${reason.capacity}.`,
  cannotRetrieve: (reason, names) => `Du kannst ${cardName(names, reason.card)} jetzt nicht zurückholen.`,
  handFull: (reason, names) =>
    reason.max === 0
      ? `${card(names, reason.by)} lässt keine Karte auf deine Hand.`
      : `${card(names, reason.by)} lässt nichts auf eine Hand von ${reason.max} oder mehr.`,
  cannotLand: () => 'Schiffe landen aus deinem Einflussbereich an, zu Beginn deines Zugs.',
  cannotDropBluff: () => 'Eigene Bluffs legst du nur zu Beginn deines Zugs ab.',
  cannotRetreatOpening: () =>
    'Im ersten Zug eines Kampfs gibt es keinen Rückzug. Eröffne ihn oder lehne ihn ab.',
  cannotDeclineRunning: () => 'Der Kampf läuft schon; du kannst dich zurückziehen, nicht ablehnen.',
  declineCount: ({ have }) => `Zum Ablehnen legst du 1 bis 3 Karten ab; gewählt sind ${have}.`,
  noCharacter: () => 'Du hast keinen Charakter, den du spielen kannst.',
  mustPlayCharacter: () => 'Spiel zuerst einen Charakter.',
  tooManyCharacters: (reason, names) =>
    `${card(names, reason.by)} erlaubt ${reason.max} aktive${
      reason.max === 1 ? 'n Charakter' : ' Charaktere'
    }; du hast ${reason.have}.`,
  obligationOpen(reason, names) {
    const effect = names.printed(reason.by)?.effect;
    const name = cardName(names, reason.by);
    if (reason.payment?.pay === 'total') {
      return `Lege zuerst Karten im Wert von ${owed(reason.payment)} ab oder zieh dich zurück.`;
    }
    if (effect?.do !== 'demand' || !('play' in effect.require)) {
      return `Erfülle zuerst die Forderung von ${name} oder zieh dich zurück.`;
    }
    const what = effect.require.play === 'booster' ? 'Verstärkung' : 'Unterstützung';
    return `Spiel zuerst für ${name} eine ${what} oder zieh dich zurück.`;
  },
  powerTooLow: ({ have, need, element }) =>
    `Du hast ${have} ${inElement(element)} und brauchst mindestens ${need}.`,
  elementFixed: () => 'Das Element dieses Kampfs steht schon fest.',
  chooseElement: () => 'Wähle Feuer oder Erde.',
  nothingToCall: () => 'Es gibt keinen Bluff, der Farbe bekennen könnte.',
  wrongPayment: (reason, names) =>
    `Diese Karten erfüllen die Forderung von ${cardName(names, reason.by)} nicht genau.`,
  noDemand: () => 'Keine Karte fordert das von dir.',
  textUnusable: (reason, names) => `Der Text von ${cardName(names, reason.card)} ist jetzt nicht nutzbar.`,
  cannotTakeBack: () => 'Verdeckte Karten wurden aufgedeckt; das lässt sich nicht zurücknehmen.',
  nothingAsked: () => 'Es ist keine Frage offen.',
  wrongChoice: () => 'Das ist keine der möglichen Antworten.',
  alreadyAnswered: () => 'Du hast schon geantwortet.',
  malformed: () => 'Diese Aktion ist nicht richtig geschrieben.',
};
