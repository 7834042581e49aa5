/** What lies on a table, by the names of cards: `look(state).me.combat`. */
import { phaseOf, type State, toAct } from '../../machines/engine';
import type { CardId } from '../../src/actions';
import { hasShield, power } from '../../src/power';
import { standingOf } from '../../src/standing';
import { type Element, elements, type Seat } from '../../src/vocabulary';
import { type Player, seatOf } from './builder';
import { nameOf, optionName } from './verbs';

function lookAt({ position }: State, seat: Seat) {
  const side = position.sides[seat];
  const names = (cards: readonly CardId[]): string[] => cards.map((card) => nameOf(position, card));
  const inBoth = <T>(read: (element: Element) => T) => {
    const [fire, earth] = elements.map(read) as [T, T];
    return { fire, earth };
  };
  return {
    hand: names(side.hand),
    disclosed: names(side.disclosed),
    under: names(side.under),
    combat: names(side.combat),
    support: names(side.support.filter((card) => !side.faceDown.includes(card))),
    bluffs: names(side.faceDown),
    ships: side.ships.map(({ card, landed, cargo }) => ({
      ship: nameOf(position, card),
      landed,
      cargo: names(cargo),
    })),
    /** Top first. */
    deck: names(side.drawPile.toReversed()),
    discard: names(side.discardPile),
    leaderPile: names(side.leaderPile),
    power: inBoth((element) => power(position, seat, element)),
    shield: inBoth((element) => hasShield(position, standingOf(position), seat, element)),
    dragons: position.dragons[seat],
    crystals: position.crystals[seat],
    isOut: side.outSince > 0,
  };
}

const playerOf = (seat: Seat): Player => (seat === 0 ? 'me' : 'you');

export function look(state: State) {
  const { position } = state;
  const actor = toAct(state);
  return {
    me: lookAt(state, seatOf('me')),
    you: lookAt(state, seatOf('you')),
    phase: phaseOf(state),
    toAct: actor === null ? null : playerOf(actor),
    onTurn: playerOf(position.onTurn),
    starter: playerOf(position.fightStarter),
    fight: position.fightNumber,
    element: position.element,
    opened: position.opened,
    announced: position.announced?.power,
    /** Dragons on my side, on yours, in the middle. */
    dragons: [...position.dragons, 3 - position.dragons[0] - position.dragons[1]],
    results: position.results,
    asks: askedOf(state),
  };
}

/** The open question and its options by name; `undefined` where nothing is asked. */
function askedOf({ position }: State) {
  const { question } = position;
  if (question === null) return undefined;
  const { kind, by, source, options, min, max } = question;
  return {
    kind,
    by: playerOf(by),
    source: source < 0 ? null : nameOf(position, source),
    options: options.map((option) => optionName(position, option)),
    min,
    max,
  };
}

/** The news of a kind, oldest first. */
export const newsOf = ({ position }: State, what: string) =>
  (position.news ?? []).filter((news) => news.what === what);
