/** The three dragons: with the other seat above, in the middle, with the own seat below. */
import { useRef } from 'react';
import { opponentOf } from '../../../src/vocabulary';
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
      <Place name={names.seat(other)} dragons={theirs} from={0} warns />
      <Place name={ui.middle} dragons={middle} from={theirs} />
      <Place name={names.seat(view.seat)} dragons={ours} from={theirs + middle} warns />
    </aside>
  );
}

interface PlaceProps {
  readonly name: string;
  readonly dragons: number;
  /** Number of its first dragon, counted from above: a dragon keeps its number wherever it goes. */
  readonly from: number;
  readonly warns?: boolean;
}

function Place({ name, dragons, from, warns = false }: PlaceProps) {
  const { ui } = useTexts();
  const hint =
    !warns || dragons < 2 ? undefined : dragons === 3 ? ui.nextDragonWins(name) : ui.nextDragonIsThird(name);
  return (
    <div className="dragon-place" title={hint} aria-hidden="true">
      <span className="dragon-caption">
        {name}
        {warns && <small>{ui.dragonsAt(dragons)}</small>}
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
