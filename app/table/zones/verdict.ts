/** What is written beside a power: how it adds up, and for the seat whose turn it is, what it comes to. */
import type { Texts } from '../../../src/text';
import { type Element, opponentOf, type Seat } from '../../../src/vocabulary';
import type { SeatView } from '../../game/view';
import { sumInFigures } from '../../text/sumInFigures';

/** R9.1: until the new Character lies on the old one, the sum is that of the turn before, and says nothing of this one. */
export function verdictOf(
  { observation, shields }: SeatView,
  owner: Seat,
  element: Element,
  { ui }: Texts,
): string {
  const { sides, onTurn, turn } = observation;
  const { power } = sides[owner];
  const sum = sumInFigures(power[element]);
  if (owner !== onTurn) return sum;
  const need = sides[opponentOf(owner)].power[element].total;
  if (turn.characters === 0 && !turn.dutyReplaced) return ui.verdictNeeds(sum, need);
  const missing = need - power[element].total;
  if (missing <= 0) return ui.verdictEnough(sum);
  return shields[owner] ? ui.verdictShield(sum) : ui.verdictShort(sum, missing);
}
