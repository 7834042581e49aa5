/** The match for test paths: small starts, actions to refuse, card texts to carry out. */

import { matchChart } from '../../../machines/engine';
import { matchModule } from '../../../machines/matchModule';
import type { AnyRulesModule } from '../../../machines/rulesModule';
import { catalogue } from '../../../src/cards';
import { writePosition } from '../../../src/notation/position';
import type { Position } from '../../../src/position';
import { power } from '../../../src/power';
import { reasons } from '../../../src/text/reasons/en';
import { elements, seats } from '../../../src/vocabulary';
import { criterionOf, whatOf } from '../items';
import type { AnyChart, Scenario, Subject } from '../subject';
import { matchDeals } from './matchDeals';
import { matchFrame } from './matchFrame';
import { matchProbes } from './matchProbes';
import { matchSetups } from './matchSetups';
import { effects, texts } from './matchTexts';
import { richTables } from './richTables';
import { textSetups } from './textSetups';

/** Power of both seats in both elements: what the table shows and the position does not hold. */
const figures = (position: Position): string =>
  position.cards.length === 0
    ? ''
    : seats.flatMap((seat) => elements.map((element) => power(position, seat, element))).join(' ');

const unchanged = <T>(of: unknown): T => of as T;

function scenariosFor(item: string): readonly Scenario[] {
  const what = whatOf(item);
  if (criterionOf(item) === 'text') return textSetups(what);
  if (criterionOf(item) === 'pair') return richTables;
  if (criterionOf(item) !== 'effect') return [];
  return catalogue
    .filter((card) => card.effect?.do === what)
    .slice(0, 3)
    .flatMap(({ id }) => textSetups(id));
}

export const matchSubject: Subject = {
  module: unchanged<AnyRulesModule>(matchModule),
  chart: unchanged<AnyChart>(matchChart),
  scenarios: [...matchSetups, ...matchDeals],
  newGame: (seed) => ({ name: `match ${seed}`, position: matchModule.newPosition(seed) }),
  scenariosFor,
  probes: (position, place, push) => matchProbes(unchanged<Position>(position), place, push),
  // No rule answers `alreadyAnswered`.
  reasonCodes: Object.keys(reasons).filter((code) => code !== 'alreadyAnswered'),
  extras: [effects, texts],
  frame: matchFrame,
  input: (position) => position,
  notation: (position) => writePosition(unchanged<Position>(position)),
  figures: (position) => figures(unchanged<Position>(position)),
  isLastResort: ({ type }) => type === 'takeBack',
};
