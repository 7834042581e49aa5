/** A recorded game under the rules as they are now, held against what is known of it. */
import type { Position } from '../../../src/position';
import type { Language } from '../../../src/vocabulary';
import type { Recorded } from '../game/recorded';
import { rulesNamed } from '../game/rules';
import { type Divergence, firstDivergence, firstRefusal, type Outcome, outcomesOf } from './outcomes';

export interface Verdict {
  readonly outcomes: readonly Outcome[];
  readonly divergence: Divergence | undefined;
  /** The actions are all taken and lead to other crystals than the record says. */
  readonly otherResult?: { readonly before: readonly number[]; readonly after: readonly number[] };
}

/** `before` is what an earlier run came to; without it a record only knows that its actions were taken. */
export function judgeRecord(game: Recorded, language: Language, before?: readonly Outcome[]): Verdict {
  const outcomes = outcomesOf(game, language);
  const divergence = before === undefined ? firstRefusal(outcomes) : firstDivergence(before, outcomes);
  if (divergence !== undefined || game.result === undefined) return { outcomes, divergence };
  const after = crystalsAfter(game);
  const isSame = after.every((crystals, seat) => crystals === game.result![seat]);
  return { outcomes, divergence, ...(isSame ? {} : { otherResult: { before: game.result, after } }) };
}

function crystalsAfter({ chart: name, place: start, position, actions }: Recorded): readonly number[] {
  const { chart, module } = rulesNamed(name);
  const played = module.copy(position);
  let place = chart.placeOf(start);
  for (const action of actions) place = chart.advance(place, played, action);
  return (played as Position).crystals;
}
