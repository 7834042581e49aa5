/** One move that is advised. */
import type { Action } from '../../../src/actions';
import { sceneFor } from '../../game/scene';
import type { Hint } from '../../game/teacher';
import { Button } from '../../look/Button';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';

/** Going on goes without saying, and an answer has words only once its question is asked. */
const isTold = ({ type }: Action): boolean => type !== 'next' && type !== 'choose';

export function HintLine({ hint, onTake }: { hint: Hint; onTake: () => void }) {
  const { ui, action: label, why } = useTexts();
  const scene = sceneFor(useModel());
  const percent = Math.round(hint.winChance * 100);
  const title = label(hint.action, scene);
  const later = hint.turn.slice(1).filter(isTold);
  const said = later.map((action) => label(action, { names: scene.names }));
  return (
    <li className="hint">
      <div className="hint-head">
        <b>{title}</b>
        <span className="hint-chance">{ui.winChance(percent)}</span>
      </div>
      <span className="hint-bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      <p>{hint.why.map(why).join(' ')}</p>
      {said.length > 0 && <p className="hint-then">{ui.hintThen(said.join(', '))}</p>}
      <Button onClick={onTake} aria-label={ui.actionOn(ui.takeHint, title)}>
        {ui.takeHint}
      </Button>
    </li>
  );
}
