/** The three dragons: with the other seat above, in the middle, with the own seat below. */
import { useRef } from 'react';
import { opponentOf, type Seat } from '../../../src/vocabulary';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { useDragonFlight } from '../travel/useDragonFlight';
import { useSeatName } from '../useSeatName';
import './dragons.css';

const sockets = [0, 1, 2];

export function DragonTrack() {
  const { view } = useModel();
  const { ui } = useTexts();
  const nameOf = useSeatName();
  const track = useRef<HTMLElement>(null);
  useDragonFlight(track);
  const { sides, toAct } = view.observation;
  const warns = toAct !== null;
  const other = opponentOf(view.seat);
  const theirs = sides[other].dragons;
  const ours = sides[view.seat].dragons;
  const middle = 3 - theirs - ours;
  const label = ui.dragonTrack(nameOf(other), theirs, middle, nameOf(view.seat), ours);
  return (
    <aside ref={track} className="dragons area-dragons" aria-label={label}>
      <Place seat={other} name={nameOf(other)} dragons={theirs} from={0} warns={warns} />
      <Place name={ui.middle} dragons={middle} from={theirs} />
      <Place seat={view.seat} name={nameOf(view.seat)} dragons={ours} from={theirs + middle} warns={warns} />
    </aside>
  );
}

interface PlaceProps {
  /** Whose dragons they are; none of the middle. */
  readonly seat?: Seat;
  readonly name: string;
  readonly dragons: number;
  /** Number of its first dragon, counted from above: a dragon keeps its number wherever it goes. */
  readonly from: number;
  /** What one more would bring, until the match is over. */
  readonly warns?: boolean;
}

function Place({ seat, name, dragons, from, warns = false }: PlaceProps) {
  const { names } = useModel();
  const { ui } = useTexts();
  const hint =
    seat === undefined || !warns || dragons < 2
      ? undefined
      : dragons === 3
        ? ui.nextDragonWins(names.seat(seat))
        : ui.nextDragonIsThird(names.seat(seat));
  return (
    <div className="dragon-place" title={hint} aria-hidden="true">
      <span className="dragon-caption">
        {name}
        {seat !== undefined && <small>{ui.dragonsAt(dragons)}</small>}
        {dragons === 3 && hint && <small className="dragon-hint">{ui.oneMoreWins}</small>}
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
