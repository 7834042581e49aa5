/** The catalogue of all charts, for inspector, path generator and exports: the match, its parts, the rule fragments. */
import { alone } from './alone';
import { blueEvents } from './blueEvents';
import { fight } from './fight/fight';
import { over } from './fight/over';
import { game } from './game/game';
import { mulligan } from './game/mulligan';
import { matchModule } from './matchModule';
import { plotTrack } from './plotTrack';
import type { AnyRulesModule } from './rulesModule';
import { announce } from './turn/announce';
import { beginning } from './turn/beginning';
import { character } from './turn/character';
import { end } from './turn/end';
import { leadership } from './turn/leadership';
import { refill } from './turn/refill';
import { reinforcement } from './turn/reinforcement';
import { retreat } from './turn/retreat';
import { turn } from './turn/turn';

const any = (module: object): AnyRulesModule => module as AnyRulesModule;

/** States that have a file of their own, by the name of the state. */
const parts = {
  game,
  mulligan,
  fight,
  over,
  turn,
  beginning,
  leadership,
  retreat,
  character,
  reinforcement,
  announce,
  refill,
  end,
};

/** Made when asked for: a page that shows the match need not compile all its parts. */
const makers: Readonly<Record<string, () => AnyRulesModule>> = {
  match: () => any(matchModule),
  ...Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [`${name}Alone`, () => alone(name, part)]),
  ),
  plotTrack: () => any(plotTrack),
  blueEvents: () => any(blueEvents),
};

/** The match first, then its parts from the outermost in, then the fragments. */
export const chartNames: readonly string[] = Object.keys(makers);

const made = new Map<string, AnyRulesModule>();

/** Undefined where no chart has the name. A part may be named without `Alone`. */
export function moduleNamed(name: string): AnyRulesModule | undefined {
  const full = makers[name] === undefined ? `${name}Alone` : name;
  const known = made.get(full);
  if (known !== undefined) return known;
  const module = makers[full]?.();
  if (module !== undefined) made.set(full, module);
  return module;
}
