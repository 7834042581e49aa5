/** A player's die or a black one, to be chosen. Dots tell the owner without colour. */
import type { Position } from '../../../src/fragments/blueEvents/position';
import { useTexts } from '../../text/texts';
import { dieName, diePlace } from './dieName';
import type { Chosen } from './useChosen';
import './dice.css';

interface DieButtonProps {
  readonly position: Position;
  readonly die: number;
  readonly chosen: Chosen;
}

export function DieButton({ position, die, chosen }: DieButtonProps) {
  const texts = useTexts();
  const { owner } = position.dice[die]!;
  return (
    <button
      type="button"
      className={`die ${owner === null ? 'is-black' : `is-player-${owner}`}`}
      aria-label={`${dieName(position, die, texts)}, ${diePlace(position, die, texts)}`}
      aria-pressed={chosen.die === die}
      onClick={() => chosen.chooseDie(die)}
    >
      <span>{die + 1}</span>
      {owner !== null && <DieDots count={owner + 1} />}
    </button>
  );
}

export const DieDots = ({ count }: { count: number }) => (
  <span className="die-dots" aria-hidden="true">
    {'•'.repeat(count)}
  </span>
);
