/** What plays by itself: held, let go on, or made to take one action. Random actions in a game of the inspector's own. */
import { useTexts } from '../../text/texts';
import { useLooked } from '../look/useBench';

export function SelfPlay() {
  const { workbench, bench } = useLooked();
  const { ui } = useTexts();
  const { source } = workbench;
  const { selfPlay } = bench;
  if (selfPlay === undefined) return null;
  const { by, isRunning } = selfPlay;
  const [goOn, hold] = by === 'chance' ? [ui.playRandomly, ui.pause] : [ui.computersGoOn, ui.computersWait];
  return (
    <>
      <button
        type="button"
        className="small-button"
        onClick={() => source.drive(isRunning ? 'hold' : 'goOn')}
      >
        {isRunning ? hold : goOn}
      </button>
      {!isRunning && (
        <button type="button" className="small-button" onClick={() => source.drive('once')}>
          {ui.playOnce}
        </button>
      )}
    </>
  );
}
