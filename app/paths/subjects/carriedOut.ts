/**
 * When a card text counts as carried out by an action, one entry a kind: a text that acts at a moment when its question
 * is answered with something or its mark is seen, a lasting one when it is in force and has something to work on.
 */
import type { Action } from '../../../src/actions';
import { factsAt, kindMask, matchesFilter } from '../../../src/cards/facts';
import type { EffectKind, EffectOf } from '../../../src/effects/effect';
import { activeCharacters } from '../../../src/inPlay';
import type { Position } from '../../../src/position';
import { powerSum } from '../../../src/power';
import { isFree } from '../../../src/rules/permissions';
import { type SideStanding, standingOf } from '../../../src/standing';
import { elements, opponentOf, type Seat } from '../../../src/vocabulary';

export interface AnyMoment {
  readonly before: Position;
  readonly after: Position;
  readonly action: Action;
  readonly seat: Seat;
  readonly card: number;
  /** The standings after the action; undefined when the text is not in force then. */
  readonly own: SideStanding | undefined;
  readonly other: SideStanding | undefined;
}

export interface Moment<K extends EffectKind> extends AnyMoment {
  readonly effect: EffectOf<K>;
}

type Test<K extends EffectKind> = (moment: Moment<K>) => boolean;

/** The question of the card has been answered with something. */
const answered = ({ before, action, card }: AnyMoment): boolean =>
  before.question?.source === card && action.type === 'choose' && action.picks.length > 0;

const plays = (action: Action, card: number): boolean =>
  ('card' in action && action.card === card && action.type.startsWith('play')) ||
  ('cards' in action && action.type.startsWith('play') && action.cards.includes(card));

const handMatches = (position: Position, seat: Seat, effect: EffectOf<'forbidPlay'>): boolean =>
  position.sides[seat].hand.some((card) => matchesFilter(effect.cards, factsAt(position, card)));

const changesSum = ({ after, seat, card, own }: AnyMoment): boolean =>
  own !== undefined &&
  elements.some((element) =>
    powerSum(after, seat, element).lines.some(({ changes }) => changes.some(({ by }) => by === card)),
  );

const isOnTurn = ({ after, seat }: AnyMoment): boolean => after.onTurn === seat;

/** An active card of the other seat has an odd or even value that is now 0. */
const zeroes: Test<'zeroPrintedValues'> = ({ after, seat, effect, other }) =>
  other !== undefined &&
  after.sides[opponentOf(seat)].combat.concat(after.sides[opponentOf(seat)].support).some((card) => {
    const { fire, earth, kindBit } = factsAt(after, card);
    return (
      (kindBit & kindMask(effect.kinds)) !== 0 &&
      [fire, earth].some((value) => value > 0 && (value % 2 === 1) === (effect.parity === 'odd'))
    );
  });

export const carriedOut: { readonly [K in EffectKind]: Test<K> } = {
  ignore: ({ after, seat, card, other }) =>
    other?.ignoring.some(({ by }) => by === card) === true && after.sides[opponentOf(seat)].combat.length > 0,
  zeroPrintedValues: zeroes,
  raiseValue: changesSum,
  multiplyValue: changesSum,
  multiplyDemand: ({ before, action, card, seat }) =>
    action.type === 'meetDemand' &&
    standingOf(before)[seat].multiplyingDemand.some((each) => each.card === card),
  raiseTotal: ({ after, seat, own }) =>
    own !== undefined && elements.some((element) => powerSum(after, seat, element).floor !== null),
  changeRetreatDragons: ({ before, after, seat, effect }) =>
    before.fightNumber !== after.fightNumber &&
    standingOf(before)[seat].retreatDragons.includes(effect) &&
    (after.fightStarter === seat) === (effect.when === 'ownerRetreats'),
  payForDragon: answered,
  setAttractsDragon: ({ before, after, seat }) =>
    after.onTurn === seat &&
    before.turn.number !== after.turn.number &&
    standingOf(before)[seat].sets.length > 1,
  setForcesRetreat: ({ before, after, seat }) =>
    before.fightNumber !== after.fightNumber &&
    before.onTurn === seat &&
    after.fightStarter !== seat &&
    standingOf(before)[seat].sets.length > 1,
  forbidPlay: (moment) => {
    const { other, card, effect, after, seat } = moment;
    return (
      !isOnTurn(moment) &&
      other?.bans.some(({ by }) => by === card) === true &&
      handMatches(after, opponentOf(seat), effect)
    );
  },
  limitPlays: (moment) => {
    const { other, card, after, effect } = moment;
    const limit = effect.scope === 'allCards' ? other?.cardLimit : other?.combatLimit;
    return !isOnTurn(moment) && limit?.by === card && after.turn.cardsPlayed >= effect.max;
  },
  limitActiveCharacters: (moment) =>
    !isOnTurn(moment) &&
    moment.other?.characterLimit?.by === moment.card &&
    activeCharacters(moment.after, opponentOf(moment.seat)).length >= moment.effect.max,
  limitDeckDraws: ({ after, before, seat, card, other }) =>
    other?.deckDrawLimit?.by === card && before.onTurn !== seat && after.onTurn === seat,
  limitHandIntake: ({ other, card, after, seat }) =>
    other?.handLimit?.by === card && after.sides[opponentOf(seat)].hand.length >= other.handLimit.max,
  forbidBluffCall: ({ before, action, seat }) =>
    action.type === 'announce' &&
    action.seat === seat &&
    before.sides[seat].faceDown.length > 0 &&
    standingOf(before)[seat].callForbidden,
  extraPlays: ({ after, own }) =>
    own !== undefined && after.turn.usedBoosters + after.turn.usedSupports > (after.opened ? 1 : 0),
  nextCardFree: ({ before, after }) => !before.turn.nextFree && after.turn.nextFree,
  playHandWhileLanding: ({ before, action, seat, card }) =>
    before.sides[seat].ships.some((ship) => ship.card === card && ship.landed) &&
    'cards' in action &&
    action.type.startsWith('play') &&
    action.cards.some((each) => before.sides[seat].hand.includes(each)),
  freeIf: ({ before, action, card, seat }) => plays(action, card) && isFree(before, seat, card),
  changeElement: ({ before, after, action, card }) => plays(action, card) && before.element !== after.element,
  attackAgain: ({ before, after }) => !before.turn.dutyReplaced && after.turn.dutyReplaced,
  draw: answered,
  search: answered,
  searchShipOrCargo: answered,
  recallCard: answered,
  discardOwnHand: answered,
  handToDeckBottom: answered,
  discardPileToDeck: answered,
  loadShip: answered,
  discardFromPlay: answered,
  discardBlindFromHand: answered,
  discardDeckTop: answered,
  opponentDiscards: (moment) =>
    answered(moment) ||
    (plays(moment.action, moment.card) &&
      moment.after.sides[opponentOf(moment.seat)].hand.length <
        moment.before.sides[opponentOf(moment.seat)].hand.length),
  discloseHand: ({ action, card, after, seat }) =>
    plays(action, card) && after.sides[opponentOf(seat)].disclosed.length > 0,
  demand: ({ action, card, before, after, seat, effect }) => {
    if (action.type === 'meetDemand') return action.demand === card;
    const asked = standingOf(before)[opponentOf(seat)].demands.some((demand) => demand.card === card);
    if (!asked || before.onTurn === seat) return false;
    if (!('play' in effect.require)) return before.dragons[seat] !== after.dragons[seat];
    return effect.require.play === 'support' ? action.type === 'playSupport' : action.type === 'playBooster';
  },
};
