/** Where cards lie on the page as one seat sees it: the region a reader is told, and which of its like-named cards. */
import type { CardId } from '../../../src/actions';
import { cardAt } from '../../../src/cards';
import { en } from '../../../src/text/en';
import { opponentOf, type Seat } from '../../../src/vocabulary';
import type { SeatView } from '../../game/view';
import type { Control } from './controls';

export const seatNames = en.ui.defaultSeatNames;

/** What a region is called before its figures. */
const beforeFigures = (label: string): string => label.slice(0, label.indexOf(','));

/** Every card whose name the seat knows, in the order in which each region shows them. */
function regionsOf({ observation, seat }: SeatView): [string, readonly (CardId | null)[]][] {
  const { ui } = en;
  const { onTurn, sides, question } = observation;
  const landed = sides[onTurn].ships.filter((ship) => ship.landed);
  const ofSide = (owner: Seat): [string, readonly (CardId | null)[]][] => {
    const side = sides[owner];
    const called = (zone: string) => (owner === seat ? ui.ownZone(zone) : ui.zoneOf(zone, seatNames[owner]));
    const ships = side.ships.filter((ship) => !ship.landed).flatMap(({ card, cargo }) => [...cargo, card]);
    return [
      [called(ui.influenceArea), ships],
      [called(ui.combatArea), [...side.under, ...side.combat]],
      [called(ui.supportArea), side.support.map(({ card }) => card)],
    ];
  };
  return [
    [ui.landedShips, landed.flatMap(({ card, cargo }) => [card, ...cargo])],
    [beforeFigures(ui.handSummary(0, 0)), sides[seat].hand],
    ...[seat, opponentOf(seat)].flatMap(ofSide),
    [ui.choices, question?.options ?? []],
  ];
}

/** Undefined where the seat may not know the card. */
export function cardName({ observation }: SeatView, card: CardId): string | undefined {
  const index = observation.cards[card] ?? null;
  return index === null ? undefined : cardAt(index).name;
}

/** Whether the control is a card of that name, face up or an own one face down. */
export function isCalled({ name }: Control, card: string): boolean {
  const own = en.ui.ownBluffLabel('', '').replace(/,\s*$/, '');
  const rest = name.startsWith(own) ? name.slice(own.length) : name;
  return rest.startsWith(card) && /^(?:$|[,.])/.test(rest.slice(card.length));
}

/** The control of a card among those of the page. */
export function controlOf(view: SeatView, card: CardId, controls: readonly Control[]): Control | undefined {
  const name = cardName(view, card) ?? '';
  const alike = controls.filter((control) => isCalled(control, name));
  for (const [region, cards] of regionsOf(view)) {
    const here = alike.filter((control) => control.region.startsWith(region));
    const named = cards.filter((other) => other !== null && cardName(view, other) === name);
    const at = named.indexOf(card);
    if (at >= 0 && here.length > at) return here[at];
  }
  return alike.find(({ isPressed }) => isPressed !== null);
}

/** What stands for a card the seat may not know. */
export const hidden = '?';
const hiddenBluff = new RegExp(`^${en.ui.bluffLabel(0, 0, '').split('0')[0]}\\d`);

/** Names of the cards that the page lets be pressed, sorted. */
export function pressableCards({ observation }: SeatView, controls: readonly Control[]): string[] {
  const known = observation.cards.flatMap((index) => (index === null ? [] : [cardAt(index).name]));
  const names = [...new Set(known)];
  return controls
    .filter(({ isPressed }) => isPressed !== null)
    .flatMap((control) => {
      const name = names.find((card) => isCalled(control, card));
      return name ?? (hiddenBluff.test(control.name) ? hidden : []);
    })
    .sort();
}
