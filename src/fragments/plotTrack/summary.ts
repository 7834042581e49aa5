/** A coarse one-line key of a position, so that a search over places ends. */
import { type Position, spacesToSkull, strength } from './position';

/** Per zone whether it has strength and tokens; whether Humanity has dwindled; how near the skull is, up to 2. */
export function summary(position: Position): string {
  const zones = position.zones.map(
    (zone) => (strength(zone) > 0 ? 's' : '-') + (zone.tokens > 0 ? 't' : '-'),
  );
  const near = Math.min(2, spacesToSkull(position));
  return `${zones.join(' ')} ${position.turn.dwindled ? 'safe' : 'unsafe'} ${near}`;
}
