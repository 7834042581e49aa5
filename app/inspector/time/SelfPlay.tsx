/** What plays by itself: held, let go on, or made to take one action. Random actions in a game of the inspector's own. */
import { held, type Session, session } from '../../session';
import { useStore } from '../../store';
import { useTexts } from '../../text/texts';
import type { OwnGame } from '../game/ownGame';
import { useLooked } from '../look/useBench';

/** Actions a second: as fast as the page keeps up. */
const fast = 200;

export function SelfPlay() {
  const { workbench } = useLooked();
  const { ui } = useTexts();
  const isHeld = useStore(held);
  const current = useStore(session);
  const own = workbench.source as Partial<OwnGame>;
  if (own.playBySelf !== undefined) {
    const isPlaying = own.isPlaying?.() ?? false;
    return (
      <Buttons
        isRunning={isPlaying}
        words={isPlaying ? ui.pause : ui.playRandomly}
        onToggle={() => own.playBySelf?.(isPlaying ? 0 : fast)}
        onOnce={() => own.playOnce?.()}
      />
    );
  }
  if (!current?.sitters.some(({ by }) => by === 'computer')) return null;
  return (
    <Buttons
      isRunning={!isHeld}
      words={isHeld ? ui.computersGoOn : ui.computersWait}
      onToggle={() => held.set(!isHeld)}
      onOnce={() => letOnce(current)}
    />
  );
}

/** Lets go until one action has been taken. */
function letOnce({ match }: Session): void {
  const stop = match.subscribe(() => {
    stop();
    held.set(true);
  });
  held.set(false);
}

interface ButtonsProps {
  readonly isRunning: boolean;
  readonly words: string;
  readonly onToggle: () => void;
  readonly onOnce: () => void;
}

function Buttons({ isRunning, words, onToggle, onOnce }: ButtonsProps) {
  const { ui } = useTexts();
  return (
    <>
      <button type="button" className="small-button" onClick={onToggle}>
        {words}
      </button>
      {!isRunning && (
        <button type="button" className="small-button" onClick={onOnce}>
          {ui.playOnce}
        </button>
      )}
    </>
  );
}
