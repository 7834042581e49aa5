/** Spanish: what cards are called aloud, the large view and the menu of a card. */
import { count } from '../../grammar/es';
import { listOf, upperFirst } from '../../grammar/lists';
import type { cards as English } from '../en/cards';

const printed = (label: string, value: number | null): string | false =>
  value !== null && `${label} ${value}`;

const moons = (number: number): string => count(number, 'luna', 'lunas');

export const cards = {
  card: 'Carta',
  cardFaceDown: 'Carta boca abajo',
  cardLabel: (card) =>
    [
      card.name,
      card.kind,
      printed('fuego', card.fire),
      printed('tierra', card.earth),
      ...card.signs,
      card.moons !== null && card.moons > 0 && moons(card.moons),
    ]
      .filter(Boolean)
      .join(', '),
  cardLabelPlayable: (label, ways) => `${label}. Se puede ${ways}.`,
  cardLabelBlocked: (label, reason) => `${label}. No se puede jugar: ${reason}`,
  cardLabelState: (label, state) => `${label}. ${upperFirst(state)}`,
  wayPlayed: 'jugar',
  wayBluffed: 'poner como farol',
  wayLoaded: 'cargar',
  waysJoined: (ways) => listOf(ways, 'o'),
  bluffLabel: (number, of, laid) => `Farol ${number} de ${of}, boca abajo, ${laid}`,
  ownBluffLabel: (card, sign) => `Tu farol: ${card}, ${sign}`,
  laidThisTurn: 'puesto en este turno',
  laidInTurn: (turn) => `puesto en el turno ${turn}`,
  thisTurn: 'este turno',
  inTurn: (turn) => `turno ${turn}`,
  shipLabel: (label, used, capacity) => `${label}, ${used} de ${capacity} plazas ocupadas`,
  placesTaken: (used, capacity) => `${used} de ${capacity}`,
  valueOf: (element, value) => `${element} ${value}`,
  valueWithShield: (element, value) => `${element} ${value}, escudo`,
  capacityOf: (capacity) => `Capacidad ${capacity}`,
  moonsOf: moons,
  hasText: 'con texto',
  showText: 'Mostrar el texto',
  noText: 'Sin texto',

  statePlayable: 'jugable',
  stateSelected: 'elegida',
  stateTarget: (number) => `objetivo ${number}`,
  statePushedUnder: 'debajo',
  stateInactive: 'inactiva',
  stateIgnored: 'ignorada',
  stateTextIgnored: 'texto ignorado',
  stateIconsIgnored: 'iconos ignorados',
  stateValuesIgnored: 'valores ignorados',
  stateIgnoredBy: (by) => `por ${by}`,
  stateOpen: 'a la vista',
  stateFree: 'libre',
  valueChanged: (printedValue, value, by) => `${value} en vez de ${printedValue}, por ${by}`,

  largeView: 'Vista grande',
  largeViewClose: 'Cerrar la vista grande',
  pin: 'Fijar',
  unpin: 'Soltar',
  viewCard: 'Ver carta',
  cardNumber: (number) => `n.º ${number}`,
  cardMenu: (card) => `Qué hacer con ${card}`,
  menuPlayAs: (kind) => `Jugar como ${kind}`,
  menuBluff: 'Poner boca abajo como farol',
  menuLoad: (ship) => `Cargar en ${ship}`,
  sortHand: 'Ordenar la mano',
  sortByKind: 'por clase',
  sortByFire: 'por fuego',
  sortByEarth: 'por tierra',
  sortAsDrawn: 'como se robaron',
} satisfies typeof English;
