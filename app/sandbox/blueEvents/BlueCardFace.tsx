/** A blue card on the board: name, rule, dice spaces, cubes, reward. */
import { diceOn, isSpace } from '../../../src/fragments/blueEvents/board';
import { type CardId, cardOf } from '../../../src/fragments/blueEvents/cards';
import type { Position } from '../../../src/fragments/blueEvents/position';
import { cardName, describeCard } from '../../../src/fragments/blueEvents/text';
import { useTexts } from '../../text/texts';
import { DieButton } from './DieButton';
import type { Chosen } from './useChosen';

interface BlueCardFaceProps {
  readonly position: Position;
  readonly slot: number;
  readonly card: CardId;
  readonly chosen: Chosen;
}

export function BlueCardFace({ position, slot, card, chosen }: BlueCardFaceProps) {
  const { ui, language } = useTexts();
  const { reward } = cardOf(card);
  const { cubes } = position.slots[slot]!;
  return (
    <div className="blue-card">
      <h3>{cardName(card, language)}</h3>
      <div className="blue-card-text">
        {describeCard(card, language).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Spaces position={position} slot={slot} card={card} chosen={chosen} />
      <p className="blue-card-foot">
        <span>{ui.rewardOf(reward)}</span>
        {cubes > 0 && (
          <span className="cubes" role="img" aria-label={ui.greenCubes(cubes)}>
            {Array.from({ length: Math.min(cubes, 6) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cubes are alike.
              <i key={index} />
            ))}
          </span>
        )}
      </p>
    </div>
  );
}

function Spaces({ position, slot, card, chosen }: BlueCardFaceProps) {
  const { ui } = useTexts();
  const { spaces } = cardOf(card);
  const here = diceOn(position, slot);
  return (
    <ul className="die-spaces" aria-label={ui.spacesFilled(here.length, spaces)}>
      {Array.from({ length: spaces }, (_, space) => {
        const die = here.find((index) => {
          const { at } = position.dice[index]!;
          return isSpace(at) && at.space === space;
        });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number.
          <li key={space}>
            {die === undefined ? (
              <span className="die-space" role="img" aria-label={ui.freeSpace} />
            ) : (
              <DieButton position={position} die={die} chosen={chosen} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
