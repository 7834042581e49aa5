/** The game that is still running. */
import { Button } from '../look/Button';
import { Emblem } from '../look/Sign';
import { goTo } from '../router';
import type { Session } from '../session';
import { useTexts } from '../text/texts';

export function ResumeGame({ running }: { running: Session }) {
  const { ui, words } = useTexts();
  const { observation } = running.match.view(0);
  const [one, other] = observation.sides;
  const { toAct } = observation;
  return (
    <div className="resume">
      <span className="resume-seals">
        {[one, other].map((side, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seats of the game.
          <span key={seat} className={`people-${side.people}`}>
            <Emblem people={side.people} />
          </span>
        ))}
      </span>
      <span>
        {ui.against(words.peoples[one.people], words.peoples[other.people])}
        <small>
          {ui.matchPlace(observation.gameNumber, observation.fightNumber)}
          {toAct !== null && `, ${ui.turnOfShort(running.sitters[toAct].name)}`}
        </small>
      </span>
      <Button onClick={() => goTo('table')}>{ui.continueGame}</Button>
    </div>
  );
}
