/** The three dragons: with the other seat above, in the middle, with the own seat below. */
import { opponentOf } from '../../src/vocabulary';
import { Sign } from '../look/Sign';
import { useTexts } from '../text/texts';
import { useModel } from './model';
import './dragons.css';

const sockets = [0, 1, 2];

export function DragonTrack() {
  const { view, names } = useModel();
  const { ui } = useTexts();
  const { sides } = view.observation;
  const other = opponentOf(view.seat);
  const theirs = sides[other].dragons;
  const ours = sides[view.seat].dragons;
  const middle = 3 - theirs - ours;
  const label = ui.dragonTrack(names.seat(other), theirs, middle, names.seat(view.seat), ours);
  return (
    <aside className="dragons area-dragons" aria-label={label}>
      <Place name={names.seat(other)} dragons={theirs} warns />
      <Place name={ui.middle} dragons={middle} />
      <Place name={names.seat(view.seat)} dragons={ours} warns />
    </aside>
  );
}

function Place({ name, dragons, warns = false }: { name: string; dragons: number; warns?: boolean }) {
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
          <span key={socket} className={`dragon-socket ${socket < dragons ? 'has-dragon' : ''}`}>
            {socket < dragons && <Sign name="dragon" />}
          </span>
        ))}
      </span>
    </div>
  );
}
