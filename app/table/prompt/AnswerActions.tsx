/** Answers to the question of a card: targets as numbered buttons, words, none; or a set and its button. */
import type { Action } from '../../../src/actions';
import type { SeatView } from '../../game/match';
import { Button } from '../../look/Button';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { ActionButton } from './ActionButton';
import { needsPicker, type Option } from './options';
import { answerWith, answerWithNone, isSingleAnswer, ownQuestion } from './task';
import { UndoActions } from './UndoActions';

/** More targets than this are pressed on the cards themselves. */
const mostButtons = 6;

export function AnswerActions() {
  const { view, options } = useModel();
  const none = answerWithNone(view);
  const single = isSingleAnswer(view);
  // Whoever played a text mostly wants it.
  const isYesOrNo = ownQuestion(view)?.kind === 'useText';
  return (
    <div className="actions">
      <UndoActions />
      {none && isYesOrNo && <ActionButton action={none} shortcut="Escape" />}
      {single &&
        options
          .filter((option) => isButton(view, option, options.length))
          .map((option) => (
            <OptionButton
              key={option.index}
              option={option}
              answer={answerWith(view, option.index)}
              look={isYesOrNo ? 'main' : 'plain'}
            />
          ))}
      {none && !isYesOrNo && <ActionButton action={none} shortcut="Escape" />}
      {!single && <SetAnswer />}
    </div>
  );
}

/** Words always; cards where they are few and lie on the table. */
function isButton(view: SeatView, { key }: Option, count: number): boolean {
  if (key === null) return true;
  return count <= mostButtons && !needsPicker(view) && !view.observation.sides[view.seat].hand.includes(key);
}

interface OptionButtonProps {
  readonly option: Option;
  readonly answer: Action | undefined;
  readonly look: 'main' | 'plain';
}

function OptionButton({ option, answer, look }: OptionButtonProps) {
  if (answer === undefined) return null;
  const shortcut = option.number < 10 ? String(option.number) : undefined;
  return <ActionButton action={answer} look={look} shortcut={shortcut} />;
}

/** The set as it stands; nothing chosen has a button of its own. */
function SetAnswer() {
  const { ready, task } = useModel();
  const { ui } = useTexts();
  const [action] = ready;
  if (action === undefined || task.chosen.length === 0) {
    return <Button unavailable>{ui.chosenCards(task.chosen.length)}</Button>;
  }
  return <ActionButton action={action} look="main" shortcut="Shift+Enter" />;
}
