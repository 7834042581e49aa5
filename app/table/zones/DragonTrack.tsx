/** The three dragons: with the other seat above, in the middle, with the own seat below. */
import { useRef } from 'react';
import { opponentOf, type Seat } from '../../../src/vocabulary';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { useDragonFlight } from '../travel/useDragonFlight';
import './dragons.css';

const sockets = [0, 1, 2];

export function DragonTrack() {
  const { view, names } = useModel();
  const { ui } = useTexts();
  const track = useRef<HTMLElement>(null);
  useDragonFlight(track);
  const { sides } = view.observation;
  const other = opponentOf(view.seat);
  const theirs = sides[other].dragons;
  const ours = sides[view.seat].dragons;
  const middle = 3 - theirs - ours;
  const label = ui.dragonTrack(names.seat(other), theirs, middle, names.seat(view.seat), ours);
  return (
    <aside ref={track} className="dragons area-dragons" aria-label={label}>
      <Place owner={other} dragons={theirs} from={0} />
      <Place owner={null} dragons={middle} from={theirs} />
      <Place owner={view.seat} dragons={ours} from={theirs + middle} />
    </aside>
  );
}

interface PlaceProps {
  /** `null` in the middle. */
  readonly owner: Seat | null;
  readonly dragons: number;
  /** Number of its first dragon, counted from above: a dragon keeps its number wherever it goes. */
  readonly from: number;
}

function Place({ owner, dragons, from }: PlaceProps) {
  const { view, names } = useModel();
  const { ui } = useTexts();
  const goesOn = owner !== null && view.observation.toAct !== null;
  const isClose = goesOn && dragons === sockets.length - 1;
  const isNext = goesOn && dragons === sockets.length;
  const hint = isNext
    ? ui.nextDragonWins(names, owner)
    : isClose
      ? ui.nextDragonIsThird(names, owner)
      : undefined;
  return (
    <div className="dragon-place" title={hint} aria-hidden="true">
      <span className="dragon-caption">
        {owner === null ? ui.middle : names.seat(owner)}
        {owner !== null && <small>{ui.dragonsAt(dragons)}</small>}
        {isNext && <small className="dragon-hint">{ui.oneMoreWins}</small>}
      </span>
      <span className="dragon-sockets">
        {sockets.map((socket) => (
          <span key={socket} className="dragon-socket">
            {socket < dragons && (
              <span className="dragon-seal" data-dragon={from + socket}>
                <Sign name="dragon" />
              </span>
            )}
          </span>
        ))}
      </span>
    </div>
  );
}
