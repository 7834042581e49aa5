/** Card facts kept outside the project, and how they say in other words what our effects say. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardFilter, Condition, Effect, Payment, ValueTarget } from '../../../src/effects/effect';
import type { Element, Icon, Kind, Tag } from '../../../src/vocabulary';

export interface Fact {
  id: string;
  name: string;
  set: string;
  people: string;
  index: number;
  type: Kind;
  fire: number | null;
  earth: number | null;
  shields: Element[];
  icons: string[];
  gang: { group: string } | null;
  pairName: string | null;
  tags: string[];
  moons: number | null;
  capacity: number | null;
  bukaFamily: string | null;
  effect: FactEffect | null;
}

// biome-ignore lint/suspicious/noExplicitAny: which fields there are depends on the kind; the comparison checks them
type Loose = Record<string, any>;
export type FactEffect = Loose & { kind: string; timing: string; optional: boolean };

/** The facts beside the reference traces, where there are any. */
export function readFacts(): Fact[] | undefined {
  const traces = process.env.BLUE_MOON_TRACES;
  const file = traces && join(traces, '..', 'cards', 'cards.json');
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** `bluff-fire` is `bluffFire`, `end-of-turn` is `endOfTurn`. */
export const camel = (text: string): string =>
  text.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const whens = { 'on-play': 'now', 'on-my-turn': 'onMyTurn' } as Record<string, string>;
const whenOf = (timing: string) => (whens[timing] ?? camel(timing)) as 'now';
const pile = (text: string) => (text === 'deck' ? 'drawPile' : 'discardPile');

function filterOf(fact: FactEffect): CardFilter {
  const { hasText, printedValueAbove } = fact.only ?? {};
  return {
    ...(fact.cards !== 'all-types' && { kinds: fact.cards }),
    ...(fact.filter === 'has-icon' && { showingIcon: true as const }),
    ...(hasText !== undefined && { hasText }),
    ...(printedValueAbove !== undefined && { valueAbove: printedValueAbove }),
  };
}

const tests: Record<string, Condition['test']> = {
  'opponent-total-power': 'opponentPower',
  'opponent-active-cards': 'opponentActiveCards',
  'opponent-active-cards-with-icon': 'opponentActiveIcons',
  'opponent-cards-in-combat-and-support': 'opponentCardsInPlay',
  'opponent-dragons': 'opponentDragons',
  'opponent-hand-size-minus-own': 'opponentHandLead',
  'own-cards-in-combat-and-support': 'ownCardsInPlay',
  'own-cards-in-influence-area': 'ownShips',
  'played-from-landed-ship': 'playedFromLandedShip',
};

function conditionOf({ test, types, ...rest }: Record<string, unknown>): Condition {
  return { ...rest, test: tests[test as string], ...(types !== undefined && { kinds: types }) } as Condition;
}

function paymentOf(cost: Loose): Payment {
  if (cost.count) return { pay: 'cards', kind: cost.types[0], count: cost.count };
  if (cost.printedTotalEither) return { pay: 'total', ...cost.printedTotalEither, either: true };
  return { pay: 'total', ...cost.printedTotal };
}

const targets: Record<string, ValueTarget> = {
  'one-own-active-character': 'oneCharacter',
  'all-own-active-characters': 'allCharacters',
  'all-own-active-boosters': 'allBoosters',
  'all-own-active-supports': 'allSupports',
  'all-own-active-bluff-cards': 'allBluffs',
};

const raisedTo: Record<string, 'sumOfPrinted' | 'higherOfPrinted'> = {
  'sum-of-printed-values': 'sumOfPrinted',
  'higher-of-printed-values': 'higherOfPrinted',
};

type Translate = (fact: FactEffect) => Effect;

const translations: Record<string, Translate> = {
  ignore: (fact) => ({
    do: 'ignore',
    cards: filterOf(fact),
    parts: fact.parts,
    ...(fact.keepIcons.length > 0 && { keepIcons: fact.keepIcons as Icon[] }),
    except: fact.exceptions.map(camel),
    ...(fact.noEffectIfOpponentHasActive && { silencedBy: fact.noEffectIfOpponentHasActive }),
    order: fact.priority,
  }),
  'zero-printed-values': (fact) => ({ do: 'zeroPrintedValues', kinds: fact.cards, parity: fact.parity }),
  'raise-value': (fact) => ({
    do: 'raiseValue',
    target: targets[fact.target]!,
    elements: fact.elements,
    to: raisedTo[fact.to] ?? fact.to,
  }),
  'multiply-value': (fact) => ({
    do: 'multiplyValue',
    target: targets[fact.target]!,
    elements: fact.elements,
    factor: fact.factor,
  }),
  'multiply-demand': (fact) => ({
    do: 'multiplyDemand',
    tag: fact.target.match(/one-own-active-(.*)-booster/)[1] as Tag,
    factor: fact.factor,
  }),
  'raise-total': (fact) => ({ do: 'raiseTotal', element: fact.element, to: fact.to }),
  'change-retreat-dragons': (fact) => ({
    do: 'changeRetreatDragons',
    when: `${fact.retreating}Retreats` as 'ownerRetreats',
    change: camel(fact.change) as 'add',
    amount: fact.amount,
  }),
  'pay-for-dragon': (fact) => ({ do: 'payForDragon', cost: paymentOf(fact.cost.discardFromOwnHand) }),
  'set-attracts-dragon': (fact) => ({ do: 'setAttractsDragon', tag: fact.tag, atLeast: fact.atLeastActive }),
  'set-forces-retreat': (fact) => ({ do: 'setForcesRetreat', tag: fact.tag, atLeast: fact.atLeastActive }),
  'forbid-play': (fact) => ({ do: 'forbidPlay', cards: filterOf(fact) }),
  'limit-plays': (fact) => ({
    do: 'limitPlays',
    scope: fact.scope === 'all-cards' ? 'allCards' : 'combat',
    max: fact.maxPerTurn,
  }),
  'limit-active-characters': (fact) => ({ do: 'limitActiveCharacters', max: fact.max }),
  'limit-deck-draws': (fact) => ({ do: 'limitDeckDraws', max: fact.maxPerTurn }),
  'limit-hand-intake': (fact) => ({ do: 'limitHandIntake', atHandSize: fact.noIntakeAtHandSize }),
  'forbid-bluff-call': () => ({ do: 'forbidBluffCall' }),
  'extra-plays': (fact) => ({
    do: 'extraPlays',
    kind: fact.cards[0],
    amount: fact.amount === 'any-number' ? 'any' : fact.amount,
  }),
  'next-card-free': () => ({ do: 'nextCardFree' }),
  'play-hand-while-landing': () => ({ do: 'playHandWhileLanding' }),
  'free-if': (fact) => ({ do: 'freeIf', condition: conditionOf(fact.condition) }),
  'change-element': (fact) => ({
    do: 'changeElement',
    onlyIf: conditionOf(fact.playOnlyIf),
    to: fact.newElement === 'switch' ? 'other' : fact.newElement,
  }),
  'attack-again': () => ({ do: 'attackAgain' }),
  draw: (fact) => ({
    do: 'draw',
    when: whenOf(fact.timing),
    from: pile(fact.from),
    amount: fact.count === null ? { upToHandSize: fact.upToHandSize } : { count: fact.count },
    ...(fact.then?.discardOneOfTheDrawn && { afterwards: { discardOne: true as const } }),
    ...(fact.then?.shuffleFromHandIntoDeck && {
      afterwards: { shuffleBack: fact.then.shuffleFromHandIntoDeck },
    }),
  }),
  search: (fact) => ({ do: 'search', when: whenOf(fact.timing), in: pile(fact.in) }),
  'search-ship-or-cargo': () => ({ do: 'searchShipOrCargo' }),
  'take-back': (fact) => ({
    do: 'recallCard',
    kinds: fact.cards,
    activeOnly: fact.activeOnly,
    ...(fact.notThisCard && { otherThanThis: true as const }),
  }),
  'discard-own-hand': () => ({ do: 'discardOwnHand' }),
  'hand-to-deck-bottom': () => ({ do: 'handToDeckBottom' }),
  'discard-pile-to-deck': () => ({ do: 'discardPileToDeck' }),
  'load-ship': (fact) => ({ do: 'loadShip', count: fact.count }),
  'discard-from-play': (fact) => ({
    do: 'discardFromPlay',
    when: whenOf(fact.timing) as 'now' | 'onMyTurn',
    cards: filterOf(fact) as CardFilter & { kinds: Kind[] },
    activeOnly: fact.activeOnly,
    count: fact.count,
    ...(fact.mustLeave === 'one-active-character' && { leaveCharacter: true as const }),
    ...(fact.oneTypeOnly && { oneKindOnly: true as const }),
    ...(fact.condition && { condition: conditionOf(fact.condition) }),
  }),
  'discard-blind-from-hand': (fact) => ({ do: 'discardBlindFromHand', count: fact.count }),
  'discard-deck-top': (fact) => ({
    do: 'discardDeckTop',
    when: whenOf(fact.timing) as 'endOfTurn',
    count: fact.count,
  }),
  'opponent-discards': (fact) => ({
    do: 'opponentDiscards',
    when: whenOf(fact.timing) as 'now' | 'endOfTurn',
    may: fact.optional,
    amount: fact.count === null ? { downToHandSize: fact.downToHandSize } : { count: fact.count },
  }),
  'disclose-hand': () => ({ do: 'discloseHand' }),
  demand: (fact) => ({
    do: 'demand',
    require: fact.require.play
      ? { play: fact.require.play.types[0] }
      : { discard: paymentOf(fact.require.discardFromHand) },
    otherwise: camel(fact.otherwise) as 'retreat',
  }),
};

/** What a fact says, as one of our effects. */
export function effectOfFact(fact: FactEffect): Effect {
  const translate = translations[fact.kind];
  if (!translate) throw new Error(`The facts know a kind that we do not: ${fact.kind}`);
  return translate(fact);
}
