/** Compares the powers of both seats in both elements. */
import type { CardId } from '../../src/actions';
import type { Position } from '../../src/position';
import { powerIn } from '../../src/power';
import { type SideStanding, type Standing, standingOf } from '../../src/standing';
import { needsTarget } from '../../src/targets';
import { type Element, elements, type Seat, seats } from '../../src/vocabulary';
import type { AllowanceName } from './allowances';
import type { Journey } from './journey';
import { part } from './parted';
import type { TraceState } from './trace';

export function comparePowers({ spot, ledger }: Journey, state: TraceState): void {
  const { position, attached } = spot;
  const standing = standingOf(position);
  for (const seat of seats) {
    for (const element of elements) {
      const expected = state.players[seat][element];
      const seen = powerIn(position, standing, seat, element);
      if (expected === seen) continue;
      const because = explain({ position, standing, seat, element, attached }, expected);
      if (because === undefined) part(`${element} power of seat ${seat}`, String(expected), String(seen));
      for (const name of because) ledger.allow(name);
    }
  }
}

interface Place {
  readonly position: Position;
  readonly standing: Standing;
  readonly seat: Seat;
  readonly element: Element;
  /** Targets as the trace has attached them. */
  readonly attached: ReadonlyMap<CardId, CardId>;
}

/** The deviations that, taken over by our own computation, give the recorded power. */
function explain(place: Place, expected: number): AllowanceName[] | undefined {
  const { position, standing, seat, element, attached } = place;
  const gives = (changed: Position, by: Standing): boolean =>
    powerIn(changed, by, seat, element) === expected;
  const withTargets: Position = { ...position, targets: [...attached] };
  const open = withoutOpenTargets(place);
  // R23.5: as if the fight were in that element.
  const mayBeBluff = position.sides[seat].faceDown.length > 0 && element !== position.element;
  const asContested = (changed: Position): Position => ({ ...changed, element });
  if (mayBeBluff && gives(asContested(position), standing)) return ['bluffInBothElements'];
  if (gives(withTargets, standing)) return ['targetFixedWhenPlayed'];
  if (gives(withTargets, open)) return ['targetOpen'];
  if (!mayBeBluff) return undefined;
  if (gives(asContested(withTargets), standing)) return ['bluffInBothElements', 'targetFixedWhenPlayed'];
  return gives(asContested(withTargets), open) ? ['bluffInBothElements', 'targetOpen'] : undefined;
}

/** The standing in which texts on "one of my cards" without an attached, active target do nothing. */
function withoutOpenTargets({ position, standing, seat, attached }: Place): Standing {
  const { combat } = position.sides[seat];
  const own = standing[seat];
  const works = ({ card, effect }: { card: CardId; effect: Parameters<typeof needsTarget>[0] }): boolean =>
    !needsTarget(effect) || combat.includes(attached.get(card) ?? -1);
  const changed: SideStanding = {
    ...own,
    raising: own.raising.filter(works),
    multiplying: own.multiplying.filter(works),
  };
  return seat === 0 ? [changed, standing[1]] : [standing[0], changed];
}
