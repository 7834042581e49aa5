/** German: what cards are called aloud, the large view and the menu of a card. */
import { count } from '../../grammar/de';
import { listOf, upperFirst } from '../../grammar/lists';
import type { cards as English } from '../en/cards';

const printed = (label: string, value: number | null): string | false =>
  value !== null && `${label} ${value}`;

const moons = (number: number): string => count(number, 'Mond', 'Monde');

export const cards = {
  card: 'Karte',
  cardFaceDown: 'Karte, verdeckt',
  cardLabel: (card) =>
    [
      card.name,
      card.kind,
      printed('Feuer', card.fire),
      printed('Erde', card.earth),
      ...card.signs,
      card.moons !== null && card.moons > 0 && moons(card.moons),
    ]
      .filter(Boolean)
      .join(', '),
  cardLabelPlayable: (label, ways) => `${label}. Du kannst die Karte ${ways}.`,
  cardLabelBlocked: (label, reason) => `${label}. Nicht spielbar: ${reason}`,
  cardLabelState: (label, state) => `${label}. ${upperFirst(state)}`,
  wayPlayed: 'spielen',
  wayBluffed: 'als Bluff legen',
  wayLoaded: 'laden',
  waysJoined: (ways) => listOf(ways, 'oder'),
  bluffLabel: (number, of, laid) => `Bluff ${number} von ${of}, verdeckt, ${laid}`,
  ownBluffLabel: (card, sign) => `Dein Bluff: ${card}, ${sign}`,
  laidThisTurn: 'in diesem Zug gelegt',
  laidInTurn: (turn) => `in Zug ${turn} gelegt`,
  thisTurn: 'dieser Zug',
  inTurn: (turn) => `Zug ${turn}`,
  shipLabel: (label, used, capacity) => `${label}, ${used} von ${capacity} Plätzen belegt`,
  placesTaken: (used, capacity) => `${used} von ${capacity}`,
  valueOf: (element, value) => `${element} ${value}`,
  valueWithShield: (element, value) => `${element} ${value}, Schild`,
  capacityOf: (capacity) => `Ladekapazität ${capacity}`,
  moonsOf: moons,
  hasText: 'mit Text',
  showText: 'Text zeigen',
  noText: 'Ohne Text',

  statePlayable: 'spielbar',
  stateSelected: 'ausgewählt',
  stateTarget: (number) => `Ziel ${number}`,
  statePushedUnder: 'daruntergeschoben',
  stateInactive: 'nicht aktiv',
  stateIgnored: 'ignoriert',
  stateTextIgnored: 'Text ignoriert',
  stateIconsIgnored: 'Symbole ignoriert',
  stateValuesIgnored: 'Werte ignoriert',
  stateIgnoredBy: (by) => `durch ${by}`,
  stateOpen: 'liegt offen',
  stateFree: 'frei',
  valueChanged: (printedValue, value, by) => `${value} statt ${printedValue}, durch ${by}`,

  largeView: 'Großansicht',
  largeViewClose: 'Großansicht schließen',
  pin: 'Festhalten',
  unpin: 'Lösen',
  viewCard: 'Karte ansehen',
  cardNumber: (number) => `Nr. ${number}`,
  cardMenu: (card) => `Was tun mit ${card}`,
  menuPlayAs: (kind) => `Als ${kind} spielen`,
  menuBluff: 'Verdeckt als Bluff legen',
  menuLoad: (ship) => `Auf ${ship} laden`,
  sortHand: 'Hand sortieren',
  sortByKind: 'nach Art',
  sortByFire: 'nach Feuer',
  sortByEarth: 'nach Erde',
  sortAsDrawn: 'wie gezogen',
} satisfies typeof English;
