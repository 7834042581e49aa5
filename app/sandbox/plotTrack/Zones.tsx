/** The zones: the strength that is left, the tokens that took the rest, and putting and taking tokens. */
import { type Player, strength, type Zone } from '../../../src/fragments/plotTrack/position';
import { Numeral } from '../../look/Numeral';
import { useTexts } from '../../text/texts';
import { ActionButton } from '../ActionButton';
import type { PlotGame } from './rules';
import { Town } from './signs';
import './zones.css';

interface ZonesProps {
  readonly game: PlotGame;
  readonly acting: Player;
}

export function Zones({ game, acting }: ZonesProps) {
  const { ui } = useTexts();
  return (
    <section className="plot-zones" aria-label={ui.zones}>
      <h2 className="unseen">{ui.zones}</h2>
      {game.position.zones.map((zone, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its number.
        <article key={index} className="plot-zone" aria-label={ui.zoneNumber(index + 1)}>
          <h3>{ui.zoneNumber(index + 1)}</h3>
          <ZonePicture zone={zone} index={index} />
          <Tokens count={zone.tokens} />
          <div className="zone-actions">
            <ActionButton game={game} action={{ type: 'addToken', zone: index }} short={ui.putToken} />
            <ActionButton
              game={game}
              action={{ type: 'removeToken', zone: index, by: acting }}
              short={ui.takeToken}
            />
          </div>
        </article>
      ))}
    </section>
  );
}

function ZonePicture({ zone, index }: { zone: Zone; index: number }) {
  const { ui } = useTexts();
  const left = strength(zone);
  return (
    <div className={`zone-picture ${left === 0 ? 'is-fallen' : ''}`}>
      <Town zone={index} standing={zone.printed === 0 ? 0 : left / zone.printed} />
      <span className="zone-strength">
        <Numeral value={left} label={ui.strengthOf(left, zone.printed)} />
        {zone.tokens > 0 && <s aria-hidden="true">{zone.printed}</s>}
      </span>
    </div>
  );
}

/** More than a handful are told by their number. */
function Tokens({ count }: { count: number }) {
  const { ui } = useTexts();
  const shown = count > 4 ? 1 : count;
  return (
    <p className="zone-tokens">
      <span className={count === 0 ? '' : 'unseen'}>{ui.tokensOnZone(count)}</span>
      {Array.from({ length: shown }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike.
        <span key={index} className="plot-token" aria-hidden="true">
          −1
        </span>
      ))}
      {count > shown && <b aria-hidden="true">× {count}</b>}
    </p>
  );
}
