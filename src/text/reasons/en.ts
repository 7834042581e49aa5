/** English: why not. */

import type { CardId } from '../../actions';
import type { Condition, Payment } from '../../effects/effect';
import { cardName, cardsOf, conditionNeeds, count, inElement, phaseIn, upperFirst } from '../grammar/en';
import type { Names } from '../names';
import { conditionOf } from './condition';
import type { ReasonTexts } from './table';

/** The name of a card at the beginning of a sentence. */
const card = (names: Names, id: CardId): string => upperFirst(cardName(names, id));

/** R21.1, R21.2: "3 in fire", with any doubling. */
function owed({ fire, earth, either }: Extract<Payment, { pay: 'total' }>): string {
  const sums: string[] = [];
  if (fire !== undefined) sums.push(`${fire} ${inElement('fire')}`);
  if (earth !== undefined) sums.push(`${earth} ${inElement('earth')}`);
  return sums.join(either ? ' or ' : ' and ');
}

export const reasons: ReasonTexts = {
  gameOver: () => 'The game is over.',
  answerFirst: () => 'Answer the open question first.',
  notYourTurn: () => 'It is not your turn.',
  notYourCard: (reason, names) =>
    names.printed(reason.card) === null
      ? 'That is not your card.'
      : `${card(names, reason.card)} is not your card.`,
  wrongPhase({ phase, place }) {
    if (phase === 'none') return 'This is not possible now.';
    return place === undefined
      ? `This is not possible ${phaseIn[phase]}.`
      : `This comes ${phaseIn[place]}, not ${phaseIn[phase]}.`;
  },
  leadershipTooLate: () => 'Leadership cards are played before the retreat decision.',
  retreatTooLate: () => 'Retreat is decided before you play a Character.',
  stopped: () => 'A STOP card has ended your card play for this turn.',
  handLocked: (reason, names) =>
    `${card(names, reason.card)} stays in hand: after landing you play from landed Ships.`,
  cardNotHere: (reason, names) => `${card(names, reason.card)} is not where you would need it.`,
  wrongKind: (reason, names) => `${card(names, reason.card)} is another kind of card.`,
  cannotLoad: () => 'Only Characters, Boosters and Supports can be loaded.',
  noBluffIcon: (reason, names) => `${card(names, reason.card)} has no BLUFF icon in force.`,
  notAPair: () => 'A pair is two cards with PAIR and the same first word in their names.',
  notAGang: () => 'Only members of one gang can be played together.',
  bannedByCard(reason, names) {
    const effect = names.printed(reason.by)?.effect;
    const what = effect?.do === 'forbidPlay' ? cardsOf(effect.cards) : 'this card';
    return `${card(names, reason.by)} forbids ${what}.`;
  },
  bluffBlocked: (reason, names) =>
    `${card(names, reason.by)} takes the effect of Bluffs; you cannot lay one.`,
  conditionNotMet(reason, names) {
    const condition = conditionOf(names, reason.card);
    const name = card(names, reason.card);
    if (condition === null) return `The condition of ${name} is not met: ${reason.have}, not ${reason.need}.`;
    const needs = conditionNeeds[condition.test] as (c: Condition, have: number, need: number) => string;
    return `${name} needs ${needs(condition, reason.have, reason.need)}.`;
  },
  cardLimit(reason, names) {
    const effect = names.printed(reason.by)?.effect;
    const isCombat = effect?.do === 'limitPlays' && effect.scope === 'combat';
    const what = isCombat
      ? count(reason.max, 'Character or Booster', 'Characters or Boosters')
      : count(reason.max, 'card');
    return `${card(names, reason.by)} lets you play ${what} a turn.`;
  },
  openingNoBooster: () => 'No Booster, Support, Bluff or load in the first turn of a fight.',
  oneCharacter: () => 'One Character, pair or gang a turn; you have played yours.',
  boosterOrSupportUsed: () => 'You have already used your Booster or Support of this turn.',
  noSupportLeft: () => 'You have no Support play left for this.',
  leadershipOnce: () => 'Only one Leadership card or Ship a turn.',
  gangTooLate: () => 'A gang is played before any other Character of the turn.',
  gangBroken: () => 'Not all your active cards belong to this gang; it cannot be extended.',
  shipLanded: (reason, names) => `${card(names, reason.card)} has landed and takes no cargo.`,
  shipFull: (reason, names) =>
    `${card(names, reason.card)} is full: ${reason.capacity} of ${reason.capacity}.`,
  cannotRetrieve: (reason, names) => `You cannot retrieve ${cardName(names, reason.card)} now.`,
  handFull: (reason, names) =>
    reason.max === 0
      ? `${card(names, reason.by)} lets no card into your hand.`
      : `${card(names, reason.by)} lets no card into a hand of ${reason.max} or more.`,
  cannotLand: () => 'Ships land from your influence area, at the beginning of your turn.',
  cannotDropBluff: () => 'You discard your own Bluffs only at the beginning of your turn.',
  cannotRetreatOpening: () => 'You cannot retreat in the first turn of a fight. Open it or decline.',
  cannotDeclineRunning: () => 'The fight is running; you can retreat, but not decline.',
  declineCount: ({ have }) => `To decline, discard 1 to 3 cards; you chose ${have}.`,
  noCharacter: () => 'You have no Character you can play.',
  mustPlayCharacter: () => 'Play a Character first.',
  tooManyCharacters: (reason, names) =>
    `${card(names, reason.by)} allows ${count(reason.max, 'active Character')}; you have ${reason.have}.`,
  obligationOpen(reason, names) {
    const effect = names.printed(reason.by)?.effect;
    const name = cardName(names, reason.by);
    return effect?.do === 'demand' && 'play' in effect.require
      ? `First play a ${effect.require.play === 'booster' ? 'Booster' : 'Support'} for ${name}, or go back and retreat.`
      : reason.payment?.pay === 'total'
        ? `First discard cards worth ${owed(reason.payment)}, or go back and retreat.`
        : `First meet the demand of ${name}, or go back and retreat.`;
  },
  powerTooLow: ({ have, need, element }) =>
    `Your power is ${have} ${inElement(element)}; you need at least ${need}.`,
  elementFixed: () => 'The element of this fight is already set.',
  chooseElement: () => 'Choose fire or earth.',
  nothingToCall: () => 'There is no Bluff to call.',
  wrongPayment: (reason, names) =>
    `These cards do not meet the demand of ${cardName(names, reason.by)} exactly.`,
  noDemand: () => 'No card demands this of you.',
  textUnusable: (reason, names) => `The text of ${cardName(names, reason.card)} cannot be used now.`,
  cannotTakeBack: () => 'Hidden cards have been revealed; this cannot be taken back.',
  nothingAsked: () => 'No question is open.',
  wrongChoice: () => 'This is not one of the answers.',
  alreadyAnswered: () => 'You have already answered.',
  malformed: () => 'This action is not written correctly.',
};
