/** English: what cards are called aloud, the large view and the menu of a card. */
import { count, upperFirst } from '../../grammar/en';

const printed = (label: string, value: number | null): string | false =>
  value !== null && `${label} ${value}`;

const joined = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');

export const cards = {
  card: 'Card',
  cardFaceDown: 'Card, face down',
  /** The accessible name of a card; kind and signs as worded by `texts.words`. */
  cardLabel: (card: {
    readonly name: string;
    readonly kind: string;
    readonly fire: number | null;
    readonly earth: number | null;
    readonly signs: readonly string[];
    readonly moons: number | null;
  }) =>
    joined(
      card.name,
      card.kind,
      printed('fire', card.fire),
      printed('earth', card.earth),
      ...card.signs,
      card.moons !== null && card.moons > 0 && count(card.moons, 'moon'),
    ),
  cardLabelPlayable: (label: string, ways: string) => `${label}. Can be ${ways}.`,
  cardLabelBlocked: (label: string, reason: string) => `${label}. Cannot be played: ${reason}`,
  cardLabelState: (label: string, state: string) => `${label}. ${upperFirst(state)}`,
  wayPlayed: 'played',
  wayBluffed: 'laid as a Bluff',
  wayLoaded: 'loaded',
  waysJoined: (ways: readonly string[]) =>
    ways.length < 2 ? (ways[0] ?? '') : `${ways.slice(0, -1).join(', ')} or ${ways[ways.length - 1]}`,
  bluffLabel: (number: number, of: number, laid: string) => `Bluff ${number} of ${of}, face down, ${laid}`,
  ownBluffLabel: (card: string, sign: string) => `Your Bluff: ${card}, ${sign}`,
  laidThisTurn: 'laid this turn',
  laidInTurn: (turn: number) => `laid in turn ${turn}`,
  thisTurn: 'this turn',
  inTurn: (turn: number) => `turn ${turn}`,
  shipLabel: (label: string, used: number, capacity: number) =>
    `${label}, ${used} of ${capacity} places taken`,
  placesTaken: (used: number, capacity: number) => `${used} of ${capacity}`,
  valueOf: (element: string, value: number) => `${element} ${value}`,
  valueWithShield: (element: string, value: number) => `${element} ${value}, shield`,
  capacityOf: (capacity: number) => `Capacity ${capacity}`,
  moonsOf: (moons: number) => count(moons, 'moon'),
  hasText: 'has text',
  showText: 'Show the text',
  noText: 'No text',

  statePlayable: 'playable',
  stateSelected: 'selected',
  stateTarget: (number: number) => `target ${number}`,
  statePushedUnder: 'pushed under',
  stateInactive: 'inactive',
  stateIgnored: 'ignored',
  stateTextIgnored: 'text ignored',
  stateIconsIgnored: 'icons ignored',
  stateValuesIgnored: 'values ignored',
  stateIgnoredBy: (by: string) => `through ${by}`,
  stateOpen: 'lies open',
  stateFree: 'free',
  valueChanged: (printedValue: number, value: number, by: string) =>
    `${value} instead of ${printedValue}, through ${by}`,

  largeView: 'Large view',
  largeViewClose: 'Close the large view',
  pin: 'Pin',
  unpin: 'Unpin',
  viewCard: 'View card',
  cardNumber: (number: number) => `no. ${number}`,
  cardMenu: (card: string) => `What to do with ${card}`,
  menuPlayAs: (kind: string) => `Play as ${kind}`,
  menuBluff: 'Lay face down as a Bluff',
  menuLoad: (ship: string) => `Load onto ${ship}`,
  sortHand: 'Sort the hand',
  sortByKind: 'by kind',
  sortByFire: 'by fire',
  sortByEarth: 'by earth',
  sortAsDrawn: 'as drawn',
};
